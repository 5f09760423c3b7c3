"""What a part of the pot is worth, and with how many paying it loses nothing."""

"""The rules of Omaha High-Low, true at a card table without computers."""

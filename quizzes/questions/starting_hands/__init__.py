"""Which of two starting hands does better against random hands, and why."""

"""Questions about the next card: their cases, their marking and the wrong rules."""

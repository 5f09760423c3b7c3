"""Questions about the nuts: their cases, their marking and the wrong rules."""

"""Questions about the low: its cases, its marking and the wrong rules."""

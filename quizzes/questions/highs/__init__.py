"""Questions about the high: its cases, its marking and the wrong rules."""

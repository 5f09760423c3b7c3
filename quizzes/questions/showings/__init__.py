"""Who shows first at the end of a hand, who comes next, and who may muck."""

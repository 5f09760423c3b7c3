"""Who posts the blinds, and what a seat that comes in puts in."""

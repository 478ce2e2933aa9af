"""How the database became what it is: one file of `versions` for each change, in a chain."""

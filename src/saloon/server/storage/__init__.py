"""The database: its tables, what rows hold (`documents`, `entries`), reading (`database`), writing (`notebook`)."""

"""The database: its tables, what their rows hold (`documents`, `entries`), reading (`database`), writing (`notebook`)."""

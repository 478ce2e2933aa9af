"""The database: its tables and revisions, reading (`database`), writing (`notebook`), backup."""

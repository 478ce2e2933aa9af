"""What every game needs and no game owns: chance, the table, records, refusals."""

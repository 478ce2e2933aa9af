"""How much the server carries, beside a bare echo on the same stack in the same run: `make bench-server`."""

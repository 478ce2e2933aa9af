"""The server: tables that people play at over the network. It needs the extra `server`."""

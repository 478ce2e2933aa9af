"""One client: `socket.live` is the endpoint, `connection.Connection` serves it until it is gone."""

"""The terminal: a client like any other. It shows a view, offers the open choices and hands one back."""

"""The games that come with us, one folder each. They know the kernel and never each other."""

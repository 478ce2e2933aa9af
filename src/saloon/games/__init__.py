"""Our games, one package each. They import the kernel and never each other."""

"""Work in processes of its own. `pool.Pool` is the way in; the event loop never thinks."""

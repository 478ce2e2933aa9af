"""One program per peer, run by that peer's own interpreter; each answers over `benchmarks.link`."""

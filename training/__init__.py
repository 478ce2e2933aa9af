"""Training the champion's nets by self-play (docs/training.md). Needs torch; nothing here is needed to play."""

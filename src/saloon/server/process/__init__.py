"""What every server process has: settings, logs, metrics, rate limits, the channel to other processes."""

"""For all tests."""

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that runs the tests in the background has them ignore Ctrl-C, and with them every program that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)

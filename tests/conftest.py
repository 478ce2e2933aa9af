"""For all tests."""

import os
import signal

for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):  # set before numpy is loaded
    # The nets are small: several threads for one product wait for each other, and take ten times the work of one.
    os.environ.setdefault(threads, "1")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that runs the tests in the background has them ignore Ctrl-C, and with them every program that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)

"""For all tests."""

import gc
import signal

from saloon.workers import use_one_thread

use_one_thread()

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that runs the tests in the background has them ignore Ctrl-C, and with them every program that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: whoever collects garbage need not look at them each time."""
    gc.freeze()

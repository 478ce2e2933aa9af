"""What every HTTP answer has: who asks, from where, refusals, headers; the files of the page; health."""

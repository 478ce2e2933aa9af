# What happened, as the page tells it: by turns, since the reader was last asked, and at its pace.

web-turn-whose = { $who }’s turn
web-turn-yours = Your turn
web-since = Since your last turn
web-since-none = Nothing has happened since your last turn.
web-to-moment = Go to this moment
web-to-the-table = Back to the table
web-tempo = Pace at the table
web-tempo-note = How long each action of the others stays in view before the next one. Tap to skip to the present.
web-tempo-relaxed = Relaxed
web-tempo-normal = Normal
web-tempo-fast = Fast
web-tempo-instant = Instant
web-high-turn = Turning point
web-sound-off = Turn the sound off
web-sound-on = Turn the sound on

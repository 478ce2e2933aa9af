# Why something is refused: one message for each reason that the engine gives.

## Moves that the rules refuse

illegal-unknown-code = There is no choice with the number { $code }.
illegal-game-over = The game is over.
illegal-not-now = Not now: the question is another one ({ $asked }).
illegal-picked-card-now-or-keep = Decide first about the card you have picked: play { $card } now, or keep it.
illegal-discard-pile-empty = The discard pile is empty.
illegal-draw-pile-exhausted = The draw pile is used up for good.
illegal-not-enough-cards = You cannot lay { $wanted } { $card }: you hold { $have }.
illegal-series-too-small = The first cards of an outlaw must be at least { $least } together; { $wanted } { $card } are too few.
illegal-last-card-must-be-discarded = You must keep a card: the last one is discarded, not played.
illegal-not-in-hand = You do not hold { $card }.
illegal-one-sheriff-card-a-turn = Only one sheriff card a turn, and you have played yours.
illegal-outlaw-not-opened = { $card } cannot be laid yet: nobody has opened this outlaw with three cards.
illegal-order-of-asking-not-allowed = The others cannot be asked in this order here.
illegal-gun-already-there = There is a Fastest Gun on this outlaw already; choose another outlaw.
illegal-no-hideout-to-remove = No pile of yours is hidden.
illegal-no-own-pile = { $card } goes on one of your own piles, and you have none.
illegal-nothing-to-steal = Nobody else has an outlaw card on the table.
illegal-no-pile-to-cover = There is no pile that a Hideout could cover.
illegal-no-card-to-shoot-with = There is no card left to shoot with.
illegal-nothing-to-pick = There is no card to pick.
illegal-taken-card-not-discarded = { $card } has just been taken and may not go straight back.
illegal-pile-not-covered = Your { $card } is not hidden.
illegal-not-in-pile = There is no { $card } in the pile.
illegal-no-such-target = There is no such pile to choose ({ $card }).
illegal-number-of-players = { $players } cannot play: { $least } to { $most } can.
illegal-no-such-dealer = Seat { $dealer_seat } cannot deal: there are { $players } players, counted from 0.

## Files, documents and settings that cannot be read

malformed-file-too-large = { $field } is too large (at most { $most } bytes).
malformed-file-unreadable = { $field } cannot be read: { $cause }.
malformed-file-unwritable = { $field } cannot be written: { $cause }.
malformed-not-text = text is expected here.
malformed-not-json = { $field } is not JSON: { $cause }.
malformed-not-toml = { $field } is not TOML: { $cause }.
malformed-not-a-document = { $field } is neither a record nor a position.
malformed-not-a-table = names with values are expected, not { $found }.
malformed-missing = { $field } is missing.
malformed-not-yes-or-no = true or false is expected, not “{ $value }”.
malformed-not-a-list = a list is expected, not { $found }.
malformed-not-a-number = a whole number is expected, not “{ $value }”.
malformed-not-a-number-in-range = { $field } is a whole number from { $least } to { $most }, not “{ $value }”.
malformed-out-of-range = { $value } does not lie between { $least } and { $most }.
malformed-unknown-field = { $field } is unknown.
malformed-too-long = too long (at most { $most }).
malformed-wrong-length = { $needed } entries are needed, not { $found }.
malformed-not-hex = hexadecimal digits are expected.
malformed-seed-length = a seed has { $needed } bytes ({ $needed } times two hexadecimal digits), not { $bytes }.
malformed-unknown-game = There is no game “{ $value }”.
malformed-unknown-option = There is no option “{ $field }”.
malformed-unknown-value = { $field } cannot be “{ $value }”.
malformed-unknown-preset = There is no preset “{ $value }”.
malformed-unknown-decision = “{ $value }” is no move.
malformed-number-of-players = { $players } cannot play: { $least } to { $most } can.

## Records that do not hold

malformed-other-format = the document has another format: only format { $here } can be read here.
malformed-other-rules-version = the record follows version { $record } of the rules of { $game }; here is version { $here }. Replay it with a Saloon of its time.
malformed-no-seed-yet = the record has no seed yet: the game was still going on when it was published.
malformed-commitment-broken = the seed does not fit the commitment. It gives { $seed_gives }.
malformed-illegal-decision = “{ $decision }” is not a legal move here. { $why }
malformed-other-fingerprint = the table is another one than was recorded; it has the fingerprint { $replay_gives }.
malformed-result-of-unfinished-game = a result, although the game is not over.
malformed-other-result = another result than was recorded: { $replay_gives }.

## Positions that cannot be

malformed-other-game = this is no position of { $here }.
malformed-cards-missing = cards are missing ({ $missing }); all { $deck } must lie somewhere. “*” in the draw pile stands for the rest.
malformed-too-many-cards = { $too_many } too many of { $card }: there are { $most }.
malformed-rest-only-once = “*” can stand there only once.
malformed-unknown-card = there is no card “{ $value }”.
malformed-unknown-outlaw = there is no outlaw “{ $value }”.
malformed-unknown-phase = there is no phase “{ $value }”.
malformed-unknown-use = a card has no use “{ $value }”.
malformed-no-such-seat = there is no seat “{ $value }”.
malformed-not-thousands = { $value } is no multiple of 1000.
malformed-phase-needs = “{ $needed }” is needed for this phase ({ $phase }).
malformed-phase-has-no-card = no card is being played in this phase ({ $phase }).
malformed-wrong-seat-asked = this seat cannot be asked in this phase ({ $phase }).
malformed-pile-of-unopened-outlaw = a pile of an outlaw that is not opened.
malformed-orphaned-cards = sheriff cards without an outlaw card or Photo.
malformed-orphaned-hideout = a Hideout without a pile.
malformed-two-fastest-guns = a second Fastest Gun; the other one is at { $other }.
malformed-empty-hand = this player must hold a card now.
malformed-discard-pile-empty = the discard pile cannot be empty when somebody draws.
malformed-nothing-to-decide = nobody could decide anything here ({ $phase }).
malformed-shown-but-not-held = shown, but not held (in the hand: { $held }).
malformed-no-card-to-shoot-with = nobody could shoot here: there is no card to turn over.

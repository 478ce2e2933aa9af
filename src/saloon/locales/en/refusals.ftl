# Why something is refused: one message for each reason that the engine gives.

## Moves that the rules refuse

illegal-unknown-code = There is no choice with the number { $code }.
illegal-game-over = The game is over.
illegal-not-legal = That cannot be done now.
illegal-not-now = Not now: you are being asked something else ({ $asked }).
illegal-picked-card-now-or-keep = Decide first about the card you have picked: play { $card } now, or keep it.
illegal-discard-pile-empty = The discard pile is empty.
illegal-draw-pile-exhausted = The draw pile is used up for good.
illegal-not-enough-cards = You cannot lay { $wanted } { $card }: you have { $have }.
illegal-series-too-small = The first cards of an outlaw must be at least { $least } together; { $wanted } { $card } are too few.
illegal-last-card-must-be-discarded = You must keep a card: the last one is discarded, not played.
illegal-not-in-hand = You do not have { $card } in hand.
illegal-one-sheriff-card-a-turn = Only one sheriff card per turn, and you have played yours.
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
illegal-card-must-be-taken = After the hit a card must be taken.
illegal-pile-not-covered = Your { $card } is not hidden.
illegal-not-in-pile = There is no { $card } in the pile.
illegal-no-such-target = There is no such pile to choose ({ $card }).
illegal-number-of-players = { $players ->
    [one] { $players } player cannot play this: it takes { $least } to { $most }.
   *[other] { $players } players cannot play this: it takes { $least } to { $most }.
}
illegal-no-such-dealer = Seat { $dealer_seat } cannot deal. Players: { $players }, counted from 0.
illegal-banned = { $card } can no longer be played.
illegal-other-sides-card = { $card } belongs to the other side ({ $side }).
illegal-cannot-pay = { $card } costs { $price }: you would have to discard that many other cards, and you have { $cards }.
illegal-not-at-this-battlefield = { $card } may not be played here: { $battlefield }.
illegal-drawn-already = { $card } lets you draw; since your deck was reshuffled this turn, you may not play another card like one you have already played.
illegal-taken-back-this-turn = { $card } was taken back this turn, and may be played in a later one.
illegal-can-do-nothing = { $card } could do nothing now; it can only pay for other cards.
illegal-no-place = There is no battlefield where { $card } may be placed.
illegal-two-rows = { $battlefield } has { $most } blocking rows already: no room for { $card }.
illegal-slots-full = All { $most } slots at { $battlefield } are taken: no room for { $card }.
illegal-capped = A card at { $battlefield } keeps { $card } out.
illegal-battlefield-past = { $battlefield } is past: the card cannot go there.
illegal-not-in-own-turn = { $card } cannot be used in your own turn.
illegal-bandit-dead = { $bandit } is dead already.
illegal-bandit-saved = { $bandit } is saved already.
illegal-not-the-lowest = { $bandit } has survival rating { $rating }: the lowest must fall first.
illegal-hit-one-first = At least one lawman must be hit.
illegal-not-in-play = { $card } is not in play.
illegal-used-already = { $card } has been used already.
illegal-no-such-neighbour = There is no battlefield on that side for { $card }.
illegal-only-at-battlefield = { $card } can only be used at { $battlefield }.
illegal-not-here = { $card } is not there: { $battlefield }.
illegal-locked = { $card } must stay where it is.
illegal-colty-only = Only Colty may remove cards from play.
illegal-fixed = { $card } cannot be removed.
illegal-not-in-discard-pile = { $card } is not in the discard pile.
illegal-here-already = { $card } is here already.
illegal-only-from-here = { $card } is at { $battlefield }; only cards at this battlefield can be taken back.
illegal-too-much-firepower = { $card } has firepower { $firepower }, more than is left.
illegal-hit-already = { $card } has been hit already.
illegal-not-this-kind = { $card } cannot be chosen here ({ $kind }).

## Files, documents and settings that cannot be read

malformed-file-too-large = { $field } is too large (at most { $most } bytes).
malformed-file-unreadable = { $field } cannot be read: { $cause }.
malformed-file-unwritable = { $field } cannot be written: { $cause }.
malformed-not-text = text is expected here.
malformed-not-json = { $field } is not JSON: { $cause }.
malformed-not-toml = { $field } is not TOML: { $cause }.
malformed-not-a-document = { $field } is neither a game record nor a position.
malformed-not-a-table = names with values are expected, not { $found }.
malformed-missing = { $field } is missing.
malformed-not-yes-or-no = true or false is expected, not “{ $value }”.
malformed-not-a-list = a list is expected, not { $found }.
malformed-not-a-number = a whole number is expected, not “{ $value }”.
malformed-not-a-number-in-range = { $field } is a whole number from { $least } to { $most }, not “{ $value }”.
malformed-out-of-range = { $value } is not between { $least } and { $most }.
malformed-unknown-field = { $field } is unknown.
malformed-too-long = too long (at most { $most }).
malformed-wrong-length = { $needed } entries are needed, not { $found }.
malformed-not-hex = hexadecimal digits are expected.
malformed-seed-length = a seed has { $needed } bytes ({ $needed } times two hexadecimal digits), not { $bytes }.
malformed-unknown-game = There is no game “{ $value }”.
malformed-game-does-not-load = The game “{ $value }” of the package { $package } cannot be used: { $cause }
malformed-no-decks = “{ $value }” is not played with deck files.
malformed-no-positions = “{ $value }” has no positions: only whole games can be read.
malformed-no-rulebook = “{ $value }” has no rulebook.
malformed-unknown-language = There are no texts in the language “{ $value }”.
malformed-unknown-option = There is no option “{ $field }”.
malformed-unknown-value = { $field } cannot be “{ $value }”.
malformed-unknown-preset = There is no preset “{ $value }”.
malformed-unknown-decision = “{ $value }” is not a move.
malformed-number-of-players = { $players ->
    [one] { $players } player cannot play this: it takes { $least } to { $most }.
   *[other] { $players } players cannot play this: it takes { $least } to { $most }.
}

## Records that do not hold

malformed-other-format = the document has another format: only format { $here } can be read here.
malformed-other-rules-version = the record follows version { $record } of the rules of { $game }; this is version { $here }. Replay it with the Saloon version it was made with.
malformed-record-changed = what is stored of this game is not what was stored at its end.
malformed-no-seed-yet = the record has no seed yet: it was published while the game was still being played.
malformed-commitment-broken = the seed does not match the commitment. It gives { $seed_gives }.
malformed-entropy-not-committed = what was added for seat { $seat } does not match its commitment.
malformed-unknown-source = “{ $value }” says nothing about who added to the deal.
malformed-illegal-decision = “{ $decision }” is not a legal move here. { $why }
malformed-other-fingerprint = the table is another one than was recorded; it has the fingerprint { $replay_gives }.
malformed-result-of-unfinished-game = a result, although the game is not over.
malformed-other-result = another result than was recorded: { $replay_gives }.

## Positions that cannot be

malformed-other-game = this is not a position of { $here }.
malformed-cards-missing = cards are missing ({ $missing }): every card must be somewhere. “*” in the draw pile means the rest.
malformed-too-many-cards = { $too_many } too many of { $card }: there are { $most }.
malformed-rest-only-once = “*” may be used only once.
malformed-unknown-card = there is no card “{ $value }”.
malformed-unknown-outlaw = there is no outlaw “{ $value }”.
malformed-unknown-phase = there is no phase “{ $value }”.
malformed-unknown-use = a card has no use “{ $value }”.
malformed-no-such-seat = there is no seat “{ $value }”.
malformed-not-thousands = { $value } is not a multiple of 1,000.
malformed-phase-needs = “{ $needed }” is needed for this phase ({ $phase }).
malformed-phase-has-no-card = no card is being played in this phase ({ $phase }).
malformed-wrong-seat-asked = this seat cannot be asked in this phase ({ $phase }).
malformed-pile-of-unopened-outlaw = a pile of an outlaw that is not opened.
malformed-opened-without-cards = no card of this outlaw is on the table, so under these rules the outlaw is not opened.
malformed-orphaned-cards = sheriff cards without an outlaw card or Photo.
malformed-orphaned-hideout = a Hideout without a pile.
malformed-two-fastest-guns = a second Fastest Gun; the other one is at { $other }.
malformed-empty-hand = this player must have a card in hand now.
malformed-discard-pile-empty = the discard pile cannot be empty when someone draws.
malformed-nothing-to-decide = nobody could decide anything here ({ $phase }).
malformed-shown-but-not-held = shown, but not in hand (in hand: { $held }).
malformed-no-card-to-shoot-with = nobody could shoot here: there is no card to turn over.
malformed-unknown-battlefield = there is no battlefield “{ $value }”.
malformed-unknown-bandit = there is no bandit “{ $value }”.
malformed-unknown-special = there is no special card “{ $value }”.
malformed-unknown-side = there is no side “{ $value }”.
malformed-unknown-face = there is no face “{ $value }”.
malformed-unknown-question = nothing called “{ $value }” can be on the agenda.
malformed-unknown-reason = there is no reason “{ $value }”.
malformed-unknown-script = no card has such a list of operations: “{ $value }”.
malformed-no-such-space = there is no space “{ $value }” in use there.
malformed-never-reached = the marker is at { $battlefield }: it has never been on the last space.
malformed-not-by-these-rules = this cannot be so by the rules of this table.
malformed-no-such-face-left = all spaces with the face “{ $value }” are open already.
malformed-dead-bandit = a dead bandit has no token.
malformed-too-many-at-battlefield = { $found ->
    [one] { $found } card is there; at most { $most } are allowed.
   *[other] { $found } cards are there; at most { $most } are allowed.
}
malformed-too-many-tokens = { $found ->
    [one] { $found } token is on the table; there are only { $box }.
   *[other] { $found } tokens are on the table; there are only { $box }.
}
malformed-cannot-be-played-so = { $card } cannot be played like that.
malformed-agenda-order = “{ $found }” is not allowed here on the agenda.
malformed-agenda-needs-card = the agenda and the card being played do not match.
malformed-wrong-side-asked = this side cannot be asked that.
malformed-leader-dead = { $bandit } is dead: the game would be over.
malformed-not-there = something is named that is not there.
malformed-no-place = the card cannot be placed there.
malformed-no-such-neighbour = there is no battlefield on that side ({ $value }).
malformed-wrong-carrier = another card or bandit carries this effect: { $needed }.
malformed-no-question = nobody is asked anything here (“{ $found }”).

## Decks that cannot be played, and remarks about those that can

deck-field = { $row }, field { $field }
malformed-unknown-deck = There is no deck “{ $value }”.
malformed-other-deck = the deck is another one than was recorded: { $record } there, { $here } here.
malformed-unknown-format = the deck has format { $value }; only format { $known } can be read here.
malformed-wrong-game = this is a deck for “{ $value }”, not for { $wanted }.
malformed-bad-id = “{ $value }” is not an id: lower-case letters, digits and single hyphens, at most { $most } characters.
malformed-duplicate-id = the id “{ $value }” is taken already.
malformed-unknown-word = “{ $value }” is not allowed there.
malformed-unknown-operation = there is no operation “{ $value }”.
malformed-unknown-id = nothing is called “{ $value }” ({ $sort }).
malformed-wrong-sort = “{ $value }” is a card of another kind ({ $kind }); this may be: { $kinds }.
malformed-repeated = “{ $value }” is there twice.
malformed-not-printable = it contains characters that cannot be displayed.
malformed-wrong-count = { $found } are there; { $least } to { $most } are needed.
malformed-deck-size = { $found ->
    [one] the deck has { $found } card ({ $side }); { $least } to { $most } are allowed.
   *[other] the deck has { $found } cards ({ $side }); { $least } to { $most } are allowed.
}
malformed-too-many = { $found } are there, at most { $most } are allowed.
malformed-too-deep = `may_discard` and `unless_discard` are nested more than { $most } deep.
malformed-wrong-side = that is not for this side ({ $side }).
malformed-not-for-kind = a card of this kind ({ $kind }) cannot have that.
malformed-not-here = the operation { $op } is not allowed in this place ({ $place }).
malformed-not-inside = the operation { $op } is not allowed inside another.
malformed-twice = { $op } is allowed there only once.
malformed-not-first = { $op } must be the first operation of its reaction, and nothing else.
malformed-wrong-first = this reaction must begin with { $wanted }, not { $value }.
malformed-window-taken = “{ $by }” reacts to that already.
malformed-not-cancellable = “{ $value }” has no flag cancellable.
malformed-nothing-cancels = a cancellable card needs its reaction: { $wanted }.
malformed-not-single = a card with an ability exists once, not { $copies } times.
malformed-not-once = a special card is used once: once = true.
malformed-not-one-leader = exactly one bandit must lose the game by dying; found: { $found }.
remark-not-62 = { $found ->
    [one] { $side }: { $found } card; { $usual } are usual.
   *[other] { $side }: { $found } cards; { $usual } are usual.
}
remark-box-short = { $needed } may be needed at once, and the box has { $box }.
remark-grit-on-gun = grit does not help a gun: it is destroyed all the same.
remark-never-ahead = a token for being placed ahead, on a card that cannot be.

## Bots

malformed-unknown-bot = there is no bot “{ $value }”.
malformed-bot-without-setting = “{ $value }”: the bot { $bot } has no setting.
malformed-bad-bot-setting = “{ $value }” is not a bot setting: write it as in { $example }.

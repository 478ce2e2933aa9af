# A game at the terminal: beginning, asking, leaving, replaying.

ask-players = How many players, including you ({ $least } to { $most })? [{ $usual }]
ask-side = Which side do you play? [{ $usual }]
by-lot = at random
ask-name = Your name? [{ $usual }]
bad-players = “{ $value }” is not a number of players: this game takes { $least } to { $most }.
bad-players-only = “{ $value }” is not a number of players: this game is for { $n }.
at-the-table = At the table, clockwise: { $names }.
opponents = { $n ->
    [one] Your opponent is a bot: { $bot }.
   *[other] Your opponents are bots: { $bot }.
}
with-options = Changed from the standard rules: { $options }.
commitment = commitment
seed = seed
fair-before = The shuffle is already fixed: this is the SHA-256 fingerprint of its seed. The seed is revealed when the game is over, so that anyone can check it.
fair-after = The seed was fixed before the deal: its commitment is the one you were shown. Every card and every shot follows from it.
press-enter = Press Enter to continue
going-on = { $n ->
    [one] Resuming { $file } ({ $n } decision so far).
   *[other] Resuming { $file } ({ $n } decisions so far).
}
prompt = Number, or ? for help
prompt-back = Number, or back
choose-number = No such number: choose from 1 to { $most }, or ? for help.
not-understood = “{ $answer }” is not one of the choices.
try-help = Type a number, or ? for help.
cannot-undo = Too late to undo: you have learned something new, or someone else has been asked.
saved = saved
resume-with = Continue with: { $command }
verify-with = Check every card: { $command }
replay-with = Watch it again: { $command }
quit-keep = Keep the game for later? [yes] / no / back >
farewell = So long.

## A hint: what stands before the reason

hint-chance = { $chance } chance to win.
hint-chance-money = { $chance } chance to win, about { $dollars } by the end of the round.

## Commands of the game: the word to type, and what it does

command-help = help
    .help = this page (also: ?)
command-hint = hint
    .help = the best choices, their chances of winning, and why
command-log = log
    .help = what has happened; log 50 for more
command-table = table
    .help = show the table again (also: enter)
command-undo = undo
    .help = take back your last step, as long as it revealed nothing new
command-save = save
    .help = save now; save my-game.json for a copy elsewhere
command-say = say
    .help = chat: say Howdy!
command-concede = concede
    .help = propose to concede the game
command-abandon = abandon
    .help = propose to call the game off
command-quit = quit
    .help = leave; the game is kept for later
command-back = back
    .help = back to the first choices

## Replay

replay-prompt = [{ $step }/{ $last }] Enter: next, number: jump, b: back, q: quit
replay-next = { $who } decides next.
replay-how = Enter for the next step, a number from 0 to { $last } to jump there, b to go back, q to quit.
replay-end = That was the whole game.

# Games without a face of their own
plain-ask = Your turn.
plain-choices = Choices
plain-result = { $who } wins.
plain-drawn = The game is drawn.
plain-help = Choose by number; enter shows the table again.
about-rules = the rules about a word, or one rule by its number
about-notation = You can also type moves: { $line }.
refused = Not allowed: { $reason }.

## At a table of a server

far-link = Link for the others
far-waiting = Waiting for players: { $n }
far-clock = Time left: { $time }
far-idle = Waiting for the others (? for help)
far-not-your-turn = It is not your turn. `{ $say } …` chats.
far-lost = Connection lost. Reconnecting…
far-back = Connected again.
far-proposed = Proposed. The others must agree.
far-offer-concede = { $who } wants to concede. Agree? yes / no >
far-offer-abandon = { $who } wants to call the game off. Agree? yes / no >
far-left = Your seat is kept for you. Come back with `{ $command }`
far-ended-conceded = { $who } has conceded.
far-ended-abandoned = The game was called off.
far-record = Replay and record: { $url }

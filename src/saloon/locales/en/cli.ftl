# The command line: help, reports, complaints. `missing-packages` must stay on one line, without variables.

missing-packages = packages are missing (typer, rich, fluent.runtime). Install Saloon with its dependencies: in a checkout `pip install .`, from a wheel `pip install FILE.whl`.
needs-extra = this needs more packages, the extra `{ $extra }`: in a checkout `pip install ".[{ $extra }]"`, from a wheel `pip install "FILE.whl[{ $extra }]"`.

## Help

help-house = Wild West card games for the terminal
help-play = Play a game against bots; Wyatt Earp if you name none.
help-replay = Watch a recorded game, step by step.
help-verify = Recompute a recorded game from its seed: was everything as it should be?
help-position = Check a position (TOML or JSON) and show it.
help-score = Wyatt Earp: who gets how much of a reward, and why; handy at a real table too.
help-options = The options and presets of a game.
help-cards = The cards of a deck, and where each figure comes from (Revolver).
help-rules = The rulebook: a rule by its id, or all rules about some words.
help-bench = Compare the engine’s speed with other frameworks (source checkout only).
help-version = The version, and whether the compiled or the pure engine runs.
help-start = To begin:
help-more = `saloon COMMAND --help` shows more. --lang ({ $languages }) or SALOON_LANG chooses the language.
help-fan = An unofficial fan implementation with its own words and pictures.
help-help = Show this page.
arg-game = the game: { $games }
arg-deck-game = the game: revolver
arg-file = a file
arg-points = capture points of each player, as in A=9 B=5
arg-option = one option, by name or id
arg-about = a rule id such as WE-4.6 or RV-6.2, or words to look for; nothing for the contents
opt-json = for programs: JSON instead of text
opt-option = change a rule; may be repeated (see saloon options)
opt-preset = start from a named set of options
opt-deck = a deck file of your own, or the name of a packaged deck (Revolver; docs/decks.md)
opt-players = number of players, including you ({ $players })
opt-side = which side you play (Revolver): colty, mcready or random
opt-name = your name
opt-opponents = how strong the opponents are: tenderfoot, greenhorn, cowhand, deputy, marshal, gunslinger, champion
opt-seed = deal from this seed, 128 hexadecimal digits, instead of a fresh one
opt-save = keep the game in this file
opt-resume = continue a saved game: the newest, or the FILE given in place of GAME
opt-auto-pass = do not ask out of turn when “no” is the only answer
opt-server = play at a table of this server: opens one, and shows its link; or give a table’s link instead of the game
opt-no-clear = let the pages scroll instead of clearing the screen
opt-seat = whose view: a seat by name, number or side (your own by default), none, or all to see every card
opt-all = print the whole log at once
opt-pot = the money on the poster

## Reports

version = saloon { $version }, { $engine }, Python { $python }
version-rules = { $game }: rules version { $version }
engine-compiled = compiled engine
engine-pure = pure Python engine
engine-unknown = SALOON_ENGINE={ $wish }: there is no such engine. Use one of: { $known }.
engine-missing = SALOON_ENGINE=compiled, but there is no compiled engine here: run `make compile`.
engine-stale = SALOON_ENGINE=compiled, but the compiled engine is older than { $files }: run `make compile`.
engine-broken = SALOON_ENGINE=compiled, but the compiled engine does not load: { $cause }
check-passed = { $file }: everything checks out.
check-failed = { $file }: does not check out.
verified-seed = The seed matches the commitment that was published before the deal.
verified-decisions = { $n ->
    [one] 1 decision was legal.
   *[other] All { $n } decisions were legal.
}
verified-fingerprints = { $n ->
    [0] There is no fingerprint to compare.
    [one] 1 fingerprint is the same.
   *[other] All { $n } fingerprints are the same.
}
verified-result = The result is right: { $who } won.
verified-drawn = The result is right: the game was drawn.
verified-unfinished = The game is not finished.
to-decide = { $who } has to decide: { $phase }.
legal = legal choices
stays = stays
presets = Presets
options-how = saloon play { $game } --option NAME=VALUE, or --preset NAME; saloon options { $game } NAME shows one option.
rules-in-english = (This part of the rulebook is in English.)
rules-appendix = Appendix: reference, options and more examples
rules-how = saloon rules { $id } shows a rule, saloon rules { $word } all rules that mention it.
other-book = The rulebook of { $game }: { $command }
more-rules = { $n ->
    [one] One more rule mentions it: { $command }
   *[other] { $n } more rules mention it: { $command }
}

## Complaints

see-help = See `{ $command }`.
unknown-command = There is no command “{ $command }”.
unknown-flag = There is no option { $flag } here.
unknown-language = There is no language “{ $language }” here: choose one of { $known }.
missing-argument = { $name } is missing.
missing-value = { $name } needs a value.
bad-value = { $name }: { $cause }
extra-argument = Unexpected argument: “{ $argument }”.
interrupted = interrupted.
stumbled = Saloon stumbled: { $error } ({ $where }). That is a bug of ours: please report this line with the command you gave; SALOON_DEBUG=1 shows more.
bench-needs-checkout = the benchmark runs only from a source checkout: clone the repository, then `make bench`.
unknown-rule = The rulebook has nothing about “{ $wanted }”.
unknown-rulebook = There is no rulebook for “{ $wanted }”.
unknown-option = There is no option “{ $name }”. `{ $command }` lists them.
bad-option = “{ $word }” is not an option: write NAME=VALUE, as in { $example }.
no-sides = { $game } has no sides to choose from.
bad-side = There is no side “{ $value }”: choose { $known }.
no-decks = { $game } is not played with deck files.
file-exists = { $file } already exists. Continue it with `{ $command }`, or choose another file.
no-such-file = there is no such file
file-no-permission = you have no permission for this
file-is-folder = this is a folder
file-no-folder = this is not a folder
file-disk-full = the disk is full
file-read-only = it can only be read
nothing-to-resume = No unfinished game in { $folder }. Begin one with `{ $command }`.
already-over = The game in { $file } is over. Watch it with `{ $command }`.
position-not-record = { $file } is a position, not a record: try `{ $command }`.
record-not-position = { $file } is a record, not a position: try `{ $command }`.
all-not-yet = The game is not over: its hidden cards stay hidden. Choose a seat, or none.
no-such-seat = Nobody called “{ $seat }” sits there. Choose a number from 1 to { $most } or a name ({ $known }), none or all.
missing-pot = The reward is missing: --pot 8000.
bad-pot = “{ $value }” is not a reward: write a whole number of dollars, as in --pot 8000.
pot-not-thousands = A reward is a multiple of $1,000; { $value } is not.
bad-points = “{ $word }” is not a player with points: write NAME=POINTS, as in A=9.
points-not-number = The points of { $name } must be a whole number, 0 or more: “{ $value }”.
name-twice = { $name } appears twice: give each player a different name.
bad-number-of-points = { $n ->
    [0] No points are given: write NAME=POINTS for each of { $least } to { $most } players.
   *[other] You gave points for { $n } players; the game is for { $least } to { $most }.
}

far-unreachable = no server answers at { $url }: { $cause }
far-other-protocol = the server { $url } speaks another version: update the older of the two.
far-closed = the server { $url } does not let you in: { $cause }
far-bad-address = “{ $url }” is not the address of a server. Example: `saloon play --server http://127.0.0.1:8000`
far-only-here = { $option } is for games on your own machine, not for those at a server.

## Puzzles

help-puzzle = Solve a puzzle: find the best choice in a position.
help-make-puzzles = Find new puzzles in games of strong bots; this takes long.
opt-theme = what it is about, such as draw or discard
opt-difficulty = how hard: 1 to 4
opt-puzzle-id = the puzzle with this id
opt-puzzle-count = stop when this many puzzles are found
opt-puzzle-games = play at most this many games to find them
opt-puzzle-seed = a number that fixes all games
opt-puzzle-share = at most this many of a hundred puzzles are equally hard
opt-puzzle-record = a recorded game to search first; may be repeated. Its players must have agreed
opt-puzzle-out = write the puzzles into this file. Those in it stay, and the search continues after their last game
puzzle-head = Puzzle { $id } · { $level }. A number, or “quit”.
puzzle-follows = What follows, in one imagined deal where the champion plays all seats:
puzzle-follows-best = After the best choice:
no-such-puzzle = { $game } has no such puzzle. Themes: { $themes }.
no-puzzles = There are no puzzles for { $game }.
puzzles-need-net = puzzles need a net that plays { $game }; there is none.
puzzles-found = Games: { $games }. Puzzles: { $n } of { $wanted }.
puzzles-written = Puzzles: { $n }, in { $file } ({ $bytes } bytes).

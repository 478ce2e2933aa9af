# The page: what stands on it beside the words of the games.

## The house

web-home = Back to the saloon
web-nowhere = Nobody lives here
web-offline = Connection lost. Reconnecting…
web-one-moment = One moment…
web-guest-name = Stranger
web-close = Close
web-cancel = Cancel
web-undo = Undo
web-settings = Settings
web-log = Log
web-hint = Get a hint

## People

web-you = You
web-number = { $value }
web-bot = bot
web-away = away
web-thinking = is thinking
web-open-seat = open seat
web-bot-name-0 = Clem
web-bot-name-1 = Ruth
web-bot-name-2 = Hank
web-bot-name-3 = Silas
level-random = Drifter
level-tenderfoot = Tenderfoot
level-greenhorn = Greenhorn
level-cowhand = Cowhand
level-deputy = Deputy
level-marshal = Marshal
level-gunslinger = Gunslinger
level-ranger = Ranger
level-champion = Champion
level-random-plays = Plays legal moves at random.
level-tenderfoot-plays = For a first game: hardly knows what matters.
level-greenhorn-plays = Knows the game a little and often overlooks the best move.
level-cowhand-plays = Knows what matters, and often does something else.
level-deputy-plays = Plays sensibly and slips now and then.
level-marshal-plays = Plays by experience, without slips, and at once.
level-gunslinger-plays = Taught by Champion, but forgets what it saw and takes a risk too many.
level-ranger-plays = Thinks ahead: tries out every move against what you may hold.
level-champion-plays = Taught itself over a billion moves, and answers at once. Where the rules or the deck are new to it, Ranger plays.
level-replaced = { $why ->
    [no-numpy] { $asked } needs numpy, which is not installed here (pip install numpy): { $plays } plays instead.
    [no-weights] { $asked } has no data here (the installation is incomplete): { $plays } plays instead.
   *[other] { $asked } does not know these rules or this deck: { $plays } plays instead.
}
level-wins = Against { $rival }: wins { $share } of the games.
level-points = Strength { $n } (± { $margin }).

## Every table

web-table = The table
web-phase = Steps of this turn
web-your-turn = Your turn.
web-hint-chance = { $chance } chance to win
web-hint-money = about { $dollars } by the end of the round
web-hint-even = Here these choices are about equally good.
web-hint-whole = The best overall: no single reason decides it.
web-hint-do = Play this
web-skip-ahead = Skip ahead
web-go-on = Continue
web-over-you = You win!
web-over-other = { $who } wins
web-over-nobody = Nobody wins
web-over-conceded = { $you ->
    [yes] You conceded.
   *[no] { $who } conceded.
}
web-over-abandoned = The game was called off.
web-score = Games won:
web-rematch = Rematch
web-to-rematch = To the rematch
web-replay = Watch it again
web-check-fair = Verify the deal
web-waits-for = Waiting for { $who }.
web-last-moves = Last moves
web-selected = selected
web-times = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
web-not-now = { $card } cannot be played now.

## Wyatt Earp

web-wanted = WANTED
web-posters = Posters
web-posters-note = Captured at 8 points. A lead of five takes it all.
web-not-opened = No cards yet
web-needs-three = needs 3 cards
web-at-large = At large
web-you-take-all = You take it all
web-takes-all = { $who } takes it all
web-shared = Shared
web-thousands = ${ $n }k
web-to-draw = to draw
web-discards = discards
web-no-piles = no piles yet
web-piles-of = The piles of { $who }
web-step-draw = Draw
web-step-play = Play
web-step-discard = Discard
web-ask = Ask…
web-ask-for-whom = Which outlaw do you want? Choose a poster.
web-order-left = starting on your left
web-order-right = starting on your right
web-order-other = in this order
web-card-most-wanted = ask · steal
web-card-hideout = cover a pile
web-card-wyatt-earp = 3 uses
web-do-take-two = Draw two
web-do-take-discard = Take { $card }
web-do-lay = Lay { $cards } { $outlaw }
web-do-play-photo = Lay the Photo
web-do-shoot = Shoot
web-do-ask = Ask, { $order }
web-do-steal = Steal
web-do-hide = Shoot to cover a pile
web-do-earp-draw = Draw two
web-do-earp-pick = Look for a card
web-do-earp-remove = Shoot at a hideout
web-do-keep = Keep it
web-do-discard = Discard { $card }
web-do-answer = { $yes ->
    [yes] Shoot with { we-card-wyatt-earp }
   *[no] Leave it
}
web-do-photo-now = { $yes ->
    [yes] Lay the Photo
   *[no] Keep it back
}
web-do-earp-now = { $yes ->
    [yes] Shoot at the hideout on { $outlaw }
   *[no] Leave it
}

## Around the page

web-skip = Skip to the content
web-rooms = Main menu
web-menu = Menu
web-play = Play
web-lobby = Tables
web-my-games = My games
web-learn = Learn
web-rules = Rules
web-profile = Profile
web-fairness = Fair play
web-about = About
web-language = Language
web-rule = Rule { $rule } in the rulebook
web-nowhere-note = This address leads into the desert.
web-no-game = Not played here
web-no-game-note = There is no game “{ $name }” here. These are played:
web-not-loaded = This part of the page did not load
web-reload = Reload
web-foot-fair = Fair shuffle: verify any deal
web-foot-rules = Rules and house rules
web-foot-access = Keyboard, screen reader, text size
web-foot-fans = Unofficial, made by fans
web-copied = Copied
web-not-copied = Could not copy
web-copy = Copy
web-save = Save
web-saved = Saved.
illegal-offline = Can’t reach the server. Are you online?
illegal-not-a-record = This file is not a game record.
illegal-house-trouble = The server’s answer could not be read. Try again in a moment.

## Home

web-pull-up-a-chair = Pull up a chair.
web-pull-up-note = Card games of the Old West. Play against bots or send a friend a link. No account, no waiting.
web-play-now = Play now
web-dealing = Dealing the cards…
web-invite = Invite
web-invite-text = Pull up a chair: a card game of the Old West.
web-players-from-to = { $least }–{ $most } players
web-players-wyatt-earp = 2–4 players
web-players-revolver = 2 players
web-minutes-wyatt-earp = 30 minutes
web-minutes-revolver = 40 minutes
web-bot-levels = { $n ->
    [one] { $n } bot level
   *[other] { $n } bot levels
}
web-about-wyatt-earp = Hunt seven outlaws. Lay their cards, raise the rewards, and be there when the sheriff pays.
web-about-revolver = Colonel McReady chases the Colty gang over five battlefields. Reach the 3:15 Express, or the border.
web-how-many = How many opponents
web-how-strong = How strong the bots are
web-your-side = Your side
web-opponents = { $n ->
    [one] { $n } opponent
   *[other] { $n } opponents
}
web-your-games = Your games
web-continue = Continue
web-its-your-turn = Your turn
web-turn-of = { $who } to move
web-waiting = Waiting for players
web-with = with { $who }
web-first-time = First time here?
web-first-time-note = Learn in five minutes: play a first round with a coach beside you.
web-more-games = More games
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting right now. Open a table and others will find you here.
web-open-a-table = Open a table
web-sit = Sit
web-watch = Watch
web-table-of = { $who }’s table
web-seats-taken = { $n } of { $of } seats

## Lobby and my games

web-lobby-note = Take a free chair, or watch a game.
web-all-games = All games
web-running-tables = In progress
web-nobody-plays = No public games right now.
web-play-the-house = Play against bots
web-going-on = In progress
web-over = Finished
web-result-won = Won
web-result-lost = Lost
web-result-drawn = Drawn
web-result-stopped = Stopped
web-see-replay = Replay
web-download-record = Download the record
web-older = Older games
web-no-games-yet = No finished games yet.

## A new table

web-new-table = A new table
web-new-table-note = Who plays, by which rules, and who may watch.
web-who-plays = Who plays?
web-game = Game
web-how-many-seats = How many seats
web-n-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
web-me = Me
web-beside-me = Someone sharing this screen
web-friend-by-link = Anyone with the link
web-bot-named = Bot: { $name }
web-name = Name
web-name-of = Name for { $seat }
web-hot-seat-note = Several of you share this screen: hands are covered between turns.
web-link-note = You will get a link for the free seats. The game starts when everyone is seated.
web-which-rules = Which rules?
web-preset = Rules
web-preset-standard = Standard rules
web-preset-standard-note = As most rulebooks have them. If in doubt, choose these.
web-preset-standard_photo = Standard rules with quick Photos
web-preset-standard_photo-note = A Photo may be laid out of turn, right after someone opens its outlaw.
web-preset-research = Standard rules for bots and research
web-preset-research-note = Every game ends: a round after 20 idle turns, a game after 1,000 turns.
web-preset-rules_002 = As in the second French rulebook
web-preset-rules_002-note = Ask in any order, hide anyone’s piles, answer a Hideout at any time; when a reward is shared, the last player takes first after the leader.
web-preset-card_001 = As on the French aid card
web-preset-card_001-note = An outlaw is open only while its cards are on the table; only the next player’s empty hand ends the round; everyone with points gets a share.
web-preset-card_004 = As on the Italian aid card
web-preset-card_004-note = Photos out of turn, everyone with points gets a share, and the first to reach $25,000 wins.
web-preset-literal = To the letter
web-preset-literal-note = Every card exactly as written, even where the standard rules are gentler.
web-preset-gentle = Gentle
web-preset-gentle-note = The gang does not lose the game when Cortez falls early.
web-changed-rules = Changed from the standard rules
web-all-options = All options ({ $n })
web-find-option = Find an option
web-sort-v = Variants
web-sort-s = Where the printed rules differ
web-sort-q = Where the printed rules say nothing
web-option-stall_guard = { $n ->
    [one] yes: a round after one idle turn, a game after 1,000 turns
   *[other] yes: a round after { $n } idle turns, a game after 1,000 turns
}
web-option-first_dealer-designated = a player of your choice
web-dealer = Who deals first?
web-the-table = The table
web-who-may-come = Who can join
web-private = By link only
web-public = Anyone
web-private-note = Only people with the link can find this table.
web-public-note = This table appears in the public list.
web-clock = Clock
web-clock-none = No clock
web-clock-move-30 = 30 seconds per decision
web-clock-move-90 = 90 seconds per decision
web-clock-game-10 = 10 minutes per player, plus 10 seconds per turn
web-clock-game-25 = 25 minutes per player, plus 15 seconds per turn
web-clock-day-1 = Correspondence: one day per decision
web-clock-day-3 = Correspondence: three days per decision
web-clock-told-move = Clock: { $span } per decision.
web-clock-told-game = Clock: { $span } per player for the whole game, plus { $more } per turn.
web-pace = Bot speed
web-pace-none = Instant
web-pace-quick = Quick
web-pace-normal = Normal
web-pace-slow = Leisurely
web-hints = Hints
web-hints-note = Anyone at the table may ask for hints.
web-aids = Memory aid
web-aids-note = The log keeps every discard. Without it you have to remember.
web-spectators = Spectators
web-spectators-note = Others may watch. They see nobody’s hand.
web-chat = Chat
web-chat-note = Free text and quick phrases at the table.
web-deal-the-cards = Deal the cards
web-open-the-table = Open the table

## The waiting room

web-seats-missing = { $n ->
    [one] One seat is still free. The game starts when everyone is seated.
   *[other] { $n } seats are still free. The game starts when everyone is seated.
}
web-at-this-table = At this table
web-host = host
web-sit-here = Sit here
web-put-bot = Put a bot here
web-put-a-bot = Put a bot on this seat: { $seat }
web-free-seat = Free this seat
web-fill-with = Fill the rest with bots ({ $level })
web-leave-table = Leave the table
web-invite-friends = Invite friends
web-invite-note = Anyone who opens this link can sit down: no account, nothing to install.
web-invite-link = Link to this table
web-qr = The link as a QR code
web-copy-link = Copy the link
web-share = Share
web-agreed = Rules of this table
web-usual-rules = Standard rules.
web-no-hints = No hints.
web-no-aids = No memory aid.
web-fair-before = The shuffle is already fixed.
web-deal-waits = Waiting for { $names }: the cards are dealt when every part of the shuffle is there.
web-deal-renewed = A part of the shuffle did not arrive in time. That seat is free again, and the shuffle starts over.
web-part-player = adds to the shuffle
web-part-nobody = adds nothing
web-part-server = shuffled by the server
web-said = What was said
web-nothing-said = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-mute = Mute
web-report = Report
web-reported = Reported

## Settings

web-settings-note = Saved in this browser; changes apply at once.
web-looks = Appearance
web-theme = Theme
web-theme-system = Match device
web-theme-light = High noon
web-theme-dark = Lamplight
web-text-size = Text size
web-text-normal = Normal
web-text-large = Large
web-text-larger = Larger
web-speed = Animations
web-speed-note = If your device is set to reduce motion, nothing moves.
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-sounds = Sound
web-sound = Sounds
web-sound-note = Cards, shots, and two clinks of a spur when it is your turn.
web-volume = Volume
web-at-the-table = At the table
web-confirm = Confirm moves that cannot be undone
web-confirm-note = A shot, the discard that ends the round, derailing the train.
web-auto-pass = Pass automatically
web-auto-pass-note = When you could react but have no card for it.
web-sums = Show payouts
web-sums-note = Who would get how much if the round ended now.

## Profile

web-you-are-nobody = Nobody yet: you get a name when you first sit down.
web-you-are-guest = { $name }, guest. Your games are tied to this browser.
web-you-are-member = { $name }, member. Your games follow you to every device.
web-you-are-program = { $name }, played by a program.
web-your-name = Your name
web-become-member = Become a member
web-become-member-note = With a password, your name and games are yours on every device. No e-mail address needed.
web-log-in = Log in
web-log-in-note = For members: name and password.
web-have-account = I have an account
web-password = Password
web-password-note = At least { $n } characters.
web-account = Account
web-old-password = Old password
web-new-password = New password
web-change-password = Change the password
web-log-out = Log out
web-log-out-elsewhere = Log out elsewhere
web-statistics = Won and lost
web-won-of = Won: { $won } of { $n }
web-n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-against = Against
web-rivals-people = people
web-rivals-mixed = mixed
web-won = Won
web-lost = Lost
web-other = Other
web-tokens = Access tokens for programs
web-tokens-note = With a token, a program of yours can play as you. The seat shows that a program has played.
web-token-once = Copy it now: it will not be shown again.
web-token-name = Name of the token
web-new-token = Create a token
web-revoke = Revoke
web-revoke-token = Revoke { $label }
web-farewell = Delete account
web-farewell-note = Deleting your account removes your name everywhere. Finished games stay, without it.
web-delete-account = Delete this account
web-delete-for-good = Yes, delete it

## Fair play

web-fairness-note = You don’t have to take our word for it: every shuffle can be checked.
web-fair-how = How it works
web-fair-how-1 = Before anyone sits down the server draws a secret seed of 512 bits; every card and every shot follows from it.
web-fair-how-2 = It publishes the seed’s fingerprint, a SHA-256 hash: the commitment. A different seed would have a different fingerprint.
web-fair-how-3 = Each player’s page commits to a random number of its own. Only when all are committed are the numbers revealed and mixed in: nobody can choose theirs to suit another’s, and the server cannot know them in advance.
web-fair-how-4 = After the game the seed is revealed. Anyone can replay the record and see that every card matches.
web-fair-proves = What this proves
web-fair-proves-1 = The order of the cards was fixed before the first decision, and was not changed afterwards.
web-fair-proves-2 = Shots did not hit or miss because of who shot.
web-fair-proves-3 = Bots were dealt cards like everyone else, and every move was legal.
web-fair-not = What it does not prove
web-fair-not-1 = That the person who runs the server did not look: the seed is on that machine. Play with people, and on servers, you trust.
web-fair-not-2 = That two people at the table did not tell each other their cards.
web-fair-not-3 = That no deal was thrown away before it began. If someone does not reveal their number, everything starts over with a new commitment: the table says so, and the record counts it.
web-check-record = Check a record
web-check-record-note = Every finished game can be downloaded as a file. Drop it here and every decision is replayed.
web-choose-record = Choose a record
web-choose-record-note = or drop the file here
web-checking = Replaying…
web-record-holds = { $n ->
    [one] The record checks out: one decision replayed.
   *[other] The record checks out: { $n } decisions replayed, every card and shot as recorded.
}
web-record-breaks = The record does not check out.
web-commitment-holds = The seed matches the commitment (computed in your own browser).
web-commitment-differs = The seed does not match the commitment.
web-deal-check-note = Everything here is computed in your own browser, from the record alone. The server has no part in it.
web-deal-part-fits = { $name }: the number that was added matches its commitment.
web-deal-part-breaks = { $name }: the number that was added does not match its commitment.
web-deal-part-nobody = { $name }: added nothing.
web-deal-part-server = { $name }: the server’s seat, which adds nothing.
web-deal-agrees = { $n ->
    [one] One card agrees with the replay: dealt, drawn or turned over.
   *[other] { $n } cards agree with the replay: dealt, drawn or turned over.
}
web-deal-differs = The cards are not those that follow from the seed.
web-deal-renewals = { $n ->
    [one] Once a part did not arrive, and the shuffle started over before this deal.
   *[other] { $n } times a part did not arrive, and the shuffle started over before this deal.
}
web-deal-compare = Compare this with the commitment you saw before the deal:
web-deal-unshown = This record has no seed: there is nothing to check yet.
web-check-yourself = Trust nobody, not even this page? Check on your own machine:

## About

web-about-note = Card games of the Old West, to play in a browser or a terminal.
web-about-fans = Made by fans
web-about-fans-1 = Saloon is an unofficial implementation of the card games Wyatt Earp and Revolver. It is not made, sponsored or approved by their authors or publishers.
web-about-fans-2 = If you like a game here, buy it: it is even better on a real table.
web-about-art = Art and words
web-about-art-1 = Every picture was drawn for Saloon as vector art: portraits, brands, landscapes, cards. Nothing is copied or traced.
web-about-art-2 = The words are ours, too. Typefaces: Rye, Bitter and Barlow Condensed, under the SIL Open Font License.
web-about-rules = Where the rules come from
web-about-rules-1 = From the printed rules and card lists, compared sentence by sentence. Where they differ or say nothing, the table has an option; every refusal and every option cites its rule.
web-about-house = The server
web-about-house-1 = The software is free under the MIT licence. Anyone can run a server; this one loads nothing from third parties and sets one cookie, to keep your seat.
web-about-house-2 = Programs are welcome: there is an open interface for bots and tools.
web-api = The open interface

## Beside the game

web-table-menu = Table
web-call-bot = Let a bot play for { $who }
web-concede = Concede
web-abandon = Call the game off
web-leave = Leave to a bot
web-pass-on = Pass the screen to { $who }!
web-i-am = I am { $who }
web-bot-plays = A bot is playing for you.
web-offer-concede = { $who } wants to concede. Do you agree?
web-offer-abandon = { $who } wants to call the game off. Do you agree?
web-agree = Agreed
web-refuse = No, keep playing

## Watching again

web-replay-note = Watch a finished game step by step, from any seat. Load its record: a file from this server or from the terminal.
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward
web-replay-last = To the end
web-replay-step = Step of the game
web-replay-at = { $n } of { $most }
web-replay-speed = Speed
web-replay-times = { $n }×
web-replay-from = Seen from
web-replay-beside = Spectator
web-replay-moves = All moves
web-replay-hidden = Nothing to see from this seat.
web-replay-link = Copy the link to this move
web-replay-keys = Arrow keys: one step. Space: play and pause. Home and End: to the start and the end.

## The rulebook, the cards, and how the games are played

web-rules-of = { $game }: the rules
web-rules-note = Every rule has an id. Refusals and options cite it, and it has its own link.
web-cards-of = { $game }: the cards
web-contents = Contents
web-rulebook-search = Search the rulebook
web-rulebook-search-note = A word, a card, or an id such as 4.6
web-rulebook-found = { $n ->
    [0] Nothing found.
    [one] One entry found.
   *[other] { $n } entries found.
}
web-rulebook-missing = The rulebook has no entry { $rule }.
web-rulebook-english = This game has its rulebook in English only.
web-rulebook-appendix = Appendix: the reference
web-rulebook-appendix-note = Options, further examples and the notes of the editors, in English: the text that engine and tests go by.
web-rulebook-reference = The whole reference as text, with its sources
web-rules-beside = Rules (new tab)
web-cards-outlaws = Outlaws
web-cards-sheriff = Sheriff cards
web-cards-sheriff-note = One per turn. A revolver at the bottom means that it needs a shot.
web-cards-photos = Photos
web-cards-defence = defence { $n }
web-card-does-outlaw = 2 points on your pile. It takes three at once to open an outlaw; after that anyone may lay single cards. In a shot, an outlaw is a hit.
web-card-does-photo = 4 points on your pile of an opened outlaw, and $1,000 for the reward. No shot needed. A Photo counts as a sheriff card.
web-card-does-stagecoach-robbery = A hit: 1 point on one of your piles, and $3,000 for the reward.
web-card-does-bank-robbery = A hit: 2 points on one of your piles, and $1,000 for the reward.
web-card-does-fastest-gun = A hit: 3 points on one of your piles, and $1,000 for the reward. There is only one on the table: a new one drives the old one off.
web-card-does-most-wanted = Ask the others for an outlaw: the first who holds a card of that outlaw must hand one over. Or shoot: a hit steals an outlaw card from another player’s pile.
web-card-does-hideout = A hit: it covers another player’s pile, which then counts for nothing.
web-card-does-wyatt-earp = Draw two cards. Or pick one from the discard pile. Or shoot to remove a Hideout from one of your piles.
web-learn-note = Play a prepared first round with a coach, under five minutes. Or look at seven pictures first.
web-learn-game = How { $game } is played
web-learn-how = Learn in five minutes
web-learn-cards = The cards
web-learn-step = { $n } of { $of }
web-learn-back = Back
web-learn-next = Next
web-learn-hit = Hit
web-learn-miss = Miss
web-learn-title-wyatt-earp-1 = Seven outlaws, seven rewards
web-learn-text-wyatt-earp-1 = You hunt outlaws, and so do the others. There is money on every poster. It grows while you play, and at the end of a round it goes to those who did most for the capture.
web-learn-title-wyatt-earp-2 = A turn
web-learn-text-wyatt-earp-2 = Draw two cards from the draw pile, or take the top discard. Lay as many outlaws as you like, and play one sheriff card if you want to. A discard ends your turn.
web-learn-title-wyatt-earp-3 = Laying outlaws
web-learn-text-wyatt-earp-3 = Each card counts 2 points. The first to lay an outlaw must lay three or more at once; after that one is enough, for everyone. Every card laid together beyond the first adds $1,000 to the reward.
web-learn-title-wyatt-earp-4 = Sheriff cards
web-learn-text-wyatt-earp-4 = They bring points and money, steal cards, hide other players’ piles or help you out. One per turn, so choose well.
web-learn-title-wyatt-earp-5 = Shots
web-learn-text-wyatt-earp-5 = Many sheriff cards need a shot: turn over the top card of the draw pile. An outlaw is a hit. A sheriff card is a miss, and your card is lost. About five shots in eight hit.
web-learn-title-wyatt-earp-6 = Payday
web-learn-text-wyatt-earp-6 = The round ends when someone discards their last card. An outlaw with 8 points or more on the table is captured. If you lead by five or more, you take the whole reward; otherwise those close behind share it. The reward on an outlaw who gets away stays for the next round.
web-learn-title-wyatt-earp-7 = The richest wins
web-learn-text-wyatt-earp-7 = When someone has $25,000 after a round, the game is over, and the richest player wins. That is all you need: the page shows what you can do.
web-learn-title-revolver-1 = The hunters and the hunted
web-learn-text-revolver-1 = Jack Colty’s gang has robbed a bank and makes for Mexico. Colonel McReady is after it. You lead one side, with a deck of its own: the gang wants to get away, McReady wants Jack dead.
web-learn-title-revolver-2 = Five battlefields
web-learn-text-revolver-2 = The chase leads from the bank to the 3:15 Express. Colty’s turn begins by moving the marker on. Only the battlefield with the marker counts; what lies behind no longer counts.
web-learn-title-revolver-3 = A turn
web-learn-text-revolver-3 = Draw two cards, then play as many as you like. Colty rides on before he draws. McReady attacks when he has played.
web-learn-title-revolver-4 = Cards pay for cards
web-learn-text-revolver-4 = There is no money here: a card that costs two is paid for by discarding two others. Guns and lawmen stay and add firepower. One-shots work once. The gang has room for three guns at each battlefield, and McReady can block it.
web-learn-title-revolver-5 = The attack
web-learn-text-revolver-5 = The lawmen’s firepower is set against the gang’s guns and the defence of the place. If the law has more, one bandit dies. Colty picks who, among those with the lowest survival rating. On a tie the gang holds.
web-learn-title-revolver-6 = The Mexican border
web-learn-text-revolver-6 = If no bandit dies in McReady’s whole turn, one of twelve cubes leaves the border. So McReady must keep hitting, and the gang must keep holding.
web-learn-title-revolver-7 = Who wins
web-learn-text-revolver-7 = The gang wins when the border is empty, or when Jack is alive at the end of the last battlefield. McReady wins when Jack is dead; or Cortez, if he falls before the Express. That is all you need: the page shows what you may do.

## Revolver

web-rv-role = { $side ->
    [colty] you lead the Colty gang
    [mcready] you ride with Colonel McReady
   *[none] you are watching
}
web-rv-step-ride = Ride on
web-rv-step-draw = Draw
web-rv-step-play = Play
web-rv-step-attack = Attack
web-rv-deck-left = deck { $n }
web-rv-lawmen = Lawmen
web-rv-gang = Gang
web-rv-your-gang = Your gang
web-rv-no-limit = no limit
web-rv-at-most = at most { $n }
web-rv-slots = { $used } of { $most }
web-rv-border = Mexican border
web-rv-cubes-of = Mexican border: { $n } of { $most } cubes left
web-rv-n-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
web-rv-to-border = to the border
web-rv-n-bandits = { $n ->
    [one] { $n } bandit
   *[other] { $n } bandits
}
web-rv-next = next: { $bandit } ({ $n })
web-rv-ride-on = { $n } of { $most } ride on
web-rv-piles = Decks and discards
web-rv-dead = dead
web-rv-leader = leader of the gang
web-rv-saved = saved
web-rv-firepower = firepower { $n }
web-rv-marker-here = the turn marker is on { $space }
web-rv-free = Free
web-rv-pays = Pays
web-rv-pay-cards = { $n ->
    [one] pay { $n } card
   *[other] pay { $n } cards
}
web-rv-paid-with = { $n ->
    [one] { $cards } pays its cost.
   *[other] { $cards } pay its cost.
}
web-rv-tap-again = To undo, tap what you picked again.
web-rv-question = { $what }?
web-sure-what = Sure? { $what }
web-for-good = This cannot be undone.
web-choose = Choose
web-rv-verdict = { $outcome ->
    [casualty] { $side ->
        [colty] You lose a bandit
       *[mcready] A bandit falls
    }
    [tie] Tie: the gang holds
   *[holds] The gang holds
}
web-rv-end-turn = { $side ->
    [colty] End the turn
   *[mcready] Attack: { $law } against { $gang }
}
web-rv-do-play = { $mode ->
    [shot] Play { $card } as a one-shot
   *[card] Play { $card }
}
web-rv-play-it = { $mode ->
    [shot] Play it as a one-shot
   *[card] Play it
}
web-rv-do-discard = Discard { $card }
web-rv-do-react = Answer with { $card }
web-rv-do-lose = { $bandit } takes the bullet
web-rv-do-save = Save { $bandit }
web-rv-do-hit = Shoot { $card }
web-rv-do-clear = Clear { $card }
web-rv-do-destroy = Destroy { $card }
web-rv-do-take-back = Take { $card } back from { $place }
web-rv-do-recover = Take { $card }
web-rv-do-move = { $card } from { $place }
web-rv-do-use-special = Use { $card }
web-rv-do-take-off = Remove { $card }
web-rv-copies = { $n ->
    [one] { $n } copy in the deck
   *[other] { $n } copies in the deck
}
web-rv-sources = Where this comes from
web-rv-figure-name = Name
web-rv-figure-copies = Copies
web-rv-figure-fp = Firepower
web-rv-figure-cost = Cost
web-rv-figure-effect = Effect
web-rv-figure-rating = Survival rating

## Playing on from a move, and how a game stood

web-play-on = Play on from here
web-play-on-note = The cards are as they were after move { $n }. It is { $who }’s turn.
web-play-on-seat = You play
web-play-on-others = The others are played by
web-play-on-other = The other side is played by
web-play-on-over = Here the game is over. Go back a few moves, then play on.
web-study = Study game
web-study-note = A study game: the deal is known, so it is private and does not count in any statistics.
web-study-from = Study game from move { $n } of an earlier game. It does not count.
web-chances = Chances
web-chances-show = Show the chances
web-chances-note = { $by ->
    [net] How likely each player was to win, move by move, as Champion judges it. It uses only what the players could know at the time.
   *[other] How likely each player was to win, move by move. The server plays on from every move many times, using only what the players could know.
 }
web-chances-by = By what was known to
web-chances-all = all players together
web-chances-why = { $why ->
    [other-rules] Decisions are not judged here: Champion does not know these rules or this deck.
    [no-net] Decisions are not judged here: there is no Champion for this game.
   *[other] Decisions are not judged here: this server cannot run Champion.
 }
web-chances-wait = Looking at every move. One moment…
web-chances-graph = Chances to win, move by move
web-chances-numbers = The chances in numbers
web-move = Move
web-turns = Turning points
web-turn = Move { $n }: { $who } from { $before } to { $after }
web-no-turns = No single move decided this game.
web-turn-decision = The move itself: { $share }. The rest was luck.
web-worth = Mistakes and missed chances
web-worth-note = Every move is compared with the best one, by what its player could know. Only a clear loss that a closer look confirms is listed.
web-worth-closer = Looking closer at the moves that may have been mistakes…
web-worth-none = No clear mistake.
web-worth-mark = { $mark ->
    [mistake] Mistake
   *[missed-chance] Missed chance
 }
web-worth-lost = Move { $n }: cost { $who } { $share }
web-worth-better = Better: { $choice }
web-worth-all = Every move in numbers
web-worth-who = Player
web-worth-best = Chance with the best move
web-worth-after = With this move
web-worth-choice = Better
web-accuracy = Accuracy
web-accuracy-note = How well each player chose, compared with choosing blindly: 100% is the best move every time, 0% is no better than blind. A dash means that too little was at stake to tell.
web-accuracy-of = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
 }
web-skill = Luck and skill
web-skill-note = Where each player’s result came from. Moves count by what they changed, compared with the best ones. Everything else is luck: draws, shots, hidden cards. Together the rows make up the end.
web-skill-beginning = Before the deal
web-skill-deal = The deal
web-skill-luck = Luck
web-skill-own = Own moves
web-skill-others = Moves of the others
web-skill-end = At the end
web-again = Try again
web-fair-facts = What the record says
web-fair-seed = Seed
web-fair-commitment = Commitment
web-fair-added = Added by the players

## The lesson: a first round with a coach

web-coach = Coach
web-coach-start = Play a first round
web-coach-start-note = A prepared deal against the Greenhorn, with a coach beside you. Under five minutes.
web-coach-pictures = Seven pictures
web-coach-done = Learned
web-coach-of = Step { $n } of { $of }
web-coach-back = Previous tip
web-coach-again = Repeat
web-coach-show = Show me
web-coach-skip = Skip the lesson
web-coach-own-way = Your own way is fine too. Now I would do this:
web-coach-free-title = Your move
web-coach-free = Everything that is marked can be played. Try something: the page tells you what it does.
web-coach-title-wyatt-earp-posters = Seven are wanted
web-coach-text-wyatt-earp-posters = Seven outlaws, and money on each poster. The player who does most towards a capture is paid at the end of the round.
web-coach-title-wyatt-earp-hand = Your hand
web-coach-text-wyatt-earp-hand = Cards with a face and a brand are outlaws. Cards with a star are sheriff cards: they do something special.
web-coach-title-wyatt-earp-draw = Draw two cards
web-coach-text-wyatt-earp-draw = Every turn begins with drawing. Tap the draw pile.
web-coach-title-wyatt-earp-lay = Lay { $cards } × { $outlaw }
web-coach-text-wyatt-earp-lay = The first to lay an outlaw needs three or more cards at once. Tap the card: all of them are picked up. Then lay them.
web-coach-title-wyatt-earp-points = Points and money
web-coach-text-wyatt-earp-points = Each card counts 2 points on your pile. Every card after the first put $1,000 more on the poster: it is your reward that grows.
web-coach-title-wyatt-earp-photo = Lay the Photo
web-coach-text-wyatt-earp-photo = The Photo of an outlaw on the table: 4 points and $1,000 at once. It is a sheriff card, and you may play only one of those per turn.
web-coach-title-wyatt-earp-discard = Discard { $card }
web-coach-text-wyatt-earp-discard = A discard ends your turn. Give away what helps you least: the next player may take it.
web-coach-title-wyatt-earp-watch = { $who } plays
web-coach-text-wyatt-earp-watch = The same turn on the other side: draw, play, discard. The log tells what happens.
web-coach-title-wyatt-earp-lay-more = Lay { $outlaw }
web-coach-text-wyatt-earp-lay-more = This outlaw is opened already, so a single card is enough now: 2 points more.
web-coach-title-wyatt-earp-lay-theirs = Lay { $outlaw }
web-coach-text-wyatt-earp-lay-theirs = { $who } has opened this outlaw, and you may join in: your cards stay in front of you. Anyone at most 4 points behind gets a share.
web-coach-title-wyatt-earp-shoot = Shoot with { $card }
web-coach-text-wyatt-earp-shoot = It needs a shot: the top card of the draw pile is turned over. An outlaw is a hit, a sheriff card a miss. About five in eight hit.
web-coach-title-wyatt-earp-attach = A hit! Put it on { $outlaw }
web-coach-text-wyatt-earp-attach = The card goes on one of your piles, with its points, and its reward on the poster.
web-coach-title-wyatt-earp-miss = A miss
web-coach-text-wyatt-earp-miss = A sheriff card was turned over. Your card is lost, and it was your sheriff card of this turn.
web-coach-title-wyatt-earp-take = Take { $card }
web-coach-text-wyatt-earp-take = Instead of two unknown cards you may take the top discard. Do it when that card goes with your hand.
web-coach-title-wyatt-earp-hide = Shoot with { $card }
web-coach-text-wyatt-earp-hide = A hit covers someone else’s pile: it counts for nothing. Again a shot decides.
web-coach-title-wyatt-earp-cover = A hit! Hide { $outlaw }
web-coach-text-wyatt-earp-cover = Choose the pile that hurts { $who } most. Only a { we-card-wyatt-earp } card can free it.
web-coach-title-wyatt-earp-out = Your last card
web-coach-text-wyatt-earp-out = Discard it, and the round is over. Outlaws with 8 points are captured; five ahead takes the whole reward, otherwise it is shared.
web-coach-title-wyatt-earp-payday = Payday: you have { $dollars }
web-coach-text-wyatt-earp-payday = Money stays with you, rewards that nobody won stay on their posters, and a new round begins. At $25,000 the game ends, and the richest wins.
web-coach-title-revolver-gang = Your gang
web-coach-text-revolver-gang = Sixteen bandits ride with Jack Colty. The number is how hard they are to kill: the lowest fall first, and Jack must live.
web-coach-title-revolver-field = Where the fight is
web-coach-text-revolver-field = Five battlefields, from the bank to the train. Only the one with the marker counts now.
web-coach-title-revolver-gun = Play { $card }
web-coach-text-revolver-gun = A gun stays at the battlefield and counts its firepower. This one costs nothing: tap it, then play it.
web-coach-title-revolver-duel = Law against gang
web-coach-text-revolver-duel = On the left the lawmen, on the right your guns and the defence of the place. They need more than you: on a tie the gang holds.
web-coach-title-revolver-pay = Play { $card }, and pay
web-coach-text-revolver-pay = It costs { $n ->
        [one] one other card
       *[other] { $n } other cards
    } of your hand. Tap it, then choose what pays: that is discarded.
web-coach-title-revolver-end = End your turn
web-coach-text-revolver-end = Now McReady draws, plays his lawmen and attacks. Cards that you keep may pay or help later.
web-coach-title-revolver-watch = McReady plays
web-coach-text-revolver-watch = He draws two cards, plays lawmen and blocking rows, and at the end he always attacks.
web-coach-title-revolver-cube = You held
web-coach-text-revolver-cube = Nobody died in his turn, so one cube left the Mexican border. When the last of twelve is gone, you have won.
web-coach-title-revolver-marker = You ride on
web-coach-text-revolver-marker = Your turn begins: the marker moves one space on, and you have drawn two cards. After the last space the next battlefield follows.
web-coach-title-revolver-ahead = Send { $card } ahead
web-coach-text-revolver-ahead = Some cards may be placed at a battlefield that is still to come: tap the card, then the place ahead. There it gets a token, +1.
web-coach-title-revolver-shot = Play { $card }
web-coach-text-revolver-shot = A one-shot works once and is discarded. This one kills a lawman here.
web-coach-title-revolver-hit = Choose the lawman
web-coach-text-revolver-hit = His firepower leaves the fight. The bar in the middle shows it before you decide.
web-coach-title-revolver-lose = One bandit falls
web-coach-text-revolver-lose = The law had more firepower. You choose who falls, but only among those with the lowest number. However big the difference, only one falls.
web-coach-title-revolver-row = A blocking row
web-coach-text-revolver-row = McReady has put a blocking row on your side: it fills one of your three slots there.
web-coach-title-revolver-express = The train
web-coach-text-revolver-express = At the Express you may derail the train, once: everything there is swept away. Each card you discard saves one bandit; all others are lost.
web-coach-title-revolver-win = How it ends
web-coach-text-revolver-win = You win when the border is empty, or when Jack is alive at the end of the last battlefield. McReady wins when Jack is dead, or Cortez before the train.
web-coach-end-wyatt-earp = That was your first round
web-coach-end-revolver = Now you can lead a gang
web-coach-end-note = You know all you need: the page shows what can be played, and you can always ask for a hint.
web-coach-end-wyatt-earp-1 = Draw, lay, play one sheriff card, discard.
web-coach-end-wyatt-earp-2 = Three cards open an outlaw; then one is enough, for everyone.
web-coach-end-wyatt-earp-3 = An outlaw turned over is a hit, a sheriff card a miss.
web-coach-end-wyatt-earp-4 = 8 points capture; a lead of 5 takes it all; within 4 you share.
web-coach-end-revolver-1 = Cards pay for cards; guns stay and add firepower.
web-coach-end-revolver-2 = The law needs more than guns and defence together; on a tie the gang holds.
web-coach-end-revolver-3 = If it has more, one bandit of the lowest number falls; if not, a cube leaves the border.
web-coach-end-revolver-4 = Empty border, or Jack alive at the end: you win. Jack dead: you lose.
web-coach-deputy = Next: the Deputy
web-coach-rules = Read the rules
web-coach-go-on = Keep playing

## Movement, sounds and help at the tables

web-stamp-hit = HIT
web-stamp-miss = MISS
web-stamp-holds = HOLDS
web-stamp-saved = SAVED
web-stamp-cancelled = CANCELLED
web-stamp-derailed = DERAILED
web-stamp-grit = TRUE GRIT
web-no = No
web-if-done = Then you have { $points } on { $outlaw }, reward { $pot }. { $verdict }

## Keys

web-keys = Keyboard shortcuts
web-keys-table = At a table
web-keys-replay = In a replay
web-keys-everywhere = Everywhere
web-keys-answer = press that answer, from the left
web-keys-hand = go along your cards
web-keys-press = pick up the card, press the button
web-keys-back = put it back, or close
web-keys-step = one move back, one on
web-keys-ends = to the start, to the end
web-keys-play = play, pause
web-keys-list = this list
web-keys-on = Single-key shortcuts
web-keys-on-note = Letters and digits press buttons; the ? key lists them.
web-key-enter = Enter
web-key-escape = Esc
web-key-home = Home
web-key-end = End
web-key-space = Space

# Puzzles

web-puzzles = Puzzles
web-puzzles-note = Positions from games of strong bots in which one choice is clearly the best. Find it.
web-puzzles-about = Each choice was tried in thousands of imagined deals that fit what you know. How hard a puzzle is depends at first on the bots that miss it, later on everyone’s answers. Only your first answer counts.
web-puzzles-none = There are no puzzles here.
web-puzzles-n = { $n ->
    [one] One puzzle
   *[other] { $n } puzzles
}
web-puzzle = Puzzle
web-puzzle-ask = Find the best choice.
web-puzzle-level = level: { $level }
web-puzzle-level-1 = Easy
web-puzzle-level-2 = Medium
web-puzzle-level-3 = Hard
web-puzzle-level-4 = Very hard
web-puzzle-rating = your rating: { $rating }
web-puzzle-change = rating { $rating } ({ $change })
web-puzzle-streak = { $n ->
    [one] one right in a row
   *[other] { $n } right in a row
}
web-puzzle-again = answered before: it no longer counts
web-puzzle-right = Right!
web-puzzle-wrong = Not the best choice.
web-puzzle-ahead = { $n ->
    [one] It wins { $chance } of the time, the next best choice { $next }, in { $n } imagined deal.
   *[other] It wins { $chance } of the time, the next best choice { $next }, in { $n } imagined deals.
}
web-puzzle-behind = { $n ->
    [one] Your choice wins { $chance } of the time, the best one { $best }, in { $n } imagined deal.
   *[other] Your choice wins { $chance } of the time, the best one { $best }, in { $n } imagined deals.
}
web-puzzle-why = Why?
web-puzzle-then = What follows
web-puzzle-mine = Your choice
web-puzzle-answer = Best choice
web-puzzle-best = Show the best
web-puzzle-next = Next puzzle
web-puzzle-solve = Solve
web-puzzle-theme = What it is about
web-puzzle-any-theme = Anything
web-puzzle-difficulty = How hard
web-puzzle-any-level = Suits my rating
web-puzzle-your-rating = Your rating
web-puzzle-provisional = Your rating is still uncertain.
web-puzzle-solved = Solved
web-puzzle-solved-of = { $solved } of { $tried }
web-puzzle-row = Right in a row
web-puzzle-row-best = { $now }, longest: { $best }
## Ratings, statistics, players who look for each other

web-rated = Rated
web-rated-note = The result counts for your rating. One seat each, a clock, no hints and no taking back; whoever leaves has lost.
web-sit-rated = Sit: it counts
web-friendly = Friendly
web-quick = Find players
web-quick-note = You play with the next people who want the same. If nobody comes in time, bots take the free seats.
web-quick-kind = What kind of game
web-quick-wait = Wait for people
web-quick-wait-0 = Not at all: bots at once
web-quick-wait-15 = 15 seconds
web-quick-wait-60 = 1 minute
web-quick-wait-300 = 5 minutes
web-quick-wait-ever = As long as it takes
web-quick-bot = Then this bot
web-quick-start = Look for a game
web-quick-looking = Looking for players…
web-quick-alone = Nobody else is looking for this game right now.
web-quick-others = { $n ->
    [one] 1 other person is looking too.
   *[other] { $n } others are looking too.
}
web-quick-bots-in = Bots in { $left }
web-quick-elsewhere = You are looking for a game in another window now.
web-standings = Ratings
web-standings-note = From rated games only. A difference of 400 points means about ten wins in eleven games between two players.
web-standings-people = People
web-standings-programs = Programs
web-standings-who = Who is rated
web-standings-none = Nobody is listed here yet. The bots show where their strength would place them.
web-standings-bots = Bots have the strength that was measured between them; they do not move.
web-place = Place
web-player = Player
web-rating = Rating
web-rated-games = Games
web-provisional = provisional
web-provisional-note = Provisional until enough games make it sure. ± is how far off it may be, 19 times in 20.
web-my-ratings = Your ratings
web-no-ratings = You have no rated games yet.
web-rating-graph = Your rating, game by game: from { $first } to { $last }
web-figures = How you play
web-figures-of = { $n ->
    [one] From 1 game
   *[other] From { $n } games
}
web-figures-none = The server looks at finished games when it has time. Come back after your next one.
web-figure-odds = { $got } of { $n } · { $expected } were likely
web-figure-luck = Luck
web-figure-luck-note = How much the deal, and everything later that no decision explains, changed your chance to win, per game.
web-figure-lost = Chance lost per decision
web-figure-lost-note = How much of your chance to win a decision cost on average, against the best one, from what you could know.
web-figure-accuracy = Accuracy
web-figure-accuracy-note = 0% is no better than blind choices, 100% always the best one.
web-points-of-chance = { $n ->
    [one] { $text } point
   *[other] { $text } points
}
web-privacy = What others see
web-listed = Show my name in the ratings
web-listed-note = Off for guests unless they switch it on.
web-shares = Share my finished games for research
web-shares-note = Without names, and only games where everyone at the table has agreed. Switch it off, or delete your account, and no new collection has them.

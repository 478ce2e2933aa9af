# What the server says to people: why something is refused, and the ready phrases of the chat.

## Coming in

# Names that nobody may have, with commas between them. Fine with terms: they are what a guest might type.
reserved-names = the house, house, server, owner, host, guest, you, everybody, nobody, anybody

illegal-bad-name = That name does not work: letters of one script, digits and spaces, at most { $most } characters.
illegal-name-reserved = { $name } is reserved. Choose another name.
illegal-name-taken = { $name } is taken, or looks like a name that is. Choose another one.
illegal-wrong-password = Wrong name or password.
illegal-password-is-name = The password must not be your name.
illegal-password-common = That password would soon be guessed: too many people use it, or it is too simple. Choose one that is longer or less common.
illegal-member-already = You have an account with a password already.
illegal-members-only = This account has no password to change.
illegal-people-only = Programs cannot do this: log in yourself.
illegal-no-session = Tell us your name first, or log in.
illegal-unknown-token = This token is unknown, or has been revoked.
illegal-bad-label = Give the token a readable name.
illegal-no-such-token = There is no such token.
illegal-too-many-tokens = You have { $most } tokens already: revoke one first.
illegal-foreign-origin = That came from another site. Open this page itself and try again.
illegal-no-such-page = There is nothing here.
illegal-too-large = That is too much at once.
illegal-too-fast =
    { $what ->
        [accounts] Too many new guests from your address
        [chances] Too many games looked at step by step
        [chat] Too many messages
        [clubs] Too many new clubs and matches from your address
        [devices] Too many wrong passwords
        [guesses] Too many wrong passwords for this account on devices that it has not used before
        [hints] Too many hints
        [letters] Too many confirmations by e-mail from your address
        [logins] Too many wrong passwords from your address
        [mails] Too many messages to this address
        [notify] Too many changes
        [passwords] Too many wrong passwords for this account from your address
        [places] Too many changes from your address
        [proofs] Too many records to check
        [reports] Too many reports
        [tables] Too many new tables
       *[requests] Too many requests
    }: try again in { $minutes ->
        [1] { $seconds } s
       *[other] { $minutes } min
    }.
illegal-no-mail-here = This server sends no e-mail.
illegal-mail-for-members = E-mail is for members: choose a password first.
illegal-too-many-channels = You already get messages in { $most } places: remove one first.
illegal-no-such-channel = Messages are no longer sent there.
illegal-not-confirmed = Open the link in the e-mail first.
illegal-no-such-link = This link no longer works.
illegal-mail-not-sent = The e-mail could not be sent. Check the address, or try again later.
malformed-bad-endpoint = This server sends no notifications to { $host }.
malformed-bad-push-key = The browser’s keys ({ $field }) are not valid.
illegal-tables-full =
    { $what ->
        [address] There are { $most } tables from your address that are not over: end one first.
        [public-account] You have { $most } public tables that are not over: end one first, or open a private one.
        [public-address] There are { $most } public tables from your address that are not over: end one first, or open a private one.
       *[account] You have { $most } tables that are not over: end one first.
    }
illegal-too-many-connections = Too many connections at a time: at most { $most }.
illegal-too-busy = The server is busy right now: try again in a moment.
illegal-broken = Something went wrong on our side. Try again in a moment.
illegal-store-unavailable = Nothing can be saved right now. Nothing is lost: try again in a moment.
illegal-other-rules = This table was started with version { $found } of the rules of { $game }; this server plays by version { $here }, so it cannot continue here.
illegal-game-not-here = This table’s game ({ $game }) is no longer installed on this server.
illegal-unreadable-entry = This table cannot be opened: this server cannot read entry { $seq } ({ $kind }) of what happened there.
illegal-game-failed = The game { $game } has failed at this answer. Nothing was changed: answer differently, or tell whoever runs this server.

## Tables

illegal-no-such-table = There is no such table.
illegal-not-invited = This table is only for those who have the link.
illegal-link-ended = This link no longer works: it has been withdrawn, or a part of it is missing. Ask for a new one.
illegal-watch-later = Nobody may watch this game while it is being played. Come back when it is over.
illegal-too-many-tables = You are watching { $most } tables already: leave one first.
illegal-table-not-open = The game has begun already.
illegal-table-not-running = No game is being played here.
illegal-table-not-over = The game is not over yet.
illegal-no-seat-here = You are not sitting at this table.
illegal-not-your-seat = This seat is not yours.
illegal-table-full = All seats of this table are taken.
illegal-rules-differ = The server plays { $game } by version { $there } of the rules, this program by version { $here }.
illegal-no-position = At this table players must remember for themselves: a program cannot play here, nor can the terminal.
illegal-seat-taken = This seat is not free.
illegal-not-the-host = Only the host can do this.
illegal-not-your-turn = It is not your turn.
illegal-question-is-past = That question has been answered already.
illegal-bot-plays-here = A bot is playing for you. Return to your seat first.
illegal-cannot-undo = Too late to undo: someone has learned something from it.
illegal-offer-open = A proposal is already waiting for answers.
illegal-no-offer = There is nothing for you to answer.
illegal-nobody-to-replace = There is nobody to replace in this seat.
illegal-still-here = That player is still here.
illegal-presence-unknown = It cannot be told just now whether the player is there. Try again in a moment.
illegal-has-time-left = That player still has time.
illegal-nothing-to-return-to = No bot is playing for you here.
illegal-rematch-begun = The next game has begun already.
illegal-commitment-used = This commitment was used already. Choose another number.
illegal-nothing-to-add = Nothing can be added to the deal of this table.
illegal-reveals-begun = Every part of the shuffle is fixed already: the cards are about to be dealt.
illegal-nothing-to-reveal = There is nothing to reveal for this seat now.
illegal-not-as-committed = This does not match the commitment of the seat.
illegal-silent-before = You have lost your seat here twice because nothing was revealed.
illegal-no-hints-here = There are no hints at this table.
illegal-no-chat-here = There is no chat at this table.
illegal-no-such-account = There is no such account.
illegal-too-many-mutes = You cannot mute more than { $most } people. Hear one of them again first.
illegal-no-such-message = Nobody has said that at this table.
illegal-not-watching = You can report only what is said at a table where you sit or that you watch.
illegal-nothing-said = Say something, or choose one of the phrases.

## Messages that cannot be read

malformed-bad-message = Message not understood: { $cause }.
malformed-other-table = The command names another table than the address.
malformed-too-little-time = { $value } s is too short: at least { $least } s.
malformed-takes-too-long = { $seconds ->
    [one] Playing the record again takes longer than { $seconds } second.
   *[other] Playing the record again takes longer than { $seconds } seconds.
}
malformed-study-other-game = The record is of another game: { $value }.
malformed-study-other-table = The record is not of that table, or its game is not over.
malformed-study-has-rules = A study table keeps the rules of its record.
malformed-study-is-private = A study table is never public: anyone with the record knows every card.
malformed-nothing-left-to-play = After { $value } decisions the game is over: nothing is left to play.

## Ready phrases of the chat

phrase-hello = Howdy!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-rematch = Another one?
phrase-bye = So long!
illegal-no-such-puzzle = There is no such puzzle.
illegal-rated-not-agreed = This table is rated: sit down only if you want the result to count.
illegal-rated-one-seat = At a rated table everyone has one seat.
illegal-rated-for-others = { $whom ->
    [programs] At this rated table only programs play.
   *[people] At this rated table only people play, not programs.
}
illegal-rated-counts = A rated game cannot be stopped without another player: concede it, or play on.
malformed-not-rateable = { $why ->
    [seats] A rated table needs you on exactly one seat, and others on the rest.
    [clock] A rated table needs a clock.
    [study] A study table cannot be rated.
   *[deck] A table with a deck of your own cannot be rated.
}
malformed-bot-not-rated = { $value } has no known strength, so it cannot play at a rated table. These can: { $known }.
malformed-unknown-role = There is no role “{ $value }” here. There are: { $known }.
malformed-match-needs-clock = To be matched with others you need a clock: no one waits for a player who has gone.
illegal-programs-only = Only a program, with a token, can do that.
illegal-no-such-program = There is no program “{ $name }” to challenge.
illegal-no-such-challenge = There is no such challenge.
illegal-not-your-challenge = This challenge is not yours to answer, or it was answered already.
illegal-too-many-challenges = You have { $most } open challenges already: take one back first.
illegal-challenge-declined = The other program has declined the challenge.

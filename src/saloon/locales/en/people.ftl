## Time, people and consent at a table

web-time-left = Time left: { $time }
web-time-over-you = At zero a bot plays this turn for you.
web-time-over = At zero a bot plays for { $who }.
web-clock-zero = When the time is up, a bot plays the turn, and you can come back at any moment.
web-i-am-here = I am here
web-returning = You are back. The bot finishes this turn.
web-is-away = Away just now: { $who }.
web-bot-soon = In { $n } s you can let a bot play on.
web-bot-plays-on = Let a bot play on
web-watching = You are watching.
web-waiting-for = Waiting for { $who }.
web-offered-concede = You have offered to concede.
web-offered-abandon = You have offered to call the game off.
web-offer-told-concede = { $who } offers to concede.
web-offer-told-abandon = { $who } offers to call the game off.
web-offer-declined = Your offer was declined. The game goes on.
web-offer-gone = The offer is off the table. The game goes on.
web-withdraw = Withdraw
web-notice-other = Question or offer
web-took-back = { $who } has taken back the last move.
web-rematch-sides = sides swapped
web-rematch-seats = everyone moves on one seat
web-rematch-asked = Rematch wanted by { $who }.
web-sure-concede = Concede? The game ends, and you lose it.
web-sure-abandon = Call the game off? It ends without a winner and counts for nobody.
web-sure-leave = Leave? A bot plays on in your seat. You can come back.
web-sure-asks = The others are asked first.
web-play-on-here = Keep playing
web-let-watch = Let others watch
web-copy-watch-link = Copy the link to watch
web-unshare = Withdraw the link
web-chat-unread = Chat: { $n ->
    [one] one new message
   *[other] { $n } new messages
    }
web-muted = Muted: { $who }.
web-unmute = Unmute
web-ask-name = What’s your name?
web-ask-name-note = The others see this name at the table. You can change it in your profile.
web-no-undo-took = This cannot be undone: it has shown you the card below.

# What is told outside the page: by web push, by e-mail, by a feed, and where one asks for it.

## Messages

notify-turn = Your turn
notify-over = The game is over
notify-sat = Your table has company
notify-rematch = Rematch wanted
notify-daily = The deal of the day
notify-club = Fresh deals in your club
notify-challenge = Someone has played your deal
notify-match = Someone has played in your match
notify-duel = Your match has begun
notify-try = Messages from Saloon arrive here
notify-try-text = This is how you will be told when it is your turn.
# $what: one of the lines above, $game: the name of a game
notify-of-game = { $what }: { $game }
notify-with = With { $people }
notify-winner = Winner: { $who }
notify-many =
    { $n ->
        [one] One piece of news from Saloon
       *[other] { $n } pieces of news from Saloon
    }
notify-more = … and { $n } more
notify-open = Open
notify-stop = Stop these
notify-mail-foot = You get this because you asked Saloon for e-mail about your games.
notify-mail-stop = Stop these messages:
notify-mail-settings = Choose what you hear about:
notify-confirm-title = Confirm your e-mail address
# $site: the address of the server, $name: the name of the player
notify-confirm-text =
    { $name } at { $site } has asked for messages about games to be sent to this address.

    If that is you, open this link within two days:
    { $link }

    If not, do nothing: no further message will come.
notify-feed-title = Saloon: your turn

## On the page

web-notify = Notifications
web-notify-note = For games that take days: Saloon tells you when it is your turn. You can play without it.
web-notify-here = This browser
web-notify-here-note = A short message on this device, even when Saloon is closed.
web-notify-turn-on = Notify me here
web-notify-turn-off = Turn off here
web-notify-on = Notifications are on in this browser.
web-notify-blocked = This browser blocks notifications from this site. Allow them in its settings for this page, then try again.
web-notify-missing = This browser cannot show notifications. On an iPhone or iPad, add Saloon to the home screen first. E-mail or a feed work everywhere.
web-notify-no-push = This server sends no notifications to browsers.
web-notify-failed = The browser could not sign up for notifications. Try again later.
web-notify-mail = E-mail
web-notify-mail-note = We send a link there first. Nothing else comes before you have opened it.
web-notify-mail-members = E-mail is for members: choose a password in your profile first.
web-notify-address = Your e-mail address
web-notify-add-mail = Send the link
web-notify-mail-sent = A link is on its way to { $address }.
web-notify-where = Where messages arrive
web-notify-browser = A browser
web-notify-this = this browser
web-notify-unconfirmed = not confirmed yet
web-notify-paused = stopped
web-notify-try = Test
web-notify-tried = A test message is on its way.
web-notify-again = Turn on again
web-notify-remove = Remove
web-notify-what = What you hear about
web-notify-wish-turn = It is my turn
web-notify-wish-over = A game is over
web-notify-wish-company = Someone sits down, wants a rematch, or has played my deal
web-notify-wish-daily = The deal of the day, and fresh deals in a club
web-notify-grace = How soon
web-notify-grace-note = Never while you are at the table.
web-notify-grace-120 = 2 min
web-notify-grace-600 = 10 min
web-notify-grace-3600 = 1 h
web-notify-every = At most one message
web-notify-every-note = What happens meanwhile comes together in one message.
web-notify-every-900 = every 15 min
web-notify-every-3600 = per hour
web-notify-every-86400 = per day
web-notify-quiet = Quiet hours
# $zone: a time zone, such as Europe/Rome
web-notify-quiet-note = No messages during these hours: they come afterwards. Time zone: { $zone }
web-notify-from = From
web-notify-to = Until
web-notify-hour = { $hour }:00
web-notify-feed = Feed and calendar
web-notify-feed-note = A secret link for your feed reader or calendar, with the games where it is your turn. Anyone who has the link can read it.
web-notify-feed-make = Make a link
web-notify-feed-renew = New link
web-notify-feed-end = Withdraw the link
web-notify-feed-atom = Atom feed
web-notify-feed-ics = Calendar
web-notify-offer = Friends may take a while
web-notify-offer-note = This browser can tell you when someone sits down and when it is your turn, even when Saloon is closed.
web-notify-later = Not now
web-notify-settings = Notification settings
web-notify-stopped-mail = No more e-mail from Saloon
web-notify-stopped-push = No more notifications in that browser
web-notify-stopped-note = You can play on as before. Was it a mistake?
web-notify-resumed = Messages will come again
web-notify-confirmed = Your address is confirmed
web-notify-confirmed-note = You will be told there when it is your turn.
web-notify-wait = One moment…
web-notify-to-start = To the start page

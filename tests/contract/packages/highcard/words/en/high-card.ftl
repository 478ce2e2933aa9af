hc-title = High Card
hc-intro =
    Everybody holds a few cards and plays one each round; the highest takes a point.
    Whoever has most points at the end wins.
hc-ask-play = Which card do you play?
hc-ask-over = The game is over.
hc-decision-play = play the { $card }
hc-fact-dealt = { $card ->
    [0] nothing
   *[other] { $who } is dealt { $card }
}
hc-fact-played = { $who } plays the { $card }
hc-view-hand = Your hand
hc-view-points = Points
hc-preset-long = A long game

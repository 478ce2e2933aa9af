"""What a game was worth, decision by decision, by the net that taught itself (docs/analysis.md).

`found` has the types, `judge` asks the net, `review` looks at a whole game, `story` makes a story of the numbers.
"""

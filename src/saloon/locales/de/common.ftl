# What every page and every game needs.

language-name = Deutsch
money = { $dollars } $
money-short = { $thousands }k
percent = { $n } %
# An estimate that is almost certain, or almost impossible.
percent-over = über { $n } %
percent-under = unter { $n } %
list-comma = {", "}
list-semicolon = {"; "}
colon = {": "}
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
yes = ja
no = nein
seat = Platz { $n }
stranger = Namenlos
usual = Standard

## Refusals: the parts around them

by-rule = ({ $rule })
at-field = { $field }: { $text }
faults = { $n } Fehler:
did-you-mean = Meintest du { $names }?
there-is = Es gibt: { $names }.

# What every page and every game needs.

language-name = Italiano
money = { $dollars } $
money-short = { $thousands }k
percent = { $n }%
# An estimate that is almost certain, or almost impossible.
# Fine with articles: it is 99.
percent-over = oltre il { $n }%
percent-under = meno di { $n }%
list-comma = {", "}
list-semicolon = {"; "}
colon = {": "}
list-and = { $first } e { $last }
list-or = { $first } o { $last }
yes = sì
no = no
seat = Posto { $n }
stranger = Viandante
usual = predefinito

## Refusals: the parts around them

by-rule = ({ $rule })
at-field = { $field }: { $text }
faults = { $n ->
    [one] { $n } errore:
   *[other] { $n } errori:
}
did-you-mean = Volevi dire { $names }?
there-is = Scelte possibili: { $names }.

# What every page and every game needs.

language-name = English
money = ${ $dollars }
money-short = { $thousands }k
percent = { $n }%
# An estimate that is almost certain, or almost impossible.
percent-over = over { $n }%
percent-under = under { $n }%
list-comma = {", "}
list-semicolon = {"; "}
colon = {": "}
list-and = { $first } and { $last }
list-or = { $first } or { $last }
yes = yes
no = no
seat = Seat { $n }
stranger = Stranger
usual = default

## Refusals: the parts around them

by-rule = ({ $rule })
at-field = { $field }: { $text }
faults = { $n ->
    [one] { $n } fault:
   *[other] { $n } faults:
}
did-you-mean = Did you mean { $names }?
there-is = Available: { $names }.

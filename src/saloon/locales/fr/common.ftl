# What every page and every game needs.

language-name = Français
money = { $dollars } $
money-short = { $thousands }k
percent = { $n } %
# An estimate that is almost certain, or almost impossible.
percent-over = plus de { $n } %
percent-under = moins de { $n } %
list-comma = {", "}
list-semicolon = {" ; "}
colon = {" : "}
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
yes = oui
no = non
seat = Place { $n }
stranger = Anonyme
usual = par défaut

## Refusals: the parts around them

by-rule = ({ $rule })
at-field = { $field } : { $text }
faults = { $n ->
    [one] { $n } erreur :
   *[other] { $n } erreurs :
}
did-you-mean = Vouliez-vous dire { $names } ?
there-is = Choix possibles : { $names }.

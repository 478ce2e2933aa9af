# Why something is refused: one message for each reason that the engine gives.

## Moves that the rules refuse

illegal-unknown-code = Il n’y a pas de choix numéro { $code }.
illegal-game-over = La partie est terminée.
illegal-not-legal = Ce n’est pas possible maintenant.
illegal-not-now = Pas maintenant : on vous demande autre chose ({ $asked }).
illegal-picked-card-now-or-keep = Décidez d’abord de la carte choisie : jouer { $card } maintenant, ou la garder.
illegal-discard-pile-empty = La défausse est vide.
illegal-draw-pile-exhausted = La pioche est définitivement épuisée.
illegal-not-enough-cards = Vous ne pouvez pas poser { $wanted } { $card } : vous en avez { $have }.
illegal-series-too-small = Pour ouvrir un hors-la-loi, il faut poser au moins { $least } cartes à la fois, et non { $wanted } ({ $card }).
illegal-last-card-must-be-discarded = Il faut garder une carte : la dernière se défausse, elle ne se joue pas.
illegal-not-in-hand = Vous n’avez pas { $card } en main.
illegal-one-sheriff-card-a-turn = Une seule carte shérif par tour, et vous avez joué la vôtre.
illegal-outlaw-not-opened = On ne peut pas encore poser { $card } : personne n’a ouvert ce hors-la-loi avec trois cartes.
illegal-order-of-asking-not-allowed = On ne peut pas demander dans cet ordre ici.
illegal-gun-already-there = Le Tireur le plus rapide est déjà sur ce hors-la-loi ; choisissez-en un autre.
illegal-no-hideout-to-remove = Aucune de vos séries n’est cachée.
illegal-no-own-pile = { $card } va sur une de vos séries, et vous n’en avez pas.
illegal-nothing-to-steal = Personne d’autre n’a de carte hors-la-loi sur la table.
illegal-no-pile-to-cover = Il n’y a aucune série à cacher.
illegal-no-card-to-shoot-with = Il ne reste aucune carte pour tirer.
illegal-nothing-to-pick = Il n’y a aucune carte à choisir.
illegal-taken-card-not-discarded = Vous venez de prendre { $card } : cette carte ne peut pas repartir aussitôt.
illegal-card-must-be-taken = Le tir a touché : il faut prendre une carte.
illegal-pile-not-covered = Votre série { $card } n’est pas cachée.
illegal-not-in-pile = { $card } ne s’y trouve pas.
illegal-no-such-target = Cette série ne peut pas être choisie ({ $card }).
illegal-number-of-players = On ne joue pas à { $players } : il faut de { $least } à { $most } joueurs.
illegal-no-such-dealer = La place { $dealer_seat } ne peut pas donner. Joueurs : { $players }, comptés à partir de 0.
illegal-banned = On ne peut plus jouer { $card }.
illegal-other-sides-card = { $card } est à l’autre camp ({ $side }).
illegal-cannot-pay = { $card } coûte { $price } : il faudrait défausser autant d’autres cartes, et vous en avez { $cards }.
illegal-not-at-this-battlefield = { $card } ne se joue pas ici : { $battlefield }.
illegal-drawn-already = { $card } fait piocher ; votre défausse a été mélangée ce tour-ci, et vous avez déjà joué une carte de cette sorte.
illegal-taken-back-this-turn = Vous venez de reprendre { $card } : cette carte ne se rejoue qu’à un tour suivant.
illegal-can-do-nothing = { $card } ne ferait rien maintenant : cette carte ne peut que payer d’autres cartes.
illegal-no-place = Il n’y a aucun champ de bataille où placer { $card }.
illegal-two-rows = { $battlefield } a déjà { $most } rangées de blocage : pas de place pour { $card }.
illegal-slots-full = Toutes les places ({ $most }) sont prises : pas de place pour { $card } ({ $battlefield }).
illegal-capped = Une carte en place empêche { $card } de venir ({ $battlefield }).
illegal-battlefield-past = { $battlefield } est déjà derrière : la carte ne peut pas y aller.
illegal-not-in-own-turn = { $card } ne sert pas pendant votre propre tour.
illegal-bandit-dead = { $bandit } ne vit plus.
illegal-bandit-saved = { $bandit } est déjà hors de danger.
illegal-not-the-lowest = { $bandit } a la cote { $rating } : la plus faible cote tombe d’abord.
illegal-hit-one-first = Il faut toucher au moins un justicier.
illegal-not-in-play = { $card } n’est pas en jeu.
illegal-used-already = { $card } a déjà servi.
illegal-no-such-neighbour = De ce côté, il n’y a pas de champ de bataille pour { $card }.
illegal-only-at-battlefield = { $card } ne sert qu’à un seul champ de bataille : { $battlefield }.
illegal-not-here = { $card } n’est pas là : { $battlefield }.
illegal-locked = { $card } doit rester en place.
illegal-colty-only = Seul Colty peut retirer des cartes.
illegal-fixed = On ne peut pas retirer { $card }.
illegal-not-in-discard-pile = { $card } n’est pas dans la défausse.
illegal-here-already = { $card } est déjà ici.
illegal-only-from-here = { $card } se trouve ailleurs ({ $battlefield }), et seul ce qui est ici peut être repris.
illegal-too-much-firepower = { $card } a une puissance de { $firepower }, et il en reste moins.
illegal-hit-already = { $card } a déjà reçu un coup.
illegal-not-this-kind = On ne peut pas choisir { $card } ici ({ $kind }).

## Files, documents and settings that cannot be read

malformed-file-too-large = { $field } est trop gros (au plus { $most } octets).
malformed-file-unreadable = { $field } ne peut pas être lu : { $cause }.
malformed-file-unwritable = { $field } ne peut pas être écrit : { $cause }.
malformed-not-text = du texte est attendu ici.
malformed-not-json = { $field } n’est pas du JSON : { $cause }.
malformed-not-toml = { $field } n’est pas du TOML : { $cause }.
malformed-not-a-document = { $field } n’est ni un enregistrement ni une position.
malformed-not-a-table = des noms avec leurs valeurs sont attendus, et non { $found }.
malformed-missing = { $field } manque.
malformed-not-yes-or-no = true ou false est attendu, et non « { $value } ».
malformed-not-a-list = une liste est attendue, et non { $found }.
malformed-not-a-number = un nombre entier est attendu, et non « { $value } ».
malformed-not-a-number-in-range = { $field } est un nombre entier de { $least } à { $most }, et non « { $value } ».
malformed-out-of-range = { $value } n’est pas entre { $least } et { $most }.
malformed-unknown-field = { $field } est inconnu.
malformed-too-long = trop long (au plus { $most }).
malformed-wrong-length = il faut { $needed } entrées, et non { $found }.
malformed-not-hex = des chiffres hexadécimaux sont attendus.
malformed-seed-length = une graine a { $needed } octets ({ $needed } fois deux chiffres hexadécimaux), et non { $bytes }.
malformed-unknown-game = Il n’y a pas de jeu « { $value } ».
malformed-game-does-not-load = Le jeu « { $value } » du paquet { $package } est inutilisable : { $cause }
malformed-no-decks = « { $value } » ne se joue pas avec des fichiers de paquets.
malformed-no-positions = « { $value } » n’a pas de positions : seules des parties entières peuvent être lues.
malformed-no-rulebook = « { $value } » n’a pas de livret de règles.
malformed-unknown-language = Il n’y a pas de textes dans la langue « { $value } ».
malformed-unknown-option = Il n’y a pas d’option « { $field } ».
malformed-unknown-value = { $field } ne peut pas être « { $value } ».
malformed-unknown-preset = Il n’y a pas de préréglage « { $value } ».
malformed-unknown-decision = « { $value } » n’est pas un coup.
malformed-number-of-players = On ne joue pas à { $players } : il faut de { $least } à { $most } joueurs.

## Records that do not hold

malformed-other-format = le document a un autre format : seul le format { $here } se lit ici.
malformed-other-rules-version = l’enregistrement suit la version { $record } des règles ({ $game }) ; ici, c’est la version { $here }. Revoyez-le avec la version de Saloon d’alors.
malformed-record-changed = ce qui est conservé de cette partie n’est pas ce qui l’était à sa fin.
malformed-no-seed-yet = l’enregistrement n’a pas encore de graine : la partie était en cours quand il a été publié.
malformed-commitment-broken = la graine ne correspond pas à l’engagement. Elle donne { $seed_gives }.
malformed-entropy-not-committed = ce qui a été ajouté pour la place { $seat } ne correspond pas à son engagement.
malformed-unknown-source = « { $value } » ne dit pas qui a ajouté quelque chose à la donne.
malformed-illegal-decision = « { $decision } » n’est pas un coup permis ici. { $why }
malformed-other-fingerprint = la table n’est pas celle qui a été enregistrée ; son empreinte est { $replay_gives }.
malformed-result-of-unfinished-game = un résultat, alors que la partie n’est pas terminée.
malformed-other-result = un autre résultat que celui enregistré : { $replay_gives }.

## Positions that cannot be

malformed-other-game = cette position n’est pas de ce jeu ({ $here }).
malformed-cards-missing = il manque des cartes ({ $missing }) : toutes doivent être quelque part. « * » dans la pioche vaut pour le reste.
malformed-too-many-cards = { $too_many } de trop pour { $card } : il y en a { $most }.
malformed-rest-only-once = « * » ne peut être là qu’une fois.
malformed-unknown-card = il n’y a pas de carte « { $value } ».
malformed-unknown-outlaw = il n’y a pas de hors-la-loi « { $value } ».
malformed-unknown-phase = il n’y a pas de phase « { $value } ».
malformed-unknown-use = une carte n’a pas d’usage « { $value } ».
malformed-no-such-seat = il n’y a pas de place « { $value } ».
malformed-not-thousands = { $value } n’est pas un multiple de 1 000.
malformed-phase-needs = il faut « { $needed } » dans cette phase ({ $phase }).
malformed-phase-has-no-card = aucune carte n’est en jeu dans cette phase ({ $phase }).
malformed-wrong-seat-asked = cette place ne peut rien avoir à décider dans cette phase ({ $phase }).
malformed-pile-of-unopened-outlaw = une série d’un hors-la-loi qui n’est pas ouvert.
malformed-opened-without-cards = aucune carte de ce hors-la-loi n’est sur la table : avec ces règles, il n’est pas ouvert.
malformed-orphaned-cards = des cartes shérif sans carte hors-la-loi ni Photo.
malformed-orphaned-hideout = une Cachette sans série.
malformed-two-fastest-guns = un second Tireur le plus rapide ; l’autre est à { $other }.
malformed-empty-hand = ce joueur doit avoir une carte en main.
malformed-discard-pile-empty = la défausse ne peut pas être vide quand quelqu’un pioche.
malformed-nothing-to-decide = personne n’aurait rien à décider ici ({ $phase }).
malformed-shown-but-not-held = montrée, mais absente de la main (en main : { $held }).
malformed-no-card-to-shoot-with = personne ne pourrait tirer ici : il n’y a pas de carte à retourner.
malformed-unknown-battlefield = il n’y a pas de champ de bataille « { $value } ».
malformed-unknown-bandit = il n’y a pas de bandit « { $value } ».
malformed-unknown-special = il n’y a pas de carte spéciale « { $value } ».
malformed-unknown-side = il n’y a pas de camp « { $value } ».
malformed-unknown-face = il n’y a pas de visage « { $value } ».
malformed-unknown-question = rien qui s’appelle « { $value } » ne peut être à l’ordre du jour.
malformed-unknown-reason = il n’y a pas de raison « { $value } ».
malformed-unknown-script = aucune carte n’a cette liste d’opérations : « { $value } ».
malformed-no-such-space = la case « { $value } » n’y est pas en usage.
malformed-never-reached = le marqueur n’a jamais été sur la dernière case ({ $battlefield }).
malformed-not-by-these-rules = cela ne peut pas être avec les règles de cette table.
malformed-no-such-face-left = toutes les cases au visage « { $value } » sont déjà ouvertes.
malformed-dead-bandit = un bandit mort n’a pas de jeton.
malformed-too-many-at-battlefield = il y en a { $found }, et pas plus de { $most } ne peuvent y être.
malformed-too-many-tokens = { $found ->
    [one] { $found } jeton est en jeu, et la boîte en a { $box }.
   *[other] { $found } jetons sont en jeu, et la boîte en a { $box }.
}
malformed-cannot-be-played-so = On ne peut pas jouer { $card } ainsi.
malformed-agenda-order = « { $found } » ne peut pas être ici dans l’ordre du jour.
malformed-agenda-needs-card = l’ordre du jour et la carte jouée ne vont pas ensemble.
malformed-wrong-side-asked = on ne peut pas demander cela à ce camp.
malformed-leader-dead = sans { $bandit }, la partie serait terminée.
malformed-not-there = il est question d’une chose qui n’est pas là.
malformed-no-place = la carte ne peut pas être placée là.
malformed-no-such-neighbour = de ce côté, il n’y a pas de champ de bataille ({ $value }).
malformed-wrong-carrier = cet effet appartient à une autre carte ou à un autre bandit : { $needed }.
malformed-no-question = personne n’a rien à décider ici (« { $found } »).

## Decks that cannot be played, and remarks about those that can

deck-field = { $row }, champ { $field }
malformed-unknown-deck = Il n’y a pas de paquet « { $value } ».
malformed-other-deck = le paquet n’est pas celui qui a été enregistré : { $record } là-bas, { $here } ici.
malformed-unknown-format = le paquet a le format { $value } ; seul le format { $known } se lit ici.
malformed-wrong-game = c’est un paquet pour « { $value } », pas pour { $wanted }.
malformed-bad-id = « { $value } » n’est pas un identifiant : minuscules, chiffres et traits d’union simples, au plus { $most } caractères.
malformed-duplicate-id = l’identifiant « { $value } » est déjà pris.
malformed-unknown-word = « { $value } » ne peut pas être là.
malformed-unknown-operation = il n’y a pas d’opération « { $value } ».
malformed-unknown-id = rien ne s’appelle « { $value } » ({ $sort }).
malformed-wrong-sort = « { $value } » est une carte d’un autre type ({ $kind }) ; ici il faut : { $kinds }.
malformed-repeated = « { $value } » est là deux fois.
malformed-not-printable = le texte contient des caractères qui ne peuvent pas être affichés.
malformed-wrong-count = il y en a { $found } ; il en faut de { $least } à { $most }.
malformed-deck-size = { $found ->
    [one] le paquet a { $found } carte ({ $side }) ; on en admet de { $least } à { $most }.
   *[other] le paquet a { $found } cartes ({ $side }) ; on en admet de { $least } à { $most }.
}
malformed-too-many = il y en a { $found }, au plus { $most } sont admis.
malformed-too-deep = `may_discard` et `unless_discard` sont imbriqués sur plus de { $most } niveaux.
malformed-wrong-side = ce n’est pas pour ce camp ({ $side }).
malformed-not-for-kind = une carte de ce type ({ $kind }) ne peut pas avoir cela.
malformed-not-here = l’opération { $op } ne peut pas être à cet endroit ({ $place }).
malformed-not-inside = l’opération { $op } ne peut pas être à l’intérieur d’une autre.
malformed-twice = { $op } ne peut être là qu’une fois.
malformed-not-first = { $op } est en tête de sa réaction, et nulle part ailleurs.
malformed-wrong-first = cette réaction doit commencer par { $wanted }, et non { $value }.
malformed-window-taken = « { $by } » y réagit déjà.
malformed-not-cancellable = « { $value } » n’a pas la marque cancellable.
malformed-nothing-cancels = une carte annulable demande sa réaction : { $wanted }.
malformed-not-single = une carte à capacité existe en un seul exemplaire, et non { $copies }.
malformed-not-once = une carte spéciale ne sert qu’une fois : once = true.
malformed-not-one-leader = un seul bandit doit faire perdre la partie en mourant ; ici, il y en a { $found }.
remark-not-62 = { $found ->
    [one] { $side } : { $found } carte ; { $usual } sont d’usage.
   *[other] { $side } : { $found } cartes ; { $usual } sont d’usage.
}
remark-box-short = il peut en falloir { $needed } à la fois, et la boîte en a { $box }.
remark-grit-on-gun = True Grit n’aide pas une arme : elle est détruite quand même.
remark-never-ahead = un jeton pour un placement en avance, sur une carte qui ne peut pas l’être.

## Bots

malformed-unknown-bot = il n’y a pas de robot « { $value } ».
malformed-bot-without-setting = « { $value } » : le robot { $bot } n’a pas de réglage.
malformed-bad-bot-setting = « { $value } » n’est pas un réglage de robot : écrivez par exemple { $example }.

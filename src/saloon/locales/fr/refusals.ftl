# Why something is refused: one message for each reason that the engine gives.

## Moves that the rules refuse

illegal-unknown-code = Il n’y a pas de choix numéro { $code }.
illegal-game-over = La partie est terminée.
illegal-not-now = Pas maintenant : la question est une autre ({ $asked }).
illegal-picked-card-now-or-keep = Décidez d’abord de la carte choisie : jouer { $card } maintenant, ou la garder.
illegal-discard-pile-empty = La défausse est vide.
illegal-draw-pile-exhausted = La pioche est définitivement épuisée.
illegal-not-enough-cards = Vous ne pouvez pas poser { $wanted } { $card } : vous en avez { $have }.
illegal-series-too-small = Les premières cartes d’un hors-la-loi sont au moins { $least } à la fois ; { $wanted } { $card }, c’est trop peu.
illegal-last-card-must-be-discarded = Il faut garder une carte : la dernière se défausse, elle ne se joue pas.
illegal-not-in-hand = Vous n’avez pas { $card } en main.
illegal-one-sheriff-card-a-turn = Une seule carte shérif par tour, et vous avez joué la vôtre.
illegal-outlaw-not-opened = { $card } ne peut pas encore être posée : personne n’a ouvert ce hors-la-loi avec trois cartes.
illegal-order-of-asking-not-allowed = On ne peut pas demander dans cet ordre ici.
illegal-gun-already-there = Le Tireur le plus rapide est déjà sur ce hors-la-loi ; choisissez-en un autre.
illegal-no-hideout-to-remove = Aucune de vos piles n’est cachée.
illegal-no-own-pile = { $card } va sur une de vos piles, et vous n’en avez pas.
illegal-nothing-to-steal = Personne d’autre n’a de carte hors-la-loi sur la table.
illegal-no-pile-to-cover = Il n’y a aucune pile qu’une Cachette pourrait couvrir.
illegal-no-card-to-shoot-with = Il ne reste aucune carte pour tirer.
illegal-nothing-to-pick = Il n’y a aucune carte à choisir.
illegal-taken-card-not-discarded = { $card } vient d’être prise et ne peut pas repartir aussitôt.
illegal-pile-not-covered = Votre pile { $card } n’est pas cachée.
illegal-not-in-pile = { $card } n’est pas dans la pile.
illegal-no-such-target = Cette pile ne peut pas être choisie ({ $card }).
illegal-number-of-players = On ne joue pas à { $players } : il faut de { $least } à { $most } joueurs.
illegal-no-such-dealer = La place { $dealer_seat } ne peut pas donner : il y a { $players } joueurs, comptés à partir de 0.

## Files, documents and settings that cannot be read

malformed-file-too-large = { $field } est trop gros (au plus { $most } octets).
malformed-file-unreadable = { $field } ne peut pas être lu : { $cause }.
malformed-file-unwritable = { $field } ne peut pas être écrit : { $cause }.
malformed-not-text = du texte est attendu ici.
malformed-not-json = { $field } n’est pas du JSON : { $cause }.
malformed-not-toml = { $field } n’est pas du TOML : { $cause }.
malformed-not-a-document = { $field } n’est ni une partie ni une position.
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
malformed-unknown-option = Il n’y a pas d’option « { $field } ».
malformed-unknown-value = { $field } ne peut pas être « { $value } ».
malformed-unknown-preset = Il n’y a pas de jeu d’options « { $value } ».
malformed-unknown-decision = « { $value } » n’est pas un coup.
malformed-number-of-players = On ne joue pas à { $players } : il faut de { $least } à { $most } joueurs.

## Records that do not hold

malformed-other-format = le document a un autre format : seul le format { $here } se lit ici.
malformed-other-rules-version = la partie suit la version { $record } des règles de { $game } ; ici, c’est la version { $here }. Rejouez-la avec un Saloon de son temps.
malformed-no-seed-yet = la partie n’a pas encore de graine : elle était en cours quand elle fut publiée.
malformed-commitment-broken = la graine ne correspond pas à l’engagement. Elle donne { $seed_gives }.
malformed-illegal-decision = « { $decision } » n’est pas un coup permis ici. { $why }
malformed-other-fingerprint = la table n’est pas celle qui fut enregistrée ; son empreinte est { $replay_gives }.
malformed-result-of-unfinished-game = un résultat, alors que la partie n’est pas terminée.
malformed-other-result = un autre résultat que celui enregistré : { $replay_gives }.

## Positions that cannot be

malformed-other-game = ce n’est pas une position de { $here }.
malformed-cards-missing = il manque des cartes ({ $missing }) ; les { $deck } doivent être quelque part. « * » dans la pioche vaut pour le reste.
malformed-too-many-cards = { $too_many } de trop pour { $card } : il y en a { $most }.
malformed-rest-only-once = « * » ne peut être là qu’une fois.
malformed-unknown-card = il n’y a pas de carte « { $value } ».
malformed-unknown-outlaw = il n’y a pas de hors-la-loi « { $value } ».
malformed-unknown-phase = il n’y a pas de phase « { $value } ».
malformed-unknown-use = une carte n’a pas d’usage « { $value } ».
malformed-no-such-seat = il n’y a pas de place « { $value } ».
malformed-not-thousands = { $value } n’est pas un multiple de 1000.
malformed-phase-needs = il faut « { $needed } » dans cette phase ({ $phase }).
malformed-phase-has-no-card = aucune carte n’est en jeu dans cette phase ({ $phase }).
malformed-wrong-seat-asked = cette place ne peut rien avoir à décider dans cette phase ({ $phase }).
malformed-pile-of-unopened-outlaw = une pile d’un hors-la-loi qui n’est pas ouvert.
malformed-orphaned-cards = des cartes shérif sans carte hors-la-loi ni Photo.
malformed-orphaned-hideout = une Cachette sans pile.
malformed-two-fastest-guns = un second Tireur le plus rapide ; l’autre est à { $other }.
malformed-empty-hand = ce joueur doit avoir une carte en main.
malformed-discard-pile-empty = la défausse ne peut pas être vide quand quelqu’un pioche.
malformed-nothing-to-decide = personne n’aurait rien à décider ici ({ $phase }).
malformed-shown-but-not-held = montrée, mais absente de la main (en main : { $held }).
malformed-no-card-to-shoot-with = personne ne pourrait tirer ici : il n’y a pas de carte à retourner.

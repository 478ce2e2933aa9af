# Tenir une maison : les commandes serve, backup et restore, les réglages, la base de données.

help-serve = Ouvrir un serveur où jouent des gens et des programmes.
help-backup = Sauvegarder toute la base de données dans un fichier ; le serveur peut rester ouvert.
help-restore = Restaurer une sauvegarde dans une base de données, SQLite ou PostgreSQL ; arrêtez d’abord le serveur.
help-export = Écrire les parties terminées pour la recherche : enregistrements vérifiés, sans noms, des tables où tout le monde est d’accord.
help-ratings = Vérifier que les cotes enregistrées découlent des parties enregistrées.
opt-recompute = réécrire toutes les cotes d’après les parties enregistrées
opt-host = l’adresse où écouter (127.0.0.1 : cette machine seulement ; 0.0.0.0 : tout le monde)
# Fine with numbers: a port.
opt-port = le port où écouter (8000 par défaut ; 0 en choisit un libre)
opt-config = un fichier TOML de réglages (docs/hosting.md)
opt-database = la base de données : sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM
opt-open = l’ouvrir dans le navigateur
opt-show-config = afficher les réglages en vigueur, sans les secrets, puis s’arrêter
opt-force = remplacer ce qui s’y trouve
opt-allow-empty = accepter une base, ou un fichier, sans contenu

serve-open = Le saloon est ouvert : { $address } (Ctrl-C le ferme).
serve-compiled = Le moteur est maintenant compilé et les robots l’utilisent.
serve-closed = Le saloon est fermé. Chaque coup est enregistré.
backup-done = { $file } : { $n ->
    [one] { $n } ligne écrite ({ $where }).
   *[other] { $n } lignes écrites ({ $where }).
}
restore-done = { $file } : { $n ->
    [one] { $n } ligne restaurée dans { $where }.
   *[other] { $n } lignes restaurées dans { $where }.
}

export-done = { $file } : parties écrites : { $n } ; retenues faute d’accord de tous : { $withheld } ; écartées parce que l’enregistrement est faux : { $broken }.
ratings-counted = { $where } : parties classées : { $games }, cotes : { $n }.
ratings-differ = { $n ->
    [one] { $n } cote diffère
   *[other] { $n } cotes diffèrent
} de ce que donnent les parties. `saloon ratings --recompute` les réécrit ; arrêtez d’abord le serveur.
ratings-mended = { $n ->
    [one] { $n } cote était fausse ; elle est réécrite.
   *[other] { $n } cotes étaient fausses ; elles sont réécrites.
}

malformed-unknown-setting = { $field } : ce réglage n’existe pas.
malformed-bad-setting = { $field } n’est pas valable : { $cause }.
malformed-not-a-backup = { $field } n’est pas une sauvegarde de Saloon.
malformed-backup-damaged = { $field } est abîmé ou coupé, à partir de la ligne { $line }. Rien n’a été changé.

illegal-port-busy = Le port { $port } est pris : choisissez-en un autre avec --port, ou --port 0 pour n’importe lequel.
illegal-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $cause }.
illegal-not-opened = Le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
illegal-no-channel = Le canal entre les processus (`channel_url`) ne répond pas : { $cause }.
illegal-database-unusable = La base de données { $where } est inutilisable : { $cause }.
illegal-database-newer = La base de données appartient à une version plus récente de saloon (elle a { $found }, celle-ci connaît jusqu’à { $known }) : mettez saloon à jour, ou nommez une autre base.
illegal-database-older = La base de données { $where } appartient à une version plus ancienne de saloon : démarrez le serveur une fois, puis réessayez.
illegal-database-foreign = La base contient déjà des tables qui ne sont pas à nous : { $tables }. Nommez une autre base.
illegal-database-not-empty = { $rows ->
    [one] La base contient déjà { $rows } ligne ; --force la remplace.
   *[other] La base contient déjà { $rows } lignes ; --force les remplace.
}
illegal-no-house-here = Il n’y a pas de saloon dans la base de données { $where }.
illegal-nothing-to-back-up = La base de données { $where } est vide. Est-ce la bonne ? (--allow-empty écrit quand même le fichier.)
illegal-backup-empty = Il n’y a rien dans { $file } ; --allow-empty le restaure quand même.
illegal-file-exists = { $file } existe déjà ; --force le remplace.
illegal-backup-newer = { $file } vient d’une version plus récente de saloon ({ $saloon }) : mettez d’abord à jour.

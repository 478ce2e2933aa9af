# Ein Haus führen: die Befehle serve, backup und restore, die Einstellungen, die Datenbank.

help-serve = Einen Server starten, auf dem Menschen und Programme spielen.
help-backup = Die ganze Datenbank in eine Datei sichern; der Server darf laufen.
help-restore = Eine Sicherung in eine Datenbank zurückspielen, SQLite oder PostgreSQL; halte den Server vorher an.
help-export = Beendete Spiele für die Forschung schreiben: geprüfte Aufzeichnungen ohne Namen, von Tischen, an denen alle zugestimmt haben.
help-ratings = Prüfen, ob die gespeicherten Wertungen aus den gespeicherten Spielen folgen.
opt-recompute = alle Wertungen aus den gespeicherten Spielen neu schreiben
opt-host = die Adresse, unter der der Server lauscht (127.0.0.1: nur dieser Rechner; 0.0.0.0: alle)
# Fine with numbers: a port.
opt-port = der Port, 8000, wenn du keinen nennst; 0 nimmt einen freien
opt-config = eine TOML-Datei mit Einstellungen (docs/hosting.md)
opt-database = die Datenbank: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK
opt-open = im Browser zeigen
opt-show-config = die geltenden Einstellungen ohne Geheimnisse ausgeben und enden
opt-force = ersetzen, was da ist
opt-allow-empty = eine Datenbank oder Datei ohne Inhalt annehmen

serve-open = Der Saloon ist offen: { $address } (Strg-C schließt ihn).
serve-compiled = Die Engine ist jetzt kompiliert, und die Bots benutzen sie.
serve-closed = Der Saloon ist zu. Alles ist gespeichert.
backup-done = { $file }: { $n ->
    [one] 1 Zeile aus { $where } geschrieben.
   *[other] { $n } Zeilen aus { $where } geschrieben.
}
restore-done = { $file }: { $n ->
    [one] 1 Zeile nach { $where } zurückgeholt.
   *[other] { $n } Zeilen nach { $where } zurückgeholt.
}

export-done = { $file }: Spiele geschrieben: { $n }; zurückgehalten, weil jemand nicht zugestimmt hat: { $withheld }; ausgelassen, weil die Aufzeichnung nicht stimmt: { $broken }.
ratings-counted = { $where }: gewertete Spiele: { $games }, Wertungen: { $n }.
ratings-differ = { $n ->
    [one] 1 Wertung weicht
   *[other] { $n } Wertungen weichen
} von dem ab, was die Spiele ergeben. `saloon ratings --recompute` schreibt sie neu; halte den Server vorher an.
ratings-mended = { $n ->
    [one] 1 Wertung war falsch und ist
   *[other] { $n } Wertungen waren falsch und sind
} neu geschrieben.

malformed-unknown-setting = { $field }: Diese Einstellung gibt es nicht.
malformed-bad-setting = { $field } ist nicht, was es sein sollte: { $cause }.
malformed-not-a-backup = { $field } ist keine Sicherung von Saloon.
malformed-backup-damaged = { $field } ist ab Zeile { $line } beschädigt oder abgeschnitten. Nichts wurde verändert.

illegal-port-busy = Port { $port } ist belegt: Wähl mit --port einen anderen, oder --port 0 für irgendeinen freien.
illegal-cannot-listen = Auf { $host }, Port { $port }, lässt sich kein Server starten: { $cause }.
illegal-not-opened = Der Server konnte nicht starten; die Zeilen darüber sagen, warum.
illegal-no-channel = Der Kanal zwischen den Prozessen (`channel_url`) antwortet nicht: { $cause }.
illegal-database-unusable = Die Datenbank { $where } ist nicht zu gebrauchen: { $cause }.
illegal-database-newer = Die Datenbank gehört zu einer neueren Version von saloon (sie hat { $found }, diese hier kennt bis { $known }): Aktualisiere saloon oder nenne eine andere Datenbank.
illegal-database-older = Die Datenbank { $where } gehört zu einer älteren Version von saloon: Starte den Server einmal und versuch es dann noch einmal.
illegal-database-foreign = In der Datenbank sind schon Tabellen, die nicht unsere sind: { $tables }. Nenne eine andere.
illegal-database-not-empty = { $rows ->
    [one] In der Datenbank ist schon { $rows } Zeile; --force ersetzt sie.
   *[other] In der Datenbank sind schon { $rows } Zeilen; --force ersetzt sie.
}
illegal-no-house-here = In der Datenbank { $where } ist kein Saloon.
illegal-nothing-to-back-up = Die Datenbank { $where } ist leer. Ist es die richtige? (--allow-empty schreibt die Datei trotzdem.)
illegal-backup-empty = In { $file } ist nichts; --allow-empty holt auch das zurück.
illegal-file-exists = { $file } ist schon da; --force ersetzt die Datei.
illegal-backup-newer = { $file } kommt von einer neueren Version von saloon ({ $saloon }): Aktualisiere zuerst.

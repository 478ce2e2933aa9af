# Running a house: the commands serve, backup and restore, the settings, the database.

help-serve = Start a server that people and programs can play on.
help-backup = Back up the whole database into one file; the server may keep running.
help-restore = Restore a backup into a database, SQLite or PostgreSQL; stop the server first.
help-export = Write finished games for research: verified records without names, of tables where everyone agreed.
help-ratings = Check that the stored ratings are those of the stored games.
opt-recompute = write all ratings anew from the stored games
opt-host = the address to listen on (127.0.0.1: this machine only; 0.0.0.0: everyone)
# Fine with numbers: a port.
opt-port = the port to listen on (default 8000; 0 picks a free one)
opt-config = a TOML file with settings (docs/hosting.md)
opt-database = the database, as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
opt-open = open it in the browser
opt-show-config = print the settings in effect, without secrets, and exit
opt-force = replace what is there
opt-allow-empty = accept a database, or a file, with nothing in it

serve-open = Saloon is open: { $address } (press Ctrl-C to close).
serve-compiled = The engine is compiled now, and the bots use it.
serve-closed = Saloon is closed. Every move is saved.
backup-done = { $file }: { $n ->
    [one] 1 row of { $where } written.
   *[other] { $n } rows of { $where } written.
}
restore-done = { $file }: { $n ->
    [one] 1 row restored into { $where }.
   *[other] { $n } rows restored into { $where }.
}

export-done = { $file }: games written: { $n }; kept back because someone has not agreed: { $withheld }; left out because the record is not valid: { $broken }.
ratings-counted = { $where }: rated games: { $games }, ratings: { $n }.
ratings-differ = { $n ->
    [one] 1 rating differs
   *[other] { $n } ratings differ
} from what the games give. `saloon ratings --recompute` writes them anew; stop the server first.
ratings-mended = { $n ->
    [one] 1 rating was wrong and is
   *[other] { $n } ratings were wrong and are
} written anew.

malformed-unknown-setting = { $field }: there is no such setting.
malformed-bad-setting = { $field } is not valid: { $cause }.
malformed-not-a-backup = { $field } is not a Saloon backup.
malformed-backup-damaged = { $field } is damaged or truncated from line { $line } on. Nothing was changed.

illegal-port-busy = Port { $port } is taken: choose another one with --port, or --port 0 for any free one.
illegal-cannot-listen = Cannot listen on { $host }, port { $port }: { $cause }.
illegal-not-opened = The server could not start; the lines above say why.
illegal-no-channel = The channel between the processes (`channel_url`) does not answer: { $cause }.
illegal-database-unusable = The database { $where } cannot be used: { $cause }.
illegal-database-newer = The database belongs to a newer version of saloon (it has { $found }, this one knows up to { $known }): upgrade saloon, or name another database.
illegal-database-older = The database { $where } belongs to an older version of saloon: start the server once, then try again.
illegal-database-foreign = The database already contains tables that are not Saloon’s: { $tables }. Choose another database.
illegal-database-not-empty = { $rows ->
    [one] The database already has { $rows } row; --force replaces it.
   *[other] The database already has { $rows } rows; --force replaces them.
}
illegal-no-house-here = There is no Saloon in the database { $where }.
illegal-nothing-to-back-up = There is nothing in the database { $where }. Is it the right one? (--allow-empty writes the file all the same.)
illegal-backup-empty = There is nothing in { $file }; --allow-empty restores it all the same.
illegal-file-exists = { $file } already exists; --force replaces it.
illegal-backup-newer = { $file } comes from a newer version of saloon ({ $saloon }): upgrade first.

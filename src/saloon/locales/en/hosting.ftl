# Running a house: the commands serve, backup and restore, the settings, the database.

help-serve = Open a house: a server that people and programs play on.
help-backup = Write everything in the database into one file; the house may be open.
help-restore = Put a backup back into a database, SQLite or PostgreSQL; close the house first.
opt-host = the address to listen at (127.0.0.1: only this machine; 0.0.0.0: everybody)
opt-port = the port to listen at, 8000 if you name none; 0 takes any free one
opt-config = a TOML file with settings (docs/hosting.md)
opt-database = the database, as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
opt-open = show it in the browser
opt-show-config = print the settings as they are, without secrets, and open nothing
opt-force = replace what is there
opt-allow-empty = accept a database, or a file, with nothing in it

serve-open = The house is open: { $address } (Ctrl-C closes it).
serve-compiled = The engine is compiled now, and the bots use it.
serve-closed = The house is closed. Every move is in the book.
backup-done = { $file }: { $n ->
    [one] 1 row of { $where } written.
   *[other] { $n } rows of { $where } written.
}
restore-done = { $file }: { $n ->
    [one] 1 row restored into { $where }.
   *[other] { $n } rows restored into { $where }.
}

malformed-unknown-setting = { $field }: there is no such setting.
malformed-bad-setting = { $field } is not what it should be: { $cause }.
malformed-not-a-backup = { $field } is no backup of a house.
malformed-backup-damaged = { $field } is damaged or cut off, from line { $line } on. Nothing was changed.

illegal-port-busy = Port { $port } is taken: choose another one with --port, or --port 0 for any free one.
illegal-cannot-listen = Nobody can listen at { $host }, port { $port }: { $cause }.
illegal-not-opened = The house could not be opened; the lines above say why.
illegal-no-channel = The channel between the processes (channel_url) does not answer: { $cause }.
illegal-database-unusable = The database { $where } cannot be used: { $cause }.
illegal-database-newer = The database belongs to a newer version of saloon (it has { $found }, this one knows up to { $known }): upgrade saloon, or name another database.
illegal-database-foreign = There are tables in the database already that are not ours: { $tables }. Name another database.
illegal-database-not-empty = There are { $rows } rows in the database already; --force replaces them.
illegal-no-house-here = There is no house in the database { $where }.
illegal-nothing-to-back-up = There is nothing in the database { $where }. Is it the right one? (--allow-empty writes the file all the same.)
illegal-backup-empty = There is nothing in { $file }; --allow-empty restores it all the same.
illegal-file-exists = { $file } is there already; --force replaces it.
illegal-backup-newer = { $file } comes from a newer version of saloon ({ $saloon }): upgrade first.

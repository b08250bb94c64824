## `/unoadmin check`: what the bot needs in this channel and server

check-title = Prüfung dieses Kanals und Servers
check-permissions = Ich habe die Rechte für einen Tisch in { $channel }.
check-lacks = Mir fehlt { $missing } in { $channel }. Erlaub es meiner Rolle: in den Einstellungen des Kanals, unter Berechtigungen.
check-threads = Für Tische in Threads brauche ich auch { $missing }.
check-pictures = Meine Kartenbilder sind bereit.
check-no-pictures = Meine Kartenbilder sind noch nicht bei Discord, darum sind Karten einfache Zeichen. Wer den Bot betreibt, kann `unobot emojis sync` ausführen.
check-tables = Kein Tisch dieses Servers hängt fest.
check-stuck = { $count ->
    [one] { $count } Tisch dieses Servers hängt fest. Siehe `/unoadmin tables`.
   *[other] { $count } Tische dieses Servers hängen fest. Siehe `/unoadmin tables`.
}

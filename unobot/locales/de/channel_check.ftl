## `/unoadmin check`: what the bot needs in this channel and server

check-title = Prüfung dieses Kanals und Servers
check-permissions = Ich habe die Rechte für einen Tisch in { $channel }.
check-lacks = Mir fehlt { $missing } in { $channel }. Erlaub es meiner Rolle: in den Einstellungen des Kanals, unter Berechtigungen.
check-channel-gone = Den Kanal { $channel } gibt es nicht mehr. Sein Tisch wartet auf `/uno resume`.
check-threads = Für Tische in Threads brauche ich auch { $missing }.
check-roles-empty = Niemand hat { $roles }, darum kann nur die Moderation Tische eröffnen. `/unoadmin roles` wählt andere Rollen.
check-age-restricted = { $channel } hat eine Altersbeschränkung. Discord lässt nur Mitglieder mit bestätigtem Alter hinein, die anderen können dort nicht spielen.
check-slow-mode = { $channel } hat einen Slowmode. Discord nimmt Bots davon aus, und auch das Drücken meiner Knöpfe. Bremst er mich trotzdem, erlaube meiner Rolle, ihn zu umgehen.
check-pictures = Meine Kartenbilder sind bereit.
check-no-pictures = Meine Kartenbilder sind noch nicht bei Discord, darum sind Karten einfache Zeichen. Wer den Bot betreibt, kann `unobot emojis sync` ausführen.
check-commands = Discord hat meine aktuellen Befehle.
check-commands-changed = Discord hat meine Befehle in einer anderen Version: { $commands }. Wer den Bot betreibt, kann ihn neu starten; dann meldet er seine eigenen an.
check-commands-unknown = Discord sagt mir gerade nicht, welche Befehle es hat. Versuch es in einer Minute noch einmal.
check-tables = Kein Tisch dieses Servers hängt fest.
check-stuck = { $count ->
    [one] { $count } Tisch dieses Servers hängt fest. Siehe `/unoadmin tables`.
   *[other] { $count } Tische dieses Servers hängen fest. Siehe `/unoadmin tables`.
}

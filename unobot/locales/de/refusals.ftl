refused-stale = Dieser Knopf gehört zu einem früheren Zug: So steht es jetzt.
refused-unknown-button = Dieser Knopf geht nicht mehr. `/uno hand` und `/uno status` zeigen neue.
refused-unknown-move = „{ $move }“ ist kein Zug: Wähle einen aus der Liste, oder schreibe etwas wie R5, WG oder draw.
refused-unknown-command = Discord hat noch nicht die neueste Form dieses Befehls. Bitte versuche es in einer Minute noch einmal.
refused-too-often = Das war viel auf einmal: Bitte warte einen Moment und versuche es dann noch einmal.
refused-busy = Hier ist gerade zu viel los, deshalb wurde das nicht ausgeführt. Bitte versuche es gleich noch einmal.
refused-too-slow = Das hat zu lange gedauert: Bitte drücke es noch einmal.
refused-stopping = Ich starte gleich neu: Bitte versuche es in einem Moment noch einmal. Nichts geht verloren.

refused-closed = Dieser Tisch ist geschlossen: `/uno start` eröffnet einen neuen.
refused-running = Die Partie läuft: **Meine Karten** zeigt, welche Plätze es gibt.
refused-table-full = Alle { $seats } Plätze sind besetzt.
refused-only-host-starts = Starten kann nur der Host; Host ist { $host }. Drückt { $host } nichts, kann es { $when } jede Person mit Platz.
refused-start-changed = Kurz vor deinem Klick hat sich der Tisch geändert, darum hat noch nichts begonnen. Schau noch mal hin und starte dann.
refused-seated-already = Du hast an diesem Tisch schon einen Platz.
refused-not-seated = Du hast an diesem Tisch keinen Platz.
refused-away = Du hast diese Partie verlassen: Drücke **Meine Karten**, um weiterzuspielen.
refused-left-already = Du bist schon gegangen: **Meine Karten** bringt dich zurück.

refused-no-table = In diesem Kanal gibt es keinen Tisch: `/uno start` eröffnet einen.
refused-no-such-table = Diesen Tisch gibt es nicht mehr: `/uno start` eröffnet einen neuen.
refused-channel-taken = In diesem Kanal gibt es schon einen Tisch.
refused-elsewhere = Dieser Tisch steht nicht in diesem Kanal: **Meine Karten** und `/uno hand` zeigen deine Karten.
refused-place = Uno wird auf einem Server gespielt: in einem Textkanal, einem Thread oder dem Chat eines Sprachkanals. Probiere dort `/uno start`.
refused-permission = In { $channel } kann ich nicht spielen: Mir fehlt dort die Berechtigung { $missing }.
refused-bump = Discord lässt mich in diesem Kanal gerade nichts schreiben, deshalb bleibt der Tisch, wo er ist. Frag bitte einen Admin, was ich hier darf.
refused-rematch-moment = Die Bedingungen sind nicht mehr die der letzten Partie, deshalb können die anderen sie erst lesen. Du kannst { $when } starten, oder früher, wenn alle **Revanche** drücken.
refused-unseen = Discord lässt mich den Tisch hier nicht zeigen, deshalb habe ich keinen eröffnet. Versuch es in einem anderen Kanal, oder frag einen Admin, was ich hier darf.
permission-view-channel = Kanal ansehen
permission-connect = Verbinden
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen
permission-manage-threads = Threads verwalten
permission-attach-files = Dateien anhängen

error-storage = Ich erreiche meine Datenbank gerade nicht. Es hat sich nichts geändert. Bitte versuche es gleich noch einmal.
error-unsure = Ich habe meine Datenbank genau beim Speichern verloren und weiß nicht, ob es gezählt hat. Bitte schau gleich noch einmal nach.
error-discord = Discord hat meine Antwort nicht angenommen. Es kann trotzdem gezählt haben, also schau bitte gleich noch einmal nach.
error-damaged = Ich kann die gespeicherten Daten dazu nicht lesen, deshalb hat sich nichts geändert. Alles andere geht weiter. Bitte sag es den Leuten, die mich betreiben.
error-unexpected = Bei mir ist etwas schiefgegangen, und alles ist, wie es war. Bitte versuche es noch einmal.

note-changed = Geändert.
note-joined = Du hast einen Platz. Deine Karten kommen, wenn die Partie beginnt.
note-left = Du hast den Tisch verlassen.

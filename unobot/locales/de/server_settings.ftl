server-settings-title = Uno auf diesem Server
server-settings-title-channel = Uno in { $channel }
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · hier eingestellt
    [server] { $name }: **{ $value }** · vom Server
   *[usual] { $name }: **{ $value }**
}
server-settings-which = Ändern …
server-settings-as-server = Wie auf dem Server: { $value }
server-settings-as-usual = Wie üblich: { $value }
button-server-settings-server = Dieser Server
button-server-settings-channel = Dieser Kanal

server-settings-rules = Regeln
server-settings-rules-what = Was ein neuer Tisch spielt, wenn der Host nichts anderes wählt.
server-settings-rules-code = Code { $code }
server-settings-turn = Zugzeit
server-settings-turn-what = Wie lange ein Zug an neuen Tischen dauern darf.
server-settings-allowed = Uno
server-settings-allowed-what = Ob Tische eröffnet werden dürfen.
server-settings-allowed-on = erlaubt
server-settings-allowed-off = nicht erlaubt
server-settings-starts = Wer Tische eröffnet
server-settings-starts-what = Wer /uno start benutzen darf.
server-settings-starts-everybody = alle
server-settings-starts-moderators = nur die Moderation
server-settings-moderator-role = Uno-Moderation
server-settings-moderator-role-auto = keine Rolle
server-settings-role = Rolle wählen …
button-no-role = Keine Rolle
server-settings-table-look = Tisch
server-settings-table-look-what = Wie neue Tische aussehen.
server-settings-table-look-picture = von oben gezeichnet
server-settings-table-look-text = in Worten, neben der obersten Karte
server-settings-look = Handkarten
server-settings-look-what = Für alle, die mit /uno me nichts gewählt haben.
server-settings-look-pictures = Bilder
server-settings-look-shapes = Formen und Buchstaben
server-settings-look-text = Text
server-settings-dms = Karten per Direktnachricht
server-settings-dms-what = Für alle, die mit /uno me nichts gewählt haben.
server-settings-dms-on = ja
server-settings-dms-off = nein
server-settings-pings = Pings, wenn man dran ist
server-settings-pings-what = Ob ich Leute im Kanal anpinge, wenn sie dran sind.
server-settings-pings-on = ja
server-settings-pings-off = nein
server-settings-threads = Thread für jeden Tisch
server-settings-threads-what = Ob ein neuer Tisch einen eigenen Thread bekommt.
server-settings-threads-on = ja
server-settings-threads-off = nein
server-settings-moments = Glanzmomente
server-settings-moments-what = Banner und eine muntere Zeile für Uno, große Strafen und Siege an neuen Tischen.
server-settings-moments-on = an
server-settings-moments-off = aus
server-settings-language = Sprache
server-settings-language-what = Was die Tische sprechen. Was nur du siehst, spricht deine eigene Sprache.
server-settings-language-auto = die des Servers

refused-server-settings-place = Einstellungen gehören zu einem Server: Rufe sie dort auf.
refused-server-settings = Diese Einstellungen ändert nur, wer die Berechtigung „Server verwalten“ hat.
refused-everybody-role = Diese Rolle haben alle, und damit wären alle in der Moderation: Wähle eine andere.
refused-not-here = In diesem Kanal darf Uno nicht gespielt werden. Wer den Server verwaltet, stellt das mit `/uno settings` ein.
refused-moderators-start = Tische eröffnet hier nur die Moderation. Frag dort nach, oder spiele an einem offenen Tisch mit.

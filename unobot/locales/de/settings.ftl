## Was für einen Server oder Kanal eingestellt ist

settings-title = Uno auf diesem Server
settings-title-channel = Uno in { $channel }
settings-line = { $origin ->
    [here] { $name }: **{ $value }** · hier eingestellt
    [server] { $name }: **{ $value }** · vom Server
   *[usual] { $name }: **{ $value }**
}
settings-which = Ändern …
settings-as-server = Wie auf dem Server: { $value }
settings-as-usual = Wie üblich: { $value }
button-settings-server = Dieser Server
button-settings-channel = Dieser Kanal

settings-rules = Regeln
settings-rules-what = Was ein neuer Tisch spielt, wenn der Host nichts anderes wählt.
settings-rules-code = Code { $code }
settings-turn = Zugzeit
settings-turn-what = Wie lange ein Zug an neuen Tischen dauern darf.
settings-allowed = Uno
settings-allowed-what = Ob Tische eröffnet werden dürfen.
settings-allowed-on = erlaubt
settings-allowed-off = nicht erlaubt
settings-starts = Wer Tische eröffnet
settings-starts-what = Wer /uno start benutzen darf.
settings-starts-everybody = alle
settings-starts-moderators = nur die Moderation
settings-moderator-role = Uno-Moderation
settings-moderator-role-auto = keine Rolle
settings-role = Rolle wählen …
button-no-role = Keine Rolle
settings-table-look = Tisch
settings-table-look-what = Wie neue Tische aussehen.
settings-table-look-picture = von oben gezeichnet
settings-table-look-text = in Worten, neben der obersten Karte
settings-look = Handkarten
settings-look-what = Für alle, die mit /uno me nichts gewählt haben.
settings-look-pictures = Bilder
settings-look-shapes = Formen und Buchstaben
settings-look-text = Text
settings-dms = Karten per Direktnachricht
settings-dms-what = Für alle, die mit /uno me nichts gewählt haben.
settings-dms-on = ja
settings-dms-off = nein
settings-pings = Rufen, wenn man dran ist
settings-pings-what = Ob Leute im Kanal mit ihrem Namen gerufen werden.
settings-pings-on = ja
settings-pings-off = nein
settings-threads = Thread für jeden Tisch
settings-threads-what = Ob ein neuer Tisch einen eigenen Thread bekommt.
settings-threads-on = ja
settings-threads-off = nein
settings-language = Sprache
settings-language-what = Was die Tische sprechen. Was nur du siehst, spricht deine eigene Sprache.
settings-language-auto = die des Servers

duration-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
duration-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
duration-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
duration-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

refused-settings-place = Einstellungen gehören zu einem Server: Rufe sie dort auf.
refused-settings = Diese Einstellungen ändert nur, wer die Berechtigung „Server verwalten“ hat.
refused-everybody-role = Diese Rolle haben alle, und damit wären alle in der Moderation: Wähle eine andere.
refused-not-here = In diesem Kanal darf Uno nicht gespielt werden. Wer den Server verwaltet, stellt das mit `/uno settings` ein.
refused-moderators-start = Tische eröffnet hier nur die Moderation. Frag dort nach, oder spiele an einem offenen Tisch mit.

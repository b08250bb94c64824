admin-settings-title = Grenzen auf diesem Server
admin-settings-roles = Wer Tische eröffnet: { $roles }
admin-settings-everybody = alle
admin-settings-rules-open = Regeln: **{ $rules }**, Hosts dürfen sie ändern
admin-settings-rules-locked = Regeln: **{ $rules }**, Hosts dürfen sie nicht ändern
admin-settings-ais = Höchstens KI-Plätze pro Tisch: **{ $most }**
admin-settings-no-limit = keine Grenze
admin-settings-what = Moderatoren eröffnen immer Tische. KIs für Leute, die gingen, zählen nicht. Die Regeln wählt `/uno settings`.
admin-settings-choose-roles = Rollen wählen, oder keine für alle …
button-lock-rules = Regeln festschreiben
button-unlock-rules = Regeln freigeben
refused-rules-locked = Die Regeln stehen auf diesem Server fest: Die Serverleitung wählt sie mit `/uno settings`.
refused-ais-capped = Zu viele KIs: Dieser Server erlaubt höchstens { $most } an einem Tisch.
refused-roles-start = Zum Eröffnen brauchst du eine dieser Rollen: { $roles }. Mitspielen kannst du an offenen Tischen.
refused-limits-changed = Die Serverleitung hat nach dem Öffnen dieser Lobby eine Grenze gesetzt, darum hat sich der Tisch geändert. Noch hat nichts begonnen. Schau noch mal hin und starte dann.
note-lobbies-limited = { $count ->
    [one] Geändert. 1 offene Lobby hatte andere Regeln oder zu viele KIs und ist jetzt angepasst.
   *[other] Geändert. { $count } offene Lobbys hatten andere Regeln oder zu viele KIs und sind jetzt angepasst.
}
note-tournaments-limited = { $count ->
    [one] 1 offenes Turnier hatte andere Regeln. Für seine kommenden Tische gelten jetzt die neuen. Passen sie nicht, ist es beendet.
   *[other] { $count } offene Turniere hatten andere Regeln. Für ihre kommenden Tische gelten jetzt die neuen. Passen sie nicht, sind sie beendet.
}

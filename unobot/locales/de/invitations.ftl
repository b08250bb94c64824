button-invite-voice = { $count ->
    [one] Person im Sprachkanal einladen
   *[other] Alle { $count } im Sprachkanal einladen
}
button-invite-voice-some = { $count } von { $total } im Sprachkanal einladen
button-to-table = Zum Tisch
button-to-channel = Zum Kanal
invitation-title = Wen möchtest du einladen?
invitation-how = Die Einladung kommt als Nachricht von mir, mit einem Knopf zum Mitspielen.
invitation-whom = Jemanden wählen …
invitation-voice-title = Du bist in einem Sprachkanal: Möchtest du { $count ->
    [one] die andere Person dort
   *[other] die { $count } anderen dort
} einladen?
invitation-dm = **{ $name }** lädt dich zu einer Partie Uno auf **{ $server }** ein.
invitation-dm-joined = Du hast einen Platz am Tisch auf **{ $server }**.
invitation-call = { $people }: **{ $name }** lädt euch ein, hier Uno zu spielen. Drückt am Tisch **Mitspielen**!
note-invited = { $name } hat die Einladung. Falls sie nicht zu sehen ist, liegt sie in den Nachrichtenanfragen.
note-invite-soon = { $name } bekommt die Einladung in etwa { $time }. Ich verschicke eine Nachricht pro Sekunde, und andere warten auch.
note-invited-here = { $name } nimmt keine Nachrichten von mir an, deshalb habe ich im Kanal gerufen.
note-invited-voice = { $count ->
    [one] Ich habe im Kanal { $count } Person gerufen.
   *[other] Ich habe im Kanal { $count } Personen gerufen.
}
note-invited-voice-rest = Ein Tisch kann aber nur { $most } Einladungen verschicken. Die übrigen { $count } habe ich nicht gerufen.
refused-invite-bot = Das ist ein Bot. Einen, der mitspielt, gibt es bei **KI mitspielen lassen**.
refused-invite-stranger = { $name } kann diesen Kanal nicht sehen und deshalb hier nicht spielen.
refused-invite-seated = { $name } hat schon einen Platz.
refused-invite-kicked = { $name } wurde gekickt. Einladen kann jetzt nur { $host } (Host).
refused-invite-again = { $name } hat schon eine Einladung an diesen Tisch.
refused-invite-lately = { $name } wurde gerade erst eingeladen: Warte ein paar Minuten.
refused-invite-many = An diesen Tisch sind genug Einladungen verschickt.
refused-invite-nobody = In deinem Sprachkanal ist sonst niemand zum Einladen.

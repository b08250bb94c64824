## Langsame und schnelle Tische

button-pace = Tempo
lobby-pace = Tempo: { $pace }
pace-title = Wie lange darf ein Zug dauern?
pace-how = An einem langsamen Tisch muss niemand warten: Wer dran ist, wird ein paarmal erinnert, und `/uno tables` zeigt die Tische, die auf dich warten.
pace-normal = Normal
pace-fast = Schnell: 20 Sekunden pro Zug
pace-hours = Langsam: 4 Stunden pro Zug
pace-day = Langsam: ein Tag pro Zug
pace-days = Langsam: 3 Tage pro Zug
pace-time = { $time } pro Zug
ping-switch = `/uno me` schaltet diese Erinnerungen ab.
refused-only-host-pace = Das Tempo wählt nur der Host; Host ist { $host }.
refused-pace-by-rules = Die Regeln dieses Tisches geben { $seconds } Sekunden pro Zug: **Regeln ändern** ändert das.
inbox-title = Deine Tische
inbox-follow = Mit **Sag mir Bescheid** wirst du gerufen, wenn in diesem Kanal der nächste Tisch eröffnet wird.
inbox-empty = Du hast an keinem Tisch einen Platz: `/uno start` eröffnet einen.
tables-stranded = wartet auf `/uno resume`

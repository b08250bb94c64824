## Allein spielen in den Direktnachrichten des Bots

button-alone = Allein spielen
button-ai-pace-normal = KIs: normal
button-ai-pace-fast = KIs: schnell
button-ai-pace-at-once = KIs: sofort
alone-in-direct = Deine Partie ist in [unseren Direktnachrichten]({ $link }). Dort spielst du gegen KIs, und niemand wartet auf dich. Falls du sie nicht siehst, liegt sie in deinen Nachrichtenanfragen.
note-alone-soon = Deine Partie öffnet sich in etwa { $time } in unseren Direktnachrichten. Gerade fangen viele eine an. Der Link kommt hierher.
note-alone-goes-on = Deine Partie geht hier weiter. Für eine neue beende sie erst mit **Mehr** → **Partie beenden**.
refused-adjourned-alone = Die Partie wartet hier, wie sie ist. **Weiterspielen** setzt sie fort, und `/uno start` beginnt eine neue.
refused-alone-no-direct = Ich kann dir nicht schreiben. Öffne unsere Direktnachrichten und nutze dort `/uno start`, oder erlaube Direktnachrichten in deinen Privatsphäre-Einstellungen.

## Tische in Gruppennachrichten und auf Servern ohne den Bot

place-direct = Uno mit dir allein · [zur Partie]({ $link })
place-group = Uno in einer Gruppe · [zum Tisch]({ $link })
place-foreign = Uno auf einem Server ohne mich · [zum Tisch]({ $link })
asleep-title = Der Tisch schläft
asleep-body = Eine Weile hat niemand einen Knopf gedrückt, und hier kann ich nur nach einem Druck schreiben. Drücke hier, um genau dort weiterzuspielen.
button-wake = Weiter
asleep-moved = Der Tisch steht jetzt weiter unten.
refused-external-apps = Dir fehlt hier das Recht Externe Apps verwenden, deshalb würdest nur du den Tisch sehen. Bitte einen Admin dieses Servers darum, oder spielt in einer Gruppennachricht.
refused-slow-direct = In unseren Direktnachrichten hat eine Partie gar keine Uhr, deshalb gibt es keine langsamen Tische.
refused-slow-group = In einer Gruppennachricht kann ich niemanden erinnern, deshalb gibt es keine langsamen Tische. Wähle ein Tempo in Sekunden.
refused-slow-foreign = Ich bin kein Mitglied dieses Servers und kann niemanden erinnern. Hier gibt es keine langsamen Tische. Wähle ein Tempo in Sekunden.
refused-thread-direct = In unseren Direktnachrichten gibt es keine Threads. Lass die Option **thread** weg.
refused-thread-group = In einer Gruppennachricht gibt es keine Threads. Lass die Option **thread** weg.
refused-thread-foreign = Ich bin kein Mitglied dieses Servers und kann keinen Thread eröffnen. Lass die Option **thread** weg.
refused-resume-place = Außerhalb von Servern geht eine Partie mit dem Knopf ihrer Nachricht weiter. `/uno start` eröffnet eine andere.

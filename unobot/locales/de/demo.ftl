demo-guide = Wegweiser
demo-welcome =
    👋 Willkommen! { $name }s Tisch steht bereit, mit { $ais } KIs. Drücke **{ $start }**, und du bekommst deine Karten.
    -# Oben macht dich **Viewing as** zu Ann, Ben, Cleo oder Dev.
    -# `/uno help` und dann **{ $alone }**: eine Partie in deinen Direktnachrichten.
demo-direct = Nachrichten an { $name }
demo-group = 💬 Gruppe
demo-group-hello = Ich habe den Bot für mich installiert, deshalb geht er auch hier. `/uno start` eröffnet einen Tisch, und alle können mitspielen.
demo-page = Spiele unter { $url }
demo-direct-page = Direktnachrichten an { $name }: { $url }
demo-stop = Zum Beenden hier Strg-C drücken.

demo-guide = Wegweiser
demo-welcome =
    👋 Willkommen! { $name }s Tisch steht bereit, mit { $ais } KIs. **{ $start }** teilt die Karten aus, **{ $hand }** zeigt dir deine.
    -# Oben macht dich **Viewing as** zu Ann, Ben, Cleo oder Dev.
demo-direct = Nachrichten an { $name }
demo-page = Spiele unter { $url }
demo-direct-page = Direktnachrichten an { $name }: { $url }
demo-stop = Zum Beenden hier Strg-C drücken.

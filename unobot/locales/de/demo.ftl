demo-guide = Wegweiser
demo-welcome = Schreibe hier **/uno start**, um einen Tisch zu eröffnen. Oben macht dich **Viewing as** zu Ann, Ben, Cleo oder Dev.
demo-direct = Nachrichten an { $name }
demo-page = Spiele unter { $url }
demo-direct-page = Direktnachrichten an { $name }: { $url }
demo-stop = Zum Beenden hier Strg-C drücken.

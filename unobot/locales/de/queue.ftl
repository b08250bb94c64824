## Die Schlange derer, die auf eine Antwort warten

note-queue = Du hast Platz { $place } in der Schlange. Die Antwort kommt in etwa { $time } hierher.
note-queue-long = Ist sie nach 15 Minuten nicht da, drück den Knopf noch einmal: Ich hebe die Antwort auf.
refused-queue-full = Zu viele stehen schon in der Schlange. Versuch es in etwa { $wait } noch einmal.
refused-queue-own = Ich arbeite noch an deiner letzten Anfrage. Sie ist in etwa { $wait } fertig.

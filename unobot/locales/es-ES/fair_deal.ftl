button-check-deal = Comprobar reparto
fair-title = Comprobar reparto
fair-sealed = 🔒 Mazo sellado antes de jugar · `{ $seal }`
fair-sealed-how = El orden de todas las cartas ya está decidido y nadie puede cambiarlo. Para comprobarlo, guarda esta línea. Tras la partida, **Comprobar reparto** abre el sello, y ambos deben coincidir.
fair-yes = El reparto fue limpio: el secreto sellado antes de la partida produce { $drawn }.
fair-no = Algo falla en este reparto: no sale del secreto sellado antes de la partida.
fair-not-kept = La semilla no es la de la huella que mostró la mesa.
fair-wrong = Línea { $line } del registro: { $what ->
    [commitment] la huella no es la de la semilla.
    [source] de la semilla no sale ninguna mezcla.
    [drawn] lo que se sorteó no sale de la semilla.
   *[rules] esto no es lo que dicen las reglas.
}
fair-shuffles = { $count ->
    [one] la única mezcla
   *[other] todas las mezclas ({ $count })
}
fair-lots = { $count ->
    [one] un sorteo
   *[other] { $count } sorteos
}
fair-drawn = { $shuffles } y { $lots }
fair-commitment = 🔒 Huella mostrada antes de la partida: `{ $commitment }`
fair-seed = 🔑 Semilla secreta, con esa huella (SHA-256): `{ $seed }`
fair-start = ▶️ Id de la pulsación de **Empezar**, que se añadió: `{ $start }`.
fair-began = Se pulsó { $when }.
fair-call = ▶️ Id del mensaje que llamó a los jugadores a { $table ->
    [first] la primera mesa de la ronda
   *[own] esta mesa
}, que se añadió: `{ $start }`.
fair-called = Se envió { $when }.
fair-yourself = No hace falta creernos: el archivo contiene toda la partida. `unobot verify record.jsonl` la comprueba, y también cualquier programa escrito según la página `docs/fair-deals.md`.
fair-proof-lobby = Lo que esto demuestra: la mesa ya mostraba esta huella antes de pulsar **Empezar**. Si la guardaste y las dos coinciden, nadie eligió las cartas para estos jugadores.
fair-proof-ready = Lo que esto demuestra: en una partida anterior, **Comprobar reparto** ya mostró esta huella a quien empezó esta. Si las dos coinciden, nadie eligió las cartas al pulsar.
fair-proof-late = Lo que esto no demuestra: la partida empezó con una sola pulsación, y su semilla se sacó en ese momento. Nadie pudo guardar la huella antes, así que esto no prueba que nadie eligiera las cartas entonces. Después no cambiaron.
fair-proof-tournament = Lo que esto demuestra: la semilla sale del secreto del torneo, cuya huella `{ $seal }` está en su mensaje desde que se abrió. Ese secreto se ve con los sorteos cuando termina el torneo.
fair-coming = 🔒 La próxima partida que empieces con una sola pulsación, por ejemplo con *Jugar a solas*, ya está sellada: `{ $seal }`. Guarda esta línea y compárala después de la partida.
fair-trust = Lo que esto no puede mostrar: que quien gestiona el bot no mirara las cartas.

refused-not-over = Las mezclas son secretas hasta que la partida termina.
refused-nothing-dealt = Aquí no se repartieron cartas.
refused-sealed = Otra mesa aún juega estas cartas. Inténtalo de nuevo cuando acabe la última mesa de esta ronda.

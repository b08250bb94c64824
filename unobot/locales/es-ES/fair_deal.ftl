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
fair-trust = Lo que esto no puede mostrar: que quien gestiona el bot no mirara las cartas.

refused-not-over = Las mezclas son secretas hasta que la partida termina.
refused-nothing-dealt = Aquí no se repartieron cartas.
refused-sealed = Otra mesa aún juega estas cartas. Inténtalo de nuevo cuando acabe la última mesa de esta ronda.

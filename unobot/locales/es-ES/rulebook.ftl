## The page of all rules

rulebook-intro = # Las reglas

    Esta página la escribe `unobot rules --markdown`; una prueba compara las dos. Una mesa juega con las reglas oficiales, salvo que quien la organiza elija otras antes de empezar: una de las modalidades, reglas de la casa sueltas o un código de reglas. `/uno rules` explica las reglas de una mesa, y *¿Por qué no?* dice cuál de ellas impide jugar una carta.
rulebook-presets = Modalidades
rulebook-presets-what = Cada una es un conjunto de reglas de la casa con nombre. Se muestra lo que cambia respecto a las reglas oficiales; el código se puede pegar en `/uno start`.
rulebook-fields = Reglas de la casa
rulebook-fields-what = Cada regla de la casa se puede combinar con todas las demás, salvo donde se dice.
rulebook-number = Un número de { $low } a { $high }. Oficial: { $official }.
rulebook-official = { " " }(oficial)
rulebook-switch = Sí:
rulebook-seats = { $setting } solo con { $seats } jugadores.
rulebook-clash = No se combinan: { $settings }. { $why }
rulebook-edges = Donde las reglas se cruzan
rulebook-edges-what = Qué pasa donde las reglas dejan una duda:
edge-last-card = **Una carta que mueve manos, jugada la última.** Quedarse sin cartas termina la ronda: un siete, un cero, un Comodín cambia manos, mezcla manos o personalizable jugado como última carta no mueve nada ni pregunta nada, tampoco donde los demás siguen jugando.
edge-zero-of-two = **Un cero con dos jugadores** intercambia las dos manos.
edge-owing-seat-leaves = **Se va quien debe cartas.** Lo que se debe es del asiento: responde la IA que juega por él, y quien vuelve encuentra lo que quede.
edge-jump-in-owed = **Colarse mientras se deben cartas.** La misma carta de robar puede jugarla encima cualquiera que la tenga: sus cartas se suman, y la suma la debe quien va después de quien se coló.
edge-jump-in-challenge = **Colarse sobre un Comodín roba cuatro que espera respuesta.** Se acumula como cualquier otro: la pregunta pasa a quien sigue, y solo se puede desafiar el último Comodín roba cuatro.
edge-jump-in-own-card = **Colarse sobre la propia carta** está permitido: quien jugó la carta de arriba puede jugar encima otra idéntica, mientras no se haya jugado otra carta.
edge-jump-in-out = **Quedarse sin cartas al colarse** termina la ronda como cualquier otra última carta; si es una carta de robar, quien va después de quien se coló roba igual.
edge-jump-in-uno = **Colarse mientras se puede atrapar un Uno olvidado.** El tiempo para atrapar solo termina cuando mueve quien tiene el turno. Colarse no lo termina, así que se puede atrapar a varias personas a la vez.
edge-uno-moved-hands = **Una carta porque se movieron las manos.** Uno va con la jugada que deja una carta: en cuanto las manos se intercambian, se pasan o se mezclan, ya no se puede atrapar a nadie; quien tenga entonces una carta aún puede decirlo, y lo que se dijo para una mano no viaja con ella.
edge-uno-drawn-card = **Una carta robada que se juega y deja una carta** pide decir Uno como cualquier otra jugada; un Uno dicho antes de robar no vale, porque la mano creció desde entonces.
edge-reshuffle-penalty = **El mazo se acaba en medio de un castigo.** Primero se roba lo que queda; luego se mezclan todos los descartes menos el de arriba, y el resto del castigo se roba de ahí. Si ni eso alcanza, se roba lo que hay.
edge-challenge-stacked = **Un desafío sobre cartas acumuladas** trata solo del último Comodín roba cuatro: si quien lo jugó es culpable, roba toda la suma; si no, quien desafía roba la suma y dos más. Quien acumula renuncia al desafío.
edge-blind-turn = **Cuándo se descubre una carta robada a ciegas.** Cuando empieza el próximo turno de quien la tiene, en cuanto le toca jugar o responder por lo que debe; un turno perdido no cuenta. Quien roba cartas debidas y luego juega (Jugar tras robar) las ve un turno después; quien tiene que robar en el turno de otra persona (una bomba, un castigo, un Comodín personalizable) ve las cartas en su próximo turno.
edge-blind-hands = **Robar a ciegas y manos que se mueven.** Quien recibe una mano no la ha robado, y la ve toda enseguida, también lo que quien la tenía antes aún no había visto.
edge-blind-judged = **Robar a ciegas, y lo que se debe o se puede jugar.** Solo cuentan las cartas que ya vio quien las tiene: para lo que se puede jugar, para colarse, para Obligación de jugar y para si un Comodín roba cuatro es legal. Un desafío se juzga por ellas y muestra las demás boca abajo. Como cartas de la mano cuentan todas: para Uno, para un límite de mano y para los puntos de la ronda.
edge-leaving-open = **Se va quien tiene el turno mientras falta un color, una persona o un desafío.** Se juega enseguida por el asiento: la IA dice el color, elige a la persona o responde por lo que se debe.
edge-only-ais = **Se fueron todos menos las IA.** El juego se detiene, no se roba ni se cuenta nada, y diez minutos después de irse la última persona la partida queda en pausa. Quien tenía asiento la sigue en los siete días siguientes, con **Reanudar** o `/uno resume`.
edge-late = **Llegar tarde, volver.** Quien salió de una partida recupera su asiento, su mano y sus puntos, nunca unos nuevos, salvo que quien organiza haya dado el asiento a una IA entretanto: entonces se ocupa ese mismo asiento o ninguno. Quien llega de nuevas ocupa ya el asiento de una IA, con su mano y sus puntos, o tiene un asiento propio desde la próxima ronda, detrás del último y con la puntuación más baja de la mesa; no en equipos, ni con eliminación, ni donde la partida es una sola ronda.

button-recap = ¿Qué me perdí?
button-recap-short = Novedades
recap-title = Desde tu última jugada
recap-title-all = Desde el principio
recap-title-spectator = Esta ronda hasta ahora
recap-none = No ha pasado nada.

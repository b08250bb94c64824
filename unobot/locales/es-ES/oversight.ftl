oversight-title = Mesas de este servidor
oversight-table = Mesa
oversight-unknown-channel = un canal que no puedo leer
oversight-host = organiza { $host }
oversight-stage = { $stage ->
    [lobby] sin empezar
    [playing] la partida está en marcha
    [pause] entre dos rondas
    [suspended] espera, porque no llego a su canal
    [adjourned] espera, y su canal está libre
   *[damaged] sus datos guardados no se pueden leer
}
oversight-since = { $stage ->
    [suspended] desde { $when }
    [adjourned] desde { $when }
   *[other] última acción { $when }
}
oversight-late = Atascada: el turno debía acabar { $when }.
oversight-empty = En este servidor no hay ninguna mesa abierta.
oversight-more = { $count ->
    [one] Falta { $count } mesa más en la lista: usa los comandos en su canal.
   *[other] Faltan { $count } mesas más en la lista: usa los comandos en sus canales.
}
oversight-end-what = Terminar la mesa la cierra para todo el mundo. Su partida no podrá seguir.
button-oversee = Gestionar
button-oversight-list = Todas las mesas
button-oversight-refresh = Actualizar
note-oversight-ended = La mesa de { $channel } está cerrada.
refused-oversight-gone = Esa mesa ya está cerrada.
refused-oversight-empty = En { $channel } no hay ninguna mesa. `/unoadmin tables` las muestra todas.
refused-admin-place = Estos comandos son de un servidor: úsalos allí.
refused-admin = Para esto hace falta el permiso Gestionar servidor.
oversight-free-what = Liberar el canal deja la mesa en espera: `/uno resume` la continúa.
button-oversight-free = Liberar el canal
note-unblocked = { $channel } está libre. La mesa espera `/uno resume`.
refused-unblock-free = Esa mesa no ocupa su canal: `/uno start` abre otra allí.
refused-unblock-running = Allí no hay nada atascado: `/unoadmin end` termina la mesa.

## La rediffusion d’une partie terminée

button-replay = Revoir
replay-title = Revoir · manche { $round } sur { $rounds }
replay-moments = Moments clés
button-first = ⏮
button-last = ⏭
button-moment-previous = ◀ Moment
button-moment-next = Moment ▶
refused-replay-gone = Cette partie n’est plus conservée : il n’y a rien à revoir.
refused-replay-broken = Le journal de cette partie a été coupé ou modifié, ou vient d’une autre version : impossible de la revoir.
refused-replay-running = Cette partie n’est pas finie. On pourra la revoir après la fin.
refused-replay-channel = Cette partie était dans { $channel }. On peut la revoir là-bas.

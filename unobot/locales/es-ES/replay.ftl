## La repetición de una partida terminada

button-replay = Repetición
replay-title = Repetición · ronda { $round } de { $rounds }
replay-moments = Momentos clave
button-first = ⏮
button-last = ⏭
button-moment-previous = ◀ Momento
button-moment-next = Momento ▶
refused-replay-gone = Esta partida ya no se guarda, así que no hay nada que repetir.
refused-replay-broken = El registro de esta partida se cortó, se modificó o es de otra versión, así que no se puede repetir.
refused-replay-running = Esta partida no ha terminado. La repetición se abre al final.
refused-replay-channel = Esta partida fue en { $channel }. Su repetición se abre allí.

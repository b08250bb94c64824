## Die Wiederholung einer beendeten Partie

button-replay = Wiederholung
replay-title = Wiederholung · Runde { $round } von { $rounds }
replay-moments = Wichtige Momente
button-first = ⏮
button-last = ⏭
button-moment-previous = ◀ Moment
button-moment-next = Moment ▶
refused-replay-gone = Diese Partie ist nicht mehr gespeichert, es gibt also nichts zu zeigen.
refused-replay-broken = Das Protokoll dieser Partie wurde gekürzt oder verändert, oder es stammt von einer anderen Version. Deshalb lässt es sich nicht abspielen.
refused-replay-running = Diese Partie ist noch nicht vorbei. Die Wiederholung gibt es nach dem Ende.
refused-replay-channel = Diese Partie war in { $channel }. Die Wiederholung gibt es dort.

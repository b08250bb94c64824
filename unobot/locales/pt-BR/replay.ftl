## O replay de uma partida encerrada

button-replay = Replay
replay-title = Replay · rodada { $round } de { $rounds }
replay-moments = Momentos-chave
button-first = ⏮
button-last = ⏭
button-moment-previous = ◀ Momento
button-moment-next = Momento ▶
refused-replay-gone = Esta partida não está mais guardada, então não há o que rever.
refused-replay-broken = O registro desta partida foi cortado ou alterado, ou é de outra versão, então não dá para rever.
refused-replay-running = Esta partida não acabou. O replay abre depois do fim.
refused-replay-channel = Esta partida foi em { $channel }. O replay abre lá.

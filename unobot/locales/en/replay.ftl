## The replay of a finished match

button-replay = Replay
replay-title = Replay · round { $round } of { $rounds }
replay-moments = Key moments
button-first = ⏮
button-last = ⏭
button-moment-previous = ◀ Key moment
button-moment-next = Key moment ▶
refused-replay-gone = This match is no longer kept, so there's nothing to replay.
refused-replay-broken = The log of this match was cut or changed, or another version wrote it, so it can't be replayed.
refused-replay-running = This match isn't over. Its replay opens after the end.
refused-replay-channel = This match was in { $channel }. Its replay opens there.

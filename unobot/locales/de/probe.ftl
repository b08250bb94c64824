## The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = Test der Einrichtung von unobot
probe-step = { $step ->
    [1] Drück den ersten Knopf.
    [2] Drück den zweiten Knopf.
    [3] Warte auf dein privates Feld, oder überspring das Warten mit dem vierten Knopf.
    [4] Drück den Knopf in deinem älteren privaten Feld.
   *[5] Drück den dritten Knopf, dann immer wieder, während sich diese Nachricht ändert.
}
probe-panel = Dieses Feld ist ein Test. Drück seinen Knopf, wenn die öffentliche Nachricht es sagt.

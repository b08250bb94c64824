character-Kim = summt beim Nachdenken
character-Lou = begrüßt jede Karte wie eine alte Bekannte
character-Max = immer früh da, nie in Eile
character-Noa = verzieht keine Miene
character-Pat = hält die Karten in bester Ordnung
character-Quin = hat zu allem eine Theorie
character-Robin = schon vor Sonnenaufgang hellwach
character-Sam = lacht erst und legt dann
character-Toni = nimmt jede Partie wie ein Finale
character-Uli = bringt Knabberzeug für alle mit
character-Alex = nimmt Pech mit einem Schulterzucken
character-Bo = sagt wenig, lächelt viel
character-Charlie = jubelt auch für die anderen
character-Dani = zählt Wolken zwischen den Zügen
character-Eli = liest Spielregeln zum Vergnügen
character-Fin = liebt ein knappes Ende
character-Gabi = erzählt lange, spielt schnell
character-Jo = schwört auf Glückssocken
character-Mika = ruhig wie ein See
character-Vik = glaubt an jede Aufholjagd

remark = 💬 **{ $name }**: „{ $words }“
remark-won = { $pick ->
    [0] Was für eine Partie. Noch eine?
    [1] Da lächle ich den ganzen Abend.
   *[other] Schön gespielt, ihr alle.
}
remark-out = { $pick ->
    [0] Das war die letzte.
    [1] Schaut, keine Karten!
   *[other] Hände frei. Tee für alle?
}
remark-caught = { $pick ->
    [0] Oh! Gut gesehen.
    [1] Dabei war ich mir so sicher.
   *[other] Stimmt, das geht auf mich.
}
remark-guilty = { $pick ->
    [0] Du liest mich wie ein Buch.
    [1] Einen Versuch war es wert.
   *[other] Na, das blieb nicht lange geheim.
}
remark-innocent = { $pick ->
    [0] Würde ich nie tun!
    [1] Siehst du? Alles ehrlich.
   *[other] Mein Gewissen ist rein.
}
remark-swap = { $pick ->
    [0] Mal sehen, was wir da haben.
    [1] Ein neuer Ausblick!
   *[other] Alles schön neu.
}
remark-uno = { $pick ->
    [0] Uno! War das laut genug?
    [1] Uno, und gesagt hab ich es!
   *[other] Noch eine. Uno!
}
remark-draw = { $pick ->
    [0] Autsch.
    [1] Meine Hand wollte Gesellschaft.
   *[other] Danke, die sammle ich.
}

table-thinking-color = **{ $name }** sucht eine Farbe aus …
table-thinking-challenge = **{ $name }** überlegt: anzweifeln oder { $owed } Karten nehmen …
table-thinking-target = **{ $name }** sucht jemanden aus …
table-thinking-drawn = **{ $name }** schaut sich die gezogene Karte an …

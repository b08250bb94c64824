lesson-title = Étape { $number } sur { $of } · { $title }
lesson-ai = Robin
lesson-top = Sur la défausse : { $emoji } { $card }
lesson-hand = Ta main : { $cards }
lesson-early = Les règles le permettent aussi. Ici, essaie ce qui est écrit au-dessus.
button-lesson-next = Étape suivante
button-lesson-skip = Sauter l’étape
button-try-again = Réessayer

lesson-match = Couleur ou chiffre
lesson-match-do = Le but : ne plus avoir de cartes. Joue une carte de la même **couleur** ou du même **chiffre** que celle de la défausse : appuie dessus.
lesson-match-done = C’est presque tout le jeu. Puis **{ $ai }** a fait pareil : couleur ou chiffre, à tour de rôle.

lesson-action = Cartes action
lesson-action-do = Certaines cartes font quelque chose. Joue une des tiennes.
    ⊘ Passe ton tour : la personne suivante passe son tour.
    ⇄ Inversion : le jeu change de sens.
    +2 : la personne suivante pioche deux cartes et passe son tour.
lesson-action-done = **{ $ai }** passe son tour : à deux, c’est donc tout de suite de nouveau à toi.

lesson-wild = Jokers
lesson-wild-do = Rien d’autre n’est jouable dans ta main, mais un **Joker** (Jok) se joue sur tout, et tu choisis la couleur qui compte ensuite. Joue-le.
lesson-wild-color = Quelle couleur doit compter maintenant ? Tu as surtout du rouge.
lesson-wild-done = La couleur que tu as choisie comptait, et **{ $ai }** devait la suivre. Un **Joker +4** (+4) fait de même, et la personne suivante pioche quatre cartes ; il est fait pour quand tu n’as rien de la couleur en cours. La personne suivante peut te défier.

lesson-draw = Piocher
lesson-draw-do = Aucune de tes cartes n’est jouable. Pioche.
lesson-draw-choose = Tu as pioché une carte jouable. Tu peux la jouer tout de suite ou la garder pour plus tard ; seule cette carte peut être jouée maintenant.
lesson-draw-done = Bien joué. Une carte piochée qui n’est pas jouable reste dans ta main, et ton tour est fini.
lesson-draw-kept = Tu l’as gardée, et ton tour était donc fini. Cela peut être malin ; pense juste qu’à la fin, chaque carte dans ta main compte pour quelqu’un d’autre.

lesson-uno = Uno !
lesson-uno-do = **{ $ai }** n’a plus qu’une carte et a oublié de dire Uno. Appuie sur **Contre-Uno à { $ai } !** avant que le jeu continue.
lesson-uno-say = Bien vu : **{ $ai }** pioche deux cartes. Maintenant c’est toi qui as deux cartes : appuie sur **📣 Annoncer UNO**, puis joue une carte.
lesson-uno-forgot = Tu as oublié Uno, **{ $ai }** t’a dit Contre-Uno, et tu as pioché deux cartes. À une vraie table, tu peux encore appuyer sur **Uno !** après avoir joué la carte, si tu es plus rapide que les autres.
lesson-uno-last = Tu as dit Uno : plus de Contre-Uno possible. Il te reste une carte : joue-la !
lesson-uno-done = 🎉 C’est gagné ! Qui joue sa dernière carte gagne la manche et marque les points de toutes les cartes des autres mains. À toi de jouer avec du monde : `/uno start` ouvre une table.

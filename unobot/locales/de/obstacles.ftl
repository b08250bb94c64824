## Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = In { $channel } kann ich nicht spielen: Jemand von der Moderation hat mir bis { $until } eine Auszeit gegeben. Die Moderation kann sie früher beenden.
refused-private-thread = Ich bin nicht im privaten Thread { $channel } und kann dort nicht schreiben. Erwähne { $bot } darin, damit ich beitrete, und versuch es noch einmal.
refused-locked-thread = In { $channel } kann ich nicht spielen: Der Thread ist gesperrt. Die Moderation kann ihn entsperren.
refused-hidden-channel = Ich sehe { $channel } nicht. Wenn es ein privater Thread ist, erwähne { $bot } darin. Sonst erlaub mir dort Kanal ansehen.
refused-slow-mode = Der Slowmode von Discord lässt mich in { $channel } gerade nichts schreiben. Ein Admin kann meiner Rolle dort erlauben, ihn zu umgehen, oder ihn ausschalten.
note-mute-timeout = In { $channel } lässt sich der Tisch nicht zeigen: Die Moderation hat mir bis { $until } eine Auszeit gegeben. Gespielt wird weiter, und zwar dort, wo ihr eure Karten seht.
note-mute-private-thread = In { $channel } lässt sich der Tisch nicht zeigen: Ich bin nicht in diesem privaten Thread. Erwähnt { $bot } darin, damit ich beitrete. Gespielt wird weiter, und zwar dort, wo ihr eure Karten seht.
note-mute-hidden-channel = In { $channel } lässt sich der Tisch nicht zeigen, denn ich sehe den Kanal nicht. Wenn es ein privater Thread ist, erwähnt { $bot } darin. Sonst erlaubt mir dort Kanal ansehen. Gespielt wird weiter, und zwar dort, wo ihr eure Karten seht.
note-mute-slow-mode = Wegen des Slowmodes lässt sich der Tisch in { $channel } gerade nicht posten. Gespielt wird weiter, und zwar dort, wo ihr eure Karten seht.
refused-commands-only = Dieser Server hat meine Befehle, aber ich bin kein Mitglied, darum geht das hier nicht. Füg mich mit diesem Link hinzu: { $link }
refused-commands-only-private = Dieser Server hat meine Befehle, aber ich bin kein Mitglied, darum geht das hier nicht. Wer mich betreibt, kann mich hinzufügen.

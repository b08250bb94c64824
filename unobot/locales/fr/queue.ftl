## La file de ceux qui attendent une réponse

note-queue = Tu es numéro { $place } dans la file. Ta réponse arrive ici dans environ { $time }.
note-queue-long = Si elle n’est pas là après 15 minutes, appuie de nouveau sur le bouton : je garde la réponse.
refused-queue-full = Trop de monde attend déjà. Réessaie dans environ { $wait }.
refused-queue-own = Je travaille encore sur ta dernière demande. Elle sera prête dans environ { $wait }.

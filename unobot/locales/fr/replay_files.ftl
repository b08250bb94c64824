## Les fichiers d’une partie terminée : une page et un GIF

button-save-page = Enregistrer en page
button-save-gif = GIF
files-page = **La partie en page.** Enregistre le fichier et ouvre-le dans un navigateur. Il fonctionne sans internet et montre toutes les mains.
files-gif = **Les moments clés de la partie**
files-gif-alt = La table à chaque moment clé de la partie
refused-files-often = Je viens de te préparer plusieurs fichiers. Réessaie dans une minute.
refused-files-failed = Je n’ai pas pu préparer le fichier. Réessaie dans un instant.
refused-files-too-large = Le fichier est plus gros que ce que Discord permet ici.
refused-page-too-large = Cette partie est trop longue pour une page. Utilise plutôt la rediffusion ou le **GIF**.

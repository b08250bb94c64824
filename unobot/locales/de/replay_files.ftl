## Die Dateien einer Partie, die vorbei ist: eine Seite und ein GIF

button-save-page = Als Seite speichern
button-save-gif = GIF
files-page = **Die Partie als Seite.** Speichere die Datei und öffne sie im Browser. Sie braucht kein Internet und zeigt alle Karten.
files-gif = **Die Schlüsselmomente der Partie**
files-gif-alt = Der Tisch in jedem Schlüsselmoment der Partie
refused-files-often = Ich habe gerade mehrere Dateien für dich gemacht. Versuch es in einer Minute noch einmal.
refused-files-failed = Die Datei ist mir nicht gelungen. Versuch es gleich noch einmal.
refused-files-too-large = Die Datei ist größer, als Discord hier erlaubt.
refused-page-too-large = Diese Partie ist zu lang für eine Seite. Nimm stattdessen **Wiederholung** oder **GIF**.

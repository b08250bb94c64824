button-take-back = Zurücknehmen
button-undo-off = Zurücknehmen: aus
button-undo-on = Zurücknehmen: an
table-undo = Ein Zug lässt sich 5 Sekunden lang zurücknehmen.
refused-takes-nothing-back = An diesem Tisch gilt ein Zug, sobald er gemacht ist.
refused-too-late-to-take-back = Zu spät: Nach 5 Sekunden gilt ein Zug.

button-take-back = Zurücknehmen
button-take-back-off = Zurücknehmen: aus
button-take-back-on = Zurücknehmen: an
table-take-back = Ein Zug lässt sich 5 Sekunden lang zurücknehmen.
refused-take-back-off = An diesem Tisch gilt ein Zug, sobald er gemacht ist.
refused-take-back-late = Zu spät: Nach 5 Sekunden gilt ein Zug.

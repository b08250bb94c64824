acts-title = Was Admins getan haben
acts-empty = Noch nichts.
acts-channel = Steht auch in { $channel }.
acts-no-channel = Kein Protokollkanal: `/unoadmin log` mit einem Kanal legt einen fest.
act-line = { $kind ->
    [end] { $admin } hat den Tisch in { $channel } beendet.
    [unblock] { $admin } hat { $channel } freigemacht. Der Tisch dort wartet.
    [ban] { $admin } hat { $user } gesperrt. { $detail }
    [unban] { $admin } hat die Sperre von { $user } aufgehoben.
    [roles] { $admin } hat festgelegt, wer Tische eröffnet: { $detail }
    [rules] { $detail ->
        [lock] { $admin } hat die Regeln festgeschrieben.
       *[unlock] { $admin } hat die Regeln freigegeben.
    }
    [ais] { $admin } hat die meisten KI-Plätze pro Tisch festgelegt: { $detail }
    [lost] { $detail ->
        [roles] Die Rolle { $value }, die Tische eröffnen durfte, wurde gelöscht. Die anderen gewählten Rollen dürfen es weiter.
        [roles-all] Die Rolle { $value }, die Tische eröffnen durfte, wurde gelöscht. Jetzt dürfen es alle. `/unoadmin roles` wählt andere Rollen.
        [moderators] Die Rolle { $value } der Moderation wurde gelöscht. `/uno settings` wählt eine andere.
        [log] Der Protokollkanal wurde gelöscht. `/unoadmin log` mit einem Kanal legt einen anderen fest.
        [rules] Die Regeln { $value } der Einstellungen kenne ich nicht mehr, darum gelten an Tischen die offiziellen Regeln. `/uno settings` wählt andere.
       *[places] Der letzte Kanal, in dem Uno erlaubt ist, wurde gelöscht, darum kann auf diesem Server niemand spielen. `/uno settings` erlaubt es anderswo.
    }
   *[log] { $detail ->
        [off] { $admin } hat den Protokollkanal abgeschaltet.
       *[on] { $admin } hat den Protokollkanal gewählt: { $channel }
    }
}
button-no-log = Kein Protokollkanal
refused-log-channel = In diesen Kanal kann ich nicht schreiben: Wähle einen Textkanal oder einen Thread.

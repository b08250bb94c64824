button-notify-me = Avisarme
button-notify-me-off = No avisarme más
notify-me-on = Te avisaré aquí cuando se abra la próxima mesa en { $channel }.
notify-me-off = Ya no te avisaré cuando se abra una mesa en { $channel }.
notify-me-call = { $mentions }, hay una mesa nueva aquí: con **Unirse** se ocupa un asiento.
refused-notify-me-full = Ya hay tanta gente que quiere saber de las mesas de este canal que no puedo apuntar a nadie más.

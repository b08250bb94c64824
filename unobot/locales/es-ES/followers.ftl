## Who wants to know of the next table in a channel

button-follow = Avisarme
button-unfollow = No avisarme más
follow-on = Te avisaré aquí cuando se abra la próxima mesa en { $channel }.
follow-off = Ya no te avisaré cuando se abra una mesa en { $channel }.
call-next = { $mentions }, hay una mesa nueva aquí: con **Unirse** se ocupa un asiento.
refused-too-many-followers = Ya hay tanta gente que quiere saber de las mesas de este canal que no puedo apuntar a nadie más.

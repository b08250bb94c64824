button-notify-me = Quero avisos
button-notify-me-off = Parar avisos
notify-me-on = Aviso você aqui quando abrir a próxima mesa em { $channel }.
notify-me-off = Não aviso mais quando abrir uma mesa em { $channel }.
notify-me-call = { $mentions }, há uma mesa nova aqui: aperte **Entrar** para ocupar um lugar.
refused-notify-me-full = Já tem tanta gente querendo avisos de mesas neste canal que não posso aceitar mais.

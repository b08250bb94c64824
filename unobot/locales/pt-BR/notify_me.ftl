button-notify-me = Quero avisos
button-notify-me-off = Parar avisos
notify-me-on = Você vai receber um aviso aqui quando abrir a próxima mesa em { $channel }.
notify-me-off = Você não vai mais receber avisos quando abrir uma mesa em { $channel }.
notify-me-call = { $mentions }, há uma mesa nova aqui: aperte **Entrar** para ocupar um lugar.
refused-notify-me-full = Já tem tanta gente querendo avisos de mesas neste canal que não posso aceitar mais.

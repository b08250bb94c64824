button-follow = Quero avisos
button-unfollow = Parar avisos
follow-on = Você vai receber um aviso aqui quando abrir a próxima mesa em { $channel }.
follow-off = Você não vai mais receber avisos quando abrir uma mesa em { $channel }.
call-next = { $mentions }, há uma mesa nova aqui: aperte **Entrar** para ocupar um lugar.
refused-too-many-followers = Já tem tanta gente querendo avisos de mesas neste canal que não posso aceitar mais.

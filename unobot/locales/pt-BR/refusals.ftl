refused-stale = Esse botão é de uma jogada anterior: veja como está tudo agora.
refused-unknown-button = Esse botão não funciona mais. `/uno hand` e `/uno status` mostram botões novos.
refused-unknown-move = “{ $move }” não é uma jogada: escolha uma da lista, ou digite algo como R5, WG ou draw.
refused-unknown-command = O Discord ainda não tem a forma mais nova deste comando. Tente de novo daqui a um minuto.
refused-too-often = Foi muita coisa de uma vez: espere um instante e tente de novo.
refused-busy = Estou com muito movimento agora, então não pude fazer isso. Tente de novo daqui a pouco.
refused-too-slow = Isso demorou demais: aperte de novo.
refused-stopping = Estou prestes a reiniciar: tente de novo daqui a pouco. Nada se perde.

refused-closed = Esta mesa está fechada: `/uno start` abre uma nova.
refused-running = A partida está em andamento: **Minha mão** mostra que lugares existem.
refused-table-full = Todos os { $seats } lugares estão ocupados.
refused-only-host-starts = Só quem comanda a mesa pode começar: { $host }. Se { $host } não tocar em nada, { $when } qualquer pessoa com lugar poderá.
refused-start-changed = A mesa mudou logo antes do seu toque, então nada começou ainda. Olhe de novo e comece.
refused-seated-already = Você já tem um lugar nesta mesa.
refused-not-seated = Você não tem lugar nesta mesa.
refused-away = Você saiu desta partida: aperte **Minha mão** para continuar.
refused-left-already = Você já saiu: **Minha mão** traz você de volta.

refused-no-table = Não há mesa neste canal: `/uno start` abre uma.
refused-no-such-table = Esta mesa não existe mais: `/uno start` abre uma nova.
refused-channel-taken = Já há uma mesa neste canal.
refused-elsewhere = Esta mesa não fica neste canal: **Minha mão** e `/uno hand` mostram suas cartas.
refused-place = O Uno se joga em um servidor: em um canal de texto, em um tópico ou no chat de um canal de voz. Tente `/uno start` lá.
refused-permission = Não posso jogar em { $channel }: preciso da permissão { $missing } lá.
refused-bump = O Discord não me deixa publicar neste canal agora, então a mesa fica onde está. Pergunte a um admin o que eu posso fazer aqui.
refused-rematch-moment = As condições mudaram desde a última partida, então os outros podem ler antes. Você pode começar { $when }, ou antes, se todos clicarem em **Revanche**.
refused-unseen = O Discord não me deixa publicar a mesa aqui, então não abri nenhuma. Tente outro canal ou pergunte a um admin o que eu posso fazer aqui.
permission-view-channel = Ver canal
permission-connect = Conectar
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
permission-create-private-threads = Criar tópicos privados
permission-manage-threads = Gerenciar tópicos
permission-attach-files = Anexar arquivos

error-storage = Não consigo acessar meu banco de dados agora. Nada mudou. Tente de novo daqui a pouco.
error-unsure = Perdi meu banco de dados bem na hora de salvar, então não sei se valeu. Olhe de novo daqui a pouco.
error-discord = O Discord não aceitou minha resposta. O que você fez pode ter valido: olhe de novo daqui a pouco.
error-damaged = Não consigo ler os dados salvos disto, então nada mudou. Todo o resto continua. Avise quem me administra, por favor.
error-unexpected = Algo deu errado do meu lado, e nada mudou. Tente de novo.

note-changed = Mudou.
note-joined = Você tem um lugar. Sua mão vem quando a partida começar.
note-left = Você saiu da mesa.

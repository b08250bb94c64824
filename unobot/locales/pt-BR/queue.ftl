## A fila de quem espera uma resposta

note-queue = Você é o número { $place } da fila. A resposta chega aqui em cerca de { $time }.
note-queue-long = Se ela não estiver aqui depois de 15 minutos, aperte o botão de novo: eu guardo a resposta.
refused-queue-full = Já há gente demais na fila. Tente de novo em cerca de { $wait }.
refused-queue-own = Ainda estou trabalhando no seu último pedido. Fica pronto em cerca de { $wait }.

## Os arquivos de uma partida terminada: uma página e um GIF

button-save-page = Salvar como página
button-save-gif = GIF
files-page = **A partida como página.** Salve o arquivo e abra em um navegador. Funciona sem internet e mostra todas as mãos.
files-gif = **Os momentos-chave da partida**
files-gif-alt = A mesa em cada momento-chave da partida
refused-files-often = Acabei de fazer vários arquivos para você. Tente de novo em um minuto.
refused-files-failed = Não consegui fazer o arquivo. Tente de novo daqui a pouco.
refused-files-too-large = O arquivo é maior do que o Discord permite aqui.
refused-page-too-large = Esta partida é longa demais para uma página. Use o replay ou o **GIF**.

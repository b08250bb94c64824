button-premove-chosen = ✓ { $card }
premove-how = Aperte uma carta para jogá-la quando chegar a sua vez, se ela servir.
premove-next = ✓ Depois: **{ $card }**. Ela é jogada na sua vez se servir, e com Uno se deixar você com uma carta. Aperte de novo para tirar.
premove-color = Alguém escolheu uma cor, por isso a carta que você tinha deixado escolhida fica na sua mão.
premove-unfit = A carta que você tinha deixado escolhida não serviu, por isso fica na sua mão.
refused-premove-now = É a sua vez: jogue já.
refused-premove-card = Essa carta não pode ser escolhida com antecedência.

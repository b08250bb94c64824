### Russian
### Written by: an AI (Claude), November 2026
### Reviewed: no
### Beta: yes

### words

## about

language-name = Русский

## cards

color = { $color ->
    [R] Красный
    [Y] Жёлтый
    [G] Зелёный
    [P] Розовый
    [T] Бирюзовый
    [O] Оранжевый
    [U] Фиолетовый
   *[B] Синий
}
face = { $face ->
    [S] Пропусти ход
    [R] Наоборот
    [D2] Возьми две
    [D4] Возьми четыре
    [SA] Пропусти всех
    [DA] Сбрось все
    [H1] Удар 1
    [H2] Удар 2
    [TH] Обмен картами
    [W] Дикая карта
    [WD4] Дикая +4
    [WSW] Дикий обмен
    [WSH] Дикая тасовка
    [WC] Пустая дикая карта
    [WR4] Дикая наоборот +4
    [WRL] Дикая рулетка
    [WD6] Дикая +6
    [WD10] Дикая +10
    [WRV] Дикая наоборот
    [WSK] Дикий пропуск
    [WS2] Дикий пропуск двоих
    [WD2] Дикая +2
    [WT2] Прицельная +2
    [WFS] Вынужденный обмен
    [WAH] Удар по всем
    [WHF] Дикий выстрел
    [WAA] Двойная атака
    [D1] Возьми одну
    [D5] Возьми пять
    [F] Флип
    [WDC] Дикая +цвет
   *[other] { $face }
}
card = { $color ->
    [R] Красная
    [Y] Жёлтая
    [G] Зелёная
    [P] Розовая
    [T] Бирюзовая
    [O] Оранжевая
    [U] Фиолетовая
   *[B] Синяя
} { $face ->
    [S] «Пропусти ход»
    [R] «Наоборот»
    [D2] «Возьми две»
    [D4] «Возьми четыре»
    [SA] «Пропусти всех»
    [DA] «Сбрось все»
    [H1] «Удар 1»
    [H2] «Удар 2»
    [TH] «Обмен картами»
    [D1] «Возьми одну»
    [D5] «Возьми пять»
    [F] «Флип»
   *[other] { $face }
}
card-wild = { $wild } ({ $color ->
    [R] красный
    [Y] жёлтый
    [G] зелёный
    [P] розовый
    [T] бирюзовый
    [O] оранжевый
    [U] фиолетовый
   *[B] синий
})
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [D4] +4
    [SA] ⊘+
    [DA] ⇊
    [H1] ↯1
    [H2] ↯2
    [TH] ⇆
    [W] W
    [WD4] +4
    [WSW] W⇆
    [WSH] W⤨
    [WC] W✱
    [WR4] ⇄4
    [WRL] ◎
    [WD6] +6
    [WD10] +10
    [WRV] ⇄
    [WSK] ⊘
    [WS2] ⊘2
    [WD2] +2
    [WT2] ◎2
    [WFS] ⇆
    [WAH] ↯∀
    [WHF] ↯
    [WAA] ↯↯
    [D1] +1
    [D5] +5
    [F] ◪
    [WDC] +◎
   *[other] { $face }
}
card-lettered = { $color ->
    [R] К
    [Y] Ж
    [G] З
    [P] Р
    [T] Б
    [O] О
    [U] Ф
   *[B] С
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } в закрытую
card-hidden-short = ?
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
rounds-won = { $count ->
    [one] { $count } раунд выигран
    [few] { $count } раунда выиграно
   *[many] { $count } раундов выиграно
}

## moves

move-play = Сыграть: { $card }
move-play-uno = Сыграть: { $card }, и сказать «Уно»
move-draw = Взять карту
move-pass = Оставить взятую карту
move-pass-empty = Пас: брать больше нечего
move-challenge = Не верю: { $name }
move-accept = Взять { $owed ->
    [one] { $owed } карту
    [few] { $owed } карты
   *[many] { $owed } карт
}
move-accept-until = Брать, пока не выпадет { $color }
move-uno = Сказать «Уно»
move-catch = Поймать: { $name }
move-color = Выбрать цвет: { $color }
move-at = { $move }, игрок: { $name }
move-at-draws = { $move }: { $name } берёт две карты
move-passes-hands = { $move } и передать все карты дальше
move-penalized = { $move }: не по правилам, штраф: { $draws ->
    [press] { $count ->
        [one] { $count } нажатие
        [few] { $count } нажатия
       *[many] { $count } нажатий
    }
   *[draw] { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
}
move-vote = Голос: { $rule }
move-time = Закончить раунд: время вышло
move-take-back = Вернуть последний ход

refused-by-setting = { $told } Правило: { $setting }.
refused-seat-out = В этом раунде ты больше не играешь.
refused-vote-first = Сначала голосуют все.
refused-already-voted = Твой голос уже есть.
refused-no-vote = Сейчас голосования нет.
refused-not-identical = Сейчас ходит **{ $name }**. Вне очереди можно сыграть только такую же карту: { $top }.
refused-cannot-stack = Тебе брать { $owed ->
    [one] { $owed } карту
    [few] { $owed } карты
   *[many] { $owed } карт
}, и { $card } их не переведёт.
refused-no-challenge = Этот штраф проверить нельзя.
refused-must-play = { $card } подходит, её надо сыграть.
refused-at-limit = Карт у тебя { $held }, а лимит — { $limit }, поэтому брать нельзя. Жми «Пас».
refused-two-on-four = { $card } не ложится на Дикую +4.
refused-four-others-fit = У тебя подходит другая карта, поэтому сейчас не сыграть: { $card }.
refused-last-card = { $card } не может быть последней картой.
refused-target-first = { $card }: выбери игрока.
refused-color-missing = { $card }: выбери цвет.
refused-bad-target = Выбери другого игрока, который ещё в раунде.
refused-uno-not-before = Скажи «Уно», когда играешь предпоследнюю карту или когда осталась одна.
refused-uno-by-itself = Здесь не надо говорить «Уно».
refused-no-clock = В этом раунде нет часов.
refused-no-take-back = Этот ход остаётся. Вернуть его уже нельзя.
refused-round-over = Этот раунд окончен.
refused-not-your-turn = Сейчас ходит **{ $name }**.
refused-color-first = Сначала выбери цвет дикой карты.
refused-answer-first = Сначала надо взять { $owed ->
    [one] { $owed } карту
    [few] { $owed } карты
   *[many] { $owed } карт
}.
refused-already-drew = Карта уже взята. Сыграй её или оставь.
refused-only-drawn = Теперь можно сыграть только взятую карту: { $card }.
refused-drawn-blind = Взятая карта лежит в закрытую, другую в этот ход сыграть нельзя. Оставь её.
refused-not-seen = { $card }: среди твоих открытых карт такой нет.
refused-nothing-drawn = Брать было нечего, твой ход окончен.
refused-draw-first = Сначала возьми карту, потом её можно оставить.
refused-nothing-to-answer = Сейчас нечего брать и нечего проверять.
refused-no-color-asked = Сейчас цвет не выбирают.
refused-not-in-hand = { $card }: у тебя такой нет.
refused-no-match = { $card } не подходит. Нужен цвет { $color }, число или знак верхней карты ({ $top }) или дикая карта.
refused-four-not-legal = У тебя есть цвет { $color }, поэтому сейчас не сыграть: { $card }.
refused-one-card-only = Здесь играют по одной карте за раз.
refused-in-order = Одинаковых карт у тебя { $held }: выбери только, сколько. Они пойдут по порядку цветов.
refused-no-target = Для этой карты игрока не выбирают.
refused-uno-not-now = { $held ->
    [1] Сейчас нельзя сказать «Уно».
   *[other] «Уно» говорят с последней картой. У тебя их { $held }.
}
refused-uno-already-said = «Уно» уже сказано.
refused-catch-self = Себя поймать нельзя. Скажи «Уно».
refused-catch-many-cards = **{ $name }**: { $held ->
    [one] { $held } карта
    [few] { $held } карты
   *[many] { $held } карт
}. Ловить некого.
refused-catch-said = **{ $name }**: «Уно» сказано.
refused-catch-too-late = Поймать уже поздно: **{ $name }**.
refused-catch-faster = **{ $by }** быстрее: **{ $name }** уже поймали.
refused-catch-nobody = На этом месте нет игрока.

## narration

narration-deal = **{ $name }** раздаёт карты. Раунд { $number }, открыта { $emoji } { $card }.
narration-deal-bare = **{ $name }** раздаёт карты. Раунд { $number }.
narration-deal-begins = **{ $name }** начинает.
narration-joined = { $names } { $count ->
    [1] входит в игру.
   *[other] входят в игру.
}
narration-put-back = Первая открытая карта ушла обратно в колоду.
narration-play = **{ $name }** ходит: { $cards }.
narration-play-uno = **{ $name }** ходит: { $cards }, и говорит «Уно».
narration-discarded = С ней уходит { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}: { $cards }.
narration-skip = **{ $name }** пропускает ход.
narration-skip-all = Все остальные пропускают ход. Снова ходит **{ $name }**.
narration-reverse = Ход идёт в другую сторону.
narration-draw = **{ $name }** { $count ->
    [0] не берёт ничего: колода пуста
    [one] берёт { $count } карту
    [few] берёт { $count } карты
   *[many] берёт { $count } карт
}.
narration-draws-and-misses = **{ $name }** { $count ->
    [0] не берёт ничего (колода пуста)
    [one] берёт { $count } карту
    [few] берёт { $count } карты
   *[many] берёт { $count } карт
} и пропускает ход.
narration-draws = **{ $name }** { $count ->
    [0] не берёт ничего: колода пуста
    [one] берёт { $count } карту
    [few] берёт { $count } карты
   *[many] берёт { $count } карт
}.
narration-presses = **{ $name }** жмёт: { $told }.
narration-presses-and-misses = **{ $name }** жмёт и пропускает ход: { $told }.
press-silent = щёлк
press-fired = 💥 { $count ->
    [0] карт больше нет
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
press-pending = ❔
narration-pass = **{ $name }** пасует.
narration-draw-pass = **{ $name }** { $count ->
    [0] пасует: брать нечего
    [one] берёт { $count } карту и пасует
    [few] берёт { $count } карты и пасует
   *[many] берёт { $count } карт и пасует
}.
narration-taken-back = **{ $name }** возвращает себе: { $cards }.
narration-taken-back-other = **{ $name }** возвращает ход.
narration-color = **{ $name }** выбирает: { $emoji } { $color }.
narration-roulette = **{ $name }** называет цвет.
narration-roulette-color = **{ $name }** называет цвет: { $emoji } { $color }, { $count ->
    [0] но колода пуста, и пропускает ход
    [one] открывает { $count } карту и пропускает ход
    [few] открывает { $count } карты и пропускает ход
   *[many] открывает { $count } карт и пропускает ход
}.
narration-roulette-cards = Открыты: { $cards }.
narration-accept = **{ $name }** { $count ->
    [0] не берёт ничего (колода пуста)
    [one] берёт { $count } карту
    [few] берёт { $count } карты
   *[many] берёт { $count } карт
} и пропускает ход.
narration-accept-only = **{ $name }** { $count ->
    [0] не берёт ничего (колода пуста)
    [one] берёт { $count } карту
    [few] берёт { $count } карты
   *[many] берёт { $count } карт
}.
narration-challenge-won = **{ $name }** проверяет, и не зря. **{ $by }** { $count ->
    [0] не берёт ничего (колода пуста)
    [one] берёт { $count } карту
    [few] берёт { $count } карты
   *[many] берёт { $count } карт
}.
narration-challenge-lost = **{ $name }** проверяет зря: **{ $by }** играет честно. **{ $name }** { $count ->
    [0] не берёт ничего (колода пуста)
    [one] берёт { $count } карту
    [few] берёт { $count } карты
   *[many] берёт { $count } карт
} и пропускает ход.
narration-hand = { $told } Карты игрока **{ $name }**: { $cards }
narration-uno = **{ $name }** говорит «Уно».
narration-caught = **{ $by }** ловит: **{ $name }** без «Уно». **{ $name }** { $count ->
    [0] не берёт ничего: колода пуста
    [one] берёт { $count } карту
    [few] берёт { $count } карты
   *[many] берёт { $count } карт
}.
narration-caught-only = **{ $by }** ловит: **{ $name }** без «Уно».
narration-out = **{ $name }** — без карт!
narration-last-left = **{ $name }** — последний оставшийся игрок.
narration-placed = **{ $name }** — без карт и занимает следующее место.
narration-waits = **{ $name }** — без карт, а напарник играет дальше.
narration-over-limit = **{ $name }** выбывает из раунда. Карт на руках: { $count }.
narration-knocked-out = **{ $by }** ({ $card }) выбивает игрока **{ $name }**. Карт на руках: { $count }.
narration-owed = Теперь брать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
narration-owed-until = Брать, пока не выпадет { $color }.
narration-owed-self = Игроков двое, и удар получает **{ $name }**: теперь брать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
narration-others-draw = Все остальные берут по карте.
narration-false-catch = **{ $by }** ловит зря, **{ $name }** ни при чём. **{ $by }** { $count ->
    [0] не берёт ничего: колода пуста
    [one] берёт { $count } карту
    [few] берёт { $count } карты
   *[many] берёт { $count } карт
}.
narration-false-catch-only = **{ $by }** ловит зря: **{ $name }** ни при чём.
narration-wrong-play = **{ $name }** пробует сыграть: { $cards }. Не подходит, штраф: { $count ->
    [0] ничего, колода пуста
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
narration-wrong-play-only = **{ $name }** пробует сыграть: { $cards }. Не подходит.
narration-swap = **{ $name }** и **{ $target }** меняются картами.
narration-shuffle = Все карты с рук перетасованы и розданы заново.
narration-pass-hands = Все передают свои карты дальше.
narration-turned-over = Всё переворачивается. Теперь { $side ->
    [dark] тёмная
   *[light] светлая
} сторона, сверху { $emoji } { $card }.
narration-open = **{ $name }** играет с открытыми картами.
narration-vote-began = Голосуют все: что делает Пустая дикая карта?
narration-voted = **{ $name }** голосует.
narration-rule = **Пустая дикая карта**: { $rule }.
narration-eliminated = **{ $name }** выбывает из партии.
narration-seats = Все пересаживаются. Теперь вокруг стола: { $names }.
narration-time = Время раунда вышло.
narration-reshuffle = Сброс перетасован, это новая колода.
narration-clock = { $told } _Время вышло._
narration-autopilot = { $told } _Ход ИИ._
coming-off = **{ $name }** отходит. Играет ИИ.
coming-back = **{ $name }** снова здесь.
coming-handed = **{ $name }** уступает место: **{ $other }**.
coming-taken = **{ $name }** садится на место игрока **{ $other }**.
coming-joins = **{ $name }** играет со следующего раунда.
narration-skipped = { $told } _Остальные решили пропустить ход._

## durations

duration-seconds = { $count } сек
duration-minutes = { $count } мин
duration-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
duration-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}

## characters

character-Kim = напевает, пока думает
character-Lou = встречает каждую карту как старого друга
character-Max = всегда заранее, никогда в спешке
character-Noa = и бровью не поведёт
character-Pat = держит карты в идеальном порядке
character-Quin = на всё есть своя теория
character-Robin = на ногах ещё до рассвета
character-Sam = сначала смеётся, потом ходит
character-Toni = каждая игра как финал
character-Uli = приносит всем вкусненькое
character-Alex = не грустит, когда карта не идёт
character-Bo = мало говорит, много улыбается
character-Charlie = болеет и за других
character-Dani = считает облака между ходами
character-Eli = читает правила для удовольствия
character-Fin = обожает равный финиш
character-Gabi = долго рассказывает, быстро ходит
character-Jo = верит в счастливые носки
character-Mika = само спокойствие, как озеро
character-Vik = верит, что отыграться можно всегда

remark = 💬 **{ $name }**: «{ $words }»
remark-won = { $pick ->
    [0] Вот это да. Ещё раз?
    [1] Буду улыбаться весь вечер.
   *[other] Хорошая игра, всем спасибо.
}
remark-out = { $pick ->
    [0] Это была последняя.
    [1] Смотрите, карт нет!
   *[other] Руки свободны. Кому чаю?
}
remark-caught = { $pick ->
    [0] Ой! Глаз-алмаз.
    [1] А так всё хорошо шло.
   *[other] Всё честно, это мой промах.
}
remark-guilty = { $pick ->
    [0] Меня читают как книгу.
    [1] Попробовать стоило.
   *[other] Ну вот, тайное стало явным.
}
remark-innocent = { $pick ->
    [0] Да я бы никогда!
    [1] Видите? Всё честно.
   *[other] Моя совесть чиста.
}
remark-swap = { $pick ->
    [0] Ну-ка, что тут у нас.
    [1] Сменим обстановку!
   *[other] О, новенькие.
}
remark-uno = { $pick ->
    [0] Уно! Громко вышло?
    [1] Уно, и я это говорю!
   *[other] Ещё одна. Уно!
}
remark-draw = { $pick ->
    [0] Ай.
    [1] Моим картам было скучно.
   *[other] Спасибо, я их коллекционирую.
}

table-thinking-color = **{ $name }** выбирает цвет…
table-thinking-challenge = **{ $name }** думает: взять { $owed } или не поверить…
table-thinking-challenge-until = **{ $name }** думает, не проверить ли…
table-thinking-target = **{ $name }** выбирает игрока…
table-thinking-drawn = **{ $name }** смотрит на взятую карту…

## explain

button-explain = Почему нет?
explain-title = Чем можно ходить и почему
explain-fits = Можно сыграть.
explain-no-match = Не подходит. Нужен цвет { $color }, число или знак верхней карты ({ $top }) или дикая карта.
explain-cannot-stack = Не переводит штраф: тебе брать { $owed ->
    [one] { $owed } карту
    [few] { $owed } карты
   *[many] { $owed } карт
}.
explain-cannot-stack-until = Не переводит. Бери, пока не выпадет { $color }.
explain-cannot-raise = Штраф { $owed } переводит только +{ $least } или больше.
explain-unseen = В закрытую. Увидишь её, когда начнётся твой следующий ход.
explain-penalty = Не подходит. Если сыграть, штраф: { $draws ->
    [press] { $count ->
        [one] { $count } нажатие
        [few] { $count } нажатия
       *[many] { $count } нажатий
    }
   *[draw] { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
}.
explain-more = Не показано причин: { $count }.

## rulebook

rulebook-intro = # Правила

    Эту страницу печатает `unobot rules --markdown`, а с `--language` — на другом языке. За столом играют по официальным правилам, если хост не выберет в лобби другие: набор, отдельные домашние правила или код правил. `/uno rules` объясняет правила стола. *Почему нет?* показывает, какое из них мешает карте.
rulebook-presets = Наборы
rulebook-presets-what = Набор — это домашние правила под одним именем. Список показывает отличия от официальных правил. Код можно вставить в `/uno start`.
rulebook-fields = Домашние правила
rulebook-fields-what = Все домашние правила можно сочетать, если в списке не сказано иное.
rulebook-number = Число от { $low } до { $high }. Официально: { $official }.
rulebook-official = { " " }(официально)
rulebook-switch = Если включено:
rulebook-seats = { $setting } — только если игроков { $seats }.
rulebook-clash = Не сочетается: { $settings }. { $why }
rulebook-edges = Когда правила встречаются
rulebook-edges-what = Некоторые сочетания оставляют вопрос открытым. Вот что тогда происходит:
edge-last-card = **Карта, которая меняет карты на руках, — последняя.** Кто остался без карт, тот закончил раунд. Семёрка, ноль, Дикий обмен, Дикая тасовка и Пустая дикая карта последней картой ничего не меняют и ничего не спрашивают. Даже если остальные играют дальше.
edge-last-pass-on = **Закончить переводом.** Когда надо брать, последней картой могут быть «Наоборот» или «Пропусти ход». Игрок, которому теперь брать, всё равно берёт всю сумму до подсчёта.
edge-zero-of-two = **Ноль на двоих** меняет карты двух игроков местами.
edge-owing-seat-leaves = **Игрок, которому надо брать, уходит.** Карты остаются за местом. ИИ на этом месте отвечает, а кто вернётся, возьмёт остальное.
edge-jump-in-owed = **Вне очереди, пока кому-то надо брать.** Игрок с такой же плюсовой картой может её сыграть. Её карты добавляются, и всю сумму берёт следующий за ним.
edge-jump-in-challenge = **Вне очереди на Дикую +4, которая ждёт ответа.** Это такой же перевод. Вопрос переходит к следующему игроку, и проверить можно только последнюю Дикую +4.
edge-jump-in-own-card = **Вне очереди на свою карту** — можно. На свою карту можно положить такую же, пока не сыграна другая.
edge-jump-in-out = **Последняя карта вне очереди** заканчивает раунд, как любая другая. Если это плюсовая карта, следующий игрок всё равно берёт.
edge-jump-in-uno = **Вне очереди, пока можно поймать без «Уно».** Ловить можно, пока не походит тот, чей сейчас ход. Карта вне очереди этого не прекращает, так что поймать можно сразу нескольких.
edge-uno-moved-hands = **Одна карта после обмена.** «Уно» относится к ходу, после которого осталась одна карта. После обмена, передачи или тасовки ловить некого. Игрок с одной картой всё ещё может сказать «Уно». Сказанное «Уно» не переходит вместе с картами.
edge-uno-drawn-card = **Взятая карта сыграна, и осталась одна.** «Уно» нужно, как всегда. «Уно», сказанное до взятия, уже не считается: карт ведь стало больше.
edge-reshuffle-penalty = **Колода кончилась посреди штрафа.** Игрок сначала берёт остаток колоды. Потом сброс без верхней карты тасуют, и игрок берёт из него. Если карт всё равно мало, он берёт все, что есть.
edge-challenge-stacked = **Проверка после перевода** касается только последней Дикой +4. Был блеф: кто её сыграл, берёт всю сумму. Не было: проверивший берёт сумму и ещё две. Кто переводит, тот уже не проверяет.
edge-blind-turn = **Когда открывается карта, взятая вслепую.** Она открывается в начале твоего следующего хода, когда можно играть или надо брать. Пропущенный ход не считается. Если взять сумму и потом ходить (Ход после взятия), карты откроются на ход позже. Если карты взяты в чужой ход (бомба, штраф, Пустая дикая карта), они откроются в твой следующий ход.
edge-blind-hands = **Взятие вслепую и обмен.** Игрок, который получил чужие карты, их не брал и сразу видит все. Даже те, которые не видел прежний владелец.
edge-blind-judged = **Взятие вслепую: что надо и что можно играть.** Для хода, игры вне очереди, правила «Обязательный ход» и честной Дикой +4 считаются только карты, которые ты видишь. Проверка тоже смотрит на них, а остальные показывает в закрытую. Для «Уно», лимита карт и очков раунда считаются все карты.
edge-leaving-open = **Игрок уходит, не выбрав цвет или игрока или не ответив на Дикую +4.** За это место сразу играет ИИ. Он выбирает, берёт или проверяет.
edge-only-ais = **Остались одни ИИ.** Когда последний игрок ушёл или уснул, игра стоит: ничего не берётся и не считается. Нажатие любого игрока её продолжает. Через десять минут партия становится на паузу. Её игроки могут продолжить её в течение семи дней: **Играть дальше** или `/uno resume`. ИИ играют одни, только если автопилот включён у всех, и тогда партия никому не засчитывается.
edge-late = **Кто пришёл поздно и кто вернулся.** Вернувшийся игрок получает своё место, свои карты и свой счёт, а не новые. Если хост отдал место ИИ, он занимает именно его или никакого. Новый игрок сразу садится на место ИИ, с его картами и очками. Или получает новое место со следующего раунда: последнее и с самым низким счётом. Новых мест нет в командах, в игре на выбывание и в партии из заданного числа раундов.

## rulesets

value-switch = { $value ->
    [on] вкл.
   *[off] выкл.
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-topic-play = Как играть
rules-topic-house = Домашние правила здесь
rules-topic-cards = Карты
rules-topic-asked = Частые вопросы
rules-first = { $both ->
    [on] Избавьтесь вдвоём от всех карт раньше другой команды.
   *[off] Останься без карт раньше всех.
}
rules-goal = **Цель** · { $scoring ->
    [single] { $first } Вся партия — один раунд, очки не считаются.
    [until_last] Избавься от карт и займи следующее место. Остальные играют, пока карты не останутся только у одного. Вся партия — один раунд, очки не считаются.
    [golf] Надо, чтобы к концу раунда на руках было мало очков. Раунд кончается, когда без карт { $both ->
        [on] оба напарника команды
       *[off] один из игроков
    }. Каждый получает очки за карты, которые у него остались{ $teams ->
        [on] , и за карты напарника
       *[off] { "" }
    }. { $points } Раундов: { $rounds }, побеждает самая низкая сумма. При равенстве играют ещё раунд.
    [best_of] { $first } Это победа в раунде, очки не считаются. Раундов в партии: { $rounds }, побеждает тот, у кого больше выигранных. Партия кончается раньше, если лидера уже не догнать. При равенстве лучших играют ещё раунд.
   *[points] { $first } Это победа в раунде и очки за { $teams ->
        [on] карты соперников
       *[off] чужие карты
    }. { $points } { $elimination ->
        [on] После каждого раунда выбывает игрок, у которого на руках больше всего очков. Последний оставшийся выигрывает партию.
       *[off] Кто первым наберёт { $target } очков, выигрывает партию. При равенстве лучших играют ещё раунд.
    }
}
rules-points = Очки за карты: { $points }.
rules-points-number = числа — свой номинал
rules-points-action = карты действия — { $points }
rules-points-wild = дикие карты — { $points }
rules-points-others = все остальные — { $points }
rules-points-face = { $card } — { $points }
rules-turn = **Твой ход**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] Сыграй любую карту.
    [always] Сыграй любую карту. Взять вместо этого нельзя.
   *[match] Сыграй карту того же цвета, с тем же числом или знаком, что у верхней, или дикую карту.
}
rules-turn-press = Если не играешь, нажми на пушку один раз. Она молчит или стреляет в тебя картами. На этом твой ход окончен.
rules-turn-uno = { $kind ->
    [off] Говорить «Уно» не надо.
    [announced] Когда ты играешь предпоследнюю карту, «Уно» объявляется само.
    [strict] С одной картой скажи **Уно**, пока тебя не поймали. Раньше это не считается.
   *[call] С одной картой скажи **Уно**: прямо перед картой, вместе с ней или после неё, пока тебя не поймали.
}{ $catches ->
    [draw] { " " }Если поймали: { $penalty ->
        [0] ничего не будет.
        [one] берёшь { $penalty } карту.
        [few] берёшь { $penalty } карты.
       *[many] берёшь { $penalty } карт.
    }
    [press] { " " }Если поймали: { $penalty ->
        [0] ничего не будет.
        [one] жмёшь на пушку { $penalty } раз.
        [few] жмёшь на пушку { $penalty } раза.
       *[many] жмёшь на пушку { $penalty } раз.
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **Дикие карты** · Ложатся на любую карту, а цвет выбираешь ты.
rules-card = **{ $card }** · { $does }
rules-no-challenge = Плюсовые карты проверять нельзя.
rules-asked-draw = Можно брать, если есть чем ходить? Да.
rules-asked-press = Можно жать, если есть чем ходить? Да.
rules-asked-stack = Обязательно переводить? Нет, можно взять всю сумму. Нужен плюс не меньше последнего, а не всей суммы. Цвет не важен.
rules-asked-discard = Можно закончить картой «Сбрось все»? Да. Если останется одна карта, скажи «Уно». Ушедшие с ней карты не действуют.
rules-asked-roulette = Кто называет цвет рулетки? Тот, в кого она попала. Дикие карты её не останавливают, перевести её нельзя.
rules-asked-out = У кого { $limit } карт, тот выбывает, даже если в раунде таких несколько. Эти карты идут под сброс и вернутся со следующей тасовкой.
rules-asked-seven = Семёрка меняет карты всегда? Да, кроме последней.
rules-asked-backs = Почему не видно рубашек своих карт? Их видят только другие, как за настоящим столом. После Флипа это твои карты.
rules-asked-flip = Что лежит сверху после Флипа? Карта, которая была в самом низу сброса. Если это дикая карта, цвет выбирает следующий игрок.
rules-asked-side = Какая сторона считается в конце раунда? Та, которой играют. Флип последней картой сначала переворачивает карты на руках.
effect-discards-color = С ней уходят все твои карты её цвета, без своего действия.
effect-turns-over = Всё переворачивается: сброс целиком, колода и карты на руках. Новая верхняя карта не действует.
effect-reverses = Ход идёт в другую сторону. Если игроков двое, второй пропускает ход.
effect-owes = Следующий игрок берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} и { $after ->
    [on] потом ходит.
   *[off] пропускает ход.
}
effect-reverses-owes = Ход идёт в другую сторону. Тот, кто теперь следующий, берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} и { $after ->
    [on] потом ходит.
   *[off] пропускает ход.
} Если игроков двое, это ты.
effect-roulette = Следующий игрок называет цвет, открывает карты до первой такого цвета, берёт все и { $after ->
    [on] потом ходит.
   *[off] пропускает ход.
}
effect-presses = Следующий игрок жмёт на пушку { $count ->
    [1] один раз
    [2] дважды
    [few] { $count } раза
   *[many] { $count } раз
} и { $after ->
    [on] потом ходит.
   *[off] пропускает ход.
}
effect-presses-until = Следующий игрок жмёт на пушку, пока она не выстрелит, и { $after ->
    [on] потом ходит.
   *[off] пропускает ход.
}
effect-skips = { $count ->
    [1] Следующий игрок пропускает ход.
    [one] Следующий { $count } игрок пропускает ход.
    [few] Следующие { $count } игрока пропускают ход.
   *[many] Следующие { $count } игроков пропускают ход.
}
effect-skips-all = Все остальные пропускают ход. Снова ходишь ты.
effect-others-draw = Все остальные берут по { $count ->
    [one] { $count } карте
    [few] { $count } карты
   *[many] { $count } карт
}.
effect-others-press = Все остальные жмут на пушку { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}.
effect-target-draws = Игрок по твоему выбору берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, но ход не пропускает.
effect-swap = Поменяйся картами с любым игроком.
effect-swap-owes-uno = У кого после этого одна карта, тот должен сказать «Уно».
effect-shuffle = Все карты с рук собирают, тасуют и раздают заново.
effect-voted = Делает то, за что вы проголосовали до первого раунда.
effect-none = Никакого действия.
effect-none-last = Последней картой — без действия.
effect-never-last = Не может быть последней картой.
effect-never-on = На карту «{ $card }» её положить нельзя, только для перевода.
effect-challenged = Следующий игрок берёт { $count } и { $after ->
    [on] потом ходит
   *[off] пропускает ход
}{ $kind ->
    [free] . Играть её можно всегда.
    [strict] . Играть её можно, только если это честно: { $needs ->
        [no_playable] у тебя нет другой подходящей карты.
       *[no_color] у тебя нет карты текущего цвета.
    }
   *[challenge] { " " }или проверяет. Она честна, только если у тебя { $needs ->
        [no_playable] нет другой подходящей карты
       *[no_color] нет карты текущего цвета
    }. { $sum ->
        [on] Был блеф: ты берёшь всю сумму. Не было: проверивший берёт сумму и ещё две и пропускает ход.
       *[off] Был блеф: эти { $count } берёшь ты. Не было: проверивший берёт { $more } и пропускает ход.
    }
}
effect-challenged-until = Следующий игрок берёт, пока не выпадет карта этого цвета, и { $after ->
    [on] потом ходит
   *[off] пропускает ход
}{ $kind ->
    [free] . Играть её можно всегда.
    [strict] . Играть её можно, только если это честно: { $needs ->
        [no_playable] у тебя нет другой подходящей карты.
       *[no_color] у тебя нет карты текущего цвета.
    }
   *[challenge] { " " }или проверяет. Она честна, только если у тебя { $needs ->
        [no_playable] нет другой подходящей карты
       *[no_color] нет карты текущего цвета
    }. Был блеф: ты берёшь, пока не выпадет цвет. Не было: проверивший берёт до цвета и ещё две и пропускает ход.
}

contradiction-no-ruleset = Не могу прочитать эти правила. Выбери набор или вставь код.
contradiction-unknown-field = В этой версии нет правила «{ $field }». Выбери набор или вставь другой код.
contradiction-bad-value = { $field }: значение «{ $value }» не годится. Выбери из меню.
contradiction-bad-number = { $field }: число от { $low } до { $high }, а не { $value }.
contradiction-bomb-needs-several = Бомба — это несколько карт сразу. Включи и «Несколько сразу».
contradiction-keep-needs-move = Карты никуда не переходят, отказываться не от чего. Включи «Семёрка меняет» или «Ноль передаёт» либо выключи «Обмен по желанию».
contradiction-revenge-needs-stacking = Месть удваивает переведённую сумму. Сначала выбери вид «Перевода».
contradiction-no-draw-needs-limit = Нет лимита, который запретил бы брать. Сначала задай «Лимит карт».
contradiction-limit-within-deal = { $hand_size } карт при сдаче сразу больше лимита { $hand_limit }. Подними «Лимит карт» или уменьши «Карт при сдаче».
contradiction-knock-out-needs-limit = Без лимита никто не выбывает. Сначала задай «Лимит карт», при котором выбывают.
contradiction-not-in-deck = С этой колодой такой выбор для «{ $field }» невозможен. Оставь правило как есть или выбери другую колоду.
contradiction-limit-until-last = В партии до последнего игрока нельзя выбывать из-за лимита. Пусть «Лимит карт» только запрещает брать, или выбери другой «Счёт».
contradiction-four-not-judged = Дикую +4, которую можно играть всегда, никто не проверяет. Оставь её условие как есть или разреши проверку.
contradiction-nothing-to-show = Карты показывает только проверка. Разреши проверять Дикую +4 или показывай карты только проверяющему.
contradiction-false-catch-needs-calls = Если «Уно» говорить не надо, то и ловить зря нельзя. Пусть игроки говорят «Уно», или убери штраф «Ложная ловля».
contradiction-double-needs-points = «Двойной счёт» удваивает очки за выигранный раунд. Выбери «Счёт» по очкам или выключи это правило.
contradiction-both-out-needs-teams = Без карт вдвоём остаются только напарники. Включи и «Команды».
contradiction-teams-until-last = Команды не играют до последнего игрока. Выбери другой «Счёт» или выключи «Команды».
contradiction-teams-elimination = Из команды нельзя выбыть поодиночке. Выключи «Команды» или «На выбывание».
contradiction-elimination-needs-rounds = На выбывание играют, пока не останется один. Выбери «Счёт» по очкам или выключи это правило.
contradiction-reshuffle-teams = Напарники всю партию сидят друг напротив друга. Выключи «Команды» или «Пересадку».
contradiction-reshuffle-needs-rounds = Пересаживаются между раундами, а здесь вся партия — один раунд. Выбери «Счёт» по очкам или выключи «Пересадку».
contradiction-blind-until-playable = Если брать до подходящей карты, карта выдаст себя. Бери по одной или выключи «Вслепую».
contradiction-blind-must-play = По закрытой карте не понять, надо ли её играть. Пусть взятую карту можно сыграть или оставить, либо выключи «Вслепую».
contradiction-blind-open-hands = Карты, открытые для всех, не скрыть от владельца. Выключи «Открытые карты» или «Вслепую».
contradiction-seats = Игроков { $seats }: слишком мало или слишком много. Нужно от { $low } до { $high }.
contradiction-teams-even = Для команд нужно четыре, шесть, восемь или десять игроков. Сейчас их { $seats }.
contradiction-deck-too-small = Колод { $decks }, и не хватит раздать по { $hand_size } карт на { $seats } игроков. Раздай до { $most } или добавь колоду.
code-no-code = Это не код правил. Вставь код, как его показывает стол, или выбери набор.
code-other-version = Это не набор, а коды, которые начинаются с { $version }, — из другой версии. Выбери набор или вставь код, который начинается с A.
code-mistyped = В коде опечатка. Скопируй его ещё раз со стола.
code-newer-field = В коде есть домашнее правило { $tag }, которого эта версия не знает. Обнови unobot или выбери другие правила.
code-bad-value = Код задаёт { $field }: «{ $value }», а эта версия такого не знает. Обнови unobot или выбери другие правила.

## illustrations

alt-top = Сверху: { $card }
alt-top-below = Сверху: { $card }; под ней: { $below }
alt-played = сыграно: { $card }
alt-drew = взято: { $count }
alt-silent = нажатие: щёлк
alt-launcher = Щелчков с последнего выстрела: { $count }.
alt-skipped = пропуск хода
alt-seat = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
alt-lobby = До партии: { $seats }. { $free ->
    [0] Свободных мест нет.
   *[other] Свободных мест: { $free }.
}
alt-table = { $top }. { $way }, { $pile }. По порядку хода: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = { $scoring ->
    [golf] Очки по раундам. Раундов: { $rounds }, побеждает наименьшее.
    [best_of] Выигранные раунды, всего раундов: { $rounds }, по раундам.
   *[points] Таблица очков до { $target }, по раундам.
} { $scores }
alt-playable = Можно сыграть: { $cards }
alt-backs = на рубашках: { $cards }

## buttons

button-hand = Мои карты
button-more = Ещё
button-rules = Правила
button-players = Игроки
button-show-table = Показать стол
button-leave = Уйти
button-rematch = Реванш
button-help = Помощь
button-code = Вставить код
button-form = Всё в одной форме
button-form-again = Назад к форме

button-uno = Уно!
button-catch = Лови!
button-catch-name = Поймать: { $name }!
button-draw = Взять
button-press-launcher = ⚡ Жать
button-play = Сыграть
button-keep = Оставить
button-no-swap = Оставить мои карты
button-pass-hands = Передать дальше
button-say-uno-off = 📣 Скажу УНО
button-say-uno-on = ✅ УНО готово
button-say-uno-off-short = 📣 УНО
button-say-uno-on-short = ✅ УНО

button-refresh = Обновить
button-back = Назад
button-back-hand = К моим картам
button-previous = ◀
button-page = { $page } из { $pages }
button-next = ▶

### lobby

## lobby

button-join = Сесть
button-start = Начать
button-open = Открыть стол
button-start-ais = { $ais ->
    [1] Играть с ИИ
   *[other] Играть с ИИ: { $ais }
}
button-start-with = Начать, ИИ: { $ais }
button-start-waits = Начать: ждём ещё { $people }
button-add-ai = Добавить ИИ
button-options = Правила, темп, игроки
button-length-round = Быстрая игра: один раунд
button-quick = Быстрая игра
button-length-points = Партия до { $target } очков
button-length-rounds = { $scoring ->
    [golf] Гольф: { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }
   *[best_of] Партия: { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }
}
button-invite = Пригласить
button-change-rules = Сменить правила

lobby-title = Уно: кто играет?
lobby-how = Нажми **Сесть**, чтобы занять место. Партию начинает **{ $host }**.
lobby-how-start = Партию начинает **{ $host }**.
lobby-rematch = Уно: реванш?
lobby-rematch-how = Начнём, когда все нажмут **Реванш** или когда **{ $host }** нажмёт **Начать**.
lobby-free = ▫️ _свободно_
lobby-missing = { $ais ->
    [1] Нужен ещё один игрок. Дождись друга или сыграй с ИИ прямо сейчас.
   *[other] Не хватает игроков: { $ais }. Дождись друзей или посади ИИ прямо сейчас.
}
lobby-waiting-teams = Для команд нужно игроков: { $needed }. Ждём ещё { $missing }, или добавь ИИ.
lobby-ready = { $seats ->
    [10] Все десять мест заняты.
   *[other] Можно начинать. Всего мест десять.
}
lobby-rules = Правила: **{ $preset }** · { $what }
lobby-time-control = Темп: { $pace }
lobby-even = Равная игра: этот ИИ играет примерно как люди за столом. Они выигрывают — следующая партия сложнее. Проигрывают — легче.
lobby-access-invited = ✉️ Только по приглашению.
lobby-access-closed = 🔒 Новых игроков не пускают.
lobby-until = Закроется { $when }, если никто не сядет.
lobby-until-start = Закроется { $when }, если партия не начнётся.
lobby-add-ai = Добавить ИИ
lobby-remove-ai = Убрать ИИ

lobby-closed = Этот стол закрыт
lobby-limited-rules = 🔒 Админ сервера закрепил правила, поэтому теперь здесь правила сервера.
lobby-limited-ais = 🔒 Админ сервера ограничил число ИИ, поэтому некоторым пришлось уйти.

## seats

mark-host = 👑 хост
mark-ready = ✅ на месте
mark-ai = 🤖 ИИ, { $level }
mark-engine = ⚙️ движок { $level }
mark-away = 🤖 не здесь, играет ИИ
mark-autopilot = 💤 спит, играет ИИ
mark-resting = 🤖 пока играет ИИ
mark-gone = 💤 не здесь
mark-asleep = 💤 спит
mark-out = 🚪 вне игры
mark-placed = 🏁 место { $place }
mark-done = 🏁 без карт
mark-uno = 📣 «Уно» сказано
mark-uno-owed = ❗ «Уно» не сказано
mark-uno-short = 📣 Уно!
mark-uno-owed-short = ❗ Уно?

legend-cards = карты
legend-points = очки
legend-rounds-won = выиграно раундов
legend-ai = 🤖 ИИ
legend-away = 💤 не здесь, играет ИИ
legend-teams = 🤝 Команды: { $teams }

level-novice = новичок
level-novice-how = Играет любую подходящую карту.
level-casual = любитель
level-casual-how = Играет когда хорошо, когда не очень.
level-clever = умник
level-clever-how = Играет хорошо, но ошибается.
level-expert = эксперт
level-expert-how = Учился, играя сам с собой.
level-even = равная игра
level-even-how = На твоём уровне, по последним партиям.
engine-how = Программа, которую добавил админ бота.

table-engine-failed = ⚙️ Движок { $engine } сломался. Теперь за **{ $name }** играет ИИ.
refused-no-ai = За этим столом нет такого ИИ.
refused-engine-rules = { $engine } не умеет играть по этим правилам. Движкам нужны официальные правила, одна колода и семь карт при сдаче; цель может быть любой.
refused-only-host-engine = Сажать движки может только хост: { $host }.

## places

place-direct = Уно в одиночку · [к партии]({ $link })
place-group = Уно в группе · [к столу]({ $link })
place-foreign = Уно на сервере без меня · [к столу]({ $link })
asleep-title = Стол уснул
asleep-body = Давно никто ничего не нажимал, а здесь я могу писать только после нажатия. Нажми, и игра продолжится с того же места.
button-wake = Дальше
asleep-moved = Стол теперь ниже.
refused-external-apps = Здесь у тебя нет права «Использовать внешние приложения», и стол был бы виден только тебе. Попроси его у админа сервера или играй в групповом чате.
refused-slow-direct = В личных сообщениях партии идут без часов, поэтому темп не выбрать.
refused-slow-group = В групповом чате я не могу напоминать о ходе, поэтому медленных столов здесь нет. Выбери темп быстрее.
refused-slow-foreign = Меня нет на этом сервере, и напоминать о ходе я не могу. Медленных столов здесь нет. Выбери темп быстрее.
refused-thread-direct = В личных сообщениях нет веток. Убери параметр **ветка**.
refused-thread-group = В групповом чате нет веток. Убери параметр **ветка**.
refused-thread-foreign = Меня нет на этом сервере, и открыть ветку я не могу. Убери параметр **ветка**.
refused-resume-place = Вне серверов партию продолжает кнопка под её сообщением. `/uno start` открывает другую.

## obstacles

refused-timeout = Не могу играть в { $channel }: модератор дал мне тайм-аут до { $until }. Снять его можно и раньше.
refused-private-thread = Меня нет в приватной ветке { $channel }, и писать там я не могу. Упомяни в ней { $bot }, чтобы позвать меня, и попробуй снова.
refused-locked-thread = Не могу играть в { $channel }: ветка закрыта. Модератор может её открыть.
refused-hidden-channel = Не вижу { $channel }. Если это приватная ветка, упомяни в ней { $bot }. Если нет, дай мне там право «Просматривать канал».
refused-slow-mode = Медленный режим не даёт мне сейчас писать в { $channel }. Админ может дать там моей роли право «Обход медленного режима» или выключить этот режим.
note-mute-timeout = Не могу показать стол в { $channel }: модератор дал мне тайм-аут до { $until }. Игра идёт в ваших картах.
note-mute-private-thread = Не могу показать стол в { $channel }: меня нет в этой приватной ветке. Упомяни в ней { $bot }, чтобы позвать меня. Игра идёт в ваших картах.
note-mute-hidden-channel = Не могу показать стол в { $channel }: я не вижу этот канал. Если это приватная ветка, упомяни в ней { $bot }. Если нет, дай мне там право «Просматривать канал». Игра идёт в ваших картах.
note-mute-slow-mode = Не могу сейчас показать стол в { $channel } из-за медленного режима. Игра идёт в ваших картах.
refused-commands-only = На этом сервере есть мои команды, но нет меня, поэтому так не выйдет. Добавь меня по ссылке: { $link }
refused-commands-only-private = На этом сервере есть мои команды, но нет меня, поэтому так не выйдет. Добавить меня может владелец бота.

## players

players-title = Игроки
players-alone = Кроме тебя, людей здесь нет.
players-kick = Выгнать игрока…
players-new-host = Выбрать нового хоста…
players-release = Освободить место ушедшего…
access-open = Могут сесть все
access-invited = Только по приглашению
access-closed = Больше никого

players-kick-title = Выгнать игрока { $name }?
players-kick-body = Эти карты доиграет ИИ. Вернуться в эту партию будет нельзя.
players-kick-leaves = Этот игрок ещё в партии. Если выгнать, партию покидаешь ты: в итогах и рейтинге ты на последнем месте. Играть дальше можно.
players-kick-body-lobby = Вернуться за этот стол будет нельзя.
button-kick = Выгнать

note-kicked = { $name } больше не за столом.
note-new-host = Теперь хост — { $name }.
note-released = Место игрока { $name } теперь у ИИ. Его могут занять другие.
refused-kicked = Из этой партии тебя выгнали. Садись за следующий стол.
refused-former = Твои данные удалены, поэтому в эту партию не вернуться. Садись за следующий стол.
refused-invited-only = Только по приглашению. Попроси его у хоста: { $host }.
refused-closed-to-new = Новых игроков не пускают. Спроси хоста: { $host }.
refused-only-host-manages = Это могут только хост ({ $host }) и модераторы.
refused-no-such-player = У этого игрока больше нет места за столом.
refused-kick-oneself = Себя выгнать нельзя. Нажми **Уйти**.
refused-new-host-away = { $name } сейчас не здесь, а хост должен быть на месте.
refused-release-present = { $name } ещё здесь, и место занято. Но игрока можно выгнать.

## table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: цвета пока нет
table-play = Ходит **{ $name }**: { $emoji } **{ $color }** или **{ $face }**.
table-play-color = Ходит **{ $name }**: { $emoji } **{ $color }**.
table-play-any = **{ $name }** начинает любой картой.
table-any = **{ $name }** играет любую карту.
table-drawn = **{ $name }** с новой картой: сыграть или оставить.
table-drawn-must = **{ $name }** с новой картой: если подходит, её надо сыграть.
table-drawn-blind = **{ $name }** берёт карту в закрытую.
table-color = **{ $name }** выбирает первый цвет.
table-roulette = **{ $name }**: какой цвет?
table-answer = **{ $name }** берёт { $owed } или проверяет игрока **{ $by }**.
table-answer-until = **{ $name }** берёт до цвета { $color } или проверяет игрока **{ $by }**
table-owes = **{ $name }** берёт { $owed } или переводит.
table-owes-until = **{ $name }** берёт до цвета { $color } или переводит
table-nothing-laid = Ещё не сыграно ни одной карты
table-thinking = **{ $name }** думает…
table-turn-answer = **{ $name }** берёт { $owed } или проверяет игрока **{ $by }**
table-turn-owes = **{ $name }** берёт { $owed } или переводит
table-turn-drawn = **{ $name }** с новой картой
table-waits = 💤 Никого нет, партия ждёт. Продолжить: **{ $button }**.
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 Discord молчит: часы стоят.
table-skip = ⏭️ За пропуск хода: { $count } из { $needed }. Голосуй в меню **Ещё**.
table-newcomers = Со следующего раунда: { $names }
open-hand = открыто: { $cards }
table-round = Раунд { $number }
table-round-ends = время выйдет { $when }
table-clockwise = ↻ по часовой
table-counterclockwise = ↺ против часовой
table-side = { $side ->
    [dark] 🌙 тёмная сторона
   *[light] ☀️ светлая сторона
}
table-pile = { $count ->
    [0] колода пуста
   *[other] в колоде: { $count }
}

ping-turn = { $mention }, твой ход, сверху { $card } · время выйдет { $when }
ping-turn-untimed = { $mention }, твой ход, сверху { $card }
ping-answer = { $mention }, тебе брать карты: { $owed }. Что теперь? · время выйдет { $when }
ping-answer-untimed = { $mention }, тебе брать карты: { $owed }. Что теперь?
ping-first = { $mention }, твой ход · время выйдет { $when }
ping-first-untimed = { $mention }, твой ход

name-unknown = Неизвестный игрок
name-former = Бывший игрок
dm-place = Уно на сервере **{ $server }** · [к столу]({ $link })
dm-place-suspended = Уно на сервере **{ $server }** · [к серверу]({ $link })
dm-place-unknown = какой-то сервер
note-mute-permission = Не могу показать стол в { $channel }: мне нужно там право «{ $missing }». Игра идёт в ваших картах.
note-mute-thread = Не могу показать стол в { $channel }: ветка закрыта. Игра идёт в ваших картах.

## tables

tables-yours = Твои столы
tables-which = Какой стол?
tables-turn = **твой ход**
tables-wait = ходит **{ $name }**
tables-waits = ждёт: никого нет
tables-until = время выйдет { $when }
tables-pause = между раундами
tables-next = следующий раунд { $when }
tables-lobby = ещё не начали
tables-suspended = ждёт `/uno resume`
tables-over = окончено
tables-more = Столов не показано: { $count }. Открой свои карты там.
tables-notify-me = **Уведомить меня**: позову, когда в этом канале откроют новый стол.
tables-empty = Ты сейчас не за столом. `/uno start` открывает новый.

## suspended

suspended-match = Партия ждёт
suspended-lobby = Стол ждёт
suspended-here = Канал этой партии мне недоступен. Продолжи её здесь: **Играть здесь**, или в другом канале: `/uno resume`.
adjourned-title = Партия на паузе
adjourned-body = Здесь давно никого не было, и партия ждёт на том же месте. Продолжи её здесь: **Играть дальше**, или в любом канале этого сервера: `/uno resume`.
adjourned-resting = Здесь давно играют одни ИИ, поэтому партия ждёт. Продолжить: **{ $button }**.
adjourned-kept = Закроется совсем { $when }.
button-resume = Играть дальше
button-resume-here = Играть здесь
refused-adjourned = Эта партия на паузе: все ушли. `/uno resume` её продолжит.
refused-suspended = Канал этой партии мне недоступен. Продолжи её в любом канале сервера: `/uno resume`.
refused-channel-suspended = В этом канале ждёт партия. `/uno resume` её продолжит.
refused-not-suspended = Эта партия уже идёт.
refused-nothing-suspended = На этом сервере ни одна партия не ждёт. `/uno start` открывает стол.
refused-only-seated-resumes = Продолжить партию могут только её игроки, хост и модераторы.
refused-which-match = Ждут несколько партий. Выбери одну параметром **партия**.

## vote

vote-title = Что делает Пустая дикая карта?
vote-how = У каждого один голос. При равенстве решает случай.
vote-option = { $number }. { $rule }: { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
vote-open = Ещё голосуют: { $names }.
vote-voted = Твой голос: { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = все остальные берут по карте
custom-pass-hands = все карты переходят следующему игроку
custom-target-draws = выбранный тобой игрок берёт две карты
custom-skip-all = все остальные пропускают ход, снова ходишь ты
custom-swap = ты меняешься картами с кем захочешь

## time_control

button-time-control = Темп
time-control-title = Сколько времени на ход?
time-control-how = За медленным столом не надо сидеть. Когда твой ход, я напомню, а `/uno tables` показывает столы, которые тебя ждут.
time-control-normal = Обычный
time-control-fast = Быстрый: 20 секунд на ход
time-control-hours = Медленный: 4 часа на ход
time-control-day = Медленный: день на ход
time-control-days = Медленный: 3 дня на ход
time-control-time = { $time } на ход
ping-switch-off = Эти напоминания выключает `/uno me`.
refused-only-host-time-control = Темп выбирает только хост: { $host }.
refused-time-control-by-rules = По правилам этого стола на ход даётся { $seconds } сек. Это меняет кнопка **Сменить правила**.

### play

## hand

hand-play = Твой ход: { $emoji } **{ $color }** или **{ $face }**
hand-play-color = Твой ход: { $emoji } **{ $color }**
hand-play-any = Твой ход: начни любой картой
hand-turn = **Ходи:** { $color } или { $sign }
hand-turn-color = **Ходи:** { $color }
hand-turn-any = **Ходи:** любая карта
hand-partner = Напарник: **{ $name }**, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
hand-partner-done = **{ $name }** — без карт. Теперь всё за тобой.
hand-done = **{ $name }** играет за вашу команду дальше, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
hand-out = Твой раунд окончен: { $place }
knocked-out-title = Ты выбываешь. Карт на руках: { $count }
knocked-out-by = { $card } от игрока **{ $by }**.
knocked-out-next-round = Смотри, как играют остальные. В следующем раунде ты снова в игре.
knocked-out-rematch = Смотри, как играют остальные. Когда будет **Реванш**, твоё место свободно.
knocked-out-picture = { $name } выбывает
knocked-out-picture-by = Карт: { $count }, спасибо { $by }
knocked-out-picture-alone = Карт: { $count }, это слишком
hand-play-pass = Ни сыграть, ни взять нельзя. Жми **Пас**.
hand-play-none = Ничего не подходит. Возьми карту.
hand-play-none-until = Ничего не подходит. Бери, пока не подойдёт.
hand-play-none-launcher = Ничего не подходит. Жми на пушку.
hand-drawn = **Новая карта:** { $card }
hand-drawn-must = Её надо сыграть.
hand-drawn-unfit = Не подходит, так что оставь её.
hand-drawn-unfit-passing = Не подходит, так что ты пасуешь.
hand-drawn-nothing = Брать больше нечего.
hand-drawn-nothing-passing = Брать больше нечего, так что ты пасуешь.
hand-drawn-blind = Новая карта лежит в закрытую. Оставь её: увидишь, когда начнётся твой следующий ход.
hand-drawn-blind-passing = Новая карта лежит в закрытую, и ты пасуешь. Увидишь её, когда начнётся твой следующий ход.
hand-unseen = До твоего хода в закрытую: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
hand-first-color = **Выбери первый цвет**
hand-roulette = 🎡 **Какой цвет?**
hand-roulette-how = Берёшь все карты до первой такого цвета.
hand-wild = { $card }: какой цвет?
hand-answer = **{ $name }**: { $card } на { $emoji } **{ $color }**. Взять { $owed } или не поверить?
hand-answer-until = **{ $name }**: { $card }. Брать, пока не выпадет { $color }, или не поверить?
hand-answer-held = { $needs ->
    [no_playable] Была другая подходящая? **{ $name }** берёт { $owed }. Не было — ты берёшь { $lost }.
   *[no_color] { $color ->
        [R] Была красная? **{ $name }** берёт { $owed }. Не было — ты берёшь { $lost }.
        [Y] Была жёлтая? **{ $name }** берёт { $owed }. Не было — ты берёшь { $lost }.
        [G] Была зелёная? **{ $name }** берёт { $owed }. Не было — ты берёшь { $lost }.
        [P] Была розовая? **{ $name }** берёт { $owed }. Не было — ты берёшь { $lost }.
        [T] Была бирюзовая? **{ $name }** берёт { $owed }. Не было — ты берёшь { $lost }.
        [O] Была оранжевая? **{ $name }** берёт { $owed }. Не было — ты берёшь { $lost }.
        [U] Была фиолетовая? **{ $name }** берёт { $owed }. Не было — ты берёшь { $lost }.
       *[B] Была синяя? **{ $name }** берёт { $owed }. Не было — ты берёшь { $lost }.
    }
}
hand-answer-held-short = { $needs ->
    [no_playable] Была другая? { $name } берёт { $owed }, нет — ты { $lost }.
   *[no_color] { $color ->
        [R] Была красная? { $name } берёт { $owed }, нет — ты { $lost }.
        [Y] Была жёлтая? { $name } берёт { $owed }, нет — ты { $lost }.
        [G] Была зелёная? { $name } берёт { $owed }, нет — ты { $lost }.
        [P] Была розовая? { $name } берёт { $owed }, нет — ты { $lost }.
        [T] Была бирюзовая? { $name } берёт { $owed }, нет — ты { $lost }.
        [O] Была оранжевая? { $name } берёт { $owed }, нет — ты { $lost }.
        [U] Была фиолетовая? { $name } берёт { $owed }, нет — ты { $lost }.
       *[B] Была синяя? { $name } берёт { $owed }, нет — ты { $lost }.
    }
}
hand-answer-held-until = Если это блеф, **{ $name }** берёт, пока не выпадет цвет. Если нет, до цвета берёшь ты, и ещё две.
hand-answer-held-until-short = Блеф? Берёт { $name }. Нет? Ты, и ещё две.
hand-answer-left = { $count ->
    [0] **{ $name }**: это последняя карта.
   *[other] **{ $name }**: осталось карт { $count }.
}
overlay-turn = Твой ход
hand-waiting-bare = **{ $name }** думает
hand-waiting = **{ $name }** думает, сверху { $card }
hand-waiting-next = ты следом
hand-waiting-last = { $name }: 1 карта
hand-wait-over = Голосование окончено. Сдаём карты.
hand-cards = Твои { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}: { $cards }
hand-uno-owed = 📣 Одна карта! Говори!
hand-uno-unnoticed = Уф. Никто не заметил.
hand-hit-cards = 💥 **Тебе +{ $count }!**
hand-hit-until = 💥 **Бери, пока не выпадет { $color }!**
hand-hit-launcher = { $count ->
    [0] 🍀 **Щёлк:** ни одной карты.
   *[other] 💥 **Пушка стреляет: +{ $count }!**
}
hand-hit-caught = 👀 **{ $name }** ловит тебя: +{ $count }!
hand-hit-caught-free = 👀 **{ $name }** ловит тебя: ни одной карты.
hand-hit-skip = ⏭️ Ты пропускаешь ход.
hand-hit-swap = 🔁 **{ $name }** меняется с тобой картами!
hand-hit-hands = 🔁 Все карты перешли дальше!
hand-hit-turned-over = { $side ->
    [dark] 🌙 **Флип!** Теперь тёмная сторона.
   *[light] ☀️ **Флип!** Теперь светлая сторона.
}
hand-shown = Только ты видишь, что было у игрока **{ $name }**: { $cards }
hand-shown-short = У игрока **{ $name }**: { $cards }
hand-backs = Их рубашки: { $backs }
hand-backs-title = **Рубашки карт соперников**
hand-backs-how = После Флипа это станет их картами. Они их не видят, а ты не видишь свои.
hand-lobby = Партия ещё не началась.
hand-lobby-seated = Ты в игре. Карты придут, когда партия начнётся.
hand-away = Ты не за столом, твои карты у ИИ.
hand-autopilot = ⌛ Время вышло: играет ИИ. Нажми, чтобы играть.
hand-resting = За тебя играет ИИ, пока ты не нажмёшь.
hand-waits = Больше никого нет. Нажми, чтобы играть дальше.
hand-away-waits = Ты не за столом, и больше никого нет. Партия ждёт.
button-return = Вернуть моё место

hand-step-cards = { $card }: какие карты?
hand-step-target = { $card }: с кем меняемся?
hand-step-pass-hands = { $card }: передать карты дальше?
hand-step-draws = { $card }: кто берёт две?
hand-first-target = С кем меняемся?
hand-owed = Тебе брать { $owed ->
    [one] { $owed } карту
    [few] { $owed } карты
   *[many] { $owed } карт
}
hand-owed-until = Тебе брать, пока не выпадет { $color }
hand-answer-stack = Переведи или возьми.
hand-answer-raise = Переведи картой +{ $least } или больше или возьми.
hand-catch-whom = **Кто забыл «Уно»?**
hand-catch-wrong = Если ошибёшься, штраф: { $draws ->
    [press] { $count ->
        [one] { $count } нажатие
        [few] { $count } нажатия
       *[many] { $count } нажатий
    }
   *[draw] { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
}.
hand-wrong-play = За неподходящую карту штраф: { $draws ->
    [press] { $count ->
        [one] { $count } нажатие
        [few] { $count } нажатия
       *[many] { $count } нажатий
    }
   *[draw] { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
}.
hand-jump-in = У тебя такая же карта: играй вне очереди!

button-take = Взять { $owed }
button-pass = Пас
button-challenge = Не верю
button-catch-somebody = Поймать…
button-count = { $name } ({ $count })
button-sort-color = По цвету
button-sort-value = По номиналу
button-backs = Рубашки
button-hand-more = ···

note-caught = Ты ловишь: { $name } без «Уно»!
paused-title = ⏸️ Обновления на паузе
paused-hand = Может быть устаревшим: нажми **Обновить**.
paused-body = Нажми **Обновить**, чтобы увидеть, что сейчас в партии.
note-dms-closed = Не могу писать тебе в личные сообщения, поэтому твои карты только здесь. Их снова покажет кнопка **Мои карты** под столом.
note-dms-blocked = Discord сейчас не даёт мне писать в личные сообщения, поэтому твои карты только здесь. Их снова покажет кнопка **Мои карты** под столом.
changed-terms = ⚠️ С тех пор изменилось: { $changes }
changed-terms-short = ⚠️ Изменилось: { $changes }
changed-no-take-back = Ходы нельзя вернуть
changed-ais = ИИ за столом: { $count }

## menu

menu-title = Что ещё?
menu-bump = **Поднять**: стол окажется внизу, у новых сообщений.
menu-skip = **Голос за пропуск**: если «за» больше половины остальных, ход сделают за игрока **{ $name }**.
menu-autopilot = **Автопилот**: пока тебя нет, играет ИИ.
menu-autopilot-off = За тебя играет ИИ. **Я снова здесь** это прекратит.
menu-leave = **Уйти**: дальше играет ИИ. Вернуться: **Мои карты**.
menu-players = **Игроки**: кто играет и кто хост.
menu-look-picture = **Нарисовать стол** — вид сверху.

button-bump = Поднять
button-skip = Голос за пропуск
button-autopilot-on = Автопилот
button-autopilot-off = Я снова здесь
button-look-picture = Нарисовать стол
button-look-text = Только слова
button-end = Закончить партию
button-end-yes = Да, закончить
button-end-no = Играем дальше

menu-end-title = Закончить партию для всех?
menu-end-body = Очки будут показаны, но никто не победит.
menu-end-leaves = Другие ещё в партии. В итогах и рейтинге ты её покидаешь и занимаешь последнее место.
menu-end-title-lobby = Закрыть этот стол?
menu-end-body-lobby = Все игроки потеряют места.

note-bumped = Стол теперь внизу канала.
note-look-picture = Стол теперь нарисован, вид сверху.
note-look-text = Стол теперь показан словами.
note-skip = Твой голос принят: { $count } из { $needed }.
note-skipped = Готово: ход пропущен.
note-ended = Стол закрыт.
note-not-ended = Игра продолжается.
refused-only-host-look = Вид стола выбирает только хост: **{ $host }**.
refused-only-host-ends = Закончить могут только хост ({ $host }) и модераторы.
refused-skip-oneself = Сейчас твой ход. Играй или доверь ход ИИ: **Ещё** → **Автопилот**.
refused-skip-nobody = Пропускать некого, или ты сейчас не играешь.
refused-skip-alone = Один игрок или одна команда не может пропустить чужой ход. { $name } может думать всё своё время.
refused-skip-early = { $name } ещё думает. Голосовать можно, когда пройдёт половина времени.

## premove

button-premove-chosen = ✓ { $card }
premove-how = Нажми карту, и она сыграет в твой ход.
premove-next = ✓ Следующая: **{ $card }**, если подойдёт.
premove-color = Цвет сменился: карта остаётся.
premove-unfit = Не подошла: карта остаётся.
refused-premove-now = Твой ход. Играй сейчас.
refused-premove-card = Эту карту заранее не выбрать.

## take_back

button-take-back = Вернуть ход
button-take-back-off = Вернуть ход: выкл.
button-take-back-on = Вернуть ход: вкл.
table-take-back = Ход можно вернуть в течение 5 секунд.
refused-take-back-off = За этим столом ходы не возвращают.
refused-take-back-late = Поздно: через 5 секунд ход остаётся.

## refusals

refused-stale = Эта кнопка устарела. Вот что сейчас.
refused-unknown-button = Эта кнопка больше не работает. Новые покажут `/uno hand` и `/uno status`.
refused-unknown-move = «{ $move }» — не ход. Выбери из списка или набери, например, R5, WG или draw.
refused-unknown-command = У Discord пока старый вид этой команды. Попробуй ещё раз через минуту.
refused-too-often = Чуть медленнее. Подожди немного и попробуй снова.
refused-busy = Сейчас у меня много дел, и это нажатие пропало. Попробуй ещё раз чуть позже.
refused-too-slow = Это длилось слишком долго. Нажми ещё раз.
refused-stopping = Сейчас перезапущусь. Попробуй чуть позже. Ничего не пропадёт.

refused-closed = Этот стол закрыт. `/uno start` открывает новый.
refused-running = Партия уже началась.
refused-table-full = Все места заняты: { $seats }.
refused-only-host-starts = Начать может только хост: { $host }. Иначе любой игрок за столом сможет начать { $when }.
refused-start-changed = Прямо перед нажатием стол изменился, поэтому пока ничего не началось. Посмотри ещё раз и начинай.
refused-seated-already = Ты уже за этим столом.
refused-not-seated = Ты не играешь за этим столом.
refused-away = Ты сейчас не в партии. Нажми **Мои карты**, чтобы играть дальше.
refused-left-already = Ты уже не за столом. Вернуться: **Мои карты**.

refused-no-table = В этом канале нет стола. `/uno start` открывает новый.
refused-no-such-table = Этого стола больше нет. `/uno start` открывает новый.
refused-channel-taken = В этом канале уже есть стол.
refused-elsewhere = Этот стол в другом канале. Твои карты: **Мои карты** или `/uno hand`.
refused-place = В Уно играют на сервере: в текстовом канале, в ветке или в чате голосового канала. Попробуй там `/uno start`.
refused-permission = Не могу играть в { $channel }: мне нужно там право «{ $missing }».
refused-bump = Discord сейчас не даёт мне писать в этом канале, и стол остаётся на месте. Спроси админа, что мне здесь можно.
refused-rematch-moment = С прошлой партии условия изменились, пусть остальные сначала прочтут. Начать можно { $when } или раньше, если все нажмут **Реванш**.
refused-unseen = Discord не даёт мне показать здесь стол, поэтому он не открыт. Попробуй другой канал или спроси админа, что мне здесь можно.
permission-view-channel = Просматривать канал
permission-connect = Подключаться
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-create-public-threads = Создавать публичные ветки
permission-create-private-threads = Создавать приватные ветки
permission-manage-threads = Управлять ветками
permission-attach-files = Прикреплять файлы

error-storage = База данных сейчас недоступна. Ничего не изменилось. Попробуй ещё раз чуть позже.
error-unsure = База данных пропала, как раз когда это сохранялось, и я не знаю, засчитано ли. Посмотри ещё раз чуть позже.
error-discord = Discord не принял мой ответ. Возможно, всё уже сделано, так что посмотри ещё раз чуть позже.
error-damaged = Не могу прочитать эти сохранённые данные, поэтому ничего не изменилось. Всё остальное работает. Скажи об этом владельцу бота.
error-unexpected = У меня что-то пошло не так. Ничего не изменилось. Попробуй ещё раз.

note-changed = Изменено.
note-left = Ты больше не за столом.

## spectator

spectator-title = Ты зритель.
spectator-take = Можно прямо сейчас занять место ИИ, с его картами и очками.
spectator-join = Можно сесть со следующего раунда. Начнёшь с самым низким счётом за столом.
spectator-take-or-join = Можно прямо сейчас занять место ИИ, с его картами и очками, или сесть со следующего раунда.
spectator-joins = Ты играешь со следующего раунда.
spectator-full = Все места заняты. Садись за следующий стол.
spectator-kicked = Из этой партии тебя выгнали.
spectator-backs-title = Рубашки всех карт
spectator-backs-how = Рубашки всех карт видят только те, у кого нет места. Пожалуйста, не подсказывай. После хода нажми **Обновить**.
button-take-over = Занять место: { $name }
button-join-next-round = Сесть со следующего раунда
button-get-seat = Занять место
button-all-backs = Все рубашки
button-watch = Смотреть
note-took-over = Место твоё.
refused-seat-taken = Это место уже занято.
refused-backs-seat = Ты ещё можешь сесть в этом раунде, поэтому рубашки от тебя скрыты.
refused-saw-backs = Рубашки этого раунда тебе уже известны. Садись со следующего.
refused-no-newcomers = По этим правилам после начала партии сесть нельзя. Садись за следующий стол.
refused-no-cards-left = Игроков уже { $seats }, на большее в колоде не хватит карт.

## moments

moment-won = { $pick ->
    [0] 🎉 Вот это финиш! Отличная игра.
    [1] 🎉 Вот и вся партия. Браво, **{ $name }**!
   *[other] 🎉 Вот это была партия! Всем спасибо.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** играет последнюю карту. Всё!
    [1] 🏁 Ни одной карты: **{ $name }** на финише!
   *[other] 🏁 **{ $name }** с пустыми руками. Красиво!
}
moment-caught = { $pick ->
    [0] 👀 Зоркий глаз, **{ $other }**! **{ $name }** берёт { $count }.
    [1] 👀 **{ $other }** быстрее: **{ $name }** без «Уно», +{ $count }.
   *[other] 👀 Поймали! **{ $other }** видит всё, и **{ $name }** берёт { $count }.
}
moment-caught-free = 👀 **{ $other }** ловит: **{ $name }** без «Уно», но карт нет.
moment-guilty = { $pick ->
    [0] ⚖️ Верное чутьё, **{ $other }**! Цвет был, **{ $name }** берёт { $count }.
    [1] ⚖️ Не поверили, и не зря: **{ $name }**, +{ $count }. Отлично, **{ $other }**!
   *[other] ⚖️ **{ $other }** не верит, и правильно. **{ $name }** берёт { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ Всё честно: **{ $name }** улыбается, **{ $other }** берёт { $count }.
    [1] ⚖️ Смело, **{ $other }**! Но **{ $name }** играет по правилам: +{ $count }.
   *[other] ⚖️ Проверка мимо. **{ $name }** вне подозрений, **{ $other }** берёт { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** и **{ $other }** меняются картами!
    [1] 🔄 Рокировка! **{ $name }** и **{ $other }** играют чужими картами.
   *[other] 🔄 **{ $name }** и **{ $other }** меняются: всё сначала!
}
moment-hands = { $pick ->
    [0] 🌀 Все карты в пути, спасибо, **{ $name }**!
    [1] 🌀 Всем новые карты! **{ $name }** устраивает переполох.
   *[other] 🌀 **{ $name }** переворачивает всё вверх дном: карты уходят дальше!
}
moment-dark-side = { $pick ->
    [0] 🌙 Флип! **{ $name }** переводит всех на тёмную сторону.
    [1] 🌙 Гасим свет: **{ $name }** переворачивает весь стол!
   *[other] 🌙 Добро пожаловать на тёмную сторону! Приглашает **{ $name }**.
}
moment-light-side = { $pick ->
    [0] ☀️ Флип! **{ $name }** возвращает светлую сторону.
    [1] ☀️ Доброе утро: **{ $name }** переворачивает весь стол!
   *[other] ☀️ Из тьмы на свет, спасибо, **{ $name }**!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: УНО!
    [1] 📣 УНО! **{ $name }**: осталась одна карта.
   *[other] 📣 Внимание, **{ $name }** кричит УНО!
}
moment-draw = { $pick ->
    [0] 💥 **{ $name }**: +{ $count }!
    [1] 💥 Точно в цель: **{ $name }** берёт { $count }.
   *[other] 💥 **{ $name }** забирает всё: +{ $count }!
}
moment-roulette = { $pick ->
    [0] 🎡 Колесо замерло: **{ $name }**, +{ $count }!
    [1] 🎡 Всё кружится: **{ $name }** берёт { $count }.
   *[other] 🎡 Вот закрутило! **{ $name }** открывает { $count }.
}
moment-launcher = { $pick ->
    [0] 💥 Пушка стреляет: **{ $name }**, +{ $count }!
    [1] 💥 Бах! **{ $name }** получает карты: { $count }.
   *[other] 💥 **{ $name }** не успевает пригнуться: +{ $count }!
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }** выбывает. Карт: { $count }!
    [1] 💀 Карт { $count }, это слишком: **{ $name }** выбывает!
   *[other] 💀 Без пощады: карт { $count }, и **{ $name }** выбывает!
}

menu-moments = **Моменты**: баннеры про «Уно» и победы.
button-moments-on = Моменты: вкл.
button-moments-off = Моменты: выкл.
note-moments-on = Моменты за этим столом включены.
note-moments-off = Моменты за этим столом выключены.
refused-only-host-moments = Включать и выключать моменты может только хост: **{ $host }**.

## hints

hint = 💡 { $hint }
hint-challenge = Сомневаешься? Возьми карты.
hint-drawn = Играть её не обязательно: **Оставить**.
hint-uno = Сначала **📣 Скажу УНО**, потом карта.
hint-stale = Игра ушла вперёд. Ничего не пропало.
hint-classic113 = Новое здесь: пять диких карт меняют или тасуют карты на руках или делают то, за что проголосовали. Последней картой они обычные. Каждая стоит 40.
hint-no-mercy = Новое здесь: с 25 картами ты выбываешь. Переводи таким же плюсом или больше. «Сбрось все» уносит весь свой цвет.
hint-all-wild = Новое здесь: все карты дикие, подходит любая. Прицельная +2 и Вынужденный обмен спрашивают игрока. После обмена может остаться одна карта: тогда скажи «Уно».
hint-attack = Новое здесь: не подходит ничего? Нажми на пушку один раз. Она щёлкнет или выстрелит в тебя картами. После карты «Удар» жмёт следующий игрок. «Сбрось все» уносит весь свой цвет.
hint-attack-classic = Новое здесь: вместо колоды пушка. Нажми, и она может выстрелить в тебя картами. «Обмен картами» не может быть последней картой.
hint-flip = Новое здесь: рубашки твоих карт видят другие, а ты нет. Флип переворачивает карты на руках, колоду и сброс. Дикая +цвет: бери, пока не выпадет цвет.
hint-beta = { $name } уже здесь, в бета-версии: `/uno me` меняет язык.
hint-direct = Это сообщение остаётся и всегда показывает твои карты. Нажимай их прямо здесь. Выключить: `/uno me`.

## queue

note-work-coach = ⏳ Тренер разбирает эту партию. Ответ придёт сюда примерно через { $time }.
note-work-gif = ⏳ Рисую эту партию как GIF. Он придёт сюда примерно через { $time }.
note-work-page = ⏳ Пишу страницу этой партии. Она придёт сюда примерно через { $time }.
note-queue = Ты в очереди под номером { $place }. Ответ придёт сюда примерно через { $time }.
note-queue-long = Если через 15 минут его нет, нажми кнопку ещё раз: ответ сохранится.
refused-queue-full = В очереди слишком много людей. Попробуй примерно через { $wait }.
refused-queue-own = Твой прошлый запрос ещё в работе. Он будет готов примерно через { $wait }.

### house_rules

## house_rules

preset-official = Официальные правила
preset-stacking = С переводом
preset-classic113 = Классика 113
preset-draw-and-play = Взять и ходить
preset-party = Вечеринка
preset-no-mercy-like = Как No Mercy, обычные карты
preset-teams = Команды
preset-no-mercy = No Mercy: без пощады
preset-all-wild = All Wild: все дикие
preset-attack = Attack: атака
preset-attack-classic = Attack, первое издание
preset-flip = Flip: флип
preset-official-what = Проверки, «Уно», партия до 500 очков.
preset-stacking-what = «Возьми две» и Дикие +4 складываются; первый без карт победил, без очков.
preset-classic113-what = 113 карт: обмен, тасовка и правило, за которое голосуют.
preset-draw-and-play-what = После двух или четырёх взятых карт всё равно ходишь.
preset-party-what = Перевод, семёрки меняют, нули передают, вне очереди, брать до подходящей.
preset-no-mercy-like-what = Переводится всё, а с 25 картами выбываешь.
preset-teams-what = Напарники сидят друг напротив друга и набирают очки вместе.
preset-no-mercy-what = 168 карт. Переводи, сбрасывай и вылетай с 25 картами.
preset-all-wild-what = Цветов нет: играть можно любую карту. Наш набор из 112 карт.
preset-attack-what = Вместо колоды пушка: нажми, и она может выстрелить в тебя картами.
preset-attack-classic-what = Первое издание: пушка и карты, которые меняют карты на руках.
preset-flip-what = Две стороны: твои рубашки видят другие, ты нет. Флип всё переворачивает.
group-deck = Карты и партия
group-start = Первая карта
group-wild-draw-four = Дикая +4
group-owed-cards = Плюсовые карты
group-drawing = Как брать
group-special-cards = Особые карты
group-uno = Уно
group-end = Как всё кончается
group-limit = Лимит карт и последняя карта
group-table = За столом
field-cards = Колода
field-cards-what = Карты в колоде.
value-cards = { $value ->
    [no_mercy] 168 карт No Mercy
    [all_wild] 112 диких, наш набор
    [attack] 112 карт и пушка
    [attack_classic] пушка, первое издание
    [flip] 112 двусторонних карт
    [classic113] 113 карт
   *[official] 108 карт
}
rule-cards = { $value ->
    [no_mercy] В колоде 168 карт.
    [all_wild] Все 112 карт дикие, без цветов: 56 простых и, в нашем наборе, по восемь каждого другого вида.
    [attack] В колоде 112 карт, и есть пушка. Каждое нажатие следует из запечатанного сида.
    [attack_classic] В колоде 112 карт, и есть пушка, как в первом издании. Каждое нажатие следует из запечатанного сида.
    [flip] В колоде 112 карт со светлой и тёмной стороной. Рубашки твоих карт видят другие, а ты нет.
    [classic113] В колоде 113 карт: добавлены пять новых диких.
   *[official] В колоде 108 карт.
}
field-pairing = Рубашки
field-pairing-what = Какая рубашка у каждой карты двусторонней колоды.
value-pairing = { $value ->
    [by_lot] случайно
   *[printed] как напечатано
}
rule-pairing = { $value ->
    [by_lot] Рубашки при каждой сдаче решает случай, так что наизусть их не выучить.
   *[printed] У каждой карты рубашка, как напечатано.
}
field-decks = Колод вместе
field-decks-what = Сколько колод тасуют вместе.
value-decks = { $value }
rule-decks = { $value ->
    [1] Играют одной колодой.
   *[other] Колод тасуют вместе: { $value }.
}
field-hand-size = Карт при сдаче
field-hand-size-what = Сколько карт сдают каждому игроку.
value-hand-size = { $value ->
    [one] { $value } карта
    [few] { $value } карты
   *[many] { $value } карт
}
rule-hand-size = Каждому сдают { $value ->
    [one] { $value } карту
    [few] { $value } карты
   *[many] { $value } карт
}.
field-target = Цель
field-target-what = Счёт, с которым выигрывают партию.
value-target = { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}
rule-target = Партия идёт до { $value ->
    [one] { $value } очка
    [few] { $value } очков
   *[many] { $value } очков
}.
field-rounds = Раунды
field-rounds-what = Сколько раундов в гольфе и в партии на выигранные раунды.
value-rounds = { $value ->
    [one] { $value } раунд
    [few] { $value } раунда
   *[many] { $value } раундов
}
rule-rounds = В партии { $value ->
    [one] { $value } раунд
    [few] { $value } раунда
   *[many] { $value } раундов
} и ещё один при равенстве.
field-scoring = Счёт
field-scoring-what = Очки за много раундов, гольф, выигранные раунды или один раунд без очков.
value-scoring = { $value ->
    [single] один раунд, без очков
    [until_last] по местам, без очков
    [golf] гольф, меньше — лучше
    [best_of] выигранные раунды
   *[points] очки
}
rule-scoring = { $value ->
    [single] Вся партия — один раунд. Побеждает первый игрок без карт, очки не считаются.
    [until_last] Вся партия — один раунд. Он идёт, пока карты не останутся только у одного. Кто остался без карт, занимает следующее место.
    [golf] Гольф: в конце раунда каждый получает очки за карты, которые у него остались. После последнего раунда побеждает самая низкая сумма.
    [best_of] Считают выигранные раунды, без очков. У кого их больше, тот выигрывает партию. Она кончается раньше, если лидера уже не догнать.
   *[points] Раунды играют на очки.
}
field-double-score = Двойной счёт
field-double-score-what = Каждый раунд стоит вдвое больше.
rule-double-score = Каждый раунд приносит вдвое больше очков.
field-own-stocks = Свои стопки
field-own-stocks-what = Каждое место берёт из своей стопки: равная игра, равные карты.
rule-own-stocks = { $draws ->
    [press] Пушка стреляет в каждое место картами из его стопки, так что при равной игре и карты равны. Шансы те же, что с одной колодой. Пустой стопке даёт последнюю карту самая длинная.
   *[draw] Каждое место берёт из своей закрытой стопки, так что при равной игре и карты равны. Шансы те же, что с одной колодой. Пустой стопке даёт последнюю карту самая длинная.
}
field-first-card = Первая карта
field-first-card-what = Какую карту можно открыть первой.
value-first-card = { $value ->
    [number_only] число
    [any] любая
    [none] никакая
    [no_wild] не дикая
   *[official] официально
}
rule-first-card = { $value ->
    [number_only] Первой всегда открывают число.
    [any] { $draws ->
        [press] Первой можно открыть любую карту.
       *[draw] Первой можно открыть любую карту. Если это дикая карта с плюсом, первый игрок выбирает цвет и берёт. Он пропускает ход, если не включён «Ход после взятия».
    }
    [none] Карту не открывают. Хост начинает первый раунд любой картой.
    [no_wild] Первой никогда не открывают дикую карту.
   *[official] Первая открытая карта действует.
}
field-wild-draw-four = Дикая +4
field-wild-draw-four-what = Когда её можно играть и можно ли проверить.
value-wild-draw-four = { $value ->
    [strict] только честно
    [free] всегда
   *[challenge] можно проверить
}
rule-wild-draw-four = { $value ->
    [strict] Дикую +4 можно играть только честно, поэтому проверок нет.
    [free] Дикую +4 можно играть всегда, проверить её нельзя.
   *[challenge] Дикую +4 можно проверить.
}
field-four-needs = Честная +4
field-four-needs-what = Карты, с которыми Дикая +4 — это блеф.
value-four-needs = { $value ->
    [no_playable] нет другого хода
   *[no_color] нет нужного цвета
}
rule-four-needs = { $value ->
    [no_playable] Дикая +4 честна, только если у тебя нет другой подходящей карты. Другие Дикие +4 не считаются.
   *[no_color] Дикая +4 честна, только если у тебя нет карты текущего цвета.
}
field-challenge-shows = Карты на проверке
field-challenge-shows-what = Кто видит карты при проверке.
value-challenge-shows = { $value ->
    [all] видят все
   *[challenger] видит один
}
rule-challenge-shows = { $value ->
    [all] При проверке карты видят все.
   *[challenger] При проверке карты видит только проверяющий.
}
field-stacking = Перевод
field-stacking-what = Можно ли ответить плюсом на плюс и перевести всю сумму.
value-stacking = { $value ->
    [same] такая же карта
    [raise] такой же + или больше
    [any] любой плюс
    [no_wild] такая же, без диких
   *[none] нет
}
rule-stacking = { $value ->
    [same] Плюсы складываются: ответь картой с таким же плюсом и переведи сумму.
    [raise] Плюсы складываются: ответь картой с таким же плюсом или больше и переведи сумму.
    [any] Плюсы складываются: на любой ответь любым и переведи сумму.
    [no_wild] Плюсы складываются: ответь цветной картой с таким же плюсом и переведи сумму. Дикой картой ответить нельзя.
   *[none] Плюсы не переводятся.
}
field-reverse-sends-back = «Наоборот» возвращает
field-reverse-sends-back-what = Когда надо брать, «Наоборот» возвращает штраф назад.
rule-reverse-sends-back = Когда надо брать, можно сыграть подходящую «{ $card }». Тогда берёт предыдущий игрок.
field-skip-passes-on = «Пропусти» переводит
field-skip-passes-on-what = Когда надо брать, «Пропусти ход» переводит штраф дальше.
rule-skip-passes-on = Когда надо брать, можно сыграть подходящую «{ $card }». Тогда берёт следующий игрок.
field-draw = Сколько брать
field-draw-what = Сколько карт берёшь, если не ходишь.
value-draw = { $value ->
    [until_playable] до подходящей
   *[one] одну карту
}
rule-draw = { $value ->
    [until_playable] Если не ходишь, берёшь, пока карта не подойдёт.
   *[one] Если не ходишь, берёшь одну карту.
}
field-drawn-card = Взятая карта
field-drawn-card-what = Можно ли сыграть взятую карту, если она подходит.
value-drawn-card = { $value ->
    [must_play] надо сыграть
    [keep] остаётся
   *[may_play] можно сыграть
}
rule-drawn-card = { $value ->
    [must_play] Если взятая карта подходит, её надо сыграть.
    [keep] После взятия твой ход окончен. Карта остаётся у тебя.
   *[may_play] Если взятая карта подходит, её можно сразу сыграть.
}
field-must-play = Обязательный ход
field-must-play-what = Если есть подходящая карта, надо ходить. Брать вместо этого нельзя.
rule-must-play = { $draws ->
    [press] Если есть подходящая карта, жать вместо хода нельзя.
   *[draw] Если есть подходящая карта, брать вместо хода нельзя.
}
field-play-after-drawing = Ход после взятия
field-play-after-drawing-what = Если берёшь из-за чужой карты, потом всё равно ходишь.
rule-play-after-drawing = { $draws ->
    [press] Если жмёшь из-за чужой карты, потом всё равно ходишь.
   *[draw] Если берёшь из-за чужой карты, потом всё равно ходишь.
}
field-blind-draw = Вслепую
field-blind-draw-what = Взятую карту видишь, только когда начнётся твой следующий ход.
rule-blind-draw = { $draws ->
    [press] Карты из пушки закрыты даже для тебя, пока не начнётся твой следующий ход.
   *[draw] Взятая карта закрыта даже для тебя, пока не начнётся твой следующий ход. В тот же ход её не сыграть.
}
field-seven = Семёрка меняет
field-seven-what = 7: поменяйся картами с кем захочешь.
rule-seven = **7**: поменяйся картами с кем захочешь.
field-zero = Ноль передаёт
field-zero-what = 0: все карты переходят следующему игроку.
rule-zero = **0**: все карты переходят следующему игроку.
field-keep-hands = Обмен по желанию
field-keep-hands-what = 7 и 0 можно играть и без обмена.
rule-keep-hands = После **7** или **0** можно оставить все карты на месте.
field-jump-in = Вне очереди
field-jump-in-what = Такую же карту можно сыграть вне очереди.
rule-jump-in = Если у тебя такая же карта, как верхняя, её можно сыграть вне очереди. Дальше ход идёт от тебя.
field-several = Несколько сразу
field-several-what = Карты с одним числом или знаком можно играть вместе.
rule-several = За один ход можно сыграть вместе карты с одним числом или знаком.
field-bomb = Бомба
field-bomb-what = Три карты сразу или больше: все остальные берут по одной.
rule-bomb = { $draws ->
    [press] Если сыграть сразу три карты или больше, все остальные жмут на пушку один раз.
   *[draw] Если сыграть сразу три карты или больше, все остальные берут по одной.
}
field-uno = Уно
field-uno-what = Как говорят «Уно».
value-uno = { $value ->
    [strict] с последней картой
    [announced] само
    [off] не говорят
   *[call] говорит игрок
}
rule-uno = { $value ->
    [strict] «Уно» считается, только когда осталась одна карта.
    [announced] «Уно» объявляется само.
    [off] Говорить «Уно» не надо.
   *[call] С одной картой скажи «Уно».
}
field-uno-penalty = Забытое «Уно»
field-uno-penalty-what = Штраф, если поймали без «Уно».
value-uno-penalty = { $value ->
    [0] ничего
   *[other] { $draws ->
        [press] { $value ->
            [one] { $value } нажатие
            [few] { $value } нажатия
           *[many] { $value } нажатий
        }
       *[draw] { $value ->
            [one] { $value } карта
            [few] { $value } карты
           *[many] { $value } карт
        }
    }
}
rule-uno-penalty = { $value ->
    [0] За то, что поймали без «Уно», штрафа нет.
    [one] Если тебя поймали без «Уно», берёшь { $value } карту.
    [few] Если тебя поймали без «Уно», берёшь { $value } карты.
   *[many] Если тебя поймали без «Уно», берёшь { $value } карт.
}
field-false-catch = Ложная ловля
field-false-catch-what = Штраф, если ловишь зря.
value-false-catch = { $value ->
    [0] ничего
   *[other] { $draws ->
        [press] { $value ->
            [one] { $value } нажатие
            [few] { $value } нажатия
           *[many] { $value } нажатий
        }
       *[draw] { $value ->
            [one] { $value } карта
            [few] { $value } карты
           *[many] { $value } карт
        }
    }
}
rule-false-catch = { $value ->
    [0] Если ловишь зря, штрафа нет.
   *[other] { $draws ->
        [press] Если ловишь зря, жмёшь на пушку { $value ->
            [one] { $value } раз
            [few] { $value } раза
           *[many] { $value } раз
        }.
       *[draw] Если ловишь зря, берёшь { $value ->
            [one] { $value } карту
            [few] { $value } карты
           *[many] { $value } карт
        }.
    }
}
field-wrong-play = Неверный ход
field-wrong-play-what = Штраф за неподходящую карту.
value-wrong-play = { $value ->
    [0] ничего
   *[other] { $draws ->
        [press] { $value ->
            [one] { $value } нажатие
            [few] { $value } нажатия
           *[many] { $value } нажатий
        }
       *[draw] { $value ->
            [one] { $value } карта
            [few] { $value } карты
           *[many] { $value } карт
        }
    }
}
rule-wrong-play = { $value ->
    [0] За неподходящую карту штрафа нет.
   *[other] { $draws ->
        [press] За неподходящую карту жмёшь на пушку { $value ->
            [one] { $value } раз
            [few] { $value } раза
           *[many] { $value } раз
        }.
       *[draw] За неподходящую карту берёшь { $value ->
            [one] { $value } карту
            [few] { $value } карты
           *[many] { $value } карт
        }.
    }
}
field-hand-limit = Лимит карт
field-hand-limit-what = Сколько карт на руках — уже слишком.
value-hand-limit = { $value ->
    [0] нет
   *[other] { $value ->
        [one] { $value } карта
        [few] { $value } карты
       *[many] { $value } карт
    }
}
rule-hand-limit = { $value ->
    [0] На руках может быть сколько угодно карт.
   *[other] Лимит на руках: { $value ->
        [one] { $value } карта
        [few] { $value } карты
       *[many] { $value } карт
    }.
}
field-at-limit = На лимите
field-at-limit-what = Что бывает, когда достигнут лимит карт.
value-at-limit = { $value ->
    [no_draw] брать нельзя
   *[out] выбываешь
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] На лимите нельзя жать вместо хода, но можно пасовать.
       *[draw] На лимите нельзя брать вместо хода, но можно пасовать. За плюсы всё равно берёшь.
    }
   *[out] Кто после хода на лимите, тот выбывает из раунда.
}
field-knock-out = Очки за выбывшего
field-knock-out-what = Сколько очков приносит игрок, который выбыл на лимите карт.
value-knock-out = { $value ->
    [0] его карты
   *[other] { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
}
rule-knock-out = { $value ->
    [0] Карты выбывшего игрока всё равно считаются.
   *[other] Выбывший игрок стоит { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }, вместо своих карт.
}
field-last-card = Последняя карта
field-last-card-what = Какой картой можно закончить.
value-last-card = { $value ->
    [no_action] число
    [no_wild] не дикая
   *[any] любая
}
rule-last-card = { $value ->
    [no_action] Нельзя закончить картой действия или дикой картой.
    [no_wild] Нельзя закончить дикой картой.
   *[any] Закончить можно любой картой.
}
field-teams = Команды
field-teams-what = Напарники сидят друг напротив друга и набирают очки вместе.
rule-teams = Напарники сидят друг напротив друга и набирают очки вместе. Считаются только карты соперников.
field-both-out = Без карт оба
field-both-out-what = Команда выигрывает раунд, когда без карт оба напарника.
rule-both-out = Раунд идёт, пока без карт не останутся оба напарника одной команды. Кто закончил первым, тот смотрит.
field-elimination = На выбывание
field-elimination-what = После каждого раунда выбывает игрок, у которого на руках больше всего очков.
rule-elimination = После каждого раунда выбывает игрок, у которого на руках больше всего очков. Последний оставшийся выигрывает партию. Цель не важна.
field-revenge = Месть
field-revenge-what = При каждом переводе сумма удваивается.
rule-revenge = При переводе сумма удваивается, и только потом добавляются новые карты. Больше 50 карт она не бывает.
field-open-hands = Открытые карты
field-open-hands-what = У кого карт меньше, тот играет в открытую.
value-open-hands = { $value ->
    [0] никогда
   *[other] меньше { $value }
}
rule-open-hands = { $value ->
    [0] Карты на руках скрыты.
   *[other] Если на руках меньше { $value } карт, их видят все.
}
field-no-hints = Без подсказок
field-no-hints-what = Подходящие карты не отмечены.
rule-no-hints = Подходящие карты у тебя не отмечены.
field-reshuffle-seats = Пересадка
field-reshuffle-seats-what = Перед каждым новым раундом все случайно пересаживаются.
rule-reshuffle-seats = Перед каждым раундом, кроме первого, все случайно пересаживаются. Очки идут за игроками. Следующим сдаёт тот, кто слева от нового места сдававшего.
field-blitz = Блиц
field-blitz-what = Сколько длится раунд. Потом побеждает, у кого меньше очков.
value-blitz = { $value ->
    [0] выкл.
   *[other] { $value } сек на раунд
}
rule-blitz = { $value ->
    [0] Время раунда не ограничено.
   *[other] Раунд длится до { $value } сек. Потом побеждает тот, у кого на руках меньше очков.
}
field-turn-seconds = Время хода
field-turn-seconds-what = Сколько времени даётся на ход.
value-turn-seconds = { $value ->
    [0] как на сервере
   *[other] { $value } сек
}
rule-turn-seconds = { $value ->
    [0] На ход даётся столько времени, сколько принято на сервере.
   *[other] На ход даётся { $value } сек.
}

house-rules-title = Правила этой партии
house-rules-preset = Выбери набор
house-rules-deck = Выбери колоду
house-rules-deck-what = { $what } Игроков: от { $low } до { $high }.
house-rules-group = Сменить отдельные правила
house-rules-other-number = Другое число…
house-rules-code = Вставить код правил
house-rules-code-label = Код, как его показывает другой стол
house-rules-number-label = Число от { $low } до { $high }
refused-only-host-rules = Менять правила может только хост: { $host }.
refused-running-rules = Партия уже идёт, поэтому её правила остаются.
refused-no-such-number = Введи число от { $low } до { $high }.

### invitations

## invitations

button-invite-voice-channel = Позвать из голосового
button-invite-voice = Позвать всех из моего голосового: { $count }
button-invite-voice-some = Позвать из голосового: { $count } из { $total }
button-to-table = К столу
button-to-channel = К каналу
invitation-title = Кого пригласить?
invitation-how = Им придёт моё сообщение с кнопкой.
invitation-whom = Выбери игрока…
invitation-dm = **{ $name }** зовёт тебя сыграть в Уно на сервере **{ $server }**.
invitation-dm-joined = Твоё место за столом на сервере **{ $server }** занято.
invitation-call = { $people }: **{ $name }** зовёт вас сыграть здесь в Уно. Нажмите **Сесть** у стола!
note-invited = Приглашение отправлено: { $name }. Если его не видно, оно в запросах на переписку.
note-invite-soon = { $name } получит приглашение примерно через { $time }. Я шлю по одному сообщению в секунду, и есть очередь.
note-invited-here = { $name } не получит моё личное сообщение, поэтому зову прямо в канале.
note-invited-voice = Приглашений в канале: { $count }.
note-invited-voice-rest = Но у стола не больше { $most } приглашений, поэтому остальных не зову: { $count }.
refused-invite-bot = Это бот. Чтобы играть против ИИ, нажми **Добавить ИИ**.
refused-invite-stranger = { $name } не видит этот канал и играть здесь не может.
refused-invite-seated = { $name } уже за столом.
refused-invite-kicked = Этого игрока выгнали: { $name }. Пригласить снова может только хост: { $host }.
refused-invite-again = Приглашение за этот стол уже есть: { $name }.
refused-invite-lately = Приглашение только что отправлено: { $name }. Подожди несколько минут.
refused-invite-many = От этого стола приглашений уже достаточно.
refused-invite-nobody = В твоём голосовом канале больше некого звать.

## notify_me

button-notify-me = Уведомить меня
button-notify-me-off = Не уведомлять
notify-me-on = Позову тебя здесь, когда в { $channel } откроют новый стол.
notify-me-off = Больше не зову тебя, когда открывают стол в { $channel }.
notify-me-call = { $mentions }, здесь новый стол. Нажмите **Сесть**, чтобы занять место.
refused-notify-me-full = Список этого канала полон, добавить тебя не могу.

### threads

## threads

thread-begins = 🧵 **{ $name }** открывает стол в ветке.
thread-points = 🧵 **{ $name }** открывает стол: { $thread }
thread-name = Уно: { $name }
note-thread-permission = Чтобы открыть ветку, мне нужно право «{ $missing }», поэтому стол в канале.
note-no-thread = Discord сейчас не дал мне открыть ветку, поэтому стол в канале.
note-thread-closes = Эта ветка закроется, если { $time } нет сообщений. Ход здесь может длиться дольше. С правом «{ $missing }» я продержу её открытой неделю.

### solo

## alone

button-alone = Играть соло
button-ai-pace-normal = ИИ: обычно
button-ai-pace-fast = ИИ: быстро
button-ai-pace-at-once = ИИ: сразу
alone-in-direct = Твоя партия — в [личных сообщениях]({ $link }). Там ты играешь против ИИ, и никто тебя не ждёт. Если её не видно, она в запросах на переписку.
note-alone-soon = Твоя партия откроется в личных сообщениях примерно через { $time }. Сейчас её начинает много людей. Ссылка придёт сюда.
note-alone-goes-on = Твоя партия продолжается здесь. Чтобы начать другую, сначала закончи эту: **Ещё** → **Закончить партию**.
refused-adjourned-alone = Партия ждёт здесь на том же месте. Продолжить: **Играть дальше**, а `/uno start` начнёт другую.
refused-alone-no-direct = Не могу тебе написать. Открой личные сообщения со мной и набери там `/uno start` или разреши личные сообщения в настройках приватности.

## solo

button-what-if = А если…
what-if-title = А если…
what-if-ask = Играй дальше с хода { $ply }, с теми же тасовками. За всех остальных играют ИИ и отвечают сразу. Сама партия не изменится. Чьими картами играешь?
what-if-line = А если, с хода { $ply } · ты играешь за: { $name }
button-go-on = Дальше ▶
button-next-round = Следующий раунд
button-replay-back = Назад к повтору
refused-solo-gone = Эта игра больше не хранится. Начни новую из повтора.
refused-solo-broken = Эту игру не продолжить: её записала другая версия. Начни новую из повтора.
refused-solo-no-move = Твоих ходов ещё нет, возвращать нечего.

### daily

## daily

daily-title = 🗓️ Игра дня · { $day }
daily-how = Пять раундов в одиночку против трёх ИИ: одна попытка, без часов. Выигранный раунд приносит очки за карты всех остальных. Проигранный отнимает очки за твои карты.
daily-squares = 🟩 победа · 🟨 поражение, на руках до { $close } очков · 🟥 поражение, на руках больше
daily-world = 🌍 Всемирная игра
daily-server = 🏠 Игра этого сервера
daily-new = Ещё не сыграно.
daily-begun = Уже начато. Продолжай с того же места.
daily-replaced = Игра начата в другой версии бота, и эта версия не может её продолжить. Можно начать заново.
daily-damaged = Сохранённые данные этой игры не читаются, сыграть её нельзя. Скажи об этом владельцу бота.
daily-unfinished = Начато, но время вышло.
daily-missed = Не сыграно.
daily-change = Следующие игры { $when }, в полночь по UTC. Начатую попытку можно закончить до { $until }.
daily-sealed = 🔒 Все игры за { $season } здесь запечатаны ещё до первой: `{ $end }`
daily-seed = 🔑 Секретный сид этой игры: `{ $seed }`
daily-steps = Шагов SHA-256 от сида: { $steps }. Должна выйти печать за { $season }: `{ $end }`. `unobot verify` проверит это по твоей записи.
daily-line = { $deal }, { $day }
daily-over = Это была твоя игра дня
daily-points = **{ $points }** очков
daily-round = { $mark } Раунд { $number }: { $square ->
    [w] победа
   *[other] поражение
}, { $points }
daily-square = { $square ->
    [w] победа
    [c] почти победа
   *[other] поражение
}
daily-totals = Все места: { $totals }
daily-streak = 🔥 Подряд: { $now ->
    [one] **{ $now }** день
    [few] **{ $now }** дня
   *[many] **{ $now }** дней
} · рекорд: { $best }
daily-beaten = 📊 Лучше, чем **{ $beaten }** из { $others } остальных здесь
daily-quartiles = Сыграло людей: { $played }. У большинства от { $low } до { $high }, посередине { $middle }.
daily-posted = unobot, игра дня { $day } · { $deal }
daily-record = Это запись твоих раундов вместе с сидом. `unobot verify { $file }` проверит сид, карты и каждый ход ИИ.
button-daily-play = Играть
button-daily-go-on = Продолжить
button-daily-back = Все игры
button-daily-yesterday = Вчера
button-daily-today = Сегодня
button-daily-open = Сыграть игру дня
button-daily-record = Моя запись

refused-daily-date = Не понимаю эту дату. Напиши так: { $today }.
refused-daily-future = Игра за { $day } ещё не открыта: она появится { $when }. Сегодняшняя — { $today }.
refused-daily-gone = Эта попытка больше не хранится. `/uno daily` показывает сегодняшние игры.
refused-daily-broken = Запись этой попытки изменена, продолжить её нельзя. `/uno daily` показывает сегодняшние игры.
refused-daily-version = Это игра версии { $version }, а я сдаю версию { $known }. `/uno daily` показывает игры, которые можно сыграть.
refused-daily-over = Время игры за { $day } вышло. `/uno daily` показывает сегодняшние игры.
refused-daily-erased = Эта игра была начата, а потом твои данные удалены. Игру дня начинают только один раз: сыграй следующую.
refused-daily-server = Игру сервера можно начать только на этом сервере. Здесь можно сыграть всемирную.
refused-daily-elsewhere = Этот результат — с другого сервера. Опубликуй его там.
refused-daily-not-over = Результат можно опубликовать после последнего раунда, на сервере.
refused-daily-sealed = Сид остаётся секретом до конца дня. Спроси снова { $when }.

### tournament

## tournament

tournament-title = 🏆 Турнирный вечер
tournament-host = Хост — **{ $host }**.
tournament-plan = Раундов: { $rounds }, столы по четыре · потом финал четырёх лучших · { $minutes } мин на раунд · 3, 2, 1 или 0 очков по местам
tournament-plan-duplicate = Раундов: { $rounds }, столы по четыре с одинаковыми картами · { $minutes } мин на раунд · от 0 до 100 матч-очков против того же места за другими столами
tournament-no-show = Отметка кончается { $left }, в **{ $at }**. Отметься до этого, иначе пропустишь первый раунд.
tournament-sign-up = Участвуй. Отметка начинается { $left }, в **{ $at }**, и кончается в **{ $until }**. Отметься до этого, иначе пропустишь первый раунд.
tournament-extended = Отметилось слишком мало людей, поэтому это вторая и последняя попытка.
tournament-limited = 🔒 Админ сервера закрепил правила, поэтому на следующих столах правила сервера.
tournament-ready = ✅ **Отметились, { $count }:** { $names }
tournament-nobody = Пока никто не отметился. Чтобы начать, хватит четырёх человек.
tournament-signed = ▫️ **Не отметились, { $count }:** { $names }
tournament-dropped = ➖ **Снялись, { $count }:** { $names }
tournament-absent = 💤 **Нет на месте:** { $names }. **Участвовать** вернёт в следующий раунд.
tournament-late = ⏳ **Со следующего раунда:** { $names }
tournament-round = Раунд { $round } из { $rounds }
tournament-final = Финал
tournament-round-ends = Конец { $left }, в **{ $at }**. Потом за всех доигрывают ИИ, не больше { $minutes } мин.
tournament-deal = Все столы играют одинаковыми картами. 🔒 Запечатано до игры · `{ $seal }`
tournament-sealed = 🔒 Жребий запечатан заранее · `{ $seal }`
tournament-sealed-how = Секрет уже определил, кто встретится в первом раунде, все места и исход всех ничьих, и никто этого не изменит. Для уверенности сохрани эту строку. После турнира **Проверить жребий** вскроет печать, и они должны совпасть.
tournament-lots-right = ✅ Жребий никто не выбирал. Первые столы и все места следуют из секрета, запечатанного до первого участника.
tournament-lots-wrong = ❌ Что-то не так: эти столы не следуют из секрета, запечатанного до первого участника.
tournament-lots-commitment = 🔒 Отпечаток, показанный с самого начала: `{ $seal }`
tournament-lots-yourself = Верить нам не обязательно: в `{ $file }` все люди и столы. Как жребий следует из секрета, сказано в `docs/fair-deals.md`.
tournament-table = **Стол { $table }** · { $people }
tournament-refused = ⚠️ Стол { $table } не открыт: Discord не принимает его сообщение или ветку. Проверь права бота в этом канале, например *Отправлять сообщения*. Пробую до { $until }. Потом стол считается несыгранным.
tournament-not-opened = ⚠️ Стол { $table } не открылся: Discord не принял его сообщение или ветку. Его участники получают очки за несыгранный стол.
tournament-ais = ИИ: { $count }
tournament-next = { $round } начнётся { $left }
tournament-won = 🏆 Турнир выигрывает { $name }
tournament-ended-host = Турнир закрыт хостом.
tournament-ended-admin = Турнир закрыт админом.
tournament-ended-people = Турнир окончен: осталось слишком мало людей.
tournament-ended-server = Турнир окончен: его канала больше нет.
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }
tournament-out = вне игры
tournament-more = ещё { $count }
tournament-legend = Очки · места по раундам · очки соперников, они решают при равенстве. Потом решают выигранные столы, очки в Уно и случай.
tournament-legend-short = В скобках: очки соперников, они решают при равенстве. Потом решают выигранные столы, очки в Уно и случай.
tournament-legend-duplicate = Матч-очки · место на своей позиции по раундам. Раунд даёт 100, если ты лучше того же места за всеми другими столами, а в среднем 50. Потом решают первые места, очки в Уно и случай.
tournament-legend-final = Сначала финалисты — по местам в финале.
tournament-alt = Таблица: { $rows }
tournament-call = 🃏 **{ $round }, стол { $table }:** { $people }, ваш стол прямо под этим сообщением. Твои карты: **Мои карты**.
tournament-call-closed = 🃏 **{ $round }, стол { $table }:** { $people }, ваш стол в приватной ветке, она в вашем списке каналов. С других столов туда не заглянуть, ведь они играют теми же картами. Твои карты: **Мои карты**.
tournament-thread = { $round } · Стол { $table }
tournament-check-in-call = { $people }: отметьтесь на турнире, он начнётся { $when }. { $link }

button-tournament-join = Участвовать
button-tournament-check-in = Участвовать / Отметиться
button-tournament-drop = Сняться
button-tournament-start = Начать
button-tournament-go-on = Начать сейчас
button-tournament-close = Закрыть
button-tournament-lots = Проверить жребий
button-tournament-close-yes = Да, закрыть

tournament-close-ask = Закрыть турнир для всех? Таблица останется, а столы доиграют.
note-tournament-opened = Турнир открыт. Участвовать можно и тебе.
note-tournament-bumped = В этом канале уже открыт турнир. Его сообщение теперь внизу.
refused-tournament-unseen = Discord не даёт мне показать здесь турнир, поэтому он не открыт. Попробуй другой канал или спроси админа, что мне здесь можно.
refused-tournament-bump = В этом канале уже открыт турнир. Discord сейчас не даёт снова показать его сообщение, и оно остаётся на месте. Спроси админа, что мне здесь можно.
note-tournament-joined = Ты участвуешь. Отметиться можно { $when }, той же кнопкой.
note-tournament-checked-in = Отметка есть. Турнир начнётся { $when }.
note-tournament-next-round = Ты играешь со следующего раунда.
note-tournament-dropped = Ты больше не участвуешь. Твои результаты остаются, а **Участвовать** вернёт тебя.
note-tournament-started = Раунд начинается.
note-tournament-closed = Турнир закрыт.

refused-tournament-few = Отметилось людей: { $count }, а турниру нужно { $needed }. Подожди ещё или открой один стол для всех: `/uno start`.
refused-tournament-taken = В этом канале уже есть турнир. Его покажет `/uno tournament`.
refused-tournament-gone = Этого турнира здесь больше нет.
refused-tournament-over = Этот турнир окончен. `/uno tournament` открывает следующий.
refused-tournament-in = Ты участвуешь. Делать ничего не надо, пока не позовут твой стол.
refused-tournament-early = Ты уже в списке. Отметиться можно { $when }.
refused-tournament-late = Раундов, в которые можно войти, не осталось. Следующий турнир открыт для всех.
refused-tournament-full = Турнир полон, людей в нём { $most }.
refused-tournament-not-in = Ты не участвуешь в этом турнире и сняться не можешь. Войти: **Участвовать**.
refused-tournament-playing = Раунд ещё идёт. Следующий начнётся, когда закончат все столы.
refused-tournament-host = Это могут только хост ({ $host }) и модераторы.
refused-tournament-place = Турниру нужен текстовый канал: у каждого стола своя ветка.
refused-tournament-threads = Турниру нужна ветка для каждого стола. { $why }
refused-tournament-teams = Турнир считает место каждого игрока, поэтому команд в нём нет. Выбери правила без команд.
refused-tournament-table = Это турнирный стол, поэтому это может только модератор. Отказаться от места: **Сняться** в сообщении турнира.

### results

## results

round-out = **{ $name }** выигрывает раунд { $number }
round-drawn = Раунд { $number }: ничья
round-out-with = Последняя карта: { $emoji } { $card }. Играет **{ $name }**.
round-drawn-won = Без карт никто не остался, меньше всего очков у **{ $name }**.
round-drawn-tied = Без карт никто не остался, и меньше всего очков сразу у нескольких. Очки никому.
round-drawn-golf = Без карт никто не остался.
round-last-left = **{ $name }** — последний оставшийся игрок.
round-until-last = Раньше всех без карт: **{ $name }**.
round-scored = Это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
round-sum-part = { $points } **{ $name }**
round-sum-part-out = { $points } **{ $name }** (вылет с { $limit })
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **Остались карты**
round-hand = **{ $name }**, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $cards }
round-hand-out = **{ $name }**, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: вылет на лимите, карт { $limit }
round-hand-bare = **{ $name }**: { $cards }
round-hand-bare-out = **{ $name }**: вылет на лимите, карт { $limit }
round-hand-uncounted = **{ $name }**, { $points ->
    [one] { $points } очко не считается
    [few] { $points } очка не считаются
   *[many] { $points } очков не считаются
}: { $cards }
round-next = Новый раунд { $when }.
round-next-soon = Следующий раунд вот-вот начнётся.
round-ready = На месте: { $names }.
button-ready = Я на месте

scores-title = { $scoring ->
    [golf] **Очки**: раундов { $rounds }, побеждает наименьшее
    [best_of] **Выигранные раунды**, всего { $rounds }
   *[points] **Счёт**, до { $target } очков
}
placing-title = **Места**
match-won = 🏆 **{ $name }** выигрывает партию
match-won-team = 🏆 **{ $name }** и **{ $partner }** выигрывают партию
match-closed = Партия закончена раньше времени
match-closed-scores = Вот счёт на этот момент. Никто не победил.
match-again = **Реванш** сажает всех, кто ещё здесь. **Другие правила** — сначала сменить правила.
match-sealed = 🔒 За другим столом ещё играют этими картами, поэтому карты, очки и лучшее появятся здесь, когда закончит последний стол этого раунда.
match-uncounted = Вне серверов партия не идёт в статистику.
match-of-ais = Эту партию доиграли одни ИИ, поэтому она никому не засчитана.
match-of-nobody = В конце никого не было, поэтому партия никому не засчитана.
match-leavers = В итогах и рейтинге эту партию покинули раньше и заняли последнее место: { $names }.
match-followed = Следующая партия этих игроков ниже.
match-seed = 🔓 Секрет тасовки: `{ $seed }`
button-other-rules = Другие правила
refused-not-of-the-match = Просить реванш могут только игроки этой партии. `/uno start` открывает свой стол.

## stats

stats-title = 📊 { $name }
stats-record = 🏆 { $matches ->
    [one] **{ $matches }** партия
    [few] **{ $matches }** партии
   *[many] **{ $matches }** партий
} · побед **{ $wins }** ({ $share })
stats-rating = 📈 Ожидаемых побед **{ $share }** ({ $low }–{ $high }) за средним столом на четверых
stats-unrated = 📈 Рейтинг: **?** · { $played } из { $needed } партий с другими людьми
stats-points = 🪙 { $points ->
    [one] **{ $points }** очко
    [few] **{ $points }** очка
   *[many] **{ $points }** очков
} за раунд
stats-streak = 🔥 Побед подряд: **{ $best }** · сейчас: **{ $now }**
stats-unos = 👁️ Поймано без «Уно»: **{ $caught }** · забыто: **{ $missed }**
stats-challenges = ⚖️ Проверок: **{ $right }** верных · **{ $wrong }** зря
stats-colors = 🎨 Названо цветов: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Последние места, новые в конце: { $places }
stats-legend-rating = 📈 ожидаемых побед за средним столом на четверых
stats-legend = 👑 победы · 🪙 очков за раунд · 🔥 побед подряд · 👁️ поймано без «Уно», ❗ забыто · ⚖️ проверки ✓ верно, ✗ зря
stats-none = { $name }: здесь ещё нет законченных партий.
stats-none-own = У тебя здесь ещё нет законченных партий. Сыграй одну, и статистика начнётся.
stats-none-filtered = { $name }: таких партий здесь нет. Выбери другой сезон или другие правила.
stats-partial = Партии на серверах, где ты в бане, не показаны.
button-stats-mine = Моя статистика
button-post = В канал

refused-stats-bot = { $name } — бот. Статистика есть только у людей.
refused-stats-direct = Здесь видна только твоя статистика. О других спроси на сервере.
refused-stats-season-direct = В личных сообщениях видны все твои партии вместе. О сезонах и правилах спроси на сервере.
refused-season = Сезона «{ $season }» здесь нет. Выбери один из: { $seasons }.
refused-rules-unplayed = По этим правилам здесь ещё не закончили ни одной партии. Выбери другие.
refused-post = Ты не можешь писать в этом канале, поэтому и я за тебя не пишу.
refused-posted = Эта страница уже в канале.
season-all = За всё время
season-all-rules = Все правила

rating-line = 📈 Рейтинг: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played } из { $needed } партий)

## leaderboard

leaderboard-title = 🏆 Таблица лидеров · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
leaderboard-what = Доля партий, которую игрок, скорее всего, выиграет за средним столом на четверых, с погрешностью. Равные места слишком близки. «?»: нужно 20 партий с другими людьми.
leaderboard-none = Рейтинга здесь пока ни у кого нет. Доиграй партию хотя бы с одним человеком, и попадёшь сюда.
leaderboard-you-none = Тебя здесь пока нет. Доиграй партию хотя бы с одним человеком.
leaderboard-you-off = Твой рейтинг выключен. Это меняет `/uno me`.
button-leaderboard = Лидеры
refused-leaderboard-direct = Таблица лидеров есть у сервера. Набери эту команду там.

## history

history-channel = Законченные партии этого канала
history-server = Законченные партии этого сервера
history-mine = Твои законченные партии на этом сервере
button-history-channel = Этот канал
button-history-server = Этот сервер
button-history-mine = Мои партии
button-history-older = Раньше ▶
history-empty = Здесь ещё не закончили ни одной партии. `/uno start` открывает стол.
history-end = Более ранних партий нет.
history-unfinished = закончена раньше времени
history-player = { $name } ({ $score })
history-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
history-others = и ещё { $count }
refused-history-place = Партии есть у сервера. Набери эту команду там.

## achievements

achievements-title = Твои достижения
achievements-title-of = Достижения: { $name }
achievements-count = { $count } из { $all } на этом сервере
achievements-none = Пока нет. Они приходят сами в конце партии.
achievements-none-of = На этом сервере пока нет.
achievements-private = **{ $name }** не показывает достижения.
button-achievements = Достижения
achievement-line = 🏅 Новые достижения: { $told }
achievement-new = **{ $name }** ({ $what })
achievement-more = { $what } и ещё { $count }
refused-achievements-off = На этом сервере достижения выключены.

preferences-achievements-on = Достижения: вкл.
preferences-achievements-off = Достижения: выкл.
preferences-achievements-what = Объявлять ли твои достижения и показывать в списке.
server-settings-achievements = Достижения
server-settings-achievements-what = Объявлять ли новые достижения в конце партии и показывать в списке.
server-settings-achievements-on = вкл.
server-settings-achievements-off = выкл.

achievement-winner = Первая победа
achievement-winner-how = Выиграй партию.
achievement-hattrick = Хет-трик
achievement-hattrick-how = Выиграй три раунда подряд.
achievement-sweep = Всухую
achievement-sweep-how = Выиграй все раунды партии, три или больше.
achievement-comeback = Камбэк
achievement-comeback-how = Победи после отставания в 40% цели.
achievement-photo = Фотофиниш
achievement-photo-how = Победи, когда у другого игрока уже 90% цели.
achievement-giant = Победа над великаном
achievement-giant-how = Победи эксперта.
achievement-partners = Вместе веселее
achievement-partners-how = Победи в команде с другим человеком.
achievement-untouched = Ни одной карты
achievement-untouched-how = Закончи раунд, ни разу не взяв карту.
achievement-climber = Альпинист
achievement-climber-how = Закончи раунд после 12 карт на руках.
achievement-gift = Прощальный подарок
achievement-gift-how = Закончи раунд плюсом.
achievement-jumper = Быстрее молнии
achievement-jumper-how = Закончи раунд картой вне очереди.
achievement-trader = Выгодный обмен
achievement-trader-how = Обменом сбрось пять карт, потом закончи раунд.
achievement-eagle = Орлиный глаз
achievement-eagle-how = Поймай за партию три забытых «Уно».
achievement-detector = Детектор лжи
achievement-detector-how = Не поверь дважды за партию, и оба раза не зря.
achievement-honest = Нечего скрывать
achievement-honest-how = Пусть тебя проверят дважды за партию, и оба раза зря.
achievement-clean = Без пятнышка
achievement-clean-how = Не забудь ни одного «Уно» за восемь раундов партии.
achievement-marathon = Марафон
achievement-marathon-how = Доиграй партию из двенадцати раундов.
achievement-company = Хорошая компания
achievement-company-how = Доиграй партию с тремя другими людьми.

## fairness

fairness-title = Честные ли здесь карты?
fairness-cards = Сдано и взято здесь карт: { $count }.
fairness-odds = Такие или большие отличия от случая бывают на { $count } из { $many } честных серверов.
fairness-rare = Такие или большие отличия от случая бывают реже чем на 1 из { $many } честных серверов.
fairness-few = Этого мало, чтобы сравнить со случаем. Нужно ещё несколько раундов.
fairness-row = { $kind }: **{ $drawn }** · ожидалось { $expected }
fairness-numbers = { $color }, числа
fairness-other = Другие карты действия и дикие карты
fairness-how = Все карты, сданные и взятые в законченных партиях, не больше последних { $most }. Ожидаемые числа следуют из того, что было в колоде при каждом взятии.
fairness-check = Каждую партию можно проверить карта за картой: **Проверить сдачу** под её последним сообщением.
refused-fairness-place = Подсчёт есть у сервера. Набери эту команду там.

## recap

button-recap = Что было без меня?
button-recap-short = Что было
recap-title = С твоего последнего хода
recap-title-all = С самого начала
recap-title-spectator = Этот раунд до сих пор
recap-none = Ничего не произошло.

## match_facts

facts-title = **Лучшее**
fact-draw = Больше всего взято сразу: **{ $name }**, карт { $count }
fact-streak = Лучшая серия: **{ $name }**, ходов без взятия { $count }
fact-catches = Поймано: { $who }
fact-comeback-points = Камбэк: **{ $name }**, отставание { $count }
fact-comeback-cards = Камбэк: **{ $name }**, карт в последнем раунде было { $count }
fact-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
fact-plays = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
fact-rules = Правила: { $rules }
tile-comeback-points = лучший камбэк
tile-comeback-cards = камбэк, в картах
tile-draw = взято сразу
tile-streak = лучшая серия
tile-catches = поймано
card-target = { $scoring ->
    [golf] меньше очков
    [best_of] раундов { $rounds }
   *[points] до { $target } очков
}

## fair_deal

button-check-deal = Проверить сдачу
fair-title = Проверка сдачи
fair-sealed = 🔒 Колода запечатана до игры · `{ $seal }`
fair-sealed-how = Порядок всех карт уже задан, и никто его не изменит. Для уверенности сохрани эту строку. После партии **Проверить сдачу** вскроет печать, и они должны совпасть.
fair-yes = Сдача была честной. Секрет, запечатанный до партии, даёт { $drawn }.
fair-no = Что-то не так: эта сдача не следует из секрета, запечатанного до партии.
fair-not-kept = У этого сида другой отпечаток, не тот, что показывал стол.
fair-wrong = Строка { $line } записи: { $what ->
    [commitment] отпечаток не от этого сида.
    [source] из сида не следует ни одной тасовки.
    [drawn] взятые карты или жребий не следуют из сида.
   *[rules] правила этого не разрешают.
}
fair-shuffles = { $count ->
    [1] единственную тасовку
    [one] все { $count } тасовку
    [few] все { $count } тасовки
   *[many] все { $count } тасовок
}
fair-lots = { $count ->
    [one] { $count } жребий
    [few] { $count } жребия
   *[many] { $count } жребиев
}
fair-drawn = { $shuffles } и { $lots }
fair-commitment = 🔒 Отпечаток, показанный до партии: `{ $commitment }`
fair-seed = 🔑 Секретный сид с этим отпечатком (SHA-256): `{ $seed }`
fair-start = ▶️ Номер нажатия на **Начать**, он тоже замешан: `{ $start }`.
fair-began = Нажато { $when }.
fair-call = ▶️ Номер сообщения, которое позвало игроков за { $table ->
    [first] первый стол раунда
   *[own] этот стол
}, он тоже замешан: `{ $start }`.
fair-called = Отправлено { $when }.
fair-yourself = Верить нам не обязательно: в файле вся партия. Проверь её командой `unobot verify record.jsonl` или любой программой, которая следует `docs/fair-deals.md`.
fair-proof-lobby = Вот доказательство: этот отпечаток был в лобби до того, как нажали **Начать**. Если он у тебя сохранён и они совпадают, карты для этих игроков никто не выбирал.
fair-proof-ready = Вот доказательство: этот отпечаток тот, кто начал партию, видел раньше, когда смотрел **Проверить сдачу** прошлой. Если они совпадают, при нажатии карты никто не выбирал.
fair-proof-late = Партия началась одним нажатием, и сид взят только тогда. Сохранить отпечаток заранее никто не мог. Значит, карты во время партии не менялись, но ничто не доказывает, что их никто не выбрал.
fair-proof-tournament = Вот доказательство: сид следует из секрета турнира, чей отпечаток `{ $seal }` стоит в его сообщении с открытия. **Проверить жребий** покажет секрет, когда турнир кончится.
fair-coming = 🔒 Следующая партия, которую ты начнёшь одним нажатием, например **Играть соло**, уже запечатана: `{ $seal }`. Сохрани эту строку и сравни после той партии.
fair-trust = Это не покажет, заглядывал ли в карты владелец бота.

refused-not-over = Тасовки остаются секретом до конца партии.
refused-nothing-dealt = Здесь карты не сдавали.
refused-sealed = За другим столом ещё играют этими картами. Попробуй, когда закончит последний стол этого раунда.

### replay

## replay

button-replay = Повтор
replay-title = Повтор · раунд { $round } из { $rounds }
replay-moments = Ключевые моменты
button-first = ⏮
button-last = ⏭
button-moment-next = Ключевой момент ▶
refused-replay-gone = Эта партия больше не хранится, повторять нечего.
refused-replay-broken = Запись этой партии обрезана или изменена, или её сделала другая версия, поэтому повтора нет.
refused-replay-running = Эта партия ещё идёт. Повтор откроется после конца.
refused-replay-channel = Эта партия была в { $channel }. Её повтор откроется там.

## replay_files

button-save-page = Сохранить страницу
button-save-gif = GIF
files-page = **Партия как страница.** Сохрани файл и открой в браузере. Он работает без интернета и показывает карты всех игроков.
files-gif = **Ключевые моменты партии**
files-gif-alt = Стол в каждый ключевой момент партии
refused-files-often = Для тебя только что сделано несколько файлов. Попробуй через минуту.
refused-files-failed = Файл сделать не вышло. Попробуй чуть позже.
refused-files-too-large = Файл больше, чем Discord здесь разрешает.
refused-data-too-large = Твои данные больше, чем Discord здесь разрешает. Попроси их у владельца бота.
refused-page-too-large = Эта партия слишком длинная для страницы. Лучше **Повтор** или **GIF**.

## replay_page

page-title = Повтор Уно: { $names }
page-rules = Правила: { $rules }
page-unfinished = Эта партия не закончена.
page-where = Раунд { $round } · ход { $number } из { $total }
page-where-vote = Голосование · ход { $number } из { $total }
page-board = Стол
page-controls = Управление
page-position = Место в партии
page-first = В начало
page-last = В конец
page-back = На ход назад
page-next = На ход вперёд
page-moment-back = Предыдущий ключевой момент
page-moment-next = Следующий ключевой момент
page-round-back = Предыдущий раунд
page-round-next = Следующий раунд
page-play = Запустить
page-pause = Пауза
page-moments = Ключевые моменты
page-moves = Ходы этого раунда
page-scores = Счёт
page-places = Места
page-round = Раунд
page-round-number = Раунд { $number }
page-hand = Карты: { $name }
page-two-sides = { $card }, рубашка: { $back }
page-turn = ходит
page-uno = «Уно» сказано
page-silent = «Уно» не сказано
page-out = вне игры
page-owes = брать { $count }
page-pile = В колоде: { $count }
page-top = Верхняя карта: { $card }
page-color = Цвет: { $color }
page-clockwise = По часовой
page-counterclockwise = Против часовой
page-keys = Клавиши
page-keys-on = Использовать и буквы
page-keys-moves = ← и →: на ход назад или вперёд
page-keys-ends = Home и End: в начало или в конец
page-keys-moments = N и P: следующий или предыдущий ключевой момент
page-keys-rounds = Shift+N и Shift+P: следующий или предыдущий раунд
page-no-script = Этой странице нужен JavaScript. Она работает без интернета.
page-unreadable = Партию не показать. Файл повреждён, или браузер слишком старый.
page-players = Игроки

## coach

button-coach = Тренер
button-coach-replay = Показать в повторе
button-coach-next = Дальше: { $number } из { $count }
coach-title = Тренер
coach-result = **Итог.** Выиграно раундов: { $won } из { $rounds }. Против равной доли это { $difference }.
coach-luck = Удача в картах: { $cards }. Твоя игра и всё остальное: { $rest }.
coach-some = { $count ->
    [1] Одно решение заметно снизило твои шансы:
    [one] Вот { $count } решение, которое стоило больше всего:
    [few] Вот { $count } решения, которые стоили больше всего:
   *[many] Вот { $count } решений, которые стоили больше всего:
}
coach-none = Ничего особенного: ни одно решение заметно не снизило твои шансы. Отличная игра!
coach-top = Сверху: { $card }
coach-hand = Твои карты: { $cards }
coach-lapse = **Раунд { $round }.** Твой ход: **{ $made }**. Лучше: **{ $better }**.
coach-why-uno = Без «Уно» тебя могут поймать.
coach-why-next = У следующего игрока было карт всего { $count }.
coach-why-void = Следующий игрок раньше брал, вместо того чтобы сыграть цвет { $color }.
coach-why-wild = Дикая карта останется на потом.
coach-why-color = Останется { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} цвета { $color }.
coach-won = Лучший ход выигрывает примерно на { $more } раундов больше из 100 таких ({ $low }–{ $high }).
coach-first = С лучшим ходом ты раньше всех без карт: примерно на { $more } раундов больше из 100 таких ({ $low }–{ $high }).
coach-stayed = С лучшим ходом ты остаёшься в партии: примерно на { $more } раундов больше из 100 таких ({ $low }–{ $high }).
coach-how = Каждое решение оценено по тому, что было видно тебе. Скрытые карты много раз сдают заново, и эксперты доигрывают раунд.
refused-coach-not-seated = Ты не играешь в этой партии. Тренер смотрит только на твои решения.
refused-coach-often = Для тебя только что разобрано несколько партий. Попробуй через минуту.
refused-coach-failed = Разобрать эту партию не вышло. Попробуй чуть позже.
refused-coach-deck = Тренер пока не знает эту колоду.
refused-coach-golf = Тренер пока не знает гольфа.

## key_moments

key-moment-four = { $name } ходит: { $card }. { $other }: +{ $count }.
key-moment-four-bare = { $name } ходит: { $card }.
key-moment-guilty = { $other } не верит, и не зря: { $name }, +{ $count }.
key-moment-innocent = { $other } не верит, но { $name } играет честно: { $other }, +{ $count }.
key-moment-caught = { $other } ловит: { $name } без «Уно», штраф +{ $count }.
key-moment-caught-free = { $other } ловит: { $name } без «Уно», но карт нет.
key-moment-missed = { $name } не говорит «Уно», и никто не замечает.
key-moment-lead = { $seats ->
    [1] { $name } выходит в лидеры.
   *[other] { $name } выходят в лидеры.
}
key-moment-round = { $name } выигрывает раунд { $number }.
key-moment-round-points = { $name } выигрывает раунд { $number }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
key-moment-round-tied = Раунд { $number }: ничья.
key-moment-knocked-out = { $name } выбывает. Карт: { $count }.
key-moment-knocked-out-by = { $other } выбивает: { $name }, карт { $count }.
key-moment-roulette = Рулетка: { $name }, +{ $count }.
key-moment-launcher = Самый сильный выстрел пушки: { $name }, +{ $count }.
key-moment-dark-side = { $name } переворачивает всё на тёмную сторону.
key-moment-light-side = { $name } переворачивает всё на светлую сторону.
key-moment-eliminated = { $name } выбывает из партии.
key-moment-match = { $seats ->
    [1] { $name } выигрывает партию.
   *[other] { $name } выигрывают партию.
}
key-moment-partners = { $name } и { $partner }

### reactions

## reactions

reactions-title = Реакция
reactions-body = Все за столом недолго видят твою реакцию. Реагировать можно каждые 10 секунд.
reactions-who = Заглушить игрока…
reactions-mute = Заглушить: { $name }
reactions-hear = Вернуть голос: { $name }
button-react = Реакция
button-reactions-on = Реакции: вкл.
button-reactions-off = Реакции: выкл.

reaction-laugh = Ха-ха!
reaction-ouch = О нет!
reaction-clap = Браво!
reaction-think = Хм…
reaction-fire = Огонь!
reaction-wave = Привет!
reaction-in-words = **{ $name }**: { $words }
note-reacted = Это видят все за столом: { $emoji }
refused-reaction-now = Реагировать можно во время партии.
refused-reaction-soon = Снова реагировать можно через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
refused-reactions-off = За этим столом реакции выключены.
refused-reactions-here = В этом канале реакции выключены.
refused-reactions-own = Твои реакции выключены. Включить: `/uno me`.
refused-reactions-muted = Хост заглушил твои реакции за этим столом.
refused-only-host-reactions = Заглушать реакции может только хост: **{ $host }**.

preferences-reactions-on = Реакции: вкл.
preferences-reactions-off = Реакции: выкл.
preferences-reactions-what = Можно ли реагировать и видеть реакции на своих экранах.
server-settings-reactions = Реакции
server-settings-reactions-what = Могут ли игроки показать за столом маленькую реакцию.
server-settings-reactions-on = вкл.
server-settings-reactions-off = выкл.

### privacy

## privacy

privacy-title = Твои данные
privacy-intro = Вот что я храню о тебе, чтобы партии продолжались после перезапуска:
privacy-choices = - Твои настройки, как ты играешь против ИИ, язык твоего Discord и где твои ЛС
privacy-tables = - Столы с твоим именем, местом и ходами: { $count }
privacy-results = - Итоги партий для статистики и рейтинга: { $count }
privacy-daily = - Начатые тобой игры дня, с ходами и результатами: { $count }
privacy-notes = - Твои заметки о переводах: { $count }
privacy-messages = - Сообщения для тебя, которые я ещё обновляю: { $count }
privacy-channels = - Каналы, в которых я зову тебя за новые столы: { $count }
privacy-bans = - Серверы, где тебе нельзя играть в Уно: { $count }
privacy-readers = Всё это могут прочитать только админы бота. Игроки видят за своими столами твоё имя и твои ходы.
privacy-file = Вот всё, что я храню о тебе.
privacy-ask-title = Удалить всё о тебе?
privacy-ask-settings = - Твои настройки и вызовы за новые столы пропадут.
privacy-ask-running = - В идущей партии твоё место навсегда займёт ИИ.
privacy-ask-over = - За законченными столами ты станешь «{ $name }».
privacy-ask-results = - Твои статистика и рейтинг пропадут. В итогах партий ты станешь «{ $name }».
privacy-ask-daily = - Твои игры дня, их результаты и серии пропадут.
privacy-ask-discord = - Сообщения, которые уже в канале, останутся.
privacy-ask-bans = - Если сервер тебя забанил, бан останется, под кодом вместо твоего id.
privacy-ask-kicks = - Если тебя выгнали из партии, это останется, а начатую игру дня не начать снова. И то и другое под кодом вместо твоего id.
privacy-ask-undo = Отменить это нельзя.
privacy-deleted = Всё о тебе удалено. Если снова ко мне обратишься, появятся новые данные.
privacy-again = Ты ещё что-то нажимаешь, и сохранилось что-то новое. Попробуй через минуту.
button-privacy-export = Скачать данные
button-privacy-delete = Удалить данные
button-privacy-yes = Удалить всё
button-privacy-no = Оставить данные

### admin

## admin_settings

admin-settings-title = Ограничения на этом сервере
admin-settings-roles = Кто может открывать столы: { $roles }
admin-settings-everybody = все
admin-settings-rules-open = Правила: **{ $rules }**, хосты могут их менять
admin-settings-rules-locked = Правила: **{ $rules }**, хосты не могут их менять
admin-settings-ais = Не больше ИИ за столом: **{ $most }**
admin-settings-ais-choice = ИИ: { $most }
admin-settings-no-limit = без ограничения
admin-settings-what-roles = Модераторы могут открывать столы всегда.
admin-settings-what-rules = Правила задаёт `/uno settings`.
admin-settings-what-ais = ИИ, которые заменяют игроков, не считаются.
admin-settings-choose-roles = Роли или никаких…
button-lock-rules = Закрепить правила
button-unlock-rules = Открепить правила
refused-rules-locked = На этом сервере правила закреплены. Их выбирают его админы: `/uno settings`.
refused-ais-capped = Слишком много ИИ. На этом сервере за столом их не больше { $most }.
refused-roles-start = Чтобы открыть стол, нужна одна из этих ролей: { $roles }. За открытый стол сесть можно.
refused-limits-changed = Админ сервера задал ограничение уже после открытия этого лобби, поэтому стол изменился. Пока ничего не началось. Посмотри ещё раз и начинай.
note-lobbies-limited = Изменено. Открытых лобби с другими правилами или лишними ИИ было { $count }. Теперь там всё по-новому.
note-tournaments-limited = Открытых турниров с другими правилами: { $count }. На следующих столах правила новые, а если они не подходят, турнир закрыт.

## oversight

oversight-title = Столы на этом сервере
oversight-table = Стол
oversight-unknown-channel = канал, который я не вижу
oversight-host = хост { $host }
oversight-stage = { $stage ->
    [lobby] не начат
    [playing] партия идёт
    [pause] между раундами
    [suspended] ждёт: его канал мне недоступен
    [adjourned] ждёт, его канал свободен
   *[damaged] сохранённые данные не читаются
}
oversight-since = { $stage ->
    [suspended] { $when }
    [adjourned] { $when }
   *[other] последнее действие { $when }
}
oversight-late = Стол завис: ход должен был кончиться { $when }.
oversight-empty = На этом сервере нет открытых столов.
oversight-more = Столов не показано: { $count }. Используй команды в их каналах.
oversight-end-what = Если закончить, стол закроется для всех. Партию не продолжить.
button-oversee = Управлять
button-oversight-list = Все столы
button-oversight-refresh = Обновить
note-oversight-ended = Стол в { $channel } закрыт.
refused-oversight-gone = Этот стол уже закрыт.
refused-oversight-empty = В { $channel } нет стола. Все столы показывает `/unoadmin tables`.
refused-admin-place = Эти команды работают на сервере. Набери их там.
refused-admin = Для этого нужно право «Управлять сервером».
oversight-free-what = Если освободить канал, стол откладывается. `/uno resume` его продолжит.
button-oversight-free = Освободить канал
note-unblocked = Канал { $channel } свободен. Стол ждёт `/uno resume`.
refused-unblock-free = Этот стол канал не занимает. `/uno start` откроет там другой.
refused-unblock-running = Там ничего не зависло. `/unoadmin end` закончит стол.

## bans

bans-title = Забанены в Уно
bans-empty = Никто не забанен.
bans-line = { $user } · бан { $when } от { $admin }
bans-more = Банов не показано: { $count }.
bans-lift = Снять бан бывшего игрока
note-banned = { $user } больше не может играть в Уно на этом сервере. Столов, где место занял ИИ: { $count }.
note-banned-leaves = У тебя есть место в одной с ним партии. В итогах и рейтинге ты её покидаешь и занимаешь последнее место. Играть дальше можно.
note-unbanned = { $user } снова может играть.
refused-banned = Тебе нельзя играть в Уно на этом сервере. Так решили его админы.
refused-invite-banned = { $name }: на этом сервере в Уно играть нельзя.
refused-not-banned = Этот человек не забанен. Баны показывает `/unoadmin bans`.
refused-ban-bot = Бота не забанить. У него нет места.
refused-ban-oneself = Себя забанить нельзя. Выбери другого человека.

## acts

acts-title = Что делали админы
acts-empty = Пока ничего.
acts-channel = Пишу об этом в { $channel }.
acts-no-channel = Канала для журнала нет. Его задаёт `/unoadmin log` с каналом.
act-line = { $kind ->
    [end] { $admin } закрывает стол в { $channel }.
    [unblock] { $admin } освобождает { $channel }. Стол ждёт.
    [ban] { $admin } банит: { $user }. { $detail }
    [unban] { $admin } снимает бан: { $user }.
    [roles] { $admin } решает, кто может открывать столы: { $detail }
    [rules] { $detail ->
        [lock] { $admin } закрепляет правила.
       *[unlock] { $admin } открепляет правила.
    }
    [ais] { $admin } задаёт, сколько ИИ может быть за столом: { $detail }
    [lost] { $detail ->
        [roles] Роль { $value }, которая могла открывать столы, удалена. Другие выбранные роли по-прежнему могут.
        [roles-all] Роль { $value }, которая могла открывать столы, удалена. Теперь могут все. Другие роли выбирает `/unoadmin roles`.
        [moderators] Роль модераторов { $value } удалена. Другую выбирает `/uno settings`.
        [log] Канал журнала удалён. `/unoadmin log` с каналом задаёт другой.
        [day] Канал дня сервера удалён. `/unoadmin day` с каналом задаёт другой.
        [rules] Правил { $value } из настроек я больше не знаю, поэтому играют по официальным. Другие выбирает `/uno settings`.
       *[places] Последний канал, где разрешён Уно, удалён, и на этом сервере играть нельзя. `/uno settings` разрешит в другом месте.
    }
    [day] { $detail ->
        [off] { $admin } выключает день сервера.
       *[on] { $admin } выбирает канал для дня сервера: { $channel }
    }
   *[log] { $detail ->
        [off] { $admin } выключает канал журнала.
       *[on] { $admin } задаёт канал журнала: { $channel }
    }
}
day-title = 📅 Вчера здесь · { $day }
day-more = И ещё { $count }.
day-streak = 🔥 { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
day-matches = Сыграно партий: { $count }.
day-wins = { $who } { $wins }
day-rematch = 🔁 **Дуэль недели:** партий { $count }, победы: { $wins }
day-settings-title = День сервера
day-settings-what = Раз в день показываю вчерашние результаты игры дня с сериями и дуэль недели: кто встречался чаще всего. Никого не упоминаю, а в дни без игр молчу. Людей с настройкой **Рейтинг: выкл.** не называю.
day-no-channel = Выключено. Включает `/unoadmin day` с каналом.
day-channel = Пишу в { $channel }. Следующее { $when }.
button-no-day = Без сообщения
button-no-log = Без канала журнала
refused-log-channel = Не могу писать в этом канале. Выбери текстовый канал или ветку.

## channel_check

check-title = Проверка этого канала и сервера
check-permissions = Права для стола в { $channel } у меня есть.
check-lacks = Мне не хватает прав в { $channel }: { $missing }. Дай их моей роли: в настройках канала, раздел «Права доступа».
check-channel-gone = Канала { $channel } больше нет. Его стол ждёт `/uno resume`.
check-threads = Для столов в ветках мне ещё нужно: { $missing }.
check-roles-empty = Ни у кого нет роли { $roles }, поэтому столы открывают только модераторы. Другие роли выбирает `/unoadmin roles`.
check-age-restricted = { $channel } — канал с ограничением по возрасту. Discord пускает туда только с подтверждённым возрастом, остальные там играть не могут.
check-slow-mode = В { $channel } включён медленный режим. На ботов и на нажатия моих кнопок он не действует. Если он мне всё же мешает, дай моей роли право «Обход медленного режима».
check-pictures = Мои картинки карт готовы: { $decks }. Другая колода получает свои с первым столом.
check-no-pictures = Этих картинок карт в Discord ещё нет, поэтому их карты — простые знаки: { $decks }. Владелец бота может запустить `unobot emojis sync`.
check-commands = В Discord мои нынешние команды.
check-commands-changed = В Discord мои команды другой версии: { $commands }. Владелец бота может его перезапустить, и он запишет свои.
check-commands-unknown = Discord сейчас не говорит, какие команды у него есть. Попробуй через минуту.
check-tables = Ни один стол на этом сервере не завис.
check-stuck = Зависших столов на этом сервере: { $count }. Смотри `/unoadmin tables`.

## probe

probe-title = Проверка настройки unobot
probe-step = { $step ->
    [1] Нажми первую кнопку.
    [2] Нажми вторую кнопку.
    [3] Подожди свою личную панель или нажми четвёртую кнопку, чтобы не ждать.
    [4] Нажми кнопку на старой личной панели.
   *[5] Нажми третью кнопку, потом ещё и ещё, пока это сообщение меняется.
}
probe-panel = Это пробная панель. Нажми её кнопку, когда об этом скажет общее сообщение.

### owner

## owner

owner-notice = 📣 От владельца бота: { $words }
refused-blocked = Тебе нельзя играть с этим ботом. Так решил его владелец. `/uno privacy` по-прежнему работает.
refused-blocked-server = На этом сервере бота быть не может. Так решил его владелец.
button-owner = Управление ботом
owner-title = Управление ботом
owner-what = Твои решения за секунды действуют на всех серверах. Эту панель видят только владельцы бота.
owner-counts = Серверы здесь: { $servers } · столы: { $tables } · заблокированные люди: { $people } · заблокированные серверы: { $blocked }
owner-notice-until = Объявление, закончится { $when }: { $words }
owner-no-notice = Объявления нет.
button-owner-notice = Написать объявление
button-owner-clear = Убрать объявление
button-owner-block-user = Заблокировать человека
button-owner-block-server = Заблокировать сервер
button-owner-servers = Серверы
owner-unblock = Разблокировать…
owner-user-choice = Человек { $id }
owner-server-choice = Сервер { $id }
owner-id = ID
owner-words = Одна строка для всех лобби и рук
owner-hours = Часы
owner-blocked = `{ $id }`: блокировка включена.
owner-unblocked = `{ $id }`: блокировка снята.
owner-server-line = **{ $name }** · `{ $id }` · участники: { $members }
button-owner-leave = Выйти
button-owner-more = Другие серверы
owner-left = Бот вышел с сервера `{ $id }`.
refused-owner = Это могут только владельцы бота.
refused-owner-id = Это не ID. В ID от 17 до 20 цифр.
refused-owner-oneself = Себя заблокировать нельзя.
refused-owner-hours = Часы — это число от 1 до { $most }.
refused-owner-words = В объявлении нужна хотя бы одна буква.

### settings

## preferences

preferences-title = Твои настройки
preferences-body = Действуют сразу, за каждым столом.
button-preferences-table = За столом
button-preferences-messages = Сообщения и итоги
preferences-playing = Равная игра: против тебя ИИ играет на { $strength } из 100. Это задают твои партии против ИИ: победа поднимает, поражение опускает.
preferences-emblem-fox = Аватар: лиса
preferences-emblem-octopus = Аватар: осьминог
preferences-emblem-frog = Аватар: лягушка
preferences-emblem-bee = Аватар: пчела
preferences-emblem-whale = Аватар: кит
preferences-emblem-mushroom = Аватар: гриб
preferences-emblem-penguin = Аватар: пингвин
preferences-emblem-cactus = Аватар: кактус
preferences-emblem-blossom = Аватар: цветок
preferences-emblem-owl = Аватар: сова
preferences-emblem-what = Твой аватар за каждым столом. В начатой партии аватары не меняются.
preferences-look-auto = Карты: как на сервере
preferences-look-pictures = Карты: картинки
preferences-look-shapes = Карты: фигуры, буквы
preferences-look-text = Карты: просто текст
preferences-look-what = Как ты видишь свои карты.
preferences-sort-color = Порядок: по цвету
preferences-sort-value = Порядок: по номиналу
preferences-sort-what = Порядок твоих карт.
preferences-passes-on = Автопас: вкл.
preferences-passes-off = Автопас: выкл.
preferences-passes-what = Пасовать ли за тебя, если взятая карта не подходит.
preferences-dms-auto = ЛС: как на сервере
preferences-dms-on = ЛС: и мои карты
preferences-dms-off = ЛС: без карт
preferences-dms-what = Присылать ли твои карты ещё и в личные сообщения.
preferences-pings-idle = Пинг: если отойду
preferences-pings-always = Пинг: каждый ход
preferences-pings-off = Пинг: никогда
preferences-pings-what = Когда звать тебя на твой ход.
preferences-pings-by-channel = Где пинг: канал
preferences-pings-by-dm = Где пинг: ЛС
preferences-pings-by-what = Где звать тебя.
preferences-hints-on = Советы: по разу
preferences-hints-off = Советы: нет
preferences-hints-what = Короткие советы, каждый один раз, когда он пригодится.
preferences-rated-on = Рейтинг: вкл.
preferences-rated-off = Рейтинг: выкл.
preferences-rated-what = Считать ли твой рейтинг и показывать ли тебя в таблице лидеров.
preferences-language-auto = Язык: автоматически
preferences-language-what = Язык, на котором я с тобой говорю. Автоматически — язык твоего Discord.
preferences-language = Язык: { $name }

## server_settings

server-settings-title = Уно на этом сервере
server-settings-title-channel = Уно в { $channel }
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · задано здесь
    [server] { $name }: **{ $value }** · от сервера
   *[usual] { $name }: **{ $value }**
}
server-settings-which = Изменить…
server-settings-as-server = Как на сервере
server-settings-as-usual = Обычно: { $value }
button-server-settings-server = Этот сервер
button-server-settings-channel = Этот канал

server-settings-rules = Правила
server-settings-rules-what = Правила нового стола, если хост их не меняет.
server-settings-rules-code = код { $code }
server-settings-turn = Время хода
server-settings-turn-what = Сколько времени на ход за новыми столами.
server-settings-allowed = Уно
server-settings-allowed-what = Можно ли открывать столы.
server-settings-allowed-on = можно играть
server-settings-allowed-off = играть нельзя
server-settings-starts = Открывать столы
server-settings-starts-what = Кто может использовать /uno start.
server-settings-starts-everybody = все
server-settings-starts-moderators = модераторы
server-settings-moderator-role = Модераторы Уно
server-settings-moderator-role-auto = нет роли
server-settings-role = Выбери роль…
button-no-role = Без роли
server-settings-table-look = Стол
server-settings-table-look-what = Как выглядят новые столы.
server-settings-table-look-picture = нарисован, вид сверху
server-settings-table-look-text = слова и верхняя карта
server-settings-look = Карты на руках
server-settings-look-what = Для тех, кто не выбрал сам в /uno me.
server-settings-look-pictures = картинки
server-settings-look-shapes = фигуры и буквы
server-settings-look-text = текст
server-settings-dms = Карты в личные сообщения
server-settings-dms-what = Для тех, кто не выбрал сам в /uno me.
server-settings-dms-on = да
server-settings-dms-off = нет
server-settings-pings = Звать на ход
server-settings-pings-what = Упоминать ли игроков в канале, когда их ход.
server-settings-pings-on = да
server-settings-pings-off = нет
server-settings-threads = Ветка для каждого стола
server-settings-threads-what = Получает ли новый стол свою ветку.
server-settings-threads-on = да
server-settings-threads-off = нет
server-settings-moments = Моменты
server-settings-moments-what = Баннеры и живая строчка про «Уно», крупные штрафы и победы за новыми столами.
server-settings-moments-on = вкл.
server-settings-moments-off = выкл.
server-settings-seasons = Сезоны
server-settings-seasons-what = Сколько идёт таблица лидеров, пока не начнётся новая.
server-settings-seasons-monthly = месяц
server-settings-seasons-quarterly = три месяца
server-settings-seasons-never = без сезонов
server-settings-language = Язык
server-settings-language-what = Язык столов. Личные панели — на языке игрока.
server-settings-language-auto = язык сервера

refused-server-settings-place = Настройки относятся к серверу. Набери эту команду там.
refused-server-settings = Чтобы менять эти настройки, нужно право «Управлять сервером».
refused-everybody-role = Эта роль есть у всех, и модератором стал бы каждый. Выбери другую.
refused-not-here = В этом канале нельзя играть в Уно. Админы сервера могут это изменить: `/uno settings`.
refused-moderators-start = Столы здесь открывают только модераторы. Попроси их или сядь за открытый стол.

### translations

## beta

beta-what = Бета: напиши нам, что звучит не так.
beta-line = { $name }: пока бета. Напиши нам, что звучит не так.
button-beta-note = Написать нам
beta-note-title = Что звучит не так?
beta-note-label = Эти слова и как сказать лучше
beta-note-thanks = Спасибо! Это прочтут админы бота.
beta-offer = { $name } уже здесь, в бета-версии.
button-beta-switch = Перейти
refused-beta-notes = Заметок за день: { $count }. Больше пока не приму. Спасибо!
refused-beta-empty = Сначала напиши пару слов.

### help

## help

help-title = Играем в Уно
help-new = **Ещё не знаешь Уно?** Нажми **Попробовать**: пять коротких шагов против ИИ.
help-start = **Хочешь играть?** `/uno start` открывает здесь стол. Остальные жмут **Сесть**, или места займут ИИ.
help-daily = **Пять минут для себя?** В `/uno daily` каждый день новые игры.
help-ask = Что хочешь узнать?
help-bring = **Играть в другом месте?** Тогда в личных сообщениях, в группах и на серверах без меня:
button-install-server = На сервер
button-install-personal = В приложения
button-tutorial = Попробовать

help-button-round = Раунд
help-topic-round = Как идёт раунд
help-round-1 = Каждому сдают карты, и одна лежит открытой на столе.
help-round-2 = **Твой ход:** сыграй карту того же цвета, с тем же числом или знаком, или дикую карту. Ничего не подходит? Нажми **Взять**. Если взятая карта подходит, её можно сразу сыграть.
help-round-3 = **Конец:** первый игрок без карт выигрывает раунд и получает очки за карты, которые остались у других. Кто первым дойдёт до цели, выигрывает партию.
help-round-4 = Домашние правила могут кое-что изменить. Правила здесь: `/uno rules`.
help-button-cards = Карты
help-topic-cards = Карты
help-cards-1 = **От 0 до 9**: просто цвет и число.
help-cards-2 = ⊘ **Пропусти ход**: следующий игрок пропускает ход.
help-cards-3 = ⇄ **Наоборот**: ход идёт в другую сторону. Если игроков двое — пропуск хода.
help-cards-4 = **+2** Возьми две: следующий игрок берёт две и пропускает ход.
help-cards-5 = 🌈 **W** Дикая карта: ложится на всё, а цвет заказываешь ты.
help-cards-6 = 🌈 **+4** Дикая +4: ты заказываешь цвет, а следующий игрок берёт четыре. Она для случая, когда у тебя нет карты текущего цвета, и её можно проверить.
help-button-uno = Уно!
help-topic-uno = «Уно» и кого ловить
help-uno-1 = **Две карты, и твой ход?** Нажми **📣 Скажу УНО**, потом сыграй одну.
help-uno-2 = **Вылетело из головы?** Быстро жми **Уно!**
help-uno-3 = **Забыл кто-то другой?** У стола загорится **Лови!** Нажми до следующего хода, и тот игрок возьмёт две карты.
help-button-hand = Твои карты
help-topic-hand = Твои карты
help-hand-1 = **Мои карты** у стола показывает твои карты только тебе. Они приходят и в личные сообщения. Нажми карту, чтобы сыграть её.
help-hand-2 = Карта не нажимается? **Почему нет?** покажет, какое правило мешает.
help-hand-3 = `/uno play` показывает твои ходы словами, для программ экранного доступа и клавиатуры.
help-hand-4 = 💡 Маленькие советы приходят по одному разу. Выключить и снова включить: `/uno me`.
help-button-away = Не здесь
help-topic-away = Когда ты отходишь
help-away-1 = Отсчёт у стола показывает, сколько времени на ход. Если оно выйдет, ход сделают за тебя. Во второй раз подряд за тебя играет ИИ, пока ты что-нибудь не нажмёшь.
help-away-2 = Пора бежать? **Уйти** отдаёт твои карты ИИ, а **Мои карты** возвращает тебя к ним.
help-button-table = Домашние правила
help-topic-table = Правила стола
help-table-1 = До партии хост может нажать **Сменить правила**: набор, отдельные домашние правила или код с другого стола.
help-table-2 = Карты не подстроить: колода запечатана до того, как сел первый игрок. **Проверить сдачу** в конце это докажет.
help-button-commands = Команды
help-topic-commands = Все команды
help-commands-1 = Каждая начинается с `/uno`:
help-command = **{ $command }** · { $what }
news-line = 🆕 **Новое:** { $news }
news-faces = У тебя один аватар за каждым столом. Его меняет `/uno me`.
help-legal = Фанатский проект, не связан с Mattel и не одобрен ею. UNO — товарный знак Mattel.

help-rules-title = 📖 { $preset }

## tutorial

lesson-title = Шаг { $number } из { $of } · { $title }
lesson-ai = Робин
lesson-top = Сверху: { $emoji } { $card }
lesson-early = По правилам можно и так. Но сейчас попробуй то, что сказано выше.
button-lesson-next = Следующий шаг
button-lesson-skip = Пропустить шаг
button-try-again = Ещё раз

lesson-match = Цвет или число
lesson-match-do = Надо избавиться от всех карт. Сыграй карту того же **цвета** или с тем же **числом**, что сверху: нажми её.
lesson-match-done = Это почти вся игра. Потом **{ $ai }** делает то же самое. Ходите по очереди, цвет к цвету или число к числу.

lesson-action = Карты действия
lesson-action-do = Некоторые карты что-то делают. Сыграй одну из своих.
    ⊘ Пропусти ход: следующий игрок пропускает ход.
    ⇄ Наоборот: ход идёт в другую сторону.
    +2 Возьми две: следующий игрок берёт две и пропускает ход.
lesson-action-done = **{ $ai }** пропускает ход. Вас только двое, поэтому снова ходишь ты.

lesson-wild = Дикие карты
lesson-wild-do = Другие карты не подходят. Но **Дикая карта** (W) ложится на всё, а новый цвет выбираешь ты. Сыграй её.
lesson-wild-color = Какой цвет выберешь? Больше всего у тебя красных.
lesson-wild-done = **{ $ai }** отвечает на твой цвет. После карты **Дикая +4** следующий игрок ещё и берёт четыре. Она для случая, когда у тебя нет карты текущего цвета, и следующий игрок может её проверить.

lesson-draw = Взять карту
lesson-draw-do = Ничего не подходит. Возьми карту.
lesson-draw-choose = Новая карта подходит. Сыграй её сейчас или оставь на потом. Другую карту в этот ход сыграть нельзя.
lesson-draw-done = Отлично. Если взятая карта не подходит, она остаётся, и твой ход окончен.
lesson-draw-kept = Карта осталась, и твой ход окончен. Это бывает разумно. Но помни: в конце каждая карта на руках приносит очки победителю.

lesson-uno = Уно!
lesson-uno-do = **{ $ai }** с одной картой и без «Уно». Нажми **Поймать: { $ai }!** до следующего хода.
lesson-uno-say = Поймали: **{ $ai }** берёт две. Теперь две карты у тебя. Нажми **📣 Скажу УНО**, потом сыграй одну.
lesson-uno-forgot = «Уно» не сказано, **{ $ai }** ловит тебя, и ты берёшь две карты. За настоящим столом можно нажать **Уно!** и после карты, если опередишь остальных.
lesson-uno-last = «Уно» сказано, тебя не поймать. Осталась одна карта: сыграй её!
lesson-uno-done = 🎉 Победа! Первый игрок без карт выигрывает раунд и получает очки за все чужие карты. Теперь играй с людьми: `/uno start` открывает стол.

## commands

command-uno = Играть в Уно
command-start = Открыть стол в этом канале
command-start-ais-name = ии
command-start-ais = Сколько ИИ посадить сразу
command-start-level-name = уровень
command-start-level = Как хорошо играют ИИ
command-start-rules-name = правила
command-start-rules = Набор или код правил
command-start-pace-name = темп
command-start-pace = Сколько времени на ход
command-start-thread-name = ветка
command-start-thread = Открыть стол в отдельной ветке
command-tables = Показать твои столы во всех каналах и на всех серверах
command-history = Показать законченные партии этого сервера с повторами
command-join = Сесть за стол в этом канале
command-leave = Отдать своё место
command-hand = Показать твои карты
command-play = Сделать ход словами
command-play-move-name = ход
command-play-move = Один из твоих ходов
command-status = Показать стол в этом канале
command-end = Закончить стол в этом канале
command-rules = Объяснить правила
command-resume = Продолжить в этом канале партию, которая ждёт
command-resume-match-name = партия
command-resume-match = Какую партию, если их несколько
choice-match = { $names } · раунд { $round }
choice-lobby = { $names } · не начато
command-help = Как здесь играть в Уно
command-settings = Настроить Уно на этом сервере или в канале
command-me = Выбрать вид карт, язык и когда тебя звать
command-privacy = Посмотреть, скачать или удалить то, что я храню о тебе
command-stats = Показать, как прошли партии: твои или другого игрока
command-stats-person-name = игрок
command-stats-person = Игрок (без выбора — ты)
command-stats-season-name = сезон
command-stats-season = Сезон (без выбора — за всё время)
command-stats-rules-name = правила
command-stats-rules = Только партии по этим правилам
command-fairness = Посмотреть, насколько честны карты на этом сервере
command-leaderboard = Показать рейтинг игроков этого сервера
command-leaderboard-season-name = сезон
command-leaderboard-season = Сезон (без выбора — текущий)
command-leaderboard-rules-name = правила
command-leaderboard-rules = Только партии по этим правилам
command-daily = Сыграть пять сегодняшних раундов в одиночку и сравнить
command-daily-date-name = дата
command-daily-date = Другой день, например 2026-11-24
command-invite = Пригласить игрока за стол в этом канале
command-invite-person-name = игрок
command-invite-person = Кого пригласить
command-unoadmin = Управлять Уно на этом сервере
command-unoadmin-tables = Показать столы этого сервера
command-unoadmin-end = Закончить стол
command-unoadmin-end-channel-name = канал
command-unoadmin-end-channel = Канал стола, если не этот
command-unoadmin-unblock = Освободить канал, чей стол завис, повреждён или отложен
command-unoadmin-unblock-channel-name = канал
command-unoadmin-unblock-channel = Канал, если не этот
command-unoadmin-ban = Не пускать человека ни за один стол этого сервера
command-unoadmin-ban-person-name = игрок
command-unoadmin-ban-person = Кого забанить
command-unoadmin-ban-reason-name = причина
command-unoadmin-ban-reason = За что, для админов
command-unoadmin-unban = Снова разрешить играть забаненному
command-unoadmin-unban-person-name = игрок
command-unoadmin-unban-person = Кому разрешить
command-unoadmin-bans = Показать, кому здесь играть нельзя
command-unoadmin-roles = Выбрать роли, которые могут открывать столы
command-unoadmin-rules = Закрепить правила, чтобы хосты не могли их менять
command-unoadmin-ais = Ограничить число ИИ за столом
command-unoadmin-log = Показать, что делали админы, или выбрать для этого канал
command-unoadmin-log-channel-name = канал
command-unoadmin-log-channel = Канал, в котором пишется каждое действие
command-unoadmin-day = Раз в день показывать вчерашние результаты или прекратить
command-unoadmin-day-channel-name = канал
command-unoadmin-day-channel = Канал, в котором пишется день
command-unoadmin-check = Проверить, что нужно боту здесь
command-tournament = Открыть турнир в этом канале или показать открытый
command-tournament-checkin-name = отметка
command-tournament-checkin = Минут до конца отметки
command-tournament-rounds-name = раунды
command-tournament-rounds = Сколько раундов до финала
command-tournament-minutes-name = минуты
command-tournament-minutes = Сколько минут длится раунд
command-tournament-rules-name = правила
command-tournament-rules = Набор или код правил
command-tournament-level-name = уровень
command-tournament-level = Как хорошо играют ИИ, которые дополняют столы
command-tournament-duplicate-name = одинаково
command-tournament-duplicate = У всех столов одинаковые карты, и места сравниваются

## demo

demo-guide = Гид
demo-welcome =
    👋 Добро пожаловать! Стол игрока { $name } готов, ИИ за ним: { $ais }. Нажми **{ $start }**, и тебе сдадут карты.
    -# **Viewing as** наверху делает тебя Ann, Ben, Cleo или Dev.
    -# `/uno help`, потом **{ $alone }** — это партия в личных сообщениях.
demo-direct = Сообщения: { $name }
demo-group = 💬 Группа
demo-group-hello = Бот установлен у меня лично, поэтому работает и здесь. `/uno start` открывает стол, и сесть может каждый.
demo-page = Играть: { $url }
demo-direct-page = Личные сообщения, { $name }: { $url }
demo-stop = Остановить: Ctrl-C здесь.

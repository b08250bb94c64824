### Korean
### Written by: an AI (Claude), November 2026
### Reviewed: no
### Beta: yes

### words

## about

language-name = 한국어

## cards

color = { $color ->
    [R] 빨간색
    [Y] 노란색
    [G] 초록색
    [P] 분홍색
    [T] 청록색
    [O] 주황색
    [U] 보라색
   *[B] 파란색
}
face = { $face ->
    [S] 스킵
    [R] 리버스
    [D2] 드로우 투
    [D4] 드로우 포
    [SA] 스킵 에브리원
    [DA] 디스카드 올
    [H1] 히트 1
    [H2] 히트 2
    [TH] 트레이드 핸드
    [W] 와일드
    [WD4] 와일드 드로우 포
    [WSW] 와일드 스왑 핸드
    [WSH] 와일드 셔플 핸드
    [WC] 와일드 커스텀
    [WR4] 와일드 리버스 드로우 포
    [WRL] 와일드 컬러 룰렛
    [WD6] 와일드 드로우 식스
    [WD10] 와일드 드로우 텐
    [WRV] 와일드 리버스
    [WSK] 와일드 스킵
    [WS2] 와일드 스킵 투
    [WD2] 와일드 드로우 투
    [WT2] 와일드 타깃 드로우 투
    [WFS] 와일드 강제 스왑
    [WAH] 와일드 올 히트
    [WHF] 와일드 히트 파이어
    [WAA] 와일드 어택 어택
    [D1] 드로우 원
    [D5] 드로우 파이브
    [F] 플립
    [WDC] 와일드 드로우 컬러
   *[other] { $face }
}
card = { $color ->
    [R] 빨강
    [Y] 노랑
    [G] 초록
    [P] 분홍
    [T] 청록
    [O] 주황
    [U] 보라
   *[B] 파랑
} { $face ->
    [S] 스킵
    [R] 리버스
    [D2] 드로우 투
    [D4] 드로우 포
    [SA] 스킵 에브리원
    [DA] 디스카드 올
    [H1] 히트 1
    [H2] 히트 2
    [TH] 트레이드 핸드
    [D1] 드로우 원
    [D5] 드로우 파이브
    [F] 플립
   *[other] { $face }
}
card-wild = { $wild }({ $color ->
    [R] 빨강
    [Y] 노랑
    [G] 초록
    [P] 분홍
    [T] 청록
    [O] 주황
    [U] 보라
   *[B] 파랑
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
    [R] 빨
    [Y] 노
    [G] 초
    [P] 분
    [T] 청
    [O] 주
    [U] 보
   *[B] 파
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }뒷면 { $count }장
card-hidden-short = ?
cards = 카드 { $count }장
points = { $count }점
rounds-won = { $count }라운드 승

## moves

move-play = { $card } 내기
move-play-uno = { $card } 내고 우노 외치기
move-draw = 카드 한 장 뽑기
move-pass = 뽑은 카드 갖고 있기
move-pass-empty = 패스: 뽑을 카드가 없었어요
move-challenge = { $name }님에게 챌린지
move-accept = 카드 { $owed }장 뽑기
move-accept-until = { $color }이 나올 때까지 뽑기
move-uno = 우노 외치기
move-catch = { $name }님 잡기
move-color = { $color } 고르기
move-at = { $move }, 상대는 { $name }님
move-at-draws = { $move }: { $name }님이 카드 두 장을 뽑아요
move-passes-hands = { $move }, 모두의 패를 옆으로 넘기기
move-penalized = { $move }: 규칙 위반이라 { $draws ->
    [press] 발사기를 { $count }번 눌러요
   *[draw] 카드 { $count }장을 뽑아요
}
move-vote = 투표: { $rule }
move-time = 라운드 끝내기: 시간이 다 됐어요
move-take-back = 방금 한 것 무르기

refused-by-setting = { $told } 규칙: { $setting }.
refused-seat-out = 이번 라운드에서는 이미 빠졌어요.
refused-vote-first = 먼저 모두 투표해야 해요.
refused-already-voted = 이미 투표했어요.
refused-no-vote = 지금은 투표 중이 아니에요.
refused-not-identical = 지금은 **{ $name }**님 차례예요. 똑같은 { $top } 카드로만 끼어들 수 있어요.
refused-cannot-stack = 카드 { $owed }장을 뽑아야 하는데, { $card } 카드로는 넘길 수 없어요.
refused-no-challenge = 이번에 뽑을 카드에는 챌린지를 할 수 없어요.
refused-must-play = { $card } 카드를 낼 수 있으니 꼭 내야 해요.
refused-at-limit = 카드가 { $held }장이라 한도({ $limit }장)에 닿아서 더 뽑을 수 없어요. 패스하세요.
refused-two-on-four = { $card } 카드는 와일드 드로우 포 위에 낼 수 없어요.
refused-four-others-fit = 낼 수 있는 다른 카드가 있어서 지금은 { $card } 카드를 낼 수 없어요.
refused-last-card = { $card } 카드는 마지막 카드로 낼 수 없어요.
refused-target-first = { $card }: 상대를 고르세요.
refused-color-missing = { $card }: 색을 고르세요.
refused-bad-target = 아직 라운드에 남아 있는 다른 플레이어를 고르세요.
refused-uno-not-before = 끝에서 두 번째 카드를 낼 때나 한 장 남았을 때 우노를 외치세요.
refused-uno-by-itself = 여기서는 우노를 외치지 않아도 돼요.
refused-no-clock = 이 라운드에는 시간 제한이 없어요.
refused-no-take-back = 이미 지나서 무를 수 없어요.
refused-round-over = 이 라운드는 끝났어요.
refused-not-your-turn = 지금은 **{ $name }**님 차례예요.
refused-color-first = 먼저 와일드의 색을 고르세요.
refused-answer-first = 먼저 카드 { $owed }장을 뽑아야 해요.
refused-already-drew = 이미 뽑았어요. 그 카드를 내거나 갖고 있으세요.
refused-only-drawn = 카드를 뽑은 다음에는 그 카드만 낼 수 있어요: { $card }.
refused-drawn-blind = 카드를 뒷면으로 뽑아서 이번 차례에는 다른 카드를 낼 수 없어요. 그대로 갖고 있으세요.
refused-not-seen = { $card } 카드는 앞면이 보이는 내 카드 중에 없어요.
refused-nothing-drawn = 뽑을 카드가 없어서 차례가 끝나요.
refused-draw-first = 먼저 카드를 뽑아야 갖고 있을 수 있어요.
refused-nothing-to-answer = 뽑거나 챌린지할 카드가 없어요.
refused-no-color-asked = 지금은 색을 고를 때가 아니에요.
refused-not-in-hand = { $card } 카드는 내 패에 없어요.
refused-no-match = { $card } 카드는 맞지 않아요. { $color }이나 { $top } 카드와 같은 숫자·기호, 또는 와일드를 내세요.
refused-four-not-legal = { $color } 카드가 있어서 지금은 { $card } 카드를 낼 수 없어요.
refused-one-card-only = 여기서는 한 번에 한 장만 낼 수 있어요.
refused-in-order = 똑같은 카드가 { $held }장이면 몇 장 낼지만 고르면 돼요. 순서는 색 순서예요.
refused-no-target = 그 카드는 상대를 고르지 않아요.
refused-uno-not-now = { $held ->
    [1] 지금은 우노를 외칠 수 없어요.
   *[other] 우노는 한 장 남았을 때 외쳐요. 지금은 { $held }장이에요.
}
refused-uno-already-said = 이미 우노를 외쳤어요.
refused-catch-self = 자기 자신은 잡을 수 없어요. 우노를 외치세요.
refused-catch-many-cards = **{ $name }**님은 카드가 { $held }장이라 잡을 수 없어요.
refused-catch-said = **{ $name }**님은 우노를 외쳤어요.
refused-catch-too-late = **{ $name }**님을 잡기엔 늦었어요.
refused-catch-faster = **{ $by }**님이 더 빨리 **{ $name }**님을 잡았어요.
refused-catch-nobody = 그 자리에는 플레이어가 없어요.

## narration

narration-deal = **{ $name }**님이 { $number }라운드 카드를 나눠요. 첫 카드는 { $emoji } { $card }.
narration-deal-bare = **{ $name }**님이 { $number }라운드 카드를 나눠요.
narration-deal-begins = **{ $name }**님부터 시작해요.
narration-joined = 새로 참가: { $names }.
narration-put-back = 처음 뒤집은 카드는 더미로 돌아갔어요.
narration-play = **{ $name }**님이 { $cards } 카드를 냈어요.
narration-play-uno = **{ $name }**님이 { $cards } 카드를 내고 우노를 외쳤어요.
narration-discarded = { $count }장이 함께 나가요: { $cards }.
narration-skip = **{ $name }**님 차례를 건너뛰어요.
narration-skip-all = 나머지 차례를 모두 건너뛰고 **{ $name }**님이 또 내요.
narration-reverse = 방향이 바뀌어요.
narration-draw = { $count ->
    [0] **{ $name }**님은 더미가 비어서 뽑지 못했어요
   *[other] **{ $name }**님이 카드 { $count }장을 뽑았어요
}.
narration-draws-and-misses = { $count ->
    [0] **{ $name }**님은 (더미가 비어서) 뽑지 못하고
   *[other] **{ $name }**님이 카드 { $count }장을 뽑고
} 한 번 쉬어요.
narration-draws = { $count ->
    [0] **{ $name }**님은 더미가 비어서 뽑지 못해요
   *[other] **{ $name }**님이 카드 { $count }장을 뽑아요
}.
narration-presses = **{ $name }**님이 발사기를 눌러요: { $told }.
narration-presses-and-misses = **{ $name }**님이 발사기를 누르고 한 번 쉬어요: { $told }.
press-silent = 딸깍
press-fired = 💥 { $count ->
    [0] 남은 카드 없음
   *[other] { $count }장
}
press-pending = ❔
narration-pass = **{ $name }**님이 패스했어요.
narration-draw-pass = **{ $name }**님이 { $count ->
    [0] 뽑을 카드가 없어서 패스했어요
    [1] 한 장 뽑고 패스했어요
   *[other] { $count }장 뽑고 패스했어요
}.
narration-taken-back = **{ $name }**님이 { $cards } 카드를 도로 가져갔어요.
narration-taken-back-other = **{ $name }**님이 방금 한 것을 물렀어요.
narration-color = **{ $name }**님의 선택: { $emoji } { $color }.
narration-roulette = **{ $name }**님이 색을 말해야 해요.
narration-roulette-color = **{ $name }**님이 { $emoji } { $color }을 말하고 { $count ->
    [0] (더미가 비어서) 아무것도 안 뒤집고
   *[other] { $count }장을 뒤집고
} 한 번 쉬어요.
narration-roulette-cards = 뒤집은 카드: { $cards }.
narration-accept = { $count ->
    [0] **{ $name }**님은 (더미가 비어서) 뽑지 못하고
   *[other] **{ $name }**님이 카드 { $count }장을 뽑고
} 한 번 쉬어요.
narration-accept-only = { $count ->
    [0] **{ $name }**님은 (더미가 비어서) 뽑지 못해요
   *[other] **{ $name }**님이 카드 { $count }장을 뽑아요
}.
narration-challenge-won = **{ $name }**님이 **{ $by }**님에게 챌린지해서 성공! { $count ->
    [0] **{ $by }**님은 (더미가 비어서) 뽑지 못해요
   *[other] **{ $by }**님이 카드 { $count }장을 뽑아요
}.
narration-challenge-lost = **{ $name }**님이 **{ $by }**님에게 챌린지했지만 실패! { $count ->
    [0] **{ $name }**님은 (더미가 비어서) 뽑지 못하고
   *[other] **{ $name }**님이 카드 { $count }장을 뽑고
} 한 번 쉬어요.
narration-hand = { $told } **{ $name }**님의 패: { $cards }
narration-uno = **{ $name }**님이 우노를 외쳤어요.
narration-caught = **{ $by }**님이 우노를 잊은 **{ $name }**님을 잡았어요. { $count ->
    [0] **{ $name }**님은 더미가 비어서 뽑지 못해요
   *[other] **{ $name }**님이 카드 { $count }장을 뽑아요
}.
narration-caught-only = **{ $by }**님이 우노를 잊은 **{ $name }**님을 잡았어요.
narration-out = **{ $name }**님이 카드를 다 냈어요!
narration-last-left = **{ $name }**님이 마지막까지 남았어요.
narration-placed = **{ $name }**님이 카드를 다 내고 다음 순위를 차지해요.
narration-waits = **{ $name }**님은 카드를 다 냈고, 파트너가 계속해요.
narration-over-limit = **{ $name }**님은 카드가 { $count }장이라 이번 라운드에서 탈락이에요.
narration-knocked-out = **{ $by }**님이 { $card } 카드로 **{ $name }**님을 탈락시켰어요: { $count }장.
narration-owed = 이제 뽑을 카드는 { $count }장이에요.
narration-owed-until = { $color }이 나올 때까지 뽑아야 해요.
narration-owed-self = 둘이서 하니 **{ $name }**님이 뽑게 돼요. 이제 뽑을 카드는 { $count }장이에요.
narration-others-draw = 나머지는 모두 한 장씩 뽑아요.
narration-false-catch = **{ $by }**님이 **{ $name }**님을 잘못 잡았어요. { $count ->
    [0] **{ $by }**님은 더미가 비어서 뽑지 못해요
   *[other] **{ $by }**님이 카드 { $count }장을 뽑아요
}.
narration-false-catch-only = **{ $by }**님이 **{ $name }**님을 잘못 잡았어요.
narration-wrong-play = **{ $name }**님이 맞지 않는 { $cards } 카드를 내려다 { $count ->
    [0] 걸렸지만, 더미가 비어서 뽑지 않아요
   *[other] 카드 { $count }장을 뽑아요
}.
narration-wrong-play-only = **{ $name }**님이 맞지 않는 { $cards } 카드를 내려고 했어요.
narration-swap = **{ $name }**님과 **{ $target }**님이 패를 바꿔요.
narration-shuffle = 모든 패를 모아 섞어서 다시 나눠요.
narration-pass-hands = 모두 자기 패를 옆으로 넘겨요.
narration-turned-over = 모든 카드가 뒤집혀요: { $side ->
    [dark] 다크
   *[light] 라이트
} 사이드가 위로, 맨 위는 { $emoji } { $card }.
narration-open = 이제 **{ $name }**님의 패가 공개돼요.
narration-vote-began = 모두 투표해요: 와일드 커스텀은 어떤 효과일까요?
narration-voted = **{ $name }**님이 투표했어요.
narration-rule = **와일드 커스텀**: { $rule }.
narration-eliminated = **{ $name }**님이 게임에서 탈락해요.
narration-seats = 모두 자리를 바꿔요. 이제 앉은 순서: { $names }.
narration-time = 이번 라운드 시간이 다 됐어요.
narration-reshuffle = 버린 카드를 섞어 새 더미를 만들었어요.
narration-clock = { $told } _시간 초과._
narration-autopilot = { $told } _AI가 했어요._
coming-off = **{ $name }**님이 나갔어요. AI가 대신 해요.
coming-back = **{ $name }**님이 돌아왔어요.
coming-handed = **{ $name }**님이 **{ $other }**님에게 자리를 넘겨요.
coming-taken = **{ $name }**님이 **{ $other }**님의 자리를 이어받아요.
coming-joins = **{ $name }**님은 다음 라운드부터 함께해요.
narration-skipped = { $told } _다른 플레이어들이 건너뛰기로 투표했어요._

## durations

duration-seconds = { $count }초
duration-minutes = { $count }분
duration-hours = { $count }시간
duration-days = { $count }일

## characters

character-Kim = 생각할 때 콧노래를 불러요
character-Lou = 카드마다 옛 친구처럼 반겨요
character-Max = 늘 일찍 오고 서두르는 법이 없어요
character-Noa = 눈썹 하나 까딱하지 않아요
character-Pat = 카드를 반듯하게 정리해 둬요
character-Quin = 무엇에든 나름의 이론이 있어요
character-Robin = 해 뜨기 전부터 쌩쌩해요
character-Sam = 웃음이 먼저, 카드는 그다음
character-Toni = 매 판을 결승전처럼 해요
character-Uli = 모두의 간식을 챙겨 와요
character-Alex = 운이 없어도 그러려니 해요
character-Bo = 말은 적고 웃음은 많아요
character-Charlie = 남이 잘해도 응원해요
character-Dani = 차례를 기다리며 구름을 세요
character-Eli = 재미로 규칙서를 읽어요
character-Fin = 아슬아슬한 승부를 좋아해요
character-Gabi = 이야기는 길고 손은 빨라요
character-Jo = 행운의 양말을 믿어요
character-Mika = 호수처럼 차분해요
character-Vik = 역전은 늘 있다고 믿어요

remark = 💬 **{ $name }**: “{ $words }”
remark-won = { $pick ->
    [0] 정신없었네요. 한 판 더?
    [1] 오늘 저녁 내내 웃을 것 같아요.
   *[other] 다들 재밌었어요.
}
remark-out = { $pick ->
    [0] 이게 마지막이었어요.
    [1] 짜잔, 카드가 없어요!
   *[other] 손이 비었네요. 차 마실 분?
}
remark-caught = { $pick ->
    [0] 앗! 눈도 좋으셔라.
    [1] 안전한 줄 알았는데.
   *[other] 인정, 제 실수예요.
}
remark-guilty = { $pick ->
    [0] 제 속을 다 읽으셨네요.
    [1] 해 볼 만은 했어요.
   *[other] 역시 비밀은 없네요.
}
remark-innocent = { $pick ->
    [0] 제가 그럴 리가요!
    [1] 거봐요, 정직했죠?
   *[other] 저는 떳떳해요.
}
remark-swap = { $pick ->
    [0] 어디, 뭐가 들어왔나 볼까요.
    [1] 경치가 바뀌었네요!
   *[other] 새 패라니 좋네요.
}
remark-uno = { $pick ->
    [0] 우노! 잘 들리셨죠?
    [1] 우노, 분명히 외쳤어요!
   *[other] 한 장 남았어요. 우노!
}
remark-draw = { $pick ->
    [0] 아야.
    [1] 마침 손이 허전했어요.
   *[other] 고마워요, 모으는 중이거든요.
}

table-thinking-color = **{ $name }**님이 색을 고르는 중…
table-thinking-challenge = **{ $name }**님이 고민 중: { $owed }장 뽑을까, 챌린지할까…
table-thinking-challenge-until = **{ $name }**님이 챌린지할지 고민 중…
table-thinking-target = **{ $name }**님이 상대를 고르는 중…
table-thinking-drawn = **{ $name }**님이 방금 뽑은 카드를 보는 중…

## explain

button-explain = 왜 안 돼요?
explain-title = 낼 수 있는 카드와 그 이유
explain-fits = 낼 수 있어요.
explain-no-match = 맞지 않아요. { $color }이나 { $top } 카드와 같은 숫자·기호, 또는 와일드를 내세요.
explain-cannot-stack = 뽑아야 할 카드 { $owed }장을 이 카드로는 넘길 수 없어요.
explain-cannot-stack-until = 이 카드로는 넘길 수 없어요. { $color }이 나올 때까지 뽑아요.
explain-cannot-raise = 뽑아야 할 카드 { $owed }장을 넘기려면 +{ $least } 이상이어야 해요.
explain-unseen = 아직 뒷면이에요. 다음 내 차례가 시작될 때 볼 수 있어요.
explain-penalty = 맞지 않아요. 내면 { $draws ->
    [press] 발사기를 { $count }번 눌러야 해요
   *[draw] 카드 { $count }장을 뽑아야 해요
}.
explain-more = 여기 나오지 않은 이유가 { $count }개 더 있어요.

## rulebook

rulebook-intro = # 규칙

    `unobot rules --markdown` 명령이 이 페이지를 출력해요. `--language`를 붙이면 다른 언어로 나와요. 방장이 로비에서 프리셋, 하우스 룰, 규칙 코드를 고르지 않으면 테이블은 공식 규칙으로 진행해요. `/uno rules`는 테이블의 규칙을 알려 주고, *왜 안 돼요?*는 어떤 규칙 때문에 그 카드를 못 내는지 보여 줘요.
rulebook-presets = 프리셋
rulebook-presets-what = 프리셋은 이름이 붙은 하우스 룰 모음이에요. 목록에는 공식 규칙과 다른 점이 나와요. 코드는 `/uno start`에 붙여 넣을 수 있어요.
rulebook-fields = 하우스 룰
rulebook-fields-what = 목록에서 막지 않는 한 모든 하우스 룰을 함께 쓸 수 있어요.
rulebook-number = { $low }부터 { $high }까지의 숫자. 공식: { $official }.
rulebook-official = { " " }(공식)
rulebook-switch = 켬:
rulebook-seats = { $setting }, { $seats }명일 때만.
rulebook-clash = 함께 쓸 수 없음: { $settings }. { $why }
rulebook-edges = 규칙이 겹칠 때
rulebook-edges-what = 규칙을 섞다 보면 애매한 경우가 생겨요. 그럴 때는 이렇게 돼요.
edge-last-card = **패를 옮기는 카드를 마지막으로 냈을 때.** 카드를 다 내면 라운드가 끝나요. 7, 0, 스왑 핸드, 셔플 핸드, 커스텀을 마지막으로 내면 아무것도 옮기지 않고 아무것도 묻지 않아요. 나머지가 계속하는 경우에도 마찬가지예요.
edge-last-pass-on = **카드를 넘기면서 끝내기.** 카드를 뽑아야 할 때 리버스나 스킵으로 끝낼 수 있어요. 그다음에 뽑아야 하는 플레이어는 점수를 세기 전에 쌓인 카드를 모두 뽑아요.
edge-zero-of-two = **둘이서 할 때의 0**은 두 사람의 패를 바꿔요.
edge-owing-seat-leaves = **카드를 뽑아야 하는 플레이어가 나갔을 때.** 뽑을 카드는 그 자리에 남아요. 대신 하는 AI가 처리하고, 돌아온 플레이어는 남은 만큼 뽑아요.
edge-jump-in-owed = **누군가 카드를 뽑아야 할 때 끼어들기.** 똑같은 드로우 카드가 있으면 낼 수 있어요. 장수가 더해지고, 끼어든 사람의 다음 플레이어가 모두 뽑아야 해요.
edge-jump-in-challenge = **대답을 기다리는 와일드 드로우 포에 끼어들기.** 다른 카드처럼 쌓여요. 질문은 다음 플레이어에게 넘어가고, 마지막 와일드 드로우 포에만 챌린지할 수 있어요.
edge-jump-in-own-card = **자기 카드에 끼어들기**도 돼요. 다른 카드가 나오기 전까지는 내가 낸 카드 위에 똑같은 카드를 또 낼 수 있어요.
edge-jump-in-out = **끼어들어서 끝내기**도 다른 마지막 카드처럼 라운드를 끝내요. 드로우 카드였다면 끼어든 사람의 다음 플레이어는 그래도 뽑아요.
edge-jump-in-uno = **우노를 잊은 사람을 잡을 수 있을 때 끼어들기.** 잡을 수 있는 시간은 차례인 플레이어가 카드를 내거나 뽑아야 끝나요. 끼어들기로는 끝나지 않으니 여러 명이 한꺼번에 잡힐 수 있어요.
edge-uno-moved-hands = **패가 움직여서 한 장이 됐을 때.** 우노는 카드를 내서 한 장이 남을 때 외치는 거예요. 패를 바꾸거나 넘기거나 섞은 뒤에는 잡을 게 없어요. 한 장 남은 플레이어는 그래도 우노를 외칠 수 있어요. 외친 우노는 패를 따라가지 않아요.
edge-uno-drawn-card = **뽑은 카드를 내서 한 장이 남을 때**도 우노를 외쳐야 해요. 뽑기 전에 외친 우노는 패가 늘었으니 무효예요.
edge-reshuffle-penalty = **벌칙 도중에 더미가 떨어졌을 때.** 먼저 남은 더미를 뽑아요. 그다음 맨 위 한 장을 뺀 버린 카드를 모두 섞어서 거기서 뽑아요. 그래도 모자라면 남은 만큼만 가져가요.
edge-challenge-stacked = **쌓인 카드에 챌린지**하면 마지막 와일드 드로우 포만 따져요. 반칙이면 낸 사람이 쌓인 카드를 모두 뽑아요. 반칙이 아니면 챌린지한 사람이 그 카드에 두 장을 더 뽑아요. 카드를 쌓은 사람은 챌린지할 수 없어요.
edge-blind-turn = **뒷면으로 뽑은 카드가 뒤집히는 때.** 다음 내 차례가 시작되어 카드를 내거나 뽑을 수 있게 되면 바로 보여요. 쉬는 차례는 세지 않아요. 쌓인 카드를 뽑고 나서 카드를 내면(뽑은 뒤 내기) 그 카드는 한 차례 뒤에 보여요. 남의 차례에 뽑았다면(폭탄, 벌칙, 와일드 커스텀) 다음 내 차례에 보여요.
edge-blind-hands = **블라인드 뽑기와 움직이는 패.** 넘겨받은 패는 뽑은 카드가 아니라서 전부 바로 보여요. 원래 주인이 아직 못 본 카드도 마찬가지예요.
edge-blind-judged = **블라인드 뽑기와 낼 수 있는 카드.** 카드를 내거나 끼어들 때, 꼭 내기 규칙이나 정당한 와일드 드로우 포인지를 따질 때는 이미 본 카드만 세요. 챌린지도 그 카드로 판정하고 나머지는 뒷면으로 보여 줘요. 우노, 카드 수 한도, 라운드 점수는 모든 카드를 세요.
edge-leaving-open = **색, 상대, 챌린지를 정하는 도중에 차례인 플레이어가 나갔을 때.** AI가 바로 대신해요. 색이나 상대를 고르거나, 카드를 뽑거나 챌린지해요.
edge-only-ais = **AI만 남았을 때.** 마지막 플레이어가 나가거나 잠들면 진행이 멈추고, 뽑거나 세는 것도 없어요. 아무 플레이어나 버튼을 누르면 이어져요. 마지막 플레이어가 떠난 지 10분이 지나면 게임이 일시 중지돼요. 플레이어는 7일 안에 **이어서 하기**나 `/uno resume` 명령으로 이어갈 수 있어요. 모든 플레이어가 자동 플레이를 켰을 때만 AI끼리 계속하고, 그 게임은 누구의 기록에도 남지 않아요.
edge-late = **늦게 들어오기, 돌아오기.** 돌아온 플레이어는 새것이 아니라 자기 자리와 패와 점수를 되찾아요. 방장이 그 자리를 AI에게 넘겼다면 그 자리만 이어받을 수 있고 다른 자리는 얻지 못해요. 새 플레이어는 AI의 자리를 패와 점수까지 바로 이어받을 수 있어요. 아니면 다음 라운드부터 맨 끝에, 가장 낮은 점수로 새 자리를 얻어요. 팀전, 서바이벌, 라운드 수가 정해진 게임에는 새 자리가 없어요.

## rulesets

value-switch = { $value ->
    [on] 켬
   *[off] 끔
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-topic-play = 하는 법
rules-topic-house = 이 테이블의 하우스 룰
rules-topic-cards = 카드
rules-topic-asked = 자주 묻는 질문
rules-first = { $both ->
    [on] 다른 팀보다 먼저 우리 팀 두 사람의 패를 비우세요.
   *[off] 가장 먼저 카드를 다 내세요.
}
rules-goal = **목표** · { $scoring ->
    [single] { $first } 한 라운드로 끝나고 점수는 세지 않아요.
    [until_last] 카드를 다 내면 다음 순위를 차지해요. 나머지는 카드를 든 사람이 한 명 남을 때까지 계속해요. 한 라운드로 끝나고 점수는 세지 않아요.
    [golf] 라운드가 끝날 때 패의 점수가 적어야 해요. { $both ->
        [on] 한 팀의 두 사람이 모두
       *[off] 누군가
    } 카드를 다 내면 라운드가 끝나요. 그러면 모두 남은 카드{ $teams ->
        [on] 와 파트너의 카드
       *[off] { "" }
    } 점수를 받아요. { $points } { $rounds }라운드 뒤 합계가 가장 낮은 쪽이 이겨요. 동점이면 한 라운드 더 해요.
    [best_of] { $first } 그러면 라운드를 이기고, 점수는 세지 않아요. 게임은 { $rounds }라운드이고, 가장 많이 이긴 쪽이 승리해요. 아무도 따라잡을 수 없으면 일찍 끝나요. 1등이 동률이면 한 라운드 더 해요.
   *[points] { $first } 그러면 라운드를 이기고 { $teams ->
        [on] 상대 팀 패
       *[off] 다른 모든 패
    }의 점수를 받아요. { $points } { $elimination ->
        [on] 라운드가 끝날 때마다 패의 점수가 가장 높은 플레이어가 탈락해요. 끝까지 남은 사람이 게임을 이겨요.
       *[off] 먼저 { $target }점에 도달하면 게임을 이겨요. 1등이 동점이면 한 라운드 더 해요.
    }
}
rules-points = 카드 점수: { $points }.
rules-points-number = 숫자는 그 숫자만큼
rules-points-action = 액션 카드 { $points }점
rules-points-wild = 와일드 { $points }점
rules-points-others = 나머지 { $points }점
rules-points-face = { $card } { $points }점
rules-turn = **내 차례**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] 아무 카드나 내요.
    [always] 아무 카드나 내요. 대신 뽑을 수는 없어요.
   *[match] 맨 위 카드와 색, 숫자, 기호 중 하나가 같은 카드나 와일드를 내요.
}
rules-turn-press = 카드를 내지 않으면 발사기를 한 번 눌러요. 조용하거나 카드가 튀어나와요. 그러면 차례가 끝나요.
rules-turn-uno = { $kind ->
    [off] 우노를 외치지 않아도 돼요.
    [announced] 끝에서 두 번째 카드를 내면 우노를 자동으로 외쳐요.
    [strict] 한 장 남으면 다른 플레이어가 잡기 전에 **우노**를 외쳐야 해요. 그때 외친 것만 인정돼요.
   *[call] 한 장 남으면 **우노**를 외쳐야 해요. 카드를 내기 직전이나 낼 때, 또는 낸 뒤 다른 플레이어가 잡기 전에 외치면 돼요.
}{ $catches ->
    [draw] { " " }걸리면 { $penalty ->
        [0] 벌칙은 없어요.
       *[other] 카드 { $penalty }장을 뽑아요.
    }
    [press] { " " }걸리면 { $penalty ->
        [0] 벌칙은 없어요.
       *[other] 발사기를 { $penalty }번 눌러요.
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **와일드** · 어떤 카드 위에나 낼 수 있고 색을 골라요.
rules-card = **{ $card }** · { $does }
rules-no-challenge = 드로우 카드에는 챌린지할 수 없어요.
rules-asked-draw = 낼 수 있는데 뽑아도 되나요? 네.
rules-asked-press = 낼 수 있는데 눌러도 되나요? 네.
rules-asked-stack = 꼭 쌓아야 하나요? 아니요, 쌓인 만큼 뽑아도 돼요. 합계가 아니라 마지막 +와 같거나 큰 +면 쌓을 수 있어요. 색은 상관없어요.
rules-asked-discard = 디스카드 올로 끝낼 수 있나요? 네. 한 장이 남으면 우노를 외치세요. 함께 나가는 카드는 효과가 없어요.
rules-asked-roulette = 룰렛의 색은 누가 말하나요? 룰렛에 걸린 플레이어예요. 와일드가 나와도 끝나지 않고, 아무도 그 위에 쌓을 수 없어요.
rules-asked-out = 카드가 { $limit }장이 되면 탈락이에요. 한 라운드에 여러 명이 탈락하기도 해요. 그 카드는 버린 카드 밑으로 들어가고, 다음에 섞을 때 돌아와요.
rules-asked-seven = 7을 내면 꼭 바꿔야 하나요? 네, 마지막 카드가 아니라면요.
rules-asked-backs = 왜 내 카드의 뒷면을 볼 수 없나요? 실제 테이블처럼 다른 사람에게만 보여요. 플립하면 그쪽이 내 패가 돼요.
rules-asked-flip = 플립하면 맨 위에 뭐가 오나요? 버린 카드의 맨 밑에 있던 카드예요. 그게 와일드면 다음 플레이어가 색을 골라요.
rules-asked-side = 라운드가 끝나면 어느 쪽 면을 세나요? 지금 쓰는 면이에요. 마지막 카드가 플립이면 먼저 패를 뒤집어요.
effect-discards-color = 내 패에 있는 같은 색 카드가 모두 함께 나가요. 그 카드들은 효과가 없어요.
effect-turns-over = 모두 뒤집혀요. 버린 카드는 통째로, 남은 더미와 모든 패도요. 새로 맨 위에 온 카드는 효과가 없어요.
effect-reverses = 방향이 바뀌어요. 둘이서 하면 상대가 한 번 쉬어요.
effect-owes = 다음 플레이어가 카드 { $count }장을 뽑고 { $after ->
    [on] 자기 차례를 진행해요.
   *[off] 한 번 쉬어요.
}
effect-reverses-owes = 방향이 바뀌어요. 그래서 다음이 된 플레이어가 카드 { $count }장을 뽑고 { $after ->
    [on] 자기 차례를 진행해요.
   *[off] 한 번 쉬어요.
} 둘이서 하면 바로 나예요.
effect-roulette = 다음 플레이어가 색을 말하고, 그 색이 나올 때까지 카드를 뒤집어 모두 가져간 뒤 { $after ->
    [on] 자기 차례를 진행해요.
   *[off] 한 번 쉬어요.
}
effect-presses = 다음 플레이어가 발사기를 { $count ->
    [1] 한 번
    [2] 두 번
   *[other] { $count }번
} 누르고 { $after ->
    [on] 자기 차례를 진행해요.
   *[off] 한 번 쉬어요.
}
effect-presses-until = 다음 플레이어가 발사될 때까지 발사기를 누르고 { $after ->
    [on] 자기 차례를 진행해요.
   *[off] 한 번 쉬어요.
}
effect-skips = { $count ->
    [1] 다음 플레이어가 한 번 쉬어요.
   *[other] 다음 플레이어 { $count }명이 한 번씩 쉬어요.
}
effect-skips-all = 나머지는 모두 한 번 쉬고 내가 또 내요.
effect-others-draw = 나머지는 모두 카드를 { $count ->
    [1] 한 장씩
   *[other] { $count }장씩
} 뽑아요.
effect-others-press = 나머지는 모두 발사기를 { $count ->
    [1] 한 번씩
   *[other] { $count }번씩
} 눌러요.
effect-target-draws = 내가 고른 플레이어가 카드 { $count }장을 뽑아요. 차례를 쉬지는 않아요.
effect-swap = 내가 고른 플레이어와 패를 바꿔요.
effect-swap-owes-uno = 그래서 한 장이 된 플레이어는 우노를 외쳐야 해요.
effect-shuffle = 모든 패를 모아 섞어서 다시 나눠요.
effect-voted = 첫 라운드 전에 투표로 정한 효과예요.
effect-none = 효과가 없어요.
effect-none-last = 마지막 카드로 내면 효과가 없어요.
effect-never-last = 마지막 카드로 낼 수 없어요.
effect-never-on = 쌓을 때가 아니면 { $card } 카드 위에 낼 수 없어요.
effect-challenged = { $kind ->
    [free] 다음 플레이어가 { $count }장을 뽑고 { $after ->
        [on] 자기 차례를 진행해요
       *[off] 한 번 쉬어요
    }. 언제든 낼 수 있어요.
    [strict] 다음 플레이어가 { $count }장을 뽑고 { $after ->
        [on] 자기 차례를 진행해요
       *[off] 한 번 쉬어요
    }. 정당할 때만 낼 수 있어요: { $needs ->
        [no_playable] 낼 수 있는 다른 카드가 없을 때예요.
       *[no_color] 지금 색의 카드가 없을 때예요.
    }
   *[challenge] 다음 플레이어는 { $count }장을 뽑고 { $after ->
        [on] 자기 차례를 진행하거나
       *[off] 한 번 쉬거나
    }, 챌린지해요. { $needs ->
        [no_playable] 낼 수 있는 다른 카드가 없을 때만
       *[no_color] 지금 색의 카드가 없을 때만
    } 정당해요. { $sum ->
        [on] 반칙이면: 내가 쌓인 카드를 모두 뽑아요. 아니면: 챌린지한 사람이 그 카드에 두 장을 더 뽑고 한 번 쉬어요.
       *[off] 반칙이면: 내가 { $count }장을 뽑아요. 아니면: 챌린지한 사람이 { $more }장을 뽑고 한 번 쉬어요.
    }
}
effect-challenged-until = { $kind ->
    [free] 다음 플레이어가 그 색이 나올 때까지 뽑고 { $after ->
        [on] 자기 차례를 진행해요
       *[off] 한 번 쉬어요
    }. 언제든 낼 수 있어요.
    [strict] 다음 플레이어가 그 색이 나올 때까지 뽑고 { $after ->
        [on] 자기 차례를 진행해요
       *[off] 한 번 쉬어요
    }. 정당할 때만 낼 수 있어요: { $needs ->
        [no_playable] 낼 수 있는 다른 카드가 없을 때예요.
       *[no_color] 지금 색의 카드가 없을 때예요.
    }
   *[challenge] 다음 플레이어는 그 색이 나올 때까지 뽑고 { $after ->
        [on] 자기 차례를 진행하거나
       *[off] 한 번 쉬거나
    }, 챌린지해요. { $needs ->
        [no_playable] 낼 수 있는 다른 카드가 없을 때만
       *[no_color] 지금 색의 카드가 없을 때만
    } 정당해요. 반칙이면: 내가 그 색이 나올 때까지 뽑아요. 아니면: 챌린지한 사람이 그 색이 나올 때까지 뽑고, 두 장을 더 뽑고, 한 번 쉬어요.
}

contradiction-no-ruleset = 이 규칙을 읽을 수 없어요. 프리셋을 고르거나 코드를 붙여 넣으세요.
contradiction-unknown-field = 이 버전에는 “{ $field }” 규칙이 없어요. 프리셋을 고르거나 다른 코드를 붙여 넣으세요.
contradiction-bad-value = { $field } 규칙에 “{ $value }” 값은 쓸 수 없어요. 메뉴에서 고르세요.
contradiction-bad-number = { $field }: { $low }부터 { $high }까지의 숫자만 돼요. { $value } 값은 쓸 수 없어요.
contradiction-bomb-needs-several = 폭탄은 여러 장을 한 번에 내는 거예요. 여러 장 내기도 켜세요.
contradiction-keep-needs-move = 패를 옮기는 카드가 없어서 거절할 것도 없어요. 7로 바꾸기나 0으로 넘기기를 켜거나, 바꾸기 선택을 끄세요.
contradiction-revenge-needs-stacking = 복수는 쌓인 카드를 두 배로 만들어요. 먼저 쌓기 방식을 고르세요.
contradiction-no-draw-needs-limit = 뽑기를 막을 한도가 없어요. 먼저 카드 수 한도를 정하세요.
contradiction-limit-within-deal = 처음에 { $hand_size }장을 받으면 바로 { $hand_limit }장 한도를 넘어요. 카드 수 한도를 올리거나 처음 카드 수를 줄이세요.
contradiction-knock-out-needs-limit = 한도가 없으면 아무도 탈락하지 않아요. 먼저 닿으면 탈락하는 카드 수 한도를 정하세요.
contradiction-not-in-deck = 이 덱에서는 “{ $field }” 규칙을 그렇게 할 수 없어요. 그 규칙은 그대로 두거나 다른 덱을 고르세요.
contradiction-limit-until-last = 한 명 남을 때까지 하는 게임에서는 카드가 많다고 탈락시킬 수 없어요. 카드 수 한도는 뽑기만 막게 하거나 다른 점수 방식을 고르세요.
contradiction-four-not-judged = 언제든 낼 수 있는 와일드 드로우 포는 판정하지 않아요. 정당한 조건은 그대로 두거나, 챌린지할 수 있게 하세요.
contradiction-nothing-to-show = 챌린지를 해야 패를 보여 줘요. 와일드 드로우 포에 챌린지할 수 있게 하거나, 챌린지한 사람에게만 보여 주세요.
contradiction-false-catch-needs-calls = 우노를 외치지 않아도 되면 잘못 잡을 일도 없어요. 우노를 외치게 하거나, 잘못 잡기를 벌칙 없음으로 하세요.
contradiction-double-needs-points = 점수 두 배는 라운드 승자가 받는 점수를 두 배로 해요. 점수 방식을 점수제로 하거나 이 규칙을 끄세요.
contradiction-both-out-needs-teams = 파트너가 있어야 둘 다 끝낼 수 있어요. 팀전도 켜세요.
contradiction-teams-until-last = 팀전은 한 명 남을 때까지 할 수 없어요. 다른 점수 방식을 고르거나 팀전을 끄세요.
contradiction-teams-elimination = 팀에서 한 명만 탈락할 수는 없어요. 팀전이나 서바이벌을 끄세요.
contradiction-elimination-needs-rounds = 서바이벌은 한 명 남을 때까지 해요. 점수 방식을 점수제로 하거나 서바이벌을 끄세요.
contradiction-reshuffle-teams = 파트너는 게임 내내 마주 앉아요. 팀전이나 자리 섞기를 끄세요.
contradiction-reshuffle-needs-rounds = 자리는 라운드 사이에 섞는데, 여기서는 한 라운드로 끝나요. 점수 방식을 점수제로 하거나 자리 섞기를 끄세요.
contradiction-blind-until-playable = 맞는 카드가 나올 때까지 뽑으면 그 카드를 알게 돼요. 한 장만 뽑게 하거나 블라인드 뽑기를 끄세요.
contradiction-blind-must-play = 뒷면 카드는 꼭 내야 하는지 알 수 없어요. 뽑은 카드를 내거나 갖고 있을 수 있게 하거나 블라인드 뽑기를 끄세요.
contradiction-blind-open-hands = 모두에게 공개된 카드를 주인에게만 숨길 수는 없어요. 패 공개를 끄거나 블라인드 뽑기를 끄세요.
contradiction-seats = { $seats }명으로는 할 수 없어요. { $low }명부터 { $high }명까지 할 수 있어요.
contradiction-teams-even = 팀전은 4명, 6명, 8명, 10명이 필요해요. 지금은 { $seats }명이에요.
contradiction-deck-too-small = 덱 { $decks }벌로는 { $seats }명에게 { $hand_size }장씩 나눠 줄 수 없어요. { $most }장까지만 나누거나 덱을 늘리세요.
code-no-code = 규칙 코드가 아니에요. 테이블에 나온 대로 붙여 넣거나 프리셋을 고르세요.
code-other-version = 프리셋도 아니고, { $version } 글자로 시작하는 코드는 다른 버전의 코드예요. 프리셋을 고르거나 A로 시작하는 코드를 붙여 넣으세요.
code-mistyped = 코드에 오타가 있어요. 그 코드가 나온 테이블에서 다시 복사하세요.
code-newer-field = 이 버전이 모르는 하우스 룰 { $tag } 항목이 코드에 있어요. unobot을 업데이트하거나 다른 규칙을 고르세요.
code-bad-value = 코드의 { $field } 값 “{ $value }” 항목을 이 버전은 몰라요. unobot을 업데이트하거나 다른 규칙을 고르세요.

## illustrations

alt-top = 맨 위: { $card }
alt-top-below = 맨 위: { $card }, 그 밑: { $below }
alt-played = 낸 카드: { $card }
alt-drew = { $count }장 뽑음
alt-silent = 누름: 딸깍
alt-launcher = 마지막 발사 뒤 딸깍 소리: { $count }번.
alt-skipped = 건너뜀
alt-seat = { $name }: 카드 { $count }장
alt-lobby = 게임 시작 전: { $seats }. { $free ->
    [0] 빈자리가 없어요.
   *[other] 빈자리가 { $free }개 있어요.
}
alt-table = { $top }. { $way }, { $pile }. 차례 순서: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = { $scoring ->
    [golf] 라운드별 점수. { $rounds }라운드 뒤 가장 적은 쪽이 이겨요.
    [best_of] 라운드별 승수, { $rounds }라운드 승부.
   *[points] { $target }점까지의 라운드별 점수표.
} { $scores }
alt-playable = 낼 수 있는 카드: { $cards }
alt-backs = 뒷면: { $cards }

## buttons

button-hand = 내 패
button-more = 더 보기
button-rules = 규칙
button-players = 플레이어
button-show-table = 테이블 보기
button-leave = 나가기
button-rematch = 리매치
button-help = 도움말
button-code = 코드 붙여넣기
button-form = 한 화면에서 정하기
button-form-again = 설정 화면으로

button-uno = 우노!
button-catch = 잡았다!
button-catch-name = { $name } 잡기!
button-draw = 뽑기
button-press-launcher = ⚡ 누르기
button-play = 내기
button-keep = 갖고 있기
button-no-swap = 내 패 그대로
button-pass-hands = 패 넘기기
button-say-uno-off = 📣 우노 외치기
button-say-uno-on = ✅ 우노 준비
button-say-uno-off-short = 📣 우노
button-say-uno-on-short = ✅ 우노

button-refresh = 새로 고침
button-back = 뒤로
button-back-hand = 내 패로
button-previous = ◀
button-page = { $page }/{ $pages }
button-next = ▶

### lobby

## lobby

button-join = 참가
button-start = 시작
button-open = 테이블 열기
button-start-ais = AI { $ais }명과 하기
button-start-with = AI { $ais }명과 시작
button-start-waits = 시작: { $people }명 더 필요
button-add-ai = AI 추가
button-options = 규칙, 속도, 플레이어
button-length-round = 빠른 게임: 한 라운드
button-quick = 빠른 게임
button-length-points = { $target }점 게임
button-length-rounds = { $scoring ->
    [golf] 골프: { $rounds }라운드
   *[best_of] { $rounds }라운드 게임
}
button-invite = 초대
button-change-rules = 규칙 바꾸기

lobby-title = 우노 할 사람?
lobby-how = **참가**를 누르면 자리에 앉아요. 시작은 방장 **{ $host }**님이 해요.
lobby-how-start = 시작은 방장 **{ $host }**님이 해요.
lobby-rematch = 우노: 한 판 더?
lobby-rematch-how = 모두 **리매치**를 누르거나 **{ $host }**님이 **시작**을 누르면 시작해요.
lobby-free = ▫️ _빈자리_
lobby-missing = { $ais }명 더 필요해요. 친구를 기다리거나, 지금 바로 AI와 해 보세요.
lobby-waiting-teams = 팀전은 { $needed }명이 필요해요. { $missing }명을 더 기다리거나 AI를 추가하세요.
lobby-ready = { $seats ->
    [10] 열 자리가 모두 찼어요.
   *[other] 시작할 수 있어요. 10명까지 함께할 수 있어요.
}
lobby-rules = 규칙: **{ $preset }** · { $what }
lobby-time-control = 속도: { $pace }
lobby-even = 맞수: AI가 여기 있는 사람들과 비슷한 실력으로 해요. 사람이 이기면 다음 게임은 더 어렵고, 지면 더 쉬워져요.
lobby-access-invited = ✉️ 초대받은 사람만.
lobby-access-closed = 🔒 새 플레이어는 못 들어와요.
lobby-until = 아무도 참가하지 않으면 { $when } 닫혀요.
lobby-until-start = 게임이 시작되지 않으면 { $when } 닫혀요.
lobby-add-ai = AI 플레이어 추가
lobby-remove-ai = AI 빼기

lobby-closed = 닫힌 테이블이에요
lobby-limited-rules = 🔒 서버 관리자가 규칙을 고정해서, 이 테이블도 서버 규칙으로 바뀌었어요.
lobby-limited-ais = 🔒 서버 관리자가 AI 수를 제한해서 AI 몇 명이 나갔어요.

## seats

mark-host = 👑 방장
mark-ready = ✅ 준비
mark-ai = 🤖 AI, { $level }
mark-engine = ⚙️ 엔진 { $level }
mark-away = 🤖 자리 비움, AI가 대신 해요
mark-autopilot = 💤 자는 중, AI가 대신 해요
mark-resting = 🤖 당분간 AI가 해요
mark-gone = 💤 자리 비움
mark-asleep = 💤 자는 중
mark-out = 🚪 탈락
mark-placed = 🏁 { $place }등
mark-done = 🏁 끝
mark-uno = 📣 우노를 외쳤어요
mark-uno-owed = ❗ 우노를 안 외쳤어요
mark-uno-short = 📣 우노!
mark-uno-owed-short = ❗ 우노?

legend-cards = 카드
legend-points = 점수
legend-rounds-won = 이긴 라운드
legend-ai = 🤖 AI
legend-away = 💤 자리 비움, AI가 대신 해요
legend-teams = 🤝 팀: { $teams }

level-novice = 초보
level-novice-how = 맞는 카드면 아무거나 내요.
level-casual = 보통
level-casual-how = 잘할 때도 있고 못할 때도 있어요.
level-clever = 중수
level-clever-how = 잘하지만 실수도 해요.
level-expert = 고수
level-expert-how = 스스로와 겨루며 배웠어요.
level-even = 맞수
level-even-how = 최근 게임을 보고 나와 비슷하게 맞춰요.
engine-how = 봇 관리자가 추가한 프로그램이에요.

table-engine-failed = ⚙️ { $engine } 엔진에 문제가 생겨서 이제 AI가 **{ $name }**님 대신 해요.
refused-no-ai = 이 테이블에 그런 AI는 없어요.
refused-engine-rules = { $engine } 엔진은 이 규칙으로 할 수 없어요. 공식 규칙, 덱 한 벌, 처음 카드 7장이어야 하고 목표 점수는 상관없어요.
refused-only-host-engine = 엔진은 방장 { $host }님만 앉힐 수 있어요.

## places

place-direct = 혼자 하는 우노 · [게임으로]({ $link })
place-group = 그룹의 우노 · [테이블로]({ $link })
place-foreign = 제가 없는 서버의 우노 · [테이블로]({ $link })
asleep-title = 테이블이 잠들었어요
asleep-body = 한동안 아무도 버튼을 누르지 않았어요. 여기서는 버튼을 눌러야 제가 쓸 수 있어요. 누르면 멈춘 곳부터 이어져요.
button-wake = 이어가기
asleep-moved = 테이블은 아래에서 이어져요.
refused-external-apps = 여기서는 외부 앱 사용 권한이 없어서 테이블이 나에게만 보여요. 서버 관리자에게 권한을 부탁하거나 그룹 메시지에서 하세요.
refused-slow-direct = 다이렉트 메시지 게임에는 시간 제한이 없어서 속도를 고를 수 없어요.
refused-slow-group = 그룹 메시지에서는 알림을 보낼 수 없어서 느린 테이블이 없어요. 더 빠른 속도를 고르세요.
refused-slow-foreign = 저는 이 서버의 멤버가 아니라서 알림을 보낼 수 없어요. 느린 테이블은 안 되니 더 빠른 속도를 고르세요.
refused-thread-direct = 다이렉트 메시지에는 스레드가 없어요. 옵션 **스레드**를 빼고 해 보세요.
refused-thread-group = 그룹 메시지에는 스레드가 없어요. 옵션 **스레드**를 빼고 해 보세요.
refused-thread-foreign = 저는 이 서버의 멤버가 아니라서 스레드를 열 수 없어요. 옵션 **스레드**를 빼고 해 보세요.
refused-resume-place = 서버 밖에서는 게임 메시지의 버튼으로 이어서 해요. `/uno start`는 새 테이블을 열어요.

## obstacles

refused-timeout = { $channel }에서 할 수 없어요. 운영진이 저를 { $until }까지 타임아웃했어요. 운영진이 더 일찍 풀 수 있어요.
refused-private-thread = 비공개 스레드 { $channel }에 제가 없어서 쓸 수 없어요. 거기서 { $bot } 멘션으로 저를 부르고 다시 해 보세요.
refused-locked-thread = { $channel }에서 할 수 없어요. 스레드가 잠겨 있어요. 운영진이 풀 수 있어요.
refused-hidden-channel = { $channel } 채널이 저에게 보이지 않아요. 비공개 스레드면 거기서 { $bot } 멘션으로 저를 부르고, 아니면 저에게 채널 보기 권한을 주세요.
refused-slow-mode = 슬로우 모드 때문에 지금은 { $channel }에 쓸 수 없어요. 관리자가 제 역할에 슬로우 모드 무시를 허용하거나 슬로우 모드를 끌 수 있어요.
note-mute-timeout = { $channel }에 테이블을 보여 줄 수 없어요. 운영진이 저를 { $until }까지 타임아웃했어요. 게임은 각자의 패에서 계속돼요.
note-mute-private-thread = { $channel }에 테이블을 보여 줄 수 없어요. 저는 이 비공개 스레드에 없어요. 거기서 { $bot } 멘션으로 저를 불러 주세요. 게임은 각자의 패에서 계속돼요.
note-mute-hidden-channel = { $channel } 채널이 보이지 않아서 테이블을 보여 줄 수 없어요. 비공개 스레드면 거기서 { $bot } 멘션으로 저를 부르고, 아니면 저에게 채널 보기 권한을 주세요. 게임은 각자의 패에서 계속돼요.
note-mute-slow-mode = 슬로우 모드 때문에 지금은 { $channel }에 테이블을 올릴 수 없어요. 게임은 각자의 패에서 계속돼요.
refused-commands-only = 이 서버에는 제 명령어만 있고 저는 멤버가 아니라서 안 돼요. 이 링크로 저를 추가해 주세요: { $link }
refused-commands-only-private = 이 서버에는 제 명령어만 있고 저는 멤버가 아니라서 안 돼요. 봇 운영자가 저를 추가할 수 있어요.

## players

players-title = 플레이어
players-alone = 여기 사람은 나 혼자예요.
players-kick = 플레이어 내보내기…
players-new-host = 새 방장 정하기…
players-release = 떠난 플레이어의 자리 풀기…
access-open = 누구나 참가 가능
access-invited = 초대받은 사람만 참가 가능
access-closed = 더 이상 참가 불가

players-kick-title = { $name }님을 내보낼까요?
players-kick-body = AI가 그 카드로 계속해요. 이 게임에는 돌아올 수 없어요.
players-kick-leaves = 그 사람은 아직 이 게임 중이에요. 내보내면 내가 게임을 떠난 것이 되고, 결과와 레이팅에서 꼴찌가 돼요. 계속할 수는 있어요.
players-kick-body-lobby = 이 테이블에는 돌아올 수 없어요.
button-kick = 내보내기

note-kicked = { $name }님을 내보냈어요.
note-new-host = 이제 { $name }님이 방장이에요.
note-released = { $name }님의 자리는 이제 AI의 자리예요. 다른 사람이 이어받을 수 있어요.
refused-kicked = 이 게임에서 내보내졌어요. 다음 테이블에는 참가할 수 있어요.
refused-former = 데이터를 지워서 이 게임에는 돌아올 수 없어요. 다음 테이블에는 참가할 수 있어요.
refused-invited-only = 초대받은 사람만 들어올 수 있어요. { $host }님에게 초대를 부탁하세요.
refused-closed-to-new = 새 플레이어는 못 들어와요. 방장 { $host }님에게 물어보세요.
refused-only-host-manages = 방장 { $host }님이나 운영진만 할 수 있어요.
refused-no-such-player = 그 사람은 이제 이 테이블에 없어요.
refused-kick-oneself = 자기 자신은 내보낼 수 없어요. **나가기**를 누르세요.
refused-new-host-away = { $name }님은 자리를 비웠어요. 방장은 여기 있어야 해요.
refused-release-present = { $name }님이 아직 있어서 그 자리의 주인이에요. 대신 내보낼 수는 있어요.

## table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: 색 미정
table-play = **{ $name }**님 차례: { $emoji } **{ $color }** 또는 **{ $face }**.
table-play-color = **{ $name }**님 차례: { $emoji } **{ $color }**.
table-play-any = **{ $name }**님이 아무 카드로나 시작해요.
table-any = **{ $name }**님이 아무 카드나 내요.
table-drawn = **{ $name }**님이 카드를 뽑았어요. 낼까요, 갖고 있을까요?
table-drawn-must = **{ $name }**님이 카드를 뽑았어요. 맞으면 꼭 내야 해요.
table-drawn-blind = **{ $name }**님이 카드를 뒷면으로 뽑았어요.
table-color = **{ $name }**님이 첫 색을 골라요.
table-roulette = **{ $name }**님, 무슨 색?
table-answer = **{ $name }**님은 { $owed }장을 뽑거나 **{ $by }**님에게 챌린지해요.
table-answer-until = **{ $name }**님은 { $color }까지 뽑거나 **{ $by }**님에게 챌린지
table-owes = **{ $name }**님은 { $owed }장을 뽑거나 넘겨요.
table-owes-until = **{ $name }**님은 { $color }까지 뽑거나 넘겨요
table-nothing-laid = 아직 낸 카드가 없어요
table-thinking = **{ $name }**님이 생각 중…
table-turn-answer = **{ $name }**님은 { $owed }장 뽑거나 **{ $by }**님에게 챌린지
table-turn-owes = **{ $name }**님은 { $owed }장 뽑거나 넘기기
table-turn-drawn = **{ $name }**님이 카드를 뽑았어요
table-waits = 💤 아무도 없어서 기다리는 중이에요. **{ $button }** 버튼으로 이어져요.
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 디스코드가 응답하지 않아요. 시계는 멈췄어요.
table-skip = ⏭️ 이번 차례 건너뛰기 { $count }/{ $needed }표, **더 보기**에서.
table-newcomers = 다음 라운드부터 참가: { $names }
open-hand = 공개: { $cards }
table-round = { $number }라운드
table-round-ends = { $when } 시간 종료
table-clockwise = ↻ 시계 방향
table-counterclockwise = ↺ 반시계 방향
table-side = { $side ->
    [dark] 🌙 다크 사이드
   *[light] ☀️ 라이트 사이드
}
table-pile = { $count ->
    [0] 더미 없음
   *[other] 남은 더미: { $count }
}

ping-turn = { $mention }님 차례예요! 맨 위는 { $card } · { $when } 끝나요
ping-turn-untimed = { $mention }님 차례예요! 맨 위는 { $card }
ping-answer = { $mention }님, 카드 { $owed }장을 뽑아야 해요. 어떻게 할까요? · { $when } 끝나요
ping-answer-untimed = { $mention }님, 카드 { $owed }장을 뽑아야 해요. 어떻게 할까요?
ping-first = { $mention }님 차례예요 · { $when } 끝나요
ping-first-untimed = { $mention }님 차례예요

name-unknown = 알 수 없는 플레이어
name-former = 이전 플레이어
dm-place = **{ $server }**의 우노 · [테이블로]({ $link })
dm-place-suspended = **{ $server }**의 우노 · [서버로]({ $link })
dm-place-unknown = 어느 서버
note-mute-permission = { $channel }에 테이블을 보여 줄 수 없어요. 거기서 { $missing } 권한이 필요해요. 게임은 각자의 패에서 계속돼요.
note-mute-thread = { $channel }에 테이블을 보여 줄 수 없어요. 스레드가 닫혔어요. 게임은 각자의 패에서 계속돼요.

## tables

tables-yours = 내 테이블
tables-which = 어느 테이블인가요?
tables-turn = **내 차례**
tables-wait = **{ $name }**님 차례
tables-waits = 아무도 없어서 대기 중
tables-until = { $when } 끝나요
tables-pause = 라운드 사이
tables-next = 다음 라운드 { $when }
tables-lobby = 시작 전
tables-suspended = `/uno resume` 대기 중
tables-over = 끝남
tables-more = 테이블이 { $count }개 더 있어요. 그곳에서 패를 여세요.
tables-notify-me = **알림 받기**를 누르면 이 채널에 다음 테이블이 열릴 때 알려 줘요.
tables-empty = 앉아 있는 테이블이 없어요. `/uno start`로 열 수 있어요.

## suspended

suspended-match = 게임이 기다리고 있어요
suspended-lobby = 테이블이 기다리고 있어요
suspended-here = 이 게임의 채널에 접근할 수 없어요. **여기서 이어 하기**로 이 채널에서, 또는 `/uno resume`으로 다른 채널에서 이어가세요.
adjourned-title = 게임이 일시 중지됐어요
adjourned-body = 한동안 아무도 없어서 게임이 그대로 기다리고 있어요. **이어서 하기**로 여기서, 또는 `/uno resume`으로 서버의 아무 채널에서 이어가세요.
adjourned-resting = 한동안 AI끼리만 해서 게임이 기다리고 있어요. **{ $button }** 버튼으로 이어져요.
adjourned-kept = { $when } 완전히 닫혀요.
button-resume = 이어서 하기
button-resume-here = 여기서 이어 하기
refused-adjourned = 모두 떠나서 게임이 일시 중지됐어요. `/uno resume`으로 이어가세요.
refused-suspended = 이 게임의 채널에 접근할 수 없어요. 서버의 아무 채널에서 `/uno resume`으로 이어가세요.
refused-channel-suspended = 이 채널에서 게임 하나가 기다리고 있어요. `/uno resume`으로 이어가세요.
refused-not-suspended = 이미 진행 중인 게임이에요.
refused-nothing-suspended = 이 서버에 기다리는 게임이 없어요. `/uno start`로 테이블을 여세요.
refused-only-seated-resumes = 그 게임의 플레이어, 방장, 운영진만 이어갈 수 있어요.
refused-which-match = 기다리는 게임이 여러 개예요. 옵션 **게임**으로 하나 고르세요.

## vote

vote-title = 와일드 커스텀의 효과는?
vote-how = 한 사람당 한 표예요. 동률이면 무작위로 정해요.
vote-option = { $number }. { $rule }: { $count }표
vote-open = 아직 투표 안 함: { $names }.
vote-voted = { $number }번에 투표했어요.
button-vote = { $number } ({ $count })
custom-others-draw = 나머지 모두 한 장씩 뽑기
custom-pass-hands = 모두의 패를 다음 플레이어에게 넘기기
custom-target-draws = 내가 고른 플레이어가 두 장 뽑기
custom-skip-all = 나머지 모두 건너뛰고 내가 또 내기
custom-swap = 내가 고른 플레이어와 패 바꾸기

## time_control

button-time-control = 속도
time-control-title = 한 차례에 주는 시간은?
time-control-how = 느린 테이블에서는 계속 있지 않아도 돼요. 차례가 되면 알려 주고, `/uno tables`로 나를 기다리는 테이블을 볼 수 있어요.
time-control-normal = 보통
time-control-fast = 빠름: 한 차례에 20초
time-control-hours = 느림: 한 차례에 4시간
time-control-day = 느림: 한 차례에 하루
time-control-days = 느림: 한 차례에 3일
time-control-time = 한 차례에 { $time }
ping-switch-off = `/uno me`에서 이 알림을 끌 수 있어요.
refused-only-host-time-control = 속도는 방장 { $host }님만 고를 수 있어요.
refused-time-control-by-rules = 이 테이블은 규칙에 따라 한 차례에 { $seconds }초예요. **규칙 바꾸기**에서 바꿀 수 있어요.

### play

## hand

hand-play = 내 차례: { $emoji } **{ $color }** 또는 **{ $face }**
hand-play-color = 내 차례: { $emoji } **{ $color }**
hand-play-any = 내 차례: 아무 카드로나 시작
hand-turn = **내 차례:** { $color } 또는 { $sign }
hand-turn-color = **내 차례:** { $color }
hand-turn-any = **내 차례:** 아무 카드나
hand-partner = 파트너: **{ $name }**님, 카드 { $count }장.
hand-partner-done = **{ $name }**님은 끝났어요. 이제 나에게 달렸어요.
hand-done = **{ $name }**님이 우리 팀으로 계속해요. 카드 { $count }장.
hand-out = 이번 라운드에서 빠졌어요: { $place }
knocked-out-title = 카드 { $count }장으로 탈락했어요
knocked-out-by = **{ $by }**님의 { $card } 때문이에요.
knocked-out-next-round = 남은 게임을 관전하세요. 다음 라운드에 돌아와요.
knocked-out-rematch = 남은 게임을 관전하세요. **리매치**에 자리가 있어요.
knocked-out-picture = { $name }님 탈락
knocked-out-picture-by = { $by }님 덕분에 카드 { $count }장
knocked-out-picture-alone = 카드 { $count }장은 너무 많아요
hand-play-pass = 낼 수도 뽑을 수도 없으니 **패스**하세요.
hand-play-none = 맞는 카드가 없어요. 한 장 뽑으세요.
hand-play-none-until = 맞는 카드가 없어요. 맞을 때까지 뽑으세요.
hand-play-none-launcher = 맞는 카드가 없어요. 발사기를 누르세요.
hand-drawn = **뽑은 카드:** { $card }
hand-drawn-must = 꼭 내야 해요.
hand-drawn-unfit = 맞지 않으니 갖고 있으세요.
hand-drawn-unfit-passing = 맞지 않아서 패스해요.
hand-drawn-nothing = 뽑을 카드가 없었어요.
hand-drawn-nothing-passing = 뽑을 카드가 없어서 자동으로 패스해요.
hand-drawn-blind = 카드를 뒷면으로 뽑았어요. 갖고 있으면 다음 내 차례에 볼 수 있어요.
hand-drawn-blind-passing = 카드를 뒷면으로 뽑고 자동으로 패스해요. 다음 내 차례에 볼 수 있어요.
hand-unseen = 카드 { $count }장은 내 차례까지 뒷면이에요.
hand-first-color = **첫 색을 고르세요**
hand-roulette = 🎡 **무슨 색?**
hand-roulette-how = 그 색이 처음 나올 때까지 모두 가져가요.
hand-wild = { $card }: 무슨 색?
hand-answer = **{ $name }**님이 { $emoji } **{ $color }**에 { $card } 카드를 냈어요. { $owed }장 뽑을까요, 챌린지할까요?
hand-answer-until = **{ $name }**님이 { $card } 카드를 냈어요. { $color }까지 뽑을까요, 챌린지할까요?
hand-answer-held = { $needs ->
    [no_playable] **{ $name }**님에게 낼 수 있는 다른 카드가
   *[no_color] **{ $name }**님에게 { $color ->
        [R] 빨간색
        [Y] 노란색
        [G] 초록색
        [P] 분홍색
        [T] 청록색
        [O] 주황색
        [U] 보라색
       *[B] 파란색
    } 카드가
} 있었다면 **{ $name }**님이 { $owed }장, 없었다면 내가 { $lost }장을 뽑아요.
hand-answer-held-short = { $needs ->
    [no_playable] 다른 카드가
   *[no_color] { $color ->
        [R] 빨간색이
        [Y] 노란색이
        [G] 초록색이
        [P] 분홍색이
        [T] 청록색이
        [O] 주황색이
        [U] 보라색이
       *[B] 파란색이
    }
} 있었다면 { $name }님이 { $owed }장, 없었다면 내가 { $lost }장.
hand-answer-held-until = 반칙이었다면 **{ $name }**님이 그 색이 나올 때까지 뽑아요. 아니라면 내가 그 색까지 뽑고 두 장 더 뽑아요.
hand-answer-held-until-short = 반칙이면 { $name }님이, 아니면 내가 뽑고 두 장 더.
hand-answer-left = { $count ->
    [0] **{ $name }**님의 마지막 카드였어요.
   *[other] **{ $name }**님의 남은 카드는 { $count }장이에요.
}
overlay-turn = 내 차례예요
hand-waiting-bare = **{ $name }**님이 생각 중
hand-waiting = **{ $name }**님이 생각 중, 맨 위는 { $card }
hand-waiting-next = 다음은 나
hand-waiting-last = { $name }님 1장 남음
hand-wait-over = 투표가 끝났어요. 카드를 나누고 있어요.
hand-cards = 내 패 { $count }장: { $cards }
hand-uno-owed = 📣 한 장! 외치세요!
hand-uno-unnoticed = 휴. 아무도 몰랐어요.
hand-hit-cards = 💥 **나에게 +{ $count }!**
hand-hit-until = 💥 **{ $color }까지 뽑기!**
hand-hit-launcher = { $count ->
    [0] 🍀 **딸깍:** 아무것도 안 나왔어요.
   *[other] 💥 **발사: +{ $count }!**
}
hand-hit-caught = 👀 **{ $name }**님에게 걸렸어요: +{ $count }!
hand-hit-caught-free = 👀 **{ $name }**님에게 걸렸지만 카드는 없어요.
hand-hit-skip = ⏭️ 이번 차례는 건너뛰어요.
hand-hit-swap = 🔁 **{ $name }**님이 나와 패를 바꿨어요!
hand-hit-hands = 🔁 모두의 패가 옮겨졌어요!
hand-hit-turned-over = { $side ->
    [dark] 🌙 **플립!** 이제 다크 사이드예요.
   *[light] ☀️ **플립!** 이제 라이트 사이드예요.
}
hand-shown = **{ $name }**님이 들고 있던 패는 나에게만 보여요: { $cards }
hand-shown-short = { $name }님의 패: { $cards }
hand-backs = 남의 뒷면: { $backs }
hand-backs-title = **다른 사람 카드의 뒷면**
hand-backs-how = 플립하면 이것이 그 사람들의 패가 돼요. 그들은 자기 것을, 나는 내 것을 볼 수 없어요.
hand-lobby = 아직 게임이 시작되지 않았어요.
hand-lobby-seated = 참가했어요. 게임이 시작되면 카드를 받아요.
hand-away = 나갔어요. AI가 내 패로 대신 해요.
hand-autopilot = ⌛ 시간 초과: AI가 해요. 누르면 내가 해요.
hand-resting = 버튼을 누를 때까지 AI가 대신 해요.
hand-waits = 다른 사람이 없어요. 누르면 이어져요.
hand-away-waits = 나갔고 다른 사람도 없어서 게임이 기다려요.
button-return = 자리로 돌아가기

hand-step-cards = { $card }: 어느 카드?
hand-step-target = { $card }: 누구와 바꿀까요…
hand-step-pass-hands = { $card }: 패를 넘길까요?
hand-step-draws = { $card }: 누가 두 장 뽑을까요?
hand-first-target = 패를 바꿀 상대…
hand-owed = 카드 { $owed }장을 뽑아야 해요
hand-owed-until = { $color }이 나올 때까지 뽑아야 해요
hand-answer-stack = 넘기거나 뽑으세요.
hand-answer-raise = +{ $least } 이상으로 넘기거나 뽑으세요.
hand-catch-whom = **누가 우노를 잊었나요?**
hand-catch-wrong = 틀리면 { $draws ->
    [press] 발사기를 { $count }번 눌러요
   *[draw] 카드 { $count }장을 뽑아요
}.
hand-wrong-play = 틀린 카드를 내면 { $draws ->
    [press] { $count }번 눌러요
   *[draw] { $count }장을 뽑아요
}.
hand-jump-in = 똑같은 카드가 있어요: 끼어드세요!

button-take = { $owed }장 뽑기
button-pass = 패스
button-challenge = 챌린지
button-catch-somebody = 잡기…
button-count = { $name } ({ $count })
button-sort-color = 색 순서
button-sort-value = 숫자 순서
button-backs = 남의 뒷면
button-hand-more = ···

note-caught = { $name }님을 잡았어요!
paused-title = ⏸️ 실시간 업데이트가 멈췄어요
paused-hand = 지난 화면일 수 있어요. **새로 고침**을 누르세요.
paused-body = **새로 고침**을 누르면 지금 상황을 볼 수 있어요.
note-dms-closed = 다이렉트 메시지를 보낼 수 없어서 패는 여기에만 있어요. 테이블의 **내 패**로 다시 볼 수 있어요.
note-dms-blocked = 지금은 디스코드가 새 다이렉트 메시지를 막아서 패는 여기에만 있어요. 테이블의 **내 패**로 다시 볼 수 있어요.
changed-terms = ⚠️ 참가한 뒤 바뀌었어요: { $changes }
changed-terms-short = ⚠️ 바뀜: { $changes }
changed-no-take-back = 무르기 불가
changed-ais = AI { $count }명

## menu

menu-title = 무엇을 할까요?
menu-bump = **맨 아래로**: 테이블을 가장 최근 메시지 자리로 옮겨요.
menu-skip = **건너뛰기 투표**: 나머지의 절반 넘게 찬성하면 **{ $name }**님의 차례를 대신 끝내요.
menu-autopilot = **자동 플레이**: 돌아올 때까지 AI가 대신 해요.
menu-autopilot-off = AI가 대신 하고 있어요. **돌아왔어요**를 누르면 끝나요.
menu-leave = **나가기**: AI가 이어받아요. **내 패**로 돌아올 수 있어요.
menu-players = **플레이어**: 참가, 내보내기, 방장을 정해요.
menu-look-picture = **테이블 그림**: 위에서 본 모습을 보여 줘요.

button-bump = 맨 아래로
button-skip = 건너뛰기 투표
button-autopilot-on = 자동 플레이
button-autopilot-off = 돌아왔어요
button-look-picture = 테이블 그림
button-look-text = 글로만 보기
button-end = 게임 끝내기
button-end-yes = 네, 끝낼게요
button-end-no = 계속하기

menu-end-title = 모두의 게임을 끝낼까요?
menu-end-body = 점수가 나오고 승자는 없어요.
menu-end-leaves = 다른 사람들이 아직 게임 중이에요. 결과와 레이팅에서는 내가 게임을 떠난 것으로 처리되고 꼴찌가 돼요.
menu-end-title-lobby = 이 테이블을 닫을까요?
menu-end-body-lobby = 모두 자리를 잃어요.

note-bumped = 테이블을 채널 맨 아래로 옮겼어요.
note-look-picture = 이제 테이블을 위에서 본 그림으로 보여 줘요.
note-look-text = 이제 테이블을 글로 보여 줘요.
note-skip = 한 표 넣었어요: { $count }/{ $needed }.
note-skipped = 차례를 건너뛰었어요.
note-ended = 테이블을 닫았어요.
note-not-ended = 게임은 계속돼요.
refused-only-host-look = 테이블 모습은 방장 **{ $host }**님만 고를 수 있어요.
refused-only-host-ends = 방장 { $host }님이나 운영진만 끝낼 수 있어요.
refused-skip-oneself = 지금은 내 차례예요. 직접 내거나 **더 보기** → **자동 플레이**로 AI에게 맡기세요.
refused-skip-nobody = 건너뛸 사람이 없거나, 지금 게임에 참가하지 않은 상태예요.
refused-skip-alone = 한 사람이나 한 팀만으로는 차례를 건너뛸 수 없어요. { $name }님은 이번 차례에 주어진 시간을 다 쓸 수 있어요.
refused-skip-early = { $name }님에게 시간을 조금 주세요. 시간이 절반 지나면 투표할 수 있어요.

## premove

button-premove-chosen = ✓ { $card }
premove-how = 카드를 누르면 다음 차례에 내요.
premove-next = ✓ 다음: **{ $card }**, 맞으면 내요.
premove-color = 색이 바뀌어서 카드는 그대로 있어요.
premove-unfit = 맞지 않아서 카드는 그대로 있어요.
refused-premove-now = 내 차례예요. 지금 내세요.
refused-premove-card = 그 카드는 미리 고를 수 없어요.

## take_back

button-take-back = 무르기
button-take-back-off = 무르기: 끔
button-take-back-on = 무르기: 켬
table-take-back = 5초 동안 무를 수 있어요.
refused-take-back-off = 이 테이블에서는 무를 수 없어요.
refused-take-back-late = 늦었어요. 5초가 지나면 무를 수 없어요.

## refusals

refused-stale = 지난 버튼이에요. 여기 최신 화면이 있어요.
refused-unknown-button = 이제 쓸 수 없는 버튼이에요. `/uno hand`와 `/uno status`로 새 버튼을 볼 수 있어요.
refused-unknown-move = “{ $move }”: 그런 건 할 수 없어요. 목록에서 고르거나 R5, WG, draw처럼 입력하세요.
refused-unknown-command = 디스코드에 아직 이 명령어의 최신 버전이 없어요. 1분 뒤에 다시 해 보세요.
refused-too-often = 조금 천천히요. 잠시 뒤에 다시 해 보세요.
refused-busy = 지금 너무 바빠서 처리하지 못했어요. 잠시 뒤에 다시 해 보세요.
refused-too-slow = 너무 오래 걸렸어요. 다시 눌러 주세요.
refused-stopping = 곧 다시 시작해요. 잠시 뒤에 다시 해 보세요. 사라지는 건 없어요.

refused-closed = 닫힌 테이블이에요. `/uno start`로 새로 여세요.
refused-running = 게임이 시작됐어요.
refused-table-full = { $seats }자리가 모두 찼어요.
refused-only-host-starts = 방장 { $host }님만 시작할 수 있어요. 시작하지 않으면 { $when } 앉아 있는 누구나 시작할 수 있어요.
refused-start-changed = 누르기 직전에 테이블이 바뀌어서 아직 시작하지 않았어요. 다시 보고 시작하세요.
refused-seated-already = 이미 이 테이블에 있어요.
refused-not-seated = 이 테이블에서 게임하고 있지 않아요.
refused-away = 이 게임에서 나갔어요. **내 패**를 누르면 이어서 할 수 있어요.
refused-left-already = 이미 나갔어요. **내 패**로 돌아올 수 있어요.

refused-no-table = 이 채널에는 테이블이 없어요. `/uno start`로 여세요.
refused-no-such-table = 없어진 테이블이에요. `/uno start`로 새로 여세요.
refused-channel-taken = 이 채널에는 이미 테이블이 있어요.
refused-elsewhere = 이 테이블은 다른 채널에 있어요. **내 패**와 `/uno hand`로 카드를 볼 수 있어요.
refused-place = 우노는 서버의 텍스트 채널, 스레드, 음성 채널 채팅에서 할 수 있어요. 그곳에서 `/uno start`를 써 보세요.
refused-permission = { $channel }에서 할 수 없어요. 거기서 { $missing } 권한이 필요해요.
refused-bump = 지금은 디스코드가 이 채널에 글을 못 올리게 해서 테이블은 그대로 있어요. 제 권한을 관리자에게 물어봐 주세요.
refused-rematch-moment = 지난 게임과 조건이 달라져서 다른 사람들이 먼저 읽을 시간이 필요해요. { $when } 시작할 수 있고, 모두 **리매치**를 누르면 더 빨리 시작해요.
refused-unseen = 디스코드가 여기에 테이블을 못 올리게 해서 열지 않았어요. 다른 채널에서 해 보거나 제 권한을 관리자에게 물어봐 주세요.
permission-view-channel = 채널 보기
permission-connect = 연결
permission-send-messages = 메시지 보내기
permission-send-messages-in-threads = 스레드에서 메시지 보내기
permission-create-public-threads = 공개 스레드 만들기
permission-create-private-threads = 비공개 스레드 만들기
permission-manage-threads = 스레드 관리하기
permission-attach-files = 파일 첨부

error-storage = 지금 데이터베이스에 접근할 수 없어요. 바뀐 것은 없어요. 잠시 뒤에 다시 해 보세요.
error-unsure = 저장하는 순간 데이터베이스가 끊겨서 반영됐는지 알 수 없어요. 잠시 뒤에 다시 확인해 주세요.
error-discord = 디스코드가 제 답을 받지 않았어요. 그래도 반영됐을 수 있으니 잠시 뒤에 확인해 주세요.
error-damaged = 저장된 데이터를 읽을 수 없어서 아무것도 바꾸지 않았어요. 나머지는 그대로 돌아가요. 봇 운영자에게 알려 주세요.
error-unexpected = 제 쪽에서 문제가 생겼어요. 바뀐 것은 없어요. 다시 해 보세요.

note-changed = 바꿨어요.
note-left = 테이블에서 나왔어요.

## spectator

spectator-title = 관전하는 중이에요.
spectator-take = 지금 바로 AI의 자리를 카드와 점수까지 이어받을 수 있어요.
spectator-join = 다음 라운드부터 참가할 수 있어요. 테이블에서 가장 낮은 점수로 시작해요.
spectator-take-or-join = 지금 바로 AI의 자리를 카드와 점수까지 이어받거나, 다음 라운드부터 참가할 수 있어요.
spectator-joins = 다음 라운드부터 함께해요.
spectator-full = 자리가 모두 찼어요. 다음 테이블에 참가할 수 있어요.
spectator-kicked = 이 게임에서 내보내졌어요.
spectator-backs-title = 모든 패의 뒷면
spectator-backs-how = 자리가 없는 사람만 모두 볼 수 있어요. 말하지 말아 주세요. 게임이 진행되면 **새로 고침**을 누르세요.
button-take-over = { $name } 자리 이어받기
button-join-next-round = 다음 라운드부터 참가
button-get-seat = 자리 얻기
button-all-backs = 모든 뒷면
button-watch = 관전하기
note-took-over = 이제 내 자리예요.
refused-seat-taken = 그 자리는 이제 비어 있지 않아요.
refused-backs-seat = 이번 라운드에 아직 앉을 수 있어서 뒷면은 보여 줄 수 없어요.
refused-saw-backs = 이번 라운드의 뒷면을 봤어요. 다음 라운드부터 참가할 수 있어요.
refused-no-newcomers = 이 규칙에서는 게임이 시작되면 참가할 수 없어요. 다음 테이블에 참가할 수 있어요.
refused-no-cards-left = 덱에 카드가 모자라서 { $seats }명까지만 할 수 있어요.

## moments

moment-won = { $pick ->
    [0] 🎉 멋진 마무리! 모두 수고했어요.
    [1] 🎉 게임 끝! **{ $name }**님에게 박수!
   *[other] 🎉 명승부였어요! 함께해서 즐거웠어요.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }**님의 마지막 카드! 끝!
    [1] 🏁 한 장도 안 남았어요. **{ $name }**님, 끝!
   *[other] 🏁 **{ $name }**님의 손이 비었어요. 잘했어요!
}
moment-caught = { $pick ->
    [0] 👀 **{ $other }**님, 눈이 좋네요! **{ $name }**님은 { $count }장.
    [1] 👀 **{ $other }**님이 **{ $name }**님보다 빨랐어요: **{ $name }**님 +{ $count }.
   *[other] 👀 잡았다! **{ $other }**님이 먼저 봤고 **{ $name }**님은 { $count }장 뽑아요.
}
moment-caught-free = 👀 **{ $other }**님이 **{ $name }**님을 잡았지만 카드는 없었어요.
moment-guilty = { $pick ->
    [0] ⚖️ **{ $other }**님, 정확했어요! **{ $name }**님은 그 색이 있어서 { $count }장 뽑아요.
    [1] ⚖️ 챌린지 성공: **{ $name }**님 +{ $count }. **{ $other }**님, 잘 봤어요!
   *[other] ⚖️ **{ $other }**님은 속지 않았어요. **{ $name }**님이 { $count }장 뽑아요.
}
moment-innocent = { $pick ->
    [0] ⚖️ 정직했어요. **{ $name }**님은 웃고 **{ $other }**님은 { $count }장 뽑아요.
    [1] ⚖️ **{ $other }**님, 용감했어요! 하지만 **{ $name }**님은 규칙대로: +{ $count }.
   *[other] ⚖️ 챌린지 실패. **{ $name }**님은 결백하고 **{ $other }**님이 { $count }장 뽑아요.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }**님과 **{ $other }**님이 패를 바꿔요!
    [1] 🔄 체인지! **{ $name }**님과 **{ $other }**님의 카드가 바뀌었어요.
   *[other] 🔄 **{ $name }**님과 **{ $other }**님, 새로운 시작!
}
moment-hands = { $pick ->
    [0] 🌀 **{ $name }**님 덕분에 모두의 패가 움직여요!
    [1] 🌀 모두 새 카드! **{ $name }**님이 판을 흔들어요.
   *[other] 🌀 **{ $name }**님이 테이블을 돌려요. 모든 패가 이동!
}
moment-dark-side = { $pick ->
    [0] 🌙 플립! **{ $name }**님이 모두를 다크 사이드로.
    [1] 🌙 불이 꺼졌어요. **{ $name }**님이 판을 뒤집어요!
   *[other] 🌙 다크 사이드에 어서 와요, **{ $name }**님의 초대예요!
}
moment-light-side = { $pick ->
    [0] ☀️ 플립! **{ $name }**님이 라이트 사이드로 되돌려요.
    [1] ☀️ 좋은 아침! **{ $name }**님이 판을 뒤집어요!
   *[other] ☀️ **{ $name }**님 덕분에 어둠을 벗어났어요!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**님: 우노!
    [1] 📣 우노! **{ $name }**님은 한 장 남았어요.
   *[other] 📣 조심하세요, **{ $name }**님이 우노를 외쳐요!
}
moment-draw = { $pick ->
    [0] 💥 **{ $name }**님에게 +{ $count }!
    [1] 💥 명중! **{ $name }**님이 { $count }장 뽑아요.
   *[other] 💥 **{ $name }**님이 몽땅: +{ $count }!
}
moment-roulette = { $pick ->
    [0] 🎡 룰렛이 멈췄어요: **{ $name }**님 +{ $count }!
    [1] 🎡 빙글빙글: **{ $name }**님이 { $count }장 가져가요.
   *[other] 🎡 엄청난 회전! **{ $name }**님이 { $count }장 뒤집어요.
}
moment-launcher = { $pick ->
    [0] 💥 발사! **{ $name }**님에게 +{ $count }!
    [1] 💥 쾅! **{ $name }**님이 { $count }장 받아요.
   *[other] 💥 **{ $name }**님, 한발 늦었어요: +{ $count }!
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }**님, 카드 { $count }장으로 탈락!
    [1] 💀 카드 { $count }장은 너무 많아요. **{ $name }**님 탈락!
   *[other] 💀 자비는 없어요. 카드 { $count }장, **{ $name }**님 탈락!
}

menu-moments = **연출**: 우노와 승리 때 배너와 한마디가 나와요.
button-moments-on = 연출: 켬
button-moments-off = 연출: 끔
note-moments-on = 이 테이블의 연출을 켰어요.
note-moments-off = 이 테이블의 연출을 껐어요.
refused-only-host-moments = 연출은 방장 **{ $host }**님만 켜고 끌 수 있어요.

## hints

hint = 💡 { $hint }
hint-challenge = 잘 모르겠으면 그냥 뽑으세요.
hint-drawn = 꼭 내지 않아도 돼요: **갖고 있기**.
hint-uno = 먼저 **📣 우노 외치기**, 그다음 카드를 내세요.
hint-stale = 그사이 게임이 진행됐어요. 사라진 건 없어요.
hint-classic113 = 처음이라면: 와일드 다섯 장은 패를 바꾸거나, 섞거나, 투표로 정한 일을 해요. 마지막 카드로 내면 평범한 와일드예요. 한 장에 40점이에요.
hint-no-mercy = 처음이라면: 카드가 25장이면 탈락이에요. 같거나 더 큰 +로 쌓으세요. 디스카드 올은 같은 색을 모두 데리고 나가요.
hint-all-wild = 처음이라면: 모두 와일드라서 어떤 카드든 낼 수 있어요. 타깃 드로우 투와 강제 스왑은 상대를 골라요. 바꿔서 한 장이 되면 우노를 외치세요.
hint-attack = 처음이라면: 맞는 카드가 없으면 발사기를 한 번 눌러요. 딸깍하거나 카드가 튀어나와요. 히트 카드는 다음 플레이어가 누르게 해요. 디스카드 올은 같은 색을 모두 데리고 나가요.
hint-attack-classic = 처음이라면: 뽑는 대신 발사기를 눌러요. 카드가 튀어나올 수 있어요. 트레이드 핸드는 마지막 카드로 낼 수 없어요.
hint-flip = 처음이라면: 내 카드의 뒷면은 남에게만 보여요. 플립하면 모든 패와 두 더미가 뒤집혀요. 드로우 컬러는 그 색이 나올 때까지 뽑는 카드예요.
hint-beta = { $name } 베타가 있어요. `/uno me`에서 바꿀 수 있어요.
hint-direct = 이 메시지는 남아서 늘 내 패를 보여 줘요. 여기서 카드를 누르세요. `/uno me`에서 끌 수 있어요.

## queue

note-work-coach = ⏳ 코치가 이 게임을 살펴보고 있어요. 답은 약 { $time } 뒤 여기로 와요.
note-work-gif = ⏳ 이 게임을 GIF로 그리고 있어요. 약 { $time } 뒤 여기로 와요.
note-work-page = ⏳ 이 게임의 페이지를 쓰고 있어요. 약 { $time } 뒤 여기로 와요.
note-queue = 대기 순서 { $place }번이에요. 답은 약 { $time } 뒤 여기로 와요.
note-queue-long = 15분이 지나도 없으면 버튼을 다시 누르세요. 답은 보관해 둘게요.
refused-queue-full = 기다리는 사람이 너무 많아요. 약 { $wait } 뒤에 다시 해 보세요.
refused-queue-own = 지난 요청을 아직 처리하고 있어요. 약 { $wait } 뒤에 준비돼요.

### house_rules

## house_rules

preset-official = 공식 규칙
preset-stacking = 쌓기
preset-classic113 = 클래식 113
preset-draw-and-play = 뽑고 내기
preset-party = 파티
preset-no-mercy-like = 보통 카드로 노 머시
preset-teams = 팀전
preset-no-mercy = 노 머시
preset-all-wild = 올 와일드
preset-attack = 어택
preset-attack-classic = 어택 초판
preset-flip = 플립
preset-official-what = 챌린지, 우노 외치기, 500점 게임.
preset-stacking-what = 드로우 투와 와일드 드로우 포를 쌓아요. 먼저 끝내면 승리, 점수 없음.
preset-classic113-what = 스왑 핸드, 셔플 핸드, 투표로 정하는 규칙이 있는 113장.
preset-draw-and-play-what = 두 장이나 네 장을 뽑은 뒤에도 내 차례를 진행해요.
preset-party-what = 쌓기, 7로 바꾸기, 0으로 넘기기, 끼어들기, 맞을 때까지 뽑기.
preset-no-mercy-like-what = 모두 쌓을 수 있고 25장이면 탈락해요.
preset-teams-what = 파트너끼리 마주 앉아 점수를 함께 얻어요.
preset-no-mercy-what = 168장. 쌓고, 버리고, 25장이면 탈락.
preset-all-wild-what = 색이 없어서 어떤 카드든 낼 수 있어요. 우리가 정한 112장 구성.
preset-attack-what = 더미 대신 발사기: 누르면 카드가 튀어나올 수 있어요.
preset-attack-classic-what = 초판: 발사기, 그리고 패를 바꾸는 카드.
preset-flip-what = 양면 카드: 내 뒷면은 남에게만 보여요. 플립하면 모두 뒤집혀요.
group-deck = 카드와 게임
group-start = 첫 카드
group-wild-draw-four = 와일드 드로우 포
group-owed-cards = 드로우 카드
group-drawing = 뽑기
group-special-cards = 특수 카드
group-uno = 우노
group-end = 끝나는 법
group-limit = 카드 수 한도와 마지막 카드
group-table = 테이블
field-cards = 덱
field-cards-what = 덱에 들어 있는 카드.
value-cards = { $value ->
    [no_mercy] 노 머시 168장
    [all_wild] 와일드 112장, 우리 구성
    [attack] 112장과 발사기
    [attack_classic] 발사기, 초판
    [flip] 양면 카드 112장
    [classic113] 113장
   *[official] 108장
}
rule-cards = { $value ->
    [no_mercy] 덱은 168장이에요.
    [all_wild] 112장 모두 색 없는 와일드예요. 보통 와일드 56장에, 나머지는 종류마다 8장씩 우리가 정한 구성이에요.
    [attack] 덱은 112장이고 발사기가 있어요. 누른 결과는 모두 미리 봉인한 시드에서 나와요.
    [attack_classic] 초판처럼 덱은 112장이고 발사기가 있어요. 누른 결과는 모두 미리 봉인한 시드에서 나와요.
    [flip] 덱은 라이트와 다크 양면이 있는 112장이에요. 내 카드의 뒷면은 남에게만 보여요.
    [classic113] 덱은 새 와일드 다섯 장이 든 113장이에요.
   *[official] 덱은 108장이에요.
}
field-pairing = 뒷면
field-pairing-what = 양면 덱에서 앞면마다 어떤 뒷면이 오는지.
value-pairing = { $value ->
    [by_lot] 무작위
   *[printed] 인쇄된 대로
}
rule-pairing = { $value ->
    [by_lot] 카드를 나눌 때마다 앞면에 어떤 뒷면이 올지 무작위로 정해서, 아무도 뒷면을 외울 수 없어요.
   *[printed] 앞면마다 인쇄된 뒷면이 있어요.
}
field-decks = 덱 수
field-decks-what = 덱을 몇 벌 섞을지.
value-decks = { $value }
rule-decks = { $value ->
    [1] 덱 한 벌로 해요.
   *[other] 덱 { $value }벌을 섞어서 해요.
}
field-hand-size = 처음 카드 수
field-hand-size-what = 한 사람이 처음에 받는 카드 수.
value-hand-size = { $value }장
rule-hand-size = 처음에 카드를 { $value }장씩 받아요.
field-target = 목표 점수
field-target-what = 게임을 이기는 점수.
value-target = { $value }점
rule-target = { $value }점까지 겨뤄요.
field-rounds = 라운드 수
field-rounds-what = 골프나 승수 게임을 몇 라운드 할지.
value-rounds = { $value }라운드
rule-rounds = 게임은 { $value }라운드이고, 동점이면 한 라운드 더 해요.
field-scoring = 점수 방식
field-scoring-what = 여러 라운드의 점수제, 골프, 이긴 라운드 수, 또는 점수 없는 한 라운드.
value-scoring = { $value ->
    [single] 한 라운드, 점수 없음
    [until_last] 순위제, 점수 없음
    [golf] 골프, 점수가 적으면 승리
    [best_of] 이긴 라운드 수
   *[points] 점수제
}
rule-scoring = { $value ->
    [single] 한 라운드로 끝나요. 가장 먼저 카드를 다 낸 사람이 이기고 점수는 세지 않아요.
    [until_last] 한 라운드로 끝나요. 카드를 든 사람이 한 명 남을 때까지 계속하고, 다 낸 순서대로 순위를 차지해요.
    [golf] 골프: 라운드가 끝나면 모두 남은 카드의 점수를 받아요. 마지막 라운드 뒤 합계가 가장 낮은 쪽이 이겨요.
    [best_of] 점수 없이 이긴 라운드 수를 세요. 가장 많이 이긴 쪽이 승리하고, 아무도 따라잡을 수 없으면 일찍 끝나요.
   *[points] 라운드마다 점수를 겨뤄요.
}
field-double-score = 점수 두 배
field-double-score-what = 라운드마다 점수가 두 배예요.
rule-double-score = 라운드마다 점수를 두 배로 받아요.
field-own-stocks = 자리별 더미
field-own-stocks-what = 자리마다 자기 더미에서 뽑아서, 똑같이 하면 같은 카드가 와요.
rule-own-stocks = { $draws ->
    [press] 발사기는 자리마다 따로 있는 더미에서 카드를 쏴요. 그래서 똑같이 하면 같은 카드가 와요. 확률은 더미가 하나일 때와 같아요. 더미가 비면 가장 많이 남은 더미의 마지막 카드를 빌려요.
   *[draw] 자리마다 따로 있는 뒷면 더미에서 뽑아요. 그래서 똑같이 하면 같은 카드가 와요. 확률은 더미가 하나일 때와 같아요. 더미가 비면 가장 많이 남은 더미의 마지막 카드를 빌려요.
}
field-first-card = 첫 카드
field-first-card-what = 처음에 뒤집을 수 있는 카드의 종류.
value-first-card = { $value ->
    [number_only] 숫자만
    [any] 아무거나
    [none] 없음
    [no_wild] 와일드 제외
   *[official] 공식
}
rule-first-card = { $value ->
    [number_only] 처음 뒤집는 카드는 늘 숫자예요.
    [any] { $draws ->
        [press] 처음에 어떤 카드든 나올 수 있어요.
       *[draw] 처음에 어떤 카드든 나올 수 있어요. 카드를 뽑게 하는 와일드면 첫 플레이어가 색을 고르고 뽑아요. “뽑은 뒤 내기”가 꺼져 있으면 한 번 쉬어요.
    }
    [none] 카드를 뒤집지 않아요. 방장이 아무 카드로나 첫 라운드를 시작해요.
    [no_wild] 처음 뒤집는 카드는 와일드가 아니에요.
   *[official] 처음 뒤집은 카드도 효과가 있어요.
}
field-wild-draw-four = 와일드 드로우 포
field-wild-draw-four-what = 언제 낼 수 있고 챌린지할 수 있는지.
value-wild-draw-four = { $value ->
    [strict] 정당할 때만
    [free] 언제든
   *[challenge] 챌린지 가능
}
rule-wild-draw-four = { $value ->
    [strict] 와일드 드로우 포는 정당할 때만 낼 수 있어서 챌린지가 없어요.
    [free] 와일드 드로우 포는 언제든 낼 수 있고 챌린지가 없어요.
   *[challenge] 와일드 드로우 포에 챌린지할 수 있어요.
}
field-four-needs = +4의 조건
field-four-needs-what = 갖고 있으면 와일드 드로우 포를 내는 것이 반칙인 카드.
value-four-needs = { $value ->
    [no_playable] 다른 카드를 못 낼 때
   *[no_color] 지금 색이 없을 때
}
rule-four-needs = { $value ->
    [no_playable] 와일드 드로우 포는 낼 수 있는 다른 카드가 없을 때만 정당해요. 다른 와일드 드로우 포는 세지 않아요.
   *[no_color] 와일드 드로우 포는 지금 색의 카드가 없을 때만 정당해요.
}
field-challenge-shows = 챌린지받은 패
field-challenge-shows-what = 챌린지받은 패를 누가 보는지.
value-challenge-shows = { $value ->
    [all] 모두에게 공개
   *[challenger] 챌린지한 사람에게만
}
rule-challenge-shows = { $value ->
    [all] 챌린지를 받은 패는 모두가 봐요.
   *[challenger] 챌린지를 받은 패는 챌린지한 사람만 봐요.
}
field-stacking = 쌓기
field-stacking-what = 드로우 카드에 드로우 카드로 답해서 쌓인 만큼 넘길 수 있는지.
value-stacking = { $value ->
    [same] 같은 카드
    [raise] 같거나 더 큰 +
    [any] 아무 드로우 카드
    [no_wild] 같은 카드, 와일드 제외
   *[none] 없음
}
rule-stacking = { $value ->
    [same] 드로우 카드는 쌓여요. 같은 장수를 뽑게 하는 카드로 답하면 합계가 넘어가요.
    [raise] 드로우 카드는 쌓여요. 같거나 더 많은 장수를 뽑게 하는 카드로 답하면 합계가 넘어가요.
    [any] 드로우 카드는 쌓여요. 아무 드로우 카드로나 답하면 합계가 넘어가요.
    [no_wild] 드로우 카드는 쌓여요. 같은 장수를 뽑게 하는 색깔 카드로 답하면 합계가 넘어가요. 와일드로는 답할 수 없어요.
   *[none] 드로우 카드는 쌓이지 않아요.
}
field-reverse-sends-back = 리버스로 되돌리기
field-reverse-sends-back-what = 카드를 뽑아야 할 때 리버스를 내면 되돌려 보낼 수 있어요.
rule-reverse-sends-back = 카드를 뽑아야 할 때 색이 맞는 { $card } 카드를 낼 수 있어요. 그러면 앞 플레이어가 뽑아야 해요.
field-skip-passes-on = 스킵으로 넘기기
field-skip-passes-on-what = 카드를 뽑아야 할 때 스킵을 내면 넘길 수 있어요.
rule-skip-passes-on = 카드를 뽑아야 할 때 색이 맞는 { $card } 카드를 낼 수 있어요. 그러면 다음 플레이어가 뽑아야 해요.
field-draw = 뽑는 장수
field-draw-what = 내지 않을 때 몇 장을 뽑는지.
value-draw = { $value ->
    [until_playable] 맞을 때까지
   *[one] 한 장
}
rule-draw = { $value ->
    [until_playable] 내지 않으면 맞는 카드가 나올 때까지 뽑아요.
   *[one] 내지 않으면 한 장 뽑아요.
}
field-drawn-card = 뽑은 카드
field-drawn-card-what = 뽑은 카드가 맞으면 낼 수 있는지.
value-drawn-card = { $value ->
    [must_play] 꼭 내기
    [keep] 갖고 있기
   *[may_play] 낼 수 있음
}
rule-drawn-card = { $value ->
    [must_play] 뽑은 카드가 맞으면 꼭 내야 해요.
    [keep] 뽑으면 차례가 끝나요. 카드는 갖고 있어요.
   *[may_play] 뽑은 카드가 맞으면 바로 낼 수 있어요.
}
field-must-play = 꼭 내기
field-must-play-what = 맞는 카드가 있으면 꼭 내야 하고, 대신 뽑을 수 없어요.
rule-must-play = { $draws ->
    [press] 맞는 카드가 있으면 대신 누를 수 없어요.
   *[draw] 맞는 카드가 있으면 대신 뽑을 수 없어요.
}
field-play-after-drawing = 뽑은 뒤 내기
field-play-after-drawing-what = 남의 카드 때문에 뽑은 뒤에도 내 차례를 진행해요.
rule-play-after-drawing = { $draws ->
    [press] 남의 카드 때문에 누른 뒤에도 내 차례를 진행해요.
   *[draw] 남의 카드 때문에 뽑은 뒤에도 내 차례를 진행해요.
}
field-blind-draw = 블라인드 뽑기
field-blind-draw-what = 뽑은 카드는 다음 내 차례가 시작될 때 볼 수 있어요.
rule-blind-draw = { $draws ->
    [press] 발사기가 쏜 카드는 다음 내 차례가 시작될 때까지 나에게도 뒷면이에요.
   *[draw] 뽑은 카드는 다음 내 차례가 시작될 때까지 나에게도 뒷면이에요. 뽑은 차례에는 낼 수 없어요.
}
field-seven = 7로 바꾸기
field-seven-what = 7을 내면 고른 플레이어와 패를 바꿔요.
rule-seven = **7**을 내면 내가 고른 플레이어와 패를 바꿔요.
field-zero = 0으로 넘기기
field-zero-what = 0을 내면 모두의 패를 다음 플레이어에게 넘겨요.
rule-zero = **0**을 내면 모두의 패를 다음 플레이어에게 넘겨요.
field-keep-hands = 바꾸기 선택
field-keep-hands-what = 패를 옮기지 않고 7이나 0을 낼 수 있어요.
rule-keep-hands = **7**이나 **0**을 내도 패를 그대로 둘 수 있어요.
field-jump-in = 끼어들기
field-jump-in-what = 차례가 아니어도 똑같은 카드를 낼 수 있어요.
rule-jump-in = 맨 위와 똑같은 카드가 있으면 차례가 아니어도 낼 수 있어요. 그다음은 나부터 이어져요.
field-several = 여러 장 내기
field-several-what = 숫자나 기호가 같은 카드를 함께 낼 수 있어요.
rule-several = 한 차례에 숫자나 기호가 같은 카드를 함께 낼 수 있어요.
field-bomb = 폭탄
field-bomb-what = 세 장 이상 한 번에 내면 나머지가 모두 한 장씩 뽑아요.
rule-bomb = { $draws ->
    [press] 세 장 이상 한 번에 내면 나머지가 모두 발사기를 한 번씩 눌러요.
   *[draw] 세 장 이상 한 번에 내면 나머지가 모두 한 장씩 뽑아요.
}
field-uno = 우노
field-uno-what = 우노를 어떻게 외치는지.
value-uno = { $value ->
    [strict] 마지막 한 장일 때
    [announced] 자동
    [off] 안 외침
   *[call] 직접 외침
}
rule-uno = { $value ->
    [strict] 우노는 한 장 남은 뒤에 외쳐야 인정돼요.
    [announced] 우노를 자동으로 외쳐요.
    [off] 우노를 외치지 않아도 돼요.
   *[call] 한 장 남으면 우노를 외치세요.
}
field-uno-penalty = 우노를 잊으면
field-uno-penalty-what = 우노를 잊어 걸렸을 때의 벌칙.
value-uno-penalty = { $value ->
    [0] 없음
   *[other] { $draws ->
        [press] { $value }번 누르기
       *[draw] { $value }장
    }
}
rule-uno-penalty = { $value ->
    [0] 우노를 잊어 걸려도 벌칙은 없어요.
   *[other] 우노를 잊어 걸리면 카드 { $value }장을 뽑아요.
}
field-false-catch = 잘못 잡기
field-false-catch-what = 잘못 잡았을 때의 벌칙.
value-false-catch = { $value ->
    [0] 없음
   *[other] { $draws ->
        [press] { $value }번 누르기
       *[draw] { $value }장
    }
}
rule-false-catch = { $value ->
    [0] 잘못 잡아도 벌칙은 없어요.
   *[other] { $draws ->
        [press] 잘못 잡으면 발사기를 { $value }번 눌러요.
       *[draw] 잘못 잡으면 카드 { $value }장을 뽑아요.
    }
}
field-wrong-play = 틀린 카드
field-wrong-play-what = 맞지 않는 카드를 냈을 때의 벌칙.
value-wrong-play = { $value ->
    [0] 없음
   *[other] { $draws ->
        [press] { $value }번 누르기
       *[draw] { $value }장
    }
}
rule-wrong-play = { $value ->
    [0] 틀린 카드를 내도 벌칙은 없어요.
   *[other] { $draws ->
        [press] 맞지 않는 카드를 내면 발사기를 { $value }번 눌러요.
       *[draw] 맞지 않는 카드를 내면 카드 { $value }장을 뽑아요.
    }
}
field-hand-limit = 카드 수 한도
field-hand-limit-what = 몇 장이면 너무 많은지.
value-hand-limit = { $value ->
    [0] 없음
   *[other] { $value }장
}
rule-hand-limit = { $value ->
    [0] 카드를 몇 장이든 들 수 있어요.
   *[other] 패의 한도는 { $value }장이에요.
}
field-at-limit = 한도에 닿으면
field-at-limit-what = 카드 수 한도에 닿으면 어떻게 되는지.
value-at-limit = { $value ->
    [no_draw] 뽑기 불가
   *[out] 탈락
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] 한도에 닿으면 내는 대신 누를 수 없지만 패스는 할 수 있어요.
       *[draw] 한도에 닿으면 내는 대신 뽑을 수 없지만 패스는 할 수 있어요. 드로우 카드를 맞으면 그래도 뽑아요.
    }
   *[out] 한도에 닿은 플레이어는 이번 라운드에서 탈락해요.
}
field-knock-out = 탈락 점수
field-knock-out-what = 카드 수 한도로 탈락한 플레이어의 점수.
value-knock-out = { $value ->
    [0] 가진 카드만큼
   *[other] { $value }점
}
rule-knock-out = { $value ->
    [0] 탈락한 플레이어의 카드도 점수로 세요.
   *[other] 탈락한 플레이어는 카드 대신 { $value }점으로 세요.
}
field-last-card = 마지막 카드
field-last-card-what = 어떤 카드로 끝낼 수 있는지.
value-last-card = { $value ->
    [no_action] 액션 카드 제외
    [no_wild] 와일드 제외
   *[any] 아무거나
}
rule-last-card = { $value ->
    [no_action] 액션 카드나 와일드로는 끝낼 수 없어요.
    [no_wild] 와일드로는 끝낼 수 없어요.
   *[any] 어떤 카드로든 끝낼 수 있어요.
}
field-teams = 팀전
field-teams-what = 파트너끼리 마주 앉아 점수를 함께 얻어요.
rule-teams = 파트너끼리 마주 앉아 점수를 함께 얻어요. 상대 팀의 패만 점수로 세요.
field-both-out = 둘 다 끝내기
field-both-out-what = 파트너 둘 다 카드를 다 내야 팀이 라운드를 이겨요.
rule-both-out = 한 팀의 두 사람이 모두 카드를 다 낼 때까지 라운드가 계속돼요. 먼저 끝낸 파트너는 관전해요.
field-elimination = 서바이벌
field-elimination-what = 라운드마다 패의 점수가 가장 높은 플레이어가 탈락해요.
rule-elimination = 라운드가 끝날 때마다 패의 점수가 가장 높은 플레이어가 탈락해요. 끝까지 남은 사람이 게임을 이겨요. 목표 점수는 상관없어요.
field-revenge = 복수
field-revenge-what = 쌓기로 답하면 합계가 두 배가 돼요.
rule-revenge = 쌓기로 답하면 새 카드를 더하기 전에 합계가 두 배가 돼요. 50장을 넘지는 않아요.
field-open-hands = 패 공개
field-open-hands-what = 이보다 적은 패는 공개돼요.
value-open-hands = { $value ->
    [0] 안 함
   *[other] { $value }장 미만
}
rule-open-hands = { $value ->
    [0] 패는 공개하지 않아요.
   *[other] 카드가 { $value }장보다 적은 패는 모두에게 공개돼요.
}
field-no-hints = 표시 없음
field-no-hints-what = 낼 수 있는 카드를 표시하지 않아요.
rule-no-hints = 내 패에서 낼 수 있는 카드를 표시하지 않아요.
field-reshuffle-seats = 자리 섞기
field-reshuffle-seats-what = 새 라운드마다 모두 자리를 무작위로 바꿔요.
rule-reshuffle-seats = 첫 라운드를 빼고 라운드마다 모두 자리를 무작위로 바꿔요. 점수는 따라가요. 다음 딜러는 지난 딜러의 새 자리 왼쪽이에요.
field-blitz = 블리츠
field-blitz-what = 라운드의 제한 시간. 끝나면 점수가 가장 적은 쪽이 이겨요.
value-blitz = { $value ->
    [0] 끔
   *[other] 라운드당 { $value }초
}
rule-blitz = { $value ->
    [0] 라운드에 시간 제한이 없어요.
   *[other] 라운드는 최대 { $value }초예요. 그때 패의 점수가 가장 적은 쪽이 이겨요.
}
field-turn-seconds = 차례 시간
field-turn-seconds-what = 한 차례에 쓸 수 있는 시간.
value-turn-seconds = { $value ->
    [0] 서버 설정대로
   *[other] { $value }초
}
rule-turn-seconds = { $value ->
    [0] 한 차례에 쓸 수 있는 시간은 서버 설정을 따라요.
   *[other] 한 차례에 { $value }초까지 쓸 수 있어요.
}

house-rules-title = 이 게임의 규칙
house-rules-preset = 프리셋 고르기
house-rules-deck = 덱 고르기
house-rules-deck-what = { $what } { $low }~{ $high }명용.
house-rules-group = 규칙 하나씩 바꾸기
house-rules-other-number = 다른 숫자…
house-rules-code = 규칙 코드 붙여넣기
house-rules-code-label = 다른 테이블에 나온 코드
house-rules-number-label = { $low }부터 { $high }까지의 숫자
refused-only-host-rules = 규칙은 방장 { $host }님만 바꿀 수 있어요.
refused-running-rules = 게임이 시작돼서 규칙은 그대로예요.
refused-no-such-number = { $low }부터 { $high }까지의 숫자를 입력하세요.

### invitations

## invitations

button-invite-voice-channel = 음성 채널 초대
button-invite-voice = 내 음성 채널의 { $count }명 초대
button-invite-voice-some = 음성 채널 { $total }명 중 { $count }명 초대
button-to-table = 테이블로 가기
button-to-channel = 채널로 가기
invitation-title = 누구를 초대할까요?
invitation-how = 상대에게 참가 버튼이 있는 메시지를 보내요.
invitation-whom = 플레이어 고르기…
invitation-dm = **{ $name }**님이 **{ $server }**에서 우노 한 판 하자고 초대했어요.
invitation-dm-joined = **{ $server }**의 테이블에 자리가 있어요.
invitation-call = { $people }: **{ $name }**님이 여기서 우노 하자고 초대해요. 테이블에서 **참가**를 누르세요!
note-invited = { $name }님에게 초대를 보냈어요. 보이지 않으면 메시지 요청에 있을 거예요.
note-invite-soon = { $name }님은 약 { $time } 뒤에 초대를 받아요. 1초에 하나씩 보내고 있어서 차례를 기다려요.
note-invited-here = { $name }님에게 메시지를 보낼 수 없어서 채널에서 불렀어요.
note-invited-voice = 채널에서 { $count }명을 불렀어요.
note-invited-voice-rest = 한 테이블의 초대는 { $most }번까지라서 나머지 { $count }명은 부르지 못했어요.
refused-invite-bot = 봇이에요. AI와 하려면 **AI 플레이어 추가**를 쓰세요.
refused-invite-stranger = { $name }님은 이 채널을 볼 수 없어서 여기서 할 수 없어요.
refused-invite-seated = { $name }님은 이미 테이블에 있어요.
refused-invite-kicked = { $name }님은 내보내졌어요. 방장 { $host }님만 초대할 수 있어요.
refused-invite-again = { $name }님은 이미 이 테이블에 초대받았어요.
refused-invite-lately = { $name }님은 방금 초대받았어요. 몇 분만 기다려 주세요.
refused-invite-many = 이 테이블은 초대를 충분히 보냈어요.
refused-invite-nobody = 음성 채널에 초대할 사람이 더 없어요.

## notify_me

button-notify-me = 알림 받기
button-notify-me-off = 알림 그만 받기
notify-me-on = { $channel }에 다음 테이블이 열리면 여기서 알려 드릴게요.
notify-me-off = 이제 { $channel }에 테이블이 열려도 알리지 않을게요.
notify-me-call = { $mentions }, 새 테이블이 열렸어요. **참가**를 누르면 앉을 수 있어요.
refused-notify-me-full = 이 채널의 알림 목록이 꽉 차서 더 추가할 수 없어요.

### threads

## threads

thread-begins = 🧵 **{ $name }**님이 스레드에 테이블을 열어요.
thread-points = 🧵 **{ $name }**님이 테이블을 열었어요: { $thread }
thread-name = { $name }님과 우노
note-thread-permission = 스레드를 열려면 { $missing } 권한이 필요해서 테이블을 채널에 열었어요.
note-no-thread = 지금은 디스코드가 스레드를 못 열게 해서 테이블을 채널에 열었어요.
note-thread-closes = 이 스레드는 { $time } 동안 메시지가 없으면 닫혀요. 여기서는 한 차례가 더 오래 걸릴 수 있어요. { $missing } 권한이 있으면 일주일 동안 열어 둘 수 있어요.

### solo

## alone

button-alone = 혼자 하기
button-ai-pace-normal = AI: 보통
button-ai-pace-fast = AI: 빠르게
button-ai-pace-at-once = AI: 바로
alone-in-direct = 게임은 [다이렉트 메시지]({ $link })에 있어요. 거기서 AI와 하니까 아무도 기다리게 하지 않아요. 보이지 않으면 메시지 요청에 있을 거예요.
note-alone-soon = 약 { $time } 뒤 다이렉트 메시지에 게임이 열려요. 지금 시작하는 사람이 많네요. 링크는 여기로 와요.
note-alone-goes-on = 게임은 여기서 이어져요. 새로 시작하려면 먼저 **더 보기** → **게임 끝내기**로 끝내세요.
refused-adjourned-alone = 게임이 그대로 기다리고 있어요. **이어서 하기**로 이어가고, `/uno start`로 새로 시작할 수 있어요.
refused-alone-no-direct = 메시지를 보낼 수 없어요. 다이렉트 메시지를 열어 거기서 `/uno start`를 쓰거나, 개인정보 설정에서 다이렉트 메시지를 허용해 주세요.

## solo

button-what-if = 만약에…
what-if-title = 만약에…
what-if-ask = { $ply }번째 수부터 같은 섞기로 이어서 해 봐요. 다른 자리는 모두 AI가 바로 해요. 원래 게임은 그대로예요. 누구의 카드로 할까요?
what-if-line = 만약에, { $ply }번째 수부터 · 나는 { $name }
button-go-on = 계속 ▶
button-next-round = 다음 라운드
button-replay-back = 리플레이로
refused-solo-gone = 더 이상 보관하지 않는 게임이에요. 리플레이에서 새로 시작하세요.
refused-solo-broken = 다른 버전에서 만든 게임이라 이어갈 수 없어요. 리플레이에서 새로 시작하세요.
refused-solo-no-move = 아직 무를 것이 없어요.

### daily

## daily

daily-title = 🗓️ 데일리 게임 · { $day }
daily-how = 혼자서 AI 세 명과 다섯 라운드: 기회는 한 번, 시간 제한은 없어요. 라운드를 이기면 다른 모든 패의 점수를 얻고, 지면 내 패의 점수만큼 잃어요.
daily-squares = 🟩 승리 · 🟨 패의 점수 { $close }점 이하로 패배 · 🟥 그보다 많이 남기고 패배
daily-world = 🌍 전 세계 게임
daily-server = 🏠 이 서버의 게임
daily-new = 아직 안 했어요.
daily-begun = 하던 중이에요. 멈춘 곳부터 이어가세요.
daily-replaced = 봇의 다른 버전에서 시작한 게임이라 이 버전에서는 이어갈 수 없어요. 다시 시작할 수 있어요.
daily-damaged = 저장된 데이터를 읽을 수 없어서 이 게임은 할 수 없어요. 봇 운영자에게 알려 주세요.
daily-unfinished = 시작했지만 시간이 다 됐어요.
daily-missed = 하지 않았어요.
daily-change = 다음 게임은 { $when }, UTC 자정에 나와요. 이미 시작했다면 { $until }까지 끝낼 수 있어요.
daily-sealed = 🔒 여기 { $season }의 모든 게임은 첫 게임 전에 봉인했어요: `{ $end }`
daily-seed = 🔑 이 게임의 비밀 시드: `{ $seed }`
daily-steps = 시드에 SHA-256을 { $steps }번 적용하면 { $season }의 봉인이 나와야 해요: `{ $end }`. `unobot verify`로 내 기록에서 확인할 수 있어요.
daily-line = { $deal }, { $day }
daily-over = 오늘의 데일리 게임이 끝났어요
daily-points = **{ $points }**점
daily-round = { $mark } { $number }라운드: { $square ->
    [w] 승리
   *[other] 패배
}, { $points }
daily-square = { $square ->
    [w] 승리
    [c] 아깝게 패배
   *[other] 패배
}
daily-totals = 모든 자리: { $totals }
daily-streak = 🔥 **{ $now }**일 연속 · 최고: { $best }일
daily-beaten = 📊 여기 다른 { $others }명 중 **{ $beaten }**명보다 높아요
daily-quartiles = 여기서 한 { $played }명은 대부분 { $low }점에서 { $high }점이에요. 가운데는 { $middle }점이에요.
daily-posted = unobot daily { $day } · { $deal }
daily-record = 내 라운드의 기록과 시드예요. `unobot verify { $file }` 명령으로 시드, 카드, AI의 모든 플레이를 확인할 수 있어요.
button-daily-play = 하기
button-daily-go-on = 이어가기
button-daily-back = 모든 게임
button-daily-yesterday = 어제
button-daily-today = 오늘
button-daily-open = 오늘의 게임 하기
button-daily-record = 내 기록

refused-daily-date = 모르는 날짜예요. 이렇게 써 주세요: { $today }.
refused-daily-future = { $day } 게임은 아직이에요. { $when } 열려요. 오늘 게임은 { $today } 게임이에요.
refused-daily-gone = 더 이상 보관하지 않는 기록이에요. `/uno daily`에서 오늘의 게임을 볼 수 있어요.
refused-daily-broken = 이 게임의 기록이 바뀌어서 이어갈 수 없어요. `/uno daily`에서 오늘의 게임을 볼 수 있어요.
refused-daily-version = 이 게임은 버전 { $version }인데, 저는 버전 { $known } 카드를 나눠요. `/uno daily`에서 할 수 있는 게임을 볼 수 있어요.
refused-daily-over = { $day } 게임은 시간이 끝났어요. `/uno daily`에서 오늘의 게임을 볼 수 있어요.
refused-daily-erased = 이 게임을 시작한 뒤 데이터를 지웠어요. 데일리 게임은 한 번만 시작할 수 있으니 다음 게임을 하세요.
refused-daily-server = 서버의 게임은 그 서버에서만 시작할 수 있어요. 여기서는 전 세계 게임을 할 수 있어요.
refused-daily-elsewhere = 다른 서버의 결과예요. 그 서버에 올려 주세요.
refused-daily-not-over = 마지막 라운드가 끝난 뒤 서버에서 결과를 올릴 수 있어요.
refused-daily-sealed = 하루가 끝날 때까지 시드는 비밀이에요. { $when } 다시 물어봐 주세요.

### tournament

## tournament

tournament-title = 🏆 토너먼트의 밤
tournament-host = 주최: **{ $host }**님.
tournament-plan = 라운드: { $rounds }, 4인 테이블 · 그다음 상위 네 명의 결승 · 라운드당 { $minutes }분 · 순위에 따라 3, 2, 1, 0점
tournament-plan-duplicate = 라운드: { $rounds }, 같은 카드로 하는 4인 테이블 · 라운드당 { $minutes }분 · 다른 테이블의 같은 자리와 겨뤄 매치 포인트 0~100점
tournament-no-show = 체크인은 { $left }(**{ $at }**)에 끝나요. 그때까지 체크인하지 않으면 첫 라운드에 못 나가요.
tournament-sign-up = 지금 참가하세요. 체크인은 { $left }(**{ $at }**)에 시작해요(끝: **{ $until }**). 그때까지 체크인하지 않으면 첫 라운드에 못 나가요.
tournament-extended = 체크인한 사람이 너무 적어서 마지막으로 한 번 더 기회를 드려요.
tournament-limited = 🔒 서버 관리자가 규칙을 고정해서, 앞으로 열릴 테이블은 서버 규칙을 써요.
tournament-ready = ✅ **체크인 { $count }명:** { $names }
tournament-nobody = 아직 아무도 체크인하지 않았어요. 네 명이면 시작할 수 있어요.
tournament-signed = ▫️ **체크인 전 { $count }명:** { $names }
tournament-dropped = ➖ **기권 { $count }명:** { $names }
tournament-absent = 💤 **불참:** { $names }. **참가**를 누르면 다음 라운드에 돌아와요.
tournament-late = ⏳ **다음 라운드부터:** { $names }
tournament-round = { $round }/{ $rounds }라운드
tournament-final = 결승
tournament-round-ends = { $left }(**{ $at }**)에 끝나요. 그 뒤에는 AI가 최대 { $minutes }분 동안 모두 대신 해요.
tournament-deal = 모든 테이블이 같은 카드로 해요. 🔒 시작 전에 봉인 · `{ $seal }`
tournament-sealed = 🔒 추첨은 미리 봉인 · `{ $seal }`
tournament-sealed-how = 첫 라운드의 대진, 모든 자리, 모든 동점 처리는 이미 비밀 값으로 정해졌고 아무도 바꿀 수 없어요. 확인하려면 이 줄을 보관하세요. 토너먼트가 끝나고 **추첨 확인**으로 봉인을 열면 둘이 같아야 해요.
tournament-lots-right = ✅ 추첨은 조작되지 않았어요. 첫 테이블과 모든 자리는 누가 참가하기 전에 봉인한 비밀 값에서 나왔어요.
tournament-lots-wrong = ❌ 뭔가 잘못됐어요. 이 테이블들은 누가 참가하기 전에 봉인한 비밀 값에서 나오지 않아요.
tournament-lots-commitment = 🔒 처음부터 보여 준 지문: `{ $seal }`
tournament-lots-yourself = 저희를 믿지 않아도 돼요. `{ $file }` 파일에 모든 사람과 테이블이 있어요. `docs/fair-deals.md` 문서에 추첨이 비밀 값에서 어떻게 나오는지 적혀 있어요.
tournament-table = **테이블 { $table }** · { $people }
tournament-refused = ⚠️ 테이블 { $table }: 디스코드가 메시지나 스레드를 막아서 열지 못했어요. *메시지 보내기* 등 이 채널의 봇 권한을 확인하세요. { $until }까지 계속 시도해요. 그 뒤에는 하지 않은 테이블로 처리해요.
tournament-not-opened = ⚠️ 테이블 { $table }: 디스코드가 메시지나 스레드를 막아서 열 수 없었어요. 이 테이블 사람들은 하지 않은 테이블의 점수를 받아요.
tournament-ais = AI { $count }명
tournament-next = { $round }: { $left } 시작
tournament-won = 🏆 { $name }님이 토너먼트에서 우승했어요
tournament-ended-host = 주최자가 토너먼트를 닫았어요.
tournament-ended-admin = 관리자가 토너먼트를 닫았어요.
tournament-ended-people = 남은 사람이 너무 적어서 토너먼트가 끝났어요.
tournament-ended-server = 채널이 없어져서 토너먼트가 끝났어요.
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }
tournament-out = 탈락
tournament-more = { $count }명 더
tournament-legend = 점수 · 라운드별 순위 · 동점을 가르는 상대들의 점수. 그다음은 이긴 테이블, 우노 점수, 추첨 순서예요.
tournament-legend-short = 괄호: 동점을 가르는 상대들의 점수. 그다음은 이긴 테이블, 우노 점수, 추첨 순서예요.
tournament-legend-duplicate = 매치 포인트 · 라운드별 같은 자리 순위. 다른 모든 테이블의 같은 자리를 이기면 100점, 평균이면 50점. 그다음은 1등 횟수, 우노 점수, 추첨 순서예요.
tournament-legend-final = 결승에 오른 사람이 먼저, 결승 순위대로예요.
tournament-alt = 순위: { $rows }
tournament-call = 🃏 **{ $round }, 테이블 { $table }:** { $people }, 바로 아래가 여러분의 테이블이에요. **내 패**로 카드를 볼 수 있어요.
tournament-call-closed = 🃏 **{ $round }, 테이블 { $table }:** { $people }, 여러분의 테이블은 채널 목록에 보이는 비공개 스레드예요. 같은 카드로 하기 때문에 다른 테이블 사람은 볼 수 없어요. **내 패**로 카드를 볼 수 있어요.
tournament-thread = { $round } · 테이블 { $table }
tournament-check-in-call = { $people }: 토너먼트 체크인을 해 주세요. { $when } 시작해요. { $link }

button-tournament-join = 참가
button-tournament-check-in = 참가 / 체크인
button-tournament-drop = 기권
button-tournament-start = 시작
button-tournament-go-on = 지금 시작
button-tournament-close = 닫기
button-tournament-lots = 추첨 확인
button-tournament-close-yes = 네, 닫을게요

tournament-close-ask = 모두의 토너먼트를 닫을까요? 순위는 그대로 남고 테이블은 계속돼요.
note-tournament-opened = 토너먼트를 열었어요. 나도 참가할 수 있어요.
note-tournament-bumped = 이 채널에 토너먼트가 열려 있어요. 메시지를 다시 올렸어요.
refused-tournament-unseen = 디스코드가 여기에 토너먼트를 못 올리게 해서 열지 않았어요. 다른 채널에서 해 보거나 제 권한을 관리자에게 물어봐 주세요.
refused-tournament-bump = 이 채널에 토너먼트가 열려 있어요. 지금은 디스코드가 메시지를 다시 못 올리게 해서 그대로 있어요. 제 권한을 관리자에게 물어봐 주세요.
note-tournament-joined = 참가했어요. { $when }부터 같은 버튼으로 체크인하세요.
note-tournament-checked-in = 체크인했어요. 토너먼트는 { $when } 시작해요.
note-tournament-next-round = 다음 라운드부터 참가해요.
note-tournament-dropped = 기권했어요. 결과는 남고, **참가**로 돌아올 수 있어요.
note-tournament-started = 라운드를 시작해요.
note-tournament-closed = 토너먼트를 닫았어요.

refused-tournament-few = 토너먼트에는 { $needed }명이 필요한데 { $count }명이 체크인했어요. 더 기다리거나 `/uno start`로 모두 함께할 테이블 하나를 여세요.
refused-tournament-taken = 이 채널에는 이미 토너먼트가 있어요. `/uno tournament`로 볼 수 있어요.
refused-tournament-gone = 이제 여기에 없는 토너먼트예요.
refused-tournament-over = 끝난 토너먼트예요. `/uno tournament`로 다음 토너먼트를 열 수 있어요.
refused-tournament-in = 참가했어요. 테이블을 부를 때까지 할 일은 없어요.
refused-tournament-early = 이미 명단에 있어요. { $when }부터 체크인하세요.
refused-tournament-late = 참가할 라운드가 남아 있지 않아요. 다음 토너먼트는 누구나 참가할 수 있어요.
refused-tournament-full = 토너먼트가 꽉 찼어요: { $most }명.
refused-tournament-not-in = 이 토너먼트에 없어서 기권할 수 없어요. **참가**로 들어올 수 있어요.
refused-tournament-playing = 라운드가 진행 중이에요. 테이블이 모두 끝나면 다음 라운드가 시작돼요.
refused-tournament-host = 주최자 { $host }님이나 운영진만 할 수 있어요.
refused-tournament-place = 토너먼트는 테이블마다 스레드를 열기 때문에 텍스트 채널이 필요해요.
refused-tournament-threads = 토너먼트에는 테이블마다 스레드가 필요해요. { $why }
refused-tournament-teams = 토너먼트는 플레이어마다 순위를 매겨서 팀전을 할 수 없어요. 팀전이 없는 규칙을 고르세요.
refused-tournament-table = 토너먼트의 테이블이라 운영진만 할 수 있어요. 토너먼트 메시지의 **기권**으로 그만둘 수 있어요.

### results

## results

round-out = **{ $name }**님이 { $number }라운드 승리
round-drawn = { $number }라운드는 무승부
round-out-with = **{ $name }**님의 마지막 카드: { $emoji } { $card }.
round-drawn-won = 아무도 끝낼 수 없었고, **{ $name }**님의 점수가 가장 적었어요.
round-drawn-tied = 아무도 끝낼 수 없었고, 둘 이상의 점수가 가장 적었어요. 점수를 얻는 사람은 없어요.
round-drawn-golf = 아무도 끝낼 수 없었어요.
round-last-left = **{ $name }**님이 마지막까지 남았어요.
round-until-last = **{ $name }**님이 가장 먼저 끝냈어요.
round-scored = { $points }점이에요.
round-sum-part = { $points } **{ $name }**
round-sum-part-out = { $points } **{ $name }** ({ $limit }장 탈락)
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **남은 카드**
round-hand = **{ $name }**, { $points }점: { $cards }
round-hand-out = **{ $name }**, { $points }점: 한도 { $limit }장으로 탈락
round-hand-bare = **{ $name }**: { $cards }
round-hand-bare-out = **{ $name }**: 한도 { $limit }장으로 탈락
round-hand-uncounted = **{ $name }**, 세지 않는 { $points }점: { $cards }
round-next = 다음 라운드는 { $when } 시작해요.
round-next-soon = 곧 다음 라운드가 시작돼요.
round-ready = 준비: { $names }.
button-ready = 준비

scores-title = { $scoring ->
    [golf] **점수**: { $rounds }라운드 뒤 가장 적으면 승리
    [best_of] **이긴 라운드**, { $rounds }라운드 승부
   *[points] **점수**, { $target }점까지
}
placing-title = **순위**
match-won = 🏆 **{ $name }**님이 게임에서 승리
match-won-team = 🏆 **{ $name }**님과 **{ $partner }**님이 게임에서 승리
match-closed = 게임을 일찍 끝냈어요
match-closed-scores = 지금까지의 점수예요. 승자는 없어요.
match-again = **리매치**를 누르면 아직 있는 사람들이 모두 앉아요. **다른 규칙**은 규칙부터 바꿔요.
match-sealed = 🔒 다른 테이블이 아직 이 카드로 하고 있어요. 이번 라운드의 마지막 테이블이 끝날 때까지 패, 점수, 하이라이트는 보여 주지 않아요.
match-uncounted = 서버 밖의 게임은 전적에 남지 않아요.
match-of-ais = AI끼리 끝까지 한 게임이라 누구의 전적에도 남지 않아요.
match-of-nobody = 끝날 때 아무도 없어서 누구의 전적에도 남지 않아요.
match-leavers = 결과와 레이팅에서는 일찍 나간 { $names }님이 꼴찌예요.
match-followed = 이 플레이어들의 다음 게임은 더 아래에 있어요.
match-seed = 🔓 섞기의 비밀 값: `{ $seed }`
button-other-rules = 다른 규칙
refused-not-of-the-match = 이 게임의 플레이어만 리매치를 신청할 수 있어요. `/uno start`로 내 테이블을 열 수 있어요.

## stats

stats-title = 📊 { $name }
stats-record = 🏆 **{ $matches }**게임 · **{ $wins }**승 ({ $share })
stats-rating = 📈 평균적인 4인 테이블의 예상 승률 **{ $share }** ({ $low }–{ $high })
stats-unrated = 📈 레이팅: **?** · 다른 사람과 한 게임 { $played }/{ $needed }
stats-points = 🪙 라운드당 **{ $points }**점
stats-streak = 🔥 최다 연승: **{ $best }** · 지금: **{ $now }**
stats-unos = 👁️ 잡은 우노: **{ $caught }** · 잊은 우노: **{ $missed }**
stats-challenges = ⚖️ 챌린지: 성공 **{ $right }** · 실패 **{ $wrong }**
stats-colors = 🎨 고른 색: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 최근 순위, 마지막이 최신: { $places }
stats-legend-rating = 📈 평균적인 4인 테이블의 예상 승률
stats-legend = 👑 승리 · 🪙 라운드당 점수 · 🔥 최다 연승 · 👁️ 잡은 우노, ❗ 잊은 우노 · ⚖️ 챌린지 ✓ 성공, ✗ 실패
stats-none = { $name }님은 아직 여기서 끝낸 게임이 없어요.
stats-none-own = 아직 여기서 끝낸 게임이 없어요. 한 게임 하면 전적이 시작돼요.
stats-none-filtered = { $name }님이 끝낸 게임 중 맞는 것이 없어요. 다른 시즌이나 규칙을 고르세요.
stats-partial = 밴된 서버의 게임은 빠져 있어요.
button-stats-mine = 내 전적
button-post = 여기에 올리기

refused-stats-bot = { $name }: 봇이에요. 전적은 사람만 있어요.
refused-stats-direct = 여기서는 내 전적만 볼 수 있어요. 다른 사람은 서버에서 보세요.
refused-stats-season-direct = 다이렉트 메시지에서는 모든 게임을 함께 보여 줘요. 시즌과 규칙은 서버에서 골라 주세요.
refused-season = 여기에 “{ $season }” 시즌은 없어요. 이 중에서 고르세요: { $seasons }.
refused-rules-unplayed = 여기서 이 규칙으로 끝낸 게임이 없어요. 다른 규칙을 고르세요.
refused-post = 이 채널에 메시지를 보낼 수 없는 상태라서 대신 올리지 않아요.
refused-posted = 이 페이지는 이미 채널에 있어요.
season-all = 전체 기간
season-all-rules = 모든 규칙

rating-line = 📈 레이팅: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played }/{ $needed }게임)

## leaderboard

leaderboard-title = 🏆 순위표 · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count }게임
leaderboard-what = 평균적인 4인 테이블에서 예상되는 승률과 오차예요. 공동 순위는 차이를 가리기 어려운 플레이어예요. “?”는 다른 사람과 20게임을 해야 사라져요.
leaderboard-none = 아직 순위가 없어요. 다른 사람과 한 게임을 끝내면 이 목록에 올라요.
leaderboard-you-none = 아직 목록에 없어요. 다른 사람과 한 게임을 끝내세요.
leaderboard-you-off = 레이팅을 받지 않기로 했어요. `/uno me`에서 바꿀 수 있어요.
button-leaderboard = 순위표
refused-leaderboard-direct = 순위표는 서버마다 있어요. 서버에서 이 명령어를 쓰세요.

## history

history-channel = 이 채널에서 끝난 게임
history-server = 이 서버에서 끝난 게임
history-mine = 이 서버에서 내가 끝낸 게임
button-history-channel = 이 채널
button-history-server = 이 서버
button-history-mine = 내 게임
button-history-older = 이전 ▶
history-empty = 아직 여기서 끝난 게임이 없어요. `/uno start`로 테이블을 여세요.
history-end = 더 오래된 게임은 없어요.
history-unfinished = 일찍 끝남
history-player = { $name } ({ $score })
history-rounds = { $count }라운드
history-others = 외 { $count }명
refused-history-place = 게임 기록은 서버마다 있어요. 서버에서 이 명령어를 쓰세요.

## achievements

achievements-title = 내 업적
achievements-title-of = { $name }님의 업적
achievements-count = 이 서버에서 { $count }/{ $all }
achievements-none = 아직 없어요. 게임이 끝날 때 저절로 얻어요.
achievements-none-of = 이 서버에서는 아직 없어요.
achievements-private = **{ $name }**님은 업적을 공개하지 않아요.
button-achievements = 업적
achievement-line = 🏅 새 업적: { $told }
achievement-new = **{ $name }** ({ $what })
achievement-more = { $what } 외 { $count }개
refused-achievements-off = 이 서버는 업적이 꺼져 있어요.

preferences-achievements-on = 업적: 켬
preferences-achievements-off = 업적: 끔
preferences-achievements-what = 내 업적을 알리고 목록에 올릴지 정해요.
server-settings-achievements = 업적
server-settings-achievements-what = 게임이 끝날 때 새 업적을 알리고 목록에 올릴지 정해요.
server-settings-achievements-on = 켬
server-settings-achievements-off = 끔

achievement-winner = 첫 승리
achievement-winner-how = 게임에서 승리하기.
achievement-hattrick = 해트트릭
achievement-hattrick-how = 세 라운드를 연속으로 이기기.
achievement-sweep = 싹쓸이
achievement-sweep-how = 세 라운드 이상인 게임의 모든 라운드 이기기.
achievement-comeback = 대역전
achievement-comeback-how = 목표 점수의 40%만큼 뒤지다가 승리하기.
achievement-photo = 간발의 차
achievement-photo-how = 다른 플레이어가 목표의 90%에 닿았을 때 승리하기.
achievement-giant = 거인 사냥꾼
achievement-giant-how = 고수를 상대로 승리하기.
achievement-partners = 함께라면 더 강하게
achievement-partners-how = 다른 사람과 팀으로 승리하기.
achievement-untouched = 한 장도 안 뽑고
achievement-untouched-how = 카드를 한 장도 뽑지 않고 끝내기.
achievement-climber = 등산가
achievement-climber-how = 12장까지 들었다가 카드를 다 내기.
achievement-gift = 작별 선물
achievement-gift-how = 드로우 카드로 끝내기.
achievement-jumper = 번개처럼
achievement-jumper-how = 끼어들어서 끝내기.
achievement-trader = 남는 장사
achievement-trader-how = 패를 바꿔 다섯 장을 줄이고 카드를 다 내기.
achievement-eagle = 매의 눈
achievement-eagle-how = 한 게임에서 우노를 잊은 사람 세 번 잡기.
achievement-detector = 거짓말 탐지기
achievement-detector-how = 한 게임에서 챌린지를 두 번 해서 모두 성공하기.
achievement-honest = 숨길 것 없음
achievement-honest-how = 한 게임에서 챌린지를 두 번 받고 모두 결백하기.
achievement-clean = 무결점
achievement-clean-how = 한 게임 여덟 라운드 동안 우노를 한 번도 잊지 않기.
achievement-marathon = 마라톤
achievement-marathon-how = 열두 라운드짜리 게임을 끝까지 하기.
achievement-company = 좋은 친구들
achievement-company-how = 다른 사람 셋과 게임을 끝까지 하기.

## fairness

fairness-title = 여기 카드는 공정한가요?
fairness-cards = 여기서 나누거나 뽑은 카드는 { $count }장이에요.
fairness-odds = 이만큼 또는 더 크게 어긋나는 일은 공정한 서버 { $many }곳 중 { $count }곳에서 생겨요.
fairness-rare = 이만큼 또는 더 크게 어긋나는 일은 공정한 서버 { $many }곳 중 1곳도 안 돼요.
fairness-few = 확률과 비교하기엔 너무 적어요. 몇 라운드 더 필요해요.
fairness-row = { $kind }: **{ $drawn }** · 예상 { $expected }
fairness-numbers = { $color } 숫자
fairness-other = 다른 액션 카드와 와일드
fairness-how = 끝난 게임(최근 { $most }게임까지)에서 나누고 뽑은 모든 카드예요. 예상 장수는 뽑을 때마다 더미에 있던 카드로 계산해요.
fairness-check = 게임마다 카드를 한 장씩 확인할 수 있어요. 게임의 마지막 메시지에 **공정성 확인** 버튼이 있어요.
refused-fairness-place = 이 집계는 서버마다 있어요. 서버에서 이 명령어를 쓰세요.

## recap

button-recap = 무슨 일이 있었죠?
button-recap-short = 요약
recap-title = 내 지난 차례 이후
recap-title-all = 처음부터
recap-title-spectator = 이번 라운드 지금까지
recap-none = 아무 일도 없었어요.

## match_facts

facts-title = **하이라이트**
fact-draw = 가장 많이 뽑기: **{ $name }**님, { $count }장
fact-streak = 가장 긴 연속 내기: **{ $name }**님, 뽑지 않고 { $count }번
fact-catches = 우노 잡기: { $who }
fact-comeback-points = 대역전: **{ $name }**님이 { $count }점 뒤졌어요
fact-comeback-cards = 대역전: **{ $name }**님이 마지막 라운드에 카드 { $count }장을 들었어요
fact-rounds = { $count }라운드
fact-plays = { $count }번 냄
fact-rules = 규칙: { $rules }
tile-comeback-points = 최고의 역전
tile-comeback-cards = 카드 수 역전
tile-draw = 가장 많이 뽑기
tile-streak = 연속 내기
tile-catches = 우노 잡기
card-target = { $scoring ->
    [golf] 가장 적은 점수
    [best_of] { $rounds }라운드 승부
   *[points] { $target }점까지
}

## fair_deal

button-check-deal = 공정성 확인
fair-title = 공정성 확인
fair-sealed = 🔒 시작 전에 봉인한 덱 · `{ $seal }`
fair-sealed-how = 모든 카드의 순서는 이미 정해졌고 아무도 바꿀 수 없어요. 확인하려면 이 줄을 보관하세요. 게임이 끝나고 **공정성 확인**으로 봉인을 열면 둘이 같아야 해요.
fair-yes = 공정하게 나눴어요. 게임 전에 봉인한 비밀 값에서 그대로 나와요: { $drawn }.
fair-no = 뭔가 잘못됐어요. 이 카드는 게임 전에 봉인한 비밀 값에서 나오지 않아요.
fair-not-kept = 시드가 테이블에 보여 준 지문과 맞지 않아요.
fair-wrong = 기록의 { $line }번째 줄: { $what ->
    [commitment] 지문이 시드와 맞지 않아요.
    [source] 시드에서 나오는 섞기가 없어요.
    [drawn] 뽑은 카드나 추첨이 시드에서 나오지 않아요.
   *[rules] 규칙에 어긋나요.
}
fair-shuffles = 섞기 { $count }번
fair-lots = 추첨 { $count }번
fair-drawn = { $shuffles }, { $lots }
fair-commitment = 🔒 게임 전에 보여 준 지문: `{ $commitment }`
fair-seed = 🔑 그 지문(SHA-256)의 비밀 시드: `{ $seed }`
fair-start = ▶️ **시작**을 누른 ID도 섞여 있어요: `{ $start }`.
fair-began = 누른 때: { $when }.
fair-call = ▶️ { $table ->
    [first] 라운드의 첫 테이블
   *[own] 이 테이블
}로 플레이어를 부른 메시지 ID도 섞여 있어요: `{ $start }`.
fair-called = 보낸 때: { $when }.
fair-yourself = 저희를 믿지 않아도 돼요. 파일에 게임 전체가 있어요. `unobot verify record.jsonl` 명령이나 `docs/fair-deals.md` 문서를 따르는 아무 프로그램으로 확인하세요.
fair-proof-lobby = 증거예요: **시작**을 누르기 전에 로비에 이 지문이 있었어요. 보관해 둔 것과 같다면 아무도 이 플레이어들의 카드를 고르지 않았어요.
fair-proof-ready = 증거예요: 이 게임을 시작한 플레이어는 이전 게임의 **공정성 확인**에서 이 지문을 봤어요. 둘이 같다면 누르는 순간에 아무도 카드를 고르지 않았어요.
fair-proof-late = 버튼 한 번으로 시작한 게임이라 시드를 그때 뽑았어요. 지문을 미리 보관할 수 없었어요. 그래서 게임 중에 카드가 바뀌지는 않았지만, 아무도 고르지 않았다는 증거는 없어요.
fair-proof-tournament = 증거예요: 시드는 토너먼트의 비밀 값에서 나오고, 그 지문 `{ $seal }` 값은 열릴 때부터 토너먼트 메시지에 있었어요. 토너먼트가 끝나면 **추첨 확인**에서 비밀 값을 볼 수 있어요.
fair-coming = 🔒 **혼자 하기**처럼 버튼 한 번으로 시작할 다음 게임은 이미 봉인했어요: `{ $seal }`. 이 줄을 보관했다가 게임이 끝나고 비교하세요.
fair-trust = 다만 봇 운영자가 카드를 보지 않았다는 것까지는 증명할 수 없어요.

refused-not-over = 게임이 끝날 때까지 섞기는 비밀이에요.
refused-nothing-dealt = 여기서는 카드를 나누지 않았어요.
refused-sealed = 다른 테이블이 아직 이 카드로 하고 있어요. 이번 라운드의 마지막 테이블이 끝나면 다시 해 보세요.

### replay

## replay

button-replay = 리플레이
replay-title = 리플레이 · { $round }/{ $rounds }라운드
replay-moments = 명장면
button-first = ⏮
button-last = ⏭
button-moment-next = 명장면 ▶
refused-replay-gone = 더 이상 보관하지 않는 게임이라 리플레이가 없어요.
refused-replay-broken = 게임 기록이 잘렸거나 바뀌었거나 다른 버전에서 만들어져서 리플레이를 볼 수 없어요.
refused-replay-running = 아직 끝나지 않은 게임이에요. 끝나면 리플레이가 열려요.
refused-replay-channel = 이 게임은 { $channel }에서 했어요. 리플레이도 그곳에서 열려요.

## replay_files

button-save-page = 페이지로 저장
button-save-gif = GIF
files-page = **게임을 담은 페이지.** 파일을 저장해서 브라우저로 여세요. 인터넷 없이도 열리고 모든 패가 보여요.
files-gif = **게임의 명장면**
files-gif-alt = 명장면마다의 테이블 모습
refused-files-often = 방금 파일을 여러 개 만들었어요. 1분 뒤에 다시 해 보세요.
refused-files-failed = 파일을 만들지 못했어요. 잠시 뒤에 다시 해 보세요.
refused-files-too-large = 파일이 여기서 디스코드가 허용하는 크기보다 커요.
refused-data-too-large = 데이터가 여기서 디스코드가 허용하는 크기보다 커요. 봇 운영자에게 요청하세요.
refused-page-too-large = 게임이 너무 길어서 페이지로 만들 수 없어요. 대신 **리플레이**나 **GIF**를 쓰세요.

## replay_page

page-title = 우노 리플레이: { $names }
page-rules = 규칙: { $rules }
page-unfinished = 끝까지 하지 않은 게임이에요.
page-where = { $round }라운드 · { $number }/{ $total }번째 수
page-where-vote = 투표 · { $number }/{ $total }번째 수
page-board = 테이블
page-controls = 조작
page-position = 게임 위치
page-first = 처음으로
page-last = 끝으로
page-back = 한 수 뒤로
page-next = 한 수 앞으로
page-moment-back = 이전 명장면
page-moment-next = 다음 명장면
page-round-back = 이전 라운드
page-round-next = 다음 라운드
page-play = 재생
page-pause = 일시 정지
page-moments = 명장면
page-moves = 이 라운드의 진행
page-scores = 점수
page-places = 순위
page-round = 라운드
page-round-number = { $number }라운드
page-hand = { $name }님의 카드
page-two-sides = { $card }, 뒷면: { $back }
page-turn = 차례
page-uno = 우노 외침
page-silent = 우노 안 외침
page-out = 탈락
page-owes = { $count }장 뽑아야 함
page-pile = 더미: { $count }
page-top = 맨 위 카드: { $card }
page-color = 색: { $color }
page-clockwise = 시계 방향
page-counterclockwise = 반시계 방향
page-keys = 단축키
page-keys-on = 글자 키도 쓰기
page-keys-moves = ←, →: 한 수 뒤로, 앞으로
page-keys-ends = Home, End: 처음으로, 끝으로
page-keys-moments = N, P: 다음, 이전 명장면
page-keys-rounds = Shift+N, Shift+P: 다음, 이전 라운드
page-no-script = 이 페이지에는 JavaScript가 필요해요. 인터넷 없이도 열려요.
page-unreadable = 게임을 보여 줄 수 없어요. 파일이 손상됐거나 브라우저가 너무 오래됐어요.
page-players = 플레이어

## coach

button-coach = 코치
button-coach-replay = 리플레이에서 보기
button-coach-next = 다음: { $number }/{ $count }
coach-title = 코치
coach-result = **결과.** { $rounds }라운드 중 { $won }라운드를 이겼어요. 똑같이 나눠 이겼을 때와의 차이: { $difference }.
coach-luck = 카드 운: { $cards }. 내 실력과 나머지: { $rest }.
coach-some = 이길 확률을 가장 많이 잃은 결정 { $count }개예요:
coach-none = 눈에 띄는 실수가 없어요. 이길 확률을 뚜렷하게 낮춘 결정이 없었어요. 잘했어요!
coach-top = 맨 위 카드: { $card }
coach-hand = 내 패: { $cards }
coach-lapse = **{ $round }라운드.** 내 수: **{ $made }**. 더 좋은 수: **{ $better }**.
coach-why-uno = 우노를 외치지 않으면 잡힐 수 있어요.
coach-why-next = 다음 플레이어는 카드가 { $count }장뿐이었어요.
coach-why-void = 다음 플레이어는 { $color }을 내지 않고 뽑았어요.
coach-why-wild = 와일드를 나중을 위해 아껴요.
coach-why-color = { $color } 카드가 { $count }장 남아요.
coach-won = 이런 라운드 100번 중 더 좋은 수가 약 { $more }번 더 이겨요 ({ $low }~{ $high }).
coach-first = 이런 라운드 100번 중 더 좋은 수가 약 { $more }번 더 먼저 끝내요 ({ $low }~{ $high }).
coach-stayed = 이런 라운드 100번 중 더 좋은 수가 약 { $more }번 더 게임에 살아남아요 ({ $low }~{ $high }).
coach-how = 결정은 그때 볼 수 있던 것만으로 평가해요. 안 보이는 카드를 여러 번 다시 나누고, 고수들이 라운드를 끝까지 해 봐요.
refused-coach-not-seated = 이 게임을 하지 않았어요. 코치는 내 결정만 살펴봐요.
refused-coach-often = 방금 여러 게임을 살펴봤어요. 1분 뒤에 다시 해 보세요.
refused-coach-failed = 이 게임을 살펴보지 못했어요. 잠시 뒤에 다시 해 보세요.
refused-coach-deck = 코치는 아직 이 덱을 몰라요.
refused-coach-golf = 코치는 아직 골프를 몰라요.

## key_moments

key-moment-four = { $name }님의 { $card }: { $other }님 +{ $count }.
key-moment-four-bare = { $name }님의 { $card }.
key-moment-guilty = { $other }님이 { $name }님에게 챌린지해서 성공: { $name }님 +{ $count }.
key-moment-innocent = { $other }님이 { $name }님에게 챌린지해서 실패: { $other }님 +{ $count }.
key-moment-caught = { $other }님이 우노를 잊은 { $name }님을 잡아요: { $name }님 +{ $count }.
key-moment-caught-free = { $other }님이 우노를 잊은 { $name }님을 잡았지만 카드는 없어요.
key-moment-missed = { $name }님이 우노를 잊었지만 아무도 몰라요.
key-moment-lead = { $name }님이 앞서 나가요.
key-moment-round = { $name }님이 { $number }라운드를 이겨요.
key-moment-round-points = { $name }님이 { $number }라운드를 이겨요: { $points }점.
key-moment-round-tied = { $number }라운드는 무승부예요.
key-moment-knocked-out = { $name }님이 카드 { $count }장으로 탈락해요.
key-moment-knocked-out-by = { $other }님이 { $name }님을 탈락시켜요: { $count }장.
key-moment-roulette = 룰렛: { $name }님 +{ $count }.
key-moment-launcher = 발사기의 최대 한 방: { $name }님 +{ $count }.
key-moment-dark-side = { $name }님이 모든 카드를 다크 사이드로 뒤집어요.
key-moment-light-side = { $name }님이 모든 카드를 라이트 사이드로 뒤집어요.
key-moment-eliminated = { $name }님이 게임에서 탈락해요.
key-moment-match = { $name }님이 게임에서 승리해요.
key-moment-partners = { $name }님과 { $partner }

### reactions

## reactions

reactions-title = 리액션
reactions-body = 리액션은 테이블의 모두에게 잠깐 보여요. 10초에 한 번 할 수 있어요.
reactions-who = 음소거할 플레이어…
reactions-mute = { $name } 음소거
reactions-hear = { $name } 음소거 해제
button-react = 리액션
button-reactions-on = 리액션: 켬
button-reactions-off = 리액션: 끔

reaction-laugh = 하하!
reaction-ouch = 이런!
reaction-clap = 잘했어요!
reaction-think = 흠…
reaction-fire = 불붙었다!
reaction-wave = 안녕!
reaction-in-words = **{ $name }**: { $words }
note-reacted = 테이블의 모두에게 보여요: { $emoji }
refused-reaction-now = 리액션은 게임 중에 할 수 있어요.
refused-reaction-soon = { $seconds }초 뒤에 다시 할 수 있어요.
refused-reactions-off = 이 테이블은 리액션이 꺼져 있어요.
refused-reactions-here = 이 채널은 리액션이 꺼져 있어요.
refused-reactions-own = 내 리액션이 꺼져 있어요. `/uno me`에서 켤 수 있어요.
refused-reactions-muted = 이 테이블의 방장이 내 리액션을 음소거했어요.
refused-only-host-reactions = 리액션 음소거는 방장 **{ $host }**님만 할 수 있어요.

preferences-reactions-on = 리액션: 켬
preferences-reactions-off = 리액션: 끔
preferences-reactions-what = 리액션을 하고 내 화면에서 볼지 정해요.
server-settings-reactions = 리액션
server-settings-reactions-what = 플레이어가 테이블에서 작은 리액션을 할 수 있는지 정해요.
server-settings-reactions-on = 켬
server-settings-reactions-off = 끔

### privacy

## privacy

privacy-title = 내 데이터
privacy-intro = 다시 시작해도 게임이 이어지도록 저장하는 정보예요:
privacy-choices = - 내 설정, AI를 상대하는 실력, 디스코드 언어, DM 위치
privacy-tables = - 내 이름, 자리, 플레이가 담긴 테이블: { $count }
privacy-results = - 전적과 레이팅에 쓰는 게임 결과: { $count }
privacy-daily = - 시작한 데일리 게임과 그 플레이, 결과: { $count }
privacy-notes = - 번역에 대해 보낸 의견: { $count }
privacy-messages = - 아직 업데이트하는 내 메시지: { $count }
privacy-channels = - 새 테이블을 알리는 채널: { $count }
privacy-bans = - 우노에서 밴된 서버: { $count }
privacy-readers = 전부 읽을 수 있는 사람은 이 봇의 관리자뿐이에요. 플레이어는 같은 테이블에서 내 이름과 플레이를 봐요.
privacy-file = 저장된 내 정보 전부예요.
privacy-ask-title = 내 정보를 모두 지울까요?
privacy-ask-settings = - 내 설정과 새 테이블 알림이 사라져요.
privacy-ask-running = - 진행 중인 게임에서는 AI가 내 자리를 완전히 이어받아요.
privacy-ask-over = - 끝난 테이블에서는 이름이 “{ $name }”로 바뀌어요.
privacy-ask-results = - 전적과 레이팅이 사라져요. 게임 결과에서는 이름이 “{ $name }”로 바뀌어요.
privacy-ask-daily = - 데일리 게임, 결과, 연속 기록이 사라져요.
privacy-ask-discord = - 이미 채널에 있는 메시지는 남아요.
privacy-ask-bans = - 서버에서 밴됐다면 ID 대신 코드로 밴이 남아요.
privacy-ask-kicks = - 내보내진 기록은 남고, 시작한 데일리 게임은 다시 시작할 수 없어요. 둘 다 ID 대신 코드로 남아요.
privacy-ask-undo = 되돌릴 수 없어요.
privacy-deleted = 내 정보를 모두 지웠어요. 다시 쓰면 새 데이터가 저장돼요.
privacy-again = 지금 쓰고 있어서 새 정보가 저장됐어요. 1분 뒤에 다시 해 보세요.
button-privacy-export = 내 데이터 받기
button-privacy-delete = 내 데이터 지우기
button-privacy-yes = 모두 지우기
button-privacy-no = 그대로 두기

### admin

## admin_settings

admin-settings-title = 이 서버의 제한
admin-settings-roles = 테이블을 열 수 있는 사람: { $roles }
admin-settings-everybody = 모두
admin-settings-rules-open = 규칙: **{ $rules }**, 방장이 바꿀 수 있음
admin-settings-rules-locked = 규칙: **{ $rules }**, 방장이 바꿀 수 없음
admin-settings-ais = 테이블당 최대 AI: **{ $most }**
admin-settings-ais-choice = AI 플레이어: { $most }
admin-settings-no-limit = 제한 없음
admin-settings-what-roles = 운영진은 언제나 테이블을 열 수 있어요.
admin-settings-what-rules = 규칙은 `/uno settings`에서 정해요.
admin-settings-what-ais = 플레이어 대신 하는 AI는 세지 않아요.
admin-settings-choose-roles = 역할, 또는 없음…
button-lock-rules = 규칙 고정
button-unlock-rules = 규칙 고정 해제
refused-rules-locked = 이 서버는 규칙이 고정돼 있어요. 서버 관리자가 `/uno settings`에서 정해요.
refused-ais-capped = AI가 너무 많아요. 이 서버는 테이블당 { $most }명까지예요.
refused-roles-start = 테이블을 열려면 이 중 한 역할이 필요해요: { $roles }. 열린 테이블에는 참가할 수 있어요.
refused-limits-changed = 로비가 열린 뒤 서버 관리자가 제한을 정해서 테이블이 바뀌었어요. 아직 시작하지 않았으니 다시 보고 시작하세요.
note-lobbies-limited = 바꿨어요. 규칙이 다르거나 AI가 너무 많던 열린 로비 { $count }개도 이제 새 제한을 따라요.
note-tournaments-limited = 규칙이 다르던 열린 토너먼트가 { $count }개 있어요. 앞으로 열릴 테이블은 새 규칙을 쓰고, 규칙이 맞지 않으면 토너먼트를 닫아요.

## oversight

oversight-title = 이 서버의 테이블
oversight-table = 테이블
oversight-unknown-channel = 읽을 수 없는 채널
oversight-host = 방장 { $host }
oversight-stage = { $stage ->
    [lobby] 시작 전
    [playing] 게임 중
    [pause] 라운드 사이
    [suspended] 채널에 접근할 수 없어서 대기 중
    [adjourned] 대기 중, 채널은 비어 있음
   *[damaged] 저장된 데이터를 읽을 수 없음
}
oversight-since = { $stage ->
    [suspended] { $when }부터
    [adjourned] { $when }부터
   *[other] 마지막 행동 { $when }
}
oversight-late = 멈춤: 차례가 { $when } 끝났어야 해요.
oversight-empty = 이 서버에 열린 테이블이 없어요.
oversight-more = 테이블이 { $count }개 더 있어요. 그 채널에서 명령어를 쓰세요.
oversight-end-what = 테이블을 끝내면 모두에게 닫혀요. 게임은 이어갈 수 없어요.
button-oversee = 관리
button-oversight-list = 모든 테이블
button-oversight-refresh = 새로 고침
note-oversight-ended = { $channel }의 테이블을 닫았어요.
refused-oversight-gone = 이미 닫힌 테이블이에요.
refused-oversight-empty = { $channel }에는 테이블이 없어요. `/unoadmin tables`로 모두 볼 수 있어요.
refused-admin-place = 이 명령어는 서버에서만 쓸 수 있어요.
refused-admin = 서버 관리하기 권한이 필요해요.
oversight-free-what = 채널을 비우면 테이블은 따로 보관돼요. `/uno resume`으로 이어갈 수 있어요.
button-oversight-free = 채널 비우기
note-unblocked = { $channel } 채널을 비웠어요. 테이블은 `/uno resume`을 기다려요.
refused-unblock-free = 그 테이블은 채널을 차지하고 있지 않아요. 그곳에서 `/uno start`로 새로 열 수 있어요.
refused-unblock-running = 멈춘 것이 없어요. `/unoadmin end`로 테이블을 끝낼 수 있어요.

## bans

bans-title = 우노에서 밴된 사람
bans-empty = 밴된 사람이 없어요.
bans-line = { $user } · { $when } { $admin }님이 밴
bans-more = 밴이 { $count }개 더 있어요.
bans-lift = 이전 플레이어의 밴 풀기
note-banned = 이제 { $user }님은 이 서버에서 우노를 할 수 없어요. AI가 대신 하는 테이블: { $count }개.
note-banned-leaves = 그 사람의 게임에 내 자리도 있어요. 결과와 레이팅에서는 내가 그 게임을 떠난 것이 되고 꼴찌가 돼요. 계속할 수는 있어요.
note-unbanned = { $user }님은 다시 할 수 있어요.
refused-banned = 이 서버에서는 우노를 할 수 없어요. 서버 관리자가 정했어요.
refused-invite-banned = { $name }님은 이 서버에서 우노를 할 수 없어요.
refused-not-banned = 밴된 사람이 아니에요. `/unoadmin bans`로 목록을 볼 수 있어요.
refused-ban-bot = 봇은 밴할 수 없어요. 자리가 없으니까요.
refused-ban-oneself = 자기 자신은 밴할 수 없어요. 다른 사람을 고르세요.

## acts

acts-title = 관리자가 한 일
acts-empty = 아직 없어요.
acts-channel = { $channel }에 올려요.
acts-no-channel = 로그 채널이 없어요. `/unoadmin log`에 채널을 붙여 정하세요.
act-line = { $kind ->
    [end] { $admin }님이 { $channel }의 테이블을 끝냈어요.
    [unblock] { $admin }님이 { $channel } 채널을 비웠어요. 테이블은 기다려요.
    [ban] { $admin }님이 { $user }님을 밴했어요. { $detail }
    [unban] { $admin }님이 { $user }님의 밴을 풀었어요.
    [roles] { $admin }님이 테이블을 열 수 있는 사람을 정했어요: { $detail }
    [rules] { $detail ->
        [lock] { $admin }님이 규칙을 고정했어요.
       *[unlock] { $admin }님이 규칙 고정을 풀었어요.
    }
    [ais] { $admin }님이 테이블당 최대 AI를 정했어요: { $detail }
    [lost] { $detail ->
        [roles] 테이블을 열 수 있던 { $value } 역할이 삭제됐어요. 고른 다른 역할은 그대로 열 수 있어요.
        [roles-all] 테이블을 열 수 있던 { $value } 역할이 삭제돼서 이제 누구나 열 수 있어요. `/unoadmin roles`에서 다른 역할을 고르세요.
        [moderators] 운영진의 { $value } 역할이 삭제됐어요. `/uno settings`에서 다른 역할을 고르세요.
        [log] 로그 채널이 삭제됐어요. `/unoadmin log`에 채널을 붙여 다시 정하세요.
        [day] 서버 하루 소식의 채널이 삭제됐어요. `/unoadmin day`에 채널을 붙여 다시 정하세요.
        [rules] 설정에 있는 { $value } 규칙을 이제 몰라서 테이블은 공식 규칙으로 해요. `/uno settings`에서 다른 규칙을 고르세요.
       *[places] 우노를 허용한 마지막 채널이 삭제돼서 이 서버에서는 할 수 없어요. `/uno settings`에서 다른 곳을 허용하세요.
    }
    [day] { $detail ->
        [off] { $admin }님이 서버 하루 소식을 껐어요.
       *[on] { $admin }님이 서버 하루 소식의 채널을 정했어요: { $channel }
    }
   *[log] { $detail ->
        [off] { $admin }님이 로그 채널을 껐어요.
       *[on] { $admin }님이 로그 채널을 정했어요: { $channel }
    }
}
day-title = 📅 어제의 소식 · { $day }
day-more = 외 { $count }개.
day-streak = 🔥 { $days }일
day-matches = 게임을 { $count }판 했어요.
day-wins = { $who } { $wins }
day-rematch = 🔁 **이번 주의 라이벌:** { $count }게임, 승리는 { $wins }
day-settings-title = 서버 하루 소식
day-settings-what = 하루에 한 번, 어제의 데일리 결과와 연속 기록, 이번 주의 라이벌(가장 자주 만난 사람들)을 올려요. 아무도 멘션하지 않고, 게임이 없던 날에는 올리지 않아요. **레이팅: 끔**인 사람의 이름은 나오지 않아요.
day-no-channel = 꺼져 있어요. `/unoadmin day`에 채널을 붙이면 켜져요.
day-channel = { $channel }에 올려요. 다음은 { $when } 나와요.
button-no-day = 소식 끄기
button-no-log = 로그 채널 없음
refused-log-channel = 그 채널에는 쓸 수 없어요. 텍스트 채널이나 스레드를 고르세요.

## channel_check

check-title = 이 채널과 서버 점검
check-permissions = { $channel }에 테이블을 열 권한이 있어요.
check-lacks = { $channel }에서 { $missing } 권한이 없어요. 채널 설정의 권한에서 제 역할에 허용해 주세요.
check-channel-gone = { $channel } 채널은 이제 없어요. 그 테이블은 `/uno resume`을 기다려요.
check-threads = 스레드에 테이블을 열려면 { $missing } 권한도 필요해요.
check-roles-empty = { $roles } 역할인 사람이 없어서 운영진만 테이블을 열 수 있어요. `/unoadmin roles`에서 다른 역할을 고르세요.
check-age-restricted = { $channel } 채널은 연령 제한 채널이에요. 나이를 확인한 멤버만 들어올 수 있어서 다른 사람은 할 수 없어요.
check-slow-mode = { $channel } 채널은 슬로우 모드예요. 봇과 제 버튼 누르기는 예외예요. 그래도 막히면 제 역할에 슬로우 모드 무시를 허용해 주세요.
check-pictures = 카드 그림이 준비됐어요: { $decks }. 다른 덱의 그림은 그 덱의 첫 테이블과 함께 준비돼요.
check-no-pictures = 다음 카드 그림이 아직 디스코드에 없어서 그 카드는 기호로 보여 줘요: { $decks }. 봇 운영자가 `unobot emojis sync`를 실행할 수 있어요.
check-commands = 디스코드에 제 최신 명령어가 있어요.
check-commands-changed = 디스코드에 제 명령어가 다른 버전으로 있어요: { $commands }. 봇 운영자가 봇을 다시 시작하면 제 것으로 등록돼요.
check-commands-unknown = 지금은 디스코드가 어떤 명령어가 있는지 알려 주지 않아요. 1분 뒤에 다시 해 보세요.
check-tables = 이 서버에 멈춘 테이블은 없어요.
check-stuck = 이 서버의 테이블 { $count }개가 멈췄어요. `/unoadmin tables`를 확인하세요.

## probe

probe-title = unobot 설정 테스트
probe-step = { $step ->
    [1] 첫 번째 버튼을 누르세요.
    [2] 두 번째 버튼을 누르세요.
    [3] 나만 보는 패널을 기다리거나, 네 번째 버튼을 눌러 건너뛰세요.
    [4] 나만 보는 이전 패널의 버튼을 누르세요.
   *[5] 세 번째 버튼을 누르고, 이 메시지가 바뀌는 동안 계속 누르세요.
}
probe-panel = 테스트 패널이에요. 공개 메시지가 말하면 버튼을 누르세요.

### owner

## owner

owner-notice = 📣 봇 운영자: { $words }
refused-blocked = 이 봇으로는 게임을 할 수 없어요. 봇 운영자가 정했어요. `/uno privacy`는 계속 쓸 수 있어요.
refused-blocked-server = 이 서버에서는 이 봇을 쓸 수 없어요. 봇 운영자가 정했어요.
button-owner = 운영자 도구
owner-title = 운영자 도구
owner-what = 여기서 정하면 몇 초 안에 모든 서버에 적용돼요. 이 봇의 운영자만 이 패널을 봐요.
owner-counts = 여기 서버: { $servers } · 테이블: { $tables } · 차단한 사람: { $people } · 차단한 서버: { $blocked }
owner-notice-until = 공지({ $when } 끝나요): { $words }
owner-no-notice = 공지가 없어요.
button-owner-notice = 공지 쓰기
button-owner-clear = 공지 지우기
button-owner-block-user = 사람 차단
button-owner-block-server = 서버 차단
button-owner-servers = 서버
owner-unblock = 차단 풀기…
owner-user-choice = 사람 { $id }
owner-server-choice = 서버 { $id }
owner-id = ID
owner-words = 모든 로비와 손패에 나오는 한 줄
owner-hours = 시간
owner-blocked = `{ $id }`: 차단했어요.
owner-unblocked = `{ $id }`: 차단을 풀었어요.
owner-server-line = **{ $name }** · `{ $id }` · 멤버: { $members }
button-owner-leave = 나가기
button-owner-more = 다른 서버
owner-left = 봇이 `{ $id }`에서 나갔어요.
refused-owner = 이 봇의 운영자만 할 수 있어요.
refused-owner-id = ID가 아니에요. ID는 17~20자리 숫자예요.
refused-owner-oneself = 자신은 차단할 수 없어요.
refused-owner-hours = 시간은 1에서 { $most }까지의 숫자예요.
refused-owner-words = 공지에는 글자가 하나는 있어야 해요.

### settings

## preferences

preferences-title = 내 설정
preferences-body = 모든 테이블에 바로 적용돼요.
button-preferences-table = 테이블에서
button-preferences-messages = 메시지와 결과
preferences-playing = 맞수: 나를 상대하는 AI의 실력은 100점 만점에 { $strength }점이에요. AI와 한 게임으로 정해져요. 이기면 오르고 지면 내려요.
preferences-emblem-fox = 캐릭터: 여우
preferences-emblem-octopus = 캐릭터: 문어
preferences-emblem-frog = 캐릭터: 개구리
preferences-emblem-bee = 캐릭터: 꿀벌
preferences-emblem-whale = 캐릭터: 고래
preferences-emblem-mushroom = 캐릭터: 버섯
preferences-emblem-penguin = 캐릭터: 펭귄
preferences-emblem-cactus = 캐릭터: 선인장
preferences-emblem-blossom = 캐릭터: 꽃
preferences-emblem-owl = 캐릭터: 부엉이
preferences-emblem-what = 모든 테이블에서 쓰는 내 캐릭터예요. 이미 시작한 게임에서는 바뀌지 않아요.
preferences-look-auto = 카드: 서버 설정대로
preferences-look-pictures = 카드: 그림
preferences-look-shapes = 카드: 도형, 글자
preferences-look-text = 카드: 글만
preferences-look-what = 내 카드를 어떻게 볼지 정해요.
preferences-sort-color = 정렬: 색 순서
preferences-sort-value = 정렬: 숫자 순서
preferences-sort-what = 내 카드의 순서예요.
preferences-passes-on = 자동 패스: 켬
preferences-passes-off = 자동 패스: 끔
preferences-passes-what = 뽑은 카드를 낼 수 없으면 대신 패스할지 정해요.
preferences-dms-auto = DM: 서버 설정대로
preferences-dms-on = DM: 패도 받기
preferences-dms-off = DM: 패 안 받기
preferences-dms-what = 패를 다이렉트 메시지로도 받을지 정해요.
preferences-pings-idle = 알림: 자리 비울 때
preferences-pings-always = 알림: 매 차례
preferences-pings-off = 알림: 안 함
preferences-pings-what = 내 차례를 언제 알릴지 정해요.
preferences-pings-by-channel = 알림 위치: 채널
preferences-pings-by-dm = 알림 위치: DM
preferences-pings-by-what = 어디로 알릴지 정해요.
preferences-hints-on = 힌트: 한 번씩
preferences-hints-off = 힌트: 없음
preferences-hints-what = 필요할 때 한 번씩 나오는 짧은 팁이에요.
preferences-rated-on = 레이팅: 켬
preferences-rated-off = 레이팅: 끔
preferences-rated-what = 레이팅을 매기고 순위표에 올릴지 정해요.
preferences-language-auto = 언어: 자동
preferences-language-what = 나에게 쓰는 언어예요. 자동이면 내 디스코드 언어를 써요.
preferences-language = 언어: { $name }

## server_settings

server-settings-title = 이 서버의 우노
server-settings-title-channel = { $channel }의 우노
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · 여기서 정함
    [server] { $name }: **{ $value }** · 서버 설정
   *[usual] { $name }: **{ $value }**
}
server-settings-which = 바꾸기…
server-settings-as-server = 서버와 같게
server-settings-as-usual = 기본값: { $value }
button-server-settings-server = 이 서버
button-server-settings-channel = 이 채널

server-settings-rules = 규칙
server-settings-rules-what = 방장이 바꾸지 않을 때 새 테이블의 규칙.
server-settings-rules-code = 코드 { $code }
server-settings-turn = 차례 시간
server-settings-turn-what = 새 테이블에서 한 차례에 쓸 수 있는 시간.
server-settings-allowed = 우노
server-settings-allowed-what = 플레이어가 테이블을 열 수 있는지.
server-settings-allowed-on = 할 수 있음
server-settings-allowed-off = 할 수 없음
server-settings-starts = 테이블 열기
server-settings-starts-what = /uno start를 쓸 수 있는 사람.
server-settings-starts-everybody = 모두
server-settings-starts-moderators = 운영진
server-settings-moderator-role = 우노 운영진
server-settings-moderator-role-auto = 역할 없음
server-settings-role = 역할 고르기…
button-no-role = 역할 없음
server-settings-table-look = 테이블
server-settings-table-look-what = 새 테이블의 모습.
server-settings-table-look-picture = 위에서 본 그림
server-settings-table-look-text = 글, 옆에 맨 위 카드
server-settings-look = 패
server-settings-look-what = /uno me에서 따로 고르지 않은 플레이어용.
server-settings-look-pictures = 그림
server-settings-look-shapes = 도형과 글자
server-settings-look-text = 글
server-settings-dms = 패를 다이렉트 메시지로
server-settings-dms-what = /uno me에서 따로 고르지 않은 플레이어용.
server-settings-dms-on = 예
server-settings-dms-off = 아니요
server-settings-pings = 차례 알림
server-settings-pings-what = 차례가 되면 채널에서 플레이어에게 알릴지.
server-settings-pings-on = 예
server-settings-pings-off = 아니요
server-settings-threads = 테이블마다 스레드
server-settings-threads-what = 새 테이블마다 스레드를 열지.
server-settings-threads-on = 예
server-settings-threads-off = 아니요
server-settings-moments = 연출
server-settings-moments-what = 새 테이블에서 우노, 많이 뽑기, 승리 때 배너와 한마디를 보여 줄지.
server-settings-moments-on = 켬
server-settings-moments-off = 끔
server-settings-seasons = 시즌
server-settings-seasons-what = 순위표를 새로 시작하는 간격.
server-settings-seasons-monthly = 한 달
server-settings-seasons-quarterly = 세 달
server-settings-seasons-never = 시즌 없음
server-settings-language = 언어
server-settings-language-what = 테이블의 언어. 플레이어 개인 화면은 그 사람의 언어를 써요.
server-settings-language-auto = 서버 언어

refused-server-settings-place = 설정은 서버마다 있어요. 서버에서 이 명령어를 쓰세요.
refused-server-settings = 이 설정을 바꾸려면 서버 관리하기 권한이 필요해요.
refused-everybody-role = 모두가 가진 역할이라 누구나 운영진이 돼요. 다른 역할을 고르세요.
refused-not-here = 이 채널에서는 우노를 할 수 없어요. 서버 관리자가 `/uno settings`에서 바꿀 수 있어요.
refused-moderators-start = 여기서는 운영진만 테이블을 열 수 있어요. 운영진에게 부탁하거나 열린 테이블에 참가하세요.

### translations

## beta

beta-what = 베타: 어색한 말을 알려 주세요.
beta-line = { $name }: 아직 베타예요. 어색한 말을 알려 주세요.
button-beta-note = 알려 주기
beta-note-title = 어떤 말이 어색한가요?
beta-note-label = 어색한 말, 그리고 나라면 어떻게 말할지
beta-note-thanks = 고마워요! 이 봇의 관리자가 읽어요.
beta-offer = { $name } 베타가 있어요.
button-beta-switch = 바꾸기
refused-beta-notes = 하루에 의견을 { $count }개 보냈어요. 지금은 더 받을 수 없어요. 고마워요!
refused-beta-empty = 먼저 몇 마디 적어 주세요.

### help

## help

help-title = 여기서 우노 하는 법
help-new = **우노가 처음인가요?** **해 보기**를 누르세요. AI와 다섯 단계로 짧게 배워요.
help-start = **준비됐나요?** `/uno start`로 테이블을 여세요. 다른 사람이 **참가**하거나 AI가 자리를 채워요.
help-daily = **혼자 5분쯤 있나요?** `/uno daily`에 매일 새 게임이 나와요.
help-ask = 무엇이 궁금한가요?
help-bring = **다른 곳에서도 하고 싶나요?** 다이렉트 메시지, 그룹 채팅, 제가 없는 서버에서도 돼요:
button-install-server = 서버에 추가
button-install-personal = 내 앱에 추가
button-tutorial = 해 보기

help-button-round = 라운드
help-topic-round = 라운드 진행
help-round-1 = 모두 카드를 받고, 더미 위에 한 장을 앞면으로 놓아요.
help-round-2 = **내 차례:** 색, 숫자, 기호 중 하나가 같은 카드나 와일드를 내요. 맞는 게 없나요? **뽑기**를 누르세요. 뽑은 카드가 맞으면 바로 낼 수 있어요.
help-round-3 = **끝:** 가장 먼저 카드를 다 낸 사람이 라운드를 이기고, 남의 패에 남은 카드만큼 점수를 얻어요. 먼저 목표 점수에 닿으면 게임을 이겨요.
help-round-4 = 하우스 룰에 따라 달라지기도 해요. `/uno rules`로 여기 규칙을 볼 수 있어요.
help-button-cards = 카드
help-topic-cards = 카드
help-cards-1 = **0~9**: 색과 숫자뿐이에요.
help-cards-2 = ⊘ **스킵**: 다음 플레이어가 한 번 쉬어요.
help-cards-3 = ⇄ **리버스**: 방향이 바뀌어요. 둘이서 하면 스킵과 같아요.
help-cards-4 = **+2** 드로우 투: 다음 플레이어가 두 장 뽑고 한 번 쉬어요.
help-cards-5 = 🌈 **W** 와일드: 어디에나 낼 수 있고 색을 골라요.
help-cards-6 = 🌈 **+4** 와일드 드로우 포: 색을 고르고, 다음 플레이어가 네 장 뽑아요. 지금 색의 카드가 없을 때 내는 카드라 챌린지를 받을 수 있어요.
help-button-uno = 우노!
help-topic-uno = 우노 외치기와 잡기
help-uno-1 = **두 장 남았고 내 차례인가요?** **📣 우노 외치기**를 누르고 한 장 내세요.
help-uno-2 = **깜빡했나요?** 얼른 **우노!** 버튼을 누르세요.
help-uno-3 = **다른 사람이 깜빡했나요?** 테이블에 **잡았다!** 버튼이 켜져요. 다음 카드가 나오기 전에 누르면 그 사람이 두 장 뽑아요.
help-button-hand = 내 패
help-topic-hand = 내 패
help-hand-1 = 테이블의 **내 패**를 누르면 나에게만 카드가 보여요. 다이렉트 메시지로도 와요. 카드를 누르면 낼 수 있어요.
help-hand-2 = 누를 수 없는 카드가 있나요? **왜 안 돼요?** 버튼에서 어떤 규칙 때문인지 볼 수 있어요.
help-hand-3 = `/uno play`는 할 수 있는 것을 글로 보여 줘요. 스크린 리더와 키보드에 좋아요.
help-hand-4 = 💡 작은 힌트는 한 번씩만 나와요. `/uno me`에서 끄거나 다시 켤 수 있어요.
help-button-away = 자리 비움
help-topic-away = 자리를 비울 때
help-away-1 = 테이블의 남은 시간 안에 내면 돼요. 다 되면 자동으로 진행돼요. 두 번 연속이면 아무 버튼이나 누를 때까지 AI가 대신 해요.
help-away-2 = 가야 하나요? **나가기**를 누르면 AI가 카드를 이어받고, **내 패**로 돌아올 수 있어요.
help-button-table = 하우스 룰
help-topic-table = 테이블의 규칙
help-table-1 = 게임 전에 방장이 **규칙 바꾸기**로 프리셋, 하우스 룰, 다른 테이블의 코드를 고를 수 있어요.
help-table-2 = 카드는 조작할 수 없어요. 첫 플레이어가 들어오기 전에 덱을 봉인하거든요. 끝나고 **공정성 확인**이 증명해 줘요.
help-button-commands = 명령어
help-topic-commands = 모든 명령어
help-commands-1 = 모두 `/uno`로 시작해요:
help-command = **{ $command }** · { $what }
news-line = 🆕 **새 소식:** { $news }
news-faces = 이제 모든 테이블에서 같은 캐릭터를 써요. `/uno me`에서 바꿀 수 있어요.
help-legal = 비공식 팬 프로젝트로, Mattel과 관련이 없고 승인을 받지 않았어요. UNO는 Mattel의 상표예요.

help-rules-title = 규칙: { $preset }

## tutorial

lesson-title = { $number }/{ $of }단계 · { $title }
lesson-ai = Robin
lesson-top = 맨 위: { $emoji } { $card }
lesson-early = 규칙으로는 그것도 돼요. 지금은 위에 적힌 대로 해 보세요.
button-lesson-next = 다음 단계
button-lesson-skip = 이 단계 건너뛰기
button-try-again = 다시 하기

lesson-match = 색 또는 숫자
lesson-match-do = 카드를 모두 내는 게 목표예요. 더미 위의 카드와 **색**이나 **숫자**가 같은 카드를 눌러서 내세요.
lesson-match-done = 거의 이게 다예요. **{ $ai }**님도 똑같이 했어요. 번갈아 가며 색이나 숫자를 맞춰요.

lesson-action = 액션 카드
lesson-action-do = 어떤 카드에는 효과가 있어요. 하나 내 보세요.
    ⊘ 스킵: 다음 플레이어가 한 번 쉬어요.
    ⇄ 리버스: 방향이 바뀌어요.
    +2 드로우 투: 다음 플레이어가 두 장 뽑고 한 번 쉬어요.
lesson-action-done = **{ $ai }**님이 한 번 쉬었어요. 둘뿐이라 바로 또 내 차례예요.

lesson-wild = 와일드 카드
lesson-wild-do = 다른 카드는 모두 맞지 않아요. 하지만 **와일드**(W)는 어디에나 낼 수 있고 새 색을 골라요. 내 보세요.
lesson-wild-color = 무슨 색을 고를까요? 내 카드는 대부분 빨간색이에요.
lesson-wild-done = **{ $ai }**님은 고른 색에 맞춰야 했어요. **와일드 드로우 포**(+4)는 다음 플레이어가 네 장을 뽑게도 해요. 지금 색의 카드가 없을 때 내는 카드라, 다음 플레이어가 챌린지할 수 있어요.

lesson-draw = 뽑기
lesson-draw-do = 맞는 카드가 없어요. 한 장 뽑으세요.
lesson-draw-choose = 맞는 카드를 뽑았어요. 지금 내거나 나중을 위해 갖고 있으세요. 이번 차례에 다른 카드는 낼 수 없어요.
lesson-draw-done = 잘했어요. 뽑은 카드가 맞지 않으면 갖고 있고 차례가 끝나요.
lesson-draw-kept = 갖고 있기로 해서 차례가 끝났어요. 좋은 선택일 때도 있어요. 다만 마지막에 내 패에 남은 카드는 모두 승자의 점수가 돼요.

lesson-uno = 우노!
lesson-uno-do = **{ $ai }**님이 한 장 남았는데 우노를 잊었어요. 다음 카드가 나오기 전에 **{ $ai } 잡기!** 버튼을 누르세요.
lesson-uno-say = 잡았어요. **{ $ai }**님이 두 장 뽑았어요. 이제 나도 두 장 남았어요. **📣 우노 외치기**를 누르고 한 장 내세요.
lesson-uno-forgot = 우노를 잊어서 **{ $ai }**님에게 잡혔고 두 장 뽑았어요. 진짜 테이블에서는 카드를 낸 뒤에도 남보다 빠르면 **우노!** 버튼을 누를 수 있어요.
lesson-uno-last = 우노를 외쳤으니 잡히지 않아요. 한 장 남았어요. 내세요!
lesson-uno-done = 🎉 이겼어요! 가장 먼저 카드를 다 내면 라운드를 이기고 남의 패만큼 점수를 얻어요. 이제 사람들과 해 보세요. `/uno start`로 테이블을 열어요.

## commands

command-uno = 우노 하기
command-start = 이 채널에 테이블 열기
command-start-ais-name = ai수
command-start-ais = 바로 앉힐 AI 플레이어 수
command-start-level-name = 실력
command-start-level = AI의 실력
command-start-rules-name = 규칙
command-start-rules = 프리셋 또는 규칙 코드
command-start-pace-name = 속도
command-start-pace = 한 차례에 쓸 수 있는 시간
command-start-thread-name = 스레드
command-start-thread = 테이블을 스레드에 열기
command-tables = 모든 채널과 서버의 내 테이블 보기
command-history = 이 서버에서 끝난 게임과 리플레이 보기
command-join = 이 채널의 테이블에 앉기
command-leave = 내 자리에서 나가기
command-hand = 내 패 보기
command-play = 글로 카드 내기
command-play-move-name = 행동
command-play-move = 지금 할 수 있는 것
command-status = 이 채널의 테이블 보기
command-end = 이 채널의 테이블 끝내기
command-rules = 규칙 설명
command-resume = 기다리는 게임을 이 채널에서 이어가기
command-resume-match-name = 게임
command-resume-match = 기다리는 게임이 여러 개일 때 어느 것인지
choice-match = { $names } · { $round }라운드
choice-lobby = { $names } · 시작 전
command-help = 여기서 우노 하는 법
command-settings = 이 서버나 채널의 우노 설정 바꾸기
command-me = 카드 모습, 언어, 알림 정하기
command-privacy = 저장된 내 정보를 보고, 받고, 지우기
command-stats = 나나 다른 플레이어의 전적 보기
command-stats-person-name = 사람
command-stats-person = 플레이어 (비우면 나)
command-stats-season-name = 시즌
command-stats-season = 시즌 (비우면 전체 기간)
command-stats-rules-name = 규칙
command-stats-rules = 이 규칙으로 한 게임만
command-fairness = 이 서버의 카드가 얼마나 공정했는지 보기
command-leaderboard = 이 서버 플레이어의 순위 보기
command-leaderboard-season-name = 시즌
command-leaderboard-season = 시즌 (비우면 이번 시즌)
command-leaderboard-rules-name = 규칙
command-leaderboard-rules = 이 규칙으로 한 게임만
command-daily = 오늘의 다섯 라운드를 혼자 하고 비교하기
command-daily-date-name = 날짜
command-daily-date = 다른 날, 예: 2026-11-24
command-invite = 이 채널의 테이블에 플레이어 초대하기
command-invite-person-name = 사람
command-invite-person = 초대할 플레이어
command-unoadmin = 이 서버의 우노 관리
command-unoadmin-tables = 이 서버의 테이블 보기
command-unoadmin-end = 테이블 끝내기
command-unoadmin-end-channel-name = 채널
command-unoadmin-end-channel = 테이블의 채널 (이 채널이 아니면)
command-unoadmin-unblock = 테이블이 멈추거나 손상되거나 중단된 채널 비우기
command-unoadmin-unblock-channel-name = 채널
command-unoadmin-unblock-channel = 채널 (이 채널이 아니면)
command-unoadmin-ban = 이 서버의 모든 테이블에서 밴하기
command-unoadmin-ban-person-name = 사람
command-unoadmin-ban-person = 밴할 사람
command-unoadmin-ban-reason-name = 이유
command-unoadmin-ban-reason = 관리자에게 보일 이유
command-unoadmin-unban = 밴을 풀어 다시 할 수 있게 하기
command-unoadmin-unban-person-name = 사람
command-unoadmin-unban-person = 밴을 풀 사람
command-unoadmin-bans = 여기서 할 수 없는 사람 보기
command-unoadmin-roles = 테이블을 열 수 있는 역할 정하기
command-unoadmin-rules = 방장이 바꿀 수 없게 규칙 고정하기
command-unoadmin-ais = 테이블의 AI 수 제한하기
command-unoadmin-log = 관리자가 한 일을 보거나 올릴 채널 정하기
command-unoadmin-log-channel-name = 채널
command-unoadmin-log-channel = 관리자가 한 일을 올릴 채널
command-unoadmin-day = 어제의 결과를 하루에 한 번 올리거나 멈추기
command-unoadmin-day-channel-name = 채널
command-unoadmin-day-channel = 하루 소식을 올릴 채널
command-unoadmin-check = 여기서 봇에게 필요한 것 점검
command-tournament = 이 채널에 토너먼트를 열거나 열린 것 보기
command-tournament-checkin-name = 체크인
command-tournament-checkin = 체크인이 끝날 때까지 몇 분
command-tournament-rounds-name = 라운드
command-tournament-rounds = 결승 전 라운드 수
command-tournament-minutes-name = 분
command-tournament-minutes = 한 라운드에 몇 분
command-tournament-rules-name = 규칙
command-tournament-rules = 프리셋 또는 규칙 코드
command-tournament-level-name = 실력
command-tournament-level = 테이블을 채우는 AI의 실력
command-tournament-duplicate-name = 같은카드
command-tournament-duplicate = 모든 테이블이 같은 카드를 받아 자리끼리 비교

## demo

demo-guide = 안내
demo-welcome =
    👋 어서 와요! { $name }님의 테이블이 준비됐어요. AI는 { $ais }명. **{ $start }** 버튼을 누르면 카드를 받아요.
    -# 맨 위의 **Viewing as**에서 Ann, Ben, Cleo, Dev가 될 수 있어요.
    -# `/uno help`에서 **{ $alone }**를 누르면 다이렉트 메시지에서 게임해요.
demo-direct = { $name }님의 메시지
demo-group = 💬 그룹
demo-group-hello = 제 계정에 봇을 설치해서 여기서도 돼요. `/uno start`로 테이블을 열면 누구나 참가할 수 있어요.
demo-page = 여기서 해 보세요: { $url }
demo-direct-page = { $name }님의 다이렉트 메시지: { $url }
demo-stop = 멈추려면 여기서 Ctrl-C를 누르세요.

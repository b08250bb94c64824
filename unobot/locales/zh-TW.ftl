### Traditional Chinese of Taiwan: the messages that differ from zh-CN
### Written by: an AI (Claude), November 2026
### Reviewed: no
### Beta: yes

### words

## about

language-name = 繁體中文

## cards

color = { $color ->
    [R] 紅色
    [Y] 黃色
    [G] 綠色
    [P] 粉紅色
    [T] 藍綠色
    [O] 橘色
    [U] 紫色
   *[B] 藍色
}
face = { $face ->
    [S] 跳過
    [R] 反轉
    [D2] +2
    [D4] +4
    [SA] 全員跳過
    [DA] 同色全丟
    [H1] 發射 1
    [H2] 發射 2
    [TH] 交換手牌
    [W] 萬用牌
    [WD4] 萬用+4
    [WSW] 萬用換牌
    [WSH] 萬用洗牌
    [WC] 萬用自訂
    [WR4] 萬用反轉+4
    [WRL] 萬用顏色輪盤
    [WD6] 萬用+6
    [WD10] 萬用+10
    [WRV] 萬用反轉
    [WSK] 萬用跳過
    [WS2] 萬用跳過兩人
    [WD2] 萬用+2
    [WT2] 萬用指定+2
    [WFS] 萬用強制換牌
    [WAH] 萬用全員發射
    [WHF] 萬用連射
    [WAA] 萬用雙重攻擊
    [D1] +1
    [D5] +5
    [F] 翻面
    [WDC] 萬用抽色
   *[other] { $face }
}
card = { $color ->
    [R] 紅
    [Y] 黃
    [G] 綠
    [P] 粉紅
    [T] 藍綠
    [O] 橘
    [U] 紫
   *[B] 藍
}{ $face ->
    [S] 跳過
    [R] 反轉
    [D2] +2
    [D4] +4
    [SA] 全員跳過
    [DA] 同色全丟
    [H1] 發射 1
    [H2] 發射 2
    [TH] 交換手牌
    [D1] +1
    [D5] +5
    [F] 翻面
   *[other] { $face }
}
card-wild = { $wild }（{ $color ->
    [R] 紅
    [Y] 黃
    [G] 綠
    [P] 粉紅
    [T] 藍綠
    [O] 橘
    [U] 紫
   *[B] 藍
}）
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
    [W] 萬
    [WD4] +4
    [WSW] 換
    [WSH] 洗
    [WC] 自訂
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
    [R] 紅
    [Y] 黃
    [G] 綠
    [P] 粉
    [T] 青
    [O] 橘
    [U] 紫
   *[B] 藍
}{ "\u00A0" }{ $short }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } 張蓋著
cards = { $count } 張牌
rounds-won = 贏 { $count } 局

## moves

move-play-uno = 出 { $card } 並喊 UNO
move-draw = 抽一張牌
move-pass = 留下抽到的牌
move-pass-empty = PASS：沒有牌可以抽了
move-challenge = 質疑 { $name }
move-accept = 抽 { $owed } 張
move-accept-until = 抽到{ $color }為止
move-color = 選{ $color }
move-at = { $move }，對象是 { $name }
move-at-draws = { $move }：{ $name } 抽兩張
move-passes-hands = { $move }，大家傳手牌
move-penalized = { $draws ->
    [press] { $move }：違規，要按 { $count } 次發牌機
   *[draw] { $move }：違規，要抽 { $count } 張
}
move-time = 結束這一局：時間到了
move-take-back = 收回你剛剛那一步

refused-by-setting = { $told }規則：{ $setting }。
refused-seat-out = 你這一局已經打完了。
refused-already-voted = 你已經投過票了。
refused-no-vote = 現在沒有投票。
refused-not-identical = 現在輪到 **{ $name }**。只有一模一樣的 { $top } 才能搶牌。
refused-cannot-stack = 你要抽 { $owed } 張，{ $card } 沒辦法丟給下一家。
refused-no-challenge = 這次要抽的牌不能質疑。
refused-must-play = { $card } 可以出，所以一定要出。
refused-at-limit = 你有 { $held } 張牌，已經到上限 { $limit } 張，不能再抽。請 PASS。
refused-two-on-four = { $card } 不能出在萬用+4 上面。
refused-four-others-fit = 你還有別的牌可以出，所以現在不能出 { $card }。
refused-last-card = { $card } 不能當最後一張牌。
refused-target-first = { $card }：先選一位玩家。
refused-color-missing = { $card }：先選一個顏色。
refused-bad-target = 請選另一位還在這一局裡的玩家。
refused-uno-not-before = 出倒數第二張牌的時候，或只剩一張之後，才能喊 UNO。
refused-uno-by-itself = 這裡不用喊 UNO。
refused-no-clock = 這一局沒有時間限制。
refused-no-take-back = 這一步已經確定，不能收回了。
refused-round-over = 這一局已經結束了。
refused-not-your-turn = 現在輪到 **{ $name }**。
refused-color-first = 先幫萬用牌選顏色。
refused-answer-first = 要先抽 { $owed } 張牌。
refused-already-drew = 你已經抽過了。出那張牌，或是留下來。
refused-only-drawn = 抽牌之後，只能出抽到的那張：{ $card }。
refused-drawn-blind = 你抽的牌還蓋著，這回合不能再出別張。先留下來吧。
refused-not-seen = { $card } 不在你看得到的牌裡。
refused-nothing-drawn = 沒有牌可以抽，你的回合結束。
refused-draw-first = 要先抽牌才能留下來。
refused-nothing-to-answer = 現在沒有要抽的牌，也沒有可以質疑的。
refused-no-color-asked = 現在不用選顏色。
refused-not-in-hand = { $card } 不在你手上。
refused-no-match = { $card } 不能出。請出{ $color }、跟 { $top } 同數字或同符號的牌，或萬用牌。
refused-four-not-legal = 你手上有{ $color }，所以現在不能出 { $card }。
refused-one-card-only = 這裡一次只能出一張牌。
refused-in-order = 有 { $held } 張一樣的牌時，只要選張數，會照顏色順序出。
refused-no-target = 這張牌不用選玩家。
refused-uno-not-now = { $held ->
    [1] 現在不能喊 UNO。
   *[other] 剩最後一張才喊 UNO，你還有 { $held } 張。
}
refused-uno-already-said = 你已經喊過 UNO 了。
refused-catch-self = 不能抓自己，喊 UNO 吧。
refused-catch-many-cards = **{ $name }** 有 { $held } 張牌，沒什麼好抓的。
refused-catch-said = **{ $name }** 已經喊過 UNO 了。
refused-catch-too-late = 來不及抓 **{ $name }** 了。
refused-catch-faster = **{ $by }** 比較快，已經抓到 **{ $name }** 了。
refused-catch-nobody = 那個座位沒有人。

## narration

narration-deal = **{ $name }** 發第 { $number } 局的牌：翻開 { $emoji } { $card }。
narration-deal-bare = **{ $name }** 發第 { $number } 局的牌。
narration-put-back = 翻開的第一張牌放回牌庫了。
narration-play-uno = **{ $name }** 出了 { $cards }，還喊了 UNO。
narration-discarded = 一起丟掉 { $count } 張：{ $cards }。
narration-skip = **{ $name }** 被跳過。
narration-skip-all = 其他人都被跳過，**{ $name }** 再出一次。
narration-reverse = 出牌方向反過來了。
narration-draw = **{ $name }** { $count ->
    [0] 沒抽到牌：牌庫空了
   *[other] 抽了 { $count } 張
}。
narration-draws-and-misses = **{ $name }** { $count ->
    [0] 沒抽到牌（牌庫空了）
   *[other] 抽 { $count } 張
}，停一回合。
narration-draws = **{ $name }** { $count ->
    [0] 沒抽到牌：牌庫空了
   *[other] 抽 { $count } 張
}。
narration-presses = **{ $name }** 按了發牌機：{ $told }。
narration-presses-and-misses = **{ $name }** 按了發牌機，停一回合：{ $told }。
press-silent = 喀
press-fired = 💥 { $count ->
    [0] 沒有牌了
   *[other] { $count } 張
}
narration-pass = **{ $name }** PASS。
narration-draw-pass = **{ $name }** { $count ->
    [0] 沒牌可抽，PASS
    [1] 抽一張後 PASS
   *[other] 抽了 { $count } 張後 PASS
}。
narration-taken-back-other = **{ $name }** 收回了那一步。
narration-color = **{ $name }** 選了 { $emoji } { $color }。
narration-roulette = **{ $name }** 要說一個顏色。
narration-roulette-color = **{ $name }** 說 { $emoji } { $color }，{ $count ->
    [0] 但牌庫空了
   *[other] 翻了 { $count } 張
}，停一回合。
narration-roulette-cards = 翻到的牌：{ $cards }。
narration-accept = **{ $name }** { $count ->
    [0] 沒抽到牌（牌庫空了）
   *[other] 抽 { $count } 張
}，停一回合。
narration-accept-only = **{ $name }** { $count ->
    [0] 沒抽到牌（牌庫空了）
   *[other] 抽 { $count } 張
}。
narration-challenge-won = **{ $name }** 質疑 **{ $by }**，質疑成功：**{ $by }** { $count ->
    [0] 沒抽到牌（牌庫空了）
   *[other] 抽 { $count } 張
}。
narration-challenge-lost = **{ $name }** 質疑 **{ $by }**，質疑失敗：**{ $name }** { $count ->
    [0] 沒抽到牌（牌庫空了）
   *[other] 抽 { $count } 張
}，停一回合。
narration-caught = **{ $by }** 抓到 **{ $name }** 沒喊 UNO。**{ $name }** { $count ->
    [0] 沒抽到牌（牌庫空了）
   *[other] 抽 { $count } 張
}。
narration-caught-only = **{ $by }** 抓到 **{ $name }** 沒喊 UNO。
narration-last-left = **{ $name }** 留到了最後。
narration-placed = **{ $name }** 出完了，拿下下一個名次。
narration-waits = **{ $name }** 出完了，換隊友繼續。
narration-over-limit = **{ $name }** 有 { $count } 張牌，這一局出局。
narration-knocked-out = **{ $by }** 用 { $card } 讓 **{ $name }** 出局：{ $count } 張牌。
narration-owed = 現在要抽 { $count } 張。
narration-owed-until = 要抽到{ $color }為止。
narration-owed-self = 只有兩個人，所以打到 **{ $name }** 自己：現在要抽 { $count } 張。
narration-others-draw = 其他人各抽一張。
narration-false-catch = **{ $by }** 抓錯 **{ $name }** 了，{ $count ->
    [0] 沒抽到牌（牌庫空了）
   *[other] 抽 { $count } 張
}。
narration-false-catch-only = **{ $by }** 抓錯 **{ $name }** 了。
narration-wrong-play = **{ $name }** 想出不能出的 { $cards }，{ $count ->
    [0] 沒抽到牌（牌庫空了）
   *[other] 抽 { $count } 張
}。
narration-wrong-play-only = **{ $name }** 想出不能出的 { $cards }。
narration-swap = **{ $name }** 和 **{ $target }** 交換手牌。
narration-shuffle = 所有手牌收回來洗一洗，重新發牌。
narration-pass-hands = 每個人把手牌傳給下一家。
narration-turned-over = 全部翻面：現在是{ $side ->
    [dark] 暗面
   *[light] 亮面
}，最上面是 { $emoji } { $card }。
narration-open = **{ $name }** 的手牌公開了。
narration-vote-began = 大家投票：萬用自訂要有什麼效果？
narration-voted = **{ $name }** 投票了。
narration-rule = **萬用自訂**：{ $rule }。
narration-eliminated = **{ $name }** 被淘汰了。
narration-seats = 大家換座位。現在的順序：{ $names }。
narration-time = 這一局時間到了。
narration-reshuffle = 棄牌堆洗一洗，變成新的牌庫。
narration-clock = { $told }_時間到。_
coming-off = **{ $name }** 離開了，AI 代打。
coming-back = **{ $name }** 回來了。
coming-handed = **{ $name }** 把座位交給 **{ $other }**。
coming-taken = **{ $name }** 接手 **{ $other }** 的座位。
coming-joins = **{ $name }** 下一局加入。
narration-skipped = { $told }_其他人投票跳過。_

## durations

duration-minutes = { $count } 分鐘
duration-hours = { $count } 小時

## characters

character-Kim = 邊想邊哼歌
character-Lou = 看到每張牌都像老朋友
character-Max = 永遠早到，從不趕時間
character-Noa = 眉毛從來不動一下
character-Pat = 手牌排得整整齊齊
character-Quin = 什麼事都有一套理論
character-Robin = 天還沒亮就精神飽滿
character-Sam = 先笑再說，牌等一下
character-Toni = 每一場都當決賽打
character-Uli = 會幫大家帶零食
character-Alex = 手氣不好也只是聳聳肩
character-Bo = 話不多，笑容很多
character-Charlie = 也會幫別人加油
character-Dani = 等人的時候數雲
character-Eli = 把讀規則當娛樂
character-Fin = 最愛驚險的結尾
character-Gabi = 故事很長，出牌很快
character-Jo = 相信幸運襪
character-Mika = 平靜得像湖水
character-Vik = 相信永遠能逆轉

remark = 💬 **{ $name }**：「{ $words }」
remark-won = { $pick ->
    [0] 太刺激了。再來一場？
    [1] 我可以笑一整晚。
   *[other] 大家都打得很好。
}
remark-out = { $pick ->
    [0] 剛剛那張就是最後一張。
    [1] 你看，沒牌了！
   *[other] 手空了。有人要喝茶嗎？
}
remark-caught = { $pick ->
    [0] 哎呀！眼睛真利。
    [1] 我還以為沒人發現。
   *[other] 好啦，這次算我的。
}
remark-guilty = { $pick ->
    [0] 被你看穿了。
    [1] 試試看也不錯嘛。
   *[other] 果然瞞不住。
}
remark-innocent = { $pick ->
    [0] 我才不會這樣！
    [1] 看吧，我很老實。
   *[other] 我問心無愧。
}
remark-swap = { $pick ->
    [0] 來看看拿到什麼。
    [1] 換個風景！
   *[other] 全新的，真不錯。
}
remark-uno = { $pick ->
    [0] UNO！有聽到吧？
    [1] UNO，我有喊喔！
   *[other] 剩一張。UNO！
}
remark-draw = { $pick ->
    [0] 好痛。
    [1] 我的手牌正好缺伴。
   *[other] 謝啦，我在收集這個。
}

table-thinking-color = **{ $name }** 正在選顏色…
table-thinking-challenge = **{ $name }** 在想：抽 { $owed } 張，還是質疑…
table-thinking-challenge-until = **{ $name }** 在想要不要質疑…
table-thinking-target = **{ $name }** 正在選玩家…
table-thinking-drawn = **{ $name }** 在看剛抽到的牌…

## explain

button-explain = 為什麼不行？
explain-title = 你可以出什麼，還有原因
explain-fits = 可以出。
explain-no-match = 不能出。請出{ $color }、跟 { $top } 同數字或同符號的牌，或萬用牌。
explain-cannot-stack = 沒辦法把你要抽的 { $owed } 張丟給下一家。
explain-cannot-stack-until = 沒辦法丟給下一家，你要抽到{ $color }為止。
explain-cannot-raise = 要 +{ $least } 以上，才能把你要抽的 { $owed } 張丟給下一家。
explain-unseen = 還蓋著。下次輪到你的時候才看得到。
explain-penalty = { $draws ->
    [press] 不能出。硬出的話，要按 { $count } 次發牌機。
   *[draw] 不能出。硬出的話，要抽 { $count } 張。
}
explain-more = 還有 { $count } 個原因沒列出來。

## rulebook

rulebook-intro = # 規則

    這一頁是 `unobot rules --markdown` 印出來的，加上 `--language` 可以換語言。除非房主開始前另外選規則（規則組合、單條自訂規則或規則代碼），牌桌都照官方規則玩。`/uno rules` 會說明一桌的規則，*為什麼不行？* 會告訴你是哪條規則擋住那張牌。
rulebook-presets = 規則組合
rulebook-presets-what = 每個規則組合都是一組有名字的自訂規則。列表寫的是跟官方規則不同的地方。代碼可以貼到 `/uno start`。
rulebook-fields = 自訂規則
rulebook-fields-what = 除了列表裡排除的，自訂規則都可以一起用。
rulebook-number = { $low } 到 { $high } 的數字。官方：{ $official }。
rulebook-switch = 開：
rulebook-clash = 不能一起用：{ $settings }。{ $why }
rulebook-edges = 規則碰在一起的時候
rulebook-edges-what = 有些組合會讓人有疑問，這裡是處理方式：
edge-last-card = **最後一張是會動手牌的牌。** 出完牌，這一局就結束。最後一張是 7、0、萬用換牌、萬用洗牌或萬用自訂時，不動手牌，也不用選。就算其他人還要繼續打也一樣。
edge-last-pass-on = **把要抽的牌丟出去並出完。** 你要抽牌時，可以用反轉或跳過當最後一張。接下來要抽的人還是先抽完全部，才算分。
edge-zero-of-two = **兩個人玩時出 0**：兩人交換手牌。
edge-owing-seat-leaves = **要抽牌的人離開。** 要抽的牌留在那個座位。代打的 AI 會處理，回來的人抽剩下的部分。
edge-jump-in-owed = **有人要抽牌時搶牌。** 有同樣加牌的人可以出。張數加上去，由搶牌者的下一家全部抽走。
edge-jump-in-challenge = **搶在等待回應的萬用+4 上。** 跟一般疊加一樣。換下一家回應，而且只能質疑最後一張萬用+4。
edge-jump-in-own-card = **搶自己的牌**也可以。只要還沒有別的牌蓋上去，就能在自己出的牌上再出一張一模一樣的。
edge-jump-in-out = **搶牌出完最後一張**，跟其他最後一張一樣結束這一局。如果是加牌，搶牌者的下一家還是要抽。
edge-jump-in-uno = **還能抓人忘喊 UNO 時搶牌。** 要等輪到的人走一步，抓人的時間才結束。搶牌不會結束它，所以可能同時有好幾個人能被抓。
edge-uno-moved-hands = **因為手牌移動而剩一張。** UNO 是出牌出到剩一張時喊的。手牌交換、傳遞或重洗之後，沒什麼好抓的。只剩一張的人還是可以喊 UNO。之前喊的 UNO 不會跟著手牌走。
edge-uno-drawn-card = **出了抽到的牌之後剩一張**，跟平常一樣要喊 UNO。抽牌前喊的不算，因為手牌變多了。
edge-reshuffle-penalty = **抽到一半牌庫空了。** 先抽完剩下的牌。棄牌堆除了最上面一張全部洗過，再接著抽。還是不夠的話，有多少抽多少。
edge-challenge-stacked = **質疑疊加的牌**，只看最後一張萬用+4。違規：出牌的人全部抽走。沒違規：質疑的人全部抽走，再多兩張。選擇疊加就不能質疑了。
edge-blind-turn = **盲抽的牌什麼時候翻開。** 下次輪到你、可以出牌或要抽牌時就看得到。被停的回合不算。如果你全部抽走後接著出牌（抽完再出），要晚一回合才看得到。在別人的回合抽到的牌（炸彈、處罰、萬用自訂），到你自己的下一回合就看得到。
edge-blind-hands = **盲抽和手牌移動。** 拿到別人的手牌不算抽牌，馬上全部看得到。原主人還沒看過的也一樣。
edge-blind-judged = **盲抽，以及一定要出或可以出的牌。** 能不能出、能不能搶牌、有牌必出、萬用+4 合不合規，都只看你看過的牌。質疑也照這些牌判定，其他的蓋著給人看。喊 UNO、手牌上限和這一局的分數，則算你全部的牌。
edge-leaving-open = **輪到的人離開，顏色、對象或質疑還沒決定。** AI 馬上接手那個座位：選顏色、選對象，或是抽牌、質疑。
edge-only-ais = **只剩 AI。** 最後一個人離開或睡著後，遊戲會停下來，不抽牌也不計分。任何玩家按一下就繼續。最後一個人離開十分鐘後，這場遊戲暫停。七天之內，玩家可以按 **繼續玩** 或用 `/uno resume` 接著玩。只有所有玩家都開了 AI 代打，AI 才會自己打下去，那場不計入任何人的戰績。
edge-late = **晚到和回來。** 回來的人拿回自己的座位、手牌和分數，不會重新開始。如果房主把座位交給 AI，就只能接回同一個座位。新來的人可以馬上接手 AI 的座位，連同手牌和分數。或是從下一局起坐新座位，排在最後，從全桌最低分開始。組隊、淘汰賽或固定局數的遊戲沒有新座位。

## rulesets

value-switch = { $value ->
    [on] 開
   *[off] 關
}

rules-topic-play = 怎麼玩
rules-topic-house = 這桌的自訂規則
rules-topic-asked = 常見問題
rules-first = { $both ->
    [on] 比其他隊先讓兩個人都出完手牌
   *[off] 最先出完手牌
}
rules-goal = **目標** · { $scoring ->
    [single] { $first }。一局定勝負，不計分。
    [until_last] 出完手牌就拿下一個名次。其他人繼續打，直到只剩一個人有牌。只打一局，不計分。
    [golf] 一局結束時，手上的分數越少越好。{ $both ->
        [on] 有一隊兩個人都
       *[off] 有人
    }出完牌，這一局就結束，每個人記上自己剩牌的分數{ $teams ->
        [on] 和隊友的分數
       *[off] { "" }
    }。{ $points }打完 { $rounds } 局，總分最低的獲勝。平手就再打一局。
    [best_of] { $first }就贏得這一局，不計分。這場有 { $rounds } 局，贏最多局的獲勝。沒人追得上時提早結束。第一名平手就再打一局。
   *[points] { $first }就贏得這一局，並得到{ $teams ->
        [on] 對手
       *[off] 其他人
    }手牌的分數。{ $points }{ $elimination ->
        [on] 每局結束後，手牌分數最高的玩家淘汰。留到最後的人獲勝。
       *[off] 先到 { $target } 分的人獲勝。前兩名平手就再打一局。
    }
}
rules-points = 計分：{ $points }。
rules-points-number = 數字牌照數字
rules-points-wild = 萬用牌 { $points } 分
rules-turn = **輪到你的時候**
rules-turn-play = { $kind ->
    [any] 什麼牌都能出。
    [always] 什麼牌都能出，但不能改成抽牌。
   *[match] 出一張跟最上面那張同顏色、同數字或同符號的牌，或是萬用牌。
}
rules-turn-press = 不出牌就按一次發牌機。它可能沒反應，也可能噴牌給你，然後你的回合結束。
rules-turn-uno = { $kind ->
    [off] 不用喊 UNO。
    [announced] 出倒數第二張牌時，會自動喊 UNO。
    [strict] 剩一張牌時，要在被別人抓到之前喊 **UNO**。提早喊不算。
   *[call] 剩一張牌時要喊 **UNO**：出牌前一刻、出牌的同時，或是出牌後被別人抓到之前。
}{ $catches ->
    [draw] 被抓到：{ $penalty ->
        [0] 不罰。
       *[other] 抽 { $penalty } 張。
    }
    [press] 被抓到：{ $penalty ->
        [0] 不罰。
       *[other] 按 { $penalty } 次發牌機。
    }
   *[no] { "" }
}
rules-wilds = **萬用牌** · 可以出在任何牌上，由你選顏色。
rules-no-challenge = 加牌不能質疑。
rules-asked-draw = 有牌可以出，還能抽牌嗎？可以。
rules-asked-press = 有牌可以出，還能按發牌機嗎？可以。
rules-asked-stack = 一定要疊加嗎？不用，也可以全部抽走。疊加的牌要跟上一張一樣大或更大，不是跟總數比。顏色沒關係。
rules-asked-discard = 可以用「同色全丟」出完嗎？可以。如果剩一張，記得喊 UNO。一起丟的牌沒有效果。
rules-asked-roulette = 輪盤的顏色由誰說？被轉到的玩家。萬用牌不會讓它停，也不能在上面疊加。
rules-asked-out = 手牌到 { $limit } 張就出局，一局裡可能有好幾個人出局。他們的牌放到棄牌堆底下，下次洗牌時回來。
rules-asked-seven = 出 7 一定要換牌嗎？一定，除非它是最後一張。
rules-asked-backs = 為什麼看不到自己牌的背面？就跟真的牌桌一樣，只有別人看得到。翻面之後，那些就是你的手牌。
rules-asked-flip = 翻面之後，最上面是哪一張？原本棄牌堆最底下的那張。如果是萬用牌，由下一家選顏色。
rules-asked-side = 一局結束時算哪一面？正在玩的那一面。最後一張是翻面時，先把手牌翻過來。
effect-discards-color = 手上同顏色的牌全部一起丟掉，那些牌沒有效果。
effect-turns-over = 全部翻過來：棄牌堆整疊翻，牌庫和每個人的手牌也翻。新的最上面那張沒有效果。
effect-reverses = 出牌方向反過來。兩個人玩時，對方停一回合。
effect-owes = 下一家抽 { $count } 張，{ $after ->
    [on] 然後照常出牌。
   *[off] 並停一回合。
}
effect-reverses-owes = 出牌方向反過來，變成下一家的人抽 { $count } 張，{ $after ->
    [on] 然後照常出牌。
   *[off] 並停一回合。
}兩個人玩時就是你自己。
effect-roulette = 下一家說一個顏色，一直翻牌翻到那個顏色為止，全部收下，{ $after ->
    [on] 然後照常出牌。
   *[off] 並停一回合。
}
effect-presses = 下一家按 { $count } 次發牌機，{ $after ->
    [on] 然後照常出牌。
   *[off] 並停一回合。
}
effect-presses-until = 下一家一直按發牌機，按到噴牌為止，{ $after ->
    [on] 然後照常出牌。
   *[off] 並停一回合。
}
effect-skips = { $count ->
    [1] 下一家停一回合。
   *[other] 接下來 { $count } 個人停一回合。
}
effect-others-draw = 其他人各抽 { $count } 張。
effect-others-press = 其他人各按 { $count } 次發牌機。
effect-target-draws = 你選一位玩家抽 { $count } 張，但不停回合。
effect-swap = 跟你選的一位玩家互換手牌。
effect-swap-owes-uno = 換完只剩一張的人要喊 UNO。
effect-shuffle = 所有手牌收回來洗過，重新發牌。
effect-voted = 效果由第一局前的投票決定。
effect-none = 沒有效果。
effect-none-last = 當最後一張時沒有效果。
effect-never-last = 不能當最後一張。
effect-never-on = 除了疊加，不能出在「{ $card }」上。
effect-challenged = 下一家抽 { $count } 張，{ $after ->
    [on] 然後照常出牌
   *[off] 並停一回合
}{ $kind ->
    [free] 。隨時都能出。
    [strict] 。合規才能出：{ $needs ->
        [no_playable] 你沒有其他可以出的牌。
       *[no_color] 你沒有目前顏色的牌。
    }
   *[challenge] ，或是質疑。{ $needs ->
        [no_playable] 你沒有其他可以出的牌
       *[no_color] 你沒有目前顏色的牌
    }時才合規。{ $sum ->
        [on] 違規：你自己全部抽走。沒違規：質疑的人全部抽走再多兩張，並停一回合。
       *[off] 違規：你自己抽這 { $count } 張。沒違規：質疑的人抽 { $more } 張，並停一回合。
    }
}
effect-challenged-until = 下一家一直抽到那個顏色為止，{ $after ->
    [on] 然後照常出牌
   *[off] 並停一回合
}{ $kind ->
    [free] 。隨時都能出。
    [strict] 。合規才能出：{ $needs ->
        [no_playable] 你沒有其他可以出的牌。
       *[no_color] 你沒有目前顏色的牌。
    }
   *[challenge] ，或是質疑。{ $needs ->
        [no_playable] 你沒有其他可以出的牌
       *[no_color] 你沒有目前顏色的牌
    }時才合規。違規：你自己抽到那個顏色為止。沒違規：質疑的人抽到那個顏色為止，再多抽兩張，並停一回合。
}

contradiction-no-ruleset = 我看不懂這些規則。請選一個規則組合，或貼上代碼。
contradiction-unknown-field = 這個版本沒有叫「{ $field }」的規則。請選一個規則組合，或貼上別的代碼。
contradiction-bad-value = 「{ $field }」不能設成「{ $value }」。請從選單裡選。
contradiction-bad-number = 「{ $field }」要填 { $low } 到 { $high } 的數字，不能是 { $value }。
contradiction-bomb-needs-several = 炸彈要一次出好幾張。請把「一次多張」也打開。
contradiction-keep-needs-move = 沒有會動手牌的牌，也就沒什麼好拒絕。請打開「7 換牌」或「0 傳牌」，或關掉「可以不換」。
contradiction-revenge-needs-stacking = 「加倍奉還」會讓疊加的總數變兩倍。請先選一種「疊加」。
contradiction-no-draw-needs-limit = 沒有上限，就沒有東西能擋住抽牌。請先設「手牌上限」。
contradiction-limit-within-deal = 每人發 { $hand_size } 張，一開始就超過上限 { $hand_limit } 張。請調高「手牌上限」，或減少「起手張數」。
contradiction-knock-out-needs-limit = 沒有上限就沒人會出局。請先設會讓人出局的「手牌上限」。
contradiction-not-in-deck = 這副牌不能這樣設「{ $field }」。那條規則就維持原樣，或換一個「牌組」。
contradiction-limit-until-last = 打到剩一人的遊戲，不能因為牌太多而出局。請讓「手牌上限」只擋抽牌，或換一種「計分」。
contradiction-four-not-judged = 隨時能出的萬用+4 不會判定。合規條件就維持原樣，或是讓它可以質疑。
contradiction-nothing-to-show = 有質疑才會亮牌。請讓萬用+4 可以質疑，或是只給質疑的人看。
contradiction-false-catch-needs-calls = 不用喊 UNO 就不會抓錯。請改成要自己喊 UNO，或把「抓錯」設成不罰。
contradiction-double-needs-points = 「雙倍得分」會讓一局贏家的分數變兩倍。請把「計分」改成分數制，或把它關掉。
contradiction-both-out-needs-teams = 有隊友才能兩個人都出完。請把「組隊」也打開。
contradiction-teams-until-last = 組隊不能打到剩一人。請換一種「計分」，或關掉「組隊」。
contradiction-teams-elimination = 一隊不能只少一個人。請關掉「組隊」或「淘汰賽」。
contradiction-elimination-needs-rounds = 「淘汰賽」會打到剩一人。請把「計分」改成分數制，或把它關掉。
contradiction-reshuffle-teams = 隊友整場都坐對面。請關掉「組隊」或「隨機換座」。
contradiction-reshuffle-needs-rounds = 座位是在局跟局之間換，而這裡只打一局。請把「計分」改成分數制，或關掉「隨機換座」。
contradiction-blind-until-playable = 抽到能出為止，就會知道抽到什麼。請改成抽一張，或關掉「盲抽」。
contradiction-blind-must-play = 蓋著的牌，沒人知道是不是一定要出。請讓抽到的牌可以出也可以留，或關掉「盲抽」。
contradiction-blind-open-hands = 大家都看得到的牌，不能只瞞著主人。請不要公開手牌，或關掉「盲抽」。
contradiction-seats = { $seats } 個人太少或太多：可以 { $low } 到 { $high } 個人玩。
contradiction-teams-even = 組隊要四、六、八或十個人。現在有 { $seats } 個。
contradiction-deck-too-small = { $decks } 副牌不夠發給 { $seats } 個人每人 { $hand_size } 張。請最多發 { $most } 張，或加一副牌。
code-no-code = 這不是規則代碼。請貼上牌桌顯示的代碼，或選一個規則組合。
code-other-version = 這不是規則組合，而 { $version } 開頭的代碼來自別的版本。請選一個規則組合，或貼上 A 開頭的代碼。
code-mistyped = 代碼有打錯。請到顯示它的牌桌再複製一次。
code-newer-field = 代碼裡有這個版本不認識的自訂規則 { $tag }。請更新 unobot，或選別的規則。
code-bad-value = 代碼把「{ $field }」設成「{ $value }」，這個版本不認識。請更新 unobot，或選別的規則。

## illustrations

alt-played = 出了 { $card }
alt-drew = 抽了 { $count } 張
alt-silent = 按了：喀
alt-launcher = 上次噴牌後按了：{ $count } 次。
alt-skipped = 被跳過
alt-seat = { $name }：{ $count } 張牌
alt-lobby = 遊戲開始前：{ $seats }。{ $free ->
    [0] 沒有空位。
   *[other] 還有 { $free } 個空位。
}
alt-table = { $top }。{ $way }，{ $pile }。出牌順序：{ $seats }。
alt-sheet = { $scoring ->
    [golf] 每一局的分數。{ $rounds } 局之後最少的獲勝。
    [best_of] 每一局的勝場，共 { $rounds } 局。
   *[points] 每一局的計分表，目標 { $target } 分。
} { $scores }

## buttons

button-rules = 規則
button-show-table = 給我看牌桌
button-leave = 離開
button-rematch = 再來一場
button-help = 說明
button-code = 貼上代碼
button-form = 一次填完
button-form-again = 回到表單

button-catch = 抓到！
button-draw = 抽牌
button-play = 出這張
button-no-swap = 留自己的
button-pass-hands = 傳下去
button-say-uno-on = ✅ UNO 準備好了

button-refresh = 重新整理
button-back-hand = 回到我的手牌
button-page = 第 { $page }/{ $pages } 頁

### lobby

## lobby

button-start = 開始
button-open = 開一桌
button-start-ais = 跟 { $ais } 個 AI 玩
button-start-with = 跟 { $ais } 個 AI 開始
button-start-waits = 開始：還差 { $people } 人
button-add-ai = 加一個 AI
button-options = 規則、步調、玩家
button-length-round = 快速遊戲：一局
button-quick = 快速遊戲
button-length-rounds = { $scoring ->
    [golf] 高爾夫：{ $rounds } 局
   *[best_of] 打 { $rounds } 局
}
button-invite = 邀請
button-change-rules = 改規則

lobby-title = UNO：誰要玩？
lobby-how = 按 **加入** 就有座位。由房主 **{ $host }** 開始。
lobby-how-start = 由房主 **{ $host }** 開始。
lobby-rematch = UNO：再來一場？
lobby-rematch-how = 每個人都按 **再來一場**，或是 **{ $host }** 按 **開始**，就會開始。
lobby-missing = 還差 { $ais } 個人。等朋友來，或是馬上讓 AI 補上。
lobby-waiting-teams = 組隊要 { $needed } 個人，再等 { $missing } 個，或是加 AI。
lobby-ready = { $seats ->
    [10] 十個座位都滿了。
   *[other] 可以開始了，最多十個人。
}
lobby-rules = 規則：**{ $preset }** · { $what }
lobby-time-control = 步調：{ $pace }
lobby-even = 勢均力敵：這個 AI 跟這裡的人差不多強。人贏了，下一場更難；輸了，下一場更簡單。
lobby-access-invited = ✉️ 限受邀者。
lobby-access-closed = 🔒 不再開放加入。
lobby-until = 沒人加入的話，{ $when } 關閉。
lobby-until-start = 沒開始的話，{ $when } 關閉。
lobby-add-ai = 加一個 AI 玩家
lobby-remove-ai = 移除一個 AI

lobby-closed = 這桌已經關了
lobby-limited-rules = 🔒 伺服器管理員鎖定了規則，所以這桌改用伺服器的規則。
lobby-limited-ais = 🔒 伺服器管理員限制了 AI 數量，所以有些 AI 離開了。

## seats

mark-ready = ✅ 準備好了
mark-away = 🤖 離開了，AI 代打
mark-autopilot = 💤 睡著了，AI 代打
mark-resting = 🤖 先由 AI 代打
mark-gone = 💤 離開了
mark-asleep = 💤 睡著了
mark-done = 🏁 出完了
mark-uno-owed = ❗ 還沒喊 UNO
mark-uno-owed-short = ❗ UNO？

legend-cards = 張數
legend-points = 分數
legend-rounds-won = 贏的局數
legend-away = 💤 離開，AI 代打
legend-teams = 🤝 隊伍：{ $teams }

level-novice-how = 能出什麼就出什麼。
level-casual = 休閒
level-casual-how = 有時打得好，有時不好。
level-clever = 聰明
level-clever-how = 打得好，但會失誤。
level-expert-how = 跟自己對打學會的。
level-even = 勢均力敵
level-even-how = 照你最近的表現，跟你一樣強。
engine-how = 機器人管理員加的程式。

table-engine-failed = ⚙️ 引擎 { $engine } 出問題了，現在由 AI 幫 **{ $name }** 打。
refused-no-ai = 這桌沒有這個 AI。
refused-engine-rules = { $engine } 不能玩這些規則。引擎要官方規則、一副牌、起手七張，目標分數不限。
refused-only-host-engine = 只有房主 { $host } 可以讓引擎入座。

## places

place-direct = 單人 UNO · [前往遊戲]({ $link })
place-group = 群組裡的 UNO · [前往牌桌]({ $link })
place-foreign = 我不在的伺服器裡的 UNO · [前往牌桌]({ $link })
asleep-title = 牌桌睡著了
asleep-body = 有一陣子沒人按按鈕了，而在這裡要有人按，我才能傳訊息。按這裡就從剛剛的地方繼續。
button-wake = 繼續
asleep-moved = 牌桌在下面繼續。
refused-external-apps = 你在這裡沒有「使用外部應用程式」權限，所以只有你看得到牌桌。請跟伺服器管理員要權限，或是在群組訊息裡玩。
refused-slow-direct = 私人訊息裡的遊戲不計時，所以不能選步調。
refused-slow-group = 在群組訊息裡我沒辦法提醒人，所以沒有慢速桌。請選快一點的步調。
refused-slow-foreign = 我不是這個伺服器的成員，沒辦法提醒人，所以沒有慢速桌。請選快一點的步調。
refused-thread-direct = 私人訊息裡沒有討論串。請不要填選項 **討論串**。
refused-thread-group = 群組訊息裡沒有討論串。請不要填選項 **討論串**。
refused-thread-foreign = 我不是這個伺服器的成員，沒辦法開討論串。請不要填選項 **討論串**。
refused-resume-place = 在伺服器外，要用那則訊息上的按鈕繼續。`/uno start` 會另開一場。

## obstacles

refused-timeout = 我不能在 { $channel } 玩：版主把我禁言到 { $until }。版主可以提早解除。
refused-private-thread = 我不在私人討論串 { $channel } 裡，所以不能發言。在裡面標記 { $bot } 讓我加入，再試一次。
refused-locked-thread = 我不能在 { $channel } 玩：討論串被鎖住了。版主可以解鎖。
refused-hidden-channel = 我看不到 { $channel }。如果是私人討論串，請在裡面標記 { $bot }。如果不是，請給我「檢視頻道」權限。
refused-slow-mode = 因為慢速模式，我現在不能在 { $channel } 發文。管理員可以讓我的身分組略過慢速模式，或是關掉慢速模式。
note-mute-timeout = 我沒辦法在 { $channel } 顯示牌桌：版主把我禁言到 { $until }。大家可以在自己的手牌裡繼續玩。
note-mute-private-thread = 我沒辦法在 { $channel } 顯示牌桌：我不在這個私人討論串裡。請在裡面標記 { $bot } 讓我加入。大家可以在自己的手牌裡繼續玩。
note-mute-hidden-channel = 我看不到 { $channel }，所以沒辦法顯示牌桌。如果是私人討論串，請在裡面標記 { $bot }。如果不是，請給我「檢視頻道」權限。大家可以在自己的手牌裡繼續玩。
note-mute-slow-mode = 因為慢速模式，我現在沒辦法把牌桌貼到 { $channel }。大家可以在自己的手牌裡繼續玩。
refused-commands-only = 這個伺服器有我的指令，但我不是成員，所以這裡不能用。請用這個連結加我：{ $link }
refused-commands-only-private = 這個伺服器有我的指令，但我不是成員，所以這裡不能用。請機器人的營運者把我加進來。

## players

players-alone = 這裡只有你一個人。
players-kick = 踢掉一位玩家…
players-new-host = 換人當房主…
players-release = 釋出離開的玩家的座位…
access-open = 誰都可以加入
access-invited = 只有受邀的人可以加入
access-closed = 不再開放加入

players-kick-title = 要踢掉 { $name } 嗎？
players-kick-body = AI 會接著打那副手牌。被踢的人不能回到這場遊戲。
players-kick-leaves = 對方還在這場遊戲裡。你踢了對方，在結果和評分裡就算你離開這場，排最後一名。你可以繼續玩。
players-kick-body-lobby = 被踢的人不能回到這桌。
button-kick = 踢掉

note-kicked = { $name } 被踢掉了。
note-new-host = 現在 { $name } 是房主。
note-released = { $name } 的座位現在是 AI 的，別人可以接手。
refused-kicked = 你被踢出這場遊戲了。可以加入這裡的下一桌。
refused-former = 你刪了自己的資料，所以不能回到這場遊戲。可以加入這裡的下一桌。
refused-invited-only = 限受邀者。請跟 { $host } 要邀請。
refused-closed-to-new = 不再開放加入。可以問問房主 { $host }。
refused-only-host-manages = 只有房主 { $host } 或版主可以這麼做。
refused-no-such-player = 對方已經不在這桌了。
refused-kick-oneself = 不能踢自己。請按 **離開**。
refused-new-host-away = { $name } 離開了，房主要在場才行。
refused-release-present = { $name } 還在，座位是本人的。你可以改用踢掉。

## table

table-color-open = { $emoji } { $card }：還沒選顏色
table-play = 輪到 **{ $name }**：{ $emoji } **{ $color }**或 **{ $face }**。
table-play-color = 輪到 **{ $name }**：{ $emoji } **{ $color }**。
table-play-any = **{ $name }** 隨便出一張開始。
table-any = **{ $name }** 隨便出一張。
table-drawn = **{ $name }** 抽了一張：要出還是留下？
table-drawn-must = **{ $name }** 抽了一張，能出就一定要出。
table-drawn-blind = **{ $name }** 抽了一張蓋著的牌。
table-color = **{ $name }** 選第一個顏色。
table-roulette = **{ $name }**：哪個顏色？
table-answer = **{ $name }** 要抽 { $owed } 張，或是質疑 **{ $by }**。
table-answer-until = **{ $name }** 抽到{ $color }為止，或質疑 **{ $by }**
table-owes = **{ $name }** 要抽 { $owed } 張，或是丟給下一家。
table-owes-until = **{ $name }** 抽到{ $color }為止，或丟給下一家
table-nothing-laid = 還沒有人出牌
table-turn-answer = **{ $name }** 抽 { $owed } 張，或質疑 **{ $by }**
table-turn-owes = **{ $name }** 抽 { $owed } 張，或丟給下一家
table-turn-drawn = **{ $name }** 抽了一張
table-waits = 💤 沒人在，遊戲先等著。按 **{ $button }** 繼續。
table-silent = 📡 Discord 沒有回應，時間先停住。
table-skip = ⏭️ 跳過這回合：{ $count }/{ $needed } 票，在 **更多** 裡投。
open-hand = 公開：{ $cards }
table-round-ends = { $when } 時間到
table-clockwise = ↻ 順時針
table-counterclockwise = ↺ 逆時針
table-pile = { $count ->
    [0] 牌庫空了
   *[other] 牌庫：{ $count }
}

ping-turn = { $mention }，輪到你了，最上面是 { $card } · { $when } 截止
ping-turn-untimed = { $mention }，輪到你了，最上面是 { $card }
ping-answer = { $mention }，你要抽 { $owed } 張牌。怎麼辦？· { $when } 截止
ping-answer-untimed = { $mention }，你要抽 { $owed } 張牌。怎麼辦？
ping-first = { $mention }，輪到你了 · { $when } 截止
ping-first-untimed = { $mention }，輪到你了

name-unknown = 不明玩家
name-former = 前玩家
dm-place = **{ $server }** 的 UNO · [前往牌桌]({ $link })
dm-place-suspended = **{ $server }** 的 UNO · [前往伺服器]({ $link })
dm-place-unknown = 某個伺服器
note-mute-permission = 我沒辦法在 { $channel } 顯示牌桌：我在那裡需要「{ $missing }」權限。大家可以在自己的手牌裡繼續玩。
note-mute-thread = 我沒辦法在 { $channel } 顯示牌桌：討論串關閉了。大家可以在自己的手牌裡繼續玩。

## tables

tables-turn = **輪到你**
tables-wait = 輪到 **{ $name }**
tables-waits = 沒人在，先等著
tables-until = { $when } 截止
tables-pause = 局間休息
tables-next = 下一局 { $when } 開始
tables-lobby = 還沒開始
tables-suspended = 等 `/uno resume`
tables-over = 結束了
tables-more = 還有 { $count } 桌沒列出來。請到那裡打開手牌。
tables-notify-me = 按 **通知我**，這個頻道開下一桌時就會叫你。
tables-empty = 你沒有坐在任何一桌。用 `/uno start` 開一桌。

## suspended

suspended-match = 遊戲等待中
suspended-lobby = 牌桌等待中
suspended-here = 我連不到這場遊戲的頻道。按 **在這裡繼續玩** 就在這個頻道繼續，或到別的頻道用 `/uno resume`。
adjourned-title = 遊戲暫停了
adjourned-body = 有一陣子沒人在，所以遊戲原封不動地等著。按 **繼續玩** 在這裡繼續，或到這個伺服器的任何頻道用 `/uno resume`。
adjourned-resting = 有一陣子只有 AI 在玩，所以遊戲先等著。按 **{ $button }** 繼續。
adjourned-kept = { $when } 永久關閉。
button-resume = 繼續玩
button-resume-here = 在這裡繼續玩
refused-adjourned = 大家都離開了，這場遊戲暫停中。用 `/uno resume` 繼續。
refused-suspended = 我連不到這場遊戲的頻道。到伺服器的任何頻道用 `/uno resume` 繼續。
refused-channel-suspended = 這個頻道有一場遊戲在等。用 `/uno resume` 繼續。
refused-not-suspended = 這場遊戲已經在進行了。
refused-nothing-suspended = 這個伺服器沒有在等的遊戲。用 `/uno start` 開一桌。
refused-only-seated-resumes = 只有這場的玩家、房主或版主可以繼續。
refused-which-match = 有好幾場在等。請用選項 **場次** 選一場。

## vote

vote-title = 萬用自訂要做什麼？
vote-how = 每個人一票，平手就隨機決定。
vote-open = 還沒投票：{ $names }。
vote-voted = 你投給 { $number }。
button-vote = { $number } ({ $count })
custom-others-draw = 其他人各抽一張
custom-pass-hands = 所有手牌傳給下一家
custom-target-draws = 你選一位玩家抽兩張
custom-skip-all = 其他人都被跳過，你再出一次
custom-swap = 你跟選的玩家交換手牌

## time_control

button-time-control = 步調
time-control-title = 一步可以想多久？
time-control-how = 慢速桌不用一直待著。輪到你時我會提醒你，`/uno tables` 會列出在等你的牌桌。
time-control-fast = 快：一步 20 秒
time-control-hours = 慢：一步 4 小時
time-control-day = 慢：一步一天
time-control-days = 慢：一步 3 天
time-control-time = 一步 { $time }
ping-switch-off = `/uno me` 可以關掉這些提醒。
refused-only-host-time-control = 只有房主 { $host } 可以選步調。
refused-time-control-by-rules = 這桌的規則是一步 { $seconds } 秒。按 **改規則** 可以改。

### play

## hand

hand-play = 輪到你：{ $emoji } **{ $color }**或 **{ $face }**
hand-play-color = 輪到你：{ $emoji } **{ $color }**
hand-play-any = 輪到你：隨便出一張開始
hand-turn = **輪到你：** { $color } 或 { $sign }
hand-turn-color = **輪到你：** { $color }
hand-turn-any = **輪到你：** 什麼牌都行
hand-partner = 隊友：**{ $name }**，{ $count } 張牌。
hand-partner-done = **{ $name }** 出完了，接下來看你的。
hand-done = **{ $name }** 繼續幫你們隊打，{ $count } 張牌。
hand-out = 這一局你打完了：{ $place }
knocked-out-title = 你有 { $count } 張牌，出局了
knocked-out-by = 是 **{ $by }** 出的 { $card }。
knocked-out-next-round = 看看其他人打，下一局你就回來了。
knocked-out-rematch = 看看其他人打，**再來一場** 有你的座位。
knocked-out-picture-by = { $count } 張牌，多虧了 { $by }
knocked-out-picture-alone = { $count } 張牌太多了
hand-play-pass = 你不能出也不能抽，所以 **PASS**。
hand-play-none = 沒有能出的牌。抽一張吧。
hand-play-none-until = 沒有能出的牌。抽到能出為止。
hand-play-none-launcher = 沒有能出的牌。按發牌機吧。
hand-drawn = **你抽到** { $card }
hand-drawn-must = 一定要出。
hand-drawn-unfit = 不能出，留下來吧。
hand-drawn-unfit-passing = 不能出，所以 PASS。
hand-drawn-nothing = 沒有牌可以抽了。
hand-drawn-nothing-passing = 沒有牌可以抽，自動 PASS。
hand-drawn-blind = 你抽了一張蓋著的牌。先留下來，下次輪到你時就看得到。
hand-drawn-blind-passing = 你抽了一張蓋著的牌，自動 PASS。下次輪到你時就看得到。
hand-unseen = { $count } 張牌會蓋到輪到你為止。
hand-first-color = **選第一個顏色**
hand-roulette = 🎡 **哪個顏色？**
hand-roulette-how = 翻到那個顏色為止，全部都是你的。
hand-wild = { $card }：哪個顏色？
hand-answer = **{ $name }** 在 { $emoji } **{ $color }**上出了 { $card }：抽 { $owed } 張，還是質疑？
hand-answer-until = **{ $name }** 出了 { $card }：抽到{ $color }為止，還是質疑？
hand-answer-held = { $needs ->
    [no_playable] 如果 **{ $name }** 有別的牌可以出，**{ $name }** 抽 { $owed } 張。沒有的話，你抽 { $lost } 張。
   *[no_color] 如果 **{ $name }** 有{ $color ->
        [R] 紅色
        [Y] 黃色
        [G] 綠色
        [P] 粉紅色
        [T] 藍綠色
        [O] 橘色
        [U] 紫色
       *[B] 藍色
    }的牌，**{ $name }** 抽 { $owed } 張。沒有的話，你抽 { $lost } 張。
}
hand-answer-held-short = { $needs ->
    [no_playable] 有別的牌？
   *[no_color] { $color ->
        [R] 有紅色？
        [Y] 有黃色？
        [G] 有綠色？
        [P] 有粉紅色？
        [T] 有藍綠色？
        [O] 有橘色？
        [U] 有紫色？
       *[B] 有藍色？
    }
}{ $name } 抽 { $owed } 張，不然你抽 { $lost } 張。
hand-answer-held-until = 如果違規，**{ $name }** 抽到那個顏色為止。如果沒違規，你抽到那個顏色為止，再多兩張。
hand-answer-held-until-short = 違規？{ $name } 抽。沒違規？你抽，再多兩張。
hand-answer-left = { $count ->
    [0] 那是 **{ $name }** 的最後一張牌。
   *[other] **{ $name }** 還剩 { $count } 張牌。
}
overlay-turn = 輪到你了
hand-waiting = **{ $name }** 在想，最上面是 { $card }
hand-waiting-next = 下一個是你
hand-waiting-last = { $name } 剩 1 張
hand-wait-over = 投票結束，正在發牌。
hand-cards = 你的手牌，{ $count } 張：{ $cards }
hand-uno-owed = 📣 剩一張！快喊！
hand-uno-unnoticed = 呼，沒人發現。
hand-hit-until = 💥 **抽到{ $color }為止！**
hand-hit-launcher = { $count ->
    [0] 🍀 **喀：** 沒有牌給你。
   *[other] 💥 **發牌機噴牌：+{ $count }！**
}
hand-hit-caught-free = 👀 被 **{ $name }** 抓到：不用抽牌。
hand-hit-skip = ⏭️ 你被跳過了。
hand-hit-swap = 🔁 **{ $name }** 跟你換牌了！
hand-hit-hands = 🔁 所有手牌都換人了！
hand-hit-turned-over = { $side ->
    [dark] 🌙 **翻面！** 現在是暗面。
   *[light] ☀️ **翻面！** 現在是亮面。
}
hand-shown = 只有你看得到 **{ $name }** 當時的手牌：{ $cards }
hand-shown-short = **{ $name }** 當時有 { $cards }
hand-backs = 別人的背面：{ $backs }
hand-backs-title = **別人牌的背面**
hand-backs-how = 翻面後，這些就是他們的手牌。他們看不到，你也看不到自己的。
hand-lobby = 遊戲還沒開始。
hand-lobby-seated = 你加入了。遊戲開始就會拿到牌。
hand-away = 你離開了，AI 幫你打。
hand-autopilot = ⌛ 時間到：AI 代打。按一下自己打。
hand-resting = AI 先幫你打，按一下就換你。
hand-waits = 沒有其他人在。按一下繼續。
hand-away-waits = 你離開了，也沒有其他人在，所以遊戲先等著。
button-return = 拿回座位

hand-step-cards = { $card }：要出哪幾張？
hand-step-target = { $card }：跟誰換…
hand-step-pass-hands = { $card }：要傳手牌嗎？
hand-step-draws = { $card }：誰抽兩張？
hand-first-target = 跟誰換手牌…
hand-owed = 你要抽 { $owed } 張牌
hand-owed-until = 你要抽到{ $color }為止
hand-answer-stack = 丟給下一家，或抽牌。
hand-answer-raise = 用 +{ $least } 以上丟給下一家，或抽牌。
hand-catch-whom = **誰忘了喊 UNO？**
hand-catch-wrong = { $draws ->
    [press] 抓錯的話，你要按 { $count } 次發牌機。
   *[draw] 抓錯的話，你要抽 { $count } 張。
}
hand-wrong-play = { $draws ->
    [press] 出錯牌要按 { $count } 次。
   *[draw] 出錯牌要抽 { $count } 張。
}
hand-jump-in = 你有一樣的牌：快搶牌！

button-take = 抽 { $owed } 張
button-pass = PASS
button-challenge = 質疑
button-catch-somebody = 抓人…
button-count = { $name } ({ $count })
button-sort-color = 照顏色
button-sort-value = 照數字
button-backs = 別人的背面

note-caught = 你抓到 { $name } 了！
paused-title = ⏸️ 即時更新暫停了
paused-hand = 可能不是最新的：按 **重新整理**。
paused-body = 按 **重新整理** 看目前的狀況。
note-dms-closed = 我不能傳私人訊息給你，所以你的手牌只在這裡。按牌桌上的 **我的手牌** 可以再看一次。
note-dms-blocked = Discord 現在不讓我傳新的私人訊息，所以你的手牌只在這裡。按牌桌上的 **我的手牌** 可以再看一次。
changed-terms = ⚠️ 你加入後有變動：{ $changes }
changed-terms-short = ⚠️ 變動：{ $changes }
changed-no-take-back = 不能收回
changed-ais = { $count } 個 AI 玩家

## menu

menu-title = 還要做什麼？
menu-bump = **移到最下面**：把牌桌移到最新的訊息那裡。
menu-skip = **投票跳過**：其他人超過一半同意，就直接幫 **{ $name }** 走這一步。
menu-autopilot = **AI 代打**：你回來之前由 AI 打。
menu-autopilot-off = AI 正在幫你打。按 **我回來了** 結束。
menu-leave = **離開**：AI 接手。按 **我的手牌** 就能回來。
menu-players = **玩家**：誰能加入、誰要離開、誰當房主。
menu-look-picture = **畫出牌桌**：從上面看牌桌。

button-bump = 移到最下面
button-skip = 投票跳過
button-autopilot-on = AI 代打
button-autopilot-off = 我回來了
button-look-picture = 畫出牌桌
button-end = 結束遊戲
button-end-yes = 對，結束
button-end-no = 繼續玩

menu-end-title = 要結束大家的遊戲嗎？
menu-end-body = 會顯示分數，沒有人獲勝。
menu-end-leaves = 還有人在這場遊戲裡。在結果和評分裡算你離開，排最後一名。
menu-end-title-lobby = 要關掉這桌嗎？
menu-end-body-lobby = 所有玩家都會失去座位。

note-bumped = 牌桌移到頻道最下面了。
note-look-picture = 現在從上面看牌桌。
note-look-text = 現在用文字顯示牌桌。
note-skip = 你的票算進去了：{ $count }/{ $needed }。
note-skipped = 好了：這回合跳過了。
note-ended = 牌桌關了。
note-not-ended = 遊戲繼續。
refused-only-host-look = 只有房主 **{ $host }** 可以選牌桌的樣子。
refused-only-host-ends = 只有房主 { $host } 或版主可以結束。
refused-skip-oneself = 現在輪到你自己。出牌，或用 **更多** → **AI 代打** 讓 AI 打。
refused-skip-nobody = 沒有人可以跳過，或是你現在沒在玩。
refused-skip-alone = 一個玩家或一隊不能自己決定跳過。{ $name } 這一步可以用完全部的時間。
refused-skip-early = 給 { $name } 一點時間。時間過一半後才能投票。

## premove

premove-how = 按一張牌，下次就出它。
premove-next = ✓ 下一張：**{ $card }**，能出的話。
premove-color = 顏色變了，你的牌留著。
premove-unfit = 不能出，你的牌留著。
refused-premove-now = 輪到你了，現在出吧。
refused-premove-card = 這張牌不能先選。

## take_back

button-take-back-off = 收回：關
button-take-back-on = 收回：開
table-take-back = 5 秒內可以收回。
refused-take-back-off = 這桌不能收回。
refused-take-back-late = 太晚了：過了 5 秒就不能收回。

## refusals

refused-stale = 這個按鈕過期了，這是最新的。
refused-unknown-button = 這個按鈕不能用了。`/uno hand` 和 `/uno status` 會顯示新的。
refused-unknown-move = 沒有「{ $move }」這一步。請從列表選，或輸入像 R5、WG、draw 這樣的。
refused-unknown-command = Discord 還沒有這個指令的最新版本。請一分鐘後再試。
refused-too-often = 慢一點，等一下再試。
refused-busy = 我現在很忙，沒辦法處理。請等一下再試。
refused-too-slow = 花太久了，請再按一次。
refused-stopping = 我快要重新啟動了，請等一下再試。什麼都不會不見。

refused-closed = 這桌已經關了。用 `/uno start` 開新的一桌。
refused-running = 遊戲已經開始了。
refused-table-full = { $seats } 個座位都滿了。
refused-only-host-starts = 只有房主 { $host } 可以開始。如果一直沒開始，任何有座位的人 { $when } 可以開始。
refused-start-changed = 你按之前牌桌剛好變了，所以還沒開始。請再看一次再開始。
refused-seated-already = 你已經在這桌了。
refused-not-seated = 你沒有在這桌玩。
refused-away = 你離開了這場遊戲。按 **我的手牌** 繼續玩。
refused-left-already = 你已經離開了。按 **我的手牌** 就能回來。

refused-no-table = 這個頻道沒有牌桌。用 `/uno start` 開一桌。
refused-no-such-table = 這桌不見了。用 `/uno start` 開新的一桌。
refused-channel-taken = 這個頻道已經有一桌了。
refused-elsewhere = 這桌不在這個頻道。**我的手牌** 和 `/uno hand` 會顯示你的牌。
refused-place = UNO 可以在伺服器裡玩：文字頻道、討論串或語音頻道的聊天。請到那裡用 `/uno start`。
refused-permission = 我不能在 { $channel } 玩：我在那裡需要「{ $missing }」權限。
refused-bump = Discord 現在不讓我在這個頻道發文，所以牌桌留在原處。請問管理員我在這裡能做什麼。
refused-rematch-moment = 條件跟上一場不一樣，所以先讓其他人看一下。你 { $when } 可以開始，或是大家都按 **再來一場** 就能更早。
refused-unseen = Discord 不讓我在這裡貼牌桌，所以我沒有開。請試試別的頻道，或問管理員我在這裡能做什麼。
permission-view-channel = 檢視頻道
permission-connect = 連接
permission-send-messages = 傳送訊息
permission-send-messages-in-threads = 在討論串中傳送訊息
permission-create-public-threads = 建立公開討論串
permission-create-private-threads = 建立私人討論串
permission-manage-threads = 管理討論串
permission-attach-files = 附加檔案

error-storage = 我現在連不到資料庫。什麼都沒改，請等一下再試。
error-unsure = 我正要存的時候資料庫斷線了，不確定有沒有算進去。請等一下再看看。
error-discord = Discord 沒收下我的回覆。你要的事可能已經完成了，請等一下再看看。
error-damaged = 我讀不到存好的資料，所以什麼都沒改，其他的照常。請告訴機器人的營運者。
error-unexpected = 我這邊出了問題。什麼都沒改，請再試一次。

note-changed = 改好了。
note-left = 你離開了這桌。

## spectator

spectator-title = 你在觀戰。
spectator-take = 你可以馬上接手 AI 的座位，連同它的牌和分數。
spectator-join = 你可以從下一局加入，從全桌最低分開始。
spectator-take-or-join = 你可以馬上接手 AI 的座位，連同它的牌和分數，或是從下一局加入。
spectator-joins = 你下一局加入。
spectator-full = 座位都滿了。可以加入這裡的下一桌。
spectator-kicked = 你被移出這場遊戲了。
spectator-backs-how = 只有沒座位的人看得到全部，請不要說出去。有人出牌後，按 **重新整理**。
button-get-seat = 我要座位
button-all-backs = 全部背面
button-watch = 觀戰
note-took-over = 座位是你的了。
refused-seat-taken = 那個座位已經有人了。
refused-backs-seat = 你這一局還能入座，所以不能看背面。
refused-saw-backs = 你看過這一局的背面了，下一局才能加入。
refused-no-newcomers = 照這些規則，開始後不能加入。可以加入這裡的下一桌。
refused-no-cards-left = 牌不夠，最多只能 { $seats } 個人。

## moments

moment-won = { $pick ->
    [0] 🎉 精彩的結尾！大家打得很好。
    [1] 🎉 這場結束！掌聲給 **{ $name }**！
   *[other] 🎉 好一場對決！謝謝大家。
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** 出了最後一張！
    [1] 🏁 一張不剩：**{ $name }** 出完了！
   *[other] 🏁 **{ $name }** 兩手空空，漂亮！
}
moment-caught = { $pick ->
    [0] 👀 **{ $other }** 眼睛真利！**{ $name }** 抽 { $count } 張。
    [1] 👀 **{ $other }** 比 **{ $name }** 的 UNO 更快：**{ $name }** +{ $count }。
   *[other] 👀 抓到了！**{ $other }** 先看到，**{ $name }** 抽 { $count } 張。
}
moment-caught-free = 👀 **{ $other }** 抓到 **{ $name }**，但沒有牌要抽。
moment-guilty = { $pick ->
    [0] ⚖️ **{ $other }** 看得準！**{ $name }** 有那個顏色，抽 { $count } 張。
    [1] ⚖️ 質疑成功：**{ $name }** +{ $count }。**{ $other }** 好眼力！
   *[other] ⚖️ **{ $other }** 才不信，結果沒錯。**{ $name }** 抽 { $count } 張。
}
moment-innocent = { $pick ->
    [0] ⚖️ 完全合規：**{ $name }** 笑了，**{ $other }** 抽 { $count } 張。
    [1] ⚖️ **{ $other }** 很有勇氣！但 **{ $name }** 照規矩來：+{ $count }。
   *[other] ⚖️ 質疑失敗。**{ $name }** 是清白的，**{ $other }** 抽 { $count } 張。
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** 和 **{ $other }** 換牌！
    [1] 🔄 大風吹！**{ $name }** 和 **{ $other }** 拿著對方的牌。
   *[other] 🔄 **{ $name }** 和 **{ $other }** 換牌，重新開始！
}
moment-hands = { $pick ->
    [0] 🌀 多虧 **{ $name }**，大家的手牌都動起來了！
    [1] 🌀 大家都有新牌！**{ $name }** 攪亂了牌桌。
   *[other] 🌀 **{ $name }** 讓整桌轉一圈：手牌大搬家！
}
moment-dark-side = { $pick ->
    [0] 🌙 翻面！**{ $name }** 把一切翻到暗面。
    [1] 🌙 關燈：**{ $name }** 把整桌翻過去！
   *[other] 🌙 歡迎來到暗面，**{ $name }** 招待！
}
moment-light-side = { $pick ->
    [0] ☀️ 翻面！**{ $name }** 帶回了亮面。
    [1] ☀️ 早安：**{ $name }** 把整桌翻過去！
   *[other] ☀️ 走出黑暗，多虧 **{ $name }**！
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**：UNO！
    [1] 📣 UNO！**{ $name }** 剩一張。
   *[other] 📣 小心，**{ $name }** 喊 UNO 了！
}
moment-draw = { $pick ->
    [0] 💥 **{ $name }** +{ $count }！
    [1] 💥 打中了：**{ $name }** 抽 { $count } 張。
   *[other] 💥 **{ $name }** 全部收下：+{ $count }！
}
moment-roulette = { $pick ->
    [0] 🎡 輪盤停了：**{ $name }** +{ $count }！
    [1] 🎡 轉啊轉：**{ $name }** 收下 { $count } 張。
   *[other] 🎡 轉得真猛！**{ $name }** 翻了 { $count } 張。
}
moment-launcher = { $pick ->
    [0] 💥 發牌機噴牌：**{ $name }** +{ $count }！
    [1] 💥 砰！**{ $name }** 接到 { $count } 張。
   *[other] 💥 **{ $name }** 躲太慢：+{ $count }！
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }** 有 { $count } 張牌，出局！
    [1] 💀 { $count } 張牌太多了：**{ $name }** 出局！
   *[other] 💀 毫不留情：{ $count } 張牌，**{ $name }** 出局！
}

menu-moments = **特效**：UNO 和獲勝時的橫幅和台詞。
button-moments-on = 特效：開
button-moments-off = 特效：關
note-moments-on = 這桌的特效開了。
note-moments-off = 這桌的特效關了。
refused-only-host-moments = 只有房主 **{ $host }** 可以開關特效。

## hints

hint-challenge = 不確定？那就抽牌。
hint-stale = 遊戲已經往前走了，什麼都沒丟。
hint-classic113 = 第一次玩：有五張萬用牌會換手牌、洗手牌，或照投票結果。當最後一張時就是普通萬用牌。每張 40 分。
hint-no-mercy = 第一次玩：手牌 25 張就出局。用一樣大或更大的加牌疊加。同色全丟會把整個顏色一起帶走。
hint-all-wild = 第一次玩：全部都是萬用牌，什麼牌都能出。指定+2 和強制換牌要選一位玩家。換完只剩一張時要喊 UNO。
hint-attack = 第一次玩：沒有能出的牌就按一次發牌機。它會喀一聲，或噴牌給你。發射牌讓下一家按。同色全丟會把整個顏色一起帶走。
hint-attack-classic = 第一次玩：不是抽牌，而是按發牌機。它可能噴牌給你。交換手牌不能當最後一張。
hint-flip = 第一次玩：別人看得到你牌的背面，你看不到。翻面會把所有手牌和兩疊牌都翻過來。抽色就是抽到那個顏色為止。
hint-beta = { $name }已有測試版，用 `/uno me` 可以切換。
hint-direct = 這則訊息會留著，一直顯示你的手牌。在這裡按牌就能出。`/uno me` 可以關掉。

## queue

note-work-coach = ⏳ 教練正在看這場遊戲，大約 { $time } 後會在這裡回答。
note-work-gif = ⏳ 我正在把這場遊戲畫成 GIF，大約 { $time } 後會貼在這裡。
note-work-page = ⏳ 我正在寫這場遊戲的網頁，大約 { $time } 後會貼在這裡。
note-queue = 你排第 { $place } 個，大約 { $time } 後會在這裡回答。
note-queue-long = 如果 15 分鐘後還沒有，請再按一次按鈕：答案我會留著。
refused-queue-full = 排隊的人太多了。請大約 { $wait } 後再試。
refused-queue-own = 我還在處理你上次的要求，大約 { $wait } 後好。

### house_rules

## house_rules

preset-official = 官方規則
preset-stacking = 疊加
preset-classic113 = 經典 113
preset-draw-and-play = 抽完再出
preset-party = 派對
preset-no-mercy-like = 無情規則，一般牌
preset-teams = 組隊
preset-no-mercy = 無情
preset-all-wild = 全萬用
preset-attack = 發牌機
preset-attack-classic = 發牌機初版
preset-official-what = 可以質疑，要喊 UNO，打到 500 分。
preset-stacking-what = +2 和萬用+4 可以疊加；先出完就贏，不計分。
preset-classic113-what = 113 張牌，有換牌、洗牌和一條你們投票的規則。
preset-draw-and-play-what = 抽完兩張或四張後，還是輪到你出牌。
preset-party-what = 疊加、7 換牌、0 傳牌、搶牌、抽到能出為止。
preset-no-mercy-like-what = 什麼都能疊加，25 張就出局。
preset-teams-what = 隊友坐對面，一起得分。
preset-no-mercy-what = 168 張牌。疊加、丟牌，25 張就出局。
preset-all-wild-what = 沒有顏色：每張牌都能出。112 張是我們自己的配置。
preset-attack-what = 用發牌機代替牌庫：按下去，可能會噴牌給你。
preset-attack-classic-what = 初版：發牌機，還有交換手牌的牌。
preset-flip-what = 雙面牌：別人看得到你的背面，你看不到。翻面會全部翻過來。
group-deck = 牌和遊戲
group-start = 第一張牌
group-wild-draw-four = 萬用+4
group-drawing = 抽牌
group-special-cards = 特殊牌
group-end = 怎麼結束
group-limit = 手牌上限和最後一張
group-table = 牌桌
field-cards = 牌組
field-cards-what = 牌組裡有哪些牌。
value-cards = { $value ->
    [no_mercy] 無情的 168 張
    [all_wild] 112 張萬用牌，我們的配置
    [attack] 112 張和發牌機
    [attack_classic] 發牌機，初版
    [flip] 112 張雙面牌
    [classic113] 113 張
   *[official] 108 張
}
rule-cards = { $value ->
    [no_mercy] 牌組有 168 張。
    [all_wild] 112 張全是沒有顏色的萬用牌：56 張普通的，其他每種 8 張，是我們自己的配置。
    [attack] 牌組有 112 張和一台發牌機。每次按的結果都來自事先封存的種子。
    [attack_classic] 牌組跟初版一樣有 112 張和一台發牌機。每次按的結果都來自事先封存的種子。
    [flip] 牌組有 112 張，有亮面和暗面。別人看得到你牌的背面，你看不到。
    [classic113] 牌組有 113 張，多了五張新的萬用牌。
   *[official] 牌組有 108 張。
}
field-pairing-what = 雙面牌組裡，每個正面配哪個背面。
value-pairing = { $value ->
    [by_lot] 隨機
   *[printed] 照印的
}
rule-pairing = { $value ->
    [by_lot] 每次發牌都隨機決定正面配哪個背面，所以沒人背得起來。
   *[printed] 每個正面都配印好的背面。
}
field-decks = 幾副牌
field-decks-what = 幾副牌一起洗。
rule-decks = { $value ->
    [1] 用一副牌玩。
   *[other] { $value } 副牌一起洗。
}
field-hand-size = 起手張數
field-hand-size-what = 每位玩家發幾張牌。
value-hand-size = { $value } 張
rule-hand-size = 每位玩家發 { $value } 張牌。
field-target = 目標分數
field-target-what = 幾分獲勝。
rule-target = 打到 { $value } 分。
field-rounds = 局數
field-rounds-what = 高爾夫或比勝場時打幾局。
rule-rounds = 一場 { $value } 局，平手就再打一局。
field-scoring = 計分
field-scoring-what = 多局計分、高爾夫、比勝場，或一局不計分。
value-scoring = { $value ->
    [single] 一局，不計分
    [until_last] 排名次，不計分
    [golf] 高爾夫，分數少的贏
    [best_of] 比勝場
   *[points] 分數制
}
rule-scoring = { $value ->
    [single] 一局定勝負。最先出完牌的人獲勝，不計分。
    [until_last] 只打一局，打到只剩一個人有牌。出完的人依序拿下名次。
    [golf] 高爾夫：一局結束時，每個人記上剩牌的分數。打完最後一局，總分最低的獲勝。
    [best_of] 算每個人贏幾局，不計分。贏最多局的獲勝，沒人追得上時提早結束。
   *[points] 每一局都計分。
}
field-double-score = 雙倍得分
field-double-score-what = 每局分數變兩倍。
rule-double-score = 每局得到兩倍的分數。
field-own-stocks = 各自的牌庫
field-own-stocks-what = 每個座位抽自己的牌庫，打法一樣就拿到一樣的牌。
rule-own-stocks = { $draws ->
    [press] 發牌機從每個座位各自的牌庫噴牌，打法一樣就拿到一樣的牌。機率跟一個牌庫時一樣。牌庫空了，就跟最多的那疊借最後一張。
   *[draw] 每個座位從各自蓋著的牌庫抽牌，打法一樣就拿到一樣的牌。機率跟一個牌庫時一樣。牌庫空了，就跟最多的那疊借最後一張。
}
field-first-card = 第一張牌
field-first-card-what = 一開始可以翻開哪種牌。
value-first-card = { $value ->
    [number_only] 數字牌
    [any] 什麼都行
    [none] 不翻
    [no_wild] 不是萬用牌
   *[official] 官方
}
rule-first-card = { $value ->
    [number_only] 翻開的第一張一定是數字牌。
    [any] { $draws ->
        [press] 翻開的第一張可以是任何牌。
       *[draw] 翻開的第一張可以是任何牌。如果是會讓人抽牌的萬用牌，第一位玩家選顏色並抽牌。除非開了「抽完再出」，不然停一回合。
    }
    [none] 不翻牌。房主隨便出一張，開始第一局。
    [no_wild] 翻開的第一張不會是萬用牌。
   *[official] 翻開的第一張會有效果。
}
field-wild-draw-four = 萬用+4
field-wild-draw-four-what = 什麼時候能出，能不能質疑。
value-wild-draw-four = { $value ->
    [strict] 合規才能出
    [free] 隨時能出
   *[challenge] 可以質疑
}
rule-wild-draw-four = { $value ->
    [strict] 萬用+4 合規才能出，所以沒有質疑。
    [free] 萬用+4 隨時能出，不能質疑。
   *[challenge] 萬用+4 可以被質疑。
}
field-four-needs = 萬用+4 合規條件
field-four-needs-what = 手上有哪些牌時，出萬用+4 算違規。
value-four-needs = { $value ->
    [no_playable] 沒別的牌能出
   *[no_color] 沒有目前的顏色
}
rule-four-needs = { $value ->
    [no_playable] 沒有其他能出的牌時，萬用+4 才合規。其他的萬用+4 不算。
   *[no_color] 沒有目前顏色的牌時，萬用+4 才合規。
}
field-challenge-shows = 被質疑的手牌
field-challenge-shows-what = 哪些人看得到被質疑的手牌。
value-challenge-shows = { $value ->
    [all] 大家都看得到
   *[challenger] 只有質疑的人看得到
}
rule-challenge-shows = { $value ->
    [all] 被質疑的手牌大家都看得到。
   *[challenger] 只有質疑的人看得到被質疑的手牌。
}
field-stacking = 疊加
field-stacking-what = 能不能用加牌回應加牌，把總數丟給下一家。
value-stacking = { $value ->
    [same] 同樣的牌
    [raise] 一樣大或更大的 +
    [any] 任何加牌
    [no_wild] 同樣的牌，萬用牌除外
   *[none] 不行
}
rule-stacking = { $value ->
    [same] 加牌可以疊加：用同樣張數的牌回應，總數丟給下一家。
    [raise] 加牌可以疊加：用一樣或更多張數的牌回應，總數丟給下一家。
    [any] 加牌可以疊加：用任何加牌回應，總數丟給下一家。
    [no_wild] 加牌可以疊加：用同樣張數的有色牌回應，總數丟給下一家。萬用牌不能回應。
   *[none] 加牌不能疊加。
}
field-reverse-sends-back = 反轉退回
field-reverse-sends-back-what = 要抽牌時，可以出反轉把牌退回去。
rule-reverse-sends-back = 要抽牌時，可以出顏色相符的 { $card }，換前一家抽。
field-skip-passes-on = 跳過丟下家
field-skip-passes-on-what = 要抽牌時，可以出跳過把牌丟給下一家。
rule-skip-passes-on = 要抽牌時，可以出顏色相符的 { $card }，換下一家抽。
field-draw = 抽牌
field-draw-what = 不出牌時要抽幾張。
value-draw = { $value ->
    [until_playable] 抽到能出
   *[one] 一張
}
rule-draw = { $value ->
    [until_playable] 不出牌的話，抽到能出為止。
   *[one] 不出牌的話，抽一張。
}
field-drawn-card = 抽到的牌
field-drawn-card-what = 抽到能出的牌時，可不可以出。
value-drawn-card = { $value ->
    [must_play] 一定要出
    [keep] 留下
   *[may_play] 可以出
}
rule-drawn-card = { $value ->
    [must_play] 抽到能出的牌就一定要出。
    [keep] 抽完牌，回合就結束，牌留下來。
   *[may_play] 抽到能出的牌，可以馬上出。
}
field-must-play = 有牌必出
field-must-play-what = 有能出的牌就一定要出，不能改成抽牌。
rule-must-play = { $draws ->
    [press] 有能出的牌就不能改成按發牌機。
   *[draw] 有能出的牌就不能改成抽牌。
}
field-play-after-drawing = 抽完再出
field-play-after-drawing-what = 因為別人的牌而抽完後，還是輪到你出牌。
rule-play-after-drawing = { $draws ->
    [press] 因為別人的牌而按完後，還是輪到你出牌。
   *[draw] 因為別人的牌而抽完後，還是輪到你出牌。
}
field-blind-draw = 盲抽
field-blind-draw-what = 下次輪到你時，才看得到抽到的牌。
rule-blind-draw = { $draws ->
    [press] 發牌機噴給你的牌會蓋著，下次輪到你時才看得到。
   *[draw] 抽到的牌會蓋著，連你自己也要等下次輪到你才看得到。抽到的那一回合不能出。
}
field-seven = 7 換牌
field-seven-what = 出 7 就跟你選的玩家換手牌。
rule-seven = 出 **7** 就跟你選的玩家換手牌。
field-zero = 0 傳牌
field-zero-what = 出 0 就把所有手牌傳給下一家。
rule-zero = 出 **0** 就把所有手牌傳給下一家。
field-keep-hands = 可以不換
field-keep-hands-what = 出 7 或 0 時，可以不動手牌。
rule-keep-hands = 出 **7** 或 **0** 時，可以讓手牌都留在原處。
field-jump-in = 搶牌
field-jump-in-what = 沒輪到你也能出一模一樣的牌。
rule-jump-in = 有跟最上面一模一樣的牌，沒輪到你也能出。接著從你往下走。
field-several = 一次多張
field-several-what = 同數字或同符號的牌可以一起出。
rule-several = 一回合可以一起出同數字或同符號的牌。
field-bomb = 炸彈
field-bomb-what = 一次出三張以上，其他人各抽一張。
rule-bomb = { $draws ->
    [press] 一次出三張以上，其他人各按一次發牌機。
   *[draw] 一次出三張以上，其他人各抽一張。
}
field-uno = UNO
field-uno-what = 怎麼喊 UNO。
value-uno = { $value ->
    [strict] 剩一張才喊
    [announced] 自動
    [off] 不用喊
   *[call] 自己喊
}
rule-uno = { $value ->
    [strict] 剩一張之後喊 UNO 才算。
    [announced] UNO 會自動喊。
    [off] 不用喊 UNO。
   *[call] 剩一張牌時要喊 UNO。
}
field-uno-penalty = 忘喊 UNO
field-uno-penalty-what = 忘喊 UNO 被抓到的處罰。
value-uno-penalty = { $value ->
    [0] 不罰
   *[other] { $draws ->
        [press] 按 { $value } 次
       *[draw] { $value } 張
    }
}
rule-uno-penalty = { $value ->
    [0] 忘喊 UNO 被抓到也不罰。
   *[other] 忘喊 UNO 被抓到，要抽 { $value } 張。
}
field-false-catch = 抓錯
field-false-catch-what = 抓錯人的處罰。
value-false-catch = { $value ->
    [0] 不罰
   *[other] { $draws ->
        [press] 按 { $value } 次
       *[draw] { $value } 張
    }
}
rule-false-catch = { $value ->
    [0] 抓錯人不罰。
   *[other] { $draws ->
        [press] 抓錯人要按 { $value } 次發牌機。
       *[draw] 抓錯人要抽 { $value } 張。
    }
}
field-wrong-play = 出錯牌
field-wrong-play-what = 出了不能出的牌的處罰。
value-wrong-play = { $value ->
    [0] 不罰
   *[other] { $draws ->
        [press] 按 { $value } 次
       *[draw] { $value } 張
    }
}
rule-wrong-play = { $value ->
    [0] 出錯牌不罰。
   *[other] { $draws ->
        [press] 出了不能出的牌，要按 { $value } 次發牌機。
       *[draw] 出了不能出的牌，要抽 { $value } 張。
    }
}
field-hand-limit-what = 幾張牌算太多。
value-hand-limit = { $value ->
    [0] 沒有
   *[other] { $value } 張
}
rule-hand-limit = { $value ->
    [0] 手牌張數不限。
   *[other] 手牌上限是 { $value } 張。
}
field-at-limit = 到上限時
field-at-limit-what = 手牌到上限會怎樣。
value-at-limit = { $value ->
    [no_draw] 不能抽
   *[out] 出局
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] 到上限時，不能改成按發牌機，但可以 PASS。
       *[draw] 到上限時，不能改成抽牌，但可以 PASS。加牌還是會讓你抽。
    }
   *[out] 手牌到上限的玩家，這一局出局。
}
field-knock-out = 出局計分
field-knock-out-what = 因為手牌上限出局的玩家算幾分。
value-knock-out = { $value ->
    [0] 照手牌算
   *[other] { $value } 分
}
rule-knock-out = { $value ->
    [0] 出局玩家的牌還是要算分。
   *[other] 出局的玩家算 { $value } 分，不算手牌。
}
field-last-card = 最後一張
field-last-card-what = 可以用哪種牌出完。
value-last-card = { $value ->
    [no_action] 不能是功能牌
    [no_wild] 不能是萬用牌
   *[any] 都可以
}
rule-last-card = { $value ->
    [no_action] 不能用功能牌或萬用牌出完。
    [no_wild] 不能用萬用牌出完。
   *[any] 什麼牌都能出完。
}
field-teams = 組隊
field-teams-what = 隊友坐對面，一起得分。
rule-teams = 隊友坐對面，一起得分。只算對手的手牌。
field-both-out = 兩人都出完
field-both-out-what = 隊友兩個人都出完，才贏得這一局。
rule-both-out = 這一局打到有一隊兩個人都出完為止。先出完的隊友在旁邊看。
field-elimination = 淘汰賽
field-elimination-what = 每局結束後，手牌分數最高的玩家淘汰。
rule-elimination = 每局結束後，手牌分數最高的玩家淘汰。留到最後的人獲勝。目標分數不算。
field-revenge = 加倍奉還
field-revenge-what = 疊加回應時，總數變兩倍。
rule-revenge = 疊加回應時，先把總數變兩倍，再加上新的牌。最多 50 張。
field-open-hands = 公開手牌
field-open-hands-what = 手牌少於這個張數就公開。
value-open-hands = { $value ->
    [0] 不公開
   *[other] 少於 { $value } 張
}
rule-open-hands = { $value ->
    [0] 手牌不公開。
   *[other] 少於 { $value } 張的手牌公開給大家看。
}
field-no-hints = 不提示
field-no-hints-what = 不標出能出的牌。
rule-no-hints = 手牌裡不標出能出的牌。
field-reshuffle-seats = 隨機換座
field-reshuffle-seats-what = 每局開始前，大家隨機換座位。
rule-reshuffle-seats = 除了第一局，每局開始前大家隨機換座位。分數跟著人走。由上一位發牌者新座位的左邊發牌。
field-blitz = 閃電戰
field-blitz-what = 一局可以打多久。時間到，分數最少的贏。
value-blitz = { $value ->
    [0] 關
   *[other] 一局 { $value } 秒
}
rule-blitz = { $value ->
    [0] 一局沒有時間限制。
   *[other] 一局最多 { $value } 秒。時間到，手牌分數最少的贏。
}
field-turn-seconds = 思考時間
field-turn-seconds-what = 一步可以想多久。
value-turn-seconds = { $value ->
    [0] 照伺服器
   *[other] { $value } 秒
}
rule-turn-seconds = { $value ->
    [0] 一步的時間照伺服器設定。
   *[other] 一步最多 { $value } 秒。
}

house-rules-title = 這場的規則
house-rules-preset = 選一個規則組合
house-rules-deck = 選一個牌組
house-rules-deck-what = { $what }適合 { $low } 到 { $high } 人。
house-rules-group = 改單條規則
house-rules-other-number = 其他數字…
house-rules-code = 貼上規則代碼
house-rules-code-label = 另一桌顯示的代碼
house-rules-number-label = { $low } 到 { $high } 的數字
refused-only-host-rules = 只有房主 { $host } 可以改規則。
refused-running-rules = 遊戲開始了，規則維持不變。
refused-no-such-number = 請輸入 { $low } 到 { $high } 的數字。

### invitations

## invitations

button-invite-voice-channel = 邀請語音頻道
button-invite-voice = 邀請我語音頻道裡的 { $count } 人
button-invite-voice-some = 邀請語音頻道 { $total } 人中的 { $count } 人
button-to-table = 前往牌桌
button-to-channel = 前往頻道
invitation-title = 要邀請誰？
invitation-how = 我會傳一則有加入按鈕的訊息給對方。
invitation-whom = 選一位玩家…
invitation-dm = **{ $name }** 邀你到 **{ $server }** 玩一場 UNO。
invitation-call = { $people }：**{ $name }** 邀你們在這裡玩 UNO。到牌桌按 **加入**！
note-invited = { $name } 收到邀請了。沒看到的話，在對方的訊息請求裡。
note-invite-soon = { $name } 大約 { $time } 後收到邀請。我一秒傳一則，還有別人在等。
note-invited-here = 我不能傳訊息給 { $name }，所以在頻道裡叫了一聲。
note-invited-voice = 我在頻道裡叫了 { $count } 個人。
note-invited-voice-rest = 但一桌最多 { $most } 次邀請，所以另外 { $count } 個人我沒叫。
refused-invite-bot = 那是機器人。想跟 AI 玩，請用 **加一個 AI 玩家**。
refused-invite-stranger = { $name } 看不到這個頻道，所以不能在這裡玩。
refused-invite-seated = { $name } 已經在這桌了。
refused-invite-kicked = { $name } 被踢過，只有房主 { $host } 可以邀請。
refused-invite-again = { $name } 已經收到這桌的邀請了。
refused-invite-lately = { $name } 剛剛才收到邀請。過幾分鐘再說吧。
refused-invite-many = 這桌發的邀請夠多了。
refused-invite-nobody = 你的語音頻道裡沒有其他人可以邀請。

## notify_me

button-notify-me-off = 不要再通知我
notify-me-on = { $channel } 開下一桌時，我會在這裡叫你。
notify-me-off = { $channel } 開桌時，我不會再叫你了。
notify-me-call = { $mentions }，這裡開了新的一桌。按 **加入** 就有座位。
refused-notify-me-full = 這個頻道的名單滿了，沒辦法再加你。

### threads

## threads

thread-begins = 🧵 **{ $name }** 在討論串裡開了一桌。
thread-points = 🧵 **{ $name }** 開了一桌：{ $thread }
thread-name = 跟 { $name } 玩 UNO
note-thread-permission = 我需要「{ $missing }」權限才能開討論串，所以牌桌開在頻道裡。
note-no-thread = Discord 現在不讓我開討論串，所以牌桌開在頻道裡。
note-thread-closes = 這個討論串 { $time } 沒訊息就會關閉，而這裡一步可能更久。有「{ $missing }」權限的話，我可以讓它開一週。

### solo

## alone

button-alone = 自己玩
button-ai-pace-at-once = AI：馬上
alone-in-direct = 你的遊戲在[我們的私人訊息]({ $link })裡。你在那裡跟 AI 玩，沒有人要等你。沒看到的話，在你的訊息請求裡。
note-alone-soon = 你的遊戲大約 { $time } 後在私人訊息裡開始。現在很多人都在開，連結會貼在這裡。
note-alone-goes-on = 你的遊戲在這裡繼續。想開新的，先用 **更多** → **結束遊戲** 結束它。
refused-adjourned-alone = 遊戲原封不動地等著。按 **繼續玩** 就繼續，`/uno start` 會另開一場。
refused-alone-no-direct = 我不能傳訊息給你。請打開我們的私人訊息用 `/uno start`，或在隱私設定裡允許私人訊息。

## solo

button-what-if = 如果當時…
what-if-title = 如果當時…
what-if-ask = 從第 { $ply } 步接著玩，洗牌完全一樣。其他座位都由 AI 打，而且馬上出。原本那場不會變。你要誰的牌？
what-if-line = 如果當時，從第 { $ply } 步起 · 你打 { $name } 的牌
button-go-on = 繼續 ▶
button-replay-back = 回到重播
refused-solo-gone = 這場遊戲已經不保留了。請從重播再開一場。
refused-solo-broken = 這場遊戲是別的版本寫的，不能繼續。請從重播再開一場。
refused-solo-no-move = 你還沒有可以收回的步。

### daily

## daily

daily-how = 自己跟三個 AI 打五局：只有一次機會，不計時。贏一局，得到其他人手牌的分數。輸一局，扣掉自己手牌的分數。
daily-squares = 🟩 贏 · 🟨 輸，手牌 { $close } 分以下 · 🟥 輸，手牌更多分
daily-server = 🏠 這個伺服器的牌局
daily-new = 還沒玩。
daily-begun = 你已經開始了，從停下的地方繼續。
daily-replaced = 你用機器人的另一個版本開始，這個版本不能接著玩。你可以重新開始。
daily-damaged = 讀不到這場牌局存的資料，所以不能玩。請告訴機器人的營運者。
daily-unfinished = 你開始了，但時間到了。
daily-missed = 你沒有玩。
daily-change = 下一批牌局 { $when } 開放，也就是 UTC 午夜。已經開始的可以玩到 { $until }。
daily-sealed = 🔒 這裡 { $season } 的所有牌局，在第一場之前就封存了：`{ $end }`
daily-seed = 🔑 這場牌局的祕密種子：`{ $seed }`
daily-steps = 從種子算 { $steps } 次 SHA-256，一定會得到 { $season } 的封存：`{ $end }`。`unobot verify` 會檢查你的紀錄。
daily-over = 你的每日牌局結束了
daily-round = { $mark } 第 { $number } 局：{ $square ->
    [w] 贏
   *[other] 輸
}，{ $points }
daily-square = { $square ->
    [w] 贏
    [c] 惜敗
   *[other] 輸
}
daily-streak = 🔥 連續 **{ $now }** 天 · 最佳：{ $best }
daily-beaten = 📊 這裡的 { $others } 個人裡，贏過 **{ $beaten }** 個
daily-quartiles = 這裡 { $played } 個人大多拿 { $low } 到 { $high } 分，中間是 { $middle } 分。
daily-record = 這是你各局的紀錄和種子。`unobot verify { $file }` 會檢查種子、牌和 AI 的每一步。
button-daily-play = 開始玩
button-daily-go-on = 繼續
button-daily-back = 所有牌局
button-daily-open = 玩今天的牌局
button-daily-record = 我的紀錄

refused-daily-date = 我看不懂這個日期。請這樣寫：{ $today }。
refused-daily-future = { $day } 的牌局還沒開放，{ $when } 才有。今天的是 { $today }。
refused-daily-gone = 這次的紀錄已經不保留了。`/uno daily` 有今天的牌局。
refused-daily-broken = 這次的紀錄被改過，不能繼續。`/uno daily` 有今天的牌局。
refused-daily-version = 這場牌局是版本 { $version }，而我發的是版本 { $known }。`/uno daily` 有你能玩的牌局。
refused-daily-over = { $day } 的牌局時間到了。`/uno daily` 有今天的牌局。
refused-daily-erased = 你開始這場牌局後刪了自己的資料。每日牌局只能開始一次，請玩下一場。
refused-daily-server = 伺服器的牌局只能在那個伺服器開始。這裡可以玩全球牌局。
refused-daily-elsewhere = 這個結果是別的伺服器的，請貼到那裡。
refused-daily-not-over = 打完最後一局後，可以在伺服器貼出結果。
refused-daily-sealed = 那天結束前，種子要保密。請 { $when } 再問。

### tournament

## tournament

tournament-title = 🏆 錦標賽之夜
tournament-host = 主辦人是 **{ $host }**。
tournament-plan = 輪數：{ $rounds }，四人一桌 · 最後由前四名打決賽 · 每輪 { $minutes } 分鐘 · 照名次得 3、2、1 或 0 分
tournament-plan-duplicate = 輪數：{ $rounds }，四人一桌，牌都一樣 · 每輪 { $minutes } 分鐘 · 跟其他桌同座位的人比，得 0 到 100 點
tournament-no-show = 報到 { $left } 截止（**{ $at }**）。沒在那之前報到，就錯過第一輪。
tournament-sign-up = 現在就參加。報到 { $left } 開始（**{ $at }**），**{ $until }** 截止。沒在那之前報到，就錯過第一輪。
tournament-extended = 報到的人太少，所以再給最後一次機會。
tournament-limited = 🔒 伺服器管理員鎖定了規則，所以接下來的牌桌用伺服器的規則。
tournament-ready = ✅ **{ $count } 人已報到：** { $names }
tournament-nobody = 還沒有人報到。四個人就能開始。
tournament-signed = ▫️ **{ $count } 人未報到：** { $names }
tournament-dropped = ➖ **{ $count } 人退出：** { $names }
tournament-absent = 💤 **缺席：** { $names }。按 **參加** 就能在下一輪回來。
tournament-late = ⏳ **從下一輪開始：** { $names }
tournament-round = 第 { $round }/{ $rounds } 輪
tournament-final = 決賽
tournament-round-ends = { $left } 結束（**{ $at }**）。之後由 AI 幫所有人打完，最多 { $minutes } 分鐘。
tournament-deal = 每一桌的牌都一樣。🔒 開始前封存 · `{ $seal }`
tournament-sealed = 🔒 抽籤已事先封存 · `{ $seal }`
tournament-sealed-how = 第一輪誰跟誰同桌、所有座位和所有平手的處理，都已經由一個祕密值決定，誰也不能改。想確認的話，把這行留著。錦標賽結束後，用 **檢查抽籤** 打開封存，兩邊必須一樣。
tournament-lots-right = ✅ 抽籤沒有人動過手腳。第一輪的牌桌和所有座位，都來自有人參加之前就封存的祕密值。
tournament-lots-wrong = ❌ 有問題：這些牌桌不是來自有人參加之前就封存的祕密值。
tournament-lots-commitment = 🔒 從一開始就公布的指紋：`{ $seal }`
tournament-lots-yourself = 不用相信我們：`{ $file }` 裡有所有人和牌桌。`docs/fair-deals.md` 說明每次抽籤怎麼從祕密值得來。
tournament-refused = ⚠️ 第 { $table } 桌沒開成：Discord 拒絕了訊息或討論串。請檢查機器人在這個頻道的權限，例如「*傳送訊息*」。我會一直試到 { $until }，之後就算這桌沒打。
tournament-not-opened = ⚠️ 第 { $table } 桌開不成，因為 Discord 拒絕了訊息或討論串。這桌的人照沒打的牌桌得分。
tournament-ais = { $count } 個 AI
tournament-next = { $round } { $left } 開始
tournament-won = 🏆 { $name } 贏得錦標賽
tournament-ended-host = 主辦人關閉了錦標賽。
tournament-ended-admin = 管理員關閉了錦標賽。
tournament-ended-people = 剩下的人太少，錦標賽結束了。
tournament-ended-server = 頻道不見了，錦標賽結束了。
tournament-out = 退出
tournament-more = 還有 { $count } 個
tournament-legend = 分數 · 每輪名次 · 對手的分數，平手時比這個。再來依序比贏的桌數、UNO 分數和抽籤。
tournament-legend-short = 括號：對手的分數，平手時比這個。再來依序比贏的桌數、UNO 分數和抽籤。
tournament-legend-duplicate = 點數 · 每輪在同座位裡的名次。贏過其他每一桌的同座位，該輪得 100，平均是 50。再來依序比第一名次數、UNO 分數和抽籤。
tournament-legend-final = 進決賽的人排在前面，依決賽名次排列。
tournament-call = 🃏 **{ $round }，第 { $table } 桌：** { $people }，你們的牌桌就在下面。**我的手牌** 會顯示你的牌。
tournament-call-closed = 🃏 **{ $round }，第 { $table } 桌：** { $people }，你們的牌桌在私人討論串裡，頻道列表看得到。因為牌都一樣，其他桌的人不能看。**我的手牌** 會顯示你的牌。
tournament-check-in-call = { $people }：錦標賽報到了，{ $when } 開始。{ $link }

button-tournament-join = 參加
button-tournament-check-in = 參加／報到
button-tournament-start = 開始
button-tournament-go-on = 現在開始
button-tournament-close = 關閉
button-tournament-lots = 檢查抽籤
button-tournament-close-yes = 對，關閉

tournament-close-ask = 要關閉大家的錦標賽嗎？排名會留著，牌桌繼續打。
note-tournament-opened = 錦標賽開了，你也可以參加。
note-tournament-bumped = 這個頻道有錦標賽，我把訊息再貼了一次。
refused-tournament-unseen = Discord 不讓我在這裡貼錦標賽，所以我沒有開。請試試別的頻道，或問管理員我在這裡能做什麼。
refused-tournament-bump = 這個頻道有錦標賽。Discord 現在不讓我再貼一次訊息，所以它留在原處。請問管理員我在這裡能做什麼。
note-tournament-joined = 你參加了。{ $when }起用同一個按鈕報到。
note-tournament-checked-in = 你報到了。錦標賽 { $when } 開始。
note-tournament-next-round = 你從下一輪開始打。
note-tournament-dropped = 你退出了。成績會留著，按 **參加** 就能回來。
note-tournament-started = 這一輪開始了。
note-tournament-closed = 錦標賽關閉了。

refused-tournament-few = 錦標賽要 { $needed } 個人報到，現在有 { $count } 個。再等等，或用 `/uno start` 開一桌大家一起玩。
refused-tournament-taken = 這個頻道已經有錦標賽了。`/uno tournament` 可以看。
refused-tournament-gone = 這場錦標賽已經不在這裡了。
refused-tournament-over = 這場錦標賽結束了。`/uno tournament` 可以開下一場。
refused-tournament-in = 你參加了，等叫到你的牌桌就好。
refused-tournament-early = 你已經在名單上了。{ $when }起報到。
refused-tournament-late = 已經沒有你能參加的輪次了。下一場錦標賽誰都可以參加。
refused-tournament-full = 錦標賽滿了：有 { $most } 個人。
refused-tournament-not-in = 你不在這場錦標賽裡，所以不能退出。按 **參加** 就能加入。
refused-tournament-playing = 這一輪正在打。所有牌桌打完，下一輪就開始。
refused-tournament-host = 只有主辦人 { $host } 或版主可以這麼做。
refused-tournament-place = 錦標賽要在文字頻道，因為每一桌都有討論串。
refused-tournament-threads = 錦標賽每一桌都要一個討論串。{ $why }
refused-tournament-teams = 錦標賽算每個玩家的名次，所以不能組隊。請選不組隊的規則。
refused-tournament-table = 這是錦標賽的牌桌，所以只有版主可以這麼做。用錦標賽訊息上的 **退出** 放棄你的位置。

### results

## results

round-out = **{ $name }** 贏得第 { $number } 局
round-drawn = 第 { $number } 局平手
round-out-with = **{ $name }** 的最後一張是 { $emoji } { $card }。
round-drawn-won = 沒有人能出完，**{ $name }** 的分數最少。
round-drawn-tied = 沒有人能出完，分數最少的不只一個，所以沒人得分。
round-drawn-golf = 沒有人能出完。
round-last-left = **{ $name }** 留到了最後。
round-sum-part = { $points } **{ $name }**
round-sum-part-out = { $points } **{ $name }**（{ $limit } 張出局）
round-hand-out = **{ $name }**，{ $points } 分：到上限 { $limit } 張出局
round-hand-bare-out = **{ $name }**：到上限 { $limit } 張出局
round-hand-uncounted = **{ $name }**，{ $points } 分不算：{ $cards }
round-next = 下一局 { $when } 開始。
round-next-soon = 下一局馬上開始。
round-ready = 準備好了：{ $names }。
button-ready = 準備好了

scores-title = { $scoring ->
    [golf] **分數**：{ $rounds } 局後最少的贏
    [best_of] **贏的局數**，共 { $rounds } 局
   *[points] **分數**，打到 { $target } 分
}
match-won = 🏆 **{ $name }** 獲勝
match-won-team = 🏆 **{ $name }** 和 **{ $partner }** 獲勝
match-closed = 遊戲提早結束了
match-closed-scores = 這是目前的分數，沒有人獲勝。
match-again = **再來一場** 會讓還在的人都入座。用 **換規則** 可以先改規則。
match-sealed = 🔒 還有一桌在打同樣的牌，所以手牌、分數和精彩時刻要等這一輪最後一桌打完。
match-uncounted = 伺服器外的遊戲不計入戰績。
match-of-ais = 這場最後只有 AI 打完，所以不計入任何人的戰績。
match-of-nobody = 最後沒有人在，所以這場不計入任何人的戰績。
match-leavers = 在結果和評分裡，{ $names } 提早離開，排最後一名。
match-followed = 這些玩家的下一場在更下面。
match-seed = 🔓 洗牌的祕密值：`{ $seed }`
button-other-rules = 換規則
refused-not-of-the-match = 只有這場的玩家可以要求再來一場。用 `/uno start` 開自己的一桌。

## stats

stats-record = 🏆 **{ $matches }** 場 · 贏 **{ $wins }** 場（{ $share }）
stats-rating = 📈 在一般的四人桌，預期勝率 **{ $share }**（{ $low }–{ $high }）
stats-unrated = 📈 評分：**?** · 跟其他人打了 { $played }/{ $needed } 場
stats-streak = 🔥 最長連勝：**{ $best }** · 目前：**{ $now }**
stats-unos = 👁️ 抓到 UNO：**{ $caught }** · 忘喊：**{ $missed }**
stats-challenges = ⚖️ 質疑：對 **{ $right }** · 錯 **{ $wrong }**
stats-colors = 🎨 選過的顏色：{ $colors }
stats-places = 🕑 最近名次，最後是最新：{ $places }
stats-legend-rating = 📈 在一般四人桌的預期勝率
stats-legend = 👑 贏 · 🪙 每局分數 · 🔥 最長連勝 · 👁️ 抓到 UNO，❗ 忘喊 · ⚖️ 質疑 ✓ 對，✗ 錯
stats-none = { $name } 在這裡還沒打完過一場。
stats-none-own = 你在這裡還沒打完過一場。打一場，戰績就開始了。
stats-none-filtered = { $name } 沒有打完符合條件的遊戲。請選別的賽季或規則。
stats-partial = 對你停權的伺服器裡的遊戲沒算進來。
button-stats-mine = 我的戰績
button-post = 貼在這裡

refused-stats-bot = { $name } 是機器人，只有人才有戰績。
refused-stats-direct = 在這裡我只顯示你自己的戰績。想看別人的，請到伺服器。
refused-stats-season-direct = 在私人訊息裡，我會把你所有的遊戲一起顯示。賽季和規則請到伺服器選。
refused-season = 這裡沒有「{ $season }」這個賽季。請選：{ $seasons }。
refused-rules-unplayed = 這裡還沒有人用這些規則打完一場。請選別的。
refused-post = 你不能在這個頻道傳訊息，所以我不幫你貼。
refused-posted = 這一頁已經在頻道裡了。
season-all = 所有時間
season-all-rules = 所有規則

rating-line = 📈 評分：{ $told }
rating-unsettled = **{ $name }** ?（{ $played }/{ $needed } 場）

## leaderboard

leaderboard-unknown = **?** **{ $name }** · { $count } 場
leaderboard-what = 玩家在一般四人桌的預期勝率和誤差。並列的人差距太小，分不出高下。「?」要跟其他人打 20 場。
leaderboard-none = 這裡還沒有人有評分。跟至少一個人打完一場，就會上榜。
leaderboard-you-none = 你還沒上榜。跟至少一個人打完一場吧。
leaderboard-you-off = 你選了不要評分。`/uno me` 可以改。
refused-leaderboard-direct = 排行榜是伺服器的，請到那裡用這個指令。

## history

history-channel = 這個頻道打完的遊戲
history-server = 這個伺服器打完的遊戲
history-mine = 你在這個伺服器打完的遊戲
button-history-channel = 這個頻道
button-history-server = 這個伺服器
button-history-mine = 我的遊戲
history-empty = 這裡還沒有打完的遊戲。用 `/uno start` 開一桌。
history-end = 沒有更早的遊戲了。
history-unfinished = 提早結束
history-player = { $name }（{ $score }）
history-others = 和另外 { $count } 人
refused-history-place = 遊戲紀錄是伺服器的，請到那裡用這個指令。

## achievements

achievements-count = 在這個伺服器有 { $count }/{ $all }
achievements-none = 還沒有。遊戲結束時會自動取得。
achievements-none-of = 在這個伺服器還沒有。
achievements-private = **{ $name }** 不公開成就。
achievement-more = { $what }和另外 { $count } 個
refused-achievements-off = 這個伺服器關閉了成就。

preferences-achievements-on = 成就：開
preferences-achievements-off = 成就：關
server-settings-achievements-what = 遊戲結束時要不要公布和列出新成就。
server-settings-achievements-on = 開
server-settings-achievements-off = 關

achievement-winner = 第一勝
achievement-winner-how = 贏一場。
achievement-hattrick = 帽子戲法
achievement-hattrick-how = 連贏三局。
achievement-sweep = 橫掃
achievement-sweep-how = 一場至少三局，每局都贏。
achievement-comeback = 大逆轉
achievement-comeback-how = 落後目標分數的 40% 還獲勝。
achievement-photo = 一線之差
achievement-photo-how = 別人已經到目標的 90%，由你獲勝。
achievement-giant = 擊敗巨人
achievement-giant-how = 贏過高手。
achievement-partners = 並肩作戰
achievement-partners-how = 跟另一個人組隊獲勝。
achievement-untouched = 一張都不抽
achievement-untouched-how = 一張牌都沒抽就出完。
achievement-climber = 登山家
achievement-climber-how = 手牌到過 12 張還出完。
achievement-gift = 臨別禮物
achievement-gift-how = 用加牌出完。
achievement-jumper = 快如閃電
achievement-jumper-how = 搶牌出完。
achievement-trader = 划算的交易
achievement-trader-how = 換牌後少五張，然後出完。
achievement-eagle = 鷹眼
achievement-eagle-how = 一場抓到三次忘喊 UNO。
achievement-detector = 測謊機
achievement-detector-how = 一場質疑兩次，兩次都對。
achievement-honest = 問心無愧
achievement-honest-how = 一場被質疑兩次，兩次都沒違規。
achievement-clean = 滴水不漏
achievement-clean-how = 一場八局都沒忘喊 UNO。
achievement-marathon = 馬拉松
achievement-marathon-how = 打完一場十二局的遊戲。
achievement-company = 好夥伴
achievement-company-how = 跟另外三個人打完一場。

## fairness

fairness-title = 這裡的牌公平嗎？
fairness-cards = 這裡發過或抽過 { $count } 張牌。
fairness-odds = 跟機率差這麼多或更多的，{ $many } 個公平的伺服器裡有 { $count } 個。
fairness-rare = 跟機率差這麼多或更多的，{ $many } 個公平的伺服器裡不到 1 個。
fairness-few = 太少了，還不能跟機率比。再打幾局吧。
fairness-row = { $kind }：**{ $drawn }** · 預期 { $expected }
fairness-numbers = { $color }數字
fairness-other = 其他功能牌和萬用牌
fairness-how = 已結束遊戲（最多最近 { $most } 場）裡發過和抽過的所有牌。預期數字是照每次抽牌時牌庫裡有什麼算的。
fairness-check = 每場都能一張一張檢查：最後一則訊息上有 **檢查發牌**。
refused-fairness-place = 這些統計是伺服器的，請到那裡用這個指令。

## recap

button-recap = 剛剛發生什麼事？
button-recap-short = 回顧
recap-title = 從你上一步到現在
recap-title-all = 從一開始
recap-title-spectator = 這一局到目前為止
recap-none = 什麼都沒發生。

## match_facts

facts-title = **精彩時刻**
fact-draw = 抽最多：**{ $name }**，{ $count } 張
fact-streak = 最長連出：**{ $name }**，連出 { $count } 次沒抽牌
fact-catches = 抓人：{ $who }
fact-comeback-points = 大逆轉：**{ $name }** 落後過 { $count } 分
fact-comeback-cards = 大逆轉：**{ $name }** 最後一局有過 { $count } 張牌
fact-rules = 規則：{ $rules }
tile-comeback-points = 最大逆轉
tile-comeback-cards = 逆轉（張數）
tile-draw = 抽最多
tile-streak = 最長連出
card-target = { $scoring ->
    [golf] 分數最少
    [best_of] 共 { $rounds } 局
   *[points] 打到 { $target } 分
}

## fair_deal

button-check-deal = 檢查發牌
fair-title = 檢查發牌
fair-sealed = 🔒 牌組在開始前封存 · `{ $seal }`
fair-sealed-how = 所有牌的順序已經決定，誰也不能改。想確認的話，把這行留著。遊戲結束後，用 **檢查發牌** 打開封存，兩邊必須一樣。
fair-yes = 發牌是公平的。開始前封存的祕密值可以得出{ $drawn }。
fair-no = 有問題：這次發牌不是來自開始前封存的祕密值。
fair-not-kept = 種子的指紋跟牌桌顯示的不一樣。
fair-wrong = 紀錄第 { $line } 行：{ $what ->
    [commitment] 指紋不是這個種子的。
    [source] 從這個種子得不出洗牌。
    [drawn] 抽到的牌或籤不是來自這個種子。
   *[rules] 規則不允許這樣。
}
fair-shuffles = { $count ->
    [1] 那一次洗牌
   *[other] 全部 { $count } 次洗牌
}
fair-lots = { $count } 次抽籤
fair-commitment = 🔒 開始前公布的指紋：`{ $commitment }`
fair-seed = 🔑 有這個指紋的祕密種子（SHA-256）：`{ $seed }`
fair-start = ▶️ 按 **開始** 的 ID，也混在裡面：`{ $start }`。
fair-began = { $when } 按下。
fair-call = ▶️ 叫玩家到{ $table ->
    [first] 這一輪第一桌
   *[own] 這一桌
}的訊息 ID，也混在裡面：`{ $start }`。
fair-called = { $when } 送出。
fair-yourself = 不用相信我們：檔案裡有整場遊戲。用 `unobot verify record.jsonl` 檢查，或用任何照 `docs/fair-deals.md` 寫的程式。
fair-proof-lobby = 這就是證明：按 **開始** 之前，大廳就有這個指紋。如果你留著，而且兩邊一樣，就沒有人替這些玩家挑過牌。
fair-proof-ready = 這就是證明：開始這場的玩家，之前那場的 **檢查發牌** 就看過這個指紋。兩邊一樣的話，按下時沒有人挑過牌。
fair-proof-late = 這場是按一下就開始，種子那時才產生，沒有人能事先留下指紋。所以遊戲中牌沒有變，但不能證明沒有人挑過牌。
fair-proof-tournament = 這就是證明：種子來自錦標賽的祕密值，它的指紋 `{ $seal }` 從一開始就在錦標賽的訊息裡。錦標賽結束後，**檢查抽籤** 會給你那個祕密值。
fair-coming = 🔒 你下一場按一下就開始的遊戲（例如 **自己玩**）已經封存：`{ $seal }`。把這行留著，那場結束後比對看看。
fair-trust = 但這不能證明機器人的營運者沒有偷看牌。

refused-not-over = 遊戲結束前，洗牌要保密。
refused-nothing-dealt = 這裡沒有發過牌。
refused-sealed = 還有一桌在打同樣的牌。等這一輪最後一桌打完再試。

### replay

## replay

button-replay = 重播
replay-title = 重播 · 第 { $round }/{ $rounds } 局
replay-moments = 關鍵時刻
button-moment-next = 關鍵時刻 ▶
refused-replay-gone = 這場已經不保留了，沒有重播。
refused-replay-broken = 這場的紀錄被截斷、改過，或是別的版本寫的，所以不能重播。
refused-replay-running = 這場還沒結束，結束後才能看重播。
refused-replay-channel = 這場在 { $channel }，重播要到那裡看。

## replay_files

button-save-page = 存成網頁
files-page = **這場遊戲的網頁。** 存下檔案，用瀏覽器打開。不用網路也能看，而且看得到所有手牌。
files-gif = **這場的關鍵時刻**
files-gif-alt = 每個關鍵時刻的牌桌
refused-files-often = 我剛剛才幫你做了好幾個檔案。請一分鐘後再試。
refused-files-failed = 檔案做不出來。請等一下再試。
refused-files-too-large = 檔案超過 Discord 在這裡允許的大小。
refused-data-too-large = 你的資料超過 Discord 在這裡允許的大小。請跟機器人的營運者要。
refused-page-too-large = 這場太長，做不成網頁。請改用 **重播** 或 **GIF**。

## replay_page

page-title = UNO 重播：{ $names }
page-rules = 規則：{ $rules }
page-unfinished = 這場沒有打完。
page-where = 第 { $round } 局 · 第 { $number }/{ $total } 步
page-where-vote = 投票 · 第 { $number }/{ $total } 步
page-position = 目前位置
page-first = 到開頭
page-last = 到結尾
page-back = 退一步
page-next = 進一步
page-moment-back = 上一個關鍵時刻
page-moment-next = 下一個關鍵時刻
page-pause = 暫停
page-moments = 關鍵時刻
page-moves = 這一局的每一步
page-scores = 分數
page-hand = { $name } 的牌
page-turn = 輪到出牌
page-uno = 喊了 UNO
page-silent = 沒喊 UNO
page-owes = 要抽 { $count } 張
page-pile = 牌庫：{ $count }
page-top = 最上面：{ $card }
page-color = 顏色：{ $color }
page-clockwise = 順時針
page-counterclockwise = 逆時針
page-keys = 快速鍵
page-keys-on = 也用字母鍵
page-keys-moves = ← 和 →：退或進一步
page-keys-ends = Home 和 End：開頭或結尾
page-keys-moments = N 和 P：下一個或上一個關鍵時刻
page-no-script = 這個網頁需要 JavaScript。不用網路也能看。
page-unreadable = 這場顯示不出來。檔案壞了，或瀏覽器太舊。

## coach

button-coach = 教練
button-coach-replay = 在重播裡看
button-coach-next = 下一個：{ $number }/{ $count }
coach-title = 教練
coach-result = **結果。** 你在 { $rounds } 局裡贏了 { $won } 局，跟平均分配相比 { $difference }。
coach-luck = 牌運：{ $cards }。你的打法和其他：{ $rest }。
coach-some = 最傷勝算的是這 { $count } 個決定：
coach-none = 沒有明顯的失誤：你沒有哪個決定讓勝算明顯變低。打得好！
coach-top = 最上面：{ $card }
coach-lapse = **第 { $round } 局。** 你的選擇：**{ $made }**。更好的：**{ $better }**。
coach-why-uno = 沒喊 UNO，別人就能抓你。
coach-why-next = 下一家只剩 { $count } 張牌。
coach-why-void = 下一家寧可抽牌也沒出{ $color }。
coach-why-wild = 萬用牌可以留到後面用。
coach-why-color = { $color }還能留 { $count } 張。
coach-won = 這樣的局打 100 次，更好的選擇大約多贏 { $more } 次（{ $low } 到 { $high }）。
coach-first = 這樣的局打 100 次，更好的選擇大約多 { $more } 次最先出完（{ $low } 到 { $high }）。
coach-stayed = 這樣的局打 100 次，更好的選擇大約多 { $more } 次留在場上（{ $low } 到 { $high }）。
coach-how = 每個決定都照你當時看得到的來評。看不到的牌會重發很多次，由高手打完那一局。
refused-coach-not-seated = 你沒有打這場。教練只看你自己的決定。
refused-coach-often = 我剛剛才幫你看了好幾場。請一分鐘後再試。
refused-coach-failed = 我沒辦法看這場。請等一下再試。
refused-coach-deck = 教練還不懂這個牌組。
refused-coach-golf = 教練還不懂高爾夫。

## key_moments

key-moment-four = { $name } 出了 { $card }：{ $other } +{ $count }。
key-moment-four-bare = { $name } 出了 { $card }。
key-moment-guilty = { $other } 質疑 { $name } 成功：{ $name } +{ $count }。
key-moment-innocent = { $other } 質疑 { $name } 失敗：{ $other } +{ $count }。
key-moment-caught = { $other } 抓到 { $name } 沒喊 UNO：{ $name } +{ $count }。
key-moment-caught-free = { $other } 抓到 { $name } 沒喊 UNO，但不用抽牌。
key-moment-missed = { $name } 沒喊 UNO，沒人發現。
key-moment-lead = { $name } 取得領先。
key-moment-round = { $name } 贏得第 { $number } 局。
key-moment-round-points = { $name } 贏得第 { $number } 局：{ $points } 分。
key-moment-round-tied = 第 { $number } 局平手。
key-moment-knocked-out = { $name } 有 { $count } 張牌，出局。
key-moment-knocked-out-by = { $other } 讓 { $name } 出局：{ $count } 張牌。
key-moment-roulette = 輪盤：{ $name } +{ $count }。
key-moment-launcher = 發牌機最重的一擊：{ $name } +{ $count }。
key-moment-dark-side = { $name } 把全部翻到暗面。
key-moment-light-side = { $name } 把全部翻到亮面。
key-moment-match = { $name } 獲勝。

### reactions

## reactions

reactions-body = 你的表情會讓全桌看到一下子。每 10 秒可以送一次。
reactions-who = 把玩家靜音…
reactions-mute = 靜音 { $name }
reactions-hear = 取消靜音 { $name }
button-reactions-on = 表情：開
button-reactions-off = 表情：關

reaction-ouch = 糟糕！
reaction-fire = 手感火燙！
reaction-wave = 哈囉！
note-reacted = 全桌都看到了：{ $emoji }
refused-reaction-now = 遊戲進行中才能送表情。
refused-reaction-soon = { $seconds } 秒後可以再送。
refused-reactions-off = 這桌關閉了表情。
refused-reactions-here = 這個頻道關閉了表情。
refused-reactions-own = 你關掉了表情。`/uno me` 可以打開。
refused-reactions-muted = 房主在這桌把你的表情靜音了。
refused-only-host-reactions = 只有房主 **{ $host }** 可以把表情靜音。

preferences-reactions-on = 表情：開
preferences-reactions-off = 表情：關
preferences-reactions-what = 你要不要送表情，也在自己的畫面看到。
server-settings-reactions-what = 玩家能不能在牌桌上送小表情。
server-settings-reactions-on = 開
server-settings-reactions-off = 關

### privacy

## privacy

privacy-title = 你的資料
privacy-intro = 為了重新啟動後遊戲能繼續，我存了這些你的資料：
privacy-choices = - 你的設定、你對 AI 的實力、你 Discord 的語言，還有你的私訊在哪裡
privacy-tables = - 有你的名字、座位和每一步的牌桌：{ $count }
privacy-results = - 用來算戰績和評分的遊戲結果：{ $count }
privacy-daily = - 你開始過的每日牌局，含每一步和結果：{ $count }
privacy-notes = - 你對翻譯的意見：{ $count }
privacy-messages = - 我還在更新、給你的訊息：{ $count }
privacy-channels = - 開新桌時我會叫你的頻道：{ $count }
privacy-bans = - 禁止你玩 UNO 的伺服器：{ $count }
privacy-readers = 只有這個機器人的管理員能讀全部。玩家在牌桌上看得到你的名字和每一步。
privacy-file = 這是我存的所有你的資料。
privacy-ask-title = 要刪除你所有的資料嗎？
privacy-ask-settings = - 你的設定和開新桌的通知會不見。
privacy-ask-running = - 進行中的遊戲，座位會永久交給 AI。
privacy-ask-over = - 在結束的牌桌上，你會變成「{ $name }」。
privacy-ask-results = - 你的戰績和評分會不見。在遊戲結果裡，你會變成「{ $name }」。
privacy-ask-daily = - 你的每日牌局、結果和連續天數會不見。
privacy-ask-discord = - 已經在頻道裡的訊息會留著。
privacy-ask-bans = - 如果有伺服器對你停權，停權會留著，用代碼代替你的 ID。
privacy-ask-kicks = - 被踢的紀錄會留著，開始過的每日牌局不能重新開始。兩者都用代碼代替你的 ID。
privacy-ask-undo = 刪了就不能復原。
privacy-deleted = 你所有的資料都刪了。如果你再用我，我會存新的資料。
privacy-again = 你正在用我，所以又存了新的。請一分鐘後再試。
button-privacy-export = 下載我的資料
button-privacy-delete = 刪除我的資料
button-privacy-yes = 全部刪除
button-privacy-no = 保留我的資料

### admin

## admin_settings

admin-settings-title = 這個伺服器的限制
admin-settings-roles = 可以開桌的人：{ $roles }
admin-settings-rules-open = 規則：**{ $rules }**，房主可以改
admin-settings-rules-locked = 規則：**{ $rules }**，房主不能改
admin-settings-ais = 一桌最多 AI：**{ $most }**
admin-settings-ais-choice = AI 玩家：{ $most }
admin-settings-what-roles = 版主隨時可以開桌。
admin-settings-what-rules = 規則用 `/uno settings` 設定。
admin-settings-what-ais = 代替玩家的 AI 不算。
admin-settings-choose-roles = 身分組，或不選…
button-lock-rules = 鎖定規則
button-unlock-rules = 解鎖規則
refused-rules-locked = 這個伺服器鎖定了規則。由伺服器的管理者用 `/uno settings` 選。
refused-ais-capped = AI 玩家太多了。這個伺服器一桌最多 { $most } 個。
refused-roles-start = 要有其中一個身分組才能開桌：{ $roles }。你可以加入開好的牌桌。
refused-limits-changed = 大廳開了之後，伺服器管理員設了限制，所以牌桌變了。還沒開始，請再看一次再開始。
note-lobbies-limited = 改好了。有 { $count } 個開著的大廳規則不同或 AI 太多，現在都換成新的。
note-tournaments-limited = 有 { $count } 場開著的錦標賽規則不同。接下來的牌桌會用新的，不合的話就會關閉。

## oversight

oversight-title = 這個伺服器的牌桌
oversight-unknown-channel = 我讀不到的頻道
oversight-stage = { $stage ->
    [lobby] 還沒開始
    [playing] 遊戲進行中
    [pause] 局間休息
    [suspended] 等待中，我連不到它的頻道
    [adjourned] 等待中，頻道空著
   *[damaged] 讀不到存好的資料
}
oversight-since = { $stage ->
    [suspended] { $when } 開始
    [adjourned] { $when } 開始
   *[other] 上次動作 { $when }
}
oversight-late = 卡住了：這回合 { $when } 就該結束。
oversight-empty = 這個伺服器沒有開著的牌桌。
oversight-more = 還有 { $count } 桌沒列出來。請到它的頻道用指令。
oversight-end-what = 結束牌桌就是幫所有人關掉，遊戲不能繼續。
button-oversight-refresh = 重新整理
note-oversight-ended = { $channel } 的牌桌關了。
refused-oversight-gone = 那桌已經關了。
refused-oversight-empty = { $channel } 沒有牌桌。`/unoadmin tables` 會列出全部。
refused-admin-place = 這些指令是伺服器的，請到那裡用。
refused-admin = 你需要「管理伺服器」權限。
oversight-free-what = 空出頻道會把牌桌先收起來，用 `/uno resume` 繼續。
button-oversight-free = 空出頻道
note-unblocked = { $channel } 空出來了。牌桌在等 `/uno resume`。
refused-unblock-free = 那桌沒有占住頻道。可以在那裡用 `/uno start` 另開一桌。
refused-unblock-running = 那裡沒有卡住。用 `/unoadmin end` 結束牌桌。

## bans

bans-title = 禁止玩 UNO 的人
bans-empty = 沒有人被停權。
bans-line = { $user } · { $when } 被 { $admin } 停權
bans-more = 還有 { $count } 個停權沒列出來。
bans-lift = 解除前玩家的停權
note-banned = { $user } 不能再在這個伺服器玩 UNO。有 { $count } 桌改由 AI 代打。
note-banned-leaves = 你在對方的一場遊戲裡有座位。在結果和評分裡算你離開那場，排最後一名。你可以繼續玩。
refused-banned = 你不能在這個伺服器玩 UNO，這是管理員決定的。
refused-invite-banned = { $name } 不能在這個伺服器玩 UNO。
refused-not-banned = 對方沒有被停權。`/unoadmin bans` 會列出名單。
refused-ban-bot = 不能對機器人停權，它沒有座位。
refused-ban-oneself = 不能對自己停權，請選別人。

## acts

acts-title = 管理員做過的事
acts-empty = 還沒有。
acts-channel = 貼在 { $channel }。
acts-no-channel = 沒有紀錄頻道。用 `/unoadmin log` 加上頻道來設定。
act-line = { $kind ->
    [end] { $admin } 結束了 { $channel } 的牌桌。
    [unblock] { $admin } 空出了 { $channel }，那桌在等。
    [ban] { $admin } 對 { $user } 停權。{ $detail }
    [unban] { $admin } 解除了 { $user } 的停權。
    [roles] { $admin } 設定了誰可以開桌：{ $detail }
    [rules] { $detail ->
        [lock] { $admin } 鎖定了規則。
       *[unlock] { $admin } 解鎖了規則。
    }
    [ais] { $admin } 設定了一桌最多幾個 AI：{ $detail }
    [lost] { $detail ->
        [roles] 可以開桌的身分組 { $value } 被刪了。其他選好的身分組還是可以。
        [roles-all] 可以開桌的身分組 { $value } 被刪了，現在所有人都可以。用 `/unoadmin roles` 選別的身分組。
        [moderators] 版主的身分組 { $value } 被刪了。用 `/uno settings` 選別的。
        [log] 紀錄頻道被刪了。用 `/unoadmin log` 加上頻道來設定另一個。
        [day] 伺服器日報的頻道被刪了。用 `/unoadmin day` 加上頻道來設定另一個。
        [rules] 我不認識設定裡的規則 { $value } 了，所以牌桌用官方規則。用 `/uno settings` 選別的。
       *[places] 最後一個允許 UNO 的頻道被刪了，所以這個伺服器不能玩。用 `/uno settings` 開放別的地方。
    }
    [day] { $detail ->
        [off] { $admin } 關掉了伺服器日報。
       *[on] { $admin } 選了伺服器日報的頻道：{ $channel }
    }
   *[log] { $detail ->
        [off] { $admin } 關掉了紀錄頻道。
       *[on] { $admin } 設定了紀錄頻道：{ $channel }
    }
}
day-title = 📅 昨天的大小事 · { $day }
day-more = 還有 { $count } 個。
day-streak = 🔥 { $days } 天
day-matches = 打了 { $count } 場。
day-wins = { $who } { $wins }
day-rematch = 🔁 **本週宿敵：** { $count } 場，勝場 { $wins }
day-settings-title = 伺服器日報
day-settings-what = 我每天貼一次昨天的每日牌局成績、連續天數，和本週宿敵：最常碰頭的人。不會叫任何人，沒人玩的日子也不貼。設成 **評分：關** 的人不會被提到。
day-no-channel = 現在是關的。用 `/unoadmin day` 加上頻道打開。
day-channel = 貼在 { $channel }。下一次 { $when }。
button-no-day = 不要貼
button-no-log = 沒有紀錄頻道
refused-log-channel = 我不能在那個頻道發文。請選文字頻道或討論串。

## channel_check

check-title = 檢查這個頻道和伺服器
check-permissions = 我有在 { $channel } 開桌的權限。
check-lacks = 我在 { $channel } 缺少「{ $missing }」權限。請在頻道設定的權限裡允許我的身分組。
check-channel-gone = 頻道 { $channel } 不見了。它的牌桌在等 `/uno resume`。
check-threads = 要在討論串開桌，我還需要「{ $missing }」權限。
check-roles-empty = 沒有人有 { $roles }，所以只有版主可以開桌。用 `/unoadmin roles` 選別的身分組。
check-age-restricted = { $channel } 有年齡限制。Discord 只讓確認過年齡的成員進去，所以其他人不能在那裡玩。
check-slow-mode = { $channel } 開了慢速模式。Discord 不限制機器人，按我的按鈕也不限制。如果還是擋到我，請允許我的身分組略過慢速模式。
check-pictures = 我的牌面圖片準備好了：{ $decks }。其他牌組在第一張牌桌開出時才有圖片。
check-no-pictures = 這些牌面圖片還沒上傳到 Discord，所以對應的牌是簡單的符號：{ $decks }。機器人的營運者可以執行 `unobot emojis sync`。
check-commands = Discord 有我目前的指令。
check-commands-changed = Discord 有的是我另一個版本的指令：{ $commands }。機器人的營運者重新啟動機器人，就會註冊自己的。
check-commands-unknown = Discord 現在不告訴我有哪些指令。請一分鐘後再試。
check-tables = 這個伺服器沒有卡住的牌桌。
check-stuck = 這個伺服器有 { $count } 桌卡住了。請看 `/unoadmin tables`。

## probe

probe-title = 測試 unobot 的設定
probe-step = { $step ->
    [1] 按第一個按鈕。
    [2] 按第二個按鈕。
    [3] 等你的私人面板，或按第四個按鈕不等。
    [4] 按舊的私人面板上的按鈕。
   *[5] 按第三個按鈕，這則訊息變動時就一直按。
}
probe-panel = 這個面板是測試。公開訊息說了再按它的按鈕。

### owner

## owner

owner-notice = 📣 機器人擁有者：{ $words }
refused-blocked = 你不能用這個機器人玩，這是擁有者決定的。`/uno privacy` 還是可以用。
refused-blocked-server = 這個伺服器不能使用這個機器人，這是擁有者決定的。
button-owner = 擁有者工具
owner-title = 擁有者工具
owner-what = 你的決定幾秒內在所有伺服器生效。只有這個機器人的擁有者看得到這個面板。
owner-counts = 這裡的伺服器：{ $servers } · 牌桌：{ $tables } · 停權的人：{ $people } · 停權的伺服器：{ $blocked }
owner-notice-until = 通知，{ $when } 截止：{ $words }
owner-no-notice = 沒有通知。
button-owner-notice = 寫通知
button-owner-block-user = 停權某人
button-owner-block-server = 停權伺服器
button-owner-servers = 伺服器
owner-unblock = 解除停權…
owner-user-choice = 使用者 { $id }
owner-server-choice = 伺服器 { $id }
owner-words = 顯示在所有大廳和手牌裡的一行字
owner-hours = 小時
owner-blocked = `{ $id }` 已被停權。
owner-unblocked = `{ $id }` 不再被停權。
owner-server-line = **{ $name }** · `{ $id }` · 成員：{ $members }
button-owner-more = 更多伺服器
owner-left = 機器人已退出 `{ $id }`。
refused-owner = 只有這個機器人的擁有者能這樣做。
refused-owner-id = 這不是 ID。ID 有 17 到 20 位數字。
refused-owner-oneself = 你不能停權自己。
refused-owner-hours = 小時是 1 到 { $most } 之間的數字。
refused-owner-words = 通知至少要有一個字。

### settings

## preferences

preferences-title = 你的設定
preferences-body = 馬上在每一桌生效。
button-preferences-messages = 訊息和結果
preferences-playing = 勢均力敵：AI 跟你打時的強度是 100 分裡的 { $strength }。由你跟 AI 的遊戲決定：贏了升，輸了降。
preferences-emblem-fox = 頭像：狐狸
preferences-emblem-octopus = 頭像：章魚
preferences-emblem-frog = 頭像：青蛙
preferences-emblem-bee = 頭像：蜜蜂
preferences-emblem-whale = 頭像：鯨魚
preferences-emblem-mushroom = 頭像：香菇
preferences-emblem-penguin = 頭像：企鵝
preferences-emblem-cactus = 頭像：仙人掌
preferences-emblem-blossom = 頭像：花
preferences-emblem-owl = 頭像：貓頭鷹
preferences-emblem-what = 你在每一桌的頭像。開始的遊戲會沿用當時的頭像。
preferences-look-auto = 牌：照伺服器
preferences-look-pictures = 牌：圖片
preferences-look-shapes = 牌：形狀、字母
preferences-look-text = 牌：純文字
preferences-look-what = 你怎麼看自己的牌。
preferences-sort-color = 排序：照顏色
preferences-sort-value = 排序：照數字
preferences-sort-what = 你的牌怎麼排。
preferences-passes-on = 自動 PASS：開
preferences-passes-off = 自動 PASS：關
preferences-passes-what = 抽到的牌不能出時，要不要幫你 PASS。
preferences-dms-auto = 私訊：照伺服器
preferences-dms-on = 私訊：也傳手牌
preferences-dms-off = 私訊：不傳手牌
preferences-dms-what = 手牌要不要也傳私人訊息給你。
preferences-pings-idle = 提醒：我沒動靜時
preferences-pings-always = 提醒：每次輪到我
preferences-pings-off = 提醒：不要
preferences-pings-what = 輪到你時，什麼時候提醒。
preferences-pings-by-channel = 提醒在：頻道
preferences-pings-by-dm = 提醒在：私訊
preferences-pings-by-what = 我在哪裡提醒你。
preferences-hints-on = 小提示：各一次
preferences-hints-off = 小提示：不要
preferences-hints-what = 用得到時出現一次的小提示。
preferences-rated-on = 評分：開
preferences-rated-off = 評分：關
preferences-rated-what = 我要不要幫你評分，列上排行榜。
preferences-language-auto = 語言：自動
preferences-language-what = 我跟你說話的語言。自動就是你 Discord 的語言。
preferences-language = 語言：{ $name }

## server_settings

server-settings-title = 這個伺服器的 UNO
server-settings-line = { $origin ->
    [here] { $name }：**{ $value }** · 在這裡設定
    [server] { $name }：**{ $value }** · 來自伺服器
   *[usual] { $name }：**{ $value }**
}
server-settings-which = 要改什麼…
server-settings-as-server = 跟伺服器一樣
server-settings-as-usual = 預設：{ $value }
button-server-settings-server = 這個伺服器
button-server-settings-channel = 這個頻道

server-settings-rules = 規則
server-settings-rules-what = 新牌桌的規則，除非房主改掉。
server-settings-rules-code = 代碼 { $code }
server-settings-turn = 思考時間
server-settings-turn-what = 在新牌桌上，一步可以想多久。
server-settings-allowed-what = 玩家能不能開桌。
server-settings-starts = 開桌
server-settings-starts-what = 誰可以用 /uno start。
server-settings-starts-moderators = 版主
server-settings-moderator-role = UNO 版主
server-settings-moderator-role-auto = 沒有身分組
server-settings-role = 選一個身分組…
button-no-role = 沒有身分組
server-settings-table-look-what = 新牌桌的樣子。
server-settings-table-look-picture = 從上面看
server-settings-table-look-text = 文字，旁邊是最上面的牌
server-settings-look-what = 給沒有在 /uno me 自己選的玩家。
server-settings-look-pictures = 圖片
server-settings-look-shapes = 形狀和字母
server-settings-look-text = 文字
server-settings-dms = 手牌傳私人訊息
server-settings-dms-what = 給沒有在 /uno me 自己選的玩家。
server-settings-dms-on = 要
server-settings-dms-off = 不要
server-settings-pings = 輪到時提醒
server-settings-pings-what = 輪到玩家時，要不要在頻道裡提醒。
server-settings-pings-on = 要
server-settings-pings-off = 不要
server-settings-threads = 每桌一個討論串
server-settings-threads-what = 新牌桌要不要有自己的討論串。
server-settings-threads-on = 要
server-settings-threads-off = 不要
server-settings-moments-what = 新牌桌在 UNO、抽很多牌和獲勝時，要不要有橫幅和台詞。
server-settings-moments-on = 開
server-settings-moments-off = 關
server-settings-seasons = 賽季
server-settings-seasons-what = 排行榜多久重新開始。
server-settings-seasons-monthly = 一個月
server-settings-seasons-quarterly = 三個月
server-settings-seasons-never = 沒有賽季
server-settings-language = 語言
server-settings-language-what = 牌桌的語言。玩家自己的面板用玩家的語言。
server-settings-language-auto = 伺服器的

refused-server-settings-place = 設定是伺服器的，請到那裡用這個指令。
refused-server-settings = 你需要「管理伺服器」權限才能改這些設定。
refused-everybody-role = 這個身分組所有人都有，會讓大家都變版主。請選別的。
refused-not-here = 這個頻道不能玩 UNO。伺服器的管理者可以用 `/uno settings` 改。
refused-moderators-start = 這裡只有版主能開桌。請找版主，或加入開好的牌桌。

### translations

## beta

beta-what = 測試版：哪裡讀起來怪怪的，請告訴我們。
beta-line = { $name }還是測試版：哪裡讀起來怪怪的，請告訴我們。
button-beta-note = 告訴我們
beta-note-title = 哪裡讀起來怪怪的？
beta-note-label = 原本的話，還有你會怎麼說
beta-note-thanks = 謝謝！這個機器人的管理者會看到。
beta-offer = { $name }已有測試版。
button-beta-switch = 切換
refused-beta-notes = 你一天內已經傳了 { $count } 則意見，暫時不能再收了。謝謝！
refused-beta-empty = 請先寫幾個字。

### help

## help

help-title = 在這裡玩 UNO
help-new = **沒玩過 UNO？** 按 **試試看**：跟 AI 走五個小步驟。
help-start = **準備好了？** `/uno start` 在這裡開一桌。其他人按 **加入**，不然就由 AI 補滿。
help-daily = **有五分鐘空檔？** `/uno daily` 每天都有新牌局。
help-ask = 想知道什麼？
help-bring = **想在別的地方玩？** 那就在私人訊息、群組和沒有我的伺服器：
button-install-server = 加到伺服器
button-install-personal = 加到我的應用程式
button-tutorial = 試試看

help-button-round = 一局
help-topic-round = 一局怎麼進行
help-round-1 = 每個人拿到手牌，再翻開一張放在牌堆上。
help-round-2 = **輪到你：** 出一張同顏色、同數字或同符號的牌，或是萬用牌。沒有能出的？**抽牌** 一張。抽到能出的就可以馬上出。
help-round-3 = **結束：** 最先出完的人贏得這一局，並得到其他人剩牌的分數。先到目標分數的人獲勝。
help-round-4 = 自訂規則可能會改變這些。`/uno rules` 會顯示這裡的規則。
help-topic-cards = 牌
help-cards-1 = **0 到 9**：就是顏色和數字。
help-cards-2 = ⊘ **跳過**：下一家停一回合。
help-cards-3 = ⇄ **反轉**：出牌方向反過來。兩個人玩時等於跳過。
help-cards-4 = **+2**：下一家抽兩張，停一回合。
help-cards-5 = 🌈 **萬** 萬用牌：什麼牌上都能出，由你選顏色。
help-cards-6 = 🌈 **+4** 萬用+4：由你選顏色，下一家抽四張。本來是給沒有目前顏色時用的，可能會被質疑。
help-uno-1 = **剩兩張，輪到你？** 按 **📣 喊 UNO**，再出一張。
help-uno-2 = **忘了喊？** 趕快按 **UNO！**
help-uno-3 = **別人忘了喊？** 牌桌上的 **抓到！** 會亮起來。在下一個人出牌前按下去，對方就抽兩張。
help-button-hand = 你的手牌
help-hand-1 = 牌桌上的 **我的手牌** 只給你自己看。手牌也會傳私人訊息給你。按一張牌就能出。
help-hand-2 = 有牌按不了？**為什麼不行？** 會告訴你是哪條規則擋住。
help-hand-3 = `/uno play` 用文字列出你能做的事，適合螢幕報讀器和鍵盤。
help-hand-4 = 💡 小提示每個只出現一次。`/uno me` 可以關掉或重新打開。
help-button-away = 離開時
help-topic-away = 你不在的時候
help-away-1 = 牌桌上的倒數就是你這一步的時間。時間到會自動幫你走。連續兩次的話，AI 會接手，直到你按任何按鈕。
help-away-2 = 要走了？按 **離開** 把牌交給 AI，按 **我的手牌** 就能接回來。
help-button-table = 自訂規則
help-topic-table = 這桌的規則
help-table-1 = 開始前，房主可以 **改規則**：規則組合、單條自訂規則，或另一桌的代碼。
help-table-2 = 牌不能作弊：第一個玩家加入前，牌組就封存了。結束時的 **檢查發牌** 可以證明。
help-button-commands = 指令
help-topic-commands = 所有指令
help-commands-1 = 全部都以 `/uno` 開頭：
news-line = 🆕 **新消息：** { $news }
news-faces = 你在每一桌都用同一個頭像。`/uno me` 可以換。
help-legal = 非官方粉絲專案，與 Mattel 無關，也未獲其認可。UNO 是 Mattel 的商標。

help-rules-title = 規則：{ $preset }

## tutorial

lesson-title = 第 { $number }/{ $of } 步 · { $title }
lesson-ai = Robin
lesson-top = 最上面：{ $emoji } { $card }
lesson-early = 規則也允許那樣，不過先照上面說的試試看。
button-lesson-skip = 跳過這步
button-try-again = 再試一次

lesson-match = 顏色或數字
lesson-match-do = 目標是把手牌出完。找一張跟最上面**顏色**或**數字**一樣的牌，按下去。
lesson-match-done = 差不多就是這樣。**{ $ai }** 也做了一樣的事。大家輪流，出同顏色或同數字的牌。

lesson-action-do = 有些牌有功能。出一張你的。
    ⊘ 跳過：下一家停一回合。
    ⇄ 反轉：出牌方向反過來。
    +2：下一家抽兩張，停一回合。
lesson-action-done = **{ $ai }** 停了一回合。只有兩個人，所以馬上又輪到你。

lesson-wild = 萬用牌
lesson-wild-do = 其他牌都不能出。但**萬用牌**（按鈕上寫著「萬」）什麼牌上都能出，還能選新顏色。出吧。
lesson-wild-color = 你要選哪個顏色？你的牌大多是紅色。
lesson-wild-done = **{ $ai }** 要照你選的顏色出。**萬用+4**（+4）還會讓下一家抽四張。本來是給沒有目前顏色時用的，下一家可以質疑。

lesson-draw = 抽牌
lesson-draw-do = 沒有能出的牌。抽一張。
lesson-draw-choose = 你抽到能出的牌。現在出，或留到之後。這回合不能出別張。
lesson-draw-done = 打得好。抽到的牌不能出，就留下來，回合結束。
lesson-draw-kept = 你留下來了，所以回合結束。這有時是好選擇。只要記得：最後手上的每張牌，都會變成贏家的分數。

lesson-uno-do = **{ $ai }** 剩一張牌，忘了喊 UNO。在下一個人出牌前按 **抓 { $ai }！**
lesson-uno-say = 抓到了：**{ $ai }** 抽了兩張。現在你自己也剩兩張。按 **📣 喊 UNO**，再出一張。
lesson-uno-forgot = 你忘了喊 UNO，被 **{ $ai }** 抓到，抽了兩張。在真正的牌桌上，出牌後只要比別人快，還是可以按 **UNO！**
lesson-uno-last = 你喊了 UNO，就不會被抓。剩一張：出吧！
lesson-uno-done = 🎉 你贏了！最先出完的人贏得這一局，並得到其他人手牌的分數。接下來跟真人玩：`/uno start` 開一桌。

## commands

command-start = 在這個頻道開一桌
command-start-ais-name = ai數
command-start-ais = 一開始要坐幾個 AI 玩家
command-start-level-name = 難度
command-start-level = AI 打得多好
command-start-rules-name = 規則
command-start-rules = 規則組合或規則代碼
command-start-pace-name = 步調
command-start-pace = 一步可以想多久
command-start-thread-name = 討論串
command-start-thread = 把牌桌開在自己的討論串
command-tables = 列出你在所有頻道和伺服器的牌桌
command-history = 列出這個伺服器打完的遊戲和重播
command-join = 在這個頻道的牌桌入座
command-leave = 放棄你的座位
command-hand = 顯示你的手牌
command-play = 用文字出牌
command-play-move-name = 動作
command-play-move = 你能做的其中一件事
command-status = 顯示這個頻道的牌桌
command-end = 結束這個頻道的牌桌
command-rules = 說明規則
command-resume = 在這個頻道繼續等待中的遊戲
command-resume-match-name = 場次
command-resume-match = 有好幾場在等的話，是哪一場
choice-lobby = { $names } · 還沒開始
command-help = 在這裡怎麼玩 UNO
command-settings = 改這個伺服器或頻道的 UNO 設定
command-me = 選你怎麼看牌、語言和提醒
command-privacy = 查看、下載或刪除我存的你的資料
command-stats = 看你或另一位玩家的戰績
command-stats-person = 玩家（不填就是你）
command-stats-season-name = 賽季
command-stats-season = 賽季（不填就是所有時間）
command-stats-rules-name = 規則
command-stats-rules = 只看用這些規則的遊戲
command-fairness = 看這個伺服器的牌有多公平
command-leaderboard = 看這個伺服器玩家的評分
command-leaderboard-season-name = 賽季
command-leaderboard-season = 賽季（不填就是這一季）
command-leaderboard-rules-name = 規則
command-leaderboard-rules = 只看用這些規則的遊戲
command-daily = 自己玩今天的五局，再跟別人比
command-daily-date = 另一天，例如 2026-11-24
command-invite = 邀請玩家到這個頻道的牌桌
command-invite-person = 要邀請的玩家
command-unoadmin = 管理這個伺服器的 UNO
command-unoadmin-tables = 列出這個伺服器的牌桌
command-unoadmin-end = 結束一桌
command-unoadmin-end-channel-name = 頻道
command-unoadmin-end-channel = 牌桌的頻道，如果不是這裡
command-unoadmin-unblock = 空出牌桌卡住、損壞或暫停的頻道
command-unoadmin-unblock-channel-name = 頻道
command-unoadmin-unblock-channel = 頻道，如果不是這裡
command-unoadmin-ban = 不讓一個人上這個伺服器的任何牌桌
command-unoadmin-ban-person-name = 玩家
command-unoadmin-ban-person = 要停權的人
command-unoadmin-ban-reason = 為什麼，給管理員看
command-unoadmin-unban = 讓被停權的人再玩
command-unoadmin-unban-person-name = 玩家
command-unoadmin-unban-person = 要解除停權的人
command-unoadmin-bans = 列出不能在這裡玩的人
command-unoadmin-roles = 選哪些身分組可以開桌
command-unoadmin-rules = 鎖定規則，房主就不能改
command-unoadmin-ais = 限制一桌的 AI 玩家
command-unoadmin-log = 看管理員做過的事，或選要貼的頻道
command-unoadmin-log-channel-name = 頻道
command-unoadmin-log-channel = 每個動作要貼到哪個頻道
command-unoadmin-day = 每天貼一次昨天的結果，或停止
command-unoadmin-day-channel-name = 頻道
command-unoadmin-day-channel = 日報要貼到哪個頻道
command-unoadmin-check = 檢查機器人在這裡需要什麼
command-tournament = 在這個頻道開錦標賽，或顯示開著的那場
command-tournament-checkin-name = 報到
command-tournament-checkin = 幾分鐘後報到截止
command-tournament-rounds-name = 輪數
command-tournament-rounds = 決賽前打幾輪
command-tournament-minutes-name = 分鐘
command-tournament-minutes = 一輪幾分鐘
command-tournament-rules-name = 規則
command-tournament-rules = 規則組合或規則代碼
command-tournament-level-name = 難度
command-tournament-level = 補位的 AI 打得多好
command-tournament-duplicate-name = 同牌
command-tournament-duplicate = 每桌拿一樣的牌，同座位互相比

## demo

demo-guide = 嚮導
demo-welcome =
    👋 歡迎！{ $name } 的牌桌準備好了，有 { $ais } 個 AI。按 **{ $start }** 就會發牌給你。
    -# 用最上面的 **Viewing as** 可以變成 Ann、Ben、Cleo 或 Dev。
    -# `/uno help` 再按 **{ $alone }**，就是私人訊息裡的一場。
demo-direct = { $name } 的訊息
demo-group = 💬 群組
demo-group-hello = 我幫自己裝了這個機器人，所以這裡也能用。`/uno start` 開一桌，大家都能加入。
demo-page = 在 { $url } 玩
demo-direct-page = { $name } 的私人訊息：{ $url }
demo-stop = 在這裡按 Ctrl-C 停止。

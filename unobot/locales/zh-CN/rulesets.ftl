value-switch = { $value ->
    [on] 开
   *[off] 关
}
setting = { $field }：{ $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-goal = **目标** · { $scoring ->
    [single] 最先出完手牌。一局定胜负，不计分。
    [until_last] 出完手牌。谁出完，谁就拿下一个名次；其他人接着打，直到只剩一人手里有牌。只打一局，不计分。
   *[points] 最先出完手牌，就赢得这一局，并按{ $teams ->
        [on] 对手
       *[off] 其他人
    }手里的牌得分：数字牌按数字，功能牌 20 分，万能牌 50 分{ $cards ->
        [classic113] （新增的五张 40 分）
       *[official] { "" }
    }。{ $elimination ->
        [on] 每局之后，手牌分数最多的人退出，留到最后的人赢得比赛。
       *[off] 最先达到 { $target } 分者赢得比赛；前两名同分时再打一局。
    }
}
rules-turn = **轮到你时**
rules-turn-play = 1. 出一张和最上面那张颜色、数字或符号相同的牌，或者万能牌。
rules-turn-draw = 2. { $rules }
rules-turn-uno = 3. { $kind ->
    [off] 不用喊 UNO。
    [announced] 出到只剩一张时，会自动喊 UNO。
    [strict] 剩一张牌时必须喊 **UNO**，提前喊不算，要赶在被抓到之前。
   *[call] 剩一张牌时必须喊 **UNO**：出牌前一刻、出牌的同时，或者出牌后被抓到之前。
}{ $catches ->
    [yes] 被抓到：{ $penalty ->
        [0] 不罚。
       *[other] 罚摸 { $penalty } 张。
    }
   *[no] { "" }
}
rules-official = **自定规则** · 没有：这是官方玩法。
rules-house = **这里的自定规则**
rules-house-rule = • { $rule }
rules-actions = **功能牌** · 跳过：下家停一轮。反转：出牌方向反过来（两个人玩时当作跳过）。+2：下家摸两张，{ $after ->
    [on] 然后接着出牌。
   *[off] 并停一轮。
}
rules-wild = **变色** · 随时能出，由你选颜色。
rules-four = **变色+4** · 由你选颜色；下家摸四张，{ $after ->
    [on] 然后接着出牌
   *[off] 并停一轮
}{ $kind ->
    [free] 。随时能出。
    [strict] 。只有合规时才能出：{ $needs ->
        [no_playable] 你手里没有其他能出的牌。
       *[no_color] 你手里没有当前颜色的牌。
    }
   *[challenge] ，或者质疑。{ $needs ->
        [no_playable] 你手里没有其他能出的牌
       *[no_color] 你手里没有当前颜色的牌
    }时才合规。{ $sum ->
        [on] 违规：你自己摸总数。没有违规：质疑者摸总数再加两张，并停一轮。
       *[off] 违规：你自己摸这四张。没有违规：质疑者摸六张，并停一轮。
    }
}

contradiction-no-ruleset = 看不懂这些规则：请选一套预设，或粘贴代码。
contradiction-unknown-field = 这个版本没有叫“{ $field }”的规则：请选一套预设，或粘贴别的代码。
contradiction-bad-value = “{ $field }”不能是“{ $value }”：请从菜单里选。
contradiction-bad-number = “{ $field }”要填 { $low } 到 { $high } 之间的数字，不能是 { $value }。
contradiction-bomb-needs-several = 炸弹要一次出好几张牌：请把“一次多张”也打开。
contradiction-revenge-needs-stacking = “加倍反击”翻倍的是叠加的总数：请先选一种“叠加”。
contradiction-no-draw-needs-limit = 没有上限，就谈不上到上限不能摸：请先设“手牌上限”。
contradiction-limit-within-deal = 每人发 { $hand_size } 张，一开始就超过上限 { $hand_limit } 张：请调高“手牌上限”，或减少“起手张数”。
contradiction-limit-until-last = “打到只剩一人”的比赛不能因手牌太多而出局：请让“到上限时”为“不能再摸”，或另选“计分”。
contradiction-four-not-judged = 变色+4 随时能出时，不判断是否合规：请不要改“变色+4 合规条件”，或者让它可以质疑。
contradiction-nothing-to-show = 只有质疑时才亮牌：请让变色+4 可以质疑，或者只给质疑者看。
contradiction-false-catch-needs-calls = 不用喊 UNO 时，不会有抓错：请改成要喊 UNO，或让“抓错罚”为不罚。
contradiction-double-needs-points = 没有分数可以翻倍：请把“计分”改为按分数，或关掉“双倍得分”。
contradiction-teams-until-last = 组队不能打到只剩一人：请另选“计分”，或关掉“组队”。
contradiction-teams-elimination = 组队不能只淘汰一个人：请关掉“组队”或“淘汰”。
contradiction-elimination-needs-rounds = “淘汰”要打很多局：请把“计分”改为按分数，或关掉“淘汰”。
contradiction-reshuffle-teams = 队友整场比赛都面对面坐：请关掉“组队”或“抽签换座”。
contradiction-reshuffle-needs-rounds = 换座是在两局之间，而这里只打一局：请把“计分”改为按分数，或关掉“抽签换座”。
contradiction-blind-until-playable = 摸到能出为止，就会知道摸到了什么：请改为摸一张，或关掉“盲摸”。
contradiction-blind-must-play = 背面朝上的牌，没人知道是不是必须出：请让“摸到的牌”为可以出或留下，或关掉“盲摸”。
contradiction-blind-open-hands = 亮给所有人看的牌，不能对主人保密：请不要“明牌”，或关掉“盲摸”。
contradiction-seats = { $seats } 人太少或太多：可以 { $low } 到 { $high } 人玩。
contradiction-teams-even = 组队要四、六、八或十人；现在有 { $seats } 人。
contradiction-deck-too-small = { $decks } 副牌不够给 { $seats } 人每人发 { $hand_size } 张：请最多发 { $most } 张，或加一副牌。
code-no-code = 这不是规则代码：请粘贴牌桌上显示的代码，或选一套预设。
code-other-version = 它以 { $version } 开头：不是预设；如果是代码，就是别的版本生成的。请选一套预设，或粘贴以 A 开头的代码。
code-mistyped = 这个代码有错：请到显示它的牌桌再复制一次。
code-newer-field = 这个代码里有一条这个版本不认识的自定规则（{ $tag }）：请更新 unobot，或选别的规则。
code-bad-value = 这个代码把“{ $field }”设为“{ $value }”，这不行：请再复制一次，或选别的规则。

button-explain = 为什么？
explain-title = 你能出什么，为什么
explain-fits = 能出。
explain-no-match = 不能出：要出{ $color }、和 { $top } 数字或符号相同的牌，或万能牌。
explain-cannot-stack = 不能把你要摸的 { $owed } 张转给别人。
explain-unseen = 背面朝上：下次轮到你时会为你翻开。
explain-penalty = 不能出，硬出要罚摸 { $count } 张。
explain-more = 其他牌还有 { $count } 个原因。

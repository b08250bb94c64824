button-premove-chosen = ✓ { $card }
premove-how = 点一张牌，轮到你时如果能出就会自动打出。
premove-next = ✓ 下一张：**{ $card }**。轮到你时如果能出就会自动打出；打完只剩一张时，会同时喊 UNO。再点一次就取消。
premove-color = 有人选了颜色，你预选的牌留在了手里。
premove-unfit = 你预选的牌不能出，留在了手里。
refused-premove-now = 已经轮到你了：直接出牌吧。
refused-premove-card = 这张牌不能预选。

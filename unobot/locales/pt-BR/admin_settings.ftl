admin-settings-title = Limites deste servidor
admin-settings-roles = Quem abre mesas: { $roles }
admin-settings-everybody = todo mundo
admin-settings-rules-open = Regras: **{ $rules }**, e quem comanda a mesa pode mudá-las
admin-settings-rules-locked = Regras: **{ $rules }**, e quem comanda a mesa não pode mudá-las
admin-settings-ais = Máximo de IAs por mesa: **{ $most }**
admin-settings-no-limit = sem limite
admin-settings-what = A moderação sempre abre mesas. IAs que substituem alguém não contam. `/uno settings` define as regras.
admin-settings-choose-roles = Escolha cargos, ou nenhum para todo mundo …
button-lock-rules = Travar regras
button-unlock-rules = Destravar regras
refused-rules-locked = As regras são fixas neste servidor: quem o gerencia as define com `/uno settings`.
refused-ais-capped = IAs demais: este servidor permite no máximo { $most } por mesa.
refused-roles-start = Para abrir uma mesa é preciso ter um destes cargos: { $roles }. Você pode entrar em uma mesa aberta.
refused-limits-changed = A administração do servidor definiu um limite depois que esta sala foi aberta, então a mesa mudou. Nada começou ainda. Olhe de novo e comece.
note-lobbies-limited = { $count ->
    [one] Alterado. 1 sala aberta tinha outras regras ou IAs demais e já foi ajustada.
   *[other] Alterado. { $count } salas abertas tinham outras regras ou IAs demais e já foram ajustadas.
}
note-tournaments-limited = { $count ->
    [one] 1 torneio aberto tinha outras regras. As próximas mesas dele já têm as novas, ou ele foi encerrado se elas não servem.
   *[other] { $count } torneios abertos tinham outras regras. As próximas mesas deles já têm as novas, ou eles foram encerrados se elas não servem.
}

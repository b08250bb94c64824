duration-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
duration-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
duration-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
duration-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

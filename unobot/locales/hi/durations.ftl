duration-seconds = { $count } सेकंड
duration-minutes = { $count } मिनट
duration-hours = { $count ->
    [one] { $count } घंटा
   *[other] { $count } घंटे
}
duration-days = { $count } दिन

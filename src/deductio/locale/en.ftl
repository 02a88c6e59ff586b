# What every game says.

seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
seat-4 = Purple
seat-5 = Teal

Opened = A new game begins. The seal of its luck is { $commitment }.
Seated = You are { $seat }.
Answered = { $seat_is ->
    [me] You have chosen.
   *[other] { $seat } has chosen.
}
Chose = You have chosen: { $choice }
Faded = (You saw something here, and play from memory.)
Finished = { $winners_count ->
    [0] The game is over. Nobody wins.
    [one] The game is over. { $winners } wins.
   *[other] The game is over. { $winners } win.
}
Unsealed = The seal is opened: { $secret }.
Confirm = I have seen it.
ask-confirm = Look well, then confirm: you will not see this again.
ask-meanwhile = You may do something meanwhile.

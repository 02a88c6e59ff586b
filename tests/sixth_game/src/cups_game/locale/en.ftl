title = Under the Cups
pitch = A ring, some odds and ends, and as many cups: ask, think, and be the first to lift the right one.
rules =
    A thing lies under every cup, and under one of them the ring. First everyone looks under one cup.
    In your turn ask whether the ring is under one of two cups, and only you hear the answer; or lift a cup. After three questions you must lift one.
    Who lifts the ring wins. Who lifts anything else is out, and the last one left wins.

option-cups = How many cups there are.
    .name = Cups
option-look = Everyone looks under one cup first.
    .name = A first look
label-lift = Lift
label-two = Press two cups to ask about them.

cup-1 = cup 1
cup-2 = cup 2
cup-3 = cup 3
cup-4 = cup 4
cup-5 = cup 5
cup-6 = cup 6
thing-ring = the ring
    .role = prize
thing-coin = the coin
    .role = other
thing-key = the key
    .role = other
thing-button = the button
    .role = other
thing-marble = the marble
    .role = other
thing-thimble = the thimble
    .role = other

ask-cups = Ask about two cups, or lift one.
AskAbout = Ask about { $cups }.
    .label = Ask about two cups
Lift = Lift { $cup }.
    .label = Lift a cup

CupsLaid = { $number } cups stand on the table.
LookedUnder = { $seat } looked under { $cup }.
SawUnder = Under { $cup } you saw { $thing }.
TurnBegan = { $seat_is ->
    [me] It is your turn.
   *[other] It is the turn of { $seat }.
}
Asked = { $seat_is ->
    [me] You asked about { $cups }.
   *[other] { $seat } asked about { $cups }.
}
HeardAnswer = { $there ->
    [yes] The ring is under { $cups }: one of them.
   *[no] The ring is under neither of { $cups }.
}
Lifted = { $seat_is ->
    [me] You lifted { $cup } and found { $thing }.
   *[other] { $seat } lifted { $cup } and found { $thing }.
}
AllLifted = In order of the cups lay { $things }.

proof-frame = Under each cup lies one thing.
fact-cup-yes = under { $place } lies { $item }.
fact-cup-no = under { $place } does not lie { $item }.

explain-cup = Something lies under cup { $cup }. Press two cups to ask about them together.
stake-Lift = If the ring is not there, you are out.
stage-SawUnder = A first look
means-SawUnder = { $thing_role ->
    [prize] You know where the ring is!
   *[other] So the ring is elsewhere.
}
stage-HeardAnswer = The answer
means-HeardAnswer = { $there ->
    [yes] Every other cup can be left alone.
   *[no] These two cups can be left alone.
}
stage-Lifted = { $seat_is ->
    [me] You lift a cup
   *[other] { $seat } lifts a cup
}
means-Lifted = { $thing_role ->
    [prize] That is the ring: the game is won.
   *[other] That is not the ring.
}
out-Lifted = { $thing_role ->
    [prize] { "" }
   *[other] { $seat_is ->
        [me] You lifted { $thing } and not the ring, so you are out. You can watch how it ends.
       *[other] { "" }
    }
}
truth-AllLifted = In order of the cups lay { $things }.
ending-Lifted = { $seat_is ->
    [me] You lifted { $cup }: { $thing }.
   *[other] { $seat } lifted { $cup }: { $thing }.
}

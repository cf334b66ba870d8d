### What the coach says after a match, whatever was played. $seat, $about and $answer come ready-made; "none" stands for whoever is spoken to.

coach-standing =
    { $standing ->
        [won] all but won
        [far_ahead] far ahead
        [ahead] ahead
        [even] about even
        [behind] behind
        [far_behind] far behind
       *[lost] all but lost
    } ({ $percent }%)
coach-chance = a { $percent }% chance to win
coach-turning =
    { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn }
    }, { $seat }: { $answer }. { $about ->
        [none] You went from { $before } to { $after }.
       *[other] { $about } went from { $before } to { $after }.
    }
coach-steady = There was no real turning point: the chances hardly ever changed for long.
coach-overlooked =
    { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn }
    }{ $seat ->
        [none] {""}
       *[other] , { $seat }
    }. Chosen: { $given }.
coach-better =
    { $size ->
        [much] Much better:
        [clearly] Clearly better:
       *[somewhat] Better:
    } { $best }.
coach-flawless =
    { $own ->
        [own] You overlooked nothing that would have been clearly better. Well played!
       *[none] Nobody overlooked anything that would have been clearly better.
    }
coach-share =
    { $own ->
        [own] In { $good } of your { $all } decisions, a strong bot found nothing clearly better.
       *[none] In { $good } of the { $all } decisions of all players, a strong bot found nothing clearly better.
    }
coach-about =
    { $own ->
        [own] Your decisions are judged by what you could know at that moment. A reason is told only if it shows in what follows both answers, again and again.
       *[none] Decisions are judged by what the player could know at that moment. A reason is told only if it shows in what follows both answers, again and again.
    }
coach-why-little = What follows differs only a little in many places: no single reason stands out.


## Reasons: what comes of the better answer, by the end of the player’s next turn

fact-won = It wins the match by the end of the player’s next turn in { $best } of 10 continuations, instead of { $given }.
fact-unlost = It holds out through the player’s next turn in { $best } of 10 continuations, instead of { $given }.

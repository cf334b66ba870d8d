### Was der Trainer nach einer Partie sagt, was auch gespielt wurde. $seat, $about und $answer kommen fertig; "none" steht für den Angesprochenen.

coach-standing =
    { $standing ->
        [won] so gut wie gewonnen
        [far_ahead] weit vorn
        [ahead] vorn
        [even] etwa ausgeglichen
        [behind] im Rückstand
        [far_behind] weit im Rückstand
       *[lost] so gut wie verloren
    } ({ $percent } %)
coach-chance = Siegchance { $percent } %
coach-turning =
    { $turn ->
        [0] Vor dem ersten Zug
       *[other] Zug { $turn }
    }, { $seat }: { $answer }. { $about ->
        [none] So stand es vorher für dich: { $before }. Danach: { $after }.
       *[other] So stand es vorher für { $about }: { $before }. Danach: { $after }.
    }
coach-steady = Einen richtigen Wendepunkt gab es nicht: Die Chancen haben sich kaum einmal für länger geändert.
coach-overlooked =
    { $turn ->
        [0] Vor dem ersten Zug
       *[other] Zug { $turn }
    }{ $seat ->
        [none] {""}
       *[other] , { $seat }
    }. Gewählt: { $given }.
coach-better =
    { $size ->
        [much] Viel besser:
        [clearly] Deutlich besser:
       *[somewhat] Besser:
    } { $best }.
coach-flawless =
    { $own ->
        [own] Du hast nichts übersehen, was deutlich besser gewesen wäre. Gut gespielt!
       *[none] Niemand hat etwas übersehen, was deutlich besser gewesen wäre.
    }
coach-share =
    { $own ->
        [own] Bei { $good } von deinen { $all } Entscheidungen hat ein starker Bot nichts deutlich Besseres gefunden.
       *[none] Bei { $good } von { $all } Entscheidungen aller Spieler hat ein starker Bot nichts deutlich Besseres gefunden.
    }
coach-about =
    { $own ->
        [own] Deine Entscheidungen werden danach beurteilt, was du in dem Augenblick wissen konntest. Ein Grund wird nur genannt, wenn er sich in dem, was auf beide Antworten folgt, immer wieder zeigt.
       *[none] Entscheidungen werden danach beurteilt, was der Spieler in dem Augenblick wissen konnte. Ein Grund wird nur genannt, wenn er sich in dem, was auf beide Antworten folgt, immer wieder zeigt.
    }
coach-why-little = Was folgt, unterscheidet sich an vielen Stellen ein wenig: Kein einzelner Grund ragt heraus.


## Gründe: was aus der besseren Antwort wird, bis zum Ende des nächsten eigenen Zugs

fact-won = Das gewinnt die Partie bis zum Ende des nächsten eigenen Zugs in { $best } von 10 Fortsetzungen statt in { $given }.
fact-unlost = Das hält bis zum Ende des nächsten eigenen Zugs in { $best } von 10 Fortsetzungen stand statt in { $given }.

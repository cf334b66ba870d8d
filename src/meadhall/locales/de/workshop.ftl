### What the workshop says of drafts for any game, in German.

# what is wrong with a draft, or worth a look
fault-text-unread = Nicht verstanden: „{ $words }“
fault-text-ambiguous = Das kann mehreres bedeuten: { $readings }
fault-text-impossible = Das kann hier nicht geschehen: Was der Text erwähnt, gibt es in diesem Moment nicht, etwa einen Kampf, eine Karte oder Spielsteine.
fault-text-much = Dieser Text ist zu lang oder lässt sich auf zu viele Arten lesen. Kürzere Sätze helfen.
fault-text-long = Dieser Text ist zu lang: Höchstens { $most } Zeichen haben Platz.
fault-name = Ein Name hat 1 bis { $most } Zeichen.
fault-twice = Das gibt es zweimal mit derselben Kennung.
fault-too-many = Das ist mehr, als in ein Paket passt: höchstens { $most }.
fault-words = Dieser Name wird nicht angenommen: { $text }
fault-words-part = Es gibt keinen Teil „{ $part }“, der einen Namen haben könnte; der Name wird nicht verwendet.
fault-words-thing = „{ $part }“ hat nichts namens „{ $thing }“; der Name wird nicht verwendet.
fault-language = In dieser Sprache gibt es hier keine Wörter: { $text }
fault-kind = Solche Teile hat ein Paket für dieses Spiel nicht: { $text }
fault-effects = Dieser Effekt lässt sich nicht spielen: { $text }
fault-wordless = Dafür gibt es keine Worte. Es lässt sich spielen, wird aber als Verben gezeigt.
fault-verbs-many = Das sind mehr Verben, als auf eine Karte passen.
fault-like = Eine solche Karte, der diese gleicht, gibt es nicht: { $text }
fault-missing = Das fehlt.
fault-too-small = Hier gehört eine Zahl ab { $least } hin.
fault-too-large = Hier gehört eine Zahl bis { $most } hin.
fault-too-long = Hier haben höchstens { $most } Zeichen Platz.
fault-no-number = Hier gehört eine Zahl hin.
fault-unknown-field = Hier heißt nichts „{ $field }“.
fault-facts = Hier fehlt etwas, oder es ist nicht so, wie es sein soll: { $text }
fault-file = Das lässt sich nicht lesen: { $text }
fault-other = Das stimmt so nicht: { $text }

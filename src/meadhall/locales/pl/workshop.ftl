### What the workshop says of drafts for any game, in Polish.

# what is wrong with a draft, or worth a look
fault-text-unread = Niezrozumiałe: „{ $words }”
fault-text-ambiguous = To może znaczyć różne rzeczy: { $readings }
fault-text-impossible = To nie może się tu wydarzyć: w tej chwili nie ma tego, o czym mówi tekst, na przykład walki, karty albo żetonów.
fault-text-much = Ten tekst jest za długi albo można go odczytać na zbyt wiele sposobów. Pomogą krótsze zdania.
fault-text-long = Ten tekst jest za długi: mieści się najwyżej { $most } znaków.
fault-name = Nazwa ma od 1 do { $most } znaków.
fault-twice = Dwie takie rzeczy mają ten sam identyfikator.
fault-too-many = To więcej, niż mieści się w jednym pakiecie: najwyżej { $most }.
fault-words = Tej nazwy nie można przyjąć: { $text }
fault-words-part = Nie ma czego nazywać: nie istnieje część „{ $part }”, więc nazwa nie jest używana.
fault-words-thing = Nie ma czego nazywać: „{ $part }” nie ma „{ $thing }”, więc nazwa nie jest używana.
fault-language = Nie ma tu słów w tym języku: { $text }
fault-kind = Pakiet do tej gry nie ma takich części: { $text }
fault-effects = Tego efektu nie da się rozegrać: { $text }
fault-wordless = Nie ma na to słów. Da się to rozegrać, ale będzie pokazane jako czasowniki.
fault-verbs-many = To więcej czasowników, niż mieści się na karcie.
fault-like = Nie ma karty, do której ta miałaby być podobna: { $text }
fault-missing = Tego brakuje.
fault-too-small = Tu powinna być liczba nie mniejsza niż { $least }.
fault-too-large = Tu powinna być liczba nie większa niż { $most }.
fault-too-long = Mieści się tu najwyżej { $most } znaków.
fault-no-number = Tu powinna być liczba.
fault-unknown-field = Nic tu się nie nazywa „{ $field }”.
fault-facts = Czegoś tu brakuje albo coś jest nie tak, jak powinno: { $text }
fault-file = Tego nie da się odczytać: { $text }
fault-other = Tak być nie może: { $text }

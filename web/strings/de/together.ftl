### Partien mit Freunden anderswo: Einladungen, Züge, die verschickt werden, was der Link des Freundes bringt.

together = Mit einem Freund spielen
together-invitation = Einladung
together-start = Neue Partie
together-games =
    { $count ->
        [0] Partien mit Freunden
        [one] Partien mit Freunden: { $count } wartet auf dich
       *[other] Partien mit Freunden: { $count } warten auf dich
    }
together-list = Partien mit Freunden
together-none = Noch keine Partien.
together-friend = dein Freund
    .start = Dein Freund
together-me = Ich

together-how = Kein Konto, kein Server. Per Link schickst du deinem Freund nach jedem Zug einen Link: Er enthält die ganze Partie, ihr könnt euch Tage Zeit lassen und jedes Gerät verwenden. Live verbinden sich eure beiden Geräte miteinander.
together-what = { $rules }, { $board }
# The same, and the time for a turn, which may be empty.
together-terms-all = Brett: { $board }. Regeln: { $rules }. { $time }
together-terms-usual = Brett: { $board }. { $time }
together-terms = Regeln und Brett:
together-change = Ändern
together-name = Dein Name (optional)
together-starts = Wer beginnt?
together-starts-me = Ich beginne
together-starts-friend = Mein Freund beginnt
together-lots = Live losen beide Geräte gemeinsam. Per Link lost nur dein Gerät, und dein Freund kann es nicht prüfen.
together-lots-over = Bei einer neuen Verbindung losen beide Geräte gemeinsam. Sonst lost nur dein Gerät, und dein Freund kann es nicht prüfen.
together-days = Bedenkzeit
together-days-none = Beliebig viel
together-clock = Uhr: { $minutes } min + { $turn } s je Zug
together-clock-what = Der erste Zug kostet keine Zeit. Danach läuft die Uhr eines Spielers, sobald er den Zug davor sieht, bis er zieht. Per Link misst das Gerät deines Freundes dessen Zeit.
together-clock-step = Die Reserve wird in Schritten von { $step } s verbraucht.
together-days-what = Die Tage werden nach den Zeitangaben in euren Links gezählt. Jedes Gerät schreibt seine eigenen, ihr müsst einander also vertrauen.
together-days-some =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
together-begin = Per Link spielen
together-begin-over = Partie anbieten: { $friend }

together-invited = { $friend } lädt dich zu einer Partie Bug ein.
together-learn-first = Erst das Spiel lernen
together-invited-nobody = Du bist zu einer Partie Bug eingeladen.
together-came = Das ist eine Partie zwischen { $first } und { $second }. Sie hat { $turns ->
        [0] noch keine Züge.
        [one] { $turns } Zug.
       *[other] { $turns } Züge.
    }
together-came-who = Bist du einer der beiden, an einem anderen Gerät? Dann spiele unter deinem Namen weiter. Sonst sieh sie dir nur an.
together-days-agreed =
    { $days ->
        [one] Jeder Zug darf { $days } Tag dauern.
       *[other] Jeder Zug darf { $days } Tage dauern.
    }
together-join = { $seat } spielen
together-join-other = Das ist meine eigene Partie: { $seat } spielen
together-join-as = Als { $name } weiterspielen
together-who-you = Du beginnst.
together-who-friend = { $friend } beginnt.
together-who-played = { $friend } hat den ersten Zug gespielt.
together-look = Nur ansehen
together-looking = Das ist eine Kopie der bisherigen Partie.
together-looking-later = Spätere Züge erscheinen hier nicht.
together-looking-what = Was du hier ausprobierst, bleibt hier.
together-looking-play = In dieser Partie mitspielen
together-fair = Gleich für beide Spieler: Bis die Partie endet, gibt Bug euch keine Tipps und zeigt weder Drohungen noch Ausblick noch Gebiet.
together-next = { $friend } möchte eine Revanche mit vertauschten Seiten.
together-next-other = { $friend } möchte noch eine Partie spielen.
together-next-no = Jetzt nicht
together-next-asked = Revanche angefragt: { $friend } entscheidet.
together-other-asked = Weitere Partie angefragt: { $friend } entscheidet.

together-your-turn = Du bist am Zug.
together-turn-on = Dein Zug geht weiter.
together-first-turn = Spiele deinen ersten Zug. Wenn du ihn verschickt hast, ist { $friend } am Zug.
together-send-invitation = Verschicke die Einladung: { $friend } beginnt.
together-send-turn = Dein Zug ist gespielt. Verschicke ihn: { $friend } ist am Zug.
together-send-word = Schicke den Link, damit { $friend } Bescheid weiß.
# After an answer to a wish for a takeback, on the reader's turn.
together-send-or-play = Du bist am Zug. Zieh, dann geht deine Antwort mit, oder schicke sie gleich.
together-waiting = Jetzt ist { $friend } am Zug. Öffne den Link, der zurückkommt, oder füge ihn ein.
together-waiting-file = Jetzt ist { $friend } am Zug. Füge hier ein, was zurückkommt.
together-waiting-live = Jetzt ist { $friend } am Zug.
together-unsent = Du hast gezogen, aber dein Zug ist noch nicht gesendet.
together-live = Zurück zur Partie
together-news-turn = { $friend } hat gezogen: Du bist am Zug.
together-news-clock = Deine Uhr läuft.
together-news-other = Neues in eurer Partie: { $friend } hat geantwortet.
together-news-begins = { $friend } ist bereit: Eure Partie beginnt.
together-days-a-turn =
    { $days ->
        [one] { $days } Tag pro Zug.
       *[other] { $days } Tage pro Zug.
    }
together-days-begin = Die Tage zählen, sobald beide gezogen haben.
together-clock-waits = Die Uhr läuft, sobald { $friend } den Link öffnet.
together-left-days =
    { $days ->
        [one] Noch { $days } Tag.
       *[other] Noch { $days } Tage.
    }
together-left-hours =
    { $hours ->
        [0] Weniger als eine Stunde übrig.
        [one] Noch { $hours } Stunde.
       *[other] Noch { $hours } Stunden.
    }
together-left-none = Die Zeit für diesen Zug ist um.
together-claim = Sieg beanspruchen
together-share = Teilen …
together-copy = Link kopieren
together-copied = Kopiert. Jetzt braucht { $friend } den Link.
together-comes-back = Kommt ein Link zurück, öffne ihn oder füge ihn hier ein.
together-link = Link zu deiner Partie
together-copy-line = Text kopieren
together-file-how = Diese Seite ist eine Datei und hat keinen Link. Dein Freund öffnet Bug, drückt „Neue Partie“, „Ein Freund anderswo“, dann „Partien mit Freunden“, und fügt diesen Text ein.
together-copy-text = Mit Brett kopieren
together-watchers = Die bisherige Partie
together-watch = Link zur bisherigen Partie kopieren
together-watch-what = Für andere: die Partie, wie sie jetzt steht. Spätere Züge brauchen einen neuen Link. Sie können eigene Züge ausprobieren, mit Tipps und Analyse, aber nicht in deiner Partie spielen.
together-mail = E-Mail
together-qr = QR-Code
together-qr-what = Diesen Code liest die Kamera deines Freundes: Er öffnet die Partie.
together-qr-file = Dein Freund öffnet Bug, drückt „Neue Partie“, „Ein Freund anderswo“, dann „Partien mit Freunden“, und scannt diesen Code.
together-undo = Rückgängig
together-paste = Link einfügen
together-paste-any = Link eines Freundes einfügen
together-open = Öffnen
together-more = Mehr
together-no-letter = In diesem Text ist kein Link zu einer Partie.

together-game = Diese Partie
together-ways = Anders weiterspielen
together-back = Zug zurücknehmen
together-ask = Um Rücknahme von { $turn } bitten
together-asked = { $friend } bittet darum, { $turn } zurücknehmen zu dürfen.
together-asked-both = { $friend } bittet darum, { $turn } zurücknehmen zu dürfen. Auch dein Zug { $own } wird dann zurückgenommen.
together-agree = Zustimmen
together-refuse = Ablehnen
table-undo = Rücknahme am Tisch
table-asked = { $seat } möchte { $turn } zurücknehmen. { $other }, stimmst du zu?
together-you-asked = Du hast gebeten, { $turn } zurücknehmen zu dürfen.
# After it, on the reader's turn.
together-wait-or-play = Spielst du weiter, ziehst du die Bitte zurück.
together-resign = Aufgeben
together-resign-sure = Wirklich aufgeben
together-end-won-resigned = { $friend } hat aufgegeben. Du gewinnst!
together-end-lost-resigned = Du hast aufgegeben. { $friend } gewinnt.
together-end-won-time = { $friend } hat die Zeit für einen Zug überschritten. Du gewinnst!
together-end-lost-time = Du hast die Zeit für einen Zug überschritten. { $friend } gewinnt.
together-end-won-played = Du gewinnst!
together-end-lost-played = { $friend } gewinnt.
together-rematch = Revanche

together-note-older = Dieser Link ist älter als deine Partie: Nichts hat sich geändert.
together-note-same = Das hast du schon: Nichts hat sich geändert.
together-note-version = Dieser Link führt deine andere Fassung weiter: Sie ist jetzt wieder die Partie. Die vorige bleibt unter „Partien mit Freunden“.
together-own-link = Das ist dein eigener Link: Nichts hat sich geändert. Öffnen muss ihn { $friend }.
together-note-claimed = Ein Zug kam vor dem Anspruch wegen der Zeit: Die Partie geht weiter.
together-note-crossed = Ihr habt beide etwas getan, bevor ihr voneinander wusstet. Die Partie geht so weiter, wie das Brett sie zeigt.
together-note-left = Die Verbindung ist getrennt. Die Partie geht per Link weiter.
together-answer-refused = { $friend } ist mit dem Zurücknehmen nicht einverstanden.
together-answer-agreed = { $friend } ist einverstanden: Dein Zug ist zurückgenommen.
together-answered-yes = Du hast der Rücknahme zugestimmt.
together-answered-no = Du hast die Rücknahme abgelehnt.
together-clash-fork = Dieser Link und deine Partie unterscheiden sich ab Zug { $turn }: { $known } in deiner Partie, { $received } im Link. Wie du auch wählst: Deine Partie bleibt unter „Partien mit Freunden“.
together-clash-time = Die Zeit von Zug { $turn }, { $known }, ist verschieden: { $here } in deiner Partie, { $there } im Link. Wie du auch wählst: Deine Partie bleibt unter „Partien mit Freunden“.
together-clash-order = Dieser Link und deine Partie haben dieselben Züge, aber ab Zug { $turn } unterscheiden sich die Zeiten oder die Reihenfolge der Anfragen und Antworten. Wie du auch wählst: Deine Partie bleibt unter „Partien mit Freunden“.
together-clash-mine = In diesem Link steht schon ein Zug { $turn } von dir, { $received }. Du hast ihn nicht auf diesem Gerät gespielt. Wie du auch wählst: Deine Partie bleibt unter „Partien mit Freunden“.
together-clash-mine-word = In diesem Link steht etwas von dir, das dieses Gerät nicht kennt: dass du aufgegeben hast, eine Bitte um Rücknahme oder die Antwort auf eine. Wie du auch wählst: Deine Partie bleibt unter „Partien mit Freunden“.
together-clash-terms = Dieser Link gehört zu dieser Partie, hat aber ein anderes Brett, andere Regeln oder andere Zeiten. Wie du auch wählst: Deine Partie bleibt unter „Partien mit Freunden“.
together-keep = Meine Partie behalten
together-take = Die Partie des Links nehmen
together-kept = Deine eigene Fassung bleibt unter „Partien mit Freunden“.
together-kept-open = Öffnen

together-status-settle = zwei Fassungen
together-status-version = andere Fassung
together-status-send = zu verschicken
together-status-turn = du bist am Zug
together-status-answer = eine Frage an dich
together-status-asked = wartet auf Antwort
together-status-waits = am Zug
together-status-invited = Einladung offen
together-status-won = du hast gewonnen
together-status-lost = du hast verloren
together-entry = { $turns ->
        [0] noch keine Züge
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
together-remove = Aus der Liste entfernen
together-remove-sure = Partie entfernen
together-removed = Partie entfernt. Gegner: { $friend }.

# Das geht mit dem Link an den Freund.
together-text-invitation = Lass uns Bug spielen! Du beginnst.
together-text-turn = Unsere Partie Bug, Zug { $number } ({ $me }): { $turn }. Du bist am Zug!
together-text-back = Unsere Partie Bug: Darf ich { $turn } zurücknehmen?
together-text-over = Unsere Partie Bug ist zu Ende.
together-text-resigned = Unsere Partie Bug: Ich gebe auf. Du gewinnst!
together-text-time = Unsere Partie Bug: Die Zeit für deinen Zug ist um.
together-text-word = Unsere Partie Bug geht weiter.
together-text-open = Öffne diesen Link:
together-text-paste = Füge diese Zeile in Bug ein, unter „Neue Partie“, „Ein Freund anderswo“, „Partien mit Freunden“:
together-mail-subject = Bug: Du bist am Zug

notice-bad_letter = Dieser Link einer Partie mit einem Freund ist nicht lesbar.
notice-not_added = Das ließ sich deiner Partie mit einem Freund nicht hinzufügen.

# Eine direkte Verbindung zwischen zwei Geräten.
direct = Direkte Verbindung
direct-start = Live spielen
direct-where = Live geht in einem gemeinsamen Netz. Weiter entfernt geht es vielleicht nicht: Dann spielt per Link.
direct-join = Mitspielen
direct-goes-on = { $friend } lädt dich ein, eure Partie weiterzuspielen.
direct-join-server = Mitspielen und ihn auch fragen
direct-join-without = Ohne ihn mitspielen
direct-server = Das Gerät deines Freundes fragt den STUN-Server { $server } nach seiner Adresse. Fragt deines ihn auch, erreichen sich die beiden vielleicht durch Router hindurch. Er erfährt deine Netzwerkadressen, aber nichts von der Partie.
direct-is-asked = Ihr spielt live: Eure beiden Geräte verbinden sich miteinander, ohne Server dazwischen; jedes erfährt die Netzwerkadresse des anderen. Eine Einladung gilt nur für einen Freund.
direct-who = Beide Geräte losen aus, wer beginnt.
direct-you-start = Du spielst { $seat } und beginnst.
direct-you-play = Du spielst { $seat }. { $friend } beginnt.
direct-is-handed = Die Antwort ist jetzt in deinem anderen Tab mit Bug. Dort beginnt die Partie; diesen Tab kannst du schließen.
direct-is-preparing = Einen Moment …
direct-is-inviting = Schick deinem Freund diese Einladung und lass diese Seite offen. Gib dann die Antwort ein, die zurückkommt.
direct-inviting-what = Eure beiden Geräte verbinden sich miteinander, und jedes erfährt die Netzwerkadresse des anderen.
direct-step-send = 1. Schick deinem Freund diese Einladung
direct-step-enter = 2. Dein Freund nimmt an und schickt dir eine Antwort: Gib sie hier ein
direct-step-answer = Letzter Schritt: Schick diese Antwort zurück
direct-is-answering = Lass diese Seite offen. Die Partie beginnt, wenn dein Freund die Antwort eingegeben hat.
direct-is-connecting = Verbindung wird aufgebaut …
direct-is-open = Verbunden.
direct-distance = Verbunden. Verzögerung: { $lag } ms.
direct-lot-drawn = Beide Geräte haben gelost.
direct-lot-alone = Nur das einladende Gerät hat gelost: Ohne https kann das kein Browser prüfen.
direct-lot-none = Das Gerät deines Freundes hat bestimmt, wer beginnt: Es hat nicht gelost, obwohl die Einladung das ankündigte.
direct-first-me = Du beginnst.
direct-first-friend = { $friend } beginnt.
direct-is-returning = Die Verbindung wurde unterbrochen. Sie wird neu aufgebaut …
direct-page-left = { $friend } hat die Seite geschlossen oder neu geladen. Die Verbindung wird neu aufgebaut …
direct-is-lost = Die Verbindung ist abgebrochen. Die Partie bleibt erhalten: Lade neu ein, oder spiele per Link weiter.
direct-is-elsewhere = Diese Partie läuft live in einem anderen Tab dieses Browsers. Du kannst in beiden Tabs spielen.
direct-lost-guest = Die Verbindung ist abgebrochen. Die Partie bleibt erhalten. Beantworte die neue Einladung deines Freundes, lade selbst ein oder spiele per Link weiter.
direct-left = { $friend } hat die Verbindung beendet. Die Partie bleibt erhalten: Lade neu ein, oder spiele per Link weiter.
direct-lost-clock = Deine Uhr läuft weiter, und dein Zug wird nachgeschickt.
direct-lost-wait = Wie viel Zeit { $friend } noch hat, weiß nur das andere Gerät. Solange kann niemand den Sieg beanspruchen.
direct-lost-turn = Dein Zug wird gesendet, sobald ihr verbunden seid.
direct-lost-end = { $friend } weiß noch nichts vom Ende: Lade neu ein, oder mach per Link weiter.
direct-lost-over = Die Verbindung ist zu Ende. Lade neu ein, um noch eine Partie live zu spielen.
direct-invitation-over = Deine Einladung ist beim Neuladen der Seite verfallen. Lade neu ein, oder spiele per Link weiter.
direct-is-failed = Die beiden Geräte erreichen einander nicht: Sie haben kein gemeinsames Netz, oder dein Freund hat die Seite mit dieser Antwort geschlossen.
direct-failed-guest = Es kommt keine Verbindung zustande: Ein anderes Gerät hat die Einladung angenommen, die Antwort wurde nicht rechtzeitig eingegeben, oder die beiden Geräte haben kein gemeinsames Netz. Bitte deinen Freund um eine neue Einladung oder um einen Link.
direct-failed-alone = Dieser Browser nennt keine Adresse, unter der ein anderes Gerät ihn erreichen könnte: Es gibt kein Netz, oder eine Einstellung verbietet es.
direct-failed-stun = Die beiden Geräte erreichen einander nicht, auch nicht mit diesem Server.
direct-no-code = Das ist keine ganze Einladung oder Antwort. Vielleicht wurde sie unterwegs abgeschnitten oder verändert: Kopiere sie ganz.
direct-letter = Das ist ein Link zu einer Partie, keine Antwort.
direct-letter-open = Partie öffnen
direct-other-answer = Das ist die Antwort auf eine andere Einladung. Schicke deinem Freund die von oben und gib die Antwort darauf ein.
direct-own-code = Das ist deine eigene Einladung. Schicke sie deinem Freund und gib die Antwort ein, die zurückkommt.
direct-late-answer = Keine offene Einladung wartet auf diese Antwort. Lade deinen Freund neu ein.
direct-dropped-size = Die Verbindung wurde beendet: Das Gerät deines Freundes hat zu viel auf einmal geschickt. Deine Partie bleibt erhalten.
direct-dropped-rate = Die Verbindung wurde beendet: Das Gerät deines Freundes hat zu viele Nachrichten geschickt. Deine Partie bleibt erhalten.
direct-dropped-form = Die Verbindung wurde beendet: Das Gerät deines Freundes hat etwas geschickt, das nicht zur Partie gehört. Deine Partie bleibt erhalten.
direct-dropped-lots = Die Verbindung wurde beendet: Das Gerät deines Freundes hat nicht so ausgelost, wie es versprochen hatte. Deine Partie bleibt erhalten.
direct-leave = Trennen
direct-leave-open = Trennen und öffnen
direct-ends-other = Du und { $friend } seid verbunden. „Live spielen“ beendet diese Verbindung und stellt eine neue her.
direct-cancel = Abbrechen
direct-by-link = Per Link weiterspielen
direct-back = Zurück zum Brett
direct-again = Neu einladen
direct-show = Link zeigen
direct-other = Ein anderer Weg
direct-offer-link = Einladung zum Verschicken
direct-answer-link = Antwort zum Verschicken
direct-copy-answer = Antwort kopieren
direct-enter = Antwort deines Freundes
direct-file-answer = Dein Freund gibt diesen Text unter „Antwort deines Freundes“ ein.
direct-connect = Verbinden
camera-scan = Mit der Kamera scannen
camera-asks = Dein Browser fragt, ob die Seite die Kamera benutzen darf. Das Bild bleibt auf diesem Gerät.
camera-look = Halte den QR-Code deines Freundes vor die Kamera.
camera-refused = Diese Seite darf die Kamera nicht benutzen. Füge den Code ein, oder erlaube die Kamera in den Browsereinstellungen für diese Seite.
camera-none = Es ist keine Kamera verfügbar. Füge den Code ein.
direct-say = Sagen …
direct-stun = Adresse eines STUN-Servers
direct-stun-what = Durch einen Router geht es vielleicht mit einem STUN-Server. Er erfährt deine Netzwerkadressen, aber nichts von der Partie. Wähle einen, dem du vertraust.
direct-stun-try = Damit versuchen
direct-two-tabs = Beide Seiten in zwei Tabs spielen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-oops = Hoppla!
phrase-thanks = Danke!
phrase-one-moment = Einen Moment, bitte.
phrase-not-now = Jetzt nicht, danke.
phrase-bye = Tschüss!

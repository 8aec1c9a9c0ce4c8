### Il gioco e le sue opzioni

china-title = China
china-about = Da tre a cinque famiglie costruiscono palazzi in nove regioni dell’antica Cina, mandano emissari presso le loro corti e si contendono maggioranze, alleanze e strade.
china-lead = A ogni turno giochi fino a tre carte e piazzi fino a due pezzi, poi peschi. Chi è secondo ovunque può battere chi è primo da qualche parte.
china-time = circa 45 minuti
china-weight = facile da imparare
china-favourite = Costruisce in

china-option-board = Tabellone
china-option-board-about = Il lato del tabellone. Entrambi sono nostre proposte per la mappa stampata; con 4 giocatori si può scegliere. Un altro tabellone si può leggere da un file.
china-value-board-auto = secondo i giocatori
china-value-board-china-3-4 = lato per 3–4 giocatori
china-value-board-china-4-5 = lato per 4–5 giocatori

china-option-fortresses = Fortezze
china-option-fortresses-about = Ognuno ha una fortezza da piazzare. Un palazzo su una fortezza raddoppia tutti i punti che il suo proprietario riceve per i palazzi in quella regione, e i punti di una fila che vi passa.
china-value-fortresses-off = no
china-value-fortresses-on = sì

### Colori, regioni e pezzi

china-violet = viola
china-yellow = giallo
china-orange = arancione
china-green = verde
china-red = rosso

china-zhao = Zhao
china-lu = Lu
china-qi = Qi
china-chin = Ch’in
china-wei = Wei
china-shu = Shu
china-han = Han
china-yan = Yan
china-chu = Chu
china-space = { $region } { $number }

china-palace = palazzi
china-emissary = emissari
china-fortress = fortezze

### Fonti di punti

china-source-palaces = palazzi
china-source-alliances = alleanze
china-source-roads = strade

### Il registro

china-first = { $seat } è il giocatore iniziale
china-round = Round { $round }
china-drew-card = { $seat } pesca dal mazzo: { $colour }
china-drew = { $seat } pesca una carta dal mazzo
china-took = { $seat } prende dalla fila: { $colour }
china-opened = Nuova carta nella fila: { $colour }
china-paid = { $seat } gioca: { $cards } × { $colour }
china-swapped = { $seat } scambia una carta e scarta: { $colour }
china-built = { $seat } costruisce un palazzo: { $space }
china-sent = { $seat } manda un emissario: { $region }
china-fortified = { $seat } costruisce una fortezza: { $space }
china-second = { $seat } può pagare un secondo pezzo
china-no-second = { $seat } non può pagare un secondo pezzo
china-counted = Si conteggiano i palazzi di { $region }
china-reshuffled =
    { $cards ->
        [one] Il mazzo è esaurito per la prima volta: gli scarti formano quello nuovo ({ $cards } carta)
       *[other] Il mazzo è esaurito per la prima volta: gli scarti formano quello nuovo ({ $cards } carte)
    }
china-exhausted = Il mazzo è esaurito per la seconda volta: questo round è l’ultimo
china-stuck = Nessuno può più piazzare pezzi
china-final = Il conteggio finale
china-allied = Alleanza { $number }, { $one } e { $other }
china-not-allied = Alleanza { $number }, { $one } e { $other }: nessuno
china-row = { $seat } ha una fila di { $palaces } palazzi: { $spaces }
china-scored =
    { $points ->
        [one] { $seat }: +{ $points } punto ({ $source }) → { $now }
       *[other] { $seat }: +{ $points } punti ({ $source }) → { $now }
    }
china-scored-doubled = { $seat }: +{ $points } punti ({ $source }, raddoppiati da una fortezza) → { $now }
china-over = La partita è finita

### Fasi

china-phase-setup = Preparazione
china-phase-round = Round { $round }
china-phase-last = Round { $round } – l’ultimo

### Domande

china-ask-nothing = nulla da decidere
china-ask-turn = piazza pezzi in una regione o scambia una carta
china-ask-piece = piazza un pezzo in { $region }
china-ask-pay = scegli le carte con cui pagare
china-ask-second = piazza un secondo pezzo in { $region } o termina
china-ask-draw =
    { $left ->
        [one] pesca una carta (ne manca { $left })
       *[other] pesca una carta (ne mancano { $left })
    }

### Scelte

china-do-region =
    { $region } ({ $colour }): { $free ->
        [0] nessuna casella libera
        [one] { $free } casella libera
       *[other] { $free } caselle libere
    }, { $room ->
        [0] nessun posto per un emissario
        [one] posto per { $room } emissario
       *[other] posto per { $room } emissari
    }
china-do-swap = Scambia una carta, scartando: { $colour }
china-do-palace = Palazzo su { $space }
china-do-palace-fortress = Palazzo su { $space }, sulla fortezza
china-do-emissary = Emissario in { $region } (presenti { $guests } su { $limit })
china-do-fortress = Fortezza su { $space }
china-do-pay = Paga con { $cards } × { $colour }
china-do-joker = Paga con { $cards } × { $colour } come jolly
china-do-finish = Non piazzare un secondo pezzo
china-do-take = Prendi dalla fila: { $colour }
china-do-draw =
    { $left ->
        [one] Pesca dal mazzo ({ $left } carta)
       *[other] Pesca dal mazzo ({ $left } carte)
    }

### Rifiuti

china-no-room = Non puoi piazzare un pezzo in { $region }: non c’è una casella palazzo per te né posto per un emissario; scegli un’altra regione.
china-no-cards = Non puoi pagare un pezzo in { $region }: non hai carte di questo colore ({ $colour }) né due carte uguali di un altro colore.
china-no-card = Non hai carte di questo colore: { $colour }. Scegli una carta della tua mano.
china-no-other-region = Tutti i pezzi di questo turno vanno in { $region }.
china-no-more = In questo turno non puoi piazzare altri pezzi; pesca le carte.
china-no-must-place = Devi piazzare almeno un pezzo.
china-no-space = Su questo tabellone non c’è una casella { $space }.
china-no-occupied = Su { $space } c’è già un palazzo; scegli una casella libera.
china-no-fortified = Su { $space } c’è già una fortezza; scegli un’altra casella.
china-no-left = Non hai più { $piece }.
china-no-limit =
    { $limit ->
        [0] In { $region } non c’è ancora un palazzo, quindi non vi si può mandare alcun emissario.
       *[other] { $region } ha già tutti gli emissari permessi: { $limit }, quanti sono i palazzi di chi ne ha di più.
    }
china-no-fortresses = Questa partita si gioca senza fortezze.
china-no-price = Non puoi pagare con questo colore: { $colour }. Un pezzo costa una carta del colore della sua regione o due carte uguali di un altro colore.
china-no-open = Nella fila non c’è una carta di questo colore: { $colour }. Scegli una carta scoperta o il mazzo.
china-no-pile = Il mazzo è esaurito; prendi una carta dalla fila.

### Il tabellone nel terminale

china-board-row = fila
china-board-pile = mazzo
china-board-discards = scarti
china-board-hand = mano
china-board-alliances = alleanze
china-board-full = regione conteggiata

### Il tabellone su una pagina

china-page-map = Mappa dell’antica Cina
china-page-hand = La tua mano
china-page-row = Fila scoperta
china-page-pile = Mazzo
china-page-orange = arancio
china-page-discards = Scarti
china-page-you = tu
china-page-first = { $seat } è il giocatore iniziale: ogni round comincia qui
china-page-forecast = Se la partita finisse ora
china-page-scoring = Da dove vengono i punti
china-page-total = Totale
china-page-finish-about = Non piazzare un secondo pezzo e pesca le carte
china-page-known = Tutti ti hanno visto prenderla
china-page-hidden = Una carta nota solo a chi l’ha in mano
china-page-walker =
    { $points ->
        [one] { $seat }: { $points } punto
       *[other] { $seat }: { $points } punti
    }
china-page-region =
    { $region } ({ $colour }): caselle palazzo libere { $free } su { $size }; { $limit ->
        [0] niente emissari prima di un palazzo
       *[other] emissari { $guests }, al massimo { $limit }
    }
china-page-scored = I suoi palazzi sono stati conteggiati:
china-page-would-score = Se i suoi palazzi si conteggiassero ora:
china-page-share =
    { $points ->
        [one] { $seat }: { $points } punto
       *[other] { $seat }: { $points } punti
    }
china-page-space-free = { $space }: una casella palazzo libera
china-page-space-fortress = { $space }: una fortezza; servirà a chi ci costruirà sopra un palazzo
china-page-space-palace = { $space }: un palazzo di { $seat }
china-page-space-both = { $space }: un palazzo di { $seat } su una fortezza. Raddoppia i suoi punti per i palazzi in questa regione e per una fila che vi passa
china-page-row-now = { $seat } ha una fila di { $palaces } palazzi: { $points } punti se la partita finisse ora
china-page-row-scored = { $seat } ha una fila di { $palaces } palazzi: { $points } punti
china-page-row-of = Fila di { $palaces } palazzi
china-page-court =
    { $limit ->
        [0] La corte di { $region }: niente emissari prima di un palazzo
       *[other] La corte di { $region }: emissari { $guests }, al massimo { $limit }, quanti i palazzi di chi ne ha di più qui
    }
china-page-guests =
    { $count ->
        [one] { $seat }: { $count } emissario
       *[other] { $seat }: { $count } emissari
    }
china-page-alliance-nobody = Alleanza { $number } tra { $one } e { $other }: nessuno ha la maggioranza in entrambe
china-page-alliance-now = Alleanza { $number } tra { $one } e { $other }: { $points } punti per { $seats } se la partita finisse ora
china-page-alliance-scored = Alleanza { $number } tra { $one } e { $other }: { $points } punti per { $seats }
china-page-points =
    { $points ->
        [one] { $points } punto. Se la partita finisse ora: { $total } (palazzi { $palaces }, alleanze { $alliances }, strade { $roads })
       *[other] { $points } punti. Se la partita finisse ora: { $total } (palazzi { $palaces }, alleanze { $alliances }, strade { $roads })
    }
china-page-points-over =
    { $points ->
        [one] { $points } punto: palazzi { $palaces }, alleanze { $alliances }, strade { $roads }
       *[other] { $points } punti: palazzi { $palaces }, alleanze { $alliances }, strade { $roads }
    }
china-page-card = Carta regione, { $colour }: paga un pezzo in { $regions }; due dello stesso colore pagano un pezzo in qualunque altra
china-page-count = { $colour }: { $count }
china-page-pile-first =
    { $left ->
        [one] { $left } carta nel mazzo; quando si esaurisce, gli scarti formano un nuovo mazzo, una volta sola
       *[other] { $left } carte nel mazzo; quando si esaurisce, gli scarti formano un nuovo mazzo, una volta sola
    }
china-page-pile-second =
    { $left ->
        [one] { $left } carta nel mazzo; quando si esaurisce, quel round è l’ultimo
       *[other] { $left } carte nel mazzo; quando si esaurisce, quel round è l’ultimo
    }
china-page-pile-empty = Il mazzo è esaurito: questo round è l’ultimo
china-page-discards-about =
    { $count ->
        [one] { $count } carta giocata o scambiata dall’ultima mescolata
       *[other] { $count } carte giocate o scambiate dall’ultima mescolata
    }
china-page-left = Ancora da piazzare, { $piece }: { $left }
china-page-rival-hand =
    { $cards ->
        [one] { $seat } ha { $cards } carta
       *[other] { $seat } ha { $cards } carte
    }, { $hidden ->
        [0] tutte viste da tutti
        [one] di cui { $hidden } sconosciuta
       *[other] di cui { $hidden } sconosciute
    }

### Lezioni

china-lesson-first = Prima lezione: una regione si riempie
china-lesson-first-goal = Guidi una di tre famiglie. Vince chi alla fine ha più punti. I tuoi sono qui.
china-lesson-first-map = Il paese ha nove regioni di cinque colori. In ognuna ci sono caselle per i palazzi, e un drago dove stanno gli emissari.
china-lesson-first-hand = Hai in mano tre carte. Una carta paga un pezzo in una regione del suo colore. Due carte dello stesso colore pagano un pezzo ovunque.
china-lesson-first-region = Nel tuo turno scegli una regione. Yan è verde, e hai una carta verde. Scegli Yan.
china-lesson-first-palace = In una regione vuota puoi piazzare un solo pezzo. Costruisci un palazzo sulla casella indicata.
china-lesson-first-card = Poi peschi finché hai di nuovo tre carte: dalla fila o dal mazzo. Prendi quella rossa.
china-lesson-first-others = Anche gli altri sono arrivati in Yan. Resta una casella. Appena una regione è piena, i suoi palazzi danno punti.
china-lesson-first-again = Hai ancora una carta verde. Scegli di nuovo Yan.
china-lesson-first-fill = Costruisci sull’ultima casella.
china-lesson-first-score = Yan è piena. Lì hai più palazzi di tutti, e fai un punto per ogni palazzo della regione: 4. Gli altri sono secondi, e ne fanno uno per ognuno dei tuoi: 2.
china-lesson-first-green = Pesca una carta. Ti servirà un’altra verde.
china-lesson-first-emissary = L’altro pezzo è l’emissario. In una regione ce ne possono essere tanti quanti sono i palazzi di chi ne ha di più: in Yan due. Scegli Yan.
china-lesson-first-alliance = Gli emissari danno punti alla fine. Se ne hai più di tutti in due regioni confinanti, è un’alleanza: un punto per ogni emissario delle due.
china-lesson-first-roads = Anche le strade danno punti alla fine: quattro o più tuoi palazzi in fila valgono un punto l’uno. E dove c’è già un pezzo puoi piazzarne due in un turno.
china-lesson-first-ask-turn = Per finire, tre domande. Che cosa fai nel tuo turno?
china-lesson-first-ask-turn-1 = Piazzo fino a due pezzi in una regione
china-lesson-first-ask-turn-2 = Prendo una carta dagli scarti
china-lesson-first-ask-turn-3 = Tolgo un palazzo a un avversario
china-lesson-first-ask-turn-no = Questo non si fa mai. Pensa a che cosa pagano le tue carte.
china-lesson-first-ask-points = Che cosa ti ha dato i punti?
china-lesson-first-ask-points-1 = Una carta tenuta in mano
china-lesson-first-ask-points-2 = I palazzi di una regione piena
china-lesson-first-ask-points-3 = Pescare molte carte
china-lesson-first-ask-points-no = Le carte non danno punti. Cerca quello che è pieno.
china-lesson-first-ask-end = E quando finisce la partita?
china-lesson-first-ask-end-1 = Quando è piena la regione più grande
china-lesson-first-ask-end-2 = Quando qualcuno ha piazzato tutti i pezzi
china-lesson-first-ask-end-3 = Quando il mazzo si esaurisce per la seconda volta
china-lesson-first-ask-end-no = No, si continua a giocare. C’entrano le carte.
china-lesson-first-done = Ben fatto! Costruisci dove costruiscono gli altri, e guarda chi sarebbe primo e secondo. Ora gioca una partita.

china-lesson-alliance = Emissari e alleanze
china-lesson-alliance-start = In Yan hai un emissario, e la maggioranza. Da sola non vale nulla: serve anche una regione confinante. Accanto a Yan c’è Qi.
china-lesson-alliance-joker = Qi è gialla, e non hai carte gialle. Ma due carte dello stesso colore pagano un pezzo ovunque: le tue due arancioni. Scegli Qi.
china-lesson-alliance-palace = Prima di un emissario serve un palazzo nella regione, di chiunque. Costruiscine uno, sulla strada per Yan.
china-lesson-alliance-cards = Prendi una carta gialla; poi viene la seconda.
china-lesson-alliance-two = Ora in Qi c’è un pezzo, quindi puoi piazzarne due in un turno. Scegli di nuovo Qi.
china-lesson-alliance-emissary = Prima l’emissario, per una carta gialla.
china-lesson-alliance-second = E per l’altra un secondo palazzo.
china-lesson-alliance-alliance = Hai la maggioranza in Yan e in Qi: è un’alleanza. Alla fine vale un punto per ogni emissario delle due regioni. Per ora sono 2.
china-lesson-alliance-road = I tuoi due palazzi in Qi sono anche uniti da una strada. Quattro o più dei tuoi in fila danno un punto l’uno, alla fine.

china-lesson-roads = Le strade
china-lesson-roads-start = Le strade uniscono le caselle dei palazzi. Alla fine quattro o più tuoi palazzi in fila lungo le strade danno un punto l’uno. Questi due sono un inizio.
china-lesson-roads-cut = Verso Yan non si va avanti: lì ha costruito un rivale, e il palazzo di un rivale interrompe la fila.
china-lesson-roads-region = Ma una fila può passare un confine, e da Qi una strada porta a Lu. Lì ci sono già dei rivali, quindi puoi piazzare due pezzi; hai due carte arancioni. Scegli Lu.
china-lesson-roads-border = Costruisci dove arriva la strada da Qi.
china-lesson-roads-last = E lì accanto, sull’ultima casella di Lu.
china-lesson-roads-full = Lu è piena, e hai più palazzi di tutti: 4 punti subito. Gli stessi palazzi possono dare punti di nuovo, in una fila.
china-lesson-roads-yellow = Tra i tuoi palazzi mancano due caselle di Qi. Qi è gialla: prendi la carta gialla.
china-lesson-roads-pile = Nella fila non ce n’è un’altra. Prova con il mazzo.
china-lesson-roads-gap = Gialla, che fortuna! E nessuno ha costruito in mezzo. Scegli Qi prima che lo faccia qualcuno.
china-lesson-roads-fork = Qui la strada si divide. Costruisci sul bivio.
china-lesson-roads-join = E sul ramo che porta a Lu.
china-lesson-roads-row = Sei palazzi in fila, attraverso due regioni: 6 punti alla fine. La linea lungo la strada lo mostra.
china-lesson-roads-end = Un palazzo su questo ramo laterale non conterebbe: ogni palazzo vale una volta, e i rami si saltano. Costruisci lungo una strada, e guarda i buchi nelle file dei rivali.

### Il compagno

china-ask-turn-tip = Scegli una regione: lì piazzi un pezzo, o due se ce n’era già uno. Oppure scambia una carta. Dove costruiscono in molti i punti arrivano prima.
china-ask-piece-tip = Un palazzo sta su una casella e conta quando la regione è piena. Un emissario sta sul drago e conta alla fine, insieme a una regione vicina.
china-ask-pay-tip = Una carta del colore della regione paga un pezzo, oppure due carte di un altro colore. Tieni quelle che ti servono dopo.
china-ask-second-tip = Qui c’era già un pezzo, quindi puoi piazzarne un secondo, se lo paghi.
china-ask-draw-tip = Torna a tre carte: dalla fila, dove tutti vedono che cosa prendi, o dal mazzo.
china-counted-tip = Una regione piena dà punti una volta: il primo un punto per ogni palazzo della regione, il secondo tanti quanti sono i palazzi del primo.

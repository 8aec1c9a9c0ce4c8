### Il gioco e le sue opzioni

longwang-title = Lóngwáng
longwang-about = Quattro giocatori esplorano il regno attorno alla Ruota dei Draghi, raccolgono risorse e giada e gareggiano per costruire il tempio della loro Carta Obiettivo segreta.
longwang-lead = I draghi cambiano mano quando la ruota gira, i rivali rubano e nascondono ciò che ti serve, e il primo tempio completo vince subito.
longwang-time = circa 60 minuti
longwang-weight = di media complessità

longwang-option-board = Tabellone
longwang-option-board-about = Il regno con i suoi dadi e le sue carte. Quello del programma è una nostra proposta per quello stampato; un altro si può leggere da un file.
longwang-value-board-longwang = il regno dei draghi

longwang-option-dragons_from_round = Draghi dal giro
longwang-option-dragons_from_round-about = Il regolamento permette i draghi dal giro 1, il che favorisce chi ha per primo il Drago della Terra. Dal giro 2 tutti partono alla pari.
longwang-value-dragons_from_round-1 = 1 (regolamento)
longwang-value-dragons_from_round-2 = 2 (più equo)

longwang-option-water = Drago dell’Acqua
longwang-option-water-about = Che cosa dà il numero del Dado dei Draghi: altrettante raccolte, ciascuna di una risorsa diversa, come leggiamo noi; altrettante raccolte di risorse qualsiasi, come permette la lettera del testo; o soltanto altrettanti gettoni a scelta del giocatore, il che ne fa il drago più debole.
longwang-value-water-gather_kinds = raccolte di risorse diverse
longwang-value-water-gather_any = raccolte di risorse qualsiasi
longwang-value-water-tokens = gettoni a scelta

longwang-option-round_limit = Ultimo giro
longwang-option-round_limit-about = Se nessuno ha vinto entro la fine di questo giro, è in testa chi ha costruito di più.
longwang-value-round_limit-10 = 10
longwang-value-round_limit-20 = 20
longwang-value-round_limit-30 = 30

longwang-option-mountain = Dio dei Monti
longwang-option-mountain-about = Per quanto tempo una coppia di Dio dei Monti imprigiona un drago: fino alla fine del giro, come leggiamo noi, così che si può giocare anche prima del turno di un avversario; o fino alla fine del turno, come dice alla lettera il testo, così che serve soprattutto come risposta.
longwang-value-mountain-round = fino alla fine del giro
longwang-value-mountain-turn = fino alla fine del turno

longwang-option-mountain_target = Dio dei Monti nel turno di un avversario
longwang-option-mountain_target-about = Quando un avversario invoca un drago, una coppia di Dio dei Monti ferma proprio quel drago, oppure imprigiona un drago qualsiasi, come permette il “Drago a scelta” del testo. Così si può approfittare del momento anche contro un altro avversario.
longwang-value-mountain_target-called = solo il drago invocato
longwang-value-mountain_target-any = un drago qualsiasi

longwang-option-look = Guardare una Tessera Giada
longwang-option-look-about = Quando chi ha costruito base e tetto può guardare una Tessera Giada: in un proprio turno qualsiasi, così che può aspettare un momento migliore, o appena il tetto è costruito, come suggerisce il testo, così che nessuno deve ricordarsene.
longwang-value-look-any_time = in un turno qualsiasi
longwang-value-look-at_completion = quando il tetto è costruito

### Risorse, giada, draghi, carte e parti

longwang-bamboo = bambù
longwang-rock = roccia
longwang-rice = riso
longwang-dragon-fruit = frutto del drago
longwang-neutral = neutrale
longwang-tokens = { $count } × { $resource }

longwang-jade-earth = giada di terra
longwang-jade-water = giada d’acqua
longwang-jade-fire = giada di fuoco
longwang-jade-air = giada d’aria
longwang-unknown = sconosciuta

longwang-dragon-earth = Drago della Terra
longwang-dragon-fire = Drago del Fuoco
longwang-dragon-air = Drago dell’Aria
longwang-dragon-water = Drago dell’Acqua

longwang-card-one-point = Punto Azione
longwang-card-two-points = Doppio Punto Azione
longwang-card-thief = Ladro
longwang-card-bamboo = Bambù
longwang-card-rock = Roccia
longwang-card-rice = Riso
longwang-card-dragon-fruit = Frutto del Drago
longwang-card-mountain-god = Dio dei Monti
longwang-card-sea-goddess = Dea dei Mari
longwang-card-jade-emperor = Imperatore di Giada

longwang-part-base = base
longwang-part-roof = tetto
longwang-part-jade = giada

longwang-until-round = alla fine del giro
longwang-until-turn = alla fine del turno

### Fonti di punti

longwang-source-base = base
longwang-source-roof = tetto
longwang-source-jade = giada

### Il registro

longwang-wheel = I draghi ora: la terra da { $earth }, il fuoco da { $fire }, l’aria da { $air }, l’acqua da { $water }
longwang-objective = { $seat } riceve una Carta Obiettivo
longwang-objective-own = { $seat } riceve la Carta Obiettivo { $number }
longwang-round = Giro { $round }; inizia { $seat }
longwang-placed = { $seat } colloca un Esploratore in { $cell }
longwang-lifted = { $seat } solleva l’Esploratore in { $cell }
longwang-took-tile = { $seat } prende la Tessera Giada di { $cell }
longwang-looked = { $seat } guarda la Tessera Giada in { $cell }
longwang-saw = { $seat } vede: { $jade }
longwang-gathered = { $seat } raccoglie { $tokens } × { $resource }
longwang-gained = { $seat } riceve { $tokens } × { $resource }
longwang-drew = { $seat } pesca una Carta Azione
longwang-drew-card = { $seat } pesca una Carta Azione: { $card }
longwang-reshuffled =
    { $cards ->
        [one] Il mazzo è vuoto: gli scarti formano quello nuovo ({ $cards } carta)
       *[other] Il mazzo è vuoto: gli scarti formano quello nuovo ({ $cards } carte)
    }
longwang-announced = { $seat } invoca un drago: { $dragon }
longwang-rolled = { $seat } tira il Dado dei Draghi: { $number }
longwang-removed = { $seat } rimuove l’Esploratore di { $rival } in { $cell }
longwang-took-token = { $seat } prende un gettone a { $rival }: { $resource }
longwang-swapped = { $seat } scambia una Tessera Giada con { $rival }
longwang-played =
    { $cards ->
        [one] { $seat } gioca: { $card }
       *[other] { $seat } gioca una coppia: { $card }
    }
longwang-stole = { $seat } ruba una carta a { $rival }
longwang-stole-card = { $seat } ruba una carta a { $rival }: { $card }
longwang-imprisoned = { $seat } imprigiona un drago fino { $until }: { $dragon }
longwang-surged = { $seat } ruba una Tessera Giada a { $rival }
longwang-halved =
    { $lost ->
        [one] { $seat } perde { $lost } gettone per la calamità
       *[other] { $seat } perde { $lost } gettoni per la calamità
    }
longwang-built = { $seat } costruisce una parte del tempio ({ $part }): { $cost }
longwang-crowned = { $seat } piazza la giada sul tetto: { $jade }
longwang-wheel-still = { $seat } tira il Dado della Ruota, { $face }: la ruota non si muove
longwang-wheel-back = { $seat } tira il Dado della Ruota, { $face }: uno scatto in senso antiorario
longwang-wheel-on = { $seat } tira il Dado della Ruota, { $face }: uno scatto in senso orario
longwang-wheel-swap = { $seat } tira il Dado della Ruota, { $face }: due draghi si scambiano di posto
longwang-wheel-on-swap = { $seat } tira il Dado della Ruota, { $face }: uno scatto in senso orario, poi due draghi si scambiano di posto
longwang-wheel-back-swap = { $seat } tira il Dado della Ruota, { $face }: uno scatto in senso antiorario, poi due draghi si scambiano di posto
longwang-limit = Il giro { $round } era l’ultimo e nessun tempio è completo
longwang-shown = { $seat } gira la Carta Obiettivo { $number }
longwang-won = { $seat } ha completato il tempio e vince
longwang-over = La partita è finita

### Fasi

longwang-phase-setup = Preparazione
longwang-phase-round = Giro { $round }
longwang-phase-last = Giro { $round } – l’ultimo

### Domande

longwang-ask-nothing = nulla da decidere
longwang-ask-settle = colloca uno dei tuoi primi Esploratori
longwang-ask-turn =
    { $points ->
        [one] fai ciò che vuoi ({ $points } Punto Azione) o termina il turno
       *[other] fai ciò che vuoi ({ $points } Punti Azione) o termina il turno
    }
longwang-ask-lifted = colloca l’Esploratore che hai sollevato
longwang-ask-answer = { $seat } invoca un drago ({ $dragon }): lascia fare, o fermalo con una coppia di Dio dei Monti
longwang-ask-answer-any = { $seat } invoca un drago ({ $dragon }): lascia fare, o imprigiona un drago con una coppia di Dio dei Monti
longwang-ask-look = guarda una Tessera Giada sul tabellone, ora o mai più
longwang-ask-earth =
    { $left ->
        [one] colloca gratis { $left } Esploratore
       *[other] colloca gratis fino a { $left } Esploratori
    }
longwang-ask-fire-rival =
    { $left ->
        [one] scegli a chi rimuovere { $left } Esploratore
       *[other] scegli a chi rimuovere fino a { $left } Esploratori
    }
longwang-ask-fire =
    { $left ->
        [one] rimuovi { $left } Esploratore di { $rival }
       *[other] rimuovi fino a { $left } Esploratori di { $rival }
    }
longwang-ask-air-rival =
    { $left ->
        [one] scegli a chi prendere { $left } gettone o con chi scambiare la giada
       *[other] scegli a chi prendere fino a { $left } gettoni o con chi scambiare la giada
    }
longwang-ask-air =
    { $left ->
        [one] prendi { $left } gettone a { $rival } o scambia la giada
       *[other] prendi fino a { $left } gettoni a { $rival } o scambia la giada
    }
longwang-ask-water =
    { $left ->
        [one] raccogli gratis { $left } risorsa
       *[other] raccogli gratis fino a { $left } risorse diverse
    }
longwang-ask-water-any =
    { $left ->
        [one] raccogli gratis { $left } risorsa
       *[other] raccogli gratis { $left } volte
    }
longwang-ask-water-tokens =
    { $left ->
        [one] prendi { $left } gettone a scelta
       *[other] prendi fino a { $left } gettoni a scelta
    }

### Scelte

longwang-do-place = Esploratore in { $cell } ({ $ground })
longwang-do-place-jade = Esploratore in { $cell }: prendi la Tessera Giada
longwang-do-lift = Solleva l’Esploratore in { $cell } ({ $ground })
longwang-do-gather = Raccogli { $tokens } × { $resource }
longwang-do-draw = Pesca una Carta Azione
longwang-do-power-earth = Invoca il Drago della Terra: colloca gratis tanti Esploratori quanti ne mostra il dado
longwang-do-power-fire = Invoca il Drago del Fuoco: rimuovi tanti Esploratori di un avversario quanti ne mostra il dado
longwang-do-power-air = Invoca il Drago dell’Aria: prendi a un avversario tanti gettoni quanti ne mostra il dado, o scambia la giada
longwang-do-power-water = Invoca il Drago dell’Acqua: raccogli gratis tante risorse diverse quante ne mostra il dado
longwang-do-power-water-any = Invoca il Drago dell’Acqua: raccogli gratis tante volte quante ne mostra il dado
longwang-do-power-water-tokens = Invoca il Drago dell’Acqua: prendi tanti gettoni a scelta quanti ne mostra il dado
longwang-do-play-points =
    { $points ->
        [one] Gioca una carta: { $points } Punto Azione in più
       *[other] Gioca una carta: { $points } Punti Azione in più
    }
longwang-do-play-resource = Gioca una carta: { $tokens } × { $resource }
longwang-do-play-emperor = Gioca una coppia di Imperatore di Giada: tutti gli avversari tengono solo la metà di ogni tipo di gettone
longwang-do-thief =
    { $cards ->
        [one] Ladro: ruba l’unica carta di { $seat }
       *[other] Ladro: ruba una delle { $cards } carte di { $seat }
    }
longwang-do-imprison = Dio dei Monti: imprigiona un drago ({ $dragon })
longwang-do-surge-rival = Dea dei Mari: ruba una Tessera Giada a { $seat }
longwang-do-surge-tile = Dea dei Mari: prendi la Tessera Giada in { $cell }
longwang-do-build = Costruisci una parte ({ $part }): { $cost }
longwang-do-crown = Piazza la giada sul tetto e vinci
longwang-do-look = Guarda la Tessera Giada in { $cell }
longwang-do-look-not = Non guardare
longwang-do-burn =
    { $explorers ->
        [one] Contro { $seat } ({ $explorers } Esploratore)
       *[other] Contro { $seat } ({ $explorers } Esploratori)
    }
longwang-do-blow =
    Contro { $seat }: { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    }, { $tiles ->
        [one] { $tiles } Tessera Giada
       *[other] { $tiles } Tessere Giada
    }
longwang-do-remove = Rimuovi l’Esploratore in { $cell } ({ $ground })
longwang-do-take = Prendi un gettone: { $resource }
longwang-do-give = Scambia: dai { $jade } in cambio di una tessera ignota
longwang-do-stop = Rinuncia al resto del potere
longwang-do-pass = Lascia fare
longwang-do-cancel = Fermalo con una coppia di Dio dei Monti
longwang-do-end =
    { $points ->
        [0] Termina il turno
        [one] Termina il turno ({ $points } Punto Azione va perso)
       *[other] Termina il turno ({ $points } Punti Azione vanno persi)
    }

### Rifiuti

longwang-no-points =
    { $cost ->
        [one] Costa { $cost } Punto Azione, e tu ne hai { $points }.
       *[other] Costa { $cost } Punti Azione, e tu ne hai { $points }.
    }
longwang-no-cell = In { $cell } non può stare nessuno; scegli una casella di terra o neutrale.
longwang-no-occupied = In { $cell } c’è l’Esploratore di un altro giocatore; una casella di terra ne ospita uno solo.
longwang-no-own = In { $cell } c’è già un tuo Esploratore; scegli un’altra casella.
longwang-no-far = { $cell } non è adiacente a un tuo Esploratore né al tuo angolo.
longwang-no-bag-empty = Il tuo sacchetto è vuoto; prima solleva uno dei tuoi Esploratori.
longwang-no-bag-full = Il tuo sacchetto contiene ancora Esploratori; colloca uno di quelli.
longwang-no-liftable = In { $cell } non c’è un tuo Esploratore che tu possa collocare altrove.
longwang-no-harvest = Non hai Esploratori su caselle di questa risorsa: { $resource }.
longwang-no-draws =
    { $most ->
        [one] Puoi pescare solo { $most } carta per turno.
       *[other] Puoi pescare solo { $most } carte per turno.
    }
longwang-no-cards = Non ci sono carte da pescare: il mazzo e gli scarti sono vuoti.
longwang-no-power-used = In questo turno hai già invocato il tuo drago.
longwang-no-too-early = I draghi si possono invocare dal giro { $round }.
longwang-no-imprisoned = Questo drago è imprigionato fino { $until }: { $dragon }.
longwang-no-prey = A { $seat } non c’è nulla da prendere; scegli un altro giocatore.
longwang-no-theirs = Il giocatore che hai scelto non ha Esploratori in { $cell }.
longwang-no-token = Il giocatore che hai scelto non ha gettoni di questo tipo: { $resource }.
longwang-no-same-kind = Con il drago hai già raccolto questa risorsa: { $resource }. Scegline un’altra.
longwang-no-such-tile = Non hai questa Tessera Giada.
longwang-no-swap = Ora non puoi scambiare la giada: il giocatore che hai scelto non ne ha, oppure hai già preso gettoni.
longwang-no-plays =
    { $most ->
        [one] Puoi giocare carte solo { $most } volta per turno.
       *[other] Puoi giocare carte solo { $most } volte per turno.
    }
longwang-no-card = Non hai questa carta: { $card }.
longwang-no-pair = Non hai una coppia di questa carta: { $card }.
longwang-no-target = Questa carta ha bisogno di un bersaglio: { $card }. Scegli una delle giocate proposte.
longwang-no-steal = { $seat } non ha carte da rubare.
longwang-no-jade = { $seat } non ha Tessere Giada da prendere.
longwang-no-tile = In { $cell } non c’è nessuna Tessera Giada.
longwang-no-other-part = Questa non è la prossima parte del tuo tempio: { $part }.
longwang-no-pay =
    { $lacks ->
        [one] Ti manca { $lacks } gettone per questa parte: { $part }.
       *[other] Ti mancano { $lacks } gettoni per questa parte: { $part }.
    }
longwang-no-right-jade = Non hai la giada della tua Carta Obiettivo.
longwang-no-look = Puoi guardare una Tessera Giada, una sola volta, dopo aver costruito base e tetto; qui non puoi, o non puoi più.

### Il tabellone nel terminale

longwang-board-imprisoned = imprigionato
longwang-board-deck = mazzo
longwang-board-discards = scarti
longwang-board-objective = obiettivo
longwang-board-jade = giada
longwang-board-temple = tempio
longwang-board-explorers = { $count } nel sacchetto
longwang-board-hidden =
    { $count ->
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    }
longwang-board-points =
    { $count ->
        [one] { $count } Punto Azione
       *[other] { $count } Punti Azione
    }
longwang-board-missing = mancano
longwang-board-prices = Punti Azione: collocare { $place }, raccogliere { $gather }, pescare una carta { $draw }
longwang-board-legend = B bambù, K roccia, R riso, F frutto del drago, + neutrale, ◆ Tessera Giada, @ angolo, 1–4 Esploratori
longwang-board-one-point = 1 Punto Azione in più
longwang-board-two-points = 2 Punti Azione in più
longwang-board-thief = ruba una carta
longwang-board-resource = 3 gettoni
longwang-board-mountain-god = coppia: imprigiona un drago
longwang-board-sea-goddess = coppia: ruba una Tessera Giada
longwang-board-jade-emperor = coppia: dimezza i gettoni altrui

### Il tabellone sulla pagina

longwang-page-realm = Il regno dei draghi
longwang-page-you = tu
longwang-page-round = Giro { $round } di { $limit }
longwang-page-acts = È il turno di { $seat }
longwang-page-acted = { $seat } ha già giocato in questo giro
longwang-page-waits = { $seat } deve ancora giocare in questo giro
longwang-page-takes-part = { $seat }
longwang-page-wheel-next = Poi l’ultimo giocatore tira il Dado della Ruota; chi ha il Drago dell’Aria inizia il giro successivo
longwang-page-points =
    { $left ->
        [one] A { $seat } resta { $left } Punto Azione: collocare costa { $place }, raccogliere { $gather }, pescare una carta { $draw }
       *[other] A { $seat } restano { $left } Punti Azione: collocare costa { $place }, raccogliere { $gather }, pescare una carta { $draw }
    }
longwang-page-draws = Carte pescate in questo turno: { $used } su { $most } al massimo
longwang-page-plays = Carte o coppie giocate in questo turno: { $used } su { $most } al massimo
longwang-page-power-free = In questo turno il drago non è stato invocato
longwang-page-power-used = In questo turno il drago è già stato invocato
longwang-page-left = Potere del drago: usi rimasti { $left } su { $shown }
longwang-page-answered = { $seat } ha risposto
longwang-page-thinks = { $seat } non ha ancora risposto

longwang-page-die-waits = Dado dei Draghi: non ancora tirato. Dice quanto è forte il potere di un drago.
longwang-page-die-fell = Dado dei Draghi: l’ultima volta è uscito { $number }
longwang-page-wheel-die-waits = Dado della Ruota: si tira alla fine di ogni giro
longwang-page-wheel-die-still = Dado della Ruota: l’ultima volta è uscito { $number }, la ruota è rimasta ferma
longwang-page-wheel-die-back = Dado della Ruota: l’ultima volta è uscito { $number }, uno scatto in senso antiorario
longwang-page-wheel-die-on = Dado della Ruota: l’ultima volta è uscito { $number }, uno scatto in senso orario
longwang-page-wheel-die-swap = Dado della Ruota: l’ultima volta è uscito { $number }, due draghi si sono scambiati di posto
longwang-page-wheel-die-on-swap = Dado della Ruota: l’ultima volta è uscito { $number }, uno scatto in senso orario, poi due draghi si sono scambiati di posto
longwang-page-wheel-die-back-swap = Dado della Ruota: l’ultima volta è uscito { $number }, uno scatto in senso antiorario, poi due draghi si sono scambiati di posto

longwang-page-land = { $cell }: { $resource }, libera
longwang-page-held = { $cell }: { $resource }, occupata da { $seat }: un gettone a ogni raccolta
longwang-page-crossing = { $cell }: neutrale, con posto per un Esploratore di ciascun giocatore
longwang-page-crossed = { $cell }: neutrale, Esploratori di { $seats }
longwang-page-corner = { $cell }: l’angolo di { $seat }. Nessuno vi può stare; il suo proprietario può collocare Esploratori lì accanto.

longwang-page-tile-known = Conosci questa Tessera Giada: { $jade }
longwang-page-tile-back = Una Tessera Giada coperta
longwang-page-tile-unseen = Nessuno l’ha ancora vista
longwang-page-tile-seen = Vista da { $seats }

longwang-page-serves = { $dragon }: serve { $seat }
longwang-page-earth = Colloca gratis tanti Esploratori quanti ne mostra il dado.
longwang-page-fire = Rimuove tanti Esploratori di un avversario quanti ne mostra il dado.
longwang-page-air = Prende a un avversario tanti gettoni quanti ne mostra il dado, oppure scambia una Tessera Giada. Chi lo ha inizia il giro.
longwang-page-water = Raccoglie gratis tante risorse diverse quante ne mostra il dado.
longwang-page-water-any = Raccoglie gratis tante volte quante ne mostra il dado.
longwang-page-water-tokens = Dà tanti gettoni a tua scelta quanti ne mostra il dado.
longwang-page-imprisoned = Imprigionato fino { $until }

longwang-page-my-tokens = { $resource }: ne hai { $count }. Raccogliendo ne ricevi { $brings }, uno per ogni tuo Esploratore su una casella di questo tipo.
longwang-page-tokens = { $resource }: { $seat } ne ha { $count }, e raccogliendo ne riceve { $brings }
longwang-page-bag = Esploratori nel sacchetto di { $seat }: { $bag } su { $all }
longwang-page-jade = Giada
longwang-page-no-jade = ancora nessuna
longwang-page-tiles-of =
    { $tiles ->
        [0] { $seat } non ha Tessere Giada
        [one] { $seat } ha { $tiles } Tessera Giada
       *[other] { $seat } ha { $tiles } Tessere Giada
    }
longwang-page-parts = Parti del tempio: { $parts } su { $all }; vince chi lo completa per primo

longwang-page-temple = Il tempio di { $seat }: parti { $parts } su { $all }
longwang-page-paid = { $part }, prezzo pagato: { $cost }
longwang-page-unpaid = { $part }, ancora da pagare: { $cost }
longwang-page-objective = Carta Obiettivo
longwang-page-no-objective = non ancora distribuita
longwang-page-built = fatto
longwang-page-need = { $resource }: { $have } su { $need }
longwang-page-jade-there = nella tua mano
longwang-page-jade-missing = ancora da trovare
longwang-page-base-about = La base viene per prima e si paga con i gettoni.
longwang-page-roof-about = Il tetto viene dopo la base e si paga con i gettoni. Poi puoi guardare, una sola volta, una Tessera Giada sul tabellone.
longwang-page-jade-about = La giada giusta sul tetto fa vincere subito la partita.

longwang-page-hand = La tua mano
longwang-page-cards = Carte Azione
longwang-page-half = Si gioca in coppia; ne hai una sola.
longwang-page-hand-of =
    { $cards ->
        [0] { $seat } non ha Carte Azione
        [one] { $seat } ha { $cards } Carta Azione
       *[other] { $seat } ha { $cards } Carte Azione
    }
longwang-page-deck = Mazzo
longwang-page-deck-about =
    { $cards ->
        [0] Il mazzo è vuoto: gli scarti formano il nuovo mazzo
        [one] { $cards } carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }
longwang-page-discards = Scarti
longwang-page-discards-about =
    { $cards ->
        [0] Nessuna carta è stata scartata
        [one] { $cards } carta è stata scartata
       *[other] { $cards } carte sono state scartate
    }
longwang-page-card-one-point = Dà 1 Punto Azione in più in questo turno.
longwang-page-card-two-points = Dà 2 Punti Azione in più in questo turno.
longwang-page-card-resource = Dà 3 gettoni di questa risorsa.
longwang-page-card-thief = Ruba al buio una carta a un avversario.
longwang-page-card-mountain-god = Una coppia imprigiona un drago fino { $until }; anche in risposta, quando un avversario invoca il suo.
longwang-page-card-sea-goddess = Una coppia ruba una Tessera Giada, a caso a un avversario oppure dal tabellone.
longwang-page-card-jade-emperor = Una coppia dimezza i gettoni di tutti gli avversari, ogni tipo arrotondato per eccesso.

### Lezioni

longwang-lesson-first = Prima lezione: un turno
longwang-lesson-first-goal = Vuoi completare il tuo tempio prima degli altri: base, tetto, e in cima la giada. La tua Carta Obiettivo segreta dice quanto costa ogni parte.
longwang-lesson-first-map = I tuoi Esploratori sono nel regno, quasi tutti nel tuo angolo. Ogni casella dà bambù, roccia, riso o frutto del drago.
longwang-lesson-first-points = Un turno ha cinque Punti Azione. Ne hai usato uno per pescare una carta: te ne restano quattro.
longwang-lesson-first-jade = Un nuovo Esploratore costa 2 punti e sta accanto a uno dei tuoi. In f2 c’è una tessera giada coperta. Prendila!
longwang-lesson-first-luck = Solo tu sai che cos’è: giada dell’aria, proprio quella che serve al tuo tempio.
longwang-lesson-first-dragon = Una volta per turno puoi invocare gratis il drago davanti alla tua regione. Il tuo è il Drago dell’Aria, che prende gettoni. Invocalo.
longwang-lesson-first-rival = Il dado dà 3: fino a tre gettoni di un avversario. Scegli chi ne ha di più: l’ultimo dei tre.
longwang-lesson-first-take = Alla tua base servono riso e frutto del drago. Prendi prima il riso; poi seguono due frutti del drago.
longwang-lesson-first-card = Giocare una carta non costa nulla; in un turno se ne possono giocare due. Gioca quella con il riso.
longwang-lesson-first-explorer = Manca un riso. Con gli ultimi 2 punti metti un Esploratore in e3, una casella di riso.
longwang-lesson-first-more = L’altra carta dà un Punto Azione in più. Giocala.
longwang-lesson-first-gather = Raccogliere costa 1 punto: dici una risorsa e ricevi un gettone per ogni tuo Esploratore che ci sta sopra. Raccogli riso.
longwang-lesson-first-build = 6 riso e 4 frutti del drago: è il prezzo della tua base. Costruiscila.
longwang-lesson-first-score = La base è costruita, ed è il tuo primo punto; il tetto e la giada ne valgono uno l’uno. E la giada ce l’hai già.
longwang-lesson-first-end = Non c’è altro da fare. Finisci il turno.
longwang-lesson-first-ask-turn = Per finire, tre domande. Che cosa fai nel tuo turno?
longwang-lesson-first-ask-turn-1 = Giro la Ruota
longwang-lesson-first-ask-turn-2 = Colloco Esploratori e raccolgo
longwang-lesson-first-ask-turn-3 = Guardo la Carta Obiettivo di un avversario
longwang-lesson-first-ask-turn-no = Questo non tocca a te. Pensa ai tuoi cinque Punti Azione.
longwang-lesson-first-ask-points = Che cosa ti avvicina alla vittoria?
longwang-lesson-first-ask-points-1 = Gli Esploratori nel sacchetto
longwang-lesson-first-ask-points-2 = Le parti del mio tempio
longwang-lesson-first-ask-points-3 = Tante Carte Azione
longwang-lesson-first-ask-points-no = Aiuta, ma non è quello che conta. Pensa allo scopo.
longwang-lesson-first-ask-end = E quando finisce la partita?
longwang-lesson-first-ask-end-1 = Quando qualcuno completa il proprio tempio
longwang-lesson-first-ask-end-2 = Quando finiscono le carte
longwang-lesson-first-ask-end-3 = Quando la Ruota ha fatto un giro intero
longwang-lesson-first-ask-end-no = No, si continua a giocare. Qualcuno deve completare qualcosa.
longwang-lesson-first-done = Ben fatto! Al prossimo turno potresti avere davanti un altro drago: tienine conto. Ora gioca una partita.

longwang-lesson-dragons = I draghi
longwang-lesson-dragons-wheel = Sulla Ruota stanno quattro draghi, ognuno davanti a una regione. Quello davanti alla tua ti aiuta una volta per turno, gratis. Ora è il Drago della Terra.
longwang-lesson-dragons-far = In b6 c’è una tessera giada, a quattro caselle. Con cinque Punti Azione ne faresti solo due: un Esploratore costa 2.
longwang-lesson-dragons-near = Un passo da soli: metti un Esploratore in a4.
longwang-lesson-dragons-earth = Ora invoca il Drago della Terra. Colloca Esploratori gratis, tanti quanti ne dice il dado.
longwang-lesson-dragons-one = Un 3! Vai avanti in a5.
longwang-lesson-dragons-two = Poi in b5.
longwang-lesson-dragons-three = E in b6, dov’è la giada.
longwang-lesson-dragons-jade = Giada dell’acqua, proprio quella che serve al tuo tempio. E restano tre Punti Azione: raccogli due volte e peschi una carta. Poi tocca agli altri.
longwang-lesson-dragons-turned = Dopo ogni giro si tira il dado della Ruota. La Ruota è girata: ora hai davanti il Drago del Fuoco, e quello della Terra aiuta un avversario.
longwang-lesson-dragons-fire = Un avversario si avvicina sempre più. Invoca il Drago del Fuoco.
longwang-lesson-dragons-rival = Il dado dà 2: fino a due Esploratori di un avversario tornano nel sacchetto. Scegli quello che si è avvicinato: l’ultimo dei tre.
longwang-lesson-dragons-remove = Prima quello in b7, il più vicino.
longwang-lesson-dragons-remove-two = E quello dietro, in b8.
longwang-lesson-dragons-others = Gli altri due: l’aria prende gettoni a un avversario o scambia giada, l’acqua raccoglie gratis. Guarda la Ruota prima di decidere: al prossimo giro il tuo drago può essere di un altro.

longwang-lesson-pairs = Le combinazioni
longwang-lesson-pairs-start = Certe carte da sole non fanno nulla: si giocano a coppie. Tu hai due Dio dei Monti e due Imperatore di Giada.
longwang-lesson-pairs-stop = Un avversario ha invocato il Drago dell’Aria, che prende gettoni, e tu hai nove bambù. A ogni invocazione ognuno risponde in segreto. Fermalo con i due Dio dei Monti!
longwang-lesson-pairs-prison = Il Drago dell’Aria è imprigionato fino alla fine del giro. Nel turno di un avversario la coppia non conta tra le tue due giocate.
longwang-lesson-pairs-emperor = Tocca a te. I gettoni sono scoperti, e un avversario ha dodici frutti del drago: presto costruirà. Gioca la coppia di Imperatore di Giada.
longwang-lesson-pairs-half = A tutti gli avversari resta solo metà di ogni tipo. Tu non hai perso nulla. Giocala quando sono ricchi, e tu non accumulare.
longwang-lesson-pairs-goddess = La terza coppia: due Dea dei Mari rubano una tessera giada, a un avversario o dal tabellone. Una coppia è una giocata, e in un turno ne hai due. Tieni le carte singole: può arrivare la seconda.

### Il compagno

longwang-ask-settle-tip = I primi Esploratori stanno vicino al tuo angolo. Ogni casella dà la sua risorsa a chi ci sta sopra e raccoglie.
longwang-ask-turn-tip = Cinque punti: un Esploratore ne costa 2, raccogliere 1, una carta 1. Il drago, giocare carte e costruire non ne costano. La Carta Obiettivo dice che cosa serve al tempio.
longwang-ask-lifted-tip = Il sacchetto è vuoto: sollevi un tuo Esploratore e lo collochi altrove.
longwang-ask-answer-tip = A ogni invocazione ognuno risponde in segreto. Solo una coppia di Dio dei Monti può fermare il drago.
longwang-ask-answer-any-tip = A ogni invocazione ognuno risponde in segreto. Una coppia di Dio dei Monti imprigiona un drago qualsiasi.
longwang-ask-look-tip = Hai base e tetto: una volta puoi guardare una tessera giada. Resta lì, e solo tu sai che cos’è.
longwang-ask-earth-tip = Il Drago della Terra colloca Esploratori gratis, uno accanto all’altro: una strada verso la giada lontana.
longwang-ask-fire-rival-tip = Il Drago del Fuoco rimanda nel sacchetto gli Esploratori di un avversario. Prima di’ di chi.
longwang-ask-fire-tip = Scegli dove fa male: la strada verso una giada, o le caselle che rendono molto.
longwang-ask-air-rival-tip = Il Drago dell’Aria prende gettoni a un avversario, o scambia una tua giada con una sua. Prima di’ di chi.
longwang-ask-air-tip = Prendi quello che manca al tuo tempio.
longwang-ask-water-tip = Il Drago dell’Acqua raccoglie gratis, ogni volta un’altra risorsa.
longwang-ask-water-any-tip = Il Drago dell’Acqua raccoglie gratis, anche più volte la stessa risorsa.
longwang-dragon-earth-tip = Il Drago della Terra colloca Esploratori gratis, tanti quanti ne dice il suo dado.
longwang-dragon-fire-tip = Il Drago del Fuoco rimanda a casa Esploratori di un avversario, tanti quanti ne dice il suo dado.
longwang-dragon-air-tip = Il Drago dell’Aria prende gettoni a un avversario, tanti quanti ne dice il suo dado, o scambia una giada.
longwang-dragon-water-tip = Il Drago dell’Acqua raccoglie gratis, tante volte quante ne dice il suo dado.
longwang-card-thief-tip = Un Ladro ruba una carta a un avversario, scelta alla cieca.
longwang-card-mountain-god-tip = Una coppia di Dio dei Monti imprigiona un drago. È l’unica risposta nel turno di un avversario.
longwang-card-sea-goddess-tip = Una coppia di Dea dei Mari ruba una tessera giada, a un avversario o dal tabellone.
longwang-card-jade-emperor-tip = Una coppia di Imperatore di Giada: tutti gli avversari di chi la gioca perdono metà dei gettoni di ogni tipo.
longwang-wheel-still-tip = Dopo ogni giro si tira il dado della Ruota. Questa volta ogni drago resta alla sua regione.
longwang-wheel-on-tip = Dopo ogni giro si tira il dado della Ruota. Ogni drago è passato alla regione seguente, in senso orario: guarda chi ti aiuta ora.
longwang-wheel-back-tip = Dopo ogni giro si tira il dado della Ruota. Ogni drago è passato alla regione precedente, in senso antiorario: guarda chi ti aiuta ora.
longwang-wheel-swap-tip = Dopo ogni giro si tira il dado della Ruota. Due draghi si sono scambiati di posto, gli altri sono rimasti.
longwang-wheel-on-swap-tip = Dopo ogni giro si tira il dado della Ruota. La Ruota è girata in senso orario e due draghi si sono scambiati di posto: guarda chi ti aiuta ora.
longwang-wheel-back-swap-tip = Dopo ogni giro si tira il dado della Ruota. La Ruota è girata in senso antiorario e due draghi si sono scambiati di posto: guarda chi ti aiuta ora.
longwang-ask-water-tokens-tip = Il Drago dell’Acqua dà gettoni a scelta.

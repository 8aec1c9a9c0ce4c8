### Il gioco e le sue opzioni

ming-title = Ming Dynastie
ming-about = Da due a quattro principi guidano i membri delle loro famiglie attraverso sei province, nei distretti, nelle città e nei monasteri, e si contendono le maggioranze in sei round.
ming-lead = Raccogli carte movimento, guida il tuo principe di distretto in distretto e lascia i tuoi membri dietro di lui; ogni due round le città danno punti.
ming-time = circa 75 minuti
ming-weight = di media complessità

ming-option-board = Tabellone
ming-option-board-about = Il tabellone. È una nostra proposta per la mappa stampata; un altro tabellone si può leggere da un file.
ming-value-board-ming = mappa proposta

ming-option-symbols = Simboli
ming-option-symbols-about = Quanti tipi di simboli ci sono sui confini e sulle carte movimento. Con tre tipi i principi viaggiano più facilmente.
ming-value-symbols-6 = sei tipi
ming-value-symbols-3 = tre tipi

ming-option-city_tie = Parità in una città
ming-option-city_tie-about = Stabilisce se i membri nei monasteri contano quando due giocatori sono pari per i quattro punti di una città. Il regolamento li esclude quando i distretti mandano membri in città, e solo lì; se non contano, un monastero costa un po’ di più.
ming-value-city_tie-with_monks = i monaci contano
ming-value-city_tie-without_monks = i monaci non contano

ming-option-tiles = Tessere
ming-option-tiles-about = Stabilisce se le tessere provincia possono finire. Nella scatola ce ne sono 18 per colore, e con tanti giocatori può succedere; chi arriva tardi non ne riceve.
ming-value-tiles-unlimited = sempre abbastanza
ming-value-tiles-limited = 18 per colore

ming-option-hands = Carte in mano
ming-option-hands-about = Stabilisce se vedi le carte degli altri. Tutte si prendono apertamente, quindi tenerle in vista evita solo di ricordarle; nascoste, contano la memoria e la sorpresa.
ming-value-hands-open = visibili
ming-value-hands-hidden = nascoste

### Province, distretti e carte

ming-white = bianco
ming-orange = arancione
ming-green = verde
ming-pink = rosa
ming-yellow = giallo
ming-blue = blu
ming-place = { $name } ({ $province })

ming-horse = cavallo
ming-ox-cart = carro di buoi
ming-rickshaw = risciò
ming-palanquin = portantina
ming-junk = giunca
ming-barge = chiatta
ming-animal = animale
ming-bearer = portatore
ming-water = barca
ming-dragon = dragone

### Fonti di punti

ming-source-sets = serie di sei
ming-source-members = membri nelle città
ming-source-cities = maggioranze nelle città
ming-source-monasteries = monasteri
ming-source-tiles = tessere alla fine

### Il registro

ming-laid = Nuova carta ({ $province }): { $card }
ming-first = { $seat } è il giocatore iniziale
ming-neutral-everywhere = In ogni distretto c’è un membro neutrale
ming-neutral-placed = { $seat } piazza un membro neutrale: { $place }
ming-entered = Il principe di { $seat } entra in gioco e porta una tessera: { $place }
ming-round = Round { $round }
ming-placed = { $seat } piazza un membro: { $province }
ming-took = { $seat } prende la carta ({ $province }): { $card }
ming-took-dragon = { $seat } prende un dragone e perde un membro ({ $province })
ming-reshuffled =
    { $cards ->
        [one] Il mazzo è esaurito: gli scarti formano quello nuovo ({ $cards } carta)
       *[other] Il mazzo è esaurito: gli scarti formano quello nuovo ({ $cards } carte)
    }
ming-moved = { $seat } si muove in { $place } con la carta: { $card }
ming-stayed = { $seat } resta in { $place } e scarta: { $card }
ming-deployed =
    { $open ->
        [one] { $seat } sposta { $open } membro nel distretto: { $place }
       *[other] { $seat } sposta { $open } membri nel distretto: { $place }
    }
ming-deployed-monastery =
    { $open ->
        [0] { $seat } piazza un membro nel monastero: { $place }
        [one] { $seat } sposta { $open } membro nel distretto e uno nel monastero: { $place }
       *[other] { $seat } sposta { $open } membri nel distretto e uno nel monastero: { $place }
    }
ming-displaced = Il membro di { $seat } deve lasciare il monastero: { $place }
ming-passed = { $seat } passa
ming-scoring = Punteggio dopo il round { $round }
ming-sent =
    { $members ->
        [one] { $place }: { $seat } muove { $members } membro in città e prende { $members } tessera
       *[other] { $place }: { $seat } muove { $members } membri in città e prende { $members } tessere
    }
ming-neutral-sent =
    { $members ->
        [one] { $place }: { $members } membro neutrale va in città
       *[other] { $place }: { $members } membri neutrali vanno in città
    }
ming-chose = { $seat } ha scelto le carte ritorno
ming-chose-number = { $seat } sceglie le carte ritorno: { $number }
ming-showed = { $seat } mostra le carte ritorno: { $number }
ming-recalled = { $seat } fa rientrare un membro: { $place }
ming-neutral-recalled = Rientra un membro neutrale: { $place }
ming-counted = Si conteggia la città della provincia: { $province }
ming-scored =
    { $points ->
        [one] { $seat }: +{ $points } punto ({ $source }) → { $now }
       *[other] { $seat }: +{ $points } punti ({ $source }) → { $now }
    }
ming-named = { $by } sceglie il giocatore iniziale: { $seat }
ming-final = Si conteggiano le tessere rimaste
ming-over = La partita è finita

### Fasi

ming-phase-setup = Preparazione
ming-phase-neutral = Dopo il round { $round } – membri neutrali
ming-phase-members = Round { $round } – membri
ming-phase-cards = Round { $round } – carte
ming-phase-princes = Round { $round } – principi
ming-phase-scoring = Round { $round } – punteggio
ming-phase-end = Fine del round { $round }

### Domande

ming-ask-nothing = nulla da decidere
ming-ask-neutral = piazza un membro neutrale (rimasti: { $left })
ming-ask-prince = piazza il tuo principe in un distretto
ming-ask-member = piazza un membro su uno spazio provincia (rimasti: { $left })
ming-ask-card = prendi una carta (ancora da prendere: { $left })
ming-ask-move = muovi il tuo principe, resta o passa
ming-ask-way = prosegui, oppure fermati e sposta dei membri
ming-ask-way-on = prosegui: qui c’è un altro principe
ming-ask-deploy = sposta dei membri nel distretto
ming-ask-spare =
    { $left ->
        [one] fai rientrare { $left } membro neutrale dalla città della provincia: { $province }
       *[other] fai rientrare { $left } membri neutrali dalla città della provincia: { $province }
    }
ming-ask-return = scegli le carte ritorno per la città della provincia: { $province }
ming-ask-recall =
    { $left ->
        [one] fai rientrare { $left } membro dalla città della provincia: { $province }
       *[other] fai rientrare { $left } membri dalla città della provincia: { $province }
    }
ming-ask-starter = scegli il giocatore iniziale del prossimo round

### Scelte

ming-do-neutral = Membro neutrale in { $place } (ora presenti: { $there })
ming-do-prince = Principe in { $place }, con una tessera: { $province }
ming-do-member =
    { $here ->
        [0] Membro su: { $province }
       *[other] Membro su: { $province } (ne hai già { $here })
    }
ming-do-take = Prendi la carta ({ $province }): { $card }
ming-do-take-none = Prendi la carta ({ $province })
ming-do-dragon = Prendi un dragone e perdi un membro: { $province } (ne hai { $here })
ming-do-go =
    { $members ->
        [0] In { $place } con la carta { $card }, nessuno da spostarvi
        [one] In { $place } con la carta { $card }, { $members } membro da spostarvi
       *[other] In { $place } con la carta { $card }, { $members } membri da spostarvi
    }
ming-do-stay = Resta e scarta { $card }, poi sposta membri qui
ming-do-deploy-none = Fermati e non spostare nessuno
ming-do-deploy =
    { $open ->
        [one] Sposta { $open } membro
       *[other] Sposta { $open } membri
    }
ming-do-deploy-monastery =
    { $open ->
        [0] Spostane uno nel monastero
        [one] Sposta { $open } membro e un altro nel monastero
       *[other] Sposta { $open } membri e un altro nel monastero
    }
ming-do-deploy-displace =
    { $open ->
        [0] Spostane uno nel monastero, da cui esce il membro di { $seat }
        [one] Sposta { $open } membro e un altro nel monastero, da cui esce il membro di { $seat }
       *[other] Sposta { $open } membri e un altro nel monastero, da cui esce il membro di { $seat }
    }
ming-do-pass =
    { $cards ->
        [0] Passa
        [one] Passa e tieni { $cards } carta per il prossimo round
       *[other] Passa e tieni { $cards } carte per il prossimo round
    }
ming-do-return =
    { $number ->
        [0] Nessuno rientra
        [one] { $number } rientra
       *[other] { $number } rientrano
    }, { $stay ->
        [0] nessuno resta
        [one] { $stay } resta
       *[other] { $stay } restano
    } ({ $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }{ $majority })
ming-majority-none = { "" }
ming-majority-sure = , più { $most } per la maggioranza
ming-majority-open = , più da { $least } a { $most } per la maggioranza
ming-do-recall = Uno rientra in { $place }
ming-do-start = Comincia { $seat }

### Rifiuti

ming-no-neutrals-full = { $place } ha già tre membri neutrali, il massimo; scegli un altro distretto.
ming-no-taken = In { $place } c’è già un principe; scegli un altro distretto.
ming-no-member = Non hai membri sullo spazio provincia { $province }, quindi non puoi prendere la carta accanto.
ming-no-price = Non hai membri sullo spazio provincia { $province } da cedere per una carta dragone.
ming-no-dragon = Il mazzo delle carte dragone è vuoto; prendi una carta scoperta.
ming-no-card = Non hai questa carta: { $card }. Scegli una carta della tua mano.
ming-no-border = { $place } non confina con il distretto in cui si trova il tuo principe.
ming-no-symbol = Il confine verso { $place } richiede un’altra carta: { $card }, oppure un dragone.
ming-no-dead-end = In { $place } c’è un altro principe, e da lì le tue carte non portano oltre.
ming-no-go-on = In { $place } c’è un altro principe: il tuo non può fermarsi qui e deve proseguire.
ming-no-on-the-way = Il tuo principe è già in cammino: prosegui, oppure fermati e sposta dei membri.
ming-no-too-many =
    { $most ->
        [0] Qui non hai membri da spostare.
        [one] Qui puoi spostare al massimo { $most } membro, compreso quello per il monastero.
       *[other] Qui puoi spostare al massimo { $most } membri, compreso quello per il monastero.
    }
ming-no-own-monk = Un tuo membro è nel monastero di { $place }; finché resta lì non puoi spostare altri membri in questo distretto.
ming-no-too-many-back =
    { $members ->
        [one] In questa città hai { $members } membro; le tue carte ritorno non possono mostrare di più.
       *[other] In questa città hai { $members } membri; le tue carte ritorno non possono mostrare di più.
    }
ming-no-nobody-there = Sui palazzi di { $place } non c’è nessun membro che possa rientrare.
ming-no-seat = Lì non siede nessuno; scegli uno dei giocatori.

### Il tabellone nel terminale

ming-board-dragons = dragoni
ming-board-pile = mazzo
ming-board-discards = scarti
ming-board-hand = mano
# Una lettera per ogni carta: cavallo, carro di buoi, risciò, portantina, giunca, chiatta; animale, portatore, barca; dragone.
ming-board-signs = CBRPGHAPBD
ming-board-start = giocatore iniziale
ming-board-passed = hanno passato
ming-board-supply = riserva
ming-board-chosen = ha scelto le carte ritorno
ming-board-own-choice = le tue carte ritorno mostrano { $number }

### Il tabellone su una pagina

ming-page-map = Mappa delle sei province
ming-page-spaces = Spazi provincia
ming-page-rounds = Round
ming-page-steps = Fasi di questo round
ming-page-step-members = membri
ming-page-step-cards = carte
ming-page-step-princes = principi
ming-page-step-scoring = punteggio
ming-page-round = Round { $round }, senza punteggio (R2.1)
ming-page-round-scored = Round { $round }, con punteggio: { $set } punti per sei tessere diverse, { $member } per ogni membro rimasto in una città, 4 per la maggioranza in una città, 4 per ogni membro in un monastero (R5.1)
ming-page-you = tu
ming-page-neutral = Neutrale
ming-page-passed = ha passato
ming-page-first = { $seat } è il giocatore iniziale di questo round (R6.1)
ming-page-order = { $seat } è il numero { $place } nell’ordine di questo round
ming-page-district = { $place }
ming-page-way =
    { $cards ->
        [one] Il tuo principe arriva qui con { $cards } carta: { $way }
       *[other] Il tuo principe arriva qui con { $cards } carte, passo per passo: { $way }
    }
ming-page-step = { $card } → { $place }
ming-page-prince = Qui c’è il principe di { $seat }: nessun altro può fermarsi (R4.3)
ming-page-open =
    { $open ->
        [one] { $who }: { $open } membro
       *[other] { $who }: { $open } membri
    }
ming-page-open-sent =
    { $open ->
        [one] { $who }: { $open } membro, che ora andrebbe in città (R5.2)
       *[other] { $who }: { $open } membri; ora in città andrebbero: { $sent } (R5.2)
    }
ming-page-on-palaces =
    { $count ->
        [one] { $who }: { $count } membro su un palazzo della città
       *[other] { $who }: { $count } membri sui palazzi della città
    }
ming-page-monastery = Il monastero di { $place }, vuoto: un membro al suo interno dà { $points } punti a ogni punteggio (R4.7, R5.9)
ming-page-monastery-of = Il monastero di { $place }, con un membro di { $who }: { $points } punti a ogni punteggio, finché un membro altrui non prende il suo posto (R4.7, R5.9)
ming-page-city = La città della provincia ({ $province }), se si conteggiasse ora e nessuno facesse rientrare membri (R5.7, R5.8):
ming-page-city-scored = La città della provincia ({ $province }), se nessuno fa rientrare membri (R5.7, R5.8):
ming-page-city-counted = La città della provincia ({ $province }) è già stata conteggiata
ming-page-city-empty = La città della provincia ({ $province }): per ora al prossimo punteggio non ci sarebbe nessuno (R5.2)
ming-page-city-share =
    { $points ->
        [0] { $who }: { $left } in città, nessun punto
        [one] { $who }: { $left } in città, { $points } punto
       *[other] { $who }: { $left } in città, { $points } punti
    }
ming-page-border = Tra { $one } e { $other }: { $card }, oppure un dragone (R4.2)
ming-page-space = Spazio provincia, { $province }: chi ha membri qui può prendere la carta accanto (R3.2), e i membri possono seguire il principe in questa provincia (R4.6)
ming-page-card = Carta movimento: porta un principe oltre un confine con questo simbolo, { $card } (R4.2)
ming-page-card-dragon = Carta dragone: porta un principe oltre qualsiasi confine (R1.2)
ming-page-gap = Qui viene scoperta una nuova carta
ming-page-room = Posto per una carta; nessuno ne ha più di cinque (R3.1)
ming-page-dragon-stack = dragoni
ming-page-dragons =
    { $left ->
        [0] Il mazzo dei dragoni è vuoto (R3.3)
        [one] { $left } carta dragone nel mazzo; costa un membro su uno spazio provincia (R3.3)
       *[other] { $left } carte dragone nel mazzo; ognuna costa un membro su uno spazio provincia (R3.3)
    }
ming-page-pile = mazzo
ming-page-pile-about =
    { $left ->
        [one] { $left } carta movimento nel mazzo; quando finisce, gli scarti formano quello nuovo (R3.4)
       *[other] { $left } carte movimento nel mazzo; quando finisce, gli scarti formano quello nuovo (R3.4)
    }
ming-page-discards = scarti
ming-page-discards-about =
    { $count ->
        [one] { $count } carta movimento giocata dall’ultima mescolata (R4.8)
       *[other] { $count } carte movimento giocate dall’ultima mescolata (R4.8)
    }
ming-page-hand =
    { $cards ->
        [one] { $seat } ha { $cards } carta
       *[other] { $seat } ha { $cards } carte
    }
ming-page-pass = Passa
ming-page-pass-about = Non giocare altre carte in questo round; carte e membri restano per il prossimo (R4.5)
ming-page-tiles =
    { $lacking ->
        [one] Tessere di { $seat }: manca { $lacking } provincia per una serie di sei (R5.4)
       *[other] Tessere di { $seat }: mancano { $lacking } province per una serie di sei (R5.4)
    }
ming-page-tile =
    { $count ->
        [one] { $province }: { $count } tessera
       *[other] { $province }: { $count } tessere
    }
ming-page-supply =
    { $count ->
        [one] { $seat }: { $count } membro nella riserva; cinque entrano a ogni round (R2.2)
       *[other] { $seat }: { $count } membri nella riserva; cinque entrano a ogni round (R2.2)
    }
ming-page-placed =
    { $count ->
        [one] { $seat }: { $count } membro sugli spazi provincia
       *[other] { $seat }: { $count } membri sugli spazi provincia
    }
ming-page-monks =
    { $count ->
        [one] { $seat }: { $count } membro in un monastero (R5.9)
       *[other] { $seat }: { $count } membri nei monasteri (R5.9)
    }
ming-page-deploy = Membri da spostare in { $place }
ming-page-deploy-open = Membri dallo spazio provincia allo spazio aperto del distretto (R4.6)
ming-page-deploy-monastery = Membri dallo spazio provincia al distretto, uno di loro nel monastero (R4.7)
ming-page-return = Carte ritorno: { $province }
ming-page-return-about = Quanti dei tuoi membri rientrano nei loro distretti. Gli altri restano e danno punti. Nessuno vede la tua scelta finché non hanno scelto tutti (R5.5)
ming-page-thinks = sta pensando
ming-page-chosen = Ha scelto; le carte sono coperte
ming-page-own-choice = Le tue carte ritorno; gli altri le vedranno quando tutti avranno scelto
ming-page-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
ming-page-next =
    { $points ->
        [one] Il prossimo punteggio darebbe { $points } punto:
       *[other] Il prossimo punteggio darebbe { $points } punti:
    }
ming-page-forecast = Che cosa darebbe ora il punteggio dopo il round { $round }
ming-page-forecast-about = Allo stato attuale, se nessuno fa rientrare membri dalle città. Nei distretti: i membri, e quanti di loro vanno in città. Nelle città: i membri che restano, e i loro punti.
ming-page-scoring = Questo punteggio, città per città
ming-page-scored = Da dove vengono i punti
ming-page-city-of = città ({ $province })
ming-page-sheet = Il punteggio dopo il round { $round }, distretto per distretto
ming-page-sheet-about = In un distretto: i membri andati in città, ciascuno con una tessera, e con il segno meno quelli rientrati; una stella indica una serie di sei completata da queste tessere. In una città: i membri rimasti e i loro punti.
ming-page-sheet-total = Punti di questo punteggio
ming-page-sheet-city = Città
ming-page-would = Se nessuno fa rientrare membri
ming-page-city-gave = La città della provincia ({ $province }) è stata conteggiata nel punteggio dopo il round { $round }:
ming-page-total = Totale

### Lezioni

ming-lesson-first = Prima lezione: un round
ming-lesson-first-goal = Sei un principe della giovane dinastia Ming. Si giocano sei round, poi vince chi ha più punti. Questo è il round 2.
ming-lesson-first-map = La mappa ha sei province di tre distretti l’una. Il tuo principe è nel Fujian. Dove va il principe, i membri della tua famiglia possono seguirlo.
ming-lesson-first-member = Il round comincia accanto alla mappa: ognuno piazza cinque membri sugli spazi provincia. Te ne resta uno. Mettilo sul giallo.
ming-lesson-first-card = Ora ognuno prende carte finché ne ha cinque. Dove hai un membro puoi prendere la carta accanto. Prendi quella del blu.
ming-lesson-first-card-two = E il cavallo del giallo.
ming-lesson-first-travel = Poi i principi viaggiano. Ogni confine mostra con che cosa si attraversa. Nanjing è a un confine, e ci vuole un cavallo. Vacci.
ming-lesson-first-deploy = Nanjing è blu, e hai due membri sul blu. Uno raggiunge il principe nel distretto, uno va nel monastero.
ming-lesson-first-travel-two = Tocca di nuovo a te. Sul giallo aspettano tre tuoi membri. Con la chiatta vai nello Henan.
ming-lesson-first-deploy-two = Mandali tutti e tre: due nel distretto, uno nel monastero.
ming-lesson-first-pass = Non hai più nessuno da portare sulla mappa. Passa: le carte che ti restano sono ancora tue.
ming-lesson-first-cities = Il punteggio si assegna nei round 2, 4 e 6. In ogni distretto chi ha più membri ne manda due nella città della provincia, il secondo ne manda uno.
ming-lesson-first-tiles = Ognuno ti porta una tessera della provincia. Sei tessere diverse sono una serie: ora vale 28 punti, poi 24, alla fine 20.
ming-lesson-first-return = Nel rosa due dei tuoi sono in città. Chi ci resta dà 4 punti e poi è perso. Fanne rientrare uno nel suo distretto.
ming-lesson-first-score = Ecco il punteggio. Contano i membri nelle città, e 4 punti per chi vi ha la maggioranza; e 4 per ogni membro in un monastero. Hai 34 punti.
ming-lesson-first-ask-turn = Per finire, tre domande. Comincia un round: dove vanno per prima cosa i tuoi membri?
ming-lesson-first-ask-turn-1 = In una città
ming-lesson-first-ask-turn-2 = Sugli spazi provincia
ming-lesson-first-ask-turn-3 = Dal mio principe
ming-lesson-first-ask-turn-no = Lì arrivano dopo. Prima aspettano accanto alla mappa.
ming-lesson-first-ask-points = Che cosa ti dà punti?
ming-lesson-first-ask-points-1 = I membri nei monasteri e nelle città
ming-lesson-first-ask-points-2 = I membri sugli spazi provincia
ming-lesson-first-ask-points-3 = Le carte del mazzo
ming-lesson-first-ask-points-no = Lì ci si prepara. I punti vengono dalla mappa.
ming-lesson-first-ask-end = E quando finisce la partita?
ming-lesson-first-ask-end-1 = Dopo il round 6
ming-lesson-first-ask-end-2 = Quando una città è piena
ming-lesson-first-ask-end-3 = Quando finiscono le carte
ming-lesson-first-ask-end-no = No, si continua a giocare. Il conto è sul bordo del tabellone.
ming-lesson-first-done = Ben fatto! Piazza i membri dove il tuo principe può arrivare, e ricordati dei monasteri. Ora gioca una partita.

ming-lesson-travel = Viaggiare e restare
ming-lesson-travel-start = Round 3. Il tuo principe è a Beiping, un distretto bianco, e sullo spazio bianco aspettano tre tuoi membri.
ming-lesson-travel-stay = Se è già dove ti serve, può restare. Costa una carta, quella di cui puoi fare a meno. Scarta la giunca.
ming-lesson-travel-deploy = Porta due membri nel distretto, e tienine uno per il prossimo.
ming-lesson-travel-go = Con la portantina vai nello Shanxi, bianco anche lui.
ming-lesson-travel-monastery = In un monastero c’è posto per uno solo. Lì il tuo membro vale 4 punti a ogni punteggio, e ci resta finché non arriva quello di un rivale.
ming-lesson-travel-far = In un turno puoi attraversare più confini, con una carta per ognuno. Il primo: nello Shaanxi, con il carro di buoi.
ming-lesson-travel-further = Non fermarti: prosegui fino a Xining con il risciò.
ming-lesson-travel-arrive = I membri lo raggiungono solo dove si ferma, e solo quelli di quella provincia. Schiera quello dell’arancione.
ming-lesson-travel-keep = Ti resta un carro di buoi. Chi passa tiene carte e membri per il prossimo round. Passa.
ming-lesson-travel-end = Perciò ragiona al contrario: prima le carte e i confini, poi dove piazzare i membri.

ming-lesson-return = Le carte ritorno
ming-lesson-return-start = Si assegna il punteggio del round 2. I tuoi membri sono passati dai distretti ai palazzi e ti hanno portato tessere. Ora ogni città chiede: chi resta, e chi rientra?
ming-lesson-return-worth = Chi resta dà 4 punti adesso (3 dopo il round 4, nessuno dopo il 6) e poi è fuori dal gioco. Chi rientra conta di nuovo nel distretto.
ming-lesson-return-pink = Ognuno sceglie in segreto. Chi ne lascia di più fa altri 4 punti. Nel rosa ne hai due, un rivale uno. Fanne rientrare uno.
ming-lesson-return-tie = Ne resta uno a testa: parità. Allora decidono i membri nei tre distretti della provincia, monaci compresi, e tu ne hai di più. 8 punti per te, e un membro è di nuovo nel Guangdong.
ming-lesson-return-yellow = Nel giallo siete due contro due. Se il rivale ne fa rientrare uno, con due hai la maggioranza. Lasciali tutti e due.
ming-lesson-return-alone = Il rivale ne ha fatto rientrare uno: 8 punti per i tuoi due membri, e 4 per la maggioranza.
ming-lesson-return-blue = Nel blu un rivale ne ha quattro: troppi per te. Uno dei tuoi resta per 4 punti; l’altro fallo rientrare.
ming-lesson-return-which = I tuoi venivano da due distretti, e chi rientra lo scegli tu. Abbiamo preso quello del Fujian: lì non c’è nessun altro, e avrai di nuovo la maggioranza. A Nanjing ci sono dei rivali.
ming-lesson-return-end = Prima è il punteggio, più vale chi resta, e più a lungo serve chi rientra. Dopo il round 6 restano tutti. Pensa per tempo a chi far rientrare.

### Il compagno

ming-ask-neutral-tip = Il colore neutrale partecipa alle maggioranze e non fa punti. Mettilo dove dà fastidio al rivale.
ming-ask-prince-tip = I tuoi membri andranno dove va il principe. Guarda con quali carte puoi proseguire da qui.
ming-ask-member-tip = Qui i membri aspettano che il principe si fermi nella loro provincia. Ognuno ti permette anche di prendere la carta accanto.
ming-ask-card-tip = Puoi prendere una carta dove hai un membro. Pensa ai confini che vuoi attraversare.
ming-ask-move-tip = Ogni confine mostra la carta con cui si attraversa. Restare costa una carta qualsiasi. Chi passa tiene le altre.
ming-ask-way-tip = Puoi proseguire con un’altra carta, o fermarti qui e portare membri di questa provincia.
ming-ask-way-on-tip = Due principi non si fermano mai nello stesso distretto: devi proseguire.
ming-ask-deploy-tip = Nel distretto i membri lottano per la maggioranza. Uno nel monastero dà 4 punti a ogni punteggio, finché non arriva un rivale.
ming-ask-spare-tip = Il colore neutrale ne tiene solo quanti servono per la maggioranza. Scegli tu quali rientrano.
ming-ask-return-tip = Quanti dei tuoi rientrano nei distretti? Chi resta dà punti adesso, e poi è fuori dal gioco.
ming-ask-recall-tip = Scegli in quale distretto rientrano: lì contano di nuovo al prossimo punteggio.
ming-ask-starter-tip = Chi è indietro sceglie il giocatore iniziale del prossimo round.
ming-scoring-tip = In ogni distretto il primo manda due membri in città, il secondo uno. Ognuno porta una tessera; sei diverse fanno una serie.
ming-counted-tip = Una città dà punti per ogni membro rimasto, e altri 4 a chi ne ha di più.

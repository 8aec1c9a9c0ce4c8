### Il gioco e le sue opzioni

lotus-title = Il Loto Bianco
lotus-about = Da tre a sei signori si eliminano a vicenda con il voto dalle regioni di un impero, si schierano quando un Ribelle si leva contro l’Imperatore, e si promettono tutto ciò che vogliono.
lotus-lead = Voti, schieramenti ed eserciti si scelgono in segreto e si mostrano insieme. Parlate quanto volete: nessuna promessa vincola nessuno.
lotus-time = circa 90 minuti
lotus-weight = per chi ama trattare

lotus-option-board = Mappa
lotus-option-board-about = La mappa dell’impero. È una nostra proposta per quella stampata; un’altra mappa si può leggere da un file.
lotus-value-board-lotus = l’impero

lotus-option-placement = Piazzare i cubetti
lotus-option-placement-about = Stabilisce se un cubetto può andare accanto a qualunque gettone o cubetto, come permette la lettera del regolamento, o solo accanto ai gettoni, così che nessuna catena di cubetti se ne allontani.
lotus-value-placement-chain = accanto a gettoni e cubetti
lotus-value-placement-strict = solo accanto ai gettoni

lotus-option-refund = Recupero
lotus-option-refund-about = Che cosa recupera chi è eliminato da un voto: metà dell’influenza del suo ultimo voto, o metà di tutta quella che ha giocato in quella contesa. Entrambe le letture del regolamento sono naturali; la seconda è più clemente con chi insiste.
lotus-value-refund-vote = dell’ultimo voto
lotus-value-refund-contest = di tutta la contesa

lotus-option-change = Cambiare le carte
lotus-option-change-about = Stabilisce se le carte influenza si cambiano solo con altre più basse, come dice il regolamento, così che le tue due carte più alte limitano il tuo voto, o nei due sensi, così che contano solo i punti e c’è meno da tenere a mente.
lotus-value-change-down = con altre più basse
lotus-value-change-any = nei due sensi

lotus-option-supply = Riserva
lotus-option-supply-about = Stabilisce se gettoni e punti vittoria non finiscono mai, o sono i 16 gettoni a testa e i 18 punti del gioco stampato, che frenano chi possiede quasi tutto.
lotus-value-supply-unlimited = non finisce mai
lotus-value-supply-limited = 16 gettoni e 18 punti

### Costruzioni e fazioni

lotus-village = villaggio
lotus-palace = palazzo
lotus-temple = tempio
lotus-fort = forte
lotus-rice = risaia

lotus-does-village = chi ne ha di più è il Ribelle
lotus-does-palace = chi ne ha di più è l’Imperatore, 2 punti influenza o 1 punto esercito a round
lotus-does-temple = 3 punti influenza a round
lotus-does-fort = 2 punti esercito a round
lotus-does-rice = 1 punto influenza e 1 punto esercito a round

lotus-side-emperor = l’Imperatore
lotus-side-rebel = il Ribelle

### Fonti di punti

lotus-source-villages = villaggi
lotus-source-palaces = palazzi
lotus-source-temples = templi
lotus-source-forts = forti
lotus-source-rice = risaie
lotus-source-dragons = regioni del drago
lotus-source-victory = punti vittoria

### Il registro

lotus-first = { $seat } è il primo Imperatore
lotus-laid = { $region }: { $building }
lotus-round = Round { $round }
lotus-put = { $seat } mette un cubetto su { $region }
lotus-waived = { $seat } rinuncia a un cubetto
lotus-named = { $seat }, l’Imperatore, sceglie { $region }
lotus-contest = { $region } è contesa tra { $seats }
lotus-entered = { $seat } ha scelto
lotus-own-vote =
    { $points ->
        [one] { $seat } vota in segreto contro { $against } con { $points } punto influenza
       *[other] { $seat } vota in segreto contro { $against } con { $points } punti influenza
    }
lotus-own-side =
    { $points ->
        [one] { $seat } si schiera in segreto con { $side }: { $points } punto esercito
       *[other] { $seat } si schiera in segreto con { $side }: { $points } punti esercito
    }
lotus-voted =
    { $points ->
        [one] { $seat } vota contro { $against } con { $points } punto influenza
       *[other] { $seat } vota contro { $against } con { $points } punti influenza
    }
lotus-tied =
    { $votes ->
        [one] Parità con { $votes } voto: { $seats }. Decide l’Imperatore
       *[other] Parità con { $votes } voti: { $seats }. Decide l’Imperatore
    }
lotus-expelled = { $seat }, l’Imperatore, elimina { $loser }
lotus-left =
    { $back ->
        [0] { $seat } lascia la contesa
        [one] { $seat } lascia la contesa e recupera { $back } punto influenza
       *[other] { $seat } lascia la contesa e recupera { $back } punti influenza
    }
lotus-took = { $seat } prende { $region } ({ $building })
lotus-no-chip = { $seat } vince { $region } ma non ha più gettoni: la tessera resta neutrale
lotus-crowned =
    { $palaces ->
        [one] Ora l’Imperatore è { $seat }, con { $palaces } palazzo
       *[other] Ora l’Imperatore è { $seat }, con { $palaces } palazzi
    }
lotus-ruled = { $seat } regna da Imperatore
lotus-no-point = A { $seat } spetterebbe un punto vittoria, ma tutti i 18 sono già assegnati
lotus-point = { $seat }: +1 punto vittoria → { $now }
lotus-rebelled =
    { $villages ->
        [one] Il Ribelle è { $seat }, con { $villages } villaggio
       *[other] Il Ribelle è { $seat }, con { $villages } villaggi
    }
lotus-sided =
    { $points ->
        [one] { $seat } si schiera con { $side }: { $points } punto esercito
       *[other] { $seat } si schiera con { $side }: { $points } punti esercito
    }
lotus-fought = Imperatore { $emperor }, Ribelle { $rebel }: vince { $winner }
lotus-captured = { $seat } prende { $region } a { $loser }
lotus-declined = { $seat } non prende alcuna regione
lotus-unable = { $seat } non può prendere alcuna regione
lotus-income =
    { $seat } riceve { $influence ->
        [one] { $influence } punto influenza
       *[other] { $influence } punti influenza
    } e { $army ->
        [one] { $army } punto esercito
       *[other] { $army } punti esercito
    }
lotus-over = La partita è finita

### Fasi

lotus-phase-setup = Preparazione
lotus-phase-cubes = Round { $round } · 1 Cubetti
lotus-phase-control = Round { $round } · 2 Controllo
lotus-phase-rebellion = Round { $round } · 4 Ribellione
lotus-phase-income = Round { $round } · 5 Nuove carte

### Domande

lotus-ask-nothing = nulla da decidere
lotus-ask-cube =
    { $left ->
        [one] metti un cubetto su una regione o rinuncia (ne resta { $left })
       *[other] metti un cubetto su una regione o rinuncia (ne restano { $left })
    }
lotus-ask-name = scegli la prossima regione da assegnare
lotus-ask-against = { $region }: contro chi voti?
lotus-ask-influence = { $region }: quanti punti influenza giochi contro { $against }? (al massimo { $most })
lotus-ask-expel = { $region }: c’è parità; chi è eliminato?
lotus-ask-side = con chi ti schieri nella ribellione?
lotus-ask-army = quanti punti esercito mandi per { $side }? (ne hai { $held })
lotus-ask-capture = prendi una regione a uno sconfitto, adiacente a una delle tue
lotus-ask-levy =
    { $palaces ->
        [one] che cosa ti dà il tuo palazzo?
       *[other] che cosa ti danno i tuoi { $palaces } palazzi?
    }

### Scelte

lotus-do-cube = Cubetto su { $region } ({ $building }: { $does })
lotus-do-waive = Rinuncia a questo cubetto
lotus-do-settle = { $region } ({ $building }): { $seats }
lotus-do-against =
    { $influence ->
        [one] Contro { $seat } (ha { $influence } punto influenza)
       *[other] Contro { $seat } (ha { $influence } punti influenza)
    }
lotus-do-influence =
    { $points ->
        [one] { $points } punto influenza
       *[other] { $points } punti influenza
    } ({ $left ->
        [0] non te ne resta nessuno
        [one] te ne resta { $left }
       *[other] te ne restano { $left }
    })
lotus-do-expel = Elimina { $seat }
lotus-do-side = Per { $side }: { $leader }
lotus-do-army =
    { $points ->
        [one] { $points } punto esercito
       *[other] { $points } punti esercito
    } ({ $left ->
        [0] non te ne resta nessuno
        [one] te ne resta { $left }
       *[other] te ne restano { $left }
    })
lotus-do-capture = Prendi { $region } a { $seat } ({ $building }: { $does })
lotus-do-decline = Non prendere alcuna regione (non ricevi nulla in cambio)
lotus-do-levy =
    { $army ->
        [0] { $influence } punti influenza
        [one] { $influence ->
            [0] { $army } punto esercito
           *[other] { $army } punto esercito e { $influence } punti influenza
        }
       *[other] { $influence ->
            [0] { $army } punti esercito
           *[other] { $army } punti esercito e { $influence } punti influenza
        }
    }

### Rifiuti

lotus-no-in-play = { $region } è scura; le regioni scure sono in gioco solo con sei giocatori.
lotus-no-tile = Su { $region } non c’è una tessera neutrale; i cubetti vanno sulle tessere neutrali.
lotus-no-own-cube = Hai già un cubetto su { $region }; scegli un’altra regione.
lotus-no-lotus = { $region } non ha il loto. Finché sulla mappa non ci sono gettoni, i cubetti vanno solo sulle regioni del loto.
lotus-no-far = { $region } non è adiacente ad alcun gettone o cubetto; scegli una regione che lo sia.
lotus-no-far-strict = { $region } non è adiacente ad alcun gettone; scegli una regione che lo sia.
lotus-no-contest = Nessuno si contende { $region }; scegli una regione con dei cubetti.
lotus-no-oneself = Non puoi votare contro te stesso; scegli un altro contendente.
lotus-no-contender = Questo giocatore non è tra i contendenti; scegline uno che lo sia.
lotus-no-step = L’hai già scelto; ora scegli la seconda parte.
lotus-no-two-cards = Un voto è di due carte al massimo, e le tue due più alte fanno { $most }.
lotus-no-influence = Non hai così tanti punti influenza: ne hai { $held }.
lotus-no-tied = Questo giocatore non è tra quelli in parità; scegli uno di loro.
lotus-no-army = Non hai così tanti punti esercito: ne hai { $held }.
lotus-no-loser = { $region } non appartiene a nessuno della fazione sconfitta.
lotus-no-lost-two = { $seat } ha già perso due regioni in questa ribellione; prendine una a un altro sconfitto.
lotus-no-near = { $region } non è adiacente a una tua regione.
lotus-no-palaces =
    { $held ->
        [0] Non hai palazzi.
        [one] Non hai così tanti palazzi: ne hai { $held }.
       *[other] Non hai così tanti palazzi: ne hai { $held }.
    }

### Il tabellone nel terminale

lotus-board-emperor = Imperatore
lotus-board-rebel = Ribelle
lotus-board-influence = influenza
lotus-board-army = esercito
lotus-board-victory = vittoria
lotus-board-cards = carte
lotus-board-chips = gettoni rimasti
lotus-board-lotus = loto
lotus-board-dragon = drago
lotus-board-chip = proprietario
lotus-board-cube = contendenti
lotus-board-borders = confina con
lotus-board-contest = contesa
lotus-board-votes = voti
lotus-board-rebellion = ribellione
lotus-board-chosen = ha scelto
lotus-board-thinking = sta pensando
lotus-board-own = la tua scelta

### Il tabellone su una pagina

lotus-page-map = Mappa dell’impero
lotus-page-north = N
lotus-page-you = tu
lotus-page-total = Totale
lotus-page-round =
    { $round ->
        [0] Preparazione
       *[other] Round { $round } di { $rounds }
    }
lotus-page-rounds-about = La partita finisce dopo la ribellione del quarto round (R7.1)
lotus-page-order-about = Dall’Imperatore in senso orario: l’ordine in cui si mettono i cubetti e si ricevono le nuove carte
lotus-page-phase-cubes = Cubetti
lotus-page-phase-cubes-about = Dall’Imperatore in senso orario ciascuno mette un cubetto alla volta, cinque volte (R2)
lotus-page-phase-control = Controllo
lotus-page-phase-control-about = Le regioni con un solo cubetto vanno al suo proprietario; nelle altre i contendenti si eliminano con il voto (R3)
lotus-page-phase-point = Punto
lotus-page-phase-point-about = L’Imperatore riceve un punto vittoria (R4)
lotus-page-phase-rebellion = Ribellione
lotus-page-phase-rebellion-about = Il Ribelle si leva contro l’Imperatore, e ciascuno si schiera (R5)
lotus-page-phase-cards = Nuove carte
lotus-page-phase-cards-about = Ognuno riceve influenza ed esercito, e di più per le sue costruzioni; non dopo l’ultimo round (R6)

lotus-page-bare = Qui non c’è ancora una tessera; arriva quando le regioni del primo round sono assegnate (R3.10)
lotus-page-tile =
    { $points ->
        [one] Tessera neutrale, { $building }: { $points } punto alla fine per chi la possiede
       *[other] Tessera neutrale, { $building }: { $points } punti alla fine per chi la possiede
    }
lotus-page-chip =
    { $points ->
        [one] È di { $seat } ({ $building }): { $points } punto
       *[other] È di { $seat } ({ $building }): { $points } punti
    }
lotus-page-lotus = Un loto: nel primo round i cubetti vanno solo su queste regioni (R2.3)
lotus-page-dragon = Un drago: { $points } punti in più alla fine (R7.2)
lotus-page-dark = Una regione scura, in gioco solo con sei giocatori (R1.1)
lotus-page-cubes = Cubetti di { $seats }
lotus-page-village =
    { $points ->
        [one] Villaggio: { $points } punto, niente carte. Chi ne ha di più è il Ribelle, con { $bonus } di forza per ognuno (R5.1, R5.3)
       *[other] Villaggio: { $points } punti, niente carte. Chi ne ha di più è il Ribelle, con { $bonus } di forza per ognuno (R5.1, R5.3)
    }
lotus-page-palace = Palazzo: { $points } punti; dà 2 punti influenza o 1 punto esercito. Chi ne ha di più è l’Imperatore, con { $bonus } di forza per ognuno (R3.9, R5.3, R6.2)
lotus-page-temple = Tempio: { $points } punti; dà { $influence } punti influenza (R6.2)
lotus-page-fort =
    { $points ->
        [one] Forte: { $points } punto; dà { $army } punti esercito (R6.2)
       *[other] Forte: { $points } punti; dà { $army } punti esercito (R6.2)
    }
lotus-page-rice =
    { $points ->
        [one] Risaia: { $points } punto; dà { $influence } punto influenza e { $army } punto esercito (R6.2)
       *[other] Risaia: { $points } punti; dà { $influence } punto influenza e { $army } punto esercito (R6.2)
    }

lotus-page-emperor = { $seat } è l’Imperatore. L’Imperatore sceglie le regioni, decide le parità e riceve un punto per round (R3.9)
lotus-page-rebel = { $seat } è il Ribelle di questo round: ha più villaggi di tutti, Imperatore escluso (R5.1)
lotus-page-points =
    { $points ->
        [one] { $seat } ha ora { $points } punto
       *[other] { $seat } ha ora { $points } punti
    }
lotus-page-has-influence =
    { $count ->
        [one] { $seat } ha { $count } punto influenza (R1.3)
       *[other] { $seat } ha { $count } punti influenza (R1.3)
    }
lotus-page-has-cards =
    { $count ->
        [one] { $seat } ha { $count } punto influenza: { $cards } (R1.3)
       *[other] { $seat } ha { $count } punti influenza: { $cards } (R1.3)
    }
lotus-page-has-army =
    { $count ->
        [one] { $seat } ha { $count } punto esercito (R1.3)
       *[other] { $seat } ha { $count } punti esercito (R1.3)
    }
lotus-page-has-chips =
    { $count ->
        [one] A { $seat } resta { $count } gettone (R1.2)
       *[other] A { $seat } restano { $count } gettoni (R1.2)
    }
lotus-page-has-cubes =
    { $count ->
        [one] A { $seat } resta { $count } cubetto per questo round (R2.1)
       *[other] A { $seat } restano { $count } cubetti per questo round (R2.1)
    }
lotus-page-owns = { $building }: { $count }
lotus-page-owns-dragons =
    { $count ->
        [one] { $count } regione del drago: { $points } punti in più (R7.2)
       *[other] { $count } regioni del drago: { $points } punti in più ciascuna (R7.2)
    }
lotus-page-waive = Questo cubetto è perso per questo round; il prossimo si può ancora mettere (R2.5)

lotus-page-naming =
    { $left ->
        [one] { $seat }, l’Imperatore, assegna l’ultima regione contesa
       *[other] { $seat }, l’Imperatore, sceglie la prossima di { $left } regioni contese
    }
lotus-page-contest = Contesa per { $region }
lotus-page-contender =
    { $influence ->
        [one] { $seat } è tra i contendenti e ha in mano { $influence } punto influenza
       *[other] { $seat } è tra i contendenti e ha in mano { $influence } punti influenza
    }
lotus-page-aimed = il tuo voto
lotus-page-thinking = sta pensando
lotus-page-chosen = ha scelto
lotus-page-thinks = { $seat } sta ancora pensando
lotus-page-sealed = { $seat } ha scelto; si vedrà quando avranno scelto tutti
lotus-page-vote = I tuoi punti influenza contro { $seat }
lotus-page-vote-first = Scegli prima qui sopra contro chi voti, poi con quanto
lotus-page-influence =
    Un voto da { $points }: { $left ->
        [0] non te ne resta nessuno
        [one] te ne resta { $left }
       *[other] te ne restano { $left }
    } (R3.4)
lotus-page-votes = { $region }, l’ultimo voto: influenza contro ciascuno
lotus-page-hit = { $seat } ha votato contro { $against } con { $points }
lotus-page-struck = { $seat }: { $votes } contro; giocati { $played } (R3.5)
lotus-page-back = Lascia la contesa e recupera { $back } (R3.7)
lotus-page-tied = in parità
lotus-page-leaves = fuori
lotus-page-wins = vince

lotus-page-rebellion = Ribellione
lotus-page-rebellion-last = L’ultima ribellione
lotus-page-camp = { $side }, guida { $seat }: forza { $strength }, di cui { $bonus } per le regioni del capo ({ $building }) (R5.3)
lotus-page-won = vittoria
lotus-page-army-now = Il tuo esercito
lotus-page-army-first = Scegli prima qui sopra con chi ti schieri, poi l’esercito
lotus-page-army =
    { $points ->
        [one] { $points } punto esercito
       *[other] { $points } punti esercito
    }: { $left ->
        [0] non te ne resta nessuno
        [one] te ne resta { $left }
       *[other] te ne restano { $left }
    }; tutto l’esercito giocato è perso (R5.3)
lotus-page-to-take = { $seat } può ancora prendere una regione (R5.5)
lotus-page-has-taken = { $seat } ha già scelto (R5.6)
lotus-page-lost =
    { $lost ->
        [one] { $seat } ha perso { $lost } regione; il limite è { $most } (R5.7)
       *[other] { $seat } ha perso { $lost } regioni; il limite è { $most } (R5.7)
    }
lotus-page-decline = Non prendi alcuna regione e non ricevi nulla in cambio (R5.6)

lotus-page-income = Nuove carte
lotus-page-income-next = Le prossime nuove carte
lotus-page-income-total = Se tutti i palazzi danno influenza
lotus-page-everybody = tutti
lotus-page-levy = Che cosa ti danno i tuoi palazzi
lotus-page-levied = Ricevi in tutto { $influence } punti influenza e { $army } punti esercito (R6.2)
lotus-page-worth = Quanto valgono ora le regioni
lotus-page-scoring = Da dove vengono i punti

### Frasi pronte della chat

lotus-say-peace = Non voterò contro di te.
lotus-say-turn = Risparmiami qui, e ti risparmierò nella prossima regione.
lotus-say-side = Nella ribellione sarò dalla tua parte.
lotus-say-deal = Votiamo insieme.
lotus-say-revenge = Vota contro di me, e ti caccerò ovunque ci incontriamo.
lotus-say-army = Il mio esercito marcerà contro di te.
lotus-say-yes = D’accordo.
lotus-say-no = Mai.

### Lezioni

lotus-lesson-first = Prima lezione: il voto e la ribellione
lotus-lesson-first-goal = Tre signori si dividono un impero. Dopo quattro round vince chi possiede le regioni di maggior valore. Questo è il round 1.
lotus-lesson-first-map = Sono in gioco sette regioni con un loto bianco. Ognuna ha una costruzione. Il palazzo di Taiyuan vale 3 punti, un tempio 2, il resto 1.
lotus-lesson-first-cube = A turno ognuno mette cinque cubetti sulle regioni che vuole. Te ne restano due. Mettine uno su Kuizhou: la sua risaia rende qualcosa a ogni round.
lotus-lesson-first-cube-two = E l’ultimo su Fengyuan, dove c’è un forte.
lotus-lesson-first-contest = Chi è solo in una regione la ottiene. Dove i cubetti sono di più giocatori, si vota. Il palazzo lo volete tutti e tre, e si comincia da lì.
lotus-lesson-first-against = Ognuno sceglie in segreto un rivale. Vota contro il quadrato blu.
lotus-lesson-first-influence = E quanta influenza giocargli contro. Quella che giochi è spesa. Gioca 4.
lotus-lesson-first-out = Si mostra tutto insieme: 6 contro il quadrato blu, che è eliminato. Restate in due, e si vota di nuovo.
lotus-lesson-first-duel = Ora c’è un solo rivale contro cui votare. Gioca ancora 4.
lotus-lesson-first-palace = Taiyuan è tua. Chi possiede più palazzi è Imperatore: tu. L’Imperatore decide le parità, e riceve un punto a ogni round.
lotus-lesson-first-votes = Da Imperatore dici anche quale regione viene dopo. Comincia da Changsha; gli altri voti li facciamo in fretta.
lotus-lesson-first-rebel = Ora si leva un Ribelle: chi ha più villaggi. Ognuno sceglie in segreto una fazione e manda un esercito. Per ogni palazzo l’Imperatore ha 2 in più, per ogni villaggio il Ribelle.
lotus-lesson-first-army = Tu combatti per l’Imperatore, naturalmente. Manda 3.
lotus-lesson-first-capture = 7 a 6: avete vinto. Chi sta con i più forti può prendere una regione a uno sconfitto, accanto a una delle sue. Prendi Kuizhou.
lotus-lesson-first-score = Le tue regioni contano subito come punti: ecco i tuoi. Poi ci sono nuove carte, di più per chi ha templi, forti e risaie.
lotus-lesson-first-ask-turn = Per finire, tre domande. Che cosa fai per prima cosa in un round?
lotus-lesson-first-ask-turn-1 = Prendo una regione a un avversario
lotus-lesson-first-ask-turn-2 = Metto cubetti sulle regioni di nessuno
lotus-lesson-first-ask-turn-3 = Conto i miei punti
lotus-lesson-first-ask-turn-no = Quello viene dopo, o mai. Il round comincia sulla mappa.
lotus-lesson-first-ask-points = Da dove viene la maggior parte dei tuoi punti?
lotus-lesson-first-ask-points-1 = Dall’influenza che tengo
lotus-lesson-first-ask-points-2 = Dalle regioni che possiedo
lotus-lesson-first-ask-points-3 = Dal mio esercito
lotus-lesson-first-ask-points-no = Con quello si paga e si combatte. I punti sono sulla mappa.
lotus-lesson-first-ask-end = E quando finisce la partita?
lotus-lesson-first-ask-end-1 = Dopo la ribellione del round 4
lotus-lesson-first-ask-end-2 = Quando cade l’Imperatore
lotus-lesson-first-ask-end-3 = Quando non ho più influenza
lotus-lesson-first-ask-end-no = No, si continua a giocare. Guarda il bordo del tabellone.
lotus-lesson-first-done = Ben fatto! Manca una cosa: parlare. Prometti quello che vuoi, nessuna promessa vincola nessuno. Ora gioca una partita.

lotus-lesson-rebel = Dalla parte del Ribelle
lotus-lesson-rebel-start = Round 2. Questa volta non sei né Imperatore né Ribelle, quindi puoi scegliere. Prima si parla: ti prometteranno qualcosa entrambi, e nessuna promessa vincola.
lotus-lesson-rebel-count = Prima di scegliere, conta. L’Imperatore ha 2 in più per ogni suo palazzo, il Ribelle 2 per ogni suo villaggio. L’esercito che mandi è speso.
lotus-lesson-rebel-side = I villaggi del Ribelle sono più dei palazzi dell’Imperatore. Schierati con il Ribelle.
lotus-lesson-rebel-army = Per esserci quando ci si divide le regioni basta poco. Manda 1.
lotus-lesson-rebel-won = 10 a 7: vince il Ribelle, e l’Imperatore perde delle regioni. Ogni vincitore può prenderne una accanto a una delle sue.
lotus-lesson-rebel-capture = Guangzhou mostra un drago, che vale 2 punti in più. Prendila.
lotus-lesson-rebel-end = 3 punti per 1 di esercito. Ricordatene quando gli altri contano su di te: chi sta in mezzo decide.

lotus-lesson-votes = I voti
lotus-lesson-votes-start = Tutti e tre volete il palazzo di Taiyuan. In ogni voto chi riceve più influenza contro deve uscire. L’ultimo che resta ottiene la regione.
lotus-lesson-votes-cost = In un voto giochi al massimo due carte, quindi da 0 a 6 punti. Quello che giochi è speso, anche se vinci. Perciò fai i conti: i voti saranno molti.
lotus-lesson-votes-against = Prima: contro chi? Se due si accordano, per il terzo è dura; è qui che serve parlare. Vota contro il triangolo giallo.
lotus-lesson-votes-play = Se qualcuno ti aiuta, basta poco. Gioca 2.
lotus-lesson-votes-tie = 3 contro di te, e 3 contro il triangolo giallo: parità. Le parità le decide l’Imperatore. All’inizio, per sorteggio, sei tu. Manda via l’altro.
lotus-lesson-votes-refund = Chi esce riprende metà di quello che ha giocato in quel voto, arrotondata per eccesso: 2 su 3. Gli altri non riprendono nulla.
lotus-lesson-votes-duel = Ora siete in due. Dato che decidi le parità, ti basta giocare quanto il rivale. Gioca 3.
lotus-lesson-votes-again = 3 a 3. Decidi tu!
lotus-lesson-votes-next = Il palazzo è tuo, per 5 di influenza. L’Imperatore dice anche quale regione viene dopo: Changsha.
lotus-lesson-votes-save = Non devi vincere ogni regione. Qui gli altri due si daranno battaglia. Vota contro chi vuoi, per esempio il triangolo giallo.
lotus-lesson-votes-zero = E gioca 0: non costa nulla.
lotus-lesson-votes-free = Sei fuori, e non hai speso nulla. Gli altri hanno pagato, e devono votare ancora.
lotus-lesson-votes-judge = Sono pari, e decidi tu anche se sei fuori. Chi vuoi come amico? Manda via il quadrato blu.
lotus-lesson-votes-end = Dunque: accordati prima di votare, spendi dove conta, e pensa alle parità. A chi è Imperatore serve meno influenza che agli altri.

### Il compagno

lotus-ask-cube-tip = Un cubetto dice: voglio questa regione. Chi è solo la ottiene; altrimenti si vota. Le costruzioni valgono punti e nuove carte.
lotus-ask-name-tip = Da Imperatore dici quale regione si assegna. Comincia dove gli altri spendono quello che servirebbe loro dopo.
lotus-ask-against-tip = Ognuno vota contro qualcuno. Chi riceve più influenza contro esce. Prima si parla: in due si è forti.
lotus-ask-influence-tip = Quello che giochi è speso, anche se vinci. Chi esce ne riprende metà.
lotus-ask-expel-tip = L’Imperatore decide le parità, anche quelle che non lo riguardano.
lotus-ask-side-tip = Prima di scegliere, conta: eserciti, 2 per ogni palazzo dell’Imperatore, 2 per ogni villaggio del Ribelle. I vincitori prendono regioni agli sconfitti.
lotus-ask-army-tip = L’esercito che mandi è speso. Tra i vincitori chi ne manda di più sceglie prima.
lotus-ask-capture-tip = Prendi a uno sconfitto una regione accanto a una delle tue: la costruzione resta. Una regione con un drago vale 2 in più.
lotus-ask-levy-tip = Ogni tuo palazzo dà 2 punti influenza o 1 punto esercito, come preferisci.
lotus-contest-tip = Questa regione la vogliono in più: si vota finché non ne resta uno solo.
lotus-ruled-tip = Chi ha più palazzi è Imperatore e riceve un punto a ogni round.
lotus-rebelled-tip = Ogni round finisce con una ribellione. La guida contro l’Imperatore chi ha più villaggi.

### Il gioco e le sue opzioni

lotus-title = Il Loto Bianco
lotus-about = Da tre a sei signori si scacciano a vicenda con il voto dalle regioni di un impero, si schierano quando un Ribelle si leva contro l’Imperatore, e si promettono tutto ciò che vogliono.

lotus-option-board = Mappa
lotus-option-board-about = La mappa dell’impero, una nostra proposta per quella stampata. Un’altra mappa si può leggere da un file.
lotus-value-board-lotus = l’impero

lotus-option-placement = Piazzare i cubetti
lotus-option-placement-about = Se un cubetto si può mettere accanto a qualunque gettone o cubetto, come dice il regolamento, o solo accanto ai gettoni.
lotus-value-placement-chain = accanto a gettoni e cubetti
lotus-value-placement-strict = solo accanto ai gettoni

lotus-option-refund = Recupero
lotus-option-refund-about = Se chi è eliminato recupera metà dell’influenza del suo ultimo voto o di tutta quella giocata in quella contesa.
lotus-value-refund-vote = dell’ultimo voto
lotus-value-refund-contest = di tutta la contesa

### Costruzioni e fazioni

lotus-village = villaggio
lotus-palace = palazzo
lotus-temple = tempio
lotus-fort = forte
lotus-rice = risaia

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
lotus-own-vote = { $seat } vota in segreto contro { $against } con influenza { $points }
lotus-own-side = { $seat } sceglie in segreto { $side } con esercito { $points }
lotus-voted = { $seat } vota contro { $against } con influenza { $points }
lotus-tied =
    { $votes ->
        [one] Parità con { $votes } voto: { $seats }. Decide l’Imperatore
       *[other] Parità con { $votes } voti: { $seats }. Decide l’Imperatore
    }
lotus-expelled = { $seat }, l’Imperatore, elimina { $loser }
lotus-left =
    { $back ->
        [0] { $seat } lascia la contesa
       *[other] { $seat } lascia la contesa e recupera influenza { $back }
    }
lotus-took = { $seat } prende { $region } ({ $building })
lotus-crowned =
    { $palaces ->
        [one] Ora l’Imperatore è { $seat }, con { $palaces } palazzo
       *[other] Ora l’Imperatore è { $seat }, con { $palaces } palazzi
    }
lotus-ruled = { $seat } regna da Imperatore
lotus-point = { $seat }: +1 punto vittoria → { $now }
lotus-rebelled =
    { $villages ->
        [one] Il Ribelle è { $seat }, con { $villages } villaggio
       *[other] Il Ribelle è { $seat }, con { $villages } villaggi
    }
lotus-sided = { $seat } si schiera con { $side }: esercito { $points }
lotus-fought = Imperatore { $emperor }, Ribelle { $rebel }: vince { $winner }
lotus-captured = { $seat } prende { $region } a { $loser }
lotus-declined = { $seat } non prende alcuna regione
lotus-unable = { $seat } non può prendere alcuna regione
lotus-income = { $seat } riceve influenza { $influence } ed esercito { $army }
lotus-over = La partita è finita

### Fasi

lotus-phase-setup = Preparazione
lotus-phase-cubes = Round { $round } · 1 Cubetti
lotus-phase-control = Round { $round } · 2 Controllo
lotus-phase-rebellion = Round { $round } · 4 Ribellione
lotus-phase-income = Round { $round } · 5 Nuove carte
lotus-phase-over = Fine della partita

### Domande

lotus-ask-nothing = nulla da decidere
lotus-ask-cube =
    { $left ->
        [one] metti un cubetto su una regione o rinunciavi (ne resta { $left })
       *[other] metti un cubetto su una regione o rinunciavi (ne restano { $left })
    }
lotus-ask-name = scegli la prossima regione da assegnare
lotus-ask-against = { $region }: contro chi voti?
lotus-ask-influence = { $region }: quanta influenza giochi contro { $against }? (al massimo { $most })
lotus-ask-expel = { $region }: c’è parità; chi è eliminato?
lotus-ask-side = con chi ti schieri nella ribellione?
lotus-ask-army = quanti punti esercito mandi per { $side }? (ne hai { $held })
lotus-ask-capture = prendi una regione a uno sconfitto, adiacente a una delle tue
lotus-ask-levy =
    { $palaces ->
        [one] che cosa rende il tuo palazzo?
       *[other] che cosa rendono i tuoi { $palaces } palazzi?
    }

### Scelte

lotus-do-cube = Cubetto su { $region } ({ $building })
lotus-do-waive = Rinuncia a questo cubetto
lotus-do-settle = { $region } ({ $building }): { $seats }
lotus-do-against = Contro { $seat } (ha influenza { $influence })
lotus-do-influence = Influenza { $points } (te ne resta { $left })
lotus-do-expel = Elimina { $seat }
lotus-do-side = Per { $side }: { $leader }
lotus-do-army = Esercito { $points } (te ne resta { $left })
lotus-do-capture = Prendi { $region } ({ $building }) a { $seat }
lotus-do-decline = Non prendere alcuna regione
lotus-do-levy =
    { $army ->
        [0] Influenza { $influence }
       *[other] { $influence ->
            [0] Esercito { $army }
           *[other] Esercito { $army } e influenza { $influence }
        }
    }

### Rifiuti

lotus-no-not-now = Questo non va deciso adesso; scegli una delle azioni offerte.
lotus-no-in-play = { $region } è una regione scura, in gioco solo in sei giocatori.
lotus-no-tile = Su { $region } non c’è una tessera neutrale; i cubetti vanno sulle tessere neutrali.
lotus-no-own-cube = Hai già un cubetto su { $region }; scegli un’altra regione.
lotus-no-lotus = { $region } non ha il loto. Finché sulla mappa non ci sono gettoni, i cubetti vanno solo sulle regioni del loto.
lotus-no-far = { $region } non è adiacente ad alcun gettone o cubetto; scegli una regione che lo sia.
lotus-no-far-strict = { $region } non è adiacente ad alcun gettone; scegli una regione che lo sia.
lotus-no-contest = Nessuno si contende { $region }; scegli una regione con cubetti.
lotus-no-oneself = Non puoi votare contro te stesso; scegli un altro contendente.
lotus-no-contender = Questo giocatore non si contende la regione; scegli un contendente.
lotus-no-step = L’hai già scelto; ora viene la seconda metà della tua scelta.
lotus-no-two-cards = Un voto è fatto di due carte al massimo, quindi di { $most } punti al massimo.
lotus-no-influence = Non hai tanta influenza; ne hai { $held }.
lotus-no-tied = Questo giocatore non è tra quelli in parità; scegli uno di loro.
lotus-no-army = Non hai tanti punti esercito; ne hai { $held }.
lotus-no-loser = { $region } non appartiene a nessuno della fazione sconfitta.
lotus-no-lost-two = { $seat } ha già perso due regioni in questa ribellione; prendine una a un altro sconfitto.
lotus-no-near = { $region } non è adiacente a una tua regione.
lotus-no-palaces = Non hai tanti palazzi; ne hai { $held }.

### Il tabellone nel terminale

lotus-board-emperor = Imperatore
lotus-board-rebel = Ribelle
lotus-board-influence = influenza
lotus-board-army = esercito
lotus-board-victory = punti vittoria
lotus-board-lotus = loto
lotus-board-dragon = drago
lotus-board-chip = gettone di chi la possiede
lotus-board-cube = cubetto di un contendente
lotus-board-contest = contesa
lotus-board-votes = voti
lotus-board-rebellion = ribellione
lotus-board-chosen = ha scelto
lotus-board-thinking = sta pensando
lotus-board-bare = ancora senza tessera
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
lotus-page-order-about = Dall’Imperatore in senso orario: in quest’ordine si mettono i cubetti e si ricevono le nuove carte
lotus-page-phase-cubes = Cubetti
lotus-page-phase-cubes-about = Dall’Imperatore in senso orario ciascuno mette un cubetto alla volta, per cinque giri (R2)
lotus-page-phase-control = Controllo
lotus-page-phase-control-about = Le regioni con un solo cubetto vanno al suo proprietario; nelle altre i contendenti si eliminano con il voto (R3)
lotus-page-phase-point = Punto
lotus-page-phase-point-about = L’Imperatore riceve un punto vittoria (R4)
lotus-page-phase-rebellion = Ribellione
lotus-page-phase-rebellion-about = Il Ribelle si leva contro l’Imperatore, e ciascuno si schiera (R5)
lotus-page-phase-cards = Nuove carte
lotus-page-phase-cards-about = Ciascuno riceve influenza ed esercito, di più con le sue costruzioni; non dopo l’ultimo round (R6)

lotus-page-bare = Qui non c’è ancora una tessera; arriva dopo le prime contese (R3.10)
lotus-page-tile =
    { $points ->
        [one] Neutrale, { $building }: { $points } punto per chi la possiede alla fine
       *[other] Neutrale, { $building }: { $points } punti per chi la possiede alla fine
    }
lotus-page-chip =
    { $points ->
        [one] È di { $seat } ({ $building }): { $points } punto
       *[other] È di { $seat } ({ $building }): { $points } punti
    }
lotus-page-lotus = Un loto: nel primo round i cubetti vanno solo su queste regioni (R2.3)
lotus-page-dragon = Un drago: { $points } punti in più alla fine (R7.2)
lotus-page-dark = Una regione scura, in gioco solo in sei giocatori (R1.1)
lotus-page-cubes = Cubetti di { $seats }
lotus-page-village = Un villaggio vale { $points }, non rende carte, fa il Ribelle e ne aumenta la forza di { $bonus } (R5.3)
lotus-page-palace = Un palazzo vale { $points }, rende 2 influenza o 1 esercito, fa l’Imperatore e ne aumenta la forza di { $bonus } (R3.9, R6.2)
lotus-page-temple = Un tempio vale { $points } e rende { $influence } influenza (R6.2)
lotus-page-fort = Un forte vale { $points } e rende { $army } esercito (R6.2)
lotus-page-rice = Una risaia vale { $points } e rende { $influence } influenza e { $army } esercito (R6.2)

lotus-page-emperor = { $seat } è l’Imperatore: sceglie le regioni, decide le parità e riceve un punto in ogni round (R3.9)
lotus-page-rebel = { $seat } è il Ribelle di questo round: ha più villaggi di tutti, Imperatore escluso (R5.1)
lotus-page-points =
    { $points ->
        [one] { $seat } ha ora { $points } punto
       *[other] { $seat } ha ora { $points } punti
    }
lotus-page-has-influence = { $seat } ha influenza { $count }; una carta si può cambiare con altre della stessa somma (R1.3)
lotus-page-has-army = { $seat } ha esercito { $count } (R1.3)
lotus-page-has-cubes =
    { $count ->
        [one] A { $seat } resta { $count } cubetto per questo round (R2.1)
       *[other] A { $seat } restano { $count } cubetti per questo round (R2.1)
    }
lotus-page-owns = { $building }: { $count }
lotus-page-owns-dragons = Regioni del drago: { $count }, ciascuna { $points } punti in più (R7.2)
lotus-page-waive = Questo cubetto è perso per questo round, il prossimo no (R2.5)

lotus-page-naming =
    { $left ->
        [one] { $seat }, l’Imperatore, assegna l’ultima regione contesa
       *[other] { $seat }, l’Imperatore, sceglie la prossima di { $left } regioni contese
    }
lotus-page-contest = Contesa per { $region }
lotus-page-contender = { $seat } è in gara e ha influenza { $influence } in mano
lotus-page-aimed = il tuo voto
lotus-page-thinking = ci pensa
lotus-page-chosen = ha scelto
lotus-page-thinks = { $seat } sta ancora pensando
lotus-page-sealed = { $seat } ha scelto; si vedrà quando avranno scelto tutti
lotus-page-vote = La tua influenza contro { $seat }
lotus-page-vote-first = Scegli prima qui sopra contro chi voti, poi con quanto
lotus-page-influence = Un voto da { $points }: te ne resta { $left } (R3.4)
lotus-page-votes = { $region }, l’ultimo voto: influenza contro ciascuno
lotus-page-hit = { $seat } ha votato contro { $against } con { $points }
lotus-page-struck = { $seat }: { $votes } contro di lui; ne ha giocati { $played } (R3.5)
lotus-page-back = Lascia la contesa e recupera { $back } (R3.7)
lotus-page-tied = in parità
lotus-page-leaves = eliminato
lotus-page-wins = vince

lotus-page-rebellion = Ribellione
lotus-page-rebellion-last = L’ultima ribellione
lotus-page-camp = { $side }, guida { $seat }: forza { $strength }, di cui { $bonus } dalle regioni del capo ({ $building }) (R5.3)
lotus-page-won = vittoria
lotus-page-army-now = Il tuo esercito
lotus-page-army-first = Scegli prima qui sopra con chi ti schieri, poi l’esercito
lotus-page-army = Esercito { $points }: te ne resta { $left }; tutto l’esercito giocato è perso (R5.3)
lotus-page-to-take = { $seat } può ancora prendere una regione (R5.5)
lotus-page-has-taken = { $seat } ha già scelto (R5.6)
lotus-page-lost = { $seat } ha perso { $lost } regioni su { $most } al massimo (R5.7)
lotus-page-decline = Non prendi alcuna regione e non ricevi nulla in cambio (R5.6)

lotus-page-income = Nuove carte
lotus-page-income-next = Le prossime nuove carte
lotus-page-income-total = Se tutti i palazzi rendono influenza
lotus-page-everybody = tutti
lotus-page-levy = Che cosa rendono i tuoi palazzi
lotus-page-levied = Ricevi in tutto influenza { $influence } ed esercito { $army } (R6.2)
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

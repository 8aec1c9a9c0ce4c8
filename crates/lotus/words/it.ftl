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

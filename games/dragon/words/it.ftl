### Il gioco e le sue opzioni

dragon-title = In the Year of the Dragon
dragon-about = Da due a cinque principi guidano la propria corte attraverso dodici mesi difficili, di cui tutti conoscono in anticipo le sventure.
dragon-lead = Conosci con mesi di anticipo ogni siccità, contagio e invasione, e ogni mese hai una sola azione e un solo nuovo cortigiano per prepararti. Vince chi perde meno.
dragon-time = circa 90 minuti
dragon-weight = per chi ama pianificare
dragon-favourite = Comincia con

dragon-option-great_wall = La Grande Muraglia
dragon-option-great_wall-about = Aggiunge un’ottava carta azione: tutti costruiscono insieme la muraglia in cambio di piccole ricompense, e la si verifica dopo ogni invasione mongola e alla fine.
dragon-value-great_wall-off = no
dragon-value-great_wall-on = sì

dragon-option-super_event = Super evento
dragon-option-super_event-about = Uno dei dieci super eventi segue l’evento del mese 7: sorteggiato, scelto dal primo giocatore dopo aver disposto la fila degli eventi, così che si adatti all’anno, o concordato adesso.
dragon-value-super_event-off = nessuno
dragon-value-super_event-random = a sorte
dragon-value-super_event-after_row = scelto dal primo giocatore
dragon-value-super_event-lantern_festival = { dragon-lantern-festival }
dragon-value-super_event-buddha = { dragon-buddha }
dragon-value-super_event-earthquake = { dragon-earthquake }
dragon-value-super_event-flood = { dragon-flood }
dragon-value-super_event-solar_eclipse = { dragon-solar-eclipse }
dragon-value-super_event-volcanic_eruption = { dragon-volcanic-eruption }
dragon-value-super_event-tornado = { dragon-tornado }
dragon-value-super_event-sunrise = { dragon-sunrise }
dragon-value-super_event-assassination = { dragon-assassination }
dragon-value-super_event-charter = { dragon-charter }

dragon-option-large_privilege = Prezzo del privilegio grande
dragon-option-large_privilege-about = Un privilegio grande costa 7 yuan come nell’edizione 2017, oppure 6 come nell’edizione 2007.
dragon-value-large_privilege-7 = 7 yuan
dragon-value-large_privilege-6 = 6 yuan

dragon-option-hands = Carte in mano
dragon-option-hands-about = Stabilisce se vedi quali carte persona hanno ancora gli altri. Ogni carta si gioca apertamente, quindi tenerle in vista evita solo di ricordarle; nascoste, i piani degli altri si indovinano meno.
dragon-value-hands-open = visibili
dragon-value-hands-closed = nascoste

dragon-option-super_event_shown = Super evento scoperto
dragon-option-super_event_shown-about = Stabilisce se il super evento è scoperto fin dall’inizio, così tutti possono prepararsi, o coperto fino al mese 7, così è una sorpresa. Se lo concordate adesso, lo conoscete comunque.
dragon-value-super_event_shown-start = dall’inizio
dragon-value-super_event_shown-month_7 = nel mese 7

dragon-option-wall_reward = Ricompense della muraglia
dragon-option-wall_reward-about = Stabilisce se scegli quale delle tue tessere muraglia costruire o la peschi alla cieca. Il regolamento le mette a faccia in giù e non dice chi può guardarle; pescandole, la ricompensa è affidata al caso.
dragon-value-wall_reward-chosen = scelte
dragon-value-wall_reward-blind = pescate alla cieca

### Persone e carte persona

dragon-craftsman = artigiano
dragon-lady = cortigiana
dragon-collector = esattore delle tasse
dragon-pyrotechnist = pirotecnico
dragon-warrior = guerriero
dragon-monk = monaco
dragon-healer = guaritore
dragon-farmer = contadino
dragon-scholar = studioso
dragon-wild = jolly

dragon-young-pyrotechnist = pirotecnico giovane
dragon-young-warrior = guerriero giovane
dragon-young-monk = monaco giovane
dragon-young-healer = guaritore giovane
dragon-young-farmer = contadino giovane
dragon-young-scholar = studioso giovane
dragon-old-pyrotechnist = pirotecnico anziano
dragon-old-warrior = guerriero anziano
dragon-old-monk = monaco anziano
dragon-old-healer = guaritore anziano
dragon-old-farmer = contadino anziano
dragon-old-scholar = studioso anziano

### Carte azione

dragon-taxes = tasse
dragon-build = costruire
dragon-harvest = raccolto
dragon-fireworks = spettacolo pirotecnico
dragon-parade = parata
dragon-research = ricerca
dragon-privilege = privilegio
dragon-wall = muraglia

### Eventi e super eventi

dragon-peace = pace
dragon-drought = siccità
dragon-contagion = contagio
dragon-mongols = invasione mongola
dragon-tribute = tributo imperiale
dragon-festival = festival del dragone

dragon-lantern-festival = festival delle lanterne
dragon-buddha = Buddha
dragon-earthquake = terremoto
dragon-flood = alluvione
dragon-solar-eclipse = eclissi solare
dragon-volcanic-eruption = eruzione vulcanica
dragon-tornado = tornado
dragon-sunrise = alba
dragon-assassination = tentato omicidio
dragon-charter = concessione

### Ricompense, privilegi e merci

dragon-reward-rice = 1 tessera riso
dragon-reward-firework = 1 fuoco d’artificio
dragon-reward-floor = 1 piano
dragon-reward-yuan = 2 yuan
dragon-reward-steps = 3 caselle avanti
dragon-reward-points = 3 punti

dragon-small-privilege = privilegio piccolo
dragon-large-privilege = privilegio grande

dragon-yuan = yuan
dragon-rice = riso
dragon-firework = fuochi d’artificio
dragon-some-yuan = { $amount } yuan
dragon-some-rice =
    { $amount ->
        [one] { $amount } tessera riso
       *[other] { $amount } tessere riso
    }
dragon-some-fireworks =
    { $amount ->
        [one] { $amount } fuoco d’artificio
       *[other] { $amount } fuochi d’artificio
    }

### Fonti di punti

dragon-source-palaces = palazzi
dragon-source-ladies = cortigiane
dragon-source-privileges = privilegi
dragon-source-research = ricerca
dragon-source-festival = festival del dragone
dragon-source-mongols = Mongoli
dragon-source-wall = Grande Muraglia
dragon-source-super_event = super evento
dragon-source-persons = persone
dragon-source-monks = monaci
dragon-source-goods = merci e denaro

### Il diario

dragon-laid = L’evento del mese { $month }: { $event }
dragon-exchanged = Gli eventi dei mesi { $month } e { $next } si scambiano di posto, così che nessuno venga due volte di seguito
dragon-super-laid = Super evento del mese 7: { $event }
dragon-super-hidden = Il super evento è coperto sul mese 7.
dragon-first = { $seat } comincia la scelta iniziale
dragon-month = Mese { $month }
dragon-dealt = Gruppo { $group }: { $deeds }
dragon-took = { $seat } prende dalla riserva: { $tile }
dragon-placed = { $seat } colloca nel palazzo { $palace }: { $tile }
dragon-released = { $seat } congeda dal palazzo { $palace }: { $tile }
dragon-dismissed = { $seat } rinuncia al nuovo arrivato: { $tile }
dragon-advanced =
    { $steps ->
        [one] { $seat }: +{ $steps } casella sul percorso persona → { $to }
       *[other] { $seat }: +{ $steps } caselle sul percorso persona → { $to }
    }
dragon-chose = { $seat } mette un dragone sul gruppo { $group }
dragon-passed = { $seat } passa
dragon-acts = { $seat } sceglie l’azione: { $deed }
dragon-gained = { $seat }: +{ $goods } → { $now }
dragon-paid = { $seat }: −{ $goods } → { $now }
dragon-due =
    { $persons ->
        [one] { $seat } deve congedare { $persons } persona
       *[other] { $seat } deve congedare { $persons } persone
    }
dragon-healed =
    { $mortars ->
        [one] { $seat }: { $mortars } mortaio
       *[other] { $seat }: { $mortars } mortai
    }, { $persons ->
        [0] nessuno da congedare
        [one] { $persons } persona da congedare
       *[other] { $persons } persone da congedare
    }
dragon-built =
    { $floors ->
        [one] { $seat } apre un palazzo nuovo: palazzo { $palace } → { $floors } piano
       *[other] { $seat } costruisce un piano: palazzo { $palace } → { $floors } piani
    }
dragon-lost =
    { $floors ->
        [0] { $seat } perde l’ultimo piano del palazzo { $palace }: il palazzo sparisce
        [one] { $seat } perde un piano: palazzo { $palace } → { $floors } piano
       *[other] { $seat } perde un piano: palazzo { $palace } → { $floors } piani
    }
dragon-bought = { $seat } compra: { $privilege }
dragon-stripped = { $seat } perde tutti i privilegi
dragon-walled =
    { $length ->
        [one] { $seat } costruisce la Grande Muraglia ({ $reward }) → { $length } tessera
       *[other] { $seat } costruisce la Grande Muraglia ({ $reward }) → { $length } tessere
    }
dragon-wall-holds =
    { $length ->
        [one] La Grande Muraglia regge con { $length } tessera: ognuno riceve 1 punto per ogni sua tessera
       *[other] La Grande Muraglia regge con { $length } tessere: ognuno riceve 1 punto per ogni sua tessera
    }
dragon-wall-fails = La Grande Muraglia è troppo corta (tessere: { $length } su { $needed }): chi vi ha meno tessere congeda una persona
dragon-played = { $seat } gioca: { $card }
dragon-found-nobody = { $seat } non riceve nessuno perché il tipo è esaurito: { $card }
dragon-discarded = { $seat } scarta: { $card }
dragon-discarded-hidden = { $seat } scarta una carta coperta.
dragon-happened = Evento: { $event }
dragon-super-happened = Super evento: { $event }
dragon-restarted = Tutti i segnalini persona tornano sulla casella 0 e mantengono l’ordine
dragon-scored =
    { $points ->
        [one] { $seat }: +{ $points } punto ({ $source }) → { $now }
       *[other] { $seat }: +{ $points } punti ({ $source }) → { $now }
    }
dragon-over = L’anno e la partita sono finiti

### Fasi

dragon-phase-setup = Preparazione
dragon-phase-draft = Scelta iniziale
dragon-phase-action = Mese { $month } di 12 – Fase azione
dragon-phase-person = Mese { $month } di 12 – Fase persona
dragon-phase-event = Mese { $month } di 12 – Fase evento: { $event }
dragon-phase-wall = Mese { $month } di 12 – Verifica della Grande Muraglia

### Richieste

dragon-ask-nothing = nulla da decidere
dragon-ask-super = scegli il super evento del mese 7
dragon-ask-young = prendi una persona giovane
dragon-ask-place = scegli un posto per il nuovo arrivato ({ $tile })
dragon-ask-group = scegli un gruppo di azioni o passa
dragon-ask-deed = scegli un’azione del gruppo
dragon-ask-build = costruisci un piano ({ $left } da costruire)
dragon-ask-privilege = scegli un privilegio da comprare
dragon-ask-wall = scegli una tessera muraglia
dragon-ask-card = gioca una carta persona
dragon-ask-tile = scegli una persona dalla riserva (carta: { $card })
dragon-ask-release = congeda una persona ({ $left } da congedare)
dragon-ask-starve =
    { $left ->
        [one] congeda una persona da un palazzo che resta senza riso (ancora { $left } palazzo)
       *[other] congeda una persona da un palazzo che resta senza riso (ancora { $left } palazzi)
    }
dragon-ask-raze = togli un piano ({ $left } da togliere)
dragon-ask-vacate = congeda una persona da un palazzo con troppo pochi piani
dragon-ask-flood-rice = scegli quante tessere riso restituire (merci da restituire in tutto: { $left })
dragon-ask-flood-fireworks = scegli quanti fuochi d’artificio restituire (merci ancora da restituire: { $left }, il resto in yuan)
dragon-ask-discard = scarta una carta persona ({ $left } da scartare)
dragon-ask-charter = scegli un tipo di persona per la concessione

### Scelte

dragon-do-take = Prendi { $gives } (percorso +{ $steps }, { $left } in riserva)
dragon-do-place = Colloca nel palazzo { $palace } (piani occupati: { $persons } su { $floors })
dragon-do-replace = Sostituisci nel palazzo { $palace }: { $tile }
dragon-do-dismiss = Rinuncia al nuovo arrivato (esce dal gioco, nessun avanzamento sul percorso)
dragon-do-group = Dragone sul gruppo { $group }: { $deeds }
dragon-do-group-fee = Dragone sul gruppo { $group }: { $deeds } (costa { $fee } yuan)
dragon-do-pass = Passa (+{ $yuan } yuan)
dragon-do-taxes = Tasse: +{ $amount } yuan
dragon-do-build =
    { $amount ->
        [one] Costruire: +{ $amount } piano
       *[other] Costruire: +{ $amount } piani
    }
dragon-do-harvest =
    { $amount ->
        [one] Raccolto: +{ $amount } tessera riso
       *[other] Raccolto: +{ $amount } tessere riso
    }
dragon-do-fireworks =
    { $amount ->
        [one] Spettacolo pirotecnico: +{ $amount } fuoco d’artificio
       *[other] Spettacolo pirotecnico: +{ $amount } fuochi d’artificio
    }
dragon-do-parade =
    { $amount ->
        [one] Parata: +{ $amount } casella sul percorso persona
       *[other] Parata: +{ $amount } caselle sul percorso persona
    }
dragon-do-research =
    { $amount ->
        [one] Ricerca: +{ $amount } punto
       *[other] Ricerca: +{ $amount } punti
    }
dragon-do-privilege = Privilegio: comprane uno, per punti ogni mese
dragon-do-wall-card = Muraglia: costruisci una tessera e prendi la ricompensa
dragon-do-raise =
    Alza il palazzo { $palace }: { $floors ->
        [1] 1 → 2 piani
        [2] 2 → 3 piani
       *[other] { $floors } piani + 1
    } ({ $persons ->
        [0] vuoto
        [one] { $persons } persona
       *[other] { $persons } persone
    })
dragon-do-found = Apri un palazzo nuovo (1 piano)
dragon-do-buy =
    { $dragons ->
        [one] Compra: { $privilege } (costa { $price } yuan, +{ $dragons } punto al mese)
       *[other] Compra: { $privilege } (costa { $price } yuan, +{ $dragons } punti al mese)
    }
dragon-do-wall = Tessera muraglia: { $reward }
dragon-do-play = Gioca { $card }: { $does }
dragon-do-release = Congeda dal palazzo { $palace }: { $tile }
dragon-do-raze =
    Togli un piano al palazzo { $palace }: { $floors ->
        [1] 1 → 0 piani, palazzo perso
        [2] 2 → 1 piano
        [3] 3 → 2 piani
       *[other] { $floors } piani − 1
    } ({ $persons ->
        [0] vuoto
        [one] { $persons } persona
       *[other] { $persons } persone
    })
dragon-do-return = Restituisci { $goods }
dragon-do-discard = Scarta: { $card }
dragon-do-super = { $event }: { $about }
dragon-do-charter =
    { $symbols ->
        [one] Concessione: { $person } ({ $symbols } simbolo)
       *[other] Concessione: { $person } ({ $symbols } simboli)
    }

### Rifiuti

dragon-no-palace = Non hai un palazzo { $palace }; scegli uno dei tuoi palazzi.
dragon-no-room = Il palazzo { $palace } non ha piani liberi; scegli un palazzo con un posto libero.
dragon-no-tall = Il palazzo { $palace } ha già 3 piani, il massimo; alza un palazzo più basso o aprine uno nuovo.
dragon-no-must-place = Hai ancora posto, quindi devi collocare il nuovo arrivato in un palazzo con un piano libero.
dragon-no-absent = Nel palazzo { $palace } non abita: { $tile }. Scegli una persona che vi abita.
dragon-no-sold-out = Nella riserva non c’è più: { $tile }. Scegli un’altra persona.
dragon-no-old = Ora si possono prendere solo giovani, non: { $tile }.
dragon-no-same = Hai già una persona di questo tipo; le due persone della scelta iniziale devono essere diverse: prendi un altro tipo.
dragon-no-pair = Questa coppia è già di un altro giocatore; prendi una persona che formi una coppia diversa.
dragon-no-risen = Questo tipo è già stato scelto in quest’alba: { $person }. Scegline uno che nessuno ha scelto.
dragon-no-group = Questo gruppo non c’è; scegline uno da 1 a { $groups }.
dragon-no-fee = Per un gruppo che ha già un dragone ti servono { $need } yuan; ne hai { $have }.
dragon-no-deed = Non puoi compiere nessuna azione del gruppo { $group }; scegli un altro gruppo o passa.
dragon-no-elsewhere = Questa azione non è nel gruppo con il tuo dragone: { $deed }. Scegli un’azione di quel gruppo.
dragon-no-money = Il denaro non basta per: { $privilege }. Ti servono { $need } yuan; ne hai { $have }.
dragon-no-wall = La Grande Muraglia è completa con { $most } tessere; scegli un’altra azione.
dragon-no-wall-tile = Non hai più tessere muraglia; scegli un’altra azione.
dragon-no-walled = Hai già costruito la tessera muraglia con questa ricompensa: { $reward }. Scegline una che hai ancora.
dragon-no-card = Non hai più questa carta: { $card }. Scegli una carta dalla mano.
dragon-no-type = La carta giocata ({ $card }) non porta questa persona: { $tile }. Scegli una persona del tipo della carta.
dragon-no-starved = Il palazzo { $palace } ha già perso una persona in questa siccità; scegli un altro palazzo.
dragon-no-overfull = Il palazzo { $palace } ha un piano per tutti i suoi abitanti; congeda qualcuno da un palazzo con più persone che piani.
dragon-no-amount = Devi restituire almeno { $least } e al massimo { $most } ({ $good }).
dragon-no-nobody = Nei tuoi palazzi non abita nessuno di questo tipo: { $person }. Scegli un tipo che vi abita.

### Il tavolo nel terminale

dragon-board-wall = muraglia
dragon-board-groups = gruppi
dragon-board-stock = riserva
dragon-board-order = ordine
dragon-board-fire = fuoc.
dragon-board-track = perc.

### Il tavolo su una pagina

dragon-page-year = L’anno
dragon-page-actions = Azioni del mese
dragon-page-stock = Persone nella riserva
dragon-page-track = Percorso persona
dragon-page-you = tu
dragon-page-fireworks = fuochi
dragon-page-pass = Passa
dragon-page-pass-about = Passa: nessuna azione, ma denaro fino a un totale di 3 yuan
dragon-page-acts = È il suo turno
dragon-page-acted = Ha già agito in questa fase

dragon-page-month = Mese { $month }, { $event }: { $about }
dragon-page-super-hidden = Qui c’è un super evento coperto; si scopre all’inizio del mese 7 (R9.1)
dragon-page-super = Super evento dopo l’evento del mese 7, { $event }: { $about }
dragon-page-brick = La Grande Muraglia, tessera { $place }: costruita da { $seat }
dragon-page-brick-free = La Grande Muraglia, posto { $place }: non ancora costruito
dragon-page-group-free = Gruppo { $group }: ancora senza dragoni, non costa nulla
dragon-page-group-taken = Gruppo { $group }: c’è già un dragone, quindi costa { $fee } yuan
dragon-page-dragon = Dragone di { $seat }
dragon-page-pile = { $gives }. Percorso +{ $steps }. In riserva: { $left }.
dragon-page-place = { $seat }: casella { $space }, posto { $place } sul percorso persona
dragon-page-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; per ora +{ $income } al mese (palazzi { $palaces }, cortigiane { $ladies }, privilegi { $dragons })
dragon-page-palace =
    Palazzo { $palace }: { $floors ->
        [one] { $floors } piano
       *[other] { $floors } piani
    }, { $persons ->
        [one] { $persons } persona
       *[other] { $persons } persone
    }; +1 punto al mese
dragon-page-palace-empty =
    Palazzo { $palace }: { $floors ->
        [one] { $floors } piano
       *[other] { $floors } piani
    }, { $persons ->
        [0] vuoto
        [one] { $persons } persona
       *[other] { $persons } persone
    }; dopo l’evento del mese perde un piano se non ci abita nessuno
dragon-page-gate = Al portale: { $gives }. Percorso +{ $steps }.
dragon-page-plot =
    { $left ->
        [one] Terreno per un palazzo nuovo ({ $left } piano da costruire)
       *[other] Terreno per un palazzo nuovo ({ $left } piani da costruire)
    }
dragon-page-privilege =
    { $dragons ->
        [one] { $privilege }: { $have }. Ognuno dà +{ $dragons } punto al mese e costa { $price } yuan.
       *[other] { $privilege }: { $have }. Ognuno dà +{ $dragons } punti al mese e costa { $price } yuan.
    }
dragon-page-yuan = { $have } yuan; alla fine ogni 3 yuan danno 1 punto
dragon-page-rice =
    { $have ->
        [one] { $have } tessera riso
       *[other] { $have } tessere riso
    }; una siccità ne prende { $need }, una per ogni palazzo abitato; alla fine ognuna si vende a 2 yuan
dragon-page-firework =
    { $have ->
        [one] { $have } fuoco d’artificio
       *[other] { $have } fuochi d’artificio
    }; a un festival del dragone chi ne ha di più fa 6 punti, il secondo 3; alla fine ognuno si vende a 2 yuan
dragon-page-hand = Carte persona in mano: { $count }
dragon-page-card =
    { $left ->
        [0] Carta { $card }: non porta nessuno, il tipo è esaurito
       *[other] Carta { $card }: porta una persona di questo tipo (in riserva: { $left })
    }
dragon-page-card-wild = Jolly: porta una persona qualsiasi dalla riserva (in mano: { $count })

dragon-does-craftsman = più piani con costruire
dragon-does-lady = punti ogni mese
dragon-does-collector = più yuan con tasse
dragon-does-pyrotechnist = più fuochi d’artificio per i festival
dragon-does-warrior = elmi: caselle con parata, punti contro i Mongoli
dragon-does-monk = punti alla fine per i piani del palazzo
dragon-does-healer = mortai: meno persone perse per contagio
dragon-does-farmer = più riso con raccolto
dragon-does-scholar = più punti con ricerca
dragon-does-wild = una persona qualsiasi della riserva

dragon-gives-craftsman =
    { $symbols ->
        [one] { $tile }: +{ $symbols } piano con costruire
       *[other] { $tile }: +{ $symbols } piani con costruire
    }
dragon-gives-lady =
    { $symbols ->
        [one] { $tile }: +{ $symbols } punto al mese
       *[other] { $tile }: +{ $symbols } punti al mese
    }
dragon-gives-collector = { $tile }: +{ $symbols } yuan con tasse
dragon-gives-pyrotechnist =
    { $symbols ->
        [one] { $tile }: +{ $symbols } fuoco d’artificio con spettacolo pirotecnico
       *[other] { $tile }: +{ $symbols } fuochi d’artificio con spettacolo pirotecnico
    }
dragon-gives-warrior =
    { $symbols ->
        [one] { $tile }: +{ $symbols } casella con parata, +{ $symbols } punto in un’invasione mongola
       *[other] { $tile }: +{ $symbols } caselle con parata, +{ $symbols } punti in un’invasione mongola
    }
dragon-gives-monk =
    { $floors ->
        [0] { $tile }: alla fine { $symbols } × i piani del palazzo in punti
       *[other] { $tile }: alla fine { $symbols } × { $floors } = { $points } punti
    }
dragon-gives-healer =
    { $symbols ->
        [one] { $tile }: salva { $symbols } persona da ogni contagio
       *[other] { $tile }: salva { $symbols } persone da ogni contagio
    }
dragon-gives-farmer =
    { $symbols ->
        [one] { $tile }: +{ $symbols } tessera riso con raccolto
       *[other] { $tile }: +{ $symbols } tessere riso con raccolto
    }
dragon-gives-scholar =
    { $symbols ->
        [one] { $tile }: +{ $symbols } punto con ricerca
       *[other] { $tile }: +{ $symbols } punti con ricerca
    }

dragon-about-peace = non succede nulla
dragon-about-drought = ogni palazzo abitato ha bisogno di 1 tessera riso, altrimenti una sua persona se ne va
dragon-about-contagion = ognuno perde 3 persone, una in meno per ogni mortaio
dragon-about-mongols = 1 punto per ogni elmo; chi ha meno elmi perde una persona
dragon-about-tribute = ognuno paga 4 yuan; per ogni yuan che manca se ne va una persona
dragon-about-festival = chi ha più fuochi d’artificio fa 6 punti, il secondo 3; chi fa punti ne restituisce la metà
dragon-about-lantern-festival = 2 punti per ogni persona a corte
dragon-about-buddha = i monaci danno punti come alla fine della partita
dragon-about-earthquake = ognuno perde 2 piani
dragon-about-flood = ognuno restituisce metà di yuan, riso e fuochi d’artificio
dragon-about-solar-eclipse = l’evento del mese succede una seconda volta
dragon-about-volcanic-eruption = tutti i segnalini persona tornano a 0 e mantengono l’ordine
dragon-about-tornado = ognuno scarta 2 carte persona
dragon-about-sunrise = ognuno prende una persona giovane, tutti di tipo diverso
dragon-about-assassination = ognuno perde tutti i privilegi
dragon-about-charter = ognuno riceve il vantaggio di tutte le sue persone di un tipo

dragon-now-drought =
    { $have ->
        [one] Hai { $have } tessera riso
       *[other] Hai { $have } tessere riso
    } per { $need ->
        [one] { $need } palazzo abitato.
       *[other] { $need } palazzi abitati.
    }
dragon-now-contagion =
    { $have ->
        [one] Hai { $have } mortaio; 3 proteggono del tutto.
       *[other] Hai { $have } mortai; 3 proteggono del tutto.
    }
dragon-now-mongols =
    { $have ->
        [one] Hai { $have } elmo.
       *[other] Hai { $have } elmi.
    }
dragon-now-tribute = Hai { $have } yuan su { $need }.
dragon-now-festival =
    { $have ->
        [one] Hai { $have } fuoco d’artificio.
       *[other] Hai { $have } fuochi d’artificio.
    }

### Lezioni

dragon-lesson-first = Prima lezione: un mese
dragon-lesson-first-goal = Sei un principe, e ti aspetta un anno difficile. Dopo dodici mesi vince chi ha più punti.
dragon-lesson-first-year = L’anno è scoperto: sai già che cosa porterà ogni mese. Siamo al mese 3, e arriva la siccità. Ogni palazzo abitato avrà bisogno di 1 tessera riso.
dragon-lesson-first-court = Questa è la tua corte: due palazzi con le tue persone. Ognuna sa fare qualcosa. Il contadino, per esempio, porta più riso.
dragon-lesson-first-group = Il mese comincia con un’azione. Le carte azione sono divise in gruppi. Metti il tuo dragone sul gruppo con il raccolto.
dragon-lesson-first-harvest = Di questo gruppo puoi compiere un’azione. Scegli il raccolto: 1 tessera riso per la carta, e 1 in più grazie al contadino.
dragon-lesson-first-rice = Due tessere riso: bastano per due palazzi. Il tuo rivale ha preso l’altro gruppo. Dove c’è già un dragone, un’azione costa 3 yuan.
dragon-lesson-first-card = Dopo le azioni ognuno accoglie una persona. Gioca una carta dalla tua mano: il guerriero.
dragon-lesson-first-person = Gli anziani sono più bravi nel loro mestiere. I giovani ti fanno avanzare di più sul percorso. Prendi il guerriero giovane.
dragon-lesson-first-drought = È arrivata la siccità. I tuoi palazzi avevano il riso, e restano tutti. Il tuo rivale non ne aveva: da ogni suo palazzo se n’è andata una persona.
dragon-lesson-first-score = Il mese finisce con i punti: 1 per ogni palazzo, ogni cortigiana e ogni dragone su un privilegio. Ne hai fatti 3: due palazzi e il tuo privilegio.
dragon-lesson-first-track = Il guerriero ha fatto avanzare il tuo segnalino di 5 caselle. Chi è più avanti sul percorso sceglie l’azione per primo.
dragon-lesson-first-last = Dopo il mese 12 ogni persona rimasta a corte vale 2 punti. Perciò guarda avanti: guaritori per il contagio, denaro per il tributo, guerrieri per i mongoli.
dragon-lesson-first-ask-turn = Per finire, tre domande. Comincia il tuo mese: dove fai la prima cosa?
dragon-lesson-first-ask-turn-1 = Nell’anno: scelgo un evento
dragon-lesson-first-ask-turn-2 = Sulle carte azione: metto il dragone su un gruppo
dragon-lesson-first-ask-turn-3 = Nella riserva: accolgo una persona
dragon-lesson-first-ask-turn-no = L’anno va avanti da solo, e le persone vengono dopo. Prima c’è un’azione.
dragon-lesson-first-ask-points = Che cosa ti dà punti alla fine di ogni mese?
dragon-lesson-first-ask-points-1 = I miei palazzi
dragon-lesson-first-ask-points-2 = Il mio denaro
dragon-lesson-first-ask-points-3 = Le carte che ho in mano
dragon-lesson-first-ask-points-no = È utile, ma non dà punti alla fine del mese. Pensa a che cosa c’è nella tua corte.
dragon-lesson-first-ask-end = E quando finisce la partita?
dragon-lesson-first-ask-end-1 = Quando un segnalino arriva in fondo al percorso
dragon-lesson-first-ask-end-2 = Quando la riserva è vuota
dragon-lesson-first-ask-end-3 = Dopo il mese 12
dragon-lesson-first-ask-end-no = Può succedere in qualsiasi momento, e si continua a giocare. C’entra l’anno.
dragon-lesson-first-done = Ben fatto! Sai come si gioca un mese. Il resto lo imparerai giocando: ogni scelta dice che cosa dà.

dragon-lesson-storm = Mongoli, muraglia e contagio
dragon-lesson-storm-plan = Nel mese 3 arrivano i mongoli, nel mese 4 il contagio. A questo tavolo si costruisce anche la Grande Muraglia: una tessera sotto ogni mese. Ce ne sono due.
dragon-lesson-storm-group = Se la muraglia non arriva al mese 3, chi ne ha costruita meno perde una persona. Metti il dragone sul gruppo con la muraglia.
dragon-lesson-storm-wall = Scegli la muraglia.
dragon-lesson-storm-tile = Hai sei tessere muraglia, e ognuna dà qualcosa una volta sola. Prendi i 3 punti.
dragon-lesson-storm-card = Quando arrivano i mongoli ogni elmo dà un punto, e chi ne ha meno perde una persona. Tu ne hai uno. Gioca il guerriero.
dragon-lesson-storm-old = Questa volta gli elmi contano più del percorso: prendi il guerriero anziano, che ne ha due.
dragon-lesson-storm-place = C’è posto nel tuo primo palazzo.
dragon-lesson-storm-mongols = Tre elmi, 3 punti per te. Il tuo rivale ne aveva uno, e ha perso una cortigiana. La muraglia arriva al mese 3: un punto per ogni propria tessera.
dragon-lesson-storm-contagion = Ora tocca al contagio: se ne vanno tre persone, una in meno per ogni mortaio. Il tuo guaritore giovane ne ha uno. Prima l’azione: ricerca, con lo studioso.
dragon-lesson-storm-research = Ricerca: 1 punto per la carta e 2 per lo studioso.
dragon-lesson-storm-healer = Gioca il guaritore.
dragon-lesson-storm-mortars = Prendi l’anziano: due mortai.
dragon-lesson-storm-saved = Tre mortai: da te non se ne va nessuno. Il tuo rivale ha perso due persone, e un palazzo vuoto perde un piano. Ogni evento viene due volte: tieniti i guaritori.

dragon-lesson-contagion = Sopravvivere a due contagi
dragon-lesson-contagion-plan = Contagio nel mese 3, e di nuovo nel mese 5. Ogni volta tre persone devono lasciare la corte, una in meno per ogni mortaio. Perciò un guaritore che resta aiuta due volte.
dragon-lesson-contagion-count = Hai un guaritore anziano: due mortai. Quindi questo mese deve andarsene una persona. Di chi puoi fare a meno?
dragon-lesson-contagion-group = Prima l’azione. Metti il dragone sul gruppo con la ricerca.
dragon-lesson-contagion-research = Ricerca: 1 punto per la carta e 2 per lo studioso.
dragon-lesson-contagion-spare = Qualcuno dovrà andarsene: accogli allora una persona di cui puoi fare a meno. La prossima siccità è lontana: gioca il contadino.
dragon-lesson-contagion-young = Prendi quello giovane: 4 caselle sul percorso, che restano tue anche se il contadino se ne va.
dragon-lesson-contagion-place = C’è posto nel tuo primo palazzo.
dragon-lesson-contagion-leave = È arrivato il contagio: una persona deve andarsene. Il guaritore ti servirà ancora nel mese 5: lascia andare il contadino.
dragon-lesson-contagion-decay = Il tuo rivale non aveva guaritori e ha perso tre persone. Un palazzo senza nessuno perde un piano. Andiamo in fretta al mese 5; intanto hai pagato il tributo.
dragon-lesson-contagion-again = Mese 5, e torna il contagio. La carta del guaritore è già usata, ma un jolly accoglie chiunque. Giocane uno.
dragon-lesson-contagion-healer = Due mortai li hai, ne manca uno. Prendi un guaritore giovane.
dragon-lesson-contagion-safe = Tre mortai: non se ne va nessuno. A corte hai sei persone, e alla fine ognuna vale 2 punti.
dragon-lesson-contagion-end = La corte del rivale è vuota. Perciò conta i mortai già prima del primo contagio e lascia andare chi puoi: mai un guaritore, se un altro contagio deve ancora venire.

### Il compagno

dragon-ask-super-tip = Uno di dieci grandi eventi per il mese 7: da ora lo conosceranno tutti, o solo tu, secondo le regole del tavolo.
dragon-ask-young-tip = La corte comincia con due persone giovani di mestieri diversi. Guarda i primi eventi dell’anno: chi servirebbe?
dragon-ask-place-tip = Un palazzo ospita una persona per piano. Se sono tutti pieni, qualcuno deve fare posto, o il nuovo arrivato se ne va.
dragon-ask-group-tip = Metti il dragone su un gruppo e compi una delle sue azioni. Dove c’è già un dragone costa 3 yuan. Se passi, arrivi a 3 yuan.
dragon-ask-deed-tip = Un’azione del gruppo. Ognuna dà qualcosa per la carta, e di più per ogni tua persona del mestiere.
dragon-ask-build-tip = Un piano dà posto a una persona. Ogni palazzo vale un punto al mese, ma uno vuoto perde un piano dopo ogni evento.
dragon-ask-privilege-tip = Un privilegio dà punti ogni mese fino alla fine: quello piccolo 1, quello grande 2. Prima lo compri, meglio è.
dragon-ask-wall-tip = Ogni tessera muraglia dà il suo premio una volta. Quando arrivano i mongoli la muraglia dovrebbe arrivare al loro mese; altrimenti ci rimette chi ne ha costruita meno.
dragon-ask-card-tip = Ogni carta porta una persona del suo mestiere, un jolly chiunque. Ne giochi una al mese, quindi alla fine tutte: conta quando.
dragon-ask-tile-tip = Gli anziani sono più bravi nel mestiere, i giovani ti fanno avanzare di più sul percorso, dove il primo sceglie per primo.
dragon-ask-release-tip = Qualcuno deve andarsene per sempre. Tieni chi ti serve per i prossimi eventi, e non svuotare un palazzo: perderebbe un piano.
dragon-ask-starve-tip = Il riso non basta. Da ogni palazzo che non ne riceve se ne va una persona; gli altri mangiano.
dragon-ask-raze-tip = Il terremoto porta via due piani dei tuoi palazzi. Chi resta senza piano deve andarsene.
dragon-ask-vacate-tip = Qui ci sono più persone che piani: scegli chi se ne va.
dragon-ask-flood-rice-tip = Perdi metà di tutti i beni e del denaro, come preferisci. Prima di’ quanto riso.
dragon-ask-flood-fireworks-tip = Ora i fuochi d’artificio. Quello che manca ancora si paga in yuan.
dragon-ask-discard-tip = Due carte vanno scartate. Negli ultimi mesi non arriveranno nuove persone.
dragon-ask-charter-tip = Tutte le tue persone di un mestiere fanno subito quello che sanno fare.
dragon-peace-tip = Un mese di pace: non succede nulla. I palazzi vuoti perdono comunque un piano.
dragon-drought-tip = Ogni palazzo abitato consuma 1 tessera riso. Dove manca, qualcuno se ne va.
dragon-contagion-tip = Da ogni corte se ne vanno tre persone, una in meno per ogni mortaio dei guaritori.
dragon-mongols-tip = Ogni elmo dei guerrieri dà un punto. Chi ne ha meno perde una persona.
dragon-tribute-tip = Ognuno paga 4 yuan. Per ogni yuan che manca se ne va una persona.
dragon-festival-tip = Chi ha più fuochi d’artificio fa 6 punti, il secondo 3. Chi fa punti poi ne restituisce la metà.
dragon-wall-holds-tip = La muraglia arriva al mese dei mongoli: ogni tua tessera vale un punto.
dragon-wall-fails-tip = La muraglia non arriva al mese dei mongoli. Chi vi ha meno tessere perde una persona.
dragon-lantern-festival-tip = Ogni persona nei tuoi palazzi dà 2 punti adesso, e di nuovo alla fine.
dragon-buddha-tip = I monaci danno punti come alla fine: i loro buddha per i piani del palazzo.
dragon-earthquake-tip = Ognuno toglie due piani dai suoi palazzi. Chi resta senza piano deve andarsene.
dragon-flood-tip = Ognuno restituisce metà di yuan, riso e fuochi d’artificio messi insieme, come preferisce.
dragon-solar-eclipse-tip = L’evento di questo mese avviene una seconda volta.
dragon-volcanic-eruption-tip = Tutti i segnalini del percorso tornano a 0. L’ordine tra loro resta com’era.
dragon-tornado-tip = Ognuno scarta due carte persona. Negli ultimi tre mesi non arriverà nessuno.
dragon-sunrise-tip = Ognuno accoglie una persona giovane senza carta, ognuno di un mestiere diverso.
dragon-assassination-tip = Tutti i privilegi sono perduti. Se ne possono comprare di nuovi.
dragon-charter-tip = Ognuno sceglie un mestiere della sua corte, e tutte le persone di quel mestiere fanno subito quello che sanno fare.

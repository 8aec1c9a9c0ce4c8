### Il sito.

site-title = Giochi da tavolo della Cina imperiale
site-lead = Giocali secondo il regolamento, con amici ovunque o contro i bot. Niente registrazione: basta un nome.
site-about = Tianxia: tutto gira su questo server, nulla viene inviato altrove, ogni mescolata si può verificare.
site-skip = Al contenuto
site-nav = Sito
site-menu = Menu
site-language = Italiano
site-games = Giochi
site-new = Nuovo tavolo
site-home = Alla pagina iniziale
site-rules = Regole
site-rules-here = Regole di questa fase
site-contents = Capitoli
site-search = Cerca nelle regole
site-search-none = Nessuna regola contiene tutte queste parole.
site-search-one = 1 regola trovata
site-search-other = # regole trovate
site-players = { $least }–{ $most } giocatori
site-players-just = { $most } giocatori
site-play-now = Gioca subito
site-mine = I tuoi tavoli
site-open = Tavoli aperti
site-open-none = Nessuno ha aperto un tavolo. Aprine uno: gli altri lo troveranno qui.
site-open-place = libero
site-your-turn = Tocca a te
site-waiting = in attesa di giocatori
site-waiting-for-you = in attesa di te
site-running = in corso

## Un nuovo tavolo
site-your-name = Il tuo nome
site-how-many = Giocatori
site-seats = Chi siede dove
site-seats-about = I posti per gli amici hanno un solo link, che copi o condividi nella pagina seguente. La partita comincia quando tutti sono seduti; i bot possono prendere i posti che restano. Se prendi più posti, condividono questo schermo.
site-seat-me = io, su questo schermo
site-seat-open = un amico, con il link
site-bot-beginner = bot: principiante
site-bot-beginner-about = Conosce le regole e si lascia sfuggire quasi tutto il buono. Per le tue primissime partite.
site-level-beginner = principiante
site-bot-apprentice = bot: apprendista
site-bot-apprentice-about = Vede ciò che è vicino e spesso non la scelta migliore lì accanto.
site-level-apprentice = apprendista
site-bot-scholar = bot: studioso
site-bot-scholar-about = Gioca con idee sane; dove c’è molto da scegliere, qualcosa gli sfugge.
site-level-scholar = studioso
site-bot-adept = bot: abile
site-bot-adept-about = Conosce il gioco e sbaglia di rado. È il metro: il suo rating è 1500 in ogni gioco.
site-level-adept = abile
site-bot-veteran = bot: veterano
site-bot-veteran-about = Giudica la posizione a colpo d’occhio e non trascura nulla, ma non guarda avanti.
site-level-veteran = veterano
site-bot-expert = bot: esperto
site-bot-expert-about = Prima di ogni scelta guarda avanti per un quinto di secondo.
site-level-expert = esperto
site-bot-master = bot: maestro
site-bot-master-about = Guarda avanti per un secondo intero. Per chi vuole essere battuto.
site-level-master = maestro
site-levels = Come giocano i livelli
site-levels-about = I rating sono sulla stessa scala delle persone: li ha misurati l’arena e nessuna partita li cambia. Chi ha 200 punti più di un altro gli arriva davanti circa due volte su tre.
site-rating-between = Fra i bot { $below } e { $above }.
site-rating-above = Sopra il bot { $below }.
site-rating-below = Sotto il bot { $above }.
site-bot-names = Li Wei, Mei Lan, Zhang Min, Chen Bo, Liu Yan, Wang Fang
site-options = Il gioco
site-company = Chi può unirsi
site-by-link = Solo chi ha un link
site-public = Può unirsi chiunque
site-pace = Il ritmo
site-live = Dal vivo: tutti giocano insieme
site-correspondence = Per corrispondenza: una mossa ogni tanto
site-open-table = Apri il tavolo
site-guest = Ospite

## Un tavolo
site-room = Il tavolo è pronto
site-room-host = Manda il link ai tuoi amici: ognuno prende il prossimo posto libero. La partita comincia quando tutti i posti sono presi; i bot possono occupare quelli che restano.
site-room-guest = La partita comincia quando tutti i posti sono occupati.
site-room-again = Un posto si è liberato. La partita continua appena qualcuno lo prende.
site-sit = Siediti
site-words = Le tue parole per il mescolamento
site-words-optional = Parole per il mescolamento (facoltative)
site-words-keep = Conserva
site-words-about = Scrivi quello che vuoi: entra in ogni mescolamento di questa partita, così nessuno, nemmeno questo server, può conoscere le carte in anticipo. Il segreto del server è già fissato; la sua impronta è
site-invite = Un link per un solo posto: { $seat }
site-fill-with = Bot per i posti liberi
site-fill = Completa e comincia
site-people = Giocatori
site-you = (tu)
site-online = presente
site-offline = assente
site-thinks = di turno
site-leave = Lascia (continua un bot)
site-get-up = Alzati
site-get-up-ask = Vuoi alzarti? Il tuo posto torna libero. Se non c'è nessun altro, il tavolo viene chiuso.
site-return = Riprendi il posto
site-replace = Fai giocare un bot per { $seat }
site-spectator = Stai guardando.
site-hosting = Per chi ha aperto il tavolo
site-remove = Allontana { $seat } dal tavolo
site-free = Libera il posto di { $seat }
site-unmute = Lascia scrivere di nuovo { $name }
site-close = Chiudi il tavolo per tutti
site-close-about = Qui nessuno potrà più giocare. Non si può annullare.
site-closed-by = { $name } ha chiuso il tavolo che aveva aperto.
site-closed-host = Chi aveva aperto questo tavolo lo ha chiuso.
site-closed-operator = Questo tavolo è stato chiuso da chi gestisce il sito.
site-you-must = Tu ({ $seat }): { $wanted }
site-other-must = { $seat }: { $wanted }
site-wait-for-players = In attesa di giocatori
site-over = La partita è finita
site-go-on = Continua da qui contro i bot
site-go-on-no = Solo una partita finita può continuare da un momento del suo passato.
site-others-choose = Sta ancora scegliendo, in segreto: { $waiting }
site-nature = Un momento …
site-nature-past = Si pesca o si tira il dado
site-curtain = { $seat } è allo schermo: apri il sipario
site-undo = Annulla
site-history = Cronologia
site-first = All'inizio
site-back = Un passo indietro
site-forth = Un passo avanti
site-play = Riproduci da qui
site-play-fast = Riproduci veloce da qui
site-now = Torna al presente
site-view-as = Guarda come
site-view-as-open = spettatore
site-moment = Momento della partita
site-tabs = Accanto al tabellone
site-tab-table = Tavolo
site-tab-more = Opzioni
site-whole = Mostra tutto il tabellone
site-choices-all = Mostra tutte le scelte
site-log = Diario
site-log-none = Non è ancora successo nulla.
site-log-all = Tutto il diario
site-chat = Chat
site-send = Invia
site-chat-player = giocatore
site-chat-spectator = (guarda)
site-mute = Silenzia
site-mute-who = Silenzia { $name }
site-say-to = Di' a
site-say-all = tutti
site-said-to = → { $name }: { $text }
site-chart = Punti all'inizio di ogni round e alla fine
site-replay = Riguardala
site-download = File della partita
site-proof = Come controllare i mescolamenti
site-proof-about = Prima della partita il server ha scelto un segreto e ne ha mostrato l'impronta. Il segreto e le parole dei giocatori decidono ogni mescolamento. Il file della partita li contiene, e «tianxia verify» ne controlla ogni passo.
site-proof-fingerprint = Impronta (SHA-256)
site-proof-secret = Segreto
site-proof-words = Parole di { $seat }
site-rematch = Ancora una
site-rematch-last = Ancora una: comincia chi ha perso ({ $seat })
site-to-rematch = Alla prossima partita
site-settings = Impostazioni
site-keys = Tasti
site-keys-about = Cifre e lettere attivano la scelta che le mostra.
site-keys-choose = sceglie
site-keys-undo = annulla
site-keys-history = scorre il passato
site-keys-log = scorre il diario
site-keys-close = chiude un menu o un elenco
site-keys-help = mostra i tasti
site-no-keys = Cifre e lettere non scelgono
site-plain = Solo testo
site-drawn = Con il tabellone
site-help-close = Chiudi
site-twice = Chiedi conferma
site-confirm = Chiedi conferma prima di ogni scelta
site-palette = Colori per daltonici
site-sound = Suono
site-lost = La connessione è caduta. Si ristabilirà da sola.

## Che cosa non va
site-problem = Non ha funzionato
site-nowhere = Questa pagina non esiste.
site-no-game = Questo gioco non è sullo scaffale.
site-no-table = Questo tavolo non esiste. Forse il link è incompleto, o da molto tempo nessuno vi giocava più.
site-no-moment = Questo momento della partita non esiste.
site-broken-table = Questo tavolo non si può aprire. La registrazione è conservata; avvisa chi gestisce il sito.
site-store = In questo momento il server non riesce a scrivere sul disco. Nulla è cambiato; riprova.
site-stale = Il tavolo è andato avanti da quando la pagina è stata disegnata. Guarda di nuovo e scegli.
site-not-yours = Questo posto non è tuo.
site-too-many-streams = Dal tuo indirizzo sono aperte troppe pagine di questo sito. Chiudine qualcuna.
site-slow-down = Un po' troppo in fretta. Aspetta un momento.
site-banned = Fino al { $until } qui non puoi scrivere, ma puoi continuare a leggere. Il motivo: { $why }
site-many-tables = Dalla tua rete sono stati aperti troppi tavoli non finiti. Prima finiscine o chiudine uno.
site-many-bots = Dalla tua rete sono stati aperti troppi tavoli di soli bot. Prendi un posto a questo, o lascia finire gli altri.
site-chat-length = Una riga di chat ha da 1 a 500 caratteri.
site-muted = Chi ha aperto questo tavolo non vuole che tu scriva qui.
site-mute-no = Si può silenziare solo uno spettatore le cui righe sono visibili.
site-sit-token = Per questo posto serve il link mandato da chi ha aperto il tavolo.
site-sit-taken = Questo posto è occupato.
site-sit-one = Hai già un posto a questo tavolo. Per un altro serve il link mandato da chi lo ha aperto.
site-sit-together = A questo tavolo siedono già abbastanza persone della tua rete. Agli altri serve il link mandato da chi lo ha aperto.
site-sit-many = Dalla tua rete c'è già chi aspetta a diversi tavoli pubblici. Riprova quando una di quelle partite è iniziata, o chiedi il link a chi ha aperto il tavolo.
site-sit-removed = Chi ha aperto il tavolo ti ha allontanato. Per tornare serve un nuovo link.
site-free-no = Si può liberare solo il posto di qualcun altro o di un bot.
site-incomplete = Un posto è libero. La partita continua quando qualcuno lo ha preso.
site-closed-no = Questo tavolo è chiuso. Qui non si può più fare nulla.
site-over-no = La partita è finita: a questo tavolo non c'è più nulla da cambiare.
site-host-only = Può farlo solo chi ha aperto il tavolo.
site-replace-no = Un bot può sostituire solo chi è assente da un po' ed è di turno.
site-rematch-no = La rivincita è per i giocatori di una partita finita.
site-record-later = Il file si può avere a partita finita: fino ad allora contiene segreti.
site-wrong-players = Questo gioco non si può giocare con quel numero di giocatori.
site-wrong-seat = Per ogni posto scegli te stesso, qualcuno con il link, o un bot.
site-wrong-option = Le opzioni non vanno bene per questo gioco: { $fault }.
site-own-board = Un tabellone tuo
site-own-board-about = Incolla il testo di un file di tabellone o scegli il file. Viene controllato, e ogni errore è indicato con la sua posizione. Parti da uno dei file nelle cartelle games/*/boards/ del programma.
site-own-board-file = File del tabellone

## Tra due miei turni, prima di una scelta, e nel passato
site-digest = Che cosa hanno fatto gli altri dalla tua ultima scelta
site-digest-none = Niente di nuovo dalla tua ultima scelta
site-happened = Che cosa è successo
site-since = Sono successe delle cose dall'ultima volta che eri qui.
site-film = Guardale
site-next = Avanti (spazio)
site-again = Ancora una volta per confermare
site-past = Stai guardando il passato: momento { $now } di { $all }
site-past-turn = Tocca a te.
site-preview-points = punti { $before } → { $after }
site-preview-points-of = { $seat }: punti { $before } → { $after }
site-preview-leads =
    { $count ->
        [one] { $place }: { $seats } in testa
       *[other] { $place }: { $seats } alla pari
    }
site-preview-leads-nobody = { $place }: nessuno in testa
site-preview-rank = posto { $before } → { $after }
site-pace-of-others = Le mosse degli altri appaiono
site-pace-slow = lentamente
site-pace-normal = con calma
site-pace-instant = subito
site-pace-step = una alla volta, con la barra spaziatrice
site-volume = Volume dei suoni
site-waive-round = Lascia fare per questo giro
site-waive-game = Lascia fare per tutta la partita
site-waive-off = Chiedimelo di nuovo
site-practice = Prova
site-practice-about = Partita di prova: puoi annullare tutto, anche ciò che è stato pescato o rivelato. Il file della partita lo dice.
site-continue = Continua la tua partita a { $game }
site-strength = Quanto sono forti i bot
site-name-of = Nome di questo giocatore
site-leave-ask = Vuoi lasciare il tavolo? Un bot gioca al tuo posto, e finché la partita dura puoi riprendere il posto quando vuoi.
site-copy = Copia
site-copied = Link copiato.
site-share = Condividi
site-invites = { $host } ti invita a { $game }: { $players } giocatori, { $time }.
site-invites-nobody = Sei invitato a { $game }: { $players } giocatori, { $time }.
site-waive = Quando una domanda torna di continuo
site-walk = Ripercorri il punteggio
site-walk-skip = Salta
site-axis-rounds = round →
site-axis-points = ↑ punti
site-axis-end = fine
site-invite-all = Un solo link per tutti i posti liberi
site-with-friends = Con gli amici
site-friends = Un tavolo per i tuoi amici
site-friends-about = Scegli un gioco, manda un link e tutti si siedono: ognuno al proprio schermo, o tutti a questo.
site-more = Opzioni, ritmo e mescolata

## Le mie partite
site-my-games = Le mie partite
site-you-are = Giochi come { $name }.
site-running-games = In corso
site-running-none = Non hai partite da continuare.
site-finished-games = Finite
site-finished-none = Quando una tua partita finisce la trovi qui, con il risultato, il grafico e il suo file.
site-kept-games = Conservate
site-waits-for = tocca a { $names }, { $since }
site-since-now = da meno di un'ora
site-since-hours =
    { $count ->
        [one] da 1 ora
       *[other] da { $count } ore
    }
site-since-days =
    { $count ->
        [one] da 1 giorno
       *[other] da { $count } giorni
    }
site-result-chart = Risultato e grafico
site-keep = Conserva
site-keep-no = Conservata
site-find-games = Cerca tra le tue partite finite
site-find-game = Gioco
site-find-any = qualsiasi gioco
site-find-with = Con
site-find-until = Fino al
site-find = Cerca
site-found-none = Nessuna tua partita finita corrisponde alla ricerca.

## Continuare su un altro dispositivo
site-code-make = Da questo dispositivo a un altro
site-code-make-about = Qui sei { $name }. Con un codice di sei parole e un codice QR sei { $name } anche sull'altro dispositivo.
site-code-make-none = Qui non hai ancora giocato, quindi non c'è nulla da portare altrove.
site-code-make-now = Mostrami un codice
site-code-made = Il tuo codice
site-code-made-about = Sull'altro dispositivo inquadra l'immagine, oppure apri lì questo sito, scegli «Le mie partite» e «Account e dispositivi» e scrivi le sei parole. Il codice vale una volta sola, per dieci minuti.
site-code-made-care = Chi ha il codice prende il tuo posto: non mostrarlo a nessun altro. Un nuovo codice sostituisce questo.
site-code-bring = Da un altro dispositivo a questo
site-code-words-of = Le sei parole che mostra l'altro dispositivo
site-code-look = Continua
site-code-wrong = Questo codice non è valido. Forse una parola è sbagliata, i dieci minuti sono passati o il codice è già stato usato. Chiedine uno nuovo all'altro dispositivo.
site-code-found = Questo è il codice di { $name }
site-code-found-about = Se continui, su questo dispositivo sarai { $name }, con i suoi posti e le sue partite.
site-code-own = Su questo dispositivo sei già la stessa persona.
site-code-leaves = Su questo dispositivo hai giocato come { $name }. Quelle partite restano a { $name } e qui non le troverai più. Per poterci tornare, mostra prima un codice per { $name } su un altro dispositivo.
site-code-go-on = Continua come { $name }
site-code-not = No, lascia tutto com'è
site-guesses = Dalla tua rete sono stati provati troppi codici o password. Aspetta un minuto.
site-code-words = abete, abito, acqua, aglio, agosto, albero, alce, alloro, amaca, amico, ancora, anello, angolo, ape, aprile, aquila, arancia, arco, argento, aria, arpa, asino, astro, atlante, autunno, avena, avorio, bacca, baffi, balena, ballo, bambino, banana, banco, barba, barca, basilico, bicchiere, biscotto, bosco, botte, bottone, braccio, brezza, bufalo, burro, cactus, calza, camino, cammello, campana, candela, cane, canoa, canto, capra, carota, carta, casa, castagna, castello, catena, cavallo, caverna, cedro, cena, cervo, chiave, chiodo, cicala, cielo, cigno, ciliegia, cipolla, circo, cocco, coda, collina, colomba, colore, conchiglia, coniglio, coperta, corallo, corda, corona, corvo, cotone, cuculo, cugino, cuoco, cuore, cuscino, danza, delfino, deserto, diamante, dito, divano, domenica, dono, drago, edera, elefante, erba, estate, faggio, fagiano, falco, farfalla, faro, fata, felce, festa, fico, fienile, fiore, fiume, flauto, foca, foglia, fontana, foresta, formica, forno, fragola, fratello, fumo, fungo, fuoco, gabbiano, gallo, gamba, garofano, gatto, gelato, gemma, geranio, ghianda, ghiro, giacca, giallo, giardino, giglio, ginestra, giorno, giraffa, girasole, gomma, granchio, grano, grillo, gufo, guscio, inverno, isola, lago, lampada, lana, lanterna, latte, lavanda, leone, lepre, letto, libro, limone, lince, lino, luce, lucciola, luglio, lumaca, luna, lupo, madre, maglia, mais, mandorla, mango, mano, mantello, mare, martello, medusa, mela, melone, menta, mercato, merlo, miele, mirtillo, molo, mondo, montagna, mulino, mulo, musica, nave, nebbia, neve, nido, nocciola, noce, nonna, notte, nuvola, oasi, occhio, oliva, olmo, onda, opera, orchidea, orso, orto, ostrica, padella, palazzo, palma, pane, panda, panna, papavero, passero, patata, pavone, pecora, penna, pepe, pera, perla, pesca, piano, piazza, pietra, pino, pioggia, pirata, piuma, poeta, polpo, ponte, porta, porto, prato, prugna, pulcino, quercia, radice, ragno, ramo, rana, regina, remo, riccio

## Account
site-account = Account e dispositivi
site-account-lead = Per giocare basta un nome. L'account serve a chi vuole farsi ritrovare con il proprio, su qualsiasi dispositivo.
site-sign-in = Accedi
site-account-name = Nome
site-password-or-code = Password, o un codice di recupero
site-password-new = Nuova password (almeno 8 caratteri)
site-account-make = Crea un account
site-account-make-about = Conservi tutto ciò che hai qui. Nessun altro potrà usare il tuo nome o uno che gli somiglia. Sugli altri dispositivi su cui giochi dovrai accedere una volta.
site-account-yours = Questo è il tuo account, { $name }
site-sign-out = Esci da questo dispositivo
site-sign-out-all = Esci da tutti i dispositivi
site-renew = Password e codici di recupero
site-renew-now = Cambia
site-renew-about = Con una nuova password esci da tutti gli altri dispositivi. Se lasci vuota la nuova password, ricevi nuovi codici di recupero al posto dei vecchi.
site-recovery = I tuoi codici di recupero
site-recovery-about = Annotali: vengono mostrati solo ora. Se dimentichi la password o perdi la passkey, con il tuo nome e uno di questi puoi accedere, ognuno una volta sola.
site-recovery-kept = Li ho annotati
site-account-name-no = Un nome deve avere almeno due lettere o cifre.
site-account-taken = Questo nome, o uno che gli somiglia, è di qualcun altro. Scegline un altro.
site-account-short = Una password deve avere almeno 8 caratteri.
site-account-none = Su questo dispositivo non hai un account. Prima accedi o creane uno.
site-sign-in-wrong = Nome e password non corrispondono. Puoi usare anche uno dei tuoi codici di recupero, ognuno una volta sola.
site-passkeys = Passkey
site-passkey-about = Con una passkey accedi con l'impronta, il volto o il PIN del tuo dispositivo. Non c'è nessuna password da ricordare, né da rubare a questo sito.
site-passkey-sign-in = Accedi con una passkey
site-passkey-or = oppure con nome e password
site-passkey-make = Crea un account con una passkey
site-passkey-or-make = oppure senza password: con l'impronta, il volto o il PIN di questo dispositivo
site-passkey-add = Aggiungi una passkey
site-passkey-name = Come chiamarla, per esempio «telefono» (facoltativo)
site-passkey-empty = Non hai ancora nessuna passkey.
site-passkey-unnamed = Passkey
site-passkey-made = dal { $day }
site-passkey-used = usata l'ultima volta il { $day }
site-passkey-unused = mai usata finora
site-passkey-remove = Rimuovi
site-passkey-remove-this = Rimuovi «{ $name }»
site-passkey-confirm = Conferma con una passkey
site-passkey-confirm-about = Per aggiungere una passkey, cambiare la password o farti dimenticare, mostra prima che sei tu.
site-passkey-proven = Hai appena mostrato una passkey: per dieci minuti qui non serve né password né codice.
site-passkey-instead = Oppure conferma prima con una passkey
site-passkey-no-tls = Le passkey funzionano solo con HTTPS, oppure sul proprio computer all'indirizzo «localhost». A questo indirizzo usa una password.
site-passkey-none = Qui questo browser non può usare le passkey, oppure i suoi script sono disattivati. Usa una password.
site-passkey-cancelled = Non è successo nulla: la richiesta è stata annullata o è passato troppo tempo. Puoi riprovare.
site-passkey-twice = Questo dispositivo ha già una passkey del tuo account.
site-passkey-elsewhere = Le passkey di questo sito appartengono a un altro indirizzo. Apri il sito al suo indirizzo abituale.
site-passkey-late = È passato troppo tempo, o nel frattempo l'ha chiesto un'altra finestra. Riprova.
site-passkey-unknown = Questo sito non conosce quella passkey. Forse è stata rimossa dal suo account, o l'account è stato dimenticato.
site-passkey-wrong = Non è stato possibile verificare la passkey. Riprova.
site-passkey-copied = Nel frattempo questa passkey è stata usata come se qualcuno ne avesse una copia, perciò non è stata accettata. Accedi in un altro modo e rimuovila dal tuo account.
site-passkey-last = Questa passkey resta: è l'unico modo per entrare nel tuo account. Prima imposta una password o aggiungi un'altra passkey.
site-passkey-many = Questa passkey non si può aggiungere. Appartiene già a un account, oppure il tuo ne ha già venti, il massimo.
site-recovery-one = Un codice di recupero
site-rename = Il tuo nome
site-rename-new = Nuovo nome
site-rename-about = Per 30 giorni nessun altro può prendere il vecchio nome e puoi ancora accedere con quello; poi potrai cambiare nome di nuovo. Ai tavoli dove hai già un posto mantieni il vecchio.
site-rename-now = Cambia nome
site-rename-soon = Hai cambiato nome negli ultimi 30 giorni. Aspetta prima di cambiarlo di nuovo.
site-former = Prima il tuo nome era { $name }. Resta tuo fino al { $until }; dopo potrai cambiare nome di nuovo.

## Che cosa si conserva di una persona, e farsi dimenticare
site-somebody = Qualcuno
site-yours = I tuoi dati
site-data = Scarica i miei dati
site-data-about = Tutto ciò che si conserva su di te in un solo file: il nome, i tavoli, i piazzamenti, le righe di chat.
site-forget = Dimenticami
site-forget-about = Nome, account, passkey, rating, codici e righe di chat vengono eliminati per sempre, per tutti i tuoi dispositivi. Le partite finite restano agli altri, che hanno giocato con «Qualcuno»; nelle partite in corso un bot continua al posto tuo. Non si può annullare.
site-forget-sure = Sì, dimenticami per sempre
site-forget-now = Dimenticami ora
site-forget-unsure = Spunta la casella se vuoi che ti dimentichiamo, perché non si può annullare.
site-forgotten = Ti abbiamo dimenticato
site-forgotten-about = Qui nulla dice più chi eri. Se giochi di nuovo, ricominci da capo come una persona nuova.

## Rating, profili, classifiche
site-kind = Per che cosa conta
site-friendly-about = Amichevole: non conta per nulla
site-rated = Classificata
site-rated-about = Classificata: i piazzamenti contano per il rating di chi gioca, e chi abbandona è ultimo
site-rated-no = Per un tavolo classificato serve qualcuno con cui giocare: al massimo un posto tuo, uno libero per qualcun altro e nessuna partita di prova.
site-rated-free-no = Questa partita conta: dopo l'inizio nessuno può essere allontanato.
site-top = Classifica
site-top-of = Classifica: { $game }
site-top-about = I più forti fra chi ha un rating sicuro. Il rating viene dalle partite classificate; tutti cominciano da 1500 e ogni ritmo ha il suo. Fra loro stanno i livelli dei bot: il loro rating è stato misurato e nessuna partita lo cambia.
site-top-none = Qui nessuno ha ancora un rating sicuro. Apri un tavolo classificato e sii il primo nome della lista.
site-pace-live = Dal vivo
site-pace-correspondence = Per corrispondenza
site-rating = Rating
site-ratings = Rating
site-ratings-none = Ancora nessuna partita classificata.
site-rating-unsure = non ancora sicuro
site-rated-short = Partite
site-rated-games =
    { $count ->
        [one] 1 partita classificata
       *[other] { $count } partite classificate
    }
site-curve = Il rating dopo ogni partita: da { $from } a { $to }
site-tallies = Come sono finite le partite
site-tallies-none = Ancora nessuna partita finita.
site-tally-games = Partite
site-tally-first = Primi posti
site-tally-place = Posto medio
site-tally-points = Punti in media
site-tally-most = Punti al massimo
site-profile = Profilo
site-profile-look = Guardalo
site-profile-public = Tutti possono vedere il tuo profilo: il nome, i rating e quante partite hai finito, con quali piazzamenti e punti.
site-profile-hidden = Questo profilo non è visibile a nessun altro e non compare in nessuna classifica.
site-profile-hide = Nascondilo
site-profile-show = Mostralo a tutti
site-profile-former = Prima si chiamava { $name }
site-profile-none = Con questo nome non c'è un profilo, oppure è nascosto.

## La sala
site-lobby = Sala
site-lobby-about = Tavoli a cui puoi sederti e partite che puoi guardare.
site-lobby-free = Posti liberi
site-lobby-seats =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
site-lobby-watch = Partite da guardare
site-lobby-watch-none = In questo momento nessuno gioca in pubblico.
site-lobby-host = chi ospita è qui
site-lobby-any-pace = qualsiasi ritmo
site-lobby-own-board = di chi ospita
site-lobby-look = Aggiorna
site-lobby-more = Tutti i tavoli aperti e le partite da guardare
site-friendly = Amichevole

## Qualcuno che si è incontrato
site-person = Silenzia, blocca o segnala
site-person-none = Qui non c'è nessuno che tu possa intendere.
site-person-self = Sei tu.
site-person-back = Indietro
site-block = Bloccare
site-block-about = Non vi incontrerete più a un tavolo: nessuno dei due trova i tavoli dell'altra persona né può sedersi lì, e tu non leggi più ciò che scrive. Una partita che state giocando insieme continua. L'altra persona non viene avvisata.
site-block-now = Blocca { $name }
site-block-is = Hai bloccato { $name }.
site-block-many = Questa persona non può essere bloccata, oppure hai già bloccato il numero massimo di persone.
site-unblock = Annulla il blocco
site-unblock-who = Non bloccare più { $name }
site-blocked = Persone bloccate e silenziate
site-blocked-none = Non hai bloccato né silenziato nessuno. Puoi farlo da una riga della chat, da un posto al tavolo o da un profilo.
site-report = Segnalare
site-report-about = Chi gestisce il sito legge ciò che scrivi qui, vede chi l'ha scritto e può togliere righe ed escludere persone. Nessun altro viene avvisato.
site-report-reason = Che cosa non va?
site-report-now = Segnala { $name }
site-report-why = Scrivi che cosa non va, in 500 caratteri al massimo.
site-report-many = Non è stato possibile conservare tutte le tue segnalazioni: aspetta che chi gestisce il sito legga quelle che ci sono.
site-reported = Grazie
site-reported-about = Chi gestisce il sito leggerà la tua segnalazione.
site-sit-apart = Non puoi sederti a questo tavolo. Ne trovi altri nella sala.

## Trovami una partita
site-find-me = Trovami una partita
site-find-me-about = Ti siedi a un tavolo amichevole adatto che ha un posto libero, oppure ne apri uno dove altri ti trovano.
site-find-players = Giocatori
site-find-players-about = Se un gioco non è per quel numero, vale il numero più vicino. A un tavolo che già aspetta, per i bot vale quello che ha scelto chi lo ha aperto.
site-find-bots = Se restano posti liberi
site-find-bots-never = aspettare altre persone
site-find-bots-after =
    { $count ->
        [one] bot dopo 1 minuto
       *[other] bot dopo { $count } minuti
    }
site-bots-come =
    { $count ->
        [one] Entro un minuto i bot prendono i posti ancora liberi.
       *[other] Entro { $count } minuti i bot prendono i posti ancora liberi.
    }

## Che cosa viene conservato
site-privacy = Che cosa conserva questo sito
site-privacy-nobody = Nessun altro
site-privacy-nobody-about = Tutto gira su questo server. Nessuna pagina carica qualcosa da altrove, nulla viene inviato ad altri e nessuno conta o segue ciò che fai.
site-privacy-cookies = Cookie
site-privacy-cookies-about = Solo quelli necessari: un cookie firmato con un numero impossibile da indovinare che dice chi sei, l'ultimo nome che hai dato, la lingua, se ne hai scelta una, i giochi per cui non ti serve una lezione e quello che ti è già stato spiegato. Impostazioni come suoni e ritmo restano nel tuo browser.
site-privacy-games = Partite
site-privacy-games-about = Appena prendi un posto, il database ha una riga con il tuo numero e il tuo nome. Ogni tavolo conserva chi siede dove e con quale nome, ogni mossa con la sua ora e le tue parole per il mescolamento. Una partita finita resta, perché è di tutti quelli che l'hanno giocata; chi ha il suo indirizzo può guardarla. Una partita che nessuno continua viene messa da parte dopo un po', di solito un mese, e un mese dopo viene eliminata per sempre. Viene annotato anche quali partite finite conservi, quante volte hai fatto certe scelte che dicono come ti piace giocare, per esempio con chi cominci, e quali problemi hai risolto in quale giorno.
site-privacy-ratings = Rating e profilo
site-privacy-ratings-about = Di ogni partita classificata si conservano il tuo piazzamento fra le persone che hanno giocato e il tuo rating dopo la partita. Se hai un account, tutti possono vedere i tuoi rating, quante partite hai finito contro chi, con quali piazzamenti e punti, e che cosa ti piace scegliere, a meno che tu non nasconda il profilo in «Account e dispositivi».
site-privacy-chat = Chat
site-privacy-chat-about = Le ultime 1000 righe di un tavolo restano finché resta il tavolo, ognuna con il nome, l'ora e il numero di chi l'ha scritta. Di una frase pronta si conserva solo quale è, così ognuno la legge nella propria lingua.
site-privacy-friends = Amici e inviti
site-privacy-friends-about = Se chiedi l'amicizia a qualcuno, si conserva a chi, da quando e con quale nome vi siete incontrati; chi la riceve può leggerlo. Un invito per nome resta finché non ha risposta o finché c'è il tavolo. Con chi hai giocato risulta dalle partite. Perché i tuoi amici vedano se sei qui, il server ricorda in memoria quando hai chiesto l'ultima pagina e conserva il giorno in cui eri qui l'ultima volta, e nulla di più preciso. Se lo nascondi in «Amici», non si conserva alcun giorno.
site-privacy-decency = Persone bloccate e segnalazioni
site-privacy-decency-about = Se blocchi o silenzi qualcuno, si conserva chi, da quando e con quale nome vi siete incontrati. Se segnali qualcuno, chi gestisce il sito legge chi ha segnalato chi, la riga segnalata e ciò che hai scritto; si conserva finché chi gestisce il sito non ha chiuso la segnalazione. Lo stesso vale se chiedi un nome che la regola sui nomi rifiuta; se viene permesso, si conserva il suo aspetto, e non chi lo ha chiesto.
site-privacy-account = Password, passkey e codici
site-privacy-account-about = Di password, codici di recupero e codici per un altro dispositivo restano solo impronte, da cui nessuno può ricavarli. Un codice per un altro dispositivo scade dopo dieci minuti. Di una passkey si conserva la metà pubblica, che non è segreta, con il nome che le hai dato, da quando ce l'hai e quando l'hai usata l'ultima volta; la metà segreta non lascia mai il tuo dispositivo. Quando esci, si annota quale sessione è finita. Se crei un account, si conserva anche l'aspetto del tuo nome, perché nessuno ne prenda uno simile, e se lo cambi, per 30 giorni anche il vecchio. Non serve alcun indirizzo e-mail.
site-privacy-address = Il tuo indirizzo di rete
site-privacy-address-about = Il server ricorda per qualche minuto, solo in memoria, quanto è arrivato da un indirizzo, perché nessuno prenda tutto per sé. Un tavolo conserva impronte, che solo questo server sa calcolare, dell'indirizzo da cui è stato creato e di quelli da cui si è seduto chi non aveva un link. Se chi gestisce il sito blocca un indirizzo, lo si conserva con il blocco. Il registro del server può nominare gli indirizzi a cui qualcosa è stato rifiutato.
site-privacy-yours = Che cosa puoi fare
site-privacy-yours-about = In «Le mie partite» vedi ciò che è tuo. In «Account e dispositivi» puoi scaricare tutto ciò che si conserva su di te e farti dimenticare: allora nome, account, passkey, rating, amici, inviti, codici e righe di chat vengono eliminati, e delle tue partite resta solo ciò che è stato giocato, con le tue parole per il mescolamento, che lo dimostrano. Le copie di sicurezza fatte da chi gestisce il sito possono contenerli finché non vengono eliminate. Se togli i cookie di questo sito dal browser, il sito non ti riconosce più.

## Amici e persone con cui si è giocato
site-friends-page = Amici
site-friends-page-about = Si è amici quando entrambi hanno detto di sì: ognuno vede se l'altro è qui e può invitarlo per nome.
site-friends-mine = I tuoi amici
site-friends-none = Qui non hai ancora amici. Chiedilo a qualcuno con cui hai giocato o, per nome, a chi ha un account.
site-friends-asking = Vorrebbero essere tuoi amici
site-friends-asked = L'hai chiesto a loro
site-friend-name = Nome di un account
site-friend-ask = Chiedi l'amicizia
site-friend-yes = Accetta
site-friend-decline = Rifiuta
site-friend-remove = Togli dagli amici
site-friend-take-back = Ritira
site-friend-no = A questa persona non puoi chiederlo, oppure l'hai già chiesto a quante persone è possibile.
site-befriend = Amicizia
site-befriend-about = Se dice di sì, ognuno vede se l'altro è qui e potete invitarvi per nome.
site-befriend-now = Chiedi l'amicizia a { $name }
site-met = Persone con cui hai giocato
site-met-none = Ancora nessuno. Chi gioca a un tavolo con te compare qui.
site-met-tables =
    { $count ->
        [one] 1 partita, { $day }
       *[other] { $count } partite, l'ultima { $day }
    }
site-here = è qui adesso
site-here-playing = sta giocando
site-seen-today = qui oggi
site-seen-week = qui nell'ultima settimana
site-seen-month = qui nell'ultimo mese
site-seen-long = non si vede da un po'
site-presence = Chi vede che ci sei
site-presence-about = Gli amici vedono se hai una pagina aperta, se giochi o in quale giorno eri qui l'ultima volta, e la sala segna chi, tra le persone sedute a un tavolo, è qui. Se lo nascondi, nessuno vede più nulla e nessun giorno viene conservato. Al tavolo dove giochi gli altri vedono comunque se ci sei, perché ti aspettano.
site-presence-shown = I tuoi amici e la sala vedono quando sei qui.
site-presence-hidden = Nessuno vede quando sei qui.
site-presence-hide = Nascondilo
site-presence-show = Mostralo

## Inviti per nome
site-invite-name = Invita per nome
site-invite-name-about = Troverà l'invito ovunque siano elencati i suoi tavoli, e potrà sedersi o rifiutare.
site-invite-account = Nome di un account
site-invite-now = Invita
site-invite-who = Invita { $name }
site-invite-waits = { $name } ha l'invito e non ha ancora risposto.
site-invite-back = Torna al tavolo
site-invite-late = Il tavolo non aspetta più nessuno.
site-invite-no = In questo momento non puoi invitare questa persona a questo tavolo.
site-invited = Inviti
site-invited-by = { $host } ti invita: { $game }
site-invited-yes = Siediti
site-invited-look = Guarda il tavolo
site-invited-no = Rifiuta
site-invited-none = Non hai un invito per questo tavolo.
site-newer-games = Partite più recenti
site-older-games = Partite più vecchie

## Silenziare, nomi
site-quiet = Silenzia
site-quiet-about = Non leggi più ciò che scrive, a nessun tavolo. Tutto il resto rimane com'è, e non viene a saperlo.
site-quiet-now = Silenzia { $name }
site-quiet-is = Hai silenziato { $name }.
site-unquiet-who = Torna a leggere { $name }
site-name-indecent = Qui questo nome non si può usare, perché contiene una parola che offende o disgusta gli altri. Scegline un altro. Se non è inteso così, puoi chiederlo a chi gestisce il sito.
site-appeal = Chiedi un nome
site-appeal-about = Se la regola sui nomi sbaglia sul tuo, scrivilo a chi gestisce il sito. Se lo permette, da allora puoi usarlo: riprova tra qualche giorno.
site-appeal-name = Il nome
site-appeal-why = Perché si dovrebbe permettere?
site-appeal-now = Chiedi
site-appeal-needless = Questo nome non ha bisogno di permessi: puoi usarlo.
site-appealed = Chi gestisce il sito lo leggerà. Fino ad allora usa un altro nome.

## Frasi pronte, che ognuno legge nella propria lingua
site-quick-hello = Ciao a tutti!
site-quick-luck = Buona fortuna e buon divertimento!
site-quick-moment = Un attimo, per favore.
site-quick-back = Rieccomi.
site-quick-nice = Ben giocato!
site-quick-thanks = Grazie!
site-quick-again = Un'altra?
site-quick-bye = Devo andare. Ciao!

## Contro chi si è giocato
site-against-all = Tutte le partite
site-against-people = Con altre persone
site-against-mixed = Contro bot diversi

## Lezioni

site-lesson-page = { $page } di { $pages }
site-lesson-next = Avanti
site-lesson-back = Indietro
site-lesson-read = Dai un'occhiata, poi vai avanti.
site-lesson-answer = Clicca il punto giusto sul tabellone, oppure scegli una risposta.
site-lesson-other = È una mossa valida, e in partita puoi provarla. Qui, per favore, fai questo: { $text }
site-lesson-no = Non proprio. { $text }
site-no-lesson = Questa lezione non esiste.
site-learn = Prima lezione
site-learn-offer = È la prima volta? Una lezione sul tabellone dura circa quattro minuti.
site-learn-known = Lo conosco già
site-companion = Una novità
site-companion-told = Capito
site-companion-enough = Basta spiegazioni
site-companion-again = Spiega di nuovo tutto in questo gioco

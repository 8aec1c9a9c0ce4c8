# I consigli al tavolo e l’analisi di una partita finita.

decimal-point = ,

hint-ask = Consiglio
hint-about = Le scelte migliori adesso, e perché, se tutti continuano come un buon bot
hint-title = Consiglio
hint-key = chiede un consiglio
hint-thinking = Ci penso…
hint-expects = { $win } % di vincere, { $points } punti
hint-why = Meglio della seconda per
hint-other = altro
hint-line = Poi forse:
hint-no = Qui non ci sono consigli: non c’è niente da scegliere, o giocano altre persone.
hint-busy = Un consiglio alla volta: l’ultimo non è ancora pronto.
hint-agreed = Consigli permessi
hint-agreed-about = Tutti possono chiedere consigli (mai nelle partite classificate; dove gioca una persona sola ci sono sempre)

coach = Analisi
coach-title = Che cosa ha deciso questa partita
coach-back = Torna alla partita
coach-later = Si può analizzare solo una partita finita.
coach-none = Questa partita non si può ancora analizzare.
coach-about = Ogni decisione è giudicata da quello che il giocatore sapeva in quel momento. Le probabilità valgono se tutti continuano come un buon bot.
coach-begin = Analizza questa partita
coach-begin-about = Ci vuole circa un minuto, e l’analisi resta con la partita.
coach-busy = In questo momento si analizzano già diverse partite. Riprova tra qualche minuto.
coach-under-way = La partita viene analizzata
coach-parts = { $done } di { $parts }
coach-reload = Guarda di nuovo
coach-chances = Probabilità di vincere
coach-chances-hindsight = Probabilità di vincere, conoscendo tutto quello che era nascosto
coach-hindsight = Mostrale col senno di poi
coach-foresight = Mostrale come le vedevano i giocatori
coach-axis = passi
coach-luck-and-skill = Fortuna e bravura
coach-player = Giocatore
coach-first = All’inizio
coach-luck = Fortuna
coach-own = Decisioni proprie
coach-others = Decisioni degli altri
coach-last = Alla fine
coach-accuracy = Precisione
coach-sum-about = La probabilità alla fine è quella iniziale più la fortuna, le decisioni proprie e quelle degli altri. La fortuna è ciò che è stato pescato e ciò che si è scoperto alla fine. La precisione è del 100 % se nessuna decisione è costata qualcosa, dello 0 % se sono costate quanto scelte a caso.
coach-costliest = Le decisioni più costose
coach-costliest-none = Nessuna decisione è costata qualcosa che si distingua dal caso.
coach-costs = { $phase }: { $played }. Meglio: { $best }. È costato il { $cost } % e { $points } punti.
coach-costs-chance = { $phase }: { $played }. Meglio: { $best }. È costato il { $cost } %.
coach-look = Guarda
coach-try = Riprova da qui
coach-all = Tutte le decisioni
coach-step = Passo
coach-what = Decisione
coach-best = Scelta migliore
coach-before = Prima
coach-after = Dopo
coach-cost = Costo

coach-line = { $seat }: { $first } % all’inizio, fortuna { $luck }, decisioni proprie { $own }, decisioni degli altri { $others }, { $last } % alla fine; precisione { $accuracy } %
coach-costly-line = passo { $step }, { $cost } %: { $played }; meglio: { $best }

puzzle = Problema
puzzle-today = Il problema di oggi
puzzle-number = { $number } di { $all }
puzzle-some = Problemi
puzzle-all = Tutti i problemi
puzzle-lead = Posizioni da partite di bot forti: una scelta è nettamente migliore di tutte le altre, e un giocatore ingenuo non la vede. Ce n'è uno al giorno, uguale per tutti.
puzzle-days = Gli ultimi giorni
puzzle-none = Questo problema non esiste.
puzzle-none-yet = Per questo gioco non ci sono ancora problemi.
puzzle-solve = Risolvilo
puzzle-about = Una scelta è nettamente migliore di tutte le altre. Quale?
puzzle-known = È la migliore per quello che puoi sapere qui.
puzzle-show = Mostra la soluzione
puzzle-right = Esatto!
puzzle-wrong = Non è la migliore.
puzzle-loss = La tua probabilità è di { $win } punti percentuali più bassa che con la scelta migliore, che porta { $why }.
puzzle-again = Provane un'altra, oppure guarda la soluzione.
puzzle-over = La scelta migliore è segnata sul tabellone.
puzzle-best = Meglio di «{ $next }» di
puzzle-missed = Un giocatore ingenuo sceglierebbe: { $choice }
puzzle-next = Il prossimo problema
puzzle-solved = Risolto
puzzle-streak = { $days ->
    [one] Serie: un giorno
   *[other] Serie: { $days } giorni
}

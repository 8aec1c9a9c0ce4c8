### Ciò che dicono tutti i giochi e tutti i tavoli.

## Un giocatore senza nome; $number conta da 1.
seat-name = Giocatore { $number }

## Elenchi: "a", "a e b", "a, b e c". Si compongono da sinistra.
list-none = –
list-comma = { $list }, { $next }
list-and = { $list } e { $last }

## Dove finisce ogni partita.
phase-over = Fine della partita

## Perché un posto non può agire adesso.
illegal-over = La partita è finita.
illegal-nature = Un momento: prima bisogna pescare.
illegal-turn = Non tocca a te: la partita aspetta { $waiting }.
illegal-now = Non è il momento di deciderlo; scegli una delle azioni proposte.
refused-notation = Questa non è un’azione di questo gioco.
refused-seat = Al posto { $seat } non siede nessuno: a questo tavolo si gioca in { $players }.
refused-frozen = Questo è uno sguardo al passato: qui non si può fare nulla.

## Parole di un giocatore che entrano nel mescolamento.
contribution-late = Le carte sono già mescolate: le parole per il mescolamento vanno date prima della prima azione.
contribution-long = Queste parole sono troppo lunghe: occupano { $bytes } byte, e il massimo è { $most }.

## Perché una decisione non si può annullare.
undo-nothing = Non hai ancora deciso nulla che si possa annullare.
undo-over = La partita è finita: non si può più annullare nulla.
undo-nature = Dopo la tua ultima decisione si è pescato: non si può più annullare.
undo-revealed = Dopo la tua ultima decisione si è scoperto qualcosa di nascosto: non si può più annullare.
undo-at-once = Altri stanno scegliendo in segreto: la tua ultima decisione non si può più annullare.
undo-other = Dopo la tua ultima decisione ha agito { $seat }: non si può più annullare.

## Una partita finita o in corso.
nature = Natura
result-points = punti
board-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
result-rank = posto

## La partita nel terminale.
play-input = Numero o azione (? per aiuto):
play-bye = Hai lasciato la partita. A presto.
play-saved = La registrazione della partita è in { $file }.
play-thinking = { $seat } sta pensando …
play-no-number = La scelta { $number } non c’è: scegli da { $least } a { $most }.
play-several = Corrispondono più scelte: scrivi di più, oppure il numero:
play-refused = { $reason } (regola { $rule })
record-refused = il passo { $step } (posto { $place }: `{ $text }`) non è possibile: { $reason } (regola { $rule })
play-wins = { $count ->
    [one] Vince { $seats }.
   *[other] Vincono insieme { $seats }.
  }
play-hint-none = Nessun consiglio: non c’è niente da scegliere, o questo gioco non ha ancora una rete.
play-log-empty = Non è ancora successo nulla.
play-help =
    un numero   esegue quella scelta
    parole      eseguono l’unica scelta che le contiene, per esempio "{ $words }"
    un’azione   la esegue con la sua notazione, per esempio "{ $example }"
    u           annulla la tua ultima decisione
    h           chiede un consiglio: le scelte migliori, e perché
    b           mostra il tavolo
    l           mostra che cosa è successo da poco
    p           mostra i punti per provenienza
    r           mostra le regole di questa fase
    ? nome      dice ciò per cui sul tavolo non c’è posto, per esempio i confini di una regione
    q           lascia la partita
play-no-about = Il tavolo mostra tutto quello che c’è da sapere.
play-full-keys = ↑↓ Invio · ? aiuto · h consiglio · l cronaca · r regole · q esci
play-full-help =
    ↑ ↓         scelgono dall’elenco, e Invio esegue
    PagSu PagGiù scorrono il tavolo, o ciò che sta al suo posto
    Ctrl-Z      annulla la tua ultima decisione
    Esc         torna al tavolo
    Ctrl-C      lascia la partita
    Da scrivere e confermare con Invio:
play-full-over = La partita è finita. q per uscire.

## Un'opzione di tutti i giochi.
option-first = Chi comincia
option-first-about = Un giocatore sorteggiato, o uno scelto da voi: per esempio chi ha perso l’ultima partita, o il più giovane.
value-first-random = a sorte
value-first-1 = giocatore 1
value-first-2 = giocatore 2
value-first-3 = giocatore 3
value-first-4 = giocatore 4
value-first-5 = giocatore 5
value-first-6 = giocatore 6

### Ciò che dicono tutti i giochi e tutti i tavoli.

## Un giocatore senza nome; $number conta da 1.
seat-name = Giocatore { $number }

## Elenchi: "a", "a e b", "a, b e c". Si compongono da sinistra.
list-none = –
list-comma = { $list }, { $next }
list-and = { $list } e { $last }

## Perché un posto non può agire adesso.
illegal-over = La partita è finita.
illegal-nature = Un momento: prima bisogna pescare.
illegal-turn = Non tocca a te: la partita aspetta { $waiting }.
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
result-rank = posto

## La partita nel terminale.
play-input = Numero o azione (? per aiuto):
play-bye = Hai lasciato la partita. A presto.
play-saved = La registrazione della partita è in { $file }.
play-thinking = { $seat } sta pensando …
play-no-number = La scelta { $number } non c’è: scegli da 1 a { $most }.
play-refused = { $reason } (regola { $rule })
play-wins = { $count ->
    [one] Vince { $seats }.
   *[other] Vincono insieme { $seats }.
  }
play-hint = Che cosa si aspetta la ricerca:
play-hint-line = { $points } punti, probabilità { $value } %
play-hint-unseen = non esaminata
play-log-empty = Non è ancora successo nulla.
play-help =
    un numero   esegue quella scelta
    un’azione   la esegue scrivendola, per esempio "{ $example }"
    u           annulla la tua ultima decisione
    h           chiede un consiglio alla ricerca
    b           mostra il tavolo
    l           mostra che cosa è successo da poco
    p           mostra i punti per provenienza
    r           mostra le regole di questa fase
    q           lascia la partita

### The game
sample-title = Sample
sample-about = Da due a quattro giocatori tengono una carta che nessun altro vede e possono cambiarla una volta per round.
sample-lead = Dopo tre round vince chi ha più punti.
sample-time = circa 10 minuti
sample-weight = facile da imparare
sample-source-cards = carte

### The log
sample-drew = { $seat } prende una carta
sample-drew-card = { $seat } prende un { $card }
sample-kept = { $seat } tiene la sua carta
sample-changed = { $seat } scarta un { $card }
sample-counted = Round { $round }: le carte sono { $cards }

### Phases, prompts, choices and the board
sample-round = Round { $round } di 3
sample-decide = Hai un { $card }: tienilo o cambialo
sample-decide-tip = Una carta bassa vale poco, ma non sai che cosa arriva al suo posto. Ogni round conta.
sample-decides = Tenere o cambiare la carta
sample-do-keep = Tieni la carta
sample-do-change = Scartala e prendine un’altra
sample-discard = Scoperte
sample-deck = Il mazzo

### The game
sample-title = Sample
sample-about = Two to four players hold a card that nobody else sees, and may change it once a round.
sample-lead = After three rounds the most points win.
sample-time = about 10 minutes
sample-weight = easy to learn
sample-source-cards = cards

### The log
sample-drew = { $seat } takes a card
sample-drew-card = { $seat } takes a { $card }
sample-kept = { $seat } keeps their card
sample-changed = { $seat } lays down a { $card }
sample-counted = Round { $round }: the cards are { $cards }

### Phases, prompts, choices and the board
sample-round = Round { $round } of 3
sample-decide = You hold a { $card }: keep or change it
sample-decide-tip = A low card is worth little, but you do not know what comes instead. Every round counts.
sample-decides = Keep or change the card
sample-do-keep = Keep the card
sample-do-change = Lay it down and take another
sample-discard = Face up
sample-deck = The deck

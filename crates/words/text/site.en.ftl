### The site.

site-title = Board games of imperial China
site-lead = Play them exactly as in their rulebooks, with friends anywhere or with bots. No account: a name is enough.
site-about = Tianxia: everything runs on this server, nothing is sent elsewhere, every shuffle can be checked.
site-skip = To the content
site-nav = Site
site-menu = Menu
site-language = English
site-games = Games
site-new = New table
site-home = To the front page
site-rules = Rules
site-rules-here = Rules of this phase
site-contents = Chapters
site-search = Search the rules
site-search-none = No rule has all these words.
site-search-one = 1 rule found
site-search-other = # rules found
site-players = { $least }–{ $most } players
site-players-just = { $most } players
site-play-now = Play now
site-mine = Your tables
site-open = Open tables
site-open-none = Nobody has opened a table. Open one, and others will find it here.
site-open-place = free
site-your-turn = Your turn
site-waiting = waiting for players
site-waiting-for-you = waiting for you
site-running = running

## A new table
site-your-name = Your name
site-how-many = Players
site-seats = Who sits where
site-seats-about = Seats for friends get one link, which you copy or share on the next page. The game begins as soon as everybody sits; bots can take what stays free. If you take several seats, they share this screen.
site-seat-me = me, on this screen
site-seat-open = a friend, with the link
site-bot-beginner = bot: beginner
site-bot-beginner-about = Knows the rules and overlooks most of what is good. For your very first games.
site-level-beginner = beginner
site-bot-apprentice = bot: apprentice
site-bot-apprentice-about = Sees what is near, and often misses the better choice beside it.
site-level-apprentice = apprentice
site-bot-scholar = bot: scholar
site-bot-scholar-about = Plays by sound ideas; where there is a lot to choose from, something escapes it.
site-level-scholar = scholar
site-bot-adept = bot: adept
site-bot-adept-about = Knows the game and seldom errs. The yardstick: its rating is 1500 in every game.
site-level-adept = adept
site-bot-veteran = bot: veteran
site-bot-veteran-about = Judges a position at a glance and overlooks nothing, but does not think ahead.
site-level-veteran = veteran
site-bot-expert = bot: expert
site-bot-expert-about = Thinks ahead for a fifth of a second before every choice.
site-level-expert = expert
site-bot-master = bot: master
site-bot-master-about = Thinks ahead for a whole second. For whoever wants to be beaten.
site-level-master = master
site-levels = What the levels are like
site-levels-about = Ratings are on the scale of people’s: the arena measured them, and no game changes them. A player with 200 points more than another is placed before them about two times out of three.
site-rating-between = Between the bots { $below } and { $above }.
site-rating-above = Above the bot { $below }.
site-rating-below = Below the bot { $above }.
site-bot-names = Li Wei, Mei Lan, Zhang Min, Chen Bo, Liu Yan, Wang Fang
site-options = The game
site-company = Who may join
site-by-link = Only people with a link
site-public = Everybody may join
site-pace = The pace
site-live = Live: all play at the same time
site-correspondence = By correspondence: a move now and then
site-open-table = Open the table
site-guest = Guest

## A table
site-room = The table is set
site-room-host = Send the link to your friends: each takes the next free seat. The game begins as soon as all seats are taken; bots can fill what is left.
site-room-guest = The game begins when all seats are taken.
site-room-again = A seat has become free. The game goes on as soon as somebody takes it.
site-sit = Sit down
site-words = Your words for the shuffle
site-words-optional = Words for the shuffle (optional)
site-words-keep = Keep them
site-words-about = Write anything you like. It goes into every shuffle of this game, so that nobody, not even this server, can know the cards beforehand. The server’s own secret is fixed already; its fingerprint is
site-invite = A link for one seat only: { $seat }
site-fill-with = Bots for the free seats
site-fill = Fill and begin
site-people = Players
site-you = (you)
site-online = here
site-offline = away
site-thinks = to move
site-leave = Leave (a bot plays on)
site-get-up = Get up
site-get-up-ask = Do you want to get up? Your seat is free again then. If nobody else sits here, the table is closed.
site-return = Take the seat back
site-replace = Let a bot play for { $seat }
site-spectator = You are watching.
site-hosting = For the host
site-remove = Remove { $seat } from the table
site-free = Free the seat of { $seat }
site-unmute = Let { $name } write again
site-close = Close the table for everybody
site-close-about = Nobody can play here any more. This cannot be undone.
site-closed-by = { $name }, the host, has closed this table.
site-closed-host = The host has closed this table.
site-closed-operator = This table was closed by the operator of this site.
site-you-must = You ({ $seat }): { $wanted }
site-other-must = { $seat }: { $wanted }
site-wait-for-players = Waiting for players
site-over = The game is over
site-go-on = Continue from here against bots
site-go-on-no = Only a finished game can go on from a moment of its past.
site-others-choose = Still choosing, in secret: { $waiting }
site-nature = One moment …
site-nature-past = Something is drawn or rolled
site-curtain = { $seat } sits at the screen: draw the curtain
site-undo = Take back
site-history = History
site-first = To the start
site-back = One step back
site-forth = One step on
site-play = Play from here
site-play-fast = Play fast from here
site-now = Back to now
site-view-as = View as
site-view-as-open = a spectator
site-moment = Moment of the game
site-tabs = Beside the board
site-tab-table = Table
site-tab-more = Settings
site-whole = Show the whole board
site-choices-all = Show all choices
site-log = Log
site-log-none = Nothing has happened yet.
site-log-all = The whole log
site-chat = Chat
site-send = Send
site-chat-player = player
site-chat-spectator = (watching)
site-mute = Mute
site-mute-who = Mute { $name }
site-say-to = Say to
site-say-all = everybody
site-said-to = → { $name }: { $text }
site-chart = Points at the start of each round, and at the end
site-replay = Watch it again
site-download = Game file
site-proof = How the shuffles can be checked
site-proof-about = The server chose a secret before the game and showed its fingerprint. The secret and the players’ words decide every shuffle. The game file contains both, and “tianxia verify” checks each step of it.
site-proof-fingerprint = Fingerprint (SHA-256)
site-proof-secret = Secret
site-proof-words = Words of { $seat }
site-rematch = Once more
site-rematch-last = Once more: whoever lost begins ({ $seat })
site-to-rematch = To the next game
site-settings = Settings
site-keys = Keys
site-keys-about = Digits and letters press the choice that carries them.
site-keys-choose = chooses
site-keys-undo = takes back
site-keys-history = steps through the past
site-keys-log = goes through the log
site-keys-close = closes a menu or a list
site-keys-help = shows the keys
site-no-keys = Digits and letters do not choose
site-plain = Text only
site-drawn = With the board
site-help-close = Close
site-twice = Ask twice
site-confirm = Ask twice before a choice is made
site-palette = Colours for the colour-blind
site-sound = Sound
site-lost = The connection is lost. It will come back by itself.

## What is wrong
site-problem = That did not work
site-nowhere = There is no such page here.
site-no-game = There is no such game on the shelf.
site-no-table = There is no such table. Perhaps the link is incomplete, or nobody had played there for a long time.
site-no-moment = The game has no such moment.
site-broken-table = This table cannot be opened. Its record is kept; please tell the operator of this site.
site-store = The server cannot write to its disk just now. Nothing was changed; please try again.
site-stale = The table has moved on since this page was drawn. Look again and choose once more.
site-not-yours = This seat is not yours.
site-too-many-streams = Too many pages of this site are open from your address. Please close some.
site-slow-down = That was a little fast. Please wait a moment.
site-banned = You cannot write here until { $until }, but you can go on reading. The reason given: { $why }
site-many-tables = Too many unfinished tables were opened from your network. Finish or close one of them first.
site-many-bots = Too many tables with only bots were opened from your network. Take a seat at this one, or let the others finish.
site-chat-length = A line of chat may have 1 to 500 characters.
site-muted = The host of this table does not want you to write here.
site-mute-no = Only spectators whose lines are shown can be muted.
site-sit-token = For this seat you need the link that the host sends.
site-sit-taken = This seat is taken.
site-sit-one = You have a seat at this table. For another you need the link that the host sends.
site-sit-together = Enough people from your network sit at this table already. Others need the link that the host sends.
site-sit-many = People from your network already wait at several public tables. Sit down again when one of these games has begun, or ask the host for a link.
site-sit-removed = The host has removed you from this table. To come back you need a new link.
site-free-no = Only the seat of somebody else or of a bot can be freed.
site-incomplete = A seat is free. The game goes on when somebody has taken it.
site-closed-no = This table is closed. Nothing can be done here any more.
site-over-no = The game is over: there is nothing left to change at this table.
site-host-only = Only the host of the table can do that.
site-replace-no = A bot can only stand in for somebody who has been away for a while and is to move.
site-rematch-no = A rematch is for the players of a finished game.
site-record-later = The game file will be available when the game is over: until then it holds secrets.
site-wrong-players = This game cannot be played with that number of players.
site-wrong-seat = For each seat choose yourself, somebody with the link, or a bot.
site-wrong-option = The options do not fit this game: { $fault }.
site-own-board = Your own board
site-own-board-about = Paste the text of a board file or choose the file. It is checked, and every fault is named with its place. Start from one of the files in the folders games/*/boards/ of the program.
site-own-board-file = Board file

## Between two turns of mine, before a choice, and in the past
site-digest = What the others did since your last choice
site-digest-none = Nothing new since your last choice
site-happened = What happened
site-since = Things have happened since you were last here.
site-film = Watch them
site-next = Next (Space)
site-again = Once more to confirm
site-past = You are looking at the past: moment { $now } of { $all }
site-past-turn = It is your turn.
site-preview-points = points { $before } → { $after }
site-preview-points-of = { $seat }: points { $before } → { $after }
site-preview-leads =
    { $count ->
        [one] { $place }: { $seats } would lead
       *[other] { $place }: { $seats } would be level
    }
site-preview-leads-nobody = { $place }: nobody would lead
site-preview-rank = place { $before } → { $after }
site-pace-of-others = What others do appears
site-pace-slow = slowly
site-pace-normal = at an easy pace
site-pace-instant = at once
site-pace-step = step by step, with Space
site-volume = Volume of the sounds
site-waive-round = Let it happen for this round
site-waive-game = Let it happen for the whole game
site-waive-off = Ask me again
site-practice = Practice
site-practice-about = Practice: you may take anything back, even what was drawn or came to light. The game file says so.
site-continue = Continue your game of { $game }
site-strength = How strong the bots are
site-name-of = Name of this player
site-leave-ask = Do you want to leave? A bot plays on for you, and you can take your seat back at any time while the game runs.
site-copy = Copy
site-copied = The link is copied.
site-share = Share
site-invites = { $host } invites you to { $game }: { $players } players, { $time }.
site-invites-nobody = You are invited to { $game }: { $players } players, { $time }.
site-waive = When a question comes again and again
site-walk = Walk through the scoring
site-walk-skip = Skip
site-axis-rounds = round →
site-axis-points = ↑ points
site-axis-end = end
site-invite-all = One link for all free seats
site-with-friends = With friends
site-friends = A table for your friends
site-friends-about = Choose a game, send one link, and everybody sits down: at their own screens, or all at this one.
site-more = Options, pace and shuffle

## My games
site-my-games = My games
site-you-are = You play as { $name }.
site-running-games = Running
site-running-none = You have no game to continue.
site-finished-games = Finished
site-finished-none = When a game of yours is over, you will find it here, with its result, its chart and its file.
site-kept-games = Kept
site-waits-for = waiting for { $names }, { $since }
site-since-now = for less than an hour
site-since-hours =
    { $count ->
        [one] for 1 hour
       *[other] for { $count } hours
    }
site-since-days =
    { $count ->
        [one] for 1 day
       *[other] for { $count } days
    }
site-result-chart = Result and chart
site-keep = Keep
site-keep-no = Kept
site-find-games = Search your finished games
site-find-game = Game
site-find-any = any game
site-find-with = With
site-find-until = Until
site-find = Search
site-found-none = No finished game of yours fits this search.

## Going on at another device
site-code-make = From this device to another
site-code-make-about = Here you are { $name }. A code of six words and a QR code make you { $name } on the other device as well.
site-code-make-none = You have not played here yet, so there is nothing to carry over.
site-code-make-now = Show me a code
site-code-made = Your code
site-code-made-about = On the other device scan the picture, or open this site there, choose “My games” and “Account and devices”, and type the six words. The code works once, within ten minutes.
site-code-made-care = Whoever has the code becomes you: show it to nobody else. A new code replaces this one.
site-code-bring = From another device to this one
site-code-words-of = The six words that the other device shows
site-code-look = Continue
site-code-wrong = This code is not valid. Perhaps a word is wrong, the ten minutes are over, or it was used already. Ask the other device for a new one.
site-code-found = This is the code of { $name }
site-code-found-about = If you go on, you will be { $name } on this device, with their seats and games.
site-code-own = You are already the same person on this device.
site-code-leaves = On this device you have played as { $name }. Those games stay with { $name }, and you will not find them here any more. To be able to come back to them, show a code for { $name } on another device first.
site-code-go-on = Continue as { $name }
site-code-not = No, leave it as it is
site-guesses = Too many codes or passwords were tried from your network. Please wait a minute.
site-code-words = acorn, actor, anchor, angel, apple, apron, april, arrow, artist, autumn, bacon, badge, baker, bamboo, banana, banjo, barrel, basket, beach, beard, beaver, bell, berry, bicycle, bird, biscuit, blanket, boat, bottle, bowl, branch, bread, bridge, broom, brother, bubble, bucket, butter, button, cabin, cactus, camel, camera, candle, canoe, captain, carpet, carrot, castle, cave, cello, chair, cheese, cherry, circle, city, cliff, clock, cloud, clover, coat, cobra, coffee, comet, copper, coral, corner, cotton, cousin, crab, crane, crown, cuckoo, curtain, daisy, dancer, desert, diamond, dinner, dolphin, donkey, door, badger, dream, drum, eagle, earth, echo, elbow, emerald, engine, evening, falcon, family, farmer, feather, fence, field, finger, fire, flag, flame, flower, flute, forest, fountain, fox, friend, frog, garden, garlic, giant, ginger, giraffe, glass, glove, goat, gold, grape, guitar, hammer, harp, hazel, helmet, heron, hill, honey, horse, hotel, house, hunter, island, ivory, jacket, jaguar, jelly, jewel, jungle, kettle, king, kitchen, kite, kitten, ladder, lake, lamp, lantern, lemon, leopard, letter, lion, lizard, lobster, walnut, magnet, maple, marble, market, meadow, melon, mirror, monkey, moon, morning, moss, mother, mountain, mouse, mule, museum, music, needle, nest, night, nurse, oasis, ocean, olive, onion, orange, orchid, otter, owl, oyster, paddle, palace, panda, paper, parrot, peach, pearl, pencil, pepper, piano, picnic, pigeon, pillow, pilot, pine, pirate, planet, plum, poet, pony, potato, prince, pumpkin, queen, quilt, rabbit, radio, rain, raven, ribbon, rice, river, robin, rocket, rose, ruby, saddle, salmon, salt, sand, school, season, shadow, sheep, shell, ship, silver, singer, sister, sky, snow, soldier, spider, spoon, spring, squirrel, star, stone, storm, summer, sun, swan, table, teacher, temple, thunder, tiger, tomato, torch, tower, train, tree

## Accounts
site-account = Account and devices
site-account-lead = A name is enough to play. An account is for those who want to be found again under theirs, on any device.
site-sign-in = Sign in
site-account-name = Name
site-password-or-code = Password, or a recovery code
site-password-new = New password (at least 8 characters)
site-account-make = Make an account
site-account-make-about = You keep everything you have here. Nobody else can use your name or one that looks like it. Other devices on which you play have to sign in once.
site-account-yours = This is your account, { $name }
site-sign-out = Sign out on this device
site-sign-out-all = Sign out everywhere
site-renew = Password and recovery codes
site-renew-now = Change
site-renew-about = With a new password, all other devices are signed out. If you leave the new password empty, you get new recovery codes in place of the old ones.
site-recovery = Your recovery codes
site-recovery-about = Write these down: they are shown only now. If you forget your password or lose your passkey, each of them lets you sign in once, with your name.
site-recovery-kept = I have written them down
site-account-name-no = A name needs at least two letters or digits.
site-account-taken = This name, or one that looks like it, belongs to somebody else. Please choose another.
site-account-short = A password needs at least 8 characters.
site-account-none = You have no account on this device. Sign in or make one first.
site-sign-in-wrong = Name and password do not fit. You can also use one of your recovery codes, each once.
site-passkeys = Passkeys
site-passkey-about = With a passkey you sign in by fingerprint, face or the PIN of your device. There is no password to remember, and none that could be stolen from this site.
site-passkey-sign-in = Sign in with a passkey
site-passkey-or = or with name and password
site-passkey-make = Make an account with a passkey
site-passkey-or-make = or without a password: by the fingerprint, the face or the PIN of this device
site-passkey-add = Add a passkey
site-passkey-name = What to call it, for example “phone” (optional)
site-passkey-empty = You have no passkey yet.
site-passkey-unnamed = Passkey
site-passkey-made = since { $day }
site-passkey-used = last used on { $day }
site-passkey-unused = not used yet
site-passkey-remove = Remove
site-passkey-remove-this = Remove “{ $name }”
site-passkey-confirm = Confirm with a passkey
site-passkey-confirm-about = To add a passkey, to change the password or to be forgotten, show first that it is you.
site-passkey-proven = You have just shown a passkey, so for ten minutes no password or code is asked for here.
site-passkey-instead = Or confirm with a passkey first
site-passkey-no-tls = Passkeys work only over HTTPS, or on your own computer at “localhost”. At this address, please use a password.
site-passkey-none = This browser cannot use passkeys here, or its scripts are switched off. Please use a password.
site-passkey-cancelled = Nothing has happened: it was cancelled, or it took too long. You can try again.
site-passkey-twice = This device already has a passkey of your account.
site-passkey-elsewhere = The passkeys of this site belong to another address. Please open the site at its usual address.
site-passkey-late = That took too long, or another window has asked meanwhile. Please try again.
site-passkey-unknown = This site does not know that passkey. Perhaps it was removed from its account, or the account was forgotten.
site-passkey-wrong = The passkey could not be checked. Please try again.
site-passkey-copied = This passkey was used in the meantime as if somebody had a copy of it, so it was not accepted. Sign in another way and remove it from your account.
site-passkey-last = This passkey stays: it is the only way into your account. Set a password or add another passkey first.
site-passkey-many = This passkey cannot be added. It already belongs to an account, or yours has twenty, which is the most.
site-recovery-one = A recovery code
site-rename = Your name
site-rename-new = New name
site-rename-about = For 30 days nobody else can take your old name, and you can still sign in with it; after that you can change your name again. At tables where you sit already you keep the old one.
site-rename-now = Change my name
site-rename-soon = You have changed your name within the last 30 days. Please wait before you change it again.
site-former = You were called { $name } before. That name stays yours until { $until }; after that you can change your name again.

## What is kept about somebody, and being forgotten
site-somebody = Somebody
site-yours = Your data
site-data = Download my data
site-data-about = Everything that is stored about you comes in one file: your name, your tables and places, your lines of chat.
site-forget = Forget me
site-forget-about = Your name, your account, your passkeys, your ratings, your codes and your lines of chat are removed for good, for all your devices. Finished games stay for the others, who have played with “Somebody”; in games that still run a bot plays on for you. This cannot be undone.
site-forget-sure = Yes, forget me for good
site-forget-now = Forget me now
site-forget-unsure = Please tick the box if you want to be forgotten, for it cannot be undone.
site-forgotten = You are forgotten
site-forgotten-about = Nothing here says any more who you were. If you play again, you begin as somebody new.

## Ratings, profiles, leaderboards
site-kind = What it counts for
site-friendly-about = Friendly: it counts for nothing
site-rated = Rated
site-rated-about = Rated: places count for the ratings of those who play, and whoever leaves is last
site-rated-no = A rated table needs somebody to play against: one seat of your own at most, a free one for somebody else, and nothing that can be taken back for practice.
site-rated-free-no = This game counts: nobody can be removed once it has begun.
site-top = Leaderboard
site-top-of = Leaderboard: { $game }
site-top-about = The strongest of those whose rating is sure. Ratings come from rated games; everybody begins at 1500, and each pace has its own. The levels of bots stand between them: their ratings were measured, and no game changes them.
site-top-none = Nobody has a sure rating here yet. Open a rated table and be the first.
site-pace-live = Live
site-pace-correspondence = By correspondence
site-rating = Rating
site-ratings = Ratings
site-ratings-none = No rated games yet.
site-rating-unsure = not sure yet
site-rated-short = Games
site-rated-games =
    { $count ->
        [one] 1 rated game
       *[other] { $count } rated games
    }
site-curve = The rating after each game: from { $from } to { $to }
site-tallies = How games ended
site-tallies-none = No finished games yet.
site-tally-games = Games
site-tally-first = First places
site-tally-place = Average place
site-tally-points = Average points
site-tally-most = Most points
site-profile = Profile
site-profile-look = Look at it
site-profile-public = Everybody can see your profile: your name, your ratings, and how many games you have finished with which places and points.
site-profile-hidden = This profile is shown to nobody else, and is on no leaderboard.
site-profile-hide = Hide it
site-profile-show = Show it to everybody
site-profile-former = Called { $name } before
site-profile-none = There is no profile under this name, or it is hidden.

## The lobby
site-lobby = Lobby
site-lobby-about = Tables at which you can sit down, and games that you can watch.
site-lobby-free = Free seats
site-lobby-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
site-lobby-watch = Games to watch
site-lobby-watch-none = Nobody plays in public just now.
site-lobby-host = the host is here
site-lobby-any-pace = any pace
site-lobby-own-board = the host’s own
site-lobby-look = Look again
site-lobby-more = All open tables, and games to watch
site-friendly = Friendly

## Somebody whom one has met
site-person = Mute, block or report
site-person-none = There is nobody here whom you could mean.
site-person-self = That is you.
site-person-back = Back
site-block = Block
site-block-about = You will not meet at a table again: neither of you finds the tables of the other or can sit down there, and you no longer read what they write. A game that you both play now goes on. They are not told.
site-block-now = Block { $name }
site-block-is = You have blocked { $name }.
site-block-many = This person cannot be blocked, or you have already blocked as many people as is possible.
site-unblock = Take it back
site-unblock-who = No longer block { $name }
site-blocked = Blocked and muted people
site-blocked-none = You have blocked and muted nobody. You can do so from a line of chat, a seat or a profile.
site-report = Report
site-report-about = The operator of this site reads what you write here, sees who wrote it, and can remove lines and ban people. Nobody else is told.
site-report-reason = What is wrong?
site-report-now = Report { $name }
site-report-why = Please say what is wrong, in at most 500 characters.
site-report-many = Your reports could not all be kept: please wait until the operator has read those that are there.
site-reported = Thank you
site-reported-about = The operator will read your report.
site-sit-apart = You cannot sit at this table. You will find others in the lobby.

## Find me a game
site-find-me = Find me a game
site-find-me-about = You sit down at a friendly table that fits and has a free seat, or open one at which others find you.
site-find-players = Players
site-find-players-about = A game that is not for that many takes the nearest number. At a table that already waits, what its host has chosen about bots counts.
site-find-bots = If seats stay free
site-find-bots-never = wait for people
site-find-bots-after =
    { $count ->
        [one] bots after 1 minute
       *[other] bots after { $count } minutes
    }
site-bots-come =
    { $count ->
        [one] Bots take the seats that are still free within a minute.
       *[other] Bots take the seats that are still free within { $count } minutes.
    }

## What is stored
site-privacy = What this site stores
site-privacy-nobody = Nobody else
site-privacy-nobody-about = Everything runs on this server. No page loads anything from elsewhere, nothing is sent to anybody else, and nobody counts or follows what you do.
site-privacy-cookies = Cookies
site-privacy-cookies-about = Only what is needed: a signed cookie with an unguessable number that says who you are, the name you gave last, your language if you chose one, which games you need no lesson for, and what has been explained to you. Settings such as sound and pace stay in your browser.
site-privacy-games = Games
site-privacy-games-about = As soon as you take a seat, the database has a row with your number and your name. Each table keeps who sits where and under which name, every move and its time, and your words for the shuffle. A finished game stays, because it belongs to everybody who played; whoever has its address can look at it. A game that nobody goes on with is put away after a while, usually a month, and is removed for good a month later. It is also noted which finished games you keep, how often you have made some choices that tell how you like to play, for example with whom you begin, and which puzzles you have solved on which day.
site-privacy-ratings = Ratings and profile
site-privacy-ratings-about = Of each rated game your place among the people who played and your rating after it are kept. If you have an account, everybody can see your ratings, how many games you have finished against whom with which places and points, and what you like to choose, unless you hide your profile under “Account and devices”.
site-privacy-chat = Chat
site-privacy-chat-about = The last 1,000 lines of a table are kept as long as the table, each with its name, its time and the number of whoever wrote it. Of a quick phrase only its name is kept, so that everybody reads it in their own language.
site-privacy-friends = Friends and invitations
site-privacy-friends-about = If you ask somebody to be friends, it is kept whom, since when and under which name you met; they can read it. An invitation by name is kept until it is answered or its table goes. With whom you have played follows from the games. So that your friends see whether you are here, the server notes in memory when you last asked for a page, and keeps the day on which you were last here, and nothing more exact. If you hide that under “Friends”, no day is kept.
site-privacy-decency = Blocked people and reports
site-privacy-decency-about = If you block or mute somebody, it is kept whom, since when and under which name you met. If you report somebody, the operator reads who reported whom, the line that you reported and what you wrote; it is kept until the operator has settled it. The same holds if you ask for a name that the rule about names refuses; if it is allowed, what it looks like is kept, and not who asked.
site-privacy-account = Passwords, passkeys and codes
site-privacy-account-about = Passwords, recovery codes and the codes for another device are kept only as hashes, from which nobody can read them. A code for another device is void after ten minutes. Of a passkey the public half is kept, which is no secret, with what you call it, since when you have it and when you last used it; the secret half never leaves your device. When you sign out, it is noted which session ended. If you make an account, it is also kept what your name looks like, so that nobody takes a similar one, and if you change it, the old one for 30 days. There is no e-mail address.
site-privacy-address = Your network address
site-privacy-address-about = The server remembers for some minutes, in memory alone, how much came from an address, so that nobody takes everything. A table keeps fingerprints, which only this server can compute, of the address it was made from and of those from which people without a link sat down. If the operator bans an address, it is kept with the ban. The server’s log may name addresses that were refused something.
site-privacy-yours = What you can do
site-privacy-yours-about = Under “My games” you see what is yours. Under “Account and devices” you can download everything that is stored about you, and have yourself forgotten: then your name, your account, your passkeys, your ratings, your friends and invitations, your codes and your lines of chat are removed, and of your games only what was played stays, with your words for the shuffle, which prove it. Backups that the operator has made may hold it until they are deleted. If you remove the cookies of this site from your browser, it no longer knows you.

## Friends, and people one has played with
site-friends-page = Friends
site-friends-page-about = Two people who have both said so are friends: each sees whether the other is here, and can invite them by name.
site-friends-mine = Your friends
site-friends-none = You have no friends here yet. Ask somebody with whom you have played, or somebody with an account by their name.
site-friends-asking = They would like to be friends
site-friends-asked = You have asked them
site-friend-name = Name of an account
site-friend-ask = Ask to be friends
site-friend-yes = Accept
site-friend-decline = Decline
site-friend-remove = End the friendship
site-friend-take-back = Take it back
site-friend-no = This person cannot be asked, or you have already asked as many people as is possible.
site-befriend = Friends
site-befriend-about = If they say yes, each of you sees whether the other is here, and you can invite each other by name.
site-befriend-now = Ask { $name } to be friends
site-met = People you have played with
site-met-none = Nobody yet. Whoever plays at a table with you is found here.
site-met-tables =
    { $count ->
        [one] 1 game, { $day }
       *[other] { $count } games, the last { $day }
    }
site-here = here now
site-here-playing = playing now
site-seen-today = here today
site-seen-week = here in the last week
site-seen-month = here in the last month
site-seen-long = not here for a while
site-presence = Who sees that you are here
site-presence-about = Friends see whether you have a page open, play, or on which day you were last here, and the lobby marks who of those at a table is here. If you hide it, nobody sees any of that and no day is kept. At a table where you play, the others still see whether you are there, because they wait for you.
site-presence-shown = Your friends and the lobby see when you are here.
site-presence-hidden = Nobody sees when you are here.
site-presence-hide = Hide it
site-presence-show = Show it

## Invitations by name
site-invite-name = Invite by name
site-invite-name-about = They find the invitation wherever their tables are listed, and sit down or decline.
site-invite-account = Name of an account
site-invite-now = Invite
site-invite-who = Invite { $name }
site-invite-waits = { $name } is invited and has not answered yet.
site-invite-back = Back to the table
site-invite-late = The table no longer waits for anybody.
site-invite-no = This person cannot be invited to this table now.
site-invited = Invitations
site-invited-by = { $host } invites you: { $game }
site-invited-yes = Sit down
site-invited-look = Have a look
site-invited-no = Decline
site-invited-none = You are not invited to this table.
site-newer-games = Newer games
site-older-games = Older games

## Mute, names
site-quiet = Mute
site-quiet-about = You no longer read what they write, at any table. Everything else stays as it is, and they are not told.
site-quiet-now = Mute { $name }
site-quiet-is = You have muted { $name }.
site-unquiet-who = Read { $name } again
site-name-indecent = This name cannot be used here, because a word in it hurts or disgusts others. Please choose another one. If it is not meant that way, you can ask the operator for it.
site-appeal = Ask for a name
site-appeal-about = If the rule about names is wrong about yours, tell the operator of this site. If they allow it, you can use it from then on; try it again after a few days.
site-appeal-name = The name
site-appeal-why = Why should it be allowed?
site-appeal-now = Ask
site-appeal-needless = This name needs no permission: you can use it.
site-appealed = The operator will read it. Until then, please use another name.

## Quick phrases, which everybody reads in their own language
site-quick-hello = Hello, everybody!
site-quick-luck = Good luck, and have fun!
site-quick-moment = One moment, please.
site-quick-back = I am back.
site-quick-nice = Well played!
site-quick-thanks = Thank you!
site-quick-again = Once more?
site-quick-bye = I have to go. Goodbye!

## Whom somebody has played against
site-against-all = All games
site-against-people = With people
site-against-mixed = Against different bots

## Lessons

site-lesson-page = { $page } of { $pages }
site-lesson-next = Go on
site-lesson-back = Back
site-lesson-read = Have a look, then go on.
site-lesson-answer = Click the right place on the board, or choose an answer.
site-lesson-other = You may do that, and in a game you can try it. Here, please do this: { $text }
site-lesson-no = Not quite. { $text }
site-no-lesson = There is no such lesson.
site-learn = First lesson
site-learn-offer = Your first time? A lesson on the board takes about four minutes.
site-learn-known = I know it
site-companion = New to you
site-companion-told = Got it
site-companion-enough = No more explanations
site-companion-again = Explain everything in this game again

/** What is said about rules in German. */
import type { RuleTexts } from './en.ts';

const LIST = new Intl.ListFormat('de');

/** What is said about rules in German. */
export const GERMAN_RULES: RuleTexts = {
  groups: {
    aim: 'Das Ziel',
    cards: 'Die Karten',
    start: 'Vor dem ersten Zug',
    turn: 'Ein Zug',
    pool: 'Die Mitte',
    knock: 'Klopfen',
    full: '{full} melden',
    showdown: 'Das Aufdecken',
    tokens: 'Leben und Ausscheiden',
    race: 'Das Rennen um Punkte',
  },
  meanings: {
    players: 'wie viele mitspielen können',
    deck: 'das Kartenspiel: 52 Karten, 40 ohne 8, 9 und 10, 32 ab der 7 oder 36 ab der 6',
    handSize: 'Karten auf der Hand',
    play: 'ziehen und ablegen, eine Reihe von Karten aufdecken (Golf) oder mit drei offenen Karten tauschen (Mitte)',
    upcard: 'ob zu Beginn schon eine Karte auf der Ablage liegt',
    dealerChoice: 'ob der Geber sein Blatt ungesehen gegen die Mitte tauschen kann',
    poolSwapAll: 'ob man alle Karten der Mitte auf einmal nehmen kann, und was das kostet',
    poolSwapTwo: 'ob man im selben Zug noch eine zweite Karte tauschen kann',
    poolPass: 'ob man jederzeit schieben kann, und ob man danach aussetzt',
    poolAllPass: 'was geschieht, wenn alle nacheinander schieben',
    poolSevenEightNine: 'was geschieht, wenn 7, 8 und 9 in der Mitte liegen',
    poolEarlyKnock: 'was nach einem Klopfen geschieht, bevor jemand getauscht hat',
    poolKnockAfter: 'nach welchen Zügen man klopfen kann',
    lives: 'Leben zu Beginn',
    grace: 'wer keine Leben mehr hat, schwimmt bis zum nächsten Verlust',
    graceSeats: 'wie viele zugleich schwimmen können, 0 heißt beliebig viele',
    handRanking: 'ob Blätter Punkte zählen oder ihren Rang wie beim Brag haben',
    offSuit: 'ob Karten anderer Farben vom Blatt abgezogen werden',
    threeOfAKind: 'was drei Gleiche zählen',
    threeAces: 'was drei Asse zählen',
    straightFlush: 'was eine Folge von drei Karten einer Farbe zählt',
    declare: 'ob 31 von selbst gemeldet wird, auf Wunsch oder gar nicht',
    declareThree: 'ob drei Gleiche gemeldet werden wie 31',
    declareStraightFlush: 'ob eine Folge in einer Farbe gemeldet wird wie 31',
    declareWithTen: 'ob 31 nur mit einer Zehn gemeldet wird',
    declareAfterKnock: 'ob 31 nach dem Klopfen noch gemeldet werden kann',
    declareWhen: 'wann in einer Runde 31 gemeldet wird',
    declareEnds: 'was folgt, wenn jemand meldet',
    declareLoss: 'was jeder andere verliert, wenn jemand meldet',
    knockerLossOn31: 'was verliert, wer geklopft hat, wenn ein anderer meldet',
    knocking: 'ob man klopfen kann',
    knockTiming: 'wann im Zug geklopft wird',
    knockMinimum: 'Mindestwert, um zu klopfen',
    knockSameSuit: 'klopfen nur mit Karten einer Farbe',
    knockFrom: 'vom wievielten eigenen Zug an man klopfen kann',
    knockPromise: 'was das Klopfen verspricht',
    lastTurns: 'wie oft die anderen nach dem Klopfen noch dran sind',
    knockerLastTurn: 'ob der Klopfer zum Schluss noch einmal dran ist',
    counterKnock: 'ob der Nächste auch klopfen und die Runde beenden kann',
    knockerLowestLoss: 'was verliert, wer geklopft hat und allein am niedrigsten liegt',
    knockerTieLoss: 'was verliert, wer geklopft hat und sich den letzten Platz teilt',
    othersTieLoss: 'was dann jeder andere auf dem letzten Platz verliert',
    knockerNotHighestLoss: 'was verliert, wer geklopft hat und weder am höchsten noch am niedrigsten liegt',
    lowestTieLoss: 'was jeder verliert, wenn sich mehrere den letzten Platz teilen',
    finalTurnStand: 'ob man im letzten Zug sein Blatt behalten kann',
    hammer: 'ob der Erste alle sofort aufdecken lassen kann',
    suddenDeath: 'ob der Geber einzelne Karten vergleichen lassen kann',
    takeDiscards: 'ob man die oberste Karte der Ablage nehmen kann',
    returnTaken: 'ob man eine eben genommene Karte wieder hergeben kann',
    discardFirst: 'ob man vor dem Ziehen ablegt',
    passAnyTurn: 'ob man in jedem Zug passen kann',
    stockEmpty: 'was geschieht, wenn der Stapel leer ist',
    turnLimit: 'nach wie vielen Zügen für jeden eine Runde endet, 0 heißt ohne Grenze',
    tieBreak: 'ob bei gleichem Wert die Höhe der Karten entscheidet, bei manchen oder allen, oder auch die Farbe',
    scoring: 'Leben verlieren oder um Punkte spielen',
    pointsTarget: 'Punkte, mit denen man gewinnt',
    pointsGoTo: 'wer nach dem Klopfen punkten kann',
    knockerTieScore: 'was bekommt, wer geklopft hat und sich den ersten Platz teilt',
    declareScore: 'was ein gemeldetes Blatt bekommt, das gewinnt',
    lowestScore: 'ob das niedrigste Blatt einen Punkt verliert',
    allOut: 'was folgt, wenn eine Runde alle hinauswerfen würde, die noch da sind',
    dealLimit: 'nach wie vielen Runden eine Partie endet, 0 heißt ohne Grenze',
    matchEnds: 'wann eine Partie um Leben endet',
    sharedWin: 'ob man sich bei Gleichstand den Sieg teilt',
    nextDealer: 'wer als Nächstes gibt',
    handPoints: 'ob die Werte der Blätter nebenher gezählt werden',
    tokenTo: 'wohin bezahlte Leben gehen',
    buyIns: 'wie oft man nach dem Ausscheiden zurückkommen kann',
    levelNames: 'Namen der Stufen von allen Leben bis zum Schwimmen',
  },
  labels: {
    players: 'für {range?{fewest} bis }{most} Spieler',
    deck: {
      standard52: '52 Karten',
      italian40: '40 italienische Karten, ohne 8, 9 und 10',
      piquet32: '32 Karten, ab der 7',
      jass36: '36 Karten, ab der 6',
    },
    handSize: { 3: 'drei Karten für jeden', 4: 'vier Karten für jeden, {full} ist das Beste' },
    play: {
      'draw-discard': 'ziehen und ablegen',
      golf: 'Golf: eine Reihe von Karten in drei Zügen aufdecken',
      pool: 'mit drei offenen Karten in der Mitte tauschen',
    },
    upcard: { true: 'eine Karte liegt schon auf der Ablage', false: 'die Ablage ist zuerst leer' },
    dealerChoice: { false: 'der Geber behält sein Blatt', true: 'der Geber kann sein Blatt gegen die Mitte tauschen' },
    poolSwapAll: {
      true: 'man kann alle drei tauschen',
      false: 'man tauscht nur einzelne Karten',
      'for-good': 'wer alle drei tauscht, setzt danach aus',
      'for-good-after-first-turn': 'wer alle drei tauscht, setzt danach aus, außer im ersten Zug',
      binds: 'wer alle drei tauscht, muss im nächsten Zug schieben',
    },
    poolSwapTwo: { false: 'man kann nicht zwei Karten tauschen', true: 'man kann auch zwei Karten tauschen' },
    poolPass: {
      true: 'man kann jederzeit schieben',
      false: 'kein Schieben vor dem Klopfen',
      'for-good': 'wer schiebt, setzt danach aus',
      never: 'kein Schieben, auch nach dem Klopfen nicht',
    },
    poolAllPass: { renew: 'schieben alle, kommen drei neue', showdown: 'schieben alle, wird aufgedeckt' },
    poolSevenEightNine: {
      stays: '7-8-9 bleibt in der Mitte liegen',
      renew: 'bei 7-8-9 kommen drei neue',
      'on-request': 'bei 7-8-9 kommen auf Wunsch drei neue',
    },
    poolEarlyKnock: {
      'last-turns': 'letzte Züge nach jedem Klopfen',
      showdown: 'Klopfen vor dem ersten Tausch beendet die Runde',
    },
    poolKnockAfter: { take: 'Klopfen nach dem Tausch einer Karte', 'any-turn': 'Klopfen nach jedem Zug' },
    lives: '{tokens} für jeden',
    grace: { true: 'nach dem letzten Leben schwimmt man', false: 'mit dem letzten Leben ist man draußen' },
    graceSeats: { 0: 'beliebig viele schwimmen', 1: 'nur einer schwimmt zugleich' },
    handRanking: { points: 'Blätter zählen Punkte', brag: 'Blätter haben ihren Rang wie beim Brag' },
    offSuit: { ignored: 'andere Farben zählen nicht', minus: 'andere Farben werden abgezogen' },
    threeOfAKind: 'drei Gleiche {top?schlagen alles|zählen {worth?{worth}|nichts Besonderes}}',
    threeAces: { null: 'drei Asse zählen nichts Besonderes', 33: 'drei Asse zählen 33' },
    straightFlush:
      'eine Folge {top?in einer Farbe schlägt alle Punkte|{worth?in einer Farbe zählt {worth}|zählt nichts Besonderes}}',
    declare: {
      automatic: '{full} wird von selbst gemeldet',
      manual: '{full} kann man melden oder verschweigen',
      off: '{full} wird nicht gemeldet',
    },
    declareThree: { false: 'drei Gleiche werden nicht gemeldet', true: 'drei Gleiche werden gemeldet' },
    declareStraightFlush: {
      false: 'eine Folge in einer Farbe wird nicht gemeldet',
      true: 'eine Folge in einer Farbe wird gemeldet',
    },
    declareWithTen: { false: '{full} wird auch ohne Zehn gemeldet', true: '{full} wird nur mit Zehn gemeldet' },
    declareAfterKnock: { true: '{full} auch nach dem Klopfen', false: '{full} nur vor dem Klopfen' },
    declareWhen: {
      'at-once': '{full} wird sofort gemeldet',
      'own-turn': '{full} wird am Ende des eigenen Zuges gemeldet',
    },
    declareEnds: {
      'all-pay': 'meldet jemand, zahlen alle anderen',
      showdown: 'meldet jemand, wird aufgedeckt',
      'last-turns': 'meldet jemand, sind die anderen noch dran',
      'aces-all-pay': 'bei drei Assen zahlen alle, bei {full} wird aufgedeckt',
      'at-showdown': 'gemeldet wird beim Aufdecken, und alle anderen zahlen',
    },
    declareLoss: 'meldet jemand, verlieren die anderen {value}',
    knockerLossOn31: 'meldet ein anderer, verliert der Klopfer {value}',
    knocking: { true: 'man kann klopfen', false: 'kein Klopfen' },
    knockTiming: {
      'instead-of-draw': 'klopfen statt zu ziehen',
      'before-draw': 'erst klopfen, dann ziehen',
      'after-draw': 'klopfen mit der abgelegten Karte',
    },
    knockMinimum: 'klopfen {value?ab {value}|mit jedem Wert}',
    knockSameSuit: { false: 'klopfen mit beliebigen Farben', true: 'klopfen nur mit einer Farbe' },
    knockFrom: {
      1: 'klopfen vom ersten Zug an',
      2: 'kein Klopfen im ersten Zug',
      3: 'kein Klopfen in den ersten zwei Zügen',
      4: 'kein Klopfen in den ersten drei Zügen',
      5: 'kein Klopfen in den ersten vier Zügen',
    },
    knockPromise: {
      'not-lowest': 'Klopfen verspricht, nicht am niedrigsten zu liegen',
      highest: 'Klopfen verspricht das höchste Blatt',
    },
    lastTurns: {
      1: 'nach dem Klopfen ein letzter Zug',
      0: 'nach dem Klopfen wird sofort aufgedeckt',
      2: 'nach dem Klopfen zwei letzte Züge',
    },
    knockerLastTurn: { false: 'kein letzter Zug für den Klopfer', true: 'ein letzter Zug für den Klopfer' },
    counterKnock: { false: 'nur einmal Klopfen je Runde', true: 'der Nächste kann auch klopfen' },
    knockerLowestLoss: 'wer klopft und allein am niedrigsten liegt, verliert {value}',
    knockerTieLoss: 'wer klopft und sich den letzten Platz teilt, verliert {value?{value}|nichts}',
    othersTieLoss: 'wer den letzten Platz mit dem Klopfer teilt, verliert {value?{value}|nichts}',
    knockerNotHighestLoss:
      'wer klopft und {value?nicht am höchsten liegt, verliert {value}|dazwischen liegt, verliert nichts}',
    lowestTieLoss: {
      1: 'wer sich den letzten Platz ohne den Klopfer teilt, verliert 1',
      0: 'wer sich den letzten Platz ohne den Klopfer teilt, verliert nichts',
      'unless-all': 'wer sich den letzten Platz ohne den Klopfer teilt, verliert 1, außer wenn alle gleich sind',
      'unless-all-tie': 'sind alle gleich, verliert niemand, auch der Klopfer nicht',
    },
    finalTurnStand: { false: 'im letzten Zug muss man tauschen', true: 'im letzten Zug kann man bleiben' },
    hammer: {
      off: 'kein Hammer',
      hammer: 'Hammer: der Erste kann alle aufdecken lassen',
      shotgun: 'Blindschuss: der Erste kann alle aufdecken lassen, ungesehen',
    },
    suddenDeath: {
      false: 'kein Sudden Death',
      true: 'Sudden Death: der Geber kann einzelne Karten vergleichen lassen',
    },
    takeDiscards: { true: 'die oberste Karte der Ablage kann man nehmen', false: 'gezogen wird nur vom Stapel' },
    returnTaken: { false: 'eine eben genommene Karte bleibt', true: 'eine eben genommene Karte darf zurück' },
    discardFirst: { false: 'erst ziehen, dann ablegen', true: 'erst ablegen, dann ziehen' },
    passAnyTurn: { false: 'passen nur bei leerem Stapel', true: 'passen in jedem Zug' },
    stockEmpty: {
      showdown: 'kein neuer Stapel',
      reshuffle: 'die Ablage wird zum neuen Stapel',
      void: 'ist der Stapel leer, beendet Passen vor den letzten Zügen die Runde ohne Verlust',
      ends: 'die letzte Karte des Stapels beendet die Runde',
      'void-at-once': 'die letzte Karte des Stapels beendet die Runde vor den letzten Zügen ohne Verlust',
    },
    turnLimit: '{value?{turns} für jeden|beliebig viele Züge}',
    tieBreak: {
      none: 'gleiche Werte sind gleich',
      ranks: 'bei gleichem Wert zählt die Höhe der Karten',
      threes: 'nur bei drei Gleichen zählt die Höhe der Karten',
      full: 'nur unter Blättern mit {full} zählt die Höhe der Karten',
      suits: 'bei gleichem Wert zählt die Höhe der Karten, dann die Farbe',
    },
    scoring: { lives: 'Leben zu verlieren', points: 'ein Rennen um Punkte' },
    pointsTarget: '{points} {one?gewinnt|gewinnen}',
    pointsGoTo: {
      highest: 'das höchste Blatt punktet',
      knocker: 'nach dem Klopfen punktet nur, wer geklopft hat',
    },
    knockerTieScore: 'wer klopft und sich den ersten Platz teilt, bekommt {value?{value}|nichts}',
    declareScore: 'ein gemeldetes Blatt bekommt {points}',
    lowestScore: 'das niedrigste Blatt verliert {value?einen|keinen} Punkt',
    allOut: {
      'play-on': 'scheiden alle zugleich aus, spielen sie weiter',
      shared: 'scheiden alle zugleich aus, teilen sie sich den Sieg',
      'all-return': 'scheiden alle zugleich aus, kommen alle zurück',
    },
    dealLimit: '{value?{deals} je Partie|beliebig viele Runden}',
    matchEnds: {
      'last-left': 'wer zuletzt übrig ist, gewinnt',
      'first-out': 'die Partie endet mit dem ersten, der ausscheidet',
    },
    sharedWin: { false: 'nur einer gewinnt', true: 'bei Gleichstand teilt man sich den Sieg' },
    nextDealer: {
      left: 'gegeben wird reihum',
      loser: 'der Verlierer gibt',
      winner: 'der Gewinner gibt',
      'right-of-winner': 'der Gewinner spielt zuerst',
    },
    handPoints: { false: 'Blattwerte werden nicht gezählt', true: 'Blattwerte werden zusammengezählt' },
    tokenTo: { bowl: 'Leben gehen in die Schale', highest: 'Leben gehen an das höchste Blatt' },
    buyIns: '{value?jeder kann {times} zurückkommen|niemand kommt zurück}',
    levelNames: '{names?Stufen: {names}|Stufen ohne Namen}',
  },
  reasons: {
    golfRow: 'beim Golf hat eine Reihe drei Karten',
    golfValue: 'beim Golf zählen die Karten anders',
    golfKnock: 'beim Golf wird nicht geklopft',
    golfDeclare: 'beim Golf wird nichts gemeldet',
    golfHammer: 'beim Golf gibt es keinen Hammer',
    bragValue: 'beim Brag haben Blätter keine Punkte',
    bragDeclare: 'beim Brag wird nichts gemeldet',
    bragTies: 'gleiche Blätter haben beim Brag gleiche Ränge',
    noEqualThrees: 'drei Gleiche zählen nie so viel wie drei andere',
    paidNotCompared: 'Blätter, für die alle anderen zahlen, werden nicht verglichen',
    tieOfTwo: 'sind zwei gleich, verliert niemand',
    noTies: 'die Farbe entscheidet zwischen allen gleichen Blättern',
    race: 'bei einem Rennen um Punkte hat niemand Leben',
    noRace: 'gespielt wird um Leben, nicht um Punkte',
    knockerScores: 'hat jemand geklopft, punktet nur der Klopfer',
    noPointToLose: 'bis zum Ende der Partie hat niemand einen Punkt zu verlieren',
    firstOut: 'die Partie endet, sobald jemand ausscheidet',
    neverAllOut: 'keine Runde kostet alle etwas',
    noGrace: 'niemand schwimmt jemals',
    oneLeft: 'es gewinnt, wer allein übrig bleibt',
    oneDeal: 'die Partie endet nach einer Runde',
    declareOff: 'niemand meldet',
    noLateDeclaring: 'nach dem Klopfen meldet niemand',
    promise: 'Klopfen verspricht das höchste Blatt, und nur das zählt',
    nobodyKnocks: 'niemand kann klopfen',
    declaredAtOnce: 'ein Blatt, das gut genug zum Klopfen ist, wird sofort gemeldet',
    neverBeaten: 'kein Blatt ist mehr wert als eines, mit dem man klopfen kann',
    everyHand: 'jedes Blatt, mit dem man klopfen kann, ist so viel wert',
    oneSuitAnyway: 'kein Blatt aus mehreren Farben ist gut genug zum Klopfen',
    acesOnTop: 'drei Gleiche sind das höchste Blatt, und niemand meldet',
    acesAnyway: 'drei Asse zählen hier nicht mehr als andere drei Gleiche',
    twoPlayers: 'zu zweit kann niemand in die Partie zurückkommen',
    twoHands: 'von zwei Blättern hat der Klopfer das höhere oder das niedrigere',
    stockLasts: 'mit so wenigen Spielern und Zügen wird der Stapel nie leer',
    noPool: 'in der Mitte liegen keine Karten zum Tauschen',
    poolOpen: 'wenn man mit der Mitte tauscht, zieht niemand vom Stapel, und es gibt keine Ablage',
    poolPass: 'wenn man mit der Mitte tauscht, kann man nach dem Klopfen ohnehin schieben',
    nobodyPasses: 'niemand darf schieben',
    passForGood: 'wer schiebt, setzt danach aus, sodass nie alle nacheinander schieben',
    knockAfterExchange: 'vor dem Klopfen ist schon getauscht worden',
    noEightsOrNines: 'das Blatt hat keine 8 und keine 9',
    knockNotAfterTake: 'nach dem Tauschen wird nicht geklopft',
    oneExchanged: 'wer am Ende eines Zugs klopft, hat immer eine Karte getauscht',
    golfTurns: 'beim Golf hat jeder drei Züge',
    golfTokens: 'beim Golf bekommt niemand Leben',
    golfPass: 'beim Golf passt niemand',
    golfTakes: 'beim Golf kann man die Ablage immer nehmen',
    nobodyTakes: 'niemand nimmt von der Ablage',
    noLastTurns: 'nach dem Klopfen ist niemand mehr dran',
    oneTurn: 'jeder hat nur einen Zug',
    nobodyPays: 'wegen eines gemeldeten Blatts zahlt niemand',
    allPayAsMuch: 'alle verlieren ohnehin so viel',
    flushAnyway: 'jede solche Folge zählt schon durch ihre Farbe so viel',
    flushWithoutValue: 'Folgen in einer Farbe haben keinen eigenen Wert',
    declaredHighest: 'ein gemeldetes Blatt ist ohnehin das höchste',
    declaredWhenShown: 'gemeldet wird erst beim Aufdecken',
  },
  counts: {
    tokens: { 1: '1 Leben', other: '{value} Leben' },
    turns: { 1: '1 Zug', other: '{value} Züge' },
    deals: { 1: '1 Runde', other: '{value} Runden' },
    points: { 1: '1 Punkt', other: '{value} Punkte' },
    times: { 1: 'einmal', 2: 'zweimal', 3: 'dreimal', 4: 'viermal', 5: 'fünfmal', other: '{value}-mal' },
  },
  games: {
    special: 'Was besonders ist',
    withoutEffect: 'Ohne Wirkung',
    alike: 'Beide spielen sich gleich.{except? Anders ist nur:}',
    different: '{one?1 Regel ist|{count} Regeln sind} anders.',
    differentWithoutEffect: 'Anders, aber ohne Wirkung',
    playsLike: '{game} spielt sich wie {others}.',
  },
  levels: {
    'no letter': 'kein Buchstabe',
    'seated at the back': 'hinten, im Sitzen',
    'standing at the back': 'hinten, im Stehen',
    'in the middle': 'in der Mitte',
    'at the front': 'ganz vorn',
    'on the stairs': 'auf der Treppe',
    'on the second step': 'auf der zweiten Stufe',
    'asking the driver to stop': 'beim Fahrer',
  },
  list: (games) => LIST.format(games),
  steps: (names) => LIST.format(names.map((name) => `„${name}“`)),
  sentences: {
    players: '{range?{fewest} bis {most} können spielen|{most} spielen}, jeder für sich.',
    'collect.suit': 'Sammle hohe Karten einer Farbe.',
    'collect.brag': 'Bring ein möglichst gutes Blatt wie beim Brag zusammen.',
    'collect.golf': 'Mach deine Reihe so viel wert wie möglich.',
    'scoring.lives':
      'Wer in einer Runde am schlechtesten abschneidet, verliert Leben, und {firstOut?sobald jemand ausscheidet, gewinnt, wer die meisten hat|wer zuletzt übrig ist, gewinnt die Partie}.',
    'scoring.points': 'Das beste Blatt einer Runde punktet, und wer genug Punkte hat, gewinnt die Partie.',
    dealLimit: 'Hat bis dahin niemand gewonnen, endet die Partie nach {deals}: {winner}.',
    winner:
      'Es gewinnt, wer {race?die meisten Punkte|die meisten Leben{hands? (bei gleich vielen: die meisten Blattpunkte)}} hat{shared?; mehrere mit gleich vielen teilen sich den Sieg|, und solange das mehrere sind, folgt noch eine Runde}',
    'deck.standard52': 'Das Spiel hat 52 Karten.',
    'deck.italian40': 'Das Spiel hat 40 Karten: ohne 8, 9 und 10, sodass der Bube auf die 7 folgt.',
    'deck.piquet32': 'Das Spiel hat 32 Karten: Die 7 ist die niedrigste.',
    'deck.jass36': 'Das Spiel hat 36 Karten: Die 6 ist die niedrigste.',
    'deck.points': 'Ein Ass zählt 11, König, Dame und Bube je 10, jede andere Karte ihre Augen.',
    handSize:
      'Jeder bekommt {four?vier|drei} Karten. {middle}{points? Ein Blatt ist so viel wert wie seine Karten in einer Farbe zusammen, die beste zählt: höchstens {full}, ein Ass und {four?drei|zwei} Karten, die 10 zählen.}',
    'golf.row':
      'Jeder bekommt drei Karten verdeckt in eine Reihe, und niemand sieht sie an. {middle} Eine Reihe ist so viel wert wie ihre Karten in einer Farbe oder von einem Rang zusammen, das Bessere zählt.',
    'middle.upcard': 'Die nächste Karte kommt offen auf die Ablage, der Rest ist der Stapel.',
    'middle.noUpcard':
      'Der Rest ist der Stapel. Die Ablage ist zuerst leer{takes?: Bis jemand ablegt, kann man nichts von ihr nehmen}.',
    'middle.pool':
      'Drei weitere Karten kommen {faceDown?zunächst verdeckt|offen} in die Mitte; der Rest {stock?ist der Stapel|bleibt beiseite}.',
    handRanking:
      'Blätter haben ihren Rang wie beim Brag. Am besten ist ein Drilling, also drei Karten von einem Rang: {threes?drei Dreien vor drei Assen, drei Königen|drei Asse, drei Könige} und so weiter abwärts. Dann kommen ein Straight Flush, drei aufeinanderfolgende Karten einer Farbe; eine Straße, eine Folge aus mehreren Farben; ein Flush, drei Karten einer Farbe; ein Paar; und jedes andere Blatt nach seiner höchsten Karte. Von den Folgen ist Ass-{low}-{next} die beste, dann Ass-König-Dame und so weiter abwärts. Bei zwei Flushs, oder zwei Blättern nach der höchsten Karte, zählt diese, dann die zweite, dann die dritte; bei zwei Paaren das höhere, dann die dritte Karte. Das Ass ist die höchste Karte, keine Farbe ist besser als eine andere, und gleiche Blätter sind gleichauf.',
    offSuit:
      'Was die anderen Karten auf der Hand zählen, wird davon abgezogen; das kann auch weniger als nichts ergeben{any?, aber {threes?von drei Gleichen}{aces?von drei Assen}{both? oder }{sequences?von einer Folge} wird nichts abgezogen}.',
    threeOfAKind:
      'Drei Gleiche, also drei Karten von einem Rang, {top?schlagen jedes andere Blatt, auch {full}, und ein höherer Rang den niedrigeren|zählen {worth}, wenn keine Farbe auf der Hand mehr wert ist}.',
    threeAces:
      'Drei Asse {like?werden gemeldet wie {full}|zählen {worth}{declared? und werden gemeldet wie {full}}}{quiet?; verschwiegen zählen sie 30}.',
    straightFlush:
      'Drei aufeinanderfolgende Karten einer Farbe, das Ass über dem König oder unter der {low}, {top?schlagen jede Punktzahl, und von zwei solchen Blättern gewinnt das, dessen Folge höher endet|zählen {worth}, wo das Blatt weniger wert wäre}.',
    dealerChoice:
      'Der Geber sieht sein Blatt zuerst an und behält es oder tauscht es ungesehen gegen die drei Karten in der Mitte: Dann liegt dort, was er ausgeteilt bekam. Nun wird die Mitte aufgedeckt{declares?, und erst dann wird gemeldet, was gut genug dafür ist}.',
    'hammer.hammer': 'Statt des ersten Zuges kann, wer ihn hätte, den Hammer rufen: Alle decken auf.',
    'hammer.shotgun':
      'Bevor jemand seine Karten ansieht, kann, wer links vom Geber sitzt, den Blindschuss wagen: Alle decken auf.',
    'hammer.scored': 'Das zählt wie ein Klopfen, ohne weitere Züge; Bedingungen fürs Klopfen gelten dabei nicht.',
    'hammer.dealt':
      'Ist darunter ein Blatt mit {full}{ten? mit einer Zehn}{threes? oder drei Gleichen}{aces? oder drei Assen}{sequences? oder einer Folge}, {race?bekommt jedes davon 1 Punkt und sonst keines{loses?, und niemand verliert einen}|verlieren alle anderen genau 1 Leben}.',
    suddenDeath:
      'Wenn jeder eine Karte verdeckt vor sich hat, kann der Geber den Sudden Death ausrufen: Diese Karten werden aufgedeckt und nach dem verglichen, was sie zählen; jeder mit der {race?höchsten bekommt 1 Punkt|niedrigsten verliert 1 Leben}, und die Runde ist vorbei.',
    nextDealer:
      'Wer {lost?in einer Runde etwas verloren hat,|eine Runde gewonnen hat, {declares?durch Melden oder }mit {golf?der höchsten Reihe|dem höchsten Blatt},} {right?spielt in der nächsten zuerst, und sein rechter Nachbar gibt|gibt die nächste}; von mehreren der Erste links vom Geber. Ist keiner davon mehr dabei, gibt der Nächste links.',
    'turn.first':
      'Wer zuerst gibt, entscheidet das Los. Wer links vom Geber sitzt, beginnt. Gespielt {dealToo?und gegeben }wird im Uhrzeigersinn.',
    'turn.draw':
      'Zieh die oberste Karte vom Stapel, die sonst niemand sieht{takes?, oder nimm die oberste Karte der Ablage}. Dann leg eine Karte ab, {keeps?nur nicht|auch} die, die du {takes?von der Ablage genommen hast|gezogen hast. Von der Ablage nimmt niemand}.',
    'turn.golf':
      'Nimm die oberste Karte der Ablage und leg sie offen an die Stelle einer deiner verdeckten Karten, die auf die Ablage kommt. Oder zieh vom Stapel und sieh die Karte an: Leg sie ebenso in deine Reihe, oder leg sie ab und deck eine deiner verdeckten Karten auf. Offene Karten bleiben liegen. Geklopft wird nicht. Nach drei Zügen für jeden liegen alle Reihen offen, und die Runde endet.',
    'turn.pool':
      'Nimm eine Karte aus der Mitte und leg dafür eine von deinen offen hin, {returns?auch|nur nicht} die, die du gerade genommen hast.{swaps? Oder tausch alle drei Karten gegen die drei in der Mitte.}',
    'turn.longest':
      'Eine Runde, in der jeder {turns} hatte, endet mit dem Aufdecken{limited?, auch wenn andere noch dran gewesen wären}.',
    'discardFirst.turn':
      'Leg eine deiner Karten offen ab. Dann zieh die oberste Karte vom Stapel, die sonst niemand sieht{takes?, oder nimm die Karte, die vor deiner oben auf der Ablage lag|. Von der Ablage nimmt niemand}.',
    passAnyTurn: 'Man kann auch passen, also sein Blatt behalten und nichts ziehen.',
    'stockEmpty.reshuffle':
      'Ist der Stapel leer, wird die Ablage ohne ihre oberste Karte gemischt und zum neuen Stapel.',
    'stockEmpty.golf': 'Ist der Stapel leer, kann man nur die oberste Karte der Ablage nehmen.',
    'stockEmpty.ends':
      'Ist die letzte Karte vom Stapel gezogen, endet die Runde nach diesem Zug mit dem Aufdecken, auch wenn andere noch dran gewesen wären.',
    'stockEmpty.void-at-once':
      'Ist die letzte Karte vom Stapel gezogen und hat niemand geklopft{declared? oder gemeldet}, endet die Runde nach diesem Zug ohne Verlust oder Gewinn.',
    'stockEmpty.pass':
      'Ist der Stapel leer, kann man statt eines Zuges auch passen: Dann endet die Runde sofort{void?, ohne Verlust oder Gewinn, wenn niemand geklopft{declared? oder gemeldet} hat, sonst} mit dem Aufdecken, auch wenn andere noch dran gewesen wären.',
    poolSwapAll:
      'Wer alle drei Karten tauscht, setzt bis zum Ende der Runde aus{ends?, auch {ends}}.{first? Nur der erste Spieler spielt weiter, wenn er es im ersten Zug tut.}',
    'poolSwapAll.binds':
      'Wer alle drei Karten tauscht, muss im eigenen nächsten Zug der Runde schieben{knocks? und kann davor noch klopfen}.',
    poolSwapTwo:
      'Nach dem Tausch einer Karte kannst du im selben Zug noch eine tauschen: jede aus der Mitte, nur nicht die, die du gerade hingelegt hast.',
    'poolPass.always':
      'Statt zu tauschen, kannst du jederzeit schieben: Du behältst dein Blatt{forGood? und setzt bis zum Ende der Runde aus}{ends?, auch {ends}}.',
    'poolPass.after':
      '{ends?{bound?Sonst kannst du nur {ends} schieben und dein Blatt behalten|Schieben und dein Blatt behalten kannst du nur {ends}}|{bound?Sonst darf niemand|Niemand darf} schieben}.',
    after: '{knock?nach dem Klopfen}{both? oder }{declared?nach einer Meldung}',
    lastInTurns:
      'Setzen alle anderen aus, hat der Letzte noch einen Zug{passes?, in dem er auch schieben darf}; dann wird aufgedeckt.',
    poolAllPass:
      'Schieben alle nacheinander, und niemand hat geklopft{declared? oder gemeldet}, {renew?kommen die drei Karten weg und drei neue in die Mitte; hat der Stapel keine drei mehr, }endet die Runde mit dem Aufdecken.',
    'poolSevenEightNine.renew':
      'Liegen zu Beginn eines Zugs 7, 8 und 9 in der Mitte, gleich welcher Farbe, kommen sie weg und drei neue Karten hin, solange der Stapel drei hat.',
    'poolSevenEightNine.on-request':
      'Liegen 7, 8 und 9 in der Mitte, gleich welcher Farbe, kannst du stattdessen drei neue Karten verlangen, solange der Stapel drei hat: Die alten kommen weg, und dein Zug ist vorbei.',
    knocking: 'Es wird nicht geklopft.',
    'knockTiming.instead-of-draw':
      'Statt zu {pool?tauschen|ziehen}, kannst du klopfen und dein Blatt behalten: {after}.',
    'knockTiming.before-draw':
      'Bevor du {pool?tauschst|ziehst}, kannst du klopfen. Du {pool?tauschst oder schiebst trotzdem|ziehst {takes?oder nimmst }trotzdem und legst ab}: {after}.',
    'knockTiming.after-draw':
      'Hast du {pool?eine Karte aus der Mitte genommen|gezogen{takes? oder genommen}}, kannst du mit der Karte klopfen, die du {pool?dafür hinlegst|ablegst}: {after}.',
    'discardFirst.instead-of-draw': 'Statt abzulegen, kannst du klopfen und dein Blatt behalten: {after}.',
    'discardFirst.before-draw':
      'Bevor du ablegst, kannst du klopfen. Du legst trotzdem ab und ziehst{takes? oder nimmst}: {after}.',
    'discardFirst.after-draw':
      'Du kannst mit der Karte klopfen, die du ablegst, und ziehst {takes?oder nimmst }danach trotzdem: {after}.',
    'knock.after':
      '{atOnce?Dann decken alle sofort auf|Alle anderen sind noch {two?zweimal dran, reihum|einmal dran}, {own?nach ihnen noch einmal der Klopfer, }dann decken alle auf}',
    knockMinimum:
      'Klopfen kann nur, wer{before? vor dem {pool?Tauschen|Ziehen}}{after? nach dem {pool?Tauschen|Ablegen}}{first? vor dem Ablegen} {least} oder mehr hat.',
    'knockMinimum.nobody': 'Kein Blatt ist gut genug zum Klopfen, also kann es niemand.',
    knockSameSuit: 'Klopfen kann nur, wer lauter Karten einer Farbe hat.',
    knockFrom: '{one?Im eigenen ersten Zug|In den eigenen ersten {before} Zügen} einer Runde darf niemand klopfen.',
    'counterKnock.true':
      'Wer nach dem Klopfer dran ist, kann gleich in diesem Zug unter denselben Bedingungen auch klopfen: Dann decken alle sofort auf, und als Klopfer zählt der erste von beiden.',
    'counterKnock.false': 'Hat jemand geklopft, klopft niemand mehr.',
    finalTurnStand: 'In einem letzten Zug {ends} kannst du bleiben: dein Blatt behalten und nichts ziehen.',
    poolEarlyKnock:
      'Hat noch niemand getauscht, beendet ein Klopfen die Runde: Niemand sonst ist noch dran, und alle decken auf.',
    poolKnockAfter:
      'Klopfen kannst du auch {swap?nach dem Tausch aller drei Karten}{both? oder }{pass?statt zu schieben}.',
    'declare.automatic':
      '{own?Wer am Ende eines eigenen Zuges, in dem er nicht geklopft hat, {hand} hat, meldet und zeigt sein Blatt: Ein ausgeteiltes wartet bis dahin.|Wer am Ende seines Zuges {hand} hat oder ausgeteilt bekommt, meldet und zeigt sein Blatt. Bekommen mehrere so ein Blatt ausgeteilt, melden sie alle.} {after}',
    'declare.manual':
      '{own?Wer am Ende eines eigenen Zuges, in dem er nicht geklopft hat, {hand} hat, wird jedes Mal gefragt und kann melden, also sein Blatt zeigen: Ein ausgeteiltes wartet bis dahin.|Wer am Ende seines Zuges {hand} hat oder ausgeteilt bekommt, wird gefragt und kann melden, also sein Blatt zeigen. Bekommen mehrere so ein Blatt ausgeteilt, werden zuerst alle gefragt.} {after} Verschwiegen zählt {full} nur {less}{own?| und kann erst wieder gemeldet werden, wenn es zerlegt und neu gebildet wurde}.',
    'declare.shown': 'Wer beim Aufdecken {hand} hat, meldet, und vorher meldet niemand. {after}',
    'declare.off': '{full} ist nur ein hohes Blatt: Es wird nicht gemeldet, und das Spiel geht weiter.',
    'declare.hand':
      '{full}{ten? mit einer Zehn}{threes? oder drei Karten von einem Rang}{sequences? oder drei Karten einer Farbe in Folge}',
    'declareEnds.all-pay':
      'Die Runde endet sofort: {race?Wer meldet, bekommt {points}, und sonst bekommt niemand etwas|Alle, die nicht melden, verlieren {tokens}}.',
    'declareEnds.showdown':
      '{aces?Werden drei Asse gemeldet, endet die Runde sofort: Alle, die nicht melden, verlieren {tokens}. Sonst endet sie|Die Runde endet} sofort mit dem Aufdecken, als hätte niemand geklopft: Das gemeldete Blatt {race?punktet nur, wenn es das höchste ist|kann auch das niedrigste sein}.',
    'declareEnds.last-turns':
      'Das Blatt liegt offen, und alle, die nicht gemeldet haben, sind noch {two?zweimal|einmal} dran. {knock?Ein Klopfen davor gilt nicht mehr, und klopfen|Klopfen} kann dann niemand, melden aber schon. Danach decken alle auf, und {last?nur das zuletzt gemeldete Blatt bekommt 1 Punkt; ausgeteilte gelten als gleichzeitig gemeldet|es zählt, als hätte niemand geklopft}.',
    'declareEnds.at-showdown':
      'Meldet jemand, {race?bekommt jeder davon {points} und sonst niemand etwas|verlieren alle, die nicht melden, {tokens}, wer auch immer das niedrigste Blatt hat}.',
    declareScore:
      'Ein gemeldetes Blatt, das das höchste ist, bekommt {points}; eines, das gleich hoch und nicht gemeldet ist, bekommt 1 Punkt.',
    declareThree: 'Drei Gleiche zählen verschwiegen {less?höchstens }30.',
    declareStraightFlush: 'Eine Folge in einer Farbe zählt verschwiegen {less?höchstens }30.',
    declareWithTen:
      'Ohne Zehn ist {full} nur ein hohes Blatt{sequences?, wenn es keine Folge ist}: Es wird nicht gemeldet.',
    'declareAfterKnock.true': 'Gemeldet werden kann auch noch, nachdem jemand geklopft hat.',
    'declareAfterKnock.false': 'Hat jemand geklopft, wird nicht mehr gemeldet: Dann ist {full} nur ein hohes Blatt.',
    knockerLossOn31: 'Wer geklopft hat, verliert 2 Leben, wenn ein anderer{aces? drei Asse} meldet.',
    showdown: 'Alle {golf?Reihen werden|Blätter werden aufgedeckt und} verglichen.',
    'showdown.lowest':
      '{promised?Wenn niemand geklopft hat, verliert das niedrigste Blatt|{golf?Die niedrigste Reihe|Das niedrigste Blatt} verliert} 1 Leben.',
    'showdown.highest':
      '{golf?Die höchste Reihe|Das höchste Blatt} bekommt 1 Punkt.{ties? Bei Gleichstand bekommt jeder davon 1 Punkt{except?; wer geklopft hat, bekommt bei Gleichstand nichts}.}',
    'showdown.knocker':
      'Hat jemand geklopft, bekommt nur der Klopfer 1 Punkt, wenn {tie?kein anderes Blatt höher ist|alle anderen Blätter niedriger sind}, und sonst niemand etwas. Hat niemand geklopft, bekommt das höchste Blatt 1 Punkt{ties?, bei Gleichstand jedes davon 1 Punkt}.',
    'lowestTieLoss.1': 'Teilen sich mehrere den letzten Platz, verliert jeder davon 1 Leben.',
    'lowestTieLoss.0': 'Teilen sich mehrere{without? ohne den Klopfer} den letzten Platz, verlieren sie nichts.',
    'lowestTieLoss.unless-all':
      'Teilen sich mehrere{without? ohne den Klopfer} den letzten Platz, verliert jeder davon 1 Leben, aber nichts, wenn alle gleich sind.',
    'lowestTieLoss.unless-all-tie':
      'Teilen sich mehrere{without? ohne den Klopfer} den letzten Platz, verliert jeder davon 1 Leben; sind aber alle gleich, verliert niemand etwas{without?, auch der Klopfer nicht}.',
    lowestScore:
      'Wer {golf?die niedrigste Reihe|das niedrigste Blatt} hat, verliert 1 Punkt, sofern er einen hat. Teilen sich mehrere den letzten Platz, verliert jeder davon 1 Punkt, aber niemand, wenn alle gleich sind.{spared? Niemand verliert einen Punkt {suddenDeath?beim Sudden Death}{both? oder }{declared?wenn ein Blatt gemeldet wird}.}',
    knockPromise:
      'Klopfen{hammer? (auch der Hammer)}{shotgun? (auch der Blindschuss)} verspricht das höchste Blatt. Hat niemand mehr, verlieren alle anderen 1 Leben; sonst verliert nur, wer geklopft hat, 1 Leben.',
    'knocker.likeOthers': 'Wer geklopft hat, verliert nicht mehr und nicht weniger als andere.',
    knockerLowestLoss: 'Wer geklopft hat und allein das niedrigste Blatt hat, verliert {tokens}.',
    knockerTieLoss:
      'Wer geklopft hat und sich das niedrigste Blatt mit anderen teilt, verliert {loses?{tokens}|nichts}.',
    othersTieLoss: 'Die anderen verlieren dabei {lose?je 1 Leben|nichts}.',
    knockerNotHighestLoss:
      'Wer geklopft hat und weder das höchste noch das niedrigste Blatt hat, verliert {tokens}, und wer am niedrigsten liegt, verliert ebenfalls.',
    'tieBreak.ranks':
      'Bei gleichem Wert entscheidet die Höhe der Karten, die zählen, die höchste zuerst; ein Ass steht über dem König.',
    'tieBreak.threes':
      'Wo drei Gleiche gleich viel zählen, entscheidet ihre Höhe, ein Ass über dem König; alle anderen gleichen Werte sind gleich.',
    'tieBreak.full':
      'Unter Blättern mit {full} entscheidet die Höhe der Karten, die höchste zuerst, ein Ass über dem König; alle anderen gleichen Werte sind gleich.',
    'tieBreak.suits':
      'Bei gleichem Wert entscheidet die Höhe der Karten, die zählen, die höchste zuerst, ein Ass über dem König; dann ihre Farbe, von oben: Pik, Herz, Karo, Kreuz. Bei Karten mehrerer Farben zählt die höchste Farbe.',
    lives:
      'Jeder beginnt mit {tokens}. {end} Geht die Partie nach einer Runde weiter, können sich alle auf einen Schritt mehr einigen: Wer dabei ist, bekommt ein Leben dazu, und wer in dieser Runde ausgeschieden ist, bleibt {grace?und schwimmt|mit 1 Leben}. Das geht fünfmal in einer Partie.',
    'matchEnds.last-left':
      'Wer zuletzt übrig ist, gewinnt die Partie; die anderen liegen umso besser, je länger sie dabei waren{limited?, und wer am Ende noch dabei ist, nach seinen Leben}.',
    'matchEnds.first-out':
      'Die Partie endet mit der Runde, in der jemand ausscheidet: {winner}; die anderen liegen nach ihren Leben.',
    'grace.true':
      'Wer das letzte Leben verliert, schwimmt, spielt also bis zum nächsten Verlust weiter. Wer einen Verlust nicht ganz bezahlen kann, ist draußen.',
    'grace.false': 'Wer das letzte Leben verliert, ist draußen.',
    'allOut.play-on':
      'Würde eine Runde alle hinauswerfen, die noch da sind, bleiben sie{grace?, schwimmen| mit 1 Leben} und spielen noch eine Runde.',
    'allOut.shared':
      'Würde eine Runde alle hinauswerfen, die noch da sind, ist die Partie zu Ende, und sie teilen sich den Sieg.',
    'allOut.all-return':
      'Würde eine Runde alle hinauswerfen, die noch da sind, spielen alle mit 1 Leben weiter, auch wer schon draußen war{buyIns?, außer wer hätte zurückkommen können und es nicht getan hat}.',
    graceSeats:
      'Nur einer kann zugleich schwimmen: Wer das letzte Leben verliert, während ein anderer schwimmt, ist sofort draußen. Trifft es zwei in einer Runde, schwimmt der Erste links vom Geber.',
    'handPoints.true':
      'Die Werte deiner Blätter aus allen Runden werden zusammengezählt: Scheiden mehrere in einer Runde aus, hat den besseren Platz, wer mehr beisammen hat.',
    'handPoints.false': 'Wer in derselben Runde ausscheidet, teilt sich den Platz.',
    tokenTo:
      'Bezahlte Leben bekommt, wer das höchste Blatt der Runde hat{declares?; wo alle anderen für ein gemeldetes Blatt zahlen, wer gemeldet hat}. Mehrere, die noch dabei sind, teilen sie zu gleichen Teilen in ganzen Leben; der Rest geht in die Schale, auch wenn niemand etwas bekommen kann, der noch dabei ist. Niemand bekommt, was er selbst bezahlt hat{grace?, und wer schwimmt und etwas bekommt, schwimmt nicht mehr}.',
    buyIns:
      'Wer in einer Runde ausscheidet, kann vor der nächsten einen Einsatz zahlen und mit allen Leben zurückkommen, {times} in der Partie und solange noch zwei andere dabei sind. Wer das nicht tut, bleibt draußen.',
    levelNames:
      'Die Stufen von allen Leben abwärts haben Namen: {names}{later?; mit vereinbarten Schritten kommen dazu: {later}}.',
    'levelNames.word':
      'Leben liegen keine auf dem Tisch: Jedes verlorene ist ein Buchstabe, und wer „{word}“ beisammen hat, ist draußen.',
    pointsTarget:
      'Wer zuerst {points} hat, gewinnt die Partie. Schaffen es mehrere in einer Runde, gewinnen die meisten Punkte; bei gleich vielen {shared?teilen sie sich den Sieg|spielen sie weiter}. Die Plätze der anderen folgen aus ihren Punkten.',
  },
};

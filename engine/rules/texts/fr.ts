/** What is said about rules in French. */
import type { RuleTexts } from './en.ts';

const LIST = new Intl.ListFormat('fr');

/** What is said about rules in French. */
export const FRENCH_RULES: RuleTexts = {
  groups: {
    aim: 'Le but',
    cards: 'Les cartes',
    start: 'Avant le premier tour',
    turn: 'Un tour',
    pool: 'Le milieu',
    knock: 'Cogner',
    full: 'Annoncer {full}',
    showdown: 'On montre les mains',
    tokens: 'Jetons et sortie',
    race: 'La course aux points',
  },
  meanings: {
    players: 'combien de personnes peuvent jouer',
    deck: 'le jeu : 52 cartes, 40 sans 8, 9 ni 10, 32 à partir du 7, ou 36 à partir du 6',
    handSize: 'cartes en main',
    play: 'piocher et défausser, découvrir une rangée de cartes (golf), ou échanger avec trois cartes visibles (milieu)',
    upcard: 'si une carte ouvre la défausse dès le départ',
    dealerChoice: 'si le donneur peut échanger sa main contre le milieu, sans voir',
    poolSwapAll: 'si on peut prendre d’un coup toutes les cartes du milieu, et ce que cela coûte',
    poolSwapTwo: 'si on peut échanger une deuxième carte dans le même tour',
    poolPass: 'si on peut passer à tout moment, et si on ne joue plus ensuite',
    poolAllPass: 'ce qui arrive quand tous passent à la suite',
    poolSevenEightNine: 'ce qui arrive quand un 7, un 8 et un 9 sont au milieu',
    poolEarlyKnock: 'ce qui suit quand on cogne avant tout échange',
    poolKnockAfter: 'après quels tours on peut cogner',
    lives: 'jetons au départ',
    grace: 'sans jeton, on joue encore jusqu’à la prochaine perte',
    graceSeats: 'combien peuvent être en sursis à la fois, 0 pour autant qu’on veut',
    handRanking: 'si les mains comptent des points ou se classent comme au brag',
    offSuit: 'si les cartes des autres couleurs se retranchent de la main',
    threeOfAKind: 'ce que vaut un brelan',
    threeAces: 'ce que valent trois as',
    straightFlush: 'ce que vaut une suite de trois cartes d’une couleur',
    declare: 'si 31 est annoncé tout seul, au choix, ou jamais',
    declareThree: 'si un brelan s’annonce comme 31',
    declareStraightFlush: 'si une suite d’une même couleur s’annonce comme 31',
    declareWithTen: 'si 31 ne s’annonce qu’avec un dix',
    declareAfterKnock: 'si on peut annoncer 31 quand quelqu’un a cogné',
    declareWhen: 'quand on annonce 31 dans une donne',
    declareEnds: 'ce qui arrive quand quelqu’un annonce',
    declareLoss: 'ce que perd chacun des autres quand quelqu’un annonce',
    knockerLossOn31: 'ce que perd qui a cogné quand un autre annonce',
    knocking: 'si on peut cogner',
    knockTiming: 'à quel moment du tour on cogne',
    knockMinimum: 'la plus petite valeur qui permet de cogner',
    knockSameSuit: 'cogner avec une seule couleur',
    knockFrom: 'à partir duquel de ses tours on peut cogner',
    knockPromise: 'ce que promet qui cogne',
    lastTurns: 'combien de fois les autres jouent encore quand on a cogné',
    knockerLastTurn: 'si qui a cogné joue encore une fois à la fin',
    counterKnock: 'si le suivant peut cogner aussi et finir la donne',
    knockerLowestLoss: 'ce que perd qui a cogné et se trouve seul au plus bas',
    knockerTieLoss: 'ce que perd qui a cogné et partage le plus bas',
    othersTieLoss: 'ce que perd alors chacun des autres au plus bas',
    knockerNotHighestLoss: 'ce que perd qui a cogné et n’est ni au plus haut ni au plus bas',
    lowestTieLoss: 'ce que chacun perd en cas d’égalité au plus bas',
    finalTurnStand: 'si on peut garder sa main au dernier tour',
    hammer: 'si le premier peut faire montrer tout le monde aussitôt',
    suddenDeath: 'si le donneur peut faire comparer une seule carte chacun',
    takeDiscards: 'si on peut prendre le dessus de la défausse',
    returnTaken: 'si on peut reposer une carte qu’on vient de prendre',
    discardFirst: 'si on défausse avant de piocher',
    passAnyTurn: 'si on peut passer à chaque tour',
    stockEmpty: 'ce qui arrive quand la pioche est vide',
    turnLimit: 'après combien de tours chacun une donne finit, 0 pour autant qu’on veut',
    tieBreak: 'si la hauteur des cartes départage les valeurs égales, certaines ou toutes, ou la couleur aussi',
    scoring: 'perdre des jetons, ou courir après les points',
    pointsTarget: 'points qui gagnent la partie',
    pointsGoTo: 'qui peut marquer quand quelqu’un a cogné',
    knockerTieScore: 'ce que marque qui a cogné et partage le plus haut',
    declareScore: 'ce que marque une main annoncée qui gagne',
    lowestScore: 'si la plus basse main perd un point',
    allOut: 'ce qui suit si une donne faisait sortir tous ceux qui restent',
    dealLimit: 'après combien de donnes une partie finit, 0 pour autant qu’on veut',
    matchEnds: 'quand finit une partie de jetons',
    sharedWin: 'si, à égalité, on partage la victoire',
    nextDealer: 'qui donne ensuite',
    handPoints: 'si on additionne aussi la valeur des mains',
    tokenTo: 'où vont les jetons payés',
    buyIns: 'combien de fois on peut revenir après sa sortie',
    levelNames: 'noms des étapes, de tous les jetons jusqu’au sursis',
  },
  labels: {
    players: 'pour {range?{fewest} à }{most} joueurs',
    deck: {
      standard52: 'jeu de 52',
      italian40: 'jeu italien de 40, sans 8, 9 ni 10',
      piquet32: 'jeu de 32, à partir du 7',
      jass36: 'jeu de 36, à partir du 6',
    },
    handSize: { 3: 'trois cartes chacun', 4: 'quatre cartes chacun, {full} au mieux' },
    play: {
      'draw-discard': 'piocher et défausser',
      golf: 'golf : trois tours pour découvrir une rangée de cartes',
      pool: 'échanger avec trois cartes visibles au milieu',
    },
    upcard: { true: 'une carte ouvre la défausse', false: 'la défausse est vide au départ' },
    dealerChoice: {
      false: 'le donneur garde sa main',
      true: 'le donneur peut échanger sa main contre le milieu',
    },
    poolSwapAll: {
      true: 'on peut échanger les trois cartes',
      false: 'on échange une seule carte à la fois',
      'for-good': 'qui échange les trois cartes ne joue plus',
      'for-good-after-first-turn': 'qui échange les trois cartes ne joue plus, sauf au premier tour',
      binds: 'qui échange les trois cartes passe à son tour suivant',
    },
    poolSwapTwo: { false: 'on n’échange pas deux cartes', true: 'on peut échanger deux cartes' },
    poolPass: {
      true: 'on peut passer à tout moment',
      false: 'on ne passe pas avant qu’on cogne',
      'for-good': 'qui passe ne joue plus',
      never: 'on ne passe jamais',
    },
    poolAllPass: { renew: 'si tous passent, trois nouvelles cartes', showdown: 'si tous passent, on montre les mains' },
    poolSevenEightNine: {
      stays: '7-8-9 reste au milieu',
      renew: 'trois nouvelles cartes sur 7-8-9',
      'on-request': 'trois nouvelles cartes sur 7-8-9, à la demande',
    },
    poolEarlyKnock: {
      'last-turns': 'derniers tours chaque fois qu’on cogne',
      showdown: 'cogner avant tout échange finit la donne',
    },
    poolKnockAfter: { take: 'cogner après avoir échangé une carte', 'any-turn': 'cogner après n’importe quel tour' },
    lives: '{tokens} chacun',
    grace: { true: 'en sursis après le dernier jeton', false: 'hors jeu avec le dernier jeton' },
    graceSeats: { 0: 'autant qu’on veut en sursis', 1: 'un seul en sursis à la fois' },
    handRanking: { points: 'les mains comptent des points', brag: 'les mains se classent comme au brag' },
    offSuit: {
      ignored: 'les autres couleurs ne comptent pas',
      minus: 'les autres couleurs se retranchent',
    },
    threeOfAKind: 'un brelan {top?bat tout|{worth?compte {worth}|ne vaut rien de spécial}}',
    threeAces: { null: 'trois as ne valent rien de spécial', 33: 'trois as comptent 33' },
    straightFlush:
      'une suite {top?d’une couleur bat tous les points|{worth?d’une couleur compte {worth}|ne vaut rien de spécial}}',
    declare: {
      automatic: '{full} s’annonce tout seul',
      manual: '{full} peut s’annoncer ou se taire',
      off: '{full} ne s’annonce pas',
    },
    declareThree: { false: 'un brelan ne s’annonce pas', true: 'un brelan s’annonce' },
    declareStraightFlush: {
      false: 'une suite d’une même couleur ne s’annonce pas',
      true: 'une suite d’une même couleur s’annonce',
    },
    declareWithTen: { false: '{full} s’annonce même sans dix', true: '{full} ne s’annonce qu’avec un dix' },
    declareAfterKnock: { true: '{full} même quand quelqu’un a cogné', false: '{full} seulement avant qu’on cogne' },
    declareWhen: { 'at-once': '{full} s’annonce aussitôt', 'own-turn': '{full} s’annonce à la fin de son tour' },
    declareEnds: {
      'all-pay': 'si on annonce, tous les autres paient',
      showdown: 'si on annonce, on montre les mains',
      'last-turns': 'si on annonce, les autres jouent encore',
      'aces-all-pay': 'pour trois as tous paient, pour {full} on montre les mains',
      'at-showdown': 'on annonce en montrant les mains, et tous les autres paient',
    },
    declareLoss: 'si on annonce, les autres perdent {value}',
    knockerLossOn31: 'qui a cogné perd {value} quand un autre annonce',
    knocking: { true: 'on peut cogner', false: 'on ne cogne pas' },
    knockTiming: {
      'instead-of-draw': 'cogner au lieu de piocher',
      'before-draw': 'cogner, puis piocher',
      'after-draw': 'cogner avec la carte défaussée',
    },
    knockMinimum: 'cogner {value?à partir de {value}|avec toute valeur}',
    knockSameSuit: { false: 'cogner avec toutes couleurs', true: 'cogner avec une seule couleur' },
    knockFrom: {
      1: 'cogner dès le premier tour',
      2: 'ne pas cogner au premier tour',
      3: 'ne pas cogner aux deux premiers tours',
      4: 'ne pas cogner aux trois premiers tours',
      5: 'ne pas cogner aux quatre premiers tours',
    },
    knockPromise: {
      'not-lowest': 'qui cogne promet de ne pas être au plus bas',
      highest: 'qui cogne promet la plus haute main',
    },
    lastTurns: {
      1: 'un dernier tour quand on a cogné',
      0: 'on montre les mains dès qu’on a cogné',
      2: 'deux derniers tours quand on a cogné',
    },
    knockerLastTurn: { false: 'pas de dernier tour pour qui a cogné', true: 'un dernier tour pour qui a cogné' },
    counterKnock: { false: 'on cogne une fois par donne', true: 'le suivant peut cogner aussi' },
    knockerLowestLoss: 'qui a cogné, seul au plus bas, perd {value}',
    knockerTieLoss: 'qui a cogné, à égalité au plus bas, {value?perd {value}|ne perd rien}',
    othersTieLoss: 'à égalité au plus bas avec qui a cogné, on {value?perd {value}|ne perd rien}',
    knockerNotHighestLoss: 'qui a cogné{value? sans être au plus haut perd {value}|, entre les deux, ne perd rien}',
    lowestTieLoss: {
      1: 'à égalité au plus bas sans qui a cogné, on perd 1',
      0: 'à égalité au plus bas sans qui a cogné, on ne perd rien',
      'unless-all': 'à égalité au plus bas sans qui a cogné, on perd 1, sauf si tous sont égaux',
      'unless-all-tie': 'si tous sont à égalité, personne ne perd, qui a cogné non plus',
    },
    finalTurnStand: { false: 'on ne reste pas au dernier tour', true: 'on peut rester au dernier tour' },
    hammer: {
      off: 'pas de marteau',
      hammer: 'marteau : le premier peut faire montrer tout le monde',
      shotgun: 'à l’aveugle : le premier peut faire montrer tout le monde, sans voir',
    },
    suddenDeath: {
      false: 'pas de mort subite',
      true: 'mort subite : le donneur peut faire comparer une carte chacun',
    },
    takeDiscards: { true: 'on peut prendre à la défausse', false: 'on ne pioche qu’à la pioche' },
    returnTaken: {
      false: 'une carte qu’on vient de prendre reste',
      true: 'une carte qu’on vient de prendre peut repartir',
    },
    discardFirst: { false: 'piocher, puis défausser', true: 'défausser, puis piocher' },
    passAnyTurn: { false: 'passer seulement sans pioche', true: 'passer à chaque tour' },
    stockEmpty: {
      showdown: 'pas de nouvelle pioche',
      reshuffle: 'la défausse devient la nouvelle pioche',
      void: 'sans pioche, passer avant les derniers tours finit la donne sans perte',
      ends: 'la dernière carte de la pioche finit la donne',
      'void-at-once': 'la dernière carte de la pioche finit la donne sans perte avant les derniers tours',
    },
    turnLimit: '{value?{turns} chacun|autant de tours qu’on veut}',
    tieBreak: {
      none: 'les valeurs égales restent égales',
      ranks: 'la hauteur des cartes départage',
      threes: 'la hauteur des cartes départage seulement les brelans',
      full: 'la hauteur des cartes départage seulement les mains de {full}',
      suits: 'la hauteur des cartes départage, puis la couleur',
    },
    scoring: { lives: 'des jetons à perdre', points: 'une course aux points' },
    pointsTarget: '{points} {one?gagne|gagnent}',
    pointsGoTo: {
      highest: 'la plus haute main marque',
      knocker: 'après avoir cogné, on est seul à pouvoir marquer',
    },
    knockerTieScore: 'qui a cogné, à égalité au plus haut, {value?marque {value}|ne marque rien}',
    declareScore: 'une main annoncée marque {points}',
    lowestScore: 'la plus basse main {value?perd un|ne perd pas de} point',
    allOut: {
      'play-on': 'si tous devaient sortir, on continue',
      shared: 'si tous devaient sortir, ils partagent la victoire',
      'all-return': 'si tous devaient sortir, tous reviennent',
    },
    dealLimit: '{value?{deals} par partie|autant de donnes qu’on veut}',
    matchEnds: { 'last-left': 'qui reste en dernier gagne', 'first-out': 'la partie finit dès qu’un joueur sort' },
    sharedWin: { false: 'une seule victoire', true: 'à égalité, on partage la victoire' },
    nextDealer: {
      left: 'on donne à tour de rôle',
      loser: 'qui a perdu donne',
      winner: 'qui a gagné donne',
      'right-of-winner': 'qui a gagné joue en premier',
    },
    handPoints: { false: 'la valeur des mains ne s’additionne pas', true: 'la valeur des mains s’additionne' },
    tokenTo: { bowl: 'les jetons vont dans la coupelle', highest: 'les jetons vont à la plus haute main' },
    buyIns: '{value?{value} retour{one?|s} chacun|pas de retour}',
    levelNames: '{names?étapes : {names}|étapes sans nom}',
  },
  reasons: {
    golfRow: 'au golf, une rangée a trois cartes',
    golfValue: 'au golf, les mains ont leurs propres valeurs',
    golfKnock: 'au golf, on ne cogne pas',
    golfDeclare: 'au golf, on n’annonce rien',
    golfHammer: 'au golf, il n’y a pas de marteau',
    bragValue: 'au brag, les mains n’ont pas de points',
    bragDeclare: 'au brag, on n’annonce rien',
    bragTies: 'au brag, des mains égales ont les mêmes rangs',
    noEqualThrees: 'deux brelans ne comptent jamais autant',
    paidNotCompared: 'les mains pour lesquelles tous les autres paient ne se comparent pas',
    tieOfTwo: 'à deux, personne ne perd à égalité',
    noTies: 'les couleurs départagent toutes les mains égales',
    race: 'dans une course aux points, personne n’a de jetons',
    noRace: 'on joue pour des jetons, pas pour des points',
    knockerScores: 'qui a cogné est seul à pouvoir marquer',
    noPointToLose: 'personne n’a de point à perdre avant la fin de la partie',
    firstOut: 'la partie finit dès que quelqu’un sort',
    neverAllOut: 'aucune donne ne fait perdre tout le monde',
    noGrace: 'personne n’est jamais en sursis',
    oneLeft: 'qui reste seul gagne',
    oneDeal: 'la partie finit après une donne',
    declareOff: 'personne n’annonce',
    noLateDeclaring: 'personne n’annonce quand on a cogné',
    promise: 'qui cogne promet la plus haute main, et cela seul compte',
    nobodyKnocks: 'personne ne peut cogner',
    declaredAtOnce: 'une main assez bonne pour cogner s’annonce aussitôt',
    neverBeaten: 'aucune main ne vaut plus qu’une main assez bonne pour cogner',
    everyHand: 'toute main qui peut cogner vaut autant',
    oneSuitAnyway: 'aucune main de plusieurs couleurs n’est assez bonne pour cogner',
    acesOnTop: 'un brelan est la plus haute main, et personne n’annonce',
    acesAnyway: 'trois as ne valent ici pas plus qu’un autre brelan',
    twoPlayers: 'à deux, personne ne peut revenir dans la partie',
    twoHands: 'de deux mains, qui a cogné a la plus haute ou la plus basse',
    stockLasts: 'avec si peu de joueurs et de tours, la pioche ne s’épuise jamais',
    noPool: 'il n’y a pas de cartes au milieu à échanger',
    poolOpen: 'quand on échange avec le milieu, personne ne pioche, et il n’y a pas de défausse',
    poolPass: 'quand on échange avec le milieu, on peut toujours passer une fois qu’on a cogné',
    nobodyPasses: 'personne ne peut passer',
    passForGood: 'qui passe ne joue plus, si bien que tous ne passent jamais à la suite',
    knockAfterExchange: 'on ne cogne qu’après un échange',
    noEightsOrNines: 'le jeu n’a ni 8 ni 9',
    knockNotAfterTake: 'on ne cogne pas après un échange',
    oneExchanged: 'un tour où l’on cogne échange toujours une carte',
    golfTurns: 'au golf, chacun a trois tours',
    golfTokens: 'au golf, personne ne reçoit de jetons',
    golfPass: 'au golf, personne ne passe',
    golfTakes: 'au golf, on peut toujours prendre à la défausse',
    nobodyTakes: 'personne ne prend à la défausse',
    noLastTurns: 'personne ne joue plus quand on a cogné',
    oneTurn: 'chacun n’a qu’un tour',
    nobodyPays: 'une main annoncée ne fait payer personne',
    allPayAsMuch: 'tous perdent autant de toute façon',
    flushAnyway: 'toute suite de ce genre vaut déjà autant par sa couleur',
    flushWithoutValue: 'les suites d’une même couleur n’ont pas de valeur propre',
    declaredHighest: 'une main annoncée est la plus haute de toute façon',
    declaredWhenShown: 'on n’annonce que quand on montre les mains',
  },
  counts: {
    tokens: { 1: '1 jeton', other: '{value} jetons' },
    turns: { 1: '1 tour', other: '{value} tours' },
    deals: { 1: '1 donne', other: '{value} donnes' },
    points: { 1: '1 point', other: '{value} points' },
    times: { 1: '1 fois', 2: '2 fois', other: '{value} fois' },
  },
  games: {
    special: 'Ce qui est particulier',
    withoutEffect: 'Sans effet',
    alike: 'Les deux se jouent de la même façon.{except? Seul ceci diffère :}',
    different: '{one?1 règle diffère|{count} règles diffèrent}.',
    differentWithoutEffect: 'Différent, mais sans effet',
    playsLike: '{game} se joue comme {others}.',
  },
  levels: {
    'no letter': 'aucune lettre',
    'seated at the back': 'au fond, sur un siège',
    'standing at the back': 'au fond, debout',
    'in the middle': 'au milieu',
    'at the front': 'à l’avant',
    'on the stairs': 'sur les marches',
    'on the second step': 'sur la deuxième marche',
    'asking the driver to stop': 'près du chauffeur',
  },
  list: (games) => LIST.format(games),
  steps: (names) => LIST.format(names.map((name) => `« ${name} »`)),
  sentences: {
    players: 'On joue {range?de {fewest} }à {most}, chacun pour soi.',
    'collect.suit': 'Réunis de hautes cartes d’une seule couleur.',
    'collect.brag': 'Réunis la meilleure main possible, comme au brag.',
    'collect.golf': 'Fais la rangée de plus grande valeur.',
    'scoring.lives':
      'Qui s’en sort le plus mal à une donne perd des jetons, et {firstOut?dès qu’un joueur sort, qui en a le plus|qui reste en dernier} gagne la partie.',
    'scoring.points': 'La meilleure main d’une donne marque, et assez de points gagnent la partie.',
    dealLimit: 'Si personne n’a gagné d’ici là, la partie finit après {deals} : {winner}.',
    winner:
      'qui a {race?le plus de points|le plus de jetons{hands? (à égalité, le plus de points de main)}} gagne, et {shared?ceux qui en ont autant partagent la victoire|tant que plusieurs en ont autant, on joue une autre donne}',
    'deck.standard52': 'Le jeu a 52 cartes.',
    'deck.italian40': 'Le jeu a 40 cartes : ni 8, ni 9, ni 10, si bien que le valet suit le 7.',
    'deck.piquet32': 'Le jeu a 32 cartes : la plus basse est le 7.',
    'deck.jass36': 'Le jeu a 36 cartes : la plus basse est le 6.',
    'deck.points': 'Un as compte 11, un roi, une dame ou un valet 10, et toute autre carte son nombre.',
    handSize:
      'Chacun reçoit {four?quatre|trois} cartes. {middle}{points? Une main vaut le plus grand total qu’elle a dans une seule couleur : {full} au mieux, un as et {four?trois|deux} cartes qui comptent 10.}',
    'golf.row':
      'Chacun reçoit trois cartes en rangée, face cachée, et personne ne les regarde. {middle} Une rangée vaut le plus grand total qu’elle a dans une couleur ou dans un rang.',
    'middle.upcard': 'La carte suivante ouvre la défausse, face visible, et le reste est la pioche.',
    'middle.noUpcard':
      'Le reste est la pioche. La défausse est vide au départ{takes? : tant que personne n’a défaussé, il n’y a rien à y prendre}.',
    'middle.pool':
      'On pose trois autres cartes au milieu, face {faceDown?cachée d’abord|visible} ; le reste est {stock?la pioche|mis de côté}.',
    handRanking:
      'Les mains se classent comme au brag. La meilleure est un brelan, trois cartes du même rang : {threes?trois trois avant }trois as, trois rois, et ainsi de suite. Puis viennent une quinte flush, trois cartes qui se suivent dans une couleur ; une suite, dans plusieurs couleurs ; une couleur, trois cartes de la même ; une paire ; et toute autre main d’après sa plus haute carte. Des suites, la meilleure est as-{low}-{next}, puis as-roi-dame, et ainsi de suite. De deux couleurs, ou de deux mains d’après leur plus haute carte, celle-ci compte, puis la deuxième, puis la troisième ; de deux paires la plus haute, puis la troisième carte. L’as est la plus haute carte, aucune couleur n’en vaut plus qu’une autre, et deux mains égales sont à égalité.',
    offSuit:
      'Les points des autres cartes de la main se retranchent de ce total, qui peut donc devenir négatif{any? ; rien ne se retranche pour {threes?un brelan}{aces?trois as}{both? ou }{sequences?une suite}}.',
    threeOfAKind:
      'Un brelan, c’est-à-dire trois cartes de même rang, {top?bat toute autre main, {full} aussi, et un brelan plus haut bat un plus bas|compte {worth}, si aucune couleur de la main ne vaut plus}.',
    threeAces:
      'Trois as {like?s’annoncent comme {full}|comptent {worth}{declared? et s’annoncent comme {full}}}{quiet? ; tus, ils comptent 30}.',
    straightFlush:
      'Trois cartes d’une couleur qui se suivent, l’as au-dessus du roi ou au-dessous du {low}, {top?battent tous les points, et de deux mains de ce genre, celle dont la suite finit plus haut gagne|comptent {worth} là où la main vaudrait moins}.',
    dealerChoice:
      'Le donneur regarde d’abord sa main, et la garde ou l’échange, sans voir, contre les trois cartes du milieu : la main qu’il avait reçue est alors au milieu. Puis on retourne le milieu{declares?, et c’est alors seulement qu’on annonce les mains assez bonnes}.',
    'hammer.hammer': 'À la place du premier tour, qui le joue peut abattre le marteau : tous montrent leur main.',
    'hammer.shotgun':
      'Avant que personne ne regarde ses cartes, qui est à gauche du donneur peut jouer à l’aveugle : tous montrent leur main.',
    'hammer.scored':
      'Cela compte comme si cette personne avait cogné, sans autre tour et quelles que soient les conditions pour cogner.',
    'hammer.dealt':
      'S’il y a des mains de {full}{ten? avec un dix}{threes? ou avec un brelan}{aces? ou avec trois as}{sequences? ou avec une suite}, {race?chacune marque 1 point et aucune autre ne marque{loses? ni ne perd}|tous les autres perdent exactement 1 jeton}.',
    suddenDeath:
      'Quand chacun a reçu une carte, face cachée, le donneur peut demander la mort subite : on retourne ces cartes, et on compare ce qu’elles comptent ; chacun de ceux qui ont la plus {race?haute marque 1 point|basse perd 1 jeton}, et la donne est finie.',
    nextDealer:
      'Qui {lost?a perdu quelque chose à une donne|a gagné une donne, {declares?en annonçant ou }avec la plus haute {golf?rangée|main},} {right?joue en premier à la suivante, et son voisin de droite la donne|donne ensuite} ; s’ils sont plusieurs, c’est le premier à gauche du donneur. Si aucun d’eux ne joue plus, {right?le suivant à gauche donne|c’est le suivant à gauche}.',
    'turn.first':
      'Le sort désigne le premier donneur. Qui est à gauche du donneur commence. On joue {dealToo?et on donne }dans le sens des aiguilles d’une montre.',
    'turn.draw':
      'Pioche la carte du dessus, que personne d’autre ne voit{takes?, ou prends celle du dessus de la défausse}. Puis défausse une carte : n’importe laquelle, {keeps?sauf|même} celle que tu viens de {takes?prendre à la défausse|piocher. On ne prend jamais à la défausse}.',
    'turn.golf':
      'Prends la carte du dessus de la défausse et pose-la face visible à la place d’une de tes cartes cachées, qui va à la défausse. Ou bien pioche et regarde la carte : mets-la dans ta rangée de la même façon, ou défausse-la et retourne une de tes cartes cachées. Les cartes visibles restent en place. On ne cogne pas. Après trois tours chacun, toutes les rangées sont ouvertes et la donne finit.',
    'turn.pool':
      'Prends une carte du milieu et pose une des tiennes à sa place, face visible : n’importe laquelle, {returns?même|sauf} celle que tu viens de prendre.{swaps? Ou échange tes trois cartes contre les trois du milieu.}',
    'turn.longest':
      'Une donne où chacun a joué {turns} finit, et on montre les mains{limited?, même si d’autres avaient encore un tour}.',
    'discardFirst.turn':
      'Défausse une carte, n’importe laquelle, face visible. Puis pioche la carte du dessus, que personne d’autre ne voit{takes?, ou prends celle qui était sur la défausse avant la tienne|. On ne prend jamais à la défausse}.',
    passAnyTurn: 'On peut aussi passer, c’est-à-dire garder sa main sans rien piocher.',
    'stockEmpty.reshuffle':
      'Quand la pioche est vide, on mélange la défausse, sauf sa carte du dessus : c’est la nouvelle pioche.',
    'stockEmpty.golf': 'Quand la pioche est vide, on ne peut que prendre le dessus de la défausse.',
    'stockEmpty.ends':
      'Quand la dernière carte de la pioche est tirée, la donne finit après ce tour et on montre les mains, même si d’autres avaient encore un tour.',
    'stockEmpty.void-at-once':
      'Quand la dernière carte de la pioche est tirée, et que personne n’a cogné{declared? ni annoncé}, la donne finit après ce tour sans perte ni gain.',
    'stockEmpty.pass':
      'Quand la pioche est vide, on peut aussi passer au lieu de jouer : la donne finit aussitôt{void?, sans perte ni gain si personne n’a cogné{declared? ni annoncé}, sinon| et} on montre les mains, même si d’autres avaient encore un tour.',
    poolSwapAll:
      'Qui échange ses trois cartes ne joue plus de la donne{ends?, pas même {ends}}.{first? Seul le premier joueur continue, s’il le fait au premier tour.}',
    'poolSwapAll.binds':
      'Qui échange ses trois cartes doit passer à son tour suivant de la donne{knocks?, et peut cogner avant}.',
    poolSwapTwo:
      'Après avoir échangé une carte, tu peux en échanger une autre dans le même tour : n’importe laquelle du milieu, sauf celle que tu viens de poser.',
    'poolPass.always':
      'Au lieu d’échanger, tu peux toujours passer : tu gardes la main que tu as{forGood?, et tu ne joues plus de la donne}{ends?, pas même {ends}}.',
    'poolPass.after':
      '{ends?{bound?Sinon, tu|Tu} ne peux passer, et garder ta main, que {ends}|{bound?Personne d’autre|Personne} ne peut passer}.',
    after: '{knock?quand quelqu’un a cogné}{both? ou }{declared?quand une main est annoncée}',
    lastInTurns:
      'Quand un seul joueur joue encore, il a un dernier tour{passes?, où il peut passer} ; puis on montre les mains.',
    poolAllPass:
      'Si tous passent à la suite, et que personne n’a cogné{declared? ni annoncé}, {renew?les trois cartes du milieu sont mises de côté et on en retourne trois nouvelles ; s’il en reste moins de trois dans la pioche, }la donne finit et on montre les mains.',
    'poolSevenEightNine.renew':
      'Quand un tour commence avec un 7, un 8 et un 9 au milieu, de n’importe quelles couleurs, ils sont mis de côté et on en retourne trois nouvelles, tant que la pioche en a trois.',
    'poolSevenEightNine.on-request':
      'Quand un 7, un 8 et un 9 sont au milieu, de n’importe quelles couleurs, tu peux plutôt demander trois nouvelles cartes, tant que la pioche en a trois : les anciennes sont mises de côté, et ton tour est fini.',
    knocking: 'On ne cogne pas.',
    'knockTiming.instead-of-draw': 'Au lieu {pool?d’échanger|de piocher}, tu peux cogner et garder ta main : {after}.',
    'knockTiming.before-draw':
      'Avant {pool?d’échanger|de piocher}, tu peux cogner. Tu {pool?échanges ou passes quand même|pioches {takes?ou prends }quand même, et tu défausses} ; {after}.',
    'knockTiming.after-draw':
      'Après avoir {pool?pris une carte du milieu|pioché{takes? ou pris}}, tu peux cogner avec {pool?celle que tu poses à sa place|la carte que tu défausses} : {after}.',
    'discardFirst.instead-of-draw': 'Au lieu de défausser, tu peux cogner et garder ta main : {after}.',
    'discardFirst.before-draw':
      'Avant de défausser, tu peux cogner. Tu défausses quand même, et tu pioches{takes? ou prends} ; {after}.',
    'discardFirst.after-draw':
      'Tu peux cogner avec la carte que tu défausses, et tu pioches {takes?ou prends }quand même ensuite : {after}.',
    'knock.after':
      '{atOnce?tout le monde montre aussitôt sa main|tous les autres jouent encore {two?deux fois, en deux rondes|une fois}{own?, après eux qui a cogné}, puis tout le monde montre sa main}',
    knockMinimum:
      'Il faut au moins {least}{before? avant {pool?d’échanger|de piocher}}{after? après {pool?l’échange|la défausse}}{first? avant la défausse} pour cogner.',
    'knockMinimum.nobody': 'Aucune main n’est assez bonne pour cogner : personne ne le peut.',
    knockSameSuit: 'Il faut une main d’une seule couleur pour cogner.',
    knockFrom: 'Personne ne peut cogner {one?à son premier tour|pendant ses {before} premiers tours} d’une donne.',
    'counterKnock.true':
      'Le joueur suivant peut cogner aussi, à son tour qui suit et aux mêmes conditions : le jeu s’arrête aussitôt, on montre les mains, et c’est le premier des deux qui compte comme ayant cogné.',
    'counterKnock.false': 'Quand quelqu’un a cogné, plus personne ne peut cogner.',
    finalTurnStand: 'À un dernier tour, {ends}, tu peux rester : garder ta main sans piocher.',
    poolEarlyKnock:
      'Si personne n’a encore échangé, cogner finit la donne : personne d’autre ne joue plus, et on montre les mains.',
    poolKnockAfter: 'Tu peux aussi cogner {swap?après avoir tout échangé}{both? ou }{pass?au lieu de passer}.',
    'declare.automatic':
      '{own?Qui a {hand} à la fin d’un de ses tours, où il n’a pas cogné, annonce en montrant sa main : une main distribuée attend jusque-là.|Qui a {hand} à la fin de son tour, ou dès la distribution, annonce en montrant sa main. S’ils sont plusieurs dès la distribution, tous annoncent.} {after}',
    'declare.manual':
      '{own?Qui a {hand} à la fin d’un de ses tours, où il n’a pas cogné, peut à chaque fois annoncer en montrant sa main : une main distribuée attend jusque-là.|Qui a {hand} à la fin de son tour, ou dès la distribution, peut annoncer en montrant sa main. S’ils sont plusieurs dès la distribution, on demande d’abord à chacun.} {after} {full} gardé pour soi compte {less}{own?| et ne peut s’annoncer qu’une fois défait puis refait}.',
    'declare.shown': 'Qui a {hand} quand on montre les mains l’annonce, et personne n’annonce avant. {after}',
    'declare.off': '{full} n’est qu’une haute main : on ne l’annonce pas, et le jeu continue.',
    'declare.hand':
      '{full}{ten? avec un dix}{threes? ou trois cartes de même rang}{sequences? ou trois cartes d’une couleur qui se suivent}',
    'declareEnds.all-pay':
      'La donne finit aussitôt : {race?qui annonce marque {points}, et personne d’autre ne marque|tous ceux qui n’annoncent pas perdent {tokens}}.',
    'declareEnds.showdown':
      '{aces?Si trois as sont annoncés, la donne finit aussitôt : tous ceux qui n’annoncent pas perdent {tokens}. Sinon, la|La} donne finit aussitôt et on montre les mains, comme si personne n’avait cogné : la main annoncée {race?ne marque que si elle est la plus haute|peut aussi être la plus basse}.',
    'declareEnds.last-turns':
      'La main reste visible, et tous ceux qui n’ont pas annoncé jouent encore {two?deux|une} fois. {knock?Avoir cogné avant ne compte plus, et personne|Personne} ne peut plus cogner, mais on peut encore annoncer. Puis on montre les mains, {last?et seule la dernière main annoncée marque 1 point ; celles de la donne comptent comme annoncées ensemble|comme si personne n’avait cogné}.',
    'declareEnds.at-showdown':
      'Si quelqu’un annonce, {race?chacun de ceux qui annoncent marque {points}, et personne d’autre ne marque|tous ceux qui n’annoncent pas perdent {tokens}, quelle que soit la main la plus basse}.',
    declareScore:
      'Une main annoncée qui est la plus haute marque {points} ; une autre, aussi haute sans être annoncée, marque 1 point.',
    declareThree: 'Un brelan gardé pour soi compte 30{less? au plus}.',
    declareStraightFlush: 'Une suite gardée pour soi compte 30{less? au plus}.',
    declareWithTen:
      'Sans dix, {full} n’est qu’une haute main{sequences?, à moins d’être une suite} : on ne l’annonce pas.',
    'declareAfterKnock.true': 'On peut aussi annoncer quand quelqu’un a cogné.',
    'declareAfterKnock.false': 'Dès que quelqu’un a cogné, on n’annonce plus : {full} n’est alors qu’une haute main.',
    knockerLossOn31: 'Qui a cogné perd 2 jetons quand un autre annonce{aces? trois as}.',
    showdown: '{golf?On compare toutes les rangées|Toutes les mains sont montrées et comparées}.',
    'showdown.lowest': '{promised?Si personne n’a cogné, la|La} plus basse {golf?rangée|main} perd 1 jeton.',
    'showdown.highest':
      'La plus haute {golf?rangée|main} marque 1 point.{ties? En cas d’égalité, chacune marque 1 point{except?, mais qui a cogné ne marque rien}.}',
    'showdown.knocker':
      'Si quelqu’un a cogné, lui seul peut marquer : 1 point si {tie?aucune autre main n’est plus haute|toutes les autres mains sont plus basses} ; sinon, personne ne marque. Si personne n’a cogné, la plus haute main marque 1 point{ties?, et en cas d’égalité chacune marque 1 point}.',
    'lowestTieLoss.1': 'En cas d’égalité au plus bas, chacune perd 1 jeton.',
    'lowestTieLoss.0': 'En cas d’égalité au plus bas{without?, si qui a cogné n’en est pas}, on ne perd rien.',
    'lowestTieLoss.unless-all':
      'En cas d’égalité au plus bas{without?, si qui a cogné n’en est pas}, chacune perd 1 jeton, mais rien si toutes sont égales.',
    'lowestTieLoss.unless-all-tie':
      'En cas d’égalité au plus bas{without?, si qui a cogné n’en est pas}, chacune perd 1 jeton, mais si toutes sont égales, personne ne perd rien{without?, qui a cogné non plus}.',
    lowestScore:
      'La plus basse {golf?rangée|main} perd 1 point, si son joueur en a un. En cas d’égalité au plus bas, chacune perd 1 point, mais aucune si toutes sont égales.{spared? Personne ne perd de point {suddenDeath?à la mort subite}{both? ni }{declared?quand une main est annoncée}.}',
    knockPromise:
      'Qui cogne{hammer? (ou joue le marteau)}{shotgun? (ou joue à l’aveugle)} promet la plus haute main. Si personne n’a davantage, tous les autres perdent 1 jeton ; sinon, qui a cogné est seul à perdre, 1 jeton.',
    'knocker.likeOthers': 'Qui a cogné ne perd ni plus ni moins que les autres.',
    knockerLowestLoss: 'Qui a cogné et a seul la plus basse main perd {tokens}.',
    knockerTieLoss: 'Qui a cogné et partage la plus basse main {loses?perd {tokens}|ne perd rien}.',
    othersTieLoss: 'Les autres, dans cette égalité, {lose?perdent 1 jeton chacun|ne perdent rien}.',
    knockerNotHighestLoss:
      'Qui a cogné et n’a ni la plus haute ni la plus basse main perd {tokens}, en plus de ceux du plus bas.',
    'tieBreak.ranks':
      'À valeur égale, la hauteur des cartes qui comptent départage, la plus haute d’abord ; un as est au-dessus d’un roi.',
    'tieBreak.threes':
      'Entre brelans qui comptent autant, leur hauteur départage, un as au-dessus d’un roi ; les autres valeurs égales restent égales.',
    'tieBreak.full':
      'Entre mains de {full}, la hauteur des cartes départage, la plus haute d’abord, un as au-dessus d’un roi ; les autres valeurs égales restent égales.',
    'tieBreak.suits':
      'À valeur égale, la hauteur des cartes qui comptent départage, la plus haute d’abord, un as au-dessus d’un roi ; puis leur couleur, de haut en bas : pique, cœur, carreau, trèfle. Entre cartes de plusieurs couleurs, la plus haute compte.',
    lives:
      'Chacun commence avec {tokens}. {end} Après une donne qui ne finit pas la partie, on peut s’accorder une marche de plus : tous ceux qui jouent reçoivent un jeton, et qui vient de sortir reste, {grace?en sursis|avec 1 jeton}. Cela peut arriver cinq fois par partie.',
    'matchEnds.last-left':
      'Qui reste en dernier gagne la partie ; les autres sont d’autant mieux placés qu’ils sortent tard{limited?, et ceux qui jouent encore à la fin d’après leurs jetons}.',
    'matchEnds.first-out':
      'La partie finit à la donne où un joueur sort : {winner} ; les autres sont classés d’après leurs jetons.',
    'grace.true':
      'Qui n’a plus de jeton joue encore, en sursis, jusqu’à la prochaine perte. Qui ne peut pas payer toute une perte sort.',
    'grace.false': 'Qui n’a plus de jeton sort de la partie.',
    'allOut.play-on':
      'Si une donne faisait sortir tous ceux qui restent, ils restent{grace?, en sursis| avec 1 jeton}, et on joue une autre donne.',
    'allOut.shared':
      'Si une donne faisait sortir tous ceux qui restent, la partie est finie, et ils partagent la victoire.',
    'allOut.all-return':
      'Si une donne faisait sortir tous ceux qui restent, tous jouent encore avec 1 jeton, même ceux qui étaient déjà sortis{buyIns?, sauf qui pouvait payer pour revenir et ne l’a pas fait}.',
    graceSeats:
      'Une seule personne à la fois peut être en sursis : qui perd son dernier jeton quand la place est prise sort aussitôt. Si deux y arrivent à la même donne, la place va à la première à gauche du donneur.',
    'handPoints.true':
      'On additionne aussi la valeur de tes mains à toutes les donnes : si plusieurs sortent à la même donne, la plus grande somme donne la meilleure place.',
    'handPoints.false': 'Ceux qui sortent à la même donne partagent leur place.',
    tokenTo:
      'Les jetons payés vont à la plus haute main de la donne{declares? ; quand tous les autres paient une main annoncée, à qui a annoncé}. Si plusieurs le sont, ceux qui jouent encore se les partagent à parts égales, en jetons entiers ; le reste va dans la coupelle, comme ce que personne encore en jeu ne peut recevoir. Personne ne reçoit ce qu’il a payé{grace?, et qui reçoit en sursis ne l’est plus}.',
    buyIns:
      'Qui sort à une donne peut payer une mise avant la suivante et revenir avec tous ses jetons, {times} par partie et tant que deux autres jouent. Qui ne le fait pas est sorti pour de bon.',
    levelNames:
      'Les étapes, de tous les jetons vers le bas, ont des noms : {names}{later? ; les marches convenues ajoutent {later}}.',
    'levelNames.word':
      'Il n’y a pas de jetons sur la table : chaque jeton perdu est une lettre, et qui a « {word} » en entier sort.',
    pointsTarget:
      'Qui a le premier {points} gagne la partie. Si plusieurs y arrivent à la même donne, le plus de points gagne ; à égalité, {shared?ils partagent la victoire|on continue}. Les autres sont classés d’après leurs points.',
  },
};

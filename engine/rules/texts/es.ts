/** What is said about rules in Spanish. */
import type { RuleTexts } from './en.ts';

const LIST = new Intl.ListFormat('es');

/** What is said about rules in Spanish. */
export const SPANISH_RULES: RuleTexts = {
  groups: {
    aim: 'El objetivo',
    cards: 'Las cartas',
    start: 'Antes del primer turno',
    turn: 'Un turno',
    pool: 'El centro',
    knock: 'Golpear',
    full: 'Cantar {full}',
    showdown: 'Se enseñan las manos',
    tokens: 'Fichas y eliminación',
    race: 'La carrera de puntos',
  },
  meanings: {
    players: 'cuántos pueden jugar',
    deck: 'la baraja: 52 cartas, 40 sin 8, 9 ni 10, 32 desde el 7, o 36 desde el 6',
    handSize: 'cartas en la mano',
    play: 'robar y descartar, destapar una fila de cartas (golf), o cambiar con tres cartas a la vista (centro)',
    upcard: 'si al empezar ya hay una carta en los descartes',
    dealerChoice: 'si quien reparte puede cambiar su mano por el centro, sin mirar',
    poolSwapAll: 'si se pueden tomar de una vez todas las cartas del centro, y lo que eso cuesta',
    poolSwapTwo: 'si se puede cambiar una segunda carta en el mismo turno',
    poolPass: 'si se puede pasar en cualquier momento, y si ya no se juega después',
    poolAllPass: 'qué pasa cuando todos pasan seguidos',
    poolSevenEightNine: 'qué pasa cuando en el centro hay un 7, un 8 y un 9',
    poolEarlyKnock: 'qué sigue a un golpe antes de cualquier cambio',
    poolKnockAfter: 'después de qué turnos se puede golpear',
    lives: 'fichas al empezar',
    grace: 'quien se queda sin fichas sigue hasta la próxima pérdida',
    graceSeats: 'cuántos pueden estar en la cuerda floja a la vez, 0 para no poner límite',
    handRanking: 'si las manos cuentan puntos o se ordenan como en el brag',
    offSuit: 'si las cartas de otros palos se restan de la mano',
    threeOfAKind: 'lo que vale un trío',
    threeAces: 'lo que valen tres ases',
    straightFlush: 'lo que vale una escalera de tres cartas de un palo',
    declare: 'si 31 se canta solo, lo decide el jugador, o no se canta',
    declareThree: 'si un trío se canta como 31',
    declareStraightFlush: 'si una escalera de un palo se canta como 31',
    declareWithTen: 'si 31 solo se canta con un diez',
    declareAfterKnock: 'si 31 se puede cantar después de un golpe',
    declareWhen: 'cuándo se canta 31 en una ronda',
    declareEnds: 'qué pasa cuando alguien canta',
    declareLoss: 'lo que pierde cada uno de los demás cuando alguien canta',
    knockerLossOn31: 'lo que pierde quien golpeó cuando otro canta',
    knocking: 'si se puede golpear',
    knockTiming: 'en qué momento del turno se golpea',
    knockMinimum: 'el valor más bajo con el que se puede golpear',
    knockSameSuit: 'golpear solo con cartas de un palo',
    knockFrom: 'desde qué turno propio se puede golpear',
    knockPromise: 'lo que promete un golpe',
    lastTurns: 'cuántos turnos tienen los demás después de un golpe',
    knockerLastTurn: 'si quien golpeó tiene un turno más al final',
    counterKnock: 'si el siguiente también puede golpear y acabar la ronda',
    knockerLowestLoss: 'lo que pierde quien golpeó y queda a solas lo más bajo',
    knockerTieLoss: 'lo que pierde quien golpeó y empata por lo más bajo',
    othersTieLoss: 'lo que pierde cada uno de los demás en ese empate',
    knockerNotHighestLoss: 'lo que pierde quien golpeó y no queda ni lo más alto ni lo más bajo',
    lowestTieLoss: 'lo que pierde cada uno cuando varios empatan por lo más bajo',
    finalTurnStand: 'si se puede conservar la mano en el último turno',
    hammer: 'si el primero puede hacer que todos enseñen enseguida',
    suddenDeath: 'si quien reparte puede hacer comparar una carta cada uno',
    takeDiscards: 'si se puede tomar el descarte de arriba',
    returnTaken: 'si se puede devolver una carta recién tomada',
    discardFirst: 'si se descarta antes de robar',
    passAnyTurn: 'si se puede pasar en cualquier turno',
    stockEmpty: 'qué pasa cuando se acaba el mazo',
    turnLimit: 'tras cuántos turnos de cada uno acaba una ronda, 0 para no poner límite',
    tieBreak: 'si los valores iguales se deciden por la altura de las cartas, algunos o todos, o también por el palo',
    scoring: 'perder fichas, o una carrera de puntos',
    pointsTarget: 'puntos que ganan la partida',
    pointsGoTo: 'quién puede sumar después de un golpe',
    knockerTieScore: 'lo que suma quien golpeó y empata por lo más alto',
    declareScore: 'lo que suma una mano cantada que gana',
    lowestScore: 'si la mano más baja pierde un punto',
    allOut: 'qué pasa si una ronda dejara fuera a todos los que quedan',
    dealLimit: 'tras cuántas rondas acaba una partida, 0 para no poner límite',
    matchEnds: 'cuándo acaba una partida por fichas',
    sharedWin: 'si quienes empatan comparten la victoria',
    nextDealer: 'quién reparte después',
    handPoints: 'si además se suma el valor de las manos',
    tokenTo: 'adónde van las fichas que se pagan',
    buyIns: 'cuántas veces puede volver quien queda fuera',
    levelNames: 'nombres de los pasos, de todas las fichas a la cuerda floja',
  },
  labels: {
    players: '{range?de {fewest} a|para} {most} jugadores',
    deck: {
      standard52: 'baraja de 52',
      italian40: 'baraja italiana de 40, sin 8, 9 ni 10',
      piquet32: 'baraja de 32, desde el 7',
      jass36: 'baraja de 36, desde el 6',
    },
    handSize: { 3: 'tres cartas cada uno', 4: 'cuatro cartas cada uno, y lo mejor es {full}' },
    play: {
      'draw-discard': 'robar y descartar',
      golf: 'golf: tres turnos para destapar una fila de cartas',
      pool: 'cambiar con tres cartas a la vista en el centro',
    },
    upcard: { true: 'una carta abre los descartes', false: 'al principio no hay descartes' },
    dealerChoice: {
      false: 'quien reparte se queda con su mano',
      true: 'quien reparte puede cambiar su mano por el centro',
    },
    poolSwapAll: {
      true: 'se pueden cambiar las tres',
      false: 'se cambia una sola carta cada vez',
      'for-good': 'quien cambia las tres ya no juega',
      'for-good-after-first-turn': 'quien cambia las tres ya no juega, salvo en el primer turno',
      binds: 'quien cambia las tres pasa en su siguiente turno',
    },
    poolSwapTwo: { false: 'no se cambian dos cartas', true: 'se pueden cambiar dos cartas' },
    poolPass: {
      true: 'se puede pasar en cualquier momento',
      false: 'no se pasa antes de un golpe',
      'for-good': 'quien pasa ya no juega',
      never: 'no se pasa nunca',
    },
    poolAllPass: { renew: 'si todos pasan, tres cartas nuevas', showdown: 'si todos pasan, se enseñan las manos' },
    poolSevenEightNine: {
      stays: '7-8-9 se queda en el centro',
      renew: 'tres cartas nuevas con 7-8-9',
      'on-request': 'tres cartas nuevas con 7-8-9, si se piden',
    },
    poolEarlyKnock: {
      'last-turns': 'últimos turnos después de cada golpe',
      showdown: 'un golpe antes de cualquier cambio acaba la ronda',
    },
    poolKnockAfter: { take: 'golpear tras cambiar una carta', 'any-turn': 'golpear tras cualquier turno' },
    lives: '{tokens} cada uno',
    grace: { true: 'en la cuerda floja tras la última ficha', false: 'fuera con la última ficha' },
    graceSeats: { 0: 'cualquier número en la cuerda floja', 1: 'solo uno a la vez en la cuerda floja' },
    handRanking: { points: 'las manos cuentan puntos', brag: 'las manos se ordenan como en el brag' },
    offSuit: { ignored: 'los otros palos no cuentan', minus: 'los otros palos se restan' },
    threeOfAKind: 'un trío {top?gana a todo|{worth?vale {worth}|no vale nada especial}}',
    threeAces: { null: 'tres ases no valen nada especial', 33: 'tres ases valen 33' },
    straightFlush:
      'una escalera {top?de un palo gana a todos los puntos|{worth?de un palo vale {worth}|no vale nada especial}}',
    declare: {
      automatic: '{full} se canta solo',
      manual: '{full} se puede cantar o callar',
      off: '{full} no se canta',
    },
    declareThree: { false: 'un trío no se canta', true: 'un trío se canta' },
    declareStraightFlush: { false: 'una escalera de un palo no se canta', true: 'una escalera de un palo se canta' },
    declareWithTen: { false: '{full} se canta también sin un diez', true: '{full} solo se canta con un diez' },
    declareAfterKnock: { true: '{full} también después de un golpe', false: '{full} solo antes de un golpe' },
    declareWhen: { 'at-once': '{full} se canta enseguida', 'own-turn': '{full} se canta al final del turno propio' },
    declareEnds: {
      'all-pay': 'si alguien canta, pagan todos los demás',
      showdown: 'si alguien canta, se enseñan las manos',
      'last-turns': 'si alguien canta, los demás juegan aún',
      'aces-all-pay': 'con tres ases pagan todos, con {full} se enseñan las manos',
      'at-showdown': 'se canta al enseñar las manos, y pagan todos los demás',
    },
    declareLoss: 'si alguien canta, los demás pierden {value}',
    knockerLossOn31: 'quien golpeó pierde {value} cuando otro canta',
    knocking: { true: 'se puede golpear', false: 'no se golpea' },
    knockTiming: {
      'instead-of-draw': 'golpear en vez de robar',
      'before-draw': 'golpear y luego robar',
      'after-draw': 'golpear con el descarte',
    },
    knockMinimum: 'golpear {value?desde {value}|con cualquier valor}',
    knockSameSuit: { false: 'golpear con cualquier palo', true: 'golpear solo con un palo' },
    knockFrom: {
      1: 'golpear desde el primer turno',
      2: 'sin golpes en el primer turno',
      3: 'sin golpes en los dos primeros turnos',
      4: 'sin golpes en los tres primeros turnos',
      5: 'sin golpes en los cuatro primeros turnos',
    },
    knockPromise: {
      'not-lowest': 'un golpe promete no ser lo más bajo',
      highest: 'un golpe promete la mano más alta',
    },
    lastTurns: {
      1: 'un último turno tras un golpe',
      0: 'tras un golpe se enseñan las manos enseguida',
      2: 'dos últimos turnos tras un golpe',
    },
    knockerLastTurn: { false: 'sin último turno para quien golpeó', true: 'un último turno para quien golpeó' },
    counterKnock: { false: 'un golpe por ronda', true: 'el siguiente también puede golpear' },
    knockerLowestLoss: 'quien golpeó, a solas lo más bajo, pierde {value}',
    knockerTieLoss: 'quien golpeó, empatado por lo más bajo, {value?pierde {value}|no pierde}',
    othersTieLoss: 'quien empata por lo más bajo con el golpe {value?pierde {value}|no pierde}',
    knockerNotHighestLoss: 'quien golpeó{value? sin ser lo más alto pierde {value}|, entre medias, no pierde}',
    lowestTieLoss: {
      1: 'quien empata por lo más bajo sin quien golpeó pierde 1',
      0: 'quien empata por lo más bajo sin quien golpeó no pierde',
      'unless-all': 'quien empata por lo más bajo sin quien golpeó pierde 1, salvo si empatan todos',
      'unless-all-tie': 'si empatan todos no pierde nadie, tampoco quien golpeó',
    },
    finalTurnStand: { false: 'nadie se planta en el último turno', true: 'en el último turno te puedes plantar' },
    hammer: {
      off: 'sin martillo',
      hammer: 'martillo: el primero puede hacer que todos enseñen',
      shotgun: 'a ciegas: el primero puede hacer que todos enseñen sin mirar',
    },
    suddenDeath: {
      false: 'sin muerte súbita',
      true: 'muerte súbita: quien reparte puede hacer comparar una carta cada uno',
    },
    takeDiscards: { true: 'se puede tomar el descarte', false: 'solo se roba del mazo' },
    returnTaken: { false: 'una carta recién tomada se queda', true: 'una carta recién tomada se puede devolver' },
    discardFirst: { false: 'robar y luego descartar', true: 'descartar y luego robar' },
    passAnyTurn: { false: 'pasar solo sin mazo', true: 'pasar en cualquier turno' },
    stockEmpty: {
      showdown: 'sin nuevo mazo',
      reshuffle: 'los descartes pasan a ser el mazo',
      void: 'sin mazo, pasar antes de los últimos turnos acaba la ronda sin pérdidas',
      ends: 'la última carta del mazo acaba la ronda',
      'void-at-once': 'la última carta del mazo acaba la ronda sin pérdidas antes de los últimos turnos',
    },
    turnLimit: '{value?{turns} cada uno|turnos sin límite}',
    tieBreak: {
      none: 'los valores iguales empatan',
      ranks: 'la altura de las cartas deshace empates',
      threes: 'la altura de las cartas deshace solo empates de tríos',
      full: 'la altura de las cartas deshace solo empates a {full}',
      suits: 'la altura de las cartas, y luego el palo, deshace empates',
    },
    scoring: { lives: 'fichas que perder', points: 'una carrera de puntos' },
    pointsTarget: '{points} {one?gana|ganan}',
    pointsGoTo: {
      highest: 'suma la mano más alta',
      knocker: 'después de un golpe solo puede sumar quien golpeó',
    },
    knockerTieScore: 'quien golpeó, empatado por lo más alto, {value?suma {value}|no suma nada}',
    declareScore: 'una mano cantada suma {points}',
    lowestScore: 'la mano más baja {value?pierde un punto|no pierde puntos}',
    allOut: {
      'play-on': 'si todos quedaran fuera, se sigue',
      shared: 'si todos quedaran fuera, comparten la victoria',
      'all-return': 'si todos quedaran fuera, vuelven todos',
    },
    dealLimit: '{value?{deals} por partida|rondas sin límite}',
    matchEnds: {
      'last-left': 'gana quien queda el último',
      'first-out': 'la partida acaba con el primero que queda fuera',
    },
    sharedWin: { false: 'gana uno solo', true: 'quienes empatan comparten la victoria' },
    nextDealer: {
      left: 'se reparte por turno',
      loser: 'reparte quien pierde',
      winner: 'reparte quien gana',
      'right-of-winner': 'quien gana juega primero',
    },
    handPoints: { false: 'no se suma el valor de las manos', true: 'se suma el valor de las manos' },
    tokenTo: { bowl: 'las fichas van al platillo', highest: 'las fichas van a la mano más alta' },
    buyIns: '{value?{value} regreso{one?|s} cada uno|sin regreso}',
    levelNames: '{names?pasos: {names}|pasos sin nombre}',
  },
  reasons: {
    golfRow: 'en el golf una fila tiene tres cartas',
    golfValue: 'en el golf las manos tienen sus propios valores',
    golfKnock: 'en el golf no se golpea',
    golfDeclare: 'en el golf no se canta',
    golfHammer: 'en el golf no hay martillo',
    bragValue: 'en el brag las manos no tienen puntos',
    bragDeclare: 'en el brag no se canta',
    bragTies: 'en el brag las manos iguales tienen los mismos números',
    noEqualThrees: 'no hay dos tríos que cuenten lo mismo',
    paidNotCompared: 'las manos por las que pagan todos los demás no se comparan',
    tieOfTwo: 'si empatan dos no pierde nadie',
    noTies: 'los palos deshacen todos los empates',
    race: 'en una carrera de puntos nadie tiene fichas',
    noRace: 'se juega por fichas, no por puntos',
    knockerScores: 'si alguien ha golpeado, solo suma esa persona',
    noPointToLose: 'nadie tiene puntos que perder antes de que acabe la partida',
    firstOut: 'la partida acaba en cuanto alguien queda fuera',
    neverAllOut: 'ninguna ronda hace perder a todos',
    noGrace: 'nadie está nunca en la cuerda floja',
    oneLeft: 'gana quien queda solo',
    oneDeal: 'la partida acaba tras una ronda',
    declareOff: 'nadie canta',
    noLateDeclaring: 'nadie canta después de un golpe',
    promise: 'un golpe promete la mano más alta, y solo eso cuenta',
    nobodyKnocks: 'nadie puede golpear',
    declaredAtOnce: 'una mano que basta para golpear se canta enseguida',
    neverBeaten: 'ninguna mano vale más que una que basta para golpear',
    everyHand: 'toda mano que puede golpear vale tanto',
    oneSuitAnyway: 'ninguna mano de varios palos basta para golpear',
    acesOnTop: 'un trío es la mano más alta, y nadie canta',
    acesAnyway: 'tres ases no valen aquí más que otro trío',
    twoPlayers: 'entre dos nadie puede volver a la partida',
    twoHands: 'de dos manos, quien golpeó tiene la más alta o la más baja',
    stockLasts: 'con tan pocos jugadores y turnos el mazo no se acaba nunca',
    noPool: 'no hay cartas en el centro para cambiar',
    poolOpen: 'cuando se cambia con el centro nadie roba del mazo, y no hay descartes',
    poolPass: 'cuando se cambia con el centro se puede pasar después de un golpe en todo caso',
    nobodyPasses: 'nadie puede pasar',
    passForGood: 'quien pasa ya no juega, así que nunca pasan todos seguidos',
    knockAfterExchange: 'solo se golpea después de un cambio',
    noEightsOrNines: 'la baraja no tiene ni 8 ni 9',
    knockNotAfterTake: 'no se golpea después de un cambio',
    oneExchanged: 'un turno que acaba con un golpe siempre cambia una carta',
    golfTurns: 'en el golf cada uno tiene tres turnos',
    golfTokens: 'en el golf nadie recibe fichas',
    golfPass: 'en el golf nadie pasa',
    golfTakes: 'en el golf siempre se puede tomar el descarte',
    nobodyTakes: 'nadie toma de los descartes',
    noLastTurns: 'nadie tiene un turno después de un golpe',
    oneTurn: 'cada uno tiene un solo turno',
    nobodyPays: 'una mano cantada no hace pagar a nadie',
    allPayAsMuch: 'todos pierden lo mismo de todos modos',
    flushAnyway: 'toda escalera así vale ya lo mismo por su palo',
    flushWithoutValue: 'las escaleras de un palo no tienen valor propio',
    declaredHighest: 'una mano cantada es la más alta de todos modos',
    declaredWhenShown: 'solo se canta al enseñar las manos',
  },
  counts: {
    tokens: { 1: '1 ficha', other: '{value} fichas' },
    turns: { 1: '1 turno', other: '{value} turnos' },
    deals: { 1: '1 ronda', other: '{value} rondas' },
    points: { 1: '1 punto', other: '{value} puntos' },
    times: { 1: '1 vez', 2: '2 veces', other: '{value} veces' },
  },
  games: {
    special: 'Lo especial',
    withoutEffect: 'Sin efecto',
    alike: 'Los dos se juegan igual.{except? Solo cambia esto:}',
    different: '{one?1 regla es distinta|{count} reglas son distintas}.',
    differentWithoutEffect: 'Distinto, pero sin efecto',
    playsLike: '{game} se juega como {others}.',
  },
  levels: {
    'no letter': 'sin letra',
    'seated at the back': 'atrás, con asiento',
    'standing at the back': 'atrás, de pie',
    'in the middle': 'en el medio',
    'at the front': 'delante',
    'on the stairs': 'en la escalera',
    'on the second step': 'en el segundo escalón',
    'asking the driver to stop': 'pidiendo parada',
  },
  list: (games) => LIST.format(games),
  steps: (names) => LIST.format(names.map((name) => `«${name}»`)),
  sentences: {
    players: 'Juegan {range?de {fewest} a }{most}, cada uno por su cuenta.',
    'collect.suit': 'Reúne cartas altas de un solo palo.',
    'collect.brag': 'Reúne la mejor mano posible, como en el brag.',
    'collect.golf': 'Haz que tu fila valga lo más posible.',
    'scoring.lives':
      'Quien peor queda en una ronda pierde fichas, y {firstOut?en cuanto alguien queda fuera gana la partida quien tiene más|quien queda el último gana la partida}.',
    'scoring.points': 'La mejor mano de una ronda puntúa, y quien reúne bastantes puntos gana la partida.',
    dealLimit: 'Si nadie ha ganado hasta entonces, la partida acaba tras {deals}: {winner}.',
    winner:
      'gana quien tiene {race?más puntos|más fichas{hands? (si son iguales, más puntos de mano)}}, y {shared?si varios tienen lo mismo, comparten la victoria|mientras varios tengan lo mismo, se juega otra ronda}',
    'deck.standard52': 'La baraja tiene 52 cartas.',
    'deck.italian40': 'La baraja tiene 40 cartas: sin 8, 9 ni 10, así que la jota sigue al 7.',
    'deck.piquet32': 'La baraja tiene 32 cartas: la más baja es el 7.',
    'deck.jass36': 'La baraja tiene 36 cartas: la más baja es el 6.',
    'deck.points': 'Un as vale 11, un rey, una reina o una jota 10, y cualquier otra carta su número.',
    handSize:
      'Cada uno recibe {four?cuatro|tres} cartas. {middle}{points? Una mano vale lo más que suma en un solo palo: {full} como mucho, un as y {four?tres|dos} cartas que valen 10.}',
    'golf.row':
      'Cada uno recibe tres cartas en fila, boca abajo, y nadie las mira. {middle} Una fila vale lo más que suma en un palo o en un número.',
    'middle.upcard': 'La carta siguiente abre los descartes, boca arriba, y el resto es el mazo.',
    'middle.noUpcard':
      'El resto es el mazo. Al principio no hay descartes{takes?: hasta que alguien descarta no hay nada que tomar}.',
    'middle.pool':
      'Otras tres cartas se ponen en el centro, {faceDown?al principio boca abajo|boca arriba}; el resto {stock?es el mazo|se aparta}.',
    handRanking:
      'Las manos se ordenan como en el brag. La mejor es un trío, tres cartas del mismo número: {threes?tres treses antes que }tres ases, tres reyes y así hacia abajo. Después vienen una escalera de color, tres cartas seguidas de un palo; una escalera, de varios palos; un color, tres cartas de un palo; una pareja; y cualquier otra mano según su carta más alta. De las escaleras la mejor es as-{low}-{next}, después as-rey-reina, y así hacia abajo. De dos colores, o de dos manos según su carta más alta, cuenta esa, después la segunda, después la tercera; de dos parejas la más alta, después la tercera carta. El as es la carta más alta, ningún palo vale más que otro, y las manos iguales empatan.',
    offSuit:
      'De ese total se restan los puntos de las demás cartas de la mano, así que puede quedar en negativo{any?; {threes?a un trío}{aces?a tres ases}{both? o }{sequences?a una escalera} no se le resta nada}.',
    threeOfAKind:
      'Un trío, es decir, tres cartas del mismo número o figura, {top?gana a cualquier otra mano, también a {full}, y un trío más alto gana a uno más bajo|vale {worth}, si ningún palo de la mano vale más}.',
    threeAces:
      'Tres ases {like?se cantan como {full}|valen {worth}{declared? y se cantan como {full}}}{quiet?; callados valen 30}.',
    straightFlush:
      'Tres cartas seguidas de un palo, con el as por encima del rey o por debajo del {low}, {top?ganan a todos los puntos, y de dos manos así gana la que tiene la escalera que acaba más arriba|valen {worth} donde la mano valdría menos}.',
    dealerChoice:
      'Quien reparte mira primero su mano, y se la queda o la cambia, sin mirar, por las tres cartas del centro: la mano que recibió queda entonces en el centro. Ahora se destapa el centro{declares?, y solo entonces se cantan las manos que bastan para ello}.',
    'hammer.hammer': 'En lugar del primer turno, quien lo juega puede dar el martillazo: todos enseñan su mano.',
    'hammer.shotgun':
      'Antes de que nadie mire sus cartas, quien está a la izquierda de quien reparte puede jugar a ciegas: todos enseñan su mano.',
    'hammer.scored': 'Cuenta como si hubiera golpeado, sin más turnos y sean cuales sean las condiciones para golpear.',
    'hammer.dealt':
      'Si entre ellas hay manos de {full}{ten? con un diez}{threes? o con un trío}{aces? o con tres ases}{sequences? o con una escalera}, {race?cada una suma 1 punto y ninguna otra suma{loses? ni pierde}|todos los demás pierden exactamente 1 ficha}.',
    suddenDeath:
      'Cuando cada uno tiene una carta, boca abajo, quien reparte puede pedir muerte súbita: esas cartas se destapan y se compara lo que valen; cada uno de los que tienen la más {race?alta suma 1 punto|baja pierde 1 ficha}, y la ronda se acaba.',
    nextDealer:
      'Quien {lost?pierde algo en una ronda|gana una ronda, {declares?cantando o }con la {golf?fila|mano} más alta,} {right?juega primero en la siguiente, y la reparte quien está a su derecha|reparte la siguiente}; si son varios, el primero a la izquierda de quien reparte. Si ninguno de ellos sigue, reparte el siguiente a la izquierda.',
    'turn.first':
      'El azar decide quién reparte primero. Empieza quien está a la izquierda de quien reparte. Se juega {dealToo?y se reparte }en el sentido del reloj.',
    'turn.draw':
      'Roba la carta de arriba del mazo, que nadie más ve{takes?, o toma la de arriba de los descartes}. Luego descarta una carta: cualquiera{keeps? menos|, también} la que has {takes?tomado de los descartes|robado. Nunca se toma de los descartes}.',
    'turn.golf':
      'Toma la carta de arriba de los descartes y ponla boca arriba en lugar de una de tus cartas tapadas, que va a los descartes. O roba del mazo y mira la carta: ponla en tu fila del mismo modo, o descártala y destapa una de tus cartas. Las cartas destapadas se quedan donde están. No se golpea. Tras tres turnos cada uno, todas las filas están a la vista y acaba la ronda.',
    'turn.pool':
      'Toma una carta del centro y pon una de las tuyas en su lugar, boca arriba: cualquiera{returns?, también| menos} la que acabas de tomar.{swaps? O cambia tus tres cartas por las tres del centro.}',
    'turn.longest':
      'Una ronda en la que cada uno ha jugado {turns} acaba enseñando las manos{limited?, aunque a otros les quedara un turno}.',
    'discardFirst.turn':
      'Descarta una carta cualquiera, a la vista. Luego roba la carta de arriba del mazo, que nadie más ve{takes?, o toma la que estaba arriba de los descartes antes que la tuya|. Nunca se toma de los descartes}.',
    passAnyTurn: 'También se puede pasar, es decir, conservar la mano sin robar nada.',
    'stockEmpty.reshuffle':
      'Cuando se acaba el mazo, se barajan todos los descartes menos el de arriba y son el nuevo mazo.',
    'stockEmpty.golf': 'Cuando se acaba el mazo, solo se puede tomar el descarte de arriba.',
    'stockEmpty.ends':
      'Cuando se roba la última carta del mazo, la ronda acaba tras ese turno y se enseñan las manos, aunque a otros les quedara un turno.',
    'stockEmpty.void-at-once':
      'Cuando se roba la última carta del mazo, y nadie ha golpeado{declared? ni cantado}, la ronda acaba tras ese turno sin pérdida ni ganancia.',
    'stockEmpty.pass':
      'Cuando se acaba el mazo, también se puede pasar en vez de jugar el turno: la ronda acaba enseguida{void?, sin pérdida ni ganancia si nadie ha golpeado{declared? ni cantado}, y si no, enseñando| y se enseñan} las manos, aunque a otros les quedara un turno.',
    poolSwapAll:
      'Quien cambia sus tres cartas ya no juega en esa ronda{ends?, ni siquiera {ends}}.{first? Solo el primer jugador sigue jugando, si lo hace en el primer turno.}',
    'poolSwapAll.binds':
      'Quien cambia sus tres cartas tiene que pasar en su siguiente turno de la ronda{knocks?, y antes puede golpear}.',
    poolSwapTwo:
      'Después de cambiar una carta puedes cambiar otra en el mismo turno: cualquiera del centro menos la que acabas de dejar.',
    'poolPass.always':
      'En vez de cambiar siempre puedes pasar: te quedas con la mano que tienes{forGood?, y ya no juegas en esa ronda}{ends?, ni siquiera {ends}}.',
    'poolPass.after':
      '{ends?{bound?Si no, solo|Solo} puedes pasar, y quedarte con tu mano, {ends}|{bound?Nadie más|Nadie} puede pasar}.',
    after: '{knock?después de un golpe}{both? o }{declared?después de que alguien cante}',
    lastInTurns:
      'Cuando solo queda uno que juega, tiene un último turno{passes?, en el que puede pasar}; luego se enseñan las manos.',
    poolAllPass:
      'Si todos pasan seguidos y nadie ha golpeado{declared? ni cantado}, {renew?las tres cartas del centro se apartan y se destapan tres nuevas; si en el mazo quedan menos de tres, }la ronda acaba y se enseñan las manos.',
    'poolSevenEightNine.renew':
      'Si un turno empieza con un 7, un 8 y un 9 en el centro, de cualquier palo, se apartan y se destapan tres cartas nuevas, mientras en el mazo haya tres.',
    'poolSevenEightNine.on-request':
      'Si en el centro hay un 7, un 8 y un 9, de cualquier palo, puedes pedir en su lugar tres cartas nuevas, mientras en el mazo haya tres: las otras se apartan, y tu turno acaba.',
    knocking: 'No se golpea.',
    'knockTiming.instead-of-draw': 'En vez de {pool?cambiar|robar} puedes golpear y quedarte con tu mano: {after}.',
    'knockTiming.before-draw':
      'Antes de {pool?cambiar|robar} puedes golpear. Aun así {pool?cambias o pasas|robas{takes? o tomas}, y descartas}; {after}.',
    'knockTiming.after-draw':
      'Después de {pool?tomar una carta del centro|robar{takes? o tomar}} puedes golpear con {pool?la que pones en su lugar|tu descarte}: {after}.',
    'discardFirst.instead-of-draw': 'En vez de descartar puedes golpear y quedarte con tu mano: {after}.',
    'discardFirst.before-draw':
      'Antes de descartar puedes golpear. Aun así descartas y robas{takes? o tomas}; {after}.',
    'discardFirst.after-draw': 'Puedes golpear con tu descarte, y aun así robas{takes? o tomas} después: {after}.',
    'knock.after':
      '{atOnce?enseguida se enseñan todas las manos|todos los demás tienen {two?dos turnos más, en dos vueltas|un turno más}{own?, después otro quien golpeó,} y se enseñan las manos}',
    knockMinimum:
      'Solo puede golpear una mano que vale {least} o más{before? antes de {pool?cambiar|robar}}{after? después de {pool?cambiar|descartar}}{first? antes de descartar}.',
    'knockMinimum.nobody': 'Ninguna mano basta para golpear, así que nadie puede.',
    knockSameSuit: 'Solo puede golpear una mano de un solo palo.',
    knockFrom: 'Nadie puede golpear en {one?su primer turno|sus primeros {before} turnos} de una ronda.',
    'counterKnock.true':
      'Quien va después también puede golpear, justo en ese turno y con las mismas condiciones: el juego acaba enseguida, se enseñan las manos, y cuenta el golpe del primero de los dos.',
    'counterKnock.false': 'Después de un golpe nadie puede volver a golpear.',
    finalTurnStand: 'En un último turno, {ends}, te puedes plantar: quedarte con tu mano sin robar.',
    poolEarlyKnock: 'Si nadie ha cambiado aún, un golpe acaba la ronda: nadie más juega, y se enseñan las manos.',
    poolKnockAfter: 'También puedes golpear {swap?después de cambiar las tres}{both? o }{pass?en vez de pasar}.',
    'declare.automatic':
      '{own?Quien tiene {hand} al final de un turno propio en el que no ha golpeado canta y enseña su mano: la que se reparte espera hasta entonces.|Quien tiene {hand} al final de su turno, o al repartir, canta y enseña su mano. Si al repartir son varios, cantan todos.} {after}',
    'declare.manual':
      '{own?Quien tiene {hand} al final de un turno propio en el que no ha golpeado puede cantar y enseñar su mano, cada vez: la que se reparte espera hasta entonces.|Quien tiene {hand} al final de su turno, o al repartir, puede cantar y enseñar su mano. Si al repartir son varios, antes se pregunta a cada uno.} {after} Callado, {full} vale {less}{own?| y solo se puede cantar después de deshacerlo y volver a hacerlo}.',
    'declare.shown': 'Quien tiene {hand} cuando se enseñan las manos lo canta, y antes no canta nadie. {after}',
    'declare.off': 'Con {full} solo tienes una mano alta: no se canta y el juego sigue.',
    'declare.hand':
      '{full}{ten? con un diez}{threes? o tres cartas del mismo número o figura}{sequences? o tres cartas seguidas de un palo}',
    'declareEnds.all-pay':
      'La ronda acaba enseguida: {race?quien canta suma {points}, y nadie más suma|todos los que no cantan pierden {tokens}}.',
    'declareEnds.showdown':
      '{aces?Si se cantan tres ases, la ronda acaba enseguida: todos los que no cantan pierden {tokens}. Si no, la|La} ronda acaba enseguida y se enseñan las manos, como si nadie hubiera golpeado: la mano cantada {race?solo suma si es la más alta|también puede ser la más baja}.',
    'declareEnds.last-turns':
      'La mano queda a la vista, y a todos los que no han cantado les {two?quedan dos turnos|queda un turno}. {knock?Un golpe anterior ya no cuenta, y nadie|Nadie} puede golpear ya, pero otros pueden cantar. Luego se enseñan las manos, y {last?solo la última mano cantada suma 1 punto; las repartidas cuentan como cantadas a la vez|cuenta como si nadie hubiera golpeado}.',
    'declareEnds.at-showdown':
      'Si alguien canta, {race?cada uno de los que cantan suma {points}, y nadie más suma|todos los que no cantan pierden {tokens}, sea cual sea la mano más baja}.',
    declareScore: 'Una mano cantada que es la más alta suma {points}; otra igual de alta que no se cantó suma 1 punto.',
    declareThree: 'Un trío callado vale {less?como mucho }30 puntos.',
    declareStraightFlush: 'Una escalera callada vale {less?como mucho }30 puntos.',
    declareWithTen: 'Sin un diez, {full} es solo una mano alta{sequences?, salvo que sea una escalera}: no se canta.',
    'declareAfterKnock.true': 'También se puede cantar después de un golpe.',
    'declareAfterKnock.false': 'Después de un golpe ya no se canta: {full} es entonces solo una mano alta.',
    knockerLossOn31: 'Quien golpeó pierde 2 fichas cuando otro canta{aces? tres ases}.',
    showdown: 'Se {golf?comparan todas las filas|enseñan y se comparan todas las manos}.',
    'showdown.lowest': '{promised?Si nadie ha golpeado, la|La} {golf?fila|mano} más baja pierde 1 ficha.',
    'showdown.highest':
      'La {golf?fila|mano} más alta suma 1 punto.{ties? En un empate cada una suma 1 punto{except?, pero quien golpeó no suma nada}.}',
    'showdown.knocker':
      'Si alguien ha golpeado, solo puede sumar esa persona: 1 punto si {tie?ninguna otra mano es más alta|todas las demás manos son más bajas}; si no, nadie suma. Si nadie ha golpeado, la mano más alta suma 1 punto{ties?, y en un empate cada una suma 1 punto}.',
    'lowestTieLoss.1': 'En un empate por lo más bajo cada una pierde 1 ficha.',
    'lowestTieLoss.0': 'En un empate por lo más bajo{without? sin quien golpeó} no se pierde nada.',
    'lowestTieLoss.unless-all':
      'En un empate por lo más bajo{without? sin quien golpeó} cada una pierde 1 ficha, pero nada si todas son iguales.',
    'lowestTieLoss.unless-all-tie':
      'En un empate por lo más bajo{without? sin quien golpeó} cada una pierde 1 ficha, pero si todas son iguales nadie pierde nada{without?, tampoco quien golpeó}.',
    lowestScore:
      'La {golf?fila|mano} más baja pierde 1 punto, si su jugador tiene alguno. En un empate por lo más bajo cada una pierde 1 punto, pero ninguna si todas empatan.{spared? Nadie pierde puntos {suddenDeath?en la muerte súbita}{both? ni }{declared?si alguien canta}.}',
    knockPromise:
      'Un golpe{hammer? (también el martillo)}{shotgun? (también a ciegas)} promete la mano más alta. Si nadie tiene más, todos los demás pierden 1 ficha; si no, solo pierde quien golpeó, 1 ficha.',
    'knocker.likeOthers': 'Quien golpeó no pierde ni más ni menos que los demás.',
    knockerLowestLoss: 'Quien golpeó y tiene a solas la mano más baja pierde {tokens}.',
    knockerTieLoss: 'Quien golpeó y empata por la mano más baja {loses?pierde {tokens}|no pierde nada}.',
    othersTieLoss: 'Los demás en ese empate {lose?pierden 1 ficha cada uno|no pierden nada}.',
    knockerNotHighestLoss:
      'Quien golpeó y no tiene ni la mano más alta ni la más baja pierde {tokens}, además de lo que pierde la más baja.',
    'tieBreak.ranks':
      'A igual valor decide la altura de las cartas que cuentan, la más alta primero; un as está por encima de un rey.',
    'tieBreak.threes':
      'Entre tríos que cuentan lo mismo decide su altura, un as por encima de un rey; los demás valores iguales empatan.',
    'tieBreak.full':
      'Entre manos de {full} decide la altura de las cartas, la más alta primero, un as por encima de un rey; los demás valores iguales empatan.',
    'tieBreak.suits':
      'A igual valor decide la altura de las cartas que cuentan, la más alta primero, un as por encima de un rey; luego su palo, desde arriba: picas, corazones, diamantes, tréboles. Si las cartas son de varios palos, cuenta el más alto.',
    lives:
      'Cada uno empieza con {tokens}. {end} Tras una ronda con la que no acaba la partida, se puede acordar un paso más: todos los que juegan reciben una ficha, y quien acaba de quedar fuera se queda, {grace?en la cuerda floja|con 1 ficha}. Puede pasar cinco veces en una partida.',
    'matchEnds.last-left':
      'Quien queda el último gana la partida; de los demás queda mejor quien aguanta más{limited?, y de los que siguen al final quien tiene más fichas}.',
    'matchEnds.first-out':
      'La partida acaba con la ronda en que alguien queda fuera: {winner}; los demás quedan según sus fichas.',
    'grace.true':
      'Quien pierde su última ficha sigue jugando, en la cuerda floja, hasta la próxima pérdida. Quien no puede pagar entera una pérdida queda fuera.',
    'grace.false': 'Quien pierde su última ficha queda fuera.',
    'allOut.play-on':
      'Si una ronda dejara fuera a todos los que quedan, siguen{grace?, en la cuerda floja,| con 1 ficha} y se juega otra ronda.',
    'allOut.shared': 'Si una ronda dejara fuera a todos los que quedan, la partida acaba y comparten la victoria.',
    'allOut.all-return':
      'Si una ronda dejara fuera a todos los que quedan, todos siguen con 1 ficha, también quienes ya estaban fuera{buyIns?, pero no quien pudo pagar para volver y no lo hizo}.',
    graceSeats:
      'Solo uno a la vez puede estar en la cuerda floja: quien pierde su última ficha cuando el sitio está ocupado queda fuera enseguida. Si llegan dos en la misma ronda, el sitio es del primero a la izquierda de quien reparte.',
    'handPoints.true':
      'También se suma el valor de tus manos de todas las rondas: de quienes quedan fuera en la misma ronda, va por delante quien suma más.',
    'handPoints.false': 'Quienes quedan fuera en la misma ronda comparten el puesto.',
    tokenTo:
      'Las fichas que se pagan son para la mano más alta de la ronda{declares?; si todos los demás pagan una mano cantada, para quien cantó}. Si varias lo son, quienes siguen en juego las reparten por igual, en fichas enteras; lo que sobra va al platillo, y también lo que no puede recibir nadie que siga en juego. Nadie recibe lo que pagó{grace?, y quien recibe algo en la cuerda floja deja de estarlo}.',
    buyIns:
      'Quien queda fuera en una ronda puede pagar una apuesta antes de la siguiente y volver con todas sus fichas, {times} por partida y mientras jueguen otros dos. Quien no lo hace queda fuera del todo.',
    levelNames:
      'Los pasos, de todas las fichas hacia abajo, tienen nombre: {names}{later?; los pasos acordados añaden {later}}.',
    'levelNames.word':
      'No hay fichas en la mesa: cada ficha perdida es una letra, y quien completa «{word}» queda fuera.',
    pointsTarget:
      'Quien llega primero a {points} gana la partida. Si llegan varios en la misma ronda, gana quien tiene más; si tienen los mismos, {shared?comparten la victoria|siguen}. Los demás quedan según sus puntos.',
  },
};

/** What is said about rules in Spanish. */
import { addsUpHands, canDeclare, hasKnocker, keepsPromises, playsOnAfterDeclaring, takesPoints } from '../idle.ts';
import { stepNames, wordOf } from '../step-names.ts';
import type { HouseRules } from '../table.ts';
import { ranksAsBrag } from '../../brag.ts';
import { scoresLastDeclared } from '../../scoring.ts';
import { declaresStraightFlush, fullTotal } from '../../value.ts';
import {
  areAcesLikeOthers,
  canBeOutOfTurns,
  canFollowKnock,
  canKeepQuiet,
  countsPoints,
  declaredBesideFull,
  declaresInPlay,
  doAcesAllPay,
  hasHandToKnock,
  hasThrees,
  keepsPointsAfter,
  lowestRank,
  ownValues,
  otherKnocks,
  passesAfter,
  passesDealOn,
  paysLikeOthers,
  renewsPool,
  standsAfter,
  turnsAfterDeclaring,
} from './facts.ts';
import type { RuleTexts } from './rule-texts.ts';

const LEVELS: Readonly<Record<string, string>> = {
  'no letter': 'sin letra',
  'seated at the back': 'atrás, con asiento',
  'standing at the back': 'atrás, de pie',
  'in the middle': 'en el medio',
  'at the front': 'delante',
  'on the stairs': 'en la escalera',
  'on the second step': 'en el segundo escalón',
  'asking the driver to stop': 'pidiendo parada',
};

function level(name: string): string {
  return LEVELS[name] ?? name;
}

const LIST = new Intl.ListFormat('es');

const CARD_POINTS = 'Un as vale 11, un rey, una reina o una jota 10, y cualquier otra carta su número.';
/** What counts as such, and is declared: by the names that `facts.ts` has for it. */
const VALUES = { threes: 'un trío', aces: 'tres ases', sequences: 'una escalera' };
/** Knocks that come without a card that is put into the pool. */
const OTHER_KNOCKS = { swap: 'después de cambiar las tres', pass: 'en vez de pasar' };

const ENDS = { knock: 'después de un golpe', declared: 'después de que alguien cante' };
/** When there is no lowest hand that would lose a point. */
const WITHOUT_LOWEST = { suddenDeath: 'en la muerte súbita', declared: 'si alguien canta' };

const CLOSE = 'Cuenta como si hubiera golpeado, sin más turnos y sean cuales sean las condiciones para golpear.';

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function fichas(count: number): string {
  return counted(count, 'ficha');
}

/** A worth in points, such as 30½. */
function worth(value: number): string {
  return Number.isInteger(value) ? String(value) : `${Math.floor(value)}½`;
}

/** What lies in the middle once the hands have been dealt. */
function middle(rules: HouseRules): string {
  if (rules.play !== 'pool') {
    return rules.upcard
      ? 'La carta siguiente abre los descartes, boca arriba, y el resto es el mazo.'
      : `El resto es el mazo. Al principio no hay descartes${rules.takeDiscards ? ': hasta que alguien descarta no hay nada que tomar' : ''}.`;
  }
  const rest = renewsPool(rules) ? 'el resto es el mazo' : 'el resto se aparta';
  return `Otras tres cartas se ponen en el centro, ${rules.dealerChoice ? 'al principio boca abajo' : 'boca arriba'}; ${rest}.`;
}

/** Who begins, and in which direction play goes. */
function first(rules: HouseRules): string {
  return (
    'El azar decide quién reparte primero. Empieza quien está a la izquierda de quien reparte. Se juega ' +
    `${passesDealOn(rules) ? 'y se reparte ' : ''}en el sentido del reloj.`
  );
}

/** After how many turns a deal ends in any case. */
function longest({ turnLimit }: HouseRules): string {
  const lost = turnLimit === 0 ? '' : ', aunque a otros les quedara un turno';
  return `Una ronda en la que cada uno ha jugado ${counted(turnLimit === 0 ? 50 : turnLimit, 'turno')} acaba enseñando las manos${lost}.`;
}

/** What follows when only one player still has turns. */
function lastInTurns(rules: HouseRules): string {
  if (!canBeOutOfTurns(rules)) return '';
  const pass = rules.poolPass === 'never' ? '' : ', en el que puede pasar';
  return ` Cuando solo queda uno que juega, tiene un último turno${pass}; luego se enseñan las manos.`;
}

/** After what those who are out of the turns have none either, as the end of a sentence. */
function noneAfter(rules: HouseRules): string {
  const after = standsAfter(rules).map((end) => ENDS[end]);
  return after.length === 0 ? '' : `, ni siquiera ${after.join(' o ')}`;
}

/** What somebody has done in whose place the deal would go on. */
function ended(rules: HouseRules): string {
  return playsOnAfterDeclaring(rules) ? 'golpeado ni cantado' : 'golpeado';
}

/** What a declared hand brings. */
function declared(rules: HouseRules): string {
  const pay =
    rules.scoring === 'points'
      ? 'quien canta suma 1 punto, y nadie más suma'
      : `todos los que no cantan pierden ${fichas(rules.declareLoss)}`;
  switch (rules.declareEnds) {
    case 'all-pay':
      return `La ronda acaba enseguida: ${pay}.`;
    case 'aces-all-pay':
      if (!doAcesAllPay(rules)) return comparedAtOnce(rules, 'La');
      return `Si se cantan tres ases, la ronda acaba enseguida: ${pay}. ${comparedAtOnce(rules, 'Si no, la')}`;
    case 'showdown':
      return comparedAtOnce(rules, 'La');
    case 'last-turns':
      return (
        'La mano queda a la vista, y a todos los que no han cantado les ' +
        `${turnsAfterDeclaring(rules) === 2 ? 'quedan dos turnos' : 'queda un turno'}.` +
        `${canFollowKnock(rules) ? ' Un golpe anterior ya no cuenta, y nadie' : ' Nadie'} puede golpear ya, pero otros pueden ` +
        `cantar. Luego se enseñan las manos, y ${
          scoresLastDeclared(rules)
            ? 'solo la última mano cantada suma 1 punto; las repartidas cuentan como cantadas a la vez.'
            : 'cuenta como si nadie hubiera golpeado.'
        }`
      );
    case 'at-showdown':
      return rules.scoring === 'points'
        ? 'Si alguien canta, cada uno de los que cantan suma 1 punto, y nadie más suma.'
        : `Si alguien canta, todos los que no cantan pierden ${fichas(rules.declareLoss)}, sea cual sea la mano más baja.`;
  }
}

/** A declared hand that ends the deal, and makes nobody pay as such. @param start of the sentence */
function comparedAtOnce({ scoring }: HouseRules, start: string): string {
  const fate = scoring === 'points' ? 'solo suma si es la más alta' : 'también puede ser la más baja';
  return `${start} ronda acaba enseguida y se enseñan las manos, como si nadie hubiera golpeado: la mano cantada ${fate}.`;
}

/** What follows a knock. */
function afterKnock({ lastTurns, knockerLastTurn }: HouseRules): string {
  if (lastTurns === 0) return 'enseguida se enseñan todas las manos';
  const turns = lastTurns === 2 ? 'dos turnos más, en dos vueltas' : 'un turno más';
  return `todos los demás tienen ${turns}${knockerLastTurn ? ', después otro quien golpeó,' : ''} y se enseñan las manos`;
}

function showdown(rules: HouseRules): string {
  const hand = rules.play === 'golf' ? 'fila' : 'mano';
  const compared = rules.play === 'golf' ? 'Se comparan todas las filas.' : 'Se enseñan y se comparan todas las manos.';
  if (rules.scoring === 'points') {
    if (rules.pointsGoTo === 'knocker' && hasKnocker(rules)) return `${compared} ${knockerScores(rules)}`;
    const except = hasKnocker(rules) && rules.knockerTieScore === 0 ? ', pero quien golpeó no suma nada' : '';
    return `${compared} La ${hand} más alta suma 1 punto. En un empate cada una suma 1 punto${except}.`;
  }
  return (
    `${compared} ${keepsPromises(rules) ? 'Si nadie ha golpeado, la' : 'La'} ${hand} más baja pierde 1 ficha. ` +
    tiedForLowest(rules)
  );
}

/** Who scores where after a knock nobody else can. */
function knockerScores({ knockerTieScore }: HouseRules): string {
  return (
    'Si alguien ha golpeado, solo puede sumar esa persona: 1 punto si ' +
    `${knockerTieScore === 0 ? 'todas las demás manos son más bajas' : 'ninguna otra mano es más alta'}; si no, nadie suma. ` +
    'Si nadie ha golpeado, la mano más alta suma 1 punto, y en un empate cada una suma 1 punto.'
  );
}

/** What the lowest hand loses in a race. */
function lowestLoses(rules: HouseRules): string {
  const ends = keepsPointsAfter(rules).map((end) => WITHOUT_LOWEST[end]);
  const spared = ends.length > 0 ? ` Nadie pierde puntos ${ends.join(' ni ')}.` : '';
  return (
    `La ${rules.play === 'golf' ? 'fila' : 'mano'} más baja pierde 1 punto, si su jugador tiene alguno. En un empate por lo más bajo ` +
    `cada una pierde 1 punto, pero ninguna si todas empatan.${spared}`
  );
}

/** What players lose who tie for lowest. */
function tiedForLowest(rules: HouseRules): string {
  const withoutKnocker = hasKnocker(rules) && !keepsPromises(rules) ? ' sin quien golpeó' : '';
  switch (rules.lowestTieLoss) {
    case 1:
      return 'En un empate por lo más bajo cada una pierde 1 ficha.';
    case 0:
      return `En un empate por lo más bajo${withoutKnocker} no se pierde nada.`;
    case 'unless-all':
      return `En un empate por lo más bajo${withoutKnocker} cada una pierde 1 ficha, pero nada si todas son iguales.`;
  }
}

/** What a hand of the best total must have to be declared. */
function ten({ declareWithTen }: HouseRules): string {
  return declareWithTen ? ' con un diez' : '';
}

function dealtFull(rules: HouseRules): string {
  const beside = declaredBesideFull(rules);
  const hands = `Si entre ellas hay manos de {full}${ten(rules)}${beside.map((other) => ` o con ${VALUES[other]}`).join('')},`;
  return rules.scoring === 'points'
    ? `${hands} cada una suma 1 punto y ninguna otra suma${takesPoints(rules) ? ' ni pierde' : ''}.`
    : `${hands} todos los demás pierden exactamente 1 ficha.`;
}

function howOften(count: number): string {
  return counted(count, 'vez', 'veces');
}

/** What is said about rules in Spanish. */
export const SPANISH_RULES: RuleTexts = {
  level,
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
    poolSwapAll: 'si se pueden tomar de una vez todas las cartas del centro, y si ya no se juega después',
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
    declareEnds: 'qué pasa cuando alguien canta',
    declareLoss: 'lo que pierde cada uno de los demás cuando alguien canta',
    knockerLossOn31: 'lo que pierde quien golpeó cuando otro canta',
    knockTiming: 'en qué momento del turno se golpea',
    knockMinimum: 'el valor más bajo con el que se puede golpear',
    knockSameSuit: 'golpear solo con cartas de un palo',
    knockFirstTurn: 'si se puede golpear en el primer turno propio',
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
    passAnyTurn: 'si se puede pasar en cualquier turno',
    stockEmpty: 'qué pasa cuando se acaba el mazo',
    turnLimit: 'tras cuántos turnos de cada uno acaba una ronda, 0 para no poner límite',
    tieBreak: 'si los valores iguales se deciden por la altura de las cartas',
    scoring: 'perder fichas, o una carrera de puntos',
    pointsTarget: 'puntos que ganan la partida',
    pointsGoTo: 'quién puede sumar después de un golpe',
    knockerTieScore: 'lo que suma quien golpeó y empata por lo más alto',
    lowestScore: 'si la mano más baja pierde un punto',
    dealLimit: 'tras cuántas rondas acaba una partida, 0 para no poner límite',
    matchEnds: 'cuándo acaba una partida por fichas',
    sharedWin: 'si quienes empatan comparten la victoria',
    nextDealer: 'quién reparte después',
    handPoints: 'si además se suma el valor de las manos',
    buyIns: 'cuántas veces puede volver quien queda fuera',
    levelNames: 'nombres de los pasos, de todas las fichas a la cuerda floja',
  },
  labels: {
    players: ([fewest, most]) => (fewest === most ? `para ${most} jugadores` : `de ${fewest} a ${most} jugadores`),
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
    lives: (lives) => `${fichas(lives)} cada uno`,
    grace: { true: 'en la cuerda floja tras la última ficha', false: 'fuera con la última ficha' },
    graceSeats: { 0: 'cualquier número en la cuerda floja', 1: 'solo uno a la vez en la cuerda floja' },
    handRanking: { points: 'las manos cuentan puntos', brag: 'las manos se ordenan como en el brag' },
    offSuit: { ignored: 'los otros palos no cuentan', minus: 'los otros palos se restan' },
    threeOfAKind: (value) =>
      value === null
        ? 'un trío no vale nada especial'
        : value === 'top'
          ? 'un trío gana a todo'
          : `un trío vale ${worth(value)}`,
    threeAces: { null: 'tres ases no valen nada especial', 33: 'tres ases valen 33' },
    straightFlush: (value) =>
      value === null
        ? 'una escalera no vale nada especial'
        : value === 'top'
          ? 'una escalera de un palo gana a todos los puntos'
          : `una escalera de un palo vale ${worth(value)}`,
    declare: {
      automatic: '{full} acaba la ronda',
      manual: '{full} se puede cantar o callar',
      off: '{full} no se canta',
    },
    declareThree: { false: 'un trío no se canta', true: 'un trío se canta' },
    declareStraightFlush: { false: 'una escalera de un palo no se canta', true: 'una escalera de un palo se canta' },
    declareWithTen: { false: '{full} se canta también sin un diez', true: '{full} solo se canta con un diez' },
    declareAfterKnock: { true: '{full} también después de un golpe', false: '{full} solo antes de un golpe' },
    declareEnds: {
      'all-pay': 'si alguien canta, pagan todos los demás',
      showdown: 'si alguien canta, se enseñan las manos',
      'last-turns': 'si alguien canta, los demás juegan aún',
      'aces-all-pay': 'con tres ases pagan todos, con {full} se enseñan las manos',
      'at-showdown': 'se canta al enseñar las manos, y pagan todos los demás',
    },
    declareLoss: {
      1: 'si alguien canta, los demás pierden 1',
      2: 'si alguien canta, los demás pierden 2',
      3: 'si alguien canta, los demás pierden 3',
    },
    knockerLossOn31: {
      1: 'quien golpeó pierde 1 cuando otro canta',
      2: 'quien golpeó pierde 2 cuando otro canta',
    },
    knockTiming: {
      'instead-of-draw': 'golpear en vez de robar',
      'before-draw': 'golpear y luego robar',
      'after-draw': 'golpear con el descarte',
    },
    knockMinimum: (value) => (value === 0 ? 'golpear con cualquier valor' : `golpear desde ${value}`),
    knockSameSuit: { false: 'golpear con cualquier palo', true: 'golpear solo con un palo' },
    knockFirstTurn: { true: 'golpear desde el primer turno', false: 'sin golpes en el primer turno' },
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
    knockerLowestLoss: {
      2: 'quien golpeó, a solas lo más bajo, pierde 2',
      1: 'quien golpeó, a solas lo más bajo, pierde 1',
    },
    knockerTieLoss: {
      0: 'quien golpeó, empatado por lo más bajo, no pierde',
      1: 'quien golpeó, empatado por lo más bajo, pierde 1',
      2: 'quien golpeó, empatado por lo más bajo, pierde 2',
    },
    othersTieLoss: {
      1: 'quien empata por lo más bajo con el golpe pierde 1',
      0: 'quien empata por lo más bajo con el golpe no pierde',
    },
    knockerNotHighestLoss: {
      0: 'quien golpeó, entre medias, no pierde',
      1: 'quien golpeó sin ser lo más alto pierde 1',
      2: 'quien golpeó sin ser lo más alto pierde 2',
    },
    lowestTieLoss: {
      1: 'quien empata por lo más bajo pierde 1',
      0: 'quien empata por lo más bajo no pierde',
      'unless-all': 'quien empata por lo más bajo pierde 1, salvo si empatan todos',
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
    passAnyTurn: { false: 'pasar solo sin mazo', true: 'pasar en cualquier turno' },
    stockEmpty: {
      showdown: 'sin nuevo mazo',
      reshuffle: 'los descartes pasan a ser el mazo',
      void: 'sin mazo, la ronda acaba sin pérdidas',
      ends: 'la última carta del mazo acaba la ronda',
    },
    turnLimit: (turns) => (turns === 0 ? 'turnos sin límite' : `${counted(turns, 'turno')} cada uno`),
    tieBreak: { none: 'los valores iguales empatan', ranks: 'la altura de las cartas deshace empates' },
    scoring: { lives: 'fichas que perder', points: 'una carrera de puntos' },
    pointsTarget: (target) => (target === 1 ? '1 punto gana' : `${target} puntos ganan`),
    pointsGoTo: {
      highest: 'suma la mano más alta',
      knocker: 'después de un golpe solo puede sumar quien golpeó',
    },
    knockerTieScore: {
      0: 'quien golpeó, empatado por lo más alto, no suma nada',
      1: 'quien golpeó, empatado por lo más alto, suma 1',
    },
    lowestScore: { 0: 'la mano más baja no pierde puntos', '-1': 'la mano más baja pierde un punto' },
    dealLimit: (deals) => (deals === 0 ? 'rondas sin límite' : `${counted(deals, 'ronda')} por partida`),
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
    buyIns: (times) => (times === 0 ? 'sin regreso' : `${counted(times, 'regreso')} cada uno`),
    levelNames: (names) =>
      names.length === 0 ? 'pasos sin nombre' : `pasos: ${names.map((name) => level(name)).join(', ')}`,
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
    race: 'en una carrera de puntos nadie tiene fichas',
    noRace: 'se juega por fichas, no por puntos',
    noPointToLose: 'nadie tiene puntos que perder antes de que acabe la partida',
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
  games: {
    special: 'Lo especial',
    withoutEffect: 'Sin efecto',
    alike: (hasExceptions) =>
      hasExceptions ? 'Los dos se juegan igual. Solo cambia esto:' : 'Los dos se juegan igual.',
    different: (count) => (count === 1 ? '1 regla es distinta.' : `${count} reglas son distintas.`),
    differentWithoutEffect: 'Distinto, pero sin efecto',
    playsLike: (game, others) => `${game} se juega como ${LIST.format(others)}.`,
  },
  sentences: {
    players: ({ players: [fewest, most] }) => ({
      aim:
        fewest === most
          ? `Juegan ${most}, cada uno por su cuenta.`
          : `Juegan de ${fewest} a ${most}, cada uno por su cuenta.`,
    }),
    deck: (rules) => ({
      cards: `${
        {
          standard52: 'La baraja tiene 52 cartas.',
          italian40: 'La baraja tiene 40 cartas: sin 8, 9 ni 10, así que la jota sigue al 7.',
          piquet32: 'La baraja tiene 32 cartas: la más baja es el 7.',
          jass36: 'La baraja tiene 36 cartas: la más baja es el 6.',
        }[rules.deck]
      }${countsPoints(rules) ? ` ${CARD_POINTS}` : ''}`,
    }),
    handSize: (rules) => ({
      cards: ranksAsBrag(rules)
        ? `Cada uno recibe tres cartas. ${middle(rules)}`
        : `Cada uno recibe ${rules.handSize === 4 ? 'cuatro' : 'tres'} cartas. ${middle(rules)} Una mano vale lo más que suma en ` +
          `un solo palo: {full} como mucho, un as y ${rules.handSize === 4 ? 'tres' : 'dos'} cartas que valen 10.`,
    }),
    play: (rules) => {
      switch (rules.play) {
        case 'golf':
          return {
            cards:
              `Cada uno recibe tres cartas en fila, boca abajo, y nadie las mira. ${middle(rules)} Una fila vale lo más que ` +
              'suma en un palo o en un número.',
            turn:
              `${first(rules)} Toma la carta de arriba de los descartes y ponla boca arriba en lugar de una de tus cartas ` +
              'tapadas, que va a los descartes. O roba del mazo y mira la carta: ponla en tu fila del mismo modo, o ' +
              'descártala y destapa una de tus cartas. Las cartas destapadas se quedan donde están. No se golpea. Tras tres ' +
              'turnos cada uno, todas las filas están a la vista y acaba la ronda.',
            showdown: showdown(rules),
          };
        case 'pool':
          return {
            turn:
              `${first(rules)} Toma una carta del centro y pon una de las tuyas en su lugar, boca arriba: ` +
              `${rules.returnTaken ? 'cualquiera, también la que acabas' : 'cualquiera menos la que acabas'} de tomar.` +
              `${rules.poolSwapAll ? ' O cambia tus tres cartas por las tres del centro.' : ''} ${longest(rules)}`,
            showdown: showdown(rules),
          };
        case 'draw-discard':
          return {
            turn:
              `${first(rules)} Roba la carta de arriba del mazo, que nadie más ve` +
              `${rules.takeDiscards ? ', o toma la de arriba de los descartes' : ''}. Luego descarta una carta: ` +
              `cualquiera${rules.takeDiscards && !rules.returnTaken ? ' menos' : ', también'} la que has ` +
              `${rules.takeDiscards ? 'tomado de los descartes' : 'robado. Nunca se toma de los descartes'}. ${longest(rules)}`,
            showdown: showdown(rules),
          };
      }
    },
    upcard: () => ({}),
    dealerChoice: (rules) =>
      rules.dealerChoice
        ? {
            start:
              'Quien reparte mira primero su mano, y se la queda o la cambia, sin mirar, por las tres cartas del centro: la ' +
              'mano que recibió queda entonces en el centro. Ahora se destapa el centro' +
              `${declaresInPlay(rules) ? ', y solo entonces se cantan las manos que bastan para ello' : ''}.`,
          }
        : {},
    poolSwapAll: (rules) => {
      if (typeof rules.poolSwapAll !== 'string') return {};
      const none = rules.poolPass === 'for-good' ? '' : noneAfter(rules);
      const later =
        rules.poolSwapAll === 'for-good' ? '' : ' Solo el primer jugador sigue jugando, si lo hace en el primer turno.';
      return { pool: `Quien cambia sus tres cartas ya no juega en esa ronda${none}.${later}` };
    },
    poolSwapTwo: ({ poolSwapTwo }) =>
      poolSwapTwo
        ? {
            pool: 'Después de cambiar una carta puedes cambiar otra en el mismo turno: cualquiera del centro menos la que acabas de dejar.',
          }
        : {},
    poolPass: (rules) => {
      const last = lastInTurns(rules);
      if (rules.poolPass === 'for-good') {
        return {
          pool:
            'En vez de cambiar siempre puedes pasar: te quedas con la mano que tienes, y ya no juegas en esa ' +
            `ronda${noneAfter(rules)}.${last}`,
        };
      }
      if (rules.poolPass === true)
        return { pool: `En vez de cambiar siempre puedes pasar: te quedas con la mano que tienes.${last}` };
      const after = passesAfter(rules).map((end) => ENDS[end]);
      return {
        pool:
          after.length === 0
            ? `Nadie puede pasar.${last}`
            : `Solo puedes pasar, y quedarte con tu mano, ${after.join(' o ')}.${last}`,
      };
    },
    poolAllPass: (rules) => {
      const all = `Si todos pasan seguidos y nadie ha ${ended(rules)},`;
      return {
        pool:
          rules.poolAllPass === 'renew'
            ? `${all} las tres cartas del centro se apartan y se destapan tres nuevas; si en el mazo quedan menos de tres, la ` +
              'ronda acaba y se enseñan las manos.'
            : `${all} la ronda acaba y se enseñan las manos.`,
      };
    },
    poolSevenEightNine: ({ poolSevenEightNine }) => {
      switch (poolSevenEightNine) {
        case 'stays':
          return {};
        case 'renew':
          return {
            pool: 'Si un turno empieza con un 7, un 8 y un 9 en el centro, de cualquier palo, se apartan y se destapan tres cartas nuevas, mientras en el mazo haya tres.',
          };
        case 'on-request':
          return {
            pool: 'Si en el centro hay un 7, un 8 y un 9, de cualquier palo, puedes pedir en su lugar tres cartas nuevas, mientras en el mazo haya tres: las otras se apartan, y tu turno acaba.',
          };
      }
    },
    poolEarlyKnock: (rules) =>
      rules.poolEarlyKnock === 'showdown'
        ? { knock: 'Si nadie ha cambiado aún, un golpe acaba la ronda: nadie más juega, y se enseñan las manos.' }
        : {},
    poolKnockAfter: (rules) => {
      const ways = otherKnocks(rules).map((way) => OTHER_KNOCKS[way]);
      return ways.length === 0 ? {} : { knock: `También puedes golpear ${ways.join(' o ')}.` };
    },
    lives: (rules) => ({
      tokens:
        `Cada uno empieza con ${fichas(rules.lives)}. ${howMatchEnds(rules)}. Tras una ronda con la que no acaba la partida, se puede acordar un paso más: todos los que juegan reciben una ficha, y ` +
        `quien acaba de quedar fuera se queda, ${rules.grace ? 'en la cuerda floja' : 'con 1 ficha'}. Puede pasar cinco veces en una ` +
        'partida.',
    }),
    grace: ({ grace }) => ({
      tokens: grace
        ? 'Quien pierde su última ficha sigue jugando, en la cuerda floja, hasta la próxima pérdida. Quien no puede pagar ' +
          'entera una pérdida queda fuera. Si una ronda dejara fuera a todos los que quedan, siguen, en la cuerda floja, y se juega otra ronda.'
        : 'Quien pierde su última ficha queda fuera. Si una ronda dejara fuera a todos los que quedan, siguen con 1 ficha y ' +
          'se juega otra ronda.',
    }),
    graceSeats: ({ graceSeats }) =>
      graceSeats === 1
        ? {
            tokens:
              'Solo uno a la vez puede estar en la cuerda floja: quien pierde su última ficha cuando el sitio está ocupado ' +
              'queda fuera enseguida. Si llegan dos en la misma ronda, el sitio es del primero a la izquierda de quien reparte.',
          }
        : {},
    handRanking: (rules) => {
      if (rules.handRanking === 'points') return {};
      const low = lowestRank(rules);
      return {
        cards:
          'Las manos se ordenan como en el brag. La mejor es un trío, tres cartas del mismo número: ' +
          `${hasThrees(rules) ? 'tres treses antes que tres ases, tres reyes y así hacia abajo' : 'tres ases, tres reyes y así hacia abajo'}. ` +
          'Después vienen una escalera de color, tres cartas seguidas de un palo; una escalera, de varios palos; un color, tres ' +
          'cartas de un palo; una pareja; y cualquier otra mano según su carta más alta. De las escaleras la mejor es ' +
          `as-${low}-${low + 1}, después as-rey-reina, y así hacia abajo. De dos colores, o de dos manos según su carta más alta, ` +
          'cuenta esa, después la segunda, después la tercera; de dos parejas la más alta, después la tercera carta. El as es ' +
          'la carta más alta, ningún palo vale más que otro, y las manos iguales empatan.',
      };
    },
    offSuit: (rules) => {
      if (rules.offSuit === 'ignored') return {};
      const whole = ownValues(rules).map((one) => VALUES[one]);
      return {
        cards:
          'De ese total se restan los puntos de las demás cartas de la mano, así que puede quedar en negativo' +
          `${whole.length === 0 ? '' : `; a ${whole.join(' o a ')} no se le resta nada`}.`,
      };
    },
    threeOfAKind: ({ threeOfAKind }) => {
      if (threeOfAKind === null) return {};
      const three = 'Un trío, es decir, tres cartas del mismo número o figura,';
      return {
        cards:
          threeOfAKind === 'top'
            ? `${three} gana a cualquier otra mano, también a {full}, y un trío más alto gana a uno más bajo.`
            : `${three} vale ${worth(threeOfAKind)}, si ningún palo de la mano vale más.`,
      };
    },
    threeAces: (rules) => {
      const { declare, threeAces } = rules;
      if (threeAces === null) return {};
      const quiet = canKeepQuiet(rules) ? '; callados valen 30' : '';
      if (areAcesLikeOthers(rules)) return { cards: `Tres ases se cantan como {full}${quiet}.` };
      const declared = declare === 'off' ? '' : ` y se cantan como {full}${quiet}`;
      return { cards: `Tres ases valen ${threeAces}${declared}.` };
    },
    straightFlush: (rules) => {
      if (rules.straightFlush === null) return {};
      const cards = `Tres cartas seguidas de un palo, con el as por encima del rey o por debajo del ${lowestRank(rules)},`;
      return {
        cards:
          rules.straightFlush === 'top'
            ? `${cards} ganan a todos los puntos, y de dos manos así gana la que tiene la escalera que acaba más arriba.`
            : `${cards} valen ${worth(rules.straightFlush)} donde la mano valdría menos.`,
      };
    },
    declare: (rules) => {
      if (rules.declare === 'off')
        return { full: 'Con {full} solo tienes una mano alta: no se canta y el juego sigue.' };
      const best = `{full}${ten(rules)}${rules.declareThree ? ' o tres cartas del mismo número o figura' : ''}${declaresStraightFlush(rules) ? ' o tres cartas seguidas de un palo' : ''}`;
      if (rules.declareEnds === 'at-showdown')
        return {
          full: `Quien tiene ${best} cuando se enseñan las manos lo canta, y antes no canta nadie. ${declared(rules)}`,
        };
      const hand = `Quien tiene ${best} al final de su turno, o al repartir,`;
      if (rules.declare === 'automatic')
        return {
          full: `${hand} canta y enseña su mano. Si al repartir son varios, cantan todos. ${declared(rules)}`,
        };
      return {
        full:
          `${hand} puede cantar y enseñar su mano. Si al repartir son varios, antes se pregunta a cada uno. ` +
          `${declared(rules)} Callado, {full} vale ${fullTotal(rules) - 1} y solo se puede cantar después de deshacerlo y ` +
          'volver a hacerlo.',
      };
    },
    declareThree: (rules) =>
      rules.declareThree && canKeepQuiet(rules)
        ? {
            full:
              rules.threeOfAKind === 'top' || (rules.threeOfAKind ?? 0) >= 30
                ? 'Un trío callado vale 30 puntos.'
                : 'Un trío callado vale como mucho 30 puntos.',
          }
        : {},
    declareStraightFlush: (rules) =>
      declaresStraightFlush(rules) && canKeepQuiet(rules)
        ? {
            full:
              rules.straightFlush === 'top' || (rules.straightFlush ?? 0) >= 30
                ? 'Una escalera callada vale 30 puntos.'
                : 'Una escalera callada vale como mucho 30 puntos.',
          }
        : {},
    declareWithTen: (rules) =>
      rules.declareWithTen
        ? {
            full: `Sin un diez, {full} es solo una mano alta${declaresStraightFlush(rules) ? ', salvo que sea una escalera' : ''}: no se canta.`,
          }
        : {},
    declareEnds: () => ({}),
    declareLoss: () => ({}),
    declareAfterKnock: ({ declareAfterKnock }) => ({
      full: declareAfterKnock
        ? 'También se puede cantar después de un golpe.'
        : 'Después de un golpe ya no se canta: {full} es entonces solo una mano alta.',
    }),
    knockerLossOn31: (rules) =>
      rules.knockerLossOn31 === 2
        ? { full: `Quien golpeó pierde 2 fichas cuando otro canta${doAcesAllPay(rules) ? ' tres ases' : ''}.` }
        : {},
    knockTiming: (rules) => {
      const then = afterKnock(rules);
      const pool = rules.play === 'pool';
      switch (rules.knockTiming) {
        case 'instead-of-draw':
          return { knock: `En vez de ${pool ? 'cambiar' : 'robar'} puedes golpear y quedarte con tu mano: ${then}.` };
        case 'before-draw':
          return {
            knock: pool
              ? `Antes de cambiar puedes golpear. Aun así cambias o pasas; ${then}.`
              : `Antes de robar puedes golpear. Aun así robas${rules.takeDiscards ? ' o tomas' : ''}, y descartas; ${then}.`,
          };
        case 'after-draw':
          return {
            knock: pool
              ? `Después de tomar una carta del centro puedes golpear con la que pones en su lugar: ${then}.`
              : `Después de robar${rules.takeDiscards ? ' o tomar' : ''} puedes golpear con tu descarte: ${then}.`,
          };
      }
    },
    knockMinimum: (rules) => {
      if (rules.knockMinimum === 0) return {};
      if (!hasHandToKnock(rules)) return { knock: 'Ninguna mano basta para golpear, así que nadie puede.' };
      const [draw, discard] = rules.play === 'pool' ? ['cambiar', 'cambiar'] : ['robar', 'descartar'];
      const when = {
        'instead-of-draw': '',
        'before-draw': ` antes de ${draw}`,
        'after-draw': ` después de ${discard}`,
      };
      return { knock: `Solo puede golpear una mano que vale ${rules.knockMinimum} o más${when[rules.knockTiming]}.` };
    },
    knockSameSuit: (rules) =>
      rules.knockSameSuit && hasHandToKnock(rules) ? { knock: 'Solo puede golpear una mano de un solo palo.' } : {},
    knockFirstTurn: ({ knockFirstTurn }) =>
      knockFirstTurn ? {} : { knock: 'Nadie puede golpear en su primer turno de una ronda.' },
    knockPromise: ({ knockPromise, hammer }) => {
      const calls = { off: '', hammer: ' (también el martillo)', shotgun: ' (también a ciegas)' };
      return knockPromise === 'highest'
        ? {
            showdown:
              `Un golpe${calls[hammer]} promete la mano más alta. Si nadie tiene más, todos los demás pierden 1 ficha; si ` +
              'no, solo pierde quien golpeó, 1 ficha.',
          }
        : {};
    },
    lastTurns: () => ({}),
    knockerLastTurn: () => ({}),
    counterKnock: ({ counterKnock }) => ({
      knock: counterKnock
        ? 'Quien va después también puede golpear, justo en ese turno y con las mismas condiciones: el juego acaba enseguida, se enseñan las manos, ' +
          'y cuenta el golpe del primero de los dos.'
        : 'Después de un golpe nadie puede volver a golpear.',
    }),
    knockerLowestLoss: (rules) =>
      paysLikeOthers(rules)
        ? {}
        : { showdown: `Quien golpeó y tiene a solas la mano más baja pierde ${fichas(rules.knockerLowestLoss)}.` },
    knockerTieLoss: (rules) => {
      if (paysLikeOthers(rules)) return { showdown: 'Quien golpeó no pierde ni más ni menos que los demás.' };
      return {
        showdown: `Quien golpeó y empata por la mano más baja ${
          rules.knockerTieLoss === 0 ? 'no pierde nada' : `pierde ${fichas(rules.knockerTieLoss)}`
        }.`,
      };
    },
    othersTieLoss: (rules) =>
      paysLikeOthers(rules)
        ? {}
        : {
            showdown: `Los demás en ese empate ${rules.othersTieLoss === 0 ? 'no pierden nada' : 'pierden 1 ficha cada uno'}.`,
          },
    knockerNotHighestLoss: ({ knockerNotHighestLoss }) =>
      knockerNotHighestLoss === 0
        ? {}
        : {
            showdown:
              `Quien golpeó y no tiene ni la mano más alta ni la más baja pierde ${fichas(knockerNotHighestLoss)}, además de ` +
              'lo que pierde la más baja.',
          },
    lowestTieLoss: () => ({}),
    finalTurnStand: (rules) => {
      const after = standsAfter(rules).map((end) => ENDS[end]);
      return rules.finalTurnStand
        ? { knock: `En un último turno, ${after.join(' o ')}, te puedes plantar: quedarte con tu mano sin robar.` }
        : {};
    },
    hammer: (rules) => {
      switch (rules.hammer) {
        case 'off':
          return {};
        case 'hammer':
          return {
            start: `En lugar del primer turno, quien lo juega puede dar el martillazo: todos enseñan su mano. ${CLOSE}`,
          };
        case 'shotgun':
          return {
            start:
              'Antes de que nadie mire sus cartas, quien está a la izquierda de quien reparte puede jugar a ciegas: todos ' +
              `enseñan su mano. ${CLOSE}${canDeclare(rules) ? ` ${dealtFull(rules)}` : ''}`,
          };
      }
    },
    suddenDeath: ({ suddenDeath, scoring }) =>
      suddenDeath
        ? {
            start:
              'Cuando cada uno tiene una carta, boca abajo, quien reparte puede pedir muerte súbita: esas cartas se destapan y ' +
              'se compara lo que valen; cada uno de los que tienen la más ' +
              `${scoring === 'points' ? 'alta suma 1 punto' : 'baja pierde 1 ficha'}, y la ronda se acaba.`,
          }
        : {},
    takeDiscards: () => ({}),
    returnTaken: () => ({}),
    passAnyTurn: ({ passAnyTurn }) =>
      passAnyTurn ? { turn: 'También se puede pasar, es decir, conservar la mano sin robar nada.' } : {},
    turnLimit: () => ({}),
    stockEmpty: (rules) => {
      if (rules.stockEmpty === 'reshuffle')
        return {
          turn: 'Cuando se acaba el mazo, se barajan todos los descartes menos el de arriba y son el nuevo mazo.',
        };
      if (rules.play === 'golf') return { turn: 'Cuando se acaba el mazo, solo se puede tomar el descarte de arriba.' };
      if (rules.stockEmpty === 'ends')
        return {
          turn: 'Cuando se roba la última carta del mazo, la ronda acaba tras ese turno y se enseñan las manos, aunque a otros les quedara un turno.',
        };
      const end =
        rules.stockEmpty === 'void'
          ? `la ronda acaba enseguida, sin pérdida ni ganancia si nadie ha ${ended(rules)}, y si no, enseñando las manos,`
          : 'la ronda acaba enseguida y se enseñan las manos,';
      return {
        turn:
          `Cuando se acaba el mazo, también se puede pasar en vez de jugar el turno: ${end} aunque a otros les quedara un ` +
          'turno.',
      };
    },
    tieBreak: ({ tieBreak }) =>
      tieBreak === 'ranks'
        ? {
            showdown:
              'A igual valor decide la altura de las cartas que cuentan, la más alta primero; un as está por encima de un rey.',
          }
        : {},
    dealLimit: (rules) => {
      const { dealLimit, scoring, sharedWin } = rules;
      if (dealLimit === 0) return {};
      const tokens = `más fichas${addsUpHands(rules) ? ' (si son iguales, más puntos de mano)' : ''}`;
      return {
        aim:
          `Si nadie ha ganado hasta entonces, la partida acaba tras ${counted(dealLimit, 'ronda')}: gana quien tiene ` +
          `${scoring === 'points' ? 'más puntos' : tokens}, y ` +
          `${sharedWin ? 'si varios tienen lo mismo, comparten la victoria' : 'mientras varios tengan lo mismo, se juega otra ronda'}.`,
      };
    },
    matchEnds: () => ({}),
    sharedWin: () => ({}),
    nextDealer: (rules) => {
      if (rules.nextDealer === 'left') return {};
      const best = `con la ${rules.play === 'golf' ? 'fila' : 'mano'} más alta`;
      const won = `gana una ronda, ${canDeclare(rules) ? 'cantando o ' : ''}${best},`;
      if (rules.nextDealer === 'right-of-winner') {
        return {
          start:
            `Quien ${won} juega primero en la siguiente, y la reparte quien está a su derecha; si son varios, el primero a ` +
            'la izquierda de quien reparte. Si ninguno de ellos sigue, reparte el siguiente a la izquierda.',
        };
      }
      return {
        start:
          `Quien ${rules.nextDealer === 'loser' ? 'pierde algo en una ronda' : won} reparte la siguiente; si son varios, el ` +
          'primero a la izquierda de quien reparte. Si ninguno de ellos sigue, reparte el siguiente a la izquierda.',
      };
    },
    scoring: (rules) => {
      const collect =
        rules.play === 'golf'
          ? 'Haz que tu fila valga lo más posible'
          : ranksAsBrag(rules)
            ? 'Reúne la mejor mano posible, como en el brag'
            : 'Reúne cartas altas de un solo palo';
      return rules.scoring === 'points'
        ? { aim: `${collect}. La mejor mano de una ronda puntúa, y quien reúne bastantes puntos gana la partida.` }
        : {
            aim:
              `${collect}. Quien peor queda en una ronda pierde fichas, y ` +
              `${rules.matchEnds === 'first-out' ? 'en cuanto alguien queda fuera gana la partida quien tiene más' : 'quien queda el último gana la partida'}.`,
          };
    },
    pointsTarget: ({ pointsTarget, sharedWin }) => ({
      race:
        `Quien llega primero a ${counted(pointsTarget, 'punto')} gana la partida. Si llegan varios en la misma ronda, gana ` +
        `quien tiene más; si tienen los mismos, ${sharedWin ? 'comparten la victoria' : 'siguen'}. Los demás quedan según sus puntos.`,
    }),
    pointsGoTo: () => ({}),
    knockerTieScore: () => ({}),
    lowestScore: (rules) => (takesPoints(rules) ? { showdown: lowestLoses(rules) } : {}),
    handPoints: ({ handPoints }) =>
      handPoints
        ? {
            tokens:
              'También se suma el valor de tus manos de todas las rondas: de quienes quedan fuera en la misma ronda, va por ' +
              'delante quien suma más.',
          }
        : { tokens: 'Quienes quedan fuera en la misma ronda comparten el puesto.' },
    buyIns: ({ buyIns }) =>
      buyIns === 0
        ? {}
        : {
            tokens:
              'Quien queda fuera en una ronda puede pagar una apuesta antes de la siguiente y volver con todas sus fichas, ' +
              `${howOften(buyIns)} por partida y mientras jueguen otros dos. Quien no lo hace queda fuera del todo.`,
          },
    levelNames: (rules) => {
      const word = wordOf(rules);
      if (word !== null) {
        return {
          tokens: `No hay fichas en la mesa: cada ficha perdida es una letra, y quien completa «${word}» queda fuera.`,
        };
      }
      const [names, later] = stepNames(rules).map((some) => LIST.format(some.map((name) => `«${level(name)}»`)));
      if (names === '') return {};
      const added = later === '' ? '' : `; los pasos acordados añaden ${later}`;
      return { tokens: `Los pasos, de todas las fichas hacia abajo, tienen nombre: ${names}${added}.` };
    },
  },
};

/** Who wins a match for tokens, and how the others are placed. */
function howMatchEnds(rules: HouseRules): string {
  const { dealLimit, matchEnds, sharedWin } = rules;
  if (matchEnds === 'last-left') {
    const places = dealLimit === 0 ? '' : ', y de los que siguen al final quien tiene más fichas';
    return `Quien queda el último gana la partida; de los demás queda mejor quien aguanta más${places}`;
  }
  const most = `más fichas${addsUpHands(rules) ? ' (si son iguales, más puntos de mano)' : ''}`;
  const tied = sharedWin
    ? 'si varios tienen lo mismo, comparten la victoria'
    : 'mientras varios tengan lo mismo, se juega otra ronda';
  return `La partida acaba con la ronda en que alguien queda fuera: gana quien tiene ${most}, y ${tied}; los demás quedan según sus fichas`;
}

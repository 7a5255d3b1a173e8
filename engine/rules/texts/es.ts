/** What is said about rules in Spanish. */
import { canKnock, hasKnocker, keepsPromises } from '../idle.ts';
import { stepNames } from '../step-names.ts';
import type { HouseRules } from '../table.ts';
import { fullTotal } from '../../value.ts';
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
const PILES = 'La carta siguiente abre los descartes, boca arriba, y el resto es el mazo.';
const FIRST =
  'El azar decide quién reparte primero. Empieza quien está a la izquierda de quien reparte. Se juega y se reparte en el ' +
  'sentido del reloj.';
const FURTHER_TURNS = 'todos los demás tienen un turno más y se enseñan las manos';
const CLOSE = 'Cuenta como si hubiera golpeado, sin más turnos y sean cuales sean las condiciones para golpear.';

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function fichas(count: number): string {
  return counted(count, 'ficha');
}

function showdown(rules: HouseRules): string {
  const hand = rules.play === 'golf' ? 'fila' : 'mano';
  const compared = rules.play === 'golf' ? 'Se comparan todas las filas.' : 'Se enseñan y se comparan todas las manos.';
  if (rules.scoring === 'points') {
    const except = hasKnocker(rules) ? ', pero quien golpeó no suma nada' : '';
    return `${compared} La ${hand} más alta suma 1 punto. En un empate cada una suma 1 punto${except}.`;
  }
  return (
    `${compared} ${keepsPromises(rules) ? 'Si nadie ha golpeado, la' : 'La'} ${hand} más baja pierde 1 ficha. ` +
    'En un empate por lo más bajo cada una pierde 1 ficha.'
  );
}

function dealtFull(rules: HouseRules): string {
  return rules.scoring === 'points'
    ? 'Si entre ellas hay manos de {full}, cada una suma 1 punto y ninguna otra suma.'
    : 'Si entre ellas hay manos de {full}, todos los demás pierden exactamente 1 ficha.';
}

function howOften(count: number): string {
  return counted(count, 'vez', 'veces');
}

export const SPANISH_RULES: RuleTexts = {
  level,
  groups: {
    aim: 'El objetivo',
    cards: 'Las cartas',
    start: 'Antes del primer turno',
    turn: 'Un turno',
    knock: 'Golpear',
    full: 'Cantar {full}',
    showdown: 'Se enseñan las manos',
    tokens: 'Fichas y eliminación',
    race: 'La carrera de puntos',
  },
  meanings: {
    players: 'cuántos pueden jugar',
    deck: 'la baraja: 52 cartas, o 40 sin 8, 9 ni 10',
    handSize: 'cartas en la mano',
    play: 'robar y descartar, o destapar una fila de cartas (golf)',
    lives: 'fichas al empezar',
    grace: 'quien se queda sin fichas sigue hasta la próxima pérdida',
    graceSeats: 'cuántos pueden estar en la cuerda floja a la vez, 0 para no poner límite',
    threeOfAKind: 'lo que vale un trío',
    threeAces: 'lo que valen tres ases',
    straightFlush: 'lo que vale una escalera de tres cartas de un palo',
    declare: 'si 31 se canta solo, lo decide el jugador, o no se canta',
    declareAfterKnock: 'si 31 se puede cantar después de un golpe',
    knockerLossOn31: 'lo que pierde quien golpeó cuando otro canta',
    knockTiming: 'en qué momento del turno se golpea',
    knockMinimum: 'el valor más bajo con el que se puede golpear',
    knockSameSuit: 'golpear solo con cartas de un palo',
    knockFirstTurn: 'si se puede golpear en el primer turno propio',
    knockPromise: 'lo que promete un golpe',
    counterKnock: 'si el siguiente también puede golpear y acabar la ronda',
    knockerLowestLoss: 'lo que pierde quien golpeó y queda a solas lo más bajo',
    knockerTieLoss: 'lo que pierde quien golpeó y empata por lo más bajo',
    othersTieLoss: 'lo que pierde cada uno de los demás en ese empate',
    finalTurnStand: 'si se puede conservar la mano en el último turno',
    hammer: 'si el primero puede hacer que todos enseñen enseguida',
    suddenDeath: 'si quien reparte puede hacer comparar una carta cada uno',
    stockEmpty: 'qué pasa cuando se acaba el mazo',
    tieBreak: 'si los valores iguales se deciden por la altura de las cartas',
    scoring: 'perder fichas, o una carrera de puntos',
    pointsTarget: 'puntos que ganan la partida',
    handPoints: 'si además se suma el valor de las manos',
    buyIns: 'cuántas veces puede volver quien queda fuera',
    levelNames: 'nombres de los pasos, de todas las fichas a la cuerda floja',
  },
  labels: {
    players: ([fewest, most]) => (fewest === most ? `para ${most} jugadores` : `de ${fewest} a ${most} jugadores`),
    deck: { standard52: 'baraja de 52', italian40: 'baraja italiana de 40, sin 8, 9 ni 10' },
    handSize: { 3: 'tres cartas cada uno', 4: 'cuatro cartas cada uno, y lo mejor es {full}' },
    play: { 'draw-discard': 'robar y descartar', golf: 'golf: tres turnos para destapar una fila de cartas' },
    lives: (lives) => `${fichas(lives)} cada uno`,
    grace: { true: 'en la cuerda floja tras la última ficha', false: 'fuera con la última ficha' },
    graceSeats: { 0: 'cualquier número en la cuerda floja', 1: 'solo uno a la vez en la cuerda floja' },
    threeOfAKind: {
      null: 'un trío no vale nada especial',
      30: 'un trío vale 30',
      30.5: 'un trío vale 30½',
      top: 'un trío gana a {full}',
    },
    threeAces: { null: 'tres ases no valen nada especial', 33: 'tres ases valen 33' },
    straightFlush: { null: 'una escalera no vale nada especial', 30: 'una escalera de un palo vale 30' },
    declare: {
      automatic: '{full} acaba la ronda',
      manual: '{full} se puede cantar o callar',
      off: '{full} no se canta',
    },
    declareAfterKnock: { true: '{full} también después de un golpe', false: '{full} solo antes de un golpe' },
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
    stockEmpty: { showdown: 'sin nuevo mazo', reshuffle: 'los descartes pasan a ser el mazo' },
    tieBreak: { none: 'los valores iguales empatan', ranks: 'la altura de las cartas deshace empates' },
    scoring: { lives: 'fichas que perder', points: 'una carrera de puntos' },
    pointsTarget: (target) => (target === 1 ? '1 punto gana' : `${target} puntos ganan`),
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
    race: 'en una carrera de puntos nadie tiene fichas',
    noRace: 'se juega por fichas, no por puntos',
    noGrace: 'nadie está nunca en la cuerda floja',
    declareOff: 'nadie canta',
    noLateDeclaring: 'nadie canta después de un golpe',
    promise: 'un golpe promete la mano más alta, y solo eso cuenta',
    nobodyKnocks: 'ninguna mano basta para golpear',
    declaredAtOnce: 'una mano que basta para golpear se canta enseguida',
    neverBeaten: 'ninguna mano vale más que una que basta para golpear',
    everyHand: 'toda mano que puede golpear vale tanto',
    oneSuitAnyway: 'ninguna mano de varios palos basta para golpear',
    acesOnTop: 'un trío es la mano más alta, y nadie canta',
    twoPlayers: 'entre dos nadie puede volver a la partida',
    stockLasts: 'con tan pocos jugadores el mazo del golf no se acaba nunca',
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
    deck: ({ deck }) => ({
      cards: `${
        deck === 'italian40'
          ? 'La baraja tiene 40 cartas: sin 8, 9 ni 10, así que la jota sigue al 7.'
          : 'La baraja tiene 52 cartas.'
      } ${CARD_POINTS}`,
    }),
    handSize: ({ handSize }) => ({
      cards:
        `Cada uno recibe ${handSize === 4 ? 'cuatro' : 'tres'} cartas. ${PILES} Una mano vale lo más que suma en un solo ` +
        `palo: {full} como mucho, un as y ${handSize === 4 ? 'tres' : 'dos'} cartas que valen 10.`,
    }),
    play: (rules) =>
      rules.play === 'golf'
        ? {
            cards:
              `Cada uno recibe tres cartas en fila, boca abajo, y nadie las mira. ${PILES} Una fila vale lo más que suma en ` +
              'un palo o en un número.',
            turn:
              `${FIRST} Toma la carta de arriba de los descartes y ponla boca arriba en lugar de una de tus cartas tapadas, ` +
              'que va a los descartes. O roba del mazo y mira la carta: ponla en tu fila del mismo modo, o descártala y ' +
              'destapa una de tus cartas. Las cartas destapadas se quedan donde están. No se golpea. Tras tres turnos cada ' +
              'uno, todas las filas están a la vista y acaba la ronda.',
            showdown: showdown(rules),
          }
        : {
            turn:
              `${FIRST} Roba la carta de arriba del mazo, que nadie más ve, o toma la de arriba de los descartes. Luego ` +
              'descarta una carta: cualquiera menos la que has tomado de los descartes. Una ronda en la que todos han jugado ' +
              '50 turnos acaba enseñando las manos.',
            showdown: showdown(rules),
          },
    lives: ({ lives, grace }) => ({
      tokens:
        `Cada uno empieza con ${fichas(lives)}. Quien queda el último gana la partida; de los demás queda mejor quien aguanta ` +
        'más. Tras una ronda que deja al menos a dos, se puede acordar un paso más: todos los que juegan reciben una ficha, y ' +
        `quien acaba de quedar fuera se queda, ${grace ? 'en la cuerda floja' : 'con 1 ficha'}. Puede pasar cinco veces en una ` +
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
    threeOfAKind: ({ threeOfAKind }) => {
      if (threeOfAKind === null) return {};
      if (threeOfAKind === 'top')
        return {
          cards:
            'Un trío, es decir, tres cartas del mismo número o figura, gana a cualquier otra mano, también a {full}, y un trío ' +
            'más alto gana a uno más bajo.',
        };
      return {
        cards: `Un trío, es decir, tres cartas del mismo número o figura, vale ${threeOfAKind === 30 ? '30' : '30½'}, si ningún palo de la mano vale más.`,
      };
    },
    threeAces: ({ threeAces, threeOfAKind, declare }) => {
      if (threeAces === null) return {};
      if (threeOfAKind === 'top') {
        const quiet = declare === 'manual' ? '; callados valen 30' : '';
        return { cards: `Tres ases se cantan como {full}${quiet}.` };
      }
      const declared = {
        automatic: ' y se cantan como {full}',
        manual: ' y se cantan como {full}; callados valen 30',
        off: '',
      };
      return { cards: `Tres ases valen 33${declared[declare]}.` };
    },
    straightFlush: ({ straightFlush }) =>
      straightFlush === null
        ? {}
        : {
            cards: 'Tres cartas seguidas de un palo, con el as arriba o abajo, valen 30 donde valdrían menos.',
          },
    declare: (rules) => {
      if (rules.declare === 'off')
        return { full: 'Con {full} solo tienes una mano alta: no se canta y el juego sigue.' };
      const price =
        rules.scoring === 'points'
          ? 'Quien canta suma 1 punto, y nadie más suma.'
          : 'Todos los que no cantan pierden 1 ficha.';
      if (rules.declare === 'automatic')
        return {
          full:
            'Quien tiene {full} tras descartar, o lo recibe al repartir, canta y enseña su mano, y la ronda acaba enseguida. Si ' +
            `lo reciben varios, cantan todos. ${price}`,
        };
      return {
        full:
          'Quien tiene {full} tras descartar, o lo recibe al repartir, puede cantar y enseñar su mano; eso acaba la ronda. Si ' +
          `lo reciben varios, antes se pregunta a cada uno. ${price} ` +
          `Callado, {full} vale ${fullTotal(rules) - 1} y solo se puede cantar después de deshacerlo y volver a hacerlo.`,
      };
    },
    declareAfterKnock: ({ declareAfterKnock }) => ({
      full: declareAfterKnock
        ? 'También se puede cantar después de un golpe.'
        : 'Después de un golpe ya no se canta: es solo una mano alta.',
    }),
    knockerLossOn31: ({ knockerLossOn31 }) =>
      knockerLossOn31 === 2 ? { full: 'Quien golpeó pierde 2 fichas cuando otro canta.' } : {},
    knockTiming: ({ knockTiming }) => ({
      knock: {
        'instead-of-draw': `En vez de robar puedes golpear y quedarte con tu mano: ${FURTHER_TURNS}.`,
        'before-draw': `Antes de robar puedes golpear. Aun así robas o tomas, y descartas; ${FURTHER_TURNS}.`,
        'after-draw': `Después de robar o tomar puedes golpear con tu descarte: ${FURTHER_TURNS}.`,
      }[knockTiming],
    }),
    knockMinimum: (rules) => {
      if (rules.knockMinimum === 0) return {};
      if (!canKnock(rules)) return { knock: 'Ninguna mano basta para golpear, así que nadie puede.' };
      const when = { 'instead-of-draw': '', 'before-draw': ' antes de robar', 'after-draw': ' después de descartar' };
      return { knock: `Solo puede golpear una mano que vale ${rules.knockMinimum} o más${when[rules.knockTiming]}.` };
    },
    knockSameSuit: (rules) =>
      rules.knockSameSuit && canKnock(rules) ? { knock: 'Solo puede golpear una mano de un solo palo.' } : {},
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
    counterKnock: ({ counterKnock }) => ({
      knock: counterKnock
        ? 'Quien va después también puede golpear, con las mismas condiciones: el juego acaba enseguida, se enseñan las manos, ' +
          'y cuenta el golpe del primero de los dos.'
        : 'Después de un golpe nadie más puede golpear.',
    }),
    knockerLowestLoss: ({ knockerLowestLoss }) => ({
      showdown: `Quien golpeó y tiene a solas la mano más baja pierde ${fichas(knockerLowestLoss)}.`,
    }),
    knockerTieLoss: ({ knockerTieLoss }) => ({
      showdown: `Quien golpeó y empata por la mano más baja ${
        knockerTieLoss === 0 ? 'no pierde nada' : `pierde ${fichas(knockerTieLoss)}`
      }.`,
    }),
    othersTieLoss: ({ othersTieLoss }) => ({
      showdown: `Los demás en ese empate ${othersTieLoss === 0 ? 'no pierden nada' : 'pierden 1 ficha cada uno'}.`,
    }),
    finalTurnStand: ({ finalTurnStand }) =>
      finalTurnStand
        ? { knock: 'En el último turno, tras un golpe, te puedes plantar: quedarte con tu mano sin robar.' }
        : {},
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
              `enseñan su mano. ${CLOSE}${rules.declare === 'off' ? '' : ` ${dealtFull(rules)}`}`,
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
    stockEmpty: (rules) => {
      if (rules.stockEmpty === 'reshuffle')
        return {
          turn: 'Cuando se acaba el mazo, se barajan todos los descartes menos el de arriba y son el nuevo mazo.',
        };
      if (rules.play === 'golf') return { turn: 'Cuando se acaba el mazo, solo se puede tomar el descarte de arriba.' };
      return {
        turn:
          'Cuando se acaba el mazo, también se puede pasar en vez de jugar el turno: la ronda acaba enseguida y se enseñan las ' +
          'manos, aunque a otros les quedara un turno.',
      };
    },
    tieBreak: ({ tieBreak }) =>
      tieBreak === 'ranks'
        ? {
            showdown:
              'A igual valor decide la altura de las cartas que cuentan, la más alta primero; un as está por encima de un rey.',
          }
        : {},
    scoring: (rules) => {
      const collect =
        rules.play === 'golf' ? 'Haz que tu fila valga lo más posible' : 'Reúne cartas altas de un solo palo';
      return rules.scoring === 'points'
        ? { aim: `${collect}. La mejor mano de una ronda puntúa, y quien reúne bastantes puntos gana la partida.` }
        : { aim: `${collect}. En cada ronda alguien pierde fichas, y quien queda el último gana la partida.` };
    },
    pointsTarget: ({ pointsTarget }) => ({
      race:
        `Quien llega primero a ${counted(pointsTarget, 'punto')} gana la partida. Si llegan varios en la misma ronda, gana ` +
        'quien tiene más; si tienen los mismos, siguen. Los demás quedan según sus puntos.',
    }),
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
      const [names, later] = stepNames(rules).map((some) => LIST.format(some.map((name) => `«${level(name)}»`)));
      if (names === '') return {};
      const added = later === '' ? '' : `; los pasos acordados añaden ${later}`;
      return { tokens: `Los pasos, de todas las fichas hacia abajo, tienen nombre: ${names}${added}.` };
    },
  },
};

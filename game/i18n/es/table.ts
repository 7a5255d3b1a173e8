import type { BragHand } from '../../../engine/brag.ts';
import { rankOf, suitOf, type Card } from '../../../engine/cards.ts';
import { all, capitalised, inside, joined, type Verb, type Who } from '../grammar.ts';
import type { Stake, Why } from '../message-arguments.ts';
import type { Words } from '../parts.ts';
import { ar, counted, does, HAS, IS, the } from './speaking.ts';

const SUITS = ['tréboles', 'diamantes', 'corazones', 'picas'];
const RANKS = [
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'jota',
  'reina',
  'rey',
  'as',
];
const SEVERAL = [
  'doses',
  'treses',
  'cuatros',
  'cincos',
  'seises',
  'sietes',
  'ochos',
  'nueves',
  'dieces',
  'jotas',
  'reinas',
  'reyes',
  'ases',
];
const [JACK, QUEEN] = [9, 10];

function named(card: Card): string {
  return `${RANKS[rankOf(card)]} de ${SUITS[suitOf(card)]}`;
}

function isFeminine(card: Card): boolean {
  return rankOf(card) === JACK || rankOf(card) === QUEEN;
}

/** "al rey", "a la reina": where something ends. */
function upTo(rank: number): string {
  return rank === JACK || rank === QUEEN ? `a la ${RANKS[rank]}` : `al ${RANKS[rank]}`;
}

const ARTICLES: Readonly<Record<BragHand['kind'], string>> = {
  prial: 'un ',
  'running-flush': 'una ',
  run: 'una ',
  flush: 'un ',
  pair: 'una ',
  'high-card': '',
};

function bragHand({ kind, rank, isBest }: BragHand): string {
  const end = isBest ? 'desde el as' : upTo(rank);
  return {
    prial: `trío de ${SEVERAL[rank]}`,
    'running-flush': `escalera de color ${end}`,
    run: `escalera ${end}`,
    flush: `color ${upTo(rank)}`,
    pair: `pareja de ${SEVERAL[rank]}`,
    'high-card': `carta alta ${RANKS[rank]}`,
  }[kind];
}

export const cards: Words['cards'] = {
  card: named,
  the: (card) => `${isFeminine(card) ? 'la' : 'el'} ${named(card)}`,
  a: (card) => `${isFeminine(card) ? 'una' : 'un'} ${RANKS[rankOf(card)]}`,
  inSuit: (value, suit) => `${value} en ${SUITS[suit]}`,
  inRank: (value, rank) => `${value} en ${SEVERAL[rank]}`,
  three: (rank) => `tres ${SEVERAL[rank]}`,
  straightFlush: (rank) => `escalera ${upTo(rank)}`,
  brag: bragHand,
  aBrag: (hand) => ARTICLES[hand.kind] + bragHand(hand),
  bragSign: ({ kind, isBest }, letter) => {
    const end = isBest ? `desde ${letter}` : letter;
    return {
      prial: `Trío ${letter}`,
      'running-flush': `Esc. color ${end}`,
      run: `Escalera ${end}`,
      flush: `Color ${letter}`,
      pair: `Pareja ${letter}`,
      'high-card': `Alta ${letter}`,
    }[kind];
  },
};

const SLOTS = ['a la izquierda', 'en el centro', 'a la derecha'];
const OF_SLOTS = ['de la izquierda', 'del centro', 'de la derecha'];

const DEAL: Verb = ['repartes', 'reparte', 'repartís', 'reparten'];
const DRAW = ar('rob');
const TAKE = ar('tom');
const KNOCK = ar('golpe');
const PASS = ar('pas');
const HIT: Verb = ['das', 'da', 'dais', 'dan'];
const CHOOSE: Verb = ['eliges', 'elige', 'elegís', 'eligen'];
const KEEP_HAND = ar('conserv');
const ASK: Verb = ['pides', 'pide', 'pedís', 'piden'];
const SWAP = ar('cambi');
const LOOK = ar('mir');
const CALL: Verb = ['pides', 'pide', 'pedís', 'piden'];
const DECLARE = ar('cant');
const COME_BACK: Verb = ['vuelves', 'vuelve', 'volvéis', 'vuelven'];
const LEAVE = ar('dej');
const WIN = ar('gan');
const SHARE: Verb = ['compartes', 'comparte', 'compartís', 'comparten'];
const KEEP: Verb = ['cumples', 'cumple', 'cumplís', 'cumplen'];
const RECEIVE: Verb = ['recibes', 'recibe', 'recibís', 'reciben'];
const LOSE: Verb = ['pierdes', 'pierde', 'perdéis', 'pierden'];
const SCORE = ar('sum');
const BE_OUT = ar('qued');
const GET_OFF: Verb = ['te bajas', 'se baja', 'os bajáis', 'se bajan'];
const PUT: Verb = ['pones', 'pone', 'ponéis', 'ponen'];
const TURN = ar('destap');

const PUT_BACK: Verb = ['devuelves', 'devuelve', 'devolvéis', 'devuelven'];

function reason(why: Why): string {
  switch (why.is) {
    case 'declared':
      return inside(why.who, `${does(why.who, HAS)} cantado ${why.value}`);
    case 'lowest-card':
      return `la carta más baja (${why.value})`;
    case 'promise-broken':
      return `el golpe prometía la mano más alta, y ${why.value} no lo es`;
    case 'promise-kept':
      return inside(why.knocker, `${does(why.knocker, KEEP)} la promesa con ${why.value}`);
    case 'lowest':
      if (why.row) return `la fila más baja (${why.value})`;
      return `${why.knocked ? 'golpe con ' : ''}la mano más baja (${why.value})`;
    case 'not-enough':
      return why.knocked ? `golpe con ${why.value}, no bastaba` : `${why.value} no bastaba`;
  }
}

/** "2", or "2 cada uno" of several. */
function each(who: Who): string {
  return all(who).length > 1 ? ' cada uno' : '';
}

function loss(who: Who, stake: Stake, lost: number): string {
  return {
    letters: `${does(who, RECEIVE)} ${lost === 1 ? 'una letra' : `${lost} letras`}${each(who)}`,
    places: `${does(who, LOSE)} ${lost === 1 ? 'un sitio' : `${lost} sitios`}${each(who)}`,
    points: `${does(who, LOSE)} ${counted(lost, 'punto')}${each(who)}`,
    tokens: `${does(who, LOSE)} ${lost}${each(who)}`,
  }[stake];
}

const AFTER_KNOCK = {
  told: ['se enseñan las manos', 'a los demás les queda un turno', 'a los demás les quedan dos turnos'],
  announced: ['se enseñarán las manos', 'a los demás les quedará un turno', 'a los demás les quedarán dos turnos'],
  short: ['se enseñan las manos', 'un turno más para los demás', 'dos turnos más para los demás'],
};

export const table: Words['table'] = {
  deals: (who) => `${does(who, DEAL)}.`,
  deal: (number) => `Ronda ${number}.`,
  ownTurn: 'Te toca.',
  ownLastTurn: 'Tu último turno.',
  afterKnock: (name, isDouble) =>
    `${name} ha golpeado: este es tu último turno. Después pierde la mano más baja${isDouble ? `; si es ${name}, el doble` : ''}.`,
  worth: (value) => `${value}: solo se suman las cartas de un mismo palo. El as vale 11; las figuras, 10.`,
  knocks: (who, turns) => `${does(who, KNOCK)}: ${AFTER_KNOCK.told[turns]}.`,
  youKnock: (you, turns) => `${does(you, KNOCK)}: ${AFTER_KNOCK.told[turns]}.`,
  youKnockAndDraw: (you, then) => {
    const next = { discard: 'descarta', draw: 'roba o toma', exchange: 'cambia o pasa' };
    return `${does(you, KNOCK)}: ahora ${next[then]}.`;
  },
  knocksToo: (who) => `${does(who, KNOCK)} también: se enseñan las manos.`,
  passes: (who) => `${does(who, PASS)}: se enseñan las manos.`,
  passesInVain: (who) => `${does(who, PASS)}: el mazo está vacío y nadie pierde.`,
  calls: (who, call) => `${does(who, HIT)} el ${call === 'hammer' ? 'martillazo' : 'golpe a ciegas'}: ¡cartas arriba!`,
  looks: (who) => `${does(who, LOOK)} las cartas: se juega la ronda.`,
  callsSuddenDeath: (who) => `${does(who, CALL)} muerte súbita: una carta cada uno.`,
  dealsOn: (who) => `${does(who, DEAL)} el resto.`,
  declares: (who, value) => `¡${does(who, DECLARE)} ${value}!`,
  declaresOn: (who, value) => `¡${does(who, DECLARE)} ${value}! A los demás les queda un último turno.`,
  youKeepQuiet: 'Te callas.',
  reshuffled: 'Los descartes son el nuevo mazo.',
  handsShown: 'Todas las manos están a la vista.',
  rowsOpen: 'Todas las filas están a la vista.',
  stockSpent: 'El mazo está vacío y nadie pierde.',
  everybodyStays: 'No quedaría nadie: siguen y juegan otra ronda.',
  everybodyReturns: 'No quedaría nadie: todos vuelven a jugar, con 1 ficha.',
  buysIn: (who) => `${does(who, COME_BACK)} a entrar.`,
  leaves: (who) => `${does(who, LEAVE)} la mesa.`,
  oneMoreStep: 'Acordado: una ficha más para todos.',
  knockHeld: (who, value) => `${does(who, HAS)} golpeado con ${value}: ha bastado.`,
  knockFailed: (who, value) => `${does(who, HAS)} golpeado con ${value}: no ha bastado, y nadie suma.`,
  wins: (who) => `${does(who, WIN)} la partida.`,
  shareWin: (who) => `${does(who, SHARE)} la victoria.`,

  loses: (who, stake, lost, why) => `${loss(who, stake, lost)}: ${reason(why)}.`,
  receives: (who, received) => `${does(who, RECEIVE)} ${received}.`,
  scores: (who, gained, { is, value }) => {
    const why = {
      declared: `${value} cantado`,
      'highest-card': `la carta más alta (${value})`,
      'highest-hand': `la mano más alta (${value})`,
    };
    return `${does(who, SCORE)} ${counted(gained, 'punto')}${each(who)}: ${why[is]}.`;
  },
  isOutShort: (who, due, had) =>
    `${does(who, BE_OUT)} fuera: ${due} por pagar, y solo ${had === 1 ? 'quedaba' : 'quedaban'} ${had}.`,
  areOut: (who, onBus) => (onBus ? `${does(who, GET_OFF)} del bus.` : `${does(who, BE_OUT)} fuera.`),
  areOnGrace: (who, place) => `${does(who, IS)} ${place ?? 'en la cuerda floja'}: otra pérdida y fuera.`,
  swim: (who) => `${does(who, IS)} nadando: otra pérdida y fuera.`,

  highlights: {
    knocks: (who) => `¡${does(who, KNOCK)}!`,
    caught: '¡Pillado!',
    holds: 'El golpe aguanta.',
  },

  does: {
    draws: 'roba',
    drew: 'robó',
    drewCard: (sign) => `robó ${sign}`,
    took: (sign) => `tomó ${sign}`,
    takes: (sign) => `toma ${sign}`,
    turned: (sign) => `destapó ${sign}`,
    knocks: 'golpea',
    stands: 'se planta',
    passes: 'pasa',
    passesOn: 'pasa',
    exchanged: (taken, laid) => [`tomó ${taken}, dejó ${laid}`, `+${taken} −${laid}`],
    returned: (sign) => `devolvió ${sign}`,
    swapsAll: 'cambió todo',
    passesForGood: 'ya no juega',
    swapsAllForGood: 'ya no juega',
    keepsHand: 'se queda',
    changesHand: 'cambió',
    asks: 'cartas nuevas',
    looks: 'mira',
    calls: { hammer: '¡martillo!', shotgun: '¡a ciegas!' },
    declares: (value) => `¡${value}!`,
  },

  pool: {
    steps: {
      exchange: 'Toma una carta del centro y deja una tuya.',
      exchangeTwo: 'Toma una carta del centro y deja una tuya, una o dos veces.',
      swapAll: 'O cambia las tres a la vez.',
      swapAllForGood: 'O cambia las tres: ya no tendrás más turnos.',
      swapAllAndPass: 'O cambia las tres: en tu siguiente turno pasas.',
      swapAllForGoodLater: 'O cambia las tres: ya no tendrás más turnos, salvo en el primero de la ronda.',
      pass: 'O pasa.',
      passForGood: 'O pasa: ya no tendrás más turnos.',
      knock: 'O golpea, si tu mano es lo bastante buena.',
    },
    dealerChooses: (who) => `${does(who, CHOOSE)}: ¿quedarse con la mano o cambiarla por el centro?`,
    keeps: (who) => `${does(who, KEEP_HAND)} ${all(who)[0].you ? 'tu' : 'su'} mano.`,
    changes: (who) => `${does(who, SWAP)} ${all(who)[0].you ? 'tu' : 'su'} mano por las cartas del centro.`,
    swapsAll: (who) => `${does(who, SWAP)} ${all(who)[0].you ? 'tus' : 'sus'} tres cartas.`,
    renewed: 'Todos han pasado: tres cartas nuevas.',
    asks: (who) => `${does(who, ASK)} tres cartas nuevas.`,
    renewedSevenEightNine: '7, 8 y 9: tres cartas nuevas.',
    takes: (who, taken) => `${does(who, TAKE)} ${the(taken)}.`,
    exchanges: (who, taken, laid) => `${does(who, TAKE)} ${the(taken)} por ${the(laid)}.`,
    returns: (who, sign) => `${does(who, PUT_BACK)} ${the(sign)}.`,
    passes: (who) => `${does(who, PASS)}.`,
    passesForGood: (who) => `${does(who, PASS)}: sin más turnos en esta ronda.`,
    swapsAllForGood: (who) =>
      `${does(who, SWAP)} ${all(who)[0].you ? 'tus' : 'sus'} tres cartas: sin más turnos en esta ronda.`,
    declares: (who, hand) => `¡${does(who, DECLARE)} ${hand}!`,
  },

  golf: {
    draws: (who, card) => `${does(who, DRAW)} ${cards.the(card)}.`,
    takes: (who, card) => `${does(who, TAKE)} ${cards.the(card)}.`,
    replaces: (who, slot, card) => `${does(who, PUT)} ${cards.a(card)} ${SLOTS[slot]} de la fila.`,
    turnsUp: (who, slot, card) => `${does(who, TURN)} ${cards.a(card)} ${SLOTS[slot]}.`,
    ownTurn: (up) => ['Te toca: el primero de tres turnos.', 'Tu segundo turno.', 'Tu último turno.'][up],
    turnUpSlot: (slot) => `Destapar la carta ${OF_SLOTS[slot]}`,
    replaceSlot: (slot) => `Cambiar la carta ${OF_SLOTS[slot]}`,
    keep: 'Quedársela',
    putAway: 'Descartar',
    prompts: {
      again: (sign) => `Otra vez para poner ${the(sign)} ahí.`,
      turnUp: 'Ahora toca la carta que destapas.',
      replace: 'Toca la carta que cambias.',
      replaceOrPutAway: 'Toca la carta que cambias, o descarta esta.',
    },
  },
};

const OPTIONS = {
  discard: 'descarta una carta',
  draw: 'roba',
  exchange: 'cambia una carta',
  swapAll: 'cambia las tres',
  knock: 'golpea',
  stand: 'plántate',
  hammer: 'da el martillazo',
  pass: 'pasa',
  newPool: 'pide tres cartas del mazo',
  passOn: 'pasa',
  passForGood: 'pasa y no juegues más',
};

export const turn: Words['turn'] = {
  knock: 'Golpear',
  pass: 'Pasar',
  passOn: 'Pasar',
  done: 'Terminar',
  swapAll: 'Cambiar todo',
  newPool: 'Pedir tres cartas nuevas',
  stand: 'Plantarse',
  hammer: 'Martillo',
  draw: 'Robar del mazo',
  takeDiscard: 'Tomar el descarte',
  take: (card) => `Tomar ${cards.the(card)}`,
  discardCard: (card) => `Descartar ${cards.the(card)}`,
  knockWith: (card) => `Golpear descartando ${cards.the(card)}`,
  waiting: (card) => capitalised(cards.the(card)),
  giveCard: (card) => `Dejar ${cards.the(card)}`,
  takeFor: 'Ahora toca la carta que tomas por ella.',
  swapAnother: 'Cambia otra carta o termina tu turno.',
  again: (face) => [`¿${face}? Otra vez`, `¿${face}?\nOtra vez`, '¿Otra vez?'],

  options: (available) => {
    const all = available.map((way) => (typeof way === 'string' ? OPTIONS[way] : `toma ${the(way.take)}`));
    return all.length === 0 ? '' : `${capitalised(joined(all, 'o'))}.`;
  },
  pressAgain: {
    draw: 'Otra vez en el mazo para robar.',
    knock: (lost, turns) => [
      ...(lost === null
        ? []
        : [
            `Otra vez para golpear: ${AFTER_KNOCK.short[turns]}. Si entonces eres quien menos tiene, pierdes ${counted(lost, 'ficha')}.`,
            `Otra vez para golpear. Si eres quien menos tiene, pierdes ${counted(lost, 'ficha')}.`,
          ]),
      `Otra vez para golpear: ${AFTER_KNOCK.announced[turns]}.`,
    ],
    hammer: 'Otra vez, y se enseñan las manos, como si golpearas.',
    pass: 'Otra vez para pasar: ahí acaba la ronda.',
    swapAll: 'Otra vez para cambiar las tres cartas.',
    take: 'Otra vez para tomarla.',
    newPool: 'Otra vez para tres cartas nuevas: tu turno acaba ahí.',
    passOn: 'Otra vez para pasar.',
    passForGood: 'Otra vez para pasar: ya no jugarás más.',
    swapAllForGood: 'Otra vez para cambiar las tres: ya no jugarás más.',
    stand: 'Otra vez para quedarte con tu mano.',
    knockWith: (turns) => `Otra vez para golpear con ella: ${AFTER_KNOCK.announced[turns]}.`,
  },
  discard: {
    choose: 'Descarta una carta.',
    chooseAnother: 'Descarta una carta, pero no la que acabas de tomar.',
    give: 'Deja una carta de tu mano en su lugar.',
    chooseOrKnock: 'Elige una carta: descártala o golpea con ella.',
    chosen: (again) => (again ? 'Otra vez para descartarla.' : 'Descártala.'),
    chosenToGive: (again) => (again ? 'Otra vez para dejarla.' : 'Déjala.'),
    chosenOrKnock: (again) =>
      again ? 'Otra vez para descartarla, o golpea con ella.' : 'Descártala, o golpea con ella.',
  },
  noKnock: {
    declared: 'Si alguien ha cantado, ya no se golpea.',
    mustPass: 'Has cambiado las tres: ahora tienes que pasar.',
    tooEarly: (turns) => `En ${turns === 1 ? 'tu primer turno' : `tus primeros ${turns} turnos`} no se golpea.`,
    oneSuit: 'Para golpear hace falta un solo palo.',
    oneSuitWorth: (least) => `Para golpear hace falta un solo palo y ${least} o más.`,
    tooLow: (least, value) => `Para golpear hacen falta ${least} o más: tienes ${value}.`,
  },
};

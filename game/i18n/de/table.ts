import type { BragHand } from '../../../engine/brag.ts';
import { ACE, rankOf, suitOf } from '../../../engine/cards.ts';
import { all, capitalised, inside, joined, type Verb, type Who } from '../grammar.ts';
import type { Stake, Why } from '../message-arguments.ts';
import type { Words } from '../parts.ts';
import { does, HAS, IS } from './speaking.ts';

const SUITS = ['Kreuz', 'Karo', 'Herz', 'Pik'];
const RANKS = [
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
  'Bube',
  'Dame',
  'König',
  'Ass',
];
const SEVERAL = [...RANKS.slice(0, 9).map((rank) => `${rank}en`), 'Buben', 'Damen', 'Könige', 'Asse'];
/** After "aus". */
const OUT_OF = [...SEVERAL.slice(0, 11), 'Königen', 'Assen'];
const [JACK, KING] = [9, 11];

/** A rank to which something is done. */
function object(rank: number): string {
  return rank === JACK ? 'Buben' : RANKS[rank];
}

function bragHand({ kind, rank, isBest }: BragHand): string {
  const end = isBest ? 'ab Ass' : `bis ${RANKS[rank]}`;
  return {
    prial: `Drilling ${SEVERAL[rank]}`,
    'running-flush': `Straight Flush ${end}`,
    run: `Straße ${end}`,
    flush: `Flush bis ${RANKS[rank]}`,
    pair: `Paar ${SEVERAL[rank]}`,
    'high-card': `${RANKS[rank]} hoch`,
  }[kind];
}

export const cards: Words['cards'] = {
  card: (card) => `${SUITS[suitOf(card)]}-${RANKS[rankOf(card)]}`,
  the: (card) => {
    const rank = rankOf(card);
    const article = rank === ACE ? 'das' : rank === JACK || rank === KING ? 'den' : 'die';
    return `${article} ${SUITS[suitOf(card)]}-${object(rank)}`;
  },
  a: (card) => {
    const rank = rankOf(card);
    const article = rank === ACE ? 'ein' : rank === JACK || rank === KING ? 'einen' : 'eine';
    return `${article} ${object(rank)}`;
  },
  inSuit: (value, suit) => `${value} in ${SUITS[suit]}`,
  inRank: (value, rank) => `${value} aus ${OUT_OF[rank]}`,
  three: (rank) => `drei ${SEVERAL[rank]}`,
  straightFlush: (rank) => `Folge bis ${RANKS[rank]}`,
  brag: bragHand,
  aBrag: bragHand,
  bragSign: ({ kind, isBest }, letter) => {
    const end = `${isBest ? 'ab' : 'bis'} ${letter}`;
    return {
      prial: `Drilling ${letter}`,
      'running-flush': `Str. Flush ${end}`,
      run: `Straße ${end}`,
      flush: `Flush ${letter}`,
      pair: `Paar ${letter}`,
      'high-card': `${letter} hoch`,
    }[kind];
  },
};

const SLOTS = ['links', 'in der Mitte', 'rechts'];

const DEAL: Verb = ['gibst', 'gibt', 'gebt', 'geben'];
const DRAW: Verb = ['ziehst', 'zieht', 'zieht', 'ziehen'];
const TAKE: Verb = ['nimmst', 'nimmt', 'nehmt', 'nehmen'];
const KNOCK: Verb = ['klopfst', 'klopft', 'klopft', 'klopfen'];
const PASS: Verb = ['passt', 'passt', 'passt', 'passen'];
const CALL: Verb = ['rufst', 'ruft', 'ruft', 'rufen'];
const DARE: Verb = ['wagst', 'wagt', 'wagt', 'wagen'];
const LOOK: Verb = ['siehst', 'sieht', 'seht', 'sehen'];
const DECLARE: Verb = ['meldest', 'meldet', 'meldet', 'melden'];
const COME_BACK: Verb = ['kommst', 'kommt', 'kommt', 'kommen'];
const DEAL_OUT: Verb = ['teilst', 'teilt', 'teilt', 'teilen'];
const LEAVE: Verb = ['verlässt', 'verlässt', 'verlasst', 'verlassen'];
const WIN: Verb = ['gewinnst', 'gewinnt', 'gewinnt', 'gewinnen'];
const SHARE: Verb = ['teilst dir', 'teilt sich', 'teilt euch', 'teilen sich'];
const KEEP: Verb = ['hältst', 'hält', 'haltet', 'halten'];
const GET: Verb = ['bekommst', 'bekommt', 'bekommt', 'bekommen'];
const LOSE: Verb = ['verlierst', 'verliert', 'verliert', 'verlieren'];
const SWIM: Verb = ['schwimmst', 'schwimmt', 'schwimmt', 'schwimmen'];
const CHOOSE: Verb = ['entscheidest', 'entscheidet', 'entscheidet', 'entscheiden'];
const KEEP_HAND: Verb = ['behältst', 'behält', 'behaltet', 'behalten'];
const ASK: Verb = ['verlangst', 'verlangt', 'verlangt', 'verlangen'];
const SWAP: Verb = ['tauschst', 'tauscht', 'tauscht', 'tauschen'];
const PUT: Verb = ['legst', 'legt', 'legt', 'legen'];
const TURN: Verb = ['deckst', 'deckt', 'deckt', 'decken'];

const SHOVE: Verb = ['schiebst', 'schiebt', 'schiebt', 'schieben'];

function reason(why: Why): string {
  switch (why.is) {
    case 'declared':
      return inside(why.who, `${does(why.who, HAS)} ${why.value} gemeldet`);
    case 'lowest-card':
      return `niedrigste Karte (${why.value})`;
    case 'promise-broken':
      return `das höchste Blatt versprochen, aber ${why.value} reichte nicht`;
    case 'promise-kept':
      return inside(why.knocker, `${does(why.knocker, KEEP)} das Versprechen mit ${why.value}`);
    case 'lowest':
      if (why.row) return `niedrigste Reihe (${why.value})`;
      return why.knocked ? `mit dem niedrigsten Blatt geklopft (${why.value})` : `niedrigstes Blatt (${why.value})`;
    case 'not-enough':
      return why.knocked ? `mit ${why.value} geklopft, das reichte nicht` : `${why.value} reichte nicht`;
  }
}

function loss(who: Who, stake: Stake, lost: number): string {
  const each = all(who).length > 1 ? ' je' : '';
  return {
    letters: `${does(who, GET)}${each} ${lost === 1 ? 'einen Buchstaben' : `${lost} Buchstaben`}`,
    places: `${does(who, LOSE)}${each} ${lost === 1 ? 'einen Platz' : `${lost} Plätze`}`,
    points: `${does(who, LOSE)}${each} ${lost === 1 ? 'einen Punkt' : `${lost} Punkte`}`,
    tokens: `${does(who, LOSE)}${each} ${lost}`,
  }[stake];
}

const AFTER_KNOCK = {
  told: ['Alle decken auf', 'Alle anderen haben noch einen Zug', 'Alle anderen haben noch zwei Züge'],
  announced: ['Alle decken auf', 'Die anderen haben noch einen Zug', 'Die anderen haben noch zwei Züge'],
  short: ['alle decken auf', 'noch ein Zug für alle anderen', 'noch zwei Züge für alle anderen'],
};

export const table: Words['table'] = {
  deals: (who) => `${does(who, DEAL)}.`,
  deal: (number) => `Runde ${number}.`,
  ownTurn: 'Du bist dran.',
  ownLastTurn: 'Dein letzter Zug.',
  afterKnock: (name, isDouble) =>
    `${name} hat geklopft: Das ist dein letzter Zug. Dann verliert das niedrigste Blatt${isDouble ? `, bei ${name} doppelt` : ''}.`,
  worth: (value) => `${value}: Nur Karten einer Farbe zählen zusammen. Das Ass zählt 11, jedes Bild 10.`,
  knocks: (who, turns) => `${does(who, KNOCK)}: ${AFTER_KNOCK.told[turns]}.`,
  youKnock: (you, turns) => `${does(you, KNOCK)}: ${AFTER_KNOCK.told[turns]}.`,
  youKnockAndDraw: (you, then) => {
    const next = { discard: 'leg ab', draw: 'zieh oder nimm', exchange: 'tausch oder schieb' };
    return `${does(you, KNOCK)}: Jetzt ${next[then]}.`;
  },
  knocksToo: (who) => `${does(who, KNOCK)} auch: Alle decken auf.`,
  passes: (who) => `${does(who, PASS)}: Alle decken auf.`,
  passesInVain: (who) => `${does(who, PASS)}: Der Stapel ist leer, und niemand verliert.`,
  calls: (who, call) =>
    call === 'hammer'
      ? `${does(who, CALL)} den Hammer: alle Karten auf!`
      : `${does(who, DARE)} den Blindschuss: alle Karten auf!`,
  looks: (who) => `${does(who, LOOK)} nach: Es wird gespielt.`,
  callsSuddenDeath: (who) => `${does(who, CALL)} den Sudden Death aus: eine Karte für jeden.`,
  dealsOn: (who) => `${does(who, DEAL_OUT)} weiter aus.`,
  declares: (who, value) => `${does(who, DECLARE)} ${value}!`,
  declaresOn: (who, value) => `${does(who, DECLARE)} ${value}! Alle anderen haben noch einen letzten Zug.`,
  youKeepQuiet: 'Du sagst nichts.',
  reshuffled: 'Die Ablage wird zum neuen Stapel.',
  handsShown: 'Alle Blätter liegen offen.',
  rowsOpen: 'Alle Reihen liegen offen.',
  stockSpent: 'Der Stapel ist leer, und niemand verliert.',
  everybodyStays: 'Es bliebe niemand übrig: Alle bleiben und spielen noch eine Runde.',
  everybodyReturns: 'Es bliebe niemand übrig: Alle sind wieder dabei, mit 1 Leben.',
  buysIn: (who) => `${does(who, COME_BACK)} zurück.`,
  leaves: (who) => `${does(who, LEAVE)} den Tisch.`,
  oneMoreStep: 'Vereinbart: ein Leben mehr für alle.',
  knockHeld: (who, value) => `${does(who, HAS)} mit ${value} geklopft: Das hat gereicht.`,
  knockFailed: (who, value) =>
    `${does(who, HAS)} mit ${value} geklopft: Das hat nicht gereicht, und niemand bekommt etwas.`,
  wins: (who) => `${does(who, WIN)} die Partie.`,
  shareWin: (who) => `${does(who, SHARE)} den Sieg.`,

  loses: (who, stake, lost, why) => `${loss(who, stake, lost)}: ${reason(why)}.`,
  receives: (who, received) => `${does(who, GET)} ${received}.`,
  scores: (who, gained, { is, value }) => {
    const why = {
      declared: `${value} gemeldet`,
      'highest-card': `höchste Karte (${value})`,
      'highest-hand': `höchstes Blatt (${value})`,
    };
    const each = all(who).length > 1 ? ' je' : '';
    return `${does(who, GET)}${each} ${gained} ${gained === 1 ? 'Punkt' : 'Punkte'}: ${why[is]}.`;
  },
  isOutShort: (who, due, had) => `${does(who, IS)} draußen: ${due} zu zahlen, und nur ${had} übrig.`,
  areOut: (who, onBus) => `${does(who, IS)} ${onBus ? 'ausgestiegen' : 'draußen'}.`,
  areOnGrace: (who, place) =>
    `${place === null ? does(who, SWIM) : `${does(who, IS)} ${place}`}: Beim nächsten Verlust ist Schluss.`,
  swim: (who) => `${does(who, SWIM)}: Beim nächsten Verlust ist Schluss.`,

  highlights: {
    knocks: (who) => `${does(who, KNOCK)}!`,
    caught: 'Erwischt!',
    holds: 'Gut geklopft!',
  },

  does: {
    draws: 'zieht',
    drew: 'zog',
    drewCard: (sign) => `zog ${sign}`,
    took: (sign) => `nahm ${sign}`,
    takes: (sign) => `nimmt ${sign}`,
    turned: (sign) => `deckte ${sign} auf`,
    knocks: 'klopft',
    stands: 'bleibt',
    passes: 'passt',
    passesOn: 'schiebt',
    exchanged: (taken, laid) => [`nahm ${taken}, gab ${laid}`, `+${taken} −${laid}`],
    returned: (sign) => `legte ${sign} zurück`,
    swapsAll: 'tauschte alle',
    passesForGood: 'setzt aus',
    swapsAllForGood: 'setzt aus',
    keepsHand: 'behält',
    changesHand: 'tauschte alle',
    asks: 'neue Karten',
    looks: 'sieht nach',
    calls: { hammer: 'Hammer!', shotgun: 'Blindschuss!' },
    declares: (value) => `${value}!`,
  },

  pool: {
    steps: {
      exchange: 'Nimm eine Karte aus der Mitte und gib eine von dir.',
      exchangeTwo: 'Nimm eine Karte aus der Mitte und gib eine von dir, auch zweimal.',
      swapAll: 'Oder tausch alle drei auf einmal.',
      swapAllForGood: 'Oder tausch alle drei: Dann bist du nicht mehr dran.',
      swapAllAndPass: 'Oder tausch alle drei: Dann schiebst du im nächsten Zug.',
      swapAllForGoodLater: 'Oder tausch alle drei: Dann bist du nicht mehr dran, außer im ersten Zug der Runde.',
      pass: 'Oder schieb.',
      passForGood: 'Oder schieb: Dann bist du nicht mehr dran.',
      knock: 'Oder klopf, wenn dein Blatt reicht.',
    },
    dealerChooses: (who) => `${does(who, CHOOSE)}: das Blatt behalten oder gegen die Mitte tauschen?`,
    keeps: (who) => `${does(who, KEEP_HAND)} das Blatt.`,
    changes: (who) => `${does(who, SWAP)} das Blatt gegen die Mitte.`,
    swapsAll: (who) => `${does(who, SWAP)} alle drei Karten.`,
    renewed: 'Alle haben geschoben: drei neue Karten.',
    asks: (who) => `${does(who, ASK)} drei neue Karten.`,
    renewedSevenEightNine: '7, 8 und 9: drei neue Karten.',
    takes: (who, taken) => `${does(who, TAKE)} ${taken}.`,
    exchanges: (who, taken, laid) => `${does(who, TAKE)} ${taken} und ${who.you ? 'gibst' : 'gibt'} ${laid}.`,
    returns: (who, sign) => `${does(who, PUT)} ${sign} zurück.`,
    passes: (who) => `${does(who, SHOVE)}.`,
    passesForGood: (who) => `${does(who, SHOVE)} und setzt bis zum Ende der Runde aus.`,
    swapsAllForGood: (who) => `${does(who, SWAP)} alle drei Karten und setzt bis zum Ende der Runde aus.`,
    declares: (who, hand) => `${does(who, CALL)} Feuer: ${hand}!`,
  },

  golf: {
    draws: (who, card) => `${does(who, DRAW)} ${cards.the(card)}.`,
    takes: (who, card) => `${does(who, TAKE)} ${cards.the(card)}.`,
    replaces: (who, slot, card) => `${does(who, PUT)} ${cards.a(card)} ${SLOTS[slot]} in die Reihe.`,
    turnsUp: (who, slot, card) => `${does(who, TURN)} ${SLOTS[slot]} ${cards.a(card)} auf.`,
    ownTurn: (up) => ['Du bist dran: der erste von drei Zügen.', 'Dein zweiter Zug.', 'Dein letzter Zug.'][up],
    turnUpSlot: (slot) => `Karte ${SLOTS[slot]} aufdecken`,
    replaceSlot: (slot) => `Karte ${SLOTS[slot]} ersetzen`,
    keep: 'Behalten',
    putAway: 'Ablegen',
    prompts: {
      again: (sign) => `Noch einmal, und ${sign} liegt dort.`,
      turnUp: 'Jetzt tipp die Karte an, die du aufdeckst.',
      replace: 'Tipp die Karte an, die sie ersetzt.',
      replaceOrPutAway: 'Tipp eine Karte an, die sie ersetzt, oder leg sie ab.',
    },
  },
};

const OPTIONS = {
  discard: 'leg eine Karte ab',
  draw: 'zieh',
  exchange: 'tausch eine Karte',
  swapAll: 'tausch alle drei',
  knock: 'klopf',
  stand: 'bleib',
  hammer: 'ruf den Hammer',
  pass: 'pass',
  newPool: 'verlang drei neue vom Stapel',
  passOn: 'schieb',
  passForGood: 'schieb und setz aus',
};

export const turn: Words['turn'] = {
  knock: 'Klopfen',
  pass: 'Passen',
  passOn: 'Schieben',
  done: 'Fertig',
  swapAll: 'Alle tauschen',
  newPool: 'Drei neue Karten verlangen',
  stand: 'Bleiben',
  hammer: 'Hammer',
  draw: 'Vom Stapel ziehen',
  takeDiscard: 'Von der Ablage nehmen',
  take: (card) => `${cards.card(card)} nehmen`,
  discardCard: (card) => `${cards.card(card)} ablegen`,
  knockWith: (card) => `Klopfen und ${cards.card(card)} ablegen`,
  waiting: (card) => cards.card(card),
  giveCard: (card) => `${cards.card(card)} dafür geben`,
  takeFor: 'Jetzt tipp die Karte an, die du dafür nimmst.',
  swapAnother: 'Tausch noch eine Karte oder beende den Zug.',
  again: (face) => [`${face}? Noch mal`, `${face}?\nNoch mal`, 'Noch mal?'],

  options: (available) => {
    const all = available.map((way) => (typeof way === 'string' ? OPTIONS[way] : `nimm ${way.take}`));
    return all.length === 0 ? '' : `${capitalised(joined(all, 'oder'))}.`;
  },
  pressAgain: {
    draw: 'Noch einmal auf den Stapel, um zu ziehen.',
    knock: (lost, turns) => [
      ...(lost === null
        ? []
        : [
            `Noch einmal, und du klopfst: ${AFTER_KNOCK.short[turns]}. Bist du dann am niedrigsten, verlierst du ${lost} Leben.`,
            `Noch einmal, und du klopfst. Bist du am niedrigsten, verlierst du ${lost} Leben.`,
          ]),
      `Noch einmal, und du klopfst: ${AFTER_KNOCK.announced[turns]}.`,
    ],
    hammer: 'Noch einmal, und alle decken auf: Es zählt, als hättest du geklopft.',
    pass: 'Noch einmal, und du passt: Die Runde endet.',
    swapAll: 'Noch einmal, und du tauschst alle drei Karten.',
    take: 'Noch einmal, um sie zu nehmen.',
    newPool: 'Noch einmal für drei neue Karten: Dein Zug ist dann vorbei.',
    passOn: 'Noch einmal, und du schiebst.',
    passForGood: 'Noch einmal, und du schiebst und setzt dann aus.',
    swapAllForGood: 'Noch einmal, und du tauschst alle drei und setzt dann aus.',
    stand: 'Noch einmal, und du behältst dein Blatt.',
    knockWith: (turns) => `Noch einmal, und du klopfst damit: ${AFTER_KNOCK.announced[turns]}.`,
  },
  discard: {
    choose: 'Leg eine Karte ab.',
    chooseAnother: 'Leg eine Karte ab, nur nicht die eben genommene.',
    give: 'Leg dafür eine Karte in die Mitte.',
    chooseOrKnock: 'Wähl eine Karte: Leg sie ab oder klopf damit.',
    chosen: (again) => (again ? 'Noch einmal, um sie abzulegen.' : 'Leg sie ab.'),
    chosenToGive: (again) => (again ? 'Noch einmal, um sie zu geben.' : 'Gib sie dafür.'),
    chosenOrKnock: (again) =>
      again ? 'Noch einmal, um sie abzulegen, oder klopf damit.' : 'Leg sie ab oder klopf damit.',
  },
  noKnock: {
    declared: 'Nach einer Meldung klopft niemand mehr.',
    mustPass: 'Du hast alle drei getauscht und musst jetzt schieben.',
    tooEarly: (turns) =>
      `In ${turns === 1 ? 'deinem ersten Zug' : `deinen ersten ${turns} Zügen`} wird nicht geklopft.`,
    oneSuit: 'Klopfen kannst du nur mit einer einzigen Farbe.',
    oneSuitWorth: (least) => `Klopfen kannst du nur mit einer einzigen Farbe, ab ${least}.`,
    tooLow: (least, value) => `Klopfen kannst du ab ${least}: Das hier sind ${value}.`,
  },
};

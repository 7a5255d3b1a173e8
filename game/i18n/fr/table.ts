import type { BragHand } from '../../../engine/brag.ts';
import { ACE, rankOf, suitOf, type Card } from '../../../engine/cards.ts';
import { all, capitalised, inside, joined, type Verb, type Who } from '../grammar.ts';
import type { Stake, Why } from '../message-arguments.ts';
import type { Words } from '../parts.ts';
import { counted, does, er, HAS, IS, the } from './speaking.ts';

const SUITS = ['trèfle', 'carreau', 'cœur', 'pique'];
const RANKS = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'valet', 'dame', 'roi', 'as'];
/** Numbers and the ace are the same in the plural. */
const SEVERAL = [...RANKS.slice(0, 9), 'valets', 'dames', 'rois', 'as'];
const QUEEN = 10;

function named(card: Card): string {
  return `${RANKS[rankOf(card)]} de ${SUITS[suitOf(card)]}`;
}

/** "au roi", "à la dame": where something ends. */
function upTo(rank: number): string {
  if (rank === ACE) return 'à l’as';
  return rank === QUEEN ? 'à la dame' : `au ${RANKS[rank]}`;
}

function ofSeveral(rank: number): string {
  return rank === ACE ? 'd’as' : `de ${SEVERAL[rank]}`;
}

const ARTICLES: Readonly<Record<BragHand['kind'], string>> = {
  prial: 'un ',
  'running-flush': 'une ',
  run: 'une ',
  flush: 'une ',
  pair: 'une ',
  'high-card': '',
};

function bragHand({ kind, rank, isBest }: BragHand): string {
  const end = isBest ? 'à partir de l’as' : upTo(rank);
  return {
    prial: `brelan ${ofSeveral(rank)}`,
    'running-flush': `quinte flush ${end}`,
    run: `suite ${end}`,
    flush: `couleur ${upTo(rank)}`,
    pair: `paire ${ofSeveral(rank)}`,
    'high-card': `hauteur ${RANKS[rank]}`,
  }[kind];
}

export const cards: Words['cards'] = {
  card: named,
  the: (card) => (rankOf(card) === ACE ? `l’${named(card)}` : `${rankOf(card) === QUEEN ? 'la' : 'le'} ${named(card)}`),
  a: (card) => `${rankOf(card) === QUEEN ? 'une' : 'un'} ${RANKS[rankOf(card)]}`,
  inSuit: (value, suit) => `${value} à ${SUITS[suit]}`,
  inRank: (value, rank) => `${value} aux ${SEVERAL[rank]}`,
  three: (rank) => `trois ${SEVERAL[rank]}`,
  straightFlush: (rank) => `suite ${upTo(rank)}`,
  brag: bragHand,
  aBrag: (hand) => ARTICLES[hand.kind] + bragHand(hand),
  bragSign: ({ kind, isBest }, letter) => {
    const end = isBest ? `dès ${letter}` : letter;
    return {
      prial: `Brelan ${letter}`,
      'running-flush': `Quinte fl. ${end}`,
      run: `Suite ${end}`,
      flush: `Couleur ${letter}`,
      pair: `Paire ${letter}`,
      'high-card': `Haut. ${letter}`,
    }[kind];
  },
};

const SLOTS = ['à gauche', 'au milieu', 'à droite'];

const DEAL = er('distribu');
const DRAW = er('pioch');
const TAKE: Verb = ['prends', 'prend', 'prenez', 'prennent'];
const KNOCK = er('cogn');
const PASS = er('pass');
const PLAY: Verb = ['joues', 'joue', 'jouez', 'jouent'];
const LOOK = er('regard');
const ASK = er('demand');
const DECLARE: Verb = ['annonces', 'annonce', 'annoncez', 'annoncent'];
const COME_BACK: Verb = ['reviens', 'revient', 'revenez', 'reviennent'];
const LEAVE = er('quitt');
const WIN = er('gagn');
const SHARE = er('partag');
const KEEP: Verb = ['tiens', 'tient', 'tenez', 'tiennent'];
const RECEIVE: Verb = ['reçois', 'reçoit', 'recevez', 'reçoivent'];
const LOSE: Verb = ['perds', 'perd', 'perdez', 'perdent'];
const SCORE = er('marqu');
const GET_OFF: Verb = ['descends', 'descend', 'descendez', 'descendent'];
const CHOOSE: Verb = ['choisis', 'choisit', 'choisissez', 'choisissent'];
const KEEP_HAND = er('gard');
const SWAP: Verb = ['échanges', 'échange', 'échangez', 'échangent'];
const PUT: Verb = ['poses', 'pose', 'posez', 'posent'];
const TURN = er('retourn');

const PUT_BACK: Verb = ['reposes', 'repose', 'reposez', 'reposent'];

function reason(why: Why): string {
  switch (why.is) {
    case 'declared':
      return inside(why.who, `${does(why.who, HAS)} annoncé ${why.value}`);
    case 'lowest-card':
      return `la plus petite carte (${why.value})`;
    case 'promise-broken':
      return `la plus haute main était promise, et ${why.value} n’a pas suffi`;
    case 'promise-kept':
      return inside(why.knocker, `${does(why.knocker, KEEP)} parole avec ${why.value}`);
    case 'lowest':
      if (why.row) return `la rangée la plus basse (${why.value})`;
      return `${why.knocked ? 'cogné avec ' : ''}la main la plus basse (${why.value})`;
    case 'not-enough':
      return why.knocked ? `cogné avec ${why.value}, ce n’était pas assez` : `${why.value} ne suffisait pas`;
  }
}

/** "2", or "2 chacun" of several. */
function each(who: Who): string {
  return all(who).length > 1 ? ' chacun' : '';
}

function loss(who: Who, stake: Stake, lost: number): string {
  return {
    letters: `${does(who, RECEIVE)} ${lost === 1 ? 'une lettre' : `${lost} lettres`}${each(who)}`,
    places: `${does(who, LOSE)} ${lost === 1 ? 'une place' : `${lost} places`}${each(who)}`,
    points: `${does(who, LOSE)} ${counted(lost, 'point')}${each(who)}`,
    tokens: `${does(who, LOSE)} ${lost}${each(who)}`,
  }[stake];
}

const AFTER_KNOCK = {
  told: ['tout le monde montre sa main', 'encore un tour pour les autres', 'encore deux tours pour les autres'],
  announced: [
    'tout le monde montrera sa main',
    'les autres auront encore un tour',
    'les autres auront encore deux tours',
  ],
  short: ['tout le monde montre sa main', 'un tour de plus pour les autres', 'deux tours de plus pour les autres'],
};

export const table: Words['table'] = {
  deals: (who) => `${does(who, DEAL)}.`,
  deal: (number) => `Donne ${number}.`,
  ownTurn: 'À toi de jouer.',
  ownLastTurn: 'Ton dernier tour.',
  afterKnock: (name, isDouble) =>
    `${name} a cogné : c’est ton dernier tour. Ensuite, la main la plus basse perd${isDouble ? `, le double pour ${name}` : ''}.`,
  worth: (value) => `${value} : seules les cartes d’une même couleur s’additionnent. L’as compte 11, les figures 10.`,
  knocks: (who, turns) => `${does(who, KNOCK)} : ${AFTER_KNOCK.told[turns]}.`,
  youKnock: (you, turns) => `${does(you, KNOCK)} : ${AFTER_KNOCK.told[turns]}.`,
  youKnockAndDraw: (you, then) => {
    const next = { discard: 'défausse', draw: 'pioche ou prends', exchange: 'échange ou passe' };
    return `${does(you, KNOCK)} : maintenant, ${next[then]}.`;
  },
  knocksToo: (who) => `${does(who, KNOCK)} aussi : tout le monde montre sa main.`,
  passes: (who) => `${does(who, PASS)} : tout le monde montre sa main.`,
  passesInVain: (who) => `${does(who, PASS)} : la pioche est vide, et personne ne perd.`,
  calls: (who, call) =>
    call === 'hammer'
      ? `${does(who, PLAY)} le marteau : cartes sur table !`
      : `${does(who, PLAY)} à l’aveugle : cartes sur table !`,
  looks: (who) => `${does(who, LOOK)} ${who.you ? 'tes' : 'ses'} cartes : la donne se joue.`,
  callsSuddenDeath: (who) => `${does(who, ASK)} la mort subite : une carte chacun.`,
  dealsOn: (who) => `${does(who, DEAL)} la suite.`,
  declares: (who, value) => `${does(who, DECLARE)} ${value} !`,
  declaresOn: (who, value) => `${does(who, DECLARE)} ${value} ! Encore un dernier tour pour les autres.`,
  youKeepQuiet: 'Tu te tais.',
  reshuffled: 'La défausse devient la nouvelle pioche.',
  handsShown: 'Toutes les mains sont visibles.',
  rowsOpen: 'Toutes les rangées sont visibles.',
  stockSpent: 'La pioche est vide, et personne ne perd.',
  everybodyStays: 'Il ne resterait personne : tous restent, pour une donne de plus.',
  everybodyReturns: 'Il ne resterait personne : tous sont de retour, avec 1 jeton.',
  buysIn: (who) => `${does(who, COME_BACK)} dans la partie.`,
  leaves: (who) => `${does(who, LEAVE)} la table.`,
  oneMoreStep: 'C’est convenu : un jeton de plus pour tous.',
  knockHeld: (who, value) => `${does(who, HAS)} cogné avec ${value} : c’était assez.`,
  knockFailed: (who, value) => `${does(who, HAS)} cogné avec ${value} : ce n’était pas assez, et personne ne marque.`,
  wins: (who) => `${does(who, WIN)} la partie.`,
  shareWin: (who) => `${does(who, SHARE)} la victoire.`,

  loses: (who, stake, lost, why) => `${loss(who, stake, lost)} : ${reason(why)}.`,
  receives: (who, received) => `${does(who, RECEIVE)} ${received}.`,
  scores: (who, gained, { is, value }) => {
    const why = {
      declared: `${value} annoncé`,
      'highest-card': `la plus haute carte (${value})`,
      'highest-hand': `la plus haute main (${value})`,
    };
    return `${does(who, SCORE)} ${counted(gained, 'point')}${each(who)} : ${why[is]}.`;
  },
  isOutShort: (who, due, had) => `${does(who, IS)} hors jeu : ${due} à payer, et il n’en restait que ${had}.`,
  areOut: (who, onBus) => (onBus ? `${does(who, GET_OFF)} du bus.` : `${does(who, IS)} hors jeu.`),
  areOnGrace: (who, place) => `${does(who, IS)} ${place ?? 'en sursis'} : encore une perte et c’est fini.`,
  swim: (who) => `${does(who, IS)} à la nage : encore une perte et c’est fini.`,

  highlights: {
    knocks: (who) => `${does(who, KNOCK)} !`,
    caught: 'Pris !',
    holds: 'Ça passe !',
  },

  does: {
    draws: 'pioche',
    drew: 'a pioché',
    drewCard: (sign) => `a pioché ${sign}`,
    took: (sign) => `a pris ${sign}`,
    takes: (sign) => `prend ${sign}`,
    turned: (sign) => `a retourné ${sign}`,
    knocks: 'cogne',
    stands: 'reste',
    passes: 'passe',
    passesOn: 'passe',
    exchanged: (taken, laid) => [`a pris ${taken}, posé ${laid}`, `+${taken} −${laid}`],
    returned: (sign) => `a reposé ${sign}`,
    swapsAll: 'a tout échangé',
    passesForGood: 'ne joue plus',
    swapsAllForGood: 'ne joue plus',
    keepsHand: 'garde',
    changesHand: 'a changé',
    asks: 'nouvelles cartes',
    looks: 'regarde',
    calls: { hammer: 'marteau !', shotgun: 'à l’aveugle !' },
    declares: (value) => `${value} !`,
  },

  pool: {
    steps: {
      exchange: 'Prends une carte du milieu et donne une des tiennes.',
      exchangeTwo: 'Prends une carte du milieu et donne une des tiennes, une ou deux fois.',
      swapAll: 'Ou échange les trois d’un coup.',
      swapAllForGood: 'Ou échange les trois : tu ne joues plus ensuite.',
      swapAllAndPass: 'Ou échange les trois : tu passes au tour suivant.',
      swapAllForGoodLater: 'Ou échange les trois : tu ne joues plus ensuite, sauf au premier tour de la donne.',
      pass: 'Ou passe.',
      passForGood: 'Ou passe : tu ne joues plus ensuite.',
      knock: 'Ou cogne, si ta main est assez bonne.',
    },
    dealerChooses: (who) => `${does(who, CHOOSE)} : garder la main, ou l’échanger contre le milieu ?`,
    keeps: (who) => `${does(who, KEEP_HAND)} ${all(who)[0].you ? 'ta' : 'sa'} main.`,
    changes: (who) => `${does(who, SWAP)} ${all(who)[0].you ? 'ta' : 'sa'} main contre les cartes du milieu.`,
    swapsAll: (who) => `${does(who, SWAP)} ${all(who)[0].you ? 'tes' : 'ses'} trois cartes.`,
    renewed: 'Tout le monde a passé : trois nouvelles cartes.',
    asks: (who) => `${does(who, ASK)} trois nouvelles cartes.`,
    renewedSevenEightNine: '7, 8 et 9 : trois nouvelles cartes.',
    takes: (who, taken) => `${does(who, TAKE)} ${the(taken)}.`,
    exchanges: (who, taken, laid) => `${does(who, TAKE)} ${the(taken)} contre ${the(laid)}.`,
    returns: (who, sign) => `${does(who, PUT_BACK)} ${the(sign)}.`,
    passes: (who) => `${does(who, PASS)}.`,
    passesForGood: (who) => `${does(who, PASS)} : plus de tour dans cette donne.`,
    swapsAllForGood: (who) =>
      `${does(who, SWAP)} ${all(who)[0].you ? 'tes' : 'ses'} trois cartes : plus de tour dans cette donne.`,
    declares: (who, hand) => `${does(who, DECLARE)} ${hand} !`,
  },

  golf: {
    draws: (who, card) => `${does(who, DRAW)} ${cards.the(card)}.`,
    takes: (who, card) => `${does(who, TAKE)} ${cards.the(card)}.`,
    replaces: (who, slot, card) => `${does(who, PUT)} ${cards.a(card)} ${SLOTS[slot]} de la rangée.`,
    turnsUp: (who, slot, card) => `${does(who, TURN)} ${cards.a(card)} ${SLOTS[slot]}.`,
    ownTurn: (up) => ['À toi de jouer : le premier de trois tours.', 'Ton deuxième tour.', 'Ton dernier tour.'][up],
    turnUpSlot: (slot) => `Retourner la carte ${SLOTS[slot]}`,
    replaceSlot: (slot) => `Remplacer la carte ${SLOTS[slot]}`,
    keep: 'Garder',
    putAway: 'Défausser',
    prompts: {
      again: (sign) => `Encore une fois pour y poser ${the(sign)}.`,
      turnUp: 'Touche la carte à retourner.',
      replace: 'Touche la carte qu’elle remplace.',
      replaceOrPutAway: 'Touche la carte qu’elle remplace, ou défausse-la.',
    },
  },
};

const OPTIONS = {
  discard: 'défausse une carte',
  draw: 'pioche',
  exchange: 'échange une carte',
  swapAll: 'échange les trois',
  knock: 'cogne',
  stand: 'reste',
  hammer: 'joue le marteau',
  pass: 'passe',
  newPool: 'demande trois cartes de la pioche',
  passOn: 'passe',
  passForGood: 'passe pour de bon',
};

export const turn: Words['turn'] = {
  knock: 'Cogner',
  pass: 'Passer',
  passOn: 'Passer',
  done: 'Terminer',
  swapAll: 'Tout échanger',
  newPool: 'Demander trois nouvelles cartes',
  stand: 'Rester',
  hammer: 'Marteau',
  draw: 'Piocher',
  takeDiscard: 'Prendre la défausse',
  take: (card) => `Prendre ${cards.the(card)}`,
  discardCard: (card) => `Défausser ${cards.the(card)}`,
  knockWith: (card) => `Cogner en défaussant ${cards.the(card)}`,
  waiting: (card) => capitalised(cards.the(card)),
  giveCard: (card) => `Donner ${cards.the(card)}`,
  takeFor: 'Touche maintenant la carte que tu prends en échange.',
  swapAnother: 'Échange encore une carte ou termine ton tour.',
  again: (face) => [`${face} ? Encore`, `${face} ?\nEncore`, 'Encore ?'],

  options: (available) => {
    const all = available.map((way) => (typeof way === 'string' ? OPTIONS[way] : `prends ${the(way.take)}`));
    return all.length === 0 ? '' : `${capitalised(joined(all, 'ou'))}.`;
  },
  pressAgain: {
    draw: 'Encore une fois sur la pioche pour piocher.',
    knock: (lost, turns) => [
      ...(lost === null
        ? []
        : [
            `Encore une fois pour cogner : ${AFTER_KNOCK.short[turns]}. Si tu es alors au plus bas, tu perds ${counted(lost, 'jeton')}.`,
            `Encore une fois pour cogner. Au plus bas, tu perds ${counted(lost, 'jeton')}.`,
          ]),
      `Encore une fois pour cogner : ${AFTER_KNOCK.announced[turns]}.`,
    ],
    hammer: 'Encore une fois, et tout le monde montre sa main, comme si tu cognais.',
    pass: 'Encore une fois pour passer : la donne finit là.',
    swapAll: 'Encore une fois pour échanger les trois cartes.',
    take: 'Encore une fois pour la prendre.',
    newPool: 'Encore une fois pour trois nouvelles cartes : ton tour est alors fini.',
    passOn: 'Encore une fois pour passer.',
    passForGood: 'Encore une fois pour passer : tu ne joueras plus.',
    swapAllForGood: 'Encore une fois pour tout échanger : tu ne joueras plus.',
    stand: 'Encore une fois pour garder ta main.',
    knockWith: (turns) => `Encore une fois pour cogner avec : ${AFTER_KNOCK.announced[turns]}.`,
  },
  discard: {
    choose: 'Défausse une carte.',
    chooseAnother: 'Défausse une carte, sauf celle que tu viens de prendre.',
    give: 'Pose une carte de ta main à sa place.',
    chooseOrKnock: 'Choisis une carte : défausse-la, ou cogne avec.',
    chosen: (again) => (again ? 'Encore une fois pour la défausser.' : 'Défausse-la.'),
    chosenToGive: (again) => (again ? 'Encore une fois pour la donner.' : 'Donne-la.'),
    chosenOrKnock: (again) =>
      again ? 'Encore une fois pour la défausser, ou cogne avec.' : 'Défausse-la, ou cogne avec.',
  },
  noKnock: {
    declared: 'Après une annonce, on ne cogne plus.',
    mustPass: 'Tu as échangé les trois : tu dois passer.',
    tooEarly: (turns) => `On ne cogne pas ${turns === 1 ? 'au premier tour' : `aux ${turns} premiers tours`}.`,
    oneSuit: 'Pour cogner, il faut une seule couleur.',
    oneSuitWorth: (least) => `Pour cogner, il faut une seule couleur, et au moins ${least}.`,
    tooLow: (least, value) => `Pour cogner, il faut au moins ${least} : tu as ${value}.`,
  },
};

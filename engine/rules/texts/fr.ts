/** What is said about rules in French. */
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
  'no letter': 'aucune lettre',
  'seated at the back': 'au fond, sur un siège',
  'standing at the back': 'au fond, debout',
  'in the middle': 'au milieu',
  'at the front': 'à l’avant',
  'on the stairs': 'sur les marches',
  'on the second step': 'sur la deuxième marche',
  'asking the driver to stop': 'près du chauffeur',
};

function level(name: string): string {
  return LEVELS[name] ?? name;
}

const LIST = new Intl.ListFormat('fr');

const CARD_POINTS = 'Un as compte 11, un roi, une dame ou un valet 10, et toute autre carte son nombre.';
/** What counts as such, and is declared: by the names that `facts.ts` has for it. */
const VALUES = { threes: 'un brelan', aces: 'trois as', sequences: 'une suite' };
/** Knocks that come without a card that is put into the pool. */
const OTHER_KNOCKS = { swap: 'après avoir tout échangé', pass: 'au lieu de passer' };

const ENDS = { knock: 'quand quelqu’un a cogné', declared: 'quand une main est annoncée' };
/** When there is no lowest hand that would lose a point. */
const WITHOUT_LOWEST = { suddenDeath: 'à la mort subite', declared: 'quand une main est annoncée' };

const CLOSE =
  'Cela compte comme si cette personne avait cogné, sans autre tour et quelles que soient les conditions pour cogner.';

/** "1 jeton", "2 jetons"; none is counted as one. */
function counted(count: number, noun: string): string {
  return `${count} ${noun}${count < 2 ? '' : 's'}`;
}

function jetons(count: number): string {
  return counted(count, 'jeton');
}

/** A worth in points, such as 30½. */
function worth(value: number): string {
  return Number.isInteger(value) ? String(value) : `${Math.floor(value)}½`;
}

/** What lies in the middle once the hands have been dealt. */
function middle(rules: HouseRules): string {
  if (rules.play !== 'pool') {
    return rules.upcard
      ? 'La carte suivante ouvre la défausse, face visible, et le reste est la pioche.'
      : `Le reste est la pioche. La défausse est vide au départ${rules.takeDiscards ? ' : tant que personne n’a défaussé, il n’y a rien à y prendre' : ''}.`;
  }
  const rest = renewsPool(rules) ? 'le reste est la pioche' : 'le reste est mis de côté';
  return `On pose trois autres cartes au milieu, face ${rules.dealerChoice ? 'cachée d’abord' : 'visible'} ; ${rest}.`;
}

/** Who begins, and in which direction play goes. */
function first(rules: HouseRules): string {
  return (
    'Le sort désigne le premier donneur. Qui est à gauche du donneur commence. On joue ' +
    `${passesDealOn(rules) ? 'et on donne ' : ''}dans le sens des aiguilles d’une montre.`
  );
}

/** After how many turns a deal ends in any case. */
function longest({ turnLimit }: HouseRules): string {
  const lost = turnLimit === 0 ? '' : ', même si d’autres avaient encore un tour';
  return `Une donne où chacun a joué ${counted(turnLimit === 0 ? 50 : turnLimit, 'tour')} finit, et on montre les mains${lost}.`;
}

/** What follows when only one player still has turns. */
function lastInTurns(rules: HouseRules): string {
  if (!canBeOutOfTurns(rules)) return '';
  const pass = rules.poolPass === 'never' ? '' : ', où il peut passer';
  return ` Quand un seul joueur joue encore, il a un dernier tour${pass} ; puis on montre les mains.`;
}

/** After what those who are out of the turns have none either, as the end of a sentence. */
function noneAfter(rules: HouseRules): string {
  const after = standsAfter(rules).map((end) => ENDS[end]);
  return after.length === 0 ? '' : `, pas même ${after.join(' ou ')}`;
}

/** What somebody has done in whose place the deal would go on. */
function ended(rules: HouseRules): string {
  return playsOnAfterDeclaring(rules) ? 'cogné ni annoncé' : 'cogné';
}

/** What a declared hand brings. */
function declared(rules: HouseRules): string {
  const pay =
    rules.scoring === 'points'
      ? 'qui annonce marque 1 point, et personne d’autre ne marque'
      : `tous ceux qui n’annoncent pas perdent ${jetons(rules.declareLoss)}`;
  switch (rules.declareEnds) {
    case 'all-pay':
      return `La donne finit aussitôt : ${pay}.`;
    case 'aces-all-pay':
      if (!doAcesAllPay(rules)) return comparedAtOnce(rules, 'La');
      return `Si trois as sont annoncés, la donne finit aussitôt : ${pay}. ${comparedAtOnce(rules, 'Sinon, la')}`;
    case 'showdown':
      return comparedAtOnce(rules, 'La');
    case 'last-turns':
      return (
        'La main reste visible, et tous ceux qui n’ont pas annoncé jouent encore ' +
        `${turnsAfterDeclaring(rules) === 2 ? 'deux fois' : 'une fois'}.` +
        `${canFollowKnock(rules) ? ' Avoir cogné avant ne compte plus, et personne' : ' Personne'} ne peut plus cogner, ` +
        `mais on peut encore annoncer. Puis on montre les mains${
          scoresLastDeclared(rules)
            ? ', et seule la dernière main annoncée marque 1 point ; celles de la donne comptent comme annoncées ensemble.'
            : ', comme si personne n’avait cogné.'
        }`
      );
    case 'at-showdown':
      return rules.scoring === 'points'
        ? 'Si quelqu’un annonce, chacun de ceux qui annoncent marque 1 point, et personne d’autre ne marque.'
        : `Si quelqu’un annonce, tous ceux qui n’annoncent pas perdent ${jetons(rules.declareLoss)}, quelle que soit la main la plus basse.`;
  }
}

/** A declared hand that ends the deal, and makes nobody pay as such. @param start of the sentence */
function comparedAtOnce({ scoring }: HouseRules, start: string): string {
  const fate = scoring === 'points' ? 'ne marque que si elle est la plus haute' : 'peut aussi être la plus basse';
  return `${start} donne finit aussitôt et on montre les mains, comme si personne n’avait cogné : la main annoncée ${fate}.`;
}

/** What follows a knock. */
function afterKnock({ lastTurns, knockerLastTurn }: HouseRules): string {
  if (lastTurns === 0) return 'tout le monde montre aussitôt sa main';
  const turns = lastTurns === 2 ? 'encore deux fois, en deux rondes' : 'encore une fois';
  const own = knockerLastTurn ? ', après eux qui a cogné' : '';
  return `tous les autres jouent ${turns}${own}, puis tout le monde montre sa main`;
}

function showdown(rules: HouseRules): string {
  const hand = rules.play === 'golf' ? 'rangée' : 'main';
  const compared =
    rules.play === 'golf' ? 'On compare toutes les rangées.' : 'Toutes les mains sont montrées et comparées.';
  if (rules.scoring === 'points') {
    if (rules.pointsGoTo === 'knocker' && hasKnocker(rules)) return `${compared} ${knockerScores(rules)}`;
    const except = hasKnocker(rules) && rules.knockerTieScore === 0 ? ', mais qui a cogné ne marque rien' : '';
    return `${compared} La plus haute ${hand} marque 1 point. En cas d’égalité, chacune marque 1 point${except}.`;
  }
  return (
    `${compared} ${keepsPromises(rules) ? 'Si personne n’a cogné, la' : 'La'} plus basse ${hand} perd 1 jeton. ` +
    tiedForLowest(rules)
  );
}

/** Who scores where after a knock nobody else can. */
function knockerScores({ knockerTieScore }: HouseRules): string {
  return (
    'Si quelqu’un a cogné, lui seul peut marquer : 1 point si ' +
    `${knockerTieScore === 0 ? 'toutes les autres mains sont plus basses' : 'aucune autre main n’est plus haute'} ; sinon, ` +
    'personne ne marque. Si personne n’a cogné, la plus haute main marque 1 point, et en cas d’égalité chacune marque 1 point.'
  );
}

/** What the lowest hand loses in a race. */
function lowestLoses(rules: HouseRules): string {
  const ends = keepsPointsAfter(rules).map((end) => WITHOUT_LOWEST[end]);
  const spared = ends.length > 0 ? ` Personne ne perd de point ${ends.join(' ni ')}.` : '';
  return (
    `La plus basse ${rules.play === 'golf' ? 'rangée' : 'main'} perd 1 point, si son joueur en a un. En cas d’égalité au plus bas, ` +
    `chacune perd 1 point, mais aucune si toutes sont égales.${spared}`
  );
}

/** What players lose who tie for lowest. */
function tiedForLowest(rules: HouseRules): string {
  const withoutKnocker = hasKnocker(rules) && !keepsPromises(rules) ? ', si qui a cogné n’en est pas' : '';
  switch (rules.lowestTieLoss) {
    case 1:
      return 'En cas d’égalité au plus bas, chacune perd 1 jeton.';
    case 0:
      return `En cas d’égalité au plus bas${withoutKnocker}, on ne perd rien.`;
    case 'unless-all':
      return `En cas d’égalité au plus bas${withoutKnocker}, chacune perd 1 jeton, mais rien si toutes sont égales.`;
  }
}

/** What a hand of the best total must have to be declared. */
function ten({ declareWithTen }: HouseRules): string {
  return declareWithTen ? ' avec un dix' : '';
}

function dealtFull(rules: HouseRules): string {
  const beside = declaredBesideFull(rules);
  const hands = `S’il y a des mains de {full}${ten(rules)}${beside.map((other) => ` ou avec ${VALUES[other]}`).join('')},`;
  return rules.scoring === 'points'
    ? `${hands} chacune marque 1 point et aucune autre ne marque${takesPoints(rules) ? ' ni ne perd' : ''}.`
    : `${hands} tous les autres perdent exactement 1 jeton.`;
}

/** What is said about rules in French. */
export const FRENCH_RULES: RuleTexts = {
  level,
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
    poolSwapAll: 'si on peut prendre d’un coup toutes les cartes du milieu, et si on ne joue plus ensuite',
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
    declareEnds: 'ce qui arrive quand quelqu’un annonce',
    declareLoss: 'ce que perd chacun des autres quand quelqu’un annonce',
    knockerLossOn31: 'ce que perd qui a cogné quand un autre annonce',
    knockTiming: 'à quel moment du tour on cogne',
    knockMinimum: 'la plus petite valeur qui permet de cogner',
    knockSameSuit: 'cogner avec une seule couleur',
    knockFirstTurn: 'si on peut cogner à son premier tour',
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
    passAnyTurn: 'si on peut passer à chaque tour',
    stockEmpty: 'ce qui arrive quand la pioche est vide',
    turnLimit: 'après combien de tours chacun une donne finit, 0 pour autant qu’on veut',
    tieBreak: 'si la hauteur des cartes départage les valeurs égales',
    scoring: 'perdre des jetons, ou courir après les points',
    pointsTarget: 'points qui gagnent la partie',
    pointsGoTo: 'qui peut marquer quand quelqu’un a cogné',
    knockerTieScore: 'ce que marque qui a cogné et partage le plus haut',
    lowestScore: 'si la plus basse main perd un point',
    dealLimit: 'après combien de donnes une partie finit, 0 pour autant qu’on veut',
    matchEnds: 'quand finit une partie de jetons',
    sharedWin: 'si, à égalité, on partage la victoire',
    nextDealer: 'qui donne ensuite',
    handPoints: 'si on additionne aussi la valeur des mains',
    buyIns: 'combien de fois on peut revenir après sa sortie',
    levelNames: 'noms des étapes, de tous les jetons jusqu’au sursis',
  },
  labels: {
    players: ([fewest, most]) => (fewest === most ? `pour ${most} joueurs` : `pour ${fewest} à ${most} joueurs`),
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
    lives: (lives) => `${jetons(lives)} chacun`,
    grace: { true: 'en sursis après le dernier jeton', false: 'hors jeu avec le dernier jeton' },
    graceSeats: { 0: 'autant qu’on veut en sursis', 1: 'un seul en sursis à la fois' },
    handRanking: { points: 'les mains comptent des points', brag: 'les mains se classent comme au brag' },
    offSuit: {
      ignored: 'les autres couleurs ne comptent pas',
      minus: 'les autres couleurs se retranchent',
    },
    threeOfAKind: (value) =>
      value === null
        ? 'un brelan ne vaut rien de spécial'
        : value === 'top'
          ? 'un brelan bat tout'
          : `un brelan compte ${worth(value)}`,
    threeAces: { null: 'trois as ne valent rien de spécial', 33: 'trois as comptent 33' },
    straightFlush: (value) =>
      value === null
        ? 'une suite ne vaut rien de spécial'
        : value === 'top'
          ? 'une suite d’une couleur bat tous les points'
          : `une suite d’une couleur compte ${worth(value)}`,
    declare: {
      automatic: '{full} finit la donne',
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
    declareEnds: {
      'all-pay': 'si on annonce, tous les autres paient',
      showdown: 'si on annonce, on montre les mains',
      'last-turns': 'si on annonce, les autres jouent encore',
      'aces-all-pay': 'pour trois as tous paient, pour {full} on montre les mains',
      'at-showdown': 'on annonce en montrant les mains, et tous les autres paient',
    },
    declareLoss: {
      1: 'si on annonce, les autres perdent 1',
      2: 'si on annonce, les autres perdent 2',
      3: 'si on annonce, les autres perdent 3',
    },
    knockerLossOn31: {
      1: 'qui a cogné perd 1 quand un autre annonce',
      2: 'qui a cogné perd 2 quand un autre annonce',
    },
    knockTiming: {
      'instead-of-draw': 'cogner au lieu de piocher',
      'before-draw': 'cogner, puis piocher',
      'after-draw': 'cogner avec la carte défaussée',
    },
    knockMinimum: (value) => (value === 0 ? 'cogner avec toute valeur' : `cogner à partir de ${value}`),
    knockSameSuit: { false: 'cogner avec toutes couleurs', true: 'cogner avec une seule couleur' },
    knockFirstTurn: { true: 'cogner dès le premier tour', false: 'ne pas cogner au premier tour' },
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
    knockerLowestLoss: {
      2: 'qui a cogné, seul au plus bas, perd 2',
      1: 'qui a cogné, seul au plus bas, perd 1',
    },
    knockerTieLoss: {
      0: 'qui a cogné, à égalité au plus bas, ne perd rien',
      1: 'qui a cogné, à égalité au plus bas, perd 1',
      2: 'qui a cogné, à égalité au plus bas, perd 2',
    },
    othersTieLoss: {
      1: 'à égalité au plus bas avec qui a cogné, on perd 1',
      0: 'à égalité au plus bas avec qui a cogné, on ne perd rien',
    },
    knockerNotHighestLoss: {
      0: 'qui a cogné, entre les deux, ne perd rien',
      1: 'qui a cogné sans être au plus haut perd 1',
      2: 'qui a cogné sans être au plus haut perd 2',
    },
    lowestTieLoss: {
      1: 'à égalité au plus bas, on perd 1',
      0: 'à égalité au plus bas, on ne perd rien',
      'unless-all': 'à égalité au plus bas, on perd 1, sauf si tous sont égaux',
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
    passAnyTurn: { false: 'passer seulement sans pioche', true: 'passer à chaque tour' },
    stockEmpty: {
      showdown: 'pas de nouvelle pioche',
      reshuffle: 'la défausse devient la nouvelle pioche',
      void: 'une pioche vide finit la donne sans perte',
      ends: 'la dernière carte de la pioche finit la donne',
    },
    turnLimit: (turns) => (turns === 0 ? 'autant de tours qu’on veut' : `${counted(turns, 'tour')} chacun`),
    tieBreak: { none: 'les valeurs égales restent égales', ranks: 'la hauteur des cartes départage' },
    scoring: { lives: 'des jetons à perdre', points: 'une course aux points' },
    pointsTarget: (target) => (target === 1 ? '1 point gagne' : `${target} points gagnent`),
    pointsGoTo: {
      highest: 'la plus haute main marque',
      knocker: 'après avoir cogné, on est seul à pouvoir marquer',
    },
    knockerTieScore: {
      0: 'qui a cogné, à égalité au plus haut, ne marque rien',
      1: 'qui a cogné, à égalité au plus haut, marque 1',
    },
    lowestScore: { 0: 'la plus basse main ne perd pas de point', '-1': 'la plus basse main perd un point' },
    dealLimit: (deals) => (deals === 0 ? 'autant de donnes qu’on veut' : `${counted(deals, 'donne')} par partie`),
    matchEnds: { 'last-left': 'qui reste en dernier gagne', 'first-out': 'la partie finit dès qu’un joueur sort' },
    sharedWin: { false: 'une seule victoire', true: 'à égalité, on partage la victoire' },
    nextDealer: {
      left: 'on donne à tour de rôle',
      loser: 'qui a perdu donne',
      winner: 'qui a gagné donne',
      'right-of-winner': 'qui a gagné joue en premier',
    },
    handPoints: { false: 'la valeur des mains ne s’additionne pas', true: 'la valeur des mains s’additionne' },
    buyIns: (times) => (times === 0 ? 'pas de retour' : `${counted(times, 'retour')} chacun`),
    levelNames: (names) =>
      names.length === 0 ? 'étapes sans nom' : `étapes : ${names.map((name) => level(name)).join(', ')}`,
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
    race: 'dans une course aux points, personne n’a de jetons',
    noRace: 'on joue pour des jetons, pas pour des points',
    noPointToLose: 'personne n’a de point à perdre avant la fin de la partie',
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
  games: {
    special: 'Ce qui est particulier',
    withoutEffect: 'Sans effet',
    alike: (hasExceptions) =>
      hasExceptions
        ? 'Les deux se jouent de la même façon. Seul ceci diffère :'
        : 'Les deux se jouent de la même façon.',
    different: (count) => (count === 1 ? '1 règle diffère.' : `${count} règles diffèrent.`),
    differentWithoutEffect: 'Différent, mais sans effet',
    playsLike: (game, others) => `${game} se joue comme ${LIST.format(others)}.`,
  },
  sentences: {
    players: ({ players: [fewest, most] }) => ({
      aim: fewest === most ? `On joue à ${most}, chacun pour soi.` : `On joue de ${fewest} à ${most}, chacun pour soi.`,
    }),
    deck: (rules) => ({
      cards: `${
        {
          standard52: 'Le jeu a 52 cartes.',
          italian40: 'Le jeu a 40 cartes : ni 8, ni 9, ni 10, si bien que le valet suit le 7.',
          piquet32: 'Le jeu a 32 cartes : la plus basse est le 7.',
          jass36: 'Le jeu a 36 cartes : la plus basse est le 6.',
        }[rules.deck]
      }${countsPoints(rules) ? ` ${CARD_POINTS}` : ''}`,
    }),
    handSize: (rules) => ({
      cards: ranksAsBrag(rules)
        ? `Chacun reçoit trois cartes. ${middle(rules)}`
        : `Chacun reçoit ${rules.handSize === 4 ? 'quatre' : 'trois'} cartes. ${middle(rules)} Une main vaut le plus grand total ` +
          `qu’elle a dans une seule couleur : {full} au mieux, un as et ${rules.handSize === 4 ? 'trois' : 'deux'} cartes qui ` +
          'comptent 10.',
    }),
    play: (rules) => {
      switch (rules.play) {
        case 'golf':
          return {
            cards:
              `Chacun reçoit trois cartes en rangée, face cachée, et personne ne les regarde. ${middle(rules)} Une rangée vaut ` +
              'le plus grand total qu’elle a dans une couleur ou dans un rang.',
            turn:
              `${first(rules)} Prends la carte du dessus de la défausse et pose-la face visible à la place d’une de tes cartes ` +
              'cachées, qui va à la défausse. Ou bien pioche et regarde la carte : mets-la dans ta rangée de la même façon, ' +
              'ou défausse-la et retourne une de tes cartes cachées. Les cartes visibles restent en place. On ne cogne pas. ' +
              'Après trois tours chacun, toutes les rangées sont ouvertes et la donne finit.',
            showdown: showdown(rules),
          };
        case 'pool':
          return {
            turn:
              `${first(rules)} Prends une carte du milieu et pose une des tiennes à sa place, face visible : ` +
              `${rules.returnTaken ? 'n’importe laquelle, même celle' : 'n’importe laquelle, sauf celle'} que tu viens de prendre.` +
              `${rules.poolSwapAll ? ' Ou échange tes trois cartes contre les trois du milieu.' : ''} ${longest(rules)}`,
            showdown: showdown(rules),
          };
        case 'draw-discard':
          return {
            turn:
              `${first(rules)} Pioche la carte du dessus, que personne d’autre ne voit` +
              `${rules.takeDiscards ? ', ou prends celle du dessus de la défausse' : ''}. Puis défausse une carte : n’importe ` +
              `laquelle, ${rules.takeDiscards && !rules.returnTaken ? 'sauf' : 'même'} celle que tu viens de ` +
              `${rules.takeDiscards ? 'prendre à la défausse' : 'piocher. On ne prend jamais à la défausse'}. ${longest(rules)}`,
            showdown: showdown(rules),
          };
      }
    },
    upcard: () => ({}),
    dealerChoice: (rules) =>
      rules.dealerChoice
        ? {
            start:
              'Le donneur regarde d’abord sa main, et la garde ou l’échange, sans voir, contre les trois cartes du milieu : la ' +
              'main qu’il avait reçue est alors au milieu. Puis on retourne le milieu' +
              `${declaresInPlay(rules) ? ', et c’est alors seulement qu’on annonce les mains assez bonnes' : ''}.`,
          }
        : {},
    poolSwapAll: (rules) => {
      if (typeof rules.poolSwapAll !== 'string') return {};
      const none = rules.poolPass === 'for-good' ? '' : noneAfter(rules);
      const later =
        rules.poolSwapAll === 'for-good' ? '' : ' Seul le premier joueur continue, s’il le fait au premier tour.';
      return { pool: `Qui échange ses trois cartes ne joue plus de la donne${none}.${later}` };
    },
    poolSwapTwo: ({ poolSwapTwo }) =>
      poolSwapTwo
        ? {
            pool: 'Après avoir échangé une carte, tu peux en échanger une autre dans le même tour : n’importe laquelle du milieu, sauf celle que tu viens de poser.',
          }
        : {},
    poolPass: (rules) => {
      const last = lastInTurns(rules);
      if (rules.poolPass === 'for-good') {
        return {
          pool:
            'Au lieu d’échanger, tu peux toujours passer : tu gardes la main que tu as, et tu ne joues plus de la ' +
            `donne${noneAfter(rules)}.${last}`,
        };
      }
      if (rules.poolPass === true)
        return { pool: `Au lieu d’échanger, tu peux toujours passer : tu gardes la main que tu as.${last}` };
      const after = passesAfter(rules).map((end) => ENDS[end]);
      return {
        pool:
          after.length === 0
            ? `Personne ne peut passer.${last}`
            : `Tu ne peux passer, et garder ta main, que ${after.join(' ou ')}.${last}`,
      };
    },
    poolAllPass: (rules) => {
      const all = `Si tous passent à la suite, et que personne n’a ${ended(rules)},`;
      return {
        pool:
          rules.poolAllPass === 'renew'
            ? `${all} les trois cartes du milieu sont mises de côté et on en retourne trois nouvelles ; s’il en reste moins de ` +
              'trois dans la pioche, la donne finit et on montre les mains.'
            : `${all} la donne finit et on montre les mains.`,
      };
    },
    poolSevenEightNine: ({ poolSevenEightNine }) => {
      switch (poolSevenEightNine) {
        case 'stays':
          return {};
        case 'renew':
          return {
            pool: 'Quand un tour commence avec un 7, un 8 et un 9 au milieu, de n’importe quelles couleurs, ils sont mis de côté et on en retourne trois nouvelles, tant que la pioche en a trois.',
          };
        case 'on-request':
          return {
            pool: 'Quand un 7, un 8 et un 9 sont au milieu, de n’importe quelles couleurs, tu peux plutôt demander trois nouvelles cartes, tant que la pioche en a trois : les anciennes sont mises de côté, et ton tour est fini.',
          };
      }
    },
    poolEarlyKnock: (rules) =>
      rules.poolEarlyKnock === 'showdown'
        ? {
            knock:
              'Si personne n’a encore échangé, cogner finit la donne : personne d’autre ne joue plus, et on montre les mains.',
          }
        : {},
    poolKnockAfter: (rules) => {
      const ways = otherKnocks(rules).map((way) => OTHER_KNOCKS[way]);
      return ways.length === 0 ? {} : { knock: `Tu peux aussi cogner ${ways.join(' ou ')}.` };
    },
    lives: (rules) => ({
      tokens:
        `Chacun commence avec ${jetons(rules.lives)}. ${howMatchEnds(rules)}. Après une donne qui ne finit pas la partie, on peut s’accorder une marche de plus : tous ceux ` +
        `qui jouent reçoivent un jeton, et qui vient de sortir reste, ${rules.grace ? 'en sursis' : 'avec 1 jeton'}. Cela peut ` +
        'arriver cinq fois par partie.',
    }),
    grace: ({ grace }) => ({
      tokens: grace
        ? 'Qui n’a plus de jeton joue encore, en sursis, jusqu’à la prochaine perte. Qui ne peut pas payer toute une perte ' +
          'sort. Si une donne faisait sortir tous ceux qui restent, ils restent, en sursis, et on joue une autre donne.'
        : 'Qui n’a plus de jeton sort. Si une donne faisait sortir tous ceux qui restent, ils restent avec 1 jeton, et on ' +
          'joue une autre donne.',
    }),
    graceSeats: ({ graceSeats }) =>
      graceSeats === 1
        ? {
            tokens:
              'Une seule personne à la fois peut être en sursis : qui perd son dernier jeton quand la place est prise sort ' +
              'aussitôt. Si deux y arrivent à la même donne, la place va à la première à gauche du donneur.',
          }
        : {},
    handRanking: (rules) => {
      if (rules.handRanking === 'points') return {};
      const low = lowestRank(rules);
      return {
        cards:
          'Les mains se classent comme au brag. La meilleure est un brelan, trois cartes du même rang : ' +
          `${hasThrees(rules) ? 'trois trois avant trois as, trois rois, et ainsi de suite' : 'trois as, trois rois, et ainsi de suite'}. ` +
          'Puis viennent une quinte flush, trois cartes qui se suivent dans une couleur ; une suite, dans plusieurs couleurs ; ' +
          'une couleur, trois cartes de la même ; une paire ; et toute autre main d’après sa plus haute carte. Des suites, la ' +
          `meilleure est as-${low}-${low + 1}, puis as-roi-dame, et ainsi de suite. De deux couleurs, ou de deux mains d’après leur ` +
          'plus haute carte, celle-ci compte, puis la deuxième, puis la troisième ; de deux paires la plus haute, puis la ' +
          'troisième carte. L’as est la plus haute carte, aucune couleur n’en vaut plus qu’une autre, et deux mains égales sont ' +
          'à égalité.',
      };
    },
    offSuit: (rules) => {
      if (rules.offSuit === 'ignored') return {};
      const whole = ownValues(rules).map((one) => VALUES[one]);
      return {
        cards:
          'Les points des autres cartes de la main se retranchent de ce total, qui peut donc devenir négatif' +
          `${whole.length === 0 ? '' : ` ; rien ne se retranche pour ${whole.join(' ou ')}`}.`,
      };
    },
    threeOfAKind: ({ threeOfAKind }) => {
      if (threeOfAKind === null) return {};
      const three = 'Un brelan, c’est-à-dire trois cartes de même rang,';
      return {
        cards:
          threeOfAKind === 'top'
            ? `${three} bat toute autre main, {full} aussi, et un brelan plus haut bat un plus bas.`
            : `${three} compte ${worth(threeOfAKind)}, si aucune couleur de la main ne vaut plus.`,
      };
    },
    threeAces: (rules) => {
      const { declare, threeAces } = rules;
      if (threeAces === null) return {};
      const quiet = canKeepQuiet(rules) ? ' ; tus, ils comptent 30' : '';
      if (areAcesLikeOthers(rules)) return { cards: `Trois as s’annoncent comme {full}${quiet}.` };
      const declared = declare === 'off' ? '' : ` et s’annoncent comme {full}${quiet}`;
      return { cards: `Trois as comptent ${threeAces}${declared}.` };
    },
    straightFlush: (rules) => {
      if (rules.straightFlush === null) return {};
      const cards = `Trois cartes d’une couleur qui se suivent, l’as au-dessus du roi ou au-dessous du ${lowestRank(rules)},`;
      return {
        cards:
          rules.straightFlush === 'top'
            ? `${cards} battent tous les points, et de deux mains de ce genre, celle dont la suite finit plus haut gagne.`
            : `${cards} comptent ${worth(rules.straightFlush)} là où la main vaudrait moins.`,
      };
    },
    declare: (rules) => {
      if (rules.declare === 'off')
        return { full: '{full} n’est qu’une haute main : on ne l’annonce pas, et le jeu continue.' };
      const best = `{full}${ten(rules)}${rules.declareThree ? ' ou trois cartes de même rang' : ''}${declaresStraightFlush(rules) ? ' ou trois cartes d’une couleur qui se suivent' : ''}`;
      if (rules.declareEnds === 'at-showdown')
        return {
          full: `Qui a ${best} quand on montre les mains l’annonce, et personne n’annonce avant. ${declared(rules)}`,
        };
      const hand = `Qui a ${best} à la fin de son tour, ou dès la distribution,`;
      if (rules.declare === 'automatic')
        return {
          full: `${hand} annonce en montrant sa main. S’ils sont plusieurs dès la distribution, tous annoncent. ${declared(rules)}`,
        };
      return {
        full:
          `${hand} peut annoncer en montrant sa main. S’ils sont plusieurs dès la distribution, on demande d’abord à chacun. ${declared(rules)} ` +
          `{full} gardé pour soi compte ${fullTotal(rules) - 1} et ne peut s’annoncer qu’une fois défait puis refait.`,
      };
    },
    declareThree: (rules) =>
      rules.declareThree && canKeepQuiet(rules)
        ? {
            full:
              rules.threeOfAKind === 'top' || (rules.threeOfAKind ?? 0) >= 30
                ? 'Un brelan gardé pour soi compte 30.'
                : 'Un brelan gardé pour soi compte 30 au plus.',
          }
        : {},
    declareStraightFlush: (rules) =>
      declaresStraightFlush(rules) && canKeepQuiet(rules)
        ? {
            full:
              rules.straightFlush === 'top' || (rules.straightFlush ?? 0) >= 30
                ? 'Une suite gardée pour soi compte 30.'
                : 'Une suite gardée pour soi compte 30 au plus.',
          }
        : {},
    declareWithTen: (rules) =>
      rules.declareWithTen
        ? {
            full: `Sans dix, {full} n’est qu’une haute main${declaresStraightFlush(rules) ? ', à moins d’être une suite' : ''} : on ne l’annonce pas.`,
          }
        : {},
    declareEnds: () => ({}),
    declareLoss: () => ({}),
    declareAfterKnock: ({ declareAfterKnock }) => ({
      full: declareAfterKnock
        ? 'On peut aussi annoncer quand quelqu’un a cogné.'
        : 'Dès que quelqu’un a cogné, on n’annonce plus : {full} n’est alors qu’une haute main.',
    }),
    knockerLossOn31: (rules) =>
      rules.knockerLossOn31 === 2
        ? { full: `Qui a cogné perd 2 jetons quand un autre annonce${doAcesAllPay(rules) ? ' trois as' : ''}.` }
        : {},
    knockTiming: (rules) => {
      const then = afterKnock(rules);
      const pool = rules.play === 'pool';
      switch (rules.knockTiming) {
        case 'instead-of-draw':
          return {
            knock: `Au lieu ${pool ? 'd’échanger' : 'de piocher'}, tu peux cogner et garder ta main : ${then}.`,
          };
        case 'before-draw':
          return {
            knock: pool
              ? `Avant d’échanger, tu peux cogner. Tu échanges ou passes quand même ; ${then}.`
              : `Avant de piocher, tu peux cogner. Tu pioches ${rules.takeDiscards ? 'ou prends ' : ''}quand même, et tu défausses ; ${then}.`,
          };
        case 'after-draw':
          return {
            knock: pool
              ? `Après avoir pris une carte du milieu, tu peux cogner avec celle que tu poses à sa place : ${then}.`
              : `Après avoir pioché${rules.takeDiscards ? ' ou pris' : ''}, tu peux cogner avec la carte que tu défausses : ${then}.`,
          };
      }
    },
    knockMinimum: (rules) => {
      if (rules.knockMinimum === 0) return {};
      if (!hasHandToKnock(rules)) return { knock: 'Aucune main n’est assez bonne pour cogner : personne ne le peut.' };
      const [draw, discard] =
        rules.play === 'pool' ? ['avant d’échanger', 'après l’échange'] : ['avant de piocher', 'après la défausse'];
      const when = { 'instead-of-draw': '', 'before-draw': ` ${draw}`, 'after-draw': ` ${discard}` };
      return { knock: `Il faut au moins ${rules.knockMinimum}${when[rules.knockTiming]} pour cogner.` };
    },
    knockSameSuit: (rules) =>
      rules.knockSameSuit && hasHandToKnock(rules)
        ? { knock: 'Il faut une main d’une seule couleur pour cogner.' }
        : {},
    knockFirstTurn: ({ knockFirstTurn }) =>
      knockFirstTurn ? {} : { knock: 'Personne ne peut cogner à son premier tour d’une donne.' },
    knockPromise: ({ knockPromise, hammer }) => {
      const calls = { off: '', hammer: ' (ou joue le marteau)', shotgun: ' (ou joue à l’aveugle)' };
      return knockPromise === 'highest'
        ? {
            showdown:
              `Qui cogne${calls[hammer]} promet la plus haute main. Si personne n’a davantage, tous les autres perdent ` +
              '1 jeton ; sinon, qui a cogné est seul à perdre, 1 jeton.',
          }
        : {};
    },
    lastTurns: () => ({}),
    knockerLastTurn: () => ({}),
    counterKnock: ({ counterKnock }) => ({
      knock: counterKnock
        ? 'Le joueur suivant peut cogner aussi, à son tour qui suit et aux mêmes conditions : le jeu s’arrête aussitôt, on montre ' +
          'les mains, et c’est le premier des deux qui compte comme ayant cogné.'
        : 'Quand quelqu’un a cogné, plus personne ne peut cogner.',
    }),
    knockerLowestLoss: (rules) =>
      paysLikeOthers(rules)
        ? {}
        : { showdown: `Qui a cogné et a seul la plus basse main perd ${jetons(rules.knockerLowestLoss)}.` },
    knockerTieLoss: (rules) => {
      if (paysLikeOthers(rules)) return { showdown: 'Qui a cogné ne perd ni plus ni moins que les autres.' };
      return {
        showdown: `Qui a cogné et partage la plus basse main ${
          rules.knockerTieLoss === 0 ? 'ne perd rien' : `perd ${jetons(rules.knockerTieLoss)}`
        }.`,
      };
    },
    othersTieLoss: (rules) =>
      paysLikeOthers(rules)
        ? {}
        : {
            showdown: `Les autres, dans cette égalité, ${rules.othersTieLoss === 0 ? 'ne perdent rien' : 'perdent 1 jeton chacun'}.`,
          },
    knockerNotHighestLoss: ({ knockerNotHighestLoss }) =>
      knockerNotHighestLoss === 0
        ? {}
        : {
            showdown:
              `Qui a cogné et n’a ni la plus haute ni la plus basse main perd ${jetons(knockerNotHighestLoss)}, en plus de ` +
              'ceux du plus bas.',
          },
    lowestTieLoss: () => ({}),
    finalTurnStand: (rules) => {
      const after = standsAfter(rules).map((end) => ENDS[end]);
      return rules.finalTurnStand
        ? { knock: `À un dernier tour, ${after.join(' ou ')}, tu peux rester : garder ta main sans piocher.` }
        : {};
    },
    hammer: (rules) => {
      switch (rules.hammer) {
        case 'off':
          return {};
        case 'hammer':
          return {
            start: `À la place du premier tour, qui le joue peut abattre le marteau : tous montrent leur main. ${CLOSE}`,
          };
        case 'shotgun':
          return {
            start:
              'Avant que personne ne regarde ses cartes, qui est à gauche du donneur peut jouer à l’aveugle : tous montrent ' +
              `leur main. ${CLOSE}${canDeclare(rules) ? ` ${dealtFull(rules)}` : ''}`,
          };
      }
    },
    suddenDeath: ({ suddenDeath, scoring }) =>
      suddenDeath
        ? {
            start:
              'Quand chacun a reçu une carte, face cachée, le donneur peut demander la mort subite : on retourne ces cartes, et on ' +
              'compare ce qu’elles comptent ; chacun de ceux qui ont la plus ' +
              `${scoring === 'points' ? 'haute marque 1 point' : 'basse perd 1 jeton'}, et la donne est finie.`,
          }
        : {},
    takeDiscards: () => ({}),
    returnTaken: () => ({}),
    passAnyTurn: ({ passAnyTurn }) =>
      passAnyTurn ? { turn: 'On peut aussi passer, c’est-à-dire garder sa main sans rien piocher.' } : {},
    turnLimit: () => ({}),
    stockEmpty: (rules) => {
      if (rules.stockEmpty === 'reshuffle')
        return {
          turn: 'Quand la pioche est vide, on mélange la défausse, sauf sa carte du dessus : c’est la nouvelle pioche.',
        };
      if (rules.play === 'golf')
        return { turn: 'Quand la pioche est vide, on ne peut que prendre le dessus de la défausse.' };
      if (rules.stockEmpty === 'ends')
        return {
          turn: 'Quand la dernière carte de la pioche est tirée, la donne finit après ce tour et on montre les mains, même si d’autres avaient encore un tour.',
        };
      const end =
        rules.stockEmpty === 'void'
          ? `la donne finit aussitôt, sans perte ni gain si personne n’a ${ended(rules)}, sinon on montre les mains,`
          : 'la donne finit aussitôt et on montre les mains,';
      return {
        turn: `Quand la pioche est vide, on peut aussi passer au lieu de jouer : ${end} même si d’autres avaient encore un tour.`,
      };
    },
    tieBreak: ({ tieBreak }) =>
      tieBreak === 'ranks'
        ? {
            showdown:
              'À valeur égale, la hauteur des cartes qui comptent départage, la plus haute d’abord ; un as est au-dessus d’un roi.',
          }
        : {},
    dealLimit: (rules) => {
      const { dealLimit, scoring, sharedWin } = rules;
      if (dealLimit === 0) return {};
      const tokens = `le plus de jetons${addsUpHands(rules) ? ' (à égalité, le plus de points de main)' : ''}`;
      return {
        aim:
          `Si personne n’a gagné d’ici là, la partie finit après ${counted(dealLimit, 'donne')} : qui a ` +
          `${scoring === 'points' ? 'le plus de points' : tokens} gagne, et ` +
          `${sharedWin ? 'ceux qui en ont autant partagent la victoire' : 'tant que plusieurs en ont autant, on joue une autre donne'}.`,
      };
    },
    matchEnds: () => ({}),
    sharedWin: () => ({}),
    nextDealer: (rules) => {
      if (rules.nextDealer === 'left') return {};
      const best = `avec la plus haute ${rules.play === 'golf' ? 'rangée' : 'main'}`;
      const won = `a gagné une donne, ${canDeclare(rules) ? 'en annonçant ou ' : ''}${best},`;
      if (rules.nextDealer === 'right-of-winner') {
        return {
          start:
            `Qui ${won} joue en premier à la suivante, et son voisin de droite la donne ; s’ils sont plusieurs, c’est le ` +
            'premier à gauche du donneur. Si aucun d’eux ne joue plus, le suivant à gauche donne.',
        };
      }
      return {
        start:
          `Qui ${rules.nextDealer === 'loser' ? 'a perdu quelque chose à une donne' : won} donne ensuite ; s’ils sont plusieurs, ` +
          'c’est le premier à gauche du donneur. Si aucun d’eux ne joue plus, c’est le suivant à gauche.',
      };
    },
    scoring: (rules) => {
      const collect =
        rules.play === 'golf'
          ? 'Fais la rangée de plus grande valeur'
          : ranksAsBrag(rules)
            ? 'Réunis la meilleure main possible, comme au brag'
            : 'Réunis de hautes cartes d’une seule couleur';
      return rules.scoring === 'points'
        ? { aim: `${collect}. La meilleure main d’une donne marque, et assez de points gagnent la partie.` }
        : {
            aim:
              `${collect}. Qui s’en sort le plus mal à une donne perd des jetons, et ` +
              `${rules.matchEnds === 'first-out' ? 'dès qu’un joueur sort, qui en a le plus' : 'qui reste en dernier'} gagne la partie.`,
          };
    },
    pointsTarget: ({ pointsTarget, sharedWin }) => ({
      race:
        `Qui a le premier ${counted(pointsTarget, 'point')} gagne la partie. Si plusieurs y arrivent à la même donne, le ` +
        `plus de points gagne ; à égalité, ${sharedWin ? 'ils partagent la victoire' : 'on continue'}. Les autres sont classés ` +
        'd’après leurs points.',
    }),
    pointsGoTo: () => ({}),
    knockerTieScore: () => ({}),
    lowestScore: (rules) => (takesPoints(rules) ? { showdown: lowestLoses(rules) } : {}),
    handPoints: ({ handPoints }) =>
      handPoints
        ? {
            tokens:
              'On additionne aussi la valeur de tes mains à toutes les donnes : si plusieurs sortent à la même donne, la plus ' +
              'grande somme donne la meilleure place.',
          }
        : { tokens: 'Ceux qui sortent à la même donne partagent leur place.' },
    buyIns: ({ buyIns }) =>
      buyIns === 0
        ? {}
        : {
            tokens:
              'Qui sort à une donne peut payer une mise avant la suivante et revenir avec tous ses jetons, ' +
              `${buyIns} fois par partie et tant que deux autres jouent. Qui ne le fait pas est sorti pour de bon.`,
          },
    levelNames: (rules) => {
      const word = wordOf(rules);
      if (word !== null) {
        return {
          tokens: `Il n’y a pas de jetons sur la table : chaque jeton perdu est une lettre, et qui a « ${word} » en entier sort.`,
        };
      }
      const [names, later] = stepNames(rules).map((some) => LIST.format(some.map((name) => `« ${level(name)} »`)));
      if (names === '') return {};
      const added = later === '' ? '' : ` ; les marches convenues ajoutent ${later}`;
      return { tokens: `Les étapes, de tous les jetons vers le bas, ont des noms : ${names}${added}.` };
    },
  },
};

/** Who wins a match for tokens, and how the others are placed. */
function howMatchEnds(rules: HouseRules): string {
  const { dealLimit, matchEnds, sharedWin } = rules;
  if (matchEnds === 'last-left') {
    const places = dealLimit === 0 ? '' : ', et ceux qui jouent encore à la fin d’après leurs jetons';
    return `Qui reste en dernier gagne la partie ; les autres sont d’autant mieux placés qu’ils sortent tard${places}`;
  }
  const most = `le plus de jetons${addsUpHands(rules) ? ' (à égalité, le plus de points de main)' : ''}`;
  const tied = sharedWin
    ? 'ceux qui en ont autant partagent la victoire'
    : 'tant que plusieurs en ont autant, on joue une autre donne';
  return `La partie finit à la donne où un joueur sort : qui a ${most} gagne, et ${tied} ; les autres sont classés d’après leurs jetons`;
}

/** When a house rule has no effect beside the others, and why (docs/rules-reference.md#corner-cases). */
import { SLOT_COUNT } from '../actions.ts';
import { ranksAsBrag } from '../brag.ts';
import { RANK_POINTS } from '../cards.ts';
import { deckSize, ranksOf } from '../pack.ts';
import { MOST_TURNS } from '../public.ts';
import { declaresStraightFlush, fullTotal, mostTotal } from '../value.ts';
import type { HouseRules, RuleName } from './table.ts';
import type { IdleReason } from './texts/en.ts';

type Holds = (rules: HouseRules) => boolean;

const isGolf: Holds = ({ play }) => play === 'golf';
const isPool: Holds = ({ play }) => play === 'pool';
const isRace: Holds = ({ scoring }) => scoring === 'points';
const isForTwo: Holds = ({ players }) => players[1] === 2;
const sparesAll: Holds = ({ lowestTieLoss }) => lowestTieLoss === 'unless-all-tie';

/** By reason, the rules in which it leaves keys without effect; `IDLE` says which, and has some narrower cases. */
const CAUSES: Readonly<Record<IdleReason, Holds>> = {
  golfRow: isGolf,
  golfValue: isGolf,
  golfKnock: isGolf,
  golfDeclare: isGolf,
  golfHammer: isGolf,
  golfTokens: isGolf,
  golfTurns: isGolf,
  golfPass: isGolf,
  golfTakes: isGolf,

  bragValue: ranksAsBrag,
  bragDeclare: ranksAsBrag,
  bragTies: ranksAsBrag,
  noEqualThrees: (rules) => rules.tieBreak === 'threes' && !hasEqualThrees(rules),
  // Whoever holds such a hand has declared it where hands are compared.
  paidNotCompared: (rules) => comparesDeclared(rules) && allPayFullHands(rules),
  noTies: isNeverTied,

  race: isRace,
  noRace: (rules) => !isRace(rules),
  // Whoever knocks scores alone, and whoever declares in a last turn takes that point.
  knockerScores: (rules) => isInForce(rules, 'pointsGoTo', 'knocker'),
  // The first deal that brings somebody a point is the last.
  noPointToLose: ({ dealLimit, pointsTarget, sharedWin }) => sharedWin && (pointsTarget === 1 || dealLimit === 1),
  // A match for tokens without a limit ends only when all others are out.
  oneLeft: (rules) => !isRace(rules) && rules.dealLimit === 0 && rules.matchEnds === 'last-left',
  oneDeal: ({ dealLimit }) => dealLimit === 1,
  // The match ends with whoever is out first; who would be out with all others is not.
  firstOut: (rules) => isInForce(rules, 'matchEnds', 'first-out'),
  neverAllOut: (rules) => !canAllLose(rules),
  noGrace: ({ grace }) => !grace,
  twoPlayers: isForTwo,
  // Of two hands the knocker's is the highest or the lowest.
  twoHands: isForTwo,

  declareOff: ({ declare }) => declare === 'off',
  noLateDeclaring: (rules) => !rules.declareAfterKnock && !declaresAtShowdown(rules),
  // Full hands count when all hands are shown, whenever they were made.
  declaredWhenShown: declaresAtShowdown,
  nobodyPays: (rules) => !canMakeAllPay(rules),
  allPayAsMuch: ({ declareLoss }) => declareLoss > 1,
  // In a race the highest hand scores as whoever declares does, and nobody loses.
  declaredHighest: (rules) =>
    isRace(rules) &&
    !takesPoints(rules) &&
    !declaresInTurns(rules) &&
    !playsOnAfterDeclaring(rules) &&
    !declaresAtShowdown(rules) &&
    isDeclaredHandHighest(rules),
  declaredAtOnce: (rules) => canKnock(rules) && knocksOnlyToDeclare(rules),

  promise: ({ knockPromise }) => knockPromise === 'highest',
  // Two who tie are all.
  tieOfTwo: (rules) => isForTwo(rules) && sparesAll(rules),
  nobodyKnocks: (rules) => !canKnock(rules),
  neverBeaten: (rules) =>
    rules.hammer === 'off' &&
    rules.knockTiming !== 'before-draw' &&
    // Where one discards first, what a knocker discards with the knock is not made up for yet.
    !(rules.discardFirst && rules.knockTiming === 'after-draw') &&
    !tellsApart(rules) &&
    !rules.knockerLastTurn &&
    rules.knockMinimum >= highestShown(rules),
  oneSuitAnyway: (rules) => rules.knockMinimum > highestMixed(rules, knocksWithFullHand(rules)),
  // Where the minimum rules out hands of several suits by itself, that is what is said, and the minimum counts.
  everyHand: (rules) =>
    rules.knockMinimum > 0 &&
    rules.knockMinimum <= lowestKnock(rules) &&
    !(rules.knockSameSuit && CAUSES.oneSuitAnyway(rules)),
  knockNotAfterTake: ({ knockTiming }) => knockTiming !== 'after-draw',
  // Whoever knocks has exchanged a card before, or somebody else has.
  knockAfterExchange: (rules) => !mayKnockKeeping(rules) || (rules.knockFrom > 1 && !isRenewedInTurns(rules)),

  noLastTurns: ({ lastTurns }) => lastTurns === 0,
  oneTurn: ({ turnLimit }) => turnLimit === 1,
  stockLasts,
  nobodyTakes: ({ play, takeDiscards }) => play === 'draw-discard' && !takeDiscards,

  acesOnTop: ({ threeOfAKind, declare }) => threeOfAKind === 'top' && declare === 'off',
  // Three of a kind is worth as much whatever its rank, and declared whatever its rank or not at all.
  acesAnyway: ({ threeOfAKind, declare, declareThree }) =>
    (threeOfAKind === 'top' || (threeOfAKind ?? 0) >= THREE_ACES) && (declareThree || declare === 'off'),
  flushAnyway: (rules) => flushCountsByItsSuit(rules) && !(rules.declareStraightFlush && canDeclare(rules)),
  flushWithoutValue: ({ straightFlush }) => straightFlush === null,

  noPool: (rules) => !isPool(rules),
  // There is no discard pile beside a pool, and nobody draws from the stock.
  poolOpen: isPool,
  poolPass: isPool,
  // Who swaps all may have to pass, where nobody else may.
  nobodyPasses: ({ poolPass, poolSwapAll }) => (poolPass === false && poolSwapAll !== 'binds') || poolPass === 'never',
  // Whoever passes is out of the turns, so that all never pass one after another.
  passForGood: ({ poolPass }) => poolPass === 'for-good',
  noEightsOrNines: ({ deck }) => deck === 'italian40',
  // A turn that may end with a knock is always the exchange of one card.
  oneExchanged: ({ counterKnock, lastTurns, poolPass, poolSwapAll }) =>
    poolSwapAll === false && (poolPass === 'never' || (poolPass === false && !(counterKnock && lastTurns > 0))),
};

/** What leaves a key without effect: a reason wherever it holds, or in other cases. */
type Cause = IdleReason | readonly [because: IdleReason, holds: Holds];

/** A reason that leaves a key its effect where something else holds. */
const unless = (because: IdleReason, saves: Holds): Cause => [
  because,
  (rules) => CAUSES[because](rules) && !saves(rules),
];

const hasHammer: Holds = ({ hammer }) => hammer !== 'off';
const scoresWithoutKnock: Holds = (rules) => hasHammer(rules) || playsOnAfterDeclaring(rules);
/** Of `lastTurns`, which after a declared hand are one where the key says none. */
const hasTwoAfterDeclaring: Holds = (rules) => playsOnAfterDeclaring(rules) && rules.lastTurns === 2;
/** Of what a knocker loses to a full hand: also whoever calls the hammer. */
const hammerMeetsFull: Holds = (rules) => declaresAtShowdown(rules) && rules.hammer === 'hammer';

/** Only a card that is put into the pool leaves a hand that is good enough: any other has been declared, or counts less. */
const isDeclaredBeforeKnock: Holds = (rules) =>
  rules.declare !== 'off' &&
  !declaresAtShowdown(rules) &&
  (!declaresInTurns(rules) || isOnlyKnockerQuiet(rules)) &&
  (rules.declareAfterKnock || !rules.counterKnock) &&
  rules.knockMinimum > highestKnock(rules, false);
/** The knock is in place of the turn, so that nobody can complete a hand after it. */
const isNoHandMadeAfterKnock: Holds = ({ knockTiming, lastTurns }) =>
  lastTurns === 0 && knockTiming === 'instead-of-draw';

/** What leaves other keys without effect keeps its own, or a game would lose both. */
const NO_KNOCKS: Cause = ['nobodyKnocks', ({ knocking }) => !knocking];
const NO_HAND_KNOCKS: Cause = ['nobodyKnocks', (rules) => !rules.knocking || !hasHandToKnock(rules)];
const NO_KNOCKER = unless('nobodyKnocks', hasHammer);
const DECLARED_AND_NO_HAMMER = unless('declaredAtOnce', hasHammer);
const NO_LATE_HAND: Cause = ['noLastTurns', isNoHandMadeAfterKnock];
const DECLARED_BEFORE_KNOCK: Cause = ['declaredAtOnce', isDeclaredBeforeKnock];
const NOBODY_IS_ASKED: Cause = [
  'declaredWhenShown',
  (rules) => rules.declare === 'manual' && declaresAtShowdown(rules),
];
const PROMISE_IN_TIES: Cause = ['promise', (rules) => sparesAll(rules) && keepsPromises(rules)];
const LOSS_OF_A_KNOCKER: readonly Cause[] = ['golfKnock', 'race', NO_KNOCKER, DECLARED_AND_NO_HAMMER];

/** By key, what leaves it without effect; the first cause that holds is the one that is reported. */
const IDLE: { readonly [Name in RuleName]: readonly Cause[] } = {
  players: [],
  deck: [],
  handSize: ['golfRow'],
  packs: [],
  play: [],
  upcard: ['poolOpen'],
  dealerChoice: ['noPool'],
  poolSwapAll: ['noPool'],
  poolSwapTwo: ['noPool'],
  poolPass: ['noPool'],
  poolAllPass: ['noPool', 'nobodyPasses', 'passForGood'],
  poolSevenEightNine: ['noPool', 'noEightsOrNines'],
  poolEarlyKnock: ['noPool', 'nobodyKnocks', 'knockAfterExchange', 'noLastTurns'],
  poolKnockAfter: ['noPool', 'knockNotAfterTake', 'nobodyKnocks', 'oneExchanged', DECLARED_BEFORE_KNOCK],
  lives: ['race'],
  grace: ['race'],
  graceSeats: ['race', 'noGrace'],
  handRanking: ['golfValue'],
  offSuit: ['golfValue', 'bragValue'],
  threeOfAKind: ['golfValue', 'bragValue'],
  threeAces: ['golfValue', 'bragValue', 'acesOnTop', 'acesAnyway'],
  straightFlush: ['golfValue', 'bragValue', 'flushAnyway'],
  declare: ['golfDeclare', 'bragDeclare', NOBODY_IS_ASKED],
  declareThree: ['golfDeclare', 'bragDeclare', 'declareOff'],
  declareStraightFlush: ['golfDeclare', 'bragDeclare', 'declareOff', 'flushWithoutValue'],
  declareWithTen: ['golfDeclare', 'bragDeclare', 'declareOff'],
  declareAfterKnock: ['golfDeclare', 'bragDeclare', 'declareOff', 'declaredWhenShown', 'nobodyKnocks', NO_LATE_HAND],
  declareWhen: ['golfDeclare', 'bragDeclare', 'declareOff', 'declaredWhenShown'],
  declareEnds: ['golfDeclare', 'bragDeclare', 'declareOff', 'declaredHighest'],
  declareLoss: ['golfDeclare', 'bragDeclare', 'race', 'declareOff', 'nobodyPays'],
  knockerLossOn31: [
    'golfDeclare',
    'bragDeclare',
    'race',
    'declareOff',
    'nobodyPays',
    'noLateDeclaring',
    unless('nobodyKnocks', hammerMeetsFull),
    'declaredAtOnce',
    // To a full hand that was held before the knock, too.
    unless('noLastTurns', declaresAtShowdown),
    'allPayAsMuch',
  ],
  knocking: ['golfKnock'],
  knockTiming: ['golfKnock', NO_HAND_KNOCKS],
  knockMinimum: ['golfKnock', NO_KNOCKS, 'bragValue', 'everyHand'],
  knockSameSuit: ['golfKnock', NO_KNOCKS, 'oneSuitAnyway'],
  knockFrom: ['golfKnock', NO_HAND_KNOCKS],
  knockPromise: LOSS_OF_A_KNOCKER,
  lastTurns: [
    'golfKnock',
    unless('nobodyKnocks', hasTwoAfterDeclaring),
    unless('declaredAtOnce', hasTwoAfterDeclaring),
    // Whoever declared a dealt hand has had no turn, so that the limit does not come.
    unless('oneTurn', (rules) => rules.lastTurns !== 2 || playsOnAfterDeclaring(rules)),
  ],
  knockerLastTurn: ['golfKnock', 'nobodyKnocks', 'declaredAtOnce', 'oneTurn'],
  counterKnock: ['golfKnock', 'nobodyKnocks', 'declaredAtOnce', 'noLastTurns'],
  knockerLowestLoss: [...LOSS_OF_A_KNOCKER, 'promise', 'neverBeaten'],
  knockerTieLoss: [...LOSS_OF_A_KNOCKER, 'promise', 'noTies', 'tieOfTwo'],
  othersTieLoss: [...LOSS_OF_A_KNOCKER, 'promise', 'noTies', 'tieOfTwo'],
  knockerNotHighestLoss: [...LOSS_OF_A_KNOCKER, 'promise', 'twoHands', 'neverBeaten'],
  lowestTieLoss: ['race', 'noTies', PROMISE_IN_TIES],
  finalTurnStand: [
    'golfKnock',
    // Nobody passes with a pool, whatever has happened.
    ['nobodyPasses', (rules) => isPool(rules) && rules.poolPass === 'never'],
    'poolPass',
    unless('nobodyKnocks', playsOnAfterDeclaring),
    unless('declaredAtOnce', playsOnAfterDeclaring),
    unless('noLastTurns', playsOnAfterDeclaring),
  ],
  hammer: ['golfHammer'],
  suddenDeath: [],
  takeDiscards: ['poolOpen', 'golfTakes'],
  returnTaken: ['golfRow', 'nobodyTakes'],
  discardFirst: [],
  passAnyTurn: ['golfPass', 'poolOpen'],
  stockEmpty: [
    'poolOpen',
    'stockLasts',
    ['golfPass', (rules) => isGolf(rules) && rules.stockEmpty === 'void'],
    // A row has as many turns as it has cards, whatever the stock.
    ['golfTurns', (rules) => isGolf(rules) && ['ends', 'void-at-once'].includes(rules.stockEmpty)],
  ],
  turnLimit: ['golfTurns'],
  tieBreak: [
    'bragTies',
    // Rows have no three of a kind, and no full value.
    ['golfValue', (rules) => isGolf(rules) && ['threes', 'full'].includes(rules.tieBreak)],
    'noEqualThrees',
    'paidNotCompared',
  ],
  scoring: [],
  pointsTarget: ['noRace'],
  pointsGoTo: [
    'golfKnock',
    'noRace',
    unless('nobodyKnocks', scoresWithoutKnock),
    unless('declaredAtOnce', scoresWithoutKnock),
  ],
  knockerTieScore: ['golfKnock', 'noRace', NO_KNOCKER, DECLARED_AND_NO_HAMMER, 'noTies'],
  declareScore: ['golfDeclare', 'bragDeclare', 'noRace', 'declareOff', 'knockerScores'],
  lowestScore: ['noRace', 'noPointToLose'],
  allOut: [
    'race',
    'firstOut',
    'neverAllOut',
    // Nobody has been out before, and who is not on grace has 1 token.
    ['twoPlayers', (rules) => isForTwo(rules) && !rules.grace && rules.allOut === 'all-return'],
  ],
  dealLimit: [],
  matchEnds: ['race', 'twoPlayers', 'oneDeal'],
  sharedWin: ['oneLeft'],
  nextDealer: [['race', (rules) => isRace(rules) && rules.nextDealer === 'loser']],
  // Without the key nothing is added up, in brag as elsewhere.
  handPoints: ['race', ['bragValue', (rules) => rules.handPoints && !addsUpHands(rules)]],
  tokenTo: ['race', 'golfTokens'],
  buyIns: ['race', 'twoPlayers'],
  levelNames: ['race'],
};

/** Why a key has no effect beside the other rules, null where it has one. */
export function idleReason(rules: HouseRules, name: RuleName): IdleReason | null {
  for (const cause of IDLE[name]) {
    const [because, holds] = typeof cause === 'string' ? [cause, CAUSES[cause]] : cause;
    if (holds(rules)) return because;
  }
  return null;
}

/** Whether a key has some value, and an effect. */
export function isInForce<Name extends RuleName>(rules: HouseRules, name: Name, value: HouseRules[Name]): boolean {
  return rules[name] === value && idleReason(rules, name) === null;
}

/** Whether a showdown can have a knocker. */
export function hasKnocker(rules: HouseRules): boolean {
  return canKnock(rules) || (rules.play !== 'golf' && rules.hammer !== 'off');
}

/** Whether a knock promises the highest hand, and that counts. */
export function keepsPromises(rules: HouseRules): boolean {
  return isInForce(rules, 'knockPromise', 'highest');
}

/** What follows where a deal would eliminate everybody who is left. */
export function afterAllOut(rules: HouseRules): HouseRules['allOut'] {
  return idleReason(rules, 'allOut') === null ? rules.allOut : 'play-on';
}

/** What a declared hand scores that wins in a race. */
export function declaredScore(rules: HouseRules): number {
  return isInForce(rules, 'declareScore', 2) ? 2 : 1;
}

/** Whether nobody loses where everybody still in ties, a knocker neither. */
export function sparesWhereAllTie(rules: HouseRules): boolean {
  return isInForce(rules, 'lowestTieLoss', 'unless-all-tie');
}

/** Whether the lowest hand costs a point. */
export function takesPoints(rules: HouseRules): boolean {
  return isInForce(rules, 'lowestScore', -1);
}

/** Whether a deal can cost everybody who is left something: where all tie, with a knocker or without one. */
function canAllLose(rules: HouseRules): boolean {
  if (rules.suddenDeath) return true;
  if (isNeverTied(rules)) return false;
  const { knockerTieLoss, lowestTieLoss, othersTieLoss } = rules;
  if (lowestTieLoss === 1 || (lowestTieLoss === 'unless-all-tie' && !sparesWhereAllTie(rules))) return true;
  return (
    knockerTieLoss > 0 && othersTieLoss > 0 && !sparesWhereAllTie(rules) && idleReason(rules, 'knockerTieLoss') === null
  );
}

/** Whether anybody can knock: there is a hand that may, and a turn to do it in. */
export function canKnock(rules: HouseRules): boolean {
  return rules.knocking && hasHandToKnock(rules) && (rules.turnLimit === 0 || rules.knockFrom <= rules.turnLimit);
}

/** Whether there is a hand that is good enough to knock, though perhaps nobody may, or has a turn to do it in. */
export function hasHandToKnock(rules: HouseRules): boolean {
  return rules.play !== 'golf' && rules.knockMinimum <= highestKnock(rules, knocksWithFullHand(rules));
}

type RulesOfDeclaring = Pick<HouseRules, 'declare' | 'declareEnds' | 'handRanking' | 'play'>;

export function canDeclare(rules: Pick<HouseRules, 'declare' | 'handRanking' | 'play'>): boolean {
  return rules.declare !== 'off' && rules.play !== 'golf' && !ranksAsBrag(rules);
}

export function addsUpHands(rules: Pick<HouseRules, 'handPoints' | 'handRanking' | 'play'>): boolean {
  return rules.handPoints && !ranksAsBrag(rules);
}

/** Whether a declared hand lies open while the others have their last turns. */
export function playsOnAfterDeclaring(rules: RulesOfDeclaring): boolean {
  return rules.declareEnds === 'last-turns' && canDeclare(rules);
}

/** Whether hands are declared only when all are shown. */
export function declaresAtShowdown(rules: RulesOfDeclaring): boolean {
  return rules.declareEnds === 'at-showdown' && canDeclare(rules);
}

/** Whether equal hands are always told apart: of one pack no two are alike in ranks and suit. */
export function isNeverTied(rules: HouseRules): boolean {
  return rules.tieBreak === 'suits' && rules.packs === 1 && !ranksAsBrag(rules);
}

/** Whether some equal hands are told apart. */
function tellsApart(rules: HouseRules): boolean {
  return rules.tieBreak !== 'none' && idleReason(rules, 'tieBreak') === null;
}

/** Whether two hands can be three of a kind of different ranks and count as much. */
function hasEqualThrees(rules: HouseRules): boolean {
  if (rules.threeOfAKind !== 'top') return rules.threeOfAKind !== null;
  return rules.declareThree && rules.declare === 'manual' && !declaresAtShowdown(rules);
}

/** Whether equal hands are told apart only where they are such as are declared. */
function comparesDeclared({ declareThree, declareWithTen, handSize, packs, tieBreak }: HouseRules): boolean {
  if (tieBreak === 'threes') return declareThree;
  // All four-card hands of full value without a ten have the same ranks, where they are of one pack.
  return tieBreak === 'full' && (!declareWithTen || (handSize === 4 && packs === 1));
}

/** Whether, where full hands are declared in turns, everybody but a knocker has one in which to do it. */
function isOnlyKnockerQuiet({ counterKnock, hammer, lastTurns, play }: HouseRules): boolean {
  return lastTurns > 0 && !counterKnock && hammer === 'off' && play !== 'pool';
}

/** Whether everybody else pays whenever somebody holds a full hand at the end, or only one may hold such a hand. */
function allPayFullHands(rules: HouseRules): boolean {
  if (!canDeclare(rules) || !makesAllPay(rules, false)) return false;
  if (declaresAtShowdown(rules)) return true;
  return (
    rules.declare === 'automatic' &&
    (!declaresInTurns(rules) || isOnlyKnockerQuiet(rules)) &&
    (rules.declareAfterKnock || !canKnock(rules) || isNoHandMadeAfterKnock(rules))
  );
}

/**
 * Whether a declared hand makes everybody else pay, whatever it is worth.
 * @param isThreeAces whether it is three aces
 */
export function makesAllPay(
  { declareEnds, scoring }: Pick<HouseRules, 'declareEnds' | 'scoring'>,
  isThreeAces: boolean,
): boolean {
  if (declareEnds === 'aces-all-pay') return isThreeAces && scoring === 'lives';
  return declareEnds === 'all-pay' || declareEnds === 'at-showdown';
}

/** Whether full hands, dealt ones too, are declared only at the end of their players' own turns, and not where these knock. */
export function declaresInTurns(rules: RulesOfDeclaring & Pick<HouseRules, 'declareWhen'>): boolean {
  return rules.declareWhen === 'own-turn' && canDeclare(rules) && !declaresAtShowdown(rules);
}

/** Whether the first turn of a deal may keep the hand and knock. */
function mayKnockKeeping(rules: HouseRules): boolean {
  const { knockTiming, poolKnockAfter, poolPass } = rules;
  if (knockTiming !== 'after-draw') return true;
  const mayPass = poolPass === true || poolPass === 'for-good';
  return poolKnockAfter === 'any-turn' && mayPass && !isDeclaredBeforeKnock(rules);
}

/** Whether all can have had turns that made a new pool, and no exchange. */
function isRenewedInTurns(rules: HouseRules): boolean {
  const onPasses = rules.poolPass === true && rules.poolAllPass === 'renew';
  return onPasses || (rules.poolSevenEightNine === 'on-request' && !CAUSES.noEightsOrNines(rules));
}

/** Whether a declared hand can make everybody else pay. */
export function canMakeAllPay(rules: HouseRules): boolean {
  return makesAllPay(rules, rules.threeAces !== null || rules.declareThree);
}

/** Whether there is a card on the stock in every turn that anybody can have. */
function stockLasts(rules: HouseRules): boolean {
  const { handSize, lastTurns, play, players, turnLimit, upcard } = rules;
  // A limit waits for everybody: others may have more turns than it says after somebody has knocked or declared.
  const beyondLimit = (lastTurns === 2 ? 1 : 0) + (playsOnAfterDeclaring(rules) ? 2 : 0);
  const most = play === 'golf' ? SLOT_COUNT : (turnLimit || MOST_TURNS) + beyondLimit;
  return players[1] * (handSize + most) + (upcard ? 1 : 0) <= deckSize(rules);
}

/** Whether every straight flush is worth as much by its suit. */
function flushCountsByItsSuit(rules: HouseRules): boolean {
  const { handSize, offSuit, straightFlush } = rules;
  if (typeof straightFlush !== 'number' || (handSize === 4 && offSuit === 'minus')) return false;
  const [first, second, third] = ranksOf(rules).map((rank) => RANK_POINTS[rank]);
  return straightFlush <= first + second + third;
}

/** Whether no hand that is not declared is worth as much as one that is, and all that are declared are worth the same. */
function isDeclaredHandHighest(rules: HouseRules): boolean {
  if (rules.threeAces !== null || rules.declareThree || rules.declareWithTen || rules.packs > 1) return false;
  if (rules.tieBreak !== 'none' && rules.tieBreak !== 'threes') return false;
  const full = fullTotal(rules);
  if (declaresStraightFlush(rules) && rules.straightFlush !== full) return false;
  const others = [rules.threeOfAKind, declaresStraightFlush(rules) ? null : rules.straightFlush];
  return others.every((worth) => worth !== 'top' && (worth ?? 0) < full);
}

/** Whether one knocks with a hand that the turn has just made. */
function knocksWithDrawnCard({ discardFirst, knockTiming }: Pick<HouseRules, 'discardFirst' | 'knockTiming'>): boolean {
  return knockTiming === 'after-draw' && !discardFirst;
}

/** Whether a full hand can knock at its full value, because it was neither declared nor kept quiet before. */
function knocksWithFullHand(rules: HouseRules): boolean {
  const isDeclaredBefore = canDeclare(rules) && !declaresAtShowdown(rules) && !declaresInTurns(rules);
  return !isDeclaredBefore || knocksWithDrawnCard(rules);
}

/** Whether every hand that may knock is full, and is therefore declared along with the knock. */
function knocksOnlyToDeclare(rules: HouseRules): boolean {
  if (!canDeclare(rules) || declaresAtShowdown(rules) || declaresInTurns(rules)) return false;
  return rules.declare === 'automatic' && rules.declareAfterKnock && rules.knockMinimum > highestKnock(rules, false);
}

/** The highest value of a hand that a player can have when knocking. */
function highestKnock(rules: HouseRules, withFullHands: boolean): number {
  // Any hand of brag is above every minimum.
  if (ranksAsBrag(rules)) return Infinity;
  return Math.max(highestSuited(rules, withFullHands), rules.knockSameSuit ? 0 : highestMixed(rules, withFullHands));
}

const THREE_ACES = 33;
/** What a full hand that is three of a kind, or a straight flush, counts at most where it was kept quiet. */
const QUIET_MOST = 30;
/** What straight flushes that beat all points are worth up to: A-K-Q, and K-Q-J, which is not full. */
const HIGHEST_FLUSHES = { full: 64, other: 63 };

/** The highest value of a hand of one suit; a full hand is worth one less where it does not count as such, but not without the ten that it takes. */
function highestSuited(rules: HouseRules, withFullHands: boolean): number {
  const isWhole = withFullHands || rules.declareWithTen;
  const flush = highestFlush(rules, isWhole || rules.handSize === 4, withFullHands);
  return Math.max(isWhole ? mostTotal(rules) : fullTotal(rules) - 1, flush);
}

/** The same for straight flushes, which may be full hands themselves. */
function highestFlush(rules: HouseRules, withAceKingQueen: boolean, withFullHands: boolean): number {
  const { straightFlush } = rules;
  if (declaresStraightFlush(rules) && !withFullHands) return rules.declare === 'manual' ? QUIET_MOST : 0;
  if (straightFlush === 'top') return withAceKingQueen ? HIGHEST_FLUSHES.full : HIGHEST_FLUSHES.other;
  return straightFlush ?? 0;
}

/** The same for hands of several suits: aces, tens and one card of another suit, or three of a kind. */
function highestMixed(rules: HouseRules, withFullHands: boolean): number {
  if (ranksAsBrag(rules)) return Infinity;
  const quiet = rules.declare === 'manual' ? QUIET_MOST : 0;
  const three = rules.threeOfAKind === 'top' ? Infinity : (rules.threeOfAKind ?? 0);
  const aces = rules.threeAces === null ? 0 : withFullHands ? rules.threeAces : quiet;
  const other = rules.offSuit === 'minus' ? RANK_POINTS[ranksOf(rules)[0]] : 0;
  return Math.max(
    (rules.handSize === 4 ? 30 : 20) + rules.packs - other,
    rules.declareThree && !withFullHands ? Math.min(three, quiet) : three,
    aces,
    rules.handSize === 4 ? highestFlush(rules, true, withFullHands) : 0,
  );
}

/** The highest value that a showdown after a knock can show without a declared hand. */
function highestShown(rules: HouseRules): number {
  const isOnlyHigh = rules.declare === 'off' || (!rules.declareAfterKnock && !declaresAtShowdown(rules));
  const withFullHands = isOnlyHigh || declaresInTurns(rules);
  return Math.max(highestSuited(rules, withFullHands), highestMixed(rules, withFullHands));
}

/** Whether nobody can knock with three of a kind, because it has been declared. */
function areThreesDeclared(rules: HouseRules): boolean {
  const { counterKnock, declare, declareAfterKnock, declareThree } = rules;
  const always = !knocksWithDrawnCard(rules) && (declareAfterKnock || !counterKnock);
  return declareThree && declare === 'automatic' && always && !declaresInTurns(rules);
}

/** The lowest value of a hand that may knock, whatever the minimum: the lowest ranks of the pack. */
function lowestKnock(rules: HouseRules): number {
  const [first, second, third, fourth, fifth] = ranksOf(rules).map((rank) => RANK_POINTS[rank]);
  if (!rules.knockSameSuit) {
    if (rules.offSuit === 'minus') return -Infinity;
    return rules.threeOfAKind === null && !areThreesDeclared(rules) ? first : second;
  }
  if (rules.packs === 2) return 2 * first + (rules.handSize === 4 ? 2 : 1) * second;
  if (rules.straightFlush === null) return first + second + third + (rules.handSize === 4 ? fourth : 0);
  return rules.handSize === 4 ? first + second + fourth + fifth : first + second + fourth;
}

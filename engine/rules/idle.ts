/** When a house rule has no effect beside the others, and why (docs/rules-reference.md#corner-cases). */
import { SLOT_COUNT } from '../actions.ts';
import { ranksAsBrag } from '../brag.ts';
import { RANK_POINTS } from '../cards.ts';
import { deckSize, ranksOf } from '../pack.ts';
import { MOST_TURNS } from '../public.ts';
import { declaresStraightFlush, fullTotal } from '../value.ts';
import type { HouseRules, RuleName } from './table.ts';
import type { IdleReason } from './texts/en.ts';

type Holds = (rules: HouseRules) => boolean;

/** Something that leaves a key without effect, either whatever its value or only with its current one. */
interface Cause {
  because: IdleReason;
  holds: Holds;
}

const when = (because: IdleReason, holds: Holds): Cause => ({ because, holds });
/** A cause that leaves the key its effect where something else holds. */
const unless = ({ because, holds }: Cause, saves: Holds): Cause =>
  when(because, (rules) => holds(rules) && !saves(rules));

const isGolf: Holds = ({ play }) => play === 'golf';
const isPool: Holds = ({ play }) => play === 'pool';
const isRace: Holds = ({ scoring }) => scoring === 'points';
const isForTwo: Holds = ({ players }) => players[1] === 2;

const GOLF_ROW = when('golfRow', isGolf);
const GOLF_VALUE = when('golfValue', isGolf);
const NO_KNOCKING = when('golfKnock', isGolf);
const NO_DECLARING = when('golfDeclare', isGolf);
const NO_HAMMER = when('golfHammer', isGolf);
const GOLF_TOKENS = when('golfTokens', isGolf);
const GOLF_TURNS = when('golfTurns', isGolf);
const NO_PASSING = when('golfPass', isGolf);
const GOLF_TAKES = when('golfTakes', isGolf);
const GOLF_PASS = when('golfPass', (rules) => isGolf(rules) && rules.stockEmpty === 'void');
/** A row has as many turns as it has cards, whatever the stock. */
const GOLF_STOCK = when('golfTurns', (rules) => isGolf(rules) && ['ends', 'void-at-once'].includes(rules.stockEmpty));

const BRAG_VALUE = when('bragValue', ranksAsBrag);
const BRAG_DECLARE = when('bragDeclare', ranksAsBrag);
const BRAG_TIES = when('bragTies', ranksAsBrag);
/** Rows have no three of a kind, and no full value. */
const GOLF_TIES = when('golfValue', (rules) => isGolf(rules) && ['threes', 'full'].includes(rules.tieBreak));
const NO_EQUAL_THREES = when('noEqualThrees', (rules) => rules.tieBreak === 'threes' && !hasEqualThrees(rules));
/** Whoever holds such a hand has declared it where hands are compared. */
const PAID_NOT_COMPARED = when('paidNotCompared', (rules) => comparesDeclared(rules) && allPayFullHands(rules));
const NO_TIES = when('noTies', isNeverTied);
/** Without the key nothing is added up, in brag as elsewhere. */
const BRAG_SUMS = when('bragValue', (rules) => rules.handPoints && !addsUpHands(rules));

const RACE = when('race', isRace);
const NO_RACE = when('noRace', (rules) => !isRace(rules));
/** Whoever knocks scores alone, and whoever declares in a last turn takes that point. */
const KNOCKER_SCORES = when('knockerScores', isForKnocker);
const LOSER_OF_RACE = when('race', (rules) => isRace(rules) && rules.nextDealer === 'loser');
/** The first deal that brings somebody a point is the last. */
const NO_POINT_TO_LOSE = when(
  'noPointToLose',
  ({ dealLimit, pointsTarget, sharedWin }) => sharedWin && (pointsTarget === 1 || dealLimit === 1),
);
/** A match for tokens without a limit ends only when all others are out. */
const ONE_LEFT = when('oneLeft', (rules) => !isRace(rules) && rules.dealLimit === 0 && rules.matchEnds === 'last-left');
const ONE_DEAL = when('oneDeal', ({ dealLimit }) => dealLimit === 1);
/** The match ends with whoever is out first; who would be out with all others is not. */
const FIRST_OUT = when('firstOut', endsWithFirstOut);
const NEVER_ALL_OUT = when('neverAllOut', (rules) => !canAllLose(rules));
/** Nobody has been out before, and who is not on grace has 1 token. */
const NOBODY_RETURNS = when('twoPlayers', (rules) => isForTwo(rules) && !rules.grace && rules.allOut === 'all-return');
const NO_GRACE = when('noGrace', ({ grace }) => !grace);
const TWO_PLAYERS = when('twoPlayers', isForTwo);
/** Of two hands the knocker's is the highest or the lowest. */
const TWO_HANDS = when('twoHands', isForTwo);

const DECLARE_OFF = when('declareOff', ({ declare }) => declare === 'off');
const NO_LATE_DECLARING = when('noLateDeclaring', (rules) => !rules.declareAfterKnock && !declaresAtShowdown(rules));
/** Full hands count when all hands are shown, whenever they were made. */
const DECLARED_WHEN_SHOWN = when('declaredWhenShown', declaresAtShowdown);
const NOBODY_IS_ASKED = when('declaredWhenShown', (rules) => rules.declare === 'manual' && declaresAtShowdown(rules));
const NOBODY_PAYS = when('nobodyPays', (rules) => !canMakeAllPay(rules));
const ALL_PAY_AS_MUCH = when('allPayAsMuch', ({ declareLoss }) => declareLoss > 1);
/** In a race the highest hand scores as whoever declares does, and nobody loses. */
const DECLARED_HIGHEST = when(
  'declaredHighest',
  (rules) =>
    isRace(rules) &&
    !takesPoints(rules) &&
    !declaresInTurns(rules) &&
    endsDealByDeclaring(rules) &&
    isDeclaredHandHighest(rules),
);
const DECLARED_AT_ONCE = when('declaredAtOnce', (rules) => canKnock(rules) && knocksOnlyToDeclare(rules));
const DECLARED_AND_NO_HAMMER = unless(DECLARED_AT_ONCE, ({ hammer }) => hammer !== 'off');
/** Only a card that is put into the pool leaves a hand that is good enough: any other has been declared, or counts less. */
const DECLARED_BEFORE_KNOCK = when(
  'declaredAtOnce',
  (rules) =>
    rules.declare !== 'off' &&
    !declaresAtShowdown(rules) &&
    (!declaresInTurns(rules) || isOnlyKnockerQuiet(rules)) &&
    (rules.declareAfterKnock || !rules.counterKnock) &&
    rules.knockMinimum > highestKnock(rules, false),
);

const PROMISE = when('promise', ({ knockPromise }) => knockPromise === 'highest');
const PROMISE_IN_TIES = when('promise', (rules) => rules.lowestTieLoss === 'unless-all-tie' && keepsPromises(rules));
/** Two who tie are all. */
const TIE_OF_TWO = when('tieOfTwo', (rules) => isForTwo(rules) && rules.lowestTieLoss === 'unless-all-tie');
const NOBODY_KNOCKS = when('nobodyKnocks', (rules) => !canKnock(rules));
/** What leaves other keys without effect keeps its own, or a game would lose both. */
const NO_KNOCKS = when('nobodyKnocks', ({ knocking }) => !knocking);
const NO_HAND_KNOCKS = when('nobodyKnocks', (rules) => !rules.knocking || !hasHandToKnock(rules));
const NO_KNOCKER = unless(NOBODY_KNOCKS, ({ hammer }) => hammer !== 'off');
const NEVER_BEATEN = when(
  'neverBeaten',
  (rules) =>
    rules.hammer === 'off' &&
    rules.knockTiming !== 'before-draw' &&
    // Where one discards first, what a knocker discards with the knock is not made up for yet.
    !(rules.discardFirst && rules.knockTiming === 'after-draw') &&
    !tellsApart(rules) &&
    !rules.knockerLastTurn &&
    rules.knockMinimum >= highestShown(rules),
);
const ONE_SUIT_ANYWAY = when(
  'oneSuitAnyway',
  (rules) => rules.knockMinimum > highestMixed(rules, knocksWithFullHand(rules)),
);
const EVERY_HAND = when(
  'everyHand',
  // Where the minimum rules out hands of several suits by itself, that is what is said, and the minimum counts.
  (rules) =>
    rules.knockMinimum > 0 &&
    rules.knockMinimum <= lowestKnock(rules) &&
    !(rules.knockSameSuit && ONE_SUIT_ANYWAY.holds(rules)),
);
const KNOCK_NOT_AFTER_TAKE = when('knockNotAfterTake', ({ knockTiming }) => knockTiming !== 'after-draw');
/** Whoever knocks has exchanged a card before, or somebody else has. */
const KNOCK_AFTER_EXCHANGE = when(
  'knockAfterExchange',
  (rules) => !mayKnockKeeping(rules) || (rules.knockFrom > 1 && !isRenewedInTurns(rules)),
);

const NO_TURN_AFTER_KNOCK = when('noLastTurns', ({ lastTurns }) => lastTurns === 0);
/** Nobody has a turn after a knock, and none after a declared hand. */
const NO_LAST_TURNS = unless(NO_TURN_AFTER_KNOCK, playsOnAfterDeclaring);
/** The knock is in place of the turn, so that nobody can complete a hand after it. */
const NO_HAND_AFTER_KNOCK = unless(NO_TURN_AFTER_KNOCK, ({ knockTiming }) => knockTiming !== 'instead-of-draw');
const ONE_TURN = when('oneTurn', ({ turnLimit }) => turnLimit === 1);
/** Whoever declared a dealt hand has had no turn, so that the limit does not come. */
const ONE_TURN_FOR_TWO = unless(ONE_TURN, (rules) => rules.lastTurns !== 2 || playsOnAfterDeclaring(rules));
const STOCK_LASTS = when('stockLasts', stockLasts);
const NOBODY_TAKES = when('nobodyTakes', ({ play, takeDiscards }) => play === 'draw-discard' && !takeDiscards);

const ACES_ON_TOP = when('acesOnTop', ({ threeOfAKind, declare }) => threeOfAKind === 'top' && declare === 'off');
/** Three of a kind is worth as much whatever its rank, and declared whatever its rank or not at all. */
const ACES_ANYWAY = when(
  'acesAnyway',
  ({ threeOfAKind, declare, declareThree }) =>
    (threeOfAKind === 'top' || (threeOfAKind ?? 0) >= THREE_ACES) && (declareThree || declare === 'off'),
);
const FLUSH_ANYWAY = when(
  'flushAnyway',
  (rules) => flushCountsByItsSuit(rules) && !(rules.declareStraightFlush && canDeclare(rules)),
);
const FLUSH_WITHOUT_VALUE = when('flushWithoutValue', ({ straightFlush }) => straightFlush === null);

const NO_POOL = when('noPool', (rules) => !isPool(rules));
/** There is no discard pile beside a pool, and nobody draws from the stock. */
const POOL_OPEN = when('poolOpen', isPool);
const POOL_PASS = when('poolPass', isPool);
/** Who swaps all may have to pass, where nobody else may. */
const NOBODY_PASSES = when(
  'nobodyPasses',
  ({ poolPass, poolSwapAll }) => (poolPass === false && poolSwapAll !== 'binds') || poolPass === 'never',
);
/** Nobody passes with a pool, whatever has happened. */
const POOL_PASS_NEVER = when('nobodyPasses', (rules) => isPool(rules) && rules.poolPass === 'never');
/** Whoever passes is out of the turns, so that all never pass one after another. */
const PASS_FOR_GOOD = when('passForGood', ({ poolPass }) => poolPass === 'for-good');
const NO_EIGHTS_OR_NINES = when('noEightsOrNines', ({ deck }) => deck === 'italian40');
/** A turn that may end with a knock is always the exchange of one card. */
const ONE_EXCHANGED = when(
  'oneExchanged',
  ({ counterKnock, lastTurns, poolPass, poolSwapAll }) =>
    poolSwapAll === false && (poolPass === 'never' || (poolPass === false && !(counterKnock && lastTurns > 0))),
);

/** Of `lastTurns`, which after a declared hand are one where the key says none. */
const hasTwoAfterDeclaring: Holds = (rules) => playsOnAfterDeclaring(rules) && rules.lastTurns === 2;
/** Of what a knocker loses to a full hand: also whoever calls the hammer. */
const hammerMeetsFull: Holds = (rules) => declaresAtShowdown(rules) && rules.hammer === 'hammer';

const LOSS_OF_A_KNOCKER = [NO_KNOCKING, RACE, NO_KNOCKER, DECLARED_AND_NO_HAMMER];

/** By key, what leaves it without effect; the first cause that holds is the one that is reported. */
const IDLE: { readonly [Name in RuleName]: readonly Cause[] } = {
  players: [],
  deck: [],
  handSize: [GOLF_ROW],
  play: [],
  upcard: [POOL_OPEN],
  dealerChoice: [NO_POOL],
  poolSwapAll: [NO_POOL],
  poolSwapTwo: [NO_POOL],
  poolPass: [NO_POOL],
  poolAllPass: [NO_POOL, NOBODY_PASSES, PASS_FOR_GOOD],
  poolSevenEightNine: [NO_POOL, NO_EIGHTS_OR_NINES],
  poolEarlyKnock: [NO_POOL, NOBODY_KNOCKS, KNOCK_AFTER_EXCHANGE, NO_TURN_AFTER_KNOCK],
  poolKnockAfter: [NO_POOL, KNOCK_NOT_AFTER_TAKE, NOBODY_KNOCKS, ONE_EXCHANGED, DECLARED_BEFORE_KNOCK],
  lives: [RACE],
  grace: [RACE],
  graceSeats: [RACE, NO_GRACE],
  handRanking: [GOLF_VALUE],
  offSuit: [GOLF_VALUE, BRAG_VALUE],
  threeOfAKind: [GOLF_VALUE, BRAG_VALUE],
  threeAces: [GOLF_VALUE, BRAG_VALUE, ACES_ON_TOP, ACES_ANYWAY],
  straightFlush: [GOLF_VALUE, BRAG_VALUE, FLUSH_ANYWAY],
  declare: [NO_DECLARING, BRAG_DECLARE, NOBODY_IS_ASKED],
  declareThree: [NO_DECLARING, BRAG_DECLARE, DECLARE_OFF],
  declareStraightFlush: [NO_DECLARING, BRAG_DECLARE, DECLARE_OFF, FLUSH_WITHOUT_VALUE],
  declareWithTen: [NO_DECLARING, BRAG_DECLARE, DECLARE_OFF],
  declareAfterKnock: [NO_DECLARING, BRAG_DECLARE, DECLARE_OFF, DECLARED_WHEN_SHOWN, NOBODY_KNOCKS, NO_HAND_AFTER_KNOCK],
  declareWhen: [NO_DECLARING, BRAG_DECLARE, DECLARE_OFF, DECLARED_WHEN_SHOWN],
  declareEnds: [NO_DECLARING, BRAG_DECLARE, DECLARE_OFF, DECLARED_HIGHEST],
  declareLoss: [NO_DECLARING, BRAG_DECLARE, RACE, DECLARE_OFF, NOBODY_PAYS],
  knockerLossOn31: [
    NO_DECLARING,
    BRAG_DECLARE,
    RACE,
    DECLARE_OFF,
    NOBODY_PAYS,
    NO_LATE_DECLARING,
    unless(NOBODY_KNOCKS, hammerMeetsFull),
    DECLARED_AT_ONCE,
    // To a full hand that was held before the knock, too.
    unless(NO_TURN_AFTER_KNOCK, declaresAtShowdown),
    ALL_PAY_AS_MUCH,
  ],
  knocking: [NO_KNOCKING],
  knockTiming: [NO_KNOCKING, NO_HAND_KNOCKS],
  knockMinimum: [NO_KNOCKING, NO_KNOCKS, BRAG_VALUE, EVERY_HAND],
  knockSameSuit: [NO_KNOCKING, NO_KNOCKS, ONE_SUIT_ANYWAY],
  knockFrom: [NO_KNOCKING, NO_HAND_KNOCKS],
  knockPromise: LOSS_OF_A_KNOCKER,
  lastTurns: [
    NO_KNOCKING,
    unless(NOBODY_KNOCKS, hasTwoAfterDeclaring),
    unless(DECLARED_AT_ONCE, hasTwoAfterDeclaring),
    ONE_TURN_FOR_TWO,
  ],
  knockerLastTurn: [NO_KNOCKING, NOBODY_KNOCKS, DECLARED_AT_ONCE, ONE_TURN],
  counterKnock: [NO_KNOCKING, NOBODY_KNOCKS, DECLARED_AT_ONCE, NO_TURN_AFTER_KNOCK],
  knockerLowestLoss: [...LOSS_OF_A_KNOCKER, PROMISE, NEVER_BEATEN],
  knockerTieLoss: [...LOSS_OF_A_KNOCKER, PROMISE, NO_TIES, TIE_OF_TWO],
  othersTieLoss: [...LOSS_OF_A_KNOCKER, PROMISE, NO_TIES, TIE_OF_TWO],
  knockerNotHighestLoss: [...LOSS_OF_A_KNOCKER, PROMISE, TWO_HANDS, NEVER_BEATEN],
  lowestTieLoss: [RACE, NO_TIES, PROMISE_IN_TIES],
  finalTurnStand: [
    NO_KNOCKING,
    POOL_PASS_NEVER,
    POOL_PASS,
    unless(NOBODY_KNOCKS, playsOnAfterDeclaring),
    unless(DECLARED_AT_ONCE, playsOnAfterDeclaring),
    NO_LAST_TURNS,
  ],
  hammer: [NO_HAMMER],
  suddenDeath: [],
  takeDiscards: [POOL_OPEN, GOLF_TAKES],
  returnTaken: [GOLF_ROW, NOBODY_TAKES],
  discardFirst: [],
  passAnyTurn: [NO_PASSING, POOL_OPEN],
  stockEmpty: [POOL_OPEN, STOCK_LASTS, GOLF_PASS, GOLF_STOCK],
  turnLimit: [GOLF_TURNS],
  tieBreak: [BRAG_TIES, GOLF_TIES, NO_EQUAL_THREES, PAID_NOT_COMPARED],
  scoring: [],
  pointsTarget: [NO_RACE],
  pointsGoTo: [
    NO_KNOCKING,
    NO_RACE,
    unless(NO_KNOCKER, playsOnAfterDeclaring),
    unless(DECLARED_AND_NO_HAMMER, playsOnAfterDeclaring),
  ],
  knockerTieScore: [NO_KNOCKING, NO_RACE, NO_KNOCKER, DECLARED_AND_NO_HAMMER, NO_TIES],
  declareScore: [NO_DECLARING, BRAG_DECLARE, NO_RACE, DECLARE_OFF, KNOCKER_SCORES],
  lowestScore: [NO_RACE, NO_POINT_TO_LOSE],
  allOut: [RACE, FIRST_OUT, NEVER_ALL_OUT, NOBODY_RETURNS],
  dealLimit: [],
  matchEnds: [RACE, TWO_PLAYERS, ONE_DEAL],
  sharedWin: [ONE_LEFT],
  nextDealer: [LOSER_OF_RACE],
  handPoints: [RACE, BRAG_SUMS],
  tokenTo: [RACE, GOLF_TOKENS],
  buyIns: [RACE, TWO_PLAYERS],
  levelNames: [RACE],
};

/** Why a key has no effect beside the other rules, null where it has one. */
export function idleReason(rules: HouseRules, name: RuleName): IdleReason | null {
  return IDLE[name].find((cause) => cause.holds(rules))?.because ?? null;
}

/** Whether a showdown can have a knocker. */
export function hasKnocker(rules: HouseRules): boolean {
  return canKnock(rules) || (rules.play !== 'golf' && rules.hammer !== 'off');
}

/** Whether a knock promises the highest hand, and that counts. */
export function keepsPromises(rules: HouseRules): boolean {
  return rules.knockPromise === 'highest' && idleReason(rules, 'knockPromise') === null;
}

/** What follows where a deal would eliminate everybody who is left. */
export function afterAllOut(rules: HouseRules): HouseRules['allOut'] {
  return idleReason(rules, 'allOut') === null ? rules.allOut : 'play-on';
}

/** What a declared hand scores that wins in a race. */
export function declaredScore(rules: HouseRules): number {
  return rules.declareScore > 1 && idleReason(rules, 'declareScore') === null ? rules.declareScore : 1;
}

/** Whether nobody loses where everybody still in ties, a knocker neither. */
export function sparesWhereAllTie(rules: HouseRules): boolean {
  return rules.lowestTieLoss === 'unless-all-tie' && idleReason(rules, 'lowestTieLoss') === null;
}

/** Whether the lowest hand costs a point. */
export function takesPoints(rules: HouseRules): boolean {
  return rules.lowestScore < 0 && idleReason(rules, 'lowestScore') === null;
}

/** Whether nobody but the knocker can score after a knock, and that counts. */
function isForKnocker(rules: HouseRules): boolean {
  return rules.pointsGoTo === 'knocker' && idleReason(rules, 'pointsGoTo') === null;
}

/** Whether the match ends with the first who is out, and that counts. */
function endsWithFirstOut(rules: HouseRules): boolean {
  return rules.matchEnds === 'first-out' && idleReason(rules, 'matchEnds') === null;
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

/** Whether hands are declared at all. */
export function canDeclare(rules: Pick<HouseRules, 'declare' | 'handRanking' | 'play'>): boolean {
  return rules.declare !== 'off' && rules.play !== 'golf' && !ranksAsBrag(rules);
}

/** Whether the values of hands are added up. */
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

/** Whether equal hands are always told apart: no two are alike in ranks and suit. */
export function isNeverTied(rules: HouseRules): boolean {
  return rules.tieBreak === 'suits' && !ranksAsBrag(rules);
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
function comparesDeclared({ declareThree, declareWithTen, handSize, tieBreak }: HouseRules): boolean {
  if (tieBreak === 'threes') return declareThree;
  // All four-card hands of full value without a ten have the same ranks.
  return tieBreak === 'full' && (!declareWithTen || handSize === 4);
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
    (rules.declareAfterKnock || !canKnock(rules) || NO_HAND_AFTER_KNOCK.holds(rules))
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
  return poolKnockAfter === 'any-turn' && mayPass && !DECLARED_BEFORE_KNOCK.holds(rules);
}

/** Whether all can have had turns that made a new pool, and no exchange. */
function isRenewedInTurns(rules: HouseRules): boolean {
  const onPasses = rules.poolPass === true && rules.poolAllPass === 'renew';
  return onPasses || (rules.poolSevenEightNine === 'on-request' && !NO_EIGHTS_OR_NINES.holds(rules));
}

/** Whether nobody has a turn after a declared hand. */
function endsDealByDeclaring({ declareEnds }: HouseRules): boolean {
  return declareEnds !== 'last-turns' && declareEnds !== 'at-showdown';
}

/** Whether a declared hand can make everybody else pay. */
export function canMakeAllPay(rules: HouseRules): boolean {
  return makesAllPay(rules, rules.threeAces !== null || rules.declareThree);
}

/** Whether there is a card on the stock in every turn that anybody can have. */
function stockLasts({ lastTurns, turnLimit, upcard, ...rules }: HouseRules): boolean {
  const dealtEach = rules.handSize;
  const most = rules.play === 'golf' ? SLOT_COUNT : (turnLimit || MOST_TURNS) + turnsBeyondLimit(rules, lastTurns);
  return rules.players[1] * (dealtEach + most) + (upcard ? 1 : 0) <= deckSize(rules);
}

/** A limit waits for everybody: others may have more turns than it says after somebody has knocked or declared. */
function turnsBeyondLimit(rules: RulesOfDeclaring, lastTurns: number): number {
  return (lastTurns === 2 ? 1 : 0) + (playsOnAfterDeclaring(rules) ? 2 : 0);
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
  if (rules.threeAces !== null || rules.declareThree || rules.declareWithTen) return false;
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
  return Math.max(fullTotal(rules) - (isWhole ? 0 : 1), flush);
}

/** The same for straight flushes, which may be full hands themselves. */
function highestFlush(rules: HouseRules, withAceKingQueen: boolean, withFullHands: boolean): number {
  const { straightFlush } = rules;
  if (declaresStraightFlush(rules) && !withFullHands) return rules.declare === 'manual' ? QUIET_MOST : 0;
  if (straightFlush === 'top') return withAceKingQueen ? HIGHEST_FLUSHES.full : HIGHEST_FLUSHES.other;
  return straightFlush ?? 0;
}

/** The same for hands of several suits: an ace, tens and one card of another suit, or three of a kind. */
function highestMixed(rules: HouseRules, withFullHands: boolean): number {
  if (ranksAsBrag(rules)) return Infinity;
  const quiet = rules.declare === 'manual' ? QUIET_MOST : 0;
  const three = rules.threeOfAKind === 'top' ? Infinity : (rules.threeOfAKind ?? 0);
  const aces = rules.threeAces === null ? 0 : withFullHands ? rules.threeAces : quiet;
  const other = rules.offSuit === 'minus' ? RANK_POINTS[ranksOf(rules)[0]] : 0;
  return Math.max(
    (rules.handSize === 4 ? 31 : 21) - other,
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
  if (rules.straightFlush === null) return first + second + third + (rules.handSize === 4 ? fourth : 0);
  return rules.handSize === 4 ? first + second + fourth + fifth : first + second + fourth;
}

/**
 * When a house rule has no effect beside the others, and why (docs/rules-reference.md#corner-cases).
 */
import { SLOT_COUNT } from '../actions.ts';
import { ranksAsBrag } from '../brag.ts';
import { RANK_POINTS } from '../cards.ts';
import { deckSize, ranksOf } from '../pack.ts';
import { MOST_TURNS } from '../public.ts';
import { makesAllPay } from '../scoring.ts';
import { declaresStraightFlush, fullTotal } from '../value.ts';
import type { HouseRules, RuleName } from './table.ts';
import type { IdleReason } from './texts/en.ts';

/** Something that leaves a key without effect, either whatever its value or only with its current one. */
interface Cause {
  holds: (rules: HouseRules) => boolean;
  because: IdleReason;
}

const golf = (because: IdleReason): Cause => ({ holds: (rules) => rules.play === 'golf', because });

const GOLF_ROW = golf('golfRow');
const GOLF_VALUE = golf('golfValue');
const NO_KNOCKING = golf('golfKnock');
const NO_DECLARING = golf('golfDeclare');
const NO_HAMMER = golf('golfHammer');
const brag = (because: IdleReason): Cause => ({ holds: ranksAsBrag, because });

const BRAG_VALUE = brag('bragValue');
const BRAG_DECLARE = brag('bragDeclare');
const BRAG_TIES = brag('bragTies');
/** Without the key nothing is added up, in brag as elsewhere. */
const BRAG_SUMS: Cause = {
  holds: (rules) => rules.handPoints && !addsUpHands(rules),
  because: 'bragValue',
};
const RACE: Cause = { holds: (rules) => rules.scoring === 'points', because: 'race' };
const NO_RACE: Cause = { holds: (rules) => rules.scoring !== 'points', because: 'noRace' };
/** A match for tokens without a limit ends only when all others are out. */
const ONE_LEFT: Cause = {
  holds: ({ dealLimit, matchEnds, scoring }) => scoring === 'lives' && dealLimit === 0 && matchEnds === 'last-left',
  because: 'oneLeft',
};
const ONE_DEAL: Cause = { holds: ({ dealLimit }) => dealLimit === 1, because: 'oneDeal' };
const NO_GRACE: Cause = { holds: (rules) => !rules.grace, because: 'noGrace' };
const DECLARE_OFF: Cause = { holds: (rules) => rules.declare === 'off', because: 'declareOff' };
const NO_LATE_DECLARING: Cause = {
  holds: (rules) => !rules.declareAfterKnock && !declaresAtShowdown(rules),
  because: 'noLateDeclaring',
};
/** Full hands count when all hands are shown, whenever they were made. */
const DECLARED_WHEN_SHOWN: Cause = { holds: declaresAtShowdown, because: 'declaredWhenShown' };
const NOBODY_IS_ASKED: Cause = {
  holds: (rules) => rules.declare === 'manual' && declaresAtShowdown(rules),
  because: 'declaredWhenShown',
};
const PROMISE: Cause = {
  holds: (rules) => rules.knockPromise === 'highest',
  because: 'promise',
};
const NOBODY_KNOCKS: Cause = { holds: (rules) => !canKnock(rules), because: 'nobodyKnocks' };
const NO_HAND_KNOCKS: Cause = { holds: (rules) => !hasHandToKnock(rules), because: 'nobodyKnocks' };
const NO_KNOCKER: Cause = {
  holds: (rules) => !canKnock(rules) && rules.hammer === 'off',
  because: 'nobodyKnocks',
};
const DECLARED_AT_ONCE: Cause = {
  holds: (rules) => canKnock(rules) && knocksOnlyToDeclare(rules),
  because: 'declaredAtOnce',
};
const DECLARED_AND_NO_HAMMER: Cause = {
  holds: (rules) => rules.hammer === 'off' && DECLARED_AT_ONCE.holds(rules),
  because: DECLARED_AT_ONCE.because,
};
const NEVER_BEATEN: Cause = {
  holds: (rules) =>
    rules.hammer === 'off' &&
    rules.knockTiming !== 'before-draw' &&
    rules.tieBreak === 'none' &&
    !rules.knockerLastTurn &&
    rules.knockMinimum >= highestShown(rules),
  because: 'neverBeaten',
};
const EVERY_HAND: Cause = {
  // Where the minimum rules out hands of several suits by itself, that is what is said, and the minimum counts.
  holds: (rules) =>
    rules.knockMinimum > 0 &&
    rules.knockMinimum <= lowestKnock(rules) &&
    !(rules.knockSameSuit && ONE_SUIT_ANYWAY.holds(rules)),
  because: 'everyHand',
};
const ONE_SUIT_ANYWAY: Cause = {
  holds: (rules) => rules.knockMinimum > highestMixed(rules, knocksWithFullHand(rules)),
  because: 'oneSuitAnyway',
};
const ACES_ON_TOP: Cause = {
  holds: (rules) => rules.threeOfAKind === 'top' && rules.declare === 'off',
  because: 'acesOnTop',
};
/** Three of a kind is worth as much whatever its rank, and declared whatever its rank or not at all. */
const ACES_ANYWAY: Cause = {
  holds: ({ threeOfAKind, declare, declareThree }) =>
    (threeOfAKind === 'top' || (threeOfAKind ?? 0) >= THREE_ACES) && (declareThree || declare === 'off'),
  because: 'acesAnyway',
};
const TWO_PLAYERS: Cause = {
  holds: (rules) => rules.players[1] === 2,
  because: 'twoPlayers',
};
/** Of two hands the knocker's is the highest or the lowest. */
const TWO_HANDS: Cause = { holds: TWO_PLAYERS.holds, because: 'twoHands' };
const STOCK_LASTS: Cause = { holds: stockLasts, because: 'stockLasts' };
const FLUSH_ANYWAY: Cause = {
  holds: (rules) => flushCountsByItsSuit(rules) && !(rules.declareStraightFlush && canDeclare(rules)),
  because: 'flushAnyway',
};
const FLUSH_WITHOUT_VALUE: Cause = {
  holds: ({ straightFlush }) => straightFlush === null,
  because: 'flushWithoutValue',
};
/** The first deal that brings somebody a point is the last. */
const NO_POINT_TO_LOSE: Cause = {
  holds: ({ dealLimit, pointsTarget, sharedWin }) => sharedWin && (pointsTarget === 1 || dealLimit === 1),
  because: 'noPointToLose',
};
/** In a race the highest hand scores as whoever declares does, and nobody loses. */
const DECLARED_HIGHEST: Cause = {
  holds: (rules) =>
    rules.scoring === 'points' && !takesPoints(rules) && endsDealByDeclaring(rules) && isDeclaredHandHighest(rules),
  because: 'declaredHighest',
};
const NO_POOL: Cause = { holds: (rules) => rules.play !== 'pool', because: 'noPool' };
/** There is no discard pile beside a pool, and nobody draws from the stock. */
const POOL_OPEN: Cause = { holds: (rules) => rules.play === 'pool', because: 'poolOpen' };
const POOL_PASS: Cause = { holds: (rules) => rules.play === 'pool', because: 'poolPass' };
const NOBODY_PASSES: Cause = {
  holds: ({ poolPass }) => poolPass === false || poolPass === 'never',
  because: 'nobodyPasses',
};
/** Nobody passes with a pool, whatever has happened. */
const POOL_PASS_NEVER: Cause = {
  holds: ({ play, poolPass }) => play === 'pool' && poolPass === 'never',
  because: 'nobodyPasses',
};
/** Whoever passes is out of the turns, so that all never pass one after another. */
const PASS_FOR_GOOD: Cause = { holds: (rules) => rules.poolPass === 'for-good', because: 'passForGood' };
const NO_EIGHTS_OR_NINES: Cause = { holds: (rules) => rules.deck === 'italian40', because: 'noEightsOrNines' };
/** Whoever knocks has exchanged a card before, or somebody else has. */
const KNOCK_AFTER_EXCHANGE: Cause = {
  holds: (rules) => !mayKnockKeeping(rules) || (!rules.knockFirstTurn && !isRenewedInTurns(rules)),
  because: 'knockAfterExchange',
};
const KNOCK_NOT_AFTER_TAKE: Cause = {
  holds: ({ knockTiming }) => knockTiming !== 'after-draw',
  because: 'knockNotAfterTake',
};
/** A turn that may end with a knock is always the exchange of one card. */
const ONE_EXCHANGED: Cause = {
  holds: ({ counterKnock, lastTurns, poolPass, poolSwapAll }) =>
    poolSwapAll === false && (poolPass === 'never' || (poolPass === false && !(counterKnock && lastTurns > 0))),
  because: 'oneExchanged',
};
/** Only a card that is put into the pool leaves a hand that is good enough: any other has been declared, or counts less. */
const DECLARED_BEFORE_KNOCK: Cause = {
  holds: (rules) =>
    rules.declare !== 'off' &&
    !declaresAtShowdown(rules) &&
    (rules.declareAfterKnock || !rules.counterKnock) &&
    rules.knockMinimum > highestKnock(rules, false),
  because: 'declaredAtOnce',
};
const GOLF_TURNS = golf('golfTurns');
const NO_PASSING = golf('golfPass');
const GOLF_TAKES = golf('golfTakes');
const NOBODY_TAKES: Cause = {
  holds: ({ play, takeDiscards }) => play === 'draw-discard' && !takeDiscards,
  because: 'nobodyTakes',
};
const GOLF_PASS: Cause = {
  holds: (rules) => rules.play === 'golf' && rules.stockEmpty === 'void',
  because: 'golfPass',
};
/** A row has as many turns as it has cards, whatever the stock. */
const GOLF_STOCK: Cause = {
  holds: (rules) => rules.play === 'golf' && rules.stockEmpty === 'ends',
  because: 'golfTurns',
};
/** Nobody has a turn after a knock, and none after a declared hand. */
const NO_LAST_TURNS: Cause = {
  holds: (rules) => rules.lastTurns === 0 && !playsOnAfterDeclaring(rules),
  because: 'noLastTurns',
};
const NO_TURN_AFTER_KNOCK: Cause = { holds: (rules) => rules.lastTurns === 0, because: 'noLastTurns' };
/** The knock is in place of the turn, so that nobody can complete a hand after it. */
const NO_HAND_AFTER_KNOCK: Cause = {
  holds: (rules) => rules.lastTurns === 0 && rules.knockTiming === 'instead-of-draw',
  because: 'noLastTurns',
};
const ONE_TURN: Cause = { holds: (rules) => rules.turnLimit === 1, because: 'oneTurn' };
const ONE_TURN_FOR_TWO: Cause = {
  // Whoever declared a dealt hand has had no turn, so that the limit does not come.
  holds: (rules) => rules.turnLimit === 1 && rules.lastTurns === 2 && !playsOnAfterDeclaring(rules),
  because: 'oneTurn',
};
const NOBODY_PAYS: Cause = { holds: (rules) => !canMakeAllPay(rules), because: 'nobodyPays' };
const ALL_PAY_AS_MUCH: Cause = { holds: (rules) => rules.declareLoss > 1, because: 'allPayAsMuch' };
const LOSER_OF_RACE: Cause = {
  holds: (rules) => rules.scoring === 'points' && rules.nextDealer === 'loser',
  because: 'race',
};

/** A cause that leaves a key without effect only where no last turns follow a declared hand. */
const unlessAfterDeclaring = ({ holds, because }: Cause): Cause => ({
  holds: (rules) => holds(rules) && !playsOnAfterDeclaring(rules),
  because,
});
/** Of `lastTurns`, which after a declared hand are one where the key says none. */
const unlessTwoAfterDeclaring = ({ holds, because }: Cause): Cause => ({
  holds: (rules) => holds(rules) && !(playsOnAfterDeclaring(rules) && rules.lastTurns === 2),
  because,
});

/** Of what a knocker loses to a full hand: also to one that was held before the knock. */
const unlessAtShowdown = ({ holds, because }: Cause): Cause => ({
  holds: (rules) => holds(rules) && !declaresAtShowdown(rules),
  because,
});
/** The same of whoever calls the hammer. */
const unlessHammerMeetsFull = ({ holds, because }: Cause): Cause => ({
  holds: (rules) => holds(rules) && !(declaresAtShowdown(rules) && rules.hammer === 'hammer'),
  because,
});

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
  declareEnds: [NO_DECLARING, BRAG_DECLARE, DECLARE_OFF, DECLARED_HIGHEST],
  declareLoss: [NO_DECLARING, BRAG_DECLARE, RACE, DECLARE_OFF, NOBODY_PAYS],
  knockerLossOn31: [
    NO_DECLARING,
    BRAG_DECLARE,
    RACE,
    DECLARE_OFF,
    NOBODY_PAYS,
    NO_LATE_DECLARING,
    unlessHammerMeetsFull(NOBODY_KNOCKS),
    DECLARED_AT_ONCE,
    unlessAtShowdown(NO_TURN_AFTER_KNOCK),
    ALL_PAY_AS_MUCH,
  ],
  knockTiming: [NO_KNOCKING, NO_HAND_KNOCKS],
  knockMinimum: [NO_KNOCKING, BRAG_VALUE, EVERY_HAND],
  knockSameSuit: [NO_KNOCKING, ONE_SUIT_ANYWAY],
  knockFirstTurn: [NO_KNOCKING, NO_HAND_KNOCKS],
  knockPromise: LOSS_OF_A_KNOCKER,
  lastTurns: [
    NO_KNOCKING,
    unlessTwoAfterDeclaring(NOBODY_KNOCKS),
    unlessTwoAfterDeclaring(DECLARED_AT_ONCE),
    ONE_TURN_FOR_TWO,
  ],
  knockerLastTurn: [NO_KNOCKING, NOBODY_KNOCKS, DECLARED_AT_ONCE, ONE_TURN],
  counterKnock: [NO_KNOCKING, NOBODY_KNOCKS, DECLARED_AT_ONCE, NO_TURN_AFTER_KNOCK],
  knockerLowestLoss: [...LOSS_OF_A_KNOCKER, PROMISE, NEVER_BEATEN],
  knockerTieLoss: [...LOSS_OF_A_KNOCKER, PROMISE],
  othersTieLoss: [...LOSS_OF_A_KNOCKER, PROMISE],
  knockerNotHighestLoss: [...LOSS_OF_A_KNOCKER, PROMISE, TWO_HANDS, NEVER_BEATEN],
  lowestTieLoss: [RACE],
  finalTurnStand: [
    NO_KNOCKING,
    POOL_PASS_NEVER,
    POOL_PASS,
    unlessAfterDeclaring(NOBODY_KNOCKS),
    unlessAfterDeclaring(DECLARED_AT_ONCE),
    NO_LAST_TURNS,
  ],
  hammer: [NO_HAMMER],
  suddenDeath: [],
  takeDiscards: [POOL_OPEN, GOLF_TAKES],
  returnTaken: [GOLF_ROW, NOBODY_TAKES],
  passAnyTurn: [NO_PASSING, POOL_OPEN],
  stockEmpty: [POOL_OPEN, STOCK_LASTS, GOLF_PASS, GOLF_STOCK],
  turnLimit: [GOLF_TURNS],
  tieBreak: [BRAG_TIES],
  scoring: [],
  pointsTarget: [NO_RACE],
  pointsGoTo: [NO_KNOCKING, NO_RACE, unlessAfterDeclaring(NO_KNOCKER), unlessAfterDeclaring(DECLARED_AND_NO_HAMMER)],
  knockerTieScore: [NO_KNOCKING, NO_RACE, NO_KNOCKER, DECLARED_AND_NO_HAMMER],
  lowestScore: [NO_RACE, NO_POINT_TO_LOSE],
  dealLimit: [],
  matchEnds: [RACE, TWO_PLAYERS, ONE_DEAL],
  sharedWin: [ONE_LEFT],
  nextDealer: [LOSER_OF_RACE],
  handPoints: [RACE, BRAG_SUMS],
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

/** Whether the lowest hand costs a point. */
export function takesPoints(rules: HouseRules): boolean {
  return rules.lowestScore < 0 && idleReason(rules, 'lowestScore') === null;
}

/** Whether there is a hand that may knock, and a turn to do it in. */
export function canKnock(rules: HouseRules): boolean {
  return hasHandToKnock(rules) && (rules.knockFirstTurn || rules.turnLimit !== 1);
}

/** Whether there is a hand that may knock, though perhaps no turn to do it in. */
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
function canMakeAllPay(rules: HouseRules): boolean {
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
  if (rules.threeAces !== null || rules.declareThree || rules.declareWithTen || rules.tieBreak === 'ranks')
    return false;
  const full = fullTotal(rules);
  if (declaresStraightFlush(rules) && rules.straightFlush !== full) return false;
  const others = [rules.threeOfAKind, declaresStraightFlush(rules) ? null : rules.straightFlush];
  return others.every((worth) => worth !== 'top' && (worth ?? 0) < full);
}

/** Whether a full hand can knock at its full value, because it was neither declared nor kept quiet before. */
function knocksWithFullHand(rules: HouseRules): boolean {
  return !canDeclare(rules) || rules.knockTiming === 'after-draw' || declaresAtShowdown(rules);
}

/** Whether every hand that may knock is full, and is therefore declared along with the knock. */
function knocksOnlyToDeclare(rules: HouseRules): boolean {
  if (!canDeclare(rules) || declaresAtShowdown(rules)) return false;
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
  const withFullHands = rules.declare === 'off' || (!rules.declareAfterKnock && !declaresAtShowdown(rules));
  return Math.max(highestSuited(rules, withFullHands), highestMixed(rules, withFullHands));
}

/** Whether nobody can knock with three of a kind, because it has been declared. */
function areThreesDeclared({
  counterKnock,
  declare,
  declareAfterKnock,
  declareThree,
  knockTiming,
}: HouseRules): boolean {
  const always = knockTiming !== 'after-draw' && (declareAfterKnock || !counterKnock);
  return declareThree && declare === 'automatic' && always;
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

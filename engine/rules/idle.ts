/**
 * When a house rule has no effect beside the others, and why (docs/rules-reference.md#corner-cases).
 */
import { fullTotal } from '../value.ts';
import type { HouseRules, RuleName } from './table.ts';

/** Why a key can be without effect. */
const IDLE_REASONS = [
  'golfRow',
  'golfValue',
  'golfKnock',
  'golfDeclare',
  'golfHammer',
  'race',
  'noRace',
  'noGrace',
  'declareOff',
  'noLateDeclaring',
  'promise',
  'nobodyKnocks',
  'declaredAtOnce',
  'neverBeaten',
  'everyHand',
  'oneSuitAnyway',
  'acesOnTop',
  'twoPlayers',
  'stockLasts',
] as const;
export type IdleReason = (typeof IDLE_REASONS)[number];

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
const RACE: Cause = { holds: (rules) => rules.scoring === 'points', because: 'race' };
const NO_RACE: Cause = { holds: (rules) => rules.scoring !== 'points', because: 'noRace' };
const NO_GRACE: Cause = { holds: (rules) => !rules.grace, because: 'noGrace' };
const DECLARE_OFF: Cause = { holds: (rules) => rules.declare === 'off', because: 'declareOff' };
const NO_LATE_DECLARING: Cause = {
  holds: (rules) => !rules.declareAfterKnock,
  because: 'noLateDeclaring',
};
const PROMISE: Cause = {
  holds: (rules) => rules.knockPromise === 'highest',
  because: 'promise',
};
const NOBODY_KNOCKS: Cause = { holds: (rules) => !canKnock(rules), because: 'nobodyKnocks' };
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
    rules.knockMinimum >= highestShown(rules),
  because: 'neverBeaten',
};
const EVERY_HAND: Cause = {
  holds: (rules) => rules.knockMinimum > 0 && rules.knockMinimum <= lowestKnock(rules),
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
const TWO_PLAYERS: Cause = {
  holds: (rules) => rules.players[1] === 2,
  because: 'twoPlayers',
};
const STOCK_LASTS: Cause = {
  holds: (rules) => rules.play === 'golf' && rules.players[1] <= (rules.deck === 'italian40' ? 6 : 8),
  because: 'stockLasts',
};

const LOSS_OF_A_KNOCKER = [NO_KNOCKING, RACE, NO_KNOCKER, DECLARED_AND_NO_HAMMER];

/** By key, what leaves it without effect; the first cause that holds is the one that is reported. */
const IDLE: { readonly [Name in RuleName]: readonly Cause[] } = {
  players: [],
  deck: [],
  handSize: [GOLF_ROW],
  play: [],
  lives: [RACE],
  grace: [RACE],
  graceSeats: [RACE, NO_GRACE],
  threeOfAKind: [GOLF_VALUE],
  threeAces: [GOLF_VALUE, ACES_ON_TOP],
  straightFlush: [GOLF_VALUE],
  declare: [NO_DECLARING],
  declareAfterKnock: [NO_DECLARING, DECLARE_OFF, NOBODY_KNOCKS],
  knockerLossOn31: [NO_DECLARING, RACE, DECLARE_OFF, NO_LATE_DECLARING, NOBODY_KNOCKS, DECLARED_AT_ONCE],
  knockTiming: [NO_KNOCKING, NOBODY_KNOCKS],
  knockMinimum: [NO_KNOCKING, EVERY_HAND],
  knockSameSuit: [NO_KNOCKING, ONE_SUIT_ANYWAY],
  knockFirstTurn: [NO_KNOCKING, NOBODY_KNOCKS],
  knockPromise: LOSS_OF_A_KNOCKER,
  counterKnock: [NO_KNOCKING, NOBODY_KNOCKS, DECLARED_AT_ONCE],
  knockerLowestLoss: [...LOSS_OF_A_KNOCKER, PROMISE, NEVER_BEATEN],
  knockerTieLoss: [...LOSS_OF_A_KNOCKER, PROMISE],
  othersTieLoss: [...LOSS_OF_A_KNOCKER, PROMISE],
  finalTurnStand: [NO_KNOCKING, NOBODY_KNOCKS, DECLARED_AT_ONCE],
  hammer: [NO_HAMMER],
  suddenDeath: [],
  stockEmpty: [STOCK_LASTS],
  tieBreak: [],
  scoring: [],
  pointsTarget: [NO_RACE],
  handPoints: [RACE],
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

/** Whether there is a hand that may knock. */
export function canKnock(rules: HouseRules): boolean {
  return rules.play !== 'golf' && rules.knockMinimum <= highestKnock(rules, knocksWithFullHand(rules));
}

/** Whether a full hand can knock at its full value, because it was neither declared nor kept quiet before. */
function knocksWithFullHand(rules: HouseRules): boolean {
  return rules.declare === 'off' || rules.knockTiming === 'after-draw';
}

/** Whether every hand that may knock is full, and is therefore declared along with the knock. */
function knocksOnlyToDeclare(rules: HouseRules): boolean {
  return rules.declare === 'automatic' && rules.declareAfterKnock && rules.knockMinimum > highestKnock(rules, false);
}

/** The highest value of a hand that a player can have when knocking. */
function highestKnock(rules: HouseRules, withFullHands: boolean): number {
  return Math.max(highestSuited(rules, withFullHands), rules.knockSameSuit ? 0 : highestMixed(rules, withFullHands));
}

/** The highest value of a hand of one suit; a full hand is worth one less where it does not count as such. */
function highestSuited(rules: HouseRules, withFullHands: boolean): number {
  return fullTotal(rules) - (withFullHands ? 0 : 1);
}

/** The same for hands of several suits: an ace, tens and one card of another suit, or three of a kind. */
function highestMixed(rules: HouseRules, withFullHands: boolean): number {
  if (rules.threeOfAKind === 'top') return Infinity;
  const quietAces = rules.declare === 'manual' ? 30 : 0;
  const aces = rules.threeAces === null ? 0 : withFullHands ? rules.threeAces : quietAces;
  return Math.max(rules.handSize === 4 ? 31 : 21, rules.threeOfAKind ?? 0, aces);
}

/** The highest value that a showdown after a knock can show. */
function highestShown(rules: HouseRules): number {
  const withFullHands = rules.declare === 'off' || !rules.declareAfterKnock;
  return Math.max(highestSuited(rules, withFullHands), highestMixed(rules, withFullHands));
}

/** The lowest value of a hand that may knock, whatever the minimum: twos and the next ranks up. */
function lowestKnock(rules: HouseRules): number {
  if (!rules.knockSameSuit) return rules.threeOfAKind === null ? 2 : 3;
  if (rules.straightFlush === null) return rules.handSize === 4 ? 2 + 3 + 4 + 5 : 2 + 3 + 4;
  return rules.handSize === 4 ? 2 + 3 + 5 + 6 : 2 + 3 + 5;
}

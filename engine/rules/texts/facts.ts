/** What the sentences about rules depend on beside the value of their key, whatever the language. */
import { ranksAsBrag } from '../../brag.ts';
import { THREE } from '../../cards.ts';
import { ranksOf } from '../../pack.ts';
import { makesAllPay, scoresLastDeclared } from '../../scoring.ts';
import { declaresStraightFlush } from '../../value.ts';
import { canDeclare, canKnock, declaresAtShowdown, idleReason, playsOnAfterDeclaring } from '../idle.ts';
import type { HouseRules } from '../table.ts';

/** The number of the lowest rank, below which the ace may stand in a sequence. */
export function lowestRank(rules: HouseRules): number {
  return ranksOf(rules)[0] + 2;
}

/** Whether any card counts points: in brag those that are compared alone. */
export function countsPoints(rules: HouseRules): boolean {
  return rules.suddenDeath || !ranksAsBrag(rules);
}

/** Whether the pack has threes, which make the best hand of brag. */
export function hasThrees(rules: HouseRules): boolean {
  return ranksOf(rules).includes(THREE);
}

/** What has a value of its own beside the totals in a suit. */
export function ownValues({
  threeOfAKind,
  threeAces,
  straightFlush,
}: HouseRules): readonly ('threes' | 'aces' | 'sequences')[] {
  const threes = threeOfAKind !== null ? (['threes'] as const) : threeAces !== null ? (['aces'] as const) : [];
  return [...threes, ...(straightFlush !== null ? (['sequences'] as const) : [])];
}

/** Whether three aces are worth no more than any three of a kind. */
export function areAcesLikeOthers({ threeOfAKind, threeAces }: HouseRules): boolean {
  return threeOfAKind === 'top' || (threeOfAKind ?? 0) >= (threeAces ?? 0);
}

/** Whether hands are declared as soon as they are dealt or made. */
export function declaresInPlay(rules: HouseRules): boolean {
  return canDeclare(rules) && !declaresAtShowdown(rules);
}

/** Whether a full hand can be kept quiet. */
export function canKeepQuiet(rules: HouseRules): boolean {
  return rules.declare === 'manual' && declaresInPlay(rules);
}

/** What is declared beside the best total. */
export function declaredBesideFull(rules: HouseRules): readonly ('threes' | 'aces' | 'sequences')[] {
  const threes = rules.declareThree ? (['threes'] as const) : rules.threeAces === null ? [] : (['aces'] as const);
  return [...threes, ...(declaresStraightFlush(rules) ? (['sequences'] as const) : [])];
}

/** Whether declared aces make all others pay where other declared hands do not. */
export function doAcesAllPay(rules: HouseRules): boolean {
  return (
    rules.declareEnds === 'aces-all-pay' &&
    rules.scoring === 'lives' &&
    (rules.declareThree || rules.threeAces !== null)
  );
}

/** How many turns those have who have not declared, where play goes on. */
export function turnsAfterDeclaring({ lastTurns }: HouseRules): 1 | 2 {
  return lastTurns === 2 ? 2 : 1;
}

/** Whether somebody can have knocked when a hand is declared. */
export function canFollowKnock(rules: HouseRules): boolean {
  return rules.declareAfterKnock && canKnock(rules);
}

type LastTurn = 'knock' | 'declared';

/** Whether there is a hand that may knock, though perhaps no turn to do it in. */
export function hasHandToKnock(rules: HouseRules): boolean {
  return idleReason(rules, 'knockTiming') === null;
}

/** After what there are last turns in which the others may stand. */
export function standsAfter(rules: HouseRules): readonly LastTurn[] {
  return after(canKnock(rules) && rules.lastTurns > 0, playsOnAfterDeclaring(rules));
}

/** After what one may pass where one may not at any time: a knocker too, who has yet to exchange. */
export function passesAfter(rules: HouseRules): readonly LastTurn[] {
  if (rules.poolPass === 'never') return [];
  const hasTurns = rules.lastTurns > 0 || rules.knockTiming === 'before-draw';
  return after(canKnock(rules) && hasTurns, playsOnAfterDeclaring(rules));
}

/** In what other ways one may knock than with a card that one puts into the pool. */
export function otherKnocks(rules: HouseRules): readonly ('swap' | 'pass')[] {
  if (rules.poolKnockAfter === 'take' || idleReason(rules, 'poolKnockAfter') !== null) return [];
  const passes = rules.poolPass === true || rules.poolPass === 'for-good' || !rules.poolSwapAll;
  return [...(rules.poolSwapAll ? (['swap'] as const) : []), ...(passes ? (['pass'] as const) : [])];
}

function after(knock: boolean, declared: boolean): readonly LastTurn[] {
  return [...(knock ? (['knock'] as const) : []), ...(declared ? (['declared'] as const) : [])];
}

/** What ends a deal without a hand that is the lowest, where that would cost a point. */
export function keepsPointsAfter(rules: HouseRules): readonly ('suddenDeath' | 'declared')[] {
  const declared = canDeclare(rules) && (makesAllPay(rules, false) || scoresLastDeclared(rules));
  return [...(rules.suddenDeath ? (['suddenDeath'] as const) : []), ...(declared ? (['declared'] as const) : [])];
}

/** Whether players can be out of the turns while the deal goes on. */
export function canBeOutOfTurns({ poolPass, poolSwapAll }: HouseRules): boolean {
  return poolPass === 'for-good' || typeof poolSwapAll === 'string';
}

/** Whether the pool can be renewed from the stock. */
export function renewsPool(rules: HouseRules): boolean {
  const onPasses = rules.poolPass === true && rules.poolAllPass === 'renew';
  return onPasses || (rules.poolSevenEightNine !== 'stays' && idleReason(rules, 'poolSevenEightNine') === null);
}

/** Whether the deal passes to the left after every deal. */
export function passesDealOn(rules: HouseRules): boolean {
  return rules.nextDealer === 'left' || idleReason(rules, 'nextDealer') !== null;
}

/** Whether a knocker loses in a showdown what anybody else would. */
export function paysLikeOthers(rules: HouseRules): boolean {
  const { knockerLowestLoss, knockerTieLoss, othersTieLoss, knockerNotHighestLoss, lowestTieLoss } = rules;
  const isLikeOthers = [knockerLowestLoss, knockerTieLoss, othersTieLoss, lowestTieLoss].every((loss) => loss === 1);
  return isLikeOthers && knockerNotHighestLoss === 0;
}

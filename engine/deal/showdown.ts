/** How a deal ends: hands are compared, and somebody loses or gains. */
import { pointsOf } from '../cards.ts';
import { isAbove } from '../comparing.ts';
import type { DealEnd, DealEvent } from '../events.ts';
import {
  changeOfPoints,
  scoreDeclared,
  scoreLastDeclared,
  scoreNothing,
  scoreShotgun,
  scoreShowdown,
  scoreShowdownOfDeclared,
  scoresLastDeclared,
  scoreSuddenDeath,
} from '../scoring.ts';
import { makesAllPay } from '../rules/idle.ts';
import type { HouseRules } from '../rules/table.ts';
import { handValue, hasThreeAces, scoringCards, tieBreakOf, undeclaredValue } from '../value.ts';
import { declareAtShowdown, lastDeclared } from './declared-hands.ts';
import type { DealState } from './state.ts';

/**
 * Ends the deal: compares the hands and says what each seat loses or gains.
 * @param before as what it ends, where no hand is declared at the showdown
 */
export function finish(deal: DealState, before: DealEnd): void {
  const { rules, table } = deal;
  const end = declareAtShowdown(deal, before);
  deal.end = end;
  const tellsApart = rules.tieBreak !== 'none' && end !== 'sudden-death';
  for (let seat = 0; seat < deal.players; seat++) {
    if (table.alive[seat] === 0) {
      deal.values[seat] = NaN;
      deal.strengths[seat] = NaN;
      continue;
    }
    const start = seat * deal.handSize;
    deal.values[seat] =
      end === 'sudden-death'
        ? pointsOf(deal.hands[start])
        : deal.quiet[seat] === 1
          ? undeclaredValue(rules, deal.hands, start, deal.handSize)
          : handValue(rules, deal.hands, start, deal.handSize);
    deal.strengths[seat] = deal.values[seat];
    if (tellsApart) deal.strengths[seat] += tieBreakOf(rules, deal.hand(seat));
  }
  if (end === 'void') scoreNothing(deal);
  else if (end === 'sudden-death') scoreSuddenDeath(rules, deal.values, deal);
  else if (end === 'hammer' && table.declaredCount > 0) scoreShotgun(rules, table.alive, table.declared, deal);
  else if (allPay(deal)) scoreDeclared(rules, table.alive, table.declared, table.knocker, deal);
  else if (table.declaredCount > 0 && scoresLastDeclared(rules))
    scoreLastDeclared(table.declared, lastDeclared(table), table.turns, deal);
  else if (table.declaredCount > 0) scoreShowdownOfDeclared(rules, deal.strengths, table.declared, deal);
  else scoreShowdown(rules, deal.strengths, table.knocker, deal);
  for (let seat = 0; seat < deal.players; seat++)
    deal.points[seat] = changeOfPoints(deal.points[seat], deal.matchPoints[seat]);

  deal.ask('over', -1);
  if (deal.listener) deal.listener(showdownEvent(deal));
}

/** Whether everybody pays who has not declared, or whose hand the shotgun has not found. */
export function makesOthersPay(deal: DealState): boolean {
  return (deal.end === 'hammer' && deal.table.declaredCount > 0) || allPay(deal);
}

/** What became of a knock: whether it holds, or which hand beat it and what that costs. */
export interface KnockOutcome {
  /** What the knocker loses; 0 where the knock holds, and in a race where others score. */
  lost: number;
  /** Whether the knocker comes away without a loss, in a race with a point. */
  holds: boolean;
  /** The seat whose hand is the nearest that the knocker's had to beat; -1 where there is none. */
  against: number;
}

/** What became of the knock, or of the hammer, once the deal is over; null where hands were not compared for one. */
export function outcomeOfKnock({ end, losses, points, rules, strengths, table }: DealState): KnockOutcome | null {
  const { declaredCount, knocker } = table;
  if (knocker < 0 || declaredCount > 0 || end === 'void') return null;
  const isRace = rules.scoring === 'points';
  return {
    lost: losses[knocker],
    holds: isRace ? points[knocker] > 0 : losses[knocker] === 0,
    against: rivalOf(rules, strengths, knocker, isRace || rules.knockPromise === 'highest'),
  };
}

/** Whose hand the knocker's is compared with: the highest of all others, or the lowest that is not below the knocker's. */
function rivalOf(rules: HouseRules, strengths: Float64Array, knocker: number, isTopAsked: boolean): number {
  let rival = -1;
  for (let seat = 0; seat < strengths.length; seat++) {
    if (seat === knocker || Number.isNaN(strengths[seat])) continue;
    if (!isTopAsked && isAbove(rules, strengths[knocker], strengths[seat])) continue;
    const isNearer = isTopAsked ? strengths[seat] > strengths[rival] : strengths[seat] < strengths[rival];
    if (rival < 0 || isNearer) rival = seat;
  }
  return rival;
}

/** Whether everybody who has not declared pays. */
function allPay(deal: DealState): boolean {
  const { hands, handSize, rules, table } = deal;
  for (let seat = 0; seat < deal.players; seat++) {
    if (table.declared[seat] === 1 && makesAllPay(rules, hasThreeAces(hands, seat * handSize, handSize))) return true;
  }
  return false;
}

function showdownEvent(deal: DealState): DealEvent {
  const { rules, table } = deal;
  const bySeat = <T>(of: (seat: number) => T): (T | null)[] =>
    Array.from({ length: deal.players }, (_, seat) => (table.alive[seat] ? of(seat) : null));
  const shown = (seat: number) => (deal.end === 'sudden-death' ? [deal.cardAt(seat, 0)] : deal.hand(seat));
  return {
    type: 'showdown',
    end: deal.end,
    hands: bySeat(shown),
    scoring: bySeat((seat) => (deal.end === 'sudden-death' ? shown(seat) : scoringCards(rules, deal.hand(seat)))),
    values: bySeat((seat) => deal.values[seat]),
  };
}

/** How a deal ends: hands are compared, and somebody loses or gains. */
import { pointsOf } from '../cards.ts';
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

/** What follows a turn at whose end nobody declares: a pass may end the deal, or make a new pool. */
import { PASS } from '../actions.ts';
import { isAnswer } from '../exchanges.ts';
import { POOL_SIZE } from '../pack.ts';
import { countInTurns, isForGood } from '../passing.ts';
import { passOrOfferKnock } from './knocks.ts';
import { renewPool } from './renewing.ts';
import { finish } from './showdown.ts';
import type { DealState } from './state.ts';
import { endOf, haveAllHad, passTurn } from './turn-order.ts';

/** Goes on after a turn that has been counted. */
export function goOnAfterTurn(deal: DealState): void {
  return isAfterPass(deal) ? followPass(deal) : passOrOfferKnock(deal);
}

/** Whether the turn was a pass, and not one that only answers a question within it. */
function isAfterPass({ rules, seat, table }: DealState): boolean {
  const entry = table.historyLength - 1;
  if (table.historyActions[entry] !== PASS || table.historySeats[entry] !== seat) return false;
  return rules.play !== 'pool' || !isAnswer(rules, table, entry);
}

function followPass(deal: DealState): void {
  if (deal.rules.play === 'pool') return followPassWithPool(deal);
  return deal.stockTop === deal.stockEnd ? endWithPass(deal) : passTurn(deal);
}

/** A pass with the stock empty ends the deal. */
export function endWithPass(deal: DealState): void {
  const { rules, table } = deal;
  return finish(deal, rules.stockEmpty === 'void' && !table.isEnding ? 'void' : endOf(table));
}

function followPassWithPool(deal: DealState): void {
  const { mostTurns, rules, table } = deal;
  if (isForGood(rules, PASS)) return passTurn(deal);
  const isRound = !table.isEnding && table.passes >= countInTurns(table) && !haveAllHad(table, mostTurns);
  if (isRound) {
    if (rules.poolAllPass === 'showdown' || table.stockCount < POOL_SIZE) return finish(deal, 'stock');
    renewPool(deal);
  }
  return passTurn(deal);
}

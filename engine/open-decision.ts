/** A decision that a seat is to make: what it is asked, and what follows from its answers that no action says by itself. For whoever explains it at a table. */
import { PASS, SWAP_ALL, type Action } from './actions.ts';
import { isForGood, mustPass } from './passing.ts';
import { isFirstTurn } from './public.ts';
import type { View, ViewPhase } from './view.ts';

export interface OpenDecision {
  phase: ViewPhase;
  /**
   * What a pass does. `answer`: it says no to a question within a turn, or is all that is left to do in it; `turn`: it ends a turn, and
   * play goes on; `deal`: it ends the deal, since there is nothing to draw.
   */
  pass: 'answer' | 'turn' | 'deal';
  /** What takes the seat out of the turns for the rest of the deal, while there are some to lose. */
  forGood: readonly Action[];
}

/** The decision of the seat of a view. */
export function openDecision({ phase, rules, seat, table }: View): OpenDecision {
  const isAnswer = phase === 'knock' || phase === 'second-exchange' || mustPass(rules, table, seat);
  const goesOn = rules.play === 'pool' || table.stockCount > 0;
  const costsTurns = (action: Action): boolean => isForGood(rules, action, isFirstTurn(table, seat));
  return {
    phase,
    pass: isAnswer ? 'answer' : goesOn ? 'turn' : 'deal',
    forGood: isAnswer || table.isEnding ? [] : [SWAP_ALL, PASS].filter(costsTurns),
  };
}

/** What is legal in a deal. */
import { CHANGE, DEAL, DECLARE, HAMMER, KEEP, LOOK, QUIET, SUDDEN_DEATH, type Action } from '../actions.ts';
import type { DealPhase, DealState } from './state.ts';
import type { WayOfPlaying } from './ways/way.ts';

/** Phases with a fixed set of answers: these are legal, and nothing else is. */
export const ANSWERS: Partial<Record<DealPhase, readonly Action[]>> = {
  shotgun: [HAMMER, LOOK],
  'sudden-death': [SUDDEN_DEATH, DEAL],
  'dealer-choice': [KEEP, CHANGE],
  declare: [DECLARE, QUIET],
  over: [],
};

/**
 * Lists the legal actions of the seat that is asked, in no particular order. `whyNot` in `legality.ts` says why any
 * other is not legal.
 * @param legal receives them
 * @returns how many there are
 */
export function listLegalActions(deal: DealState, way: WayOfPlaying, legal: Int16Array): number {
  const answers = ANSWERS[deal.phase];
  if (answers === undefined) return way.list(deal, legal);
  for (let i = 0; i < answers.length; i++) legal[i] = answers[i];
  return answers.length;
}

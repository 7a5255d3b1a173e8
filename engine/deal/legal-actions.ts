/** What is legal in a deal. */
import {
  CHANGE,
  DEAL,
  DECLARE,
  HAMMER,
  KEEP,
  KNOCK,
  LOOK,
  PASS,
  QUIET,
  SUDDEN_DEATH,
  type Action,
} from '../actions.ts';
import type { DealPhase, DealState } from './state.ts';
import type { WayOfPlaying } from './ways/way.ts';

/** The phases of a turn, in which what is legal follows from the way of playing. */
type TurnPhase = 'draw' | 'discard' | 'golf-place' | 'second-exchange';

/** Phases with a fixed set of answers: these are legal, and nothing else is. */
export const ANSWERS: Readonly<Record<Exclude<DealPhase, TurnPhase>, readonly Action[]>> = {
  shotgun: [HAMMER, LOOK],
  'sudden-death': [SUDDEN_DEATH, DEAL],
  'dealer-choice': [KEEP, CHANGE],
  declare: [DECLARE, QUIET],
  knock: [KNOCK, PASS],
  over: [],
};

/**
 * Lists the legal actions of the seat that is asked, in no particular order. `whyNot` in `legality.ts` says why any
 * other is not legal.
 * @param legal receives them
 * @returns how many there are
 */
export function listLegalActions(deal: DealState, way: WayOfPlaying, legal: Int16Array): number {
  const { phase } = deal;
  // The phases of most decisions come first: this is asked all the time.
  if (phase === deal.beginning) return way.listBeginnings(deal, legal);
  if (phase === 'draw' || phase === 'discard' || phase === 'golf-place' || phase === 'second-exchange')
    return way.listEnds(deal, legal);
  const answers = ANSWERS[phase];
  for (let i = 0; i < answers.length; i++) legal[i] = answers[i];
  return answers.length;
}

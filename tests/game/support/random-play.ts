/** Random play that is the same in every run: a seed decides every choice. */
import type { Action } from '../../../engine/actions.ts';
import type { Match } from '../../../engine/match.ts';

/** Chooses among legal actions. */
export function seededChoice(seed: number): (legal: readonly Action[]) => Action {
  let choice = seed;
  return (legal) => {
    choice = (choice * 1103515245 + 12345) % 2147483648;
    return legal[choice % legal.length];
  };
}

/** Plays a match to its end. */
export function playRandomly(match: Match, seed: number): void {
  const choose = seededChoice(seed);
  while (match.phase !== 'over') {
    if (match.seat < 0) match.startDeal();
    else match.apply(choose(match.legalActions()));
  }
}

/** How far one has come on the ladder, from the matches that were won. Nothing here draws or stores. */
import type { Animal } from '../../base/animals.ts';
import { LADDER, nextStep, stepAt, type LadderStep } from '../../catalogue/ladder.ts';
import { UNKNOWN_POLICY } from '../../services/storage/kept-records.ts';
import type { Reached } from '../../services/storage/schemas.ts';
import type { KeptRecord } from '../../services/storage/match-schemas.ts';

/** A step as one stands to it. */
export type StepState =
  /** @property reached when it was beaten, as ISO 8601 in UTC */
  { is: 'beaten'; reached: string } | { is: 'next' } | { is: 'later' };

/** Every step from the bottom, as one stands to it: the lowest that has not been beaten is the next. */
export function standingOnLadder(beaten: ReadonlyMap<string, Reached>): { step: LadderStep; state: StepState }[] {
  const next = nextStep(beaten);
  return LADDER.map((step) => {
    const reached = beaten.get(step.animal)?.reached;
    if (reached !== undefined) return { step, state: { is: 'beaten', reached } };
    return { step, state: step === next ? { is: 'next' } : { is: 'later' } };
  });
}

/** Who was beaten in a match of the ladder; null in any other, and in one that was lost or came from a file of its own. */
export function beatenIn({ record, players, you, policy }: KeptRecord): Animal | null {
  if (policy === UNKNOWN_POLICY || you !== 0 || record.winner !== you) return null;
  return stepAt(players)?.animal ?? null;
}

import { noHabits, oneMode } from '../../../engine/habits/weights.ts';
import type { LearntHabits } from '../../../game/services/bots/messages.ts';

/** What is learnt from 400 decisions of somebody without habits, but for some changes. */
export function learntHabits(changes: Partial<LearntHabits> = {}): LearntHabits {
  const found = { notices: [], nearest: null, factorCost: 0.006 };
  return { decisions: 400, modes: oneMode(noHabits()), alike: 87, ...found, ...changes };
}

/** How long the person thinks, beside what opponents take for such a decision: for their double, which is to play at their pace. */
import type { Action } from '../../engine/actions.ts';
import { PACES } from '../../engine/habits/double-file.ts';
import { clamp } from '../base/geometry.ts';
import type { Preferences } from '../services/preferences.ts';
import { usualTime } from './thinking-time.ts';

/** How much of what was known before stays after a decision. */
const MEMORY = 0.97;
const ROUNDING = 100;

/** @returns what notes how many ms a decision among these actions took */
export function ownPace(
  preferences: Pick<Preferences, 'settings' | 'change'>,
): (milliseconds: number, legal: readonly Action[]) => void {
  let exact = preferences.settings.pace;
  return (milliseconds, legal) => {
    const { learnsHabits, pace } = preferences.settings;
    if (legal.length < 2 || !learnsHabits) return;
    const factor = clamp(milliseconds / usualTime(legal), ...PACES);
    exact = exact ** MEMORY * factor ** (1 - MEMORY);
    const rounded = Math.round(ROUNDING * exact) / ROUNDING;
    if (rounded !== pace) preferences.change({ pace: rounded });
  };
}

/** How long the person thinks, beside what opponents take for such a decision: for their double, which is to play at their pace. */
import type { Action } from '../../engine/actions.ts';
import { PACES } from '../../engine/habits/double-file.ts';
import { clamp } from '../base/geometry.ts';
import type { Preferences } from '../services/preferences.ts';
import { usualTime } from './thinking-time.ts';

/** How much of what was known before stays after a decision. */
const MEMORY = 0.97;
const ROUNDING = 100;

export class OwnPace {
  readonly #preferences: Pick<Preferences, 'settings' | 'change'>;
  #pace: number;

  constructor(preferences: Pick<Preferences, 'settings' | 'change'>) {
    this.#preferences = preferences;
    this.#pace = preferences.settings.pace;
  }

  /** @param milliseconds that a decision among these actions took */
  readonly note = (milliseconds: number, legal: readonly Action[]): void => {
    const { learnsHabits, pace } = this.#preferences.settings;
    if (legal.length < 2 || !learnsHabits) return;
    const factor = clamp(milliseconds / usualTime(legal), ...PACES);
    this.#pace = this.#pace ** MEMORY * factor ** (1 - MEMORY);
    const rounded = Math.round(ROUNDING * this.#pace) / ROUNDING;
    if (rounded !== pace) this.#preferences.change({ pace: rounded });
  };
}

/** Easier opponents, which are offered to a person who keeps losing. */
import { LEVELS } from '../../engine/bots/characters.ts';
import { stepAt } from './ladder.ts';
import type { Seat } from './settings.ts';

/** After this many losses in a row. */
export const MANY_LOSSES = 3;

/** The same seats with every bot one level lower; null if none can be lower, or if they are a step of the ladder. */
export function easierOpponents(seats: readonly Seat[]): Seat[] | null {
  if (stepAt(seats) !== null) return null;
  const [lowest] = LEVELS;
  if (!seats.some((seat) => seat.kind === 'bot' && seat.level !== lowest)) return null;
  return seats.map((seat) =>
    seat.kind === 'bot' ? { ...seat, level: LEVELS[Math.max(0, LEVELS.indexOf(seat.level) - 1)] } : seat,
  );
}

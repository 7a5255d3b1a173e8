/** How cards and tokens sound on each cloth: every family of games has its own deck and tokens, so they are pitched apart. */
import type { Cloth } from '../../base/theme/cloths.ts';
import { isVoice, type Sound, type TableSound } from './sounds.ts';

/** Factors of the pitch as it is on green cloth; tunes, knocks and voices are the same everywhere. */
const PITCHES: Record<Cloth, Partial<Record<TableSound, number>>> = {
  green: {},
  // Heavy paper, as of tickets.
  'night-blue': { slide: 0.9, flick: 0.9 },
  // Nickels are thicker than pennies, and ring lower.
  burgundy: { slide: 0.96, flick: 0.95, coin: 0.8, roll: 0.84 },
  // Letters come down like a stamp.
  plum: { slide: 1.06, flick: 1.14 },
  // Cut grass: short and dry.
  lawn: { slide: 1.12, flick: 1.06, coin: 1.07 },
  // Long, stiff cards.
  ochre: { slide: 0.86, flick: 0.84, coin: 0.92 },
  // Damp cards on a jetty.
  lagoon: { slide: 0.94, flick: 0.97, coin: 1.1 },
  // A counter that ticks.
  slate: { slide: 1.03, flick: 1.04, coin: 1.22 },
};

/** The factor by which the pitch of a sound differs on a cloth. */
export function pitchOn(cloth: Cloth, sound: Sound): number {
  return isVoice(sound) ? 1 : (PITCHES[cloth][sound] ?? 1);
}

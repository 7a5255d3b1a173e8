/** The ways of playing, by the value of the rule key `play`. */
import type { HouseRules } from '../../rules/table.ts';
import { DRAW_DISCARD } from './draw-discard.ts';
import { DISCARD_FIRST } from './discard-first.ts';
import { GOLF } from './golf.ts';
import { POOL } from './pool.ts';
import type { WayOfPlaying } from './way.ts';

const WAYS: Readonly<Record<HouseRules['play'], WayOfPlaying>> = {
  'draw-discard': DRAW_DISCARD,
  golf: GOLF,
  pool: POOL,
};

/** The way in which turns are played under some rules. */
export function wayOf({ discardFirst, play }: HouseRules): WayOfPlaying {
  return discardFirst ? DISCARD_FIRST : WAYS[play];
}

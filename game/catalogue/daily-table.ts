/** Who sits at the table of a day: the person in seat 0, and three opponents that are the same every day. */
import { DAILY_OPPONENTS } from '../../engine/daily/day.ts';
import type { Animal } from '../base/animals.ts';
import { personIn, type Seat } from './settings.ts';

/** By seat, from 1: each in its own style. */
const ANIMALS: readonly Animal[] = ['hare', 'badger', 'owl'];

/** @param own who sits in seat 0 otherwise */
export function dailyTable(own: Seat): { seats: readonly Seat[]; opponents: number } {
  const person = personIn(own);
  const opponents = DAILY_OPPONENTS.map((opponent, index): Seat => ({
    kind: 'bot',
    ...opponent,
    animal: ANIMALS[index],
  }));
  return { seats: [person, ...opponents], opponents: opponents.length };
}

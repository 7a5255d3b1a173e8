/** Who sits at the table of a day: the person in seat 0, and opponents that are the same for everybody. */
import { dayOf } from '../../engine/daily/day.ts';
import type { Animal } from '../base/animals.ts';
import { personIn, type Seat } from './settings.ts';

/** As many of the last as a day has opponents: each in its own style. */
const ANIMALS: readonly Animal[] = ['fox', 'otter', 'hare', 'badger', 'owl'];

/** @param date in UTC, as `2026-11-24` @param own who sits in seat 0 otherwise */
export function dailyTable(date: string, own: Seat): { seats: readonly Seat[]; opponents: number } {
  const { opponents } = dayOf(date);
  const animals = ANIMALS.slice(-opponents.length);
  const bots = opponents.map((opponent, index): Seat => ({ kind: 'bot', ...opponent, animal: animals[index] }));
  return { seats: [personIn(own), ...bots], opponents: opponents.length };
}

/** How long series of games are cut into parts. */

/** What is counted: single deals from full tokens, or whole matches. */
export type Measure = 'deals' | 'matches';

/** Packs of a part: a few seconds of play. The same for all, so that results also count for a longer series. */
export const PACKS: Readonly<Record<Measure, number>> = { deals: 200, matches: 20 };

/** The packs from 0 to `count` in parts: the number of the first of each, and how many. */
export function packsOf(count: number, packs: number): { first: number; packs: number }[] {
  return Array.from({ length: Math.ceil(count / packs) }, (_, i) => ({
    first: i * packs,
    packs: Math.min(packs, count - i * packs),
  }));
}

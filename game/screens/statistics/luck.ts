/** One's own luck over many matches, and that of the others. */
import { ranksAsBrag } from '../../../engine/brag.ts';
import { addTally, luckIn, noLuck, type ChanceTally, type Luck } from '../../../engine/luck.ts';
import { RecordError, winnersIn, type MatchRecord } from '../../../engine/record.ts';
import { resultsOf, type MatchResult, type Results } from '../../../engine/review/results.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import type { MatchFacts } from './statistics.ts';

export interface LuckAtTables {
  /** One's own. */
  you: Luck;
  /** That of all others together. */
  others: Luck;
  /** What one won, and would have won with average cards; null after too few matches. */
  results: Results | null;
}

/** Two-sided 95% quantile of the normal distribution. */
const Z = 1.96;
/** The same for the furthest of four (Šidák 1967): four tests at 95% each would find something in one match of five. */
const Z_OF_FOUR = 2.49;
/** How many matches are played again before the page may handle input. */
const AT_ONCE = 5;

const luckByRecord = new WeakMap<MatchRecord, readonly Luck[]>();

/** A match's luck by seat; none for a record that is damaged, which the list of records reports. */
function luckOf(record: MatchRecord): readonly Luck[] {
  const known = luckByRecord.get(record);
  if (known !== undefined) return known;
  let luck: readonly Luck[] = [];
  try {
    luck = luckIn(record);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
  }
  luckByRecord.set(record, luck);
  return luck;
}

/** Adds up the luck of matches, a few at a time. @param signal stops counting */
export async function luckOver(
  matches: readonly Pick<MatchFacts, 'record' | 'you'>[],
  signal: AbortSignal,
): Promise<LuckAtTables> {
  const sum = { you: noLuck(), others: noLuck() };
  const finished: MatchResult[] = [];
  for (const [index, { record, you }] of matches.entries()) {
    if (signal.aborted) break;
    const luck = luckOf(record);
    const winners = winnersIn(record);
    if (luck.length > 0 && winners.length > 0) finished.push({ won: winners.includes(you), luck, seat: you });
    // Hands of brag have no points that could be averaged.
    const tallied = ranksAsBrag(resolveRules(record.rules)) ? [] : luck;
    for (const [seat, { dealt, drawn }] of tallied.entries()) {
      const to = seat === you ? sum.you : sum.others;
      addTally(to.dealt, dealt);
      addTally(to.drawn, drawn);
    }
    if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  return { ...sum, results: resultsOf(finished) };
}

interface Mean {
  mean: number;
  expected: number;
  /** Half of the interval. */ margin: number;
}

/** The mean of a tally, null where there is nothing in it. */
export function meanOf({ count, sum, expected, variance }: ChanceTally): Mean | null {
  if (count === 0) return null;
  return { mean: sum / count, expected: expected / count, margin: (Z * Math.sqrt(variance)) / count };
}

/** Whether one of four means is further from what was expected than chance brings any of them 19 times out of 20. */
export function isUnusual({ mean, expected, margin }: Mean): boolean {
  return Math.abs(mean - expected) > (margin / Z) * Z_OF_FOUR;
}

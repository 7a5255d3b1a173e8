/** Damaged copies of what people keep: each is read as far as it can be, or refused in one plain line. */
import { doubleFile, DoubleError, readDouble } from '../../engine/habits/double-file.ts';
import { WEIGHT_COUNT, oneMode } from '../../engine/habits/weights.ts';
import { Match } from '../../engine/match.ts';
import { Random } from '../../engine/random.ts';
import { RecordError, Recorder, replayRecord } from '../../engine/record.ts';
import { resolveRules, RulesError } from '../../engine/rules/resolve.ts';
import { resumeMatch, saveMatch } from '../../engine/save.ts';
import { damaged } from '../game/support/mutations.ts';
import { NAMES, playedMatch } from '../game/support/records.ts';

/** What is said of data that cannot be read. */
const SAYING = [RulesError, RecordError, DoubleError];
const [SHORTEST, LONGEST] = [10, 2_000];
/** What shows that a message was made by a program for its programmer. */
const INTERNAL = /undefined|\[object |\bNaN\b|(Type|Reference|Range|Syntax)Error|^\s+at /m;
// eslint-disable-next-line no-control-regex -- a line on a terminal has none of them
const CONTROL = /[\u0000-\u001f\u007f]/;

interface Kept {
  what: string;
  good: (rules: object, seed: number) => unknown;
  read: (data: unknown) => unknown;
}

const KEPT: readonly Kept[] = [
  { what: 'rules file', good: (rules) => rules, read: resolveRules },
  { what: 'record', good: (rules, seed) => playedMatch(resolveRules(rules), 2, seed).record, read: replayRecord },
  { what: 'save', good: saveOf, read: (data) => resumeMatch(data, { seed: 0 }) },
  { what: 'double', good: (_, seed) => doubleOf(seed), read: readDouble },
];

/** The beginning of a match, written down. */
function saveOf(rules: object, seed: number): unknown {
  const recorder = new Recorder();
  const random = new Random(seed);
  const match = new Match(resolveRules(rules), 2, { seed, recorder });
  match.startDeal();
  for (let left = random.below(10); left > 0 && match.seat >= 0; left--) {
    const legal = match.legalActions();
    match.apply(legal[random.below(legal.length)]);
  }
  // By some rules the first deal may be the last, and leave nothing to save.
  return match.phase === 'over' ? saveOf(rules, seed + 1) : saveMatch(match, recorder, NAMES.slice(0, 2));
}

function doubleOf(seed: number): unknown {
  const random = new Random(seed);
  const weights = Float64Array.from({ length: WEIGHT_COUNT }, () => 20 * random.unit() - 10);
  return doubleFile(
    { name: 'Anna', games: ['scat', 'Our table'], decisions: 640, alike: 87, pace: 1.25 },
    oneMode(weights),
  );
}

/** Reads damaged copies of what goes with some rules, as `refusedAmong` does. @returns how many were read, and how many were refused */
export function readDamaged(rules: object, seed: number, copies: number): { read: number; refused: number } {
  let refused = 0;
  for (const { what, good, read } of KEPT)
    refused += refusedAmong(damaged(good(rules, seed), copies, seed), what, read);
  return { read: KEPT.length * copies - refused, refused };
}

/**
 * Reads damaged copies of something.
 * @returns how many were refused
 * @throws {Error} at the first that is dealt with in another way
 */
export function refusedAmong(copies: readonly string[], what: string, read: Kept['read']): number {
  let refused = 0;
  for (const copy of copies) {
    const said = saidOf(read, copy);
    const fault = said === null ? null : whyNotPlain(said);
    if (fault !== null) throw new Error(`what is said of this ${what} is ${fault}: ${said}\n${copy}`);
    if (said !== null) refused++;
  }
  return refused;
}

/** What is said of a copy; null where it is read. @throws {Error} where reading it fails in another way */
function saidOf(read: Kept['read'], copy: string): string | null {
  let data: unknown;
  try {
    data = JSON.parse(copy);
  } catch {
    data = copy;
  }
  try {
    read(data);
    return null;
  } catch (error) {
    if (SAYING.some((kind) => error instanceof kind)) return (error as Error).message;
    throw new Error(`${String(error)} while this is read:\n${copy}`, { cause: error });
  }
}

/** Why what is said is no plain line; null where it is one. */
function whyNotPlain(said: string): string | null {
  if (said.length < SHORTEST) return 'too short to say anything';
  if (said.length > LONGEST) return 'too long to be read';
  if (CONTROL.test(said)) return 'not one line of text';
  return INTERNAL.test(said) ? 'about the program' : null;
}

/** Records as they are listed, filtered and imported from files. */
import { isFromNewerVersion } from '../../../engine/formats.ts';
import { isByPerson, RecordError, replayRecord, winnersIn, type MatchRecord } from '../../../engine/record.ts';
import type { Animal } from '../../base/animals.ts';
import { animalOf } from '../../catalogue/table-setup.ts';
import type { KeptRecord } from './match-schemas.ts';

/** The policy of an imported record: the file does not say which bots played. */
export const UNKNOWN_POLICY = 'unknown';

/** The largest record that is imported, in characters: ten times a match of many hours. */
export const LARGEST_RECORD_FILE = 20_000_000;

const OWN_NAMES = new Set(['You', 'Du', 'Toi', 'Tú']);

/** Whether a name is "You" in any of the game's languages: the person who played alone. */
export function isOwnName(name: string): boolean {
  return OWN_NAMES.has(name);
}

/** Whether somebody has played all of a match in their own seat: nothing was taken back, and no bot has decided for them. */
export function isAllOwn({ record, you, isTakenBack }: Pick<KeptRecord, 'record' | 'you' | 'isTakenBack'>): boolean {
  return isTakenBack !== true && record.deals.every((_, index) => you < 0 || isByPerson(record, you, index + 1));
}

/**
 * The final place of each seat; seats that share the win share the first, and seats that were eliminated together another,
 * unless points rank them.
 */
export function placesOf(record: MatchRecord): number[] {
  const { rules, players, deals } = record;
  const winners = winnersIn(record);
  const outIn = players.map(() => 0);
  const points = players.map(() => 0);
  const counts = rules.scoring === 'points' || rules.handPoints === true;
  for (const [index, { tokens, result }] of deals.entries()) {
    for (const seat of outIn.keys()) if (tokens[seat] >= 0) outIn[seat] = 0;
    for (const seat of result.eliminated) outIn[seat] = index + 1;
    for (const [seat, gained] of result.points.entries()) points[seat] += gained;
  }
  // Where the number of deals is limited, several are still in at the end.
  const last = deals.at(-1);
  const left = players.map((_, seat) =>
    last === undefined || outIn[seat] > 0 ? 0 : Math.max(0, last.result.tokens[seat]),
  );
  const isAhead = (a: number, b: number): boolean => {
    if (winners.includes(a) || winners.includes(b)) return !winners.includes(b);
    const [mine, theirs] = [a, b].map((seat) => [outIn[seat] || Infinity, left[seat], counts ? points[seat] : 0]);
    const differing = mine.findIndex((value, index) => value !== theirs[index]);
    return differing >= 0 && mine[differing] > theirs[differing];
  };
  return players.map((_, seat) => 1 + players.filter((__, other) => other !== seat && isAhead(other, seat)).length);
}

/** How often one has come before somebody, and how often behind. */
export interface HeadToHead {
  before: number;
  behind: number;
}

/** How one stands with each animal, after all matches that one has played with it at one table. */
export function headToHead(records: Iterable<KeptRecord>): ReadonlyMap<Animal, HeadToHead> {
  const met = new Map<Animal, HeadToHead>();
  for (const kept of records) {
    const { record, players, you, policy } = kept;
    if (you < 0 || policy === UNKNOWN_POLICY || !isAllOwn(kept)) continue;
    const places = placesOf(record);
    for (const [seat, who] of players.entries()) {
      if (who.kind !== 'bot') continue;
      const animal = animalOf(seat, who);
      const { before, behind } = met.get(animal) ?? { before: 0, behind: 0 };
      met.set(animal, {
        before: before + Number(places[you] < places[seat]),
        behind: behind + Number(places[you] > places[seat]),
      });
    }
  }
  return met;
}

interface ListedRecord {
  id: string;
  kept: KeptRecord;
}

/** Which records are shown: by the name of the rules, and of a player; null for any. */
export interface RecordFilter {
  game: string | null;
  who: string | null;
}

/** The records that pass a filter, newest first. */
export function filteredRecords(records: ReadonlyMap<string, KeptRecord>, { game, who }: RecordFilter): ListedRecord[] {
  return Array.from(records, ([id, kept]) => ({ id, kept }))
    .filter(({ kept: { record } }) => game === null || record.rules.name === game)
    .filter(({ kept: { record } }) => who === null || record.players.includes(who))
    .sort((a, b) => b.kept.ended.localeCompare(a.kept.ended) || a.id.localeCompare(b.id));
}

/** The distinct names, most frequent first. */
export function namesIn(names: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts)
    .sort(([a, first], [b, second]) => second - first || a.localeCompare(b))
    .map(([name]) => name);
}

export type Refusal =
  | { why: 'too-large' | 'not-json' | 'known' | 'all-data' | 'newer' }
  | { why: 'wrong'; error: RecordError };

type ReadRecordFile = { kept: KeptRecord } | { refusal: Refusal };

/**
 * Reads a record file (docs/formats.md#match-records) and replays it.
 * @param when the file was last changed, used as the time of the match
 * @param known whether a record is stored already
 */
export function readRecordFile(text: string, when: Date, known: (record: MatchRecord) => boolean): ReadRecordFile {
  if (text.length > LARGEST_RECORD_FILE) return { refusal: { why: 'too-large' } };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { refusal: { why: 'not-json' } };
  }
  if (hasFormat(json, 'thirty-one-data/')) return { refusal: { why: 'all-data' } };
  if (isFromNewerVersion(json)) return { refusal: { why: 'newer' } };
  try {
    const { record } = replayRecord(json);
    return known(record) ? { refusal: { why: 'known' } } : { kept: keptFromFile(record, when) };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { refusal: { why: 'wrong', error } };
  }
}

function hasFormat(json: unknown, beginning: string): boolean {
  return String((json as { format?: unknown } | null)?.format).startsWith(beginning);
}

function keptFromFile(record: MatchRecord, when: Date): KeptRecord {
  const time = when.toISOString();
  const you = record.players.findIndex(isOwnName);
  return {
    players: record.players.map((_, seat) =>
      seat === you ? { kind: 'person', name: '' } : { kind: 'bot', level: 'master', style: 'even' },
    ),
    you,
    began: time,
    ended: time,
    policy: UNKNOWN_POLICY,
    record,
  };
}

/** A function that says whether a record is among these. Packs are compared first: two matches rarely begin with the same one. */
export function knownAmong(records: Iterable<KeptRecord>): (record: MatchRecord) => boolean {
  const byPack = new Map<string, MatchRecord[]>();
  const packOf = ({ deals }: MatchRecord): string => deals[0]?.deck ?? '';
  for (const { record } of records) {
    const pack = packOf(record);
    byPack.set(pack, [...(byPack.get(pack) ?? []), record]);
  }
  return (record) => {
    const text = JSON.stringify(record);
    return (byPack.get(packOf(record)) ?? []).some((other) => JSON.stringify(other) === text);
  };
}

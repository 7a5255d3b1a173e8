/** Doubles as they travel (docs/formats.md#doubles): as a link, which is checked when it arrives. */
import * as v from 'valibot';
import { doubleFile, modesIn, readDouble, type DoubleFile } from '../../../engine/habits/double-file.ts';
import { packedModes, readPackedModes } from '../../../engine/habits/packed.ts';
import { linkText, readLinkText } from '../../base/link-text.ts';
import { PORTRAITS } from '../../base/portraits.ts';
import { LONGEST_NAME } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { DOUBLE_LINK } from '../../model/links.ts';
import type { KeptDouble } from '../../services/storage/match-schemas.ts';

export type SentDouble = Omit<KeptDouble, 'added'>;

const VERSION = 1;
/** Longest fragment that is read, in characters, and largest text in it, in bytes. */
const LONGEST_LINK = 2048;
const LARGEST_TEXT = 4096;
/** Longer names of games are cut, so that the link stays short; in characters, of which some are two code units. */
const LONGEST_GAME = 24;

/** Name, portrait, games, decisions, alike, pace, habits. */
const Travelling = v.tuple([
  v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NAME)),
  v.nullable(v.picklist(PORTRAITS)),
  v.array(v.pipe(v.string(), v.maxLength(2 * LONGEST_GAME))),
  v.number(),
  v.nullable(v.number()),
  v.number(),
  v.string(),
]);

/** The fragment of an address that holds a double. */
export async function doubleLink({ name, portrait, double }: SentDouble): Promise<string> {
  const { games, decisions, alike, pace } = double;
  const travelling: v.InferInput<typeof Travelling> = [
    name,
    portrait ?? null,
    games.map((game) => Array.from(game).slice(0, LONGEST_GAME).join('')),
    decisions,
    alike ?? null,
    Math.round(100 * (pace ?? 1)) / 100,
    packedModes(modesIn(double)),
  ];
  return `${DOUBLE_LINK}${VERSION}.${await linkText(JSON.stringify(travelling))}`;
}

/** The double in the fragment of an address, or in words what is wrong with it. */
export async function readDoubleLink(fragment: string): Promise<SentDouble | string> {
  const { damaged, newer } = words().doubles.problems;
  const parts = /^(\d{1,4})\.([0-9a-f]{6}[\w-]+)$/.exec(fragment.slice(DOUBLE_LINK.length));
  if (parts !== null && Number(parts[1]) > VERSION) return newer;
  if (parts === null || fragment.length > LONGEST_LINK) return damaged;
  try {
    return received(JSON.parse(await readLinkText(parts[2], LARGEST_TEXT)));
  } catch {
    // Whatever is wrong, only who sent it can send it again.
    return damaged;
  }
}

/** @throws {Error} where something in it is not allowed */
function received(json: unknown): SentDouble {
  const [name, portrait, games, decisions, alike, pace, habits] = v.parse(Travelling, json);
  const about: Partial<DoubleFile> = { pace, ...(alike !== null && { alike }) };
  const file = doubleFile({ name, games, decisions, ...about }, readPackedModes(habits));
  return { name, double: readDouble(file), ...(portrait !== null && { portrait }) };
}

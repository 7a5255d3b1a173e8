/** Readers of what people keep, send and open: rules, records, saves, links, challenges, doubles. */
import { doubleFile, DoubleError, readDouble, type DoubleFile } from '../../../../engine/habits/double-file.ts';
import { WEIGHT_COUNT } from '../../../../engine/habits/habits.ts';
import { Match } from '../../../../engine/match.ts';
import { Random } from '../../../../engine/random.ts';
import { RecordError, Recorder, replayRecord } from '../../../../engine/record.ts';
import { PRESETS, preset, resolveRules, RulesError } from '../../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { resumeMatch, saveMatch, type MatchSave } from '../../../../engine/save.ts';
import { challengeLink, readArrivedFile, readArrivedLink } from '../../../../game/features/challenge/challenge-link.ts';
import { doubleLink, readDoubleLink } from '../../../../game/features/doubles/double-link.ts';
import { importRecords } from '../../../../game/features/records/import-records.ts';
import { readOrExplain } from '../../../../game/features/rules/read-file.ts';
import { readRulesLink, rulesLink, SharedRulesError } from '../../../../game/features/rules/shared-rules.ts';
import { problemInWords } from '../../../../game/model/rules-problems.ts';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import { parseJson } from '../../../../training/cli/command/parse-json.ts';
import { rulesFiles } from '../../../engine/support/arbitraries.ts';
import { challengeFrom, sealedMatch } from '../../../game/support/challenges.ts';
import { damaged, damagedText } from '../../../game/support/mutations.ts';
import { NAMES, playedMatch } from '../../../game/support/records.ts';
import type { KeptRules } from '../../../../game/catalogue/library.ts';
import { saidOf, type Copy, type Reader } from './reader.ts';

const PLAYERS = 3;
/** Who sits at a saved match. */
export const SAVED_PLAYERS = PLAYERS;

const fileOf = (name: string, copy: Copy): File => new File([copy], name);

/** The JSON of a copy, as commands read it. @throws {SyntaxError} where it is none */
const jsonOf = (copy: Copy): unknown => parseJson(Buffer.from(copy));

function presetOf(seed: number): HouseRules {
  return preset(PRESETS[new Random(seed).below(PRESETS.length)]);
}

const rulesOf = (seed: number): Record<string, unknown> => rulesFiles(seed).next().value;

/** A double that a seed makes up. */
function doubleOf(seed: number): DoubleFile {
  const random = new Random(seed);
  const weights = Float64Array.from({ length: WEIGHT_COUNT }, () => 20 * random.unit() - 10);
  return doubleFile({ name: 'Anna', games: ['scat', 'Our table'], decisions: 640, alike: 87, pace: 1.25 }, weights);
}

/** A match in the middle, written down: that of the next seed where the match is over. */
export function saveOf(seed: number): MatchSave {
  const recorder = new Recorder();
  const random = new Random(seed);
  const rules = presetOf(seed);
  const match = new Match(rules, PLAYERS, { seed, recorder });
  const decisions = 1 + random.below(60);
  for (let decision = 0; decision < decisions && match.phase !== 'over'; decision++) {
    if (match.seat < 0) match.startDeal();
    const legal = match.legalActions();
    if (legal.length > 0) match.apply(legal[random.below(legal.length)]);
  }
  if (match.phase === 'over') return saveOf(seed + 1);
  return saveMatch(match, recorder, NAMES.slice(0, PLAYERS));
}

/** What a reader says that throws errors of these kinds; JSON that is none counts as said. */
function said(read: () => unknown, ...kinds: readonly (new (...args: never[]) => Error)[]): Promise<string | null> {
  try {
    read();
    return Promise.resolve(null);
  } catch (error) {
    return Promise.resolve(saidOf(error, ...kinds));
  }
}

const words = async (reading: Promise<unknown>): Promise<string | null> => {
  const read = await reading;
  return typeof read === 'string' ? read : null;
};

async function sealedChallenge(seed: number): Promise<ReturnType<typeof challengeFrom>> {
  return challengeFrom(await sealedMatch(preset('scat'), PLAYERS, { seed: seed % 256, mostDeals: 3 }), 1);
}

/** Copies of links keep what they begin with, by which they are known. */
function linkCopies(link: string, count: number, seed: number): string[] {
  const start = link.slice(0, link.indexOf('=') + 1);
  return damagedText(link.slice(start.length), count, seed).map((rest) => start + rest);
}

/** Bytes that are no text in place of a few of a text's. */
function wrongBytes(copies: string[], seed: number): Copy[] {
  const random = new Random(seed);
  return copies.map((text) => {
    if (random.below(4) > 0 || text === '') return text;
    const bytes = new Uint8Array(Buffer.from(text));
    bytes[random.below(bytes.length)] = random.below(256);
    return bytes;
  });
}

export const GAME_DATA: readonly Reader[] = [
  {
    name: 'rules files in the page',
    copies: (seed, count) => wrongBytes(damaged(rulesOf(seed), count, seed), seed),
    read: (copy) => words(readOrExplain(fileOf('ours.json', copy))),
  },
  {
    name: 'links to rules',
    copies: async (seed, count) => linkCopies(await rulesLink(rulesOf(seed) as KeptRules), count, seed),
    read: async (copy) => {
      try {
        await readRulesLink(String(copy));
        return null;
      } catch (error) {
        if (error instanceof SharedRulesError) return problemInWords(error.problem);
        throw error;
      }
    },
  },
  {
    name: 'records in the page',
    copies: (seed, count) => wrongBytes(damaged(playedMatch(presetOf(seed), PLAYERS, seed).record, count, seed), seed),
    read: async (copy) => {
      const stores = memoryStores();
      const { imported, refusals } = await importRecords([fileOf('match.json', copy)], [], stores);
      if (imported !== (await stores.records.all()).size) throw new Error('a record that was imported is not kept');
      return refusals[0] ?? null;
    },
  },
  {
    name: 'records of commands',
    copies: (seed, count) => damaged(playedMatch(resolveRules(rulesOf(seed)), 2, seed).record, count, seed),
    read: (copy) => said(() => replayRecord(jsonOf(copy)), RecordError, SyntaxError),
  },
  {
    name: 'saves',
    copies: (seed, count) => damaged(saveOf(seed), count, seed),
    read: (copy) => said(() => resumeMatch(jsonOf(copy), { seed: 0 }), RecordError, RulesError, SyntaxError),
  },
  {
    name: 'challenges',
    copies: async (seed, count) => wrongBytes(damaged(await sealedChallenge(seed), count, seed), seed),
    read: (copy) => words(readArrivedFile(fileOf('a.challenge.json', copy))),
  },
  {
    name: 'links to challenges',
    copies: async (seed, count) => linkCopies(await challengeLink(await sealedChallenge(seed)), count, seed),
    read: (copy) => words(readArrivedLink(String(copy))),
  },
  {
    name: 'links to doubles',
    copies: async (seed, count) =>
      linkCopies(await doubleLink({ name: 'Anna', portrait: 'cat', double: doubleOf(seed) }), count, seed),
    read: (copy) => words(readDoubleLink(String(copy))),
  },
  {
    name: 'doubles',
    copies: (seed, count) => damaged(doubleOf(seed), count, seed),
    read: (copy) => said(() => readDouble(jsonOf(copy)), DoubleError, SyntaxError),
  },
];

/** Records of matches that were played at random, or of deals of chosen cards, for tests of what is done with records. */
import type { Level } from '../../../engine/bots/characters.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder, type MatchRecord } from '../../../engine/record.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { saveMatch } from '../../../engine/save.ts';
import type { Seat } from '../../../game/catalogue/settings.ts';
import { memoryStores, type Stores } from '../../../game/services/storage/stores.ts';
import type { KeptRecord, OpenMatch } from '../../../game/services/storage/match-schemas.ts';
import { playRandomly } from '../../engine/support/arbitraries.ts';
import { play, stackDeck, type Stack } from '../../engine/support/stacked.ts';

export const NAMES = [
  'You',
  'Fox',
  'Owl',
  'Heron',
  'Badger',
  'Hare',
  'Otter',
  'Stag',
  'Wren',
  'Marten',
  'Bear 2',
  'Fox 2',
  'Owl 2',
  'Heron 2',
  'Badger 2',
  'Hare 2',
  'Otter 2',
];

interface Played {
  record: MatchRecord;
  match: Match;
}

/** A whole match by random legal choices, steps added now and then. */
export function playedMatch(rules: HouseRules, players: number, seed: number): Played {
  const recorder = new Recorder();
  const match = new Match(rules, players, { seed, recorder });
  playRandomly(match, seed);
  return { record: recorder.record(match, NAMES.slice(0, players)), match };
}

/** A match that is played at random until it is left: with its first deal, if nothing else is said. */
export function openMatch(
  rules: HouseRules = preset('scat'),
  players = 2,
  isLeft = ({ dealNumber }: Match): boolean => dealNumber === 1,
): { match: Match; open: OpenMatch } {
  const recorder = new Recorder();
  const match = new Match(rules, players, { seed: 2, recorder });
  const random = new Random(2);
  while (!isLeft(match)) {
    if (match.seat < 0) match.startDeal();
    else match.apply(match.legalActions()[random.below(match.legalActions().length)]);
  }
  const began = '2026-01-02T12:00:00.000Z';
  const save = structuredClone(saveMatch(match, recorder, NAMES.slice(0, players)));
  return { match, open: { players: seatsOf(players, 'casual'), you: 0, began, policy: '', saved: began, save } };
}

/** You in seat 0 against bots. */
function seatsOf(players: number, level: Level): Seat[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', level, style: 'even' },
  );
}

/** The record of a deal of chosen cards. @param moves as `play` reads them */
export function stackedRecord(rules: HouseRules, stack: Stack, ...moves: string[]): MatchRecord {
  const recorder = new Recorder();
  const players = stack.hands.length;
  const match = new Match(rules, players, { seed: 1, dealer: players - 1, recorder });
  match.startDeal(stackDeck(rules, stack));
  play(match, ...moves);
  return recorder.record(match, NAMES.slice(0, players));
}

/** A record as it is kept: you in seat 0 against bots, ended on that day of 2026. */
export function keptRecord(
  { rules = preset('scat'), players = 3, seed = 1, day = 1, level = 'master' as Level } = {},
  changes: Partial<KeptRecord> = {},
): KeptRecord {
  const ended = new Date(Date.UTC(2026, 0, day, 12)).toISOString();
  return {
    players: seatsOf(players, level),
    you: 0,
    began: ended,
    ended,
    policy: 'general',
    ...changes,
    record: changes.record ?? playedMatch(rules, players, seed).record,
  };
}

/** Stores with records of two games, and of one match that was only watched. */
export async function storesWithRecords(): Promise<Stores> {
  const stores = memoryStores();
  await stores.records.put('a', keptRecord({ day: 1 }));
  await stores.records.put('b', keptRecord({ rules: preset('golf'), players: 2, seed: 2, day: 2 }));
  await stores.records.put('c', keptRecord({ day: 3, seed: 3 }, { you: -1 }));
  return stores;
}

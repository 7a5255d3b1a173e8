/** What items of stores must look like: each with all that belongs to it, and nothing else that would break the game. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { TRIES } from '../../../../engine/daily/day.ts';
import { doubleFile } from '../../../../engine/habits/double-file.ts';
import { noHabits } from '../../../../engine/habits/habits.ts';
import { Match } from '../../../../engine/match.ts';
import { Recorder } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { saveMatch } from '../../../../engine/save.ts';
import { criticId, reviewId, schemaOf, STORES, type StoreName } from '../../../../game/services/storage/stores.ts';
import { dailySave, dayTry, playedDay } from '../../support/daily-deals.ts';
import { keptBot, rulesOf } from '../../support/own-bots.ts';
import { keptRecord } from '../../support/records.ts';
import { tinyPlan } from '../../support/teaching.ts';

const NOW = '2026-11-24T10:00:00.000Z';
const { record, ...SEATED } = keptRecord();
const recorder = new Recorder();
const match = new Match(preset('scat'), 3, { seed: 1, recorder });
match.startDeal();
const save = saveMatch(match, recorder, ['You', 'Fox', 'Owl']);
const TOTALS = Array.from({ length: TRIES }, () => 7);
const totals = { beginner: TOTALS, casual: TOTALS, regular: TOTALS, strong: TOTALS, master: TOTALS };
const COMPARISON = { master: [1, 2, 3, 4, 5, 6, 7, 8], totals };
const RANGE = { mean: 0.5, low: 0.4, high: 0.6 };
const STRENGTH = { matches: 64, expert: RANGE, start: { wins: RANGE, expert: RANGE, gain: RANGE } };

const DOUBLE = doubleFile({ name: 'Anna', games: ['scat'], decisions: 200, alike: 87, pace: 1.1 }, noHabits());

/** An item of each store that checks its fields. */
const ITEMS: Partial<Record<StoreName, Record<string, unknown>>> = {
  matches: { players: SEATED.players, you: 0, began: NOW, saved: NOW, policy: 'general', save },
  records: { players: SEATED.players, you: 0, began: NOW, ended: NOW, policy: 'general', record },
  ladder: { reached: NOW },
  goals: { reached: NOW },
  days: { ...playedDay('2026-11-24', 1), practice: dayTry('2026-11-24', 1), comparisons: { abc: COMPARISON } },
  bots: { ...keptBot({ strength: STRENGTH }) },
  guests: {
    received: NOW,
    name: 'Scat, minute 4',
    rules: rulesOf('scat'),
    players: [2, 10],
    observation: 1,
    factorCost: 0.005,
    policy: Uint8Array.of(1),
  },
  courses: {
    plan: tinyPlan(),
    start: { file: 'general.onnx', factorCost: 0.005 },
    progress: { share: 0.5, iteration: 1, decisions: 64, seconds: 3 },
    measured: [{ seconds: 3, strength: STRENGTH }],
    habits: { habits: [{}], knocks: [{}] },
    plays: [{ record: {} }],
    losses: { 'losses/value': 1 },
  },
  doubles: { added: NOW, name: 'Anna', portrait: 'cat', like: { level: 'strong', style: 'cautious' }, double: DOUBLE },
  exercises: { step: 1, due: '2026-11-24', answered: '2026-11-23' },
};

async function isRead(name: StoreName, item: unknown): Promise<boolean> {
  const schema = (await schemaOf(STORES[name] as Parameters<typeof schemaOf>[0])) as v.GenericSchema;
  try {
    return v.safeParse(schema, item).success;
  } catch {
    return false;
  }
}

/** Copies of an item, each without one of its fields, at any depth down to where plain records of other formats begin. */
function* lacking(item: Record<string, unknown>, depth: number, path = ''): Generator<[string, object]> {
  for (const [key, value] of Object.entries(item)) {
    const { [key]: _, ...rest } = item;
    yield [path + key, rest];
    const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    if (depth > 0 && isPlain)
      for (const [where, less] of lacking(value as Record<string, unknown>, depth - 1, `${path}${key}.`))
        yield [where, { ...item, [key]: less }];
  }
}

/** What is left out where it is not known, and what belongs to another format. */
const NEED_NOT_BE =
  /^(portrait|like|double\.(alike|pace)|plan\.(?!rules$|players$).*|plan\.rules\..*|rules\..*|save\..*|record\..*|comparisons\.abc|(first|practice)\.(deals|save)\..*|losses\..*)$/;

describe.each(Object.keys(ITEMS) as StoreName[])('an item of the store "%s"', (name) => {
  const item = ITEMS[name] as Record<string, unknown>;

  test('is read as it is', async () => {
    expect(await isRead(name, item)).toBe(true);
  });

  test('is damaged without any of its fields', async () => {
    const still: string[] = [];
    for (const [path, less] of lacking(item, 4))
      if (!NEED_NOT_BE.test(path) && (await isRead(name, less))) still.push(path);
    expect(still).toEqual([]);
  });

  test('is damaged as something else', async () => {
    for (const other of [null, 7, 'a text', [], {}]) expect(await isRead(name, other)).toBe(false);
  });
});

describe('the deals of a day', () => {
  const DAY = '2026-11-24';
  const day = playedDay(DAY, 2);
  const [one, two] = day.first.deals;
  const first = (changes: Partial<typeof day.first>) => ({ ...day, first: { ...day.first, ...changes } });

  test.each<[string, object, boolean]>([
    ['are the first ones of their date', day, true],
    ['may be none yet', first({ deals: [] }), true],
    ['may be all', playedDay(DAY), true],
    ['are no more than a day has', first({ deals: [...playedDay(DAY).first.deals, one] }), false],
    ['are in their order', first({ deals: [two, one] }), false],
    ['are not some of another day', first({ deals: [one, playedDay('2026-11-25', 2).first.deals[1]] }), false],
    ['are those of the date also in practice', { ...day, practice: dayTry(DAY, 1) }, true],
    ['are not those of another date in practice', { ...day, practice: dayTry('2026-11-25', 1) }, false],
    ['go on with the next one', first({ save: dailySave(DAY, 3) }), true],
    ['do not go on with another one', first({ save: dailySave(DAY, 2) }), false],
    ['do not go on with one of another date', first({ save: dailySave('2026-11-25', 3) }), false],
    ['have a date that there is', { ...day, date: '2026-02-30' }, false],
  ])('%s', async (_, item, isGood) => {
    expect(await isRead('days', item)).toBe(isGood);
  });
});

test('files of bots are bytes', async () => {
  expect(await isRead('botFiles', Uint8Array.of(1))).toBe(true);
  expect(await isRead('botFiles', [1])).toBe(false);
});

test('rules are rules files', async () => {
  expect(await isRead('rules', rulesOf('scat'))).toBe(true);
  expect(await isRead('rules', { format: 'thirty-one-rules/9' })).toBe(false);
});

test('what belongs together is stored under ids that tell so', () => {
  expect([criticId('abc'), reviewId('id', 2)]).toEqual(['abc.critic', 'id 2']);
});

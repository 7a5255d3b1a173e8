/** What items of stores must look like: each with all that belongs to it, and nothing else that would break the game. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { TRIES } from '../../../../engine/daily/day.ts';
import { doubleFile } from '../../../../engine/habits/double-file.ts';
import { noHabits, oneMode } from '../../../../engine/habits/weights.ts';
import { schemaOf, STORES, type StoreName } from '../../../../game/services/storage/stores.ts';
import { dailySave, dayTry, playedDay } from '../../support/daily-deals.ts';
import { keptBot, rulesOf } from '../../support/own-bots.ts';
import { keptRecord } from '../../support/records.ts';
import { reviewedDecision } from '../../support/reviews.ts';
import { tinyPlan } from '../../support/teaching.ts';

const NOW = '2026-11-24T10:00:00.000Z';
const DAY = '2026-11-24';
const { record, players } = keptRecord();
const SEATED = { players, you: 0, began: NOW, policy: 'general' };
const TOTALS = Array.from({ length: TRIES }, () => 7);
const totals = { beginner: TOTALS, casual: TOTALS, regular: TOTALS, strong: TOTALS, master: TOTALS };
const RANGE = { mean: 0.5, low: 0.4, high: 0.6 };
const STRENGTH = { matches: 64, expert: RANGE, start: { wins: RANGE, expert: RANGE, gain: RANGE } };
const WRONG_RULES = { format: 'thirty-one-rules/1', lives: 99 };
const DOUBLE = doubleFile({ name: 'Anna', games: ['scat'], decisions: 200, alike: 87, pace: 1.1 }, oneMode(noHabits()));

/** An item of each store that checks its fields. */
const ITEMS: Partial<Record<StoreName, Record<string, unknown>>> = {
  matches: { ...SEATED, saved: NOW, save: dailySave(DAY, 1) },
  records: { ...SEATED, ended: NOW, record },
  ladder: { reached: NOW },
  goals: { reached: NOW },
  days: {
    ...playedDay(DAY, 1),
    practice: dayTry(DAY, 1),
    comparisons: { abc: { master: [1, 2, 3, 4, 5, 6, 7, 8], totals } },
  },
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
  reviews: { record: 'a', seat: 1, policy: '5a', seed: 31, judged: [reviewedDecision()], obvious: 4 },
  exercises: { step: 1, due: DAY, answered: '2026-11-23' },
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

test.each(Object.entries(ITEMS) as [StoreName, Record<string, unknown>][])(
  'an item of the store "%s" is read as it is, and damaged without any of its fields, or as something else',
  async (name, item) => {
    expect(await isRead(name, item)).toBe(true);
    const still: string[] = [];
    for (const [path, less] of lacking(item, 4))
      if (!NEED_NOT_BE.test(path) && (await isRead(name, less))) still.push(path);
    expect(still).toEqual([]);
    for (const other of [null, 7, 'a text', [], {}]) expect(await isRead(name, other)).toBe(false);
  },
);

test.each<[StoreName, unknown, boolean]>([
  ['rules', rulesOf('scat'), true],
  ['rules', WRONG_RULES, false],
  ['bots', keptBot({ rules: 'all' }), true],
  ['bots', { ...keptBot(), rules: WRONG_RULES }, false],
  ['guests', { ...ITEMS.guests, rules: WRONG_RULES }, false],
  ['courses', { ...ITEMS.courses, plan: { ...tinyPlan(), rules: WRONG_RULES } }, false],
  ['botFiles', Uint8Array.of(1), true],
  ['botFiles', [1], false],
  ['reviews', { ...ITEMS.reviews, judged: [{ ...reviewedDecision(), verdict: 'fatal' }] }, false],
])('in the store "%s" %o: %s', async (name, item, isGood) => {
  expect(await isRead(name, item)).toBe(isGood);
});

describe('the deals of a day', () => {
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

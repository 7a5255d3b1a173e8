/** What is stored of a course, and of the bot that was taught. */
import { beforeEach, expect, test } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation-layout.ts';
import type { Model } from '../../../../game/catalogue/manifest.ts';
import { OwnBots } from '../../../../game/services/bots/own-bots.ts';
import { memoryStores, type Stores } from '../../../../game/services/storage/stores.ts';
import type { CourseLog } from '../../../../game/services/teaching/course-log.ts';
import { CourseKeeper } from '../../../../game/services/teaching/course-keeper.ts';
import { GENERAL_MODEL, rulesOf } from '../../support/own-bots.ts';
import { tinyPlan } from '../../support/teaching.ts';

const FILES = { policy: Uint8Array.of(1), critic: Uint8Array.of(2) };
const CHECKPOINT = Uint8Array.of(7);
const RANGE = { mean: 0.5, low: 0.4, high: 0.6 };
/** A measurement with a gain over what it started from. */
const measured = (seconds: number, low: number): CourseLog['measured'][number] => ({
  seconds,
  strength: { matches: 64, expert: RANGE, start: { wins: RANGE, expert: RANGE, gain: { mean: 0.1, low, high: 0.2 } } },
});

/** A course that has just begun, from nothing. */
const BEGUN: CourseLog = {
  plan: tinyPlan({ rules: rulesOf('golf'), players: [2, 6] }),
  start: null,
  progress: null,
  measured: [],
  habits: null,
  plays: null,
  losses: null,
};
/** One that has ended with a better bot. */
const DONE: CourseLog = {
  ...BEGUN,
  start: { file: 'general.onnx', factorCost: 0.004 },
  progress: { share: 1, iteration: 9, decisions: 576, seconds: 60 },
  measured: [measured(10, -0.5), measured(60, 0.05)],
};

let stores: Stores;

function keeperOn(seated: Model | null = GENERAL_MODEL): { keeper: CourseKeeper; ownBots: OwnBots } {
  const ownBots = new OwnBots(stores);
  const knowledge = { load: () => Promise.resolve(), playerOf: () => seated };
  const now = () => new Date('2026-11-24T10:00:00.000Z');
  return { keeper: new CourseKeeper({ stores, ownBots, knowledge, usualFactorCost: 0.006, now }), ownBots };
}

const unfinished = async ({ keeper } = keeperOn()) => [await keeper.unfinished(), await keeper.checkpoint()];

beforeEach(() => void (stores = memoryStores()));

test('a bot that was taught is kept with what is known of its course, and the course is forgotten', async () => {
  const { keeper, ownBots } = keeperOn();
  await keeper.keep(DONE, CHECKPOINT);
  const id = await keeper.keepBot(DONE, FILES);
  expect(ownBots.all.get(id)).toEqual({
    name: 'Bruno',
    added: '2026-11-24T10:00:00.000Z',
    origin: 'taught',
    rules: rulesOf('golf'),
    players: [2, 6],
    observation: OBSERVATION_VERSION,
    factorCost: 0.004,
    isCostMeasured: false,
    hasCritic: true,
    decisions: 576,
    strength: measured(60, 0.05).strength,
    start: 'general.onnx',
    isUsed: true,
  });
  expect([await ownBots.filesOf(id), await unfinished()]).toEqual([FILES, [null, null]]);
});

test('from nothing it costs what is usual, has no strength before it is measured, and a name that no other has', async () => {
  const { keeper, ownBots } = keeperOn();
  for (const byte of [1, 2, 3]) await keeper.keepBot(BEGUN, { policy: Uint8Array.of(byte), critic: null });
  const unknown = { factorCost: 0.006, decisions: 0, strength: null, start: null, isUsed: false };
  const names = ['Bruno', 'Bruno 2', 'Bruno 3'];
  expect([...ownBots.all.values()]).toMatchObject(names.map((name) => ({ name, ...unknown })));
});

test.each<[string, Partial<CourseLog>, Model | null]>([
  ['nobody is known to sit there', {}, null],
  ['another policy sits there by now', {}, { ...GENERAL_MODEL, file: 'scat.onnx' }],
  ['it was not measured', { measured: [] }, GENERAL_MODEL],
  ['it may have become worse', { measured: [measured(60, -0.01)] }, GENERAL_MODEL],
])('it does not play at once where %s', async (_where, changes, seated) => {
  const { keeper, ownBots } = keeperOn(seated);
  const id = await keeper.keepBot({ ...DONE, ...changes }, FILES);
  expect(ownBots.all.get(id)?.isUsed).toBe(false);
});

test('one that is forgotten does not come back with a checkpoint that is still being written', async () => {
  const { keeper } = keeperOn();
  await Promise.all([keeper.keep(BEGUN, CHECKPOINT), keeper.forget()]);
  expect(await unfinished()).toEqual([null, null]);
});

test('one can be kept again after the storage has failed', async () => {
  const { courses } = stores;
  const { keeper } = keeperOn();
  stores.courses = { ...courses, put: () => Promise.reject(new Error('full')) };
  await expect(keeper.keep(BEGUN, CHECKPOINT)).rejects.toThrow('full');
  stores.courses = courses;
  await keeper.keep(BEGUN, CHECKPOINT);
  expect(await keeper.unfinished()).toEqual(BEGUN);
});

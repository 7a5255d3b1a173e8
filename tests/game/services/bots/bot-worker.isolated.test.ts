/** The worker that runs the policy, with a runtime that gives every legal action the same chance. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTION_COUNT, KNOCK } from '../../../../engine/actions.ts';
import { Match } from '../../../../engine/match.ts';
import { OBSERVATION_VERSION } from '../../../../engine/observation-layout.ts';
import { OBSERVATION_SIZE } from '../../../../engine/observation.ts';
import { noHabits, WEIGHT_COUNT } from '../../../../engine/habits/weights.ts';
import { readPackedRival } from '../../../../engine/habits/packed.ts';
import { RIVAL } from '../../../../engine/observation-layout.ts';
import type { DealBot, MatchRecord } from '../../../../engine/record.ts';
import { decisionsOf } from '../../../../engine/review/review.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { Model } from '../../../../game/catalogue/manifest.ts';
import type {
  LearntHabits,
  BotRequests,
  KnownTable,
  OwnPolicy,
  PolicySource,
} from '../../../../game/services/bots/messages.ts';
import { sha256Of } from '../../../../game/services/sha256.ts';
import { playedMatch } from '../../support/records.ts';
import { served, WorkerScope } from '../../support/worker-scope.ts';
import { eventually } from '../../../support/eventually.ts';

type Feeds = Record<'observation' | 'mask', { data: Float32Array; dims: number[] }>;

const runtime = vi.hoisted(() => {
  const env = { wasm: {} as { numThreads?: number; wasmPaths?: object } };
  /** Sessions by the first byte of their file. */
  const sessions: { file: number; options: unknown; dims: number[][]; isReleased: boolean }[] = [];
  /** What the next session answers in place of chances, and why the next one cannot start. */
  const next = { answer: null as Float32Array | null, error: null as Error | null };
  const tensor = (data: Float32Array) => ({ getData: () => Promise.resolve(data) });
  const create = async (file: Uint8Array, options: unknown) => {
    const { error, answer } = next;
    Object.assign(next, { error: null, answer: null });
    if (error !== null) throw error;
    const session = { file: file[0], options, dims: [] as number[][], isReleased: false };
    sessions.push(session);
    return {
      run: async ({ observation, mask }: Feeds) => {
        session.dims.push(observation.dims, mask.dims);
        const rows = observation.dims[0];
        const sum = mask.data.reduce((total, legal) => total + legal, 0) / rows;
        return {
          policy: tensor(answer ?? mask.data.map((legal) => legal / sum)),
          value: tensor(new Float32Array(rows).fill(file[0])),
        };
      },
      release: async () => void (session.isReleased = true),
    };
  };
  function Tensor(type: string, data: Float32Array, dims: number[]): object {
    if (type !== 'float32' || data.length !== dims[0] * dims[1]) throw new Error('a tensor of another size');
    return { type, data, dims };
  }
  return { env, sessions, next, module: { env, Tensor, InferenceSession: { create } } };
});
vi.mock('onnxruntime-web/wasm', () => runtime.module);

const SCAT = preset('scat');
const MANIFEST = 'http://localhost/models/manifest.json';
const RUNTIME = 'http://localhost/runtime.wasm';
const listed = (name: string, rules = name) => ({
  name,
  file: `${name}.onnx`,
  rules,
  players: [2, 10],
  observation: OBSERVATION_VERSION,
  factorCost: 0.004,
});
const manifest = (...models: object[]) => JSON.stringify({ format: 'thirty-one-models/1', models });

/** Files of a page: two models, and their list. */
const FILES = {
  [MANIFEST]: manifest(listed('scat'), listed('general', 'all')),
  'http://localhost/models/scat.onnx': Uint8Array.of(1),
  'http://localhost/models/general.onnx': Uint8Array.of(2),
};

const sourceOf = (rules = SCAT, own?: OwnPolicy): PolicySource => ({
  manifest: MANIFEST,
  runtime: RUNTIME,
  wanted: { rules, observation: OBSERVATION_VERSION },
  ...(own !== undefined && { own }),
});

/** A policy of the person's own; its file is that byte. */
function ownPolicy(byte: number, rules: Model['rules'] = SCAT): OwnPolicy {
  const model: Model = { ...listed(`own ${byte}`), file: `sha of ${byte}`, rules, players: [2, 10] };
  return { model, policy: Uint8Array.of(byte) };
}

const page = new WorkerScope<BotRequests>();
await import('../../../../game/services/bots/bot-worker.ts');

const load = (source: PolicySource) => page.ask('load', source);
const sha256 = (byte: number) => sha256Of(Uint8Array.of(byte));
const sessionOf = (byte: number) => runtime.sessions.filter(({ file }) => file === byte);

/** The last turn of a deal: little can happen after it. */
function decision() {
  const match = new Match(SCAT, 2, { seed: 4 });
  match.startDeal();
  match.apply(KNOCK);
  return { view: match.view(match.seat), legal: match.legalActions(), players: [null, null] };
}

function rowsOf(rows: number, policy?: string): BotRequests['evaluate']['question'] {
  const masks = new Float32Array(rows * ACTION_COUNT).fill(1);
  const observations = new Float32Array(rows * OBSERVATION_SIZE);
  return { observations, masks, rows, ...(policy !== undefined && { policy }) };
}

beforeEach(() => void served(FILES));

describe('before a policy is loaded', () => {
  test('nothing is evaluated, and no advice given', async () => {
    expect((await page.ask('evaluate', rowsOf(1))).failed).toEqual({
      why: 'damaged',
      reason: 'The policy is not loaded yet, or no longer.',
    });
    const { failed } = await page.ask('advise', decision());
    expect(failed?.reason).toBe('The policy is not loaded yet.');
  });
});

describe('a policy', () => {
  test('is the one of the list for the rules, starts on one thread, and is fetched once', async () => {
    const { answer } = await load(sourceOf());
    expect(answer).toEqual({ model: 'scat', sha256: await sha256(1), factorCost: 0.004 });
    expect(runtime.env.wasm).toEqual({ numThreads: 1, wasmPaths: { wasm: RUNTIME } });
    const dims = [
      [1, OBSERVATION_SIZE],
      [1, ACTION_COUNT],
    ];
    expect(sessionOf(1)).toMatchObject([{ options: { executionProviders: ['wasm'] }, dims }]);
    const wanted = served(FILES);
    await load(sourceOf());
    expect([wanted, sessionOf(1).length]).toEqual([[MANIFEST], 1]);
  });

  test('of one’s own for these very rules needs no list', async () => {
    const wanted = served({});
    const { answer } = await load(sourceOf(SCAT, ownPolicy(11)));
    expect([answer, wanted]).toMatchObject([{ model: 'own 11', sha256: await sha256(11) }, []]);
  });

  test('for all rules plays where there is no specialist in the list, one’s own before the listed one', async () => {
    const own = ownPolicy(12, 'all');
    expect((await load(sourceOf(preset('golf')))).answer).toMatchObject({ model: 'general' });
    expect((await load(sourceOf(SCAT, own))).answer).toMatchObject({ model: 'scat' });
    expect((await load(sourceOf(preset('golf'), own))).answer).toMatchObject({ model: 'own 12' });
  });

  test('that is loaded follows what is known of it by now', async () => {
    const own = ownPolicy(13);
    await load(sourceOf(SCAT, own));
    const { answer } = await load(sourceOf(SCAT, { ...own, model: { ...own.model, factorCost: 0.009 } }));
    expect([answer, sessionOf(13).length]).toMatchObject([{ factorCost: 0.009 }, 1]);
  });

  test('stays while the next one plays, and is released by the one after that', async () => {
    for (const byte of [21, 22]) await load(sourceOf(SCAT, ownPolicy(byte)));
    expect(sessionOf(21)[0].isReleased).toBe(false);
    await load(sourceOf(SCAT, ownPolicy(21)));
    expect(sessionOf(21)).toHaveLength(1);
    await load(sourceOf(SCAT, ownPolicy(23)));
    expect([sessionOf(22)[0].isReleased, sessionOf(21)[0].isReleased]).toEqual([true, false]);
  });
});

describe('a policy that does not come says why', () => {
  test.each([
    ['missing', 'its list is not there', {}, /manifest\.json cannot be fetched: 404/],
    ['damaged', 'its list is no JSON', { [MANIFEST]: 'Dear Anna' }, /JSON/],
    ['damaged', 'its list is another one', { [MANIFEST]: '{"format":"x"}' }, /list of models cannot be read/],
    ['unfit', 'no model plays these rules', { [MANIFEST]: manifest(listed('golf')) }, /./],
    ['missing', 'its file is gone', { [MANIFEST]: manifest(listed('scat', 'all')) }, /scat\.onnx cannot be fetched/],
  ])('%s where %s', async (why, _, files, reason) => {
    served(files);
    const { failed } = await load(sourceOf(preset('gin')));
    expect(failed?.why).toBe(why);
    expect(failed?.reason).toMatch(reason);
  });

  test.each([
    ['missing', 'the runtime is not there', 'no available backend found'],
    ['damaged', 'the runtime cannot read it', 'protobuf parsing failed'],
  ])('%s where %s', async (why, _, message) => {
    runtime.next.error = new Error(message);
    expect((await load(sourceOf(SCAT, ownPolicy(31)))).failed).toEqual({ why, reason: message });
  });

  test.each([
    ['too few answers', () => new Float32Array(3)],
    ['no numbers', () => new Float32Array(ACTION_COUNT).fill(Number.NaN)],
  ])('damaged where it gives %s', async (_, answer) => {
    runtime.next.answer = answer();
    expect((await load(sourceOf(SCAT, ownPolicy(32)))).failed).toEqual({
      why: 'damaged',
      reason: 'The model "own 32" does not answer with one probability for each action.',
    });
  });

  test('and the next one is loaded all the same', async () => {
    served({});
    const failing = load(sourceOf());
    const following = load(sourceOf(SCAT, ownPolicy(33)));
    expect((await failing).failed?.why).toBe('missing');
    expect((await following).answer).toMatchObject({ model: 'own 33' });
  });
});

describe('decisions', () => {
  const valuesOf = async (question: BotRequests['evaluate']['question']) => {
    const { answer, failed } = await page.ask('evaluate', question);
    return failed?.why ?? [...(answer as BotRequests['evaluate']['answer']).evaluated.value];
  };

  test('are evaluated many at once, by the latest policy', async () => {
    await load(sourceOf(SCAT, ownPolicy(41)));
    const { answer } = await page.ask('evaluate', rowsOf(3));
    const { evaluated, milliseconds } = answer as BotRequests['evaluate']['answer'];
    expect(sessionOf(41)[0].dims.slice(-2)).toEqual([
      [3, OBSERVATION_SIZE],
      [3, ACTION_COUNT],
    ]);
    expect([evaluated.policy.length, [...evaluated.value]]).toEqual([3 * ACTION_COUNT, [41, 41, 41]]);
    expect(milliseconds).toBeGreaterThanOrEqual(0);
    expect(milliseconds).toBeLessThan(10_000);
  });

  test('are evaluated by the policy that they name: the latest, or the one before', async () => {
    for (const byte of [42, 43]) await load(sourceOf(SCAT, ownPolicy(byte)));
    for (const byte of [42, 43]) expect(await valuesOf(rowsOf(1, await sha256(byte)))).toEqual([byte]);
    await load(sourceOf(SCAT, ownPolicy(44)));
    expect(await valuesOf(rowsOf(1, await sha256(42)))).toBe('damaged');
  });
});

test('advice is the policy’s opinion first, then what imagined deals say, until nobody waits for it', async () => {
  await load(sourceOf(SCAT, ownPolicy(51)));
  const question = decision();
  const { answer, told } = await page.ask('advise', question);
  expect(told).toMatchObject([{ deals: 0 }]);
  const { advice, milliseconds } = answer as BotRequests['advise']['answer'];
  expect(new Set(advice.options.map(({ action }) => action))).toEqual(new Set(question.legal));
  expect(advice.deals).toBeGreaterThan(0);
  expect(milliseconds).toBeGreaterThanOrEqual(0);
  expect(milliseconds).toBeLessThan(600_000);
  const { failed } = await page.ask('advise', question, (_, cancel) => cancel());
  expect(failed?.reason).toMatch(/abort/i);
});

/** In each of its deals one knocks at once, so that the other decides twice. */
const { record } = playedMatch(SCAT, 2, 1);
const damaged = { ...record, deals: record.deals.map((deal) => ({ ...deal, actions: deal.actions.slice(1) })) };
const after = (deals: number) => ({ ...record, deals: record.deals.slice(0, deals) });
const seatIn = (one: MatchRecord, seat: number, ended = '2026-05-02T12:00:00.000Z') => ({ record: one, seat, ended });

test('recorded matches tell how a seat plays, with one policy after another; a damaged one tells nothing', async () => {
  const groups = [
    { ...sourceOf(SCAT, ownPolicy(63)), matches: [seatIn(damaged, 0), seatIn(record, 1)] },
    { ...sourceOf(SCAT, ownPolicy(64)), matches: [seatIn(record, 0, '2026-04-01T12:00:00.000Z')] },
  ];
  const { answer, told } = await page.ask('learn', { groups });
  const { decisions, modes, alike, factorCost } = answer as LearntHabits;
  const [{ weights }] = modes;
  expect(decisions).toBe(decisionsOf(record, 0).length + decisionsOf(record, 1).length);
  expect([weights.length, told]).toEqual([WEIGHT_COUNT, [1, 2, 3]]);
  expect(weights).not.toEqual(noHabits());
  expect(alike).toBeGreaterThan(0);
  expect(factorCost).toBeCloseTo(0.004, 10);
});

describe('bots that adapt', () => {
  const adaptTo = async (changes: Partial<BotRequests['adapt']['question']>) => {
    const question = { match: 'first', record: after(0), remembered: null, ...changes };
    return (await page.ask('adapt', question)).answer as KnownTable;
  };
  const trustIn = (packed: string | null) => (packed === null ? 0 : readPackedRival(packed)[0]);

  beforeEach(() => load(sourceOf()));

  test('know everybody the better the more deals are over, each of which is judged once; of another match nothing', async () => {
    const first = await adaptTo({ record: after(1) });
    const [session] = sessionOf(1).slice(-1);
    const asked = session.dims.length;
    await adaptTo({ record: after(1) });
    expect(session.dims).toHaveLength(asked);
    const second = await adaptTo({ record: after(2) });
    const ofSecond = [0, 1].flatMap((seat) => decisionsOf(record, seat)).filter(({ deal }) => deal === 2);
    expect(session.dims).toHaveLength(asked + 2 * ofSecond.length);
    for (const seat of [0, 1]) {
      expect(trustIn(first[seat])).toBeGreaterThan(0);
      expect(trustIn(second[seat])).toBeGreaterThan(trustIn(first[seat]));
    }
    expect(await adaptTo({ match: 'another' })).toEqual([null, null]);
  });

  test('remember a person from matches before, the latest best, as far as these can be read', async () => {
    const trustAfter = async (...matches: MatchRecord[]): Promise<number> => {
      const remembered = { seat: 0, matches: matches.map((one) => seatIn(one, 1)) };
      const knows = await adaptTo({ match: JSON.stringify(matches), remembered });
      expect(knows[1]).toBeNull();
      return trustIn(knows[0]);
    };
    const latest = await trustAfter(after(3), after(1), damaged);
    expect(latest).toBeGreaterThan(0);
    expect(latest).toBeGreaterThan(await trustAfter(after(1), after(3), damaged));
  });

  test('are asked again what they would have done otherwise: nothing, by a policy that minds nobody', async () => {
    const policy = await sha256(1);
    const knows = ['f'.repeat(RIVAL.size), null];
    const bots: DealBot[] = [{}, { policy, level: 'master', style: 'even', knows }];
    const deals = after(1).deals.map((one) => ({ ...one, bots }));
    const [session] = sessionOf(1).slice(-1);
    const asked = session.dims.length;
    const adapted = { ...record, format: 'thirty-one-record/2', winner: null, deals } as MatchRecord;
    expect((await page.ask('adapted', { record: adapted })).answer).toEqual([]);
    expect(session.dims.length).toBeGreaterThan(asked);
  });
});

describe('a review', () => {
  const golf = sourceOf(preset('golf'));
  const [[knocker]] = record.deals[0].actions;
  const question = { ...golf, record: after(1), seat: 1 - knocker };

  test('judges the decisions of a seat one after another, with a session that ends with it', async () => {
    const { answer, told } = await page.ask('review', question);
    const [count, policy] = [2, await sha256(2)];
    expect(answer).toBe(policy);
    expect(told).toMatchObject(Array.from({ length: count }, (_, at) => ({ at, share: (at + 1) / count, policy })));
    await eventually(() => expect(sessionOf(2).at(-1)?.isReleased).toBe(true));
    // It goes on after what the same policy has judged before, for which it needs nothing where that is all.
    const known = { policy, decisions: count - 1 };
    expect((await page.ask('review', { ...question, known })).told).toMatchObject([{ at: count - 1, share: 1 }]);
    const sessions = runtime.sessions.length;
    expect(await page.ask('review', { ...question, known: { policy, decisions: count } })).toEqual({
      answer: policy,
      told: [],
    });
    expect(runtime.sessions).toHaveLength(sessions);
    // For another policy it begins anew.
    const others = { policy: 'another', decisions: count - 1 };
    expect((await page.ask('review', { ...question, known: others })).told).toHaveLength(count);
  });

  test('is cancelled between two decisions, and its session ends all the same', async () => {
    const own = sourceOf(SCAT, ownPolicy(62));
    const { failed, told } = await page.ask('review', { ...own, record, seat: 0 }, (_, cancel) => cancel());
    expect(failed?.reason).toMatch(/abort/i);
    expect(told.length).toBeLessThan(decisionsOf(record, 0).length);
    await eventually(() => expect(sessionOf(62)).toMatchObject([{ isReleased: true }]));
  });
});

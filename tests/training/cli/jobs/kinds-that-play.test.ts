/** What comes of parts in which games are played, searched or reviewed. */
import { describe, expect, test, vi } from 'vitest';
import { createPolicyBot } from '../../../../engine/bots/policy.ts';
import type { MatchRecord } from '../../../../engine/record.ts';
import { decisionsOf, reviewOf, type ReviewedDecision } from '../../../../engine/review/review.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { createBot, factorCostOf, loadPolicy, loadControl } from '../../../../training/cli/bots/bots.ts';
import { PipeBots } from '../../../../training/cli/bots/pipe.ts';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { games, type GamesPart } from '../../../../training/cli/jobs/kinds/games.ts';
import { mistakes } from '../../../../training/cli/jobs/kinds/mistakes.ts';
import { positions } from '../../../../training/cli/jobs/kinds/positions.ts';
import { reviews } from '../../../../training/cli/jobs/kinds/reviews.ts';
import { samplePacks, type Game } from '../../../../training/learner/evaluation/arena.ts';
import { batchedEvaluate, evaluateRows } from '../../../../training/learner/evaluation/batched-evaluate.ts';
import { searchDecisions } from '../../../../training/learner/evaluation/mistakes.ts';
import { doPart } from '../../support/do-part.ts';

const rules = preset('scat');
const MODEL = 'models/general.onnx';

describe('games', () => {
  const shared = { control: null, seed: 5, hasRecords: false };
  const part: GamesPart = { rules, specs: ['random', 'expert'], measure: 'deals', first: 3, packs: 2 };
  /** As a part has them: by the seed, the first pack and their seat. */
  const bots = async () => [await createBot('random', 11), await createBot('expert', 12)];

  test.each([
    ['deals', 1],
    ['matches', Infinity],
  ] as const)('of some packs, as single %s, are those of a whole series', async (measure, mostDeals) => {
    const { result, told } = await doPart(games, shared, { ...part, measure });
    const samples = await samplePacks({ rules, bots: await bots(), seed: 5, first: 3 }, 2, mostDeals);
    expect(result).toEqual({ samples, records: [] });
    expect(told).toEqual([0.5, 1]);
  });

  test('come with a record of each, where records are asked for', async () => {
    const records: { record: MatchRecord; game: Game }[] = [];
    const onRecord = (record: MatchRecord, game: Game): void => void records.push({ record, game });
    await samplePacks({ rules, bots: await bots(), seed: 5, first: 3, onRecord }, 2, 1);
    const { result } = await doPart(games, { ...shared, hasRecords: true }, part);
    expect(records).toHaveLength(4);
    expect(result.records).toEqual(records);
  });

  test('are corrected for luck, where there is a control', async () => {
    const control = await loadControl(MODEL);
    const samples = await samplePacks({ rules, bots: await bots(), seed: 5, first: 3, control }, 2, 1);
    expect(samples.luck[0].some((luck) => luck !== 0)).toBe(true);
    expect((await doPart(games, { ...shared, control: MODEL }, part)).result.samples).toEqual(samples);
  });

  test('end the programs that play, also where one breaks the rules', async () => {
    const close = vi.spyOn(PipeBots.prototype, 'close');
    try {
      await expect(doPart(games, shared, { ...part, specs: ['pipe:exit 1', 'random'] })).rejects.toThrow(UsageError);
      expect(close).toHaveBeenCalledTimes(1);
    } finally {
      close.mockRestore();
    }
  });

  test('read the policy files, and the control', () => {
    const specs = ['expert', `level:${MODEL}@club`];
    expect(games.filesOf({ ...shared, control: 'c.onnx' }, [part, { ...part, specs }])).toEqual([MODEL, 'c.onnx']);
    expect(games.filesOf(shared, [part])).toEqual([]);
  });
});

describe('mistakes', () => {
  const shared = { rules, players: 2, model: MODEL, seed: 5 };

  test('of a part are those of its decisions', async () => {
    const { result, told } = await doPart(mistakes, shared, { index: 3, decisions: 2 });
    const session = await loadPolicy(MODEL, '--model');
    const policy = createPolicyBot(batchedEvaluate(session, setImmediate));
    const matches = { rules, players: 2, policy, evaluate: evaluateRows(session), seed: 5 };
    expect(result).toEqual(await searchDecisions(matches, 3, 2));
    expect(told).toEqual([0.5, 1]);
  });
});

describe('reviews', () => {
  const shared = { seed: 5, deals: 64 };

  async function record(): Promise<MatchRecord> {
    const played = { rules, specs: ['random', 'random'], measure: 'deals' as const, first: 0, packs: 1 };
    const { result } = await doPart(games, { control: null, seed: 7, hasRecords: true }, played);
    return result.records[0].record;
  }

  test('of a seat judge all its decisions, and count those that are obvious', async () => {
    const part = { record: await record(), seat: 1, model: MODEL };
    const { result, told } = await doPart(reviews, shared, part);
    const decisions = decisionsOf(part.record, 1);
    const evaluate = evaluateRows(await loadPolicy(MODEL, '--model'));
    const judge = { evaluate, factorCost: factorCostOf(MODEL), seed: 5, mostDeals: 64 };
    const judged: (ReviewedDecision | null)[] = [];
    for await (const one of reviewOf(decisions, judge)) judged.push(one);
    const left = judged.filter((one) => one !== null);
    expect(result).toEqual({ judged: left, obvious: judged.length - left.length });
    expect([left.length > 0, result.obvious > 0]).toEqual([true, true]);
    expect(told).toEqual(decisions.map((_, i) => (i + 1) / decisions.length));
    expect(reviews.isResult(result, part)).toBe(true);
  });

  test('read the policies that judge', async () => {
    const part = { record: await record(), seat: 0, model: 'a.onnx' };
    expect(reviews.filesOf(shared, [part, { ...part, model: 'b.onnx' }])).toEqual(['a.onnx', 'b.onnx']);
  });
});

test('positions read the policies of their tables', () => {
  const files = (...names: string[]) =>
    positions.filesOf(
      { models: 'models', count: 1, seed: 1 },
      names.map((rules, index) => ({ rules, index })),
    );
  const ofScat = ['models/general.onnx', 'models/general.onnx'];
  expect(new Set(files('scat', 'gin', 'scat'))).toEqual(new Set([...ofScat, 'models/general.onnx']));
});

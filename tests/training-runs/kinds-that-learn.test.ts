/** What comes of parts in which a policy is learnt and measured, here without learning: it stays what it began with. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createExpert } from '../../engine/bots/expert.ts';
import { rulesFile, preset } from '../../engine/rules/resolve.ts';
import { createBot } from '../../training/cli/bots/bots.ts';
import { readInitialPolicy, readInitialWeights } from '../../training/cli/bots/model-file.ts';
import type { Checkpoints, JobKind } from '../../training/cli/jobs/job-kind.ts';
import { exploiter, type Start } from '../../training/cli/jobs/kinds/exploiter.ts';
import type { LearningHooks } from '../../training/cli/jobs/kinds/learn.ts';
import { specialist } from '../../training/cli/jobs/kinds/specialist.ts';
import { playDeals, playMatches } from '../../training/learner/evaluation/arena.ts';
import type { Session } from '../../training/learner/network/session.ts';
import type { Learner } from '../../training/learner/ppo/learner.ts';
import type { FrozenOpponent } from '../../training/learner/self-play/game.ts';
import type { RunLength } from '../../training/learner/ppo/run.ts';
import { doPart } from '../training/support/do-part.ts';
import { hashOf } from '../training/support/hash.ts';

type Learning = (learner: Learner, length: RunLength, hooks: LearningHooks) => number | Promise<number>;

const made = vi.hoisted(() => ({
  /** In place of learning. @returns the seconds that it took */
  learn: (() => 1) as Learning,
  bots: [] as [spec: string, seed: number][],
  created: [] as unknown[],
  /** Whoever plays in place of the learner, and the bots that were asked to. */
  opponent: null as FrozenOpponent | null,
  asked: [] as unknown[],
}));
vi.mock(import('../../training/learner/games/thirty-one.ts'), async (original) => {
  const game = await original();
  return {
    ...game,
    oneLearnerAmong: (opponent) => {
      made.opponent = opponent;
      return game.oneLearnerAmong(opponent);
    },
    botOpponent: (bot) => {
      made.asked.push(bot);
      return game.botOpponent(bot);
    },
  };
});
vi.mock('../../training/cli/jobs/kinds/learn.ts', () => ({
  learnUntil: async (...given: Parameters<Learning>) => made.learn(...given),
}));
vi.mock(import('../../training/cli/bots/bots.ts'), async (original) => {
  const bots = await original();
  return {
    ...bots,
    createBot: async (spec, seed) => {
      made.bots.push([spec, seed]);
      const bot = await bots.createBot(spec, seed);
      made.created.push(bot);
      return bot;
    },
  };
});
// What only learning computes takes seconds to trace.
vi.mock(import('../../training/learner/tensorflow/sessions.ts'), async (original) => {
  const sessions = await original();
  const learns: Session = { run: () => Promise.reject(new Error('learns')), release: () => Promise.resolve() };
  return {
    ...sessions,
    traced: (runtime) => async (name, computation) =>
      computation.inputs.some((input) => input.name === 'parameters')
        ? learns
        : sessions.traced(runtime)(name, computation),
  };
});

const MODEL = 'models/general.onnx';
const init = readInitialPolicy(MODEL, '--init');
/** Matches end soon. */
const rules = preset('sudden-death');
const file = rulesFile(rules);
const length = { steps: 1_000, minutes: null };
const fixed = { init, packs: 3, ...length };

/** What was told to be done, as far as digits count. */
const rounded = (told: readonly number[]): number[] => told.map((share) => Number(share.toFixed(6)));

/** Half of the learning, in which much is learnt from. */
const half: Learning = (learner, _, { onProgress }) => {
  learner.decisions = 5_000;
  onProgress(0.5);
  return 7;
};

/** The weights that learning begins with; it ends there. */
async function begun<Shared, Part>(kind: JobKind<Shared, Part, unknown>, shared: Shared, part: Part) {
  let weights = new Float32Array();
  made.learn = ({ average }) => {
    weights = average.slice();
    throw new Error('enough is known');
  };
  await expect(doPart(kind, shared, part)).rejects.toThrow('enough is known');
  return weights;
}

beforeEach(() => {
  made.learn = () => 1;
  Object.assign(made, { bots: [], created: [], asked: [] });
});

describe('a specialist', () => {
  test('is measured among experts, by the same seed, with the fewest players, and has the critic and equity of its beginning', async () => {
    made.learn = half;
    const whole = readInitialWeights('models/general.onnx', '--init');
    const part = { rules: file, players: [3, 4] as [number, number], seed: 5 };
    const { result, told } = await doPart(specialist, { ...fixed, init: whole }, part);
    const own = await createBot('model:models/general.onnx', 1);
    const bots = [own, createExpert(5), createExpert(5)];
    const { seats } = await playMatches({ rules, bots, seed: 9_000_016 }, 3);
    const { average, criticAndEquity, ...rest } = result;
    expect(rest).toEqual({ decisions: 5_000, seconds: 7, againstExpert: seats[0].matchWins });
    expect(hashOf(average)).toBe(hashOf(whole.policy));
    expect(hashOf(criticAndEquity.critic)).toBe(hashOf(whole.criticAndEquity!.critic));
    expect(hashOf(criticAndEquity.equity)).toBe(hashOf(whole.criticAndEquity!.equity));
    expect(rounded(told)).toEqual([0.475]);
  });
});

describe('an exploiter', () => {
  const shared = { ...fixed, rules: file, players: 3, against: 'random' };
  const part = { seed: 5, from: 'model' as Start };

  test('is measured among those that it learnt to beat, who share their chance: by matches, then deals', async () => {
    made.learn = half;
    const { result, told } = await doPart(exploiter, shared, part);
    const opponent = await createBot('random', 5);
    const options = { rules, bots: [await createBot(`model:${MODEL}`, 1), opponent, opponent], seed: 7_000_008 };
    const [{ matchWins }] = (await playMatches(options, 3)).seats;
    const [{ tokensGainedPerDeal }] = (await playDeals(options, 3)).seats;
    const { average, ...rest } = result;
    expect(rest).toEqual({ decisions: 5_000, measured: { matchWins, tokensGainedPerDeal } });
    expect(hashOf(average)).toBe(hashOf(init.policy));
    expect(rounded(told)).toEqual([0.45, 0.926667, 0.953333, 0.98, 0.986667, 0.993333, 1]);
  });

  test('from scratch begins with other weights, by its seed', async () => {
    const from = async (seed: number, start: Start) => hashOf(await begun(exploiter, shared, { seed, from: start }));
    const weights = [await from(1, 'model'), await from(1, 'scratch'), await from(2, 'scratch')];
    expect(new Set(weights).size).toBe(3);
    expect(weights[0]).toBe(hashOf(init.policy));
  });

  test('meets an opponent with other chance after each checkpoint, and is measured with that of the beginning', async () => {
    made.learn = async (_learner, _length, { onStretch }) => {
      for (const iteration of [0, 64]) {
        await onStretch?.(iteration);
        await made.opponent?.choose([]);
      }
      return 1;
    };
    await doPart(exploiter, { ...shared, packs: 1 }, part);
    expect(made.bots).toEqual([5, 5, 5 + 64 * 1_009, 5].map((seed) => ['random', seed]));
    expect(made.asked.map((bot) => made.created.indexOf(bot))).toEqual([1, 2]);
  });

  test('does not learn against a program, which needs one for each match', async () => {
    await expect(doPart(exploiter, { ...shared, against: 'pipe:true' }, part)).rejects.toThrow(
      '"pipe:true" cannot be learnt against: it needs a bot for each match',
    );
  });

  test('reads the file of whom it learns against', () => {
    expect(exploiter.filesOf({ ...shared, against: `model:${MODEL}` }, [part])).toEqual([MODEL]);
  });
});

test('each learns as long as it is told to, and has its checkpoints', async () => {
  const checkpoints: Checkpoints = { last: Uint8Array.of(1), keep: () => undefined };
  const learnt: object[] = [];
  made.learn = (_learner, { steps, minutes }, hooks) => {
    learnt.push({ steps, minutes, checkpoints: hooks.checkpoints });
    throw new Error('enough is known');
  };
  const part = { rules: file, players: [2, 2] as [number, number], seed: 1 };
  await expect(doPart(specialist, fixed, part, checkpoints)).rejects.toThrow('enough is known');
  const shared = { ...fixed, rules: file, players: 2, against: 'random' };
  await expect(doPart(exploiter, shared, { seed: 1, from: 'model' }, checkpoints)).rejects.toThrow('enough is known');
  expect(learnt).toEqual([
    { ...length, checkpoints },
    { ...length, checkpoints },
  ]);
});

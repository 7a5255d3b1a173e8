/** What learners for some rules are made of: game, network, options and weights, with a learner that only says so. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rulesFile, preset } from '../../../../engine/rules/resolve.ts';
import { totalSize } from '../../../../training/learner/network/parameters.ts';
import { readInitialPolicy } from '../../../../training/cli/bots/model-file.ts';
import { learnerFor } from '../../../../training/cli/jobs/kinds/specialist.ts';
import { inputsOf } from '../../../../training/learner/games/inputs.ts';
import { suitShape } from '../../../../training/learner/games/suit-shape.ts';
import type { InitialWeights } from '../../../../training/learner/files/weights.ts';
import { STANDARD_OPTIONS, type LearningOptions } from '../../../../training/learner/ppo/options.ts';
import type { SelfPlayGame } from '../../../../training/learner/self-play/game.ts';
import { hashOf } from '../../support/hash.ts';

const made = vi.hoisted(() => ({
  /** What a learner was given, and what it started from. */
  game: null as unknown as SelfPlayGame,
  options: null as unknown as LearningOptions,
  started: [] as InitialWeights[],
}));
vi.mock('../../../../training/learner/ppo/learner.ts', () => ({
  Learner: class {
    constructor(...[game, , , options]: [SelfPlayGame, unknown, unknown, LearningOptions]) {
      Object.assign(made, { game, options });
    }
    startFrom(weights: InitialWeights): void {
      made.started.push(weights);
    }
    criticAndEquity(): null {
      return null;
    }
  },
}));
beforeEach(() => void (made.started = []));

const rules = preset('scat');
const players: [number, number] = [2, 3];
const init = readInitialPolicy('models/general.onnx', '--init');
const part = { rules: rulesFile(rules), players, seed: 1 };
/** Nothing is computed here. */
const execute = (): Promise<never> => Promise.resolve({ run: () => undefined } as never);

describe('a learner for some rules', () => {
  test('has a network with the inputs that these use, gives policies with all, and learns from nothing by the standard options', async () => {
    const { learner, network, whole } = await learnerFor(execute, part, null);
    const pruned = suitShape({ inputs: inputsOf(rules, players) });
    expect(made.game.network).toMatchObject({ ...pruned });
    expect(pruned.observationSize).toBeLessThan(suitShape().observationSize);
    expect(network).toMatchObject({ ...suitShape() });
    Object.assign(learner, { average: new Float32Array(totalSize(pruned.policyParameters)) });
    expect(whole().policy).toHaveLength(totalSize(network.policyParameters));
    expect([made.options, made.started]).toEqual([STANDARD_OPTIONS, []]);
  });

  test('from a policy learns with less entropy, and starts from its weights, without those that are not used', async () => {
    const { learner, whole } = await learnerFor(execute, part, init);
    expect(made.options).toEqual({ ...STANDARD_OPTIONS, entropyCoefficient: [0.03, 0.002] });
    const [{ policy, criticAndEquity, sizes }, ...others] = made.started;
    expect([others, criticAndEquity, sizes]).toEqual([[], null, init.sizes]);
    expect(policy.length).toBeLessThan(init.policy.length);
    Object.assign(learner, { average: policy });
    expect(hashOf(whole().policy)).toBe(hashOf(init.policy));
  });

  test('is as wide as the policy that it starts from', async () => {
    const sizes = { table: 8, suit: 4 };
    const policy = new Float32Array(totalSize(suitShape({ policy: sizes }).policyParameters));
    const { network } = await learnerFor(execute, part, { sizes, policy, criticAndEquity: null });
    expect(network).toMatchObject({ ...suitShape({ policy: sizes }) });
    expect(made.game.network).toMatchObject({ ...suitShape({ policy: sizes, inputs: inputsOf(rules, players) }) });
  });
});

/** What learners for some rules are made of: game, network, options and weights, with a learner that only says so. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { Variant } from '../../../../training/cli/ablation/variants.ts';
import { totalSize } from '../../../../training/learner/network/parameters.ts';
import { readInitialPolicy } from '../../../../training/cli/bots/model-file.ts';
import { learnerFor } from '../../../../training/cli/jobs/kinds/learner-for.ts';
import { sha256 } from '../../../../training/cli/jobs/queue/blobs.ts';
import { HIDDEN_GLOBAL_SIZE, HIDDEN_SIZE, HIDDEN_SUIT_SIZE } from '../../../../training/learner/games/hidden.ts';
import { inputsOf } from '../../../../training/learner/games/inputs.ts';
import { suitShape } from '../../../../training/learner/games/suit-shape.ts';
import type { InitialWeights } from '../../../../training/learner/ppo/learner.ts';
import { STANDARD_OPTIONS, type LearningOptions } from '../../../../training/learner/ppo/options.ts';
import { decisionRows, type DecisionRows, type SelfPlayGame } from '../../../../training/learner/self-play/game.ts';

const made = vi.hoisted(() => ({
  /** What a learner was given, and what it started from. */
  game: null as unknown as SelfPlayGame,
  options: null as unknown as LearningOptions,
  hasEquity: false,
  started: [] as InitialWeights[],
}));
vi.mock('../../../../training/learner/ppo/learner.ts', () => ({
  Learner: class {
    constructor(
      ...[game, , , options, { equity }]: [SelfPlayGame, unknown, unknown, LearningOptions, { equity: unknown }]
    ) {
      Object.assign(made, { game, options, hasEquity: equity !== null });
    }
    startFrom(weights: InitialWeights): void {
      made.started.push(weights);
    }
  },
}));
beforeEach(() => void (made.started = []));

const rules = preset('scat');
const players: [number, number] = [2, 3];
const init = readInitialPolicy('models/scat.onnx', '--init');
const task = { rules, players, seed: 1, init: null };
/** Nothing is computed here. */
const execute = (): Promise<never> => Promise.resolve({ run: () => undefined } as never);

/** What the critic of a variant sees at the beginning of a game that is the same for all. */
async function seenBy(variant: Variant): Promise<DecisionRows> {
  await learnerFor(execute, task, { hasAllInputs: true, isWithoutEquity: true, ...variant });
  const table = made.game.createTable(new Random(7));
  const rows = decisionRows(made.game.network, 2);
  rows.hidden.fill(0.5);
  await made.game.settle([table]);
  table.observe(rows, 1);
  return rows;
}

describe('a learner for some rules', () => {
  test('has a network with the inputs that these use, and gives policies with all', async () => {
    const { network, weights } = await learnerFor(execute, task);
    const pruned = suitShape({ inputs: inputsOf(rules, players) });
    expect(made.game.network).toMatchObject({ ...pruned });
    expect(pruned.observationSize).toBeLessThan(suitShape().observationSize);
    expect(network).toMatchObject({ ...suitShape() });
    const size = network.policyParameters.reduce((sum, { shape }) => sum + shape.reduce((a, b) => a * b, 1), 0);
    const own = pruned.policyParameters.reduce((sum, { shape }) => sum + shape.reduce((a, b) => a * b, 1), 0);
    expect(weights.restorePolicy(new Float32Array(own))).toHaveLength(size);
  });

  test('has all inputs in the variant with them', async () => {
    await learnerFor(execute, task, { hasAllInputs: true });
    expect(made.game.network).toMatchObject({ ...suitShape() });
  });

  test('says what others hold in the variant that believes', async () => {
    await learnerFor(execute, task, { hasBelief: true, hasAllInputs: true });
    expect(made.game.network).toMatchObject({ ...suitShape({ hasBelief: true }) });
    expect(made.game.network.policyParameters.length).toBeGreaterThan(suitShape().policyParameters.length);
  });

  test.each<[string, Variant, boolean]>([
    ['with', {}, true],
    ['without', { isWithoutEquity: true }, false],
  ])('learns %s a match equity', async (_, variant, hasEquity) => {
    await learnerFor(execute, task, variant);
    expect(made.hasEquity).toBe(hasEquity);
  });

  test('from random weights learns by the standard options, and starts from nothing', async () => {
    await learnerFor(execute, task);
    expect(made.options).toEqual(STANDARD_OPTIONS);
    expect(made.started).toEqual([]);
  });

  test('from a policy learns with less entropy, and starts from its weights, without those that are not used', async () => {
    const { weights } = await learnerFor(execute, { ...task, init });
    expect(made.options).toEqual({ ...STANDARD_OPTIONS, entropyCoefficient: [0.03, 0.002] });
    const [{ policy, criticAndEquity, sizes }, ...others] = made.started;
    expect([others, criticAndEquity, sizes]).toEqual([[], null, init.sizes]);
    expect(policy.length).toBeLessThan(init.policy.length);
    const bytesOf = (numbers: Float32Array): string =>
      sha256(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
    expect(bytesOf(weights.restorePolicy(policy))).toBe(bytesOf(init.policy));
  });

  test('is as wide as the policy that it starts from', async () => {
    const sizes = { table: 8, suit: 4 };
    const size = totalSize(suitShape({ policy: sizes }).policyParameters);
    const narrow = { sizes, policy: new Float32Array(size), criticAndEquity: null };
    const { network } = await learnerFor(execute, { ...task, init: narrow });
    expect(network).toMatchObject({ ...suitShape({ policy: sizes }) });
    expect(made.game.network).toMatchObject({ ...suitShape({ policy: sizes, inputs: inputsOf(rules, players) }) });
  });

  test('of a variant learns by the options that make it one', async () => {
    await learnerFor(execute, { ...task, init }, { options: { lambda: 0.5, entropyCoefficient: [1, 2] } });
    expect(made.options).toEqual({ ...STANDARD_OPTIONS, lambda: 0.5, entropyCoefficient: [1, 2] });
  });
});

describe('its critic', () => {
  const hiddenOf = ({ hidden }: DecisionRows): number[] => Array.from(hidden.subarray(HIDDEN_SIZE));
  /** Whether a place is of the next cards of the stock, the last twelve of each suit. */
  const isStock = (place: number): boolean =>
    place >= HIDDEN_GLOBAL_SIZE && (place - HIDDEN_GLOBAL_SIZE) % HIDDEN_SUIT_SIZE >= HIDDEN_SUIT_SIZE - 12;

  test('sees the hands of others and the stock', async () => {
    const hidden = hiddenOf(await seenBy({}));
    expect(hidden.some((number, place) => number !== 0 && isStock(place))).toBe(true);
    expect(hidden.some((number, place) => number !== 0 && !isStock(place))).toBe(true);
  });

  test.each<[string, 'all' | 'stock', (place: number) => boolean]>([
    ['nothing hidden', 'all', () => true],
    ['nothing of the stock', 'stock', isStock],
  ])('sees %s in the variant that is so blind, and all else as before', async (_, isCriticBlind, isUnseen) => {
    const [seen, blind] = [await seenBy({}), await seenBy({ isCriticBlind })];
    expect(hiddenOf(blind)).toEqual(hiddenOf(seen).map((number, place) => (isUnseen(place) ? 0 : number)));
    // Other rows stay as they are.
    expect(Array.from(blind.hidden.subarray(0, HIDDEN_SIZE))).toEqual(Array.from({ length: HIDDEN_SIZE }, () => 0.5));
    expect(blind.observation).toEqual(seen.observation);
    expect(blind.mask).toEqual(seen.mask);
  });
});

/** How fast the learner's computations are, beside PyTorch and TensorFlow.js itself; one thread each. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '../../../engine/random.ts';
import { loadRuntime } from '../../../training/cli/runtimes/onnxruntime.ts';
import { loadEagerBackend } from '../../../training/cli/runtimes/tensorflow-backend.ts';
import { AdamState } from '../../../training/learner/network/adam.ts';
import { STANDARD_OPTIONS } from '../../../training/learner/ppo/options.ts';
import { initialParameters, totalSize, allParameters } from '../../../training/learner/network/parameters.ts';
import { type NetworkDefinition } from '../../../training/learner/tensorflow/network.ts';
import { scalar, type Feed } from '../../../training/learner/network/session.ts';
import { eagerSession } from '../../../training/learner/tensorflow/eager.ts';
import { learnerSessions, traced, type Execute } from '../../../training/learner/tensorflow/sessions.ts';
import { suitNetwork } from '../../../training/learner/tensorflow/suit-network.ts';
import { mlpNetwork } from './mlp.ts';
import { alone, type Row } from './rows.ts';
import { TorchProcess } from './torch-process.ts';

const MINIBATCH = 1024;
/** Tables in lockstep, whose decisions one forward pass serves. */
const TABLES = 256;
const STEP = `training step, minibatch ${MINIBATCH}`;
const POLICY = `policy, ${TABLES} decisions at once`;
const PLAIN = 'learner, 340-256-256, critic 128-128';
const OURS = "learner, Thirty-One's network";
const UNIT = 'samples/s';

const RUNS = 10;
/** Student's t for an interval of 95% from `RUNS` pairs. */
const T_95 = 2.262;
/** How long a run takes, in seconds. */
const RUN = 0.3;
const LEARNING_RATE = 1e-4;
/** Steps after which our parameters and PyTorch's are compared, and how far apart they may be. */
const STEPS_COMPARED = 3;
const TOLERANCE = 1e-5;

/** Does so many steps and returns how many seconds of CPU time they took: other work on the machine does not count. */
type Run = (steps: number) => Promise<number>;

interface Contestant {
  name: string;
  train: Run;
  policy: Run;
}

/** The inputs of a batch beside the parameters, by name. */
type Batch = Record<string, Feed>;

/** The learning step and batched inference, beside their references. */
export async function learnerRows(): Promise<Row[]> {
  const runtime = await loadRuntime();
  const execute = traced(runtime);
  const start = initialParameters(allParameters(mlpNetwork), new Random(1));
  const batch = randomBatch(mlpNetwork, MINIBATCH);
  const ours = await contestant(runtime.name, execute, mlpNetwork, start, batch);
  const rows = await withTorch(start, batch, async (torch) => {
    if (torch === null) return compareBoth(ours, null);
    await ours.train(STEPS_COMPARED);
    await torch.seconds('train', STEPS_COMPARED);
    assertSame(ours.parameters(), await torch.parameters());
    return compareBoth(ours, {
      name: torch.name,
      train: (steps) => torch.seconds('train', steps),
      policy: (steps) => torch.seconds('policy', steps),
    });
  });
  const eager: Execute = async (_, computation) => eagerSession(computation);
  const backend = `TensorFlow.js, ${await loadEagerBackend()}`;
  rows.push(...(await compareBoth(ours, await contestant(backend, eager, mlpNetwork, start, batch))));

  const network = suitNetwork();
  const suits = initialParameters(allParameters(network), new Random(2));
  const shipped = await contestant(runtime.name, execute, network, suits, randomBatch(network, MINIBATCH));
  return [
    ...rows,
    alone(`${OURS}: ${STEP}`, await samplesPerSecond(MINIBATCH, shipped.train), UNIT),
    alone(`${OURS}: ${POLICY}`, await samplesPerSecond(TABLES, shipped.policy), UNIT),
  ];
}

/** The learner's own step on one minibatch, repeated, and its policy on the first rows of that minibatch. */
async function contestant(
  name: string,
  execute: Execute,
  network: NetworkDefinition,
  start: Float32Array,
  batch: Batch,
): Promise<Contestant & { parameters(): Float32Array }> {
  const sessions = await learnerSessions(execute, network, STANDARD_OPTIONS);
  const state = new AdamState(start);
  const policyFeeds = {
    parameters: vector(start.slice(0, totalSize(network.policyParameters))),
    observation: firstRows(batch.observation),
    mask: firstRows(batch.mask),
  };
  return {
    name,
    parameters: () => state.parameters,
    train: timed(async () => {
      const { gradient } = await sessions.gradient.run({ parameters: vector(state.parameters), ...batch });
      state.update(gradient.data, LEARNING_RATE);
    }),
    policy: timed(() => sessions.policy.run(policyFeeds)),
  };
}

function timed(step: () => Promise<unknown>): Run {
  return async (steps) => {
    const start = process.cpuUsage();
    for (let i = 0; i < steps; i++) await step();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
}

async function compareBoth(ours: Contestant, theirs: Contestant | null): Promise<Row[]> {
  const name = theirs?.name ?? null;
  return [
    await compare(`${PLAIN}: ${STEP}`, MINIBATCH, ours.train, name, theirs?.train),
    await compare(`${PLAIN}: ${POLICY}`, TABLES, ours.policy, name, theirs?.policy),
  ];
}

/** Times two in turn, so that disturbances affect both equally. The interval is that of the mean ratio. */
async function compare(
  name: string,
  batch: number,
  ours: Run,
  reference: string | null,
  theirs: Run | undefined,
): Promise<Row> {
  if (theirs === undefined) {
    return alone(name, await samplesPerSecond(batch, ours), UNIT, 'PyTorch, which is not installed');
  }
  const steps = [await stepsInRun(ours), await stepsInRun(theirs)];
  const speeds: [number, number][] = [];
  for (let run = 0; run < RUNS; run++) {
    const own = (batch * steps[0]) / (await ours(steps[0]));
    speeds.push([own, (batch * steps[1]) / (await theirs(steps[1]))]);
  }
  const ratios = speeds.map(([own, other]) => own / other);
  const ratio = mean(ratios);
  const deviation = Math.sqrt(ratios.reduce((sum, x) => sum + (x - ratio) ** 2, 0) / (RUNS - 1));
  const [low, high] = [-1, 1].map((side) => (ratio + (side * T_95 * deviation) / Math.sqrt(RUNS)).toFixed(2));
  return {
    name,
    value: mean(speeds.map(([own]) => own)),
    unit: UNIT,
    reference: `${reference} (ratio ${low} to ${high})`,
    referenceValue: mean(speeds.map(([, other]) => other)),
    ratio,
  };
}

async function samplesPerSecond(batch: number, run: Run): Promise<number> {
  const steps = await stepsInRun(run);
  const speeds: number[] = [];
  for (let i = 0; i < RUNS; i++) speeds.push((batch * steps) / (await run(steps)));
  return mean(speeds);
}

/** As many steps as fill a run. The first steps do not count: they allocate and compile. */
async function stepsInRun(run: Run): Promise<number> {
  await run(2);
  return Math.max(1, Math.round((3 * RUN) / (await run(3))));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
}

/** Calls `use` with PyTorch on this batch, or null where there is none. */
async function withTorch<T>(
  start: Float32Array,
  batch: Batch,
  use: (torch: TorchProcess | null) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    for (const [name, { data }] of Object.entries({ ...batch, parameters: vector(start) })) {
      writeFileSync(join(folder, name), data);
    }
    const torch = await TorchProcess.start([folder, String(MINIBATCH), String(TABLES)]);
    try {
      return await use(torch);
    } finally {
      torch?.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @throws {Error} where the two did not do the same. */
function assertSame(ours: Float32Array, theirs: readonly number[]): void {
  const apart = ours.reduce((most, x, i) => Math.max(most, Math.abs(x - theirs[i])), 0);
  if (ours.length === theirs.length && apart <= TOLERANCE) return;
  throw new Error(
    `after ${STEPS_COMPARED} steps ours and PyTorch's parameters differ by ${apart}: allowed is ${TOLERANCE}`,
  );
}

/** Sparse observations, a few legal actions, and the gradient's other inputs. */
function randomBatch(network: NetworkDefinition, size: number): Batch {
  const random = new Random(size);
  const { observationSize, hiddenSize, actionCount } = network;
  const numbers = (row: readonly number[], draw: () => number): Feed => {
    const dims = [size, ...row];
    return { data: Float32Array.from({ length: dims.reduce((a, b) => a * b) }, draw), dims };
  };
  const action = Int32Array.from({ length: size }, () => random.below(actionCount));
  const mask = numbers([actionCount], () => (random.unit() < 0.05 ? 1 : 0));
  action.forEach((output, row) => (mask.data[row * actionCount + output] = 1));
  return {
    observation: numbers([observationSize], () => (random.unit() < 0.15 ? random.unit() : 0)),
    hidden: numbers([hiddenSize], () => random.unit()),
    mask,
    average: vector(initialParameters(network.policyParameters, random)),
    action: { data: action, dims: [size] },
    logProbability: numbers([], () => -1.2 - 0.3 * random.unit()),
    advantage: numbers([], () => 2 * random.unit() - 1),
    return: numbers([], () => 2 * random.unit() - 1),
    clip: scalar(0.15),
    entropyCoefficient: scalar(0.02),
    magnetCoefficient: scalar(0.05),
  };
}

function firstRows({ data, dims: [, width] }: Feed): Feed {
  return { data: data.slice(0, TABLES * width), dims: [TABLES, width] };
}

function vector(data: Float32Array): Feed {
  return { data, dims: [data.length] };
}

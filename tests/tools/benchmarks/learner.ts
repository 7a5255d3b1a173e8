/** How fast the learner's computations are, beside onnxruntime in WebAssembly and TensorFlow.js itself; one thread each. */
import { Random } from '../../../engine/random.ts';
import { intervalOf, meanOf } from '../../../engine/statistics.ts';
import { eagerSession, loadEagerBackend } from '../../../training/cli/runtimes/eager.ts';
import { loadRuntime } from '../../../training/cli/runtimes/onnxruntime.ts';
import { loadWasmRuntime } from '../../../training/cli/runtimes/wasm-runtime.ts';
import { AdamState } from '../../../training/learner/network/adam.ts';
import { STANDARD_OPTIONS } from '../../../training/learner/ppo/options.ts';
import { LOSS_COLUMNS, lossScalars, ratesAt } from '../../../training/learner/ppo/ppo.ts';
import { initialParameters, totalSize, allParameters } from '../../../training/learner/network/parameters.ts';
import type { NetworkDefinition } from '../../../training/learner/tensorflow/network.ts';
import type { Feed } from '../../../training/learner/network/session.ts';
import { learnerSessions, traced, type Execute } from '../../../training/learner/tensorflow/sessions.ts';
import { suitNetwork } from '../../../training/learner/tensorflow/suit-network.ts';
import type { Row } from './rows.ts';

const MINIBATCH = 1024;
/** Tables in lockstep, whose decisions one forward pass serves. */
const TABLES = 256;

const RUNS = 10;
/** How long a run takes, in seconds. */
const RUN = 0.3;
const LEARNING_RATE = 1e-4;

/** Does so many steps and returns how many seconds of CPU time they took: other work on the machine does not count. */
type Run = (steps: number) => Promise<number>;

interface Contestant {
  name: string;
  train: Run;
  policy: Run;
}

/** The inputs of a batch beside the parameters, by name. */
type Batch = Record<string, Feed>;

/** The learning step and batched inference, natively where that is installed, as a page executes them, and by TensorFlow. */
export async function learnerRows(): Promise<Row[]> {
  const runtime = await loadRuntime();
  const ours = await contestant(runtime.name, traced(runtime));
  const wasm = await loadWasmRuntime();
  const others = [await contestant(`${wasm.name}, as in a page`, traced(wasm))];
  const backend = await loadEagerBackend();
  // The plain backend takes seconds for a step.
  if (backend !== 'cpu') {
    const eager: Execute = async (_, computation) => eagerSession(computation, backend);
    others.push(await contestant(`TensorFlow.js, ${backend}`, eager));
  }
  const rows: Row[] = [];
  for (const { name, train, policy } of others) {
    rows.push(
      await compare(`learner: training step, minibatch ${MINIBATCH}`, MINIBATCH, ours.train, name, train),
      await compare(`learner: policy, ${TABLES} decisions at once`, TABLES, ours.policy, name, policy),
    );
  }
  return rows;
}

/** The learner's own step on one minibatch, repeated, and its policy on the first rows of that minibatch. */
async function contestant(name: string, execute: Execute): Promise<Contestant> {
  const network = suitNetwork();
  const sessions = await learnerSessions(execute, network, STANDARD_OPTIONS);
  const start = initialParameters(allParameters(network), new Random(2));
  const state = new AdamState(start);
  const batch = randomBatch(network, MINIBATCH);
  const policyFeeds = {
    parameters: vector(start.slice(0, totalSize(network.policyParameters))),
    observation: firstRows(batch.observation),
    mask: firstRows(batch.mask),
  };
  return {
    name,
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

/** Times two in turn, so that disturbances affect both equally. The interval is that of the mean ratio. */
async function compare(name: string, batch: number, ours: Run, reference: string, theirs: Run): Promise<Row> {
  const steps = [await stepsInRun(ours), await stepsInRun(theirs)];
  const speeds: [number, number][] = [];
  for (let run = 0; run < RUNS; run++) {
    const own = (batch * steps[0]) / (await ours(steps[0]));
    speeds.push([own, (batch * steps[1]) / (await theirs(steps[1]))]);
  }
  const { mean: ratio, low, high } = intervalOf(speeds.map(([own, other]) => own / other));
  return {
    name,
    value: meanOf(speeds.map(([own]) => own)),
    unit: 'samples/s',
    reference: `${reference} (ratio ${low.toFixed(2)} to ${high.toFixed(2)})`,
    referenceValue: meanOf(speeds.map(([, other]) => other)),
    ratio,
  };
}

/** As many steps as fill a run. The first steps do not count: they allocate and compile. */
async function stepsInRun(run: Run): Promise<number> {
  await run(2);
  return Math.max(1, Math.round((3 * RUN) / (await run(3))));
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
    ...Object.fromEntries(LOSS_COLUMNS.map((name) => [name, numbers([], () => 2 * random.unit() - 1)])),
    ...lossScalars(STANDARD_OPTIONS, ratesAt(STANDARD_OPTIONS, 1), false),
  };
}

function firstRows({ data, dims: [, width] }: Feed): Feed {
  return { data: data.slice(0, TABLES * width), dims: [TABLES, width] };
}

function vector(data: Float32Array): Feed {
  return { data, dims: [data.length] };
}

/** One learner of the benchmark, in a thread of its own. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { loadRuntime } from '../../../training/cli/runtimes/onnxruntime.ts';
import { sharedAllReduce, type AllReduceMemory } from '../../../training/learner/ppo/all-reduce.ts';
import { oneGame } from '../../../training/learner/games/tables.ts';
import { thirtyOneGame } from '../../../training/learner/games/thirty-one.ts';
import { Learner } from '../../../training/learner/ppo/learner.ts';
import { STANDARD_OPTIONS } from '../../../training/learner/ppo/options.ts';
import { learnerSessions, traced } from '../../../training/learner/tensorflow/sessions.ts';
import { EquityModel } from '../../../training/learner/equity/equity-model.ts';
import { suitNetwork } from '../../../training/learner/tensorflow/suit-network.ts';

export interface SelfPlayTask {
  learner: number;
  memory: AllReduceMemory;
  iterations: number;
}

/** Decisions learnt from by all learners, and the seconds that they took, by what they were spent on. */
export interface SelfPlayReport {
  decisions: number;
  seconds: number;
  parts: Record<string, number>;
}

/** Iterations that do not count, while code is being compiled. */
const WARM_UP = 3;

if (!isMainThread) parentPort?.postMessage(await learn(workerData as SelfPlayTask));

async function learn({ learner: place, memory, iterations }: SelfPlayTask): Promise<SelfPlayReport> {
  const shared = new Random(1);
  const network = suitNetwork();
  const sessions = await learnerSessions(traced(await loadRuntime()), network, STANDARD_OPTIONS);
  const equity = new EquityModel(sessions, shared);
  const game = thirtyOneGame(oneGame(preset('scat'), 2, 2), network, equity);
  const learner = new Learner(game, sessions, new Random(place + 2), STANDARD_OPTIONS, {
    start: shared,
    equity,
    allReduce: sharedAllReduce(memory, place),
    now: () => performance.now(),
  });
  for (let i = 0; i < WARM_UP; i++) await learner.iterate(0);
  const before = learner.decisions;
  const began = performance.now();
  const parts: Record<string, number> = {};
  for (let i = 0; i < iterations; i++) {
    const { seconds } = await learner.iterate(0);
    for (const [part, time] of Object.entries(seconds)) parts[part] = (parts[part] ?? 0) + time;
  }
  return { decisions: learner.decisions - before, seconds: (performance.now() - began) / 1000, parts };
}

/** `npm run train`: self-play training to an ONNX policy. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { rulesFile } from '../../engine/record.ts';
import { resolveRules } from '../../engine/rules/resolve.ts';
import { EQUITY_PARAMETERS } from '../learner/equity.ts';
import { sharedExchangeMemory } from '../learner/exchange.ts';
import { STANDARD_OPTIONS } from '../learner/learner.ts';
import { totalSize } from '../learner/network.ts';
import { allParameters } from '../learner/ppo.ts';
import { ModelError, readPolicyParameters, writePolicyFile, type ModelFacts } from '../learner/policy-file.ts';
import { suitNetwork } from '../learner/suit-network.ts';
import { readCheckpoint, writeCheckpoint, type RunPlan, type RunState } from './checkpoint.ts';
import { duration, Progress } from './progress.ts';
import { writeReport } from './report.ts';
import type { WorkerReport, WorkerTask } from './train-worker.ts';
import { positiveNumber, readOptions, readPlayers, readRules, runCommand, UsageError, wholeNumber } from './usage.ts';
import { verifyPolicyFile } from './verify.ts';
import { writeWhole } from './whole-file.ts';
import { startWorker } from './worker.ts';

const CHECKPOINT_SECONDS = 60;
const STANDARD_MINUTES = 20;
const MOST_WORKERS = 16;

interface Run {
  plan: RunPlan;
  folder: string;
  state: RunState | null;
  policy: Float32Array | null;
}

await runCommand(async () => {
  const run = readRun();
  mkdirSync(run.folder, { recursive: true });
  const state = await learn(run);
  await finish(run, state);
});

function readRun(): Run {
  const options = readOptions({
    rules: { type: 'string' },
    players: { type: 'string' },
    minutes: { type: 'string' },
    steps: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
    resume: { type: 'string' },
    init: { type: 'string' },
    workers: { type: 'string' },
  });
  if (options.minutes !== undefined && options.steps !== undefined) {
    throw new UsageError('--minutes and --steps exclude each other: give one of them');
  }
  const minutes = options.minutes === undefined ? null : positiveNumber('minutes', options.minutes);
  const steps = options.steps === undefined ? null : wholeNumber('steps', options.steps, 1, 1e12);
  if (options.resume !== undefined) {
    for (const name of ['rules', 'players', 'seed', 'out', 'init'] as const) {
      if (options[name] !== undefined)
        throw new UsageError(`--${name} does not go with --resume: the run keeps what it began with`);
    }
    const { plan, state } = readCheckpoint(options.resume);
    const limit = minutes === null && steps === null ? {} : { minutes, steps };
    const workers = options.workers === undefined ? plan.workers : readWorkers(options.workers);
    return { plan: { ...plan, ...limit, workers }, folder: options.resume, state, policy: null };
  }
  const rules = readRules(options.rules);
  const seed = wholeNumber('seed', options.seed ?? '1', 0, 2 ** 31 - 1);
  return {
    plan: {
      rules: rulesFile(rules),
      players: readPlayers(options.players, rules),
      seed,
      workers: readWorkers(options.workers ?? String(Math.min(availableParallelism(), MOST_WORKERS))),
      minutes: steps === null ? (minutes ?? STANDARD_MINUTES) : null,
      steps,
    },
    folder: options.out ?? join('runs', `${rules.name}-${seed}`),
    state: null,
    policy: options.init === undefined ? null : readInitialPolicy(options.init),
  };
}

function readWorkers(text: string): number {
  return wholeNumber('workers', text, 1, MOST_WORKERS);
}

function readInitialPolicy(file: string): Float32Array {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new UsageError(`--init is "${file}": there is no such file`);
  }
  try {
    return readPolicyParameters(suitNetwork(), bytes);
  } catch (error) {
    if (error instanceof ModelError) throw new UsageError(`--init is "${file}": ${error.message}`);
    throw error;
  }
}

/** Learns until the plan is fulfilled, or the person asks to stop. @returns the last state */
async function learn({ plan, folder, state, policy }: Run): Promise<RunState> {
  const longest = Math.max(totalSize(allParameters(suitNetwork())), totalSize(EQUITY_PARAMETERS));
  const shared = {
    plan,
    options: STANDARD_OPTIONS,
    memory: sharedExchangeMemory(plan.workers, longest),
    stop: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    state,
    policy,
    checkpointSeconds: CHECKPOINT_SECONDS,
  };
  const progress = new Progress(plan);
  const metrics = join(folder, 'metrics.jsonl');
  const stop = (): void => {
    progress.line('stopping after this iteration …');
    Atomics.store(new Int32Array(shared.stop), 0, 1);
  };
  process.once('SIGINT', stop);
  const workers: Worker[] = [];
  try {
    return await new Promise<RunState>((resolve, reject) => {
      for (let learner = 0; learner < plan.workers; learner++) {
        const worker = startWorker(new URL('./train-worker.ts', import.meta.url), {
          ...shared,
          learner,
        } satisfies WorkerTask);
        workers.push(worker);
        worker.on('error', reject);
        worker.on('message', (report: WorkerReport) => {
          switch (report.type) {
            case 'started':
              return progress.started(report.runtime, folder);
            case 'figures':
              progress.figures(report.figures, report.seconds, report.progress);
              return appendFileSync(metrics, `${JSON.stringify(metricsLine(report))}\n`);
            case 'snapshot':
              writeCheckpoint(folder, { plan, state: report.state });
              if (report.last) resolve(report.state);
          }
        });
      }
    });
  } finally {
    process.off('SIGINT', stop);
    await Promise.all(workers.map((worker) => worker.terminate()));
    progress.end();
  }
}

function metricsLine({ figures, seconds }: Extract<WorkerReport, { type: 'figures' }>): object {
  const { metrics, ...rest } = figures;
  return { ...rest, ...metrics, seconds, 'charts/steps_per_second': figures.decisions / seconds };
}

/** Writes the averaged policy, checks the file, and reports. */
async function finish({ plan, folder }: Run, state: RunState): Promise<void> {
  const network = suitNetwork();
  const facts: ModelFacts = {
    rules: resolveRules(plan.rules),
    players: plan.players,
    training: {
      command: `npm run train -- ${process.argv.slice(2).join(' ')}`,
      seed: plan.seed,
      decisions: state.decisions,
      seconds: Math.round(state.seconds),
      commit: currentCommit(),
    },
  };
  const bytes = await writePolicyFile(network, state.average, facts);
  const difference = await verifyPolicyFile(network, state.average, bytes);
  const file = join(folder, 'policy.onnx');
  writeWhole(file, bytes);
  process.stdout.write(
    `${file}: ${Math.round(bytes.length / 1024)} kB, ${state.decisions.toLocaleString('en')} decisions in ${duration(state.seconds)}; ` +
      `differs from the network by at most ${difference.toExponential(1)}\n`,
  );
  await writeReport(folder, file, facts);
}

function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** `npm run train`: self-play training to an ONNX policy. */
import { basename, dirname } from 'node:path';
import { CHECKPOINT, CHECKPOINT_BEFORE, writeCheckpoint } from './run/checkpoint.ts';
import { command, flagOf, runWhereStarted } from './command/command.ts';
import { startLine, projectPath, shellWord } from './command/paths.ts';
import { learn } from './run/learning.ts';
import { METRICS_FILE } from './run/metrics.ts';
import { readTraining, type RunEnding } from './run/read-run.ts';
import { FOR_ONE_POLICY, OPTION_NAMES, OPTIONS_FILE, TRAIN_OPTIONS } from './run/train-options.ts';
import { CRITIC_FILE, POLICY_FILE, saveCritic, savePolicy } from './run/policies.ts';
import { Progress } from './run/progress.ts';
import { REPORT_FILE, writeReport } from './report/report.ts';
import type { Report } from './report/report-page.ts';
import { seedsPage, type RunReport } from './report/seeds-page.ts';
import { RunError, RunFolder } from './run/run-folder.ts';
import { startRun, type StartedRun, type TrainingRun } from './run/run-game.ts';
import { duration, playersText } from './command/in-words.ts';
import type { LearningEnd } from './run/train-worker.ts';
import { addModel, newFile, packsAfter } from './jobs/add-model.ts';
import { trainEach } from './jobs/train-each.ts';

const MODELS = 'models';
const ERROR_FILE = 'error.txt';
const STOPPING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One Ctrl-C may arrive twice: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 500;

export const train = command({
  name: 'train',
  does: 'Trains a policy by self-play, and writes it with a report of how it went and how strong it is.',
  options: TRAIN_OPTIONS,
  ignoreEpipe: true,
  example: '--rules scat --players 2 --minutes 10',
  notes: [
    'Ctrl-C stops after the round, with the policy as it is then; a second one ends at once.',
    `${FOR_ONE_POLICY.map(flagOf).join(', ')} are for one policy, --queue for those of several rules.`,
    `Options of the learner, for --set: ${OPTION_NAMES.join(', ')}. What they mean and allow is in training/hyperparameters.md.`,
  ],
  async run(given) {
    const { options } = given;
    if (options.install !== undefined) newFile(projectPath(MODELS), options.install);
    const training = readTraining(given, (line) => process.stderr.write(`${line}\n`));
    if ('runs' in training) return trainEach(training.runs, training.where);
    const { measure, install } = training.ending;
    if ('seeds' in training) return trainWithSeeds(training.seeds, measure);
    const { folder, plan } = training.run;
    const { seconds } = (await trainOne(training.run, measure)).end;
    if (install !== undefined && folder.has(POLICY_FILE)) {
      await addModel({
        file: folder.file(POLICY_FILE),
        name: install,
        folder: projectPath(MODELS),
        factorCost: undefined,
        packs: packsAfter(seconds),
        workers: plan.workers,
      });
    }
  },
});
await runWhereStarted(import.meta.url, train);

/** Learns a policy, and reports on it. @throws {RunError} */
async function trainOne(given: TrainingRun, measure: RunEnding['measure']): ReturnType<typeof learnAndReport> {
  const run = startRun(given);
  const { folder, plan } = run;
  try {
    folder.write(OPTIONS_FILE, `${JSON.stringify(run.game.options, null, 2)}\n`);
    if (run.checkpoint === null)
      writeCheckpoint(folder, { plan, iteration: 0, decisions: 0, seconds: 0, learners: [] });
    return await learnAndReport(run, measure);
  } catch (error) {
    throw inOneLine(error, folder);
  }
}

/** One run after another, until one is stopped, and a page about all of them. */
async function trainWithSeeds(runs: readonly TrainingRun[], measure: RunEnding['measure']): Promise<void> {
  const all = new RunFolder(dirname(runs[0].folder.path));
  const reports: RunReport[] = [];
  for (const run of runs) {
    const { end, report } = await trainOne(run, measure);
    reports.push({ ...report, page: `${basename(run.folder.path)}/${REPORT_FILE}` });
    if (!end.isDone) break;
  }
  if (reports.length < 2) return;
  all.write(REPORT_FILE, seedsPage(reports));
  process.stdout.write(`All ${reports.length} runs beside each other: ${all.file(REPORT_FILE)}\n`);
}

async function learnAndReport(
  run: StartedRun,
  measure: RunEnding['measure'],
): Promise<{ end: LearningEnd; report: Report }> {
  const { folder } = run;
  const progress = new Progress(run);
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let stage: 'learning' | 'saving' | 'reporting' = 'learning';
  const endNow = (): void => {
    progress.line(
      stage === 'reporting'
        ? `Ended without a report. The policy is ${folder.file(POLICY_FILE)}.`
        : `Ended at once. Go on from the last checkpoint with: ${startLine('train', '--resume', folder.path)}`,
    );
    stopListening();
    // As without the listener: at once, without waiting for what learners compute.
    process.kill(process.pid, 'SIGINT');
  };
  const askToStop = (): void => {
    progress.line('Stopping after this round, with the policy as it is then. Ctrl-C again ends at once.');
    Atomics.store(stop, 0, 1);
  };
  const stopListening = onStop(() => (stage === 'learning' ? askToStop() : endNow()), endNow);
  try {
    const end = await learn(run, progress, stop);
    stage = 'saving';
    await saveCritic(run, end.criticAndEquity);
    const difference = await savePolicy(run, end);
    stage = 'reporting';
    process.stdout.write(farewell(run, end, difference));
    const { report, text } = await writeReport(run, end, measure);
    process.stdout.write(text);
    process.stdout.write(
      `How it went, how strong it is and how it plays, to open in a browser: ${folder.file(REPORT_FILE)}\n`,
    );
    return { end, report };
  } finally {
    stopListening();
  }
}

/** Which files there are now, and where. */
function farewell(
  { plan, folder }: StartedRun,
  { decisions, seconds, isDone }: LearningEnd,
  difference: number,
): string {
  const files = [
    [POLICY_FILE, `the policy; differs from the network that learnt by at most ${difference.toExponential(0)}`],
    [CRITIC_FILE, 'for runs that start from it: --init POLICY loads its critic too'],
    [METRICS_FILE, `all figures; curves with: tensorboard --logdir ${shellWord(folder.path)}`],
  ].map(([name, what]) => [folder.file(name), what]);
  const width = Math.max(...files.map(([file]) => file.length));
  return [
    `${isDone ? 'Done' : 'Stopped'}: ${decisions.toLocaleString('en')} decisions learnt from in ${duration(seconds)}, for ${playersText(plan.players)} players.`,
    ...files.map(([file, what]) => `  ${file.padEnd(width)}  ${what}`),
    '',
  ].join('\n');
}

/**
 * Listens for signals to stop the run.
 * @param first called at the first signal @param again at later ones
 * @returns stops listening
 */
function onStop(first: () => void, again: () => void): () => void {
  let heard = -Infinity;
  const listener = (): void => {
    const now = performance.now();
    if (heard === -Infinity) first();
    else if (now - heard > SAME_SIGNAL_MS) again();
    if (heard === -Infinity || now - heard > SAME_SIGNAL_MS) heard = now;
  };
  for (const signal of STOPPING_SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of STOPPING_SIGNALS) process.off(signal, listener);
  };
}

/** What the user needs to know when a run fails; the stack trace goes into a file. */
function inOneLine(error: unknown, folder: RunFolder): RunError {
  const { message, stack } = error as Error;
  const resume = folder.has(CHECKPOINT) || folder.has(CHECKPOINT_BEFORE);
  const next = resume
    ? `the last checkpoint is kept: ${startLine('train', '--resume', folder.path)}`
    : 'nothing was learnt yet';
  if (error instanceof RunError) return new RunError(`${message}; ${next}`);
  try {
    folder.write(ERROR_FILE, `${stack}\n`);
  } catch {
    return new RunError(`learning broke off: ${message}; ${next}`);
  }
  return new RunError(`learning broke off: ${message} (more in ${folder.file(ERROR_FILE)}); ${next}`);
}

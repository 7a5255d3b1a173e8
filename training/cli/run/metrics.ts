/**
 * The figures of a run: `metrics.jsonl`, a line each time something was measured, and the same for TensorBoard.
 * Names are CleanRL's where it has one.
 */
import type { IterationFigures } from '../../learner/ppo/learner.ts';
import type { RunFolder } from './run-folder.ts';
import { eventFileStart, scalarsEvent, textEvent } from './tensorboard.ts';
import { optionText, type LearningOptions } from '../../learner/ppo/options.ts';

export const METRICS_FILE = 'metrics.jsonl';
/** TensorBoard looks for "tfevents" in the names of files. */
const EVENTS_FILE = 'events.out.tfevents.thirty-one';

/** CleanRL's names, where the learner's differ. */
const KNOWN_NAMES: Readonly<Record<string, string>> = {
  'losses/policy': 'losses/policy_loss',
  'losses/value': 'losses/value_loss',
  'losses/seat_value': 'losses/seat_value_loss',
};

/** The prefix of figures in seconds. */
export const TIME = 'time/';

export interface MeasuredAt {
  iteration: number;
  /** Decisions learnt from so far, by all learners. */
  global_step: number;
  seconds: number;
  /** Seconds since 1970. */
  wall_time: number;
}

/** Figures by name. `losses/…` and `charts/…` as in CleanRL; `time/…` are seconds; `eval/…` were measured by play. */
export type Scalars = Record<string, number>;
export type MetricsLine = MeasuredAt & Scalars;

export function scalarsOf(figures: IterationFigures): Scalars {
  const scalars: Scalars = {
    'losses/explained_variance': figures.explainedVariance,
    'losses/gradient_norm': figures.gradientNorm,
    'charts/episodic_length': figures.episodeLength,
    'charts/learning_rate': figures.learningRate,
  };
  for (const [name, value] of Object.entries(figures.metrics)) scalars[KNOWN_NAMES[name] ?? name] = value;
  for (const [name, value] of Object.entries(figures.game)) scalars[`charts/${snakeCase(name)}`] = value;
  for (const [name, value] of Object.entries(figures.seconds)) scalars[`${TIME}${snakeCase(name)}`] = value;
  if (figures.equityLoss !== null) scalars['losses/equity_loss'] = figures.equityLoss;
  return scalars;
}

/** `firstTurnKnocks` and `playing network` as TensorBoard takes them: `first_turn_knocks`, `playing_network`. */
function snakeCase(name: string): string {
  return name.replaceAll(' ', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Begins the files of a run's figures, or goes on with them.
 * @param iteration what was measured up to here is kept: a resumed run measures the rest again
 * @param options of the learner, which TensorBoard shows as CleanRL's hyperparameters
 * @returns adds what was measured @throws {RunError} where the files cannot be written, then and later
 */
export function metricsLog(
  folder: RunFolder,
  iteration: number,
  options: LearningOptions,
): (moment: MeasuredAt, scalars: Scalars) => void {
  const lines = readMetrics(folder).filter((line) => line.iteration <= iteration);
  folder.write(METRICS_FILE, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const began = lines[0]?.wall_time ?? Date.now() / 1000;
  const events = [eventFileStart(began), textEvent(began, 'hyperparameters', tableOf(options)), ...lines.map(eventOf)];
  folder.write(EVENTS_FILE, Buffer.concat(events));
  return (moment, scalars) => {
    const line = { ...moment, ...scalars } as MetricsLine;
    folder.append(METRICS_FILE, `${JSON.stringify(line)}\n`);
    folder.append(EVENTS_FILE, eventOf(line));
  };
}

function tableOf(options: LearningOptions): string {
  const rows = Object.entries(options).map(([name, value]) => `|${name}|${optionText(value)}|`);
  return ['|param|value|', '|-|-|', ...rows].join('\n');
}

/** The lines of a run; one that was not written completely is left out. */
export function readMetrics(folder: RunFolder): MetricsLine[] {
  const text = folder.read(METRICS_FILE)?.toString('utf8') ?? '';
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as MetricsLine];
    } catch {
      return [];
    }
  });
}

function eventOf({ iteration, global_step, seconds, wall_time, ...scalars }: MetricsLine): Uint8Array {
  return scalarsEvent(wall_time, global_step, { 'charts/iteration': iteration, 'charts/seconds': seconds, ...scalars });
}

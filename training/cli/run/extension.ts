/** What it means to give a run another length than it began with. */
import { initialOptions } from '../../learner/ppo/options.ts';
import { ratesAt } from '../../learner/ppo/ppo.ts';
import { progressOf, type RunLength } from '../../learner/ppo/run.ts';
import { startLine } from '../command/paths.ts';
import type { Checkpoint } from './checkpoint.ts';
import { without, type RunPlan } from './run-plan.ts';

/**
 * What happens to the learning rate, which falls over the whole of a run, when it goes on with another length; where the run
 * had reached its end, also how to learn on without changing what it has reached.
 * @param checkpoint where the run is, with its plan of before
 * @param plan with the new length
 * @param policy the file of its policy
 * @returns null where the rate stays as it is, or the run is over by the new length too
 */
export function extensionNotice(checkpoint: Checkpoint, plan: RunPlan, policy: string): string | null {
  const before = progressOf(checkpoint.plan, checkpoint);
  const after = progressOf(plan, checkpoint);
  if (after === before || after >= 1) return null;
  const options = initialOptions(plan.init, plan.set);
  const { learningRate } = options;
  const [was, is] = [before, after].map((progress) => rate(ratesAt(options, Math.min(progress, 1)).learningRate));
  if (was === is) return null;
  const change = `The learning rate falls over a whole run, from ${rate(learningRate[0])} to ${rate(learningRate[1])}: with ${inWords(plan)} in place of ${inWords(checkpoint.plan)} it goes on from ${is}, not from ${was}.`;
  if (before < 1) return change;
  const warning =
    'Until it has fallen again, the policy may be weaker than the one that the run ended with, which is overwritten at the end.';
  const same = without(plan.argv, '--init', '--minutes', '--steps');
  const another = startLine('train', ...same, '--init', policy, ...more(checkpoint.plan, plan));
  return `${change} ${warning} To keep that and learn on from it in a run of its own: ${another}`;
}

/** `0.00005` */
function rate(value: number): string {
  return String(Number(value.toPrecision(2)));
}

function inWords({ minutes, steps }: RunLength): string {
  return minutes === null ? `${(steps as number).toLocaleString('en')} decisions` : `${minutes} minutes`;
}

/** The options for what the new length adds to the former one; for all of it, where they are not of one kind. */
function more(before: RunLength, { minutes, steps }: RunLength): string[] {
  if (minutes !== null) return ['--minutes', String(minutes - (before.minutes ?? 0))];
  return ['--steps', String((steps as number) - (before.steps ?? 0))];
}

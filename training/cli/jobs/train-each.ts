/** Policies for several rules files, each learnt by one learner: on the cores of this machine, or on others through a queue. */
import type { WorkOptions } from '../command/options.ts';
import { runJob } from './run-job.ts';
import type { SpecialistPart, SpecialistShared } from './kinds/specialist.ts';
import { POLICY_FILE, saveCritic, savePolicy } from '../run/policies.ts';
import { startRun, type TrainingRun } from '../run/run-game.ts';
import { duration, percentOf, playersText } from '../command/in-words.ts';

/** Packs on which each policy is measured: enough to see that it has learnt. */
const PACKS = 200;

/** What is handed to those who learn the policies of these runs. */
export function specialistsOf(runs: readonly TrainingRun[]): { shared: SpecialistShared; parts: SpecialistPart[] } {
  const [{ plan, initialWeights }] = runs;
  return {
    shared: { steps: plan.steps, minutes: plan.minutes, init: initialWeights, packs: PACKS },
    parts: runs.map(({ plan: { rules, players, seed } }) => ({ rules: rules as object, players, seed })),
  };
}

/**
 * Learns a policy for each of these runs, which differ in their rules and players alone, and writes it as soon as it is
 * there, with a line of a table about it.
 * @throws {UsageError} where one cannot be learnt, {RunError} where one cannot be written
 */
export async function trainEach(runs: readonly TrainingRun[], where: WorkOptions): Promise<void> {
  const { shared, parts } = specialistsOf(runs);
  process.stdout.write('| rules | players | decisions | time | of matches against expert | policy |\n');
  process.stdout.write('| --- | --- | --- | --- | --- | --- |\n');
  await runJob({ kind: 'specialist', shared, parts, unit: 'policies', options: where }, async (at, result) => {
    const run = startRun(runs[at]);
    await saveCritic(run, result.criticAndEquity);
    await savePolicy(run, result);
    const { plan: own, folder, game } = run;
    const facts = [
      game.rules.name,
      playersText(own.players),
      result.decisions.toLocaleString('en'),
      duration(result.seconds),
      `${percentOf(result.againstExpert)} with ${own.players[0]}`,
      folder.file(POLICY_FILE),
    ];
    process.stdout.write(`| ${facts.join(' | ')} |\n`);
  });
}

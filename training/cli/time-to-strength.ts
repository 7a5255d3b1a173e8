/**
 * `npm run tool -- time-to-strength`: from when on the policies of a run were stronger than a bot. A curve of training says little
 * of that; here all that was kept is measured afterwards, on the same packs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playMatches } from '../learner/evaluation/arena.ts';
import { type Interval } from '../../engine/statistics.ts';
import { createPolicyBot } from '../../engine/bots/policy.ts';
import { readModelFacts, type ModelFacts } from '../learner/files/policy-file.ts';
import { batchedEvaluate } from './bots/batched-evaluate.ts';
import { BOTS_NOTE, createBot, loadPolicy } from './bots/bots.ts';
import { spec } from './bots/spec-options.ts';
import { command } from './command/command.ts';
import { path, positiveNumber, seed, wholeNumber } from './command/options.ts';
import { ProgressLine } from './command/progress-line.ts';
import { UsageError } from './command/usage-error.ts';
import { PAST_FOLDER, POLICY_FILE } from './run/policies.ts';
import { percentOf } from './support/percent.ts';

export const timeToStrength = command({
  name: 'time-to-strength',
  isTool: true,
  does: 'Measures the policies that a run kept, the last first, and says from when on all were stronger than a bot.',
  options: {
    run: path({
      value: 'DIR',
      meaning: 'the folder of the run',
      allowed: 'allowed is the folder of a run',
      required: true,
    }),
    opponent: spec({ meaning: 'the bot in all other seats; not a program', default: 'expert' }),
    share: positiveNumber({
      meaning: 'what is strong enough: the percentage of matches won',
      value: 'P',
      leftOut: 'a fair share, 50 for two players',
    }),
    packs: wholeNumber({
      meaning: 'whole matches of each measurement, each with the same packs in all rotations of the seats',
      from: 2,
      to: 1e7,
      default: 2_000,
    }),
    seed: seed('another seed plays other packs'),
  },
  example: '--run runs/scat-1 --packs 4000',
  notes: [
    'Runs keep more of their policies with `npm run train -- --keep-every SECONDS`. It ends at the first that is not strong enough.',
    BOTS_NOTE,
  ],
  async run({ options }) {
    const kept = policiesOf(options.run);
    const players = kept[0].facts.players[0];
    const share = (options.share ?? 100 / players) / 100;
    const progress = new ProgressLine('policies', kept.length);
    process.stdout.write('| seconds | decisions | matches won |\n| --- | --- | --- |\n');
    let first: ModelFacts | null = null;
    for (const [i, { file, facts }] of kept.entries()) {
      const won = await matchesWon(file, facts, options);
      progress.clear();
      process.stdout.write(`| ${facts.training.seconds ?? ''} | ${facts.training.decisions} | ${percentOf(won)} |\n`);
      progress.update(i + 1);
      if (won === null || won.mean < share) break;
      first = facts;
    }
    progress.clear();
    process.stdout.write(`\n${summary(first, share, options.opponent)}\n`);
  },
});

function summary(first: ModelFacts | null, share: number, opponent: string): string {
  const goal = `${Math.round(100 * share)}% of matches against ${opponent}`;
  if (first === null) return `The last policy does not win ${goal}.`;
  const { seconds, decisions } = first.training;
  return `All policies from ${seconds === undefined ? '' : `${seconds} s, `}${decisions} decisions on win ${goal}.`;
}

/** The policies that a run kept, the last first. @throws {UsageError} where there are none */
function policiesOf(run: string): { file: string; facts: ModelFacts }[] {
  const past = join(run, PAST_FOLDER);
  try {
    const files = [join(run, POLICY_FILE), ...readdirSync(past).map((name) => join(past, name))];
    const policies = files.map((file) => ({ file, facts: readModelFacts(readFileSync(file)) }));
    const byDecisions = new Map(policies.map((policy) => [policy.facts.training.decisions, policy]));
    return [...byDecisions.values()].toSorted((a, b) => b.facts.training.decisions - a.facts.training.decisions);
  } catch (error) {
    throw new UsageError(
      `--run is "${run}": ${(error as Error).message}; allowed is the folder of a run that has ended`,
    );
  }
}

async function matchesWon(
  file: string,
  { rules, players: [players] }: ModelFacts,
  { opponent, packs, seed: first }: { opponent: string; packs: number; seed: number },
): Promise<Interval | null> {
  const own = createPolicyBot(batchedEvaluate(await loadPolicy(file, file)));
  const other = await createBot(opponent, first);
  if ('sitDown' in other) {
    throw new UsageError(`--opponent is "${opponent}": allowed is a bot in this process, not a pipe`);
  }
  const bots = [own, ...Array.from({ length: players - 1 }, () => other)];
  const { seats } = await playMatches({ rules, bots, seed: first }, packs);
  return seats[0].matchWins;
}

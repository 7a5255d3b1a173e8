/** The end of a run: measures the final policy, writes the report, and summarises it. */
import type { Bot } from '../../../engine/bots/bot.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { createPolicyBot } from '../../../engine/bots/policy.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { fullTotal } from '../../../engine/value.ts';
import { alarmsOf } from './alarms.ts';
import { createPolicyPlayer, marginOf, winsAgainst } from '../run/evaluation.ts';
import { IS_PACKAGE, startLine } from '../command/paths.ts';
import { ProgressLine } from '../command/progress-line.ts';
import { readMetrics } from '../run/metrics.ts';
import type { RunPlan } from '../run/run-plan.ts';
import { pastPolicies, POLICY_FILE } from '../run/policies.ts';
import { portray, type PolicyPortrait } from './portrait.ts';
import { reportPage, shortNumber, type Report, type OpponentResult } from './report-page.ts';
import type { RunFolder } from '../run/run-folder.ts';
import type { StartedRun } from '../run/run-game.ts';
import type { LearningEnd } from '../run/train-worker.ts';
import { percent } from '../command/in-words.ts';

export const REPORT_FILE = 'report.html';

/** Values of a three-card hand at which yardsticks knock. */
const THRESHOLDS = [23, 25, 27];
const STANDARD_FULL = 31;
/** A table of this many players is measured too, if the policy is for it. */
const MORE_PLAYERS = 4;
/** Part of the run that measuring at its end may take, and its limits in seconds. */
const SHARE = 0.05;
const SHORTEST_SECONDS = 4;
const LONGEST_SECONDS = 60;
/** Shares of that time for the portrait, and for matches against the strongest bot. */
const PORTRAIT_PART = 0.15;
const EXPERT_PART = 0.35;
const SEED = 3_131;

/**
 * Measures the final policy and writes `report.html`.
 * @param seconds about how long the measuring takes; what suits the length of the run where it is left out
 * @returns the report, and the table of what was measured and the alarms as text
 * @throws {RunError}
 */
export async function writeReport(
  run: StartedRun,
  end: LearningEnd,
  seconds = Math.min(Math.max(SHORTEST_SECONDS, SHARE * end.seconds), LONGEST_SECONDS),
): Promise<{ report: Report; text: string }> {
  const { folder, game, plan } = run;
  const lines = readMetrics(folder);
  const measured = await measure(run, end, seconds);
  const report: Report = {
    title: game.title,
    plan,
    options: game.options,
    ...end,
    lines,
    ...measured,
    alarms: alarmsOf({ lines, isFromRandomWeights: plan.init === null, ...measured }),
    commands: commandsFor(plan, folder),
  };
  folder.write(REPORT_FILE, reportPage(report));
  return { report, text: summary(report) };
}

async function measure(
  run: StartedRun,
  end: LearningEnd,
  seconds: number,
): Promise<{ ladder: OpponentResult[]; portraits: PolicyPortrait[] }> {
  const { rules } = run.game;
  const [fewest, most] = run.plan.players;
  const player = await createPolicyPlayer(run.game);
  const tables = fewest < MORE_PLAYERS && MORE_PLAYERS <= most ? [fewest, MORE_PLAYERS] : [fewest];
  const perTable = seconds / tables.length;
  const evaluate = player(end.average);
  const ladder: OpponentResult[] = [];
  const portraits: PolicyPortrait[] = [];
  const past = pastPolicies(run, end.decisions).map(({ decisions, average }): [string, () => Bot] => {
    const bot = createPolicyBot(player(average));
    return [`itself after ${shortNumber(decisions)}`, () => bot];
  });
  const yardsticks = 1 + THRESHOLDS.length;
  const progress = new ProgressLine('measurements', tables.length * (yardsticks + 1) + past.length);
  for (const players of tables) {
    const table = { rules, players, seed: SEED };
    const opponents: [string, () => Bot][] = [
      ['expert', () => createExpert(SEED)],
      ...THRESHOLDS.map((value): [string, () => Bot] => {
        const bot = createThresholdBot(Math.round((value * fullTotal(rules)) / STANDARD_FULL));
        return [bot.name, () => bot];
      }),
      ...(players === fewest ? past.toReversed() : []),
    ];
    const each = ((1 - PORTRAIT_PART - EXPERT_PART) * perTable) / (opponents.length - 1);
    for (const [i, [name, opponent]] of opponents.entries()) {
      const seconds = i === 0 ? EXPERT_PART * perTable : each;
      const wins = await winsAgainst(table, createPolicyBot(evaluate), opponent, seconds);
      ladder.push({ name, players, wins });
      progress.update(ladder.length + portraits.length);
    }
    const stop = performance.now() + 1000 * PORTRAIT_PART * perTable;
    portraits.push(await portray(table, evaluate, () => performance.now() >= stop));
    progress.update(ladder.length + portraits.length);
  }
  progress.clear();
  return { ladder, portraits };
}

function commandsFor(plan: RunPlan, folder: RunFolder): Report['commands'] {
  const goOn = {
    what: 'Train it for longer:',
    command: startLine('train', '--resume', folder.path, ...longer(plan)),
  };
  const model = folder.file(POLICY_FILE);
  const rules = plan.rulesOption;
  const others = Array.from({ length: plan.players[0] - 1 }, () => 'expert');
  const seats = [`model:${model.includes(',') ? `"${model}"` : model}`, ...others].join(',');
  const measure = {
    what: 'Measure it against other bots:',
    command: startLine('arena', '--rules', rules, '--seats', seats, '--matches', '1000'),
  };
  const letItPlay = {
    what: 'Let it play in the browser, under a name of your own:',
    command: `${startLine('models', 'add', model, '--name', 'mine')}\nnpm start`,
  };
  return IS_PACKAGE ? [measure, goOn] : [measure, letItPlay, goOn];
}

function longer({ minutes, steps }: RunPlan): string[] {
  return minutes === null ? ['--steps', String(2 * (steps as number))] : ['--minutes', String(2 * minutes)];
}

function summary({ ladder, alarms }: Report): string {
  const lines: string[] = [];
  for (const players of new Set(ladder.map((rung) => rung.players))) {
    const rungs = ladder.filter((rung) => rung.players === players);
    const width = Math.max(...rungs.map(({ name }) => name.length));
    lines.push(`Matches won with ${players} players (a fair share is ${percent(1 / players)}):`);
    for (const { name, wins } of rungs) {
      lines.push(
        `  against ${name.padEnd(width)}  ${percent(wins.mean).padStart(4)} ± ${Math.round(100 * marginOf(wins))}`,
      );
    }
  }
  for (const alarm of alarms) lines.push(`Look out: ${alarm}`);
  return `${lines.join('\n')}\n`;
}

/** The report of a run: how it was trained, and how the policy does against bots that it never trained against. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playMatches } from '../learner/arena.ts';
import type { ModelFacts } from '../learner/policy-file.ts';
import { createBot } from './bots.ts';
import { duration } from './progress.ts';

const MATCHES = 60;
const OPPONENTS = ['expert', 'threshold:25'];

/** Writes `report.md` into the folder, and prints its table. */
export async function writeReport(folder: string, model: string, facts: ModelFacts): Promise<void> {
  const lines = ['| players | against | matches won | fair share |', '| --- | --- | --- | --- |'];
  for (const players of new Set(facts.players)) {
    for (const opponent of OPPONENTS) lines.push(await resultLine(model, facts, players, opponent));
  }
  const table = lines.join('\n');
  const { training, rules } = facts;
  const report = [
    `# Training report: ${rules.name}, ${facts.players.join(' to ')} players`,
    '',
    `- Command: \`${training.command}\` (seed ${training.seed}, commit ${training.commit})`,
    `- ${training.decisions.toLocaleString('en')} decisions learnt from in ${duration(training.seconds)}`,
    `- Last figures: ${lastFigures(folder)}`,
    '',
    table,
    '',
    `One bot of the policy among equals; ${MATCHES} packs, each in all rotations of the seats; 95% intervals. \`npm run arena\` gives narrower ones.`,
    '',
  ].join('\n');
  writeFileSync(join(folder, 'report.md'), report);
  process.stdout.write(`${table}\n`);
}

async function resultLine(model: string, { rules }: ModelFacts, players: number, opponent: string): Promise<string> {
  const specs = [`model:${model}`, ...Array.from({ length: players - 1 }, () => opponent)];
  const bots = [];
  for (const [i, spec] of specs.entries()) bots.push(await createBot(spec, i + 1));
  const { seats } = await playMatches({ rules, bots, seed: 1 }, Math.ceil(MATCHES / players));
  const wins = seats[0].matchWins;
  if (wins === null) throw new Error('the arena measured no matches');
  const half = (wins.high - wins.low) / 2;
  return `| ${players} | ${opponent} | ${percent(wins.mean)} ± ${percent(half)} | ${percent(1 / players)} |`;
}

function lastFigures(folder: string): string {
  const last = JSON.parse(
    readFileSync(join(folder, 'metrics.jsonl'), 'utf8').trim().split('\n').at(-1) as string,
  ) as Record<string, number>;
  return ['losses/entropy', 'losses/approx_kl', 'explainedVariance', 'episodeLength']
    .map((name) => `${name} ${last[name].toFixed(4)}`)
    .join(', ');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/**
 * `npm run review-validity`: whether reviews are right. The master's own matches hardly get a mark, planted losses get one, and another
 * seed says the same.
 */
import type { Action } from '../../../../engine/actions.ts';
import { createPolicyBot } from '../../../../engine/bots/policy.ts';
import { Match } from '../../../../engine/match.ts';
import { Random } from '../../../../engine/random.ts';
import { checkPlayers } from '../../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { ImaginedDeals, type Decision, type Judge } from '../../../../engine/review/imagined-deals.ts';
import { JudgedDecision, isMarked, linesFor, type Verdict } from '../../../../engine/review/judge.ts';
import { meanChances } from '../../../../engine/review/loss.ts';
import { copyOfView } from '../../../../engine/view.ts';
import { batchedEvaluate } from '../../../../training/cli/bots/batched-evaluate.ts';
import { evaluateRows, factorCostOf, loadPolicy } from '../../../../training/cli/bots/bots.ts';
import { command, runWhereStarted } from '../../../../training/cli/command/command.ts';
import { playersAtTable, seed, wholeNumber } from '../../../../training/cli/command/options.ts';
import { rulesOption } from '../../../../training/cli/command/rules-options.ts';
import { ProgressLine } from '../../../../training/cli/command/progress-line.ts';
import { packSeed } from '../../../../training/learner/evaluation/arena.ts';
import { policyFor } from '../../../../training/cli/support/policy-for.ts';

/** Losses are planted where so many deals say that an action loses at least this, at a table for two. */
const PLANTED = { deals: 4_000, loss: 0.06 };
/** Planted losses are looked for among actions that lose as much in so few deals. */
const FIRST_DEALS = 64;
/** One decision in this many is looked at for a loss to plant. */
const ONE_IN = 6;

class Counts {
  judged = 0;
  marked = 0;
  /** With another seed: the same verdict; still a mark. */
  same = 0;
  stillMarked = 0;
  planted = 0;
  found = 0;
}

export const reviewValidity = command({
  name: 'review-validity',
  does: 'Checks reviews: the master’s own matches hardly get a mark, planted losses get one, and another seed says the same.',
  options: {
    rules: rulesOption(),
    players: playersAtTable('how many sit at the table'),
    matches: wholeNumber({ meaning: 'how many matches of the master with itself', from: 1, to: 10_000, default: 10 }),
    seed: seed('another seed plays other matches'),
  },
  example: '--rules scat --players 4 --matches 10',
  notes: ['One seat of each match is judged, with two seeds: about a minute for each match.'],
  async run({ options }) {
    const { rules, players, matches } = options;
    checkPlayers(rules, players);
    const counts = new Counts();
    const progress = new ProgressLine('matches', matches);
    for (let i = 0; i < matches; i++) {
      await checkMatch(rules, players, new Random(packSeed(options.seed, i)), counts);
      progress.update(i + 1);
    }
    progress.clear();
    process.stdout.write(inWords(counts));
  },
});
await runWhereStarted(import.meta.url, reviewValidity);

function inWords({ judged, marked, same, stillMarked, planted, found }: Counts): string {
  return (
    `${marked} of ${judged} decisions of the master marked; by another seed ${same} of ${judged} verdicts are the same\n` +
    `${found} of ${planted} planted losses marked, ${stillMarked} of these by another seed too\n`
  );
}

async function checkMatch(rules: HouseRules, players: number, random: Random, counts: Counts): Promise<void> {
  const model = policyFor('models', rules, players);
  const session = await loadPolicy(model, '--model');
  const master = createPolicyBot(batchedEvaluate(session));
  const judge = (judgeSeed: number): Judge => ({
    evaluate: evaluateRows(session),
    factorCost: factorCostOf(model),
    seed: judgeSeed,
  });
  const match = new Match(rules, players, { seed: random.seed() });
  while (match.phase !== 'over') {
    if (match.seat < 0) {
      match.startDeal();
      continue;
    }
    const legal = match.legalActions();
    const played = await master.decide(match.view(match.seat), legal);
    if (match.seat === 0 && legal.length > 1 && match.phase === 'deal') {
      const view = copyOfView(match.view(0));
      const decision = { view, legal, players: Array.from({ length: players }, () => null) };
      await checkPlayed(decision, played, judge, counts);
      if (random.below(ONE_IN) === 0) await checkPlanted(decision, played, judge, counts);
    }
    match.apply(played);
  }
}

async function verdictOf(decision: Decision, action: Action, judge: Judge): Promise<Verdict | null> {
  const judged = new JudgedDecision(decision, judge);
  return (await judged.isObvious(action)) ? null : ((await judged.judge(action))?.verdict ?? null);
}

async function checkPlayed(
  decision: Decision,
  played: Action,
  judge: (seed: number) => Judge,
  counts: Counts,
): Promise<void> {
  const verdict = await verdictOf(decision, played, judge(1));
  if (verdict === null) return;
  counts.judged++;
  if (isMarked(verdict)) counts.marked++;
  if ((await verdictOf(decision, played, judge(2))) === verdict) counts.same++;
}

/** Plants the action that loses most, where it loses enough. */
async function checkPlanted(
  decision: Decision,
  played: Action,
  judge: (seed: number) => Judge,
  counts: Counts,
): Promise<void> {
  const least = (PLANTED.loss / 0.02) * linesFor(decision.view.table.aliveCount).doubtful;
  const deals = new ImaginedDeals(decision, judge(3));
  const worst = async (count: number): Promise<{ action: Action; loss: number }> => {
    await deals.imagine(count);
    const chances = meanChances(deals.outcomes);
    const best = Math.max(...chances);
    const losses = decision.legal.map((action, i) => ({ action, loss: action === played ? 0 : best - chances[i] }));
    // Not the worst of all: losses near the line are the hard ones.
    return losses.filter(({ loss }) => loss >= least).sort((a, b) => a.loss - b.loss)[0] ?? { action: played, loss: 0 };
  };
  const first = await worst(FIRST_DEALS);
  if (first.loss < least) return;
  const { action, loss } = await worst(PLANTED.deals);
  if (loss < least) return;
  counts.planted++;
  if (!isMarked((await verdictOf(decision, action, judge(1))) ?? 'fine')) return;
  counts.found++;
  if (isMarked((await verdictOf(decision, action, judge(2))) ?? 'fine')) counts.stillMarked++;
}

/**
 * `npm run tool -- review-validity`: whether reviews are right. What they say is lost is lost in the deals as they were; planted losses
 * get a mark; another seed says the same.
 */
import type { Action } from '../../../engine/actions.ts';
import { createCharacter } from '../../../engine/bots/character.ts';
import { LEVELS } from '../../../engine/bots/characters.ts';
import { createPolicyBot } from '../../../engine/bots/policy.ts';
import type { Bot } from '../../../engine/bots/bot.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { checkPlayers } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { ImaginedDeals, type SeenDecision, type Judge } from '../../../engine/review/imagined-deals.ts';
import { JudgedDecision, type Judgement } from '../../../engine/review/judge.ts';
import { LINES, VERDICTS, isMarked, linesFor } from '../../../engine/review/verdict.ts';
import { FIRST_DEALS, meanChances } from '../../../engine/review/loss.ts';
import { copyOfView } from '../../../engine/view.ts';
import { batchedEvaluate } from '../../../training/cli/bots/batched-evaluate.ts';
import { factorCostOf, loadPolicy } from '../../../training/cli/bots/bots.ts';
import { evaluateRows } from '../../../training/learner/evaluation/batched-evaluate.ts';
import { command } from '../../../training/cli/command/command.ts';
import { choice, playersAtTable, policyFile, seed, wholeNumber } from '../../../training/cli/command/options.ts';
import { rulesOption } from '../../../training/cli/command/rules-options.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { dealsOption } from '../../../training/cli/review/deals-option.ts';
import { policyFor } from '../../../training/cli/support/policy-for.ts';
import { withMargin } from '../../../training/cli/support/percent.ts';
import { packSeed } from '../../../training/learner/evaluation/arena.ts';
import { advantage } from '../../../training/learner/evaluation/deviations.ts';
import { intervalOf } from '../../../engine/statistics.ts';

/** Losses are planted where so many deals say that an action loses at least this, at a table for two. */
const PLANTED = { deals: 4_000, loss: 0.06 };
/** One decision in this many is looked at for a loss to plant. */
const ONE_IN = 20;
/** Orders of the stock in which a marked decision is played out as the cards lay. */
const ORDERS = 200;

/** What is found in all matches. */
class Findings {
  judged = 0;
  marked = 0;
  /** With another seed: the same verdict; of those that were marked, still marked. */
  same = 0;
  /** How often two verdicts that differ came with two seeds, the milder first. */
  readonly changes = new Map<string, number>();
  stillMarked = 0;
  planted = 0;
  found = 0;
  /** Of the marked: what they are said to lose, and what they lose as the cards lay. */
  readonly said: number[] = [];
  readonly lost: number[] = [];
}

/** A table whose decisions are checked. */
interface Table {
  rules: HouseRules;
  /** By seat, how they play; null for the policy's best. */
  players: SeenDecision['players'];
  bots: readonly Bot[];
  /** Plays on where decisions are played out as the cards lay: the judged seat its best, the others as they do. */
  playOn: Bot;
  judge: (seed: number) => Judge;
}

export const reviewValidity = command({
  name: 'review-validity',
  isTool: true,
  does: 'Checks reviews: what they say is lost is lost as the cards lay, planted losses get a mark, another seed says the same.',
  options: {
    rules: rulesOption(),
    players: playersAtTable('how many sit at the table'),
    level: choice(LEVELS, { meaning: 'how they play', default: 'master' }),
    judge: policyFile({ meaning: 'the policy that judges', leftOut: 'the one that plays' }),
    deals: dealsOption(),
    matches: wholeNumber({ meaning: 'how many matches', from: 1, to: 10_000, default: 10 }),
    seed: seed('another seed plays other matches'),
  },
  example: '--rules scat --players 4 --level regular --matches 10',
  notes: [
    'One seat of each match is judged, with two seeds. Marked decisions are played out in the actual deal with 200 orders of the stock: the seat plays on with the policy, the others as they do.',
  ],
  async run({ options }) {
    const { rules, matches } = options;
    checkPlayers(rules, options.players);
    const table = await tableOf(options);
    const findings = new Findings();
    const progress = new ProgressLine('matches', matches);
    for (let i = 0; i < matches; i++) {
      await checkMatch(table, new Random(packSeed(options.seed, i)), findings);
      progress.update(i + 1);
    }
    progress.clear();
    process.stdout.write(inWords(findings));
  },
});

async function tableOf(options: {
  rules: HouseRules;
  players: number;
  level: (typeof LEVELS)[number];
  judge: string | undefined;
  deals: number;
}): Promise<Table> {
  const { rules, players, level, deals } = options;
  const model = policyFor('models', rules, players);
  const session = await loadPolicy(model, '--rules');
  const judging = options.judge ?? model;
  const judgeSession = await loadPolicy(judging, '--judge');
  const evaluate = batchedEvaluate(session);
  const traits = { level, style: 'even' } as const;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const factorCost = factorCostOf(model);
  const bots = seats.map((seat) => createCharacter({ evaluate, factorCost: () => factorCost, ...traits, seed: seat }));
  const best = createPolicyBot(batchedEvaluate(judgeSession));
  return {
    rules,
    players: seats.map(() => traits),
    bots,
    playOn: { name: 'all', decide: (view, legal) => (view.seat === 0 ? best : bots[view.seat]).decide(view, legal) },
    judge: (judgeSeed) => ({
      evaluate: evaluateRows(judgeSession),
      factorCost: factorCostOf(judging),
      seed: judgeSeed,
      mostDeals: deals,
    }),
  };
}

function inWords({ judged, marked, same, changes, stillMarked, planted, found, said, lost }: Findings): string {
  const changed = [...changes].map(([between, count]) => `, ${count} ${between}`).join('');
  const truth =
    said.length < 2
      ? ''
      : `they are said to lose ${withMargin(intervalOf(said), 2, 100)} points, and lose ${withMargin(intervalOf(lost), 2, 100)} as the cards lay\n`;
  return (
    `${marked} of ${judged} decisions marked; by another seed ${same} of ${judged} verdicts are the same${changed}, and ${stillMarked} of ${marked} are still marked\n` +
    `${truth}${found} of ${planted} planted losses marked\n`
  );
}

async function checkMatch(table: Table, random: Random, findings: Findings): Promise<void> {
  const { rules, players, bots } = table;
  const match = new Match(rules, players.length, { seed: random.seed() });
  while (match.phase !== 'over') {
    if (match.seat < 0) {
      match.startDeal();
      continue;
    }
    const legal = match.legalActions();
    const played = await bots[match.seat].decide(match.view(match.seat), legal);
    if (match.seat === 0 && legal.length > 1 && match.phase === 'deal') {
      const decision = { view: copyOfView(match.view(0)), legal, players };
      await checkPlayed(table, match, decision, played, findings, random);
      if (random.below(ONE_IN) === 0) await checkPlanted(table, decision, findings);
    }
    match.apply(played);
  }
}

async function judged(decision: SeenDecision, action: Action, judge: Judge): Promise<Judgement | null> {
  const one = new JudgedDecision(decision, judge);
  return (await one.isObvious(action)) ? null : one.judge(action);
}

async function checkPlayed(
  { judge, playOn }: Table,
  match: Match,
  decision: SeenDecision,
  played: Action,
  findings: Findings,
  random: Random,
): Promise<void> {
  const first = await judged(decision, played, judge(1));
  if (first === null) return;
  const second = await judged(decision, played, judge(2));
  findings.judged++;
  const verdicts = [first, second].map((judgement) => judgement?.verdict ?? 'fine');
  if (verdicts[0] === verdicts[1]) findings.same++;
  else {
    const change = VERDICTS.filter((verdict) => verdicts.includes(verdict)).join(' or ');
    findings.changes.set(change, (findings.changes.get(change) ?? 0) + 1);
  }
  if (!isMarked(first.verdict)) return;
  findings.marked++;
  if (second !== null && isMarked(second.verdict)) findings.stillMarked++;
  const [, lost] = await advantage(playOn, match.deal, 0, [first.best, played], ORDERS, random);
  findings.said.push(first.loss);
  findings.lost.push(lost);
}

/** Plants the action that loses least of those that lose enough: those near the line are the hard ones. */
async function checkPlanted({ judge }: Table, decision: SeenDecision, findings: Findings): Promise<void> {
  const least = (PLANTED.loss / LINES.doubtful) * linesFor(decision.view.table.aliveCount).doubtful;
  const deals = new ImaginedDeals(decision, judge(3));
  const planted = async (count: number): Promise<Action | null> => {
    await deals.imagine(count);
    const chances = meanChances(deals.outcomes);
    const best = Math.max(...chances);
    const losing = chances.map((chance, i) => ({ i, loss: best - chance })).filter(({ loss }) => loss >= least);
    const nearest = losing.sort((a, b) => a.loss - b.loss)[0];
    return nearest === undefined ? null : decision.legal[nearest.i];
  };
  if ((await planted(FIRST_DEALS)) === null) return;
  const action = await planted(PLANTED.deals);
  if (action === null) return;
  findings.planted++;
  if (isMarked((await judged(decision, action, judge(1)))?.verdict ?? 'fine')) findings.found++;
}

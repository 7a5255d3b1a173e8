/** `npm run review`: what the decisions in recorded matches were worth. */
import { writeFileSync } from 'node:fs';
import { formatAction } from '../../engine/actions.ts';
import { winnersIn, type MatchRecord } from '../../engine/record.ts';
import { luckIn } from '../../engine/luck.ts';
import { FIRST_DEALS, MOST_DEALS } from '../../engine/review/loss.ts';
import { resultsOf, type Results } from '../../engine/review/results.ts';
import { decisionsOf, tellsOfBots, type ReviewedDecision } from '../../engine/review/review.ts';
import { loadPolicy } from './bots/bots.ts';
import { command, runWhereStarted } from './command/command.ts';
import { flag, JSON_FLAG, path, policyFile, WORK_OPTIONS, seed, wholeNumber } from './command/options.ts';
import { runJob } from './jobs/run-job.ts';
import { dearestOf, summariesOf, type NamedReview, type PlayerSummary } from './review/summary.ts';
import { reviewPage } from './review/review-page.ts';
import { policyFor } from './support/manifest.ts';
import { RECORD_FILES, recordFiles, replayedFile, seatsAskedFor } from './support/record-file.ts';
import { percentOf, points, withMargin } from './command/in-words.ts';
import { jsonLine } from './command/json.ts';

/** How many moments are printed. */
const DEAREST = 3;

interface Task {
  file: string;
  record: MatchRecord;
  seat: number;
  model: string;
}

export const review = command({
  name: 'review',
  does: 'Judges the decisions in records of matches by what could be known: what each gave away, and how sure that is.',
  options: {
    seat: wholeNumber({ meaning: 'reviews this seat alone, counted from 0', from: 0, to: 9, leftOut: 'all' }),
    model: policyFile({ meaning: 'the policy that judges', leftOut: 'the one of models/ for the rules' }),
    seed: seed('another seed imagines other deals'),
    deals: wholeNumber({
      meaning: 'how many deals are imagined for a decision at most; more of them leave less unclear',
      from: FIRST_DEALS,
      to: 65_536,
      default: MOST_DEALS,
    }),
    luck: flag('tells results and luck alone, and judges nothing', {
      conflicts: ['model', 'seed', 'deals', 'html', 'workers', 'queue'],
    }),
    json: JSON_FLAG,
    html: path({ value: 'FILE', meaning: 'writes a page with plots' }),
    ...WORK_OPTIONS,
  },
  files: RECORD_FILES,
  example: 'match.json --seat 0 --html review.html',
  notes: [
    'Losses are in points: hundredths of the chance to win the match, where all who play on are equally strong. Every legal action is played out in the same imagined deals, 64 to begin with and 1,024 at most unless --deals says otherwise. A verdict is given only where the loss is certain to be beyond its line: doubtful from 2 points, a mistake from 5, a blunder from 10 at a table for two, and less where more play.',
    'Records made by the arena do not say how their bots play: everybody is then taken to play on as the policy does.',
  ],
  async run({ files, options }) {
    const tasks = recordFiles(files).flatMap((file) => tasksOf(file, options));
    const results = resultsByPlayer(tasks);
    if (options.luck) {
      process.stdout.write(options.json ? jsonLine({ results }) : results.map(resultInWords).join(''));
      return;
    }
    // Whatever is wrong is reported before anything is judged.
    for (const model of new Set(tasks.map((task) => task.model))) await loadPolicy(model, '--model');
    const found = await runJob({
      kind: 'reviews',
      shared: { seed: options.seed, deals: options.deals },
      parts: tasks.map(({ record, seat, model }) => ({ record, seat, model })),
      unit: 'seats',
      options,
    });
    const reviews = found.map((one, i): NamedReview => {
      const { file, record, seat } = tasks[i];
      return { ...one, file, seat, player: record.players[seat] };
    });
    if (options.html !== undefined) writeFileSync(options.html, reviewPage(reviews, tasks));
    const assumes = tasks.some(({ record }) => !tellsOfBots(record));
    process.stdout.write(
      options.json
        ? jsonLine({ ...inJson(reviews, assumes), results })
        : inWords(reviews, tasks) + results.map(resultInWords).join(''),
    );
  },
});
await runWhereStarted(import.meta.url, review);

/** A part for each seat to review. @throws {UsageError} where a file is no record, or has no such seat */
function tasksOf(file: string, { seat, model }: { seat: number | undefined; model: string | undefined }): Task[] {
  const { record, match } = replayedFile(file);
  const seats = record.players.length;
  const asked = seatsAskedFor(seat, seats, file);
  const chosen = model ?? policyFor('models', match.rules, seats);
  return asked.map((each) => ({ file, record, seat: each, model: chosen }));
}

interface PlayerResults extends Results {
  player: string;
}

/** Of the players who sat in enough matches. */
function resultsByPlayer(tasks: readonly Task[]): PlayerResults[] {
  const players = new Set(tasks.map(({ record, seat }) => record.players[seat]));
  return [...players].flatMap((player) => {
    const results = resultsOf(
      tasks.flatMap(({ record, seat }) => {
        const winners = winnersIn(record);
        if (winners.length === 0 || record.players[seat] !== player) return [];
        return [{ won: winners.includes(seat), luck: luckIn(record), seat }];
      }),
    );
    return results === null ? [] : [{ player, ...results }];
  });
}

function resultInWords({ player, matches, wins, withoutLuck }: PlayerResults): string {
  return `${player} won ${percentOf(wins)} of ${matches} matches; with average cards ${percentOf(withoutLuck.interval)} (variance divided by ${withoutLuck.factor.toFixed(2)})\n`;
}

function inJson(reviews: readonly NamedReview[], assumes: boolean): object {
  return {
    players: summariesOf(reviews),
    equity: 'equal players',
    /** Whether bots are taken to play the policy's best, because a record does not say how they play. */
    assumesBots: assumes,
    records: reviews.map(({ judged, ...facts }) => ({ ...facts, judged: judged.map(withNotation) })),
  };
}

/** Actions as they are written in records. */
function withNotation({ played, best, options, ...rest }: ReviewedDecision): object {
  return {
    ...rest,
    played: formatAction(played),
    best: formatAction(best),
    options: options.map((option) => ({ ...option, action: formatAction(option.action) })),
  };
}

/** @param tasks one for each review */
function inWords(reviews: readonly NamedReview[], tasks: readonly Task[]): string {
  const lines = summariesOf(reviews).map(playerInWords);
  const dearest = dearestOf(reviews, DEAREST).map(({ review, moment }) => {
    const { deal, turn, played, best, verdict, loss, margin } = moment;
    return (
      `  ${review.file}, deal ${deal}, turn ${turn}: ${review.player} ${formatAction(played)}, not ${formatAction(best)}: ${points(loss)} ± ${points(margin)} points (${verdict})\n` +
      `    ${cardsAt(tasks[reviews.indexOf(review)], moment)}\n`
    );
  });
  return lines.join('') + (dearest.length > 0 ? `what cost most\n${dearest.join('')}` : '');
}

/** What the player held, and what lay on the discards. */
function cardsAt({ record, seat }: Task, { deal, at }: ReviewedDecision): string {
  const decision = decisionsOf(record, seat).find((one) => one.deal === deal && one.at === at);
  if (decision === undefined) throw new Error(`the record has no decision ${at} in deal ${deal}`);
  const { hand, drawn, top, rows } = decision.view.toJSON();
  const held = rows?.[seat].map((card) => card ?? '?') ?? hand;
  return [
    held.length === 0 ? 'hand not seen yet' : `holding ${held.join(' ')}`,
    ...(drawn === null ? [] : [`drew ${drawn}`]),
    ...(top === null ? [] : [`${top} on the discards`]),
  ].join(', ');
}

function playerInWords({ player, matches, decisions, obvious, loss, verdicts, kinds }: PlayerSummary): string {
  const { blunder, mistake, doubtful, unclear } = verdicts;
  const named = Object.entries(kinds).map(
    ([kind, { decisions: count, loss: each }]) => `  ${kind.padEnd(8)} ${withMargin(each, 2, 100)} in ${count}\n`,
  );
  return (
    `${player}: ${withMargin(loss, 2, 100)} points lost in each of ${decisions} decisions, ${obvious} more were obvious (${matches} ${matches === 1 ? 'match' : 'matches'})\n` +
    `  ${blunder} blunders, ${mistake} mistakes, ${doubtful} doubtful, ${unclear} too close to tell\n${named.join('')}`
  );
}

/** `npm run arena`: bots against each other on duplicate deals, with 95% intervals. */
import { SEATS } from '../../engine/observation-layout.ts';
import type { MatchRecord } from '../../engine/record.ts';
import { checkPlayers } from '../../engine/rules/resolve.ts';
import { doPoliciesPlay } from '../../engine/rules/suited.ts';
import {
  joinSamples,
  resultOf,
  type ArenaResult,
  type ArenaSeat,
  type Game,
  PACKS,
  packsOf,
  type Measure,
} from '../learner/evaluation/arena.ts';
import { BOTS_NOTE, checkSpec, isProgram, specs, loadControl } from './bots/bots.ts';
import { command, runWhereStarted } from './command/command.ts';
import { UsageError } from './command/usage-error.ts';
import { JSON_FLAG, path, policyFile, seed, wholeNumber, WORK_OPTIONS, rulesOption } from './command/options.ts';
import { BrokenGames, type GamesPart, type GamesResult } from './jobs/kinds/games.ts';
import { runJob } from './jobs/run-job.ts';
import { RunFolder } from './run/run-folder.ts';
import { percentOf, withMargin } from './command/in-words.ts';
import { jsonLine } from './command/json.ts';

const MOST_GAMES = 100_000_000;
/** Of the number in a record's name. */
const FEWEST_DIGITS = 4;

export const arena = command({
  name: 'arena',
  does: 'Plays bots against each other on duplicate deals, and reports how they did, with 95% intervals.',
  options: {
    rules: rulesOption(),
    seats: specs({ meaning: 'the bots, one for each seat', required: true }),
    deals: wholeNumber({
      meaning: 'packs of single deals from full tokens, each played in all rotations of the seats',
      from: 1,
      to: MOST_GAMES,
      default: 2_000,
    }),
    matches: wholeNumber({
      meaning: 'in place of deals, whole matches, each with the same packs in all rotations of the seats',
      from: 1,
      to: MOST_GAMES,
      conflicts: ['deals'],
    }),
    seed: seed('another seed plays other packs'),
    control: policyFile({
      meaning: 'removes luck of the cards from the figures, by what this policy expects of each card',
    }),
    ...WORK_OPTIONS,
    records: path({ value: 'DIR', meaning: 'a folder for a record of every match' }),
    json: JSON_FLAG,
  },
  example: '--rules scat --seats model:models/general.onnx,expert --matches 1000',
  notes: [BOTS_NOTE],
  async run({ options }) {
    const { rules, seats, matches, seed: firstSeed, json } = options;
    checkPlayers(rules, seats.length);
    const count = matches ?? options.deals;
    const measure: Measure = matches === undefined ? 'deals' : 'matches';
    // Whatever is wrong is reported before anything is played.
    for (const seat of seats) await checkSpec(seat);
    const control = options.control ?? null;
    if (control !== null) {
      if (!doPoliciesPlay(seats.length)) {
        throw new UsageError(`--control needs a table at which policies play: allowed are up to ${SEATS} seats`);
      }
      await loadControl(control);
    }
    const folder = options.records === undefined ? null : new RunFolder(options.records).make();

    const hasPrograms = seats.some(isProgram);
    const parts = packsOf(count, hasPrograms ? count : PACKS[measure]).map((packs): GamesPart => ({
      ...packs,
      rules,
      specs: seats,
      measure,
    }));
    const shared = { control, seed: firstSeed, hasRecords: folder !== null };
    const series = { rules, specs: seats, hasControl: control !== null };
    const resultSoFar = (results: readonly GamesResult[]): ArenaResult =>
      resultOf(series, measure, joinSamples(results.map(({ samples }) => samples)));
    const show = (results: readonly GamesResult[]): void => {
      const result = resultSoFar(results);
      process.stdout.write(json ? jsonLine(result) : table(result));
    };
    const finished: GamesResult[] = [];
    const keep = (result: GamesResult): void => {
      finished.push(result);
      for (const { record, game } of result.records)
        folder?.write(fileNameOf(record, game, count), `${JSON.stringify(record)}\n`);
    };
    const job = runJob(
      {
        kind: 'games',
        shared,
        parts,
        unit: 'packs',
        sizeOf: ({ packs }) => packs,
        options: { ...options, workers: hasPrograms ? null : options.workers },
        standing: (results) => `${seats[0]} ${figureOf(resultSoFar(results).seats[0])} so far`,
      },
      (_, result) => keep(result),
    );
    try {
      show(await job);
    } catch (error) {
      // What has been played counts, whichever bot failed.
      if (error instanceof BrokenGames) keep(error.played);
      if (finished.some(({ samples }) => samples.won[0].length > 0)) show(finished);
      throw error;
    }
  },
});
await runWhereStarted(import.meta.url, arena);

/** `scat-0001-r0.json` is the first pack with the seats as given. @param packs how many there are, for names that sort by number */
function fileNameOf({ rules: { name } }: MatchRecord, { index, rotation }: Game, packs: number): string {
  const number = String(index + 1).padStart(Math.max(FEWEST_DIGITS, String(packs).length), '0');
  return `${String(name).replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')}-${number}-r${rotation}.json`;
}

/** The one figure that says most. */
function figureOf({ matchWins, tokensGainedPerDeal }: ArenaSeat): string {
  if (matchWins !== null) return `wins ${percentOf(matchWins)}`;
  return tokensGainedPerDeal === null ? '' : `gains ${withMargin(tokensGainedPerDeal, 3)}`;
}

function table({ rules, players, deals, matches, seats, pairedDifference }: ArenaResult): string {
  const games = matches > 0 ? `${matches} matches` : `${deals} deals`;
  const lines = seats.map(({ spec, tokensLostPerDeal, tokensGainedPerDeal, matchWins, varianceFactor }) =>
    [
      spec.padEnd(Math.max(...seats.map((seat) => seat.spec.length))),
      tokensLostPerDeal && `loses ${withMargin(tokensLostPerDeal, 3)} tokens a deal`,
      tokensGainedPerDeal && `gains ${withMargin(tokensGainedPerDeal, 3)}`,
      matchWins && `wins ${percentOf(matchWins)} of matches`,
      varianceFactor && `(variance divided by ${varianceFactor.toFixed(2)})`,
    ]
      .filter(Boolean)
      .join('  '),
  );
  const difference = matches > 0 ? `wins ${percentOf(pairedDifference)}` : `gains ${withMargin(pairedDifference, 3)}`;
  return [
    `${rules}, ${players} players, ${games}, every pack in all ${players} rotations of the seats`,
    ...lines,
    `${seats[0].spec} minus ${seats[1].spec}, pack by pack: ${difference}`,
    '',
  ].join('\n');
}

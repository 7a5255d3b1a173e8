/** `npm run ladder`: how a model does against one bot after another, on duplicate deals. */
import { readFileSync } from 'node:fs';
import { SEATS } from '../../engine/observation-layout.ts';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { fullTotal } from '../../engine/value.ts';
import { BOTS_NOTE, checkSpec, isProgram, specs, loadControl } from './bots/bots.ts';
import { command, runWhereStarted } from './command/command.ts';
import {
  JSON_FLAG,
  path,
  policyFile,
  seed,
  text,
  wholeNumber,
  wholeNumbers,
  WORK_OPTIONS,
  type WorkOptions,
  allowedRules,
  readRules,
  typedRules,
} from './command/options.ts';
import { UsageError } from './command/usage-error.ts';
import {
  ResultsFile,
  digestOf,
  figureOf,
  ladderTable,
  partsOf,
  verdictOf,
  type Figure,
  type Pairing,
  type RungPart,
  type Rung,
} from './ladder/results.ts';
import { runJob } from './jobs/run-job.ts';
import type { GamesPart, GamesShared } from './jobs/kinds/games.ts';
import type { Measure } from '../learner/evaluation/arena.ts';
import { jsonLine } from './command/json.ts';
import { momentsOf } from '../../engine/statistics.ts';

/** Deals for each match, where not said. */
const DEALS_PER_MATCH = 8;
const MOST_GAMES = 100_000_000;
/** In place of rules: every preset. */
const ALL_PRESETS = 'presets';
const PRESET_PLAYERS = [2, 4];
/** The rung that finds the K of `threshold:K` against which the model does worst. */
const SWEEP = 'threshold';
/** The sweep starts this many points below the best total: from 15 with three cards. */
const SWEEP_DEPTH = 16;
const SWEEP_SHARE = 0.1;
/** Packs of the sweep are numbered from here: the K that it finds is measured on packs that had no part in finding it. */
const SWEEP_START = 1_000_000_000;

type GameCounts = Readonly<Record<Measure, number>>;

export const ladder = command({
  name: 'ladder',
  does: 'Plays a model against one bot after another on duplicate deals, and reports where it is better or worse.',
  options: {
    rules: text({
      value: 'NAME|FILE',
      meaning: `what is played: a preset, a rules file, or \`${ALL_PRESETS}\` for every preset`,
      allowed: allowedRules([ALL_PRESETS]),
      required: true,
    }),
    model: policyFile({ meaning: 'the model', required: true }),
    players: wholeNumbers({
      meaning: 'how many sit at the table, or several such numbers',
      from: 2,
      to: SEATS,
      leftOut: `2, or ${PRESET_PLAYERS.join(',')} with --rules ${ALL_PRESETS}`,
    }),
    rungs: specs({
      value: 'SPEC,…',
      meaning: `the bots in the other seats; \`${SWEEP}\` alone is the threshold against which the model does worst`,
      leftOut: `expert,${SWEEP}, or expert with --rules ${ALL_PRESETS}`,
    }),
    deals: wholeNumber({ meaning: 'deals against each bot', from: 0, to: MOST_GAMES, default: 4_000 }),
    matches: wholeNumber({
      meaning: 'matches against each bot',
      from: 0,
      to: MOST_GAMES,
      leftOut: `one for ${DEALS_PER_MATCH} deals`,
    }),
    control: policyFile({
      meaning: 'removes luck of the cards from the figures, by what this policy expects of each card',
    }),
    seed: seed('another seed plays other packs'),
    ...WORK_OPTIONS,
    out: path({
      value: 'FILE',
      meaning: 'where results are kept; what is there is not played again',
      default: 'runs/ladder.jsonl',
    }),
    json: JSON_FLAG,
  },
  example: '--rules scat --model models/general.onnx --players 2,4',
  notes: [BOTS_NOTE],
  async run({ options }) {
    const { deals, json } = options;
    const isAll = options.rules === ALL_PRESETS;
    const tables = isAll ? PRESETS.map(preset) : [readRules(typedRules(options.rules), [ALL_PRESETS])];
    const players = options.players ?? (isAll ? PRESET_PLAYERS : [2]);
    const matches = options.matches ?? Math.floor(deals / DEALS_PER_MATCH);
    if (deals + matches === 0) throw new UsageError('--deals and --matches are both 0: one of them has to be played');
    const rungs = options.rungs ?? (isAll ? ['expert'] : ['expert', SWEEP]);
    // Whatever is wrong is reported before anything is played.
    const model = `model:${options.model}`;
    for (const spec of [model, ...rungs.filter((rung) => rung !== SWEEP)]) await checkSpec(spec);
    if (options.control !== undefined) await loadControl(options.control);
    const pairings = allowedPairings(tables, players, rungs, isAll);

    const control = options.control ?? null;
    const results = new ResultsFile(options.out, seriesOf(options.model, control, options.seed));
    const shared = { control, seed: options.seed, hasRecords: false };
    const workers = rungs.some(isProgram) ? null : options.workers;
    const play = player(model, shared, results, { ...options, workers });
    const standing = await climb(pairings, { deals, matches }, play, results);
    process.stdout.write(json ? jsonLine(report(options.model, options.seed, standing)) : ladderTable(standing));
  },
});
await runWhereStarted(import.meta.url, ladder);

/**
 * Every rung at every table; with all presets, only the tables that their rules allow.
 * @throws {UsageError} where the given rules do not allow the number of players
 */
function allowedPairings(
  tables: readonly HouseRules[],
  players: readonly number[],
  rungs: readonly string[],
  isAll: boolean,
): Pairing[] {
  const pairings = tables.flatMap((rules) =>
    players.flatMap((count) => rungs.map((rung) => ({ rules, players: count, rung }))),
  );
  const allowed = pairings.filter(
    ({ rules, players: count }) => rules.players[0] <= count && count <= rules.players[1],
  );
  if (allowed.length === 0 || (!isAll && allowed.length < pairings.length)) {
    throw new UsageError(
      `--players is "${players.join(',')}": allowed with rules "${tables[0].name}" is ${tables[0].players.join(' to ')}`,
    );
  }
  return allowed;
}

/** What results depend on besides their part. */
function seriesOf(model: string, control: string | null, seed: number): string {
  return [digestOf(readFileSync(model)), control === null ? 'plain' : digestOf(readFileSync(control)), seed].join(' ');
}

type Play = (parts: readonly RungPart[]) => Promise<void>;

function player(model: string, shared: GamesShared, results: ResultsFile, options: WorkOptions): Play {
  return async (parts) => {
    const left = parts.filter((part) => results.get(part) === undefined);
    const games = left.map(({ rules, players, rung, measure, first, packs }): GamesPart => {
      const others = Array.from({ length: players - 1 }, () => rung);
      return { rules, specs: [model, ...others], measure, first, packs };
    });
    await runJob({ kind: 'games', shared, parts: games, unit: 'parts', options }, (at, { samples }) => {
      const { gained, won, luck } = samples;
      const part = left[at];
      results.add(part, momentsOf(part.measure === 'deals' ? gained[0] : won[0], luck[0]));
    });
  };
}

async function climb(
  pairings: readonly Pairing[],
  games: GameCounts,
  play: Play,
  results: ResultsFile,
): Promise<Rung[]> {
  const measures = (['deals', 'matches'] as const).filter((measure) => games[measure] > 0);
  const parts = (pairing: Pairing, measure: Measure): RungPart[] => partsOf(pairing, measure, games[measure]);
  const swept = (pairing: Pairing, measure: Measure): RungPart[] =>
    partsOf(pairing, measure, games[measure] * SWEEP_SHARE, SWEEP_START);
  const playAll = (all: readonly Pairing[], of: typeof parts): Promise<void> =>
    play(all.flatMap((pairing) => measures.flatMap((measure) => of(pairing, measure))));

  await playAll(pairings.filter(({ rung }) => rung === SWEEP).flatMap(thresholds), swept);
  const found = pairings.flatMap((pairing) => {
    if (pairing.rung !== SWEEP) return [pairing];
    const tried = thresholds(pairing);
    const hardest = measures.map((measure) => {
      const rated = tried.map((one) => figureOf(results, swept(one, measure)).interval.mean);
      return tried[rated.indexOf(Math.min(...rated))];
    });
    return [...new Set(hardest)];
  });
  await playAll(found, parts);

  const figure = (pairing: Pairing, measure: Measure): Figure | null =>
    measures.includes(measure) ? figureOf(results, parts(pairing, measure)) : null;
  return found.map((pairing) => ({
    rules: pairing.rules.name,
    players: pairing.players,
    rung: pairing.rung,
    tokensGainedPerDeal: figure(pairing, 'deals'),
    matchWins: figure(pairing, 'matches'),
  }));
}

function thresholds({ rules, players }: Pairing): Pairing[] {
  const least = fullTotal(rules) - SWEEP_DEPTH;
  return Array.from({ length: SWEEP_DEPTH + 1 }, (_, i) => ({ rules, players, rung: `threshold:${least + i}` }));
}

function report(model: string, seed: number, rungs: readonly Rung[]) {
  return {
    model,
    seed,
    rungs: rungs.map(({ tokensGainedPerDeal, matchWins, ...pairing }) => ({
      ...pairing,
      deals: tokensGainedPerDeal?.games ?? 0,
      matches: matchWins?.games ?? 0,
      tokensGainedPerDeal: tokensGainedPerDeal?.interval ?? null,
      matchWins: matchWins?.interval ?? null,
      varianceFactor: (matchWins ?? tokensGainedPerDeal)?.varianceFactor ?? 1,
      verdict: verdictOf({ ...pairing, tokensGainedPerDeal, matchWins }),
    })),
  };
}

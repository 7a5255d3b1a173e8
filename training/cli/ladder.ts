/** `tsx training/cli/ladder.ts`: how a model stands against one bot after another, on duplicate deals. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { fullTotal } from '../../engine/value.ts';
import { createBot, splitSpecs } from './bots/bots.ts';
import { loadControl } from './bots/control.ts';
import {
  ResultsFile,
  digestOf,
  figureOf,
  ladderTable,
  partsOf,
  verdictOf,
  type Figure,
  type Measure,
  type Pairing,
  type Part,
  type Rung,
} from './ladder/results.ts';
import { Pool } from './ladder/pool.ts';
import { readOptions, readRules, runCommand, UsageError, wholeNumber } from './usage.ts';

const STANDARD_DEALS = 4_000;
/** Deals for each match, where not said. */
const DEALS_PER_MATCH = 8;
const STANDARD_FILE = 'runs/ladder.jsonl';
const MOST_GAMES = 100_000_000;
const MOST_WORKERS = 64;
/** In place of rules: every preset. */
const ALL_PRESETS = 'presets';
const PRESET_PLAYERS = '2,4';
/** The rung that finds the K of `threshold:K` against which the model does worst. */
const SWEEP = 'threshold';
/** The sweep starts so many points below the best total: from 15 with three cards. */
const SWEEP_DEPTH = 16;
/** Which share of the games each K of the sweep gets. */
const SWEEP_SHARE = 0.1;
/** Packs of the sweep are numbered from here: the K that it finds is measured on packs that had no part in finding it. */
const SWEEP_START = 1_000_000_000;

/** How many are played of each. */
type Games = Readonly<Record<Measure, number>>;

await runCommand(async () => {
  const options = readOptions({
    rules: { type: 'string' },
    players: { type: 'string' },
    model: { type: 'string' },
    rungs: { type: 'string' },
    deals: { type: 'string' },
    matches: { type: 'string' },
    control: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean' },
  });
  const isAll = options.rules === ALL_PRESETS;
  const tables = isAll ? PRESETS.map(preset) : [readRules(options.rules)];
  const players = (options.players ?? (isAll ? PRESET_PLAYERS : '2'))
    .split(',')
    .map((text) => wholeNumber('players', text, 2, 10));
  if (options.model === undefined) throw new UsageError('--model is missing: allowed is a policy file, FILE.onnx');
  const seed = wholeNumber('seed', options.seed ?? '1', 0, 2 ** 31 - 1);
  const deals = wholeNumber('deals', options.deals ?? String(STANDARD_DEALS), 0, MOST_GAMES);
  const matches = wholeNumber('matches', options.matches ?? String(Math.floor(deals / DEALS_PER_MATCH)), 0, MOST_GAMES);
  if (deals + matches === 0) throw new UsageError('--deals and --matches are both 0: one of them has to be played');
  const workers = wholeNumber('workers', options.workers ?? String(availableParallelism()), 1, MOST_WORKERS);
  const rungs = splitSpecs(options.rungs ?? (isAll ? 'expert' : `expert,${SWEEP}`));
  // All that is wrong shows before anything is played.
  const model = `model:${options.model}`;
  for (const spec of [model, ...rungs.filter((rung) => rung !== SWEEP)]) await closed(spec);
  if (options.control !== undefined) await loadControl(options.control);

  const pairings = tables.flatMap((rules) =>
    players.flatMap((count) => rungs.map((rung) => ({ rules, players: count, rung }))),
  );
  const allowed = pairings.filter(
    ({ rules, players: count }) => rules.players[0] <= count && count <= rules.players[1],
  );
  if (allowed.length === 0 || (!isAll && allowed.length < pairings.length)) {
    throw new UsageError(
      `--players is "${options.players}": allowed with rules "${tables[0].name}" is ${tables[0].players.join(' to ')}`,
    );
  }
  const control = options.control ?? null;
  const results = new ResultsFile(options.out ?? STANDARD_FILE, seriesOf(options.model, control, seed));
  const pool = new Pool({ model, control, seed }, workers, results, !options.json);
  const standing: Rung[] = [];
  try {
    standing.push(...(await climb(allowed, { deals, matches }, pool, results)));
  } finally {
    await pool.close();
  }
  process.stdout.write(
    options.json ? `${JSON.stringify(report(options.model, seed, standing))}\n` : ladderTable(standing),
  );
});

/** Creates a bot to see whether there is one. @throws {UsageError} */
async function closed(spec: string): Promise<void> {
  const bot = await createBot(spec, 1);
  if ('close' in bot) await bot.close();
}

/** Whatever results depend on besides their part. */
function seriesOf(model: string, control: string | null, seed: number): string {
  return [digestOf(readFileSync(model)), control === null ? 'plain' : digestOf(readFileSync(control)), seed].join(' ');
}

/** Plays all that has not been played yet. */
async function climb(pairings: readonly Pairing[], games: Games, pool: Pool, results: ResultsFile): Promise<Rung[]> {
  const sweeps = pairings.filter(({ rung }) => rung === SWEEP);
  const few: Games = { deals: games.deals * SWEEP_SHARE, matches: games.matches * SWEEP_SHARE };
  const measures = (['deals', 'matches'] as const).filter((measure) => games[measure] > 0);
  const swept = (pairing: Pairing, measure: Measure): Part[] => partsOf(pairing, measure, few[measure], SWEEP_START);
  await pool.play(
    sweeps.flatMap((sweep) => thresholds(sweep).flatMap((one) => measures.flatMap((measure) => swept(one, measure)))),
  );

  const found = pairings.flatMap((pairing) => {
    if (pairing.rung !== SWEEP) return [pairing];
    const hardest = measures.map((measure) => {
      const rated = thresholds(pairing).map((one) => figureOf(results, swept(one, measure)).interval.mean);
      return thresholds(pairing)[rated.indexOf(Math.min(...rated))];
    });
    return hardest.filter(({ rung }, i) => hardest.findIndex((other) => other.rung === rung) === i);
  });
  const parts = (pairing: Pairing, measure: Measure): Part[] => partsOf(pairing, measure, games[measure]);
  await pool.play(found.flatMap((pairing) => measures.flatMap((measure) => parts(pairing, measure))));

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

/** The sweep's rungs. */
function thresholds({ rules, players }: Pairing): Pairing[] {
  const full = fullTotal(rules);
  return Array.from({ length: SWEEP_DEPTH + 1 }, (_, i) => ({
    rules,
    players,
    rung: `threshold:${full - SWEEP_DEPTH + i}`,
  }));
}

function report(model: string, seed: number, rungs: readonly Rung[]) {
  return {
    model,
    seed,
    rungs: rungs.map((rung) => ({
      rules: rung.rules,
      players: rung.players,
      rung: rung.rung,
      deals: rung.tokensGainedPerDeal?.games ?? 0,
      matches: rung.matchWins?.games ?? 0,
      tokensGainedPerDeal: rung.tokensGainedPerDeal?.interval ?? null,
      matchWins: rung.matchWins?.interval ?? null,
      varianceFactor: (rung.matchWins ?? rung.tokensGainedPerDeal)?.varianceFactor ?? 1,
      verdict: verdictOf(rung),
    })),
  };
}

/** `npm run bench`: how fast engine and learner are. */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { Recorder, replayRecord } from '../../../engine/record.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { command, runWhereStarted } from '../../../training/cli/command/command.ts';
import { flag, JSON_FLAG, wholeNumber } from '../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { playRandomly } from '../../engine/support/arbitraries.ts';
import { EnginePlay } from './engine-play.ts';
import { learnerRows } from './learner.ts';
import { roomsMemoryRows } from './rooms-memory.ts';
import { roomsRows } from './rooms.ts';
import { alone, type Row } from './rows.ts';
import { selfPlayRows } from './self-play.ts';

const PLAYERS = 3;
const ROUNDS = 45;
/** Rounds that do not count, while code is being compiled. */
const WARM_UP = 5;
/** How long each play is timed in a round, in ms. Short turns, so that disturbances affect all equally. */
const SLICE = 100;
const DEALS_AT_ONCE = 50;
const DEALS = 10_000;
const GAMES = ['scat', 'schwimmen'];
const RECORDED = ['scat', 'jacobs', 'golf'];

/** In this order: garbage of one part is collected in the time of the next. */
const PARTS: readonly (() => Row[] | Promise<Row[]>)[] = [
  ...GAMES.map((game) => () => playRows(game)),
  allocationRows,
  ...RECORDED.map((name) => () => [replayRow(name)]),
  learnerRows,
  selfPlayRows,
];

export const bench = command({
  name: 'bench',
  does: 'Measures how fast the engine, the learner and self-play are, the learner beside WebAssembly, and TensorFlow where it is installed, in the same run.',
  options: {
    json: JSON_FLAG,
    rooms: flag('measure tables of people at devices of their own instead'),
    matches: wholeNumber({
      meaning: 'how many matches of rooms follow each other, to see what memory they leave behind',
      from: 10,
      to: 100_000,
      default: 500,
      needs: 'rooms',
    }),
  },
  example: '--json',
  async run({ options: { json, rooms, matches } }) {
    const parts = rooms ? [roomsRows, () => roomsMemoryRows(matches)] : PARTS;
    const progress = new ProgressLine('measurements', parts.length, { isSilent: json });
    const rows: Row[] = [];
    for (const [i, part] of parts.entries()) {
      rows.push(...(await part()));
      progress.update(i + 1);
    }
    progress.clear();
    const machine = cpus()[0]?.model ?? 'unknown';
    process.stdout.write(json ? `${JSON.stringify({ machine, rows })}\n` : table(machine, rows));
  },
});
await runWhereStarted(import.meta.url, bench);

function playRows(game: string): Row[] {
  const [bare, observed] = decisionsPerSecond([
    new EnginePlay(game, PLAYERS, false),
    new EnginePlay(game, PLAYERS, true),
  ]);
  return [
    alone(`engine: random legal play, ${game}, ${PLAYERS} players, one core`, bare, 'actions/s'),
    alone('engine: the same with view, legal mask and observation', observed, 'decisions/s'),
  ];
}

/**
 * Times plays in turn, round by round.
 * @returns the rate in the fastest round of each: a busy machine only slows down
 */
function decisionsPerSecond(plays: readonly EnginePlay[]): number[] {
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, () => plays.map((play) => timeSlice(play)));
  return plays.map((_, i) => Math.max(...rounds.slice(WARM_UP).map((speeds) => speeds[i])));
}

function timeSlice(play: EnginePlay): number {
  const start = performance.now();
  let decisions = 0;
  let passed = 0;
  while (passed < SLICE) {
    // Reading the clock takes as long as an action.
    for (let deal = 0; deal < DEALS_AT_ONCE; deal++) decisions += play.playDeal();
    passed = performance.now() - start;
  }
  return (decisions * 1000) / passed;
}

function allocationRows(): Row[] {
  const script = fileURLToPath(new URL('weigh.ts', import.meta.url));
  const weighed = JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' })) as {
    game: string;
    bare: number;
    observed: number;
  }[];
  return weighed.flatMap(({ game, bare, observed }) => [
    alone(`engine: allocated, ${game}`, bare, 'bytes/action'),
    alone(`engine: allocated, ${game}, with view, legal mask and observation`, observed, 'bytes/decision'),
  ]);
}

function replayRow(name: string): Row {
  const records = randomRecords(name);
  const start = performance.now();
  let deals = 0;
  for (const record of records) deals += replayRecord(JSON.parse(record)).deals;
  const value = (deals * 1000) / (performance.now() - start);
  return alone(`records: replayed and checked, ${name}, ${PLAYERS} players`, value, 'deals/s');
}

/** Records of whole matches of a preset, by random legal play, with at least `DEALS` deals in total. */
function randomRecords(name: string): string[] {
  const names = Array.from({ length: PLAYERS }, (_, seat) => `random ${seat + 1}`);
  const random = new Random(1);
  const records: string[] = [];
  for (let made = 0; made < DEALS;) {
    const recorder = new Recorder();
    const match = new Match(preset(name), PLAYERS, { seed: random.seed(), recorder });
    playRandomly(match, random.seed());
    const record = recorder.record(match, names);
    records.push(JSON.stringify(record));
    made += record.deals.length;
  }
  return records;
}

function table(machine: string, rows: readonly Row[]): string {
  const lines = rows.map(({ name, value, unit, reference, referenceValue, ratio }) => {
    const figure = `${name.padEnd(74)}${number(value).padStart(12)} ${unit}`;
    if (reference === null) return figure;
    if (referenceValue === null || ratio === null) return `${figure}\n  ${reference}`;
    return `${figure}\n  ${reference.padEnd(72)}${number(referenceValue).padStart(12)} ${unit}: ${ratio < 100 ? ratio.toFixed(2) : number(ratio)} times`;
  });
  return `${machine}\n${lines.join('\n')}\n`;
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en');
}

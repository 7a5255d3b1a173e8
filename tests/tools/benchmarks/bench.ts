/** `npm run bench`: how fast engine and learner are, each figure beside its reference in the same run. */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import boardgameIo from 'boardgame.io/package.json';
import { replayRecord } from '../../../engine/record.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { command, runWhereStarted } from '../../../training/cli/command/command.ts';
import { JSON_FLAG } from '../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { EnginePlay, type Play } from './engine-play.ts';
import { learnerRows } from './learner.ts';
import { randomRecords } from './records.ts';
import { alone, type Row } from './rows.ts';
import { selfPlayRows } from './self-play.ts';

const PLAYERS = 3;
const ROUNDS = 45;
/** Rounds that do not count: boardgame.io takes some two seconds until all of it has been compiled. */
const WARM_UP = 20;
/** How long each play is timed in a round, in ms. Short turns, so that disturbances affect all equally. */
const SLICE = 100;
const DEALS_AT_ONCE = 50;
const DEALS = 10_000;
const REFERENCE = `boardgame.io ${boardgameIo.version}`;
const RECORDED = ['scat', 'jacobs', 'golf'];

/** In this order: garbage of one part is collected in the time of the next. */
const PARTS: readonly (() => Row[] | Promise<Row[]>)[] = [
  playRows,
  allocationRows,
  ...RECORDED.map((name) => () => [replayRow(name)]),
  learnerRows,
  selfPlayRows,
];

export const bench = command({
  name: 'bench',
  does: 'Measures how fast the engine, the learner and self-play are, each figure beside its reference in the same run.',
  options: { json: JSON_FLAG },
  example: '--json',
  notes: [
    'PyTorch is a reference where it is installed, with OpenBLAS, without which it takes twenty times as long: on Debian, apt-get install python3-torch libopenblas0-pthread.',
  ],
  async run({ options: { json } }) {
    const progress = new ProgressLine('measurements', PARTS.length, { isSilent: json });
    const rows: Row[] = [];
    for (const [i, part] of PARTS.entries()) {
      rows.push(...(await part()));
      progress.update(i + 1);
    }
    progress.clear();
    const machine = cpus()[0]?.model ?? 'unknown';
    process.stdout.write(json ? `${JSON.stringify({ machine, rows })}\n` : table(machine, rows));
  },
});
await runWhereStarted(import.meta.url, bench);

async function playRows(): Promise<Row[]> {
  // The reference is loaded and timed last: otherwise its garbage would be collected in the engine's time.
  const [bare, observed] = decisionsPerSecond(playsOf('scat'));
  const [barePool, observedPool] = decisionsPerSecond(playsOf('schwimmen'));
  // boardgame.io skips its development checks if this is set when it is loaded.
  process.env.NODE_ENV = 'production';
  const { ReferencePlay } = await import('./boardgame-io-play.ts');
  const [bareReference, observedReference] = decisionsPerSecond([
    new ReferencePlay(PLAYERS, false),
    new ReferencePlay(PLAYERS, true),
  ]);
  return [
    {
      name: `engine: random legal play, scat, ${PLAYERS} players, one core`,
      value: bare,
      unit: 'actions/s',
      reference: `${REFERENCE}, the same game`,
      referenceValue: bareReference,
      ratio: bare / bareReference,
    },
    {
      name: 'engine: the same with view, legal mask and observation',
      value: observed,
      unit: 'decisions/s',
      reference: `${REFERENCE} with player view and legal moves`,
      referenceValue: observedReference,
      ratio: observed / observedReference,
    },
    alone(`engine: random legal play, schwimmen, ${PLAYERS} players, one core`, barePool, 'actions/s'),
    alone('engine: the same with view, legal mask and observation', observedPool, 'decisions/s'),
  ];
}

/** A game played bare, and with observations. */
function playsOf(game: string): Play[] {
  return [new EnginePlay(game, PLAYERS, false), new EnginePlay(game, PLAYERS, true)];
}

/**
 * Times plays in turn, round by round.
 * @returns the rate in the fastest round of each: a busy machine only slows down
 */
function decisionsPerSecond(plays: readonly Play[]): number[] {
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, () => plays.map((play) => timeSlice(play)));
  return plays.map((_, i) => Math.max(...rounds.slice(WARM_UP).map((speeds) => speeds[i])));
}

function timeSlice(play: Play): number {
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
  const records = randomRecords(preset(name), PLAYERS, DEALS).map((record) => JSON.stringify(record));
  const start = performance.now();
  let deals = 0;
  for (const record of records) deals += replayRecord(JSON.parse(record)).deals;
  const value = (deals * 1000) / (performance.now() - start);
  return alone(`records: replayed and checked, ${name}, ${PLAYERS} players`, value, 'deals/s');
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

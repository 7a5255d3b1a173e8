/** `npm run bench`: how fast the engine is, each figure beside its reference in the same run. */
import { cpus } from 'node:os';
import { ACTION_COUNT } from '../../engine/actions.ts';
import { Deal } from '../../engine/deal.ts';
import { OBSERVATION_SIZE, writeMask, writeObservation } from '../../engine/observation.ts';
import { packOf } from '../../engine/pack.ts';
import { Random } from '../../engine/random.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { View, viewOf } from '../../engine/view.ts';
import { readOptions, runCommand } from './usage.ts';

interface Row {
  name: string;
  value: number;
  unit: string;
  reference: string | null;
  referenceValue: number | null;
  ratio: number | null;
}

const SECONDS = 2;
const PLAYERS = 3;

await runCommand(async () => {
  const { json } = readOptions({ json: { type: 'boolean' } });
  const bare = decisionsPerSecond(false);
  const observed = decisionsPerSecond(true);
  const rows: Row[] = [
    row('engine: random legal play, scat, 3 players, one core', bare),
    {
      ...row('the same with view, legal mask and observation', observed),
      reference: 'without',
      referenceValue: bare,
      ratio: observed / bare,
    },
  ];
  if (json) {
    process.stdout.write(`${JSON.stringify({ machine: cpus()[0]?.model ?? 'unknown', rows })}\n`);
    return;
  }
  for (const { name, value, unit, reference, ratio } of rows) {
    const compared = ratio === null ? '' : ` (${ratio.toFixed(2)} of ${reference})`;
    process.stdout.write(`${name}: ${Math.round(value).toLocaleString('en')} ${unit}${compared}\n`);
  }
});

function row(name: string, value: number): Row {
  return { name, value, unit: 'decisions/s', reference: null, referenceValue: null, ratio: null };
}

function decisionsPerSecond(observing: boolean): number {
  play(observing, 0.5);
  return play(observing, SECONDS);
}

function play(observing: boolean, seconds: number): number {
  const rules = preset('scat');
  const random = new Random(1);
  const deal = new Deal(rules, PLAYERS, random);
  const view = new View(rules, deal.table);
  const deck = packOf(rules);
  const tokens = new Int8Array(PLAYERS).fill(rules.lives);
  const legal = new Int16Array(ACTION_COUNT);
  const observation = new Float32Array(OBSERVATION_SIZE);
  const mask = new Float32Array(ACTION_COUNT);
  let decisions = 0;
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    for (let i = 0; i < 500; i++) {
      random.shuffle(deck, deck.length);
      deal.start(deck, i % PLAYERS, tokens);
      while (deal.seat >= 0) {
        const count = deal.writeLegal(legal);
        if (observing) {
          writeObservation(viewOf(deal, deal.seat, view), observation, 0);
          writeMask(legal, count, mask, 0);
        }
        deal.apply(legal[random.below(count)]);
        decisions++;
      }
    }
  }
  return (decisions * 1000) / (performance.now() - start);
}

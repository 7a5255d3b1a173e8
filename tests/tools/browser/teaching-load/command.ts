/** `npm run tool -- teaching-load`: what teaching in the page costs the game, and what it survives. */
import type { Browser } from 'playwright-core';
import { command } from '../../../../training/cli/command/command.ts';
import { choices, wholeNumber } from '../../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../../training/cli/command/progress-line.ts';
import { withBuiltGame } from '../with-built-game.ts';
import { hiddenUsage } from './hidden.ts';
import { teachKilled } from './kills.ts';
import { swapPolicies } from './swaps.ts';
import { tableLoad, type TableLoad } from './table.ts';

const PARTS = ['table', 'hidden', 'swaps', 'kills'] as const;
type Part = (typeof PARTS)[number];
/** Watching without and with teaching in turn, so often. */
const ROUNDS = 2;
/** As many as let two workers learn. */
const CORES_FOR_TWO = 4;
const MIB = 2 ** 20;

/** A line with a figure and what it must not be above. */
function line(what: string, figure: string, bar: string): void {
  console.log(`${what.padEnd(66)} ${figure.padStart(16)}  at most ${bar}`);
}

function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(share * (numbers.length - 1))] ?? NaN;
}

const p95 = (numbers: readonly number[]): number => quantile(numbers, 0.95);

function printTable(without: readonly TableLoad[], during: readonly TableLoad[]): void {
  const all = (loads: readonly TableLoad[], what: keyof TableLoad): number[] => loads.flatMap((load) => load[what]);
  for (const [name, what, bar] of [
    ['frames at the table', 'frames', 1.25],
    ['answers of the policy', 'answers', 1.2],
  ] as const) {
    const [before, after] = [all(without, what), all(during, what)];
    const ratio = p95(after) / p95(before);
    const counts = `${before.length} and ${after.length}`;
    console.log(
      `${`${name}: median without and while teaching, ${counts}`.padEnd(66)} ${`${quantile(before, 0.5).toFixed(1)}, ${quantile(after, 0.5).toFixed(1)} ms`.padStart(16)}`,
    );
    line(
      `${name}: p95`,
      `${p95(before).toFixed(1)}, ${p95(after).toFixed(1)} ms`,
      `${bar} ×, is ${ratio.toFixed(2)} ×`,
    );
  }
  const longest = (loads: readonly TableLoad[]): string => {
    const tasks = all(loads, 'longTasks');
    return tasks.length === 0 ? '<50' : Math.max(...tasks).toFixed(0);
  };
  line('longest task of the main thread', `${longest(without)}, ${longest(during)} ms`, '50 ms');
}

/** In the same run, in turn. */
async function measureTable(browser: Browser, origin: string, seconds: number): Promise<void> {
  const loads: Record<'without' | 'during', TableLoad[]> = { without: [], during: [] };
  for (let round = 0; round < ROUNDS; round++) {
    loads.without.push(await tableLoad(browser, origin, false, seconds));
    loads.during.push(await tableLoad(browser, origin, true, seconds));
  }
  printTable(loads.without, loads.during);
}

async function measureHidden(browser: Browser, origin: string): Promise<void> {
  for (const [learners, cores] of [
    [1, 1],
    [2, CORES_FOR_TWO],
  ]) {
    const { shown, hidden } = await hiddenUsage(browser, origin, cores);
    const [before, after] = [shown, hidden].map((part) => `${(100 * part).toFixed(1)}%`);
    line(`processor, ${learners} learner(s): shown, and from 1 s after hiding`, `${before}, ${after}`, '1%');
  }
}

async function measureSwaps(browser: Browser, origin: string, swaps: number): Promise<void> {
  const { before, after, deals, mixed, policies } = await swapPolicies(browser, origin, swaps);
  line(`memory after ${swaps} swaps of policies, growth`, `${((after - before) / MIB).toFixed(1)} MiB`, '20 MB');
  line(`deals by two policies, of ${deals} by ${policies} policies in turn`, String(mixed), '0');
}

async function measureKills(origin: string, steps: number, kills: number): Promise<void> {
  const undisturbed = await teachKilled(origin, steps, 0, 1);
  const killed = await teachKilled(origin, steps, kills, 1);
  const all = killed.lost.map((seconds) => seconds.toFixed(0)).join(' ');
  line(
    `lost by ${killed.lost.length} kills at random moments (${all})`,
    `${Math.max(...killed.lost).toFixed(0)} s`,
    '60 s',
  );
  const isSame = killed.policy === undisturbed.policy;
  console.log(`the policy after ${steps} decisions is ${isSame ? 'the same' : 'ANOTHER ONE'}: ${killed.policy}`);
}

export const teachingLoad = command({
  name: 'teaching-load',
  isTool: true,
  does: 'Measures what teaching in the page costs the game, and what it survives: frames, long tasks and answers of the bots at a table while it goes on, a hidden page, swaps of policies, and a browser that is killed.',
  options: {
    parts: choices(PARTS, { meaning: 'what is measured', default: PARTS, leftOut: 'all' }),
    seconds: wholeNumber({ meaning: 'how long a table is watched each time', from: 5, to: 3_600, default: 40 }),
    swaps: wholeNumber({ meaning: 'how often policies are swapped', from: 2, to: 10_000, default: 50 }),
    kills: wholeNumber({ meaning: 'how often the browser is killed', from: 1, to: 1_000, default: 10 }),
    steps: wholeNumber({ meaning: 'decisions that are learnt from meanwhile', from: 1, to: 1e8, default: 1_500_000 }),
  },
  example: '--parts table,hidden --seconds 60',
  notes: ['The profile of the browser that is killed lies in a folder for temporary files.'],
  async run({ options: { parts, seconds, swaps, kills, steps } }) {
    await withBuiltGame(async (browser, origin) => {
      const measurements: Record<Part, () => Promise<void>> = {
        table: () => measureTable(browser, origin, seconds),
        hidden: () => measureHidden(browser, origin),
        swaps: () => measureSwaps(browser, origin, swaps),
        kills: () => measureKills(origin, steps, kills),
      };
      const progress = new ProgressLine('parts', parts.length);
      for (const [i, part] of parts.entries()) {
        progress.update(i);
        progress.clear();
        await measurements[part]();
      }
    });
  },
});

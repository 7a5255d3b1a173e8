import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfProject } from '../mutants/planted.ts';
import type { Fault, Findings, Proof, ProofPart } from './proof.ts';

/** A change of the code that a proof must find. */
export interface Lie {
  what: string;
  file: string;
  /** What stands there once, and what in its place. */
  from: string;
  to: string;
  foundBy: string;
  /** How much of that proof it takes, as a share of its full size. */
  scale: number;
}

export const LIES: readonly Lie[] = [
  {
    what: 'a knocker with the lowest hand loses what any other would',
    file: 'engine/scoring.ts',
    from: 'losses[seat] = rules.knockerLowestLoss;',
    to: 'losses[seat] = 1;',
    foundBy: 'deals',
    scale: 0.001,
  },
  {
    what: 'who ties for lowest without the knocker never loses',
    file: 'engine/scoring.ts',
    from: '  return lowestTieLoss;',
    to: '  return 0;',
    foundBy: 'deals',
    scale: 0.001,
  },
  {
    what: 'a view shows the next player’s first card as one’s own',
    file: 'engine/view.ts',
    from: 'view.hand[i] = deal.cardAt(seat, i);',
    to: 'view.hand[i] = deal.cardAt((seat + 1) % deal.players, i);',
    foundBy: 'views',
    scale: 0.002,
  },
  {
    what: 'training goes on with other random numbers',
    file: 'training/learner/ppo/learner.ts',
    from: '    this.#random.restore(json.random);\n',
    to: '',
    foundBy: 'kills',
    scale: 0.05,
  },
  {
    what: 'a rules file may have a value of any kind',
    file: 'engine/rules/resolve.ts',
    from: 'if (!accepts(rule, given[key])) {',
    to: 'if (false) {',
    foundBy: 'damage',
    scale: 0.015,
  },
  {
    what: 'a match is saved without its last action',
    file: 'engine/save.ts',
    from: 'return { tokens, deck, actions, ...',
    to: 'return { tokens, deck, actions: actions.slice(0, -1), ...',
    foundBy: 'reloads',
    scale: 0.05,
  },
];

/** As a part's seed is made of its place. */
const SEEDS_OF_A_PART = 1_000;

export const lies: Proof = {
  name: 'lies',
  shows: 'Proofs find what they are there for: each change that makes the game lie is found by the proof that should.',
  unit: 'lies',
  fullSize: LIES.length,
  partSize: 1,
  isAlone: true,
  run: findLie,
};

/** Each part tells another lie, in a copy of the project. */
async function findLie(
  { seed }: ProofPart,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Findings> {
  const { what, file, from, to, foundBy, scale } = LIES[Math.floor(seed / SEEDS_OF_A_PART) % LIES.length];
  const copy = copyOfProject();
  const faults: Fault[] = [];
  try {
    const path = join(copy, file);
    writeFileSync(path, planted(readFileSync(path, 'utf8'), from, to));
    const args = ['--only', foundBy, '--scale', String(scale), '--out', join(copy, 'runs/lie.json')];
    const status = await statusOf(copy, args, signal);
    if (status !== 1 && !signal.aborted) {
      const again = `${file} with ${JSON.stringify(to)} in place of ${JSON.stringify(from)}`;
      faults.push({ what: `"${foundBy}" does not find that ${what} (exit status ${status})`, again });
    }
    onProgress(1);
  } finally {
    rmSync(copy, { recursive: true });
  }
  return { figures: { found: 1 - faults.length }, faults };
}

/** A text with something else in place of what stands in it once. @throws {Error} where it stands there never or more often */
export function planted(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${JSON.stringify(from)} stands there ${parts.length - 1} times`);
  return parts.join(to);
}

/** Runs proofs in a folder. @returns the exit status; null where it was ended */
function statusOf(folder: string, args: readonly string[], signal: AbortSignal): Promise<number | null> {
  const command = ['--import', 'tsx', 'tests/tools/prove/command.ts', ...args];
  const child = spawn(process.execPath, command, { cwd: folder, stdio: 'ignore' });
  const stop = (): void => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  return new Promise((resolve) => {
    child.on('close', (status) => {
      signal.removeEventListener('abort', stop);
      resolve(status);
    });
  });
}

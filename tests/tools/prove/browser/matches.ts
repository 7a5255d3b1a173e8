import { median } from '../../../../engine/statistics.ts';
import { Visit } from '../../../browser/support/visit.ts';
import { watchMatches, type HeldByPage } from '../../browser/watched-matches.ts';
import { withBuiltGame } from '../../browser/with-built-game.ts';
import type { Fault, Findings, Proof, ProofPart } from '../proof.ts';

const MATCHES = 1_000;
/** How often what the page holds is measured. */
const MEASUREMENTS = 50;
/** What counts as flat: from the first half of the measurements to the second, medians. */
const MOST_GROWTH = 1.05;
/** In so many matches the page loads and compiles what all others use. */
const WARM_UP = 100;
/** So few say nothing of what grows. */
const FEWEST_MEASUREMENTS = 8;

export const matches: Proof = {
  name: 'matches',
  shows:
    'In one page that plays match after match at instant speed memory and textures stay as they are, and nothing is written to the console.',
  unit: 'matches',
  fullSize: MATCHES,
  partSize: MATCHES,
  isAlone: true,
  run: playInOnePage,
};

async function playInOnePage(
  { seed, size }: ProofPart,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Findings> {
  const faults: Fault[] = [];
  const held: HeldByPage[] = [];
  let played = 0;
  const again = (): string => `seed ${seed}, after ${played} matches in one page`;
  await withBuiltGame(async (browser, origin) => {
    const visit = await Visit.begin(browser, `${origin}?seed=${seed}`, { viewport: { width: 1280, height: 720 } });
    visit.page.on('console', (line) => {
      if (!['error', 'warning'].includes(line.type())) visit.problems.push(`${line.type()}: ${line.text()}`);
    });
    await watchMatches(visit, {
      matches: size,
      every: Math.max(1, Math.floor(size / MEASUREMENTS)),
      onMatch: (match) => onProgress((played = match)),
      onMeasured: (one) => held.push(one),
      isStopped: () => signal.aborted,
    });
    faults.push(...visit.problems.map((what) => ({ what, again: again() })));
    await visit.end();
  });
  faults.push(...growthIn(held).map((what) => ({ what, again: again() })));
  const [first, last] = [held[0], held[held.length - 1]];
  const figures = {
    'MiB of heap after one match': first.heap,
    'MiB of heap at the end': last.heap,
    'textures after one match': first.textures,
    'textures at the end': last.textures,
  };
  return { figures, faults };
}

/** In words what grows from the first half of some measurements to the second. */
export function growthIn(held: readonly HeldByPage[]): string[] {
  const later = held.filter((one) => one.matches > WARM_UP);
  if (later.length < FEWEST_MEASUREMENTS) return [];
  const halves = [later.slice(0, later.length / 2), later.slice(later.length / 2)];
  return (['heap', 'textures'] as const).flatMap((what) => {
    const [before, after] = halves.map((half) => median(half.map((one) => one[what])));
    return after > before * MOST_GROWTH ? [`${what} grows: ${before.toFixed(1)}, later ${after.toFixed(1)}`] : [];
  });
}

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import {
  ResultsFile,
  figureOf,
  keyOf,
  ladderTable,
  partsOf,
  verdictOf,
  type Figure,
  type Pairing,
} from '../../../training/cli/ladder/results.ts';
import { momentsOf } from '../../../engine/statistics.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();

const pairing: Pairing = { rules: preset('scat'), players: 2, rung: 'expert' };
const some = momentsOf([1, 2, 3, 4]);

function figure(low: number, high: number): Figure {
  return { games: 10, interval: { mean: (low + high) / 2, low, high }, varianceFactor: 1 };
}

test('a series has as many parts as its games need, every pack in all rotations; a longer one begins with those of a shorter', () => {
  const parts = partsOf(pairing, 'deals', 1_000);
  expect(parts.map(({ first, packs }) => [first, packs].join())).toEqual(['0,200', '200,200', '400,200']);
  const long = partsOf(pairing, 'matches', 400).map(keyOf);
  expect(long.slice(0, 3)).toEqual(partsOf(pairing, 'matches', 100).map(keyOf));
  const [part] = parts;
  expect(keyOf({ ...part, rules: { ...part.rules, lives: 5 } }), 'of the same name').not.toBe(keyOf(part));
});

describe('the file of results', () => {
  const [first, second] = partsOf(pairing, 'deals', 800);

  test('keeps what has been played', () => {
    const file = join(folder, 'kept/ladder.jsonl');
    new ResultsFile(file, 'one').add(first, some);
    const again = new ResultsFile(file, 'one');
    expect(again.get(first)).toEqual(some);
    expect(again.get(second)).toBeUndefined();
    expect(new ResultsFile(file, 'other').get(first), 'of another model, seed or control').toBeUndefined();
    expect(figureOf(again, [first])).toMatchObject({ games: 400, interval: { mean: 2.5 } });
  });

  test('goes on after a line that was not finished', () => {
    const file = join(folder, 'torn.jsonl');
    new ResultsFile(file, 'one').add(first, some);
    appendFileSync(file, '{"series":"one","part":"sc');
    new ResultsFile(file, 'one').add(second, some);
    const again = new ResultsFile(file, 'one');
    expect(again.get(first)).toEqual(some);
    expect(again.get(second)).toEqual(some);
  });

  test('that holds something else is refused, with the line', () => {
    const file = join(folder, 'other.jsonl');
    writeFileSync(file, '{"deals": 3}\n');
    expect(() => new ResultsFile(file, 'one')).toThrow(/other\.jsonl", whose line 1 is no result of a ladder/);
    expect(readFileSync(file, 'utf8')).toBe('{"deals": 3}\n');
  });
});

describe('the verdict', () => {
  const rung = { rules: 'scat', players: 4, rung: 'expert', tokensGainedPerDeal: null, matchWins: null };

  test.each([
    [0.26, 0.3, 'better'],
    [0.24, 0.3, 'not clear'],
    [0.2, 0.24, 'worse'],
  ])('by matches, against a fair share: %d to %d is %s', (low, high, verdict) => {
    expect(verdictOf({ ...rung, tokensGainedPerDeal: figure(-1, 1), matchWins: figure(low, high) })).toBe(verdict);
  });

  test('is not made by rounding, where model and rung play the same', () => {
    expect(verdictOf({ ...rung, tokensGainedPerDeal: figure(-3e-17, -1e-17) })).toBe('not clear');
  });

  test('stands in the table', () => {
    const table = ladderTable([{ ...rung, tokensGainedPerDeal: figure(0.01, 0.03), matchWins: figure(0.2, 0.24) }]);
    expect(table.split('\n')[2]).toBe('| scat | 4 | expert | 0.020 ± 0.010 (10) | 22.0 ± 2.0 (10) | 25.0 | worse |');
  });
});

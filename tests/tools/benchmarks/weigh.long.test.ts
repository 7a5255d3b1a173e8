import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('random play allocates nothing for a decision, with view, legal mask and observation or without', () => {
  const weighed = execFileSync('npx', ['--no-install', 'tsx', 'tests/tools/benchmarks/weigh.ts'], { encoding: 'utf8' });
  const games = JSON.parse(weighed) as { game: string; bare: number; observed: number }[];
  expect(games.map(({ game }) => game)).toEqual(['scat', 'schwimmen']);
  for (const { bare, observed } of games) {
    expect(bare).toBeLessThan(1);
    expect(observed).toBeLessThan(1);
  }
});

import { expect, test } from 'vitest';
import type { Bot } from '../../../engine/bots/bot.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { resultsOf, type MatchResult } from '../../../engine/review/results.ts';
import { luckIn } from '../../../engine/luck.ts';
import { recordOf } from '../support/matches.ts';

const MATCHES = 60;

/** As the first of two players sees it. */
async function played(seed: number): Promise<MatchResult> {
  const bots = [createThresholdBot(25), createThresholdBot(21)];
  const both: Bot = { name: 'both', decide: (view, legal) => bots[view.seat].decide(view, legal) };
  const record = await recordOf(preset('scat'), 2, seed, both);
  return { won: record.winner === 0, luck: luckIn(record), seat: 0 };
}

test('without luck, results are the same on average, and vary less', async () => {
  const matches = await Promise.all(Array.from({ length: MATCHES }, (_, seed) => played(seed)));
  const results = resultsOf(matches);
  if (results === null) throw new Error('there are enough matches');
  const { wins, withoutLuck } = results;
  expect(withoutLuck.factor).toBeGreaterThan(1.1);
  // What was taken out has expectation 0: its mean lies within three standard errors of what it explains.
  const explained = Math.sqrt(1 - 1 / withoutLuck.factor) * ((wins.high - wins.low) / 2 / 1.96);
  expect(Math.abs(wins.mean - withoutLuck.interval.mean)).toBeLessThan(3 * explained);
});

test('of fewer than 20 matches nothing is said', async () => {
  const one = await played(1);
  const matches = Array.from({ length: 20 }, (_, index) => ({ ...one, won: index < 15 }));
  expect(resultsOf(matches.slice(1))).toBeNull();
  expect(resultsOf(matches)).toMatchObject({ matches: 20, wins: { mean: 0.75 } });
});

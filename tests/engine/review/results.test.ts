import { expect, test } from 'vitest';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder } from '../../../engine/record.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { resultsOf, type MatchResult } from '../../../engine/review/results.ts';
import { luckIn } from '../../../engine/luck.ts';

const MATCHES = 60;

/** As the first of two players sees it. */
async function played(seed: number): Promise<MatchResult> {
  const recorder = new Recorder();
  const match = new Match(preset('scat'), 2, { seed, recorder });
  const bots = [createThresholdBot(25), createThresholdBot(21)];
  while (match.phase !== 'over') {
    if (match.seat < 0) match.startDeal();
    else match.apply(await bots[match.seat].decide(match.view(match.seat), match.legalActions()));
  }
  const record = recorder.record(match, ['ann', 'bob']);
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

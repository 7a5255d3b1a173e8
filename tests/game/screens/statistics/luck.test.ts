import { describe, expect, test } from 'vitest';
import { luckIn } from '../../../../engine/luck.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { isUnusual, luckOver, meanOf } from '../../../../game/screens/statistics/luck.ts';
import { rulesWith } from '../../../engine/support/stacked.ts';
import { keptRecord, playedMatch } from '../../support/records.ts';

const GOES_ON = new AbortController().signal;

describe('luck over matches', () => {
  test('is one’s own in one’s seat, and that of all others together', async () => {
    const matches = [1, 2, 3].map((seed) => ({ ...playedMatch(preset('scat'), 3, seed), you: seed - 1 }));
    const { you, others } = await luckOver(matches, GOES_ON);
    const bySeat = matches.map(({ record }) => luckIn(record));
    const counts = (of: (luck: (typeof bySeat)[number], match: number) => number) =>
      bySeat.reduce((sum, luck, match) => sum + of(luck, match), 0);
    expect(you.dealt.count).toBe(counts((luck, match) => luck[match].dealt.count));
    expect(you.dealt.count + others.dealt.count).toBe(
      counts((luck) => luck.reduce((sum, { dealt }) => sum + dealt.count, 0)),
    );
    expect(you.drawn.sum).toBe(counts((luck, match) => luck[match].drawn.sum));
  });

  test('says what would have been won with average cards, after twenty matches', async () => {
    const matches = Array.from({ length: 20 }, (_, seed) => ({ ...playedMatch(preset('scat'), 2, seed), you: 0 }));
    const { results } = await luckOver(matches, GOES_ON);
    expect(results?.matches).toBe(20);
    expect(results?.wins.mean).toBe(matches.filter(({ record }) => record.winner === 0).length / 20);
    expect((await luckOver(matches.slice(1), GOES_ON)).results).toBeNull();
  });

  test('leaves golf and damaged records out', async () => {
    const damaged = structuredClone(playedMatch(preset('scat'), 3, 1).record);
    damaged.deals[0].actions.pop();
    const golf = playedMatch(preset('golf'), 3, 1).record;
    const { you, others } = await luckOver(
      [damaged, golf].map((record) => ({ record, you: 0 })),
      GOES_ON,
    );
    expect([you.dealt.count, others.dealt.count, you.drawn.count]).toEqual([0, 0, 0]);
  });

  test('averages no hands of brag, but counts them among the matches', async () => {
    const brag = rulesWith({ handRanking: 'brag' });
    const matches = Array.from({ length: 20 }, (_, seed) => ({ ...playedMatch(brag, 2, seed % 2), you: 0 }));
    const { others, results, you } = await luckOver(matches, GOES_ON);
    expect([you.dealt.count, others.dealt.count, you.drawn.count, results?.matches]).toEqual([0, 0, 0, 20]);
  });

  test('is counted no further once that is no longer wanted', async () => {
    const stop = new AbortController();
    stop.abort();
    const { you } = await luckOver([{ record: keptRecord().record, you: 0 }], stop.signal);
    expect(you.dealt.count).toBe(0);
  });
});

test('a mean has an interval of 1.96 standard errors, and one of four is unusual beyond 2.49', () => {
  const tally = { count: 100, sum: 1720, expected: 1700, variance: 2500 };
  expect(meanOf(tally)).toEqual({ mean: 17.2, expected: 17, margin: 0.98 });
  expect(isUnusual({ mean: 17.2, expected: 17, margin: 0.98 })).toBe(false);
  expect([1.74, 4.26].map((mean) => isUnusual({ mean, expected: 3, margin: 1 }))).toEqual([false, false]);
  expect([1.7, 4.3].map((mean) => isUnusual({ mean, expected: 3, margin: 1 }))).toEqual([true, true]);
  expect(isUnusual({ mean: 18.3, expected: 17, margin: 0.98 })).toBe(true);
  expect(meanOf({ count: 0, sum: 0, expected: 0, variance: 0 })).toBeNull();
});

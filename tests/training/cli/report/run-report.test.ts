import { describe, expect, test } from 'vitest';
import { alarmsOf } from '../../../../training/cli/report/alarms.ts';
import { lineChartSvg, thinned, ticks } from '../../../../training/cli/report/charts.ts';
import type { MetricsLine } from '../../../../training/cli/run/metrics.ts';
import { knockMap } from '../../../../training/cli/report/report-page.ts';
import { winsOfAll } from '../../../../training/cli/report/seeds-page.ts';
import { portray, type PolicyPortrait } from '../../../../training/cli/report/portrait.ts';
import { KNOCK } from '../../../../engine/actions.ts';
import { preset } from '../../../../engine/rules/resolve.ts';

const HEALTHY: PolicyPortrait = {
  players: 2,
  matches: 20,
  deals: 100,
  decisions: 1_800,
  draws: 700,
  takes: 150,
  knocks: 85,
  firstTurnKnocks: 9,
  failedKnocks: 14,
  declared: 12,
  chances: [],
};

/** Iterations in which each figure goes from the first to the second number. */
function run(figures: Record<string, [number, number]>, length = 50): MetricsLine[] {
  return Array.from({ length }, (_, i) => {
    const values = Object.entries(figures).map(([name, [from, to]]) => [name, from + ((to - from) * i) / (length - 1)]);
    return { iteration: i + 1, global_step: i, seconds: i, wall_time: i, ...Object.fromEntries(values) } as MetricsLine;
  });
}

describe('alarms', () => {
  const figures: Record<string, [number, number]> = {
    'losses/entropy': [1, 0.3],
    'losses/approx_kl': [0.01, 0.002],
    'losses/explained_variance': [0, 0.5],
  };
  const good = run(figures);
  const well = { lines: good, isFromRandomWeights: true, ladder: [], portraits: [HEALTHY] };
  const against = (name: string, mean: number, players = 2) => ({
    name,
    players,
    wins: { mean, low: mean - 0.03, high: mean + 0.03 },
  });

  test('there are none for a run that went well', () => {
    const ladder = [against('expert', 0.49), against('threshold:25', 0.24, 4)];
    expect(alarmsOf({ ...well, ladder })).toEqual([]);
  });

  test('a policy that wins clearly less than a fair share', () => {
    const ladder = [against('expert', 0.45), against('random', 0.9), against('threshold:25', 0.4)];
    expect(alarmsOf({ ...well, ladder: [...ladder, against('expert', 0.2, 4)] })).toEqual([
      expect.stringMatching(
        /^With 2 players .* a fair share of 50% of matches against expert \(45%\), threshold:25 \(40%\):/,
      ),
      expect.stringMatching(/^With 4 players .* a fair share of 25% of matches against expert \(20%\):/),
    ]);
  });

  test('few iterations, unless they began with a policy', () => {
    const few = { ...well, lines: run(figures, 49) };
    expect(alarmsOf(few)).toEqual([expect.stringMatching(/^It has learnt for 49 iterations only/)]);
    expect(alarmsOf({ ...few, isFromRandomWeights: false })).toEqual([]);
  });

  test.each<[string, MetricsLine[], Partial<PolicyPortrait>, RegExp]>([
    ['knocking at once', good, { firstTurnKnocks: 60 }, /2 players 60% of deals are knocked in the first turn/],
    ['deals that are over at once', good, { decisions: 210 }, /only 2\.1 decisions/],
    ['deals that hardly end', good, { decisions: 9_000 }, /90 decisions: they hardly knock/],
    ['collapsed entropy', run({ 'losses/entropy': [1, 0.01] }, 10), {}, /Entropy fell from 1\.00 to 0\.010/],
    ['steps too large', run({ 'losses/approx_kl': [0, 0.2] }, 10), {}, /KL divergence of 0\.200/],
    ['a useless critic', run({ 'losses/explained_variance': [0.5, -0.4] }, 10), {}, /explained variance below 0/],
  ])('%s', (_name, lines, changes, alarm) => {
    const judged = { ...well, lines, isFromRandomWeights: false, portraits: [{ ...HEALTHY, ...changes }] };
    expect(alarmsOf(judged)).toEqual([expect.stringMatching(alarm)]);
  });

  test('knocking in the first turn raises no alarm where many play', () => {
    expect(alarmsOf({ ...well, portraits: [{ ...HEALTHY, players: 6, firstTurnKnocks: 60 }] })).toEqual([]);
  });
});

test('several runs are told by the mean of what each won, but for what only one has met', () => {
  const rung = (name: string, mean: number) => ({
    name,
    players: 2,
    wins: { mean, low: mean - 0.1, high: mean + 0.1 },
  });
  const [first, second, third] = [0.5, 0.6, 0.7].map((mean) => ({ ladder: [rung('expert', mean), rung('random', 1)] }));
  const ofItself = { ladder: [...first.ladder, rung('itself after 8 k', 0.9)] };
  const [expert, random, ...others] = winsOfAll([ofItself, second, third]);
  expect(others).toEqual([]);
  expect(expert).toMatchObject({ name: 'expert', wins: [0.5, 0.6, 0.7], mean: { mean: expect.closeTo(0.6, 10) } });
  // Student's t with two degrees of freedom: 4.30 · 0.1 / √3.
  expect(expert.mean.high - 0.6).toBeCloseTo(0.248, 1);
  expect(random.mean).toEqual({ mean: 1, low: 1, high: 1 });
});

test('the map of knocks begins where one may knock, or a little below the lowest knock', () => {
  const chance = (value: number, knocked: boolean) => ({ turn: 1, tokens: 3, value, knocked });
  const from = (chances: ReturnType<typeof chance>[]) => /<tfoot><tr><td><\/td><td>(\d+)</.exec(knockMap(chances))?.[1];
  expect(from([chance(27, true), chance(28, false), chance(31, true)])).toBe('27');
  expect(from([chance(12, false), chance(25, true), chance(30, true)])).toBe('21');
});

test('a policy that always knocks is seen to knock in every first turn', async () => {
  const always = (_observation: Float32Array, mask: Float32Array) =>
    Promise.resolve(mask.map((legal, output) => (output === KNOCK ? 2 * legal : legal / 100)));
  const portrait = await portray({ rules: preset('scat'), players: 2, seed: 1 }, always, () => true);
  expect(portrait.knocks).toBe(portrait.firstTurnKnocks);
  expect(portrait.knocks + portrait.declared).toBeGreaterThanOrEqual(portrait.deals);
  expect(portrait.chances.every(({ knocked, turn }) => knocked && turn === 1)).toBe(true);
});

describe('charts', () => {
  test('axes have round numbers that span all values', () => {
    expect(ticks([0.03, 0.97], 4)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(ticks([-3, 12], 4)).toEqual([-5, 0, 5, 10, 15]);
    expect(ticks([7, 7], 4)).toEqual([6, 8]);
  });

  test('long curves are thinned to means', () => {
    const points = Array.from({ length: 1_000 }, (_, x) => ({ x, y: x % 2 }));
    const thin = thinned(points, 100);
    expect(thin).toHaveLength(100);
    expect(thin[0]).toEqual({ x: 4.5, y: 0.5 });
  });

  test('a chart contains no NaN, and no markup from names', () => {
    const svg = lineChartSvg({
      series: [[{ x: 0, y: 0 }]],
      reference: { name: '<b>', y: 0.5 },
      format: String,
      formatX: String,
      width: 300,
      height: 100,
      label: 'a "chart"',
    });
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<b>/);
    expect(svg).toContain('aria-label="a &quot;chart&quot;"');
  });
});

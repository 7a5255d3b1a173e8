/** What is believed of results that come from other machines. */
import { describe, expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { ablation } from '../../../../training/cli/jobs/kinds/ablation.ts';
import { deviations } from '../../../../training/cli/jobs/kinds/deviations.ts';
import { exploiter } from '../../../../training/cli/jobs/kinds/exploiter.ts';
import { games } from '../../../../training/cli/jobs/kinds/games.ts';
import { mistakes } from '../../../../training/cli/jobs/kinds/mistakes.ts';
import { positions } from '../../../../training/cli/jobs/kinds/positions.ts';

const rules = preset('scat');
const interval = { mean: 0.5, low: 0.4, high: 0.6 };
const two = [Float64Array.of(0, 1), Float64Array.of(1, 0)];
const average = Float32Array.of(0.5, -1);
const broken = Float32Array.of(0.5, Number.NaN);

describe('a result', () => {
  test('of games has as many finite samples for each seat as packs were asked for', () => {
    const part = { rules, specs: ['random', 'expert'], measure: 'deals' as const, first: 0, packs: 2 };
    const samples = { lost: two, gained: two, won: two, luck: two };
    expect(games.isResult({ samples, records: [] }, part)).toBe(true);
    expect(games.isResult({ samples, records: [] }, { ...part, packs: 3 })).toBe(false);
    expect(games.isResult({ samples: { ...samples, won: two.slice(1) }, records: [] }, part)).toBe(false);
    const infinite = [Float64Array.of(0, Infinity), two[1]];
    expect(games.isResult({ samples: { ...samples, luck: infinite }, records: [] }, part)).toBe(false);
    expect(games.isResult(null, part)).toBe(false);
  });

  test('of deviations has one finite number of each kind for each pack', () => {
    const [samples] = two;
    const result = { deviations: samples, tokensGained: samples, chanceGained: samples };
    expect(deviations.isResult(result, { first: 0, packs: 2 })).toBe(true);
    expect(deviations.isResult({ ...result, chanceGained: [0, 1] }, { first: 0, packs: 2 })).toBe(false);
  });

  test('of mistakes is a list of finite pairs', () => {
    expect(mistakes.isResult([[1, 0.1]], { index: 0, decisions: 1 })).toBe(true);
    expect(mistakes.isResult([[1, Number.NaN]], { index: 0, decisions: 1 })).toBe(false);
  });

  test('of positions is what can be played again', () => {
    const position = {
      rules: 'scat',
      dealer: 1,
      tokens: [3, 3],
      points: [0, 0],
      cards: '8h Td Kc 8d 9h 4d Qd',
      actions: [],
    };
    const options = ['draw', 'take'].map((action) => [action, 0.5, 0.2, 0, 0]);
    const judged = { played: 'draw', best: 'take', loss: 0.1, margin: 0.02, options };
    const part = { rules: 'scat', index: 0 };
    expect(positions.isResult([{ ...position, ...judged }], part)).toBe(false);
    const all = [...options, ['knock', 0.4, 0.6, 0, 0]];
    expect(positions.isResult([{ ...position, ...judged, options: all }], part)).toBe(true);
    expect(positions.isResult([{ ...position, ...judged, options: all, margin: Number.NaN }], part)).toBe(false);
    expect(positions.isResult([{ ...position, ...judged, options: all, actions: ['fly'] }], part)).toBe(false);
  });

  test('of something that learns has finite parameters', () => {
    const learnt = { decisions: 1, average, measured: { matchWins: interval, tokensGainedPerDeal: null } };
    const exploiting = { seed: 1, from: 'scratch' as const };
    expect(exploiter.isResult(learnt, exploiting)).toBe(true);
    expect(exploiter.isResult({ ...learnt, average: broken }, exploiting)).toBe(false);
    const trained = { average, againstStandard: null, againstExpert: interval, speed: 1 };
    const training = { variant: 'standard', seed: 1, standard: null };
    expect(ablation.isResult(trained, training)).toBe(true);
    expect(ablation.isResult({ ...trained, average: broken }, training)).toBe(false);
  });
});

describe('a part that is done twice', () => {
  const shared = { rules, players: 2, init: null, packs: 2, against: 'expert', policy: null };
  const trained = { average, againstStandard: null, againstExpert: interval, speed: 1 };

  test('is compared by what it learnt, not by how fast', () => {
    const steps = { ...shared, steps: 1_000, minutes: null };
    const compared = ablation.reproducible?.(steps, trained);
    expect(compared).toEqual(ablation.reproducible?.(steps, { ...trained, speed: 2 }));
    expect(compared).toMatchObject({ average, againstExpert: interval });
  });

  test('is not compared where minutes end it', () => {
    const minutes = { ...shared, steps: null, minutes: 1 };
    expect(ablation.reproducible?.(minutes, trained)).toBeNull();
    const measured = { matchWins: interval, tokensGainedPerDeal: null };
    expect(exploiter.reproducible?.(minutes, { decisions: 1, average, measured })).toBeNull();
  });
});

test('the files that bots are read from are named once each', () => {
  const specs = ['model:a.onnx', 'search:b.onnx@20', 'level:a.onnx@club/bold', 'expert'];
  const part = { rules, specs, measure: 'deals' as const, first: 0, packs: 1 };
  const shared = { control: 'b.onnx', seed: 1, hasRecords: false };
  expect(games.filesOf(shared, [part, part])).toEqual(['a.onnx', 'b.onnx']);
});

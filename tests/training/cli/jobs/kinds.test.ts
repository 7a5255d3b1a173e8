/** What is believed of results that come from other machines. */
import { describe, expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { exploiter } from '../../../../training/cli/jobs/kinds/exploiter.ts';
import { games } from '../../../../training/cli/jobs/kinds/games.ts';
import { mistakes } from '../../../../training/cli/jobs/kinds/mistakes.ts';
import type { MatchRecord } from '../../../../engine/record.ts';
import { reviews } from '../../../../training/cli/jobs/kinds/reviews.ts';
import { specialist } from '../../../../training/cli/jobs/kinds/specialist.ts';
import { positions } from '../../../../training/cli/jobs/kinds/positions.ts';

const rules = preset('scat');
const interval = { mean: 0.5, low: 0.4, high: 0.6 };
const two = [Float64Array.of(0, 1), Float64Array.of(1, 0)];
const average = Float32Array.of(0.5, -1);
const broken = Float32Array.of(0.5, Number.NaN);

describe('a result', () => {
  test('of positions is a list of which each can be played again', () => {
    const part = { rules: 'scat', index: 0 };
    const table = { rules: 'scat', dealer: 1, tokens: [3, 3], points: [0, 0], cards: '8h Td Kc 8d 9h 4d Qd' };
    const options = ['draw', 'take', 'knock'].map((action) => [action, 0.5, 0.2, 0, 0]);
    const right = { ...table, actions: [], played: 'draw', best: 'take', loss: 0.1, margin: 0.02, options };
    const wrong = { ...right, options: options.slice(1) };
    const all = [[], [right], [right, right], [right, wrong], [wrong, right]];
    expect(all.map((value) => positions.isResult(value, part))).toEqual([true, true, true, false, false]);
    expect(positions.isResult(right, part)).toBe(false);
    const { loss: _, ...lossless } = right;
    expect(positions.isResult([lossless], part)).toBe(false);
    expect(positions.isResult([{ ...right, loss: Infinity }], part)).toBe(false);
    expect(positions.isResult([{ ...right, actions: ['fly'] }], part)).toBe(false);
  });

  test('of a review is a list of judged decisions, and how many were obvious', () => {
    const part = { record: {} as MatchRecord, seat: 0, model: 'a.onnx' };
    const options = [{ action: 1, prior: 0.5, chance: 0.5, figures: { lost: 0, taken: 1, knocked: 0.5 } }];
    const place = { deal: 1, at: 0, turn: 1, kind: 'draw' };
    const judged = { ...place, played: 1, best: 2, loss: 0.1, margin: 0.1, verdict: 'mistake', deals: 64, options };
    const is = (value: unknown) => reviews.isResult(value, part);
    const right = [
      { judged: [], obvious: 0 },
      { judged: [judged], obvious: 1 },
    ];
    expect(right.map(is)).toEqual([true, true]);
    const rude = { judged: [judged, { ...judged, verdict: 'rude' }], obvious: 1 };
    const wrong = [{ judged: [judged] }, { obvious: 1 }, { judged: [judged], obvious: Number.NaN }, rude, null];
    expect(wrong.map(is)).toEqual(wrong.map(() => false));
  });

  test('of mistakes has two numbers for each action', () => {
    const is = (value: unknown) => mistakes.isResult(value, { index: 0, decisions: 1 });
    const two = [1, 0.1];
    expect([[], [two, two]].map(is)).toEqual([true, true]);
    expect([[[1]], [[1, '2']], [[Infinity, 1]], [1, 2], null].map(is)).toEqual([false, false, false, false, false]);
  });

  const measured = { matchWins: interval, tokensGainedPerDeal: interval };
  const whole = {
    games: { samples: { lost: two, gained: two, won: two, luck: two }, records: [] },
    exploiter: { decisions: 1, average, measured },
    specialist: {
      decisions: 1,
      seconds: 1,
      average,
      criticAndEquity: { critic: average, equity: average },
      againstExpert: interval,
    },
  };
  const isResult: Record<keyof typeof whole, (value: unknown) => boolean> = {
    games: (value) =>
      games.isResult(value, { rules, specs: ['random', 'expert'], measure: 'deals', first: 0, packs: 2 }),
    exploiter: (value) => exploiter.isResult(value, { seed: 1, from: 'scratch' }),
    specialist: (value) => specialist.isResult(value, { rules: {}, players: [2, 2], seed: 1 }),
  };

  /** The same with one of its numbers, or lists of numbers, broken or gone; of each of them, whatever it is in. */
  function* brokenIn(value: unknown): Generator {
    if (typeof value === 'number') yield* [Number.NaN, Infinity, '1', undefined];
    else if (value instanceof Float32Array) yield* [broken, new Float32Array(), Array.from(value), undefined];
    else if (value instanceof Float64Array) yield* [Float64Array.of(0, Number.NaN), value.slice(1), [0, 1], undefined];
    else {
      yield undefined;
      for (const [key, item] of Object.entries(value as object)) {
        for (const other of brokenIn(item)) {
          yield Array.isArray(value) ? value.with(Number(key), other) : { ...(value as object), [key]: other };
        }
      }
    }
  }

  test.each(Object.entries(whole))('of %s has everything, and all numbers are finite', (kind, result) => {
    const is = isResult[kind as keyof typeof whole];
    expect(is(result)).toBe(true);
    let tried = 0;
    for (const value of brokenIn(result)) {
      expect([is(value), value]).toEqual([false, value]);
      tried++;
    }
    expect(tried).toBeGreaterThan(10);
  });

  test('of something that learns may lack what was not measured', () => {
    const nothing = { matchWins: null, tokensGainedPerDeal: null };
    expect(isResult.exploiter({ ...whole.exploiter, measured: nothing })).toBe(true);
    expect(isResult.specialist({ ...whole.specialist, againstExpert: null })).toBe(true);
  });
});

test('a part that is done twice is compared by all that follows from its seed, where steps end it', () => {
  const shared = { rules, players: 2, init: null, packs: 2, against: 'expert', policy: null };
  const [steps, minutes] = [
    { ...shared, steps: 1_000, minutes: null },
    { ...shared, steps: null, minutes: 1 },
  ];
  const exploited = { decisions: 1, average, measured: { matchWins: interval, tokensGainedPerDeal: null } };
  expect(exploiter.reproducible?.(steps, exploited)).toEqual(exploited);
  expect(exploiter.reproducible?.(minutes, exploited)).toBeNull();
  const learnt = { decisions: 1, average, criticAndEquity: { critic: average, equity: average }, againstExpert: null };
  expect(specialist.reproducible?.(steps, { ...learnt, seconds: 3 })).toEqual(learnt);
  expect(specialist.reproducible?.(minutes, { ...learnt, seconds: 3 })).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { changesInWords } from '../../../../game/features/teaching/changes-in-words.ts';
import type { HabitChange, KnockChange } from '../../../../training/learner/evaluation/habit-changes.ts';

const START = { file: 'general.onnx', factorCost: 0.005 };
const clear = (mean: number) => ({ mean, low: mean - 0.05, high: mean + 0.05 });
const three: HabitChange = {
  habit: 'three',
  count: 91,
  before: 0.24,
  after: 0.85,
  difference: clear(0.61),
  isClear: true,
};
const same: HabitChange = { habit: 'take', count: 200, before: 0.3, after: 0.3, difference: clear(0), isClear: false };
const knock = (before: number | null, after: number | null, mean: number): KnockChange => ({
  turn: 2,
  count: 200,
  before,
  after,
  difference: clear(mean),
  isClear: true,
});

describe('what has changed', () => {
  test('is said with its figures, and only where it is clear', () => {
    const told = changesInWords({ start: START, habits: { habits: [three, same], knocks: [knock(23, 26.5, -0.2)] } });
    expect(told?.habits.map(({ sentence }) => sentence)).toEqual([
      'It keeps three of a kind 85 times in 100 (before: 24).',
    ]);
    expect(told?.knocks).toEqual(['In its second turn it knocks from 26½ (before: 23).']);
    expect(told?.none).toBeNull();
  });

  test('may be that it knocks now, or no longer', () => {
    const knocks = [knock(null, 26, 0.2), knock(26, null, -0.2)];
    expect(changesInWords({ start: START, habits: { habits: [], knocks } })?.knocks).toEqual([
      'In its second turn it knocks from 26 (before: never).',
      'In its second turn it does not knock (before: from 26).',
    ]);
  });

  test('is beside the expert where it began with nothing', () => {
    const told = changesInWords({ start: null, habits: { habits: [three], knocks: [] } });
    expect(told?.habits[0].sentence).toBe('It keeps three of a kind 85 times in 100 (the expert: 24).');
    expect(told?.lead).toContain('expert');
  });

  test('may be nothing yet', () => {
    expect(changesInWords({ start: START, habits: { habits: [same], knocks: [] } })?.none).toBe(
      'Nothing has clearly changed yet.',
    );
    expect(changesInWords({ start: START, habits: null })).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { changesInWords } from '../../../../game/screens/teaching/changes.tsx';
import { habitChange, knockChange } from '../../support/habit-changes.ts';

const START = { file: 'general.onnx', factorCost: 0.005 };
const three = habitChange('three', 0.24, 0.85);
const same = habitChange('take', 0.3, 0.3);

describe('what has changed', () => {
  test('may be that it knocks now, or no longer', () => {
    const knocks = [knockChange(2, null, 26), knockChange(2, 26, null)];
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

import { describe, expect, test } from 'vitest';
import { DISCARD, DRAW, KNOCK } from '../../../engine/actions.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../game/catalogue/settings.ts';
import { OwnPace } from '../../../game/match/own-pace.ts';
import { usualTime } from '../../../game/match/thinking-time.ts';

const TURN = [DRAW, KNOCK];
const DISCARDS = [DISCARD, DISCARD + 1];

function thinker(settings: Partial<Settings> = {}) {
  const preferences = {
    settings: { ...DEFAULT_SETTINGS, ...settings },
    changes: 0,
    change(changes: Partial<Settings>) {
      this.settings = { ...this.settings, ...changes };
      this.changes++;
    },
  };
  return { preferences, pace: new OwnPace(preferences) };
}

describe('the pace of the person', () => {
  test('becomes that of their decisions, each beside what is usual for its kind', () => {
    const { preferences, pace } = thinker();
    for (let turn = 0; turn < 200; turn++) {
      pace.note(1.5 * usualTime(TURN), TURN);
      pace.note(1.5 * usualTime(DISCARDS), DISCARDS);
    }
    expect(preferences.settings.pace).toBeCloseTo(1.5, 1);
  });

  test('moves little with one decision, and never beyond twice or half of what is usual', () => {
    const { preferences, pace } = thinker();
    pace.note(3_600_000, TURN);
    expect(preferences.settings.pace).toBe(1.02);
    for (let turn = 0; turn < 500; turn++) pace.note(3_600_000, TURN);
    expect(preferences.settings.pace).toBe(2);
    for (let turn = 0; turn < 500; turn++) pace.note(1, TURN);
    expect(preferences.settings.pace).toBe(0.5);
  });

  test('is stored only where it has changed by a hundredth', () => {
    const { preferences, pace } = thinker();
    for (let turn = 0; turn < 20; turn++) pace.note(usualTime(TURN), TURN);
    expect(preferences.changes).toBe(0);
  });

  test('does not follow from what was no choice, or where nothing is to be learnt', () => {
    const forced = thinker();
    for (let turn = 0; turn < 50; turn++) forced.pace.note(5000, [DRAW]);
    const off = thinker({ learnsHabits: false });
    for (let turn = 0; turn < 50; turn++) off.pace.note(5000, TURN);
    expect([forced.preferences.settings.pace, off.preferences.settings.pace]).toEqual([1, 1]);
  });
});

import { expect, test } from 'vitest';
import { DISCARD, DRAW, KNOCK, type Action } from '../../../engine/actions.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../game/catalogue/settings.ts';
import { ownPace } from '../../../game/match/person.ts';
import { usualTime } from '../../../game/match/thinking-time.ts';

const TURN = [DRAW, KNOCK];
/** As slow as can be. */
const SLOW: [number, number, Action[]] = [500, 3_600_000, TURN];
const DISCARDS = [DISCARD, DISCARD + 1];

/** The pace of a person after so many decisions, each of which took so many ms; and how often it was stored. */
function paceAfter(decisions: [times: number, ms: number, legal: Action[]][], settings: Partial<Settings> = {}) {
  const preferences = {
    settings: { ...DEFAULT_SETTINGS, ...settings },
    changes: 0,
    change(changes: Partial<Settings>) {
      this.settings = { ...this.settings, ...changes };
      this.changes++;
    },
  };
  const note = ownPace(preferences);
  for (const [times, ms, legal] of decisions) for (let turn = 0; turn < times; turn++) note(ms, legal);
  return [Number(preferences.settings.pace.toFixed(2)), preferences.changes > 0];
}

test.each<[string, Parameters<typeof paceAfter>[0], number, boolean, Partial<Settings>?]>([
  ['is that of their decisions', [[200, 1.5 * usualTime(TURN), TURN]], 1.5, true],
  ['is beside what is usual for each kind', [[200, 1.5 * usualTime(DISCARDS), DISCARDS]], 1.5, true],
  ['moves little with one decision', [[1, 3_600_000, TURN]], 1.02, true],
  ['is never more than twice what is usual', [SLOW], 2, true],
  ['is never less than half', [SLOW, [500, 1, TURN]], 0.5, true],
  ['is stored only where it has changed by a hundredth', [[20, usualTime(TURN), TURN]], 1, false],
  ['does not follow from what was no choice', [[50, 5000, [DRAW]]], 1, false],
  ['is not learnt where nothing is to be', [[50, 5000, TURN]], 1, false, { learnsHabits: false }],
])('the pace of a person %s', (_, decisions, pace, isStored, settings) => {
  expect(paceAfter(decisions, settings)).toEqual([pace, isStored]);
});

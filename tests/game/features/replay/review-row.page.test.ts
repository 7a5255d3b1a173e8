/** The row above the bar of a replay: what it says of a review, and what can be pressed there. */
import { describe, expect, test } from 'vitest';
import { ReviewRow, type ReviewRowState } from '../../../../game/features/replay/review-row.ts';
import { readable } from '../../support/page.ts';

const [PREVIOUS, NEXT] = ['To the previous marked decision', 'To the next marked decision'];
const JUMPS = [`[${PREVIOUS}]`, `[${NEXT}]`];
const JUMPS_OFF = [`[${PREVIOUS}, off]`, `[${NEXT}, off]`];
const UNAVAILABLE = 'The bots that judge did not load, so there is no review now.';

function row() {
  const shown = new ReviewRow(() => undefined);
  return { shown, progress: shown.element.querySelector('progress') };
}

describe('the row of a review', () => {
  test.each<[ReviewRowState, string[]]>([
    [{ state: { is: 'absent' }, count: 0, sentence: '' }, ['No marked decisions', ...JUMPS_OFF]],
    [{ state: { is: 'whole' }, count: 0, sentence: '' }, ['No marked decisions', ...JUMPS_OFF]],
    [{ state: { is: 'whole' }, count: 1, sentence: '' }, ['1 marked decision', ...JUMPS]],
    [{ state: { is: 'whole' }, count: 2, sentence: '' }, ['2 marked decisions', ...JUMPS]],
    [{ state: { is: 'whole' }, count: 2, sentence: 'Knocking was a blunder.' }, ['Knocking was a blunder.', ...JUMPS]],
    [{ state: { is: 'making', share: 0.25 }, count: 0, sentence: '' }, ['Reviewing…', '(Reviewing…)', ...JUMPS_OFF]],
    [{ state: { is: 'making', share: 0.25 }, count: 2, sentence: 'Fine.' }, ['Fine.', '(Reviewing…)', ...JUMPS]],
    [{ state: { is: 'failed' }, count: 0, sentence: '' }, [UNAVAILABLE, '[Try again]', ...JUMPS_OFF]],
  ])('of %o says how it stands, or what it says of the action that was seen', (state, lines) => {
    const { shown, progress } = row();
    shown.show(state);
    expect(readable(shown.element)).toEqual(lines);
    expect(shown.element.hidden).toBe(state.state.is === 'absent');
    expect(progress?.hidden).toBe(state.state.is !== 'making');
    if (state.state.is === 'making') expect(progress?.value).toBe(0.25);
  });
});

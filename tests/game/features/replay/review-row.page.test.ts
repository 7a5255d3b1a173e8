/** The row above the bar of a replay: what it says of a review, and what can be pressed there. */
import { describe, expect, test, vi } from 'vitest';
import { ReviewRow, type ReviewRowState } from '../../../../game/features/replay/review-row.ts';
import { readable } from '../../support/page.ts';

const [PREVIOUS, NEXT] = ['To the previous marked decision', 'To the next marked decision'];
const JUMPS = [`[${PREVIOUS}]`, `[${NEXT}]`];
const JUMPS_OFF = [`[${PREVIOUS}, off]`, `[${NEXT}, off]`];
const UNAVAILABLE = 'The bots that judge did not load, so there is no review now.';

function row() {
  const onCommand = vi.fn<ConstructorParameters<typeof ReviewRow>[0]>();
  const shown = new ReviewRow(onCommand);
  const [again, previous, next] = shown.element.querySelectorAll('button');
  return { shown, onCommand, again, previous, next, progress: shown.element.querySelector('progress') };
}

describe('the row of a review', () => {
  test.each<[ReviewRowState, string[]]>([
    [{ state: { is: 'whole' }, count: 0, sentence: '' }, ['No marked decisions', ...JUMPS_OFF]],
    [{ state: { is: 'whole' }, count: 1, sentence: '' }, ['1 marked decision', ...JUMPS]],
    [{ state: { is: 'whole' }, count: 2, sentence: '' }, ['2 marked decisions', ...JUMPS]],
    [{ state: { is: 'whole' }, count: 2, sentence: 'Knocking was a blunder.' }, ['Knocking was a blunder.', ...JUMPS]],
    [{ state: { is: 'making', share: 0.25 }, count: 0, sentence: '' }, ['Reviewing…', '(Reviewing…)', ...JUMPS_OFF]],
    [
      { state: { is: 'making', share: 0.25 }, count: 2, sentence: 'It was fine.' },
      ['It was fine.', '(Reviewing…)', ...JUMPS],
    ],
    [{ state: { is: 'failed' }, count: 0, sentence: '' }, [UNAVAILABLE, '[Try again]', ...JUMPS_OFF]],
  ])('of %o says how it stands, or what it says of the action that was seen', (state, lines) => {
    const { shown, progress } = row();
    shown.show(state);
    expect(readable(shown.element)).toEqual(lines);
    expect(shown.element.hidden).toBe(false);
    expect(progress?.hidden).toBe(state.state.is !== 'making');
    if (state.state.is === 'making') expect(progress?.value).toBe(0.25);
  });

  test('is hidden where there is no review, and shown as soon as one is made', () => {
    const { shown } = row();
    shown.show({ state: { is: 'absent' }, count: 0, sentence: '' });
    expect(shown.element.hidden).toBe(true);
    shown.show({ state: { is: 'making', share: 0 }, count: 0, sentence: '' });
    expect(shown.element.hidden).toBe(false);
  });

  test('leads to the marks on either side, and makes the review again where it failed', () => {
    const { shown, onCommand, again, previous, next } = row();
    shown.show({ state: { is: 'failed' }, count: 2, sentence: '' });
    for (const one of [previous, next, again]) one.click();
    expect(onCommand.mock.calls).toEqual([
      [{ is: 'mark', isForward: false }],
      [{ is: 'mark', isForward: true }],
      [{ is: 'review' }],
    ]);
  });
});

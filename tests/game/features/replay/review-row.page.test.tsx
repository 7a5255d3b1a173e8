/** The row above the bar of a replay: what it says of a review, and what can be pressed there. */
import { describe, expect, test } from 'vitest';
import { render } from 'preact';
import { ReviewRow, type ShownReview } from '../../../../game/features/replay/replay-bar.tsx';
import { readable } from '../../support/page.ts';

const [PREVIOUS, NEXT] = ['To the previous marked decision', 'To the next marked decision'];
const JUMPS = [`[${PREVIOUS}]`, `[${NEXT}]`];
const JUMPS_OFF = [`[${PREVIOUS}, off]`, `[${NEXT}, off]`];
const UNAVAILABLE = 'The bots that judge did not load, so there is no review now.';

/** A row that stands for a review with so many marks. */
function row({ count, ...shown }: Omit<ShownReview, 'marks'> & { count: number }): HTMLElement {
  const marks = Array.from({ length: count }, (_, at) => ({ at })) as unknown as ShownReview['marks'];
  const place = document.createElement('div');
  render(<ReviewRow {...shown} marks={marks} onCommand={() => undefined} />, place);
  return place.firstElementChild as HTMLElement;
}

describe('the row of a review', () => {
  test.each<[Parameters<typeof row>[0], string[]]>([
    [{ state: { is: 'absent' }, count: 0, sentence: '' }, ['No marked decisions', ...JUMPS_OFF]],
    [{ state: { is: 'whole' }, count: 0, sentence: '' }, ['No marked decisions', ...JUMPS_OFF]],
    [{ state: { is: 'whole' }, count: 1, sentence: '' }, ['1 marked decision', ...JUMPS]],
    [{ state: { is: 'whole' }, count: 2, sentence: '' }, ['2 marked decisions', ...JUMPS]],
    [{ state: { is: 'whole' }, count: 2, sentence: 'Knocking was a blunder.' }, ['Knocking was a blunder.', ...JUMPS]],
    [{ state: { is: 'making', share: 0.25 }, count: 0, sentence: '' }, ['Reviewing…', '(Reviewing…)', ...JUMPS_OFF]],
    [{ state: { is: 'making', share: 0.25 }, count: 2, sentence: 'Fine.' }, ['Fine.', '(Reviewing…)', ...JUMPS]],
    [{ state: { is: 'failed' }, count: 0, sentence: '' }, [UNAVAILABLE, '[Try again]', ...JUMPS_OFF]],
  ])('of %o says how it stands, or what it says of the action that was seen', (state, lines) => {
    const shown = row(state);
    const progress = shown.querySelector('progress');
    expect(readable(shown)).toEqual(lines);
    expect(shown.hidden).toBe(state.state.is === 'absent');
    expect(progress === null).toBe(state.state.is !== 'making');
    if (state.state.is === 'making') expect(progress?.value).toBe(0.25);
  });
});

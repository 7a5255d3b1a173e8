import { expect, test, vi } from 'vitest';
import type { DealState } from '../../../engine/deal/state.ts';
import { views } from './views.ts';

/** Whether views say what the next player holds. */
let tells = false;

vi.mock(import('../../../engine/view.ts'), async (original) => {
  const { viewOf, ...rest } = await original();
  return {
    ...rest,
    viewOf: (deal: DealState, seat: number) => {
      const view = viewOf(deal, seat);
      if (tells) view.points[seat] += deal.cardAt((seat + 1) % deal.players, 0);
      return view;
    },
  };
});

const prove = async () => views.run({ seed: 5, size: 60 }, () => {}, new AbortController().signal);

test('views are the same with other hidden cards', async () => {
  const { figures, faults } = await prove();
  expect(faults).toEqual([]);
  expect(figures.swapped).toBeGreaterThanOrEqual(60);
});

test('an engine that tells a hidden card is found', async () => {
  tells = true;
  const { faults } = await prove();
  expect(faults.map(({ what }) => what)).toContainEqual(
    expect.stringMatching(/the view of seat \d tells hidden cards/),
  );
});

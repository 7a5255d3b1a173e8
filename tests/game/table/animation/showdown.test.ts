import { expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { emptyTable, type TableState } from '../../../../game/model/table-state.ts';
import type { Run } from '../../../../game/table/animation/animator.ts';
import { Showdown, type MovingParts } from '../../../../game/table/animation/showdown.ts';

/** The seats whose values count up when all hands open; you sit at seat 0, and see your own. */
async function counting(game: string): Promise<Set<number>> {
  const rules = preset(game);
  const table = emptyTable({ rules, speakers: ['You', 'Fox', 'Owl'].map((name, seat) => ({ name, you: seat === 0 })) });
  const shown: TableState = { ...table, seats: table.seats.map((seat) => ({ ...seat, value: 20 })) };
  const counted = new Set<number>();
  const parts = {
    stage: { rules, sees: (seat: number) => seat === 0 },
    seats: table.seats.map((_, seat) => ({ countTo: () => counted.add(seat) })),
    cards: { hands: { show: () => Promise.resolve() } },
  };
  const run = {
    isInstant: false,
    reducedMotion: false,
    wait: () => Promise.resolve(),
    animate: ({ update }: { update: (share: number) => void }) => Promise.resolve(update(0.5)),
  };
  await new Showdown(parts as unknown as MovingParts).open(table, shown, run as unknown as Run, () => undefined);
  return counted;
}

test('values count up at a showdown where they were hidden: not one’s own, which stood there all along', async () => {
  expect(await counting('scat')).toEqual(new Set([1, 2]));
});

test('in golf one’s own counts up too, as nobody knew all of it', async () => {
  expect(await counting('golf')).toEqual(new Set([0, 1, 2]));
});

/** What a room tells, as it reaches a table: whole and in order, from wherever one comes to it. */
import { expect, test, vi } from 'vitest';
import type { FromRoom } from '../../../../engine/room/messages.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { SeatEvent } from '../../../../engine/seen.ts';
import { tableFactsOf } from '../../../../game/catalogue/table-setup.ts';
import { RoomStream } from '../../../../game/match/room/room-stream.ts';
import { emptyTable } from '../../../../game/model/table-state.ts';

const RULES = preset('scat');
const START = { deal: 2, dealer: 0, tokens: [3, 3], points: [0, 0], extraSteps: 0 };

function stream() {
  const facts = tableFactsOf(
    RULES,
    ['Anna', 'Ben'].map((name) => ({ name, isYou: name === 'Ben' })),
  );
  const table = {
    state: () => emptyTable({ ...facts, start: START }),
    rename: vi.fn(),
    present: vi.fn(),
    show: vi.fn(),
  };
  const onGap = vi.fn();
  return { table, onGap, told: new RoomStream({ facts, own: 1, table, onGap }) };
}

const events = (from: number, count: number): FromRoom['events'] => ({
  from,
  events: Array.from({ length: count }, () => ({}) as SeatEvent),
});

test('what happens before the whole deal has come is not shown on an empty table, but with the deal', () => {
  const { table, onGap, told } = stream();
  expect(told.events(events(30, 1))).toBe(false);
  told.deal({ start: START, from: 20 });
  expect(told.events({ from: 20, events: [] })).toBe(true);
  expect([table.present.mock.calls.length, table.show.mock.calls.length, onGap.mock.calls.length]).toEqual([0, 1, 0]);
});

test('the first deal is shown from its first event on', () => {
  const { table, told } = stream();
  expect(told.events(events(0, 3))).toBe(true);
  expect(table.present).toHaveBeenCalledTimes(3);
});

test('what was missed is asked for', () => {
  const { onGap, told } = stream();
  told.events(events(0, 3));
  told.events(events(5, 1));
  expect(onGap).toHaveBeenCalledOnce();
});

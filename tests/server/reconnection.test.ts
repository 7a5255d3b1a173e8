import { afterAll, expect, test } from 'vitest';
import { serveRooms } from './support/rooms.ts';
import { playUnsteadily } from './support/unsteady.ts';

const served = await serveRooms();
afterAll(() => served.close());

test.each([3, 4, 5])(
  'connections that are cut after %i messages, again and again, lose no action',
  async (cutAfter) => {
    await playUnsteadily(served.origin, String(cutAfter), { first: cutAfter, later: cutAfter });
    expect(served.said).toEqual([]);
  },
);

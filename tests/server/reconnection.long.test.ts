import { afterAll, expect, test } from 'vitest';
import { serveRooms } from './support/rooms.ts';
import { playUnsteadily } from './support/unsteady.ts';

const served = await serveRooms();
afterAll(() => served.close());

const MATCHES = 200;
const AT_ONCE = 10;
/** A match has about as many messages: in these matches each of them is the one after which a connection is cut. */
const MESSAGES = 50;

test('connections that are cut at any message lose no action, and play none twice', async () => {
  for (let match = 0; match < MATCHES; match += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, i) => match + i);
    await Promise.all(
      some.map((one) =>
        playUnsteadily(served.origin, one.toString(16), { first: 1 + (one % MESSAGES), later: Infinity }),
      ),
    );
  }
  expect(served.said).toEqual([]);
});

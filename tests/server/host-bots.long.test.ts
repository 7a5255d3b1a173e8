import { expect, onTestFinished, test } from 'vitest';
import { sendBot, taught } from './support/host-bots.ts';
import { Guest, serveRooms, wait } from './support/rooms.ts';

test('a process takes 64 of them, and as many rooms as like one that it has', async () => {
  const { origin, close } = await serveRooms({ limits: { botsAtOnce: 1e6 } });
  onTestFinished(close);
  const send = async (table: number, bot: number): Promise<number> => {
    const device = table.toString(16);
    const { room } = await Guest.open(origin, device, wait);
    return (await sendBot(origin, room.roomId, device, taught(bot)))[0];
  };
  for (let bot = 0; bot < 64; bot++) expect(await send(bot, bot)).toBe(204);
  expect([await send(64, 64), await send(65, 63)]).toEqual([503, 204]);
});

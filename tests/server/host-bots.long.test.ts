/** Own bots of a process that is killed, and as many as one takes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replayRecord } from '../../engine/record.ts';
import { sha256Of } from '../../server/bots.ts';
import { ownSeat, sendBot, taught } from './support/host-bots.ts';
import { act, Guest, serveRooms, wait } from './support/rooms.ts';
import { ServerProcess } from './support/server-process.ts';

const FREE = { is: 'free' } as const;

test('a bot of the host’s own plays on after its server was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thirty-one-host-bots-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const filou = taught(1);
  const first = await ServerProcess.start({ ROOMS_FOLDER: folder });
  const anna = await Guest.open(first.origin, 'a', wait);
  const { roomId } = anna.room;
  await expect.poll(() => anna.state).toBeDefined();
  anna.send('sit', { name: 'Anna', word: '' });
  expect(await sendBot(first.origin, roomId, 'a', filou)).toEqual([204, '']);
  anna.send('arrange', { seats: [FREE, ownSeat(filou)] });
  anna.send('start');
  await expect.poll(() => anna.view).not.toBeNull();
  await first.end('SIGKILL');

  const second = await ServerProcess.start({ ROOMS_FOLDER: folder });
  onTestFinished(async () => void (await second.end('SIGTERM')));
  const again = await Guest.join(second.origin, 'a', roomId, act);
  await expect.poll(() => again.record, { timeout: 60_000 }).not.toBeNull();
  const { record } = again.record!;
  expect(replayRecord(structuredClone(record)).match.phase).toBe('over');
  expect(record.deals.map(({ bots }) => bots?.[1]?.policy)).toEqual(record.deals.map(() => sha256Of(filou)));
  expect(again.state.missing).toEqual([]);
});

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

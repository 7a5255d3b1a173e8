import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTION_COUNT } from '../../engine/actions.ts';
import { rulesFile, preset } from '../../engine/rules/resolve.ts';
import { LARGEST_BOT } from '../../engine/room/messages.ts';
import { sha256Of, type BotPolicy, type GeneralPolicy } from '../../server/bots.ts';
import { HostBots } from '../../server/host-bots.ts';
import type { RoomStore } from '../../server/saved-rooms.ts';
import { GENERAL, ownSeat, sendBot, taught } from './support/host-bots.ts';
import { act, FOX, FREE, Guest, serveRooms, wait, type Served } from './support/rooms.ts';

let served: Served;

/** Rooms for each test, since they count what an address has sent. */
function serveEach(): void {
  beforeEach(async () => {
    served = await serveRooms();
  });
  afterEach(() => served.close());
}

const FILOU = taught(1);

/** Anna, who has opened a table and sits at it. */
async function host(onView = act): Promise<Guest> {
  const anna = await Guest.open(served.origin, 'a', onView);
  await anna.sit('Anna');
  return anna;
}

const send = ({ room }: Guest, file: Uint8Array, device: string | null = 'a', headers = {}) =>
  sendBot(served.origin, room.roomId, device, file, headers);

/** Begins a match against Filou. @returns its room */
async function beginMatch(): Promise<string> {
  const anna = await host(wait);
  await send(anna, FILOU);
  anna.send('arrange', { seats: [FREE, ownSeat(FILOU)] });
  anna.send('start');
  await expect.poll(() => anna.view).not.toBeNull();
  return anna.room.roomId;
}

/** A copy of a file with another byte somewhere. */
function altered(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file);
  copy[at] ^= 1;
  return copy;
}

describe('a file that a host sends', () => {
  serveEach();

  test('that cannot play is refused in a line, and the table goes on', async () => {
    const anna = await host();
    expect(await send(anna, new Uint8Array(2000))).toEqual([
      422,
      'it is no policy file with the network of the policy that comes with the game',
    ]);
    expect((await send(anna, Buffer.concat([FILOU, new Uint8Array(LARGEST_BOT)])))[0]).toBe(413);
    expect(served.rooms.refused).toEqual({ bots: 1, large: 1 });
    anna.send('arrange', { seats: [FREE, ownSeat(FILOU)] });
    await expect.poll(() => anna.refused).toEqual(['illegal']);
    anna.send('arrange', { seats: [FREE, FOX] });
    anna.send('start');
    await anna.recorded();
  });

  test('is taken of nobody but the host, by the key of their device', async () => {
    const anna = await host();
    await Guest.join(served.origin, 'b', anna.room.roomId);
    expect(await send(anna, FILOU, 'b')).toEqual([403, 'only the host may send a bot']);
    expect((await send(anna, FILOU, null))[0]).toBe(401);
    expect((await send(anna, FILOU, 'a', { origin: 'https://example.org' }))[0]).toBe(403);
    expect((await sendBot(served.origin, 'A'.repeat(24), 'a', FILOU))[0]).toBe(404);
    expect(readdirSync(served.folder)).toEqual([]);
    expect(await send(anna, FILOU)).toEqual([204, '']);
    expect(readdirSync(served.folder)).toEqual([`${anna.room.roomId}.${sha256Of(FILOU)}.onnx`]);
  });

  test('is not taken once the match has begun', async () => {
    const anna = await host(wait);
    anna.send('arrange', { seats: [FREE, FOX] });
    anna.send('start');
    await expect.poll(() => anna.state.phase).toBe('match');
    expect((await send(anna, FILOU))[0]).toBe(409);
  });

  test('of a fifth bot takes the place of one that nobody has seated, and of none that somebody has', async () => {
    const anna = await host();
    const files = [0, 1, 2, 3, 4].map((number) => taught(number));
    for (const sent of files) expect((await send(anna, sent))[0]).toBe(204);
    anna.send('arrange', { seats: [FREE, ownSeat(files[0])] });
    await expect.poll(() => anna.refused).toEqual(['illegal']);
    anna.send('arrange', { seats: [FREE, ...files.slice(1).map((sent) => ownSeat(sent))] });
    await expect.poll(() => anna.state.seats).toHaveLength(5);
    expect((await send(anna, files[0]))[0]).toBe(503);
  });

  test('is one of a few that each address may send at once', async () => {
    const sent = Array.from({ length: 9 }, () => sendBot(served.origin, 'A'.repeat(24), 'a', Buffer.from('x')));
    const statuses = (await Promise.all(sent)).map(([status]) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(8).fill(404), 429]);
  });

  test('is forgotten with its room', async () => {
    await served.close();
    served = await serveRooms({ kept: 1500 });
    const anna = await host();
    await send(anna, FILOU);
    expect(readdirSync(served.folder)).toHaveLength(1);
    anna.send('leave');
    await expect.poll(() => readdirSync(served.folder)).toEqual([]);
  });
});

describe('a bot of the host’s own', () => {
  serveEach();

  test('plays a match to its end, and the record has its name and its policy', async () => {
    const anna = await host();
    await send(anna, FILOU);
    anna.send('arrange', { seats: [FREE, { ...ownSeat(FILOU), level: 'strong' }] });
    anna.send('start');
    const record = await anna.recorded();
    expect(record.players).toEqual(['Anna', 'Filou']);
    const player = { policy: sha256Of(FILOU), level: 'strong', style: 'even' };
    expect(record.deals.map(({ bots }) => bots)).toEqual(record.deals.map(() => [null, player]));
    expect(anna.state.missing).toEqual([]);
  });

  test('plays on after a restart', async () => {
    const id = await beginMatch();
    served = await served.restart();
    const again = await Guest.join(served.origin, 'a', id);
    await expect.poll(() => again.state.missing).toEqual([]);
    const { deals } = await again.recorded();
    expect(deals.map(({ bots }) => bots?.[1]?.policy)).toEqual(deals.map(() => sha256Of(FILOU)));
  });

  test('that has been lost is played for by the usual one, and the room says so', async () => {
    const id = await beginMatch();
    served = await served.restart(() => rmSync(join(served.folder, `${id}.${sha256Of(FILOU)}.onnx`)));
    const again = await Guest.join(served.origin, 'a', id);
    await expect.poll(() => again.state.missing).toEqual([1]);
    const { deals } = await again.recorded();
    expect(deals.slice(1).map(({ bots }) => bots?.[1]?.policy)).toEqual(deals.slice(1).map(() => sha256Of(GENERAL)));
  });

  test('is played for by the usual one in a game that it was not taught', async () => {
    const anna = await host();
    const FILOU = taught(1, 'schwimmen');
    await send(anna, FILOU);
    anna.send('arrange', { seats: [FREE, ownSeat(FILOU)] });
    await expect.poll(() => anna.state.missing).toEqual([1]);
    anna.send('arrange', { rules: rulesFile(preset('schwimmen')) });
    await expect.poll(() => anna.state.missing).toEqual([]);
  });

  test('of a room that ended with its process is forgotten', async () => {
    await send(await host(), FILOU);
    served = await served.restart(() => expect(readdirSync(served.folder)).toHaveLength(1));
    expect(readdirSync(served.folder)).toEqual([]);
  });
});

describe('policies of rooms', () => {
  /** Own bots, with a runtime that answers what it is told to. */
  function hostBots(answer = 0.5) {
    const release = vi.fn(() => Promise.resolve());
    const run = (): Promise<never> =>
      Promise.resolve({ policy: { data: new Float32Array(ACTION_COUNT).fill(answer) }, value: {} } as never);
    const load = vi.fn(() => Promise.resolve({ run, release }));
    const usual = new Float32Array(ACTION_COUNT).fill(1);
    const general = {
      file: GENERAL,
      runtime: { load },
      evaluate: () => Promise.resolve(usual),
    } as unknown as GeneralPolicy;
    const kept = new Map<string, string>();
    const store: RoomStore = {
      ids: () => Promise.resolve([...kept.keys()]),
      read: (id) => Promise.resolve(kept.get(id) ?? null),
      write: (id, text) => Promise.resolve(void kept.set(id, text)),
      remove: (id) => Promise.resolve(void kept.delete(id)),
    };
    return { bots: new HostBots(Promise.resolve(general), store, () => undefined), load, release, kept, usual };
  }

  test.each([
    ['of random bytes', crypto.getRandomValues(new Uint8Array(2000))],
    ['that is empty', new Uint8Array()],
    ['that is cut short', FILOU.subarray(0, FILOU.length / 2)],
    ['with another operator in its graph', altered(FILOU, FILOU.indexOf('MatMul'))],
    ['with another shape', altered(FILOU, FILOU.indexOf('policy/table1/global') - 5)],
    ['with another constant', altered(FILOU, FILOU.indexOf('constant_113') + 14)],
    ['whose weights are no numbers', taught(1, 'scat', () => NaN)],
    ['whose weights are infinite', taught(1, 'scat', () => -Infinity)],
    ['of another observation', altered(FILOU, FILOU.indexOf('observation\u0012\u0001') + 13)],
    ['with rules that nobody can play', altered(FILOU, FILOU.indexOf('"handSize"') + 1)],
  ])('are none %s', async (_what, sent) => {
    const { bots, kept } = hostBots();
    await expect(bots.keep('A', Buffer.from(sent))).rejects.toThrow(/^it /);
    expect(kept.size).toBe(0);
  });

  test('that have the same bot share it, until none has it', async () => {
    const { bots, load, release, kept } = hostBots();
    for (const room of ['A', 'B']) {
      const sha256 = await bots.keep(room, FILOU);
      expect(await bots.take(room, sha256, [])).toBe(true);
    }
    expect([load.mock.calls.length, kept.size]).toEqual([1, 2]);
    bots.release('A');
    await expect.poll(() => kept.size).toBe(1);
    expect(release).not.toHaveBeenCalled();
    bots.release('B');
    await expect.poll(() => release.mock.calls.length).toBe(1);
  });

  test('execute our own graph with the weights that were sent, and nothing else of a file', async () => {
    const { bots, load } = hostBots();
    await bots.take('A', await bots.keep('A', FILOU), []);
    const [[executed]] = load.mock.calls as unknown as [[Uint8Array]];
    expect(FILOU.subarray(0, executed.length).equals(executed)).toBe(true);
    expect(Buffer.from(executed).includes('thirty-one-model/1')).toBe(false);
  });

  test('that answer with what is no number are answered for by the general one', async () => {
    const { bots, usual } = hostBots(NaN);
    const sha256 = await bots.keep('A', FILOU);
    await bots.take('A', sha256, []);
    const question = [new Float32Array(1), new Float32Array(ACTION_COUNT)] as const;
    const policy = bots.policyOf(ownSeat(FILOU), 'A', preset('scat')) as BotPolicy;
    expect(await policy.evaluate(...question)).toBe(usual);
  });

  test('are not executed where the kept file is another one', async () => {
    const { bots, kept } = hostBots();
    const sha256 = await bots.keep('A', FILOU);
    kept.set(`A.${sha256}`, taught(2).toString('latin1'));
    expect(await bots.take('A', sha256, [])).toBe(false);
    expect(bots.has('A', sha256)).toBe(false);
  });
});

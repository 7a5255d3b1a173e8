import { Client } from '@colyseus/sdk';
import { afterAll, describe, expect, test } from 'vitest';
import { act, FOX, FREE, Guest, keyOf, serveRooms, wait } from './support/rooms.ts';

const served = await serveRooms();
afterAll(() => served.close());

const opened = (onView = act): Promise<Guest> => Guest.open(served.origin, 'a', onView);
const joined = ({ room }: Guest, device: string, onView = act): Promise<Guest> =>
  Guest.join(served.origin, device, room.roomId, onView);

/** Two people who have sat down, in this order. */
async function twoSeated(onView = act): Promise<[Guest, Guest]> {
  const host = await opened(onView);
  await host.sit('Anna', 'one');
  const guest = await joined(host, 'b', onView);
  await guest.sit('Ben', 'two');
  return [host, guest];
}

describe('a room', () => {
  test('is found by the six letters that begin its id', async () => {
    const host = await opened();
    const { code } = host.state;
    expect(host.room.roomId).toMatch(new RegExp(`^${code}[2-9A-Z]{18}$`));
    const guest = new Guest(await new Client(served.origin).join('table', { key: keyOf('b'), code }), wait);
    expect(guest.room.roomId).toBe(host.room.roomId);
  });

  test('lets nobody in who knows neither its id nor its code, nor anybody new once it is locked', async () => {
    const host = await opened();
    const client = new Client(served.origin);
    await expect(client.join('table', { key: keyOf('c') })).rejects.toThrow('no such room');
    host.send('lock', { isLocked: true });
    await expect.poll(() => host.state.isLocked).toBe(true);
    await expect(client.joinById(host.room.roomId, { key: keyOf('c'), id: host.room.roomId })).rejects.toThrow(
      'locked',
    );
  });

  test('plays a match of two people and a bot, whose record everybody gets and can check', async () => {
    const [host, guest] = await twoSeated();
    host.send('arrange', { seats: [FREE, FREE, FOX] });
    const { commitment } = host.state;
    host.send('start');
    const record = await host.recorded();
    await expect.poll(() => guest.record).toEqual({ record, you: 1 });
    expect(record.players).toEqual(['Anna', 'Ben', 'Fox']);
    expect(record.fair).toMatchObject({ commitment, word: 'one\0two' });
  });

  test('lets the expert play the bots where more sit at the table than a policy is told of', async () => {
    const host = await opened();
    await host.sit('Anna');
    host.send('arrange', {
      rules: { format: 'thirty-one-rules/1', base: 'single', players: [2, 17], upcard: false },
      seats: Array.from({ length: 17 }, () => ({ is: 'bot', level: 'casual', style: 'even' }) as const),
    });
    await expect.poll(() => host.state.seats.length).toBe(17);
    host.send('start');
    const { deals, players } = await host.recorded();
    expect(players).toHaveLength(17);
    expect(new Set(deals[0].bots?.map((bot) => bot?.policy))).toEqual(new Set([undefined, 'expert']));
  });

  test('commits to other packs after a match, for which words are to be given again', async () => {
    const [host, guest] = await twoSeated();
    const { commitment } = host.state;
    host.send('start');
    await expect.poll(() => guest.state.phase).toBe('over');
    expect(guest.state.commitment).not.toBe(commitment);
    guest.send('sit', { name: 'Ben', word: 'three' });
    host.send('rematch');
    await expect.poll(() => host.record?.record.fair?.word).toBe('\0three');
  });
});

describe('the host', () => {
  test('alone arranges, starts and sends somebody from a seat', async () => {
    const [host, guest] = await twoSeated();
    guest.send('start');
    guest.send('kick', { seat: 0 });
    guest.send('arrange', { turnSeconds: 30 });
    await expect.poll(() => guest.refused).toEqual(['not-host', 'not-host', 'not-host']);
    host.send('kick', { seat: 1 });
    await expect.poll(() => guest.state.you).toBe(-1);
  });

  test('is somebody else once the first one has left', async () => {
    const [host, guest] = await twoSeated();
    expect(guest.state).toMatchObject({ isHost: false, host: 0 });
    host.send('leave');
    await expect.poll(() => guest.state).toMatchObject({ isHost: true, host: 1 });
  });

  test('cannot start with one alone, or more than the rules allow', async () => {
    const host = await opened();
    host.send('sit', { name: 'Anna', word: '' });
    host.send('start');
    await expect.poll(() => host.refused).toEqual(['too-few']);
  });
});

describe('somebody who comes back', () => {
  test('finds the seat again, is told the deal and asked anew; an action that was sent already is not played twice', async () => {
    const [host, guest] = await twoSeated(wait);
    host.send('start');
    await expect.poll(() => host.view ?? guest.view).not.toBeNull();
    const asked = host.view === null ? guest : host;
    const { deal, turn, legal, view } = asked.view!;
    asked.room.connection.close();
    const again = await joined(host === asked ? guest : host, asked === host ? 'a' : 'b', wait);
    await expect.poll(() => again.view).toMatchObject({ deal, turn, legal });
    expect(again.heard.map(([type]) => type)).toEqual(expect.arrayContaining(['deal', 'events']));
    expect(again.view!.view).toEqual(view);
    again.send('act', { deal, turn, action: legal[0] });
    again.send('act', { deal, turn, action: legal[0] });
    await expect.poll(() => again.refused).toEqual(['stale']);
  });

  test('in a second tab takes the seat from the first', async () => {
    const host = await opened();
    await joined(host, 'a');
    await expect.poll(() => host.left).toBe(4100);
  });
});

describe('what is sent', () => {
  test('closes the connection where it is no message, or of another shape', async () => {
    const wrong: [string, unknown][] = [
      ['unknown', {}],
      ['toString', {}],
      ['sit', { name: 'x'.repeat(25), word: '' }],
      ['sit', { name: 'abc\u202Edef', word: '' }],
      ['act', { deal: 'one' }],
      ['sign', { id: 'insult' }],
    ];
    for (const [type, message] of wrong) {
      const guest = await opened();
      guest.room.send(type, message);
      await expect.poll(() => guest.left, { message: `${type} ${JSON.stringify(message)}` }).toBe(4002);
    }
  });

  test('as a sign reaches everybody, but not twice in two seconds', async () => {
    const [host, guest] = await twoSeated();
    guest.send('sign', { id: 'well-played' });
    guest.send('sign', { id: 'oops' });
    await expect.poll(() => guest.refused).toEqual(['too-often']);
    expect(host.heard.filter(([type]) => type === 'sign')).toEqual([['sign', { seat: 1, id: 'well-played' }]]);
  });
});

/** Asks for a room. @returns the status */
async function ask(origin: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${origin}/matchmake/joinById/none`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  });
  return answer.status;
}

test('pages of other servers are refused, and counted', async () => {
  expect(await ask(served.origin, { origin: 'https://elsewhere.example' })).toBe(403);
  expect(served.rooms.refused.pages).toBe(1);
});

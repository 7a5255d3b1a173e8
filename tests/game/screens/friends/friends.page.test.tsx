/** Playing with friends: coming to a table, and what is arranged there, as the host and as a guest. */
import { within } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { rulesFile, preset } from '../../../../engine/rules/resolve.ts';
import type { RoomState } from '../../../../engine/room/messages.ts';
import { deferred } from '../../../../game/base/deferred.ts';
import { memoryStore } from '../../../../game/base/store.ts';
import type { KeptRules } from '../../../../game/catalogue/library.ts';
import type { Settings } from '../../../../game/catalogue/settings.ts';
import { timeOfDay } from '../../../../game/i18n/dates.ts';
import { openFriendsDialog, type FriendsDialogOptions } from '../../../../game/screens/friends/screen.tsx';
import { Games } from '../../../../game/services/games.ts';
import type { RoomAddress, Rooms } from '../../../../game/services/rooms/rooms.ts';
import type { RoomListener, RoomSession } from '../../../../game/services/rooms/session.ts';
import {
  choose,
  confirm,
  dialog,
  fill,
  layOutPage,
  press,
  pressAndSettle,
  readable,
  settle,
  toasts,
} from '../../support/page.ts';
import { keptBot, rulesOf } from '../../support/own-bots.ts';
import { AT_A_TABLE, FOX, person } from '../../support/rooms.ts';
import { preferencesOf } from '../../support/table.ts';

const ID = 'K7Q2MX'.padEnd(24, 'A');
const FREE = { is: 'free' } as const;

const AS_HOST = { ...AT_A_TABLE, you: 0, isHost: true };

class FakeSession {
  readonly id = ID;
  toldAt = new Date(2026, 10, 24, 20, 14).getTime();
  status = 'here';
  record: RoomSession['record'] = null;
  board: RoomSession['board'] = null;
  readonly send = vi.fn();
  readonly sit = vi.fn();
  /** Answers as it is told to. */
  bring = vi.fn(() => Promise.resolve<'unfit' | 'unsent' | null>(null));
  readonly #listeners = new Set<RoomListener>();
  constructor(public state: RoomState) {}

  follow(listener: RoomListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The room says something else from now on. */
  async change(changes: Partial<RoomState>, status = 'here'): Promise<void> {
    this.state = { ...this.state, ...changes };
    this.status = status;
    for (const { changed } of this.#listeners) changed?.();
    await settle();
  }

  refuse(why: 'full'): void {
    for (const { refused } of this.#listeners) refused?.({ what: 'sit', why });
  }
}

interface Shown {
  session?: FakeSession | null;
  last?: string | null;
  enter?: (address: RoomAddress) => Promise<FakeSession>;
  settings?: Partial<Settings>;
  more?: Partial<FriendsDialogOptions>;
}

/** The screen, by default in no room. */
async function shown({ session = null, last = null, enter, settings = {}, more = {} }: Shown = {}) {
  layOutPage();
  const preferences = preferencesOf(settings);
  const store = memoryStore<KeptRules>();
  const games = new Games({ preferences, store, notify: () => undefined, onPlay: () => undefined });
  const rooms = {
    session,
    last,
    enter: vi.fn(enter ?? (() => Promise.resolve(new FakeSession({ ...AT_A_TABLE, you: -1 })))),
    leave: vi.fn(),
    forgetLast: vi.fn(),
    linkTo: (id: string, withSeat: boolean) => `https://example.org/#join=${id}${withSeat ? '.key' : ''}`,
  };
  const called = { onRoom: vi.fn(), onRules: vi.fn(), onDay: vi.fn() };
  const close = openFriendsDialog({
    rooms: rooms as unknown as Rooms,
    preferences,
    games,
    doubles: () => Promise.resolve({ friends: () => Promise.resolve([]), seatOf: vi.fn() }),
    ownBots: { all: new Map(), filesOf: () => Promise.resolve(null), onChange: () => () => undefined },
    days: { get: () => Promise.resolve(null) },
    ...called,
    ...more,
  });
  onTestFinished(close);
  await settle();
  return { rooms, preferences, ...called };
}

const lobby = () => dialog('Table K7Q2MX');
const entry = () => dialog('Play with friends');
const field = (name: string) => within(entry()).getByRole<HTMLInputElement>('textbox', { name });
const started = () => within(lobby()).getByRole<HTMLButtonElement>('button', { name: 'Start' });
const NAMED: Partial<Settings> = {
  seats: [{ kind: 'person', name: 'Ben' }, ...preferencesOf().settings.seats.slice(1)],
};

function refusal(message: string): Error {
  return Object.assign(new Error(message), { code: 525 });
}

describe('who comes to a table', () => {
  test('chooses among the portraits that everybody has, none that is yet to be won', async () => {
    await shown();
    const portraits = within(entry()).getAllByRole<HTMLInputElement>('radio');
    expect(portraits.map((radio) => radio.labels?.[0]?.textContent || radio.ariaLabel)).toEqual([
      'Lamp',
      'Cup',
      'Hat',
      'Moon',
      'Cat',
      'Dog',
    ]);
  });

  test('says a name first, which is that of their seat from then on', async () => {
    const { rooms, preferences } = await shown();
    await pressAndSettle('Open a table');
    expect(readable(entry())).toContain('Tell us your name first.');
    expect(document.activeElement).toBe(field('Name'));
    expect(rooms.enter).not.toHaveBeenCalled();
    await fill(field('Name'), ' Ben ');
    await pressAndSettle('Open a table');
    expect(rooms.enter).toHaveBeenCalledExactlyOnceWith({});
    expect(preferences.settings.seats[0]).toMatchObject({ kind: 'person', name: 'Ben' });
  });

  test.each([
    ['takes a seat where one is free', AT_A_TABLE.seats, [[{ name: 'Ben', portrait: 'lamp' }]]],
    ['looks on where none is', [person('Anna'), FOX], []],
  ])('%s', async (_, seats, sits) => {
    const session = new FakeSession({ ...AT_A_TABLE, you: -1, seats });
    const { onRoom } = await shown({ enter: () => Promise.resolve(session), settings: NAMED });
    await pressAndSettle('Open a table');
    expect([lobby().open, session.sit.mock.calls]).toEqual([true, sits]);
    expect(onRoom).toHaveBeenCalledWith(session);
  });

  test('types a code of six letters, in which nothing else stands', async () => {
    const { rooms } = await shown({ settings: NAMED });
    await fill(field('Code'), 'K7Q');
    await pressAndSettle('Come in');
    expect(readable(entry())).toContain('A code has six letters and digits.');
    expect(rooms.enter).not.toHaveBeenCalled();
    await fill(field('Code'), 'k7-q2 io01mxz');
    expect(field('Code').value).toBe('K7Q2MX');
    await pressAndSettle('Come in');
    expect(rooms.enter).toHaveBeenCalledExactlyOnceWith({ code: 'K7Q2MX' });
  });

  test.each([
    [
      'there is no such table',
      refusal('room not found'),
      'There is no such table. Look at the code or the link again.',
    ],
    ['it is locked', refusal('locked'), 'This table is locked: nobody else comes in.'],
    ['the server does not answer', new TypeError('failed to fetch'), 'The server cannot be reached. Try again.'],
  ])('is told that %s', async (_what, error, said) => {
    await shown({ enter: () => Promise.reject(error), settings: NAMED });
    await fill(field('Code'), 'K7Q2MX');
    await pressAndSettle('Come in');
    expect(readable(entry())).toContain(said);
  });

  test('shows the table on a television without a seat, and without a name', async () => {
    const session = new FakeSession({ ...AT_A_TABLE, you: -1 });
    await shown({ enter: () => Promise.resolve(session) });
    await fill(field('Code'), 'K7Q2MX');
    await pressAndSettle('Show the table');
    expect(session.send).toHaveBeenCalledExactlyOnceWith('table');
    expect(session.sit).not.toHaveBeenCalled();
  });

  test('by a link comes in at once with a name, and is asked for one without', async () => {
    const { rooms } = await shown({ more: { id: ID } });
    expect(readable(entry())).toContain('You are invited to table K7Q2MX.');
    expect(rooms.enter).not.toHaveBeenCalled();
    expect((await shown({ more: { id: ID }, settings: NAMED })).rooms.enter).toHaveBeenCalledExactlyOnceWith({
      id: ID,
    });
  });

  test('comes back after a reload without taking another seat', async () => {
    const session = new FakeSession({ ...AT_A_TABLE, you: -1 });
    const { rooms } = await shown({ last: ID, enter: () => Promise.resolve(session), settings: NAMED });
    expect(rooms.enter).toHaveBeenCalledExactlyOnceWith({ id: ID });
    expect(session.sit).not.toHaveBeenCalled();
  });

  test('is told nothing of a table that is no more by the time of a reload', async () => {
    const { rooms } = await shown({ last: ID, enter: () => Promise.reject(refusal('room not found')) });
    expect(rooms.forgetLast).toHaveBeenCalledOnce();
    expect(within(entry()).getByRole('status').textContent).toBe('');
  });
});

describe('a guest at a table', () => {
  test('reads who sits there, what is played, and that the packs are sealed', async () => {
    await shown({ session: new FakeSession(AT_A_TABLE) });
    expect(readable(lobby())).toEqual([
      '# Table K7Q2MX',
      'Anna starts the match.',
      'Invite',
      '<radio: true>',
      'Friends',
      '<radio: false>',
      'My other device',
      '(QR code of the link)',
      'Link',
      `<text: https://example.org/#join=${ID}>`,
      '[Copy the link]',
      'Anna host',
      'Ben you',
      'Seat 3 free',
      'Game: Scat',
      '[Rules of Scat]',
      'Time to think: No limit',
      'The packs are sealed: abab abab abab abab …',
      '# Deal of the day',
      'The same eight deals for all of you: everybody plays alone, and here you compare.',
      '[Play the eight deals]',
      '[Leave]',
      '[Back]',
    ]);
  });

  test('sees seats fill, and whose device is away', async () => {
    const session = new FakeSession(AT_A_TABLE);
    await shown({ session });
    const anna = person('Anna', { awayFor: 3 * 60_000, isPlayedFor: true });
    await session.change({ seats: [anna, person('Ben'), person('Cleo')] });
    const away = `Anna host · away since ${timeOfDay(new Date(2026, 10, 24, 20, 11).getTime())} · a bot plays`;
    expect(readable(lobby())).toEqual(expect.arrayContaining([away, 'Ben you', 'Cleo']));
  });

  test('has a link for another device, which others must not have', async () => {
    await shown({ session: new FakeSession(AT_A_TABLE) });
    within(lobby()).getByRole('radio', { name: 'My other device' }).click();
    await settle();
    expect(readable(lobby())).toEqual(
      expect.arrayContaining([
        'Whoever opens this link plays in your seat.',
        `<text: https://example.org/#join=${ID}.key>`,
      ]),
    );
  });

  test('without a seat sits down where one is free', async () => {
    const session = new FakeSession({ ...AT_A_TABLE, you: -1 });
    await shown({ session, settings: NAMED });
    press('Sit down');
    expect(session.sit).toHaveBeenCalledExactlyOnceWith({ name: 'Ben', portrait: 'lamp' });
    await session.change({ seats: [person('Anna'), FOX] });
    expect(within(lobby()).queryByRole('button', { name: 'Sit down' })).toBeNull();
  });

  test('gives the seat up', async () => {
    const { rooms } = await shown({ session: new FakeSession(AT_A_TABLE) });
    await pressAndSettle('Leave');
    expect(rooms.leave).toHaveBeenCalledOnce();
    expect(entry().open).toBe(true);
  });

  test('is told why the room does not do something', async () => {
    const session = new FakeSession(AT_A_TABLE);
    await shown({ session });
    session.refuse('full');
    expect(toasts()).toEqual(['There is no free seat.']);
  });

  test('sees that the connection is lost, and takes the seat back from another tab', async () => {
    const session = new FakeSession(AT_A_TABLE);
    const { rooms } = await shown({ session });
    await session.change({}, 'away');
    expect(readable(lobby())).toContain('Connection lost. Reconnecting…');
    await session.change({}, 'elsewhere');
    await pressAndSettle('Play here again');
    expect(rooms.enter).toHaveBeenCalledExactlyOnceWith({ id: ID });
  });
});

describe('the host', () => {
  test('cannot start before two sit, and reads why', async () => {
    const session = new FakeSession({ ...AS_HOST, seats: [person('Anna'), FREE] });
    await shown({ session });
    expect([started().disabled, within(lobby()).getAllByRole('status')[0].textContent]).toEqual([
      true,
      'At least two have to sit down.',
    ]);
    await session.change({ seats: [person('Anna'), FOX] });
    expect(started().disabled).toBe(false);
    press('Start');
    expect(session.send).toHaveBeenCalledExactlyOnceWith('start');
  });

  test('cannot start with more than the game takes', async () => {
    const rules = { ...preset('scat'), players: [2, 2] as const };
    await shown({
      session: new FakeSession({ ...AS_HOST, seats: [person('Anna'), person('Ben'), FOX], rules: rulesFile(rules) }),
    });
    expect(started().disabled).toBe(true);
    expect(readable(lobby())).toContain('This game is for 2 players.');
  });

  test('starts again after a match, of which it is said who has won', async () => {
    const session = new FakeSession({ ...AS_HOST, phase: 'over', seats: [person('Anna'), FOX] });
    session.record = { players: ['Anna', 'Fox'], winner: 1 } as unknown as RoomSession['record'];
    await shown({ session });
    expect(readable(lobby())).toContain('Fox won.');
    press('Play again');
    expect(session.send).toHaveBeenCalledExactlyOnceWith('rematch');
  });

  test('removes somebody by a second press', async () => {
    const session = new FakeSession(AS_HOST);
    await shown({ session });
    await pressAndSettle('Remove Ben');
    expect(session.send).not.toHaveBeenCalled();
    await confirm('Really remove Ben?');
    expect(session.send).toHaveBeenCalledExactlyOnceWith('kick', { seat: 1 });
  });

  test('seats bots, each another animal in its own style', async () => {
    const session = new FakeSession({ ...AS_HOST, seats: [person('Anna'), FOX, FREE] });
    await shown({ session });
    choose('Seat 3', 'Strong');
    const owl = { is: 'bot', level: 'strong', style: 'cautious', animal: 'owl' };
    expect(session.send).toHaveBeenCalledExactlyOnceWith('arrange', { seats: [FREE, FOX, owl] });
  });

  test('seats the double of a friend', async () => {
    const double = { kind: 'double', name: 'Cleo', pace: 1, habits: 'AAA' } as const;
    const session = new FakeSession(AS_HOST);
    await shown({
      session,
      more: {
        doubles: () => Promise.resolve({ friends: () => Promise.resolve([['id', {} as never]]), seatOf: () => double }),
      },
    });
    choose('Seat 3', 'Cleo');
    const seat = { is: 'double', name: 'Cleo', pace: 1, habits: 'AAA' };
    expect(session.send).toHaveBeenCalledExactlyOnceWith('arrange', { seats: [FREE, FREE, seat] });
  });

  describe('with bots of their own', () => {
    const POLICY = new Uint8Array(4);
    const filou = { policy: 'ab'.repeat(32), name: 'Filou', factorCost: 0.005 };
    const FILOU = { is: 'bot', level: 'master', style: 'cautious', animal: 'owl', own: filou } as const;

    /** The lobby of a host who has taught Filou, and another bot another game. */
    async function withFilou(session: FakeSession): Promise<void> {
      const all = new Map([
        [filou.policy, keptBot({ name: 'Filou' })],
        ['cd'.repeat(32), keptBot({ name: 'Luna', rules: rulesOf('golf') })],
      ]);
      const filesOf = () => Promise.resolve({ policy: POLICY, critic: null });
      await shown({ session, more: { ownBots: { all, filesOf, onChange: () => () => undefined } } });
    }

    const said = () => within(lobby()).getAllByRole('status').at(-1)?.textContent;

    test('seats one that plays the game of the table, once it has been sent', async () => {
      const session = new FakeSession({ ...AS_HOST, seats: [person('Anna'), FOX, FREE] });
      const sent = deferred<null>();
      session.bring = vi.fn(() => sent.promise);
      await withFilou(session);
      const seat = within(lobby()).getByRole<HTMLSelectElement>('combobox', { name: 'Seat 3' });
      expect([...seat.querySelectorAll('optgroup[label="Your bots"] option')].map((one) => one.textContent)).toEqual([
        'Filou',
      ]);
      choose('Seat 3', 'Filou');
      await expect.poll(said).toBe('Sending Filou…');
      expect(session.bring).toHaveBeenCalledExactlyOnceWith(POLICY);
      expect(session.send).not.toHaveBeenCalled();
      sent.resolve(null);
      await expect.poll(said).toBe('');
      expect(session.send).toHaveBeenCalledExactlyOnceWith('arrange', { seats: [FREE, FOX, FILOU] });
    });

    test.each([
      ['unfit', 'Filou cannot sit here: its network is not that of the bot that comes with the game.'],
      ['unsent', 'Filou could not be sent. Try again.'],
    ] as const)('reads why one does not come: %s', async (why, line) => {
      const session = new FakeSession(AS_HOST);
      session.bring.mockResolvedValue(why);
      await withFilou(session);
      choose('Seat 3', 'Filou');
      await expect.poll(said).toBe(line);
      expect(session.send).not.toHaveBeenCalled();
    });

    test('seats somebody else while one is on its way', async () => {
      const session = new FakeSession({ ...AS_HOST, seats: [person('Anna'), FREE] });
      const sent = deferred<null>();
      session.bring = vi.fn(() => sent.promise);
      await withFilou(session);
      choose('Seat 2', 'Filou');
      choose('Seat 2', 'Casual');
      sent.resolve(null);
      await settle();
      expect(session.send).toHaveBeenCalledOnce();
    });

    test('sees it by its name, and chooses its level', async () => {
      const session = new FakeSession({ ...AS_HOST, seats: [person('Anna'), FILOU, FREE] });
      await withFilou(session);
      expect(readable(lobby())).toEqual(expect.arrayContaining([expect.stringMatching(/^Filou Master, cautious/)]));
      choose('Level: Filou', 'Casual');
      choose('Seat 3', 'Filou');
      await settle();
      // It is there already.
      expect(session.bring).not.toHaveBeenCalled();
      expect(session.send.mock.calls).toEqual([
        ['arrange', { seats: [FREE, { ...FILOU, level: 'casual' }, FREE] }],
        ['arrange', { seats: [FREE, FILOU, expect.objectContaining({ own: { ...filou, name: 'Filou 2' } })] }],
      ]);
    });

    test('reads that the usual bot plays for one that cannot', async () => {
      await withFilou(new FakeSession({ ...AS_HOST, seats: [person('Anna'), FILOU], missing: [1] }));
      expect(readable(lobby()).join()).toContain('Filou cannot play here: the usual bot does.');
    });
  });

  test('chooses the game, and no more seats than it has', async () => {
    const seats = Array.from({ length: 10 }, (_, place) => (place === 0 ? person('Anna') : FREE));
    const session = new FakeSession({ ...AS_HOST, seats });
    await shown({ session });
    choose('Game', 'Schwimmen');
    const [most] = preset('schwimmen').players.toReversed();
    expect(session.send).toHaveBeenCalledExactlyOnceWith('arrange', {
      rules: rulesFile(preset('schwimmen')),
      ...(most < 10 && { seats: Array.from({ length: most }, () => FREE) }),
    });
  });

  test('chooses how many seats there are, and never fewer than people', async () => {
    const session = new FakeSession({ ...AS_HOST, seats: [person('Anna'), person('Ben'), person('Cleo'), FREE] });
    await shown({ session });
    const seats = within(lobby()).getByRole<HTMLSelectElement>('combobox', { name: 'Seats' });
    expect([...seats.options].map(({ value }) => value)).toEqual(['3', '4', '5', '6', '7', '8', '9', '10']);
    choose('Seats', '5');
    expect(session.send).toHaveBeenCalledExactlyOnceWith('arrange', { seats: Array.from({ length: 5 }, () => FREE) });
  });

  test('chooses how long one may think, when a bot plays for whoever is away, and who may come late or not at all', async () => {
    const session = new FakeSession(AS_HOST);
    await shown({ session });
    expect(readable(lobby())).toContain('A bot plays for them after 30 s in their turn.');
    for (const name of ['Time to think', /When somebody is away/])
      within(within(lobby()).getByRole('group', { name })).getByRole('radio', { name: '1 min' }).click();
    for (const name of [/Late guests may join/, /Lock the table/])
      within(lobby()).getByRole('switch', { name }).click();
    expect(session.send.mock.calls).toEqual([
      ['arrange', { turnSeconds: 60 }],
      ['arrange', { awaySeconds: 60 }],
      ['arrange', { mayJoinLate: false }],
      ['lock', { isLocked: true }],
    ]);
  });
});

/** The deals of the day with the people of a room: taking part, the result that comes by itself or by a press, and the board. */
import { within } from '@testing-library/dom';
import { render } from 'preact';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Board } from '../../../../engine/room/messages.ts';
import { BoardOfDay, BoardOfRoom } from '../../../../game/screens/day-board/board.tsx';
import { pointsByDeal, totalOf } from '../../../../game/screens/daily/points.ts';
import { signed } from '../../../../game/i18n/numbers.ts';
import type { RoomSession } from '../../../../game/services/rooms/session.ts';
import type { PlayedDay } from '../../../../game/services/storage/match-schemas.ts';
import { playedDay } from '../../support/daily-deals.ts';
import { choose, layOutPage, pressAndSettle, readable, settle } from '../../support/page.ts';

const TODAY = '2026-12-01';
const YESTERDAY = '2026-11-30';
const BENS = [1, 0, -1, 0, 0, 1, 0, 0];
const BEN = { name: 'Ben', portrait: 'cat' };
const ANNA = { name: 'Anna', portrait: 'lamp' };
const TITLE = [
  '# Deal of the day',
  'The same eight deals for all of you: everybody plays alone, and here you compare.',
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T12:00Z`) });
  onTestFinished(() => void vi.useRealTimers());
});

class FakeSession {
  status = 'here';
  readonly state = { code: 'K7Q2MX', you: -1, seats: [] };
  readonly send = vi.fn();
  readonly #listeners = new Set<{ changed?: () => void }>();
  constructor(public board: Board | null) {}

  follow(listener: { changed?: () => void }): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async change(changes: Partial<Pick<FakeSession, 'board' | 'status'>>): Promise<void> {
    Object.assign(this, changes);
    for (const { changed } of this.#listeners) changed?.();
    await settle();
  }
}

interface Shown {
  board?: Board | null;
  /** The days that have been played at this device. */
  played?: readonly PlayedDay[];
  name?: string;
  /** That of the page; null in the room. */
  date?: string | null;
  status?: string;
}

async function shown({ board = null, played = [], name = 'Anna', date = null, status = 'here' }: Shown = {}) {
  layOutPage();
  const root = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => {
    render(null, root);
    root.remove();
  });
  const session = new FakeSession(board);
  session.status = status;
  const onDay = vi.fn();
  const props = {
    session: session as unknown as RoomSession,
    days: { get: (wanted: string) => Promise.resolve(played.find((day) => day.date === wanted) ?? null) },
    guest: { ...ANNA, name } as never,
  };
  render(date === null ? <BoardOfRoom {...props} onDay={onDay} /> : <BoardOfDay {...props} date={date} />, root);
  await settle();
  return { root, session, onDay };
}

const ofDay = (date: string, ...results: Board['days'][number]['results']) => ({ date, results });
/** As Anna, the first, is told it. */
const boardOf = (...days: Board['days']): Board => ({ people: [ANNA, BEN], you: 0, days });
const lines = ({ root }: { root: HTMLElement }): string[] => readable(root).slice(TITLE.length);

describe('whoever is in a room', () => {
  test('takes part by going to the deals', async () => {
    const { root, session, onDay } = await shown();
    expect(readable(root)).toEqual([...TITLE, '[Play the eight deals]']);
    await pressAndSettle('Play the eight deals');
    expect(session.send).toHaveBeenCalledExactlyOnceWith('day', { ...ANNA, date: TODAY, points: null });
    expect(onDay).toHaveBeenCalledExactlyOnceWith(TODAY);
  });

  test('goes on with deals that have been begun', async () => {
    const { onDay } = await shown({ played: [playedDay(TODAY, 3)] });
    await pressAndSettle('Go on with the deals');
    expect(onDay).toHaveBeenCalledExactlyOnceWith(TODAY);
  });

  test('enters a result that was there before, if they like', async () => {
    const day = playedDay(TODAY);
    const points = pointsByDeal(day.first);
    const { root, session } = await shown({ played: [day], board: boardOf(ofDay(TODAY, 'open', 'played')) });
    expect(session.send).not.toHaveBeenCalled();
    await pressAndSettle(`Enter my result: ${signed(totalOf(day.first))}`);
    expect(session.send).toHaveBeenCalledExactlyOnceWith('day', { ...ANNA, date: TODAY, points });
    await session.change({ board: boardOf(ofDay(TODAY, points, BENS)) });
    expect(within(root).queryByRole('button')).toBeNull();
    expect(session.send).toHaveBeenCalledOnce();
  });

  test('needs a name for that', async () => {
    const { root } = await shown({ name: '', board: boardOf(ofDay(TODAY, 'open', 'played')) });
    expect(lines({ root })).toEqual([
      'You see the others’ points once you have played yourself.',
      expect.stringContaining('Ben'),
      expect.stringContaining('Anna you'),
    ]);
  });

  test('and is not on the board yet sends nothing unasked', async () => {
    const board = { ...boardOf(ofDay(TODAY, 'joined', 'joined')), you: -1 };
    const { root, session } = await shown({ played: [playedDay(TODAY)], board });
    expect(within(root).getByRole('button').textContent).toMatch(/^Enter my result/);
    expect(session.send).not.toHaveBeenCalled();
  });

  test('and takes part need not send the result, of yesterday either', async () => {
    const [day, before] = [playedDay(TODAY), playedDay(YESTERDAY)];
    const { session } = await shown({
      played: [day, before],
      board: boardOf(ofDay(TODAY, 'joined', 'open'), ofDay(YESTERDAY, 'joined', 'open')),
    });
    expect(session.send.mock.calls).toEqual([
      ['day', { ...ANNA, date: TODAY, points: pointsByDeal(day.first) }],
      ['day', { ...ANNA, date: YESTERDAY, points: pointsByDeal(before.first) }],
    ]);
  });

  test('sends it as soon as the room is there again', async () => {
    const day = playedDay(TODAY);
    const { session } = await shown({
      status: 'away',
      played: [day],
      board: boardOf(ofDay(TODAY, 'joined', 'open')),
    });
    session.send.mockClear();
    await session.change({ status: 'here' });
    expect(session.send).toHaveBeenCalledExactlyOnceWith('day', {
      ...ANNA,
      date: TODAY,
      points: pointsByDeal(day.first),
    });
  });
});

describe('the board', () => {
  const points = [0, 0, 2, 0, 0, 0, 0, 0];

  test('has places, which those with as many points share, points in all and deal by deal, and everybody else below', async () => {
    const people = [ANNA, BEN, ...['Cleo', 'Dora', 'Eve', 'Finn'].map((name) => ({ name }))];
    const results = ofDay(TODAY, BENS, points, BENS, [-2, 0, 0, 0, 0, 0, 0, 0], 'open', 'joined');
    const there = await shown({ played: [playedDay(TODAY)], board: { ...boardOf(results), people } });
    expect(lines(there)).toEqual([
      '1. Ben +2 (Deal by deal: 0, 0, +2, 0, 0, 0, 0, 0)',
      '2. Anna you +1 (Deal by deal: +1, 0, −1, 0, 0, +1, 0, 0)',
      '2. Cleo +1 (Deal by deal: +1, 0, −1, 0, 0, +1, 0, 0)',
      '4. Dora −2 (Deal by deal: −2, 0, 0, 0, 0, 0, 0, 0)',
      'Finn in progress',
      'Eve not played yet',
    ]);
  });

  test('says of others only that they have played, before one has', async () => {
    const there = await shown({ board: boardOf(ofDay(TODAY, 'joined', 'played')) });
    expect(lines(there)).toEqual([
      '[Play the eight deals]',
      'You see the others’ points once you have played yourself.',
      'Ben has played',
      'Anna you in progress',
    ]);
  });

  test('shows earlier days, and the sum of all', async () => {
    const there = await shown({
      played: [playedDay(TODAY)],
      board: boardOf(ofDay(TODAY, BENS, points), ofDay('2026-11-28', BENS, 'open')),
    });
    choose('Day', 'Saturday, November 28, 2026');
    await settle();
    expect(lines(there).slice(2)).toEqual([
      '1. Anna you +1 (Deal by deal: +1, 0, −1, 0, 0, +1, 0, 0)',
      'Ben not played yet',
    ]);
    choose('Day', 'Last seven days');
    await settle();
    expect(lines(there).slice(2)).toEqual([
      'The sum of the days that you have played.',
      '1. Anna you +2 2 days',
      '1. Ben +2 1 day',
    ]);
  });

  test('stands on the page of a day too', async () => {
    const { root, session } = await shown({ date: TODAY, board: boardOf(ofDay(TODAY, 'joined', 'played')) });
    expect(readable(root)[0]).toBe('# At table K7Q2MX');
    await session.change({ board: boardOf(ofDay(TODAY, BENS, points)) });
    expect(readable(root)).toContain('1. Ben +2 (Deal by deal: 0, 0, +2, 0, 0, 0, 0, 0)');
  });

  test('does not stand on that of a day of which the room knows nothing', async () => {
    const { root } = await shown({ date: '2026-11-20', board: boardOf(ofDay(TODAY, 'joined', 'played')) });
    expect(readable(root)).toEqual([]);
  });
});

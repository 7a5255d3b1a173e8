/** What can be pressed over the table of a room. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RoomState } from '../../../../engine/room/messages.ts';
import { RoomButtons } from '../../../../game/match/room/room-buttons.ts';
import type { RoomSession } from '../../../../game/services/rooms/session.ts';
import { layoutTable } from '../../../../game/table/layout/layout-table.ts';
import { press, toasts } from '../../support/page.ts';
import { preferencesOf } from '../../support/table.ts';

const FOX = { is: 'bot', level: 'regular', style: 'even' } as const;
const ANNA = { is: 'person', name: 'Anna', awayFor: null, isPlayedFor: false } as const;
const PHONE = [390, 844] as const;
const SEATED: Partial<RoomState> = { you: 0, phase: 'match', seats: [ANNA, FOX], joining: [], screens: 0 };
const WATCHING: Partial<RoomState> = { ...SEATED, you: -1, mayJoinLate: true, isScreen: false };

/** The buttons on a screen of that size, for somebody who is called Ben unless it is said otherwise. */
function shown(state: Partial<RoomState>, { size = PHONE as readonly [number, number], name = 'Ben' } = {}) {
  const session = { id: 'room', state, send: vi.fn(), sit: vi.fn() };
  let only = '';
  const rooms = {
    showsOnlyHand: (id: string) => only === id,
    showOnlyHand: (id: string, isWanted: boolean) => void (only = isWanted ? id : ''),
  };
  const leaving: (() => void)[] = [];
  onTestFinished(() => leaving.forEach((leave) => leave()));
  const reopen = vi.fn();
  const buttons = new RoomButtons({
    session: session as unknown as RoomSession,
    preferences: preferencesOf({ seats: [{ kind: 'person', name }, ...preferencesOf().settings.seats.slice(1)] }),
    rooms,
    isOut: () => [false, false],
    reopen,
    whenLeft: (callback) => leaving.push(callback),
  });
  const [width, height] = size;
  const layout = layoutTable({ width, height, safe: { top: 0, right: 0, bottom: 0, left: 0 } }, 2);
  const labels = (): string[] => buttons.items(layout).map(({ label }) => label);
  const pressOne = (label: string): void =>
    buttons
      .items(layout)
      .find((item) => item.label === label)
      ?.press();
  return { session, tellOfScreen: () => buttons.tellOfScreen(layout), labels, pressOne, reopen };
}

describe('somebody who looks on', () => {
  test('joins in with the name that they have, and may think better of it', () => {
    const { session, labels, pressOne } = shown(WATCHING);
    expect(labels()).toEqual(['Join in']);
    pressOne('Join in');
    expect(session.sit).toHaveBeenCalledExactlyOnceWith({ name: 'Ben', portrait: 'lamp' });
    session.state = { ...WATCHING, joining: [{ seat: 1, name: 'Ben', isYou: true }] };
    expect(labels()).toEqual(['Only watch']);
    pressOne('Only watch');
    expect(session.send).toHaveBeenCalledExactlyOnceWith('watch');
  });

  test('is offered no seat where the host allows none, or without a name', () => {
    expect(shown({ ...WATCHING, mayJoinLate: false }).labels()).toEqual([]);
    expect(shown(WATCHING, { name: '' }).labels()).toEqual([]);
  });
});

describe('beside a television', () => {
  test('the own hand fills the screen of a phone, and the whole table comes back', () => {
    const { session, labels, pressOne, reopen } = shown({ ...SEATED, screens: 1 });
    expect(labels()).toEqual(['Say something', 'Only my hand']);
    pressOne('Only my hand');
    expect([labels(), reopen.mock.calls.length]).toEqual([['Say something', 'The whole table'], 1]);
    session.state = SEATED;
    pressOne('The whole table');
    expect([labels(), reopen.mock.calls.length]).toEqual([['Say something'], 2]);
  });

  test('that is offered on no screen that is wider than high, and to nobody who looks on', () => {
    expect(shown({ ...SEATED, screens: 1 }, { size: [1280, 720] }).labels()).toEqual(['Say something']);
    expect(shown({ ...WATCHING, screens: 1 }).labels()).toEqual(['Join in']);
  });

  test('one is told so when it comes', () => {
    const { tellOfScreen, reopen } = shown({ ...SEATED, screens: 1 });
    tellOfScreen();
    expect(toasts()).toEqual(['A screen shows the table: your hand may fill this one.']);
    press('Only my hand');
    expect(reopen).toHaveBeenCalledOnce();
    tellOfScreen();
    expect(toasts()).toEqual([]);
  });
});

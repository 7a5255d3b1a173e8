/** Screens that open over a place: what addresses name, and the page of a day as days go by. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressOf, fetchRoute, routeAt } from '../../../game/app/routes.tsx';
import type { Here } from '../../../game/match/destinations.ts';
import type { Services } from '../../../game/services/services.ts';
import type { PlayedDay } from '../../../game/services/storage/match-schemas.ts';
import { playedDay } from '../support/daily-deals.ts';
import { dialog, layOutPage, pressAndSettle, readable, settle } from '../support/page.ts';
import { preferencesOf } from '../support/table.ts';

afterEach(() => {
  layOutPage();
  vi.useRealTimers();
});

interface InRoom {
  /** Of the room that one is in. */
  session: object | null;
  played: Map<string, PlayedDay>;
  open: Here['open'];
}

/** Opens the page of a day, ten seconds before midnight in UTC. @returns days that are played elsewhere */
async function opened(
  date: string,
  { session = null, played = new Map<string, PlayedDay>(), open = vi.fn() }: Partial<InRoom> = {},
): Promise<Map<string, PlayedDay>> {
  vi.useFakeTimers({ now: new Date('2026-11-26T23:59:50Z') });
  const days = { get: (one: string) => Promise.resolve(played.get(one) ?? null), all: () => Promise.resolve(played) };
  const comparisons = { compareDay: () => new Promise(() => undefined) };
  const services = { days, comparisons, preferences: preferencesOf(), rooms: { session } } as unknown as Services;
  const show = await fetchRoute({ services, open } as unknown as Here, { is: 'day', date });
  show();
  await settle();
  return played;
}

describe('the page of a day', () => {
  test('of today is never that of yesterday', async () => {
    await opened('2026-11-26');
    dialog('Deal of the day #26');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readable(dialog('Deal of the day #27'))[1]).toContain('November 27');
  });

  test('of another day stays, and shows what was played of it in another tab', async () => {
    const played = await opened('2026-11-25');
    played.set('2026-11-25', playedDay('2026-11-25', 3));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readable(dialog('Deal of the day #25'))).toContain('[Go on with deal 4]');
  });

  test('that was played in a room leads back to that', async () => {
    const session = {
      status: 'here',
      board: null,
      state: { code: 'K7Q2MX', you: -1, seats: [] },
      follow: () => vi.fn(),
    };
    const open = vi.fn(() => Promise.resolve());
    await opened('2026-11-26', { session, open, played: new Map([['2026-11-26', playedDay('2026-11-26')]]) });
    expect(readable(dialog('Deal of the day #26'))).toContain('# At table K7Q2MX');
    await pressAndSettle('Back to table K7Q2MX');
    expect(open).toHaveBeenCalledExactlyOnceWith({ is: 'friends' });
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});

describe('an address', () => {
  test('names a screen that needs nothing else to be known', () => {
    expect(addressOf({ is: 'records' })).toBe('#/records');
    expect(routeAt('#/records')).toEqual({ is: 'records' });
    expect(routeAt(addressOf({ is: 'day' }))).toEqual({ is: 'day' });
  });

  test.each([
    '#%2Frecords',
    '#/records.',
    '#/records)',
    '#/records%20',
    '#/records?utm_source=news',
    '#%252Frecords&a=b',
  ])('names it also as messengers change it: %s', (fragment) => expect(routeAt(fragment)).toEqual({ is: 'records' }));

  test('names none that is about something', () => {
    expect([addressOf({ is: 'day', date: '2026-11-25' }), addressOf({ is: 'seat', seat: 1 })]).toEqual(['', '']);
  });

  test.each(['', '#', '#records', '#/nothing', '#/seat', '#/toString', '#/records-of', '#rules=1.abc'])(
    '"%s" names none',
    (fragment) => {
      expect(routeAt(fragment)).toBeNull();
    },
  );
});

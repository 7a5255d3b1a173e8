/** The page of a day over the menu, as days go by. */
import { afterEach, expect, test, vi } from 'vitest';
import { showDay } from '../../../game/scenes/open-daily.ts';
import type { Services } from '../../../game/scenes/services.ts';
import type { PlayedDay } from '../../../game/services/storage/stores.ts';
import { playedDay } from '../support/daily-deals.ts';
import { dialog, layOutPage, readable, settle } from '../support/page.ts';
import { preferencesOf } from '../support/table.ts';

afterEach(() => {
  layOutPage();
  vi.useRealTimers();
});

/** Opens the page of a day, ten seconds before midnight in UTC. @returns days that are played elsewhere */
async function opened(date: string): Promise<Map<string, PlayedDay>> {
  vi.useFakeTimers({ now: new Date('2026-11-26T23:59:50Z') });
  const played = new Map<string, PlayedDay>();
  const days = { get: (one: string) => Promise.resolve(played.get(one) ?? null), all: () => Promise.resolve(played) };
  const here = { left: new AbortController().signal, goTo: () => Promise.resolve(true) };
  await showDay(here, { days, preferences: preferencesOf() } as unknown as Services, date, () => Promise.resolve(true));
  await settle();
  return played;
}

test('that of today is never that of yesterday', async () => {
  await opened('2026-11-26');
  dialog('Deal of the day #26');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readable(dialog('Deal of the day #27'))[1]).toContain('November 27');
});

test('that of another day stays, and shows what was played of it in another tab', async () => {
  const played = await opened('2026-11-25');
  played.set('2026-11-25', playedDay('2026-11-25', 3));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readable(dialog('Deal of the day #25'))).toContain('[Go on with deal 4]');
});

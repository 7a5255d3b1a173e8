/** How one plays, as the statistics show it: figures, charts, luck and habits. */
import { describe, expect, test, vi } from 'vitest';
import type { Notice } from '../../../../engine/habits/notices.ts';
import { StorageError } from '../../../../game/base/store.ts';
import { RequestFailed } from '../../../../game/base/worker-requests.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../../game/catalogue/settings.ts';
import { FIRST_RATING } from '../../../../game/model/rating.ts';
import { openStatisticsDialog } from '../../../../game/screens/statistics/screen.tsx';
import type { HabitService } from '../../../../game/services/bots/habit-service.ts';
import { memoryStores, type Stores } from '../../../../game/services/storage/stores.ts';
import { dayTry, playedDay } from '../../support/daily-deals.ts';
import { learntHabits } from '../../support/learnt-habits.ts';
import { choose, dialog, press, pressAndSettle, readable, settle, shapes } from '../../support/page.ts';
import { keptRecord, storesWithRecords } from '../../support/records.ts';

/** Habits that nobody looks for. */
type Habits = Pick<HabitService, 'learn'>;
const NO_HABITS: Habits = { learn: () => Promise.reject(new Error('nobody asked')) };

function openStatistics(stores: Stores, habits = NO_HABITS, settings: Partial<Settings> = {}) {
  const onDoubles = vi.fn();
  openStatisticsDialog({ stores, habits, settings: { ...DEFAULT_SETTINGS, ...settings }, onDoubles });
  return onDoubles;
}

test('begin with the rating after each match, once there is one', async () => {
  const stores = memoryStores();
  await stores.ratings.put('2026-01-02T12:00:00.000Z', { ...FIRST_RATING, rating: 1311.6 });
  await stores.ratings.put('2026-01-01T12:00:00.000Z', FIRST_RATING);
  openStatistics(stores);
  await settle();
  const shown = dialog('Statistics');
  expect(readable(shown).filter((line) => / \| |^# /.test(line))).toEqual([
    '# Statistics',
    '# Rating',
    'Match | Rating',
    'Jan 1, 2026 | 1250',
    'Jan 2, 2026 | 1312',
  ]);
  expect(shapes(shown.querySelector('svg') as Element)).toContain(
    'polyline class=curve rate transform=translate(44 20) points=0,110 292,0',
  );
});

test('count matches, deals and knocks, by week, game and opponents, and the deals of days', async () => {
  const stores = await storesWithRecords();
  // Practice does not count, nor does a day that was not played to its end.
  await stores.days.put('2026-11-25', { ...playedDay('2026-11-25'), practice: dayTry('2026-11-25', 5) });
  await stores.days.put('2026-11-26', playedDay('2026-11-26'));
  await stores.days.put('2026-11-27', playedDay('2026-11-27', 3));
  openStatistics(stores);
  await settle();
  const lines = readable(dialog('Statistics')).slice(3, -1);
  expect(lines.filter((line) => / \| |^[#<]|^D\w+: /.test(line))).toMatchInlineSnapshot(`
      [
        "<Game: All of All, Scat, Golf>",
        "<Opponents: All of All, Master>",
        "<Players: All of All, 2 players, 3 players>",
        "Matches | 2",
        "Matches won | 50% 1 of 2",
        "Longest winning streak | 1",
        "Current winning streak | 0",
        "Deals | 15",
        "Deals with the best hand | 33% 5 of 15",
        "Deals without a loss | 53% 8 of 15",
        "Average hand | 12.9",
        "Knocks | 6",
        "Knocks won | 83% 5 of 6",
        "31 declared | 0",
        "# Week by week",
        "Week of | Matches | Won | Share",
        "Dec 29, 2025 | 2 | 1 | 50%",
        "# Knocks by turn",
        "Turn | Knocks | Won | Share | Average value",
        "1 | 3 | 3 | 100% | 15.7",
        "2 | 2 | 2 | 100% | 15.5",
        "3 | 1 | 0 | 0% | 7.0",
        "# By game",
        "Game | Matches | Won | Share",
        "Scat | 1 | 1 | 100%",
        "Golf | 1 | 0 | 0%",
        "# By opponents",
        "Opponents | Matches | Won | Share",
        "Master | 2 | 1 | 50%",
        "# Luck",
        "Dealt: your hands were worth 12.7 ± 2.8 points on average (expected: 13.1), those of the others 14.1 ± 2.1 (expected: 13.1).",
        "Drawn: a card from the stock brought you 0.00 ± 3.35 points (expected: 3.52), the others 3.00 ± 1.71 (expected: 2.05).",
        "# Habits",
        "# Deals of the day",
        "Days | 2",
        "Points a day | +2.5",
        "Best day | +7",
        "Deals ahead | 75% 12 of 16",
        "Deals behind | 25% 4 of 16",
      ]
    `);
  choose('Game', 'Golf');
  await settle();
  expect(readable(dialog('Statistics')).slice(8, 10)).toEqual(['Matches | 1', 'Matches won | 0% 0 of 1']);
  choose('Players', '3 players');
  await settle();
  expect(readable(dialog('Statistics'))[8]).toBe('No such matches.');
});

test('have names for opponents of several levels, and for those of whom a file does not say', async () => {
  const stores = memoryStores();
  const mixed = (['casual', 'master'] as const).map((level) => ({ kind: 'bot', level, style: 'even' }) as const);
  await stores.records.put('a', keptRecord({}, { players: [{ kind: 'person', name: '' }, ...mixed] }));
  await stores.records.put('b', keptRecord({}, { policy: 'unknown' }));
  await stores.records.put('c', keptRecord({ level: 'casual' }));
  openStatistics(stores);
  await settle();
  expect(readable(dialog('Statistics'))).toContain('<Opponents: All of All, Casual, Mixed, From files>');
});

describe('the habits in them', () => {
  /** How often open cards were taken, and by the policy. */
  const taken = (kind: Notice['kind'], given = 0): Notice => ({
    kind,
    chances: 60,
    done: 56,
    expected: 30,
    clearness: 6,
    given,
    months: ['2026-04', '2026-05'].map((month) => ({ month, chances: 30, done: 28 })),
  });
  const learnt = (...notices: Notice[]) => learntHabits({ decisions: 60, notices, factorCost: 0.02 });

  async function looked(learn: Habits['learn'], settings: Partial<Settings> = {}): Promise<string[]> {
    openStatistics(await storesWithRecords(), { learn }, settings);
    await settle();
    if (settings.learnsHabits !== false) press('Look for my habits');
    await settle();
    const lines = readable(dialog('Statistics'));
    return lines.slice(lines.indexOf('# Habits') + 1, lines.indexOf('[Close]'));
  }

  test('are looked for when asked, and told in sentences with their numbers', async () => {
    const learn = vi.fn<Habits['learn']>(() => Promise.resolve(learnt(taken('take'), taken('take-useful'))));
    const lines = await looked(learn);
    expect(learn.mock.calls[0][0].map(({ seat }) => seat)).toEqual([0, 0]);
    const rest =
      'more often than the bots would: 56 of 60 times, the bots 30 times. That is as good as certain. ' +
      'By the bots’ judgement it costs next to nothing. By month: April 2026 28 of 30, May 2026 28 of 30.';
    expect(lines.slice(0, 2)).toEqual([`You take an open card ${rest}`, `You take an open card that helps ${rest}`]);
    expect(lines[2]).toMatch(/^From 60 decisions of your latest 2 matches\./);
  });

  test('are none where nothing stands out', async () => {
    const [line] = await looked(() => Promise.resolve(learnt()));
    expect(line).toMatch(/^Nothing stands out: in 60 decisions of 2 matches/);
  });

  test('cannot be told without bots to compare with, and are tried again', async () => {
    const learn = vi.fn<Habits['learn']>(() => Promise.reject(new RequestFailed('failed', 'no such file')));
    expect(await looked(learn)).toEqual([
      expect.stringMatching(/^The bots did not load/),
      '[Try again]',
      '[Your double]',
    ]);
    await pressAndSettle('Try again');
    expect(learn).toHaveBeenCalledTimes(2);
  });

  test('say what they cost where the bots think that it costs something', async () => {
    // 3.2 factors of e in two matches, each of which costs .02: 3 matches in 100.
    const nearest = { level: 'casual', style: 'hoarder', mean: -0.9 } as const;
    const lines = await looked(() => Promise.resolve({ ...learnt(taken('take', 3.2)), nearest }));
    expect(lines[1]).toBe('Of the game’s bots you play most like “Casual, hoarder”.');
    expect(lines[0]).toContain('By the bots’ judgement it costs about one match in 31.');
  });

  test('lead to the double that plays by them', async () => {
    const onDoubles = openStatistics(await storesWithRecords());
    await settle();
    press('Your double');
    expect(onDoubles).toHaveBeenCalledOnce();
  });

  test('are not looked for any more in other matches, or once they are closed', async () => {
    const signals: AbortSignal[] = [];
    const learn: Habits['learn'] = (_, { signal, onProgress }) => {
      signals.push(signal);
      onProgress(1);
      return new Promise(() => undefined);
    };
    expect(await looked(learn)).toEqual([expect.any(String), '(Looking at your matches…)', '[Your double]']);
    choose('Game', 'Golf');
    await settle();
    await pressAndSettle('Look for my habits');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await pressAndSettle('Close');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  test('are not looked for where nothing is to be learnt, or in matches that are to be forgotten', async () => {
    const learn = vi.fn<Habits['learn']>(() => Promise.resolve(learnt()));
    expect(await looked(learn, { learnsHabits: false })).toEqual([
      expect.stringMatching(/^Nothing is learnt/),
      '[Your double]',
    ]);
    expect(learn).not.toHaveBeenCalled();
    await looked(learn, { habitsSince: '2099-01-01T00:00:00.000Z' });
    expect(learn.mock.calls[0][0]).toEqual([]);
  });
});

test('what cannot be read is told of in a sentence', async () => {
  const stores = memoryStores();
  const all = () => Promise.reject(new StorageError('It is full.'));
  openStatistics({ ...stores, records: { ...stores.records, all }, days: { ...stores.days, all } });
  await settle();
  expect(readable(dialog('Statistics')).filter((line) => line === 'It is full.')).toHaveLength(2);
});

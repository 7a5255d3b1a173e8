/** What is kept for a person, as dialogs show it: records, open matches, statistics, goals, the ladder. */
import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import type { Notice } from '../../../engine/habits/notices.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { StorageError } from '../../../game/base/store.ts';
import { RequestFailed } from '../../../game/base/worker-requests.ts';
import type { HabitService } from '../../../game/services/bots/habit-service.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../game/catalogue/settings.ts';
import { openGoalsDialog } from '../../../game/features/goals/goals-dialog.ts';
import { openLadderDialog } from '../../../game/features/ladder/ladder-dialog.ts';
import { openRecordsDialog, type RecordsGoal } from '../../../game/features/records/records-dialog.ts';
import { openMatchesDialog } from '../../../game/features/resume/matches-dialog.ts';
import { openStatisticsDialog } from '../../../game/features/statistics/statistics-dialog.ts';
import type { ListedMatch, OpenMatches } from '../../../game/services/storage/open-matches.ts';
import { memoryStores, type Stores } from '../../../game/services/storage/stores.ts';
import { learntHabits } from '../support/learnt-habits.ts';
import { keptRecord, openMatch, storesWithRecords } from '../support/records.ts';
import { playedDay } from '../support/daily-deals.ts';
import {
  choose,
  dialog,
  dropFiles,
  layOutPage,
  press,
  pressAndSettle,
  readable,
  settle,
  toasts,
} from '../support/page.ts';

describe('the records', () => {
  async function opened(stores = memoryStores()) {
    const called = {
      onOpen: vi.fn<(goal: RecordsGoal) => void>(),
      onRemoved: vi.fn(() => Promise.resolve()),
    };
    const close = openRecordsDialog({ stores, ...called });
    await settle();
    return { stores, close, ...called };
  }

  test('are listed with the latest first, each with what can be done with it', async () => {
    await opened();
    expect(readable(dialog('Records')).at(-2)).toMatch(/^No match has been finished yet\./);
    layOutPage();
    await opened(await storesWithRecords());
    const lines = readable(dialog('Records'));
    expect(lines.filter((line) => / · |^<|Golf, /.test(line))).toEqual([
      '<Game: All of All, Scat, Golf>',
      '<With: All of All, Fox, You, Owl>',
      'Scat · You won · 8 deals Jan 3, 2026, 12:00 PM, You, Fox, Owl',
      'Golf · place 2 of 2 · 5 deals Jan 2, 2026, 12:00 PM, with Fox',
      ...['Watch', 'Review', 'Fairness', 'Challenge', 'Save as a file', 'Delete'].map(
        (what) => `[${what}: Golf, Jan 2, 2026, 12:00 PM]`,
      ),
      'Scat · you won · 10 deals Jan 1, 2026, 12:00 PM, with Fox, Owl',
    ]);
    // Nobody’s own match is no challenge.
    expect(lines.filter((line) => line.startsWith('[Challenge'))).toHaveLength(2);
  });

  test('are filtered by game and by player', async () => {
    await opened(await storesWithRecords());
    choose('Game', 'Golf');
    expect(
      readable(dialog('Records'))
        .filter((line) => / match| · /.test(line))
        .slice(1),
    ).toEqual(['1 match', 'Golf · place 2 of 2 · 5 deals Jan 2, 2026, 12:00 PM, with Fox']);
    choose('With', 'Owl');
    expect(readable(dialog('Records'))).toContain('No records match.');
    choose('Game', 'All');
    expect(readable(dialog('Records'))).toContain('2 matches');
  });

  test('lead where their buttons say', async () => {
    const { stores, onOpen } = await opened(await storesWithRecords());
    const kept = await stores.records.get('b');
    const match = expect.objectContaining({ record: expect.anything() as unknown }) as unknown;
    const leads: [string | RegExp, object][] = [
      [/^Review: Golf/, { is: 'review', match, kept, id: 'b' }],
      [/^Fairness: Golf/, { is: 'fairness', match, names: ['You', 'Fox'], isOwn: true }],
      [/^Challenge: Golf/, { is: 'challenge', kept }],
      ['Statistics', { is: 'statistics' }],
      ['Exercises', { is: 'exercises' }],
      ['Your data', { is: 'data' }],
      [/^Watch: Golf/, { is: 'replay', match, kept, id: 'b' }],
    ];
    for (const [label] of leads) press(label);
    expect(onOpen.mock.calls).toEqual(leads.map(([, goal]) => [goal]));
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('are deleted after a second press', async () => {
    const { stores, onRemoved } = await opened(await storesWithRecords());
    await pressAndSettle(/^Delete: Golf/);
    expect(onRemoved).not.toHaveBeenCalled();
    await pressAndSettle(/Really.*Golf/);
    expect(onRemoved).toHaveBeenCalledWith('b');
    expect([...(await stores.records.all()).keys()]).toEqual(['a', 'c']);
    expect(readable(dialog('Records'))).toContain('2 matches');
  });

  test('that are damaged cannot be watched, which is said', async () => {
    const stores = memoryStores();
    const kept = keptRecord();
    await stores.records.put('a', { ...kept, record: { ...kept.record, deals: [{}] } as never });
    const { onOpen } = await opened(stores);
    press(/^Watch: /);
    expect(onOpen).not.toHaveBeenCalled();
    expect(readable(dialog('Records'))).toContain(
      'This record is damaged and cannot be replayed: Deal 1: “deals.0.before” is not in the format of a record.',
    );
  });

  test('come twenty to a page', async () => {
    const stores = memoryStores();
    const one = keptRecord();
    for (let day = 1; day <= 21; day++) {
      await stores.records.put(String(day), { ...one, ended: new Date(Date.UTC(2026, 0, day)).toISOString() });
    }
    await opened(stores);
    const rows = () => within(dialog('Records')).getAllByRole('listitem').length;
    const foot = () => readable(dialog('Records')).slice(-4, -1);
    expect([rows(), foot()]).toEqual([20, ['[Newer, off]', 'Page 1 of 2', '[Older]']]);
    press('Older');
    expect([rows(), foot()]).toEqual([1, ['[Newer]', 'Page 2 of 2', '[Older, off]']]);
    press('Newer');
    expect(rows()).toBe(20);
  });

  test('are not even read from a file that is far too large', async () => {
    const { stores } = await opened();
    const file = Object.defineProperty(new File(['{}'], 'x.json'), 'size', { value: 50_000_000 });
    const text = vi.spyOn(file, 'text');
    await dropFiles(dialog('Records'), file);
    expect(readable(dialog('Records'))).toContain('x.json is far too large for a record.');
    expect(text).not.toHaveBeenCalled();
    expect((await stores.records.all()).size).toBe(0);
  });

  test('are imported from files, a challenge among them is taken elsewhere', async () => {
    const { stores, onOpen } = await opened();
    const { record } = keptRecord({ seed: 7 });
    await dropFiles(
      dialog('Records'),
      new File([JSON.stringify(record)], 'x.json', { lastModified: Date.UTC(2026, 0, 4) }),
      new File(['{'], 'y.json'),
    );
    expect((await stores.records.all()).size).toBe(1);
    expect(readable(dialog('Records')).slice(-11, -7)).toEqual([
      '1 match was imported.',
      'y.json is not a record: it is not JSON in UTF-8.',
      '1 match',
      'Scat · you won · 8 deals Jan 4, 2026, 12:00 AM, with Fox, Owl',
    ]);
    const challenge = new File(['{}'], 'a.challenge.json');
    await dropFiles(dialog('Records'), challenge);
    expect(onOpen).toHaveBeenCalledWith({ is: 'challenge-file', file: challenge });
    expect(document.querySelector('dialog')).toBeNull();
  });
});

/** Habits that nobody looks for. */
type Habits = Pick<HabitService, 'learn'>;
const NO_HABITS: Habits = { learn: () => Promise.reject(new Error('nobody asked')) };

function openStatistics(stores: Stores, habits = NO_HABITS, settings: Partial<Settings> = {}) {
  const onDoubles = vi.fn();
  openStatisticsDialog({ stores, habits, settings: { ...DEFAULT_SETTINGS, ...settings }, onDoubles });
  return onDoubles;
}

describe('the statistics', () => {
  test('count matches, deals and knocks, by week, game and opponents, and the deals of days', async () => {
    const stores = await storesWithRecords();
    await stores.days.put('2026-11-26', playedDay('2026-11-26'));
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
        "Longest streak | 1",
        "Current streak | 0",
        "Deals | 15",
        "Deals with the best hand | 33% 5 of 15",
        "Nothing lost | 53% 8 of 15",
        "Average hand | 12.9",
        "Knocks | 6",
        "Knocks won | 83% 5 of 6",
        "31 declared | 0",
        "# Week by week",
        "Week of | Matches | Won | Share",
        "Dec 29, 2025 | 2 | 1 | 50%",
        "# Knocks by turn",
        "Your turn | Knocks | Won | Share | Average value",
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
        "Days | 1",
        "Points a day | +7",
        "Best day | +7",
        "Deals ahead | 88% 7 of 8",
        "Deals behind | 13% 1 of 8",
      ]
    `);
    choose('Game', 'Golf');
    expect(readable(dialog('Statistics')).slice(8, 10)).toEqual(['Matches | 1', 'Matches won | 0% 0 of 1']);
    choose('Players', '3 players');
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
      return lines.slice(lines.indexOf('# Habits') + 1, lines.indexOf('[Done]'));
    }

    test('are looked for when asked, and told in sentences with their numbers', async () => {
      const learn = vi.fn<Habits['learn']>(() => Promise.resolve(learnt(taken('take'), taken('take-useful'))));
      const lines = await looked(learn);
      expect(learn.mock.calls[0][0].map(({ seat }) => seat)).toEqual([0, 0]);
      const rest =
        'more often than the bots would: 56 of 60 times, and they 30 times. That is as good as certain. ' +
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
});

describe('the goals', () => {
  test('are shown as reached or open, with the games that were won', async () => {
    const stores = memoryStores();
    const catchUp = vi.fn(async () => {
      await stores.goals.put('first-win', { match: 'a', reached: '2026-01-02T12:00:00.000Z' } as never);
      return true;
    });
    openGoalsDialog({ stores, catchUp });
    await settle();
    expect(catchUp).toHaveBeenCalledOnce();
    const lines = readable(dialog('Goals'));
    expect(lines).toContain('Born lucky Hold 31 without drawing a card.');
    expect(lines.filter((line) => /^#|^First win|^Still/.test(line)).map((line) => line.slice(0, 44))).toEqual([
      '# Goals',
      '# Reached: 1',
      'First win on Jan 2, 2026 Win a match.',
      '# Still open: 24',
      '# Games won: 0 of 29',
      'Still to win: Scat, Thirty-One, Blitz, Harsh',
    ]);
  });
});

describe('the ladder', () => {
  test('shows who was beaten, who is next and who comes later, and leads to a match', async () => {
    const stores = memoryStores();
    await stores.ladder.put('fox', { match: 'a', reached: '2026-01-02T12:00:00.000Z' } as never);
    const called = { onPlay: vi.fn(), onAllOpponents: vi.fn(), onGoals: vi.fn(), onLooks: vi.fn() };
    const catchUp = () => Promise.resolve(false);
    const open = () => openLadderDialog({ stores, settings: DEFAULT_SETTINGS, catchUp, ...called });
    open();
    await settle();
    expect(readable(dialog('The ladder'))).toContain('1 of 9 opponents beaten');
    expect(readable(dialog('The ladder')).slice(-6, -1)).toEqual([
      expect.stringMatching(/^Owl · Beginner, cautious .* Your next opponent Prize: a midnight blue cloth$/),
      expect.stringMatching(/^Fox · Beginner .* Beaten on Jan 2, 2026 Won: card backs in rust$/),
      '[Play Fox again]',
      '[Use: card backs in rust]',
      '[Play Owl]',
    ]);
    press('Goals');
    expect(called.onGoals).toHaveBeenCalledOnce();
    press(/^Play .*Owl/);
    expect(called.onPlay).toHaveBeenCalledWith(expect.objectContaining({ animal: 'owl' }));
    expect(document.querySelector('dialog')).toBeNull();
    open();
    await settle();
    press(/^(Choose|All|Any|Other)/);
    expect(called.onAllOpponents).toHaveBeenCalledOnce();
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('gives something with each rung, which is used once the dialog closes, and laid aside again', async () => {
    const stores = memoryStores();
    await stores.ladder.put('fox', { reached: '2026-01-02T12:00:00.000Z' });
    let settings = DEFAULT_SETTINGS;
    const onLooks = vi.fn((changes: Partial<typeof settings>) => {
      settings = { ...settings, ...changes };
    });
    const ignored = { onPlay: () => undefined, onAllOpponents: () => undefined, onGoals: () => undefined };
    const use = async (): Promise<void> => {
      openLadderDialog({ stores, settings, onLooks, catchUp: () => Promise.resolve(false), ...ignored });
      await settle();
      await pressAndSettle('Use: card backs in rust');
      expect(onLooks).not.toHaveBeenCalled();
      press('Done');
      expect(onLooks).toHaveBeenCalledOnce();
      onLooks.mockClear();
    };
    await use();
    expect(settings.cardBack).toBe('rust');
    await use();
    expect(settings.cardBack).toBe('red');
  });
});

describe('the open matches', () => {
  async function opened(answer: OpenMatches['giveUp'] = () => Promise.resolve(true)) {
    const giveUp = vi.fn(answer);
    const listed: ListedMatch[] = [
      { id: 'a', open: openMatch().open, isElsewhere: false },
      { id: 'b', open: openMatch(preset('golf')).open, isElsewhere: true },
    ];
    const matches = { list: () => Promise.resolve(listed), giveUp } as unknown as OpenMatches;
    const called = { onResume: vi.fn(), onClose: vi.fn() };
    openMatchesDialog(matches, called);
    await settle();
    return { listed, giveUp, ...called };
  }

  test('are listed with their game, deal and players; one that another tab plays has no buttons', async () => {
    await opened();
    expect(readable(dialog('Open matches')).slice(2, -1)).toEqual([
      'Scat Jan 2, 2026, 12:00 PM, deal 1',
      'You 3 · Fox 3',
      '[Continue: Scat, Jan 2, 2026, 12:00 PM, deal 1]',
      '[Give up: Scat, Jan 2, 2026, 12:00 PM, deal 1]',
      'Golf Jan 2, 2026, 12:00 PM, deal 1',
      'You 3 · Fox 3',
      'Being played in another tab',
    ]);
  });

  test('are gone on with, or given up after a second press; the list closes with the last', async () => {
    const resumed = await opened();
    press(/^Continue/);
    expect(resumed.onResume).toHaveBeenCalledWith('a');
    expect(resumed.onClose).toHaveBeenCalledOnce();
    const { listed, giveUp, onClose } = await opened();
    press(/^Give up/);
    expect(giveUp).not.toHaveBeenCalled();
    listed.length = 0;
    await pressAndSettle(/^Really/);
    expect(giveUp).toHaveBeenCalledWith('a');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('say so where another tab plays it, or the storage fails', async () => {
    await opened(() => Promise.resolve(false));
    press(/^Give up/);
    await pressAndSettle(/^Really/);
    expect(toasts()).toEqual(['This match is being played in another tab.']);
    layOutPage();
    await opened(() => Promise.reject(new StorageError('It is full.')));
    press(/^Give up/);
    await pressAndSettle(/^Really/);
    expect(toasts()).toContain('It is full.');
  });
});

test('what cannot be read is told of in a sentence: records, statistics and goals', async () => {
  const stores = memoryStores();
  const all = () => Promise.reject(new StorageError('It is full.'));
  const broken = { ...stores, records: { ...stores.records, all }, days: { ...stores.days, all } };
  const { onOpen, onRemoved } = { onOpen: vi.fn(), onRemoved: () => Promise.resolve() };
  openRecordsDialog({ stores: broken, onOpen, onRemoved });
  openStatistics(broken);
  openGoalsDialog({ stores, catchUp: all });
  await settle();
  const said = ['Records', 'Statistics', 'Goals'].map((name) =>
    readable(dialog(name)).filter((line) => line === 'It is full.'),
  );
  expect(said.map(({ length }) => length)).toEqual([1, 2, 1]);
});

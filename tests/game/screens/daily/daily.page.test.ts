/** The page of a day, and the calendar of the days. */
import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { LEVELS } from '../../../../engine/bots/characters.ts';
import { dayOf } from '../../../../engine/daily/day.ts';
import { signed } from '../../../../game/i18n/numbers.ts';
import { openCalendarDialog, type CalendarOptions } from '../../../../game/screens/daily/calendar-screen.tsx';
import { openDailyDialog, type DailyOptions, type ShownDay } from '../../../../game/screens/daily/screen.tsx';
import { totalOf } from '../../../../game/screens/daily/points.ts';
import { weekOf, type ThemedWeek, type CalendarWeek } from '../../../../game/screens/daily/themed-week.ts';
import type { DayComparison } from '../../../../game/services/bots/messages.ts';
import type { PlayedDay } from '../../../../game/services/storage/match-schemas.ts';
import { dayTry, playedDay, POLICY } from '../../support/daily-deals.ts';
import { dialog, layOutPage, press, pressAndSettle, readable, settle } from '../../support/page.ts';

const DATE = '2026-11-26';
const DAY = 'Deal of the day #26';

const NO_WEEK = { week: null, weekBefore: null };

/** What the levels get on every day. */
const COMPARISON: DayComparison = {
  policy: POLICY,
  master: [1, 2, 3, -1, -2, 0, 1, 1],
  totals: Object.fromEntries(
    LEVELS.map((level, index) => [level, Array.from({ length: 100 }, (_, one) => one - 60 + 10 * index)]),
  ),
} as never;

function opened(played: PlayedDay | null, changes: Partial<DailyOptions> = {}) {
  let tell: (day: ShownDay) => void = () => undefined;
  const stop = vi.fn();
  const called = {
    opponentsCome: vi.fn((_date: string) => Promise.resolve(true)),
    onPlay: vi.fn<(date: string) => void>(),
    compare: vi.fn<DailyOptions['compare']>(() => Promise.resolve(COMPARISON)),
    onCalendar: vi.fn<(date: string) => void>(),
    onDay: vi.fn<(date: string) => void>(),
    onExercises: vi.fn(),
  };
  const follow: DailyOptions['follow'] = (callback) => ((tell = callback), stop);
  openDailyDialog({
    date: DATE,
    played,
    past: null,
    ...NO_WEEK,
    own: { kind: 'person', name: '' },
    room: null,
    follow,
    ...called,
    ...changes,
  });
  return { ...called, stop, tell: (day: ShownDay) => tell(day) };
}

const standing = () => {
  const heading = within(dialog(DAY)).getByRole('heading', { name: 'Where you stand' });
  return readable(heading.parentElement as Element);
};

describe('a day', () => {
  test('that was not played says what is played against whom, and how it counts', async () => {
    const { onCalendar, onExercises } = opened(null);
    await settle();
    expect(readable(dialog(DAY)).slice(1)).toEqual([
      'Thursday, November 26, 2026 · Scat',
      expect.stringContaining(
        'against Hare (Casual, hasty), Badger (Regular, hoarder), Owl (Strong, cautious). Your first',
      ),
      'Against each opponent you score the tokens that they lose, minus those that you lose.',
      '[Calendar]',
      '[Exercises]',
      '[Play]',
      '[Close]',
    ]);
    press('Calendar');
    expect(onCalendar).toHaveBeenCalledExactlyOnceWith(DATE);
    press('Exercises');
    expect(onExercises).toHaveBeenCalledOnce();
  });

  test('is played once the opponents have come', async () => {
    let come: (haveCome: boolean) => void = () => undefined;
    const opponentsCome = vi.fn(() => new Promise<boolean>((resolve) => (come = resolve)));
    const { onPlay } = opened(null, { opponentsCome });
    press('Play');
    await pressAndSettle('Play');
    expect(opponentsCome).toHaveBeenCalledOnce();
    expect(readable(dialog(DAY)).at(-3)).toMatch(/^Waiting for the trained opponents/);
    come(false);
    await settle();
    expect(onPlay).not.toHaveBeenCalled();
    expect(readable(dialog(DAY)).at(-3)).toMatch(/^The trained opponents did not come\./);
    await pressAndSettle('Play');
    come(true);
    await settle();
    expect(onPlay).toHaveBeenCalledExactlyOnceWith(DATE);
  });

  test('is followed by the next once that has begun, which then is what is played', async () => {
    let come: (haveCome: boolean) => void = () => undefined;
    const opponentsCome = vi.fn((_date: string) => new Promise<boolean>((resolve) => (come = resolve)));
    const { onPlay, stop, tell } = opened(null, { opponentsCome });
    await pressAndSettle('Play');
    const comeForBefore = come;
    tell({ date: '2026-11-27', played: null, past: null, ...NO_WEEK });
    await settle();
    const next = dialog('Deal of the day #27');
    comeForBefore(true);
    await settle();
    expect(onPlay).not.toHaveBeenCalled();
    expect(readable(next).at(-3)).toBe('[Exercises]');
    await pressAndSettle('Play');
    come(true);
    await settle();
    expect(onPlay).toHaveBeenCalledExactlyOnceWith('2026-11-27');
    await pressAndSettle('Close');
    expect(stop).toHaveBeenCalledOnce();
  });

  test('that was played to its end in another tab is compared', async () => {
    const { compare, tell } = opened(playedDay(DATE, 3));
    await settle();
    tell({ date: DATE, played: playedDay(DATE), past: { played: new Map(), inARow: 2 }, ...NO_WEEK });
    await settle();
    expect(compare).toHaveBeenCalledOnce();
    expect(readable(dialog(DAY))).toContain('2 days in a row');
    // What comes of a look at the same day does not ask again.
    tell({ date: DATE, played: playedDay(DATE), past: null, ...NO_WEEK });
    await settle();
    expect(compare).toHaveBeenCalledOnce();
    expect(standing()).toHaveLength(10);
  });

  test('that was played in a room says how the others did, and leads back to them', async () => {
    const room = { board: (date: string) => `Ben on ${date}`, back: () => 'Back to table K7Q2MX', onBack: vi.fn() };
    const { tell } = opened(playedDay(DATE, 7), { room });
    await settle();
    expect(readable(dialog(DAY)).slice(-2)).toEqual(['[Go on with deal 8]', '[Close]']);
    tell({ date: DATE, played: playedDay(DATE), past: null, ...NO_WEEK });
    await settle();
    expect(readable(dialog(DAY))).toContain(`Ben on ${DATE}`);
    press('Back to table K7Q2MX');
    expect(room.onBack).toHaveBeenCalledOnce();
  });

  test('is shared as a line, which is copied where the share sheet fails', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>();
    const writeText = vi.fn((_text: string) => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    opened(playedDay(DATE));
    await settle();
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await pressAndSettle('Share');
    expect(writeText).not.toHaveBeenCalled();
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await pressAndSettle('Share');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(share.mock.calls[0][0].text);
    expect(readable(dialog(DAY))).toContain('Copied.');
    Reflect.deleteProperty(navigator, 'share');
  });

  test('that was begun goes on, and shows its points so far', async () => {
    const { compare } = opened(playedDay(DATE, 3));
    await settle();
    expect(readable(dialog(DAY)).slice(8, -1)).toEqual([
      '1 | (behind) −3',
      '2 | (ahead) +2',
      '3 | (ahead) +2',
      ...['4', '5', '6', '7', '8'].map((deal) => `${deal} | open`),
      'Total | +1',
      '[Go on with deal 4]',
    ]);
    expect(compare).not.toHaveBeenCalled();
  });

  test('that is over is compared with the levels, and has a line to share', async () => {
    const { compare } = opened(playedDay(DATE));
    await settle();
    expect(compare).toHaveBeenCalledOnce();
    const lines = readable(dialog(DAY));
    expect(lines.filter((line) => /^# |^Total|^Better|^Version|^\[/.test(line))).toEqual([
      '# Deal of the day #26',
      '# You beat the master by 2 points.',
      'Total | +7 | +5',
      '# Where you stand',
      'Better than “Beginner” in 67 of 100, equal in 1',
      'Better than “Casual” in 57 of 100, equal in 1',
      'Better than “Regular” in 47 of 100, equal in 1',
      'Better than “Strong” in 37 of 100, equal in 1',
      'Better than “Master” in 27 of 100, equal in 1',
      'Better than 47 of 100 simulated players',
      'Version of the opponents: 5a5a5a. Only results against the same one can be compared.',
      '# To share',
      '[Copy]',
      '[Copy in words]',
      '[As a picture]',
      '[Calendar]',
      '[Exercises]',
      '[Play again, as practice]',
      '[Close]',
    ]);
    expect(lines).toContain('Thirty-One, deal of the day 26: 🟥🟩🟩🟩🟩🟩🟩🟩 +7 http://localhost:3000/');
  });

  test('that was compared is not compared again, and shows practice beside it', async () => {
    const { policy, ...comparison } = COMPARISON;
    const { compare } = opened({
      ...playedDay(DATE),
      practice: dayTry(DATE, 2),
      comparisons: { [policy]: comparison },
    });
    await settle();
    expect(compare).not.toHaveBeenCalled();
    expect(readable(dialog(DAY)).filter((line) => / \| |^\[Go/.test(line))).toEqual([
      'Deal | You | Practice | Master',
      '1 | (behind) −3 | (behind) −3 | (ahead) +1',
      '2 | (ahead) +2 | (ahead) +2 | (ahead) +2',
      '3 | (ahead) +2 | open | (ahead) +3',
      '4 | (ahead) +1 | open | (behind) −1',
      '5 | (ahead) +1 | open | (behind) −2',
      '6 | (ahead) +1 | open | (level) 0',
      '7 | (ahead) +1 | open | (ahead) +1',
      '8 | (ahead) +2 | open | (ahead) +1',
      'Total | +7 | −1 | +5',
      '[Go on practising: deal 3]',
    ]);
  });

  test('is not compared with what another policy gets, or where several have played', async () => {
    opened(playedDay(DATE), { compare: () => Promise.resolve({ ...COMPARISON, policy: 'ff' }) });
    await settle();
    expect(standing()[1]).toMatch(/^You played against opponents from another version of the game\./);
    layOutPage();
    const { first, ...rest } = playedDay(DATE);
    const [other] = dayTry(DATE, 1, 'ab'.repeat(32)).deals;
    const mixed = { ...rest, first: { ...first, deals: [other, ...first.deals.slice(1)] } };
    opened(mixed);
    await settle();
    expect(standing()[1]).toMatch(/^Not all of your deals were played against the same trained opponents/);
  });

  test('that cannot be compared says why, and can be tried again', async () => {
    let isThere = false;
    const compare = () => (isThere ? Promise.resolve(COMPARISON) : Promise.reject(new Error('nobody is there')));
    opened(playedDay(DATE), { compare });
    await settle();
    expect(standing().slice(1)).toEqual(['The comparison did not work: nobody is there', '[Try again]']);
    isThere = true;
    await pressAndSettle('Try again');
    expect(standing()).toHaveLength(10);
  });
});

test.each([
  [1, /in a row|Your last seven days/, 0],
  [2, /in a row/, 1],
  [7, /in a row|Your last seven days/, 2],
  [8, /Your last seven days/, 0],
])(
  'after %d days in a row that is said from the second on, and seven are looked back on',
  async (days, said, count) => {
    const dates = Array.from({ length: days }, (_, back) => `2026-11-${26 - back}`);
    const played = new Map(dates.map((date) => [date, playedDay(date)]));
    opened(playedDay(DATE), { past: { played, inARow: days } });
    await settle();
    expect(readable(dialog(DAY)).filter((line) => said.test(line))).toHaveLength(count);
  },
);

describe('the week of a day', () => {
  const MONDAY = '2026-12-14';
  const weekAt = (today: string, playedDates: readonly string[], begun: readonly string[] = []): ThemedWeek => ({
    ...(weekOf(MONDAY) as CalendarWeek),
    today,
    played: new Map([
      ...playedDates.map((date) => [date, playedDay(date)] as const),
      ...begun.map((date) => [date, playedDay(date, 3)] as const),
    ]),
  });
  const page = (date: string) => dialog(`Deal of the day #${dayOf(date).number}`);

  test('says its theme, which of its days it is, and what has been played; any of them opens', async () => {
    const today = '2026-12-16';
    const week = weekAt(today, [MONDAY], ['2026-12-15']);
    const { onDay } = opened(null, { date: today, week });
    await settle();
    expect(readable(page(today)).slice(1, 8)).toEqual([
      'Wednesday, December 16, 2026 · Schwimmen for three',
      '# This week: Schwimmen for three',
      'Day 3 of 7',
      'Mon | Tue | Wed | Thu | Fri | Sat | Sun',
      '[Monday, December 14, 2026: day 44, Schwimmen for three, played, −1] | ' +
        '[Tuesday, December 15, 2026: day 45, Schwimmen for three, begun] | ' +
        '[Wednesday, December 16, 2026: day 46, Schwimmen for three, today, not played] | 17 | 18 | 19 | 20',
      expect.stringContaining('against Badger (Regular, hoarder), Owl (Strong, cautious). Your first'),
      expect.stringContaining('tokens'),
    ]);
    press(/December 14/);
    expect(onDay).toHaveBeenCalledExactlyOnceWith(MONDAY);
  });

  test('that changes a house rule says it in a sentence', async () => {
    const date = '2026-12-21';
    opened(null, { date, week: { ...(weekOf(date) as CalendarWeek), today: date, played: new Map() } });
    await settle();
    expect(readable(page(date)).slice(1, 5)).toEqual([
      'Monday, December 21, 2026 · Scat, a straight flush counts 30',
      '# This week: Scat, a straight flush counts 30',
      'Three cards of one suit in sequence, the ace above the king or below the 2, count 30 where the hand would be worth less.',
      'Day 1 of 7',
    ]);
  });

  test('has its result once Sunday was played: points by day, a dash for one that was missed, levels, and lines to share', async () => {
    const today = '2026-12-20';
    const week = weekAt(today, [MONDAY, '2026-12-17', today]);
    const { compare } = opened(playedDay(today), { date: today, week });
    await settle();
    await settle();
    await settle();
    expect(compare.mock.calls.map(([date]) => date)).toEqual([today, MONDAY, '2026-12-17', today]);
    const points = [MONDAY, '2026-12-17', today].map((date) => totalOf(playedDay(date).first));
    const lines = readable(page(today)).slice(readable(page(today)).indexOf('# This week: Schwimmen for three'));
    const [mon, thu, sun] = points.map(signed);
    const total = signed(points[0] + points[1] + points[2]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Day | You | Master',
        `Mon | ${mon} | +5`,
        'Tue | – | –',
        `Thu | ${thu} | +5`,
        `Sun | ${sun} | +5`,
        `Total | ${total} | +15`,
        'Every level has played your days 100 times, against the same opponents.',
        expect.stringMatching(/^Better than “Master” in \d+ of 100/),
        expect.stringMatching(/^Better than \d+ of 100 simulated players$/),
        `Thirty-One, week 2, Schwimmen for three: Mon ${mon}, Tue not played, Wed not played, Thu ${thu}, ` +
          `Fri not played, Sat not played, Sun ${sun}. Total ${total}.`,
      ]),
    );
    expect(lines.some((line) => /^Best day: .* 2026\.$/.test(line))).toBe(true);
    expect(lines.some((line) => /^Weakest day: .* 2026\.$/.test(line))).toBe(true);
  });

  test('is looked back on the Monday after, unless nothing of it was played', async () => {
    const monday = '2026-12-21';
    opened(null, { date: monday, weekBefore: weekAt(monday, ['2026-12-15']) });
    await settle();
    await settle();
    expect(readable(page(monday))).toContain('# Week 2: Schwimmen for three');
    expect(readable(page(monday)).some((line) => line.startsWith('Weakest day'))).toBe(false);
    layOutPage();
    opened(null, { date: monday, weekBefore: weekAt(monday, [], ['2026-12-15']) });
    await settle();
    expect(readable(page(monday)).some((line) => line.startsWith('# Week'))).toBe(false);
  });

  test('has no result before it is over', async () => {
    const today = '2026-12-19';
    opened(playedDay(today), { date: today, week: weekAt(today, weekOf(MONDAY)?.dates.slice(0, 6) ?? []) });
    await settle();
    const lines = readable(page(today));
    expect(lines).toContain('Day 6 of 7');
    expect(lines.some((line) => line.startsWith('Day | You'))).toBe(false);
  });

  test('leaves out of the comparison what cannot be compared, and says so', async () => {
    const monday = '2026-12-21';
    const week = weekAt(monday, [MONDAY, '2026-12-15', '2026-12-16']);
    const compare: DailyOptions['compare'] = (date) =>
      date === MONDAY
        ? Promise.reject(new Error('nobody is there'))
        : Promise.resolve({ ...COMPARISON, policy: date === '2026-12-15' ? 'ff' : POLICY });
    opened(null, { date: monday, weekBefore: week, compare });
    await settle();
    await settle();
    await settle();
    await settle();
    const lines = readable(page(monday));
    expect(lines).toContain('Day | You');
    expect(lines.join('\n')).toContain('played 1 of your 3 days 100 times, against the same opponents. The others');
  });
});

describe('the calendar', () => {
  async function opened() {
    const onDay = vi.fn();
    const played = new Map([
      [DATE, playedDay(DATE)],
      ['2026-11-25', playedDay('2026-11-25', 2)],
    ]);
    let tell: Parameters<CalendarOptions['follow']>[0] = () => undefined;
    const stop = vi.fn();
    const follow: CalendarOptions['follow'] = (callback) => ((tell = callback), stop);
    openCalendarDialog({ today: DATE, date: DATE, past: { played, inARow: 2 }, follow, onDay });
    await settle();
    return {
      onDay,
      stop,
      /** Another day begins, before whose beginning one more was played in another tab. */
      nextDay: () => {
        const all = new Map([...played, ['2026-11-25', playedDay('2026-11-25')]]);
        tell({ today: '2026-11-27', past: { played: all, inARow: 3 } });
        return settle();
      },
    };
  }
  const key = (name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return settle();
  };
  const focused = () => (document.activeElement as HTMLElement).dataset.date;

  test('has a month, with how each day went; days to come cannot be opened, others can', async () => {
    const { onDay } = await opened();
    const lines = readable(dialog('Calendar'));
    expect(lines.slice(2, 8)).toEqual([
      '2 days in a row',
      '[Earlier month, off]',
      '# November 2026',
      '[Later month, off]',
      'Mon | Tue | Wed | Thu | Fri | Sat | Sun',
      ' |  |  |  |  |  | [Sunday, November 1, 2026: day 1, Scat, not played]',
    ]);
    expect(lines[11]).toContain(
      '[Wednesday, November 25, 2026: day 25, Scat, begun] | ' +
        '[Thursday, November 26, 2026: day 26, Scat, today, played, +7] | 27 | 28 | 29',
    );
    press(/November 25/);
    expect(onDay).toHaveBeenCalledWith('2026-11-25');
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('follows the day and other tabs, and keeps the focus where it is', async () => {
    const { nextDay, stop } = await opened();
    await key('ArrowLeft');
    await nextDay();
    expect(focused()).toBe('2026-11-25');
    const lines = readable(dialog('Calendar')).join('\n');
    expect(lines).toContain('3 days in a row');
    expect(lines).toContain('November 25, 2026: day 25, Scat, played');
    expect(lines).toMatch(/November 27, 2026: day 27, [^,]+, today, not played/);
    await pressAndSettle('Close');
    expect(stop).toHaveBeenCalledOnce();
  });

  test('is gone through by arrows, a day or a week, not beyond its ends', async () => {
    await opened();
    const days: number[] = [];
    for (const arrow of ['Right', 'Down', 'Left', 'Up', 'Down', 'Right']) {
      await key(`Arrow${arrow}`);
      days.push(Number(focused()?.slice(-2)));
    }
    expect(days).toEqual([26, 26, 25, 18, 25, 26]);
    // Also to a day on which the focus was before.
    await key('ArrowLeft');
    dialog('Calendar').querySelector<HTMLElement>('[data-date="2026-11-24"]')?.focus();
    await key('ArrowRight');
    expect(focused()).toBe('2026-11-25');
  });
});

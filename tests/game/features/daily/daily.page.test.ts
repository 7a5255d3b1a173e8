/** The page of a day, and the calendar of the days. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LEVELS } from '../../../../engine/bots/characters.ts';
import { openCalendarDialog, type CalendarDialogOptions } from '../../../../game/features/daily/calendar-dialog.ts';
import { openDailyDialog, type DailyDialogOptions } from '../../../../game/features/daily/daily-dialog.ts';
import { type DayComparison } from '../../../../game/services/bots/messages.ts';
import { type PlayedDay } from '../../../../game/services/storage/stores.ts';
import { dayTry, playedDay, POLICY } from '../../support/daily-deals.ts';
import { dialog, layOutPage, press, readable, settle } from '../../support/page.ts';

beforeEach(layOutPage);

const DATE = '2026-11-26';
const DAY = 'Deal of the day #26';

/** What the levels get on every day. */
const COMPARISON: DayComparison = {
  policy: POLICY,
  master: [1, 2, 3, -1, -2, 0, 1, 1],
  totals: Object.fromEntries(
    LEVELS.map((level, index) => [level, Array.from({ length: 100 }, (_, one) => one - 60 + 10 * index)]),
  ),
} as never;

const OWN = { own: { kind: 'person', name: '' } as const };

describe('a day', () => {
  function opened(played: PlayedDay | null, changes: Partial<DailyDialogOptions> = {}) {
    const called = {
      opponentsCome: vi.fn(() => Promise.resolve(true)),
      onPlay: vi.fn(),
      compare: vi.fn((_onProgress: (share: number) => void) => Promise.resolve(COMPARISON)),
      onCalendar: vi.fn(),
      onExercises: vi.fn(),
    };
    openDailyDialog({ date: DATE, played, past: null, ...OWN, ...called, ...changes });
    return called;
  }

  test('that was not played says what is played against whom, and how it counts', async () => {
    const { onCalendar, onExercises } = opened(null);
    await settle();
    expect(readable(dialog(DAY))).toMatchInlineSnapshot(`
      [
        "# Deal of the day #26",
        "Thursday, November 26, 2026 · Scat",
        "Eight single deals, the same for everybody, against Hare (Casual, hasty), Badger (Regular, hoarder), Owl (Strong, cautious). Your first try counts; later ones are practice.",
        "Against each opponent you score the tokens that they lose, minus those that you lose.",
        "[Calendar]",
        "[Exercises]",
        "[Play]",
        "[Done]",
      ]
    `);
    press('Calendar');
    expect(onCalendar).toHaveBeenCalledOnce();
    press('Exercises');
    expect(onExercises).toHaveBeenCalledOnce();
  });

  test('is played once the opponents have come', async () => {
    let come: (haveCome: boolean) => void = () => undefined;
    const opponentsCome = vi.fn(() => new Promise<boolean>((resolve) => (come = resolve)));
    const { onPlay } = opened(null, { opponentsCome });
    press('Play');
    press('Play');
    expect(opponentsCome).toHaveBeenCalledOnce();
    const waiting = readable(dialog(DAY)).at(-3);
    expect(waiting).toMatchInlineSnapshot(`"Waiting for the trained opponents, who are the same for everybody…"`);
    come(false);
    await settle();
    expect(onPlay).not.toHaveBeenCalled();
    expect(readable(dialog(DAY)).at(-3)).toMatchInlineSnapshot(
      `"The trained opponents did not come. A day is played against them alone, so that everybody has the same opponents: try again when you are online."`,
    );
    press('Play');
    come(true);
    await settle();
    expect(onPlay).toHaveBeenCalledOnce();
  });

  test('says what is missing where the browser forbids what bots need', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    opened(null, { opponentsCome: () => Promise.resolve(false) });
    press('Play');
    await settle();
    expect(readable(dialog(DAY)).at(-3)).toMatch(/^This browser does not run WebAssembly/);
  });

  test('is not played by whoever has closed it meanwhile', async () => {
    let come: (haveCome: boolean) => void = () => undefined;
    const { onPlay } = opened(null, { opponentsCome: () => new Promise((resolve) => (come = resolve)) });
    press('Play');
    press('Done');
    come(true);
    await settle();
    expect(onPlay).not.toHaveBeenCalled();
  });

  test('that was begun goes on, and shows its points so far', async () => {
    const { compare } = opened(playedDay(DATE, 3));
    await settle();
    expect(readable(dialog(DAY))).toMatchInlineSnapshot(`
      [
        "# Deal of the day #26",
        "Thursday, November 26, 2026 · Scat",
        "Eight single deals, the same for everybody, against Hare (Casual, hasty), Badger (Regular, hoarder), Owl (Strong, cautious). Your first try counts; later ones are practice.",
        "Against each opponent you score the tokens that they lose, minus those that you lose.",
        "[Calendar]",
        "[Exercises]",
        "Your deals",
        "Deal | You",
        "1 | (behind) −3",
        "2 | (ahead) +2",
        "3 | (ahead) +2",
        "4 | open",
        "5 | open",
        "6 | open",
        "7 | open",
        "8 | open",
        "Total | +1",
        "[Go on with deal 4]",
        "[Done]",
      ]
    `);
    expect(compare).not.toHaveBeenCalled();
  });

  test('that is over is compared with the levels, and has a line to share', async () => {
    const { compare } = opened(playedDay(DATE));
    await settle();
    expect(compare).toHaveBeenCalledOnce();
    expect(readable(dialog(DAY))).toMatchInlineSnapshot(`
      [
        "# Deal of the day #26",
        "Thursday, November 26, 2026 · Scat",
        "# You beat the master by 2 points.",
        "Your deals",
        "Deal | You | Master",
        "1 | (behind) −3 | (ahead) +1",
        "2 | (ahead) +2 | (ahead) +2",
        "3 | (ahead) +2 | (ahead) +3",
        "4 | (ahead) +1 | (behind) −1",
        "5 | (ahead) +1 | (behind) −2",
        "6 | (ahead) +1 | (level) 0",
        "7 | (ahead) +1 | (ahead) +1",
        "8 | (ahead) +2 | (ahead) +1",
        "Total | +7 | +5",
        "# Where you stand",
        "Every level has played your eight deals 100 times, against the same opponents.",
        "Better than “Beginner” in 67 of 100, equal in 1",
        "Better than “Casual” in 57 of 100, equal in 1",
        "Better than “Regular” in 47 of 100, equal in 1",
        "Better than “Strong” in 37 of 100, equal in 1",
        "Better than “Master” in 27 of 100, equal in 1",
        "Opponents 5a5a5a: results compare only against the same ones.",
        "# To share",
        "Thirty-One, deal of the day 26: 🟥🟩🟩🟩🟩🟩🟩🟩 +7 http://localhost:3000/",
        "Thirty-One, deal of the day 26: behind, ahead, ahead, ahead, ahead, ahead, ahead, ahead. Total +7. Opponents 5a5a5a.",
        "[Copy]",
        "[Copy in words]",
        "[As a picture]",
        "Eight single deals, the same for everybody, against Hare (Casual, hasty), Badger (Regular, hoarder), Owl (Strong, cautious). Your first try counts; later ones are practice.",
        "Against each opponent you score the tokens that they lose, minus those that you lose.",
        "[Calendar]",
        "[Exercises]",
        "[Play again, as practice]",
        "[Done]",
      ]
    `);
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
    expect(readable(dialog(DAY)).filter((line) => line.includes(' | ') || line.startsWith('['))).toMatchInlineSnapshot(`
      [
        "Deal | You | Practice | Master",
        "1 | (behind) −3 | (behind) −3 | (ahead) +1",
        "2 | (ahead) +2 | (ahead) +2 | (ahead) +2",
        "3 | (ahead) +2 | open | (ahead) +3",
        "4 | (ahead) +1 | open | (behind) −1",
        "5 | (ahead) +1 | open | (behind) −2",
        "6 | (ahead) +1 | open | (level) 0",
        "7 | (ahead) +1 | open | (ahead) +1",
        "8 | (ahead) +2 | open | (ahead) +1",
        "Total | +7 | −1 | +5",
        "[Copy]",
        "[Copy in words]",
        "[As a picture]",
        "[Calendar]",
        "[Exercises]",
        "[Go on practising: deal 3]",
        "[Done]",
      ]
    `);
  });

  test('is not compared with what another policy gets, or where several have played', async () => {
    opened(playedDay(DATE), { compare: () => Promise.resolve({ ...COMPARISON, policy: 'ff' }) });
    await settle();
    const standing = () => readable(document.querySelector('.standing') as Element);
    expect(standing()).toMatchInlineSnapshot(`
      [
        "# Where you stand",
        "You played against opponents of another version of the game. Results compare only against the same ones, so there is no comparison.",
      ]
    `);
    layOutPage();
    const { first, ...rest } = playedDay(DATE);
    const [other] = dayTry(DATE, 1, 'ab'.repeat(32)).deals;
    const mixed = { ...rest, first: { ...first, deals: [other, ...first.deals.slice(1)] } };
    opened(mixed);
    await settle();
    expect(standing()).toMatchInlineSnapshot(`
      [
        "# Where you stand",
        "Not all of your deals were played against the same trained opponents, so they cannot be compared.",
      ]
    `);
  });

  test('that cannot be compared says why, and can be tried again', async () => {
    let isThere = false;
    const compare = () => (isThere ? Promise.resolve(COMPARISON) : Promise.reject(new Error('nobody is there')));
    opened(playedDay(DATE), { compare });
    await settle();
    const standing = () => readable(document.querySelector('.standing') as Element);
    expect(standing()).toMatchInlineSnapshot(`
      [
        "# Where you stand",
        "The comparison did not work: nobody is there",
        "[Try again]",
      ]
    `);
    isThere = true;
    press('Try again');
    await settle();
    expect(standing()).toHaveLength(8);
  });
});

describe('a day that is over', () => {
  function lines(days: number, inARow: number): string[] {
    const dates = Array.from({ length: days }, (_, back) => `2026-11-${26 - back}`);
    const played = new Map(dates.map((date) => [date, playedDay(date)]));
    openDailyDialog({
      ...OWN,
      date: DATE,
      played: playedDay(DATE),
      past: { played, inARow },
      opponentsCome: () => Promise.resolve(true),
      onPlay: () => undefined,
      compare: () => Promise.resolve(COMPARISON),
      onCalendar: () => undefined,
      onExercises: () => undefined,
    });
    return readable(dialog(DAY));
  }

  test('says how many there have been in a row, from the second on', () => {
    expect(lines(2, 2)).toContain('2 days in a row');
  });

  test('says nothing of a row that has just begun', () => {
    expect(lines(1, 1).join()).not.toContain('in a row');
  });

  test('looks back on the week whenever seven have been played', () => {
    expect(lines(7, 7)).toContain('# Your last seven days');
  });

  test('does not look back in between', () => {
    expect(lines(8, 8).join()).not.toContain('last seven days');
  });
});

describe('the calendar', () => {
  function opened(date = DATE) {
    const onDay = vi.fn();
    const played = new Map([
      [DATE, playedDay(DATE)],
      ['2026-11-25', playedDay('2026-11-25', 2)],
    ]);
    let tell: Parameters<CalendarDialogOptions['follow']>[0] = () => undefined;
    const stop = vi.fn();
    const follow: CalendarDialogOptions['follow'] = (callback) => ((tell = callback), stop);
    openCalendarDialog({ today: DATE, date, past: { played, inARow: 2 }, follow, onDay });
    return Object.assign(onDay, {
      stop,
      /** Another day begins, before whose beginning one more was played in another tab. */
      nextDay: () => {
        const all = new Map([...played, ['2026-11-25', playedDay('2026-11-25')]]);
        tell({ today: '2026-11-27', past: { played: all, inARow: 3 } });
      },
    });
  }
  const key = (name: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  const focused = () => (document.activeElement as HTMLElement).dataset.date;

  test('has a month, with how each day went; days to come cannot be opened', () => {
    opened();
    expect(readable(dialog('Calendar'))).toMatchInlineSnapshot(`
      [
        "# Calendar",
        "Every day since the first can be played, whenever you like.",
        "2 days in a row",
        "[Earlier month, off]",
        "# November 2026",
        "[Later month, off]",
        "Mon | Tue | Wed | Thu | Fri | Sat | Sun",
        " |  |  |  |  |  | [Sunday, November 1, 2026: day 1, Scat, not played]",
        "[Monday, November 2, 2026: day 2, Thirty-One, not played] | [Tuesday, November 3, 2026: day 3, Scat, not played] | [Wednesday, November 4, 2026: day 4, Blitz, not played] | [Thursday, November 5, 2026: day 5, Scat, not played] | [Friday, November 6, 2026: day 6, Scat, not played] | [Saturday, November 7, 2026: day 7, Harsh Knock, not played] | [Sunday, November 8, 2026: day 8, Scat, not played]",
        "[Monday, November 9, 2026: day 9, Knocker Pays, not played] | [Tuesday, November 10, 2026: day 10, Scat, not played] | [Wednesday, November 11, 2026: day 11, Scat, not played] | [Thursday, November 12, 2026: day 12, Gentle Knock, not played] | [Friday, November 13, 2026: day 13, Scat, not played] | [Saturday, November 14, 2026: day 14, Hammer, not played] | [Sunday, November 15, 2026: day 15, Scat, not played]",
        "[Monday, November 16, 2026: day 16, Scat, not played] | [Tuesday, November 17, 2026: day 17, Shotgun, not played] | [Wednesday, November 18, 2026: day 18, Scat, not played] | [Thursday, November 19, 2026: day 19, Sudden Death, not played] | [Friday, November 20, 2026: day 20, Scat, not played] | [Saturday, November 21, 2026: day 21, Scat, not played] | [Sunday, November 22, 2026: day 22, Cadillac, not played]",
        "[Monday, November 23, 2026: day 23, Scat, not played] | [Tuesday, November 24, 2026: day 24, G I N, not played] | [Wednesday, November 25, 2026: day 25, Scat, begun] | [Thursday, November 26, 2026: day 26, Scat, today, played, +7] | 27 | 28 | 29",
        "30",
        "[Done]",
      ]
    `);
  });

  test('follows the day and other tabs, and keeps the focus where it is', () => {
    const { nextDay, stop } = opened();
    key('ArrowLeft');
    nextDay();
    expect(focused()).toBe('2026-11-25');
    const lines = readable(dialog('Calendar')).join('\n');
    expect(lines).toContain('3 days in a row');
    expect(lines).toContain('November 25, 2026: day 25, Scat, played');
    expect(lines).toMatch(/November 27, 2026: day 27, [^,]+, today, not played/);
    dialog('Calendar').close();
    expect(stop).toHaveBeenCalledOnce();
  });

  test('colours each day by how it went, and one that was only begun not at all', () => {
    opened();
    const colour = (date: string) => dialog('Calendar').querySelector(`[data-date="${date}"]`)?.className;
    expect([colour(DATE), colour('2026-11-25')]).toEqual(['today ahead', '']);
  });

  test('turns to the months before, up to the first day and the last', () => {
    opened();
    const heading = () => dialog('Calendar').querySelector('h2')?.textContent;
    const isOff = (name: string) =>
      dialog('Calendar').querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)?.disabled;
    const names = [...dialog('Calendar').querySelectorAll('.tools button')].map((one) => one.ariaLabel ?? '');
    expect([heading(), ...names.map(isOff)]).toMatchInlineSnapshot(`
      [
        "November 2026",
        true,
        true,
      ]
    `);
    press(names[0]);
    expect([heading(), ...names.map(isOff)]).toMatchInlineSnapshot(`
      [
        "November 2026",
        true,
        true,
      ]
    `);
  });

  test('is gone through by arrows, a day or a week, not beyond its ends', () => {
    opened();
    expect(focused()).toBe(DATE);
    key('ArrowRight');
    expect(focused()).toBe(DATE);
    key('ArrowDown');
    expect(focused()).toBe(DATE);
    key('ArrowLeft');
    expect(focused()).toBe('2026-11-25');
    key('ArrowUp');
    expect(focused()).toBe('2026-11-18');
    key('ArrowDown');
    key('ArrowRight');
    expect(focused()).toBe(DATE);
    key('x');
    expect(focused()).toBe(DATE);
  });

  test('opens a day', () => {
    const onDay = opened();
    press(/November 25/);
    expect(onDay).toHaveBeenCalledWith('2026-11-25');
    expect(document.querySelector('dialog')).toBeNull();
  });
});

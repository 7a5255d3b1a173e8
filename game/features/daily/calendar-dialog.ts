/** The calendar of the days: a month at a time, each day with how it went, to be played whenever one likes. */
import { dayOf, FIRST_DATE } from '../../../engine/daily/day.ts';
import { element } from '../../base/elements.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { words } from '../../i18n/words.ts';
import { dateInWords, monthInWords, weekdays } from '../../i18n/dates.ts';
import { signed } from '../../i18n/numbers.ts';
import { isComplete } from '../../services/storage/played-days.ts';
import type { PlayedDay } from '../../services/storage/stores.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { actionButton } from '../../ui/dialogs/elements.ts';
import { markOf, totalOf } from './points.ts';
import { dateAfter } from './streak.ts';
import { rowSection, weekSection, type PastDays } from './week.ts';
import '../../ui/dialogs/lists.css';
import './daily.css';

/** What there is to play, and what has been played. */
interface KnownDays {
  /** The last day that can be played. */
  today: string;
  past: PastDays;
}

export interface CalendarDialogOptions extends KnownDays {
  /** The day whose month is shown first. */
  date: string;
  /** Calls back with what has become known since: another day has begun, or was played in another tab. @returns how to stop that */
  follow: (callback: (known: KnownDays) => void) => () => void;
  /** Opens a day; the calendar is closed by then. */
  onDay: (date: string) => void;
}

/** How far the arrow keys go, in days. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
/** `2026-11` */
const MONTH_LENGTH = 7;

/** Opens it; returns a function that closes it. */
export function openCalendarDialog(options: CalendarDialogOptions): () => void {
  return openToRead(() => createCalendarDialog(options));
}

function createCalendarDialog({ date, follow, onDay, ...first }: CalendarDialogOptions): OpenedDialog {
  const messages = words().daily;
  const [row, sheet, week] = ['', 'calendar', ''].map((className) => element('div', { className }));
  let known: KnownDays = first;
  let shown = monthOf(date);
  const show = (month: string, focused: string | null): void => {
    shown = month;
    sheet.replaceChildren(...monthSheet(month, known, { show, choose }));
    if (focused !== null) sheet.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  };
  const choose = (chosen: string): void => {
    dialog.close();
    onDay(chosen);
  };
  sheet.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    const from = (event.target as HTMLElement).dataset.date;
    if (step === undefined || from === undefined) return;
    event.preventDefault();
    const to = dateAfter(from, step);
    if (to >= FIRST_DATE && to <= known.today) show(monthOf(to), to);
  });
  const dialog = openDialog({
    title: messages.calendar,
    lead: messages.calendarLead,
    body: [row, sheet, week],
    onClose: follow((latest) => {
      const focused = sheet.contains(document.activeElement) ? document.activeElement : null;
      tell(latest, focused instanceof HTMLElement ? (focused.dataset.date ?? null) : null);
    }),
  });
  const tell = (latest: KnownDays, focused: string | null): void => {
    known = latest;
    row.replaceChildren(...rowSection(known.past));
    week.replaceChildren(...weekSection(known.past));
    show(shown, focused);
  };
  tell(first, date);
  return dialog;
}

interface CalendarActions {
  show: (month: string, focused: string | null) => void;
  choose: (date: string) => void;
}

function monthSheet(month: string, known: KnownDays, { show, choose }: CalendarActions): HTMLElement[] {
  const { earlier, later } = words().daily;
  const first = `${month}-01`;
  const [before, after] = [monthOf(dateAfter(first, -1)), monthOf(dateAfter(first, 31))];
  const turn = (label: string, face: string, to: string): HTMLElement =>
    actionButton({
      label: face,
      name: label,
      onPress: () => show(to, null),
      disabled: to < monthOf(FIRST_DATE) || to > monthOf(known.today),
    });
  const days = Array.from({ length: 31 }, (_, index) => dateAfter(first, index)).filter(
    (date) => monthOf(date) === month,
  );
  const blanks = (new Date(first).getUTCDay() + 6) % 7;
  const cells = [
    ...Array.from({ length: blanks }, () => element('td')),
    ...days.map((date) => element('td', {}, ...dayCell(date, known, choose))),
  ];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    element('tr', {}, ...cells.slice(7 * week, 7 * week + 7)),
  );
  const names = weekdays().map((name) => element('th', { scope: 'col' }, name));
  return [
    element(
      'div',
      { className: 'tools' },
      turn(earlier, '‹', before),
      element('h2', { ariaLive: 'polite' }, monthInWords(first)),
      turn(later, '›', after),
    ),
    element('table', {}, element('thead', {}, element('tr', {}, ...names)), element('tbody', {}, ...weeks)),
  ];
}

/** A day: its button, and how it went; only its number where it cannot be played. */
function dayCell(date: string, { today, past: { played } }: KnownDays, choose: (date: string) => void): HTMLElement[] {
  const face = String(Number(date.slice(MONTH_LENGTH + 1)));
  if (date < FIRST_DATE || date > today) return [element('span', { className: 'soft' }, face)];
  const { number, game } = dayOf(date);
  const day = played.get(date);
  const state = [...(date === today ? [words().daily.today] : []), stateInWords(day)].join(', ');
  const button = actionButton({
    label: face,
    name: words().daily.dayOf(dateInWords(date), number, gameName(game).name, state),
    className: [...(date === today ? ['today'] : []), ...howItWent(day)].join(' '),
    onPress: () => choose(date),
  });
  button.dataset.date = date;
  return day === undefined ? [button] : [button, signOf(day)];
}

function stateInWords(day: PlayedDay | undefined): string {
  const { notPlayed, begun, played } = words().daily;
  if (day === undefined) return notPlayed;
  return isComplete(day.first) ? played(signed(totalOf(day.first))) : begun;
}

/** Below the number of a day that was played or begun. */
function signOf({ first }: PlayedDay): HTMLElement {
  if (!isComplete(first)) return element('small', { ariaHidden: 'true' }, '…');
  return element('small', { ariaHidden: 'true' }, signed(totalOf(first)));
}

/** The class that colours a day that was played. */
function howItWent(day: PlayedDay | undefined): string[] {
  return day === undefined || !isComplete(day.first) ? [] : [markOf(totalOf(day.first))];
}

const monthOf = (date: string): string => date.slice(0, MONTH_LENGTH);

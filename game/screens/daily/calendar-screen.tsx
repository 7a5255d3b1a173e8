/** The calendar of the days: a month at a time, each day with how it went, to be played whenever one likes. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FIRST_DATE } from '../../../engine/daily/day.ts';
import { words } from '../../i18n/words.ts';
import { monthInWords, weekdays } from '../../i18n/dates.ts';
import { Dialog, opens, type Closable } from '../../kit/dialog.tsx';
import { ColumnHeads } from '../../kit/figures.tsx';
import { Day, type DaysProps } from './day-button.tsx';
import { DaysInARow, LastWeek } from './past.tsx';
import { dateAfter } from './streak.ts';
import type { PastDays } from './week.ts';
import './screen.css';

interface KnownDays {
  /** The last day that can be played. */
  today: string;
  past: PastDays;
}

export interface CalendarOptions extends KnownDays {
  /** The day whose month is shown first. */
  date: string;
  /** Calls back with what has become known since: another day has begun, or was played in another tab. @returns how to stop that */
  follow: (callback: (known: KnownDays) => void) => () => void;
  /** Opens a day; the calendar is closed by then. */
  onDay: (date: string) => void;
}

/** How far the arrow keys go, in days. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
export const openCalendarDialog = opens(CalendarScreen);

function CalendarScreen({ date, follow, onDay, onClose, ...first }: Closable<CalendarOptions>) {
  const { calendar, calendarLead } = words().daily;
  const [known, know] = useState<KnownDays>(first);
  useEffect(() => follow(know), []);
  return (
    <Dialog title={calendar} lead={calendarLead} onClose={onClose}>
      <DaysInARow past={known.past} />
      <Months
        today={known.today}
        played={known.past.played}
        first={date}
        onDay={(chosen) => {
          onClose();
          onDay(chosen);
        }}
      />
      <LastWeek past={known.past} />
    </Dialog>
  );
}

function Months({ first, ...days }: DaysProps & { first: string }) {
  const { earlier, later } = words().daily;
  const [month, show] = useState(monthOf(first));
  /** Has the focus once its month is shown. */
  const [focused, focus] = useState({ date: first });
  const sheet = useRef<HTMLDivElement>(null);
  const giveFocus = (): void => sheet.current?.querySelector<HTMLElement>(`[data-date="${focused.date}"]`)?.focus();
  useLayoutEffect(giveFocus, [focused]);
  // The dialog itself takes it when it opens, right after this.
  useLayoutEffect(() => queueMicrotask(giveFocus), []);
  const { today } = days;
  const goByKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const from = (event.target as HTMLElement).dataset.date;
    if (step === undefined || from === undefined) return;
    event.preventDefault();
    const to = dateAfter(from, step);
    if (to < FIRST_DATE || to > today) return;
    show(monthOf(to));
    focus({ date: to });
  };
  const start = `${month}-01`;
  const turn = (face: string, label: string, to: string) => (
    <button
      type="button"
      aria-label={label}
      disabled={to < monthOf(FIRST_DATE) || to > monthOf(today)}
      onClick={() => show(to)}
    >
      {face}
    </button>
  );
  return (
    <div class="calendar" ref={sheet} onKeyDown={goByKey}>
      <div class="tools">
        {turn('‹', earlier, monthOf(dateAfter(start, -1)))}
        <h2 aria-live="polite">{monthInWords(start)}</h2>
        {turn('›', later, monthOf(dateAfter(start, 31)))}
      </div>
      <Month start={start} {...days} />
    </div>
  );
}

function Month({ start, ...days }: DaysProps & { start: string }) {
  const blanks = (new Date(start).getUTCDay() + 6) % 7;
  const dates = Array.from({ length: 31 }, (_, index) => dateAfter(start, index));
  const cells = [
    ...Array.from({ length: blanks }, () => null),
    ...dates.filter((date) => monthOf(date) === monthOf(start)),
  ];
  return (
    <table>
      <ColumnHeads names={weekdays()} />
      <tbody>
        {Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => (
          <tr key={week}>
            {cells.slice(7 * week, 7 * week + 7).map((date, at) => (
              <td key={date ?? at}>{date !== null && <Day date={date} {...days} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `2026-11` */
const monthOf = (date: string): string => date.slice(0, 7);

/** A day among others: in the calendar, and in its week. */
import { dayOf, FIRST_DATE } from '../../../engine/daily/day.ts';
import { dateInWords } from '../../i18n/dates.ts';
import { signed } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import { isComplete } from '../../services/storage/played-days.ts';
import type { PlayedDay } from '../../services/storage/match-schemas.ts';
import { markOf, totalOf } from './points.ts';
import { playedOn } from './theme.ts';

export interface DaysProps {
  today: string;
  /** By date. */
  played: ReadonlyMap<string, PlayedDay>;
  onDay: (date: string) => void;
}

/** A day: its button, and how it went; only its number where it cannot be played. */
export function Day({ date, today, played, onDay }: DaysProps & { date: string }) {
  const face = String(Number(date.slice(-2)));
  if (date < FIRST_DATE || date > today) return <span class="soft">{face}</span>;
  const which = dayOf(date);
  const day = played.get(date);
  const isToday = date === today;
  const state = [...(isToday ? [words().daily.today] : []), stateInWords(day)].join(', ');
  return (
    <>
      <button
        type="button"
        class={`${isToday ? 'today' : ''} ${howItWent(day)}`}
        aria-label={words().daily.dayOf(dateInWords(date), which.number, playedOn(which), state)}
        data-date={date}
        onClick={() => onDay(date)}
      >
        {face}
      </button>
      {day !== undefined && (
        <small aria-hidden="true">{isComplete(day.first) ? signed(totalOf(day.first)) : '…'}</small>
      )}
    </>
  );
}

function stateInWords(day: PlayedDay | undefined): string {
  const { notPlayed, begun, played } = words().daily;
  if (day === undefined) return notPlayed;
  return isComplete(day.first) ? played(signed(totalOf(day.first))) : begun;
}

function howItWent(day: PlayedDay | undefined): string {
  return day !== undefined && isComplete(day.first) ? markOf(totalOf(day.first)) : '';
}

/** The week of a day: its theme, its days, and once it is over what it brought. */
import { LEVELS } from '../../../engine/bots/characters.ts';
import type { Comparison } from '../../../engine/daily/comparison.ts';
import { TRIES } from '../../../engine/daily/day.ts';
import type { Seat } from '../../catalogue/settings.ts';
import { dateInWords, weekdays } from '../../i18n/dates.ts';
import { ColumnHeads } from '../../kit/figures.tsx';
import { signed } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import { isComplete } from '../../services/storage/played-days.ts';
import { noveltyInWords } from '../introduction/novelties.ts';
import { Day, type DaysProps } from './day-button.tsx';
import { totalOf } from './points.ts';
import { Share, sharedWeek } from './share.tsx';
import { Levels } from './standing.tsx';
import { playedOn } from './theme.ts';
import { resultOf, type ThemedWeek, type WeekResult } from './themed-week.ts';
import { useComparisons, type Compare } from './use-standing.ts';

interface WeekProps extends Pick<DaysProps, 'onDay'> {
  week: ThemedWeek;
  /** The day that is shown. */
  date: string;
  compare: Compare;
  /** Whether its comparison waits. */
  isHeld: boolean;
  own: Seat;
}

export function WeekSection({ week, date, onDay, ...ofResult }: WeekProps) {
  const { number, theme, dates, played, today } = week;
  const { dayOfWeek, themedWeek } = words().daily;
  const title = dates.includes(today) ? themedWeek.thisOne(playedOn(theme)) : themedWeek.one(number, playedOn(theme));
  const about = theme.rule && noveltyInWords(theme.rules, theme.rule).text;
  const result = resultOf(week);
  return (
    <section class="week">
      <h2>{title}</h2>
      {about !== null && <p>{about}</p>}
      {dates.includes(date) && <p class="soft">{dayOfWeek(1 + dates.indexOf(date))}</p>}
      <DaysOfWeek dates={dates} title={title} played={played} today={today} onDay={onDay} />
      {result !== null && <Result week={week} result={result} {...ofResult} />}
    </section>
  );
}

function DaysOfWeek({ dates, title, ...days }: DaysProps & { dates: readonly string[]; title: string }) {
  return (
    <div class="calendar">
      <table aria-label={title}>
        <ColumnHeads names={weekdays()} />
        <tbody>
          <tr>
            {dates.map((date) => (
              <td key={date}>
                <Day date={date} {...days} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

interface WeekResultProps extends Pick<WeekProps, 'week' | 'compare' | 'isHeld' | 'own'> {
  result: WeekResult;
}

function Result({ week, result, compare, isHeld, own }: WeekResultProps) {
  const { themedWeek } = words().daily;
  const { best, weakest } = result;
  const days = [...week.played.values()].filter(({ first }) => isComplete(first));
  const { known, isComparing } = useComparisons(days, compare, isHeld);
  const compared = days.filter(({ date }) => known.has(date));
  return (
    <>
      <PointsByDay week={week} result={result} known={known} />
      <p>{themedWeek.best(signed(best.points), dateInWords(best.date))}</p>
      {best !== weakest && <p>{themedWeek.weakest(signed(weakest.points), dateInWords(weakest.date))}</p>}
      <section class="standing">
        {isComparing && (
          <>
            <p>{themedWeek.comparing}</p>
            <progress max={days.length} value={known.size} aria-label={themedWeek.comparing} />
          </>
        )}
        {!isComparing && compared.length > 0 && (
          <>
            <p>{themedWeek.standingLead(TRIES, compared.length, days.length)}</p>
            <Levels
              total={compared.reduce((sum, { first }) => sum + totalOf(first), 0)}
              totals={totalsOf([...known.values()])}
            />
          </>
        )}
      </section>
      <Share title={themedWeek.shareTitle} shared={sharedWeek(week, result, own)} />
    </>
  );
}

function totalsOf(comparisons: readonly Comparison[]): Comparison['totals'] {
  const sums = LEVELS.map((level) => [
    level,
    Array.from({ length: TRIES }, (_, index) => comparisons.reduce((sum, { totals }) => sum + totals[level][index], 0)),
  ]);
  return Object.fromEntries(sums) as Comparison['totals'];
}

interface PointsProps {
  week: ThemedWeek;
  result: WeekResult;
  /** By date, what the levels get. */
  known: ReadonlyMap<string, Comparison>;
}

/** The points of each day, with a dash where there are none, and those of the master where they are known. */
function PointsByDay({ week: { dates }, result: { points, total }, known }: PointsProps) {
  const { columns, themedWeek } = words().daily;
  const masters = dates.map((date) => known.get(date)?.master.reduce((sum, one) => sum + one, 0) ?? null);
  const isBeside = points.every((one, index) => one === null || masters[index] !== null);
  const names = weekdays();
  const figure = (value: number | null): string => (value === null ? '–' : signed(value));
  return (
    <table class="deals">
      <caption>{themedWeek.yourDays}</caption>
      <ColumnHeads names={[themedWeek.day, columns.you, ...(isBeside ? [columns.master] : [])]} />
      <tbody>
        {dates.map((date, index) => (
          <tr key={date}>
            <th scope="row">{names[index]}</th>
            <td>{figure(points[index])}</td>
            {isBeside && <td>{figure(masters[index])}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{columns.total}</th>
          <td>{signed(total)}</td>
          {isBeside && <td>{signed(masters.reduce<number>((sum, one) => sum + (one ?? 0), 0))}</td>}
        </tr>
      </tfoot>
    </table>
  );
}

/** What is said of the days that were played: how many in a row, and what the last seven brought. */
import { dateInWords } from '../../i18n/dates.ts';
import { signed } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import { Figures } from '../../kit/figures.tsx';
import { lastWeek, type PastDays } from './week.ts';

/** How many days in a row have been played, from the second on. */
export function DaysInARow({ past: { inARow } }: { past: PastDays }) {
  return inARow < 2 ? null : <p class="headline">{words().daily.inARow(inARow)}</p>;
}

/** The last seven days; nothing before there are seven. */
export function LastWeek({ past: { played } }: { past: PastDays }) {
  const week = lastWeek(played);
  if (week === null) return null;
  const { week: text } = words().daily;
  const { best, dealsAhead, gain, points } = week;
  return (
    <>
      <h2>{text.title}</h2>
      <Figures
        all={[
          [text.points, signed(points)],
          [text.dealsAhead, String(dealsAhead)],
        ]}
      />
      <p>{text.best(signed(best.points), best.deal, dateInWords(best.date))}</p>
      {gain !== null && <p>{text.gain(gain)}</p>}
    </>
  );
}

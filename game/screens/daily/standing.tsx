/** The points of a day, deal by deal, and where one stands with them among the levels. */
import type { ComponentChildren } from 'preact';
import { LEVELS } from '../../../engine/bots/characters.ts';
import type { Comparison } from '../../../engine/daily/comparison.ts';
import { DEALS_OF_A_DAY, TRIES } from '../../../engine/daily/day.ts';
import { standingAmong } from '../../../engine/daily/points.ts';
import { percentileOf } from '../../../engine/daily/people.ts';
import { signed } from '../../i18n/numbers.ts';
import { ColumnHeads } from '../../kit/figures.tsx';
import { words } from '../../i18n/words.ts';
import type { DayTry, PlayedDay } from '../../services/storage/match-schemas.ts';
import { markOf, pointsByDeal, totalOf } from './points.ts';
import { shortHash } from './results.ts';
import type { DayStanding } from './use-standing.ts';

interface ResultsTableProps {
  played: PlayedDay;
  /** Null where there is none yet. */
  comparison: Comparison | null;
}

/** The points, deal by deal. */
export function ResultsTable({ played: { first, practice }, comparison }: ResultsTableProps) {
  const { columns, yourDeals } = words().daily;
  const tries: [string, readonly number[]][] = [[columns.you, pointsByDeal(first)]];
  if (practice !== null) tries.push([columns.practice, pointsByDeal(practice)]);
  if (comparison !== null) tries.push([columns.master, comparison.master]);
  return (
    <table class="deals">
      <caption>{yourDeals}</caption>
      <ColumnHeads names={[columns.deal, ...tries.map(([name]) => name)]} />
      <tbody>
        {Array.from({ length: DEALS_OF_A_DAY }, (_, deal) => (
          <tr key={deal}>
            <th scope="row">{deal + 1}</th>
            {tries.map(([name, points]) => (
              <DealCell key={name} points={points.at(deal)} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{columns.total}</th>
          {tries.map(([name, points]) => (
            <td key={name}>{signed(points.reduce((sum, one) => sum + one, 0))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A deal: its mark and its points. @param props.points undefined where it is still to be played */
function DealCell({ points }: { points: number | undefined }) {
  const { marks, open } = words().daily;
  if (points === undefined) return <td class="soft">{open}</td>;
  const mark = markOf(points);
  return (
    <td>
      <span class={`mark ${mark}`} role="img" aria-label={marks[mark]} />
      {signed(points)}
    </td>
  );
}

interface StandingProps {
  /** The try that counts. */
  first: DayTry;
  standing: DayStanding;
  onAgain: () => void;
}

export function StandingSection(props: StandingProps) {
  return (
    <section class="standing">
      <h2>{words().daily.standing}</h2>
      {standingInWords(props)}
    </section>
  );
}

function standingInWords({ first, standing, onAgain }: StandingProps): ComponentChildren {
  const messages = words().daily;
  switch (standing.is) {
    case 'mixed':
      return <p>{messages.mixed}</p>;
    case 'other-policy':
      return <p>{messages.otherPolicy}</p>;
    case 'comparing':
      return (
        <>
          <p>{messages.comparing}</p>
          <progress max={1} value={standing.share} aria-label={messages.comparing} />
        </>
      );
    case 'failed':
      return (
        <>
          <p>{messages.notCompared(standing.reason)}</p>
          <button type="button" onClick={onAgain}>
            {messages.tryAgain}
          </button>
        </>
      );
    case 'compared':
      return (
        <>
          <p>{messages.standingLead(TRIES)}</p>
          <Levels total={totalOf(first)} totals={standing.comparison.totals} />
          <p class="soft">{messages.policy(shortHash(standing.policy))}</p>
        </>
      );
  }
}

/** How often a total is better than that of each level, and among simulated people. */
export function Levels({ total, totals }: { total: number; totals: Comparison['totals'] }) {
  const messages = words().daily;
  const { levels } = words().seats;
  return (
    <>
      <ul>
        {LEVELS.map((level) => {
          const { better, equal } = standingAmong(total, totals[level]);
          const equally = equal === 0 ? '' : `, ${messages.equal(equal)}`;
          const compared = `${messages.better(levels[level], better, TRIES)}${equally}`;
          return (
            <li key={level}>
              <meter max={TRIES} value={better} aria-hidden="true" />
              {equal === TRIES ? messages.always(levels[level]) : compared}
            </li>
          );
        })}
      </ul>
      <p class="headline">{messages.simulated(Math.round(percentileOf(total, totals)))}</p>
      <p class="soft">{messages.simulatedAbout(levels.beginner, levels.regular, levels.master)}</p>
    </>
  );
}

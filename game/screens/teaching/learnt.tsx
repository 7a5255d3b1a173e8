/** What a pupil has learnt: a bar and a diary to read; intervals, pictures and losses behind them. */
import { words } from '../../i18n/words.ts';
import type { CourseLog, HabitChange, KnockChange, Measured } from '../../services/teaching/course-log.ts';
import { pupilOf } from '../../services/teaching/pupil.ts';
import { Changes } from './changes.tsx';
import { Deals } from './deals.tsx';
import { StrengthChart } from './strength-chart.tsx';
import { strengthInWords } from './strength-in-words.ts';
import { shownValue } from '../../model/sentences.ts';
import { significant } from '../../i18n/numbers.ts';
import { clamp } from '../../base/geometry.ts';

export function Learnt({ log }: { log: CourseLog }) {
  const { diary } = words().teaching;
  const { name } = pupilOf(log.plan);
  const entries = diaryOf(log);
  return (
    <>
      <div role="status">
        <StrengthBar name={name} measured={log.measured} players={log.plan.players[0]} />
      </div>
      <h2>{diary.title(name)}</h2>
      <Sentences all={entries.length === 0 ? [diary.none] : entries} />
      <More {...log} />
    </>
  );
}

function More(log: CourseLog) {
  const { habits, losses, measured, plan, plays } = log;
  if (measured.length === 0 && [habits, losses, plays].every((one) => one === null)) return null;
  const { more, strength } = words().teaching;
  const latest = measured.at(-1);
  return (
    <details class="figures-of-learning">
      <summary>{more}</summary>
      {latest !== undefined && (
        <section>
          <h2>{strength}</h2>
          <Sentences all={strengthInWords(latest.strength)} />
          <StrengthChart measured={measured} players={plan.players[0]} />
        </section>
      )}
      <Changes {...log} />
      {plays !== null && <Deals plays={plays} />}
      <LearningFigures {...log} />
    </details>
  );
}

function Sentences({ all }: { all: readonly string[] }) {
  return (
    <div>
      {all.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** As many as are read. */
const MOST = 3;

function diaryOf({ start, habits: changes }: Pick<CourseLog, 'start' | 'habits'>): string[] {
  if (changes === null) return [];
  const { than } = words().teaching.diary;
  const other = start === null ? than.expert : than.before;
  const clear = [
    ...changes.habits.map((change) => ({ ...change, said: habitEntry(change, other) })),
    ...changes.knocks.map((change) => ({ ...change, said: knockEntry(change, other) })),
  ].filter(({ isClear }) => isClear);
  return clear
    .sort((a, b) => Math.abs(b.difference.mean) - Math.abs(a.difference.mean))
    .slice(0, MOST)
    .map(({ said }) => said);
}

function habitEntry({ habit, before, after }: HabitChange, other: string): string {
  const { more, less } = words().teaching.diary;
  return (after > before ? more : less)[habit](other);
}

function knockEntry({ turn, before, after }: KnockChange, other: string): string {
  const { knocksNever, knocksSooner, knocksLater } = words().teaching.diary;
  const when = words().teaching.changes.turns[turn - 1];
  if (after === null) return knocksNever(when);
  return (before === null || after < before ? knocksSooner : knocksLater)(when, shownValue(after), other);
}

/** Figures for those who know about learning: losses, entropy, updates. */
function LearningFigures({ progress, losses }: CourseLog) {
  if (progress === null || losses === null) return null;
  const text = words().teaching;
  const names = Object.entries(text.losses) as [keyof typeof text.losses, string][];
  const rows: [string, number][] = [
    [text.iteration, progress.iteration],
    [text.decisions, progress.decisions],
    ...names.map(([metric, name]): [string, number] => [name, losses[metric]]),
  ];
  return (
    <details>
      <summary>{text.lossFigures}</summary>
      <table aria-label={text.lossFigures}>
        <tbody>
          {rows.map(([name, figure]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{significant(figure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** How strong a pupil is, as one bar: the expert is in its middle. */
interface StrengthBarProps {
  name: string;
  measured: readonly Measured[];
  /** At the table at which is measured. */
  players: number;
}

function StrengthBar({ name, measured, players }: StrengthBarProps) {
  const latest = measured.at(-1);
  if (latest === undefined) return <p>{words().teaching.notMeasured}</p>;
  const { wins, atFirst, expert } = words().teaching.bar;
  const [{ strength: first }] = measured;
  const now = latest.strength.expert.mean;
  const fair = 1 / players;
  // Twice a fair share is the end of the bar.
  const at = (share: number) => ({ '--at': `${Math.round(100 * clamp(share / (2 * fair), 0, 1))}%` });
  return (
    <>
      <p>{wins(name, Math.round(100 * now), Math.round(100 * fair))}</p>
      <div class="strength-bar" aria-hidden="true">
        <span class="fill" style={at(now)} />
        <span class="tick first" style={at(first.start?.expert.mean ?? first.expert.mean)}>
          <span>{atFirst}</span>
        </span>
        <span class="tick" style={at(fair)}>
          <span>{expert}</span>
        </span>
      </div>
    </>
  );
}

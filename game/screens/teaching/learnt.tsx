/** What a pupil has learnt: a bar and a diary to read; intervals, pictures and losses behind them. */
import { words } from '../../i18n/words.ts';
import type { CourseLog } from '../../services/teaching/course-log.ts';
import { pupilOf } from '../../services/teaching/pupil.ts';
import { Changes } from './changes.tsx';
import { Deals } from './deals.tsx';
import { diaryOf } from './diary.ts';
import { LearningFigures } from './learning-figures.tsx';
import { StrengthBar } from './strength-bar.tsx';
import { StrengthChart } from './strength-chart.tsx';
import { strengthInWords } from './strength-in-words.ts';

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

/** Behind a summary, once there is anything. */
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

/** The part of the statistics that is about habits: what one does more or less often than the bots would. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { RequestFailed } from '../../base/worker-requests.ts';
import type { Settings } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { characterInWords } from '../../model/character-in-words.ts';
import { latestMatches, type HabitService } from '../../services/bots/habit-service.ts';
import type { LearntHabits } from '../../services/bots/messages.ts';
import type { MatchFacts } from './statistics.ts';
import type { Notice } from '../../../engine/habits/notices.ts';
import { monthInWords } from '../../i18n/dates.ts';

export interface HabitsOptions {
  habits: Pick<HabitService, 'learn'>;
  settings: Pick<Settings, 'learnsHabits' | 'habitsSince'>;
  onDoubles: () => void;
}

interface HabitsProps extends HabitsOptions {
  matches: readonly MatchFacts[];
}

export function HabitsSection({ matches, habits, settings, onDoubles }: HabitsProps) {
  const text = words().habits;
  return (
    <section>
      <h2>{text.title}</h2>
      {settings.learnsHabits ? <Search {...{ matches, habits, settings }} /> : <p>{text.off}</p>}
      <div class="tools">
        <button type="button" onClick={onDoubles}>
          {words().doubles.yours}
        </button>
      </div>
    </section>
  );
}

type HabitsProgress =
  | { is: 'asking' | 'failed' }
  | { is: 'looking'; done: number }
  | { is: 'found'; learnt: LearntHabits };

function Search({ matches, habits, settings }: Omit<HabitsProps, 'onDoubles'>) {
  const text = words().habits;
  const [progress, setProgress] = useState<HabitsProgress>({ is: 'asking' });
  const search = useRef(new AbortController());
  useEffect(() => () => search.current.abort(), []);
  const latest = latestMatches(matches, settings.habitsSince);
  const look = async (): Promise<void> => {
    const { signal } = search.current;
    const go = (to: HabitsProgress): void => {
      if (!signal.aborted) setProgress(to);
    };
    go({ is: 'looking', done: 0 });
    try {
      const learnt = await habits.learn(latest, { signal, onProgress: (done) => go({ is: 'looking', done }) });
      go({ is: 'found', learnt });
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      go({ is: 'failed' });
    }
  };
  return (
    <div role="status">
      {(progress.is === 'asking' || progress.is === 'failed') && (
        <>
          <p>{progress.is === 'asking' ? text.lead : text.unavailable}</p>
          <button type="button" onClick={() => void look()}>
            {progress.is === 'asking' ? text.look : text.tryAgain}
          </button>
        </>
      )}
      {progress.is === 'looking' && (
        <>
          <p>{text.looking}</p>
          <progress max={latest.length} value={progress.done} aria-label={text.looking} />
        </>
      )}
      {progress.is === 'found' && <Found learnt={progress.learnt} matches={latest.length} />}
    </div>
  );
}

function Found({ learnt, matches }: { learnt: LearntHabits; matches: number }) {
  const text = words().habits;
  const { notices, decisions, nearest, factorCost } = learnt;
  return (
    <>
      {notices.length === 0 && <p>{text.none(decisions, matches)}</p>}
      {notices.length > 0 && (
        <ul>
          {notices.map((notice) => (
            <li key={notice.kind}>{noticeInWords(notice, factorCost / matches)}</li>
          ))}
        </ul>
      )}
      {nearest !== null && <p>{text.playsLike(characterInWords(nearest))}</p>}
      <p class="soft">{text.how(decisions, matches)}</p>
    </>
  );
}

/** How many standard errors are surer than clear of chance, and as good as certain. */
const SURER = [3.5, 5];
/** What costs less than one match in so many is next to nothing. */
const RARE_MATCH = 200;

/** @param factorCost of a policy, in a match */
function noticeInWords(
  { kind, done, chances, expected, clearness, given, months }: Notice,
  factorCost: number,
): string {
  const text = words().habits;
  const counts = text.counts(done, chances, Math.round(expected));
  const costlyMatches = Math.round(1 / (given * factorCost));
  const isCostly = given > 0 && costlyMatches <= RARE_MATCH;
  const byMonth = months.map(({ month, ...count }) => text.month(monthInWords(month), count.done, count.chances));
  return [
    `${done > expected ? text.more(text.kinds[kind]) : text.less(text.kinds[kind])} ${counts}`,
    text.sure[SURER.filter((errors) => Math.abs(clearness) > errors).length],
    isCostly ? text.costs(Math.max(2, costlyMatches)) : text.costsLittle,
    ...(byMonth.length > 1 ? [text.months(byMonth.join(', '))] : []),
  ].join(' ');
}

/** The part of the statistics that is about habits: what one does more or less often than the bots would. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { RequestFailed } from '../../base/worker-requests.ts';
import type { Settings } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { characterInWords } from '../../model/character-in-words.ts';
import { latestMatches, type HabitService } from '../../services/bots/habit-service.ts';
import type { LearntHabits } from '../../services/bots/messages.ts';
import { noticeInWords } from './habits-in-words.ts';
import type { MatchFacts } from './statistics.ts';

export interface HabitsOptions {
  habits: Pick<HabitService, 'learn'>;
  settings: Pick<Settings, 'learnsHabits' | 'habitsSince'>;
  /** Opens what plays by them. */
  onDoubles: () => void;
}

interface HabitsProps extends HabitsOptions {
  matches: readonly MatchFacts[];
}

/** Habits in some matches, looked for when asked. */
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

/** How far one has come with looking. */
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

/** Exercises, one after the other: the table, what one would do, and then what is best, by how much, and why. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Action } from '../../../engine/actions.ts';
import type { ExercisePosition } from '../../../engine/review/position.ts';
import { StorageError } from '../../base/store.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { onNextDay, today } from '../../catalogue/today.ts';
import { language, words } from '../../i18n/words.ts';
import { Dialog, type DialogAction, opens, type Closable } from '../../kit/dialog.tsx';
import { MomentTable } from '../../kit/moment-table.tsx';
import { NamedCards } from '../../kit/named-cards.tsx';
import { useChanges } from '../../kit/use-changes.ts';
import { actionName } from '../../model/action-names.ts';
import { MISTAKEN, afterAnswer, type Practice } from '../../model/spaced-repetition.ts';
import type { Stores } from '../../services/storage/stores.ts';
import { Answer, type GivenAnswer } from './answer.tsx';
import { SET_SIZE, queueOf } from './daily-set.ts';
import { isRight, libraryExercises, ownExercises, type Exercise, type ExerciseEntry } from './exercise.ts';
import './screen.css';

interface ExercisesDialogOptions {
  stores: Pick<Stores, 'records' | 'reviews' | 'exercises'>;
  /** Positions that came with the game; those of this game first. */
  library: readonly ExercisePosition[];
  game: string;
  theme: Theme;
}

export const openExercisesDialog = opens(ExercisesScreen);

async function readExercises({ stores, library, game }: ExercisesDialogOptions) {
  const [records, reviews, practices] = await Promise.all([
    stores.records.all(),
    stores.reviews.all(),
    stores.exercises.all(),
  ]);
  const sorted = library.toSorted((a, b) => Number(b.rules === game) - Number(a.rules === game));
  return { entries: [...ownExercises(reviews.values(), records), ...libraryExercises(sorted)], practices };
}

interface AskedExercise {
  entry: ExerciseEntry;
  exercise: Exercise;
}

/** The first of some exercises that can be set up. */
function firstOf(entries: readonly ExerciseEntry[]): AskedExercise | null {
  for (const entry of entries) {
    const exercise = entry.open();
    if (exercise !== null) return { entry, exercise };
  }
  return null;
}

function useExercises(options: ExercisesDialogOptions) {
  const [read, setRead] = useState<Awaited<ReturnType<typeof readExercises>> | null>(null);
  const [failure, fail] = useState('');
  const [wantsMore, wantMore] = useState(false);
  const [answer, give] = useState<GivenAnswer | null>(null);
  const isGone = useRef(false);
  const report = (error: unknown): void => {
    if (!(error instanceof StorageError)) throw error;
    if (!isGone.current) fail(error.message);
  };
  useEffect(() => {
    readExercises(options)
      .then((all) => void (isGone.current || setRead(all)))
      .catch(report);
    return () => {
      isGone.current = true;
    };
  }, []);
  useChanges(onNextDay);
  const { entries, practices } = read ?? { entries: [], practices: new Map<string, Practice>() };
  const { done, next } = queueOf(entries, practices, today());
  const isOver = done >= SET_SIZE && !wantsMore;
  const asked = useMemo(() => (isOver ? null : firstOf(next)), [read, isOver, language()]);
  const choose = ({ entry, exercise }: AskedExercise, action: Action): void => {
    const before = practices.get(entry.id)?.step ?? (entry.isOwn ? MISTAKEN : null);
    const practice = afterAnswer(before, isRight(action, exercise), today());
    give({ id: entry.id, action, practice });
    options.stores.exercises.put(entry.id, practice).catch(report);
  };
  const goOn = (): void => {
    if (answer !== null) setRead({ entries, practices: new Map(practices).set(answer.id, answer.practice) });
    give(null);
    fail('');
  };
  const isLeft = next.length > 0;
  return { isRead: read !== null, entries, done, isLeft, isOver, asked, answer, failure, choose, goOn, wantMore };
}

function ExercisesScreen({ onClose, ...options }: Closable<ExercisesDialogOptions>) {
  const { isRead, entries, done, isLeft, isOver, asked, answer, failure, ...going } = useExercises(options);
  const sheet = useRef<HTMLDivElement>(null);
  const messages = words().exercises;
  const onward = (label: string, go: () => void): DialogAction => ({
    label,
    onPress: () => {
      const article = sheet.current?.closest('article');
      article?.scrollTo({ top: 0 });
      article?.focus();
      go();
    },
  });
  const more = isOver && isLeft ? onward(messages.more, () => going.wantMore(true)) : undefined;
  return (
    <Dialog title={messages.title} main={answer === null ? more : onward(messages.next, going.goOn)} onClose={onClose}>
      <div ref={sheet} class="exercise">
        {isRead && <p class="soft">{messages.today(Math.min(done + Number(answer !== null), SET_SIZE), SET_SIZE)}</p>}
        {asked !== null && (
          <Question key={asked.entry.id} {...{ asked, answer }} theme={options.theme} onAnswer={going.choose} />
        )}
        {isRead && asked === null && (
          <>
            <p>{isLeft ? messages.done : messages.nothing}</p>
            {!entries.some(({ isOwn }) => isOwn) && <p>{messages.ownToo}</p>}
          </>
        )}
        <p role="status">{failure}</p>
      </div>
    </Dialog>
  );
}

interface QuestionProps {
  asked: AskedExercise;
  /** What was answered; null before that: then the best is not marked either. */
  answer: GivenAnswer | null;
  theme: Theme;
  onAnswer: (asked: AskedExercise, action: Action) => void;
}

function Question({ asked, answer, theme, onAnswer }: QuestionProps) {
  const messages = words().exercises;
  const { entry, exercise } = asked;
  const { origin, speakers, view, judgement } = exercise;
  return (
    <>
      <p class="soft">{origin}</p>
      <MomentTable view={view} speakers={speakers} theme={theme} />
      <h2>{messages.question}</h2>
      <div class="tools">
        {judgement.options.map(({ action }) => {
          const label = actionName(action, view, 'act');
          const isBest = answer !== null && action === judgement.best;
          return (
            <button
              key={action}
              type="button"
              class={`${action === answer?.action ? 'chosen' : ''} ${isBest ? 'best' : ''}`}
              aria-label={isBest ? messages.best(label) : undefined}
              disabled={answer !== null}
              onClick={() => onAnswer(asked, action)}
            >
              <NamedCards text={label} />
            </button>
          );
        })}
      </div>
      <div class="answer" role="status">
        {answer !== null && <Answer exercise={exercise} isOwn={entry.isOwn} {...answer} />}
      </div>
    </>
  );
}

/** What is said of an answer: whether it is right, what is best, by how much, and why. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Action } from '../../../engine/actions.ts';
import { reasonsFor } from '../../../engine/review/reasons.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { percent } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import { betterInWords, reasonsInWords } from '../../kit/judgements-in-words.ts';
import { ColumnHeads } from '../../kit/figures.tsx';
import { NamedCards } from '../../kit/named-cards.tsx';
import { actionName } from '../../model/action-names.ts';
import { DAYS, type Practice } from '../../model/spaced-repetition.ts';
import { isRight, lossOf, type Exercise } from './exercise.ts';

export interface GivenAnswer {
  id: string;
  action: Action;
  practice: Practice;
}

interface AnswerProps extends Omit<GivenAnswer, 'id'> {
  exercise: Exercise;
  /** Whether the person made that mistake. */
  isOwn: boolean;
}

export function Answer({ exercise, isOwn, action, practice }: AnswerProps) {
  const messages = words().exercises;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    // What was pressed cannot be pressed again; what goes on can.
    place.current?.closest('dialog')?.querySelector<HTMLElement>('footer .main')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place}>
      <p class="verdict">
        <strong>{isRight(action, exercise) ? messages.right : messages.wrong}</strong>
      </p>
      {sentencesOn(action, exercise, isOwn).map((sentence) => (
        <p key={sentence}>
          <NamedCards text={sentence} />
        </p>
      ))}
      <ChancesTable {...exercise} />
      <p class="soft">{practice.due === null ? messages.solved : messages.comesBack(DAYS[practice.step])}</p>
    </div>
  );
}

function sentencesOn(action: Action, exercise: Exercise, isOwn: boolean): string[] {
  const messages = words().exercises;
  const { view, judgement, speakers } = exercise;
  const { played, best, margin, options } = judgement;
  const right = isRight(action, exercise);
  const worse = right ? played : action;
  const compared = {
    played: worse,
    best,
    options,
    loss: lossOf(worse, judgement),
    margin: worse === played ? margin : 0,
  };
  return [
    ...(right && action !== best ? [messages.asGood(capitalised(actionName(best, view, 'than')))] : []),
    ...(right && isOwn ? [messages.inTheMatch(actionName(played, view, 'act'))] : []),
    betterInWords({ ...compared, margin: 0 }, view),
    ...reasonsInWords(reasonsFor(compared, view), speakers),
  ];
}

function ChancesTable({ view, judgement }: Pick<Exercise, 'view' | 'judgement'>) {
  const messages = words().exercises;
  return (
    <details>
      <summary>{messages.actions}</summary>
      <table>
        <ColumnHeads names={[messages.action, messages.chance]} />
        <tbody>
          {judgement.options
            .toSorted((a, b) => b.chance - a.chance)
            .map(({ action, chance }) => (
              <tr key={action}>
                <th scope="row">
                  <NamedCards text={actionName(action, view, 'act')} />
                </th>
                <td>{percent(chance)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}

/** Exercises: decisions of one's own matches that lost something, and positions that the master found in its own games. */
import type { Action } from '../../../engine/actions.ts';
import type { Judgement } from '../../../engine/review/judge.ts';
import { isByPerson } from '../../../engine/record.ts';
import { isMarked, linesFor } from '../../../engine/review/verdict.ts';
import { openPosition, type ExercisePosition } from '../../../engine/review/position.ts';
import { decisionsOf, type ReviewedDecision } from '../../../engine/review/review.ts';
import type { View } from '../../../engine/view.ts';
import { ANIMALS } from '../../base/animals.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { titleOf } from '../../catalogue/game-title.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { nameNow } from '../../i18n/given-names.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { words } from '../../i18n/words.ts';
import type { KeptReview } from '../../services/storage/stores.ts';
import type { KeptRecord } from '../../services/storage/match-schemas.ts';

export interface Exercise {
  origin: string;
  speakers: readonly Speaker[];
  view: View;
  judgement: Pick<Judgement, 'played' | 'best' | 'loss' | 'margin' | 'options'>;
}

export interface ExerciseEntry {
  id: string;
  isOwn: boolean;
  /** Chance to win the match that it cost. */
  loss: number;
  /** Sets it up; null where its record is not what was reviewed. */
  open: () => Exercise | null;
}

/** Exercises from reviewed matches: what people who played them gave away. @param reviews of any records */
export function ownExercises(reviews: Iterable<KeptReview>, records: ReadonlyMap<string, KeptRecord>): ExerciseEntry[] {
  return [...reviews].flatMap(({ record: recordId, seat, judged }) => {
    const kept = records.get(recordId);
    if (kept?.players[seat]?.kind !== 'person') return [];
    return judged
      .filter(({ verdict, deal }) => isMarked(verdict) && isByPerson(kept.record, seat, deal))
      .map((decision): ExerciseEntry => {
        const { deal, at, loss } = decision;
        const open = (): Exercise | null => openDecision(kept, seat, decision);
        return { id: `${recordId} ${seat} ${deal}.${at}`, isOwn: true, loss, open };
      });
  });
}

function openDecision({ record, ended }: KeptRecord, seat: number, decision: ReviewedDecision): Exercise | null {
  const { deal, at } = decision;
  const found = decisionsOf(record, seat).find((one) => one.deal === deal && one.at === at);
  if (found === undefined) return null;
  const { view } = found;
  return {
    origin: words().exercises.ownMatch(titleOf(view.rules), dayInWords(ended)),
    speakers: record.players.map((name, index) => ({ name: nameNow(name), you: index === seat })),
    view,
    judgement: decision,
  };
}

/** Exercises from positions that came with the game. */
export function libraryExercises(library: readonly ExercisePosition[]): ExerciseEntry[] {
  return library.map((position): ExerciseEntry => {
    const { rules, cards, actions, loss } = position;
    const id = [rules, cards, ...actions].join(' ');
    return { id, isOwn: false, loss, open: () => openLibrary(position) };
  });
}

function openLibrary(position: ExercisePosition): Exercise {
  const { view, judgement } = openPosition(position);
  const { animals, you } = words().seats;
  const speakers = Array.from({ length: view.players }, (_, step): Speaker => {
    const place = (step - view.seat + view.players) % view.players;
    return place === 0 ? { name: you, you: true } : { name: animals[ANIMALS[place - 1]], you: false };
  });
  return { origin: words().exercises.library(gameName(position.rules).name), speakers, view, judgement };
}

/** As good as the best is what loses less than half of what is doubtful: a point of a table for two. */
const AS_GOOD = 0.5;

/** Whether an action is as good as the best; what lost something in the match never is. */
export function isRight(action: Action, { view, judgement }: Pick<Exercise, 'view' | 'judgement'>): boolean {
  if (action === judgement.played) return false;
  return lossOf(action, judgement) <= AS_GOOD * linesFor(view.table.aliveCount).doubtful;
}

/** How much an action loses against the best one, in chance to win the match; below 0 where it seems to be better. */
export function lossOf(action: Action, { played, best, loss, options }: Exercise['judgement']): number {
  const chanceOf = (one: Action): number => options.find((option) => option.action === one)?.chance ?? 0;
  return action === played ? loss : chanceOf(best) - chanceOf(action);
}

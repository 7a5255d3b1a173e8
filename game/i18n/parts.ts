/**
 * What the game says, in parts, each of which is fetched when something needs it that says it. English is the model:
 * another language does not compile until it says all of it.
 */

/** The parts, each with its sections. */
export interface Parts {
  menu: typeof import('./en/menu.ts');
  rules: typeof import('./en/rules.ts');
  table: typeof import('./en/table.ts');
  match: typeof import('./en/match.ts');
  lesson: typeof import('./en/lesson.ts');
  introduction: typeof import('./en/introduction.ts');
  editor: typeof import('./en/editor.ts');
  records: typeof import('./en/records.ts');
  habits: typeof import('./en/habits.ts');
  review: typeof import('./en/review.ts');
  daily: typeof import('./en/daily.ts');
  friends: typeof import('./en/friends.ts');
  fairness: typeof import('./en/fairness.ts');
  goals: typeof import('./en/goals.ts');
  teaching: typeof import('./en/teaching.ts');
}

export type Part = keyof Parts;

/** What is said in a match. */
export const MATCH_WORDS: readonly Part[] = ['rules', 'table', 'match', 'lesson', 'goals'];

type IntersectionOf<Either> = (Either extends unknown ? (one: Either) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What every language has to say, by section. */
export type Words = IntersectionOf<Parts[Part]>;

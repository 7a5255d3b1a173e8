/** All that can be won, and with what: with each step of the ladder something, and with some goals. Nothing here draws or stores. */
import type { Animal } from '../../base/animals.ts';
import { LADDER } from '../../catalogue/ladder.ts';
import type { Reward } from '../../catalogue/rewards.ts';
import type { GoalId } from '../../i18n/en/goals.ts';

/** Something to be won by reaching a goal, or by beating an animal on the ladder. */
export type Prize = { reward: Reward } & ({ goal: GoalId } | { animal: Animal });

/** From what most people win first. */
export const PRIZES: readonly Prize[] = [
  { goal: 'first-31', reward: { setting: 'cardBack', value: 'teal' } },
  ...LADDER.map(({ animal, reward }) => ({ animal, reward })),
  { goal: 'dealt-31', reward: { setting: 'portrait', value: 'clover' } },
  { goal: 'flawless', reward: { setting: 'cardBack', value: 'plum' } },
  { goal: 'long-match', reward: { setting: 'lamp', value: 'embers' } },
  { goal: 'masters', reward: { setting: 'portrait', value: 'crown' } },
];

/** The ids of goals that have been reached, and the animals that have been beaten. */
export type ReachedIds = Readonly<Record<'goals' | 'ladder', Pick<ReadonlySet<string>, 'has'>>>;

export function isWon(prize: Prize, { goals, ladder }: ReachedIds): boolean {
  return 'goal' in prize ? goals.has(prize.goal) : ladder.has(prize.animal);
}

/** What a match has won that reached some goals, and beat somebody on the ladder for the first time. */
export function wonWith({ goals, beaten }: { goals: readonly GoalId[]; beaten: Animal | null }): Reward[] {
  const ids = { goals: new Set<string>(goals), ladder: new Set<string>(beaten === null ? [] : [beaten]) };
  return PRIZES.filter((prize) => isWon(prize, ids)).map(({ reward }) => reward);
}

/** All that is learnt from somebody's matches: their habits, what is noticeable of them, and how well they foretell decisions. */
import { formatAction } from '../actions.ts';
import { broadBelief, type HabitBelief } from './belief.ts';
import {
  actionProbabilities,
  isLikeliest,
  likelihoodOf,
  noHabits,
  type Foretold,
  type HabitWeights,
} from './habits.ts';
import { nearestCharacter, type NearestCharacter, type PlayedDecision } from './nearest-character.ts';
import { noticesOf, type Notice } from './notices.ts';
import { learnHabits } from './posterior.ts';

/** How somebody plays. */
export interface PlayerHabits {
  /** From all matches. */
  learnt: HabitBelief;
  notices: readonly Notice[];
  /** Null where nothing was decided. */
  nearest: NearestCharacter | null;
  /** Of the decisions in the last matches, by the policy and by the habits in those before; null where nothing can be held out. */
  heldOut: { decisions: number; policy: Foretold; habits: Foretold; byAction: readonly ForetoldAction[] } | null;
}

/** How often something was done, by the first word of its notation, and how often habits named just that. */
interface ForetoldAction {
  action: string;
  done: number;
  named: number;
}

/** Part of the matches that are held out. */
const HELD_OUT_SHARE = 1 / 3;

/**
 * @param matches what was chosen in each, the latest last
 * @param factorCost of the policy (`engine/bots/character.ts`)
 */
export function habitsOf(matches: readonly (readonly PlayedDecision[])[], factorCost: number): PlayerHabits {
  const all = matches.flat();
  return {
    learnt: learnHabits(broadBelief(), all),
    notices: noticesOf(all),
    nearest: all.length === 0 ? null : nearestCharacter(all, factorCost),
    heldOut: heldOutOf(matches),
  };
}

/** The decisions of earlier matches, and those of the last ones, which are held out. */
export function splitMatches(matches: readonly (readonly PlayedDecision[])[]): {
  seen: PlayedDecision[];
  unseen: PlayedDecision[];
} {
  const from = matches.length - Math.max(1, Math.round(matches.length * HELD_OUT_SHARE));
  return { seen: matches.slice(0, from).flat(), unseen: matches.slice(from).flat() };
}

function heldOutOf(matches: readonly (readonly PlayedDecision[])[]): PlayerHabits['heldOut'] {
  const { seen, unseen } = splitMatches(matches);
  if (seen.length === 0 || unseen.length === 0) return null;
  const { mean } = learnHabits(broadBelief(), seen);
  return {
    decisions: unseen.length,
    policy: likelihoodOf(unseen, noHabits()),
    habits: likelihoodOf(unseen, mean),
    byAction: foretoldByAction(unseen, mean),
  };
}

/** What is foretold worst comes first: what is done most would hide it in a share of all. */
export function foretoldByAction(decisions: readonly PlayedDecision[], weights: HabitWeights): ForetoldAction[] {
  const found = new Map<string, ForetoldAction>();
  for (const decision of decisions) {
    const { legal, chosen } = decision;
    const [action] = formatAction(legal[chosen]).split(' ');
    const { done, named } = found.get(action) ?? { done: 0, named: 0 };
    const isNamed = isLikeliest(actionProbabilities(decision, weights), chosen);
    found.set(action, { action, done: done + 1, named: named + (isNamed ? 1 : 0) });
  }
  return [...found.values()].toSorted((one, other) => one.named / one.done - other.named / other.done);
}

/** How alike a double with these habits is, as its file says it. */
export function alikeIn({ heldOut }: Pick<PlayerHabits, 'heldOut'>): { alike?: number } {
  return heldOut === null ? {} : { alike: Math.round(100 * heldOut.habits.named) };
}

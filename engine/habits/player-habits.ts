/** All that is learnt from somebody's matches: their habits, what is noticeable of them, and how well they foretell decisions. */
import { formatAction } from '../actions.ts';
import { broadBelief, type HabitBelief } from './belief.ts';
import { noHabits, oneMode, type HabitModes } from './weights.ts';
import { foretell, foretoldOf, learnModes, twoModes, type Foretold, type ForetoldDecision } from './modes.ts';
import { nearestCharacter, type NearestCharacter, type PlayedDecision } from './nearest-character.ts';
import { noticesOf, type Notice } from './notices.ts';
import { learnHabits } from './posterior.ts';

/** How somebody plays. */
export interface PlayerHabits {
  /** From all matches. */
  learnt: HabitBelief;
  /** The ways in which they play. */
  modes: HabitModes;
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

const HELD_OUT_SHARE = 1 / 3;

/**
 * @param matches what was chosen in each, the latest last
 * @param factorCost of the policy (`engine/bots/character.ts`)
 */
export function habitsOf(matches: readonly (readonly PlayedDecision[])[], factorCost: number): PlayerHabits {
  const all = matches.flat();
  const learnt = learnHabits(broadBelief(), all);
  const [seen, unseen] = splitMatches(matches).map(dealsIn);
  const ofSeen = learnModes(seen, unseen);
  return {
    learnt,
    modes: ofSeen.length === 1 ? oneMode(learnt.mean) : twoModes(dealsIn(matches), learnt.mean),
    notices: noticesOf(all),
    nearest: all.length === 0 ? null : nearestCharacter(all, factorCost),
    heldOut: seen.length === 0 || unseen.length === 0 ? null : heldOutOf(unseen, ofSeen),
  };
}

/** Earlier matches, and the last ones, which are held out. */
export function splitMatches(
  matches: readonly (readonly PlayedDecision[])[],
): [seen: typeof matches, unseen: typeof matches] {
  const from = matches.length - Math.max(1, Math.round(matches.length * HELD_OUT_SHARE));
  return [matches.slice(0, from), matches.slice(from)];
}

function dealsIn(matches: readonly (readonly PlayedDecision[])[]): PlayedDecision[][] {
  return matches.flatMap((match) => {
    const deals = new Map<number | undefined, PlayedDecision[]>();
    for (const decision of match) deals.set(decision.deal, [...(deals.get(decision.deal) ?? []), decision]);
    return [...deals.values()];
  });
}

function heldOutOf(unseen: readonly (readonly PlayedDecision[])[], modes: HabitModes): PlayerHabits['heldOut'] {
  const decisions = unseen.flat();
  const foretold = unseen.flatMap((deal) => foretell(deal, modes));
  return {
    decisions: decisions.length,
    policy: foretoldOf(foretell(decisions, oneMode(noHabits()))),
    habits: foretoldOf(foretold),
    byAction: byAction(decisions, foretold),
  };
}

/** What is foretold worst comes first: what is done most would hide it in a share of all. */
function byAction(decisions: readonly PlayedDecision[], foretold: readonly ForetoldDecision[]): ForetoldAction[] {
  const found = new Map<string, ForetoldAction>();
  for (const [i, { legal, chosen }] of decisions.entries()) {
    const [action] = formatAction(legal[chosen]).split(' ');
    const { done, named } = found.get(action) ?? { done: 0, named: 0 };
    found.set(action, { action, done: done + 1, named: named + (foretold[i].isNamed ? 1 : 0) });
  }
  return [...found.values()].toSorted((one, other) => one.named / one.done - other.named / other.done);
}

/** How alike a double with these habits is, as its file says it. */
export function alikeIn({ heldOut }: Pick<PlayerHabits, 'heldOut'>): { alike?: number } {
  return heldOut === null ? {} : { alike: Math.round(100 * heldOut.habits.named) };
}

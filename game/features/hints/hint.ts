/** Words a hint: one sentence with a reason, and figures if there are any. */
import {
  CHANGE,
  DRAW,
  KEEP,
  KNOCK,
  PASS,
  STAND,
  SWAP_ALL,
  TAKE,
  discardedBy,
  isDiscard,
  isKnockWith,
  isTakeOf,
  takenBy,
  type Action,
} from '../../../engine/actions.ts';
import type { Advice, Weighed } from '../../../engine/review/advice.ts';
import { helpingCards } from '../../../engine/review/reasons.ts';
import { NO_CARD, type Card } from '../../../engine/cards.ts';
import type { View } from '../../../engine/view.ts';
import type { HintAdvice } from '../../services/bots/advice-service.ts';
import { actionName } from '../../model/action-names.ts';
import { heldBy } from '../../model/hand-order.ts';
import { cardSign, shownValue, valueSign } from '../../model/sentences.ts';
import { handWorth, type HeldCard, type Worth } from '../../model/table-state.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';

/** What leaves a hand as it is; the reason is what that is worth. */
const HOLDS: readonly Action[] = [KNOCK, STAND, PASS, KEEP, CHANGE];

export interface Hint {
  action: Action;
  /** What to do, and the reason if it takes few words. */
  sentence: string;
  /** The figures, in several wordings, longest first: the first that fits is shown. */
  details: readonly string[];
}

/** Smaller differences in chance, in points, are luck of the sampled deals. */
const LEAST_GAIN = 2;
/** No policy is certain. */
const MOST_SURE = 99;

function points(difference: number): number {
  return Math.round(100 * difference);
}

/** Words the advice of the bots. @param seen what the seat whose turn it is may see */
export function hintOf(given: HintAdvice, seen: View): Hint {
  if (given.by === 'expert') {
    const { best } = given;
    return { action: best, sentence: sentenceOf(best, seen, reasonOf(best, seen)), details: [words().hints.byExpert] };
  }
  const { advice } = given;
  const { best } = advice;
  const reason = reasonFromFigures(advice, seen) ?? reasonOf(best, seen);
  const details = detailsOf(advice, seen).map(capitalised);
  return { action: best, sentence: sentenceOf(best, seen, reason), details };
}

function sentenceOf(action: Action, seen: View, reason: string | null): string {
  const what = actionName(action, seen, 'act');
  return reason === null ? `${what}.` : `${words().menu.labelled(what, reason)}.`;
}

function reasonOf(action: Action, seen: View): string | null {
  const { hints } = words();
  if (action === DRAW) return reasonToDraw(seen);
  if (action === TAKE) return reasonToHold([...heldBy(seen), asTaken(seen.table.top)], seen);
  if (isTakeOf(action)) return reasonToHold([...heldBy(seen), asTaken(takenBy(action))], seen);
  if (action === SWAP_ALL) return reasonToHold(Array.from(seen.table.pool, asTaken), seen);
  if (isDiscard(action) || isKnockWith(action)) {
    const kept = handWorth(
      seen.rules,
      heldBy(seen).filter(({ card }) => card !== discardedBy(action)),
    );
    return kept === null ? null : hints.keeps(inSentence(kept));
  }
  if (HOLDS.includes(action)) {
    const worth = handWorth(seen.rules, heldBy(seen), seen.quiet);
    return worth === null ? null : hints.holds(inSentence(worth));
  }
  return null;
}

function reasonToDraw(seen: View): string | null {
  const cards = helpingCards(seen);
  if (cards === null || cards.helping === 0) return null;
  const { top } = seen.table;
  const useless = top === NO_CARD || cards.discardHelps ? null : cardSign(top);
  return words().hints.helps(cards.helping, cards.of, useless);
}

function reasonToHold(hand: readonly HeldCard[], seen: View): string | null {
  const [before, after] = [handWorth(seen.rules, heldBy(seen)), handWorth(seen.rules, hand)];
  if (before === null || after === null || after.value <= before.value) return null;
  return words().hints.makes(inSentence(after));
}

function inSentence({ value, suit }: Worth): string {
  return suit === null ? shownValue(value) : valueSign(value, suit);
}

function asTaken(card: Card): HeldCard {
  return { card, from: 'discards' };
}

function reasonFromFigures(advice: Advice, seen: View): string | null {
  if (seen.rules.scoring === 'points') return null;
  const { hints } = words();
  const isKnock = (action: Action): boolean => action === KNOCK || isKnockWith(action);
  const best = advice.options.find(({ action }) => action === advice.best);
  if (isKnock(advice.best) && best !== undefined && best.loss !== null) return hints.knockCosts(points(best.loss));
  const other = nextBest(advice);
  if (advice.best === DRAW && other !== null && isKnock(other.action) && other.loss !== null) {
    return hints.knockWouldCost(points(other.loss));
  }
  return null;
}

/** Of all other actions the one with the highest chance; null if none was searched. */
function nextBest({ best, options }: Advice): Weighed | null {
  return options
    .filter(({ action, chance }) => action !== best && chance !== null)
    .reduce<Weighed | null>((most, one) => (chanceOf(one) > chanceOf(most) ? one : most), null);
}

function chanceOf(weighed: Weighed | null): number {
  return weighed?.chance ?? -1;
}

function detailsOf(advice: Advice, seen: View): string[] {
  const { hints } = words();
  const best = advice.options.find(({ action }) => action === advice.best);
  if (best === undefined) return [];
  // If the search prefers another action than the policy, the policy was not sure of that one at all.
  const sure = best === advice.options[0] ? [hints.sure(Math.min(points(best.probability), MOST_SURE))] : [];
  const other = nextBest(advice);
  if (best.chance === null || other === null) return sure.length > 0 ? [sure.join()] : [];
  const gain = points(best.chance - chanceOf(other));
  const than = actionName(other.action, seen, 'than');
  // Where another action is as good, it makes no difference how sure the policy is.
  if (gain < LEAST_GAIN) return [[hints.even(than), hints.chance(points(best.chance))].join(' · '), hints.even(than)];
  const compared = hints.wins(gain, than);
  return [
    [...sure, compared, hints.chance(points(best.chance))].join(' · '),
    [...sure, compared].join(' · '),
    compared,
  ];
}

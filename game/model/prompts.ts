/** Prompts: a line on what the person may do, under what the table says. */
import {
  CHANGE,
  discardedBy,
  discardOf,
  DRAW,
  HAMMER,
  isDiscard,
  isKnockWith,
  isTakeOf,
  KNOCK,
  knockWith,
  PASS,
  STAND,
  SWAP_ALL,
  TAKE,
  type Action,
} from '../../engine/actions.ts';
import type { OpenDecision } from '../../engine/open-decision.ts';
import { NO_CARD, type Card } from '../../engine/cards.ts';
import type { IllegalReason } from '../../engine/legality.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import type { TurnsLeft } from '../i18n/message-arguments.ts';
import { words } from '../i18n/words.ts';
import { cardSign, shownValue } from './sentences.ts';
import { areCoins, tokenKind } from './tokens.ts';

/** Why an action is not legal now, null where it is. */
export type WhyNot = (action: Action) => IllegalReason | null;

interface PromptFacts extends OpenDecision {
  rules: HouseRules;
  actions: readonly Action[];
  /** How many turns each of the others has after a knock; left out where it is what the rules say for all knocks. */
  turnsAfterKnock?: TurnsLeft;
  /** What waits for a second tap, null for nothing. */
  armed: Action | null;
  hand: readonly Card[];
  /** The card that is chosen, `NO_CARD` for none. */
  chosen: Card;
  top: Card;
  whyNot: WhyNot;
}

/** Prompts longer than this, in characters, say only why no knock is possible: the piles are lit anyway. */
const LONGEST = 52;

/** The prompt after a first tap on these. */
const PRESS_AGAIN: Readonly<Record<number, 'draw' | 'hammer' | 'newPool' | 'pass' | 'stand' | 'swapAll'>> = {
  [CHANGE]: 'newPool',
  [DRAW]: 'draw',
  [HAMMER]: 'hammer',
  [PASS]: 'pass',
  [STAND]: 'stand',
  [SWAP_ALL]: 'swapAll',
};

/** Why a knock is not possible now, as a sentence; null if there is nothing to say. */
function noKnock(reason: IllegalReason | null): string | null {
  const messages = words().turn.noKnock;
  switch (reason?.is) {
    case 'already-declared':
      return messages.declared;
    case 'must-pass':
      return messages.mustPass;
    case 'knock-too-early':
      return messages.tooEarly(reason.turns);
    case 'knock-not-one-suit':
      return reason.minimum > 0 ? messages.oneSuitWorth(reason.minimum) : messages.oneSuit;
    case 'knock-below-minimum':
      return messages.tooLow(reason.minimum, shownValue(reason.value));
    default:
      return null;
  }
}

function discardPrompt({ rules, actions, armed, hand, chosen, whyNot }: PromptFacts): string {
  const { discard, pressAgain } = words().turn;
  if (armed !== null && isKnockWith(armed)) return pressAgain.knockWith(rules.lastTurns);
  if (chosen === NO_CARD) {
    if (rules.play === 'pool' && !actions.some(isKnockWith)) return discard.give;
    if (actions.some(isKnockWith)) return discard.chooseOrKnock;
    return hand.some((card) => whyNot(discardOf(card))?.is === 'just-taken') ? discard.chooseAnother : discard.choose;
  }
  const isAgain = armed !== null && isDiscard(armed);
  if (actions.some((action) => isKnockWith(action) && discardedBy(action) === chosen))
    return discard.chosenOrKnock(isAgain);
  const reason = noKnock(whyNot(knockWith(chosen)));
  const prompt = rules.play === 'pool' ? discard.chosenToGive(isAgain) : discard.chosen(isAgain);
  return reason === null ? prompt : `${prompt} ${reason}`;
}

function knockerLoss(rules: HouseRules): number | null {
  const isCounted = rules.scoring === 'lives' && rules.knockPromise === 'not-lowest' && areCoins(tokenKind(rules));
  return isCounted ? rules.knockerLowestLoss : null;
}

/** Whether a discard is all that is asked for, or one is chosen: where it comes first, there may be something to do in its place. */
function asksForDiscard({ actions, armed, chosen, rules }: PromptFacts): boolean {
  if (!actions.some(isDiscard)) return false;
  const putsDown = (action: Action): boolean => isDiscard(action) || isKnockWith(action);
  if (armed !== null) return putsDown(armed);
  return chosen !== NO_CARD || (actions.every(putsDown) && (!rules.discardFirst || actions.some(isKnockWith)));
}

/** The prompt for one's turn, from the longest wording to the shortest. */
export function turnPrompt(facts: PromptFacts): readonly string[] {
  const { armed, forGood, pass, phase, rules, turnsAfterKnock = rules.lastTurns } = facts;
  if (asksForDiscard(facts)) return [discardPrompt(facts)];
  const { pressAgain, swapAnother, takeFor } = words().turn;
  if (armed === KNOCK) return pressAgain.knock(knockerLoss(rules), turnsAfterKnock);
  if (armed !== null && isTakeOf(armed)) return [pressAgain.take];
  // A card of the hand, for which one is to be taken.
  if (armed !== null && isDiscard(armed)) return [takeFor];
  if (armed !== null && forGood.includes(armed))
    return [armed === PASS ? pressAgain.passForGood : pressAgain.swapAllForGood];
  if (phase === 'second-exchange') return [swapAnother];
  if (armed === PASS && pass !== 'deal') return [pressAgain.passOn];
  const again = armed === null ? undefined : PRESS_AGAIN[armed];
  return again === undefined ? optionsPrompt(facts) : [pressAgain[again]];
}

function passOption({ forGood, pass }: PromptFacts): 'pass' | 'passOn' | 'passForGood' {
  if (forGood.includes(PASS)) return 'passForGood';
  return pass === 'deal' ? 'pass' : 'passOn';
}

function optionsPrompt(facts: PromptFacts): readonly string[] {
  const { actions, hand, rules, top, whyNot } = facts;
  const { options } = words().turn;
  const has = (action: Action): boolean => actions.includes(action);
  const withPool = actions.some(isTakeOf);
  const prompt = options([
    ...(actions.some(isDiscard) ? ['discard' as const] : []),
    ...(has(DRAW) ? ['draw' as const] : []),
    ...(has(TAKE) ? [{ take: cardSign(top) }] : []),
    ...(withPool ? ['exchange' as const] : []),
    ...(has(SWAP_ALL) ? ['swapAll' as const] : []),
    ...(has(KNOCK) || actions.some(isKnockWith) ? ['knock' as const] : []),
    ...(has(STAND) ? ['stand' as const] : []),
    ...(has(HAMMER) ? ['hammer' as const] : []),
    ...(has(CHANGE) ? ['newPool' as const] : []),
    ...(has(PASS) ? [passOption(facts)] : []),
  ]);
  // Whoever discards first may knock with any card, if with one.
  const isWithDiscard = actions.some(isDiscard) && rules.knockTiming === 'after-draw';
  const reason = noKnock(whyNot(isWithDiscard ? knockWith(hand[0]) : KNOCK));
  if (reason === null) return [prompt];
  // Nothing else says that a card is asked for.
  if (actions.some(isDiscard)) return [`${prompt} ${reason}`, prompt];
  return [prompt.length + reason.length < LONGEST ? `${prompt} ${reason}` : reason];
}

/** A word on what can be done, under what the table says. */
import {
  discardedBy,
  DRAW,
  HAMMER,
  isDiscard,
  isKnockWith,
  KNOCK,
  PASS,
  STAND,
  TAKE,
  type Action,
} from '../../engine/actions.ts';
import { NO_CARD, type Card } from '../../engine/cards.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { isFullHand, undeclaredValue } from '../../engine/value.ts';
import { noKnockReason } from './knocking.ts';
import { words } from '../i18n/words.ts';
import { cardSign } from './sentences.ts';
import { topDiscard, type TableState } from './table-state.ts';

export type Hinted = {
  actions: readonly Action[];
  /** What waits for a second tap. */
  armed: Action | null;
  /** The card that is chosen, `NO_CARD` for none. */
  chosen: Card;
  state: TableState;
  rules: HouseRules;
  /** Whose turn it is. */
  seat: number;
};

/** Hints longer than this say only why there is no knock: the piles show for themselves that they are on offer. */
const LONGEST = 52;

/** What a first tap on these asks for. */
const ONCE_MORE: Readonly<Record<number, 'draw' | 'knock' | 'hammer' | 'pass' | 'stand'>> = {
  [DRAW]: 'draw',
  [KNOCK]: 'knock',
  [HAMMER]: 'hammer',
  [PASS]: 'pass',
  [STAND]: 'stand',
};

/** Why keeping these cards is not enough to knock, null where nothing stands in the way. */
function whyNot({ state, rules, seat }: Hinted, kept: readonly Card[]): string | null {
  const { turns, quiet } = state.seats[seat];
  const isQuiet = quiet && isFullHand(rules, kept);
  return noKnockReason(rules, {
    hand: kept,
    firstTurn: turns <= 1,
    knocked: state.knocker >= 0,
    quietValue: isQuiet ? undeclaredValue(rules, kept) : null,
  });
}

function discardHint(hinted: Hinted): string {
  const { actions, armed, chosen, rules, state, seat } = hinted;
  const { discard, onceMore } = words().turn;
  if (armed !== null && isKnockWith(armed)) return onceMore.knockWith;
  if (chosen === NO_CARD) return actions.some(isKnockWith) ? discard.chooseOrKnock : discard.choose;
  const isAgain = armed !== null && isDiscard(armed);
  if (actions.some((action) => isKnockWith(action) && discardedBy(action) === chosen))
    return discard.chosenOrKnock(isAgain);
  if (rules.knockTiming !== 'after-draw') return discard.chosen(isAgain);
  const kept = state.seats[seat].hand.map(({ card }) => card).filter((card) => card !== chosen);
  const reason = whyNot(hinted, kept);
  return reason === null ? discard.chosen(isAgain) : `${discard.chosen(isAgain)} ${reason}`;
}

/** The hint for one's turn. */
export function hintFor(hinted: Hinted): string {
  const { actions, armed, rules, state, seat } = hinted;
  if (actions.some(isDiscard)) return discardHint(hinted);
  const { mayDo, onceMore } = words().turn;
  const again = armed === null ? undefined : ONCE_MORE[armed];
  if (again !== undefined) return onceMore[again];
  const has = (action: Action): boolean => actions.includes(action);
  const ways = mayDo([
    ...(has(DRAW) ? ['draw' as const] : []),
    ...(has(TAKE) ? [{ take: cardSign(topDiscard(state)) }] : []),
    ...(has(KNOCK) ? ['knock' as const] : []),
    ...(has(STAND) ? ['stand' as const] : []),
    ...(has(HAMMER) ? ['hammer' as const] : []),
    ...(has(PASS) ? ['pass' as const] : []),
  ]);
  const mightKnock = !has(KNOCK) && rules.knockTiming !== 'after-draw';
  const reason = mightKnock
    ? whyNot(
        hinted,
        state.seats[seat].hand.map(({ card }) => card),
      )
    : null;
  if (reason === null) return ways;
  return ways.length + reason.length < LONGEST ? `${ways} ${reason}` : reason;
}

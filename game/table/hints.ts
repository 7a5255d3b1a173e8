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
import { capitalised, cardSign, joined } from './sentences.ts';
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

const ONCE_MORE: Readonly<Record<number, string>> = {
  [DRAW]: 'Once more on the stock to draw.',
  [KNOCK]: 'Rap once more to knock.',
  [HAMMER]: 'Once more, and all cards are turned up: your knock.',
  [PASS]: 'Once more to pass: that ends the deal.',
  [STAND]: 'Once more to keep your hand as it is.',
};

function oneOf(ways: readonly string[]): string {
  return ways.length === 0 ? '' : `${capitalised(joined(ways, 'or'))}.`;
}

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
  if (armed !== null && isKnockWith(armed)) return 'Rap once more to knock with it.';
  const mayKnock = actions.some(isKnockWith);
  if (chosen === NO_CARD) return mayKnock ? 'Choose a card: put it down, or knock with it.' : 'Put one card down.';
  const again = armed !== null && isDiscard(armed) ? 'Once more to put it down' : 'Put it down';
  if (actions.some((action) => isKnockWith(action) && discardedBy(action) === chosen))
    return `${again}, or knock with it.`;
  if (rules.knockTiming !== 'after-draw') return `${again}.`;
  const kept = state.seats[seat].hand.map(({ card }) => card).filter((card) => card !== chosen);
  const reason = whyNot(hinted, kept);
  return reason === null ? `${again}.` : `${again}. ${reason}`;
}

/** The hint for one's turn. */
export function hintFor(hinted: Hinted): string {
  const { actions, armed, rules, state, seat } = hinted;
  if (actions.some(isDiscard)) return discardHint(hinted);
  if (armed !== null && ONCE_MORE[armed] !== undefined) return ONCE_MORE[armed];
  const has = (action: Action): boolean => actions.includes(action);
  const ways = oneOf([
    ...(has(DRAW) ? ['draw'] : []),
    ...(has(TAKE) ? [`take the ${cardSign(topDiscard(state))}`] : []),
    ...(has(KNOCK) ? ['knock'] : []),
    ...(has(STAND) ? ['stand'] : []),
    ...(has(HAMMER) ? ['call the hammer'] : []),
    ...(has(PASS) ? ['pass'] : []),
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

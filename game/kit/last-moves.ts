/** What each player did last, from what everybody has seen. */
import {
  CHANGE,
  DRAW,
  HAMMER,
  KEEP,
  KNOCK,
  LOOK,
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
} from '../../engine/actions.ts';
import { CARD_COUNT, NO_CARD, type Card } from '../../engine/cards.ts';
import { isAnswer } from '../../engine/exchanges.ts';
import { RESHUFFLED, SHOWN, type PublicState } from '../../engine/public.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import type { View } from '../../engine/view.ts';
import { words } from '../i18n/words.ts';
import { cardSign } from '../model/sentences.ts';

/** An action, and the card that everybody saw with it: the one taken or put down; `NO_CARD` for none, and for several. */
interface Move {
  action: Action;
  card: Card;
}

/** The last turn of every seat. @returns by seat, its actions in their order; none where it has not had a turn */
export function lastMoves(table: PublicState, rules: HouseRules): Move[][] {
  const { players, historySeats, historyActions, historyCards, historyLength } = table;
  const last: Move[][] = Array.from({ length: players }, () => []);
  let discards: Card[] = [];
  let before = -1;
  for (let entry = 0; entry < historyLength; entry++) {
    const [seat, action] = [historySeats[entry], historyActions[entry]];
    const card = action === TAKE ? takenFrom(discards, rules) : cardOf(action, historyCards[entry]);
    if (action === RESHUFFLED) discards = discards.slice(-1);
    else if (action === TAKE) discards.splice(discards.indexOf(card), 1);
    else if (card >= 0) discards.push(card);
    // That a declared hand lies open is no action.
    if (seat >= 0 && action !== SHOWN && !isAnswer(rules, table, entry)) {
      if (seat !== before) last[seat] = [];
      last[seat].push({ action, card });
    }
    before = seat;
  }
  return last;
}

/** What a take takes: the top discard, or where one discards first the one before the own. */
function takenFrom(discards: readonly Card[], { discardFirst }: Pick<HouseRules, 'discardFirst'>): Card {
  return discards[discards.length - (discardFirst ? 2 : 1)];
}

/** @param noted the card in the history */
function cardOf(action: Action, noted: Card): Card {
  if (isTakeOf(action)) return takenBy(action);
  if (isDiscard(action) || isKnockWith(action)) return discardedBy(action);
  // Several cards are noted as one number.
  return noted < CARD_COUNT ? noted : NO_CARD;
}

/** A move as one tells of it. @param seat of the player who made it */
export function moveInWords({ action, card }: Move, { rules, table }: View, seat: number): string {
  const { does } = words().table;
  const isPool = rules.play === 'pool';
  const isForGood = table.passed[seat] === 1;
  if (isForGood && action === PASS) return does.passesForGood;
  if (isForGood && action === SWAP_ALL) return does.swapsAllForGood;
  const { discarded, gave } = words().moments;
  if (action === TAKE || isTakeOf(action)) return does.took(cardSign(card));
  if (isDiscard(action)) return (isPool ? gave : discarded)(cardSign(card));
  if (isKnockWith(action)) return `${does.knocks}, ${discarded(cardSign(card))}`;
  const said: Readonly<Record<number, string>> = {
    [DRAW]: does.drew,
    [KNOCK]: does.knocks,
    [STAND]: does.stands,
    [PASS]: does.passesOn,
    [SWAP_ALL]: does.swapsAll,
    [KEEP]: does.keepsHand,
    // The dealer's choice comes before the first turn.
    [CHANGE]: table.turns[seat] > 0 ? does.asks : does.changesHand,
    [LOOK]: does.looks,
    [HAMMER]: does.calls.hammer,
  };
  return said[action] ?? (card === NO_CARD ? '' : discarded(cardSign(card)));
}

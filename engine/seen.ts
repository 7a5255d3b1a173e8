/** Events for whoever shows them: with what everybody has seen once they have happened, and as one seat may know them. */
import { NO_CARD, type Card } from './cards.ts';
import { makesOthersPay, outcomeOfKnock, type KnockOutcome } from './deal/showdown.ts';
import type { DealState } from './deal/state.ts';
import { nextTurn } from './deal/turn-order.ts';
import type { MatchEvent } from './events.ts';
import { hasExchanged, turnsAfterKnock } from './knocking.ts';
import type { Match, MatchOptions } from './match.ts';
import { isFirstTurn } from './public.ts';
import type { HouseRules } from './rules/table.ts';
import { viewOf } from './view.ts';

/** What everybody has seen of a deal besides its cards. */
export interface SeenDeal {
  /** The seat that knocked, or called the hammer; -1 for nobody. */
  knocker: number;
  /** Whether the last turns have begun. */
  isEnding: boolean;
  /** By seat, the last turns that it has still to come, the one that it is in included. */
  turnsLeft: readonly number[];
  /** With a pool: by seat, whether it has passed for good, and has no more turns in this deal. */
  passed: readonly boolean[];
  /** With a pool: whether the first player is in the first turn of the deal. */
  isFirstTurn: boolean;
  /** Whose turn comes after the current one; -1 for nobody's, and where only two take turns. */
  next: number;
  /** How many turns each of the others has after a knock. */
  turnsAfterKnock: HouseRules['lastTurns'];
  /** From the showdown on: whether everybody pays who has not declared. */
  othersPay: boolean;
  /** From the showdown on: what became of the knock; null where hands were not compared for one. */
  knock: KnockOutcome | null;
}

/** An event, and what everybody has seen once it has happened. */
export type SeenEvent = MatchEvent & { seen: SeenDeal };

/**
 * The same as one seat may know it: `NO_CARD` in place of every card that the seat may not see.
 * `ownHand`: the seat's own cards, where it looks at all of them at once.
 */
export type SeatEvent = SeenEvent & { ownHand?: readonly Card[] };

/** Listens to a match for whoever shows it. */
export function withSeen(listener: (event: SeenEvent, match: Match) => void): NonNullable<MatchOptions['listener']> {
  return (event, match) => listener({ ...event, seen: seenDeal(match.deal) }, match);
}

function seenDeal(deal: DealState): SeenDeal {
  const { rules, seat, table } = deal;
  return {
    knocker: table.knocker,
    isEnding: table.isEnding,
    turnsLeft: Array.from(table.turnsLeft),
    passed: Array.from(table.passed, (passed) => passed === 1),
    isFirstTurn: seat >= 0 && isFirstTurn(table, seat),
    next: table.aliveCount > 2 ? nextTurn(deal) : -1,
    turnsAfterKnock: turnsAfterKnock(rules, hasExchanged(table)),
    othersPay: seat < 0 && makesOthersPay(deal),
    knock: seat < 0 ? outcomeOfKnock(deal) : null,
  };
}

/**
 * An event as a seat may know it, to be called when it happens; null for one that the seat may not even hear of.
 * @param seat -1 for somebody who only looks on
 */
export function eventFor(seat: number, event: SeenEvent, deal: DealState): SeatEvent | null {
  const isOwn = 'seat' in event && event.seat === seat;
  switch (event.type) {
    case 'dealt':
      return isOwn && isDealtOpen(deal.rules) ? event : { ...event, card: NO_CARD };
    case 'drew':
      return isOwn ? event : { ...event, card: NO_CARD };
    case 'discarded':
      // Nobody else can tell whether it is the card that was drawn.
      return isOwn ? event : { ...event, drawn: false };
    case 'kept-quiet':
      return isOwn ? withHand(seat, event, deal) : null;
    case 'changed-hand':
      return isOwn ? event : { ...event, taken: hidden(event.taken) };
    case 'pool-laid':
      return withHand(seat, { ...event, cards: hidden(event.cards) }, deal);
    case 'turned-up':
    case 'pool-turned-up':
      return withHand(seat, event, deal);
    case 'turn':
      // Where no card is turned up, the first turn is when everybody looks.
      return deal.rules.upcard || deal.rules.play !== 'draw-discard' ? event : withHand(seat, event, deal);
    default:
      return event;
  }
}

/** Whether everybody sees their own cards as they come. */
function isDealtOpen({ play, hammer, suddenDeath }: HouseRules): boolean {
  return play !== 'golf' && hammer !== 'shotgun' && !suddenDeath;
}

function hidden(cards: readonly Card[]): Card[] {
  return cards.map(() => NO_CARD);
}

/** The event with the seat's hand, where it has not seen its cards before. */
function withHand(seat: number, event: SeenEvent, deal: DealState): SeatEvent {
  if (isDealtOpen(deal.rules) || seat < 0) return event;
  const { cards } = viewOf(deal, seat);
  return cards.length === 0 ? event : { ...event, ownHand: cards };
}

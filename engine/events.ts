/**
 * What happens at the table, in order. The game animates these and recomputes no rules; the engine builds them only
 * for a listener. They contain everything, hidden cards too: what shows them to a player leaves out what that player
 * may not know.
 */
import type { Card } from './cards.ts';

/** Why a deal ended (docs/formats.md#match-records). */
export const DEAL_ENDS = ['knock', 'declare', 'stock', 'hammer', 'sudden-death', 'golf', 'void'] as const;
/** Why a deal ended. */
export type DealEnd = (typeof DEAL_ENDS)[number];

/** What happens in a deal. */
export type DealEvent =
  | { type: 'dealt'; seat: number; card: Card }
  | { type: 'turned-up'; card: Card }
  | { type: 'turn'; seat: number }
  | { type: 'drew'; seat: number; card: Card }
  | { type: 'took'; seat: number; card: Card }
  | { type: 'discarded'; seat: number; card: Card; drawn: boolean }
  | { type: 'knocked'; seat: number; counter: boolean }
  | { type: 'stood'; seat: number }
  | { type: 'passed'; seat: number }
  | { type: 'hammered'; seat: number }
  | { type: 'looked'; seat: number }
  | { type: 'called-sudden-death'; seat: number }
  | { type: 'dealt-on'; seat: number }
  /** `playsOn`: the others have their last turns, and the hand lies open. */
  | { type: 'declared'; seat: number; hand: Card[]; value: number; playsOn: boolean }
  | { type: 'kept-quiet'; seat: number }
  | { type: 'replaced'; seat: number; slot: number; card: Card; replaced: Card }
  | { type: 'flipped'; seat: number; slot: number; card: Card; discarded: Card }
  | { type: 'reshuffled'; count: number }
  /** Of a game with a pool: it lies face down until the dealer has chosen. */
  | { type: 'pool-laid'; cards: Card[] }
  /** The dealer's first hand is what was laid down, where it was changed for the pool. */
  | { type: 'kept-hand'; seat: number }
  | { type: 'changed-hand'; seat: number; laid: Card[]; taken: Card[] }
  | { type: 'pool-turned-up'; cards: Card[] }
  /** `place`: in the pool, from 0. */
  | { type: 'took-from-pool'; seat: number; card: Card; place: number }
  | { type: 'put-into-pool'; seat: number; card: Card; place: number; drawn: boolean }
  /** What each place of the pool got from the hand, and what the hand got from there. */
  | { type: 'swapped-all'; seat: number; laid: Card[]; taken: Card[] }
  /** `seat`: who asked for it; -1 where the rules renew it by themselves. */
  | { type: 'pool-renewed'; seat: number; aside: Card[]; cards: Card[] }
  | {
      type: 'showdown';
      end: DealEnd;
      /** By seat: the hand shown, null for a seat that is out. */
      hands: (Card[] | null)[];
      /** By seat: the cards of the hand that make its value, null for a seat that is out. */
      scoring: (Card[] | null)[];
      /** By seat: the value as compared, null for a seat that is out. */
      values: (number | null)[];
    };

/** What happens in a match. */
export type MatchEvent =
  | DealEvent
  | { type: 'deal-began'; deal: number; dealer: number; tokens: number[] }
  | { type: 'lost-tokens'; seat: number; lost: number; tokens: number; onGrace: boolean; eliminated: boolean }
  /** Of those that a deal costs others. */
  | { type: 'received-tokens'; seat: number; received: number; tokens: number }
  /** `gained` is below 0 where points are lost. */
  | { type: 'scored'; seat: number; gained: number; points: number }
  /** `seats`: who plays on, those among them who have been out before; `tokens` is by seat. */
  | { type: 'everybody-out'; seats: number[]; tokens: number[] }
  | { type: 'bought-in'; seat: number; tokens: number }
  | { type: 'left'; seat: number }
  | { type: 'extra-step'; tokens: number[] }
  | { type: 'deal-over'; deal: number }
  | { type: 'match-won'; seat: number }
  /** Several share the win, the lowest seat first. */
  | { type: 'match-shared'; seats: number[] };

/** An event of one type, or of several. */
export type EventOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { type: Type }>;

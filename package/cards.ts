/** `thirty-one/cards`: cards as integers, packs, and what hands are worth. */
export {
  CARD_COUNT,
  NO_CARD,
  RANK_COUNT,
  SUIT_COUNT,
  cardOf,
  formatCard,
  formatCards,
  parseCard,
  parseCards,
  pointsOf,
  rankOf,
  suitOf,
  type Card,
} from '../engine/cards.ts';
export { bragHandOf, type BragHand, type BragKind } from '../engine/brag.ts';
export { deckSize, packOf } from '../engine/pack.ts';
export { handValue, isFullHand, scoringCards } from '../engine/value.ts';

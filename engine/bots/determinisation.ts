/** One way in which the deal may have gone so far. */
export interface Determinisation {
  /** By seat and place, the cards dealt. */
  readonly dealt: Uint8Array;
  /** By entry of the history that is a draw, the card drawn. */
  readonly drawn: Uint8Array;
  /** With a pool that has been turned up: the cards dealt to it. */
  readonly pool: Uint8Array;
  /**
   * By seat, the cards that it holds now and that nobody else has seen, as bits: two numbers of 26 cards, clubs and
   * diamonds first.
   */
  readonly hidden: Int32Array;
}

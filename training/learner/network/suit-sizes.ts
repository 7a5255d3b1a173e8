/** How wide a network of Thirty-One is (`tensorflow/suit-network.ts`). */
export interface SuitNetworkSizes {
  /** Width of the encoding of the whole table. */
  table: number;
  /** Width of the encoding of one suit. */
  suit: number;
}

/** The policy's, where nothing else is said. */
export const POLICY_SIZES: SuitNetworkSizes = { table: 160, suit: 64 };

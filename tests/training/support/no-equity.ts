/** A match equity that learns nothing, and gives all seats the same chance: no deal is worth anything. */
import { EQUITY_SEATS } from '../../../training/learner/equity/features.ts';

export const NO_EQUITY = {
  learnFrom: (): void => undefined,
  chances: (_: Float32Array, count: number) => Promise.resolve(new Float32Array(count * EQUITY_SEATS)),
};

/** Advantages and returns over all decisions of an iteration. */
import type { DecisionStore } from '../self-play/decision-store.ts';

/** Gives the advantages of these rows a mean of 0 and a variance of 1. */
export function normaliseAdvantages({ advantage }: DecisionStore, rows: readonly number[]): void {
  const mean = rows.reduce((sum, row) => sum + advantage[row], 0) / rows.length;
  const variance = rows.reduce((sum, row) => sum + (advantage[row] - mean) ** 2, 0) / rows.length;
  const scale = 1 / Math.sqrt(variance + 1e-8);
  for (const row of rows) advantage[row] = (advantage[row] - mean) * scale;
}

/** Share of the variance of the returns of these rows that the critic's values explain. */
export function explainedVariance(store: DecisionStore, rows: readonly number[]): number {
  const mean = rows.reduce((sum, row) => sum + store.return[row], 0) / rows.length;
  const total = rows.reduce((sum, row) => sum + (store.return[row] - mean) ** 2, 0);
  const left = rows.reduce((sum, row) => sum + (store.return[row] - store.value[row]) ** 2, 0);
  return total === 0 ? 0 : 1 - left / total;
}

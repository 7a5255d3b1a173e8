/** Figures of a minibatch, in the order of the output `metrics`; names are CleanRL's where it has one. */
export const METRICS = [
  'losses/policy',
  'losses/value',
  'losses/entropy',
  'losses/approx_kl',
  'losses/clipfrac',
  'losses/magnet_kl',
  'losses/seat_value',
] as const;
export type Metric = (typeof METRICS)[number];

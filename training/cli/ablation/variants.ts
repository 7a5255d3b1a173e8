/** What can be compared with the standard learner. */
import type { LearningOptions } from '../../learner/ppo/options.ts';

export interface Variant {
  options?: Partial<LearningOptions>;
  /** The return of a deal is the tokens gained, not the match equity. */
  isWithoutEquity?: boolean;
  /** The critic does not see the hands of others, or what the stock will bring. */
  isCriticBlind?: 'all' | 'stock';
  /** The policy also learns to say what others hold. */
  hasBelief?: boolean;
  /** The last parameters are measured, not the averaged (EMA) policy. */
  isWithoutAverage?: boolean;
  /** The network has the inputs that the rules do not use, too. */
  hasAllInputs?: boolean;
}

export const VARIANTS: Readonly<Record<string, Variant>> = {
  standard: {},
  'no-magnet': { options: { magnetCoefficient: 0 } },
  'no-equity': { isWithoutEquity: true },
  'blind-critic': { isCriticBlind: 'all' },
  'no-stock': { isCriticBlind: 'stock' },
  'lambda-80': { options: { lambda: 0.8 } },
  'lambda-50': { options: { lambda: 0.5 } },
  'full-returns': { options: { lambda: 1 } },
  league: { options: { league: { share: 0.25, first: 10, growth: 1.5 } } },
  biased: { options: { biased: { share: 0.3, strengths: [3, 6, 10] } } },
  'no-average': { isWithoutAverage: true },
  'all-confident': { options: { confidentSampleRate: 1 } },
  'restless-equity': { options: { equityLearningRate: [1e-3, 1e-3] } },
  belief: { hasBelief: true },
  'all-inputs': { hasAllInputs: true },
  'two-epochs': { options: { epochs: 2 } },
  'minibatch-64': { options: { minibatch: 64 } },
  'minibatch-256': { options: { minibatch: 256 } },
  'two-epochs-of-256': { options: { minibatch: 256, epochs: 2 } },
  'two-epochs-of-1024': { options: { minibatch: 1_024, epochs: 2 } },
  'half-rate': { options: { learningRate: [7e-4, 5e-5] } },
  'little-entropy': { options: { entropyCoefficient: [0.02, 0.002] } },
  'weak-magnet': { options: { magnetCoefficient: 0.05 } },
};

/** Former names of variants, as in commands recorded earlier, and their names now. */
export const FORMER_VARIANTS: Readonly<Record<string, string>> = { 'obvious-too': 'all-confident', inclined: 'biased' };

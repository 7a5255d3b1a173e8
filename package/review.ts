/** `thirty-one/review`: what decisions were worth, and advice; both need a policy. */
export { advise, type Advice, type AdviceOptions, type Weighed } from '../engine/review/advice.ts';
export { REVIEW_SEED, type Judge, type SeenDecision } from '../engine/review/imagined-deals.ts';
export type { Figures, JudgedOption, Judgement } from '../engine/review/judge.ts';
export { reasonsFor, type Reason } from '../engine/review/reasons.ts';
export {
  DECISION_KINDS,
  decisionsOf,
  reviewOf,
  tellsOfBots,
  verdictCounts,
  type DecisionKind,
  type ReviewableDecision,
  type ReviewedDecision,
} from '../engine/review/review.ts';
export { VERDICTS, isMarked, type Grade, type Verdict } from '../engine/review/verdict.ts';

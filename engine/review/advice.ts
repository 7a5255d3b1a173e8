/**
 * What a person who asks is advised: the policy's favourite, or what is certainly better by the evaluator of reviews. Neither
 * is marked in a review: it marks only what both hold to be worse.
 */
import type { Action } from '../actions.ts';
import type { CharacterTraits } from '../bots/character.ts';
import { copyOfView, type ViewData } from '../view.ts';
import type { Judge } from './imagined-deals.ts';
import { JudgedDecision, type Judgement } from './judge.ts';
import { isMarked } from './verdict.ts';

/** An action, and how good it is. */
export interface Weighed {
  action: Action;
  /** How often the policy would play it, 0 to 1. */
  probability: number;
  /** The chance to win the match after it, among equally strong players; null where no deal was imagined. */
  chance: number | null;
  /** The share of imagined deals in which it costs a token; null where none was. */
  loss: number | null;
}

/** What is best, and how good everything else is. */
export interface Advice {
  best: Action;
  /** Every legal action, the policy's favourite first. */
  options: readonly Weighed[];
  /** How many imagined deals the chances come from; 0 for the policy's opinion alone. */
  deals: number;
}

/** Who judges, and at what table. */
export interface AdviceOptions {
  judge: Judge;
  /** By seat, how the others play; null for the policy's best. */
  players: readonly (CharacterTraits | null)[];
  /** Receives the policy's opinion as soon as it is there. */
  onOpinion?: (advice: Advice) => void;
}

/**
 * Advises the seat of a view.
 * @param asked the view, also as plain data from another thread
 * @param legal the actions to choose from, at least one
 * @throws what `judge.evaluate` throws, so that it can end what is no longer needed
 */
export async function advise(
  asked: ViewData,
  legal: readonly Action[],
  { judge, players, onOpinion = () => undefined }: AdviceOptions,
): Promise<Advice> {
  const decision = new JudgedDecision({ view: copyOfView(asked), legal, players }, judge);
  const priors = await decision.priors();
  const opinion = legal
    .map((action, i): Weighed => ({ action, probability: priors[i], chance: null, loss: null }))
    .sort((a, b) => b.probability - a.probability);
  const advice: Advice = { best: opinion[0].action, options: opinion, deals: 0 };
  onOpinion(advice);
  const judgement = await decision.judgeFavourite();
  if (judgement === null) return advice;
  return withFigures(isMarked(judgement.verdict) ? judgement.best : advice.best, opinion, judgement);
}

function withFigures(best: Action, opinion: readonly Weighed[], { deals, options }: Judgement): Advice {
  const weighed = opinion.map((one): Weighed => {
    const found = options.find(({ action }) => action === one.action);
    return found === undefined ? one : { ...one, chance: found.chance, loss: found.figures.lost };
  });
  return { best, options: weighed, deals };
}

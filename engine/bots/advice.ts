/** What a policy advises a person who asks: first its own opinion, then what a search finds out about every action. */
import { ACTION_COUNT, type Action } from '../actions.ts';
import { copyOfView, type ViewData } from '../view.ts';
import { Batch, type EvaluateBatch } from './batch.ts';
import { raceWorth } from './race.ts';
import { createSearchBot, type SearchReport } from './search.ts';

/** An action, and how good it is. */
export interface Weighed {
  action: Action;
  /** How often the policy would play it, 0 to 1. */
  probability: number;
  /** The chance to win the match after it, among equally strong players; null where it was not searched. */
  chance: number | null;
  /** The share of sampled deals in which it costs a token; null where it was not searched. */
  loss: number | null;
}

export interface Advice {
  best: Action;
  /** Every legal action, the policy's favourite first. */
  options: readonly Weighed[];
  /** How many sampled deals the chances come from; 0 for the policy's opinion alone. */
  worlds: number;
}

export interface AdviceOptions {
  evaluate: EvaluateBatch;
  /** How many deals to sample. */
  worlds: number;
  /** Receives the policy's opinion as soon as it is there, before the search begins. */
  onOpinion?: (advice: Advice) => void;
}

const worth = raceWorth();

/**
 * Advises the seat of a view.
 * @param asked the view, also as plain data from another thread
 * @param legal the actions to choose from, at least one
 * @throws what `evaluate` throws, so that it can end a search that is no longer needed
 */
export async function advise(
  asked: ViewData,
  legal: readonly Action[],
  { evaluate, worlds, onOpinion }: AdviceOptions,
): Promise<Advice> {
  const view = copyOfView(asked);
  const batch = new Batch(evaluate);
  const options: Weighed[] = [];
  batch.add(view, legal, legal.length, ({ policy }, row) => {
    for (const action of legal) {
      options.push({ action, probability: policy[row * ACTION_COUNT + action], chance: null, loss: null });
    }
  });
  await batch.flush();
  options.sort((a, b) => b.probability - a.probability);
  const opinion = { best: options[0].action, options, worlds: 0 };
  onOpinion?.(opinion);

  let report: SearchReport | undefined;
  const bot = createSearchBot({ evaluate, worlds, worth, leastPrior: 0, onSearch: (found) => (report = found) });
  const best = await bot.decide(view, legal);
  return report === undefined ? opinion : { best, options: withFigures(options, report), worlds: report.worlds };
}

function withFigures(options: readonly Weighed[], { actions, worths, losses }: SearchReport): Weighed[] {
  return options.map((option) => {
    const at = actions.indexOf(option.action);
    return at < 0 ? option : { ...option, chance: worths[at], loss: losses[at] };
  });
}

/** Advice on what to do: from the policy, or from the expert where the policy is not there soon. */
import type { Action } from '../../../engine/actions.ts';
import type { Advice } from '../../../engine/review/advice.ts';
import type { CharacterTraits } from '../../../engine/bots/character.ts';
import { copyOfView, type View } from '../../../engine/view.ts';
import { RequestFailed } from '../../base/worker-requests.ts';
import { keepTime, type PolicyService } from './policy-service.ts';

export type HintAdvice = { by: 'expert'; best: Action } | { by: 'policy'; advice: Advice; isFinal: boolean };

export interface AdviceQuestion {
  /** Of the seat whose turn it is. */
  view: View;
  legal: readonly Action[];
  /** By seat, how the others play; null for their best. */
  players: readonly (CharacterTraits | null)[];
}

/** How long advice waits for the policy to be loaded before the expert gives it, in ms. */
const PATIENCE = 2000;

export class AdviceService {
  readonly #policy: Pick<PolicyService, 'ask' | 'state' | 'whenSettled'>;
  #latest = new AbortController();

  /** How long the worker's latest pieces of advice took from request to final answer, in ms. */
  readonly adviceTimes: number[] = [];

  constructor(policy: Pick<PolicyService, 'ask' | 'state' | 'whenSettled'>) {
    this.#policy = policy;
  }

  /**
   * Asks for advice on a turn: the policy answers, and again with figures; where it is not there soon, the expert does.
   * A new request cancels the previous one.
   * @returns a function that cancels the request
   */
  advise({ view, ...rest }: AdviceQuestion, onAdvice: (advice: HintAdvice) => void): () => void {
    this.#latest.abort();
    const latest = new AbortController();
    this.#latest = latest;
    void this.#answer({ view: copyOfView(view), ...rest }, latest.signal, (advice) => {
      if (!latest.signal.aborted) onAdvice(advice);
    });
    return () => latest.abort();
  }

  async #answer(question: AdviceQuestion, signal: AbortSignal, tell: (advice: HintAdvice) => void): Promise<void> {
    const { view, legal } = question;
    try {
      if (await this.#comes()) return await this.#askPolicy(question, signal, tell);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
    }
    const { createExpert } = await import('../../../engine/bots/expert.ts');
    tell({ by: 'expert', best: await createExpert().decide(view, legal) });
  }

  /** Whether the policy is there, or comes soon. */
  async #comes(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([this.#policy.whenSettled(), patience]);
    clearTimeout(timer);
    return this.#policy.state.is === 'policy';
  }

  async #askPolicy(question: AdviceQuestion, signal: AbortSignal, tell: (advice: HintAdvice) => void): Promise<void> {
    const { advice, milliseconds } = await this.#policy.ask('advise', question, {
      signal,
      onProgress: (opinion) => tell({ by: 'policy', advice: opinion, isFinal: false }),
    });
    keepTime(this.adviceTimes, milliseconds);
    tell({ by: 'policy', advice, isFinal: true });
  }
}

/** The person at the table, behind the interface of a bot: gets the legal actions and answers with one of them. */
import type { Action } from '../../engine/actions.ts';
import type { Bot } from '../../engine/bots/bot.ts';
import type { View } from '../../engine/view.ts';
import type { PresentationQueue } from './queue.ts';

export class Person implements Bot {
  readonly name = 'You';
  readonly #queue: PresentationQueue;
  readonly #offer: () => void;
  #legal: readonly Action[] = [];
  #answer: (action: Action) => void = () => undefined;

  /** `offer` is called whenever `legal` has changed. */
  constructor(queue: PresentationQueue, offer: () => void) {
    this.#queue = queue;
    this.#offer = offer;
  }

  /** What the person may do now; none while it is not their turn or something is still being shown. */
  get legal(): readonly Action[] {
    return this.#legal;
  }

  async decide(_view: View, legal: readonly Action[]): Promise<Action> {
    await this.#queue.whenEmpty();
    this.#queue.calm();
    return new Promise((resolve) => {
      this.#legal = legal;
      this.#answer = resolve;
      this.#offer();
    });
  }

  /** Takes the person's choice; anything that is not on offer is ignored. */
  act(action: Action): void {
    if (!this.#legal.includes(action)) return;
    this.#legal = [];
    this.#offer();
    this.#answer(action);
  }
}

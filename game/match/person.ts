/** The people at this device, behind the interface of a bot: they get the legal actions and answer with one of them. */
import type { Action } from '../../engine/actions.ts';
import type { Bot } from '../../engine/bots/bot.ts';
import type { View } from '../../engine/view.ts';
import type { PresentationQueue } from '../model/presentation-queue.ts';

interface PersonOptions {
  queue: PresentationQueue;
  /** Resolves when the person who plays that seat has the device. */
  handOver: (seat: number) => Promise<void>;
  /** Called whenever `legal` has changed. */
  offer: () => void;
  /** Aborted when the table is left: then nobody is asked any more, and any action is as good as another. */
  left: AbortSignal;
  /** Receives how long a decision took, and what there was to choose from. */
  onDecided?: (milliseconds: number, legal: readonly Action[]) => void;
}

export class Person implements Bot {
  readonly name = 'You';
  readonly #options: PersonOptions;
  #legal: readonly Action[] = [];
  #answer: (action: Action) => void = () => undefined;

  constructor(options: PersonOptions) {
    this.#options = options;
  }

  /** What the person may do now: nothing while it is not their turn, or while something is still being shown. */
  get legal(): readonly Action[] {
    return this.#legal;
  }

  async decide({ seat }: View, legal: readonly Action[]): Promise<Action> {
    const { queue, handOver, offer, left, onDecided } = this.#options;
    await queue.whenEmpty();
    if (left.aborted) return legal[0];
    queue.calm();
    await handOver(seat);
    const began = performance.now();
    const action = await new Promise<Action>((resolve) => {
      this.#legal = legal;
      this.#answer = resolve;
      offer();
    });
    onDecided?.(performance.now() - began, legal);
    return action;
  }

  /** Takes the person's choice; ignores anything that is not on offer. */
  act(action: Action): void {
    if (!this.#legal.includes(action)) return;
    this.#legal = [];
    this.#options.offer();
    this.#answer(action);
  }
}

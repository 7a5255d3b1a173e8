/** The people at this device, behind the interface of a bot: they get the legal actions and answer with one of them. */
import type { Action } from '../../engine/actions.ts';
import type { Bot } from '../../engine/bots/bot.ts';
import type { View } from '../../engine/view.ts';
import type { PresentationQueue } from '../model/presentation-queue.ts';

export class Person implements Bot {
  readonly name = 'You';
  readonly #queue: PresentationQueue;
  readonly #handOver: (seat: number) => Promise<void>;
  readonly #offer: () => void;
  readonly #left: AbortSignal;
  readonly #onDecided: (milliseconds: number, legal: readonly Action[]) => void;
  #legal: readonly Action[] = [];
  #answer: (action: Action) => void = () => undefined;

  /**
   * @param handOver resolves when the person who plays that seat has the device
   * @param offer is called whenever `legal` has changed
   * @param left aborted when the table is left: then nobody is asked any more, and any action is as good as another
   * @param onDecided receives how long a decision took, and what there was to choose from
   */
  constructor(
    queue: PresentationQueue,
    handOver: (seat: number) => Promise<void>,
    offer: () => void,
    left: AbortSignal,
    onDecided: (milliseconds: number, legal: readonly Action[]) => void = () => undefined,
  ) {
    this.#queue = queue;
    this.#handOver = handOver;
    this.#offer = offer;
    this.#left = left;
    this.#onDecided = onDecided;
  }

  /** What the person may do now: nothing while it is not their turn, or while something is still being shown. */
  get legal(): readonly Action[] {
    return this.#legal;
  }

  async decide({ seat }: View, legal: readonly Action[]): Promise<Action> {
    await this.#queue.whenEmpty();
    if (this.#left.aborted) return legal[0];
    this.#queue.calm();
    await this.#handOver(seat);
    const began = performance.now();
    const action = await new Promise<Action>((resolve) => {
      this.#legal = legal;
      this.#answer = resolve;
      this.#offer();
    });
    this.#onDecided(performance.now() - began, legal);
    return action;
  }

  /** Takes the person's choice; ignores anything that is not on offer. */
  act(action: Action): void {
    if (!this.#legal.includes(action)) return;
    this.#legal = [];
    this.#offer();
    this.#answer(action);
  }
}

/** The bots of `rival:FILE`: each learns in its match how the others play, and forgets it afterwards. */
import type { BotFactory, BotSeat, SeatedBot } from '../../../engine/bots/bot.ts';
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import { createRival, RivalMemory } from '../../../engine/habits/rival.ts';

export class Rivals implements BotFactory {
  readonly name: string;
  readonly #evaluate: EvaluateOne;
  readonly #habitsOf: EvaluateOne;

  /** @param evaluate the policy, which reads numbers of rivals @param habitsOf the policy that habits correct */
  constructor(name: string, evaluate: EvaluateOne, habitsOf: EvaluateOne) {
    this.name = name;
    this.#evaluate = evaluate;
    this.#habitsOf = habitsOf;
  }

  sitDown({ players, seat, record }: BotSeat): Promise<SeatedBot> {
    const memory = new RivalMemory(this.#habitsOf, players, seat);
    const bot = createRival({ evaluate: this.#evaluate, memory, record, name: this.name });
    return Promise.resolve({ ...bot, dealOver: () => undefined, leave: () => undefined });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

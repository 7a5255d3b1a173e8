/** What is known of those at one table, in the worker, from one deal of their match to the next. */
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import { packedRival } from '../../../engine/habits/packed.ts';
import type { RivalNumbers } from '../../../engine/observation.ts';
import { RivalMemory } from '../../../engine/habits/rival.ts';
import { RecordError, type MatchRecord } from '../../../engine/record.ts';
import type { RememberedPlayer } from './messages.ts';

export class TableMemory {
  readonly match: string;
  readonly #memory: RivalMemory;
  #remembered: RememberedPlayer | null;
  #evaluate: EvaluateOne | undefined;
  /** Learning goes on one deal after another. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(match: string, players: number, remembered: RememberedPlayer | null) {
    this.match = match;
    this.#remembered = remembered;
    const evaluate: EvaluateOne = (observation, mask) => (this.#evaluate as EvaluateOne)(observation, mask);
    this.#memory = new RivalMemory(evaluate, players, { learnsOfOwn: true });
    this.#memory.begin(0);
  }

  /**
   * What is known after the deals of a record, by seat; null where that is nothing.
   * @param evaluate the policy that habits correct
   */
  learn(record: MatchRecord, evaluate: EvaluateOne): Promise<(string | null)[]> {
    const learnt = this.#last.then(async () => {
      this.#evaluate = evaluate;
      await this.#recall();
      await this.#memory.learn(record);
      return this.#memory.numbers.map(packed);
    });
    this.#last = learnt.catch(() => undefined);
    return learnt;
  }

  /** Learns from earlier matches, once. A record that is damaged, which the list of records reports, tells nothing. */
  async #recall(): Promise<void> {
    const remembered = this.#remembered;
    this.#remembered = null;
    for (const match of (remembered?.matches ?? []).toReversed()) {
      try {
        await this.#memory.recall((remembered as RememberedPlayer).seat, match);
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
      }
    }
  }
}

function packed(numbers: RivalNumbers | null): string | null {
  return numbers === null || numbers.every((number) => number === 0) ? null : packedRival(numbers);
}

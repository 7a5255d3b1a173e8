/**
 * A bot that learns how the others at its table play, from the deals of the match that are over, and plays by a policy that
 * reads what is known of them (`rival-numbers.ts`). Of a deal that is over every card is known: its pack is in the record.
 */
import type { Action } from '../actions.ts';
import type { Bot } from '../bots/bot.ts';
import { likeliest, questionOf, type EvaluateOne } from '../bots/policy.ts';
import { OBSERVATION_SIZE } from '../observation.ts';
import type { MatchRecord } from '../record.ts';
import { broadBelief, learnHabits, type HabitBelief } from './belief.ts';
import { observedDecisions } from './observe.ts';
import { rivalNumbers, RIVALS_SIZE, writeRivals, type RivalNumbers } from './rival-numbers.ts';

/** What is known of the players of a match. */
export class RivalMemory {
  readonly #evaluate: EvaluateOne;
  readonly #beliefs: HabitBelief[];
  /** Deals that have been learnt from. */
  #deals = 0;
  readonly #own: number;

  /** @param evaluate the policy that habits correct @param own the seat that learns */
  constructor(evaluate: EvaluateOne, players: number, own: number) {
    this.#evaluate = evaluate;
    this.#own = own;
    this.#beliefs = Array.from({ length: players }, broadBelief);
  }

  /** Learns from the deals that have ended since it was last called. */
  async learn(record: MatchRecord): Promise<void> {
    const from = this.#deals;
    this.#deals = record.deals.length;
    await Promise.all(
      this.#beliefs.map(async (belief, seat) => {
        if (seat === this.#own) return;
        const decisions = await observedDecisions(record, seat, this.#evaluate, 1 + from);
        this.#beliefs[seat] = learnHabits(belief, decisions);
      }),
    );
  }

  /** How many deals it has learnt from. */
  get deals(): number {
    return this.#deals;
  }

  /** By seat; null for the one that learns. */
  get numbers(): readonly (RivalNumbers | null)[] {
    return this.#beliefs.map((belief, seat) => (seat === this.#own ? null : rivalNumbers(belief)));
  }
}

interface RivalOptions {
  /** The policy, which reads numbers of rivals after the observation. */
  evaluate: EvaluateOne;
  memory: RivalMemory;
  /** The deals of the match that are over. */
  record: () => MatchRecord;
  name: string;
}

export function createRival({ evaluate, memory, record, name }: RivalOptions): Bot {
  return {
    name,
    async decide(view, legal): Promise<Action> {
      if (legal.length === 1) return legal[0];
      const { observation, mask } = questionOf(view, legal);
      const { seat, table } = {
        seat: view.seat,
        table: { players: view.table.players, alive: view.table.alive.slice() },
      };
      const past = record();
      if (past.deals.length > memory.deals) await memory.learn(past);
      const longer = new Float32Array(OBSERVATION_SIZE + RIVALS_SIZE);
      longer.set(observation);
      writeRivals({ seat, table }, memory.numbers, longer, OBSERVATION_SIZE);
      return likeliest(await evaluate(longer, mask), mask);
    },
  };
}

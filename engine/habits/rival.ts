/**
 * A bot that learns how the others at its table play, from the deals of the match that are over, and plays by a policy that
 * is told what is known of them (`rival-numbers.ts`). Of a deal that is over every card is known: its pack is in the record.
 */
import type { Action } from '../actions.ts';
import type { Bot } from '../bots/bot.ts';
import { createExpert } from '../bots/expert.ts';
import { guided } from '../bots/guidance.ts';
import { likeliest, orExpert, questionOf, type EvaluateOne } from '../bots/policy.ts';
import type { KnownRivals, RivalNumbers } from '../observation.ts';
import { isByPerson, type MatchRecord } from '../record.ts';
import { doPoliciesPlay } from '../rules/suited.ts';
import { broadBelief } from './belief.ts';
import type { ObservedDecision } from './habits.ts';
import { observedDecisions } from './observe.ts';
import { Posterior } from './posterior.ts';
import { rivalNumbers } from './rival-numbers.ts';

/** Each match counts so much of the one after it, and less where that shows other habits (`Posterior.discount`). */
const FORGETTING_FACTOR = 0.9;

/** What a bot plays by that adapts. */
export interface AdaptingPolicies {
  evaluate: EvaluateOne;
  /** The one that habits correct. */
  habitsOf: EvaluateOne;
}

interface KnownPlayer {
  posterior: Posterior;
  /** Null until what was seen last has been learnt from. */
  numbers: RivalNumbers | null;
}

/** What is known of those at a table, from one match or from several with the same players in the same order. */
export class RivalMemory {
  readonly #evaluate: EvaluateOne;
  readonly #learnsOfOwn: boolean;
  /** By how many places a player sits further clockwise. */
  readonly #players: readonly KnownPlayer[];
  #own = 0;
  /** Deals of this match that have been learnt from. */
  #deals = 0;

  /**
   * @param evaluate the policy that habits correct
   * @param options `learnsOfOwn` where it is also learnt how the seat itself plays, since others share the memory
   */
  constructor(evaluate: EvaluateOne, players: number, { learnsOfOwn = false } = {}) {
    this.#evaluate = evaluate;
    this.#learnsOfOwn = learnsOfOwn;
    const nothing = broadBelief();
    this.#players = Array.from({ length: players }, () => ({
      posterior: new Posterior(nothing),
      numbers: rivalNumbers(nothing),
    }));
  }

  /** Begins a match, beside which those before count less. @param own the seat that learns */
  begin(own: number): void {
    this.#own = own;
    this.#deals = 0;
    for (const player of this.#players) {
      // What is known holds until more has been seen.
      numbersOf(player);
      player.posterior.discount(FORGETTING_FACTOR);
    }
  }

  /** Learns from the deals of the match that have ended since it was last called. */
  async learn(record: MatchRecord): Promise<void> {
    const from = this.#deals;
    if (record.deals.length === from || !doPoliciesPlay(record.players.length)) return;
    this.#deals = record.deals.length;
    const steps = Array.from(this.#players.keys()).filter((step) => this.#isLearnt(step));
    await Promise.all(
      steps.map(async (step) => {
        this.#add(step, await observedDecisions(record, this.#seatAt(step), this.#evaluate, 1 + from));
      }),
    );
  }

  /** Learns from a match before this one, of the player who now sits at a seat. @param was where they sat then */
  async recall(seat: number, { record, seat: was }: { record: MatchRecord; seat: number }): Promise<void> {
    const observed = await observedDecisions(record, was, this.#evaluate);
    this.observe(
      seat,
      observed.filter(({ deal }) => isByPerson(record, was, deal)),
    );
    this.begin(this.#own);
  }

  /** Learns from what the player at a seat has chosen. */
  observe(seat: number, decisions: readonly ObservedDecision[]): void {
    const players = this.#players.length;
    this.#add((seat - this.#own + players) % players, decisions);
  }

  /** By seat; null for the one that learns, where the memory is its own. */
  get numbers(): KnownRivals {
    const all: (RivalNumbers | null)[] = [];
    for (const [step, player] of this.#players.entries())
      all[this.#seatAt(step)] = this.#isLearnt(step) ? numbersOf(player) : null;
    return all;
  }

  #add(step: number, decisions: readonly ObservedDecision[]): void {
    const player = this.#players[step];
    player.posterior.add(decisions);
    player.numbers = null;
  }

  #isLearnt(step: number): boolean {
    return this.#learnsOfOwn || step > 0;
  }

  #seatAt(step: number): number {
    return (this.#own + step) % this.#players.length;
  }
}

/** Learnt from all decisions together: one deal after another would find less of who always does the same. */
function numbersOf(player: KnownPlayer): RivalNumbers {
  if (player.numbers === null) {
    player.numbers = rivalNumbers(player.posterior.belief());
  }
  return player.numbers;
}

interface RivalOptions {
  evaluate: EvaluateOne;
  memory: RivalMemory;
  record: () => MatchRecord;
  name: string;
}

/** A bot that plays what is likeliest by a policy that is told in each decision what is known of the others. */
export function createRival({ evaluate, memory, record, name }: RivalOptions): Bot {
  const bot: Bot = {
    name,
    async decide(view, legal): Promise<Action> {
      if (legal.length === 1) return legal[0];
      await memory.learn(record());
      const { observation, mask } = questionOf(view, legal, memory.numbers);
      return likeliest(await guided(evaluate)(observation, mask), mask);
    },
  };
  return orExpert(bot, createExpert());
}

/**
 * How strong a policy is while it is taught: matches against the expert, and against the policy that it started from, on
 * duplicate deals that are the same each time.
 */
import type { Bot } from '../../../engine/bots/bot.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { createPolicyBot, type EvaluateOne } from '../../../engine/bots/policy.ts';
import { seedOf } from '../../../engine/bots/view-seed.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { samplePacks } from '../../../training/learner/evaluation/arena.ts';
import { intervalOf, type Interval } from '../../../engine/statistics.ts';
import type { MeasuringTime } from './measuring-time.ts';

/** Matches of a measurement: of the first, of the largest, and how many are played between two looks at the clock. */
const FIRST_MATCHES = 64;
const MOST_MATCHES = 1_024;
const SLICE_MATCHES = 64;
/** About what a pack takes in ms, times the cube of the players: until one is measured. */
const PACK_MS = 6;
/** Far from the seeds of learning, so that other packs are played. */
const SEED = 31_000_000;

/** Shares of the matches that were won, with their 95% intervals; a fair share is 1 / players. */
export interface Strength {
  /** Matches against each opponent. */
  matches: number;
  /** Of the taught policy against the expert. */
  expert: Interval;
  /** What is known only where teaching started from a policy. */
  start: {
    /** Of the taught policy against that one. */
    wins: Interval;
    /** Of that policy against the expert, on the same deals. */
    expert: Interval;
    /** How much more often the taught policy won than that one would have, against the expert. */
    gain: Interval;
  } | null;
}

export interface MeasuredTable {
  rules: HouseRules;
  players: number;
}

/** Measures now and then, in no more than a small part of the time; larger measurements later. */
export class StrengthMeter {
  readonly #table: MeasuredTable;
  readonly #start: Bot | null;
  readonly #expert = createExpert((view) => seedOf(view, SEED));
  readonly #time: MeasuringTime;
  readonly #slicePacks: number;
  /** Shares won against the expert by the policy that it started from, pack by pack, as far as they are known. */
  readonly #startWins: number[] = [];
  #packMs: number;
  #matches = FIRST_MATCHES;

  /** @param start the policy that it started from, else null */
  constructor(table: MeasuredTable, start: EvaluateOne | null, time: MeasuringTime) {
    this.#table = table;
    this.#start = start && createPolicyBot(start);
    this.#time = time;
    this.#slicePacks = Math.ceil(SLICE_MATCHES / table.players);
    this.#packMs = PACK_MS * table.players ** 3;
  }

  get isDue(): boolean {
    return this.#time.allows((this.#matches / this.#table.players) * this.#packMs);
  }

  /**
   * Measures a policy; what has been measured counts when time is up.
   * @param isStopping whether to come to an end, looked at now and then
   */
  async measure(policy: EvaluateOne, isStopping: () => boolean): Promise<Strength> {
    const before = this.#time.spent;
    const strength = await this.#time.spend(() => this.#measure(policy, isStopping));
    this.#packMs = (this.#time.spent - before) / (strength.matches / this.#table.players);
    this.#matches = Math.min(2 * this.#matches, MOST_MATCHES);
    return strength;
  }

  async #measure(policy: EvaluateOne, isStopping: () => boolean): Promise<Strength> {
    const taught = createPolicyBot(policy);
    const againstExpert: number[] = [];
    const againstStart: number[] = [];
    const wanted = this.#matches / this.#table.players;
    const spentBefore = this.#time.spent;
    while (againstExpert.length < wanted) {
      const packs = againstExpert.length;
      againstExpert.push(...(await this.#wins(taught, this.#expert, packs)));
      if (this.#start !== null) {
        againstStart.push(...(await this.#wins(taught, this.#start, packs)));
        if (this.#startWins.length === packs)
          this.#startWins.push(...(await this.#wins(this.#start, this.#expert, packs)));
      }
      const sliceMs = ((this.#time.spent - spentBefore) / againstExpert.length) * this.#slicePacks;
      if (isStopping() || !this.#time.allows(sliceMs)) break;
    }
    const before = this.#startWins.slice(0, againstExpert.length);
    return {
      matches: againstExpert.length * this.#table.players,
      expert: intervalOf(againstExpert),
      start: this.#start && {
        wins: intervalOf(againstStart),
        expert: intervalOf(before),
        gain: intervalOf(againstExpert.map((won, pack) => won - before[pack])),
      },
    };
  }

  /** The share of the matches that a bot wins with each pack of a slice. @param first the number of its first pack */
  async #wins(bot: Bot, opponent: Bot, first: number): Promise<Float64Array> {
    const { rules, players } = this.#table;
    const bots = [bot, ...Array.from({ length: players - 1 }, () => opponent)];
    const { won } = await samplePacks({ rules, bots, seed: SEED, first }, this.#slicePacks, Infinity);
    return won[0];
  }
}

/**
 * Many tables at once, for learners of other programs: one step plays an action at each of them. Seats act one after
 * another, and what a seat is given comes to it whenever it is due, as in PettingZoo's agent environment cycle (Terry et al.
 * 2021). A match that has ended is followed by the next one at its table.
 */
import { ACTION_COUNT } from '../../../engine/actions.ts';
import { SUIT, TABLE } from '../../../engine/observation-layout.ts';
import { OBSERVATION_SIZE, writeMask, writeObservation } from '../../../engine/observation.ts';
import { inputsInUse } from '../../../engine/inputs-in-use.ts';
import { Match } from '../../../engine/match.ts';
import { checkPlayers } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { packSeed } from '../evaluation/arena.ts';
import { copyPieces, piecesOf, placesOf } from '../games/inputs.ts';

/** What an episode is worth, to each seat; those of all seats add up to 0. */
export const REWARDS = ['match', 'deal'] as const;
/**
 * `match`: 1 for its winner when a match ends, and for each of the others −1 divided by their number; seats that share the
 * win share what is gained and lost. `deal`: after each
 * deal, the tokens that a seat gained on the average of the others who were in; in a race, points.
 */
export type RewardTime = (typeof REWARDS)[number];

/** Belong to the caller, who gives them to the constructor; overwritten at each step. */
export interface EnvironmentArrays {
  /** [tables, observationSize], of the seat that decides. */
  observations: Float32Array;
  /** [tables, ACTION_COUNT], 1 where an action is legal. */
  masks: Uint8Array;
  /** [tables, players], what each seat was given by the latest step. */
  rewards: Float32Array;
  /** [tables], which seat decides. */
  seats: Uint8Array;
  /** [tables], 1 where the latest step ended a match; what is observed belongs to the next one. */
  ended: Uint8Array;
}

/** What is played at all tables. */
export interface EnvironmentOptions {
  rules: HouseRules;
  players: number;
  tables: number;
  reward: RewardTime;
}

/** A step that no table can play. */
export class EnvironmentError extends RangeError {
  override readonly name = 'EnvironmentError';
}

/** The places of an observation that can differ from 0 by some rules, in their order. */
export function observedPlaces(rules: HouseRules, players: number): number[] {
  return placesOf(inputsInUse(rules, [players, players]), TABLE.size, SUIT.size);
}

/**
 * Arrays of the right sizes, all 0, in one piece of memory without gaps: observations, rewards, masks, seats, ended. The
 * widest numbers come first, so that all are aligned.
 */
export function environmentArrays({ rules, players, tables }: EnvironmentOptions): EnvironmentArrays {
  const observed = tables * observedPlaces(rules, players).length;
  const [rewards, masks] = [tables * players, tables * ACTION_COUNT];
  const masksAt = (observed + rewards) * Float32Array.BYTES_PER_ELEMENT;
  const seatsAt = masksAt + masks;
  const buffer = new ArrayBuffer(seatsAt + 2 * tables);
  return {
    observations: new Float32Array(buffer, 0, observed),
    rewards: new Float32Array(buffer, observed * Float32Array.BYTES_PER_ELEMENT, rewards),
    masks: new Uint8Array(buffer, masksAt, masks),
    seats: new Uint8Array(buffer, seatsAt, tables),
    ended: new Uint8Array(buffer, seatsAt + tables, tables),
  };
}

/** Many tables, each with its match: `reset` begins, `step` plays an action at each. */
export class VectorEnvironment {
  readonly observationSize: number;
  readonly #options: EnvironmentOptions;
  readonly #arrays: EnvironmentArrays;
  readonly #whole = new Float32Array(OBSERVATION_SIZE);
  /** What is observed of it. */
  readonly #pieces: readonly Float32Array[];
  readonly #legal = new Int16Array(ACTION_COUNT);
  #tables: { readonly match: Match; readonly seed: number; matches: number }[] = [];

  /** @throws {RulesError} where so many cannot play by the rules */
  constructor(options: EnvironmentOptions, arrays: EnvironmentArrays) {
    checkPlayers(options.rules, options.players);
    this.#options = options;
    this.#arrays = arrays;
    const places = observedPlaces(options.rules, options.players);
    this.observationSize = places.length;
    this.#pieces = piecesOf(this.#whole, places);
  }

  /**
   * Begins a match at each table, and shows its first decision.
   * @param seeds by table, of all matches that are played there
   */
  reset(seeds: ArrayLike<number>): void {
    const { tables, players, rules } = this.#options;
    if (seeds.length !== tables) throw new EnvironmentError(`${seeds.length} seeds are given for ${tables} tables`);
    this.#arrays.rewards.fill(0);
    this.#arrays.ended.fill(0);
    this.#tables = Array.from({ length: tables }, (_, at) => ({
      match: new Match(rules, players, { seed: packSeed(seeds[at], 0) }),
      seed: seeds[at],
      matches: 0,
    }));
    for (let at = 0; at < tables; at++) this.#goOn(at);
  }

  /**
   * Plays an action at each table, in their order.
   * @throws {EnvironmentError} at the first that is not legal, naming its table; those before it have been played
   */
  step(actions: ArrayLike<number>): void {
    const { rewards, ended } = this.#arrays;
    if (actions.length !== this.#tables.length)
      throw new EnvironmentError(`${actions.length} actions are given for ${this.#tables.length} tables`);
    rewards.fill(0);
    ended.fill(0);
    for (let at = 0; at < this.#tables.length; at++) {
      const { match } = this.#tables[at];
      if (this.#arrays.masks[at * ACTION_COUNT + actions[at]] !== 1)
        throw new EnvironmentError(`table ${at}: action ${actions[at]} is not legal now`);
      const wasDealt = match.phase === 'deal';
      match.apply(actions[at]);
      if (wasDealt && match.phase !== 'deal') this.#rewardDeal(at);
      this.#goOn(at);
    }
  }

  /** Begins what is next, until somebody decides, and shows that decision. */
  #goOn(at: number): void {
    const table = this.#tables[at];
    while (table.match.seat < 0) {
      const { match } = table;
      if (match.phase === 'over') {
        this.#endMatch(at);
        continue;
      }
      match.startDeal();
      // A dealt 31 may end a deal at once.
      if (match.seat < 0) this.#rewardDeal(at);
    }
    this.#show(at);
  }

  #endMatch(at: number): void {
    const { players, reward } = this.#options;
    const table = this.#tables[at];
    this.#arrays.ended[at] = 1;
    const { winners } = table.match;
    if (reward === 'match')
      for (let seat = 0; seat < players; seat++)
        this.#arrays.rewards[at * players + seat] = winners.includes(seat)
          ? (players / winners.length - 1) / (players - 1)
          : -1 / (players - 1);
    table.matches++;
    table.match.restart({ seed: packSeed(table.seed, table.matches) });
  }

  #rewardDeal(at: number): void {
    const { players, reward, rules } = this.#options;
    if (reward !== 'deal') return;
    const { tokens, losses, points } = this.#tables[at].match.deal;
    const counted = rules.scoring === 'points' ? points : losses;
    const sign = rules.scoring === 'points' ? 1 : -1;
    let sum = 0;
    let inPlay = 0;
    for (let seat = 0; seat < players; seat++) {
      if (tokens[seat] < 0) continue;
      sum += counted[seat];
      inPlay++;
    }
    for (let seat = 0; seat < players; seat++)
      if (tokens[seat] >= 0)
        this.#arrays.rewards[at * players + seat] += (sign * (inPlay * counted[seat] - sum)) / (inPlay - 1);
  }

  #show(at: number): void {
    const { match } = this.#tables[at];
    const { observations, masks, seats } = this.#arrays;
    const { seat } = match;
    seats[at] = seat;
    writeObservation(match.view(seat), this.#whole, 0);
    copyPieces(this.#pieces, observations, at * this.observationSize);
    const legal = match.phase === 'deal' ? this.#legal : match.legalActions();
    const count = match.phase === 'deal' ? match.deal.writeLegal(this.#legal) : legal.length;
    writeMask(legal, count, masks, at * ACTION_COUNT);
  }
}

/**
 * Imagined deals: what may have been when a seat decided, as far as it could know, weighted by how likely the others
 * would have played as they did. Every legal action is played out in each of them, with the same cards and the same chance;
 * the seat itself goes on by the policy, and the others play as those who sit there.
 */
import type { Action } from '../actions.ts';
import { Batch, type EvaluateBatch } from '../bots/batch.ts';
import { drawBeliefs, type Likelihood } from '../bots/beliefs.ts';
import { choiceChances, choiceOf, type CharacterTraits } from '../bots/character.ts';
import { Determiniser } from '../bots/determinise.ts';
import { raceWorth, type DealWorth } from '../bots/race.ts';
import { likeliest, openRollouts, playOut, type Rollout, type RolloutChoice } from '../bots/rollouts.ts';
import { seedOf } from '../bots/view-seed.ts';
import { Random } from '../random.ts';
import type { View } from '../view.ts';

/** The seed of reviews and hints in the game: one for all, so that they agree. */
export const REVIEW_SEED = 31;

/** The policy that judges, and with which the players of a match are imitated. */
export interface Judge {
  evaluate: EvaluateBatch;
  /** What a factor of e in its probabilities costs (`engine/bots/character.ts`). */
  factorCost: number;
  /** Another seed imagines other deals. */
  seed: number;
  /** How many deals are imagined at most; by default as many as in the game. */
  mostDeals?: number;
}

/** A decision as its seat saw it. */
export interface SeenDecision {
  /** Of the seat that decides; not reused as long as it is judged. */
  view: View;
  legal: readonly Action[];
  /** By seat, how the others play; null for the policy's best. */
  players: readonly (CharacterTraits | null)[];
}

/** One imagined deal: what became of every legal action. */
export interface ImaginedOutcome {
  /** How likely, compared with the other deals of the same decision. */
  weight: number;
  /** By legal action, the chance to win the match after the deal; NaN where it was not played out. */
  chances: Float64Array;
  /** By legal action, 1 where it cost the seat a token. */
  lost: Uint8Array;
  /** By legal action, what each seat did first after it; `NO_REPLY` where nothing, empty where it was not played out. */
  replies: readonly Int16Array[];
}

/** How many deals are played out side by side: more would take more memory and be no faster. */
const SIDE_BY_SIDE = 64;
/** A deal in which the seat decides more often is left as it is then: nobody has lost anything. */
const MOST_DECISIONS = 40;

export class ImaginedDeals {
  /** By legal action, the policy's probability; known after the first `imagine`. */
  priors: readonly number[] = [];
  readonly outcomes: ImaginedOutcome[] = [];
  /** Which legal actions are played out. */
  readonly #isPlayed: boolean[];
  readonly #decision: SeenDecision;
  readonly #batch: Batch;
  readonly #random: Random;
  readonly #determiniser: Determiniser;
  readonly #worth: DealWorth = raceWorth();
  readonly #likelihood: Likelihood;
  readonly #choose: RolloutChoice;

  constructor(decision: SeenDecision, { evaluate, factorCost, seed }: Judge) {
    const { players, view } = decision;
    this.#decision = decision;
    this.#isPlayed = decision.legal.map(() => true);
    this.#batch = new Batch(evaluate);
    this.#random = new Random(seedOf(view, seed));
    this.#determiniser = new Determiniser(view, this.#random);
    this.#likelihood = (seat, action, legal, chances) => {
      const player = players[seat];
      if (player === null) return chances[action];
      return choiceChances(player, legal, { chances, factorCost })[legal.indexOf(action)];
    };
    this.#choose = (seat, legal, chances, random) => {
      const player = seat === view.seat ? null : players[seat];
      if (player === null) return likeliest(seat, legal, chances, random);
      return choiceOf(player, legal, { chances, factorCost, at: random.unit() });
    };
  }

  /** Asks the policy for its opinion, once. */
  async ask(): Promise<void> {
    if (this.priors.length > 0) return;
    const { legal, view } = this.#decision;
    this.#batch.add(view, legal, legal.length, (chances) => {
      this.priors = legal.map((action) => chances[action]);
    });
    await this.#batch.flush();
  }

  /** Plays actions out in no more deals: they are not worth the time. @param actions indices of the legal actions */
  drop(actions: readonly number[]): void {
    for (const action of actions) this.#isPlayed[action] = false;
  }

  /** Imagines deals until there are so many; fewer where cards would lie in two hands, none where no deal fits what was seen. */
  async imagine(count: number): Promise<void> {
    await this.ask();
    const wanted = count - this.outcomes.length;
    if (wanted <= 0) return;
    const { legal, view } = this.#decision;
    const beliefs = await drawBeliefs(this.#determiniser, view, wanted, this.#batch, this.#random, this.#likelihood);
    const played = legal.filter((_, i) => this.#isPlayed[i]);
    for (let at = 0; at < beliefs.length; at += SIDE_BY_SIDE) {
      const some = beliefs.slice(at, at + SIDE_BY_SIDE);
      const rollouts = openRollouts(this.#determiniser, view, some, played, this.#random);
      await playOut(rollouts, this.#batch, MOST_DECISIONS, this.#choose);
      for (let first = 0; first < rollouts.length; first += played.length)
        this.outcomes.push(this.#outcomeOf(rollouts.slice(first, first + played.length)));
    }
  }

  /** @param rollouts of all actions that are played out, in one deal */
  #outcomeOf(rollouts: readonly Rollout[]): ImaginedOutcome {
    const { legal, view } = this.#decision;
    const { seat } = view;
    let next = 0;
    const byAction = legal.map((_, i) => (this.#isPlayed[i] ? rollouts[next++] : null));
    return {
      weight: rollouts[0].weight,
      chances: Float64Array.from(byAction, (rollout) => (rollout === null ? NaN : this.#worth(rollout.deal, seat))),
      lost: Uint8Array.from(byAction, (rollout) => (rollout !== null && rollout.deal.losses[seat] > 0 ? 1 : 0)),
      replies: byAction.map((rollout) => rollout?.replies ?? new Int16Array(0)),
    };
  }
}

/** The whole tree of a small game, for exact best responses. */
import { CHANCE, OVER, type Position } from './position.ts';

/** No parent, or no information set. */
const NONE = -1;

/** The information sets of a game, a row each, with an example position of each. */
interface InformationSets {
  readonly rows: number;
  readonly examples: readonly Position[];
  /** [rows, observationSize] */
  readonly observation: Float32Array;
  /** [rows, actionCount], 1 where legal */
  readonly mask: Float32Array;
}

/**
 * All reachable positions, by level: the start, what one choice leads to, and so on. All positions of an information
 * set must be on one level, which holds where the seats know the number of moves.
 */
export class GameTree {
  readonly informationSets: InformationSets;
  /** Positions in all. */
  readonly size: number;

  readonly #actionCount: number;
  /** Where each level begins, and where the last one ends. */
  readonly #levels: readonly number[];
  readonly #parent: Int32Array;
  /** The choice that led here. */
  readonly #choice: Uint8Array;
  readonly #actor: Int8Array;
  /** By position in which a seat acts, its information set. */
  readonly #informationSet: Int32Array;
  /** 1 over the number of choices: how likely each is where chance decides. */
  readonly #share: Float64Array;
  readonly #payoff: Float64Array;

  /** @param sizes the sizes of the game's network */
  constructor(start: Position, { observationSize, actionCount }: { observationSize: number; actionCount: number }) {
    this.#actionCount = actionCount;
    const places = new Map<string, number>();
    const examples: Position[] = [];
    const parent = [NONE];
    const choice = [0];
    const actor: number[] = [];
    const informationSet: number[] = [];
    const share: number[] = [];
    const payoff: number[] = [];
    const levels = [0];
    for (let level = [start]; level.length > 0;) {
      const next: Position[] = [];
      for (const position of level) {
        const node = actor.length;
        actor.push(position.actor);
        payoff.push(position.actor === OVER ? position.payoff : 0);
        share.push(1 / position.choices.length);
        if (position.actor >= 0) {
          const name = `${position.actor}:${position.information}`;
          let set = places.get(name);
          if (set === undefined) {
            set = places.size;
            places.set(name, set);
            examples.push(position);
          }
          informationSet.push(set);
        } else informationSet.push(NONE);
        for (const option of position.choices) {
          parent.push(node);
          choice.push(option);
          next.push(position.after(option));
        }
      }
      levels.push(actor.length);
      level = next;
    }
    this.size = actor.length;
    this.#levels = levels;
    this.#parent = Int32Array.from(parent);
    this.#choice = Uint8Array.from(choice);
    this.#actor = Int8Array.from(actor);
    this.#informationSet = Int32Array.from(informationSet);
    this.#share = Float64Array.from(share);
    this.#payoff = Float64Array.from(payoff);

    const observation = new Float32Array(examples.length * observationSize);
    const mask = new Float32Array(examples.length * actionCount);
    examples.forEach((position, row) => {
      position.observe(observation, row * observationSize);
      for (const option of position.choices) mask[row * actionCount + option] = 1;
    });
    this.informationSets = { rows: examples.length, examples, observation, mask };
  }

  /**
   * Sum over both seats of what a best response gains on a policy that plays the other seat (Lanctot et al. 2017, "A
   * unified game-theoretic approach to multiagent reinforcement learning"). 0 in equilibrium.
   * @param policy probabilities, [informationSets.rows, actionCount]
   */
  nashConv(policy: ArrayLike<number>): number {
    return this.bestResponse(policy, 0).value + this.bestResponse(policy, 1).value;
  }

  /**
   * The best that a seat can do against a policy that plays the other.
   * @param policy probabilities, [informationSets.rows, actionCount]
   * @returns its value to the seat, and the action that it plays in each information set of the seat
   */
  bestResponse(policy: ArrayLike<number>, seat: number): { value: number; actions: Int32Array } {
    const { size } = this;
    const actionCount = this.#actionCount;
    const actor = this.#actor;
    const choice = this.#choice;
    const informationSet = this.#informationSet;
    const levels = this.#levels;
    const parent = this.#parent;
    const share = this.#share;
    const { rows, mask } = this.informationSets;
    // How likely chance and the other seat make a position that this seat plays towards.
    const reach = new Float64Array(size);
    reach[0] = 1;
    for (let node = 1; node < size; node++) {
      const from = parent[node];
      const chance = actor[from] === CHANCE ? share[from] : 1;
      const chosen = actor[from] === 1 - seat ? policy[informationSet[from] * actionCount + choice[node]] : 1;
      reach[node] = reach[from] * chance * chosen;
    }
    const sign = seat === 0 ? 1 : -1;
    // Values times reach, so that they add up over positions that the seat cannot tell apart.
    const worth = this.#payoff.map((value, node) => sign * value * reach[node]);
    const gains = new Float64Array(rows * actionCount);
    const actions = new Int32Array(rows).fill(NONE);
    for (let level = levels.length - 2; level > 0; level--) {
      const [first, end] = [levels[level], levels[level + 1]];
      for (let node = first; node < end; node++) {
        const from = parent[node];
        if (actor[from] === seat) gains[informationSet[from] * actionCount + choice[node]] += worth[node];
      }
      for (let node = first; node < end; node++) {
        const from = parent[node];
        const set = informationSet[from];
        if (actor[from] === seat && actions[set] === NONE)
          actions[set] = best(gains, mask, set * actionCount, actionCount);
        if (actor[from] !== seat || actions[set] === choice[node]) worth[from] += worth[node];
      }
    }
    return { value: worth[0], actions };
  }
}

/** The legal action with the largest gain. */
function best(gains: Float64Array, mask: Float32Array, offset: number, count: number): number {
  let most = NONE;
  for (let action = 0; action < count; action++) {
    if (mask[offset + action] === 1 && (most < 0 || gains[offset + action] > gains[offset + most])) most = action;
  }
  return most;
}

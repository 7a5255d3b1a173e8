/**
 * People at the tables of training: opponents that play by a fixed policy with habits of their own, drawn anew for each deal
 * from a population, and what the learner is told of them: an estimate as it would have from so many decisions, often few. So
 * it learns to play against habits as far as it can be sure of them (a data-biased response; Johanson and Bowling 2009), while
 * the deals among themselves keep it near to equilibrium.
 */
import type { EvaluateBatch } from '../../../engine/bots/batch.ts';
import { questionOf } from '../../../engine/bots/policy.ts';
import { broadBelief, deviationOf } from '../../../engine/habits/belief.ts';
import { actionProbabilities, decisionIn, noHabits, type HabitWeights } from '../../../engine/habits/habits.ts';
import { habitsIn, type PopulationFile } from '../../../engine/habits/population-file.ts';
import { rivalNumbers, writeRivals, type RivalNumbers } from '../../../engine/habits/rival-numbers.ts';
import { ACTION_COUNT } from '../../../engine/actions.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import { normalFrom, placeByShare, type Random } from '../../../engine/random.ts';
import { RULES_TABLE, type HouseRules } from '../../../engine/rules/table.ts';
import type { NetworkShape } from '../network/parameters.ts';
import { decisionRows, type SelfPlayGame, type SelfPlayTable } from '../self-play/game.ts';
import type { AssignOpponents, FrozenOpponent } from '../self-play/opponent.ts';
import type { ThirtyOneTable } from './thirty-one.ts';

/** Share of the deals with people. */
const PEOPLE_SHARE = 0.5;
/** How far people differ from those of the population, or from what lies between two of them: the deviation of each weight. */
const SPREAD = 0.25;
/** β₀ is never less: nobody plays wholly at random. */
const LEAST_POLICY = 0.05;
/** They are known from so many decisions, evenly in their logarithm: never from none, since that is how learners know each other. */
const KNOWN = [3, 900] as const;
/** The deviations before anything is known. */
const PRIOR = deviationOf(broadBelief());
const NONE = noHabits();

interface SeatedPerson {
  weights: HabitWeights;
  /** What the others are told of them. */
  known: RivalNumbers;
}

export class People {
  /** By way of playing, the habits from which people are drawn. */
  readonly #habits: ReadonlyMap<HouseRules['play'], readonly HabitWeights[]>;
  readonly #deviations: PopulationFile['deviations'];
  readonly #evaluate: EvaluateBatch;
  /** By table, who sits there in this deal, by seat; null for the learner. */
  readonly #seated = new WeakMap<object, readonly (SeatedPerson | null)[]>();
  #random: Random | null = null;

  /** @param evaluate the policy that their habits correct */
  constructor(population: PopulationFile, evaluate: EvaluateBatch) {
    this.#habits = new Map(RULES_TABLE.play.values.map((play) => [play, habitsIn(population, play)]));
    this.#deviations = population.deviations;
    this.#evaluate = evaluate;
  }

  /** The game with numbers of rivals after the observation. @param network that reads all of both */
  at(game: SelfPlayGame, network: NetworkShape): SelfPlayGame {
    const { observationSize, hiddenSize, actionCount } = network;
    return {
      ...game,
      network,
      createTable: (random) => {
        this.#random ??= random;
        const table = game.createTable(random);
        const own = decisionRows(game.network, 1);
        const observe = table.observe.bind(table);
        table.observe = (rows, row) => {
          observe(own, 0);
          const at = row * observationSize;
          rows.observation.set(own.observation, at);
          const known = (this.#seated.get(table) ?? []).map((person) => person && person.known);
          writeRivals((table as ThirtyOneTable).view, known, rows.observation, at + OBSERVATION_SIZE);
          rows.hidden.set(own.hidden, row * hiddenSize);
          rows.mask.set(own.mask, row * actionCount);
        };
        return table;
      },
    };
  }

  /** Seats them in about half of the deals: at one seat, and at about half of the others but one. */
  readonly assign: AssignOpponents = (table, random) => {
    this.#seated.delete(table);
    const habits = this.#habits.get((table as ThirtyOneTable).view.rules.play) ?? [];
    if (habits.length === 0 || random.unit() >= PEOPLE_SHARE) return null;
    const { inPlay } = table;
    const [learner, first, ...others] = shuffled(inPlay, random);
    const isPerson = (seat: number): boolean =>
      seat !== learner && (seat === first || (others.includes(seat) && random.below(2) === 0));
    const persons: (SeatedPerson | null)[] = Array.from({ length: 1 + Math.max(...inPlay) }, () => null);
    for (const seat of inPlay) if (isPerson(seat)) persons[seat] = this.#draw(habits, random);
    this.#seated.set(table, persons);
    return persons.map((person) => person && this.#opponent);
  };

  readonly #opponent: FrozenOpponent = { choose: (tables) => this.#choose(tables) };

  async #choose(tables: readonly SelfPlayTable[]): Promise<number[]> {
    const rows = tables.length;
    const observations = new Float32Array(rows * OBSERVATION_SIZE);
    const masks = new Float32Array(rows * ACTION_COUNT);
    const asked = (tables as readonly ThirtyOneTable[]).map((table, row) => {
      const { view } = table;
      const legal = table.legalActions();
      const { observation, mask } = questionOf(view, legal);
      observations.set(observation, row * OBSERVATION_SIZE);
      masks.set(mask, row * ACTION_COUNT);
      return {
        legal,
        decision: decisionIn(view, legal),
        person: this.#seated.get(table)?.[table.seat] as SeatedPerson,
      };
    });
    const { policy } = await this.#evaluate(observations, masks, rows);
    return asked.map(({ legal, decision, person }, row) => {
      const byPolicy = policy.subarray(row * ACTION_COUNT, (row + 1) * ACTION_COUNT);
      const shares = actionProbabilities(decision(byPolicy), person.weights);
      return legal[placeByShare(shares, (this.#random as Random).unit())];
    });
  }

  #draw(habits: readonly HabitWeights[], random: Random): SeatedPerson {
    const [one, other] = [0, 1].map(() => habits[random.below(habits.length)]);
    const mixed = random.unit() * random.below(2);
    const weights = one.map(
      (weight, i) => weight + mixed * (other[i] - weight) + SPREAD * normalFrom(() => random.unit()),
    );
    weights[0] = Math.max(LEAST_POLICY, weights[0]);
    const [fewest, most] = KNOWN;
    const decisions = Math.round(fewest * Math.pow(most / fewest, random.unit()));
    return { weights, known: rivalNumbers({ mean: this.#estimate(weights, decisions, random), decisions }) };
  }

  /** What a belief would hold likeliest after so many decisions: drawn to no habits, and uncertain, the less the more it has seen. */
  #estimate(weights: HabitWeights, decisions: number, random: Random): HabitWeights {
    return weights.map((weight, i) => {
      const deviation = this.#deviationOf(i, decisions);
      const learnt = Math.max(0, 1 - (deviation / PRIOR[i]) ** 2);
      return NONE[i] + learnt * (weight - NONE[i]) + Math.sqrt(learnt) * deviation * normalFrom(() => random.unit());
    });
  }

  /** Between the counts of decisions that the population was measured at: evenly in their logarithms. */
  #deviationOf(weight: number, decisions: number): number {
    const all = this.#deviations;
    const after = all.findIndex((point) => point.decisions >= decisions);
    if (after < 0) {
      const last = all[all.length - 1];
      return last.weights[weight] * Math.sqrt(last.decisions / decisions);
    }
    const to = all[after];
    const from = after === 0 ? { decisions: 1, weights: PRIOR } : all[after - 1];
    const share = Math.log(Math.max(decisions, 1) / from.decisions) / Math.log(to.decisions / from.decisions);
    return from.weights[weight] * Math.pow(to.weights[weight] / from.weights[weight], share);
  }
}

function shuffled(seats: readonly number[], random: Random): number[] {
  const order = [...seats];
  random.shuffle(order, order.length);
  return order;
}

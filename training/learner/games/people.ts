/**
 * People at the tables of training: opponents that play by a fixed policy with habits of their own, or as a threshold does,
 * drawn anew for each deal from a population, and what the learner is told of them: what it would know after some of their
 * decisions, often few. So it learns to play against habits as far as it can be sure of them (a data-biased response; Johanson
 * and Bowling 2009), while the deals among themselves keep it near to equilibrium. Some only seem to play so: the others are
 * told the same, and the learner itself plays. Whoever shows habits for some matches, to change then, shall gain little by it
 * (restricted Nash response; Johanson, Zinkevich and Bowling 2007). A run begins with people who are well known and play so,
 * since what to do against habits is learnt far sooner where they are certain.
 */
import type { EvaluateBatch } from '../../../engine/bots/batch.ts';
import { questionOf } from '../../../engine/bots/policy.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { actionProbabilities, decisionIn } from '../../../engine/habits/habits.ts';
import type { HabitWeights } from '../../../engine/habits/weights.ts';
import { readPackedHabits } from '../../../engine/habits/packed.ts';
import type { PopulationFile, PopulationPerson } from '../../../engine/habits/population-file.ts';
import { decisionsIn } from '../../../engine/habits/rival-numbers.ts';
import { ACTION_COUNT } from '../../../engine/actions.ts';
import { OBSERVATION_SIZE, type RivalNumbers } from '../../../engine/observation.ts';
import { placeByShare, type Random } from '../../../engine/random.ts';
import { RULES_TABLE, type HouseRules } from '../../../engine/rules/table.ts';
import type { SelfPlayGame, SelfPlayTable, AssignOpponents, FrozenOpponent } from '../self-play/game.ts';
import { botOpponent, type ThirtyOneTable } from './thirty-one.ts';

/** Share of the deals with people. With two players a third of all seats are theirs then. */
const PEOPLE_SHARE = 0.7;

/** After so many decisions half of those who are told of play as they are said to; after more, more of them. */
const HALF_TRUSTED = 100;

/** All people are well known and play so when a run begins; fewer are, until none is at this part of it. */
const CERTAIN_UNTIL = 0.5;

interface KnownPerson {
  weights: HabitWeights;
  /** A bot that chooses in place of the habits, which are its own. */
  itself: FrozenOpponent | null;
  /** What may be known of them, few decisions first. */
  known: readonly RivalNumbers[];
}

interface SeatedPerson extends Pick<KnownPerson, 'weights' | 'itself'> {
  known: RivalNumbers;
  /** Whether they play as they are known to; otherwise the learner plays. */
  isGenuine: boolean;
}

export class People {
  readonly #people: ReadonlyMap<HouseRules['play'], readonly KnownPerson[]>;
  readonly #evaluate: EvaluateBatch;
  /** By table, who sits there in this deal, by seat; null for the learner. */
  readonly #seated = new WeakMap<object, readonly (SeatedPerson | null)[]>();
  #random: Random | null = null;

  /** @param evaluate the policy that their habits correct */
  constructor({ people }: PopulationFile, evaluate: EvaluateBatch) {
    this.#people = new Map(
      RULES_TABLE.play.values.map((play) => [play, people.filter((person) => person.play === play).map(personIn)]),
    );
    this.#evaluate = evaluate;
  }

  /** The game, by whose chance they choose. */
  at(game: SelfPlayGame): SelfPlayGame {
    return {
      ...game,
      createTable: (random) => {
        this.#random ??= random;
        return game.createTable(random);
      },
    };
  }

  /** Seats them in most deals: at one seat, and at about half of the others but one. */
  readonly assign: AssignOpponents = (table, random, progress) => {
    this.#seated.delete(table);
    (table as ThirtyOneTable).known = [];
    const people = this.#people.get((table as ThirtyOneTable).view.rules.play) ?? [];
    if (people.length === 0 || random.unit() >= PEOPLE_SHARE) return null;
    const { inPlay } = table;
    const [learner, first, ...others] = shuffled(inPlay, random);
    const isPerson = (seat: number): boolean =>
      seat !== learner && (seat === first || (others.includes(seat) && random.below(2) === 0));
    const certain = 1 - progress / CERTAIN_UNTIL;
    const persons: (SeatedPerson | null)[] = Array.from({ length: 1 + Math.max(...inPlay) }, () => null);
    for (const seat of inPlay) if (isPerson(seat)) persons[seat] = draw(people, random, certain);
    this.#seated.set(table, persons);
    (table as ThirtyOneTable).known = persons.map((person) => person && person.known);
    return persons.map((person) => (person?.isGenuine === true ? (person.itself ?? this.#opponent) : null));
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
}

function personIn({ habits, known, threshold }: PopulationPerson): KnownPerson {
  return {
    weights: readPackedHabits(habits),
    itself: threshold === undefined ? null : botOpponent(createThresholdBot(threshold)),
    known: known.map((numbers) => Float32Array.from(numbers)),
  };
}

/** @param certain the share of those who are well known, and play so */
function draw(people: readonly KnownPerson[], random: Random, certain: number): SeatedPerson {
  const { known, ...person } = people[random.below(people.length)];
  if (random.unit() < certain) return { ...person, known: known.at(-1) as RivalNumbers, isGenuine: true };
  const told = known[random.below(known.length)];
  const decisions = decisionsIn(told);
  return { ...person, known: told, isGenuine: random.unit() < decisions / (decisions + HALF_TRUSTED) };
}

function shuffled(seats: readonly number[], random: Random): number[] {
  const order = [...seats];
  random.shuffle(order, order.length);
  return order;
}

/**
 * An opponent at the tables of training that learns how everybody there plays (`engine/habits/rival.ts`): from the deals that
 * are over, in some matches in a row with the same players, after which it forgets them. Whoever learns against it sits in one
 * place for as long, and reads what is known of the others just as it does.
 */
import { guided } from '../../../engine/bots/guidance.ts';
import { likeliest, questionOf } from '../../../engine/bots/policy.ts';
import { decisionIn, type FeaturedDecision, type ObservedDecision } from '../../../engine/habits/habits.ts';
import { decisionsIn } from '../../../engine/habits/rival-numbers.ts';
import { RivalMemory, type AdaptingPolicies } from '../../../engine/habits/rival.ts';
import type { RivalNumbers } from '../../../engine/observation.ts';
import type { SelfPlayGame, SelfPlayTable, AssignOpponents, FrozenOpponent } from '../self-play/game.ts';
import type { ThirtyOneTable } from './thirty-one.ts';

export interface AdaptingOptions extends AdaptingPolicies {
  /** After so many matches it forgets. */
  matchesInARow: number;
}

interface NotedDecision {
  seat: number;
  question: ReturnType<typeof questionOf>;
  /** As soon as the policy has answered the question. */
  decision: (probabilities: ArrayLike<number>) => FeaturedDecision;
  chosen: number;
}

interface TableSeries {
  memory: RivalMemory;
  /** The seat that learns; null before the first deal. */
  learner: number | null;
  /** How many are over. */
  matches: number;
  /** Whether a deal of it has been played. */
  isBegun: boolean;
  choices: NotedDecision[];
  /** By seat, what has been seen since the memory was last told. */
  waiting: ObservedDecision[][];
}

/** Seats stay as they are in a series, so that it matters to nobody which of them a memory is of. */
const OWN = 0;
/** A memory learns again once it has so much more to learn from: with each deal at first, seldom later, since that takes long. */
const GROWTH = 0.25;

export class AdaptingOpponent {
  readonly #options: AdaptingOptions;
  #series = new WeakMap<object, TableSeries>();

  constructor(options: AdaptingOptions) {
    this.#options = options;
  }

  at(game: SelfPlayGame): SelfPlayGame {
    return {
      ...game,
      createTable: (random) => {
        const table = game.createTable(random);
        const play = table.play.bind(table);
        table.play = (output) => {
          this.#note(table as ThirtyOneTable, output);
          play(output);
        };
        return table;
      },
      settle: async (tables) => {
        await game.settle(tables);
        await Promise.all(tables.map(async (table) => this.#learn(table as ThirtyOneTable)));
      },
    };
  }

  /** Forgets all, so that nothing depends on what was before. */
  forget(): void {
    this.#series = new WeakMap();
  }

  readonly assign: AssignOpponents = (table, random) => {
    const { inPlay } = table;
    const series = this.#seriesAt(table as SelfPlayTable);
    series.learner ??= inPlay[random.below(inPlay.length)];
    (table as ThirtyOneTable).known = series.memory.numbers;
    const seats: (FrozenOpponent | null)[] = [];
    for (const seat of inPlay) seats[seat] = seat === series.learner ? null : this.#opponent;
    return seats;
  };

  readonly #opponent: FrozenOpponent = {
    choose: (tables) =>
      Promise.all(
        (tables as readonly ThirtyOneTable[]).map(async (table) => {
          const { observation, mask } = questionOf(table.view, table.legalActions(), table.known);
          return likeliest(await guided(this.#options.evaluate)(observation, mask), mask);
        }),
      ),
  };

  #seriesAt(table: SelfPlayTable): TableSeries {
    const there = this.#series.get(table);
    if (there !== undefined) return there;
    const players = (table as ThirtyOneTable).state.tokens.length;
    const series: TableSeries = {
      memory: new RivalMemory(this.#options.habitsOf, players, { learnsOfOwn: true }),
      learner: null,
      matches: 0,
      isBegun: false,
      choices: [],
      waiting: Array.from({ length: players }, () => []),
    };
    this.#series.set(table, series);
    return series;
  }

  /** Notes what is chosen, where there is a choice. */
  #note(table: ThirtyOneTable, action: number): void {
    const series = this.#seriesAt(table);
    series.isBegun = true;
    const legal = table.legalActions();
    if (legal.length < 2) return;
    const { seat, view } = table;
    const [question, decision] = [questionOf(view, legal), decisionIn(view, legal)];
    series.choices.push({ seat, question, decision, chosen: legal.indexOf(action) });
  }

  /** Learns from the deal that is over, and begins a new series after the last match of one. */
  async #learn(table: ThirtyOneTable): Promise<void> {
    const series = this.#seriesAt(table);
    if (!series.isBegun) return;
    const isMatchOver = table.state.deals === 0;
    if (isMatchOver) series.matches++;
    if (isMatchOver && series.matches === this.#options.matchesInARow) {
      this.#series.delete(table);
      return;
    }
    const choices = series.choices.splice(0);
    const answers = await Promise.all(
      choices.map(async ({ question: { observation, mask } }) => this.#options.habitsOf(observation, mask)),
    );
    for (const [i, { seat, decision, chosen }] of choices.entries())
      series.waiting[seat].push({ ...decision(answers[i]), chosen });
    for (const [seat, waiting] of series.waiting.entries()) {
      const known = decisionsIn(series.memory.numbers[seat] as RivalNumbers);
      if (waiting.length === 0 || (!isMatchOver && waiting.length < GROWTH * known)) continue;
      series.memory.observe(seat, waiting.splice(0));
    }
    if (isMatchOver) series.memory.begin(OWN);
  }
}

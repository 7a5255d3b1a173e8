/**
 * A day's deals as each level plays them in the place of the person, to see where one stands: each often and with other
 * chance, so that the level is what shows, not one lucky try.
 */
import type { Action } from '../actions.ts';
import { Batch, type EvaluateBatch } from '../bots/batch.ts';
import { choiceOf } from '../bots/character.ts';
import { LEVELS, type Level } from '../bots/characters.ts';
import { Match } from '../match.ts';
import { packOf } from '../pack.ts';
import { Random } from '../random.ts';
import { remembered } from '../remembered.ts';
import type { View } from '../view.ts';
import { DEALS_OF_A_DAY, TRIES, type Day } from './day.ts';
import { DailyChance } from './daily-deal.ts';
import { pointsIn } from './points.ts';

/** What others got in the place of the person, against the same opponents. */
export interface Comparison {
  /** The master's points, deal by deal. */
  master: number[];
  /** By level, the points of all eight deals in each of its tries. */
  totals: Record<Level, number[]>;
}

interface ComparisonOptions {
  evaluate: EvaluateBatch;
  /** As `CharacterOptions.factorCost`. */
  factorCost: number;
  /** Receives the share that is done, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Plays a day's deals with every level in seat 0. */
export async function compareDay(day: Day, options: ComparisonOptions): Promise<Comparison> {
  const totals = Object.fromEntries(LEVELS.map((level) => [level, Array.from({ length: TRIES }, () => 0)]));
  const master: number[] = [];
  for (let position = 1; position <= DEALS_OF_A_DAY; position++) {
    for (const { level, index, points } of await new ComparedDeal(day, position, options).play()) {
      totals[level][index] += points;
      // All of its tries are alike: it leaves nothing to chance.
      if (level === 'master' && index === 0) master.push(points);
    }
    options.onProgress(position / DEALS_OF_A_DAY);
  }
  return { master, totals: totals as Comparison['totals'] };
}

interface Try {
  level: Level;
  index: number;
}

/** The tries that have played a deal in the same way so far: what they share is played once. */
interface SharedLine {
  match: Match;
  actions: readonly Action[];
  decided: readonly number[];
  tries: readonly Try[];
}

class ComparedDeal {
  readonly #day: Day;
  readonly #chance: DailyChance;
  readonly #batch: Batch;
  readonly #factorCost: number;
  readonly #pack: Uint8Array;
  /** The chance of a decision, by what it is for. */
  readonly #seeds = new Map<string, number>();

  constructor(day: Day, position: number, { evaluate, factorCost }: ComparisonOptions) {
    this.#day = day;
    this.#chance = new DailyChance(day.date, position);
    this.#batch = new Batch(evaluate);
    this.#factorCost = factorCost;
    this.#pack = packOf(day.rules);
    this.#chance.pack(this.#pack, this.#pack.length, 1);
  }

  async play(): Promise<(Try & { points: number })[]> {
    const all = LEVELS.flatMap((level) => Array.from({ length: TRIES }, (_, index) => ({ level, index })));
    const over: SharedLine[] = [];
    let lines = [this.#begin(all)];
    while (lines.length > 0) {
      over.push(...lines.filter(({ match }) => match.phase !== 'deal'));
      const open = lines.filter(({ match }) => match.phase === 'deal');
      const decisions = open.map((line) => this.#decide(line));
      await this.#batch.flush();
      lines = (await Promise.all(decisions)).flatMap((actions, place) => this.#goOn(open[place], actions));
    }
    const isRace = this.#day.rules.scoring === 'points';
    return over.flatMap(({ match, tries }) => {
      const points = pointsIn(match.dealResult(), isRace, 0);
      return tries.map((one) => ({ ...one, points }));
    });
  }

  #begin(tries: readonly Try[]): SharedLine {
    const match = new Match(this.#day.rules, this.#day.players, { chance: this.#chance });
    match.startDeal(this.#pack);
    return { match, actions: [], decided: Array.from({ length: this.#day.players }, () => 0), tries };
  }

  /** What each try of a line does next. */
  async #decide({ match, decided, tries }: SharedLine): Promise<Action[]> {
    const { seat } = match;
    const legal = match.legalActions();
    if (legal.length === 1) return tries.map(() => legal[0]);
    const chances = await this.#evaluate(match.view(seat), legal);
    const choose = (who: Parameters<typeof choiceOf>[0], word: string): Action => {
      const at = new Random(this.#seed(seat, decided[seat], word)).unit();
      return choiceOf(who, legal, { chances, factorCost: this.#factorCost, at });
    };
    if (seat === 0) return tries.map(({ level, index }) => choose({ level, style: 'even' }, String(index + 1)));
    const action = choose(this.#day.opponents[seat - 1], '');
    return tries.map(() => action);
  }

  #evaluate(view: View, legal: readonly Action[]): Promise<Float32Array> {
    return new Promise((resolve) => {
      this.#batch.add(view, legal, legal.length, resolve);
    });
  }

  /** The lines into which one divides. @param actions of its tries */
  #goOn({ match, actions, decided, tries }: SharedLine, next: readonly Action[]): SharedLine[] {
    const { seat } = match;
    const [first, ...others] = new Set(next);
    const after = (line: Pick<SharedLine, 'match'>, action: Action): SharedLine => {
      line.match.apply(action);
      return {
        match: line.match,
        actions: [...actions, action],
        decided: decided.with(seat, decided[seat] + 1),
        tries: tries.filter((_, place) => next[place] === action),
      };
    };
    const branches = others.map((action) => {
      const line = this.#begin(tries);
      for (const earlier of actions) line.match.apply(earlier);
      return after(line, action);
    });
    return [after({ match }, first), ...branches];
  }

  #seed(seat: number, decision: number, word: string): number {
    return remembered(this.#seeds, `${seat} ${decision} ${word}`, () =>
      this.#chance.numbers(1, `seat-${seat}-${decision}`, word).next(),
    );
  }
}

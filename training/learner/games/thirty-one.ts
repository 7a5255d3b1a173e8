/**
 * Thirty-One as the learner plays it: whole matches at each table; each deal is an episode, worth the match equity that
 * it brings.
 */
import { ACTION_COUNT, BUY_IN, type Action } from '../../../engine/actions.ts';
import type { Bot } from '../../../engine/bots/bot.ts';
import { Match } from '../../../engine/match.ts';
import { nextDealer } from '../../../engine/next-dealer.ts';
import { OBSERVATION_SIZE, writeMask, writeObservation, type KnownRivals } from '../../../engine/observation.ts';
import type { Random } from '../../../engine/random.ts';
import { rulesFile, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { View } from '../../../engine/view.ts';
import { EQUITY_SEATS, EQUITY_SIZE, writeEquityFeatures, type MatchState } from '../equity/features.ts';
import type { EquityModel } from '../equity/equity-model.ts';
import type { DecisionRows, SelfPlayGame, SelfPlayTable, FrozenOpponent, AssignOpponents } from '../self-play/game.ts';
import { HIDDEN_SIZE, writeHidden } from './hidden.ts';
import type { NetworkShape } from '../network/parameters.ts';
import { dealsOf, type MatchPlan, type MatchSource } from './tables.ts';

/**
 * Scale of the reward, so that a deal is worth about one: the equity gained, times the seats in play, times this, and
 * times more in longer matches, where each deal decides less.
 */
export const REWARD_SCALE = 4;

const STANDARD_RULES = preset('scat');

/** What a unit of equity is worth as a reward, in a match of so many players with so many left in play. */
export function rewardScale(rules: HouseRules, players: number, inPlay: number): number {
  return REWARD_SCALE * inPlay * Math.sqrt(dealsOf(rules, players) / dealsOf(STANDARD_RULES, players));
}

/** Tables of Thirty-One. @param equity where a deal's return comes from */
export function thirtyOneGame(source: MatchSource, network: NetworkShape, equity: MatchEquity): SelfPlayGame {
  const tally: KnockCounts = { deals: 0, knocks: 0, firstTurnKnocks: 0 };
  return {
    network,
    createTable: (random) => new ThirtyOneTable(source, random, tally),
    figures() {
      const { deals, knocks, firstTurnKnocks } = tally;
      Object.assign(tally, { deals: 0, knocks: 0, firstTurnKnocks: 0 });
      const share = (count: number): number => count / Math.max(deals, 1);
      return { knocks: share(knocks), firstTurnKnocks: share(firstTurnKnocks) };
    },
    async settle(tables) {
      const settled = tables as readonly ThirtyOneTable[];
      const features = new Float32Array(settled.length * EQUITY_SIZE);
      settled.forEach((table, i) => {
        table.closeDeal((state, winner) => equity.learnFrom(state, winner));
        writeEquityFeatures(table.state, features, i * EQUITY_SIZE);
      });
      const chances = await equity.chances(features, settled.length);
      settled.forEach((table, i) => {
        table.settle(chances.subarray(i * EQUITY_SEATS, (i + 1) * EQUITY_SEATS));
      });
    },
  };
}

export function botOpponent(bot: Bot): FrozenOpponent {
  return {
    choose: (tables) =>
      // All tables are asked before any answer, so that a bot that answers in batches gets a large one.
      Promise.all(
        (tables as readonly ThirtyOneTable[]).map(async (table) => bot.decide(table.view, table.legalActions())),
      ),
  };
}

/** Puts the learner into one random seat, and copies of an opponent into the others. */
export function oneLearnerAmong(opponent: FrozenOpponent): AssignOpponents {
  return ({ inPlay }, random) => {
    const seats: (FrozenOpponent | null)[] = [];
    for (const seat of inPlay) seats[seat] = opponent;
    seats[inPlay[random.below(inPlay.length)]] = null;
    return seats;
  };
}

/** What tables ask of the match equity, and tell it. */
type MatchEquity = Pick<EquityModel, 'chances' | 'learnFrom'>;

/** Counts over all tables of a game. */
interface KnockCounts {
  deals: number;
  knocks: number;
  firstTurnKnocks: number;
}

/** What a table keeps when its running deal is abandoned. */
interface TableSnapshot {
  /**
   * The rules file of the running match, and its states between deals up to the abandoned deal; null where no match had
   * begun.
   */
  match: { rules: object; moments: Omit<MatchState, 'rules'>[] } | null;
}

export class ThirtyOneTable implements SelfPlayTable {
  readonly seats = EQUITY_SEATS;
  readonly returns = new Float64Array(EQUITY_SEATS);
  /** What those at the table are told of each other. */
  known: KnownRivals = [];
  readonly #source: MatchSource;
  readonly #random: Random;
  readonly #tally: KnockCounts;
  readonly #legal = new Int16Array(ACTION_COUNT);
  /** Null before the first deal, and after one was abandoned. */
  #match: Match | null = null;
  /**
   * States of the running match between deals, to be learnt from once its winner is known; the last is the one before
   * the running deal.
   */
  #states: MatchState[] = [];
  /** Chances of the seats before the running deal. */
  #chances = new Float32Array(EQUITY_SEATS);
  /** Whether the running deal was knocked in its knocker's first turn. */
  #isFirstTurnKnock = false;
  /** The deal that has just ended: who won the match by it, and the scale of its reward. */
  #ended: { winners: readonly number[]; players: number; scale: number } | null = null;

  constructor(source: MatchSource, random: Random, tally: KnockCounts) {
    this.#source = source;
    this.#random = random;
    this.#tally = tally;
  }

  get seat(): number {
    return (this.#match as Match).deal.seat;
  }

  get inPlay(): readonly number[] {
    const { tokens } = (this.#match as Match).deal;
    return Array.from(tokens.keys()).filter((seat) => tokens[seat] >= 0);
  }

  /** The view of the seat that acts; reused from call to call. */
  get view(): View {
    return (this.#match as Match).view(this.seat);
  }

  legalActions(): Action[] {
    return (this.#match as Match).legalActions();
  }

  observe(rows: DecisionRows, row: number): void {
    const { deal } = this.#match as Match;
    writeObservation(this.view, rows.observation, row * OBSERVATION_SIZE, this.known);
    writeHidden(deal, deal.seat, rows.hidden, row * HIDDEN_SIZE);
    writeMask(this.#legal, deal.writeLegal(this.#legal), rows.mask, row * ACTION_COUNT);
  }

  get isOver(): boolean {
    return this.#match !== null && this.#match.phase !== 'deal';
  }

  play(output: number): void {
    const tally = this.#tally;
    const match = this.#match as Match;
    const { table, seat } = match.deal;
    const hadKnock = table.knocker >= 0;
    const isFirstTurn = table.turns[seat] === 0;
    match.apply(output);
    if (!hadKnock) this.#isFirstTurnKnock = table.knocker >= 0 && isFirstTurn;
    if (!this.isOver) return;
    tally.deals++;
    if (table.knocker >= 0) tally.knocks++;
    if (this.#isFirstTurnKnock) tally.firstTurnKnocks++;
  }

  /** The state before the next deal. */
  get state(): MatchState {
    return this.#states[this.#states.length - 1];
  }

  /**
   * Notes the deal that has ended, if there was one.
   * @param learnFrom receives the states of a match that has been won
   */
  closeDeal(learnFrom: (state: MatchState, winner: number) => void): void {
    const match = this.#match;
    this.#ended = null;
    if (match !== null) {
      const { rules, players, winners } = match;
      this.#ended = { winners, players, scale: rewardScale(rules, players, match.deal.table.aliveCount) };
      if (winners.length === 0) {
        // Staying in is never worse than leaving, so there is nothing to learn about it.
        while (match.seat >= 0) match.apply(BUY_IN);
        this.#states.push(stateAfter(match));
      } else {
        for (const state of this.#states) learnFrom(state, this.#oneOf(winners));
        this.#states = [];
        this.#match = null;
      }
    }
    if (this.#states.length === 0) this.#states.push(firstState(this.#source(this.#random), this.#random));
  }

  /** A seat that has won; of several that share the win one by chance, so that on average each has its share. */
  #oneOf(winners: readonly number[]): number {
    return winners.length === 1 ? winners[0] : winners[this.#random.below(winners.length)];
  }

  /** Sets the returns of the deal that `closeDeal` closed, and deals. @param chances of the seats at `state` */
  settle(chances: Float32Array): void {
    if (this.#ended !== null) {
      const { winners, players, scale } = this.#ended;
      for (let seat = 0; seat < players; seat++) {
        const atEnd = winners.includes(seat) ? 1 / winners.length : 0;
        const after = winners.length === 0 ? chances[seat] : atEnd;
        this.returns[seat] = (after - this.#chances[seat]) * scale;
      }
    }
    this.#chances.set(chances);
    this.#deal();
  }

  /** A deal that ends before a decision is followed by another. */
  #deal(): void {
    let match = this.#match;
    do {
      match ??= matchFrom(this.state, this.#random);
      match.startDeal();
      this.#match = match;
      match = null;
    } while (this.isOver);
  }

  snapshot(): TableSnapshot {
    this.#match = null;
    if (this.#states.length === 0) return { match: null };
    const moments = this.#states.map((state) => {
      const { rules: _rules, ...moment } = state;
      return moment;
    });
    return { match: { rules: rulesFile(this.#states[0].rules), moments } };
  }

  restore({ match }: TableSnapshot): void {
    this.#match = null;
    if (match === null) return;
    const rules = resolveRules(match.rules);
    this.#states = match.moments.map((state) => ({ rules, ...state }));
  }
}

function firstState({ rules, players }: MatchPlan, random: Random): MatchState {
  const isRace = rules.scoring === 'points';
  return {
    rules,
    tokens: Array.from({ length: players }, () => (isRace ? 0 : rules.lives)),
    points: Array.from({ length: players }, () => 0),
    buyIns: Array.from({ length: players }, () => (isRace ? 0 : rules.buyIns)),
    dealer: random.below(players),
    deals: 0,
  };
}

function stateAfter({ rules, deal, tokens, points, buyInsLeft, dealer, dealNumber }: Match): MatchState {
  return {
    rules,
    tokens: [...tokens],
    points: [...points],
    buyIns: [...buyInsLeft],
    dealer: nextDealer(deal, tokens, dealer),
    deals: dealNumber,
  };
}

/** A match that goes on from a state between two deals. */
function matchFrom({ rules, tokens, points, buyIns, dealer, deals }: MatchState, random: Random): Match {
  const start = { deal: deals + 1, dealer, tokens, points, extraSteps: 0 };
  const match = new Match(rules, tokens.length, { seed: random.seed(), start });
  match.buyInsLeft.set(buyIns);
  return match;
}

/** Thirty-One as the learner plays it: whole matches at each table, a deal an episode, worth the match equity it brings. */
import { ACTION_COUNT } from '../../../engine/actions.ts';
import { Deal } from '../../../engine/deal.ts';
import { OBSERVATION_SIZE, writeMask, writeObservation } from '../../../engine/observation.ts';
import { packOf } from '../../../engine/pack.ts';
import type { Random } from '../../../engine/random.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { settleTokens } from '../../../engine/scoring.ts';
import { View, viewOf } from '../../../engine/view.ts';
import { EQUITY_SEATS, EQUITY_SIZE, writeEquityFeatures } from '../equity.ts';
import type { DecisionRows, SelfPlayGame, SelfPlayTable } from '../game.ts';
import { HIDDEN_SIZE, writeHidden } from '../hidden.ts';
import type { EquityModel } from '../equity-model.ts';
import type { NetworkDefinition } from '../network.ts';

/**
 * Scale of the reward, so that with any number of players a deal is worth about one: equity gained, times the seats in
 * play (a fair share is one seat's), times this.
 */
export const REWARD_SCALE = 4;

/** How often matches of so many players are started, in shares; the first entry is for two. */
export type PlayerShares = readonly { players: number; share: number }[];

/**
 * Shares that give each number of players in play a good part of the decisions: matches of many players are longer, and
 * pass through every smaller number.
 */
export function playerShares(fewest: number, most: number): PlayerShares {
  return Array.from({ length: most - fewest + 1 }, (_, i) => ({ players: fewest + i, share: 1 / (fewest + i) ** 2 }));
}

export function thirtyOneGame(
  rules: HouseRules,
  shares: PlayerShares,
  network: NetworkDefinition,
  equity: EquityModel,
): SelfPlayGame {
  return {
    network,
    createTable: (random) => new ThirtyOneTable(rules, shares, random),
    async settle(tables) {
      const moments = (tables as readonly ThirtyOneTable[]).map((table) => table.closeDeal(equity));
      const features = new Float32Array(moments.length * EQUITY_SIZE);
      moments.forEach((moment, i) => features.set(moment, i * EQUITY_SIZE));
      const chances = await equity.chances(features, moments.length);
      (tables as readonly ThirtyOneTable[]).forEach((table, i) => {
        table.openDeal(chances.subarray(i * EQUITY_SEATS, (i + 1) * EQUITY_SEATS));
      });
    },
  };
}

class ThirtyOneTable implements SelfPlayTable {
  readonly seats = EQUITY_SEATS;
  readonly returns = new Float64Array(EQUITY_SEATS);
  private readonly rules: HouseRules;
  private readonly shares: PlayerShares;
  private readonly random: Random;
  private readonly deck: Uint8Array;
  private readonly deals = new Map<number, { deal: Deal; view: View }>();
  private readonly legal = new Int16Array(ACTION_COUNT);
  private legalCount = 0;
  private deal!: Deal;
  private view!: View;
  private tokens = new Int8Array(0);
  private points = new Float64Array(0);
  private dealer = 0;
  /** Chances of the seats before the running deal. */
  private chances: Float32Array | null = null;
  /** Moments of the running match, to be learnt from once its winner is known. */
  private moments: Float32Array[] = [];
  private winner = -1;

  constructor(rules: HouseRules, shares: PlayerShares, random: Random) {
    this.rules = rules;
    this.shares = shares;
    this.random = random;
    this.deck = packOf(rules);
  }

  get seat(): number {
    return this.deal.seat;
  }

  observe(rows: DecisionRows, row: number): void {
    const { deal } = this;
    const view = viewOf(deal, deal.seat, this.view);
    writeObservation(view, rows.observation, row * OBSERVATION_SIZE);
    writeHidden(deal, deal.seat, rows.hidden, row * HIDDEN_SIZE);
    this.legalCount = deal.writeLegal(this.legal);
    writeMask(this.legal, this.legalCount, rows.mask, row * ACTION_COUNT);
  }

  play(output: number): boolean {
    this.deal.apply(output);
    return this.deal.phase === 'over';
  }

  /** Settles the deal that has ended, if there was one. @returns the equity features before the next */
  closeDeal(equity: EquityModel): Float32Array {
    if (this.chances !== null) this.settleDeal(equity);
    if (this.chances === null || this.winner >= 0) this.startMatch();
    const features = new Float32Array(EQUITY_SIZE);
    writeEquityFeatures(this.tokens, this.points, this.dealer, features, 0);
    this.moments.push(features);
    return features;
  }

  /** Gives the returns of the deal that has ended, and deals. A deal that ends before a decision is followed by another. */
  openDeal(chances: Float32Array): void {
    const before = this.chances;
    if (before !== null) {
      for (let seat = 0; seat < this.deal.players; seat++) {
        const after = this.winner < 0 ? chances[seat] : seat === this.winner ? 1 : 0;
        this.returns[seat] = (after - before[seat]) * this.deal.table.aliveCount * REWARD_SCALE;
      }
    }
    this.chances = Float32Array.from(chances);
    if (this.winner >= 0 || before === null) this.deal = this.dealFor(this.tokens.length);
    this.winner = -1;
    do {
      this.dealer = this.nextIn(this.dealer);
      this.random.shuffle(this.deck, this.deck.length);
      this.deal.start(this.deck, this.dealer, this.tokens, this.points);
    } while (this.deal.phase === 'over');
  }

  private startMatch(): void {
    const { rules } = this;
    const players = drawPlayers(this.shares, this.random);
    this.tokens = new Int8Array(players).fill(rules.scoring === 'points' ? 0 : rules.lives);
    this.points = new Float64Array(players);
    this.dealer = this.random.below(players);
    this.moments = [];
  }

  private settleDeal(equity: EquityModel): void {
    const { deal, rules } = this;
    if (rules.scoring === 'points') {
      for (let seat = 0; seat < deal.players; seat++) this.points[seat] += deal.points[seat];
    } else {
      settleTokens(rules, this.tokens, deal.losses, this.dealer);
    }
    this.winner = this.findWinner();
    if (this.winner < 0) return;
    for (const features of this.moments) equity.learnFrom(features, this.winner);
  }

  private findWinner(): number {
    if (this.rules.scoring === 'points') {
      const most = Math.max(...this.points);
      const leaders = this.points.reduce((count, points) => count + (points === most ? 1 : 0), 0);
      return most >= this.rules.pointsTarget && leaders === 1 ? this.points.indexOf(most) : -1;
    }
    let last = -1;
    for (let seat = 0; seat < this.tokens.length; seat++) {
      if (this.tokens[seat] < 0) continue;
      if (last >= 0) return -1;
      last = seat;
    }
    return last;
  }

  private dealFor(players: number): Deal {
    let entry = this.deals.get(players);
    if (entry === undefined) {
      const deal = new Deal(this.rules, players, this.random);
      entry = { deal, view: new View(this.rules, deal.table) };
      this.deals.set(players, entry);
    }
    this.view = entry.view;
    return entry.deal;
  }

  private nextIn(seat: number): number {
    let next = seat;
    do next = (next + 1) % this.tokens.length;
    while (this.tokens[next] < 0);
    return next;
  }
}

function drawPlayers(shares: PlayerShares, random: Random): number {
  let left = random.unit() * shares.reduce((sum, { share }) => sum + share, 0);
  for (const { players, share } of shares) {
    left -= share;
    if (left < 0) return players;
  }
  return shares[shares.length - 1].players;
}

/**
 * Match equity: each seat's chance to win the match from the tokens that all have between two deals.
 * A small network scores each seat with weights that all seats share; a softmax over the seats still in turns scores
 * into chances. It is fitted to who won self-play's matches. The reward of a deal is the equity that it brought (as in
 * backgammon and poker, cf. the Independent Chip Model).
 */
import type { HouseRules } from '../../../engine/rules/table.ts';
import { dealsLeft } from '../../../engine/standings.ts';
import type { ParameterSpec } from '../network/parameters.ts';

export const EQUITY_SEATS = 10;
/**
 * In; tokens / 3; points / √target; tokens 0, 1, 2; place from the next dealer on / in play; in play / 10; others' mean,
 * least and most tokens / 3; points and others' most points / target; buy-ins left, and others' mean / 5; rules: race for
 * points, target / 100, lives / 10, grace, one seat on grace, 1 lost by a failed knock, a knock promises the highest; deals
 * left / 20, whether the next one is the last; whether the match ends with the first who is out, ties share it, only the
 * knocker scores.
 */
export const EQUITY_FEATURES = 27;
export const EQUITY_SIZE = EQUITY_SEATS * EQUITY_FEATURES;

const WIDTH = 32;
/** Tokens are counted in threes. */
export const TOKEN_SCALE = 3;

export const EQUITY_PARAMETERS: readonly ParameterSpec[] = [
  { name: 'equity/1', shape: [EQUITY_FEATURES, WIDTH] },
  { name: 'equity/1/bias', shape: [WIDTH] },
  { name: 'equity/2', shape: [WIDTH, WIDTH] },
  { name: 'equity/2/bias', shape: [WIDTH] },
  { name: 'equity/out', shape: [WIDTH, 1], deviation: 0.01 },
];

/** A match between two deals; by seat where not said otherwise. */
export interface MatchState {
  readonly rules: HouseRules;
  /** -1 for a seat that is out. */
  readonly tokens: readonly number[];
  readonly points: readonly number[];
  /** How often a seat may still buy in. */
  readonly buyIns: readonly number[];
  /** Who deals next. */
  readonly dealer: number;
  /** How many deals the match has had. */
  readonly deals: number;
}

/** Writes the features of a match state. @param out receives `EQUITY_SIZE` numbers from `offset` */
export function writeEquityFeatures(state: MatchState, out: Float32Array, offset: number): void {
  const { rules, tokens, points, buyIns, dealer, deals } = state;
  const left = dealsLeft(rules, deals + 1);
  out.fill(0, offset, offset + EQUITY_SIZE);
  const players = tokens.length;
  const isRace = rules.scoring === 'points';
  let inPlay = 0;
  let sum = 0;
  let allBuyIns = 0;
  for (let seat = 0; seat < players; seat++) {
    allBuyIns += buyIns[seat];
    if (tokens[seat] < 0) continue;
    inPlay++;
    sum += tokens[seat];
  }
  let placeFromDealer = 0;
  for (let step = 0; step < players; step++) {
    const seat = (dealer + step) % players;
    const own = tokens[seat];
    if (own < 0) continue;
    let least = Infinity;
    let most = 0;
    let mostPoints = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat || tokens[other] < 0) continue;
      least = Math.min(least, tokens[other]);
      most = Math.max(most, tokens[other]);
      mostPoints = Math.max(mostPoints, points[other]);
    }
    const at = offset + seat * EQUITY_FEATURES;
    out[at] = 1;
    out[at + 1] = own / TOKEN_SCALE;
    out[at + 3] = own === 0 ? 1 : 0;
    out[at + 4] = own === 1 ? 1 : 0;
    out[at + 5] = own === 2 ? 1 : 0;
    out[at + 6] = placeFromDealer++ / inPlay;
    out[at + 7] = inPlay / EQUITY_SEATS;
    out[at + 8] = inPlay > 1 ? (sum - own) / (inPlay - 1) / TOKEN_SCALE : 0;
    out[at + 9] = inPlay > 1 ? least / TOKEN_SCALE : 0;
    out[at + 10] = most / TOKEN_SCALE;
    if (isRace) {
      out[at + 2] = points[seat] / Math.sqrt(rules.pointsTarget);
      out[at + 11] = points[seat] / rules.pointsTarget;
      out[at + 12] = mostPoints / rules.pointsTarget;
      out[at + 15] = 1;
      out[at + 16] = rules.pointsTarget / 100;
    }
    out[at + 13] = buyIns[seat] / 5;
    out[at + 14] = (allBuyIns - buyIns[seat]) / (players - 1) / 5;
    writeRules(rules, left, out, at + 17);
  }
}

/** @param left deals, 0 where their number is not limited */
function writeRules(rules: HouseRules, left: number, out: Float32Array, at: number): void {
  out[at] = rules.lives / 10;
  out[at + 1] = rules.grace ? 1 : 0;
  out[at + 2] = rules.graceSeats;
  out[at + 3] = rules.knockerLowestLoss === 1 ? 1 : 0;
  out[at + 4] = rules.knockPromise === 'highest' ? 1 : 0;
  out[at + 5] = Math.min(left / 20, 1);
  out[at + 6] = left === 1 ? 1 : 0;
  out[at + 7] = rules.matchEnds === 'first-out' ? 1 : 0;
  out[at + 8] = rules.sharedWin ? 1 : 0;
  out[at + 9] = rules.pointsGoTo === 'knocker' ? 1 : 0;
}

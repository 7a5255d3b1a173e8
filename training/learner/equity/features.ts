/**
 * Match equity: each seat's chance to win the match from the tokens that all have between two deals.
 * A small network scores each seat with weights that all seats share; a softmax over the seats still in turns scores
 * into chances. It is fitted to who won self-play's matches. The reward of a deal is the equity that it brought (as in
 * backgammon and poker, cf. the Independent Chip Model).
 */
import { layoutOf } from '../../../engine/observation-layout.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { dealsLeft } from '../../../engine/standings.ts';
import type { ParameterSpec } from '../network/parameters.ts';

export const EQUITY_SEATS = 10;
/** What is said of a seat; its first three have a say without being learnt, too (`tensorflow/equity-network.ts`). A number without a scale is 1 where it is so, else 0. */
export const EQUITY_FEATURES_LAYOUT = layoutOf({
  in: 1,
  /** / 3 */
  tokens: 1,
  /** In a race, / √target. */
  points: 1,
  hasNoToken: 1,
  hasOneToken: 1,
  hasTwoTokens: 1,
  /** From the next dealer on, / in play. */
  place: 1,
  /** / 10 */
  inPlay: 1,
  // Others' tokens / 3.
  othersMean: 1,
  othersLeast: 1,
  othersMost: 1,
  // In a race, / target.
  shareOfTarget: 1,
  othersMostOfTarget: 1,
  /** Left, / 5. */
  buyIns: 1,
  /** On average, / 5. */
  othersBuyIns: 1,
  // The rules.
  race: 1,
  /** / 100 */
  target: 1,
  /** / 10 */
  lives: 1,
  grace: 1,
  /** Only one may be on grace. */
  graceSeats: 1,
  /** A failed knock costs 1. */
  knockCostsOne: 1,
  /** A knock promises the highest hand. */
  promisesHighest: 1,
  /** / 20, 1 at most. */
  dealsLeft: 1,
  lastDeal: 1,
  /** The match ends with the first who is out. */
  firstOutEnds: 1,
  /** Those who tie for it share the win. */
  sharedWin: 1,
  /** Nobody but the knocker scores. */
  knockerScores: 1,
  /** A declared hand scores two. */
  declaredScoresTwo: 1,
  /** Tokens go to the highest hand. */
  toHighest: 1,
  /** Where all are out at once, they share the win. */
  allOutShare: 1,
  /** ... or all come back. */
  allOutReturn: 1,
});
const AT = EQUITY_FEATURES_LAYOUT.at;

export const EQUITY_FEATURES = EQUITY_FEATURES_LAYOUT.size;
export const EQUITY_SIZE = EQUITY_SEATS * EQUITY_FEATURES;

const WIDTH = 32;
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
  readonly dealer: number;
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
    out[at + AT.in] = 1;
    out[at + AT.tokens] = own / TOKEN_SCALE;
    out[at + AT.hasNoToken] = own === 0 ? 1 : 0;
    out[at + AT.hasOneToken] = own === 1 ? 1 : 0;
    out[at + AT.hasTwoTokens] = own === 2 ? 1 : 0;
    out[at + AT.place] = placeFromDealer++ / inPlay;
    out[at + AT.inPlay] = inPlay / EQUITY_SEATS;
    out[at + AT.othersMean] = inPlay > 1 ? (sum - own) / (inPlay - 1) / TOKEN_SCALE : 0;
    out[at + AT.othersLeast] = inPlay > 1 ? least / TOKEN_SCALE : 0;
    out[at + AT.othersMost] = most / TOKEN_SCALE;
    if (isRace) {
      out[at + AT.points] = points[seat] / Math.sqrt(rules.pointsTarget);
      out[at + AT.shareOfTarget] = points[seat] / rules.pointsTarget;
      out[at + AT.othersMostOfTarget] = mostPoints / rules.pointsTarget;
      out[at + AT.race] = 1;
      out[at + AT.target] = rules.pointsTarget / 100;
    }
    out[at + AT.buyIns] = buyIns[seat] / 5;
    out[at + AT.othersBuyIns] = (allBuyIns - buyIns[seat]) / (players - 1) / 5;
    writeRules(rules, left, out, at);
  }
}

/** @param left deals, 0 where their number is not limited */
function writeRules(rules: HouseRules, left: number, out: Float32Array, at: number): void {
  out[at + AT.lives] = rules.lives / 10;
  out[at + AT.grace] = rules.grace ? 1 : 0;
  out[at + AT.graceSeats] = rules.graceSeats;
  out[at + AT.knockCostsOne] = rules.knockerLowestLoss === 1 ? 1 : 0;
  out[at + AT.promisesHighest] = rules.knockPromise === 'highest' ? 1 : 0;
  out[at + AT.dealsLeft] = Math.min(left / 20, 1);
  out[at + AT.lastDeal] = left === 1 ? 1 : 0;
  out[at + AT.firstOutEnds] = rules.matchEnds === 'first-out' ? 1 : 0;
  out[at + AT.sharedWin] = rules.sharedWin ? 1 : 0;
  out[at + AT.knockerScores] = rules.pointsGoTo === 'knocker' ? 1 : 0;
  out[at + AT.declaredScoresTwo] = rules.declareScore === 2 ? 1 : 0;
  out[at + AT.toHighest] = rules.tokenTo === 'highest' ? 1 : 0;
  out[at + AT.allOutShare] = rules.allOut === 'shared' ? 1 : 0;
  out[at + AT.allOutReturn] = rules.allOut === 'all-return' ? 1 : 0;
}

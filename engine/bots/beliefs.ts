/**
 * What a seat believes about the hidden cards: determinisations that agree with what it saw, each weighted by how
 * likely the policy would have been to play as the others did in it.
 *
 * What another seat decides depends on its own cards alone. So each seat's cards are weighted separately, and a joint
 * determinisation is put together from one sample of each seat, no card twice: that gives many more, and better ones,
 * than weighting whole determinisations.
 */
import { ACTION_COUNT, type Action } from '../actions.ts';
import { placeByShare, type Random } from '../random.ts';
import { sumOf } from '../statistics.ts';
import { View, opponentsOf, viewOf } from '../view.ts';
import type { Batch } from './batch.ts';
import type { Determinisation } from './stacked-pack.ts';
import type { Determiniser } from './determinise.ts';

/** A determinisation with its weight: a particle. */
export interface Belief {
  determinisation: Determinisation;
  /** How likely, compared with the other beliefs of the same decision. */
  weight: number;
}

/** How likely a seat does what it did, by how it plays. @param chances the policy's, by action */
export type Likelihood = (seat: number, action: Action, legal: readonly Action[], chances: Float32Array) => number;

const byPolicy: Likelihood = (_, action, __, chances) => chances[action];

/** How many samples are taken for each belief wanted, and at most in all. */
const SAMPLES_FOR_BELIEF = 16;
const MOST_SAMPLES = 1_024;
/** Where the rules forbid most samples, sampling ends after this many tries for each one wanted. */
const MOST_TRIES = 8;
/** How many decisions of each seat are weighed, latest first. */
const MEMORY = 16;
/** Nobody plays exactly by the policy: this share of actions is taken to be random. */
const RANDOM_SHARE = 0.01;
/**
 * Cards less likely than the likeliest by more than this, in log likelihood, are dropped: their earlier decisions are
 * not weighed.
 */
const MOST_LOG_GAP = 5;
/** Fewer samples must not decide alone: likelihoods are flattened until the effective sample size reaches this. */
const FEWEST_EFFECTIVE = 12;
const FLATTENING = 0.8;

/**
 * Samples determinisations by how likely they are.
 * @param count how many are wanted; there are fewer where a card would lie in two hands, none where no sample was found
 * @param likelihood of what the others did; by default that of the policy
 */
export async function drawBeliefs(
  determiniser: Determiniser,
  view: View,
  count: number,
  batch: Batch,
  random: Random,
  likelihood: Likelihood = byPolicy,
): Promise<Belief[]> {
  const isBlind = isPlayedBlindly(view);
  const wanted = isBlind ? count : Math.max(count, Math.min(SAMPLES_FOR_BELIEF * count, MOST_SAMPLES));
  const samples = sampleFrom(determiniser, wanted, random);
  if (isBlind) return samples.map((determinisation) => ({ determinisation, weight: 1 }));
  const likelihoods = await weigh(determiniser, view, samples, batch, random, likelihood);
  return combine(determiniser, view, samples, likelihoods, count, random);
}

/** Whether nobody has decided anything by cards that they have seen. */
function isPlayedBlindly({ phase, rules, table }: View): boolean {
  if (rules.play === 'golf') return true;
  const mayHaveChosen = rules.play === 'pool' && rules.dealerChoice && phase !== 'dealer-choice';
  return !mayHaveChosen && table.turns.every((turns) => turns === 0);
}

function sampleFrom(determiniser: Determiniser, wanted: number, random: Random): Determinisation[] {
  const samples: Determinisation[] = [];
  let next = determiniser.create();
  for (let tries = 0; samples.length < wanted && tries < MOST_TRIES * wanted; tries++) {
    if (!determiniser.sample(next, random) || !determiniser.replay(next, random)) continue;
    samples.push(next);
    next = determiniser.create();
  }
  return samples;
}

/**
 * By seat and sample, how likely the seat's latest decisions are with those cards, compared with the likeliest sample.
 */
async function weigh(
  determiniser: Determiniser,
  view: View,
  samples: readonly Determinisation[],
  batch: Batch,
  random: Random,
  likelihood: Likelihood,
): Promise<Float64Array[]> {
  const others = opponentsOf(view);
  const logs = Array.from({ length: view.players }, () => new Float64Array(samples.length));
  const decisions = others.map((seat) => entriesOf(view, seat));
  const seen = new View(view.rules, determiniser.deal.table);
  const legal = new Int16Array(ACTION_COUNT);
  const isWeighed = new Uint8Array(view.table.historyLength);
  for (let back = 0; back < MEMORY; back++) {
    isWeighed.fill(0);
    for (const entries of decisions) if (back < entries.length) isWeighed[entries[back]] = 1;
    if (!isWeighed.includes(1)) break;
    for (const [i, sample] of samples.entries()) {
      if (others.every((seat) => logs[seat][i] === -Infinity)) continue;
      determiniser.replay(sample, random, (deal, action, entry) => {
        const log = logs[deal.seat];
        if (deal.seat === view.seat || isWeighed[entry] !== 1 || log[i] === -Infinity) return;
        const count = deal.writeLegal(legal);
        if (count === 1) return;
        const { seat } = deal;
        const choices = Array.from(legal.subarray(0, count));
        batch.add(viewOf(deal, seat, seen), legal, count, (chances) => {
          const chance = likelihood(seat, action, choices, chances);
          log[i] += Math.log((1 - RANDOM_SHARE) * chance + RANDOM_SHARE / count);
        });
      });
    }
    await batch.flush();
    for (const seat of others) dropUnlikely(logs[seat]);
  }
  return logs.map(likelihoodsOf);
}

/** The entries of the history that are a seat's decisions, latest first. */
function entriesOf({ table }: View, seat: number): number[] {
  const entries: number[] = [];
  for (let entry = table.historyLength - 1; entry >= 0; entry--) {
    if (table.historySeats[entry] === seat) entries.push(entry);
  }
  return entries;
}

function dropUnlikely(logs: Float64Array): void {
  const least = logs.reduce((most, log) => Math.max(most, log), -Infinity) - MOST_LOG_GAP;
  for (let i = 0; i < logs.length; i++) if (logs[i] < least) logs[i] = -Infinity;
}

/** Likelihoods from their logarithms, flattened where too few would count. */
function likelihoodsOf(logs: Float64Array): Float64Array {
  const most = logs.reduce((high, log) => Math.max(high, log), -Infinity);
  const left = logs.reduce((count, log) => count + (log > -Infinity ? 1 : 0), 0);
  const flattened = (power: number): Float64Array => logs.map((log) => Math.exp(power * (log - most)));
  let likelihoods = flattened(1);
  for (let power = FLATTENING; effectiveSize(likelihoods) < Math.min(FEWEST_EFFECTIVE, left / 2); power *= FLATTENING) {
    likelihoods = flattened(power);
  }
  return likelihoods;
}

/** The effective sample size of weights (Kong 1992). */
export function effectiveSize(weights: ArrayLike<number>): number {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < weights.length; i++) {
    sum += weights[i];
    squares += weights[i] * weights[i];
  }
  return (sum * sum) / squares;
}

/**
 * Puts joint determinisations together from each seat's samples, no card in two hands. The seats come in random order,
 * and each is drawn from the samples that fit those before it; the weight is the share of its likelihood that these
 * samples hold (sequential importance sampling).
 */
function combine(
  determiniser: Determiniser,
  view: View,
  samples: readonly Determinisation[],
  likelihoods: readonly Float64Array[],
  count: number,
  random: Random,
): Belief[] {
  const order = opponentsOf(view);
  const fitting = new Float64Array(samples.length);
  const beliefs: Belief[] = [];
  for (let i = 0; i < count && samples.length > 0; i++) {
    random.shuffle(order, order.length);
    const joint = determiniser.create();
    determiniser.copySeat(joint, samples[0], view.seat);
    let weight = 1;
    for (const [place, seat] of order.entries()) {
      const whole = sumOf(likelihoods[seat]);
      for (let j = 0; j < samples.length; j++)
        fitting[j] = determiniser.fits(joint, samples[j], seat) ? likelihoods[seat][j] : 0;
      const rest = sumOf(fitting);
      weight *= rest / whole;
      if (weight === 0) break;
      // The first seat's draws are spread evenly over its likelihoods (systematic sampling).
      const at = place === 0 ? (i + random.unit()) / count : random.unit();
      determiniser.copySeat(joint, samples[placeByShare(fitting, at)], seat);
    }
    if (weight > 0) beliefs.push({ determinisation: joint, weight });
  }
  return beliefs;
}

/**
 * Judges a decision by what its seat could know: what it gave away, and whether that is certain enough for a verdict.
 *
 * There are two witnesses. An action is compared with those that the policy prefers to it, and called worse only where
 * imagined deals say so too: neither is right alone. The policy errs where it has seldom been, and imagined deals rest on
 * what others are supposed to do.
 */
import { SWAP_ALL, TAKE, discardedBy, isDiscard, isKnock, isKnockWith, takeOf, type Action } from '../actions.ts';
import type { View } from '../view.ts';
import { ImaginedDeals, type ImaginedOutcome, type Judge, type SeenDecision } from './imagined-deals.ts';
import { FIRST_DEALS, MOST_DEALS, clearlyWorse, looksUpTo, lossOf, meanChances, type Loss } from './loss.ts';
import { linesFor, verdictOf, type Verdict } from './verdict.ts';

/** The policy is sure, and its favourite was played: nothing to judge. */
const OBVIOUS = 0.995;

const DEALS_FOR_ADVICE = 256;

/** Of what the policy itself would play. */
const NO_LOSS: Loss = { alternative: -1, isBetter: false, mean: 0, margin: 0 };

/** One legal action in a judgement. */
export interface JudgedOption {
  action: Action;
  /** The policy's probability. */
  prior: number;
  /** The chance to win the match after it. */
  chance: number;
  figures: Figures;
}

/** What a decision was worth. */
export interface Judgement {
  played: Action;
  /** What gives nothing away, as far as can be told: what was played, where it is as good as anything else. */
  best: Action;
  /** By how much the chance to win the match would have been higher with the best alternative; 0 where the verdict is fine. */
  loss: number;
  /** With this on both sides the verdict is certain enough. */
  margin: number;
  verdict: Verdict;
  deals: number;
  /** Every legal action, in the order in which they were given. */
  options: readonly JudgedOption[];
}

/** Judges actions of one decision: all of them in the same imagined deals. */
export class JudgedDecision {
  readonly #decision: SeenDecision;
  readonly #deals: ImaginedDeals;
  readonly #mostDeals: number;

  constructor(decision: SeenDecision, judge: Judge) {
    this.#decision = decision;
    this.#deals = new ImaginedDeals(decision, judge);
    this.#mostDeals = judge.mostDeals ?? MOST_DEALS;
  }

  /** By legal action, the policy's probability. */
  async priors(): Promise<readonly number[]> {
    await this.#deals.ask();
    return this.#deals.priors;
  }

  /** Whether only one action makes sense, and this is it: the policy is sure of it. */
  async isObvious(action: Action): Promise<boolean> {
    return (await this.priors())[this.#decision.legal.indexOf(action)] > OBVIOUS;
  }

  /**
   * Judges an action against those that the policy prefers to it.
   * @returns null where there is nothing to judge: no choice, or no deal that fits what was seen
   */
  async judge(played: Action): Promise<Judgement | null> {
    const priors = await this.priors();
    const prior = priors[this.#decision.legal.indexOf(played)];
    return this.#compare(
      played,
      priors.flatMap((other, i) => (other > prior ? [i] : [])),
      this.#mostDeals,
    );
  }

  /** Judges the policy's favourite against everything else, in so many deals as a person waits for. */
  async judgeFavourite(): Promise<Judgement | null> {
    const priors = await this.priors();
    const favourite = priors.indexOf(Math.max(...priors));
    return this.#compare(
      this.#decision.legal[favourite],
      priors.flatMap((_, i) => (i === favourite ? [] : [i])),
      DEALS_FOR_ADVICE,
    );
  }

  /** @param alternatives indices of the legal actions */
  async #compare(played: Action, alternatives: readonly number[], mostDeals: number): Promise<Judgement | null> {
    const { legal, view } = this.#decision;
    if (legal.length < 2 || view.phase === 'buy-in') return null;
    const index = legal.indexOf(played);
    const lines = linesFor(view.table.aliveCount);
    let judgement: Judgement | null = null;
    for (const count of looksUpTo(mostDeals)) {
      await this.#deals.imagine(count);
      const { outcomes, priors } = this.#deals;
      // Where few deals fit, or cards lie in two hands in most, there may be too few to compare.
      if (outcomes.length < FIRST_DEALS / 2) return null;
      const loss = alternatives.length === 0 ? NO_LOSS : lossOf(outcomes, index, alternatives, priors);
      const { verdict, isSettled } = verdictOf(loss, lines);
      judgement = this.#worded(played, loss, verdict);
      if (isSettled) break;
      this.#deals.drop(clearlyWorse(outcomes, index));
    }
    return judgement;
  }

  #worded(played: Action, { alternative, isBetter, mean, margin }: Loss, verdict: Verdict): Judgement {
    const { legal, view } = this.#decision;
    const { outcomes, priors } = this.#deals;
    const chances = meanChances(outcomes);
    const isLoss = verdict !== 'fine' && isBetter && mean > 0;
    return {
      played,
      best: isLoss ? legal[alternative] : played,
      loss: isLoss ? mean : 0,
      margin,
      verdict,
      deals: outcomes.length,
      options: legal.map((action, i) => ({
        action,
        prior: priors[i],
        chance: chances[i],
        figures: figuresOf(outcomes, i, action, view),
      })),
    };
  }
}

/** Shares of the imagined deals, from 0 to 1. */
export interface Figures {
  /** It costs a token. */
  lost: number;
  /** The next player's first action is to take the discard, alone or with all of the pool; 0 where nobody is left to decide. */
  taken: number;
  /** Somebody knocks before the seat decides again. */
  knocked: number;
}

/** @param index of the action among the legal ones @param action the same one */
export function figuresOf(
  outcomes: readonly ImaginedOutcome[],
  index: number,
  action: Action,
  { rules, seat, table }: View,
): Figures {
  const next = table.next(seat);
  const takes = rules.play === 'pool' ? takesFromPool(action) : [TAKE];
  let [weights, lost, taken, knocked] = [0, 0, 0, 0];
  for (const { weight, lost: losses, replies: all } of outcomes) {
    const replies = all[index];
    if (replies.length === 0) continue;
    weights += weight;
    lost += weight * losses[index];
    if (takes.includes(replies[next])) taken += weight;
    if (replies.some((reply, other) => other !== seat && isKnock(reply))) knocked += weight;
  }
  return { lost: lost / weights, taken: taken / weights, knocked: knocked / weights };
}

/** What takes up the card that an action puts into the pool. */
function takesFromPool(action: Action): readonly Action[] {
  return isDiscard(action) || isKnockWith(action) ? [takeOf(discardedBy(action)), SWAP_ALL] : [];
}

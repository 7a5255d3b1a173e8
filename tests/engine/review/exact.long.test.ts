/** Judgements beside exact values: in the last turn after a knock all that is hidden can be counted through. */
import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, discardOf, discardedBy, type Action } from '../../../engine/actions.ts';
import { raceWorth } from '../../../engine/bots/race.ts';
import { CARD_COUNT, NO_CARD, rankOf, type Card } from '../../../engine/cards.ts';
import { Deal } from '../../../engine/deal.ts';
import { packOf } from '../../../engine/pack.ts';
import { UNSEEN } from '../../../engine/public.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { ImaginedDeals, type SeenDecision, type Judge } from '../../../engine/review/imagined-deals.ts';
import { JudgedDecision } from '../../../engine/review/judge.ts';
import { isMarked } from '../../../engine/review/verdict.ts';
import { meanChances } from '../../../engine/review/loss.ts';
import { handValue } from '../../../engine/value.ts';
import { copyOfView, viewOf } from '../../../engine/view.ts';
import { someone } from '../support/networks.ts';

const RULES = preset('scat');
const [KNOCKER, OWN] = [0, 1];
const JUDGE: Judge = { evaluate: someone, factorCost: 0.006, seed: 1 };

/** What nobody plays by the policy for: that share of actions is taken to be random (`engine/bots/beliefs.ts`). */
const RANDOM_SHARE = 0.01;
const valueOf = (hand: readonly Card[]): number => handValue(RULES, hand);
const without = (cards: readonly Card[], one: Card): Card[] => cards.filter((card) => card !== one);
/** How `someone` likes to discard a card. */
const liking = (card: Card): number => 1.2 ** -rankOf(card);

/** A decision in the last turn, and what its seat could see. */
interface LastTurn {
  deal: Deal;
  decision: SeenDecision;
  /** What the knocker discarded before. */
  discarded: Card;
  unseen: Card[];
}

/** The knocker draws and discards as `someone` would, the other drops what it draws; then a knock, and a card is drawn. */
function lastTurn(seed: number): LastTurn | null {
  const random = new Random(seed);
  const deck = Array.from(packOf(RULES));
  random.shuffle(deck, deck.length);
  const deal = new Deal(RULES, 2, random);
  deal.start(deck, OWN, [RULES.lives, RULES.lives]);
  const discard = (): Action => {
    const cards = deal.legalActions().map(discardedBy);
    let at = random.unit() * cards.reduce((sum, card) => sum + liking(card), 0);
    discarded = cards.find((card) => (at -= liking(card)) < 0) as Card;
    return discardOf(discarded);
  };
  let discarded: Card = NO_CARD;
  const drop = (): Action => discardOf(deal.drawnCard);
  for (const action of [() => DRAW, discard, () => DRAW, drop, () => KNOCK, () => DRAW])
    if (deal.phase !== 'over') deal.apply(action());
  if (deal.phase === 'over') return null;
  const view = copyOfView(viewOf(deal, OWN));
  const own = new Set([view.drawn, ...view.cards]);
  const { whereabouts } = view.table;
  const unseen = Array.from(packOf(RULES)).filter((card) => whereabouts[card] === UNSEEN && !own.has(card));
  return { deal, decision: { view, legal: deal.legalActions(), players: [null, null] }, discarded, unseen };
}

/** How likely the knocker has these cards now, compared with others. */
function likelihood(hand: readonly Card[], discarded: Card): number {
  if (valueOf(hand) === 31) return 0;
  const four = [...hand, discarded];
  const chance = liking(discarded) / four.reduce((sum, card) => sum + liking(card), 0);
  // Whichever of the four was drawn: the other three were dealt, and would have ended the deal with 31.
  const ways = four.filter((drawn) => valueOf(without(four, drawn)) !== 31).length;
  return ways * ((1 - RANDOM_SHARE) * chance + RANDOM_SHARE / four.length);
}

/** By legal action, the exact chance to win the match. */
function exactChances({ deal, decision, discarded, unseen }: LastTurn): number[] {
  const { legal, view } = decision;
  const own = [...new Set([view.drawn, ...view.cards])];
  const values = legal.map((action) => valueOf(without(own, discardedBy(action))));
  const worthOf = worths(deal, legal, values);
  const sums = legal.map(() => 0);
  let weights = 0;
  for (const [a, first] of unseen.entries())
    for (let b = a + 1; b < unseen.length; b++)
      for (let c = b + 1; c < unseen.length; c++) {
        const hand = [first, unseen[b], unseen[c]];
        const weight = likelihood(hand, discarded);
        weights += weight;
        for (const i of legal.keys()) sums[i] += weight * worthOf(i, hand);
      }
  return sums.map((sum) => sum / weights);
}

/** What the deal is worth after an action, against a hand: by the values of both alone, so that few have to be played out. */
function worths(deal: Deal, legal: readonly Action[], values: readonly number[]) {
  const known = new Map<string, number>();
  const worth = raceWorth();
  return (index: number, against: readonly Card[]): number => {
    const key = `${values[index]} ${valueOf(against)}`;
    let found = known.get(key);
    if (found === undefined) {
      const other = deal.clone(new Random(1));
      const actual = Array.from(other.hands.subarray(KNOCKER * RULES.handSize, (KNOCKER + 1) * RULES.handSize));
      other.swapHidden(exchange(actual, against));
      other.apply(legal[index]);
      found = worth(other, OWN);
      known.set(key, found);
    }
    return found;
  };
}

/** By card, the one that takes its place when some cards are exchanged for others. */
function exchange(some: readonly Card[], others: readonly Card[]): Uint8Array {
  const renamed = Uint8Array.from({ length: CARD_COUNT }, (_, card) => card);
  const leaving = some.filter((card) => !others.includes(card));
  const coming = others.filter((card) => !some.includes(card));
  for (const [i, card] of leaving.entries()) [renamed[card], renamed[coming[i]]] = [coming[i], card];
  return renamed;
}

describe('in the last turn', () => {
  const turns = Array.from({ length: 8 }, (_, seed) => lastTurn(seed)).filter((turn) => turn !== null);

  test('the chance to win after each action is the exact one, in 95 of 100 cases within one point', async () => {
    let [all, near] = [0, 0];
    for (const turn of turns.slice(0, 5)) {
      const deals = new ImaginedDeals(turn.decision, JUDGE);
      // Each call draws hands anew.
      for (let count = 512; count <= 3_072; count += 512) await deals.imagine(count);
      const exact = exactChances(turn);
      for (const [i, chance] of meanChances(deals.outcomes).entries()) {
        all++;
        if (Math.abs(chance - exact[i]) < 0.01) near++;
      }
    }
    expect(all).toBe(20);
    expect(near / all).toBeGreaterThanOrEqual(0.95);
  });

  test('what is marked loses for certain', async () => {
    let marked = 0;
    for (const turn of turns) {
      const exact = exactChances(turn);
      for (const [i, action] of turn.decision.legal.entries()) {
        const judged = await new JudgedDecision(turn.decision, JUDGE).judge(action);
        if (judged === null || !isMarked(judged.verdict)) continue;
        marked++;
        expect(Math.max(...exact) - exact[i]).toBeGreaterThan(0);
      }
    }
    expect(marked).toBeGreaterThan(5);
  });
});

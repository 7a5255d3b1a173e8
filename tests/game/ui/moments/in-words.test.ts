import { afterEach, describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, discardedBy, isDiscard, type Action } from '../../../../engine/actions.ts';
import { handValue } from '../../../../engine/value.ts';
import { unseenCards } from '../../../../engine/bots/prospects.ts';
import { NO_CARD, parseCard, type Card } from '../../../../engine/cards.ts';
import { Deal } from '../../../../engine/deal.ts';
import { packOf } from '../../../../engine/pack.ts';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { figuresOf } from '../../../../engine/review/figures.ts';
import { ImaginedDeals, type SeenDecision, type ImaginedOutcome } from '../../../../engine/review/imagined-deals.ts';
import { reasonsFor, type Reason } from '../../../../engine/review/reasons.ts';
import { copyOfView, viewOf, type View } from '../../../../engine/view.ts';
import { LANGUAGES } from '../../../../game/i18n/languages.ts';
import { loadWords, speakIn } from '../../../../game/i18n/words.ts';
import { cardSign } from '../../../../game/model/sentences.ts';
import { betterInWords, lossInWords, reasonsInWords } from '../../../../game/ui/moments/in-words.ts';
import { someone } from '../../../engine/support/networks.ts';

await Promise.all(LANGUAGES.map(loadWords));
afterEach(() => speakIn('en'));

const SPEAKERS = ['You', 'Fox', 'Owl'].map((name, seat) => ({ name, you: seat === 0 }));

interface Case {
  view: View;
  played: Action;
  best: Action;
  outcomes: readonly ImaginedOutcome[];
  legal: readonly Action[];
  reasons: Reason[];
}

/** What becomes of the legal actions of a decision. */
type Imagine = (decision: SeenDecision) => Promise<readonly ImaginedOutcome[]>;

/** Decisions of three players who play at random, with an action that was played and one that was best, both at random too. */
async function cases(count: number, imagine: Imagine): Promise<Case[]> {
  const random = new Random(5);
  const found: Case[] = [];
  while (found.length < count) {
    const deal = new Deal(preset('scat'), 3, random);
    const pack = packOf(deal.rules).slice();
    random.shuffle(pack, pack.length);
    deal.start(pack, 2, [3, 3, 3]);
    while (deal.phase !== 'over' && found.length < count) {
      const legal = deal.legalActions();
      const view = copyOfView(viewOf(deal, deal.seat));
      const outcomes = await imagine({ view, legal, players: [null, null, null] });
      const [played, best] = [legal[random.below(legal.length)], legal[random.below(legal.length)]];
      const options = legal.map((action, index) => {
        return { action, prior: 0.5, chance: 0.5, figures: figuresOf(outcomes, index, action, view) };
      });
      found.push({ view, played, best, outcomes, legal, reasons: reasonsFor({ played, best, options }, view) });
      // A knock would end most deals before anything is known.
      const others = legal.filter((action) => action !== KNOCK || deal.table.turns[deal.seat] > 3);
      deal.apply(others[random.below(others.length)]);
    }
  }
  return found;
}

const imagined: Imagine = async (decision) => {
  const deals = new ImaginedDeals(decision, { evaluate: someone, factorCost: 0.006, seed: 1 });
  await deals.imagine(32);
  return deals.outcomes;
};

/** Deals in which the others do anything, after each action something else. */
function anything(random: Random): Imagine {
  return ({ legal, view }) => {
    const shares = legal.map(() => [random.unit(), random.unit()]);
    const replyOf = (action: number): Action => {
      if (random.unit() > shares[action][0]) return DRAW;
      return random.unit() > shares[action][1] ? TAKE : KNOCK;
    };
    const outcome = (): ImaginedOutcome => ({
      weight: random.unit(),
      chances: new Float64Array(legal.length),
      lost: Uint8Array.from(legal, (_, action) => Number(random.unit() < shares[action][0])),
      replies: legal.map((_, action) => Int16Array.from({ length: view.players }, () => replyOf(action))),
    });
    return Promise.resolve(Array.from({ length: 100 }, outcome));
  };
}

const CASES = [...(await cases(8, imagined)), ...(await cases(400, anything(new Random(7))))];

/** In how many of 100 deals something happens, counted once more. */
function ofHundred(outcomes: readonly ImaginedOutcome[], happens: (outcome: ImaginedOutcome) => boolean): string {
  let [all, those] = [0, 0];
  for (const outcome of outcomes) {
    all += outcome.weight;
    if (happens(outcome)) those += outcome.weight;
  }
  return String(Math.round((100 * those) / all));
}

/** The hand that remains after an action, as the rules of the game have it. */
function handAfter({ cards, drawn, table, rules }: View, action: Action): Card[] {
  const held = [...cards, ...(drawn === NO_CARD ? [] : [drawn])];
  if (isDiscard(action)) return held.filter((card) => card !== discardedBy(action));
  if (action !== TAKE) return held;
  const kept = held.map((away) => [...held.filter((card) => card !== away), table.top]);
  return kept.reduce((most, one) => (handValue(rules, one) > handValue(rules, most) ? one : most));
}

/** The numbers that a sentence about a reason should have, from the deals and the cards. */
function numbersOf({ is }: Reason, { view, played, best, outcomes, legal }: Case): string[] {
  const { rules } = view;
  const isAt = (action: Action): number => legal.indexOf(action);
  const loses = (action: Action): string => ofHundred(outcomes, ({ lost }) => lost[isAt(action)] === 1);
  const next = (view.seat + 1) % 3;
  const takes = (action: Action): string => ofHundred(outcomes, ({ replies }) => replies[isAt(action)][next] === TAKE);
  switch (is) {
    case 'knock':
      return [loses(KNOCK), loses(best === KNOCK ? played : best)];
    case 'value':
      return [best, played].map((action) => String(handValue(rules, handAfter(view, action))));
    case 'outs': {
      const unseen = unseenCards(view);
      const outs = (action: Action): string => {
        const hand = handAfter(view, action);
        const improves = (card: Card): boolean =>
          hand.some((away) => handValue(rules, [...hand.filter((one) => one !== away), card]) > handValue(rules, hand));
        return String(unseen.filter(improves).length);
      };
      return [outs(best), String(unseen.length), outs(played)];
    }
    case 'pile': {
      const unseen = unseenCards(view);
      const value = Math.max(handValue(rules, view.cards), handValue(rules, handAfter(view, TAKE)));
      const improves = (card: Card): boolean =>
        view.cards.some((away) => handValue(rules, [...view.cards.filter((one) => one !== away), card]) > value);
      return [String(unseen.filter(improves).length), String(unseen.length)];
    }
    case 'feeds':
      return [takes(played), takes(best)];
    case 'loses':
      return [loses(played), loses(best)];
    case 'hurry':
      return [
        ofHundred(outcomes, ({ replies }) =>
          replies[isAt(played)].some((reply, seat) => seat !== view.seat && reply === KNOCK),
        ),
      ];
    case 'holds':
      return [];
  }
}

/** Numbers that are no part of a card's sign, apart from the hundred of which deals are counted; "none" is 0. */
function numbersIn(sentence: string): string[] {
  const bare = sentence
    .replaceAll(/(10|[2-9JQKA])[♣♦♥♠]/g, '')
    .replace(/none of 100|of 100/, (all) => (all.startsWith('none') ? 'none' : ''));
  return (bare.match(/\d+(½)?|none/gi) ?? []).map((number) => (/none/i.test(number) ? '0' : number));
}

describe('reasons in words', () => {
  test('have numbers that the deals and the cards give', () => {
    for (const each of CASES) {
      const sentences = reasonsInWords(each.reasons, SPEAKERS);
      for (const [i, reason] of each.reasons.entries())
        expect(numbersIn(sentences[i]), sentences[i]).toEqual(numbersOf(reason, each));
    }
  });

  test('are of all kinds in the matches of this test', () => {
    const kinds = new Set(CASES.flatMap(({ reasons }) => reasons.map(({ is }) => is)));
    expect([...kinds].sort()).toEqual(['feeds', 'holds', 'hurry', 'knock', 'loses', 'outs', 'pile', 'value']);
  });

  test('name the cards and the player', () => {
    const [fed, queen, four] = ['Kh', 'Qh', '4c'].map(parseCard);
    const feeds: Reason = { is: 'feeds', seat: 1, card: fed, worse: 0.58, instead: four, better: 0.03 };
    const holds: Reason = { is: 'holds', seat: 1, held: queen, card: fed };
    expect(reasonsInWords([feeds, holds], SPEAKERS)).toEqual([
      'Fox takes the K♥ in 58 of 100 deals, the 4♣ in 3.',
      'Fox is known to hold the Q♥: the K♥ goes with it.',
    ]);
  });

  test.each(LANGUAGES)('have the same numbers in %s', (language) => {
    const reasons: Reason[] = [
      { is: 'knock', fails: 0.62, playingOn: 0.41 },
      { is: 'value', better: 24, worse: 20 },
      { is: 'outs', better: 18, worse: 9, of: 31 },
      { is: 'pile', card: parseCard('Kh'), better: 5, of: 38 },
      { is: 'hurry', share: 0.55 },
      { is: 'loses', worse: 0.41, better: 0.33 },
    ];
    speakIn(language);
    const numbers = reasonsInWords(reasons, SPEAKERS).map((sentence) =>
      (sentence.replace('100', '').match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b),
    );
    expect(numbers).toEqual([[41, 62], [20, 24], [9, 18, 31], [5, 38], [55], [33, 41]]);
  });

  test.each(LANGUAGES)('say in %s that something never happens', (language) => {
    speakIn(language);
    const [sentence] = reasonsInWords([{ is: 'knock', fails: 0, playingOn: 0.3 }], SPEAKERS);
    expect(sentence).toMatch(/none|keine|aucune|ninguna/);
    expect(sentence).not.toMatch(/\b0\b/);
  });
});

describe('a loss in words', () => {
  test('has its margin, and a decimal where it is small', () => {
    expect(lossInWords(0.12, 0.04)).toBe('12 ± 4%');
    expect(lossInWords(0.013, 0.006)).toBe('1.3 ± 0.6%');
    expect(lossInWords(0.12, 0.001)).toBe('12%');
  });

  test('is written as the language does', () => {
    speakIn('de');
    expect(lossInWords(0.013, 0.006)).toBe('1,3 ± 0,6\u00a0%');
    speakIn('fr');
    expect(lossInWords(0.013, 0.006)).toBe('1,3 ± 0,6\u00a0%');
  });

  test('tells what was better, and than what', () => {
    const [{ view }] = CASES.filter(({ view }) => view.phase === 'draw');
    const judgement = { played: KNOCK, best: TAKE, loss: 0.12, margin: 0.04 };
    expect(betterInWords(judgement, view)).toBe(
      `Taking the ${cardSign(view.table.top)} wins 12 ± 4% more matches than knocking.`,
    );
  });
});

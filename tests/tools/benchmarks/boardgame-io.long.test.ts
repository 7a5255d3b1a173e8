/** The reference of the benchmark is the same game as the engine's: move by move, over the same packs of cards. */
import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, PASS, TAKE, discardOf, formatAction, type Action } from '../../../engine/actions.ts';
import { NO_CARD, type Card } from '../../../engine/cards.ts';
import { Match } from '../../../engine/match.ts';
import { packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { Reference, choicesOf, type Choice } from './boardgame-io.ts';

const SCAT = preset('scat');

/** Ways to play, which together lead to every end of a deal, and how many matches are played with each. */
const HABITS = [
  { habit: 'doing anything legal', allows: () => true, matches: 20, ends: ['declare', 'knock'] },
  { habit: 'never knocking', allows: (action: Action) => action !== KNOCK, matches: 2, ends: ['declare', 'stock'] },
  // The stock is never empty here: deals end after 50 turns each.
  { habit: 'always taking', allows: (action: Action) => action === TAKE, matches: 1, ends: ['declare', 'stock'] },
];

function actionOf({ move, args }: Choice): Action {
  switch (move) {
    case 'draw':
      return DRAW;
    case 'take':
      return TAKE;
    case 'knock':
      return KNOCK;
    case 'pass':
      return PASS;
    case 'discard':
      return discardOf((args as [Card])[0]);
  }
}

/** One match in both, side by side. */
class Pair {
  readonly match: Match;
  readonly reference: Reference;
  readonly ends = new Set<string>();
  readonly #random: Random;
  readonly #decks: Card[][] = [];
  #losses: number[] = [];

  constructor(players: number, seed: number) {
    this.#random = new Random(seed);
    let next = 0;
    const dealer = this.#random.below(players);
    this.match = new Match(SCAT, players, { seed, dealer });
    this.reference = new Reference(players, seed, { shuffled: () => this.#deck(next++), dealer });
    this.#dealOn();
  }

  /** Plays one of the actions that a habit allows, or any where it allows none. */
  step(allows: (action: Action) => boolean): void {
    const choices = choicesOf(this.reference.state.G);
    const liked = choices.filter((choice) => allows(actionOf(choice)));
    const wanted = liked.length > 0 ? liked : choices;
    const choice = wanted[this.#random.below(wanted.length)];
    this.reference.play(choice);
    this.match.apply(actionOf(choice));
    this.#dealOn();
  }

  /** Where the match stands, in the reference and in the engine. */
  get standings() {
    const { G, ctx } = this.reference.state;
    const { match } = this;
    return [
      {
        winner: (ctx.gameover as { winner: number } | undefined)?.winner ?? null,
        deals: G.deals,
        dealer: G.dealer,
        tokens: G.tokens,
        losses: G.losses,
      },
      {
        winner: match.winner,
        deals: match.dealNumber,
        dealer: match.dealer,
        tokens: [...match.tokens],
        losses: this.#losses,
      },
    ];
  }

  /** What the seat to move knows and may do, in the reference and in the engine. */
  get views() {
    const { G, ctx } = this.reference.state;
    const known = this.reference.view();
    const seat = Number(ctx.currentPlayer);
    const { match } = this;
    const view = match.view(match.seat);
    return [
      {
        seat,
        legal: choicesOf(G)
          .map((choice) => formatAction(actionOf(choice)))
          .sort(),
        hand: known.hands[seat],
        drawn: known.drawn ?? NO_CARD,
        top: known.discards.at(-1) ?? NO_CARD,
        stock: known.stock,
        turns: known.turns,
      },
      {
        seat: match.seat,
        legal: match.legalActions().map(formatAction).sort(),
        hand: view.cards,
        drawn: view.drawn,
        top: view.table.top,
        stock: view.table.stockCount,
        turns: [...view.table.turns],
      },
    ];
  }

  #deck(deal: number): Card[] {
    while (this.#decks.length <= deal) {
      const deck = packOf(SCAT);
      this.#random.shuffle(deck, deck.length);
      this.#decks.push([...deck]);
    }
    return this.#decks[deal];
  }

  #dealOn(): void {
    const { match } = this;
    while (match.phase !== 'deal') {
      if (match.dealNumber > 0) {
        const { end, losses } = match.dealResult();
        this.ends.add(end);
        this.#losses = losses;
      }
      if (match.phase === 'over') return;
      match.startDeal(this.#deck(match.dealNumber));
    }
  }
}

describe.each(HABITS)('matches of people $habit', ({ allows, matches, ends: wanted }) => {
  const ends = new Set<string>();

  test.each([2, 3, 4])('are the same in both with %i players', (players) => {
    for (let seed = 0; seed < matches; seed++) {
      const pair = new Pair(players, seed);
      while (pair.match.phase === 'deal') {
        const [known, view] = pair.views;
        expect(known).toEqual(view);
        pair.step(allows);
        const [reference, engine] = pair.standings;
        expect(reference).toEqual(engine);
      }
      for (const end of pair.ends) ends.add(end);
    }
  });

  test('have deals that end in every way they can', () => {
    expect([...ends].sort()).toEqual(wanted);
  });
});

test('a player is not shown what others hold', () => {
  const { hands, stock, seat } = new Reference(3, 1, { dealer: 0 }).view();
  expect([seat, stock]).toEqual([1, 42]);
  expect(hands).toEqual([3, expect.any(Array), 3]);
});

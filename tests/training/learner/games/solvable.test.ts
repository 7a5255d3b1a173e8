/** Games with known answers are what they should be: what is learnt there would say nothing otherwise. */
import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, discardOf, type Action } from '../../../../engine/actions.ts';
import type { Card } from '../../../../engine/cards.ts';
import { Deal } from '../../../../engine/deal.ts';
import { FULL_PACK } from '../../../../engine/pack.ts';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import {
  ambiguities,
  bestResponse,
  informationSets,
  nashConv,
  uniform,
  type Strategy,
} from '../../support/solvable/exact.ts';
import { KUHN } from '../../support/solvable/kuhn.ts';
import { LEDUC, LEDUC_NETWORK } from '../../support/solvable/leduc.ts';
import {
  LITTLE,
  LITTLE_DRAW,
  LITTLE_KNOCK,
  LITTLE_PACK,
  LITTLE_PASS,
  LITTLE_TAKE,
} from '../../support/solvable/little.ts';
import { CHANCE, OVER } from '../../support/solvable/position.ts';
import { solvableGame } from '../../support/solvable/solvable.ts';

describe('Kuhn poker', () => {
  const BET = 1;

  /** A strategy from the probabilities of a bet, by history and card. */
  function betting(bets: Record<string, readonly number[]>): Strategy {
    return ({ information }, choice) => {
      const bet = bets[information.slice(1)][Number(information[0])];
      return choice === BET ? bet : 1 - bet;
    };
  }

  test('has a NashConv of 11/12 by the uniform policy', () => {
    expect(nashConv(KUHN, uniform)).toBeCloseTo(11 / 12, 10);
    expect(solvableGame('kuhn').uniformNashConv).toBeCloseTo(11 / 12, 10);
  });

  test('has one of 0 in its equilibrium, by which the first player loses 1/18', () => {
    const equilibrium = betting({ '': [1 / 3, 0, 1], p: [1 / 3, 0, 1], b: [0, 1 / 3, 1], pb: [0, 2 / 3, 1] });
    expect(nashConv(KUHN, equilibrium)).toBeCloseTo(0, 10);
    expect(bestResponse(KUHN, equilibrium, 0)).toBeCloseTo(-1 / 18, 10);
  });
});

test('Leduc hold’em has 288 information sets where suits look the same, and the NashConv that OpenSpiel finds', () => {
  expect(informationSets(LEDUC).size).toBe(288);
  expect(ambiguities(LEDUC, LEDUC_NETWORK.observationSize, 2_000)).toEqual([]);
  expect(nashConv(LEDUC, uniform)).toBeCloseTo(4.747222, 6);
  expect(solvableGame('leduc').uniformNashConv).toBeCloseTo(4.747222, 6);
});

function place(card: Card): number {
  return LITTLE_PACK.indexOf(card);
}

function handOf(cards: readonly Card[]): number {
  return cards.reduce((set, card) => set | (1 << place(card)), 0);
}

/** The pack that a little deal comes from, in the engine's order for two with seat 1 dealing; the other cards last. */
function littleDeck(random: Random): Card[] {
  const pack = [...LITTLE_PACK];
  const clubs = 4;
  do random.shuffle(pack, pack.length);
  while (place(pack[6]) >= clubs);
  return [...pack, ...FULL_PACK.filter((card) => !LITTLE_PACK.includes(card))];
}

function engineAction(choice: number): Action {
  if (choice < LITTLE_PACK.length) return discardOf(LITTLE_PACK[choice]);
  return { [LITTLE_DRAW]: DRAW, [LITTLE_TAKE]: TAKE, [LITTLE_KNOCK]: KNOCK }[choice] as Action;
}

test('until its stock is empty and its turns are over, a deal of little Thirty-One goes as the engine’s does', () => {
  const random = new Random(1);
  const deal = new Deal(preset('scat'), 2, random);
  let ended = 0;
  for (let game = 0; game < 300; game++) {
    const deck = littleDeck(random);
    deal.start(deck, 1, [3, 3]);
    let position = LITTLE.after(place(deck[6]));
    position = position.after(handOf([deck[0], deck[2], deck[4]])).after(handOf([deck[1], deck[3], deck[5]]));
    while (position.actor !== OVER) {
      if (position.actor === CHANCE) {
        position = position.after(place(deal.drawnCard));
        continue;
      }
      const choices = position.choices.filter((choice) => choice !== LITTLE_PASS);
      const isStockEmpty = choices.length < position.choices.length;
      const legal = deal.legalActions().filter((action) => !isStockEmpty || action !== DRAW);
      expect(position.actor).toBe(deal.seat);
      expect(new Set(choices.map(engineAction))).toEqual(new Set(legal));
      const choice = choices[random.below(choices.length)];
      deal.apply(engineAction(choice));
      position = position.after(choice);
    }
    if (deal.phase !== 'over') {
      expect(Array.from(deal.table.turns)).toEqual([2, 2]);
      continue;
    }
    ended++;
    expect(position.payoff).toBe(deal.losses[1] - deal.losses[0]);
  }
  expect(ended).toBeGreaterThan(150);
});

import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE, discardOf, type Action } from '../../../../engine/actions.ts';
import { parseCards, type Card } from '../../../../engine/cards.ts';
import { Deal } from '../../../../engine/deal.ts';
import { FULL_PACK } from '../../../../engine/pack.ts';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import {
  LITTLE,
  LITTLE_DRAW,
  LITTLE_KNOCK,
  LITTLE_NETWORK,
  LITTLE_PACK,
  LITTLE_PASS,
  LITTLE_TAKE,
} from '../../../../training/learner/games/little.ts';
import { CHANCE, OVER, type Position } from '../../../../training/learner/games/position.ts';

function place(card: Card): number {
  return LITTLE_PACK.indexOf(card);
}

function places(cards: string): number[] {
  return parseCards(cards).map(place);
}

function handOf(cards: readonly Card[]): number {
  return cards.reduce((set, card) => set | (1 << place(card)), 0);
}

/** A position from the cards dealt and what happened, as in `draw Kd`, `discard 8c`, `knock`. */
function after(turnUp: string, first: string, second: string, ...moves: string[]): Position {
  const start = [place(parseCards(turnUp)[0]), handOf(parseCards(first)), handOf(parseCards(second))];
  const played = moves.flatMap((move) => {
    const [verb, card] = move.split(' ');
    if (verb === 'discard') return places(card);
    if (verb === 'draw') return [LITTLE_DRAW, ...places(card)];
    return [{ take: LITTLE_TAKE, knock: LITTLE_KNOCK, pass: LITTLE_PASS }[verb] as number];
  });
  return [...start, ...played].reduce((position, choice) => {
    expect(position.choices).toContain(choice);
    return position.after(choice);
  }, LITTLE);
}

describe('the rules of little Thirty-One', () => {
  test('the turn-up is one of four cards of a suit, and hands have three of the other seven', () => {
    expect(LITTLE.choices).toEqual(places('Ac Kc Qc 8c'));
    expect(LITTLE.after(0).choices).toHaveLength(35);
  });

  test('one draws, takes or knocks', () => {
    expect(after('8c', 'Ac Kc 8d', 'Qc Ad Kd').choices).toEqual([LITTLE_DRAW, LITTLE_TAKE, LITTLE_KNOCK]);
  });

  test('the taken card may not go back, a drawn one may', () => {
    expect(after('8c', 'Ac Kc 8d', 'Qc Ad Kd', 'take').choices).toEqual(places('Ac Kc 8d'));
    expect(after('8c', 'Ac Kc 8d', 'Qc Ad Kd', 'draw Qd').choices).toEqual(places('Ac Kc Qd 8d'));
  });

  test('after a knock the other has one more turn and may not knock', () => {
    const knocked = after('8c', 'Ac Kc 8d', 'Qc Ad Kd', 'knock');
    expect(knocked.choices).toEqual([LITTLE_DRAW, LITTLE_TAKE]);
    expect(knocked.after(LITTLE_TAKE).after(place(parseCards('Ad')[0])).actor).toBe(OVER);
  });

  test('a knocker who alone is lowest loses two, another who is loses one', () => {
    expect(after('8c', 'Ac Kd 8d', 'Kc Qc Ad', 'knock', 'take', 'discard Ad').payoff).toBe(-2);
    expect(after('Qc', 'Ac Kc 8d', '8c Kd Qd', 'knock', 'draw Ad', 'discard Ad').payoff).toBe(1);
  });

  test('a knocker who ties is safe, and the other loses one', () => {
    expect(after('Qc', 'Ac Kc 8d', '8c Ad Qd', 'knock', 'draw Kd', 'discard Kd').payoff).toBe(1);
  });

  test('without a knock, both of a tie lose one', () => {
    expect(after('Qc', 'Ac Kc 8d', '8c Ad Qd', 'draw Kd', 'discard Kd', 'pass').payoff).toBe(0);
  });

  test('31 is declared at once, dealt or made, and the other loses one', () => {
    expect(after('8c', 'Ac Kc Qc', 'Ad Kd 8d').payoff).toBe(1);
    expect(after('Ac', 'Ad Kd 8d', 'Kc Qc 8c', 'draw Qd', 'discard 8d').payoff).toBe(1);
    expect(after('Ac', 'Ad Kd 8d', 'Kc Qc 8c', 'knock', 'take', 'discard 8c').payoff).toBe(-1);
  });

  test('with the stock empty one takes, knocks or passes; a pass ends the deal, and the lowest loses one', () => {
    const empty = after('8c', 'Ac Kc 8d', 'Qc Ad Kd', 'draw Qd', 'discard Qd');
    expect(empty.choices).toEqual([LITTLE_PASS, LITTLE_TAKE, LITTLE_KNOCK]);
    expect(after('8c', 'Ac Kd 8d', 'Qc Ad Kc', 'draw Qd', 'discard Ac', 'pass').payoff).toBe(1);
  });

  test('when both have had two turns the deal ends as by a pass', () => {
    const turns = ['draw Kd', 'discard Kd', 'take', 'discard Ad', 'take', 'discard 8d', 'take', 'discard Kd'];
    const end = after('8c', 'Ac Kc 8d', 'Qc Ad Qd', ...turns);
    expect(end.actor).toBe(OVER);
    expect(end.payoff).toBe(1);
  });
});

describe('what a seat sees', () => {
  test('has inputs for six sets of the eight cards, the size of the stock, and twelve moves in each of four turns', () => {
    expect(LITTLE_NETWORK.observationSize).toBe(6 * 8 + 1 + 4 * 12);
  });

  test('has an input for the last decision of the longest deal', () => {
    const turns = ['draw Kd', 'discard Kd', 'take', 'discard Ad', 'take', 'discard 8d', 'take'];
    const inputs = new Float32Array(2 * LITTLE_NETWORK.observationSize);
    after('8c', 'Ac Kc 8d', 'Qc Ad Qd', ...turns).observe(inputs, 0);
    const fourthTurn = 6 * 8 + 1 + 3 * 12;
    expect(inputs.lastIndexOf(1)).toBe(fourthTurn + LITTLE_TAKE);
    expect(fourthTurn + LITTLE_TAKE).toBeLessThan(LITTLE_NETWORK.observationSize);
  });
});

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

test('until its stock is empty and its turns are over, a little deal goes as the engine’s does', () => {
  const random = new Random(1);
  const deal = new Deal(preset('scat'), 2, random);
  let ended = 0;
  for (let game = 0; game < 1_000; game++) {
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
  expect(ended).toBeGreaterThan(500);
});

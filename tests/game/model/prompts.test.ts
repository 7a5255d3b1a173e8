/** What the table says can be done, and what prevents a knock. */
import { describe, expect, test } from 'vitest';
import {
  CHANGE,
  DRAW,
  HAMMER,
  KNOCK,
  PASS,
  STAND,
  SWAP_ALL,
  TAKE,
  discardOf,
  takeOf,
  type Action,
} from '../../../engine/actions.ts';
import { NO_CARD, parseCard } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { whyNot } from '../../../engine/legality.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { viewOf } from '../../../engine/view.ts';
import { turnPrompt } from '../../../game/model/prompts.ts';
import { dealt, drawAndDrop, play } from '../../engine/support/stacked.ts';

/** A deal in which you hold these cards, in the turn of that number. */
function dealOf(rules: HouseRules, hand: string, turn: number): Deal {
  const deal = dealt({ hands: [hand, '2c 3d 5h'], turnUp: '7d', stock: '8c 6d 8h 6h' }, rules);
  for (let i = 1; i < turn; i++) drawAndDrop(deal, 2);
  return deal;
}

function promptIn(deal: Deal, chosen = NO_CARD, armed: Action | null = null): string {
  const { hand, drawn, rules } = viewOf(deal, deal.seat);
  const [prompt = ''] = turnPrompt({
    rules,
    actions: deal.legalActions(),
    armed,
    hand: drawn === NO_CARD ? [...hand] : [...hand, drawn],
    chosen,
    top: deal.table.top,
    whyNot: (action) => whyNot(viewOf(deal, deal.seat), action),
  });
  return prompt;
}

const prompt = (name: string, hand: string, turn: number) => promptIn(dealOf(preset(name), hand, turn));

test('what takes one out of the turns is called so, and says it once more before the second press', () => {
  const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'], pool: '2c 5d 9s' }, preset('widow'));
  const forGood = (armed: Action | null) =>
    turnPrompt({
      rules: deal.rules,
      actions: deal.legalActions(),
      forGood: [SWAP_ALL, PASS],
      armed,
      hand: [],
      chosen: NO_CARD,
      top: NO_CARD,
      whyNot: () => null,
    });
  expect(forGood(null)).toEqual(['Take a card from the middle, swap all three, knock or pass for good.']);
  expect(forGood(PASS)).toEqual(['Press again to pass: you get no more turns.']);
  expect(forGood(SWAP_ALL)).toEqual(['Press again to swap all three: you get no more turns.']);
});

test('a new pool is asked for from the stock, and a first press says that it is the whole turn', () => {
  const rules = { ...preset('widow'), poolSevenEightNine: 'on-request' } as const;
  const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'], pool: '7c 8d 9s' }, rules);
  expect(promptIn(deal)).toContain('swap all three, knock, ask for three new cards from the stock or pass.');
  expect(promptIn(deal, NO_CARD, CHANGE)).toBe('Press again for three new cards: your turn is then over.');
});

test('after one exchange of two, says what there is to do, and asks again for no more than a card', () => {
  const rules = { ...preset('widow'), poolSwapTwo: true };
  const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'], pool: '2c 5d 9s' }, rules);
  play(deal, '0 take 5d', '0 discard 4h');
  expect(promptIn(deal)).toBe('Swap another card, or be done.');
  expect(promptIn(deal, NO_CARD, takeOf(parseCard('9s')))).toBe('Press again to take it.');
  expect(promptIn(deal, NO_CARD, discardOf(parseCard('Kc')))).toBe('Now tap the card that you take for it.');
});

test('before a knock that ends the deal at once, says that it does', () => {
  const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'], pool: '2c 5d 9s' }, preset('widow'));
  const { rules } = deal;
  const actions = deal.legalActions();
  const facts = { rules, actions, armed: KNOCK, hand: [], chosen: NO_CARD, top: NO_CARD, whyNot: () => null };
  expect(turnPrompt({ ...facts, turnsAfterKnock: 0 }).at(-1)).toBe('Press again to knock: all hands are shown.');
  expect(turnPrompt(facts).at(-1)).toContain('one more turn');
});

test('a card that was just taken may not be discarded at once, and the prompt says so', () => {
  const deal = dealOf(preset('scat'), 'Qs 9d 2h', 1);
  play(deal, '0 take');
  expect(promptIn(deal)).toBe('Discard a card, not the one you took.');
});

test('where one knocks with the discard, the prompt offers both', () => {
  const deal = dealOf({ ...preset('scat'), knockTiming: 'after-draw' }, 'Qs 9d 2h', 1);
  play(deal, '0 draw');
  expect(promptIn(deal)).toBe('Choose a card: discard it, or knock with it.');
});

test('of a card that was drawn any card may be discarded', () => {
  const deal = dealOf(preset('scat'), 'Qs 9d 2h', 1);
  play(deal, '0 draw');
  expect(promptIn(deal)).toBe('Discard a card.');
});

describe('before the second press', () => {
  const armed = (name: string) => promptIn(dealOf(preset(name), 'Qs 9d 2h', 2), NO_CARD, KNOCK);

  test('a knock says what it does, and what it costs a knocker with the lowest hand', () => {
    expect(armed('scat')).toMatch(/one more turn for the others\. If you are lowest then, you lose 2 tokens\.$/);
    expect(armed('gentle-knock')).toMatch(/you lose 1 token\.$/);
    const after = (lastTurns: 0 | 2) => {
      const deal = dealOf({ ...preset('gin'), lastTurns }, 'Qs 9d 2h', 2);
      return promptIn(deal, NO_CARD, KNOCK);
    };
    expect(after(0)).toBe('Press again to knock: all hands are shown.');
    expect(after(2)).toBe('Press again to knock: the others have two more turns.');
  });

  test('a knock names no number where letters or places are at stake', () => {
    for (const name of ['gin', 'ride-the-bus']) expect(armed(name)).toMatch(/the others have one more turn\.$/);
  });
});

describe('why one may not knock', () => {
  test('is nothing in the standard game, nor after a knock', () => {
    expect(prompt('scat', 'Qs 9d 2h', 1)).not.toMatch(/No knocking|To knock/);
    const deal = dealOf(preset('scat'), 'Qs 9d 2h', 1);
    play(deal, '0 knock');
    expect(promptIn(deal)).not.toMatch(/No knocking|To knock/);
  });

  test('is the first turn where that has no knock', () => {
    expect(prompt('pub', 'Ks Qs 9s', 1)).toMatch(/No knocking in your first turn\.$/);
    expect(prompt('pub', '2s 3h 4c', 2)).not.toContain('No knocking');
  });

  test('is a second suit where one is wanted', () => {
    expect(prompt('jacobs', 'Ks Qs 2d', 1)).toMatch(/To knock, hold one suit only\.$/);
    expect(prompt('jacobs', '2s 3s 4s', 1)).not.toContain('To knock');
    expect(prompt('hard-to-knock', 'Ks Qs 2d', 1)).toMatch(/To knock, hold one suit only, worth 21 or more\.$/);
  });

  test('is too low a value, and the value is shown', () => {
    expect(promptIn(dealOf({ ...preset('scat'), knockMinimum: 21 }, '9s 8s 2d', 1))).toMatch(
      /To knock, hold 21 or more: this is 17\.$/,
    );
  });

  test('comes after what one may do where there is room, and alone where there is not', () => {
    expect(prompt('pub', 'Ks Qs 9s', 1)).toBe('Draw or take the 7♦. No knocking in your first turn.');
    expect(prompt('hard-to-knock', 'Ks Qs 2d', 1)).toBe('To knock, hold one suit only, worth 21 or more.');
  });

  test('looks at the cards that are kept where one knocks with the discard', () => {
    const deal = dealOf({ ...preset('scat'), knockTiming: 'after-draw', knockMinimum: 21 }, '9s 8s 7s', 1);
    play(deal, '0 draw');
    expect(promptIn(deal, parseCard('8c'))).not.toContain('To knock');
    expect(promptIn(deal, parseCard('7s'))).toMatch(/To knock, hold 21 or more: this is 17\.$/);
  });
});

describe('what one may do', () => {
  const options = (...actions: Action[]): readonly string[] =>
    turnPrompt({
      rules: preset('scat'),
      actions,
      armed: null,
      hand: [],
      chosen: NO_CARD,
      top: parseCard('7d'),
      whyNot: () => null,
    });

  test('is named in its order, nothing else', () => {
    expect([
      options(DRAW, TAKE, KNOCK),
      options(DRAW),
      options(TAKE),
      options(STAND, HAMMER, PASS),
      options(DRAW, KNOCK),
      options(KNOCK, TAKE),
    ]).toMatchInlineSnapshot(`
      [
        [
          "Draw, take the 7♦ or knock.",
        ],
        [
          "Draw.",
        ],
        [
          "Take the 7♦.",
        ],
        [
          "Stand, call the hammer or pass.",
        ],
        [
          "Draw or knock.",
        ],
        [
          "Take the 7♦ or knock.",
        ],
      ]
    `);
  });
});

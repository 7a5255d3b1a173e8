/** What the table says can be done, and what prevents a knock. */
import { describe, expect, test } from 'vitest';
import { DRAW, HAMMER, KNOCK, PASS, STAND, SWAP_ALL, TAKE, parseAction, type Action } from '../../../engine/actions.ts';
import { openDecision } from '../../../engine/open-decision.ts';
import { NO_CARD, parseCard } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { whyNot } from '../../../engine/legality.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { viewOf } from '../../../engine/view.ts';
import { turnPrompt } from '../../../game/model/prompts.ts';
import { dealt, drawAndDrop, play, position } from '../../engine/support/stacked.ts';

type Facts = Parameters<typeof turnPrompt>[0];

const DECISION = { phase: 'draw', pass: 'deal', forGood: [] } as const;
const NOTHING = {
  rules: preset('scat'),
  armed: null,
  hand: [],
  chosen: NO_CARD,
  top: NO_CARD,
  whyNot: () => null,
  ...DECISION,
};

function promptsIn(deal: Deal, changes: Partial<Facts> = {}): readonly string[] {
  const view = viewOf(deal, deal.seat);
  const { hand, drawn, rules } = view;
  return turnPrompt({
    ...NOTHING,
    ...openDecision(view),
    rules,
    actions: deal.legalActions(),
    hand: drawn === NO_CARD ? [...hand] : [...hand, drawn],
    top: deal.table.top,
    whyNot: (action) => whyNot(viewOf(deal, deal.seat), action),
    ...changes,
  });
}

/** With draw and discard, you hold some cards in the turn of that number. */
function drawDiscard(game: string, keys: Partial<HouseRules>, hand: string, turn: number): Deal {
  const deal = dealt({ hands: [hand, '2c 3d 5h'], turnUp: '7d', stock: '8c 6d 8h 6h' }, { ...preset(game), ...keys });
  for (let i = 1; i < turn; i++) drawAndDrop(deal, 2);
  return deal;
}

const widow = (keys: Partial<HouseRules>, pool = '2c 5d 9s'): Deal =>
  dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'], pool }, { ...preset('widow'), ...keys });

describe('where one discards first', () => {
  const FIRST = { discardFirst: true };
  const LATE = { ...FIRST, knockTiming: 'after-draw' } as const;
  const king = { chosen: parseCard('Ks') };

  test.each<[string, Partial<HouseRules>, moves: string[], Partial<Facts>, string]>([
    ['a knock', FIRST, [], { armed: KNOCK }, 'Press again to knock: the others have one more turn.'],
    ['a pass', FIRST, [], { armed: PASS }, 'Press again to pass.'],
    ['a pass that ends the deal', FIRST, [], { armed: PASS, pass: 'deal' }, 'Press again to pass: that ends the deal.'],
    ['a card that is chosen', FIRST, [], king, 'Discard it.'],
    ['a knock with the discard', LATE, [], {}, 'Choose a card: discard it, or knock with it.'],
    ['or something else', { ...LATE, passAnyTurn: true }, [], {}, 'Discard a card, knock or pass.'],
    ['a card to knock with', LATE, [], king, 'Discard it, or knock with it.'],
    ['the rest of a turn', FIRST, ['0 discard 3h'], {}, 'Draw or take the 7♦.'],
    ['the rest of one in which one has knocked', LATE, ['0 knock 3h'], {}, 'Draw or take the 7♦.'],
  ])('%s', (_, keys, moves, changes, prompt) => {
    expect(promptsIn(play(drawDiscard('scat', keys, 'Ks 9s 3h', 1), ...moves), changes).at(-1)).toBe(prompt);
  });

  test.each([FIRST, LATE])('why there is no knock is said where there is room: %j', (keys) => {
    const deal = drawDiscard('scat', { ...keys, knockMinimum: 25 }, 'Ks 9s 3h', 1);
    const reason = 'To knock, hold 25 or more: this is 19.';
    expect(promptsIn(deal)).toEqual([`Discard a card. ${reason}`, 'Discard a card.']);
  });
});

describe('with a pool', () => {
  const forGood = [SWAP_ALL, PASS];
  const renewable = { poolSevenEightNine: 'on-request' } as const;

  test.each<[string, Partial<HouseRules>, string | null, Partial<Facts>, string]>([
    ['what is for good', {}, null, { forGood }, 'Take a card from the middle, swap all three, knock or pass for good.'],
    ['that before the second press', {}, 'pass', { forGood }, 'Press again to pass: you get no more turns.'],
    ['that too', {}, 'swap-all', { forGood }, 'Press again to swap all three: you get no more turns.'],
    ['a pass that ends nothing', {}, 'pass', {}, 'Press again to pass.'],
    ['a first press on it', renewable, 'change', {}, 'Press again for three new cards: your turn is then over.'],
    ['a card that is given before one is taken', {}, 'discard Kc', {}, 'Now tap the card that you take for it.'],
    ['a card that is taken', {}, 'take 9s', {}, 'Press again to take it.'],
    ['a knock that ends the deal', {}, 'knock', { turnsAfterKnock: 0 }, 'Press again to knock: all hands are shown.'],
    ['a knock', {}, 'knock', {}, 'Press again to knock: the others have one more turn.'],
  ])('%s', (_, keys, armed, changes, prompt) => {
    const deal = widow(keys, keys.poolSevenEightNine === undefined ? '2c 5d 9s' : '7c 8d 9s');
    const prompts = promptsIn(deal, { ...changes, armed: armed === null ? null : parseAction(armed) });
    expect(prompts.at(-1)).toBe(prompt);
  });

  test('a card is given for the one that was taken', () => {
    const deal = widow({});
    play(deal, '0 take 5d');
    const prompts = [{}, { chosen: parseCard('Kc') }].map((changes) => promptsIn(deal, changes)[0]);
    expect(prompts).toEqual(['Put a card from your hand in its place.', 'Give it.']);
  });
});

describe('a discard', () => {
  test.each<[string, Partial<HouseRules>, string, string]>([
    ['may not be the card that was just taken', {}, 'take', 'Discard a card, not the one you took.'],
    ['may knock', { knockTiming: 'after-draw' }, 'draw', 'Choose a card: discard it, or knock with it.'],
    ['may be any card after a draw', {}, 'draw', 'Discard a card.'],
  ])('%s', (_, keys, action, prompt) => {
    const deal = drawDiscard('scat', keys, 'Qs 9d 2h', 1);
    play(deal, `0 ${action}`);
    expect(promptsIn(deal)).toEqual([prompt]);
  });

  test('looks at the cards that are kept where one knocks with it', () => {
    const deal = drawDiscard('scat', { knockTiming: 'after-draw', knockMinimum: 21 }, '9s 8s 7s', 1);
    play(deal, '0 draw');
    expect(promptsIn(deal, { chosen: parseCard('8c') })[0]).not.toContain('To knock');
    expect(promptsIn(deal, { chosen: parseCard('7s') })[0]).toMatch(/To knock, hold 21 or more: this is 17\.$/);
  });
});

test.each<[string, Partial<HouseRules>, RegExp]>([
  ['scat', {}, /one more turn for the others\. If you are lowest then, you lose 2 tokens\.$/],
  ['gentle-knock', {}, /you lose 1 token\.$/],
  ['gin', { lastTurns: 0 }, /^Press again to knock: all hands are shown\.$/],
  ['gin', { lastTurns: 2 }, /^Press again to knock: the others have two more turns\.$/],
  // Where letters or places are at stake, no number is named.
  ['gin', {}, /the others have one more turn\.$/],
  ['ride-the-bus', {}, /the others have one more turn\.$/],
  ['jacobs', {}, /the others have one more turn\.$/],
])('in %s a knock says before the second press what it does, and what it may cost: %j', (game, keys, prompt) => {
  expect(promptsIn(drawDiscard(game, keys, 'Qs 9s 2s', 2), { armed: KNOCK })[0]).toMatch(prompt);
});

describe('why one may not knock', () => {
  const OPTIONS = 'Draw or take the 7♦.';

  test.each<[string, Partial<HouseRules>, string, number, string]>([
    ['scat', {}, 'Qs 9d 2h', 1, 'Draw, take the 7♦ or knock.'],
    ['pub', {}, 'Ks Qs 9s', 1, `${OPTIONS} No knocking in your first turn.`],
    ['pub', {}, '2s 3h 4c', 2, 'Draw, take the 6♦ or knock.'],
    ['jacobs', {}, 'Ks Qs 2d', 1, `${OPTIONS} To knock, hold one suit only.`],
    ['jacobs', {}, '2s 3s 4s', 1, 'Draw, take the 7♦ or knock.'],
    // Where there is no room for both, the reason stands alone: the piles are lit anyway.
    ['pub', { knockFrom: 3 }, 'Ks Qs 9s', 1, 'No knocking in your first 2 turns.'],
    ['hard-to-knock', {}, 'Ks Qs 2d', 1, 'To knock, hold one suit only, worth 21 or more.'],
    ['scat', { knockMinimum: 21 }, '9s 8s 2d', 1, 'To knock, hold 21 or more: this is 17.'],
  ])('is said in %s %j with %s in turn %d', (game, keys, hand, turn, prompt) => {
    expect(promptsIn(drawDiscard(game, keys, hand, turn))).toEqual([prompt]);
  });

  test('is a swap of all in the turn before, with a pool', () => {
    const deal = position(
      { play: 'pool', poolSwapAll: 'binds' },
      '2s 5h 6c',
      '9d Kd 7d',
      '0 swap-all, 1 take 2s, 1 discard 2h',
    );
    expect(promptsIn(deal)).toEqual(['Pass. You swapped all three, so now you pass.']);
  });

  test('is nothing after a knock', () => {
    const deal = drawDiscard('scat', {}, 'Qs 9d 2h', 1);
    play(deal, '0 knock');
    expect(promptsIn(deal)).toEqual([OPTIONS]);
  });
});

test.each<[Action[], string]>([
  [[DRAW], 'Draw.'],
  [[TAKE], 'Take the 7♦.'],
  [[STAND, HAMMER, PASS], 'Stand, call the hammer or pass.'],
  [[DRAW, KNOCK], 'Draw or knock.'],
  [[KNOCK, TAKE], 'Take the 7♦ or knock.'],
])('what one may do is named in its order, nothing else: %j', (actions, prompt) => {
  expect(turnPrompt({ ...NOTHING, actions, top: parseCard('7d') })).toEqual([prompt]);
});

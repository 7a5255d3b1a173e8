/** What the expert does in worked positions without a pool, by each house rule. Seat 0 begins. */
import { expect, test } from 'vitest';
import { BUY_IN, LEAVE } from '../../../engine/actions.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { Prospects } from '../../../engine/bots/prospects.ts';
import { parseCards } from '../../../engine/cards.ts';
import { Match } from '../../../engine/match.ts';
import { packOf } from '../../../engine/pack.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, decisionOf, emptyTheStock, play, position, rulesWith, stackDeck } from '../support/stacked.ts';

type Keys = Record<string, unknown>;
/** A position (`position`), and what the expert may do in it, with strokes between. */
type Row = [what: string, keys: Keys, hands: string, lying: string, wanted: string, moves?: string];

function positions(about: string, rows: readonly Row[]): void {
  test.each(rows)(`${about}: %s`, (_what, keys, hands, lying, wanted, moves) => {
    expect(wanted.split('|')).toContain(decisionOf(createExpert(), position(keys, hands, lying, moves)));
  });
}

const FOUR = 'Ks 9s 2s / 2h 3h 4c / 3d 4d 5c / 6h 7c 8d';
const AFTER_DRAW = { knockTiming: 'after-draw' };
const PLAIN_31 = { ...AFTER_DRAW, declareAfterKnock: false };
const BEFORE_DRAW = { knockTiming: 'before-draw' };
const COUNTER = { counterKnock: true };
const CHEAP_COUNTER = { ...COUNTER, declare: 'off', knockerLowestLoss: 1 };
const LATE_COUNTER = { ...AFTER_DRAW, ...COUNTER };
const LOW_FOUR = 'Ah Kh 2c / Ks 2h 2d / 7c 8c 3d / 7d 8d 3h';
const LATE_KNOCK = '0 draw, 0 knock 2c, 1 draw';
const STAND = { finalTurnStand: true, declare: 'off' };
const HONOUR = { declare: 'manual' };
const MINUS = { offSuit: 'minus' };
const FORTY_ONE = { base: 'forty-one' };
const THREE = { declareThree: true };
const COMPARED = { ...THREE, ...HONOUR, declareEnds: 'showdown' };
const WITH_TEN = { declareWithTen: true };
const LAST_TURNS = { declareEnds: 'last-turns' };
const SHOWN = { declareEnds: 'at-showdown', declareThree: true, knockTiming: 'instead-of-draw' };
const TOP = { straightFlush: 'top' };
const BRAG = { handRanking: 'brag' };
const GOLF = { base: 'golf' };

positions('in its turn', [
  ['takes the card that makes 31', {}, 'As Ks 4d', 'Qs', 'take'],
  ['even with a hand to knock with', {}, 'As Ks 8s', 'Qs', 'take'],
  ['also of four cards', { base: 'four-card' }, 'As Ks Qs 4d / 2h 3h 4c 5c', 'Js', 'take'],
  ['takes a court card of its suit', {}, 'Ks 9s 2d', 'Ts', 'take'],
  ['leaves a low card of another suit', {}, 'As 9s 2s', '3d', 'draw'],
  ['draws rather than pass', { passAnyTurn: true }, 'As 9s 2d', '3h', 'draw'],
  ['goes for the suit of its two good cards', {}, 'As Ks 4d', '2c 9h', 'discard 4d|discard 9h', '0 draw'],
  ['takes the third of a kind for 30.5', { base: 'blitz' }, '8s 8d Kc', '8h', 'take'],
  ['for 30', { base: 'cadillac' }, '8s 8d Kc', '8h', 'take'],
  ['and not for nothing', {}, '8s 8d Kc', '8h', 'draw'],
  ['takes the third ace', { base: 'cadillac' }, 'As Ad Ks', 'Ac', 'take'],
  ['in an Italian pack, too', { base: 'italian' }, '7s 7d Kc', '7h', 'take'],
  ['keeps three of a kind', { base: 'italian' }, '7s 7d Kc', '2c 7h', 'discard Kc', '0 draw'],
  ['completes a straight flush', { base: 'hard-to-knock' }, '5s 6s Kd', '7s', 'take'],
  ['keeps the higher of two tens for ties', { base: 'jacobs' }, 'Ks Ts Qs', '2c Js', 'discard Ts', '0 draw'],
]);

positions('before the first turn', [
  ['looks: a hand not seen is often lowest', { base: 'shotgun' }, 'Ks Qs 9s', '', 'look'],
  ['has all cards dealt', { base: 'sudden-death' }, 'Ks Qs 9s', '', 'deal'],
  ['calls the hammer with a good hand', { base: 'hammer' }, 'Ks Qs 9s', '', 'hammer'],
  ['and with less than it takes to knock', { base: 'hammer' }, 'Ks 9s 3s', '2d', 'hammer'],
  ['but not with 12', { base: 'hammer' }, 'Ks 2s 4h', '5d', 'draw'],
]);

positions('a knock', [
  ['with 29', {}, 'As Ts 8s', '3d', 'knock'],
  ['not with 12', {}, 'Ts 2s 3d', '4h', 'draw'],
  ['not with 22 against one', {}, 'Ks 9s 3s', '2d', 'draw'],
  ['with 21 against three', {}, FOUR, '2d', 'knock'],
  ['not where it has to be the highest', { base: 'gin' }, FOUR, '2d', 'draw'],
  ['with 22 where failing costs no more', { base: 'gentle-knock' }, 'Ks 9s 3s', '2d', 'knock'],
  ['as in a race', { base: 'french-canadian' }, 'Ks 9s 3s', '2d', 'knock'],
  ['before the draw with 29', BEFORE_DRAW, 'Ks Qs 9s', '', 'knock'],
  ['counting on the card to come', BEFORE_DRAW, 'Ks Ts 2s', '2d', 'knock'],
  ['for which 22 are too little otherwise', {}, 'Ks Ts 2s', '2d', 'draw'],
  ['with the discard', AFTER_DRAW, 'As 9s 4d', '2c Ks', 'knock 4d', '0 draw'],
  ['not with a 31 that a discard declares', PLAIN_31, 'As Ks 4d', '2c Qs', 'discard 4d', '0 draw'],
  ['not below a minimum', { knockMinimum: 22 }, FOUR, '2d', 'draw'],
  ['not with two suits where one is asked for', { knockSameSuit: true }, FOUR.replace('9s 2s', 'As 2c'), '2d', 'draw'],
  ['with less where nobody has a turn after it', { lastTurns: 0 }, 'Ks 9s 2s', '2d', 'knock'],
  ['than where all have one', {}, 'Ks 9s 2s', '2d', 'draw'],
  ['with 30 where all have two', { lastTurns: 2 }, 'Ks Qs Ts', '2d', 'knock'],
]);

positions('after a knock', [
  ['draws, which can only help', COUNTER, 'Ks 9s 5s / Kh 9h 4h', '2d', 'draw', '0 knock'],
  ['knocks too with the best hand', CHEAP_COUNTER, 'Ks 9s 5s / Ah Kh Qh', '2d', 'knock', '0 knock'],
  ['or before others get better', LATE_COUNTER, LOW_FOUR, '3s 9d 3c', 'knock 2d|knock 2h|knock 3c', LATE_KNOCK],
  ['stands with the best hand', STAND, 'Ks 9s 5s / Ah Kh Qh', '2d', 'stand', '0 knock'],
  ['draws with a poor one', STAND, 'Ks 9s 5s / Ah 2c 3d', '2d', 'draw', '0 knock'],
  ['collects while it has two turns', { lastTurns: 2, declare: 'off' }, 'Kh 9h 8h / Ks Qs 2c', '9s', 'take', '0 knock'],
]);

const MAKES_31 = '0 knock, 1 take, 1 discard 4d';
const FIRST = { discardFirst: true };
const FIRST_AFTER = { ...FIRST, ...AFTER_DRAW };
const FIRST_BEFORE = { ...FIRST, ...BEFORE_DRAW };
positions('where one discards first', [
  ['it gives what goes with neither', FIRST, 'Ks 9s 4d', '2c', 'discard 4d'],
  ['or what the card on the pile makes up for', FIRST, 'Ks 9s Ad', 'As', 'discard Ad'],
  ['takes it then', FIRST, 'Ks 9s Ad', 'As', 'take', '0 discard Ad'],
  ['and no card that helps less than others', FIRST, 'Ks 9s 4d', '2h', 'draw', '0 discard 4d'],
  ['takes the card that makes 31', FIRST, 'As Ks 4d', 'Qs', 'take', '0 discard 4d'],
  ['knocks with 29', FIRST, 'As Ts 8s', '3d', 'knock'],
  ['not with 12', FIRST, 'Ts 2s 3d', '4h', 'discard 3d|discard 2s'],
  ['before the discard, where what comes makes up for it', FIRST_BEFORE, 'As 9s 4d', 'Ks', 'knock'],
  ['and not with a hand that the discard spoils', FIRST_BEFORE, 'As Ks 4s', '2d', 'discard 4s'],
  ['with the discard, where the same is so', FIRST_AFTER, 'As 9s 4d', 'Ks', 'knock 4d'],
  ['or not', FIRST_AFTER, 'Ks 9s 8s', '2d', 'discard 8s'],
  ['keeps a good hand in its last turn', { ...FIRST, ...STAND }, 'Ks 9s 5s / Ah Kh Qh', '2d', 'stand', '0 knock'],
  ['passes with it', { ...FIRST, passAnyTurn: true }, 'Ks 9s 5s / Ah Kh 9h', '2d', 'pass', '0 knock'],
  ['and gives up a poor one', { ...FIRST, ...STAND }, 'Ks 9s 5s / Ah 2c 3d', 'Kh', 'discard 2c|discard 3d', '0 knock'],
  ['for a card that makes it the best', FIRST, 'Ks 9s 5s / Ah Kh 2c', '9h', 'discard 2c', '0 knock'],
]);

positions('a hand that is declared by hand', [
  ['31 is', HONOUR, 'As Ks Qs / Kh 9h 6h', '2c', 'declare'],
  ['not against a knocker who loses 2 if not', HONOUR, 'Kh 9h 6h / As Ks 4d', 'Qs', 'quiet', MAKES_31],
  ['but if 2 by that, too', { ...HONOUR, knockerLossOn31: 2 }, 'Kh 9h 6h / As Ks 4d', 'Qs', 'declare', MAKES_31],
  ['or where others lose as well', HONOUR, 'Kh 9h 6h / As Ks 4d / 2h 3h 4c', 'Qs', 'declare', MAKES_31],
  ['three of a kind are where all pay', { ...THREE, ...HONOUR }, '8s 8d 8h', '', 'declare'],
  ['not where they are compared and low', COMPARED, '2s 2d 2h / Kh Qh 4c', '', 'quiet'],
  ['but for 30.5', { ...COMPARED, threeOfAKind: 30.5 }, '2s 2d 2h / Kh Qh 4c', '', 'declare'],
]);

test('against a knocker with one loss left a hand is declared', () => {
  const deal = position(HONOUR, 'Kh 9h 6h / As Ks 4d', 'Qs', MAKES_31);
  const view = viewOf(deal, deal.seat);
  view.tokens[0] = 0;
  expect(createExpert().decide(view, deal.legalActions())).toBe(deal.legalActions()[0]);
});

positions('hands that end the deal', [
  ['it takes the third of a kind', THREE, '8s 8d Kc', '8h', 'take'],
  ['whatever three count', { ...THREE, threeOfAKind: 30 }, '8s 8d Kc', '8h', 'take'],
  ['it takes the ten that is needed', WITH_TEN, 'As Ks Qs', 'Ts', 'take'],
  ['keeps it', WITH_TEN, 'As Ks Qs', 'Ts', 'discard Ks|discard Qs', '0 take'],
  ['whichever card comes first', WITH_TEN, 'Ks Qs As', 'Ts', 'discard Ks|discard Qs', '0 take'],
  ['and knocks with 31 without one', WITH_TEN, 'As Ks Qs', '2d', 'knock'],
  ...['all-pay', 'showdown', 'last-turns', 'aces-all-pay', 'at-showdown'].map((declareEnds): Row => {
    return [`${declareEnds}: it takes what makes 31`, { declareEnds }, 'As Ks 8s', 'Qs', 'take'];
  }),
  ['it improves after one', LAST_TURNS, 'As Ks 4d / Kh 9h 3c / Kd 9d 2c', 'Qs 7c', 'draw', '0 take, 0 discard 4d'],
  ['it knocks with three that all pay for then', SHOWN, '2s 2c 2h / 3h 4h 5c / 9d 8c 3d', 'Kd', 'knock'],
  ['and with 31, whatever lies open', SHOWN, 'As Ks Qs / 3h 4h 5c / 9d 8c 3d', 'Js', 'knock'],
  ['it prefers the third to a higher suit', SHOWN, '2h 3h 4c / Ks 8d 8c', '8h', 'take', '0 knock'],
  ['it takes the last of a straight flush', TOP, '5s 6s Kd', '7s', 'take'],
  ['knocks with one of few points', TOP, '3s 4s 5s / Kh 9h 4c', 'Kd', 'knock'],
  ['that nothing counts otherwise', {}, '3s 4s 5s / Kh 9h 4c', 'Kd', 'draw'],
  ['keeps one for which more points come', TOP, '3s 4s 5s / Kh 9h 4c', '2c As', 'discard As', '0 draw'],
]);

positions('other suits count against the hand', [
  ['the higher goes at last', MINUS, 'Kh 9h 8h / As Ks 9d', '2c 3d', 'discard 9d', '0 knock, 1 draw'],
  ['it knocks with 27 of one suit', MINUS, 'Ks 9s 8s', '2d', 'knock'],
  ['and not with 21 less a nine', MINUS, 'As Ks 9d', 'Kd', 'draw|take'],
  ['it keeps what makes 41', FORTY_ONE, 'As Ks Qs 4d', 'Js', 'discard 4d|knock 4d', '0 draw'],
  ['by hand, too', { ...FORTY_ONE, declare: 'manual' }, 'As Ks Qs 4d', 'Js', 'discard 4d|knock 4d', '0 draw'],
]);

positions('brag', [
  ['it knocks with a prial', BRAG, '9c 9d 9h / 2h 5d 8c', 'Js', 'knock'],
  ['with a run', BRAG, '4c 5d 6h / 2h 5c 8c', 'Js', 'knock'],
  ['with a flush', BRAG, 'Kc 9c 4c / 2h 5d 8c', 'Js', 'knock'],
  ['not with an ace high', BRAG, 'Ac Kd 9h / 2h 5d 8c', '5c', 'draw'],
  ['it takes what makes a run', BRAG, '9c Td 2h / 3h 5d 8c', 'Js', 'take'],
  ['and keeps it', BRAG, '9c Td 2h / 3h 5d 8c', 'Js', 'discard 2h', '0 take'],
  ['it keeps a pair', BRAG, '9c 9d 2h / 3h 5d 8c', 'Js Kd', 'discard Kd|discard 2h', '0 draw'],
]);

/** Both rows show two cards, and seat 0 begins its last turn. */
const GOLF_TURNS = '0 draw, 0 flip 0, 1 draw, 1 flip 0, 0 draw, 0 flip 1, 1 draw, 1 flip 1';
positions('golf', [
  ['the ace of the suit that shows is taken', GOLF, 'Ks Qs 2c / 8h 3h 3c', '4d 5d 6d 5c As', 'take', GOLF_TURNS],
  ['so is the third of a rank', GOLF, 'Ks Kd 2c / 8h 3h 3c', '4d 5d 6d 5c Kc', 'take', GOLF_TURNS],
  ['what adds nothing is left', GOLF, 'Ks Qs 2c / 8h 3h 3c', '4d 5d 6d 5c 6c', 'draw', GOLF_TURNS],
  ['or not placed', GOLF, '7s 2s 2c / Qh 9h 3c', '4d 5d 6d 5c 6c 2d', 'flip 2', `${GOLF_TURNS}, 0 draw`],
  ['an ace is kept', GOLF, 'Ks Qs 2c / Kh Qh 3c', '4d 5d 6d 5c 6c Ah', 'replace 2', `${GOLF_TURNS}, 0 draw`],
  ['but from whom it helps', GOLF, 'Ks Qs 2c / Kd Qd 3c', '4d 5d 6d 5c 6c Ah', 'flip 2', `${GOLF_TURNS}, 0 draw`],
]);

test.each([
  ['passes with the better hand: the cards that nobody has shown are the other one', '2h 3c 4d', 'Ks 9s 5s', 'pass'],
  ['takes with the worse hand the card that makes it the better one', 'Kh Qh 2c', 'Ks 9s 3d', 'take'],
])('with the stock empty it %s', (_what, hand, other, wanted) => {
  const deal = dealt({ hands: [hand, other] });
  emptyTheStock(deal);
  expect(decisionOf(createExpert(), deal)).toBe(wanted);
});

test('it expects more of two neighbours of a suit where straight flushes count', () => {
  const hand = parseCards('5s 6s Kd');
  const unseen = Array.from(packOf(rulesWith())).filter((card) => !hand.includes(card));
  const expected = (keys: Keys): number => new Prospects(rulesWith(keys), unseen).afterTwoDraws(hand, (value) => value);
  expect(expected({ straightFlush: 30 })).toBeGreaterThan(expected({}));
});

test('it buys in again', () => {
  const rules = rulesWith({ buyIns: 1, lives: 1, grace: false });
  const match = new Match(rules, 3, { seed: 1, dealer: 2 });
  match.startDeal(stackDeck(rules, { hands: ['2h 3c 4d', 'Ks Qs 9s', 'Kh Qh 9h'] }));
  play(match, '0 knock', '1 draw', '1 discard 2d', '2 draw', '2 discard 2s');
  expect(createExpert().decide(match.view(0), [BUY_IN, LEAVE])).toBe(BUY_IN);
});

import { expect, test } from 'vitest';
import { parseAction } from '../../../engine/actions.ts';
import { formatCard } from '../../../engine/cards.ts';
import type { JudgedOption } from '../../../engine/review/judge.ts';
import { reasonsFor } from '../../../engine/review/reasons.ts';
import { viewOf } from '../../../engine/view.ts';
import { position } from '../support/stacked.ts';

/** An option as text: an action, and one of its figures where it is not 0, for instance `knock, lost 0.5`. */
function option(text: string): JudgedOption {
  const [action, figure = 'lost 0'] = text.split(', ');
  const [name, share] = figure.split(' ');
  const figures = { lost: 0, taken: 0, knocked: 0, [name]: Number(share) };
  return { action: parseAction(action), prior: 0.5, chance: 0.5, figures };
}

/** Reasons as text, in the order of their fields. */
function reasons(deal: ReturnType<typeof position>, played: string, best: string): string {
  const options = [option(played), option(best)];
  const found = reasonsFor({ played: options[0].action, best: options[1].action, options }, viewOf(deal, deal.seat));
  const isCard = (field: string) => ['card', 'held', 'instead'].includes(field);
  const words = (reason: object) =>
    Object.entries(reason).map(([field, value]) => (isCard(field) ? formatCard(value as number) : String(value)));
  return found.map((reason) => words(reason).join(' ')).join('; ');
}

const FIRST = { discardFirst: true };
const RACE = { scoring: 'points' };
const WIDOW = { base: 'widow' };
const ASK = { ...WIDOW, poolSevenEightNine: 'on-request' };
const UNSEEN = 'Ks Qh 7d / As Ad 9c';
const GIVEN = 'discard 9d, taken 0.7';
const LESS = 'discard 5s, taken 0.1';
const FED = 'outs 10 7 45; feeds 1 2d 0.4 5s 0.1; holds 1 9d 2d';
const FEEDS = 'outs 10 7 45; feeds 1 2d 0.1 5s 0; holds 1 9d 2d';
const NOT_HELD = 'value 26 21; feeds 1 5s 0.4 2d 0';
const POOR = '9s 8s 4d / Kc Qc 4h';
const BEHIND = 'As Ks 9d / 2c 3d 4h';
/** Seat 1 has taken the nine of diamonds. */
const TAKEN = '0 draw, 0 discard 9d, 1 take, 1 discard 2c, 0 draw';

type Given = [what: string, keys: object, hands: string, lying: string];

test.each<[...Given, played: string, best: string, told: string, moves?: string]>([
  ['a knock that fails', {}, POOR, '2c', 'knock, lost 0.62', 'draw, lost 0.4', 'knock 0.62 0.4'],
  ['one that would have been safe', {}, 'As Ks 8s', '2c', 'draw, lost 0.3', 'knock, lost 0.05', 'knock 0.05 0.3'],
  ['nothing where figures hardly differ', {}, POOR, '2c', 'knock, lost 0.42', 'draw, lost 0.4', ''],
  ['one from .05 on', {}, POOR, '2h', 'knock, lost 0.05', 'draw', 'knock 0.05 0'],
  ['and none below', {}, POOR, '2h', 'knock, lost 0.049', 'draw', ''],
  ['what a card would have made of the hand', {}, BEHIND, 'Qs', 'knock', 'take', 'value 31 21'],
  ['what the better discard keeps', {}, BEHIND, '2c 2d', 'discard Ks', 'discard 2d', 'value 21 11', '0 draw'],
  ['no value of what beats everything', { threeOfAKind: 'top' }, '9s 9d 2c', '9h', 'knock', 'take', ''],
  ['no value of as much', {}, 'Ks Qh 9d', '2c 2d', 'discard Ks', 'discard Qh', '', '0 draw'],
  ['nor of less', {}, 'Ks Qh 9d', '2c 2d', 'discard Ks', 'discard 2d', 'outs 36 23 47', '0 draw'],
  ['but of more', {}, 'Ks Qh 9d', '2c 2d', 'discard 2d', 'discard Ks', 'value 11 10', '0 draw'],
  // The jack, the queen and the ace of spades give more than 29.
  ['few better cards of the stock', {}, 'Ks Ts 9d / Qs 3d 4h', '9s', 'draw', 'take', 'pile 9s 3 48'],
  // Any spade from the four on is better than the three.
  ['nine of 48 are few', {}, 'Ks 9s 2d / 2c 3d 4h', '3s', 'draw', 'take', 'pile 3s 9 48'],
  ['and not many', {}, 'Ks 9s 2d / 2c 3d 4h', '3s', 'take', 'draw', ''],
  // The two of hearts leaves 9, and most cards give more.
  ['many better ones', {}, '9s 8d 7c / Ac 3d 4h', '2h', 'take', 'draw', 'pile 2h 40 48'],
  ['neither few nor many', {}, '9s 8s 2d / 2c 3d 4h', '3s', 'take', 'draw', ''],
  ['no pile where one knocks', {}, 'Ks Ts 9d / Qs 3d 4h', '9s', 'take', 'knock', ''],
  ['nor where knocking was wrong', {}, 'Ks Ts 9d / Qs 3d 4h', '9s', 'knock', 'draw', ''],
  ['how often it loses, at least', {}, POOR, '2h', 'take, lost 0.41', 'draw, lost 0.33', 'loses 0.41 0.33'],
  ['not where that hardly differs', {}, POOR, '2h', 'take, lost 0.36', 'draw, lost 0.33', ''],
  // With the nine and eight of spades any spade helps; with one card of three suits far more do.
  ['more outs', {}, '9s 8s 2d / 2c 3d 4h', '3c 8h', 'discard 8h', 'discard 8s', 'outs 35 11 47', '0 draw'],
  ['no outs where there are fewer', {}, '9s 8s Td', '2c 7h', 'discard 9s', 'discard 7h', 'value 17 10', '0 draw'],
  ['a card that the next takes, who holds another', {}, BEHIND, 'Qh 2d 5s', 'discard 2d, taken 0.4', LESS, FED, TAKEN],
  ['that from .1 on', {}, BEHIND, 'Qh 2d 5s', 'discard 2d, taken 0.1', 'discard 5s', FEEDS, TAKEN],
  ['not by less', {}, BEHIND, 'Qh 2d 5s', 'discard 2d, taken 0.09', 'discard 5s', 'outs 10 7 45', TAKEN],
  ['none it goes to', {}, BEHIND, 'Qh 2d 5s', 'discard 5s, taken 0.4', 'discard 2d', NOT_HELD, TAKEN],
  ['that somebody will knock soon', {}, POOR, '2h', 'take, knocked 0.4', 'draw', 'hurry 0.4'],
  ['not so soon', {}, POOR, '2h', 'take, knocked 0.39', 'draw', ''],
  ['nor where one knocks', {}, POOR, '2h', 'knock, knocked 0.9', 'draw', ''],
  ['or should', {}, POOR, '2h', 'draw, knocked 0.9', 'knock', ''],
  ['no token in a race', RACE, POOR, '2h', 'knock, lost 0.62', 'draw', ''],
  ['whatever was played', RACE, POOR, '2h', 'take, lost 0.62', 'draw', ''],
  ['nothing in golf', { play: 'golf' }, POOR, '', 'draw, lost 0.9', 'take', ''],
  ['nothing of what was as good', {}, BEHIND, '2d', 'draw', 'draw', ''],
  ['more outs after the first discard', FIRST, '9s 8s 2d / 2c 3d 4h', '3c', 'discard 8s', 'discard 2d', ''],
  [
    'few better cards than one to take',
    FIRST,
    'Ks Ts 9d / Qs 3d 4h',
    '9s',
    'draw',
    'take',
    'pile 9s 3 48',
    '0 discard 9d',
  ],
  ['what a card of the pool would have made', WIDOW, BEHIND, 'Qs 9h 2d', 'pass', 'take Qs', 'value 31 21'],
  ['beside another of it', WIDOW, BEHIND, 'Qs 9h 2d', 'take 9h', 'take Qs', 'value 31 21'],
  ['or beside a new one', ASK, BEHIND, '7h 8s 9c', 'change', 'take 8s', 'value 29 21'],
  ['what all of it is worth', WIDOW, '7s 8h 9d', 'Ks Qs 2d', 'pass', 'swap-all', 'value 20 9'],
  ['what the next takes, no outs', WIDOW, BEHIND, '8h 9h 2c', GIVEN, 'discard 2c', 'feeds 1 9d 0.7 2c 0', '0 take 2c'],
  ['no value of a hand unseen', { base: 'schwimmen' }, UNSEEN, '', 'change, lost 0.5', 'keep', 'loses 0.5 0'],
])('reasons tell %s', (_what, keys, hands, lying, played, best, told, moves) => {
  expect(reasons(position({ ...keys }, hands, lying, moves), played, best)).toBe(told);
});

test('there are none for actions that were not judged', () => {
  const view = viewOf(position({}, BEHIND, 'Qs'), 0);
  const [draw, take] = [option('draw'), option('take')];
  expect(reasonsFor({ played: draw.action, best: take.action, options: [take] }, view)).toEqual([]);
  expect(reasonsFor({ played: take.action, best: draw.action, options: [take] }, view)).toEqual([]);
});

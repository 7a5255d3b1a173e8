/** What the expert does with a pool, in worked positions. Seat 0 begins. */
import { expect, test } from 'vitest';
import { discardOf, formatAction, takeOf } from '../../../engine/actions.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import type { Deal } from '../../../engine/deal.ts';
import { dealt, decisionOf, position, rulesWith } from '../support/stacked.ts';

const OTHERS = 'Kd 3h 4s / 9d 3s 4c';
const WIDOW = { base: 'widow' };
const SCHWIMMEN = { base: 'schwimmen' };
const ANY_TURN = { ...WIDOW, knockTiming: 'after-draw', poolKnockAfter: 'any-turn' };
const TWO = { ...WIDOW, poolSwapTwo: true, poolSwapAll: false };
const TWO_KNOCKS = { ...TWO, knockTiming: 'after-draw' };
const ON_REQUEST = { ...SCHWIMMEN, dealerChoice: false, poolSevenEightNine: 'on-request' };
const BRAG = { handRanking: 'brag', play: 'pool', poolSwapAll: false, poolPass: false };
const EIGHTS = '/ Kd 7h 8c / 9d 7s 8h';
const SEVENS = `7s Kh 2d / ${OTHERS}`;
const SHOWN_KING = '0 pass, 1 swap-all, 0 take Ks';

/** What it decides by several chances. */
const decisions = (deal: Deal): string[] => [31, 1].map((seed) => decisionOf(createExpert(seed), deal));

test.each<[what: string, keys: object, hands: string, lying: string, wanted: string, moves?: string]>([
  ['takes the card that makes 31', WIDOW, `As Ks 4d / ${OTHERS}`, 'Qs 2c 5d', 'take Qs'],
  ['puts down what completes nothing', WIDOW, `As Ks 4d / ${OTHERS}`, 'Qs 2c 5d', 'discard 4d', '0 take Qs'],
  ['takes the third ace: all others pay', SCHWIMMEN, `As Ac 9h ${EIGHTS}`, 'Ad Tc 7c', 'take Ad', '2 keep'],
  ['rather than make 31', SCHWIMMEN, `As Ac Ks ${EIGHTS}`, 'Ad Qs 7c', 'take Ad', '2 keep'],
  ['swaps all for a pool worth more', WIDOW, `7s 5d 4h / ${OTHERS}`, 'Kc 9c 8c', 'swap-all'],
  ['does not knock with little after a swap', ANY_TURN, `7s 5d 4h / ${OTHERS}`, '2c 3d 5h', 'pass', '0 swap-all'],
  ['but may with much', ANY_TURN, `7s 5d 4h / ${OTHERS}`, 'Kc Qc 9c', 'knock|pass', '0 swap-all'],
  ['takes the first of two that match', TWO, SEVENS, '7c 7d Tc', 'take 7c|take 7d'],
  ['puts down another', TWO, SEVENS, '7c 7d Tc', 'discard 2d|discard Kh', '0 take 7c'],
  ['takes the second', TWO, SEVENS, '7c 7d Tc', 'take 7d', '0 take 7c, 0 discard 2d'],
  ['is done before it spoils the hand', TWO, `As Ks 4d / ${OTHERS}`, '9s 2c 5d', 'pass', '0 take 9s, 0 discard 4d'],
  ['knocks with the second', TWO_KNOCKS, SEVENS, '7c 7d Tc', 'knock Kh', '0 take 7c, 0 discard 2d, 0 take 7d'],
  ['exchanges nothing of 30', WIDOW, 'Ks Qs Ts / Kd 3h 4s', '2c 5d 9h', 'pass|knock'],
  ['nor of three of a kind', WIDOW, `9s 9c 9h / ${OTHERS}`, '2c 5d 7h', 'knock'],
  ['passes where each exchange loses', WIDOW, 'Kd 9d 8d / Ks 9s 7s / Ah 3s 4c', '2c 5d 6h', 'pass', '0 knock'],
  ['takes what helps', WIDOW, 'Kd 9d 8d / Ks 9s 7h / Ah 3s 4c', '2c 5d 8s', 'take 8s', '0 knock'],
  ['gives none that makes the next 31', WIDOW, 'Qc Qh 9s / 3d 4d Ks', 'Ac Kc 2h', 'discard Qh', SHOWN_KING],
  ['as the dealer changes 10', SCHWIMMEN, 'Kd 7h 8c / Ks 9c 8h', '', 'change'],
  ['and 12', SCHWIMMEN, 'Kd 7h 8c / 7c 8h 9s', '', 'change'],
  ['and keeps 27', SCHWIMMEN, 'Kd 7h 8c / Ks 9s 8s', '', 'keep'],
  ['or three of a kind', SCHWIMMEN, 'Kd 7h 8c / 9s 9c 9h', '', 'keep'],
  ['declares 31', { play: 'pool', declare: 'manual' }, `As Ks Qs / ${OTHERS}`, '', 'declare'],
  ['takes what makes a prial of brag', BRAG, '9c 9d 2h / Kc Qd 5h', '9s 4d 7h', 'take 9s'],
  ['and gives away what is nothing', BRAG, '9c 9d 2h / Kc Qd 5h', '9s 4d 7h', 'discard 2h', '0 take 9s'],
])('%s', (_what, keys, hands, lying, wanted, moves) => {
  const deal = position({ ...keys }, hands, lying, moves);
  for (const decision of decisions(deal)) expect(wanted.split('|')).toContain(decision);
});

test('decides in a long deal as well, whose turns fit no hands that it can guess', () => {
  const low = ['As 5d 4d', 'Kd 3h 4s', '9d 3s 4c', 'Qs 6h 7c', 'Jd 2s 6c', '8s 9h 3d'];
  const deal = dealt({ hands: [...low, 'Jh 2d 8c', 'Td 5h Jc', '6d 7h Kc'], pool: 'Qh 2c 5c' }, rulesWith(WIDOW));
  while (deal.table.turns[8] < 45) {
    deal.apply(takeOf(deal.table.pool[0]));
    deal.apply(discardOf(deal.hand(deal.seat)[0]));
  }
  expect(deal.legalActions().map(formatAction)).toContain(decisionOf(createExpert(), deal));
});

test('asks for a new pool with little that nothing in it helps, and not with a good hand', () => {
  expect(decisions(position(ON_REQUEST, 'Ks Qs 7d / Ac Tc 8c', '7h 8d 9c'))).toContain('change');
  const good = position({ ...ON_REQUEST, declare: 'off' }, 'As Ks Ts / Qc 9h 8c', '7h 8d 9c');
  expect(decisions(good)).not.toContain('change');
});

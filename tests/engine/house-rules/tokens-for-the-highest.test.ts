/** Tokens that are paid go to the highest hand (docs/rules-reference.md#tokens-for-the-highest-hand). */
import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '../../../engine/events.ts';
import type { Match } from '../../../engine/match.ts';
import { cases, type Example, type Given } from '../support/examples.ts';
import { keepHand, knockAtOnce, matchWith, standingOf } from '../support/matches.ts';
import { play, stackDeck } from '../support/stacked.ts';

const [TWENTY, NINETEEN, NINE, EIGHT] = ['Kc Qc 4h', 'Kd 9d 4s', '9s 3c 4d', '8s 3h 5d'];
const [SAME_TWENTY, SAME_NINE] = ['Ks Qs 3d', '9h 2s 5c'];
const DECLARED = 'Ah Kh Qh';
const DOWN = `${TWENTY} / ${NINETEEN} / ${NINE}`;
const UP = `${NINE} / ${NINETEEN} / ${TWENTY}`;

/** A deal that seat 0 knocks in at once, if it is not over then; the last seat has dealt. */
function knocked(tokens: string, { hands = DOWN, ...keys }: Partial<Given>, heard: MatchEvent[] = []): Match {
  const dealer = tokens.split(' ').length - 1;
  const match = matchWith(tokens, { tokenTo: 'highest', dealer, ...keys }, { listener: (event) => heard.push(event) });
  knockAtOnce(match, hands, '2c 2d 6h 7d');
  return match;
}

describe('what a deal costs', () => {
  const PROMISE = { knockPromise: 'highest' };
  const HIGHER = { hands: `${DECLARED} / 9h 9d 9c / ${NINE}`, threeOfAKind: 33 };
  const SHARED = `${TWENTY} / ${SAME_TWENTY} / ${NINE}`;
  const BOTH = { hands: `${NINE} / ${SAME_NINE}`, knockerTieLoss: 1 };
  test.each<Example>(cases`
    goes to the highest hand | 3 3 3 | goes on: 4 3 2 | ${DOWN}
    all of it | 3 3 3 | goes on: 1 3 5 | ${UP}
    of several who lose | 3 3 3 | goes on: 5 2 2 | ${TWENTY} / ${NINE} / ${SAME_NINE}
    is gone with bowl | 3 3 3 | goes on: 3 3 2 | ${{ tokenTo: 'bowl' }}
    is what is left, where that is less | 1 3 3 | goes on: -1 3 4 | ${UP}
    is nothing on grace | 3 3 0 | goes on: 3 3 -1 | ${DOWN}
    is the last token without grace | 3 3 1 | goes on: 4 3 -1 | ${{ grace: false }}
    is the last token that finds no place on grace | 0 3 1 | goes on: 1 3 -1 | ${{ graceSeats: 1 }}
    goes to whoever declares | 3 3 3 | goes on: 5 2 2 | ${DECLARED} / ${TWENTY} / ${NINE}
    of a declared hand by which all pay, though another is higher | 3 3 3 | goes on: 5 2 2 | ${HIGHER}
    and to the highest where it brings the showdown | 3 3 3 | goes on: 3 4 2 | ${{ ...HIGHER, declareEnds: 'showdown' }}
    is shared by several | 3 3 3 | goes on: 1 4 4 | ${NINE} / ${TWENTY} / ${SAME_TWENTY}
    in whole tokens | 3 3 3 | goes on: 3 3 2 | ${SHARED}
    by ranks where they tell them apart | 3 3 3 | goes on: 1 3 5
      | ${{ hands: `${NINE} / Kd Jd 4s / ${TWENTY}`, tieBreak: 'ranks' }}
    does not come back to who has paid it | 3 3 | goes on: 2 2 | ${BOTH}
    comes to one who has paid by what others have | 3 3 3 | goes on: 4 2 2 | ${{ hands: SHARED, ...PROMISE }}
    goes to none who is out by it | 3 3 0 3 | goes on: 5 2 -1 2
      | ${{ hands: `${TWENTY} / ${NINE} / ${SAME_TWENTY} / ${EIGHT}`, ...PROMISE }}
    leads back from grace | 0 3 3 | goes on: 1 3 2 | ${DOWN}
    goes to nobody where all would be out | 1 1 | goes on: 1 1 | ${{ ...BOTH, grace: false }}
    can be more than anybody had | 100 100 3 | goes on: 98 100 5 | ${UP}
    can be more than 127 | 127 1 3 | goes on: 128 1 2 | ${DOWN}
  `)('%s (%s → %s) %j', (_what, tokens, comes, given) => expect(standingOf(knocked(tokens, given))).toBe(comes));

  test('in sudden death is gone', () => {
    const match = matchWith('3 3', { tokenTo: 'highest', suddenDeath: true });
    match.startDeal(stackDeck(match.rules, { hands: [NINE, TWENTY], dealer: 0 }));
    play(match, '0 sudden-death');
    expect(standingOf(match)).toBe('goes on: 2 3');
  });

  test('goes to whom a shotgun finds', () => {
    const match = matchWith('3 3 3', { tokenTo: 'highest', hammer: 'shotgun', declareEnds: 'showdown', dealer: 2 });
    match.startDeal(stackDeck(match.rules, { hands: [NINE, DECLARED, TWENTY], dealer: 2 }));
    play(match, '0 hammer');
    expect(standingOf(match)).toBe('goes on: 2 5 2');
  });

  test('in golf is gone, and in a race there is nothing to pay', () => {
    const golf = matchWith('3 3', { tokenTo: 'highest', play: 'golf' });
    golf.startDeal(stackDeck(golf.rules, { hands: ['2c 3d 4h', 'Kc Kd Kh'], dealer: 0 }));
    while (golf.phase === 'deal') keepHand(golf);
    expect(standingOf(golf)).toBe('goes on: 2 3');
    const race = knocked('0 0', { hands: `${TWENTY} / ${NINE}`, scoring: 'points' });
    expect(standingOf(race)).toBe('goes on: 1 0');
  });
});

test('tokens are told as they come, after those that go', () => {
  const heard: MatchEvent[] = [];
  const match = knocked('0 3 3', {}, heard);
  expect(heard.slice(-3)).toEqual([
    { type: 'lost-tokens', seat: 2, lost: 1, tokens: 2, onGrace: false, eliminated: false },
    { type: 'received-tokens', seat: 0, received: 1, tokens: 1 },
    { type: 'deal-over', deal: 1 },
  ]);
  expect(match.dealResult()).toMatchObject({ losses: [0, 0, 1], tokens: [1, 3, 2], eliminated: [] });
});

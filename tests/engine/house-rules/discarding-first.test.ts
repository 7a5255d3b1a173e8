import { describe, expect, test } from 'vitest';
import { DRAW, TAKE } from '../../../engine/actions.ts';
import { Random } from '../../../engine/random.ts';
import { after, cases, examples, seen } from '../support/examples.ts';
import { outcome } from '../support/stacked.ts';

const HANDS = {
  hands: 'Kc Qc 4h / Kd 3h 4s / 9c 2d 4d',
  turnUp: '2c',
  stock: '5h 6h 7h 8h',
  discardFirst: true,
};
const AFTER = { knockTiming: 'after-draw' };
const BEFORE = { knockTiming: 'before-draw' };

describe('a turn that begins with a discard (discardFirst)', () => {
  examples(HANDS)(cases`
    asks for one of the three cards, or for a knock |  | 0 discard: discard 4h Kc Qc, knock
    and then for a draw | 0 discard 4h | 0 draw: draw, take
    after which the turn is over | 0 discard 4h, draw | 1 discard
    or for a take of what lay on top before | 0 discard 4h, take | 1 discard
    leaves the own discard for the next player | 0 discard 4h, draw, 1 discard 4s, take | 2 discard
    only draws where nothing lay there | 0 discard 4h | 0 draw: draw | ${{ upcard: false, turnUp: '' }}
    or where nobody takes | 0 discard 4h | 0 draw: draw | ${{ takeDiscards: false }}
    has a knock in its place | 0 knock | 1 discard: discard 3h 4s Kd
    after which each of the others has such a turn | 0 knock, 1 discard 3h, draw, 2 discard 4d, draw
      | knock: 20 10 9, lost 0 0 1
    counts as one turn | 0 discard 4h, draw, 1 discard 3h, draw, 2 discard 4d, draw | stock | ${{ turnLimit: 1 }}
  `);

  test('shows what may be taken on top until the draw, and two cards in hand', () => {
    const { drawn, hand, history, phase, top } = seen(after('0 discard 4h', HANDS));
    expect({ drawn, hand, phase, top }).toEqual({ drawn: null, hand: ['Kc', 'Qc'], phase: 'draw', top: '2c' });
    expect(history).toEqual([
      [-1, 'turn-up 2c'],
      [0, 'discard 4h'],
    ]);
  });

  test('leaves the own discard on top of the one before, or in its place', () => {
    const pile = (moves: string) => {
      const { discardCount, discards } = after(moves, HANDS).table;
      return Array.from(discards.subarray(0, discardCount));
    };
    const [[twoOfClubs]] = [pile('')];
    expect(pile('0 discard 4h')).toEqual([twoOfClubs]);
    expect(pile('0 discard 4h, draw')).toHaveLength(2);
    expect(seen(after('0 discard 4h, draw', HANDS), 1)).toMatchObject({ top: '4h' });
    expect(pile('0 discard 4h, take')).toHaveLength(1);
    expect(seen(after('0 discard 4h, take', HANDS), 1)).toMatchObject({ top: '4h' });
  });

  test('puts the next card in the place of the one discarded', () => {
    expect(seen(after('0 discard Qc, draw', HANDS)).hand).toEqual(['Kc', '5h', '4h']);
    expect(seen(after('0 discard Qc, take', HANDS)).hand).toEqual(['Kc', '2c', '4h']);
  });

  test('tells everybody who holds the card that was taken, and who did not want it', () => {
    const taken = after('0 discard 4h, take', HANDS).table;
    expect([taken.takes[0], taken.knownCount[0], taken.lastDraw[0]]).toEqual([1, 1, TAKE]);
    const left = after('0 discard 4h, draw', HANDS).table;
    expect([left.takes[0], left.knownCount[0], Array.from(left.declinedPoints.subarray(0, 4))]).toEqual([
      0,
      0,
      [2, 0, 0, 0],
    ]);
  });

  test('declares what the draw completes, and not what the discard leaves', () => {
    const given = { ...HANDS, hands: 'Kc Qc 4h / Kd 3h 4s', turnUp: 'Ac' };
    expect(outcome(after('0 discard 4h, take', given))).toEqual({ end: 'declare', values: [31, 10], losses: [0, 1] });
  });

  test('says nothing to others of the question whether one declares', () => {
    const deal = after('0 discard 4h, take', { ...HANDS, turnUp: 'Ac', declare: 'manual' });
    expect([seen(deal, 0).phase, seen(deal, 1).phase]).toEqual(['declare', 'discard']);
  });

  test('is the same in a copy of the deal', () => {
    const deal = after('0 discard 4h', HANDS);
    const copy = deal.clone(new Random(1));
    for (const one of [deal, copy]) one.apply(DRAW);
    expect(seen(copy)).toEqual(seen(deal));
  });

  test('keeps a full hand quiet that is made again in the same turn', () => {
    const given = { ...HANDS, hands: 'Kc Qc Ac / Kd 3h 4s', turnUp: 'Jc', declare: 'manual' };
    expect(seen(after('0 quiet, discard Qc, take', given), 0)).toMatchObject({ hand: ['Kc', 'Jc', 'Ac'] });
    expect(after('0 quiet, discard Qc, take', given).isQuiet(0)).toBe(true);
    expect(after('0 quiet, discard Qc, draw', given).isQuiet(0)).toBe(false);
  });
});

describe('with discardFirst, in place of a turn', () => {
  examples(HANDS)(cases`
    a pass keeps the hand | 0 pass | 1 discard | ${{ passAnyTurn: true }}
    a last turn may be to stand | 0 knock | 1 discard: discard 3h 4s Kd, stand | ${{ finalTurnStand: true }}
    without a discard | 0 knock, 1 stand | 2 discard | ${{ finalTurnStand: true }}
    the hammer makes all show | 0 hammer | hammer | ${{ hammer: 'hammer' }}
    nobody passes once a card has been discarded | 0 discard 4h | 0 draw: draw, take | ${{ passAnyTurn: true }}
  `);
});

describe('with discardFirst and an empty stock', () => {
  const TWO = { hands: 'Kc Qc 4h / Kd 3h 4s', discardFirst: true };
  examples(TWO)(cases`
    one discards for what lies on top | stock runs out | 1 discard: discard 3h 4s Ah, knock, pass
    and only takes | stock runs out, 1 discard 3h | 1 draw: take
    one discards nothing where nobody takes | stock runs out | 1 discard: knock, pass | ${{ takeDiscards: false }}
    the deal ends with the last card of the stock where that is the rule | stock runs out | stock | ${{ stockEmpty: 'ends' }}
    a pass ends the deal | stock runs out, 1 pass | void | ${{ stockEmpty: 'void' }}
  `);

  test('a new stock is made of all but the top discard, before the turn', () => {
    const { discardCount, stockCount } = after('one card left, 0 discard 4h, draw', {
      ...TWO,
      stockEmpty: 'reshuffle',
    }).table;
    expect([stockCount, discardCount]).toEqual([45, 1]);
  });
});

describe('a knock, with discardFirst', () => {
  examples(HANDS)(cases`
    before the draw is made before the discard | 0 knock | 0 discard: discard 4h Kc Qc | ${BEFORE}
    which then begins the turn | 0 knock, discard 4h | 0 draw: draw, take | ${BEFORE}
    of the others | 0 knock, discard 4h, draw | 1 discard: discard 3h 4s Kd | ${BEFORE}
    with the discard is made with the first |  | 0 discard: discard 4h Kc Qc, knock 4h Kc Qc | ${AFTER}
    and its player then draws or takes | 0 knock 4h | 0 draw: draw, take | ${AFTER}
    before the others have their turns | 0 knock 4h, draw | 1 discard: discard 3h 4s Kd | ${AFTER}
    or the showdown comes | 0 knock 4h, take | knock: 22 10 9, lost 0 0 1 | ${{ ...AFTER, lastTurns: 0 }}
    as it does after a counter-knock | 0 knock 4h, take, 1 knock 3h, draw | knock | ${{ ...AFTER, counterKnock: true }}
    looks at the hand before it |  | 0 discard: discard 4h Kc Qc, knock 4h Kc Qc | ${{ ...AFTER, knockMinimum: 20 }}
    and at nothing that comes then |  | 0 discard: discard 4h Kc Qc | ${{ ...AFTER, knockMinimum: 21 }}
    at its suits too |  | 0 discard: discard 4h Kc Qc | ${{ ...AFTER, knockSameSuit: true }}
    which are one there |  | 0 discard: discard 4c Kc Qc, knock 4c Kc Qc
      | ${{ ...AFTER, knockSameSuit: true, hands: 'Kc Qc 4c / Kd 3h 4s' }}
    gives its player a last turn as any other | 0 knock 4h, draw, 1 discard 3h, draw, 2 discard 4d, draw | 0 discard
      | ${{ ...AFTER, knockerLastTurn: true }}
    is followed by no declared hand where none may come late | 0 knock 4h, take | 1 discard
      | ${{ ...AFTER, turnUp: 'Ac', declareAfterKnock: false }}
    and otherwise by one that the draw completes | 0 knock 4h, take | declare | ${{ ...AFTER, turnUp: 'Ac' }}
  `);
});

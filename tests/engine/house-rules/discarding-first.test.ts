import { describe, expect, test } from 'vitest';
import { DRAW } from '../../../engine/actions.ts';
import { Random } from '../../../engine/random.ts';
import { after, cases, examples, seen } from '../support/examples.ts';

const HANDS = { hands: 'Kc Qc 4h / Kd 3h 4s / 9c 2d 4d', turnUp: '2c', stock: '5h 6h 7h 8h', discardFirst: true };
const AFTER = { knockTiming: 'after-draw' };
const BEFORE = { knockTiming: 'before-draw' };

const HOLDS = { hands: 'Kc Qc Ac / Kd 3h 4s', turnUp: 'Jc', declare: 'manual' };

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
    shows what may be taken on top until the draw, and two cards in hand | 0 discard 4h
      | 0 draw; drawn none; hand Kc Qc; phase draw; top 2c; history -1 turn-up 2c, 0 discard 4h; discardCount 1
    leaves the own discard on top of the one before | 0 discard 4h, draw | 1 discard; 1 top 4h; discardCount 2
    or in its place | 0 discard 4h, take | 1 discard; 1 top 4h; discardCount 1
    puts the next card in the place of the one discarded | 0 discard Qc, draw | 1 discard; hand Kc 5h 4h
    drawn or taken | 0 discard Qc, take | 1 discard; hand Kc 2c 4h
    tells everybody who holds the card that was taken | 0 discard 4h, take
      | 1 discard; knows 2c; takes 1 0 0; lastDraw 1 -1 -1
    and who did not want it | 0 discard 4h, draw | 1 discard; knows none; takes 0 0 0; declined 2 0 0 0
    declares what the draw completes, and not what the discard leaves | 0 discard 4h, take
      | declare: 31 10, lost 0 1 | ${{ hands: 'Kc Qc 4h / Kd 3h 4s', turnUp: 'Ac' }}
    says nothing to others of the question whether one declares | 0 discard 4h, take
      | 0 declare; phase declare; 1 phase discard | ${{ turnUp: 'Ac', declare: 'manual' }}
    keeps a full hand quiet that is made again in the same turn | 0 quiet, discard Qc, take
      | 1 discard; hand Kc Jc Ac; quiet true | ${HOLDS}
    and not one that is broken up | 0 quiet, discard Qc, draw | 1 discard; quiet false | ${HOLDS}
  `);

  test('is the same in a copy of the deal', () => {
    const deal = after('0 discard 4h', HANDS);
    const copy = deal.clone(new Random(1));
    for (const one of [deal, copy]) one.apply(DRAW);
    expect(seen(copy)).toEqual(seen(deal));
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
  examples({ hands: 'Kc Qc 4h / Kd 3h 4s', discardFirst: true })(cases`
    one discards for what lies on top | stock runs out | 1 discard: discard 3h 4s Ah, knock, pass
    and only takes | stock runs out, 1 discard 3h | 1 draw: take
    one discards nothing where nobody takes | stock runs out | 1 discard: knock, pass | ${{ takeDiscards: false }}
    the deal ends with the last card of the stock where that is the rule | stock runs out | stock | ${{ stockEmpty: 'ends' }}
    a pass ends the deal | stock runs out, 1 pass | void | ${{ stockEmpty: 'void' }}
    a new stock is made of all but the top discard, before the turn | one card left, 0 discard 4h, draw
      | 1 discard; stock 45; discardCount 1 | ${{ stockEmpty: 'reshuffle' }}
  `);
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

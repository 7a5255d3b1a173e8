import { describe, expect, test } from 'vitest';
import { cases, examples } from '../support/examples.ts';
import { dealt, legal, play, rulesWith } from '../support/stacked.ts';

const ROWS = { hands: '2c 3d 4h / Kd 3h 4s', turnUp: '5d', stock: '6c 7c 8c 9c Tc Jc', base: 'golf' };

describe('golf', () => {
  const NO_KEYS = [
    { hammer: 'hammer' },
    { hammer: 'shotgun' },
    { declare: 'manual' },
    { knockTiming: 'before-draw' },
    { knockTiming: 'after-draw' },
    { finalTurnStand: true },
    { counterKnock: true },
  ].map((keys) => ({ hands: 'As Ks Qs / Kd 3h 4s', ...keys }));
  const REPLACE = 'replace 0 1 2';
  examples(ROWS)(cases`
    a turn is a take or a draw, and nobody knocks |  | 0 draw: draw, take
    the card taken replaces one | 0 take | 0 golf-place: ${REPLACE}
    the card drawn may also turn one up | 0 draw | 0 golf-place: flip 0 1 2, ${REPLACE}
    cards that are face up stay | 0 draw, flip 2, 1 draw, replace 0, 0 draw | 0 golf-place: flip 0 1, replace 0 1
    ends after three turns each, and all with the lowest value lose 1 | all drop
      | golf: 4 10 4, lost 1 0 1 | 2c 3d 4h / Kd 3h 4s / 2d 3s 4c
    a row counts its best total within a suit or a rank | all drop | golf: 16 10, lost 0 1 | 5h 8h 8c / Kd 3h 4s
    a 31 is not declared | all drop | golf: 31 10, lost 0 1
      | ${{ declare: 'automatic', hands: 'As Ks Qs / Kd 3h 4s' }}
    sudden death works | 1 sudden-death | sudden-death: 2 10, lost 1 0 | ${{ suddenDeath: true }}
    keys of knocking, declaring and hammer have no effect |  | 0 draw: draw, take | ${NO_KEYS}
    nor after a draw | 0 draw | 0 golf-place: flip 0 1 2, ${REPLACE} | ${NO_KEYS}
    a card that is replaced goes face up on the discards | 0 take, replace 1 | 1 draw; rows - 5d - / - - -; top 3d
    and so does one that is not placed | 0 draw, flip 2 | 1 draw; rows - - 4h / - - -; top 6c
  `);

  test('where the stock runs out only take is legal', () => {
    const deal = dealt({ hands: Array<string>(10).fill('') }, rulesWith({ base: 'golf' }));
    while (deal.table.stockCount > 0) {
      play(deal, `${deal.seat} draw`);
      deal.apply(deal.legalActions()[0]);
    }
    expect(legal(deal)).toEqual(['take']);
    while (deal.phase !== 'over') deal.apply(deal.legalActions()[0]);
    expect([deal.end, ...deal.table.turns]).toEqual(['golf', ...Array<number>(10).fill(3)]);
  });

  test('where the stock runs out and is reshuffled both are legal', () => {
    const deal = dealt({ hands: Array<string>(10).fill('') }, rulesWith({ base: 'golf', stockEmpty: 'reshuffle' }));
    while (deal.phase !== 'over') {
      if (deal.phase === 'draw') expect(legal(deal)).toEqual(['draw', 'take']);
      deal.apply(deal.legalActions()[0]);
    }
  });
});

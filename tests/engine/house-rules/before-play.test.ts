import { describe, expect, test } from 'vitest';
import type { DealEvent } from '../../../engine/events.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { cases, examples } from '../support/examples.ts';
import { dealt, play } from '../support/stacked.ts';

const HANDS = { hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', turnUp: '2h', stock: '5h 6h 7d 8d 9h' };
const LOW = { hands: '7c 2d 4h / Kd 3h 4s / 9d 3s 4c' };
const WITH_31 = { hands: '7c 2d 4h / Ac Kc Qc / 9d 3s 4c / Ah Kh Qh' };

describe('the hammer', () => {
  examples({ ...HANDS, hammer: 'hammer' })(cases`
    is one more choice of the first player |  | 0 draw: draw, hammer, knock, take
    is no choice of the second | 0 drop | 1 draw: draw, knock, take
    is only for the first turn | 0 drop, 1 drop, 2 drop | 0 draw: draw, knock, take
    makes everybody show at once | 0 hammer | hammer: 20 10 9, lost 0 0 1
    is scored as a knock | 0 hammer | hammer: 7 10 9, lost 2 0 0 | ${LOW}
    is free of the conditions for a knock |  | 0 draw: draw, hammer, take | ${{ knockMinimum: 41 }}
      | ${{ knockSameSuit: true }} | ${{ knockFrom: 2 }} | ${{ knockTiming: 'after-draw' }}
    costs what a knock costs | 0 hammer | hammer: 9 10 9, lost 2 0 0
      | ${{ hands: '9c 2d 4h / Kd 3h 4s / 9d 3s 4c', knockerTieLoss: 2, othersTieLoss: 0 }}
    with gin’s promise must be highest | 0 hammer | hammer: 7 10 9, lost 1 0 0 | ${{ ...LOW, base: 'gin' }}
    is not for a before-draw knocker | 0 knock | 0 draw: draw, take | ${{ knockTiming: 'before-draw' }}
    comes after dealt 31s have been declared |  | declare: 7 31 9 31, lost 1 0 1 0 | ${WITH_31}
    meets dealt 31s that were kept quiet, which count 30 | 1 quiet, 3 quiet, 0 hammer | hammer: 7 30 9 30, lost 2 0 0 0
      | ${{ ...WITH_31, declare: 'manual' }}
    belongs to the first still in |  | 1 draw: draw, hammer, knock, take | - / Kd 3h 4s / 9d 3s 4c
  `);
});

describe('the shotgun', () => {
  examples({ ...HANDS, hammer: 'shotgun' })(cases`
    is the first choice, before anybody sees a card |  | 0 shotgun: hammer, look; cardsSeen false
    may be declined | 0 look | 0 draw: draw, knock, take
    called, is scored as a knock without further turns | 0 hammer | hammer: 7 10 9, lost 2 0 0 | ${LOW}
    comes before dealt 31s |  | 0 shotgun | ${WITH_31}
    declined, lets them be declared | 0 look | declare: 7 31 9 31, lost 1 0 1 0 | ${WITH_31}
    called with a 31 costs only the others | 0 hammer | hammer: 31 10 9, lost 0 1 1 | Ac Kc Qc / Kd 3h 4s / 9d 3s 4c
  `);
  examples({ ...WITH_31, hammer: 'shotgun' })(cases`
    meeting dealt 31s costs everybody without one exactly 1 | 0 hammer | hammer: 7 31 9 31, lost 1 0 1 0 | ${{}}
      | ${{ declare: 'manual' }} | ${{ knockerLossOn31: 2 }} | ${{ declareAfterKnock: false }}
      | ${{ knockPromise: 'highest' }} | ${{ knockerLowestLoss: 1, knockerTieLoss: 2, othersTieLoss: 0 }}
      | ${{ declareLoss: 3, declareEnds: 'last-turns' }}
      | ${{ declareLoss: 3, declareEnds: 'at-showdown', knockerLossOn31: 2 }}
    meets only high hands without declaring | 0 hammer | hammer: 7 31 9 31, lost 2 0 0 0 | ${{ declare: 'off' }}
    in a race gives each holder 1 | 0 hammer | hammer: 7 31 9 31, scored 0 1 0 1 | ${{ scoring: 'points' }}
  `);
});

describe('sudden death', () => {
  examples({ hands: '9c 3d 4h / Kd 3h 4s / 9d 3s 4c', dealer: 1, turnUp: '2h', suddenDeath: true })(cases`
    is the dealer’s choice before anybody sees a card |  | 1 sudden-death: deal, sudden-death
    may be declined | 1 deal | 2 draw
    called, compares the first card of each: every holder of the lowest loses 1 | 1 sudden-death
      | sudden-death: 9 10 9 11, lost 1 0 1 0 | 9c Ad 4h / Kd 3h 4s / 9d 3s 4c / As 2s 2d
    finds all tens equal, whatever a tie-break says | 1 sudden-death | sudden-death: 10 10, lost 1 1
      | ${{ hands: 'Tc Ad 4h / Kd 3h 4s', tieBreak: 'ranks' }}
    in a race scores for each holder of the highest | 1 sudden-death | sudden-death: 11 10 11, scored 1 0 1
      | ${{ hands: 'Ac Ad 4h / Kd 3h 4s / As 2s 2d', scoring: 'points' }}
    comes after the shotgun | 2 look | 1 sudden-death | ${{ hammer: 'shotgun' }}
    comes before dealt 31s |  | 3 sudden-death | ${{ ...WITH_31, dealer: 3 }}
    declined, lets them be declared | 3 deal | declare | ${{ ...WITH_31, dealer: 3 }}
    is not asked once the shotgun was called | 2 hammer | hammer | ${{ hammer: 'shotgun' }}
  `);

  test('shows one card of each, and deals the others only when play goes on', () => {
    const heard = (move: string) => {
      const events: DealEvent[] = [];
      const stack = { hands: ['9c 3d 4h', 'Kd 3h 4s', '9d 3s 4c'], dealer: 1, turnUp: '2h' };
      const deal = dealt(stack, preset('sudden-death'), (event) => events.push(event));
      const before = events.length;
      play(deal, move);
      return { before, types: events.map((event) => event.type), last: events.at(-1) };
    };
    const called = heard('1 sudden-death');
    expect(called.types).toEqual(['dealt', 'dealt', 'dealt', 'called-sudden-death', 'showdown']);
    expect(called.last).toMatchObject({ hands: [[7], [24], [20]], scoring: [[7], [24], [20]], values: [9, 10, 9] });
    const declined = heard('1 deal');
    expect(declined.before).toBe(3);
    expect(declined.types.filter((type) => type === 'dealt')).toHaveLength(9);
    expect(declined.types.slice(3, 5)).toEqual(['dealt-on', 'dealt']);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RANK_COUNT, pointsOf, rankOf, suitOf, type Card } from '../../engine/cards.ts';
import { packOf } from '../../engine/pack.ts';
import { ABSENT, DISCARDED, IN_POOL, ON_TOP, UNSEEN, MOST_HELD } from '../../engine/public.ts';
import { tablesOf } from './support/arbitraries.ts';
import { after, cases, examples, goOn, seen } from './support/examples.ts';
import { playPrefix, type Prefix } from './support/prefix.ts';
import { drawAndDrop } from './support/stacked.ts';

const TABLES = tablesOf(4, 20);
/** By card, where everybody knows it to be, and of two packs each of the two, in order; read from what happened. */
function knownPlaces({ rules, events }: Prefix): number[][] {
  let pile: Card[] = [];
  let pool: Card[] = [];
  const aside: Card[] = [];
  let taken = false;
  let held: [Card, number][] = [];
  const leave = (card: Card, seat: number): void => {
    const at = held.findIndex(([other, holder]) => other === card && holder === seat);
    if (at >= 0) held.splice(at, 1);
  };
  for (const event of events) {
    switch (event.type) {
      case 'turned-up':
        pile = [event.card];
        break;
      case 'drew':
        pile.push(...aside.splice(0));
        break;
      case 'took':
        pile.pop();
        pile.push(...aside.splice(0));
        held.push([event.card, event.seat]);
        break;
      case 'discarded':
        (rules.discardFirst ? aside : pile).push(event.card);
        leave(event.card, event.seat);
        break;
      case 'replaced':
        pile.push(event.replaced);
        // A card that was taken is known to be there already.
        if (!taken) held.push([event.card, event.seat]);
        break;
      case 'flipped':
        pile.push(event.discarded);
        held.push([event.card, event.seat]);
        break;
      case 'reshuffled':
        pile = pile.slice(-1);
        break;
      case 'pool-turned-up':
        pool = [...event.cards];
        break;
      case 'took-from-pool':
        pool.splice(pool.indexOf(event.card), 1);
        held.push([event.card, event.seat]);
        break;
      case 'put-into-pool':
        pool.push(event.card);
        leave(event.card, event.seat);
        break;
      case 'swapped-all':
        pool = [...event.laid];
        held = [
          ...held.filter(([, seat]) => seat !== event.seat),
          ...event.taken.map((card): [Card, number] => [card, event.seat]),
        ];
        break;
      case 'pool-renewed':
        aside.push(...event.aside);
        pool = [...event.cards];
        break;
      case 'declared':
        if (event.playsOn)
          held = [
            ...held.filter(([, seat]) => seat !== event.seat),
            ...event.hand.map((card): [Card, number] => [card, event.seat]),
          ];
        break;
    }
    if (event.type === 'took' || event.type === 'drew') taken = event.type === 'took';
  }
  const pack = [...packOf(rules)];
  return Array.from({ length: 52 }, (_, card) => {
    const same = (other: Card): boolean => other === card;
    const places = [
      ...(card === pile.at(-1) ? [ON_TOP] : []),
      ...pool.filter(same).map(() => IN_POOL),
      ...[...pile.slice(0, -1), ...aside].filter(same).map(() => DISCARDED),
      ...held.filter(([other]) => other === card).map(([, seat]) => seat),
    ];
    const count = pack.filter(same).length;
    const rest = Array.from({ length: count - places.length }, () => UNSEEN);
    return count === 0 ? [ABSENT] : [...places, ...rest].toSorted((a, b) => a - b);
  });
}

/** By card, what stands at each of its places. */
function placesIn(whereabouts: Int8Array): number[][] {
  return Array.from({ length: 52 }, (_, card) => {
    const places = [...whereabouts.keys()].filter((place) => place % 52 === card).map((place) => whereabouts[place]);
    return places[0] === ABSENT ? [ABSENT] : places.toSorted((a, b) => a - b);
  });
}

describe.each(TABLES)('by %s the table', (_name, tables, numRuns) => {
  test('remembers every discard and who took which card, and counts what nobody has seen', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const prefix = playPrefix(table);
        const { known, knownCount, unseenCards, unseenPoints, unseenRanks, whereabouts } = prefix.deal.table;
        expect(placesIn(whereabouts)).toEqual(knownPlaces(prefix));
        const cardsAt = (where: number) =>
          Array.from(whereabouts.keys())
            .filter((place) => whereabouts[place] === where)
            .map((place) => place % 52)
            .toSorted((a, b) => a - b);
        for (let seat = 0; seat < table.players; seat++) {
          const listed = known.subarray(seat * MOST_HELD, seat * MOST_HELD + knownCount[seat]);
          expect(Array.from(listed).toSorted((a, b) => a - b)).toEqual(cardsAt(seat));
        }
        const [cards, points, ranks] = [[0, 0, 0, 0], [0, 0, 0, 0], Array<number>(RANK_COUNT).fill(0)];
        for (const card of cardsAt(UNSEEN)) {
          cards[suitOf(card)]++;
          points[suitOf(card)] += pointsOf(card);
          ranks[rankOf(card)]++;
        }
        expect([[...unseenCards], [...unseenPoints], [...unseenRanks]]).toEqual([cards, points, ranks]);
      }),
      { numRuns },
    );
  });
});

describe('a view as bots in other programs get it', () => {
  const THREE = { hands: '2c 3d 4h / Kd Qs 4s / As Kh 7h', turnUp: '5d', dealer: 0, stock: '7c' };

  test('is what the seat may know', () => {
    expect(seen(after('1 draw, discard 7c', THREE), 2)).toEqual({
      seat: 2,
      dealer: 0,
      phase: 'draw',
      hand: ['As', 'Kh', '7h'],
      drawn: null,
      top: '7c',
      stock: 41,
      tokens: [3, 3, 3],
      points: [0, 0, 0],
      knocker: null,
      turns: [0, 1, 0],
      history: [
        [-1, 'turn-up 5d'],
        [1, 'draw'],
        [1, 'discard 7c'],
      ],
    });
  });

  examples({ hands: '2c 3d 4h / Kd Qs 4s', turnUp: '5d', stock: '7c' })(cases`
    shows a drawn card to the one who drew it, beside the hand of three | 0 draw
      | 0 discard; hand 2c 3d 4h; drawn 7c; stock 44; 1 phase discard; 1 hand Kd Qs 4s; 1 drawn none; 1 stock 44
    shows a taken card by the discard before it | 0 take, discard 4h, 1 knock
      | 0 draw; hand 2c 3d 5d; knocker 1; turns 1 1; history -1 turn-up 5d, 0 take, 0 discard 4h, 1 knock
    has the points of the match, and seat 0 where that one has knocked | 0 knock | 1 draw; 1 knocker 0; 1 points 2 3
      | ${{ points: [2, 3], scoring: 'points' }}
    before anybody has looked shows no card |  | 0 shotgun; hand none; 1 hand none; 1 top none; 1 stock 45; 1 history none
      | ${{ base: 'shotgun' }}
    nor to the dealer |  | 1 sudden-death; hand none; 1 hand none; 1 top none; 1 stock 45; 1 history none
      | ${{ base: 'sudden-death' }}
    shows no hand to a seat that is out |  | 0 draw; 1 hand none; 1 tokens 3 -1 3 | 2c 3d 4h / - / Kd Qs 4s
  `);

  examples({ hands: '2c 3d 4h / Kd Qs 4s', turnUp: '5d', stock: '9c 8c', base: 'golf' })(cases`
    in golf has the rows with what is face up, and no hand |  | 0 draw; hand none; drawn none; rows - - - / - - -
    the card that was taken | 0 take | 0 golf-place; hand none; drawn 5d; rows - - - / - - -
    where it was placed, and what was drawn | 0 take, replace 1, 1 draw
      | 1 golf-place; 1 drawn 9c; drawn none; 1 rows - 5d - / - - -; rows - 5d - / - - -
    and tells what was replaced, and what was discarded | 0 take, replace 1, 1 draw, flip 2
      | 0 draw; rows - 5d - / - - 4s; top 9c; history -1 turn-up 5d, 0 take, 0 replace 1 3d, 1 draw, 1 flip 2 9c
  `);

  test('shows only to its holder that 31 may be declared, or was kept quiet', () => {
    const cards = { hands: '2c 3d 4h / Kd Qs 4s / Ac Kc 5h', turnUp: '9h', stock: '8s 8d Qc' };
    const deal = after('0 drop, 1 drop, 2 draw, discard 5h', { ...cards, base: 'honour' });
    expect(seen(deal, 2).phase).toBe('declare');
    const before = [0, 1].map((seat) => seen(deal, seat));
    goOn(deal, '2 quiet');
    expect(seen(deal, 2).history.at(-1)).toEqual([2, 'discard 5h']);
    expect([0, 1].map((seat) => seen(deal, seat))).toEqual(before);
  });

  test('of a reshuffled stock says only that it was reshuffled', () => {
    const deal = after('', { hands: '2c 3d 4h / Kd Qs 4s', stockEmpty: 'reshuffle' });
    drawAndDrop(deal, 45);
    expect([seen(deal, 0).history.at(-1), seen(deal, 1).stock]).toEqual([[-1, 'reshuffle'], 45]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RANK_COUNT, SUIT_COUNT, pointsOf, rankOf, suitOf, type Card } from '../../engine/cards.ts';
import { packOf } from '../../engine/pack.ts';
import { ABSENT, DISCARDED, IN_POOL, ON_TOP, UNSEEN, MOST_HELD } from '../../engine/public.ts';
import { Random } from '../../engine/random.ts';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { viewOf } from '../../engine/view.ts';
import { randomTable, tableWith, type Table } from './support/arbitraries.ts';
import { knowledge } from './support/knowledge.ts';
import { dealAgain, playPrefix, renaming, seenBy, type Prefix } from './support/prefix.ts';
import { dealt, play, rulesWith } from './support/stacked.ts';

const TABLES: [string, fc.Arbitrary<Table>, number][] = [
  ...PRESETS.map((name): [string, fc.Arbitrary<Table>, number] => [name, tableWith(preset(name)), 15]),
  ['random rules', randomTable, 40],
];

describe.each(TABLES)('by %s a view', (_name, tables, numRuns) => {
  test('stays the same when cards change places that the seat has not seen', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const prefix = playPrefix(table);
        const { deal } = prefix;
        for (let seat = 0; seat < table.players; seat++) {
          const before = knowledge(deal, seat);
          const rename = renaming(seenBy(seat, prefix), packOf(table.rules), new Random(table.seed + seat));
          const other = deal.clone(new Random(0));
          other.swapHidden(rename);
          expect(knowledge(other, seat)).toBe(before);
          expect(knowledge(deal, seat)).toBe(before);
        }
      }),
      { numRuns },
    );
  });

  test('is the same in every deal that could have looked like this to the seat', () => {
    let compared = 0;
    fc.assert(
      fc.property(tables, (table) => {
        const prefix = playPrefix(table);
        for (let seat = 0; seat < table.players; seat++) {
          const rename = renaming(seenBy(seat, prefix), packOf(table.rules), new Random(table.seed + seat));
          const other = dealAgain({ ...prefix, deck: prefix.deck.map((card) => rename[card]) });
          // With other cards another player might have had to declare, or could not have knocked: no such deal then.
          if (!prefix.actions.every((action) => other.deal.isLegal(action) && other.deal.apply(action) === undefined))
            continue;
          if (other.deal.phase !== prefix.deal.phase || other.deal.seat !== prefix.deal.seat) continue;
          if (other.deal.table.declared.some((has, who) => has !== prefix.deal.table.declared[who])) continue;
          if (prefix.deal.phase === 'over') continue;
          expect(knowledge(other.deal, seat)).toBe(knowledge(prefix.deal, seat));
          compared++;
        }
      }),
      { numRuns },
    );
    expect(compared).toBeGreaterThan(numRuns / 4);
  });
});

/** Where everybody knows the cards to be, read from what happened. */
function knownPlaces({ rules, events }: Prefix): Int8Array {
  let pile: Card[] = [];
  let pool: Card[] = [];
  const aside: Card[] = [];
  const held = new Map<Card, number>();
  for (const event of events) {
    switch (event.type) {
      case 'turned-up':
        pile = [event.card];
        break;
      case 'took':
        pile.pop();
        held.set(event.card, event.seat);
        break;
      case 'discarded':
        pile.push(event.card);
        held.delete(event.card);
        break;
      case 'replaced':
        pile.push(event.replaced);
        held.set(event.card, event.seat);
        break;
      case 'flipped':
        pile.push(event.discarded);
        held.set(event.card, event.seat);
        break;
      case 'reshuffled':
        pile = pile.slice(-1);
        break;
      case 'pool-turned-up':
        pool = [...event.cards];
        break;
      case 'took-from-pool':
        pool = pool.filter((card) => card !== event.card);
        held.set(event.card, event.seat);
        break;
      case 'put-into-pool':
        pool.push(event.card);
        held.delete(event.card);
        break;
      case 'swapped-all':
        pool = [...event.laid];
        for (const card of event.laid) held.delete(card);
        for (const card of event.taken) held.set(card, event.seat);
        break;
      case 'pool-renewed':
        aside.push(...event.aside);
        pool = [...event.cards];
        break;
      case 'declared':
        if (event.playsOn) for (const card of event.hand) held.set(card, event.seat);
        break;
    }
  }
  const pack = packOf(rules);
  return Int8Array.from({ length: 52 }, (_, card) => {
    if (!pack.includes(card)) return ABSENT;
    if (card === pile.at(-1)) return ON_TOP;
    if (pool.includes(card)) return IN_POOL;
    return pile.includes(card) || aside.includes(card) ? DISCARDED : (held.get(card) ?? UNSEEN);
  });
}

describe.each(TABLES)('by %s the table', (_name, tables, numRuns) => {
  test('remembers every discard and who took which card, and forgets what was shuffled', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const prefix = playPrefix(table);
        expect(prefix.deal.table.whereabouts).toEqual(knownPlaces(prefix));
      }),
      { numRuns },
    );
  });

  test('lists what each seat is known to hold, and counts what nobody has seen', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { known, knownCount, unseenCards, unseenPoints, unseenRanks, whereabouts } = playPrefix(table).deal.table;
        const cardsAt = (where: number) => Array.from(whereabouts.keys()).filter((card) => whereabouts[card] === where);
        for (let seat = 0; seat < table.players; seat++) {
          const listed = known.subarray(seat * MOST_HELD, seat * MOST_HELD + knownCount[seat]);
          expect(Array.from(listed).toSorted((a, b) => a - b)).toEqual(cardsAt(seat));
        }
        for (let suit = 0; suit < SUIT_COUNT; suit++) {
          const unseen = cardsAt(UNSEEN).filter((card) => suitOf(card) === suit);
          expect(unseenCards[suit]).toBe(unseen.length);
          expect(unseenPoints[suit]).toBe(unseen.reduce((sum, card) => sum + pointsOf(card), 0));
        }
        for (let rank = 0; rank < RANK_COUNT; rank++) {
          expect(unseenRanks[rank]).toBe(cardsAt(UNSEEN).filter((card) => rankOf(card) === rank).length);
        }
      }),
      { numRuns },
    );
  });
});

describe('a view as bots in other programs get it', () => {
  test('is what the seat may know', () => {
    const deal = dealt({ hands: ['2c 3d 4h', 'Kd Qs 4s', 'As Kh 7h'], dealer: 0, turnUp: '5d', stock: '7c' });
    play(deal, '1 draw', '1 discard 7c');
    expect(viewOf(deal, 2).toJSON()).toEqual({
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

  test('shows a drawn card to the one who drew it, beside the hand of three', () => {
    const deal = dealt({ hands: ['2c 3d 4h', 'Kd Qs 4s'], turnUp: '5d', stock: '7c' });
    play(deal, '0 draw');
    expect(viewOf(deal, 0).toJSON()).toMatchObject({
      phase: 'discard',
      hand: ['2c', '3d', '4h'],
      drawn: '7c',
      stock: 44,
    });
    expect(viewOf(deal, 1).toJSON()).toMatchObject({
      phase: 'discard',
      hand: ['Kd', 'Qs', '4s'],
      drawn: null,
      stock: 44,
    });
  });

  test('shows a taken card by the discard before it', () => {
    const deal = dealt({ hands: ['2c 3d 4h', 'Kd Qs 4s'], turnUp: '5d' });
    play(deal, '0 take', '0 discard 4h', '1 knock');
    expect(viewOf(deal, 0).toJSON()).toMatchObject({
      hand: expect.arrayContaining(['2c', '3d', '5d']) as string[],
      knocker: 1,
      turns: [1, 1],
      history: [
        [-1, 'turn-up 5d'],
        [0, 'take'],
        [0, 'discard 4h'],
        [1, 'knock'],
      ],
    });
  });

  test('has the points of the match, and seat 0 where that one has knocked', () => {
    const deal = dealt({ hands: ['2c 3d 4h', 'Kd Qs 4s'], turnUp: '5d', points: [2, 3] }, preset('french-canadian'));
    play(deal, '0 knock');
    expect(viewOf(deal, 1).toJSON()).toMatchObject({ knocker: 0, points: [2, 3] });
  });

  test.each(['shotgun', 'sudden-death'])('before anybody has looked (%s) shows no card', (name) => {
    const deal = dealt({ hands: ['2c 3d 4h', 'Kd Qs 4s'], turnUp: '5d' }, preset(name));
    for (const seat of [0, 1]) {
      expect(viewOf(deal, seat).toJSON()).toMatchObject({ phase: name, hand: [], top: null, stock: 45, history: [] });
    }
  });

  test('shows no hand to a seat that is out', () => {
    const deal = dealt({ hands: ['2c 3d 4h', null, 'Kd Qs 4s'] });
    expect(viewOf(deal, 1).toJSON()).toMatchObject({ hand: [], tokens: [3, -1, 3] });
  });

  test('in golf has the rows with what is face up, and no hand', () => {
    const deal = dealt({ hands: ['2c 3d 4h', 'Kd Qs 4s'], turnUp: '5d', stock: '9c 8c' }, preset('golf'));
    expect(viewOf(deal, 0).toJSON()).toMatchObject({
      hand: [],
      rows: [
        [null, null, null],
        [null, null, null],
      ],
    });
    play(deal, '0 take');
    expect(viewOf(deal, 0).toJSON()).toMatchObject({ phase: 'golf-place', drawn: '5d' });
    play(deal, '0 replace 1', '1 draw');
    expect(viewOf(deal, 1).toJSON()).toMatchObject({ phase: 'golf-place', drawn: '9c' });
    expect(viewOf(deal, 0).toJSON()).toMatchObject({ drawn: null });
    play(deal, '1 flip 2');
    expect(viewOf(deal, 0).toJSON()).toMatchObject({
      hand: [],
      top: '9c',
      rows: [
        [null, '5d', null],
        [null, null, '4s'],
      ],
      history: [
        [-1, 'turn-up 5d'],
        [0, 'take'],
        [0, 'replace 1 3d'],
        [1, 'draw'],
        [1, 'flip 2 9c'],
      ],
    });
  });

  test('shows only to its holder that 31 may be declared, or was kept quiet', () => {
    const deal = dealt(
      { hands: ['2c 3d 4h', 'Kd Qs 4s', 'Ac Kc 5h'], turnUp: '9h', stock: '8s 8d Qc' },
      preset('honour'),
    );
    play(deal, '0 draw', '0 discard 8s', '1 draw', '1 discard 8d', '2 draw', '2 discard 5h');
    expect(viewOf(deal, 2).toJSON().phase).toBe('declare');
    const before = [0, 1].map((seat) => knowledge(deal, seat));
    play(deal, '2 quiet');
    expect(viewOf(deal, 2).toJSON().history.at(-1)).toEqual([2, 'discard 5h']);
    const after = [0, 1].map((seat) => viewOf(deal, seat).toJSON());
    expect(before.map((text) => (JSON.parse(text) as unknown[])[0])).toEqual(after);
  });

  test('of a reshuffled stock says only that it was reshuffled', () => {
    const rules = rulesWith({ stockEmpty: 'reshuffle' });
    const deal = dealt({ hands: ['2c 3d 4h', 'Kd Qs 4s'] }, rules);
    while (
      !viewOf(deal, 0)
        .toJSON()
        .history.some(([, text]) => text === 'reshuffle')
    ) {
      deal.apply(0);
      deal.apply(deal.legalActions().at(0) as number);
    }
    expect(viewOf(deal, 0).toJSON().history.at(-1)).toEqual([-1, 'reshuffle']);
    expect(viewOf(deal, 1).toJSON().stock).toBe(45);
  });
});

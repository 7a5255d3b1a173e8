import { afterEvent } from '../../../game/model/after-event.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChallenge } from '../../../engine/challenge/challenge.ts';
import { RecordError } from '../../../engine/record.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import {
  dealAt,
  decisiveMoment,
  JUMPS,
  jumpFrom,
  readMatch,
  ReplayedTable,
  replayOf,
  type RecordedMatch,
} from '../../../game/model/replay.ts';
import { emptyTable, type TableFacts, type TableState } from '../../../game/model/table-state.ts';
import { randomTable } from '../../engine/support/arbitraries.ts';
import { challengeFrom, sealedMatch } from '../support/challenges.ts';
import { playedMatch } from '../support/records.ts';

function factsOf({ rules, players }: RecordedMatch): TableFacts {
  return { rules, speakers: players.map((name, seat) => ({ name, you: seat === 0 })) };
}

const scat = readMatch(playedMatch(preset('scat'), 3, 7).record);

/** Every table state from the first to the last, computed once from the beginning. */
function toldForward(match: RecordedMatch): TableState[] {
  const facts = factsOf(match);
  let state = emptyTable(facts);
  return [
    state,
    ...match.steps.map(({ events }) => (state = events.reduce((told, event) => afterEvent(told, event, facts), state))),
  ];
}

describe('the decisive moment of a deal', () => {
  test('is just before its first knock or declared hand', () => {
    for (const { deal, from, to } of scat.deals) {
      const position = decisiveMoment(scat, deal);
      const [decisive] = scat.steps[position].events.filter(({ type }) => type === 'knocked' || type === 'declared');
      expect(decisive, `deal ${deal}`).toBeDefined();
      const before = scat.steps.slice(from, position).flatMap(({ events }) => events.map(({ type }) => type));
      expect(before).not.toContain('knocked');
      expect(position).toBeLessThan(to);
    }
  });

  test('is its beginning where nobody knocks', () => {
    const golf = readMatch(playedMatch(preset('golf'), 2, 7).record);
    expect(golf.deals.map(({ deal }) => decisiveMoment(golf, deal))).toEqual(golf.deals.map(({ from }) => from));
  });
});

describe('a recorded match', () => {
  test('has a step for every deal and every action, in order', () => {
    const expected = scat.record.deals.flatMap(({ before, dealer, actions }) => [
      ...before.map(([seat, action]) => ({ kind: 'between', seat, action })),
      { kind: 'deal', seat: dealer, action: '' },
      ...actions.filter(([seat]) => seat >= 0).map(([seat, action]) => ({ kind: 'action', seat, action })),
    ]);
    expect(scat.steps.map(({ kind, seat, action }) => ({ kind, seat, action }))).toEqual(expected);
  });

  test('shows at every position the table of that moment, going forward, back and anywhere', () => {
    fc.assert(
      fc.property(
        randomTable,
        fc.array(fc.nat(), { minLength: 6, maxLength: 12 }),
        ({ rules, players, seed }, anywhere) => {
          const match = readMatch(playedMatch(rules, players, seed).record);
          const tables = toldForward(match);
          const table = new ReplayedTable(match, factsOf(match));
          for (const number of anywhere) {
            const position = number % tables.length;
            for (const at of [position, Math.max(0, position - 1)]) expect(table.at(at)).toEqual(tables[at]);
          }
        },
      ),
      { numRuns: 5 },
    );
  });

  test('ends every deal with the tokens and values of the record', () => {
    fc.assert(
      fc.property(randomTable, ({ rules, players, seed }) => {
        const match = readMatch(playedMatch(rules, players, seed).record);
        const table = new ReplayedTable(match, factsOf(match));
        const over = new Map<number, number>();
        for (const [at, { deal, events }] of match.steps.entries()) {
          if (events.some(({ type }) => type === 'deal-over')) over.set(deal, at);
        }
        for (const [index, { result }] of match.record.deals.entries()) {
          const { seats } = table.at((over.get(index + 1) ?? -1) + 1);
          expect(seats.map(({ tokens, out }) => (out ? -1 : tokens))).toEqual(result.tokens);
          if (result.end !== 'sudden-death') expect(seats.map(({ value }) => value)).toEqual(result.values);
        }
      }),
      { numRuns: 6 },
    );
  });

  test('knows the deal at every position, and where somebody knocked', () => {
    expect(scat.deals.map(({ deal }) => deal)).toEqual(scat.record.deals.map((_, index) => index + 1));
    for (const { deal, from, to } of scat.deals) {
      for (let position = from + 1; position <= to; position++) expect(dealAt(scat, position)?.deal).toBe(deal);
    }
    const knocks = scat.deals.flatMap(({ marks }) => marks.filter(({ what }) => what === 'knock'));
    const recorded = scat.record.deals.flatMap(({ actions }) => actions.filter(([, action]) => action === 'knock'));
    expect(knocks.map(({ seat }) => seat)).toEqual(recorded.map(([seat]) => seat));
    for (const { at, seat } of knocks) expect(scat.steps[at - 1]).toMatchObject({ seat, action: 'knock' });
  });

  test('marks the hammer as a knock', () => {
    const hammered = [1, 2, 3, 4, 5, 6, 7, 8]
      .map((seed) => readMatch(playedMatch(preset('hammer'), 3, seed).record))
      .flatMap((match) =>
        match.steps.flatMap((step, index) => (step.action === 'hammer' ? [{ match, step, at: index + 1 }] : [])),
      );
    expect(hammered).not.toEqual([]);
    for (const { match, step, at } of hammered) {
      expect(match.deals.find(({ deal }) => deal === step.deal)?.marks).toContainEqual({
        what: 'knock',
        seat: step.seat,
        at,
      });
    }
  });

  test('marks who is out where that happens, and nobody else', () => {
    const out = scat.deals.map(({ marks }) => marks.filter(({ what }) => what === 'out'));
    expect(out.map((marks) => marks.map(({ seat }) => seat))).toEqual(
      scat.record.deals.map(({ result }) => result.eliminated),
    );
    expect(out.flat()).toHaveLength(2);
    for (const { at } of out.flat()) {
      expect(scat.steps[at - 1].events.map(({ type }) => type)).toContain('lost-tokens');
    }
  });

  test('that is damaged is refused with its place', () => {
    const record = structuredClone(playedMatch(preset('scat'), 2, 3).record);
    record.deals[1].actions[0][1] = 'discard As';
    expect(() => readMatch(record)).toThrow(RecordError);
    expect(() => readMatch(record)).toThrow(/^deal 2, action 1: /);
  });

  test('of which no deal was played has one position, the empty table', () => {
    const record = { ...playedMatch(preset('scat'), 2, 3).record, deals: [], winner: null };
    const match = readMatch(record);
    expect(JUMPS.map((jump) => jumpFrom(match, 0, jump))).toEqual(JUMPS.map(() => 0));
    expect(new ReplayedTable(match, factsOf(match)).at(0)).toEqual(emptyTable(factsOf(match)));
  });
});

describe('the ways through a match', () => {
  const last = scat.steps.length;
  const [first, second] = scat.deals;

  test('lead one action on and back, and nowhere beyond the ends', () => {
    expect(jumpFrom(scat, 4, 'next')).toBe(5);
    expect(jumpFrom(scat, 4, 'previous')).toBe(3);
    expect(jumpFrom(scat, last, 'next')).toBe(last);
    expect(jumpFrom(scat, 0, 'previous')).toBe(0);
  });

  test('lead by turn to where somebody is to move or the deal is over', () => {
    let position = first.from + 1;
    while (position < first.to) {
      position = jumpFrom(scat, position, 'next-turn');
      const { events } = scat.steps[position - 1];
      expect(events.some(({ type }) => type === 'turn' || type === 'deal-over')).toBe(true);
    }
    expect(position).toBe(first.to);
    expect(jumpFrom(scat, jumpFrom(scat, second.from + 1, 'next-turn'), 'previous-turn')).toBe(second.from + 1);
  });

  test('lead by deal to where cards have just been dealt', () => {
    expect(jumpFrom(scat, 0, 'next-deal')).toBe(first.from + 1);
    expect(jumpFrom(scat, first.from + 1, 'next-deal')).toBe(second.from + 1);
    expect(jumpFrom(scat, second.from + 3, 'previous-deal')).toBe(second.from + 1);
    expect(jumpFrom(scat, second.from + 1, 'previous-deal')).toBe(first.from + 1);
    expect(jumpFrom(scat, last, 'next-deal')).toBe(last);
  });
});

test('a challenge is replayed as it was played before, from what stood before its deal', async () => {
  const record = await sealedMatch(preset('scat'), 3);
  const last = record.deals.length;
  const { tokens, result } = record.deals[last - 1];
  const replayed = replayOf(readChallenge(challengeFrom(record, last)));
  const { rules, players, start } = replayed;
  const speakers = players.map((name, seat) => ({ name, you: seat === 0 }));
  const table = new ReplayedTable(replayed, { rules, speakers, start });
  const held = (position: number) => table.at(position).seats.map((seat) => (seat.out ? -1 : seat.tokens));
  expect(held(0)).toEqual(tokens);
  expect(held(replayed.steps.length)).toEqual(result.tokens);
  expect(replayed.deals.map(({ deal }) => deal)).toEqual([last]);
});

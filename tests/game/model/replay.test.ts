import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChallenge } from '../../../engine/challenge/challenge.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { afterEvent } from '../../../game/model/after-event.ts';
import {
  dealAt,
  decisiveMoment,
  JUMPS,
  jumpFrom,
  readMatch,
  ReplayedTable,
  replayOf,
  type Jump,
  type ReplayedMatch,
} from '../../../game/model/replay.ts';
import { emptyTable, type TableFacts } from '../../../game/model/table-state.ts';
import { randomTable } from '../../engine/support/arbitraries.ts';
import { challengeFrom, sealedMatch } from '../support/challenges.ts';
import { playedMatch } from '../support/records.ts';

function factsOf({ rules, players, start }: ReplayedMatch): TableFacts {
  return { rules, speakers: players.map((name, seat) => ({ name, you: seat === 0 })), start };
}

const scat = readMatch(playedMatch(preset('scat'), 3, 7).record);
const last = scat.steps.length;

test('a deal is decided just before its first knock or declared hand, or at its beginning where there is neither', () => {
  for (const { deal, from, to } of scat.deals) {
    const position = decisiveMoment(scat, deal);
    expect(scat.steps[position].events.some(({ type }) => type === 'knocked' || type === 'declared')).toBe(true);
    const before = scat.steps.slice(from, position).flatMap(({ events }) => events.map(({ type }) => type));
    expect(before).not.toContain('knocked');
    expect(position).toBeLessThan(to);
  }
  const golf = readMatch(playedMatch(preset('golf'), 2, 7).record);
  expect(golf.deals.map(({ deal }) => decisiveMoment(golf, deal))).toEqual(golf.deals.map(({ from }) => from));
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

  test('shows at every position the table of that moment, and ends every deal as the record does', () => {
    fc.assert(
      fc.property(
        randomTable,
        fc.array(fc.nat(), { minLength: 4, maxLength: 8 }),
        ({ rules, players, seed }, anywhere) => {
          const match = readMatch(playedMatch(rules, players, seed).record);
          const facts = factsOf(match);
          const tables = [emptyTable(facts)];
          for (const { events } of match.steps)
            tables.push(events.reduce((told, event) => afterEvent(told, event, facts), tables[tables.length - 1]));
          const table = new ReplayedTable(match, facts);
          for (const number of anywhere) {
            const position = number % tables.length;
            for (const at of [position, Math.max(0, position - 1)]) expect(table.at(at)).toEqual(tables[at]);
          }
          const over = match.steps.flatMap(({ events }, at) =>
            events.some(({ type }) => type === 'deal-over') ? [at] : [],
          );
          for (const [index, { result }] of match.record.deals.entries()) {
            const { seats } = table.at(over[index] + 1);
            expect(seats.map(({ tokens, out }) => (out ? -1 : tokens))).toEqual(result.tokens);
            if (result.end !== 'sudden-death') expect(seats.map(({ value }) => value)).toEqual(result.values);
          }
        },
      ),
      { numRuns: 3 },
    );
  });

  test('knows the deal at every position, and marks knocks, the hammer and who is out where that happens', () => {
    expect(scat.deals.map(({ deal }) => deal)).toEqual(scat.record.deals.map((_, index) => index + 1));
    for (const { deal, from, to } of scat.deals)
      for (let position = from + 1; position <= to; position++) expect(dealAt(scat, position)?.deal).toBe(deal);
    const hammers = [1, 2, 3].map((seed) => readMatch(playedMatch(preset('hammer'), 3, seed).record));
    const what = { knocked: 'knock', hammered: 'knock', declared: 'declared', 'lost-tokens': 'out' } as const;
    for (const { deals, steps } of [scat, ...hammers]) {
      const expected = steps.flatMap(({ deal, events }, index) =>
        events.flatMap((event) => {
          if (!(event.type in what) || (event.type === 'lost-tokens' && !event.eliminated)) return [];
          const { type, seat } = event as { type: keyof typeof what; seat: number };
          return [{ deal, what: what[type], seat, at: index + 1 }];
        }),
      );
      expect(deals.flatMap(({ deal, marks }) => marks.map((mark) => ({ deal, ...mark })))).toEqual(expected);
    }
    const out = scat.deals.map(({ marks }) => marks.flatMap(({ what, seat }) => (what === 'out' ? [seat] : [])));
    expect(out).toEqual(scat.record.deals.map(({ result }) => result.eliminated));
    expect(hammers.some(({ steps }) => steps.some(({ action }) => action === 'hammer'))).toBe(true);
  });

  test('that is damaged is refused with its place', () => {
    const record = structuredClone(playedMatch(preset('scat'), 2, 3).record);
    record.deals[1].actions[0][1] = 'discard As';
    expect(() => readMatch(record)).toThrow(/^deal 2, action 1: /);
  });

  test('of which no deal was played has one position, the empty table', () => {
    const match = readMatch({ ...playedMatch(preset('scat'), 2, 3).record, deals: [], winner: null });
    expect(JUMPS.map((jump) => jumpFrom(match, 0, jump))).toEqual(JUMPS.map(() => 0));
    expect(new ReplayedTable(match, factsOf(match)).at(0)).toEqual(emptyTable(factsOf(match)));
  });
});

describe('the ways through a match', () => {
  const [first, second] = scat.deals;

  test.each<[from: number, Jump, to: number]>([
    [last, 'next', last],
    [0, 'previous', 0],
    [0, 'next-deal', first.from + 1],
    [first.from + 1, 'next-deal', second.from + 1],
    [second.from + 3, 'previous-deal', second.from + 1],
    [second.from + 1, 'previous-deal', first.from + 1],
    [last, 'next-deal', last],
  ])('lead from %d by %s to %d', (from, jump, to) => expect(jumpFrom(scat, from, jump)).toBe(to));

  test('lead by turn to where somebody is to move or the deal is over, and back', () => {
    let position = first.from + 1;
    while (position < first.to) {
      position = jumpFrom(scat, position, 'next-turn');
      const { events } = scat.steps[position - 1];
      expect(events.some(({ type }) => type === 'turn' || type === 'deal-over')).toBe(true);
    }
    expect(position).toBe(first.to);
    expect(jumpFrom(scat, jumpFrom(scat, second.from + 1, 'next-turn'), 'previous-turn')).toBe(second.from + 1);
  });
});

test('a challenge is replayed as it was played before, from what stood before its deal', async () => {
  const record = await sealedMatch(preset('scat'), 3);
  const deal = record.deals.length;
  const { tokens, result } = record.deals[deal - 1];
  const replayed = replayOf(readChallenge(challengeFrom(record, deal)));
  const table = new ReplayedTable(replayed, factsOf(replayed));
  const held = (position: number) => table.at(position).seats.map((seat) => (seat.out ? -1 : seat.tokens));
  expect(held(0)).toEqual(tokens);
  expect(held(replayed.steps.length)).toEqual(result.tokens);
  expect(replayed.deals.map((one) => one.deal)).toEqual([deal]);
});

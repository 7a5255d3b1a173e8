import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Match } from '../../../engine/match.ts';
import { eventFor, withSeen, type SeatEvent, type SeenEvent } from '../../../engine/seen.ts';
import { afterEvent } from '../../../game/model/after-event.ts';
import { StandIns } from '../../../game/model/stand-ins.ts';
import { TableLog } from '../../../game/model/table-log.ts';
import { emptyTable, type TableFacts, type TableState } from '../../../game/model/table-state.ts';
import { preset, resolveRules, RULES_FORMAT } from '../../../engine/rules/resolve.ts';
import { playRandomly, tablesOf, type Table } from '../../engine/support/arbitraries.ts';

/** What happens in a random match, whole and as a seat hears of it. */
function played({ rules, players, seed }: Table, seat: number): { event: SeenEvent; heard: SeatEvent | null }[] {
  const events: { event: SeenEvent; heard: SeatEvent | null }[] = [];
  const listener = withSeen((event, { deal }) => events.push({ event, heard: eventFor(seat, event, deal) }));
  playRandomly(new Match(rules, players, { seed, listener }), seed);
  return events;
}

/** What somebody in that seat sees of a table. */
function visible({ seats, pool, isPoolOpen, unseen, ...rest }: TableState, seat: number, isGolf: boolean) {
  const sees = (index: number): boolean => seats[index].value !== null || (index === seat && !unseen && !isGolf);
  return {
    ...rest,
    unseen,
    pool: isPoolOpen ? pool : pool.length,
    seats: seats.map(({ hand, waiting, ...others }, index) => ({
      ...others,
      quiet: index === seat && others.quiet,
      hand: sees(index) ? hand.map(({ card }) => card).toSorted((a, b) => a - b) : hand.length,
      waiting: index === seat ? waiting : waiting === null,
    })),
  };
}

/** Of a match: several deals of the largest table. Some random rules lead to a hundred times as much, and to nothing new. */
const MOST_EVENTS = 2000;

/** Plays a random match, and expects that somebody sees the same of a table with gaps filled as of the whole. @param seat -1 for an onlooker */
function expectSameSeen(table: Table, seat: number): void {
  const speakers = Array.from({ length: table.players }, (_, index) => ({ name: `P${index}`, you: index === seat }));
  const facts: TableFacts = { rules: table.rules, speakers };
  const isGolf = table.rules.play === 'golf';
  const standIns = new StandIns(table.rules);
  const log = new TableLog(facts);
  let whole = emptyTable(facts);
  for (const { event, heard } of played(table, seat).slice(0, MOST_EVENTS)) {
    whole = afterEvent(whole, event, facts);
    if (heard === null) continue;
    const { event: filled, renamings } = standIns.fill(heard, log.state, seat);
    if (filled.type === 'dealt') expect(filled.card, 'what stands in for a card').toBeTypeOf('number');
    for (const names of renamings) log.rename(names);
    log.add(filled);
    const [shown, seen] = [log.state, whole].map((state) => visible(state, seat, isGolf));
    // Thousands are compared, and `expect` is slow: it is asked only for the message.
    if (!isDeepStrictEqual(shown, seen)) expect(shown).toEqual(seen);
  }
}

describe.each(tablesOf(1, 4))('by %s', (_name, tables, numRuns) => {
  test('a table that fills gaps shows a seat, or somebody who looks on, what they would see of the whole', () => {
    fc.assert(
      fc.property(tables, fc.nat(), (table, chosen) => expectSameSeen(table, (chosen % (table.players + 1)) - 1)),
      // To make a match of seventeen smaller takes minutes: the seed repeats it.
      { numRuns, endOnFailure: true },
    );
  });
});

test('of a pool that is taken one card may have stood in for another of it', () => {
  expectSameSeen({ rules: preset('schwimmen'), players: 4, seed: -350344483 }, 2);
});

test('where no card is turned up one has seen one’s hand when the first turn begins', () => {
  const rules = resolveRules({
    format: RULES_FORMAT,
    base: 'scat',
    suddenDeath: true,
    dealerChoice: true,
    upcard: false,
  });
  const hands = played({ rules, players: 3, seed: 5 }, 1).flatMap(({ heard }) =>
    heard?.type === 'turn' ? [heard.ownHand?.length] : [],
  );
  expect(hands.length).toBeGreaterThan(0);
  expect(hands).not.toContain(undefined);
  expectSameSeen({ rules, players: 3, seed: 5 }, 1);
});

test('of two packs more cards may be hidden than one has', () => {
  const rules = resolveRules({
    format: RULES_FORMAT,
    base: 'scat',
    packs: 2,
    handSize: 4,
    players: [2, 17],
    dealLimit: 1,
  });
  expectSameSeen({ rules, players: 17, seed: 1 }, -1);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Deal } from '../../engine/deal.ts';
import type { MatchEvent } from '../../engine/events.ts';
import { packOf } from '../../engine/pack.ts';
import { Random } from '../../engine/random.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { eventFor, withSeen, type SeatEvent, type SeenEvent } from '../../engine/seen.ts';
import type { Match } from '../../engine/match.ts';
import { tablesOf } from './support/arbitraries.ts';
import { knowledge } from './support/knowledge.ts';
import { playPrefix, renaming, seenBy, type Prefix } from './support/prefix.ts';

const TABLES = tablesOf(4, 20);

/** What a seat hears of a deal, event by event; null where the actions cannot be played with these cards. */
function heardBy(seat: number, { rules, players, seed, dealer, tokens, points, actions }: Prefix, deck: Uint8Array) {
  const heard: SeatEvent[] = [];
  const listen = withSeen((event: SeenEvent, { deal }) => {
    const known = eventFor(seat, event, deal);
    if (known !== null) heard.push(known);
  });
  const deal = new Deal(rules, players, new Random(seed));
  deal.listener = (event) => listen(event, { deal } as Match);
  deal.start(deck, dealer, tokens, points);
  for (const action of actions) {
    if (!deal.isLegal(action)) return null;
    deal.apply(action);
  }
  return { heard, deal };
}

/** By all rules together: in a few deals by some of them nobody may have anything to compare. */
let [deals, compared] = [0, 0];

describe.each(TABLES)('by %s a seat, and somebody who looks on', (_name, tables, numRuns) => {
  test('hears and sees the same of every deal that could have looked like this to them', () => {
    fc.assert(
      fc.property(tables, (table) => {
        deals++;
        const prefix = playPrefix(table);
        for (let seat = -1; seat < table.players; seat++) {
          const rename = renaming(seenBy(seat, prefix), packOf(table.rules), new Random(table.seed + seat));
          const one = heardBy(seat, prefix, prefix.deck)!;
          const other = heardBy(
            seat,
            prefix,
            prefix.deck.map((card) => rename[card]),
          );
          // With other cards another player might have had to declare, or could not have knocked: no such deal then.
          if (other === null || one.deal.phase === 'over') continue;
          if (other.deal.phase !== one.deal.phase || other.deal.seat !== one.deal.seat) continue;
          if (other.deal.table.declared.some((has, who) => has !== one.deal.table.declared[who])) continue;
          expect(other.heard).toEqual(one.heard);
          if (seat >= 0) expect(knowledge(other.deal, seat)).toBe(knowledge(one.deal, seat));
          compared++;
        }
      }),
      { numRuns },
    );
  });
});

test('what is compared above are not only a few', () => expect(compared).toBeGreaterThan(deals));

describe('nobody else hears', () => {
  const deal = new Deal(preset('honour'), 3, new Random(1));
  const seen = {} as SeenEvent['seen'];
  const heard = (event: MatchEvent): (SeatEvent | null)[] =>
    [0, 1, -1].map((seat) => eventFor(seat, { ...event, seen }, deal));

  test('that somebody keeps quiet', () => {
    const event = { type: 'kept-quiet', seat: 0 } as const;
    expect(heard(event)).toEqual([{ ...event, seen }, null, null]);
  });

  test('whether a discard is the card that was drawn', () => {
    const event = { type: 'discarded', seat: 0, card: 7, drawn: true } as const;
    expect(heard(event)).toMatchObject([{ drawn: true }, { card: 7, drawn: false }, { card: 7, drawn: false }]);
  });
});

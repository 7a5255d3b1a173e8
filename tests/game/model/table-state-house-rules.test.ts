import { afterEvent } from '../../../game/model/after-event.ts';
import { describe, expect, test } from 'vitest';
import { parseCard, parseCards } from '../../../engine/cards.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { emptyTable, handWorth, type TableState } from '../../../game/model/table-state.ts';

const speakers = [
  { name: 'You', you: true },
  { name: 'Fox', you: false },
];

/** The table of a preset after some events. */
function after(name: string, ...events: MatchEvent[]): TableState {
  const facts = { rules: preset(name), speakers };
  return events.reduce((state, event) => afterEvent(state, event, facts), emptyTable(facts));
}

const began: MatchEvent = { type: 'deal-began', deal: 2, dealer: 1, tokens: [3, 3] };
const turnUp: MatchEvent = { type: 'turned-up', card: parseCard('7h') };

describe('before play', () => {
  test('nobody looks at the cards while the shotgun or sudden death may be called', () => {
    for (const name of ['shotgun', 'sudden-death']) {
      expect(after(name, began).unseen).toBe(true);
      expect(after(name, began, turnUp).unseen).toBe(false);
    }
    expect(after('scat', began).unseen).toBe(false);
  });

  test('what is called has its name', () => {
    const hammered: MatchEvent = { type: 'hammered', seat: 1 };
    expect(after('shotgun', began, hammered).message).toBe('Fox calls the shotgun: all cards up!');
    expect(after('hammer', began, hammered).message).toBe('Fox calls the hammer: all cards up!');
  });
});

describe('a knock', () => {
  test('before drawing leaves the knocker a turn to finish', () => {
    const knocked: MatchEvent = { type: 'knocked', seat: 0, counter: false };
    expect(after('stop-the-bus', began, knocked).message).toBe('You knock: now draw or take.');
  });

  test('before exchanging leaves the knocker an exchange or a pass', () => {
    const facts = { rules: { ...preset('widow'), knockTiming: 'before-draw' as const }, speakers };
    const knocked: MatchEvent = { type: 'knocked', seat: 0, counter: false };
    expect(afterEvent(emptyTable(facts), knocked, facts).message).toBe('You knock: now exchange or pass.');
  });

  test.each([
    ['forty-one', 'Fox knocks: all hands are shown.'],
    ['scat', 'Fox knocks: everybody else has one more turn.'],
  ])('says in %s what follows', (name, message) => {
    expect(after(name, began, { type: 'knocked', seat: 1, counter: false }).message).toBe(message);
  });

  test('by the next player too ends play', () => {
    const knocks = [0, 1].map((seat): MatchEvent => ({ type: 'knocked', seat, counter: seat === 1 }));
    const state = after('sudden-death', began, ...knocks);
    expect(state.message).toBe('Fox knocks too: all hands are shown.');
    expect(state.knocker).toBe(0);
  });
});

describe('a full hand kept quiet', () => {
  const cards = parseCards('As Ks Qs');
  const dealt = cards.map((card): MatchEvent => ({ type: 'dealt', seat: 0, card }));
  const quiet: MatchEvent = { type: 'kept-quiet', seat: 0 };

  test('counts 30 for its holder', () => {
    const { hand, quiet: isQuiet } = after('honour', began, ...dealt, quiet).seats[0];
    expect(handWorth(preset('honour'), hand, isQuiet)?.value).toBe(30);
  });

  test('counts in full where it was not kept quiet', () => {
    const { hand, quiet: isQuiet } = after('honour', began, ...dealt).seats[0];
    expect(handWorth(preset('honour'), hand, isQuiet)?.value).toBe(31);
  });

  test('is quiet until it is broken up', () => {
    const [drawn, ten] = parseCards('2d Ts');
    const swapped: MatchEvent[] = [
      { type: 'drew', seat: 0, card: ten },
      { type: 'discarded', seat: 0, card: cards[1], drawn: false },
    ];
    const broken: MatchEvent[] = [
      { type: 'drew', seat: 0, card: drawn },
      { type: 'discarded', seat: 0, card: cards[0], drawn: false },
    ];
    expect(after('honour', began, ...dealt, quiet, ...swapped).seats[0].quiet).toBe(true);
    expect(after('honour', began, ...dealt, quiet, ...broken).seats[0].quiet).toBe(false);
  });

  test('of somebody else is not shown', () => {
    expect(after('honour', began, { ...quiet, seat: 1 }).message).toBe(after('honour', began).message);
  });
});

describe('between deals', () => {
  test('points are kept', () => {
    const scored: MatchEvent = { type: 'scored', seat: 1, gained: 1, points: 4 };
    expect(after('jacobs', began, scored, { ...began, deal: 3 }).seats[1].points).toBe(4);
  });

  test('one more step brings back those eliminated in the deal', () => {
    const out: MatchEvent = { type: 'lost-tokens', seat: 0, lost: 1, tokens: 0, onGrace: false, eliminated: true };
    const state = after('ride-the-bus', began, out, { type: 'extra-step', tokens: [0, 4] });
    expect(state.seats[0]).toMatchObject({ out: false, tokens: 0, onGrace: true });
    expect(state.extraSteps).toBe(1);
  });

  test('whoever buys in pays a stake into the dish', () => {
    const before = after('pub', began);
    const state = after('pub', began, { type: 'bought-in', seat: 0, tokens: 5 });
    expect(state.kitty).toBe(before.kitty + 1);
    expect(state.seats[0]).toMatchObject({ out: false, tokens: 5 });
  });
});

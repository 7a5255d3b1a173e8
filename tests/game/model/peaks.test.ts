import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../engine/cards.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { afterEvent } from '../../../game/model/after-event.ts';
import { PEAK_DURATION, peakOf, sumAt, SUM_STEPS, SUM_TOTAL } from '../../../game/model/peaks.ts';
import { emptyTable } from '../../../game/model/table-state.ts';

const speakers = ['You', 'Fox', 'Owl'].map((name, seat) => ({ name, you: seat === 0 }));
const scat = { rules: preset('scat'), speakers };

function peakIn(event: MatchEvent, facts = scat) {
  return peakOf(event, afterEvent(emptyTable(facts), event, facts), facts);
}

function declares(cards: string, value: number, facts = scat) {
  return peakIn({ type: 'declared', seat: 1, hand: parseCards(cards), value, playsOn: false }, facts);
}

describe('the peaks of a match', () => {
  test('a knock, by whoever knocks', () => {
    expect(peakIn({ type: 'knocked', seat: 1, counter: false })).toMatchObject({
      kind: 'knock',
      seat: 1,
      headline: 'Fox knocks!',
    });
    expect(peakIn({ type: 'knocked', seat: 0, counter: false })?.headline).toBe('You knock!');
  });

  test('a 31, which counts 11 + 10 + 10', () => {
    expect(declares('Th Ah Kh', 31)).toMatchObject({ kind: 'thirty-one', seat: 1, sum: [11, 10, 10] });
  });

  test('a hand whose value is no sum of its cards is not counted', () => {
    expect(declares('As Ah Ad', 31)?.sum).toEqual([]);
  });

  test('a last token, but not one before it', () => {
    const lost = { type: 'lost-tokens', seat: 2, lost: 1, tokens: 0, onGrace: true, eliminated: false } as const;
    expect(peakIn(lost)).toBeNull();
    expect(peakIn({ ...lost, onGrace: false, eliminated: true })).toMatchObject({
      kind: 'out',
      headline: 'Owl is out.',
    });
  });

  test('the end of the match, won or lost; won, too, if nobody plays against the bots', () => {
    expect(peakIn({ type: 'match-won', seat: 0 })?.kind).toBe('won');
    expect(peakIn({ type: 'match-won', seat: 1 })?.kind).toBe('lost');
    const watched = { ...scat, speakers: speakers.map((who) => ({ ...who, you: false })) };
    expect(peakIn({ type: 'match-won', seat: 1 }, watched)?.kind).toBe('won');
  });

  test('each with who has it, its headline and what is counted', () => {
    const out = { type: 'lost-tokens', seat: 2, lost: 1, tokens: 0, onGrace: false, eliminated: true } as const;
    const bus = { ...scat, rules: preset('ride-the-bus') };
    expect(peakIn({ type: 'hammered', seat: 2 })).toMatchObject({ kind: 'knock', seat: 2, sum: [] });
    expect(peakIn({ type: 'hammered', seat: 2 })?.headline).toMatch(/^Owl /);
    expect(peakIn(out)).toEqual({ kind: 'out', seat: 2, headline: 'Owl is out.', sum: [] });
    expect(peakIn(out, bus)).toEqual({ kind: 'out', seat: 2, headline: 'Owl is off the bus.', sum: [] });
    expect(peakIn({ type: 'match-won', seat: 1 })).toEqual({
      kind: 'lost',
      seat: 1,
      headline: 'Fox wins the match.',
      sum: [],
    });
    expect(declares('Th Ah Kh', 31)?.headline).toMatch(/^Fox .*31/);
  });

  test('four cards that make 41 are not counted one by one', () => {
    expect(declares('Ah Kh Qh Jh', 41, { ...scat, rules: preset('four-card') })?.sum).toEqual([]);
  });

  test('none is a turn like any other', () => {
    expect(peakIn({ type: 'turn', seat: 1 })).toBeNull();
    expect(peakIn({ type: 'drew', seat: 1, card: 3 })).toBeNull();
  });

  test('each is short', () => {
    for (const duration of Object.values(PEAK_DURATION)) {
      expect(duration).toBeGreaterThanOrEqual(800);
      expect(duration).toBeLessThanOrEqual(1500);
    }
  });
});

test('a sum is called out card by card, then its total, which stays', () => {
  const said = [0, ...SUM_STEPS, SUM_TOTAL, 5000].map((after) => sumAt([11, 10, 10], after));
  expect(said).toEqual(['', '11', '11 + 10', '11 + 10 + 10', '31', '31']);
});

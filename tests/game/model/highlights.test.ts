import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../engine/cards.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { afterEvent } from '../../../game/model/after-event.ts';
import { CARD_STEPS, HIGHLIGHT_DURATION, highlightOf, VALUE_STEP } from '../../../game/model/highlights.ts';
import { emptyTable, type TableState } from '../../../game/model/table-state.ts';

const speakers = ['You', 'Fox', 'Owl'].map((name, seat) => ({ name, you: seat === 0 }));
const scat = { rules: preset('scat'), speakers };

function highlightIn(event: MatchEvent, facts = scat) {
  return highlightOf(event, afterEvent(emptyTable(facts), event, facts), facts);
}

function declares(cards: string, value: number, facts = scat) {
  return highlightIn({ type: 'declared', seat: 1, hand: parseCards(cards), value, playsOn: false }, facts);
}

describe('the highlights of a match', () => {
  test('a knock, by whoever knocks', () => {
    expect(highlightIn({ type: 'knocked', seat: 1, counter: false })).toMatchObject({
      kind: 'knock',
      seat: 1,
      headline: 'Fox knocks!',
    });
    expect(highlightIn({ type: 'knocked', seat: 0, counter: false })?.headline).toBe('You knock!');
  });

  test('a 31, whose cards count 11, 10 and 10', () => {
    expect(declares('Th Ah Kh', 31)).toMatchObject({
      kind: 'thirty-one',
      seat: 1,
      hands: [
        { seat: 1, cards: parseCards('Ah Th Kh'), counts: [true, true, true], points: [11, 10, 10], value: '31' },
      ],
    });
  });

  test('a hand whose value is no sum of its cards is shown without what they count', () => {
    expect(declares('Ks Kh Kd', 30.5)?.hands).toMatchObject([{ points: [], value: '30½' }]);
  });

  test('a last token, but not one before it', () => {
    const lost = { type: 'lost-tokens', seat: 2, lost: 1, tokens: 0, onGrace: true, eliminated: false } as const;
    expect(highlightIn(lost)).toBeNull();
    expect(highlightIn({ ...lost, onGrace: false, eliminated: true })).toMatchObject({
      kind: 'out',
      headline: 'Owl is out.',
    });
  });

  test('the end of the match, won or lost; won, too, if nobody plays against the bots', () => {
    expect(highlightIn({ type: 'match-won', seat: 0 })?.kind).toBe('won');
    expect(highlightIn({ type: 'match-won', seat: 1 })?.kind).toBe('lost');
    const watched = { ...scat, speakers: speakers.map((who) => ({ ...who, you: false })) };
    expect(highlightIn({ type: 'match-won', seat: 1 }, watched)?.kind).toBe('won');
  });

  test('a shared win is one’s own, with one’s own face, where one is among them', () => {
    expect(highlightIn({ type: 'match-shared', seats: [0, 2] })).toMatchObject({ kind: 'won', seat: 0 });
    expect(highlightIn({ type: 'match-shared', seats: [1, 0] })).toMatchObject({ kind: 'won', seat: 0 });
    expect(highlightIn({ type: 'match-shared', seats: [1, 2] })).toMatchObject({ kind: 'lost', seat: 1 });
  });

  test('each with who has it, its headline and what is counted', () => {
    const out = { type: 'lost-tokens', seat: 2, lost: 1, tokens: 0, onGrace: false, eliminated: true } as const;
    const bus = { ...scat, rules: preset('ride-the-bus') };
    expect(highlightIn({ type: 'hammered', seat: 2 })).toMatchObject({ kind: 'knock', seat: 2, hands: [] });
    expect(highlightIn({ type: 'hammered', seat: 2 })?.headline).toMatch(/^Owl /);
    expect(highlightIn(out)).toEqual({ kind: 'out', seat: 2, headline: 'Owl is out.', price: '', hands: [] });
    expect(highlightIn(out, bus)).toEqual({
      kind: 'out',
      seat: 2,
      headline: 'Owl is off the bus.',
      price: '',
      hands: [],
    });
    expect(highlightIn({ type: 'match-won', seat: 1 })).toEqual({
      kind: 'lost',
      seat: 1,
      headline: 'Fox wins the match.',
      price: '',
      hands: [],
    });
    expect(declares('Th Ah Kh', 31)?.headline).toMatch(/^Fox .*31/);
  });

  test('four cards that make 41 count one by one', () => {
    const four = { ...scat, rules: preset('four-card') };
    expect(declares('Ah Kh Qh Jh', 41, four)?.hands).toMatchObject([{ points: [11, 10, 10, 10], value: '41' }]);
  });

  test('none is a turn like any other', () => {
    expect(highlightIn({ type: 'turn', seat: 1 })).toBeNull();
    expect(highlightIn({ type: 'drew', seat: 1, card: 3 })).toBeNull();
  });

  test('each is short, those with hands to read a little longer', () => {
    for (const [kind, duration] of Object.entries(HIGHLIGHT_DURATION)) {
      expect(duration).toBeGreaterThanOrEqual(800);
      expect(duration).toBeLessThanOrEqual(kind === 'thirty-one' || kind === 'caught' ? 2400 : 1500);
    }
    expect(VALUE_STEP).toBeGreaterThan(Math.max(...CARD_STEPS));
  });
});

describe('what became of a knock', () => {
  const hands = ['Ks 8d 3h', 'Kh 9h 2c', 'Kc Tc 2d'].map(parseCards);
  const showdown: MatchEvent = {
    type: 'showdown',
    end: 'knock',
    hands,
    scoring: ['Ks', 'Kh 9h', 'Kc Tc'].map(parseCards),
    values: [10, 19, 20],
  };
  const after = (knocker: number, more: Partial<TableState> = {}) => {
    const knocked = { ...emptyTable(scat), knocker, ...more };
    return highlightOf(showdown, afterEvent(knocked, showdown, scat), scat);
  };

  test('one that backfires: the hand that beat it, the knocker’s, and the price', () => {
    expect(after(0)).toEqual({
      kind: 'caught',
      seat: 0,
      headline: 'Caught!',
      price: 'You lose 2: knocked with the lowest hand (10).',
      hands: [
        { seat: 1, cards: parseCards('Kh 9h 2c'), counts: [true, true, false], points: [10, 9, 0], value: '19' },
        { seat: 0, cards: parseCards('Ks 8d 3h'), counts: [true, false, false], points: [10, 0, 0], value: '10' },
      ],
    });
  });

  test('one that holds has a short answer', () => {
    expect(after(2)).toMatchObject({ kind: 'holds', seat: 2, headline: 'The knock holds.', hands: [], price: '' });
    expect(HIGHLIGHT_DURATION.holds).toBeLessThan(HIGHLIGHT_DURATION.caught / 2);
  });

  test('nothing is said of it without a knock, or where a declared hand made it idle', () => {
    expect(after(-1)).toBeNull();
    expect(after(0, { declarers: [1] })).toBeNull();
  });
});

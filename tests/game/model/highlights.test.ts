import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../engine/cards.ts';
import type { SeenEvent } from '../../../engine/seen.ts';
import {
  CARD_STEPS,
  HIGHLIGHT_DURATION,
  HIGHLIGHT_TURN,
  highlightOf,
  VALUE_STEP,
} from '../../../game/model/highlights.ts';
import type { TableState } from '../../../game/model/table-state.ts';
import { after, emptyTableOf, event, factsOf, fox, owl, SPEAKERS, you } from '../support/events.ts';

const SCAT = factsOf();
const WATCHED = { ...SCAT, speakers: SPEAKERS.map((who) => ({ ...who, you: false })) };

function highlightIn(one: SeenEvent, facts = SCAT, before: Partial<TableState> = {}) {
  return highlightOf(one, after({ ...emptyTableOf(facts), ...before }, one, facts), facts);
}

const declares = (cards: string, value: number, game = 'scat') =>
  highlightIn(fox('declared', { hand: parseCards(cards), value, playsOn: false }), factsOf(game));
const out = { lost: 1, tokens: 0, onGrace: false, eliminated: true };
const shared = (...seats: number[]) => event('match-shared', { seats });

const BUS = factsOf('ride-the-bus');

/** What is shown: its kind, the seat and the headline; nothing for no highlight. */
test.each<[string, SeenEvent, shown: string, typeof SCAT?]>([
  ['a knock', fox('knocked', { counter: false }), 'knock 1 Fox knocks!'],
  ['one’s own knock', you('knocked', { counter: false }), 'knock 0 You knock!'],
  ['the hammer', owl('hammered'), 'knock 2 Owl calls the hammer: all cards up!'],
  ['a last token', owl('lost-tokens', out), 'out 2 Owl is out.'],
  ['a last place on the bus', owl('lost-tokens', out), 'out 2 Owl is off the bus.', BUS],
  ['not a token before it', owl('lost-tokens', { ...out, onGrace: true, eliminated: false }), ''],
  ['a victory', you('match-won'), 'won 0 You win the match.'],
  ['a defeat', fox('match-won'), 'lost 1 Fox wins the match.'],
  ['the end of a watched match', fox('match-won'), 'won 1 Fox wins the match.', WATCHED],
  ['a shared win', shared(0, 2), 'won 0 Owl and you share the win.'],
  ['the same, with one’s own face', shared(1, 0), 'won 0 Fox and you share the win.'],
  ['that of others', shared(1, 2), 'lost 1 Fox and Owl share the win.'],
  ['that of others, watched', shared(1, 2), 'won 1 Fox and Owl share the win.', WATCHED],
  ['not a turn', fox('turn'), ''],
  ['not a draw', fox('drew', { card: 3 }), ''],
])('a highlight is %s', (_, one, shown, facts) => {
  const [, kind, seat, headline] = /^(\w+) (\d) (.*)$/.exec(shown) ?? [];
  // Only in a defeat another face is shown beside: one’s own.
  const loser = kind === 'lost' ? 0 : null;
  const expected = { kind, seat: Number(seat), loser, headline, price: '', hands: [] };
  expect(highlightIn(one, facts)).toEqual(shown === '' ? null : expected);
});

test.each([
  ['scat', 'Th Ah Kh', 31, 'Ah Th Kh', [11, 10, 10], '31'],
  ['four-card', 'Ah Kh Qh Jh', 41, 'Ah Kh Qh Jh', [11, 10, 10, 10], '41'],
  // Its value is no sum of its cards.
  ['scat', 'Ks Kh Kd', 30.5, 'Ks Kh Kd', [], '30½'],
])('a declared hand in %s is shown with what its cards count: %s', (game, cards, number, shown, points, value) => {
  const counts = parseCards(shown).map(() => true);
  const hands = [{ seat: 1, cards: parseCards(shown), counts, points, value }];
  expect(declares(cards, number, game)).toMatchObject({ kind: 'thirty-one', seat: 1, hands });
});

describe('what became of a knock', () => {
  test('is said once both hands have been added up, and long enough to be read', () => {
    const bothAddedUp = CARD_STEPS[1] + VALUE_STEP;
    expect(HIGHLIGHT_TURN.caught).toBeGreaterThan(bothAddedUp + 180);
    for (const [kind, turn] of Object.entries(HIGHLIGHT_TURN))
      expect(HIGHLIGHT_DURATION[kind as keyof typeof HIGHLIGHT_TURN] - turn, kind).toBeGreaterThanOrEqual(1000);
  });

  const showdown = event('showdown', {
    end: 'knock',
    hands: ['Ks 8d 3h', 'Kh 9h 2c', 'Kc Tc 2d'].map(parseCards),
    scoring: ['Ks', 'Kh 9h', 'Kc Tc'].map(parseCards),
    values: [10, 19, 20],
  });

  const caught = (lost: number) => ({ knocker: 0, knock: { lost, holds: false, against: 1 } });

  test('one that backfires: the hand that beat it, the knocker’s, and the price', () => {
    expect(highlightIn(showdown, SCAT, caught(2))).toEqual({
      kind: 'caught',
      seat: 0,
      loser: null,
      headline: 'Caught!',
      price: 'You lose 2: knocked with the lowest hand (10).',
      hands: [
        { seat: 1, cards: parseCards('Kh 9h 2c'), counts: [true, true, false], points: [10, 9, 0], value: '19' },
        { seat: 0, cards: parseCards('Ks 8d 3h'), counts: [true, false, false], points: [10, 0, 0], value: '10' },
      ],
    });
  });

  test('one in a race in which nothing is lost has no price', () => {
    const race = factsOf('french-canadian', { pointsGoTo: 'knocker' });
    expect(highlightIn(showdown, race, caught(0))).toMatchObject({ kind: 'caught', price: '' });
  });

  test.each<[string, Partial<TableState>, object | null]>([
    [
      'one that holds',
      { knocker: 2, knock: { lost: 0, holds: true, against: -1 } },
      { kind: 'holds', seat: 2, loser: null, headline: 'The knock holds.', hands: [], price: '' },
    ],
    ['not where hands were not compared for one', { knocker: 0 }, null],
  ])('%s', (_, before, shown) => expect(highlightIn(showdown, SCAT, before)).toEqual(shown));
});

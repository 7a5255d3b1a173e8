import { describe, expect, test } from 'vitest';
import { parseCard, parseCards } from '../../../engine/cards.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { handValue } from '../../../engine/value.ts';
import { does, listed } from '../../../game/i18n/en/speaking.ts';
import {
  cardName,
  cardSign,
  declaredName,
  gainSentences,
  lossSentences,
  shownValue,
  suitOfAll,
  valueLabel,
  valueSign,
  valueText,
  withCardNames,
  type DealOutcome,
} from '../../../game/model/sentences.ts';
import { lossTerms } from '../../../game/model/token-names.ts';
import { rulesWith } from '../../engine/support/stacked.ts';
import { SPEAKERS } from '../support/events.ts';

const [you, fox, owl] = SPEAKERS;
const loss = (seat: number, lost: number, fate: { onGrace?: boolean; eliminated?: boolean } = {}) => ({
  seat,
  lost,
  onGrace: false,
  eliminated: false,
  ...fate,
});
const terms = lossTerms(preset('scat'), 0);
const gin = lossTerms(preset('gin'), 0);
const promise = { ...terms, promise: true };
const KNOCK: DealOutcome = { end: 'knock', knocker: 2, declarers: [], values: [24, 25, 19], terms };

test('who does what follows the person, and a list puts you last', () => {
  expect([does(fox, 'knock'), does(fox, 'pass'), does(you, 'knock')]).toEqual([
    'Fox knocks',
    'Fox passes',
    'You knock',
  ]);
  expect([[you, fox], [fox, you, owl], [you]].map(listed)).toEqual(['Fox and you', 'Fox, Owl and you', 'You']);
});

describe('cards and values', () => {
  test('are named in words and in signs, a value with its suit where one makes it, and its half', () => {
    expect([cardName(parseCard('7h')), cardSign(parseCard('Ts'))]).toEqual(['seven of hearts', '10♠']);
    expect([valueText(24, 2), valueText(30.5, null), valueLabel(24, 2)]).toEqual([
      '24 in hearts',
      '30½',
      '24 in hearts',
    ]);
    expect([valueSign(24, 2), valueSign(30.5, null), shownValue(-1.5)]).toEqual(['24 ♥', '30½', '−1½']);
  });

  test('cards have a suit together where all are of it', () => {
    expect(['7h Kh', '7h', '7h Ks', ''].map((cards) => suitOfAll(parseCards(cards)))).toEqual([2, 2, null, null]);
  });

  test.each([
    ['Ks Kh Kd', 'three kings'],
    ['6s 6h 6d', 'three sixes'],
  ])('three of a kind that beat everything go by their name: %s', (hand, name) => {
    expect(shownValue(handValue(preset('italian'), parseCards(hand)))).toBe(name);
  });

  test.each([
    ['3c 3d 3h', 'a prial of threes', 'prial of threes', 'Prial 3'],
    ['6c 6d 6h', 'a prial of sixes', 'prial of sixes', 'Prial 6'],
    ['Ac 2c 3c', 'a running flush from the ace', 'running flush from the ace', 'Run flush from A'],
    ['9c Tc Jc', 'a running flush to the jack', 'running flush to the jack', 'Run flush to J'],
    ['Ac 2c 3h', 'a run from the ace', 'run from the ace', 'Run from A'],
    ['7c 8c 9h', 'a run to the nine', 'run to the nine', 'Run to 9'],
    ['Kc 9c 4c', 'a flush, king high', 'flush, king high', 'Flush K'],
    ['Kc Kd 4c', 'a pair of kings', 'pair of kings', 'Pair K'],
    ['Tc Kd 4c', 'king high', 'king high', 'K high'],
  ])('hands of brag go by their name: %s', (hand, sentence, label, sign) => {
    const value = handValue(rulesWith({ handRanking: 'brag' }), parseCards(hand));
    const said = [shownValue(value), valueText(value, null), valueLabel(value, null), valueSign(value, null)];
    expect(said).toEqual([sentence, sentence, label, sign]);
  });

  test.each([
    ['cadillac', 31, 'Ah Kh Qh', 'Cadillac'],
    ['cadillac', 33, 'Ah As Ad', 'Grand Cadillac'],
    ['scat', 31, 'Ah Kh Qh', '31'],
  ])('in %s somebody who has %d calls out its name: %s', (game, value, hand, name) => {
    expect(declaredName(preset(game), value, parseCards(hand))).toBe(name);
  });
});

const LOWEST_LOSE =
  'Owl scores 1: highest hand (27). You lose 1 point: knocked with the lowest hand (12). Fox loses 1 point: lowest hand (12).';

test.each<[said: string, gained: (number | null)[], Partial<DealOutcome>]>([
  ['Fox scores 1: highest hand (27).', [null, 1, null], { values: [24, 27, 27] }],
  ['Fox and Owl score 1 each: highest hand (27).', [null, 1, 1], { values: [24, 27, 27] }],
  ['You score 1: declared 31.', [1], { end: 'declare', declarers: [0], values: [31, 12, 27] }],
  ['Fox scores 2: highest card (11).', [null, 2], { end: 'sudden-death', values: [9, 11, 2] }],
  [LOWEST_LOSE, [-1, -1, 1], { knocker: 0, values: [12, 12, 27] }],
  [LOWEST_LOSE, [-1, -1, 1], { knocker: 0, values: [12, 12, 27], terms: promise }],
  ['Fox and you lose 1 point each: lowest row (12).', [-1, -1], { end: 'golf', values: [12, 12, 27] }],
  [
    'You score 1: declared 31. Fox and Owl score 1 each: highest hand (27).',
    [1, 1, 1],
    { end: 'declare', declarers: [0], values: [31, 27, 27] },
  ],
])('%s', (sentences, gained, changes) => {
  const gains = gained.flatMap((one, seat) => (one === null ? [] : [{ seat, gained: one }]));
  expect(gainSentences(gains, { ...KNOCK, knocker: -1, ...changes }, SPEAKERS)).toBe(sentences);
});

const BOTH = { values: [15, 15, 19] };
const FATES = [loss(0, 1, { onGrace: true }), loss(1, 1, { onGrace: true, eliminated: true })];
const DECLARED: Partial<DealOutcome> = { end: 'declare', knocker: -1, declarers: [1], values: [24, 31, 19] };

test.each<[said: string, ReturnType<typeof loss>[], Partial<DealOutcome>]>([
  ['Owl loses 2: knocked with the lowest hand (19).', [loss(2, 2)], {}],
  ['Fox loses 1: lowest hand (15).', [loss(1, 1)], { values: [24, 15, 19] }],
  ['Fox and you lose 1 each: lowest hand (15).', [loss(0, 1), loss(1, 1)], BOTH],
  ['You lose 2: lowest hand (15). Fox loses 1: lowest hand (15).', [loss(0, 2), loss(1, 1)], BOTH],
  ['Owl and you lose 1 each: Fox declared 31.', [loss(0, 1), loss(2, 1)], DECLARED],
  ['Owl and you lose 1 each: Fox declared 41.', [loss(0, 1), loss(2, 1)], { ...DECLARED, values: [24, 41, 19] }],
  ['Fox loses 1: you declared 31.', [loss(1, 1)], { ...DECLARED, declarers: [0], values: [31, 9, 9] }],
  ['You lose 1: Fox and Owl declared 31.', [loss(0, 1)], { ...DECLARED, declarers: [1, 2], values: [24, 31, 31] }],
  ['Fox loses 1: lowest card (2).', [loss(1, 1)], { end: 'sudden-death', values: [9, 2, 11] }],
  ['Fox loses 1: lowest row (2).', [loss(1, 1)], { end: 'golf', knocker: -1, values: [9, 2, 11] }],
  ['Owl loses 1: knocked with 19, which was not enough.', [loss(2, 1)], { values: [17, 25, 19] }],
  ['Fox loses 1: 18 was not enough.', [loss(1, 1)], { values: [17, 18, 19] }],
  ['Fox loses 1: lowest hand (15).', [loss(1, 1)], { values: [24, 15, null] }],
  ['Owl gets a letter: promised the highest hand, but 19 was not enough.', [loss(2, 1)], { terms: gin }],
  [
    'Fox and you get a letter each: Owl keeps the promise with 28.',
    [loss(0, 1), loss(1, 1)],
    { values: [24, 25, 28], terms: gin },
  ],
  ['Fox loses 1: lowest hand (15).', [loss(1, 1)], { knocker: -1, values: [24, 15, 19], terms: promise }],
  ['Fox loses 1: you keep the promise with 24.', [loss(1, 1)], { knocker: 0, values: [24, 15, 19], terms: promise }],
  ['Fox loses 1: Owl keeps the promise with 19.', [loss(1, 1)], { values: [null, 15, 19], terms: promise }],
  ['Fox and you lose 1 each: lowest hand (15). Fox is out. You are on grace: one more loss and out.', FATES, BOTH],
  [
    'Fox and you lose 1 each: lowest hand (15). Fox is off the bus. You are in the last row: one more loss and out.',
    FATES,
    { ...BOTH, terms: { ...terms, onBus: true, grace: 'in the last row' } },
  ],
  [
    'Fox and you lose 1 each: lowest hand (15). Fox is out. You are swimming: one more loss and out.',
    FATES,
    { ...BOTH, terms: { ...terms, swims: true } },
  ],
])('%s', (sentences, losses, changes) => {
  expect(lossSentences(losses, { ...KNOCK, ...changes }, SPEAKERS)).toBe(sentences);
});

test.each([
  ['Draw, take the 10♥ or knock.', 'Draw, take the ten of hearts or knock.'],
  ['took A♠', 'took ace of spades'],
  ['Your turn.', 'Your turn.'],
])('symbols of cards are read by their names: %s', (shown, read) => expect(withCardNames(shown)).toBe(read));

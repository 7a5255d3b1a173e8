import { describe, expect, test } from 'vitest';
import { parseCard } from '../../../engine/cards.ts';
import { RecordError } from '../../../engine/record.ts';
import { RulesError } from '../../../engine/rules/resolve.ts';
import { faultInWords } from '../../../game/model/record-faults.ts';

type Fault = ConstructorParameters<typeof RecordError>[3];

const said = (fault: Fault): string => faultInWords(new RecordError(0, 0, 'the reason', fault));
const ACE = parseCard('As');

describe('what is wrong with a record is said', () => {
  test.each<[string, NonNullable<Fault>]>([
    ['It is not in the format of a record.', { is: 'shape', path: '' }],
    ['“deals.0.deck” is not in the format of a record.', { is: 'shape', path: 'deals.0.deck' }],
    ['The deal is not complete.', { is: 'incomplete' }],
    ['The deal is over already.', { is: 'deal-over' }],
    ['The match is over already.', { is: 'match-over' }],
    ['The stock is empty, and it is not reshuffled.', { is: 'no-reshuffle' }],
    ['The pool must be renewed here, and is not.', { is: 'no-renewal' }],
    ['Seat 1 acts, but it is seat 3’s turn.', { is: 'turn', seat: 0, turn: 2 }],
    ['A card appears too often: ace of spades.', { is: 'card-twice', card: ACE }],
    ['A card is missing: ace of spades.', { is: 'card-missing', card: ACE }],
    ['A card does not belong there: ace of spades.', { is: 'card-foreign', card: ACE }],
    [
      '“winner” is recorded as 1, but replaying gives 0.',
      { is: 'differs', what: 'winner', recorded: '1', played: '0' },
    ],
    ['The order of the cards does not follow from the secret and the word.', { is: 'unsealed', what: 'pack' }],
    ['That is not possible in this game (the reason).', { is: 'refused' }],
  ])('%s', (sentence, fault) => expect(said(fault)).toBe(sentence));

  test('with its place, where it has one', () => {
    expect(faultInWords(new RecordError(2, 5, '', { is: 'incomplete' }))).toBe(
      'Deal 2, action 5: The deal is not complete.',
    );
    expect(faultInWords(new RecordError(2, 0, '', { is: 'incomplete' }))).toBe('Deal 2: The deal is not complete.');
  });

  test('by the problem with its rules', () => {
    const problem = { is: 'unknown-key', key: 'jokers' } as const;
    const sentence = '“jokers” is not a rule of this game.';
    expect([said({ is: 'rules', problem }), faultInWords(new RulesError('', problem))]).toEqual([sentence, sentence]);
  });

  test('by its own message where it is of no known kind', () => {
    expect(faultInWords(new Error('unreadable'))).toBe('It is damaged (unreadable).');
    expect(faultInWords(new RulesError('of a tool'))).toBe('It is damaged (of a tool).');
  });
});

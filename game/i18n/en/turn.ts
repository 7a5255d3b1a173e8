/** What one may do in a turn: labels, and the prompts at the table. */
import type { Card } from '../../../engine/cards.ts';
import { capitalised, joined } from '../grammar.ts';
import type { TurnOption } from '../message-arguments.ts';
import { cards } from './cards.ts';

const OPTIONS = { draw: 'draw', knock: 'knock', stand: 'stand', hammer: 'call the hammer', pass: 'pass' };

export const turn = {
  knock: 'Knock',
  pass: 'Pass',
  stand: 'Stand',
  hammer: 'Hammer',
  draw: 'Draw from the stock',
  takeDiscard: 'Take the discard',
  take: (card: Card): string => `Take ${cards.the(card)}`,
  discardCard: (card: Card): string => `Discard ${cards.the(card)}`,
  knockWith: (card: Card): string => `Knock, discarding ${cards.the(card)}`,
  waiting: (card: Card): string => capitalised(cards.the(card)),
  /** On a button that waits for a second tap, from the longest wording to the shortest. */
  again: (face: string): string[] => [`${face}: press again`, `${face}:\npress again`, 'Press again'],

  /** Everything that one may do: "Draw, take the 7♥ or knock." Empty for nothing. */
  options: (available: readonly TurnOption[]): string => {
    const all = available.map((way) => (typeof way === 'string' ? OPTIONS[way] : `take the ${way.take}`));
    return all.length === 0 ? '' : `${capitalised(joined(all, 'or'))}.`;
  },
  pressAgain: {
    draw: 'Press the stock again to draw.',
    /** @param lost what a knocker with the lowest hand loses, null if that is not to be said in numbers */
    knock: (lost: number | null): string[] => [
      ...(lost === null
        ? []
        : [`Press again to knock: one more turn for the others. If you are lowest then, you lose ${lost}.`]),
      'Press again to knock: the others have one more turn.',
    ],
    hammer: 'Press again to turn all cards up, as if you had knocked.',
    pass: 'Press again to pass: that ends the deal.',
    stand: 'Press again to keep your hand as it is.',
    knockWith: 'Press again to knock with it: the others have one more turn.',
  },
  discard: {
    choose: 'Discard a card.',
    /** After taking a card, which may not be discarded at once. */
    chooseAnother: 'Discard a card, not the one you took.',
    chooseOrKnock: 'Choose a card: discard it, or knock with it.',
    /** Of the chosen card; `again` after a first tap. */
    chosen: (again: boolean): string => (again ? 'Press again to discard it.' : 'Discard it.'),
    chosenOrKnock: (again: boolean): string =>
      again ? 'Press again to discard it, or knock with it.' : 'Discard it, or knock with it.',
  },
  noKnock: {
    firstTurn: 'No knocking in your first turn.',
    oneSuit: 'To knock, hold one suit only.',
    oneSuitWorth: (least: number): string => `To knock, hold one suit only, worth ${least} or more.`,
    tooLow: (least: number, value: string): string => `To knock, hold ${least} or more: this is ${value}.`,
  },
};

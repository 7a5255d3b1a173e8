/** Luck, in the statistics and of one match: what chance gave, beside what was to be expected. Numbers come as texts. */
import type { Speaker } from '../message-arguments.ts';

export const luck = {
  title: 'Luck',
  counting: 'Counting…',
  none: 'Nothing to count: golf is left out, where nobody knows the cards before them.',
  dealt: (you: string, expected: string, they: string, theirs: string): string =>
    `Dealt: your hands were worth ${you} points on average (expected: ${expected}), those of the others ${they} (expected: ${theirs}).`,
  drawn: (you: string, expected: string, they: string, theirs: string): string =>
    `Drawn: a card from the stock brought you ${you} points (expected: ${expected}), the others ${they} (expected: ${theirs}).`,
  /** @param wins percent with a margin, as `average` is: what would have been won with average cards */
  results: (matches: number, wins: string, average: string): string =>
    `You won ${wins}% of ${matches} matches; with average cards it would have been ${average}%.`,
  inside: 'Each of these is within what chance brings 19 times out of 20.',
  /** @param what some of the four below, as a list */
  outside: (what: string): string =>
    `Further from what was expected than chance brings it 19 times out of 20: ${what}.`,
  yourHands: 'your hands',
  theirHands: 'the hands of the others',
  yourCards: 'the cards that you drew',
  theirCards: 'the cards that the others drew',
  how: 'After ± stands the range of 95%. What is expected is the mean over all hands of the pack, and at each draw over the cards that lay in the stock: no way of playing makes anybody look luckier. Three of a kind that beat everything count by their suit here. Golf is left out.',
  /** One match: what chance gave, beyond what was to be expected, to somebody and to the others. */
  ofMatch: {
    'far-more': ({ name, you }: Speaker): string =>
      `The cards were far kinder to ${you ? 'you' : name} than to the others.`,
    more: ({ name, you }: Speaker): string =>
      `The cards were a little kinder to ${you ? 'you' : name} than to the others.`,
    even: ({ name, you }: Speaker): string => `The cards were about as kind to ${you ? 'you' : name} as to the others.`,
    less: ({ name, you }: Speaker): string =>
      `The cards were a little less kind to ${you ? 'you' : name} than to the others.`,
    'far-less': ({ name, you }: Speaker): string =>
      `The cards were far less kind to ${you ? 'you' : name} than to the others.`,
  },
  ofMatchHow:
    'Hands dealt and cards drawn, beside what was to be expected and what the others got: it has nothing to do with how well anybody played.',
};

export type LuckWords = typeof luck;

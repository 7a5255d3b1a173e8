import { describe, expect, test } from 'vitest';
import { withCardNames, spokenName } from '../../../../game/ui/a11y/accessible-screen.ts';

describe('what a button is called for screen readers', () => {
  test('is its label where a symbol is shown on it', () => {
    expect(spokenName('Fewer opponents', '−')).toBe('Fewer opponents');
    expect(spokenName('Options', '')).toBe('Options');
  });

  test('is the text that is shown on it', () => {
    expect(spokenName('Players', '3 opponents')).toBe('Players: 3 opponents');
    expect(spokenName('Game', 'Game: Scat')).toBe('Game: Scat');
    expect(spokenName('Next deal', 'Next\ndeal')).toBe('Next deal');
    expect(spokenName('Speed: 1×', '1×')).toBe('Speed: 1×');
  });
});

test('symbols of cards are read by their names', () => {
  expect(withCardNames('Draw, take the 10♥ or knock.')).toBe('Draw, take the ten of hearts or knock.');
  expect(withCardNames('took A♠')).toBe('took ace of spades');
  expect(withCardNames('Your turn.')).toBe('Your turn.');
});

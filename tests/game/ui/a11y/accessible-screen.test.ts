import { expect, test } from 'vitest';
import { withCardNames } from '../../../../game/model/sentences.ts';
import { spokenName } from '../../../../game/ui/a11y/accessible-screen.ts';

test.each([
  ['Fewer opponents', '−', 'Fewer opponents'],
  ['Options', '', 'Options'],
  ['Players', '3 opponents', 'Players: 3 opponents'],
  ['Game', 'Game: Scat', 'Game: Scat'],
  ['Next deal', 'Next\ndeal', 'Next deal'],
  ['Speed: 1×', '1×', 'Speed: 1×'],
])('a button “%s” on which “%s” is shown is called “%s”', (label, shown, name) => {
  expect(spokenName(label, shown)).toBe(name);
});

test.each([
  ['Draw, take the 10♥ or knock.', 'Draw, take the ten of hearts or knock.'],
  ['took A♠', 'took ace of spades'],
  ['Your turn.', 'Your turn.'],
])('symbols of cards are read by their names: %s', (shown, read) => expect(withCardNames(shown)).toBe(read));

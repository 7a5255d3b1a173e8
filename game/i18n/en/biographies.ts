import type { Animal } from '../../base/animals.ts';

/** A line about each animal, as the seat page and the ladder say it. */
export type Biographies = Readonly<Record<Animal, string>>;

export const biographies: Biographies = {
  fox: 'Smiles at every card, the bad ones too.',
  owl: 'Has seen it all, and would like to see one card more.',
  heron: 'Stands there like a post. Don’t be fooled.',
  badger: 'What goes into the den stays in the den.',
  hare: 'Has knocked before you have sorted your cards.',
  otter: 'Dives in head first, and floats either way.',
  stag: 'Never in a hurry, seldom in trouble.',
  wren: 'The smallest at the table, and the last to blink.',
  marten: 'Comes by night, and leaves with the kitty.',
  bear: 'Knocks ever so gently. The table disagrees.',
};

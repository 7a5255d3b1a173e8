/** What the animals are like as opponents. */
import type { PlayingStyle } from '../../engine/bots/characters.ts';
import type { Animal } from '../base/animals.ts';

/** The playing style of each animal, unless somebody chooses another for its seat. */
export const OWN_STYLE: Readonly<Record<Animal, PlayingStyle>> = {
  fox: 'even',
  owl: 'cautious',
  heron: 'even',
  badger: 'hoarder',
  hare: 'early-knocker',
  otter: 'gambler',
  stag: 'even',
  wren: 'cautious',
  marten: 'even',
  bear: 'early-knocker',
};

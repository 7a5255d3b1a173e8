/** What the animals are like as opponents. */
import type { PlayingStyle } from '../../engine/bots/characters.ts';
import type { Animal } from '../base/animals.ts';

interface AnimalFacts {
  /** How it plays, unless somebody chooses another style for its seat. */
  style: PlayingStyle;
  /** How long it thinks, as a factor. */
  pace: number;
}

export const ANIMAL_FACTS: Readonly<Record<Animal, AnimalFacts>> = {
  fox: { style: 'even', pace: 0.95 },
  owl: { style: 'cautious', pace: 1.2 },
  heron: { style: 'even', pace: 1.25 },
  badger: { style: 'hoarder', pace: 1.1 },
  hare: { style: 'early-knocker', pace: 0.7 },
  otter: { style: 'gambler', pace: 0.85 },
  stag: { style: 'even', pace: 1.1 },
  wren: { style: 'cautious', pace: 0.8 },
  marten: { style: 'even', pace: 0.9 },
  bear: { style: 'early-knocker', pace: 1.15 },
};

/** The opponents, in the order in which seats are filled; each has a face, and a name in every language. */
export const ANIMALS = ['fox', 'owl', 'heron', 'badger', 'hare', 'otter', 'stag', 'wren', 'marten', 'bear'] as const;
export type Animal = (typeof ANIMALS)[number];

/** What an animal answers with its voice and a movement of its face. */
export const GESTURES = ['knocks', 'loses', 'wins'] as const;
export type Gesture = (typeof GESTURES)[number];

/** The animal of a seat: your own, in which a bot may play while you watch, has the last; beyond as many seats as there are animals they come again. */
export function animalOfSeat(seat: number): Animal {
  return ANIMALS[(seat + ANIMALS.length - 1) % ANIMALS.length];
}

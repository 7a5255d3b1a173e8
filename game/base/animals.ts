/** The opponents, in the order in which seats are filled; each has a face, and a name in every language. */
export const ANIMALS = ['fox', 'owl', 'heron', 'badger', 'hare', 'otter', 'stag', 'wren', 'marten', 'bear'] as const;
export type Animal = (typeof ANIMALS)[number];

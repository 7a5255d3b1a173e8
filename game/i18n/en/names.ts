/** Names that the game gives. They stand apart from all other words, because every language's are always known. */
export const names = {
  /** The name of the only person at the table. */
  you: 'You',
  /** The opponents. No name stands for different animals in different languages. */
  animals: {
    fox: 'Fox',
    owl: 'Owl',
    heron: 'Heron',
    badger: 'Badger',
    hare: 'Hare',
    otter: 'Otter',
    stag: 'Stag',
    wren: 'Wren',
    marten: 'Marten',
    bear: 'Bear',
  },
};

export type Names = typeof names;

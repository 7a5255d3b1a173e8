import type { Names } from '../en/names.ts';

export const names: Names = {
  you: 'Du',
  animals: {
    fox: 'Fuchs',
    owl: 'Eule',
    heron: 'Reiher',
    badger: 'Dachs',
    hare: 'Hase',
    otter: 'Otter',
    stag: 'Hirsch',
    wren: 'Zaunkönig',
    marten: 'Marder',
    bear: 'Bär',
  },
};

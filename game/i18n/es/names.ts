import type { Names } from '../en/names.ts';

export const names: Names = {
  you: 'Tú',
  animals: {
    fox: 'Zorro',
    owl: 'Búho',
    heron: 'Garza',
    badger: 'Tejón',
    hare: 'Liebre',
    otter: 'Nutria',
    stag: 'Ciervo',
    wren: 'Gorrión',
    marten: 'Garduña',
    bear: 'Oso',
  },
};

import type { Names } from '../en/names.ts';

export const names: Names = {
  you: 'Toi',
  animals: {
    fox: 'Renard',
    owl: 'Hibou',
    heron: 'Héron',
    badger: 'Blaireau',
    hare: 'Lièvre',
    otter: 'Loutre',
    stag: 'Cerf',
    wren: 'Roitelet',
    marten: 'Martre',
    bear: 'Ours',
  },
};

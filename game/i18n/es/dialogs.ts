import type { Words } from '../en/words.ts';

export const dialogs: Words['dialogs'] = {
  done: 'Listo',
  back: 'Volver',
};

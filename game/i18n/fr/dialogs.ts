import type { Words } from '../en/words.ts';

export const dialogs: Words['dialogs'] = {
  done: 'OK',
  back: 'Retour',
};

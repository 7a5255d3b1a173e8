import type { Words } from '../en/words.ts';

export const papers: Words['papers'] = {
  done: 'OK',
  back: 'Retour',
};

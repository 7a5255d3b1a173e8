import type { Words } from '../en/words.ts';

export const mirror: Words['mirror'] = {
  autoLight: 'Auto',
};

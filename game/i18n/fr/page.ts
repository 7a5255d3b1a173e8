import type { Words } from '../en/words.ts';

export const page: Words['page'] = {
  title: 'Trente-et-un',
  description: 'Trente-et-un (Scat, Blitz) contre des adversaires qui ont appris tout seuls.',
};

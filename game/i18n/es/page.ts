import type { Words } from '../en/words.ts';

export const page: Words['page'] = {
  title: 'Treinta y uno',
  description: 'Treinta y uno (Scat, Blitz) contra rivales que aprendieron solos.',
};

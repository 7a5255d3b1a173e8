import type { Words } from '../en/words.ts';

export const page: Words['page'] = {
  title: 'Einunddreißig',
  description: 'Einunddreißig (Scat, Blitz, Schwimmen) gegen Mitspieler, die es sich selbst beigebracht haben.',
};

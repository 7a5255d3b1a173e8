/** Tests need not fetch what the game says: all of it is there in English, in which each test begins. */
import { afterEach } from 'vitest';
import type { Part } from '../game/i18n/parts.ts';
import { fetchWords, speakIn } from '../game/i18n/words.ts';

const ALL: Record<Part, true> = {
  menu: true,
  rules: true,
  table: true,
  match: true,
  lesson: true,
  introduction: true,
  editor: true,
  records: true,
  habits: true,
  review: true,
  daily: true,
  friends: true,
  fairness: true,
  goals: true,
  teaching: true,
};

await fetchWords(Object.keys(ALL) as Part[]);

afterEach(() => speakIn('en'));

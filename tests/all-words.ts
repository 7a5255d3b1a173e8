/** Tests need not fetch what the game says: all of it is there in English, and in other languages once they are loaded. */
import type { Part } from '../game/i18n/parts.ts';
import { fetchWords } from '../game/i18n/words.ts';

const ALL: Record<Part, true> = {
  menu: true,
  table: true,
  match: true,
  lesson: true,
  introduction: true,
  editor: true,
  records: true,
  habits: true,
  review: true,
  daily: true,
  fairness: true,
  goals: true,
  teaching: true,
};

await fetchWords(Object.keys(ALL) as Part[]);

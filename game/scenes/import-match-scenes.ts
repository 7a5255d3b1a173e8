import type { Part } from '../i18n/parts.ts';

/** Fetches the code of the scenes in which matches are played, which the menu does without. @returns their modules */
export const importMatchScenes = () =>
  Promise.all([import('./table.ts'), import('./result/result.ts'), import('./lesson.ts')]);

/** What these scenes say. */
export const MATCH_WORDS: readonly Part[] = ['table', 'match', 'lesson', 'goals'];

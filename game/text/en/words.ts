import { papers } from './papers.ts';

export const ENGLISH = { papers };

/** What every language has to say. */
export type Words = typeof ENGLISH;

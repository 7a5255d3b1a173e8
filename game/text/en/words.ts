import { papers } from './papers.ts';
import { saves } from './saves.ts';

export const ENGLISH = { papers, saves };

/** What every language has to say. */
export type Words = typeof ENGLISH;

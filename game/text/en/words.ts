import { mirror } from './mirror.ts';
import { papers } from './papers.ts';
import { saves } from './saves.ts';

export const ENGLISH = { mirror, papers, saves };

/** What every language has to say. */
export type Words = typeof ENGLISH;

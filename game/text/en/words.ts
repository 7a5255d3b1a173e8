import { mirror } from './mirror.ts';
import { offline } from './offline.ts';
import { papers } from './papers.ts';
import { saves } from './saves.ts';

export const ENGLISH = { mirror, offline, papers, saves };

/** What every language has to say. */
export type Words = typeof ENGLISH;

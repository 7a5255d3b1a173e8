import type { Words } from '../en/words.ts';
import { mirror } from './mirror.ts';
import { offline } from './offline.ts';
import { papers } from './papers.ts';
import { saves } from './saves.ts';

export const FRENCH: Words = { mirror, offline, papers, saves };

import type { Words } from '../en/words.ts';
import { mirror } from './mirror.ts';
import { papers } from './papers.ts';
import { saves } from './saves.ts';

export const GERMAN: Words = { mirror, papers, saves };

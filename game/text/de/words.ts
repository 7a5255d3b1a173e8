import type { Words } from '../en/words.ts';
import { papers } from './papers.ts';
import { saves } from './saves.ts';

export const GERMAN: Words = { papers, saves };

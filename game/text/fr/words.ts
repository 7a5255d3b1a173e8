import type { Words } from '../en/words.ts';
import { papers } from './papers.ts';

export const FRENCH: Words = { papers };

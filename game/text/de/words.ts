import type { Words } from '../en/words.ts';
import { cards } from './cards.ts';
import { editor } from './editor.ts';
import { hints } from './hints.ts';
import { mirror } from './mirror.ts';
import { offline } from './offline.ts';
import { papers } from './papers.ts';
import { questions } from './questions.ts';
import { rules } from './rules.ts';
import { saves } from './saves.ts';
import { table } from './table.ts';
import { tokens } from './tokens.ts';
import { turn } from './turn.ts';

export const GERMAN: Words = {
  cards,
  editor,
  hints,
  mirror,
  offline,
  papers,
  questions,
  rules,
  saves,
  table,
  tokens,
  turn,
};

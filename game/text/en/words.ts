import { cards } from './cards.ts';
import { data } from './data.ts';
import { editor } from './editor.ts';
import { hints } from './hints.ts';
import { lesson } from './lesson.ts';
import { mirror } from './mirror.ts';
import { offline } from './offline.ts';
import { papers } from './papers.ts';
import { questions } from './questions.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { saves } from './saves.ts';
import { statistics } from './statistics.ts';
import { table } from './table.ts';
import { tokens } from './tokens.ts';
import { turn } from './turn.ts';

export const ENGLISH = {
  cards,
  data,
  editor,
  hints,
  lesson,
  mirror,
  offline,
  papers,
  questions,
  replay,
  rules,
  saves,
  statistics,
  table,
  tokens,
  turn,
};

/** What every language has to say. */
export type Words = typeof ENGLISH;

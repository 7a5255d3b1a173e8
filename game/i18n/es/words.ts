import { SPANISH_RULES } from '../../../engine/rules/texts/es.ts';
import type { Words } from '../en/words.ts';
import { cards } from './cards.ts';
import { data } from './data.ts';
import { editor } from './editor.ts';
import { games } from './games.ts';
import { hints } from './hints.ts';
import { ladder } from './ladder.ts';
import { lesson } from './lesson.ts';
import { menu } from './menu.ts';
import { a11y } from './a11y.ts';
import { offline } from './offline.ts';
import { options } from './options.ts';
import { page } from './page.ts';
import { dialogs } from './dialogs.ts';
import { questions } from './questions.ts';
import { replay } from './replay.ts';
import { result } from './result.ts';
import { saves } from './saves.ts';
import { seats } from './seats.ts';
import { match } from './match.ts';
import { statistics } from './statistics.ts';
import { table } from './table.ts';
import { tokens } from './tokens.ts';
import { turn } from './turn.ts';

export const SPANISH: Words = {
  cards,
  data,
  editor,
  games,
  hints,
  ladder,
  lesson,
  menu,
  a11y,
  offline,
  options,
  page,
  dialogs,
  questions,
  replay,
  result,
  rules: SPANISH_RULES,
  saves,
  seats,
  match,
  statistics,
  table,
  tokens,
  turn,
};

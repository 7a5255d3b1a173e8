/** Notes over the table that explain something once, one after the other. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { TableView } from '../../table/table-view.ts';
import type { FirstNote, FirstNoteOptions } from './first-note.ts';
import { knockNote } from './knock-note.ts';
import { poolNote } from './pool-note.ts';
import { valueNote } from './value-note.ts';

interface FirstNotesOptions extends FirstNoteOptions {
  table: TableView;
  rules: HouseRules;
  nameOf: (seat: number) => string;
}

/** By the names that they have in the state of the screen. */
export function firstNotes(options: FirstNotesOptions): Readonly<Record<string, FirstNote>> {
  const [knock, pool] = [knockNote(options), poolNote(options)];
  const value = valueNote({ ...options, waits: () => pool.shown !== '' || knock.shown !== '' });
  return { knockNote: knock, poolNote: pool, valueNote: value };
}

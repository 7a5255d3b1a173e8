/** Notes over the table that explain something once, one after the other. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { TableView } from '../../table/table-view.ts';
import { FirstNote, type FirstNoteOptions } from './first-note.ts';
import { poolNote } from './pool-note.ts';
import { valueNote, layoutValueNote } from './value-note.ts';
import { words } from '../../i18n/words.ts';

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

/** A note that explains, once to a newcomer, what somebody's knock means: one more turn, and who loses after it. */
interface KnockNoteOptions extends FirstNoteOptions {
  table: Pick<TableView, 'state' | 'isAsking'>;
  rules: Pick<HouseRules, 'scoring' | 'lastTurns' | 'knockPromise' | 'knockerLowestLoss'>;
  nameOf: (seat: number) => string;
}

/** It comes in one's last turn after the knock of somebody else. */
export function knockNote({ table, rules, nameOf, ...options }: KnockNoteOptions): FirstNote {
  const { scoring, lastTurns, knockPromise, knockerLowestLoss } = rules;
  const isExplained = scoring === 'lives' && lastTurns === 1 && knockPromise !== 'highest';
  return new FirstNote(options, {
    setting: 'explainsKnock',
    align: 'center',
    stays: null,
    place: layoutValueNote,
    explains: (legal) => {
      if (!isExplained || legal.length === 0 || table.isAsking) return false;
      const { bottom, knocker, viewer } = table.state();
      return viewer === bottom && knocker >= 0 && knocker !== bottom;
    },
    text: () => {
      const { knocker } = table.state();
      return knocker < 0 ? null : words().table.afterKnock(nameOf(knocker), knockerLowestLoss === 2);
    },
  });
}

/** A note that explains, once to a newcomer, what a hand is worth: "13 in diamonds". */
import type { Action } from '../../../engine/actions.ts';
import { words } from '../../i18n/words.ts';
import { valueText } from '../../model/sentences.ts';
import type { TableView } from '../../table/table-view.ts';
import { FirstNote, type FirstNoteOptions } from './first-note.ts';
import { layoutValueNote } from './value-note-layout.ts';

/** How long it stays where nobody presses anything, in ms: not scaled with speed. */
const STAYS = 12_000;

interface ValueNoteOptions extends FirstNoteOptions {
  table: Pick<TableView, 'state' | 'isAsking'>;
  /** Whether another note comes first. */
  waits?: () => boolean;
}

export class ValueNote extends FirstNote {
  readonly #table: ValueNoteOptions['table'];
  readonly #waits: () => boolean;

  constructor(options: ValueNoteOptions) {
    super(options, { setting: 'explainsValue', align: 'center', stays: STAYS, place: layoutValueNote });
    this.#table = options.table;
    this.#waits = options.waits ?? (() => false);
  }

  protected override explains(legal: readonly Action[]): boolean {
    if (legal.length === 0 || this.#table.isAsking || this.#waits()) return false;
    const { suit, viewer, bottom } = this.#table.state();
    return viewer === bottom && suit !== null;
  }

  protected override textNow(): string | null {
    const { value, suit } = this.#table.state();
    return value === null ? null : words().table.worth(valueText(value, suit));
  }
}

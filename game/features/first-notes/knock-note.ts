/** A note that explains, once to a newcomer, what somebody's knock means: one more turn, and who loses after it. */
import type { Action } from '../../../engine/actions.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { words } from '../../i18n/words.ts';
import type { TableView } from '../../table/table-view.ts';
import { FirstNote, type FirstNoteOptions } from './first-note.ts';
import { layoutValueNote } from './value-note-layout.ts';

interface KnockNoteOptions extends FirstNoteOptions {
  table: Pick<TableView, 'state' | 'isAsking'>;
  rules: Pick<HouseRules, 'scoring' | 'lastTurns' | 'knockPromise' | 'knockerLowestLoss'>;
  nameOf: (seat: number) => string;
}

export class KnockNote extends FirstNote {
  readonly #about: Pick<KnockNoteOptions, 'table' | 'rules' | 'nameOf'>;

  constructor(options: KnockNoteOptions) {
    super(options, { setting: 'explainsKnock', align: 'center', stays: null, place: layoutValueNote });
    this.#about = options;
  }

  /** In one's last turn after the knock of somebody else. */
  protected override explains(legal: readonly Action[]): boolean {
    const { table, rules } = this.#about;
    const { scoring, lastTurns, knockPromise } = rules;
    if (legal.length === 0 || table.isAsking) return false;
    if (scoring !== 'lives' || lastTurns !== 1 || knockPromise === 'highest') return false;
    const { bottom, knocker, viewer } = table.state();
    return viewer === bottom && knocker >= 0 && knocker !== bottom;
  }

  protected override textNow(): string | null {
    const { table, rules, nameOf } = this.#about;
    const { knocker } = table.state();
    return knocker < 0 ? null : words().table.afterKnock(nameOf(knocker), rules.knockerLowestLoss === 2);
  }
}

/** Notes over the table that explain something once, one after the other. */
import type Phaser from 'phaser';
import type { HouseRules } from '../../engine/rules/table.ts';
import { PoolNote } from '../features/first-notes/pool-note.ts';
import { ValueNote } from '../features/first-notes/value-note.ts';
import type { Preferences } from '../services/preferences.ts';
import type { TablePart } from '../table/shell/playable-table.ts';
import type { TableView } from '../table/table-view.ts';

interface FirstNotesOptions {
  scene: Phaser.Scene;
  preferences: Preferences;
  table: TableView;
  rules: HouseRules;
}

export class FirstNotes {
  readonly #pool: PoolNote;
  readonly #value: ValueNote;

  constructor({ rules, ...options }: FirstNotesOptions) {
    this.#pool = new PoolNote({ ...options, rules });
    this.#value = new ValueNote({ ...options, waits: () => this.#pool.shown !== '' });
  }

  get parts(): readonly TablePart[] {
    return [this.#pool, this.#value];
  }

  /** What each says; empty while it is not shown. */
  get shown(): { poolNote: string; valueNote: string } {
    return { poolNote: this.#pool.shown, valueNote: this.#value.shown };
  }
}

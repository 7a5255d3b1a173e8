/** Notes over the table that explain something once, one after the other. */
import type Phaser from 'phaser';
import type { HouseRules } from '../../engine/rules/table.ts';
import { KnockNote } from '../features/first-notes/knock-note.ts';
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
  nameOf: (seat: number) => string;
}

export class FirstNotes {
  readonly #knock: KnockNote;
  readonly #pool: PoolNote;
  readonly #value: ValueNote;

  constructor({ rules, nameOf, ...options }: FirstNotesOptions) {
    this.#knock = new KnockNote({ ...options, rules, nameOf });
    this.#pool = new PoolNote({ ...options, rules });
    this.#value = new ValueNote({ ...options, waits: () => this.#pool.shown !== '' || this.#knock.shown !== '' });
  }

  get parts(): readonly TablePart[] {
    return [this.#knock, this.#pool, this.#value];
  }

  /** What each says; empty while it is not shown. */
  get shown(): { knockNote: string; poolNote: string; valueNote: string } {
    return { knockNote: this.#knock.shown, poolNote: this.#pool.shown, valueNote: this.#value.shown };
  }
}

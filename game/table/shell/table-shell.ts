/** A table on the screen, for a match, the lesson or a replay. */
import type Phaser from 'phaser';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { titleOf } from '../../catalogue/game-title.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { Sounds } from '../../services/sound/player.ts';
import type { Seen } from '../a11y/describe-table.ts';
import { TableView, type TableOptions } from '../table-view.ts';

export interface TableShellOptions {
  preferences: Preferences;
  sounds: Pick<Sounds, 'play'>;
  table: TableOptions;
}

export class TableShell {
  readonly rules: HouseRules;
  readonly view: TableView;
  protected readonly scene: Phaser.Scene;
  protected readonly preferences: Preferences;
  readonly #left = new AbortController();
  #speakers: readonly Speaker[];
  /** By seat, whether a bot sits there that adapts. */
  readonly #adapting: readonly boolean[];

  /** Draws nothing before it is placed. */
  constructor(scene: Phaser.Scene, { preferences, sounds, table }: TableShellOptions) {
    this.scene = scene;
    this.preferences = preferences;
    this.rules = table.rules;
    this.#speakers = table.seats.map(({ name, isYou }) => ({ name, you: isYou }));
    this.#adapting = table.seats.map(({ adapts }) => adapts === true);
    this.view = new TableView(scene, table, { theme: preferences.theme, sound: (heard) => sounds.play(heard) });
  }

  /** By seat, in the current language. */
  get speakers(): readonly Speaker[] {
    return this.#speakers;
  }

  get names(): readonly string[] {
    return this.#speakers.map(({ name }) => name);
  }

  get left(): AbortSignal {
    return this.#left.signal;
  }

  whenLeft(callback: () => void): void {
    this.#left.signal.addEventListener('abort', callback);
  }

  /** What screen readers may know. @param notice what else is said over the table, empty for nothing */
  seen(notice = ''): Seen {
    const { rules, speakers } = this;
    return { game: titleOf(rules), rules, speakers, adapting: this.#adapting, shown: this.view.state(), notice };
  }

  leave(): void {
    this.#left.abort();
    this.view.destroy();
  }

  /** Gives the seats other names from the next `place` on. */
  protected rename(names: readonly string[]): void {
    this.#speakers = this.#speakers.map(({ you }, seat) => ({ name: names[seat], you }));
    this.view.refreshText(names);
  }
}

/** The button that opens all hands, where only bots play. */
import { words } from '../i18n/words.ts';
import { layoutHud } from '../table/hud/hud-layout.ts';
import type { TableLayout } from '../table/layout/layout.ts';
import type { Focusable } from '../table/page/keyboard.ts';
import type { TablePart } from '../table/shell/playable-table.ts';
import type { TableView } from '../table/table-view.ts';

export class OpenHands implements TablePart {
  readonly #view: Pick<TableView, 'openAll'>;
  #layout: TableLayout | undefined;
  #isOpen = false;

  constructor(view: Pick<TableView, 'openAll'>) {
    this.#view = view;
  }

  /** Where the hints are that nobody needs here. */
  get items(): readonly Focusable[] {
    if (this.#layout === undefined) return [];
    const { open, close } = words().watching;
    const printed = this.#isOpen ? close : open;
    return [
      {
        label: printed.replace('\n', ' '),
        isAside: true,
        bounds: layoutHud(this.#layout).hint,
        face: { look: 'plate', words: [printed], size: this.#layout.type.small },
        press: () => this.#turn(),
      },
    ];
  }

  place(layout: TableLayout): void {
    this.#layout = layout;
  }

  #turn(): void {
    this.#isOpen = !this.#isOpen;
    this.#view.openAll(this.#isOpen);
  }
}

/** The button that opens all hands, where only bots play. */
import type Phaser from 'phaser';
import type { Theme } from '../base/theme/theme.ts';
import { words } from '../i18n/words.ts';
import { layoutHud } from '../table/hud/hud-layout.ts';
import type { TableLayout } from '../table/layout/layout.ts';
import type { TablePart } from '../table/shell/playable-table.ts';
import { DEPTH } from '../table/stage.ts';
import type { TableView } from '../table/table-view.ts';
import { Button } from '../ui/widgets/button.ts';

export class OpenHands implements TablePart {
  readonly #button: Button;
  readonly #view: Pick<TableView, 'openAll'>;
  #isOpen = false;

  constructor(scene: Phaser.Scene, view: Pick<TableView, 'openAll'>, theme: Theme) {
    this.#view = view;
    this.#button = new Button(scene, theme, {
      ...this.#texts,
      kind: 'plate',
      isAside: true,
      onPress: () => this.#turn(),
    });
    this.#button.object.setDepth(DEPTH.button);
  }

  get buttons(): readonly Button[] {
    return [this.#button];
  }

  /** Where the hints are that nobody needs here. */
  place(layout: TableLayout): void {
    this.#button.place(layoutHud(layout).hint, layout.type.small);
  }

  setTheme(theme: Theme): void {
    this.#button.setTheme(theme);
  }

  refreshText(): void {
    const { label, face } = this.#texts;
    this.#button.rename(label, face);
  }

  get #texts(): { label: string; face: string } {
    const { open, close } = words().watching;
    const face = this.#isOpen ? close : open;
    return { label: face.replace('\n', ' '), face };
  }

  #turn(): void {
    this.#isOpen = !this.#isOpen;
    this.#view.openAll(this.#isOpen);
    this.refreshText();
  }
}

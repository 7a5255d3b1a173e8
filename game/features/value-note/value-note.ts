/** A note that explains, once to a newcomer, what a hand is worth: "13 in diamonds". */
import type Phaser from 'phaser';
import type { Action } from '../../../engine/actions.ts';
import { centre } from '../../base/geometry.ts';
import { DURATION } from '../../base/theme/motion.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { words } from '../../i18n/words.ts';
import { valueText } from '../../model/sentences.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { TableLayout } from '../../table/layout/layout.ts';
import type { TableView } from '../../table/table-view.ts';
import { announcePrivately } from '../../ui/a11y/announcer.ts';
import { drawPaper } from '../../ui/widgets/paper.ts';
import { addText, placeText, setTextStyle } from '../../ui/widgets/text.ts';
import { layoutValueNote } from './value-note-layout.ts';

/** Above the cards, below the buttons over the table. */
const DEPTH = 8900;
/** How long it stays where nobody presses anything, in ms: not scaled with speed. */
const STAYS = 12_000;

interface ValueNoteOptions {
  scene: Phaser.Scene;
  preferences: Pick<Preferences, 'settings' | 'change' | 'pace' | 'theme'>;
  table: Pick<TableView, 'state' | 'isAsking'>;
  /** Whether another note comes first. */
  waits?: () => boolean;
}

export class ValueNote {
  readonly #options: ValueNoteOptions;
  readonly #paper: Phaser.GameObjects.Graphics;
  readonly #text: Phaser.GameObjects.Text;
  readonly #all: Phaser.GameObjects.Container;
  #theme: Theme;
  #layout: TableLayout | undefined;
  /** The decision during which it is shown. */
  #legal: readonly Action[] | null = null;

  constructor(options: ValueNoteOptions) {
    this.#options = options;
    const { scene, preferences } = options;
    this.#theme = preferences.theme;
    this.#paper = scene.add.graphics();
    this.#text = addText(scene, '', { size: 16, colour: this.#theme.colours.ink });
    this.#all = scene.add.container(0, 0, [this.#paper, this.#text]).setDepth(DEPTH).setVisible(false);
  }

  /** What it says; empty while it is not shown. */
  get shown(): string {
    return this.#legal === null ? '' : this.#text.text;
  }

  /** Shows it the first time that it is due, until the next decision, a press, or for a while. */
  follow(legal: readonly Action[], isCovered: boolean): void {
    if (this.#legal !== null) {
      if (legal !== this.#legal) this.#dismiss();
      return;
    }
    const { preferences, table, waits = () => false } = this.#options;
    if (!preferences.settings.explainsValue || legal.length === 0 || isCovered || table.isAsking || waits()) return;
    const { suit, viewer, bottom } = table.state();
    if (viewer === bottom && suit !== null) this.#show(legal);
  }

  place(layout: TableLayout): void {
    this.#layout = layout;
    this.#draw();
  }

  /** Takes the colours of another theme at the next `place`. */
  setTheme(theme: Theme): void {
    this.#theme = theme;
  }

  /** Shows it in the current language. */
  refreshText(): void {
    const { value, suit } = this.#options.table.state();
    if (value !== null) this.#text.setText(words().table.worth(valueText(value, suit)));
    this.#draw();
  }

  #show(legal: readonly Action[]): void {
    const { scene, preferences } = this.#options;
    this.#legal = legal;
    preferences.change({ explainsValue: false });
    this.refreshText();
    announcePrivately(this.#text.text);
    scene.time.delayedCall(STAYS, () => this.#dismiss());
    scene.input.once('pointerdown', () => this.#dismiss());
    const { reducedMotion, scale } = preferences.pace;
    if (reducedMotion || scale === 0) return;
    this.#all.setAlpha(0);
    scene.tweens.add({ targets: this.#all, alpha: 1, duration: DURATION.fade * scale });
  }

  #dismiss(): void {
    this.#legal = null;
    this.#draw();
  }

  #draw(): void {
    this.#all.setVisible(this.#legal !== null);
    if (this.#legal === null || this.#layout === undefined) return;
    const { colours } = this.#theme;
    const sheet = layoutValueNote(this.#layout, (wrap) => {
      setTextStyle(this.#text, { size: this.#layout!.type.small, colour: colours.ink, wrap });
      return this.#text;
    });
    drawPaper(this.#paper, sheet, this.#theme);
    placeText(this.#text, centre(sheet));
  }
}

/** A note that says, the first time that somebody plays with a pool, what can be done with it: in three steps. */
import type Phaser from 'phaser';
import type { Action } from '../../../engine/actions.ts';
import { isTakeOf } from '../../../engine/actions.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { centre } from '../../base/geometry.ts';
import { DURATION } from '../../base/theme/motion.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { words } from '../../i18n/words.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { TableLayout } from '../../table/layout/layout.ts';
import { announcePrivately } from '../../ui/a11y/announcer.ts';
import { drawPaper } from '../../ui/widgets/paper.ts';
import { addText, placeText, setTextStyle } from '../../ui/widgets/text.ts';
import { layoutPoolNote } from './pool-note-layout.ts';

/** Above the cards, below the buttons over the table. */
const DEPTH = 8900;

interface PoolNoteOptions {
  scene: Phaser.Scene;
  preferences: Pick<Preferences, 'settings' | 'change' | 'pace' | 'theme'>;
  rules: Pick<HouseRules, 'poolSwapAll' | 'poolPass'>;
}

/** The steps, numbered, one a line. */
function stepsOf({ poolSwapAll, poolPass }: PoolNoteOptions['rules']): string {
  const { exchange, swapAll, passOrKnock, knock } = words().table.pool.steps;
  const steps = [exchange, ...(poolSwapAll ? [swapAll] : []), poolPass ? passOrKnock : knock];
  return steps.map((step, index) => `${index + 1}.  ${step}`).join('\n');
}

export class PoolNote {
  readonly #options: PoolNoteOptions;
  readonly #paper: Phaser.GameObjects.Graphics;
  readonly #text: Phaser.GameObjects.Text;
  readonly #all: Phaser.GameObjects.Container;
  #theme: Theme;
  #layout: TableLayout | undefined;
  /** The decision during which it is shown. */
  #legal: readonly Action[] | null = null;

  constructor(options: PoolNoteOptions) {
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

  /** Shows it when one may exchange for the first time, until the next decision or a press. */
  follow(legal: readonly Action[], isCovered: boolean): void {
    if (this.#legal !== null) {
      if (legal !== this.#legal) this.#dismiss();
      return;
    }
    if (this.#options.preferences.settings.explainsPool && !isCovered && legal.some(isTakeOf)) this.#show(legal);
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
    this.#text.setText(stepsOf(this.#options.rules));
    this.#draw();
  }

  #show(legal: readonly Action[]): void {
    const { scene, preferences } = this.#options;
    this.#legal = legal;
    preferences.change({ explainsPool: false });
    this.refreshText();
    announcePrivately(this.#text.text);
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
    const { type } = this.#layout;
    const { colours } = this.#theme;
    const sheet = layoutPoolNote(this.#layout, (wrap) => {
      setTextStyle(this.#text, { size: type.small, colour: colours.ink, wrap });
      return this.#text.setAlign('left');
    });
    drawPaper(this.#paper, sheet, this.#theme);
    placeText(this.#text, centre(sheet));
  }
}

/** A note over the table that explains something once: on paper, until the next decision or a press. */
import type Phaser from 'phaser';
import type { Action } from '../../../engine/actions.ts';
import { centre, type Rect } from '../../base/geometry.ts';
import { DURATION } from '../../base/theme/motion.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { TableLayout } from '../../table/layout/layout.ts';
import { announcePrivately } from '../../ui/a11y/announcer.ts';
import { drawPaper } from '../../ui/widgets/paper.ts';
import { addText, placeText, setTextStyle } from '../../ui/widgets/text.ts';

/** Above the cards, below the buttons over the table. */
const DEPTH = 8900;

export interface FirstNoteOptions {
  scene: Phaser.Scene;
  preferences: Pick<Preferences, 'settings' | 'change' | 'pace' | 'theme'>;
}

/** What sets one note apart from another. */
interface FirstNoteTraits {
  /** The setting that says that it has not been shown yet. */
  setting: 'explainsPool' | 'explainsValue';
  align: 'left' | 'center';
  /** How long it stays where nobody presses anything, in ms, not scaled with speed; null for as long as the decision takes. */
  stays: number | null;
  /**
   * Where it is.
   * @param measure the size of the text when it is wrapped at a width
   */
  place: (layout: TableLayout, measure: (width: number) => { width: number; height: number }) => Rect;
}

export abstract class FirstNote {
  readonly #options: FirstNoteOptions;
  readonly #traits: FirstNoteTraits;
  readonly #paper: Phaser.GameObjects.Graphics;
  readonly #text: Phaser.GameObjects.Text;
  readonly #all: Phaser.GameObjects.Container;
  #theme: Theme;
  #layout: TableLayout | undefined;
  /** The decision during which it is shown. */
  #legal: readonly Action[] | null = null;

  constructor(options: FirstNoteOptions, traits: FirstNoteTraits) {
    this.#options = options;
    this.#traits = traits;
    const { scene, preferences } = options;
    this.#theme = preferences.theme;
    this.#paper = scene.add.graphics();
    this.#text = addText(scene, '', { size: 16, colour: this.#theme.colours.ink });
    this.#all = scene.add.container(0, 0, [this.#paper, this.#text]).setDepth(DEPTH).setVisible(false);
  }

  /** Whether this decision is one that it explains. */
  protected abstract explains(legal: readonly Action[]): boolean;

  /** What it says, in the current language; null where there is nothing to say. */
  protected abstract textNow(): string | null;

  /** What it says; empty while it is not shown. */
  get shown(): string {
    return this.#legal === null ? '' : this.#text.text;
  }

  /** Shows it the first time that it is due. */
  follow(legal: readonly Action[], isCovered: boolean): void {
    if (this.#legal !== null) {
      if (legal !== this.#legal) this.#dismiss();
      return;
    }
    const isDue = this.#options.preferences.settings[this.#traits.setting] && !isCovered;
    if (isDue && this.explains(legal)) this.#show(legal);
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
    const text = this.textNow();
    if (text !== null) this.#text.setText(text);
    this.#draw();
  }

  #show(legal: readonly Action[]): void {
    const { scene, preferences } = this.#options;
    const { setting, stays } = this.#traits;
    this.#legal = legal;
    preferences.change({ [setting]: false });
    this.refreshText();
    announcePrivately(this.#text.text);
    if (stays !== null) scene.time.delayedCall(stays, () => this.#dismiss());
    scene.input.once('pointerdown', () => this.#dismiss());
    const left = new AbortController();
    // Letters and digits play, and say what they do where the note is; others only look around.
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key.length > 1) return;
      left.abort();
      this.#dismiss();
    };
    window.addEventListener('keydown', onKey, { signal: left.signal });
    scene.events.once('shutdown', () => left.abort());
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
    const { align, place } = this.#traits;
    const { type } = this.#layout;
    const sheet = place(this.#layout, (wrap) => {
      setTextStyle(this.#text, { size: type.small, colour: this.#theme.colours.ink, wrap });
      return this.#text.setAlign(align);
    });
    drawPaper(this.#paper, sheet, this.#theme);
    placeText(this.#text, centre(sheet));
  }
}

/** A note over the table that explains something once: on paper, until the next decision or a press. */
import type Phaser from 'phaser';
import type { Action } from '../../../engine/actions.ts';
import type { Rect, Size } from '../../base/geometry.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { TableLayout } from '../../table/layout/layout.ts';
import { readIn, type Sheet } from '../../table/page/sheet.tsx';
import { announcePrivately } from '../../kit/announcer.ts';

export interface FirstNoteOptions {
  scene: Phaser.Scene;
  preferences: Pick<Preferences, 'settings' | 'change' | 'pace'>;
}

interface FirstNoteTraits {
  /** The setting that says that it has not been shown yet. */
  setting: 'explainsKnock' | 'explainsPool' | 'explainsValue';
  align: 'left' | 'center';
  /** How long it stays where nobody presses anything, in ms, not scaled with speed; null for as long as the decision takes. */
  stays: number | null;
  /** Where it is. @param measure the size of the text when it is wrapped at a width */
  place: (layout: TableLayout, measure: (width: number) => Size) => Rect;
  explains: (legal: readonly Action[]) => boolean;
  text: () => string | null;
}

export class FirstNote {
  readonly #options: FirstNoteOptions;
  readonly #traits: FirstNoteTraits;
  /** The decision during which it is shown. */
  #legal: readonly Action[] | null = null;

  constructor(options: FirstNoteOptions, traits: FirstNoteTraits) {
    this.#options = options;
    this.#traits = traits;
  }

  /** What it says; empty while it is not shown. */
  get shown(): string {
    return this.#legal === null ? '' : (this.#traits.text() ?? '');
  }

  sheets(layout: TableLayout): readonly Sheet[] {
    const { shown } = this;
    if (shown === '') return [];
    const { align, place, setting } = this.#traits;
    const { small } = layout.type;
    let text = readIn(Infinity, shown, small);
    const bounds = place(layout, (width) => (text = readIn(width, shown, small)));
    const { reducedMotion, scale } = this.#options.preferences.pace;
    return [{ name: setting, look: 'paper', bounds, text, align, isStill: reducedMotion || scale === 0 }];
  }

  /** Shows it the first time that it is due. */
  follow(legal: readonly Action[], isCovered: boolean): void {
    if (this.#legal !== null) {
      if (legal !== this.#legal) this.#dismiss();
      return;
    }
    const { explains, setting } = this.#traits;
    if (this.#options.preferences.settings[setting] && !isCovered && explains(legal)) this.#show(legal);
  }

  #show(legal: readonly Action[]): void {
    const { scene, preferences } = this.#options;
    const { setting, stays } = this.#traits;
    this.#legal = legal;
    preferences.change({ [setting]: false });
    announcePrivately(this.shown);
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
  }

  #dismiss(): void {
    this.#legal = null;
  }
}

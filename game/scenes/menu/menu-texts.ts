/** What is printed on the menu beside its buttons: the title, what the game is about, and a hint. */
import type Phaser from 'phaser';
import { fit } from '../../base/fit-text.ts';
import { centre, type Point, type Rect } from '../../base/geometry.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { words } from '../../i18n/words.ts';
import { addText, placeText, setTextStyle } from '../../ui/widgets/text.ts';
import type { MenuLayout } from './menu-layout.ts';

export class MenuTexts {
  readonly #theme: Theme;
  readonly #title: Phaser.GameObjects.Text;
  readonly #summary: Phaser.GameObjects.Text;
  readonly #hint: Phaser.GameObjects.Text;
  #about = '';
  /** Where they are, with their font sizes; there may be no room for the summary. */
  #summaryPlace: (Rect & { size: number }) | null = null;
  #hintPlace: Point & { width: number; size: number } = { x: 0, y: 0, width: 0, size: 13 };

  constructor(scene: Phaser.Scene, theme: Theme) {
    const { text, textSoft } = theme.colours;
    this.#theme = theme;
    this.#title = addText(scene, words().menu.title, { size: 34, colour: text, face: 'display', strong: true });
    this.#summary = addText(scene, '', { size: 13, colour: textSoft });
    this.#hint = addText(scene, '', { size: 13, colour: textSoft });
  }

  get title(): string {
    return this.#title.text;
  }

  get hint(): string {
    return this.#hint.text;
  }

  /** Says what the chosen game is about. */
  showSummary(about: string): void {
    this.#about = about;
    const place = this.#summaryPlace;
    this.#summary.setVisible(place !== null);
    if (place === null) return;
    fit(this.#summary.setText(about), place.size, place);
    placeText(this.#summary, centre(place));
  }

  showHint(hint: string): void {
    this.#hint.setText(hint);
    fit(this.#hint, this.#hintPlace.size, this.#hintPlace);
    placeText(this.#hint, this.#hintPlace);
  }

  place({ title, titleSize, summary, hint, type }: MenuLayout): void {
    const { text, textSoft } = this.#theme.colours;
    setTextStyle(this.#title, { size: titleSize, colour: text, face: 'display', strong: true });
    setTextStyle(this.#summary, { size: type.small, colour: textSoft });
    setTextStyle(this.#hint, { size: type.small, colour: textSoft });
    fit(this.#title, titleSize, title);
    placeText(this.#title, title);
    this.#summaryPlace = summary === null ? null : { ...summary, size: type.small };
    this.#hintPlace = { ...hint, size: type.small };
    this.showSummary(this.#about);
  }
}

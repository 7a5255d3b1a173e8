/** A few words over the table of a special match, where the hint button would be, which it does not have. */
import type Phaser from 'phaser';
import { bottom, centre, right, type Rect } from '../base/geometry.ts';
import { fit } from '../base/fit-text.ts';
import { toInteger } from '../base/theme/colours.ts';
import { RADIUS, type Theme } from '../base/theme/theme.ts';
import { layoutHud } from '../table/hud/hud-layout.ts';
import type { TableLayout } from '../table/layout/layout.ts';
import type { TablePart } from '../table/shell/playable-table.ts';
import { addText, placeText, setTextStyle } from '../ui/widgets/text.ts';

/** Above the cards, like everything over the table. */
const DEPTH = 9000;
/** Greatest width at scale 1, and what the longest words need in the smallest letters, in CSS px. */
const WIDEST = 190;
const LEAST_WIDTH = 130;
const PADDING = 8;

export class MatchHeader implements TablePart {
  readonly #lines: () => readonly string[];
  readonly #plate: Phaser.GameObjects.Graphics;
  readonly #text: Phaser.GameObjects.Text;
  #theme: Theme;
  #layout: TableLayout | undefined;

  /** @param lines what it says now, in the current language */
  constructor(scene: Phaser.Scene, theme: Theme, lines: () => readonly string[]) {
    this.#theme = theme;
    this.#lines = lines;
    this.#plate = scene.add.graphics().setDepth(DEPTH);
    this.#text = addText(scene, '', { size: 13, colour: theme.colours.text }).setDepth(DEPTH);
  }

  place(layout: TableLayout): void {
    this.#layout = layout;
    const { colours } = this.#theme;
    const area = areaIn(layout);
    this.#plate
      .clear()
      .fillStyle(toInteger(colours.plate))
      .fillRoundedRect(area.x, area.y, area.width, area.height, RADIUS.button)
      .lineStyle(1, toInteger(colours.plateEdge))
      .strokeRoundedRect(area.x, area.y, area.width, area.height, RADIUS.button);
    setTextStyle(this.#text, { size: layout.type.small, colour: colours.text });
    this.#text.setText(this.#lines().join('\n'));
    fit(this.#text, layout.type.small, { width: area.width - PADDING, height: area.height });
    placeText(this.#text, centre(area));
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
  }

  /** Says what is to be said now. */
  refreshText(): void {
    if (this.#layout !== undefined) this.place(this.#layout);
  }
}

/** Beside the buttons in the upper left corner, before what is next to the right. */
function areaIn(layout: TableLayout): Rect {
  const { menu, rules, speed, sound } = layoutHud(layout);
  const isUpright = layout.orientation === 'portrait';
  const left = right(isUpright ? rules : menu) + layout.gap;
  const above = layout.seats.flatMap(({ plate }) => (plate.y < bottom(menu) ? [plate.x] : []));
  const end = isUpright ? sound.x : Math.min(speed.x, ...above);
  return {
    x: left,
    y: menu.y,
    width: Math.min(Math.max(WIDEST * layout.scale, LEAST_WIDTH), end - layout.gap - left),
    height: menu.height,
  };
}

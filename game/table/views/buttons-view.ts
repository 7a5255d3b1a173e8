/** The wooden plaque for knocking, and buttons of printed paper for everything else. */
import type Phaser from 'phaser';
import { KNOCK, type Action } from '../../../engine/actions.ts';
import { words } from '../../i18n/words.ts';
import { DISPLAY_FACE } from '../../base/theme/typography.ts';
import { BUTTON_SPREAD, paperFrame, plaqueFrame } from '../art/table-pictures.ts';
import { buttonPlaces } from '../layout/button-places.ts';
import { fitInLines } from '../../base/fit-text.ts';
import { centre, type Rect } from '../../base/geometry.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { Target } from '../input/targets.ts';

/** How far a pressed button moves down, in CSS px. */
const PRESS = 2;
const IDLE_ALPHA = 0.6;

interface ShownButton {
  action: Action;
  image: Phaser.GameObjects.Image;
  text: Phaser.GameObjects.Text;
  rect: Rect;
}

export class ButtonsView {
  readonly #stage: Stage;
  #shown: ShownButton[] = [];
  #pressed: Action | null = null;
  #signature = '';

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Shows buttons for these targets; without any, the idle plaque if `idlePlaque`. */
  show(targets: readonly Target[], armed: Action | null, idlePlaque: boolean): void {
    const buttons = targets.filter(({ kind }) => kind === 'plaque' || kind === 'button');
    const { sheet, layout } = this.#stage;
    const signature = JSON.stringify([sheet, words().turn.knock, buttons.map(({ label }) => label), armed, idlePlaque]);
    if (signature === this.#signature) return;
    this.#signature = signature;
    this.clear();
    if (buttons.length === 0 && idlePlaque) {
      const [rect] = buttonPlaces(layout.buttons, 1, layout.gap);
      const plaque = this.#add(KNOCK, [words().turn.knock], rect, plaqueFrame(0), true);
      plaque.image.setAlpha(IDLE_ALPHA);
      plaque.text.setAlpha(IDLE_ALPHA);
      this.#shown.push(plaque);
      return;
    }
    for (const { action, label, face = label, kind, bounds } of buttons) {
      const wooden = kind === 'plaque';
      const size = this.#stage.buttonSize(bounds);
      const bare = face.replaceAll(/^¡|\s?!$/g, '');
      const wordings = armed === action ? words().turn.again(bare) : [face];
      this.#shown.push(this.#add(action, wordings, bounds, wooden ? plaqueFrame(size) : paperFrame(size), wooden));
    }
  }

  /** Prints the first of the wordings that fits, the last if none does. */
  #add(action: Action, wordings: readonly string[], rect: Rect, frame: string, wooden: boolean): ShownButton {
    const { theme, dpr, layout } = this.#stage;
    const { x, y } = centre(rect);
    const image = this.#stage.image(frame, DEPTH.button).setPosition(x, y);
    image.setDisplaySize(rect.width + 2 * BUTTON_SPREAD, rect.height + 2 * BUTTON_SPREAD);
    const text = this.#stage
      .text(DEPTH.button + 1, { face: DISPLAY_FACE })
      .setColor(wooden ? theme.colours.carving : theme.colours.ink)
      .setResolution(dpr)
      .setFontSize(rect.height > 56 ? layout.type.title : layout.type.body)
      .setAlign('center')
      .setLineSpacing(-3)
      .setPosition(x, y);
    // On a phone two buttons share little room.
    const room = rect.width - 12;
    for (const wording of wordings) {
      if (text.setText(wording).width <= room || text.setFontSize(layout.type.small).width <= room) break;
    }
    if (text.width > room) fitInLines(text, text.text, layout.type.small, { width: room, height: rect.height - 8 });
    return { action, image, text, rect };
  }

  /** Shows a button as pressed, or none. */
  press(action: Action | null): void {
    if (action === this.#pressed) return;
    this.#pressed = action;
    for (const { action: own, image, text, rect } of this.#shown) {
      const y = centre(rect).y + (own === action ? PRESS : 0);
      image.setY(y);
      text.setY(y);
    }
  }

  clear(): void {
    for (const { image, text } of this.#shown) {
      image.destroy();
      text.destroy();
    }
    this.#shown = [];
    this.#pressed = null;
  }
}

/** What lies over the table and is not part of the game: leaving, speed, going on, a sign of life, keys' names. */
import type Phaser from 'phaser';
import { bottom, right, type Rect } from '../table/geometry.ts';
import type { TableLayout } from '../table/layout.ts';
import { toInteger } from '../theme/colours.ts';
import { TARGET_SIZE, type Theme } from '../theme/theme.ts';
import { SPEEDS, type Speed } from '../state/settings.ts';
import { Button } from './widgets/button.ts';
import { KeyCaps } from './widgets/key-caps.ts';
import { addText, letter } from './widgets/text.ts';

/** Short enough for a small button. */
const SPEED_FACES: Record<Speed, string> = { normal: '1×', double: '2×', instant: '»' };

/** Above the cards, below a dialog. */
const DEPTH = 9000;

export type HudOptions = {
  speed: Speed;
  onMenu: () => void;
  onSpeed: (speed: Speed) => void;
};

/** One of the buttons with which a deal, or the match, goes on. */
export type GoOn = { label: string; onPress: () => void };

export class Hud {
  readonly #scene: Phaser.Scene;
  readonly #theme: Theme;
  readonly #menu: Button;
  readonly #speed: Button;
  readonly #notice: Phaser.GameObjects.Text;
  readonly #noticePlate: Phaser.GameObjects.Graphics;
  readonly keyCaps: KeyCaps;
  #goOn: Button[] = [];
  #layout: TableLayout | undefined;

  constructor(scene: Phaser.Scene, theme: Theme, { speed, onMenu, onSpeed }: HudOptions) {
    this.#scene = scene;
    this.#theme = theme;
    let present = speed;
    this.#menu = new Button(scene, theme, { label: 'Leave the table', face: '☰', kind: 'plate', onPress: onMenu });
    this.#speed = new Button(scene, theme, {
      label: 'Speed',
      face: SPEED_FACES[speed],
      kind: 'plate',
      onPress: () => {
        present = SPEEDS[(SPEEDS.indexOf(present) + 1) % SPEEDS.length];
        this.#speed.setFace(SPEED_FACES[present]);
        onSpeed(present);
      },
    });
    this.#noticePlate = scene.add.graphics().setDepth(DEPTH);
    this.#notice = addText(scene, '', { size: 16, colour: theme.colours.text }).setDepth(DEPTH);
    this.keyCaps = new KeyCaps(scene, theme, DEPTH);
    for (const { object } of [this.#menu, this.#speed]) object.setDepth(DEPTH);
  }

  get buttons(): readonly Button[] {
    return [...this.#goOn, this.#menu, this.#speed];
  }

  /** What is said over the table now, empty for nothing. */
  get notice(): string {
    return this.#notice.text;
  }

  /** Goes through the speeds, as the button does. */
  nextSpeed(): void {
    this.#speed.press();
  }

  /** Says something over the table until it is told to say something else, or nothing. */
  say(sentence: string): void {
    if (sentence === this.#notice.text) return;
    this.#notice.setText(sentence);
    this.#drawNotice();
  }

  /** Shows the buttons with which it goes on; pressing one takes them all away. */
  offerGoingOn(ways: readonly GoOn[]): void {
    this.#clearGoOn();
    this.#goOn = ways.map(
      ({ label, onPress }, index) =>
        new Button(this.#scene, this.#theme, {
          label,
          kind: index === 0 ? 'main' : 'paper',
          onPress: () => {
            this.#clearGoOn();
            onPress();
          },
        }),
    );
    for (const { object } of this.#goOn) object.setDepth(DEPTH);
    this.#placeGoOn();
  }

  place(layout: TableLayout): void {
    this.#layout = layout;
    const { topBar, topBarEnd, type } = layout;
    const size = Math.max(TARGET_SIZE, Math.min(topBar.height, topBar.width));
    this.#menu.place({ ...topBar, width: size, height: size }, type.title);
    this.#speed.place({ ...topBarEnd, x: right(topBarEnd) - size, width: size, height: size }, type.small);
    this.#drawNotice();
    this.#placeGoOn();
  }

  #clearGoOn(): void {
    for (const button of this.#goOn) button.destroy();
    this.#goOn = [];
  }

  #placeGoOn(): void {
    if (this.#layout === undefined) return;
    const { buttons: area, type, gap } = this.#layout;
    const count = this.#goOn.length;
    const height = Math.max(TARGET_SIZE, Math.min(72, (area.height - gap * (count - 1)) / Math.max(1, count)));
    const top = area.y + (area.height - count * height - gap * (count - 1)) / 2;
    for (const [index, button] of this.#goOn.entries()) {
      button.place({ x: area.x, y: top + index * (height + gap), width: area.width, height }, type.body);
    }
  }

  #drawNotice(): void {
    const plate = this.#noticePlate.clear();
    if (this.#layout === undefined || this.#notice.text === '') return;
    const { colours } = this.#theme;
    const { type, stock, discard } = this.#layout;
    letter(this.#notice, { size: type.body, colour: colours.text });
    const middle = { x: (stock.x + right(discard)) / 2, y: bottom(stock) + type.body * 2 };
    this.#notice.setPosition(middle.x, middle.y);
    const padding = type.body;
    const box: Rect = {
      x: middle.x - this.#notice.width / 2 - padding,
      y: middle.y - this.#notice.height / 2 - padding / 2,
      width: this.#notice.width + 2 * padding,
      height: this.#notice.height + padding,
    };
    plate
      .fillStyle(toInteger(colours.plate), 0.94)
      .fillRoundedRect(box.x, box.y, box.width, box.height, box.height / 2)
      .lineStyle(1, toInteger(colours.plateEdge))
      .strokeRoundedRect(box.x, box.y, box.width, box.height, box.height / 2);
  }
}

/** A button that looks printed on card stock, or a darker one. */
import type Phaser from 'phaser';
import { spokenName } from '../a11y/accessible-screen.ts';
import type { Pressable } from '../screen-state.ts';
import type { Rect } from '../../base/geometry.ts';
import { isTakenBack } from '../../base/presses.ts';
import { toInteger } from '../../base/theme/colours.ts';
import { RADIUS, type Theme } from '../../base/theme/theme.ts';
import { fitInLines } from '../../base/fit-text.ts';
import { addText, setTextStyle, placeText } from './text.ts';

/** `paper` stands out, `main` more so; `plate` is subdued. */
export type ButtonKind = 'main' | 'paper' | 'plate';

export interface ButtonOptions {
  label: string;
  /** What is printed on it, if not its label. */
  face?: string;
  /** Whether a square at its left end is left free for a picture. */
  hasPicture?: boolean;
  kind?: ButtonKind;
  /** Navigation away from what the screen is about. */
  isAside?: boolean;
  onPress: () => void;
}

/** What screen readers say beyond label and face. */
interface AccessibleDetails {
  name?: string;
  detail?: string;
  isChosen?: boolean;
}

/** Distance of the mark's middle from the corner, in CSS px. */
const MARK = 7;

/** Minimum distance of the text from the edges, in CSS px; on a narrow button, of its sides. */
const WORD_MARGIN = 4;
const NARROW_WORD_MARGIN = 2;
/** With a line inside the edges: distances of the line and of the text from them, also on a narrow button. */
const LINED = { line: 6, words: 11 };
const NARROW_LINED = { line: 4, words: 7 };
/** Narrower than this is narrow, in CSS px. */
const NARROW = 80;

/** What a face is drawn with. */
export interface FaceDrawing {
  shape: Phaser.GameObjects.Graphics;
  theme: Theme;
  ink: string;
  kind: ButtonKind;
  /** Of its letters, in CSS px. */
  size: number;
}

/** How far it moves down when pressed, in CSS px. */
const PRESS = 2;

export class Button {
  #theme: Theme;
  readonly #onPress: () => void;
  readonly #body: Phaser.GameObjects.Container;
  readonly #shape: Phaser.GameObjects.Graphics;
  readonly #hasPicture: boolean;
  readonly #words: Phaser.GameObjects.Text;
  readonly #zone: Phaser.GameObjects.Zone;
  #kind: ButtonKind;
  #face: string;
  #size = 16;
  #bounds: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #isDown = false;
  #isHovered = false;
  #isFocused = false;
  #isEnabled = true;
  #isMarked = false;
  #details: AccessibleDetails = {};
  /** Identifies it among the buttons on the screen. */
  label: string;
  readonly isAside: boolean;

  constructor(
    scene: Phaser.Scene,
    theme: Theme,
    { label, face = label, hasPicture = false, kind = 'paper', isAside = false, onPress }: ButtonOptions,
  ) {
    this.#theme = theme;
    this.#onPress = onPress;
    this.#kind = kind;
    this.#hasPicture = hasPicture;
    this.#face = face;
    this.label = label;
    this.isAside = isAside;
    this.#shape = scene.add.graphics();
    this.#words = addText(scene, face, { size: this.#size, colour: theme.colours.ink });
    this.#zone = scene.add.zone(0, 0, 1, 1).setOrigin(0, 0).setInteractive({ useHandCursor: true });
    this.#body = scene.add.container(0, 0, [this.#shape, this.#words, this.#zone]);
    this.#zone.on('pointerdown', () => this.#set({ isDown: true }));
    this.#zone.on('pointerover', () => this.#set({ isHovered: true }));
    this.#zone.on('pointerout', () => this.#set({ isDown: false, isHovered: false }));
    this.#zone.on('pointerup', (pointer: Phaser.Input.Pointer) => {
      const isPressed = this.#isDown && !isTakenBack(pointer);
      this.#set({ isDown: false });
      if (isPressed) this.press();
    });
  }

  /** In CSS px. */
  get bounds(): Rect {
    return this.#bounds;
  }

  get isFocused(): boolean {
    return this.#isFocused;
  }

  get isEnabled(): boolean {
    return this.#isEnabled;
  }

  /** Its name for screen readers. */
  get name(): string {
    return this.#details.name ?? spokenName(this.label, this.#face);
  }

  get detail(): string | undefined {
    return this.#details.detail;
  }

  get isMain(): boolean {
    return this.#kind === 'main';
  }

  get isChosen(): boolean | undefined {
    return this.#details.isChosen;
  }

  /** Sets some of the details for screen readers; the others stay. */
  setDetails(details: AccessibleDetails): void {
    this.#details = { ...this.#details, ...details };
  }

  /** Its object on the display list. */
  get object(): Phaser.GameObjects.Container {
    return this.#body;
  }

  /** Puts a dot in its corner, for something new. */
  mark(isMarked: boolean): void {
    this.#isMarked = isMarked;
    this.#draw();
  }

  /** Sets its bounds and the size of its text, both in CSS px. */
  place(bounds: Rect, size: number): void {
    this.#bounds = {
      x: Math.round(bounds.x),
      y: Math.round(bounds.y),
      width: Math.round(bounds.width),
      height: Math.round(bounds.height),
    };
    this.#size = size;
    this.#zone.setSize(this.#bounds.width, this.#bounds.height);
    this.#draw();
  }

  press(): void {
    if (this.#isEnabled) this.#onPress();
  }

  focus(isFocused: boolean): void {
    this.#isFocused = isFocused;
    this.#draw();
  }

  enable(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    this.#draw();
  }

  setKind(kind: ButtonKind): void {
    this.#kind = kind;
    this.#draw();
  }

  /** Sets the theme that it is drawn in from the next `place` on. */
  setTheme(theme: Theme): void {
    this.#theme = theme;
  }

  /** Changes its label, and its face to the label if no other is given. */
  rename(label: string, face = label): void {
    this.label = label;
    this.setFace(face);
  }

  setFace(face: string): void {
    this.#face = face;
    this.#draw();
  }

  destroy(): void {
    this.#body.destroy();
  }

  #set({ isDown = this.#isDown, isHovered = this.#isHovered }): void {
    this.#isDown = isDown;
    this.#isHovered = isHovered;
    this.#draw();
  }

  #draw(): void {
    const { colours, outline } = this.#theme;
    const { width, height } = this.#bounds;
    // Not placed yet.
    if (width === 0) return;
    const lined = width < NARROW ? NARROW_LINED : LINED;
    const onPaper = this.#kind !== 'plate';
    const sunk = this.#isDown && this.#isEnabled ? PRESS : 0;
    const shape = this.#shape.clear();
    this.#body.setPosition(this.#bounds.x, this.#bounds.y + sunk).setAlpha(this.#isEnabled ? 1 : 0.45);
    this.#zone.setPosition(0, -sunk);

    shape.fillStyle(toInteger(colours.shadow), this.#isHovered ? 0.5 : 0.35);
    shape.fillRoundedRect(0, 1, width, height + 2 - sunk, RADIUS.button);
    shape.fillStyle(toInteger(onPaper ? colours.sheetEdge : colours.plateEdge));
    shape.fillRoundedRect(0, 0, width, height, RADIUS.button);
    shape.fillStyle(toInteger(onPaper ? colours.paper : colours.plate));
    shape.fillRoundedRect(outline, outline, width - 2 * outline, height - 2 * outline - 1, RADIUS.button - outline);
    if (this.#kind === 'main') {
      shape.lineStyle(1.5, toInteger(colours.back));
      shape.strokeRoundedRect(
        lined.line,
        lined.line,
        width - 2 * lined.line,
        height - 2 * lined.line - 1,
        RADIUS.button - 4,
      );
    }
    if (this.#isHovered && this.#isEnabled) {
      shape.fillStyle(toInteger(colours.lamp), onPaper ? 0.35 : 0.12);
      shape.fillRoundedRect(1, 1, width - 2, height - 3, RADIUS.button - 1);
    }
    if (this.#isFocused) {
      shape
        .lineStyle(6, toInteger(colours.focusKeyline))
        .strokeRoundedRect(-4, -4, width + 8, height + 8, RADIUS.button + 4);
      shape.lineStyle(3, toInteger(colours.focus)).strokeRoundedRect(-4, -4, width + 8, height + 8, RADIUS.button + 4);
    }
    const ink = onPaper ? colours.ink : colours.text;
    this.drawFace({ shape, theme: this.#theme, ink, kind: this.#kind, size: this.#size });
    if (this.#isMarked) this.#drawMark();
  }

  /** Draws what is printed on it: its words. */
  protected drawFace({ ink, kind, size }: FaceDrawing): void {
    const { width, height } = this.#bounds;
    setTextStyle(this.#words, {
      size,
      colour: ink,
      face: kind === 'main' ? 'display' : 'interface',
      strong: kind !== 'plate',
    });
    const isNarrow = width < NARROW;
    const lined = isNarrow ? NARROW_LINED : LINED;
    const margin = kind === 'main' ? lined.words : WORD_MARGIN;
    const side = kind !== 'main' && isNarrow ? NARROW_WORD_MARGIN : margin;
    const left = this.#hasPicture ? height : 0;
    const room = { width: width - left - 2 * side, height: height - 2 * margin };
    if (room.width > 0) fitInLines(this.#words, this.#face, size, room);
    placeText(this.#words, { x: (left + width) / 2, y: height / 2 });
  }

  #drawMark(): void {
    const { colours } = this.#theme;
    const [x, y] = [this.#bounds.width - MARK, MARK];
    this.#shape.fillStyle(toInteger(colours.plate)).fillCircle(x, y, MARK - 1);
    this.#shape.fillStyle(toInteger(colours.accent)).fillCircle(x, y, MARK - 3);
  }
}

/** Buttons as plain data for the screen state. */
export function pressables(buttons: readonly Button[], focused: { label: string } | undefined): Pressable[] {
  return buttons.map(({ label, bounds }) => ({ label, bounds, isFocused: focused?.label === label }));
}

/** What lies over the table and is not part of the game: leaving, speed, sound, going on, a sign of life, keys' names. */
import type Phaser from 'phaser';
import { right, type Rect } from '../../base/geometry.ts';
import { buttonPlaces } from '../layout/button-places.ts';
import type { TableLayout } from '../layout/layout.ts';
import { toInteger } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { SPEEDS, type Speed } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { SoundSign } from './sound-sign.ts';
import { layoutHud } from './hud-layout.ts';
import { Button } from '../../ui/widgets/button.ts';
import { KeyCaps } from '../../ui/widgets/key-caps.ts';
import { addText, letter } from '../../ui/widgets/text.ts';

/** Short enough for a small button. */
const SPEED_FACES: Record<Speed, string> = { normal: '1×', double: '2×', instant: '»' };

/** Narrower buttons have small words, in CSS px. */
const NARROW = 120;

/** Where a sentence over the table breaks, in CSS px. */
const WIDEST_NOTICE = 520;

/** Above the cards, below a dialog. */
const DEPTH = 9000;

export type HudOptions = {
  speed: Speed;
  onMenu: () => void;
  onRules: () => void;
  onSpeed: (speed: Speed) => void;
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
};

/** One of the buttons with which a deal, or the match, goes on. */
export type NextStep = { label: string; onPress: () => void };

export class Hud {
  readonly #scene: Phaser.Scene;
  #theme: Theme;
  readonly #menu: Button;
  readonly #rules: Button;
  readonly #speed: Button;
  readonly #sound: Button;
  readonly #soundSign: SoundSign;
  #isMuted: boolean;
  readonly #notice: Phaser.GameObjects.Text;
  readonly #noticePlate: Phaser.GameObjects.Graphics;
  readonly keyCaps: KeyCaps;
  #goOn: Button[] = [];
  #layout: TableLayout | undefined;
  #present: Speed;

  constructor(scene: Phaser.Scene, theme: Theme, { speed, onMenu, onRules, onSpeed, isMuted, onMute }: HudOptions) {
    this.#scene = scene;
    this.#theme = theme;
    this.#present = speed;
    this.#isMuted = isMuted;
    this.#menu = new Button(scene, theme, {
      label: words().match.leaveTheTable,
      face: '☰',
      kind: 'plate',
      isAside: true,
      onPress: onMenu,
    });
    this.#rules = new Button(scene, theme, {
      label: words().match.rules,
      kind: 'plate',
      isAside: true,
      onPress: onRules,
    });
    this.#speed = new Button(scene, theme, {
      label: words().match.speed,
      face: SPEED_FACES[speed],
      kind: 'plate',
      isAside: true,
      onPress: () => {
        this.showSpeed(SPEEDS[(SPEEDS.indexOf(this.#present) + 1) % SPEEDS.length]);
        onSpeed(this.#present);
      },
    });
    this.#sound = new Button(scene, theme, {
      label: words().match.sound,
      face: '',
      kind: 'plate',
      isAside: true,
      onPress: () => {
        this.showMuted(!this.#isMuted);
        onMute(this.#isMuted);
      },
    });
    this.#soundSign = new SoundSign(scene, theme, this.#sound);
    this.#sound.tell({ isChosen: !isMuted });
    this.showSpeed(speed);
    this.#noticePlate = scene.add.graphics().setDepth(DEPTH);
    this.#notice = addText(scene, '', { size: 16, colour: theme.colours.text }).setDepth(DEPTH);
    this.keyCaps = new KeyCaps(scene, theme, DEPTH);
    for (const { object } of this.#corners) object.setDepth(DEPTH);
  }

  get #corners(): readonly Button[] {
    return [this.#menu, this.#rules, this.#speed, this.#sound];
  }

  get buttons(): readonly Button[] {
    return [...this.#goOn, ...this.#corners];
  }

  /** What is said over the table now, empty for nothing. */
  get notice(): string {
    return this.#notice.text;
  }

  /** Goes through the speeds, as the button does. */
  nextSpeed(): void {
    this.#speed.press();
  }

  /** Turns sound off or on, as the button does. */
  toggleSound(): void {
    this.#sound.press();
  }

  /** Shows whether sound is off. */
  showMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.#soundSign.show(isMuted);
    this.#sound.tell({ isChosen: !isMuted });
  }

  /** Calls its buttons what they are called in the language that is spoken now. */
  refreshText(): void {
    const { leaveTheTable, rules, speed, sound } = words().match;
    this.#menu.rename(leaveTheTable, '☰');
    this.#rules.rename(rules);
    this.#speed.rename(speed);
    this.showSpeed(this.#present);
    this.#sound.rename(sound, '');
  }

  /** Shows the speed that holds now. */
  showSpeed(speed: Speed): void {
    this.#present = speed;
    this.#speed.setFace(SPEED_FACES[speed]);
    this.#speed.tell({ name: `${this.#speed.label}: ${words().options.speeds[speed]}` });
  }

  /** Shows everything in the colours of another theme from the next time on that it is placed. */
  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.keyCaps.setTheme(theme);
    this.#soundSign.setTheme(theme);
    for (const button of this.buttons) button.setTheme(theme);
  }

  /** Says something over the table until it is told to say something else, or nothing. */
  say(sentence: string): void {
    if (sentence === this.#notice.text) return;
    this.#notice.setText(sentence);
    this.#drawNotice();
  }

  /** Shows the buttons with which it goes on; pressing one takes them all away. */
  offerNextSteps(ways: readonly NextStep[]): void {
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
    const { type } = layout;
    const { menu, rules, speed, sound } = layoutHud(layout);
    this.#menu.place(menu, type.title);
    this.#rules.place(rules, type.small);
    this.#speed.place(speed, type.small);
    this.#sound.place(sound, type.small);
    this.#soundSign.show(this.#isMuted);
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
    const places = buttonPlaces(area, this.#goOn.length, gap);
    for (const [index, button] of this.#goOn.entries()) {
      button.place(places[index], places[index].width < NARROW ? type.small : type.body);
    }
  }

  #drawNotice(): void {
    const plate = this.#noticePlate.clear();
    if (this.#layout === undefined || this.#notice.text === '') return;
    const { colours } = this.#theme;
    const { type, stock, discard, screen, message } = this.#layout;
    letter(this.#notice, {
      size: type.body,
      colour: colours.text,
      wrap: Math.min(WIDEST_NOTICE, screen.width - 4 * type.body),
    });
    const padding = type.body;
    const height = Math.max(message.height, this.#notice.height + padding);
    // Over what the table says, and no other words.
    const middle = { x: (stock.x + right(discard)) / 2, y: message.y + height / 2 };
    this.#notice.setPosition(middle.x, middle.y);
    const wanted = Math.max(Math.min(message.width, WIDEST_NOTICE), this.#notice.width) + 2 * padding;
    const width = Math.min(wanted, screen.width - padding);
    const box: Rect = { x: middle.x - width / 2, y: message.y, width, height };
    const round = Math.min(box.height / 2, type.title);
    plate
      .fillStyle(toInteger(colours.plate))
      .fillRoundedRect(box.x, box.y, box.width, box.height, round)
      .lineStyle(1, toInteger(colours.plateEdge))
      .strokeRoundedRect(box.x, box.y, box.width, box.height, round);
  }
}

/** What is over the table and not part of the game: menu, rules, speed, sound, next steps, a notice, names of keys. */
import type Phaser from 'phaser';
import { centre, type Rect } from '../../base/geometry.ts';
import { buttonPlaces } from '../layout/button-places.ts';
import { pilesOf, type TableLayout } from '../layout/layout.ts';
import { toInteger } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { SPEEDS, type Speed } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { SoundSign } from './sound-sign.ts';
import { layoutHud } from './hud-layout.ts';
import { Button } from '../../ui/widgets/button.ts';
import { KeyCaps } from '../../ui/widgets/key-caps.ts';
import { addText, setTextStyle } from '../../ui/widgets/text.ts';

/** What a small button says about the speed, in two lines. */
function speedFace(speed: Speed): string {
  return `${words().match.speed}\n${words().options.speeds[speed]}`;
}

/** Narrower buttons have small text, in CSS px. */
const NARROW = 120;

/** Width at which a notice breaks into lines, in CSS px. */
const WIDEST_NOTICE = 520;

/** Above the cards, below a dialog. */
const DEPTH = 9000;

interface HudOptions {
  speed: Speed;
  onMenu: () => void;
  onRules: () => void;
  onSpeed: (speed: Speed) => void;
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
}

/** A button that leads on to the next deal, the result, or whatever comes next. */
export interface NextStep {
  label: string;
  onPress: () => void;
}

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
  #nextSteps: Button[] = [];
  #layout: TableLayout | undefined;
  #speedShown: Speed;

  constructor(scene: Phaser.Scene, theme: Theme, { speed, onMenu, onRules, onSpeed, isMuted, onMute }: HudOptions) {
    this.#scene = scene;
    this.#theme = theme;
    this.#speedShown = speed;
    this.#isMuted = isMuted;
    this.#menu = new Button(scene, theme, {
      label: words().match.leave.title,
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
      face: speedFace(speed),
      kind: 'plate',
      isAside: true,
      onPress: () => {
        this.showSpeed(SPEEDS[(SPEEDS.indexOf(this.#speedShown) + 1) % SPEEDS.length]);
        onSpeed(this.#speedShown);
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
    this.#sound.setDetails({ isChosen: !isMuted });
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
    return [...this.#nextSteps, ...this.#corners];
  }

  /** What is said over the table now; empty for nothing. */
  get notice(): string {
    return this.#notice.text;
  }

  /** Takes the first of the next steps on offer, if there are any. */
  pressNextStep(): void {
    this.#nextSteps[0]?.press();
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
    this.#sound.setDetails({ isChosen: !isMuted });
  }

  /** Labels its buttons in the current language. */
  refreshText(): void {
    const { leave, rules, speed, sound } = words().match;
    this.#menu.rename(leave.title, '☰');
    this.#rules.rename(rules);
    this.#speed.rename(speed);
    this.showSpeed(this.#speedShown);
    this.#sound.rename(sound, '');
  }

  /** Shows which speed is set. */
  showSpeed(speed: Speed): void {
    this.#speedShown = speed;
    this.#speed.setFace(speedFace(speed));
    this.#speed.setDetails({ name: `${this.#speed.label}: ${words().options.speeds[speed]}` });
  }

  /** Takes the colours of another theme at the next `place`. */
  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.keyCaps.setTheme(theme);
    this.#soundSign.setTheme(theme);
    for (const button of this.buttons) button.setTheme(theme);
  }

  /** Says something over the table, until it is called with something else or an empty string. */
  say(sentence: string): void {
    if (sentence === this.#notice.text) return;
    this.#notice.setText(sentence);
    this.#drawNotice();
  }

  /** Shows buttons for what can come next; pressing one removes them all. */
  offerNextSteps(steps: readonly NextStep[]): void {
    this.#clearNextSteps();
    this.#nextSteps = steps.map(
      ({ label, onPress }, index) =>
        new Button(this.#scene, this.#theme, {
          label,
          kind: index === 0 ? 'main' : 'paper',
          onPress: () => {
            this.#clearNextSteps();
            onPress();
          },
        }),
    );
    for (const { object } of this.#nextSteps) object.setDepth(DEPTH);
    this.#placeNextSteps();
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
    this.#placeNextSteps();
  }

  #clearNextSteps(): void {
    for (const button of this.#nextSteps) button.destroy();
    this.#nextSteps = [];
  }

  #placeNextSteps(): void {
    if (this.#layout === undefined) return;
    const { buttons: area, type, gap } = this.#layout;
    const places = buttonPlaces(area, this.#nextSteps.length, gap);
    for (const [index, button] of this.#nextSteps.entries()) {
      button.place(places[index], places[index].width < NARROW ? type.small : type.body);
    }
  }

  #drawNotice(): void {
    const plate = this.#noticePlate.clear();
    if (this.#layout === undefined || this.#notice.text === '') return;
    const { colours } = this.#theme;
    const { type, screen, message } = this.#layout;
    setTextStyle(this.#notice, {
      size: type.body,
      colour: colours.text,
      wrap: Math.min(WIDEST_NOTICE, screen.width - 4 * type.body),
    });
    const padding = type.body;
    const height = Math.max(message.height, this.#notice.height + padding);
    // It covers the message of the table, and no other text.
    const middle = { x: centre(pilesOf(this.#layout)).x, y: message.y + height / 2 };
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

/** What is over the table and not part of the game: menu, rules, speed, sound, next steps, and a notice. */
import { centre, type Rect } from '../../base/geometry.ts';
import { SPEEDS, type Speed } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { buttonPlaces } from '../layout/button-places.ts';
import { pilesOf, type TableLayout } from '../layout/layout.ts';
import type { Focusable } from '../page/keyboard.ts';
import { readIn, type Sheet } from '../page/sheet.tsx';
import { layoutHud } from './hud-layout.ts';

/** Narrower buttons have small text, in px. */
const NARROW = 120;

/** Width at which a notice breaks into lines, in px. */
const WIDEST_NOTICE = 520;

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
  readonly #options: HudOptions;
  #speed: Speed;
  #isMuted: boolean;
  #nextSteps: readonly NextStep[] = [];
  #layout: TableLayout | undefined;
  /** What is said over the table now; empty for nothing. */
  notice = '';

  constructor(options: HudOptions) {
    this.#options = options;
    this.#speed = options.speed;
    this.#isMuted = options.isMuted;
  }

  /** Its buttons, in the current language; none before it has been placed. */
  get items(): readonly Focusable[] {
    return this.#layout === undefined ? [] : [...this.#steps(this.#layout), ...this.#corners(this.#layout)];
  }

  /** The notice, where there is one. */
  get sheets(): readonly Sheet[] {
    return this.#layout === undefined || this.notice === '' ? [] : [noticeOn(this.#layout, this.notice)];
  }

  /** Takes the first of the next steps on offer, if there are any. */
  pressNextStep(): void {
    const [first] = this.#nextSteps;
    if (first !== undefined) this.#take(first);
  }

  /** Goes on to the next speed, as the button does. */
  nextSpeed(): void {
    this.#speed = SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length];
    this.#options.onSpeed(this.#speed);
  }

  /** Turns sound off or on, as the button does. */
  toggleSound(): void {
    this.#isMuted = !this.#isMuted;
    this.#options.onMute(this.#isMuted);
  }

  /** Shows whether sound is off. */
  showMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
  }

  /** Shows which speed is set. */
  showSpeed(speed: Speed): void {
    this.#speed = speed;
  }

  /** Says something over the table, until it is called with something else or an empty string. */
  say(sentence: string): void {
    this.notice = sentence;
  }

  /** Shows buttons for what can come next; pressing one removes them all. */
  offerNextSteps(steps: readonly NextStep[]): void {
    this.#nextSteps = steps;
  }

  place(layout: TableLayout): void {
    this.#layout = layout;
  }

  #take({ onPress }: NextStep): void {
    this.#nextSteps = [];
    onPress();
  }

  #steps({ buttons, type, gap }: TableLayout): Focusable[] {
    const places = buttonPlaces(buttons, this.#nextSteps.length, gap);
    return this.#nextSteps.map((step, index) => ({
      label: step.label,
      bounds: places[index],
      face: {
        look: index === 0 ? 'main' : 'paper',
        words: [step.label],
        size: places[index].width < NARROW ? type.small : type.body,
      },
      press: () => this.#take(step),
    }));
  }

  #corners(layout: TableLayout): Focusable[] {
    const { menu, rules, speed, sound } = layoutHud(layout);
    const { title, small: size } = layout.type;
    const { match, options } = words();
    const { onMenu, onRules } = this.#options;
    const [look, isAside] = ['plate', true] as const;
    const name = options.speeds[this.#speed];
    return [
      { label: match.leave.title, bounds: menu, isAside, face: { look, words: ['☰'], size: title }, press: onMenu },
      { label: match.rules, bounds: rules, isAside, face: { look, words: [match.rules], size }, press: onRules },
      {
        label: match.speed,
        name: `${match.speed}: ${name}`,
        bounds: speed,
        isAside,
        face: { look, words: [`${match.speed}\n${name}`], size },
        press: () => this.nextSpeed(),
      },
      {
        label: match.sound,
        isChosen: !this.#isMuted,
        bounds: sound,
        isAside,
        face: { look, words: [], icon: this.#isMuted ? 'muted' : 'sound', size },
        press: () => this.toggleSound(),
      },
    ];
  }
}

/** A notice covers the message of the table, and no other text. */
function noticeOn(layout: TableLayout, notice: string): Sheet {
  const { type, screen, message } = layout;
  const padding = type.body;
  const text = readIn(Math.min(WIDEST_NOTICE, screen.width - 4 * type.body), notice, type.body);
  const wanted = Math.max(Math.min(message.width, WIDEST_NOTICE), text.width) + 2 * padding;
  const width = Math.min(wanted, screen.width - padding);
  const height = Math.max(message.height, text.height + padding);
  const bounds: Rect = { x: centre(pilesOf(layout)).x - width / 2, y: message.y, width, height };
  return { name: 'notice', look: 'plate', bounds, text };
}

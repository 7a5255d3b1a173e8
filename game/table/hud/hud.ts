/** What is over the table and not part of the game: menu, rules, speed, sound, next steps, and a notice. */
import { centre, type Rect } from '../../base/geometry.ts';
import { SPEEDS, type Settings, type Speed } from '../../catalogue/settings.ts';
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
  settings: () => Pick<Settings, 'speed' | 'isMuted'>;
  onMenu: () => void;
  onRules: () => void;
  onSpeed: (speed: Speed) => void;
  onMute: (isMuted: boolean) => void;
}

export interface NextStep {
  label: string;
  onPress: () => void;
}

export class Hud {
  readonly #options: HudOptions;
  #nextSteps: readonly NextStep[] = [];
  /** What is said over the table now; empty for nothing. */
  notice = '';

  constructor(options: HudOptions) {
    this.#options = options;
  }

  items(layout: TableLayout): readonly Focusable[] {
    return [...this.#steps(layout), ...this.#corners(layout)];
  }

  /** Whether there is a choice of what comes next, where the plaque for knocking is otherwise. */
  get hasNextSteps(): boolean {
    return this.#nextSteps.length > 0;
  }

  sheets(layout: TableLayout): readonly Sheet[] {
    return this.notice === '' ? [] : [noticeOn(layout, this.notice)];
  }

  /** Takes the first of the next steps on offer, if there are any. */
  pressNextStep(): void {
    const [first] = this.#nextSteps;
    if (first !== undefined) this.#take(first);
  }

  /** Goes on to the next speed, as the button does. */
  nextSpeed(): void {
    const { settings, onSpeed } = this.#options;
    onSpeed(SPEEDS[(SPEEDS.indexOf(settings().speed) + 1) % SPEEDS.length]);
  }

  /** Turns sound off or on, as the button does. */
  toggleSound(): void {
    const { settings, onMute } = this.#options;
    onMute(!settings().isMuted);
  }

  /** Shows buttons for what can come next; pressing one removes them all. */
  offerNextSteps(steps: readonly NextStep[]): void {
    this.#nextSteps = steps;
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
    const { match, menu: inMenu, options } = words();
    const { settings, onMenu, onRules } = this.#options;
    const { speed: chosen, isMuted } = settings();
    const [look, isAside] = ['plate', true] as const;
    const name = options.speeds[chosen];
    return [
      { label: match.leave.title, bounds: menu, isAside, face: { look, words: ['☰'], size: title }, press: onMenu },
      { label: match.rules, bounds: rules, isAside, face: { look, words: [match.rules], size }, press: onRules },
      {
        label: match.speed,
        name: inMenu.labelled(match.speed, name),
        bounds: speed,
        isAside,
        face: { look, words: [`${match.speed}\n${name}`], size },
        press: () => this.nextSpeed(),
      },
      {
        label: match.sound,
        isChosen: !isMuted,
        bounds: sound,
        isAside,
        face: { look, words: [], icon: isMuted ? 'muted' : 'sound', size },
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

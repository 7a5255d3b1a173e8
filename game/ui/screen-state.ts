/**
 * What the screen shows, as plain data in `window.__thirtyOne`: for the browser tests, which ask for the state before
 * they look at pixels. It tells and takes no commands.
 */
import { onPage } from '../base/canvas.ts';
import type { Rect } from '../base/geometry.ts';
import type { OfflineState } from '../services/pwa/updates.ts';
import type { BotServiceState } from '../services/bots/bot-service.ts';
import type { SoundState } from '../services/sound/player.ts';
import type { VisibleText } from './visible-text.ts';
import type { Settings } from '../catalogue/settings.ts';

/** Something that can be pressed, in CSS px. */
export type Pressable = { label: string; bounds: Rect; isFocused: boolean };

export type SceneState = {
  scene: 'boot' | 'menu' | 'table' | 'lesson' | 'result' | 'replay';
  buttons: Pressable[];
  /** What on the table can be pressed. */
  targets?: Pressable[];
  /** What the scene itself knows. */
  [key: string]: unknown;
};

type ScreenState = SceneState & {
  settings: Settings;
  opponents: BotServiceState;
  /** How long the worker's latest evaluations took, in ms. */
  evaluationTimes: number[];
  /** How long the worker's latest pieces of advice took, in ms. */
  adviceTimes: number[];
  /** Whether sound runs, and how often each was heard. */
  sound: SoundState;
  /** How many textures are held. */
  textures: number;
  /** Whether the next start needs a network. */
  offline: OfflineState;
};

/** What the game's own events say when the menu can be used. */
export const USABLE = 'usable';

declare global {
  interface Window {
    readonly __thirtyOne: ScreenState & { readonly visibleText: VisibleText[] };
  }
}

let readScene: () => SceneState = () => ({ scene: 'boot', buttons: [] });

/** From now on the scene says what the screen shows. */
export function showsOnScreen(read: () => SceneState): void {
  readScene = read;
}

/** Lets the page be asked. @param visibleText finds it only when it is asked for */
export function exposeScreen(
  shared: () => Omit<ScreenState, 'scene' | 'buttons'>,
  visibleText: () => VisibleText[],
): void {
  Object.defineProperty(window, '__thirtyOne', {
    get: () => Object.defineProperty({ ...shared(), ...onThePage(readScene()) }, 'visibleText', { get: visibleText }),
  });
}

/** A scene knows where things lie on the canvas. */
function onThePage({ buttons, targets, ...state }: SceneState): SceneState {
  const placed = (things: readonly Pressable[]) => things.map((thing) => ({ ...thing, bounds: onPage(thing.bounds) }));
  return { ...state, buttons: placed(buttons), ...(targets !== undefined && { targets: placed(targets) }) };
}

/**
 * What the screen shows, as plain data in `window.__thirtyOne`: for the browser tests, which check the state before
 * they look at pixels. It is read-only.
 */
import { onPage } from '../base/canvas.ts';
import type { Rect } from '../base/geometry.ts';
import type { OfflineState } from './pwa/updates.ts';
import type { PolicyState } from './bots/policy-service.ts';
import type { SoundState } from './sound/player.ts';
import type { Settings } from '../catalogue/settings.ts';

/** Something that can be pressed, in CSS px. */
export interface Pressable {
  label: string;
  bounds: Rect;
  isFocused: boolean;
}

export interface SceneState {
  scene: 'boot' | 'menu' | 'table' | 'lesson' | 'result' | 'replay';
  buttons: Pressable[];
  /** What can be pressed on the table. */
  targets?: Pressable[];
  [key: string]: unknown;
}

type ScreenState = SceneState & {
  settings: Settings;
  opponents: PolicyState;
  /** How long the worker's latest evaluations took, in ms. */
  evaluationTimes: number[];
  /** How long the worker's latest pieces of advice took, in ms. */
  adviceTimes: number[];
  offline: OfflineState;
};

export interface CanvasState {
  /** Keys of the scenes that run: one, or none between two. */
  readonly scenes: string[];
  readonly textures: number;
  /** Whether sound is running, and how often each sound was played. */
  readonly sound: SoundState;
}

declare global {
  interface Window {
    readonly __thirtyOne: ScreenState & CanvasState;
  }
}

let readScene: () => SceneState = () => ({ scene: 'boot', buttons: [] });

/** Sets the function that reads the current scene's state. */
export function setSceneReader(read: () => SceneState): void {
  readScene = read;
}

/** Whether the table asks something. */
export function isAsking(): boolean {
  return (readScene().question ?? null) !== null;
}

const NO_CANVAS: CanvasState = { scenes: [], textures: 0, sound: { is: 'waiting', heard: {} } };

/** Exposes the state as `window.__thirtyOne`. @param canvas gives its state; undefined as long as there is none */
export function exposeScreen(
  shared: () => Omit<ScreenState, 'scene' | 'buttons'>,
  canvas: () => CanvasState | undefined = () => undefined,
): void {
  Object.defineProperty(window, '__thirtyOne', {
    get: () => {
      const { scenes, textures, sound } = canvas() ?? NO_CANVAS;
      return { ...shared(), scenes, textures, sound, ...inPagePixels(readScene()) };
    },
  });
}

function inPagePixels({ buttons, targets, ...state }: SceneState): SceneState {
  const placed = (things: readonly Pressable[]) => things.map((thing) => ({ ...thing, bounds: onPage(thing.bounds) }));
  return { ...state, buttons: placed(buttons), ...(targets !== undefined && { targets: placed(targets) }) };
}

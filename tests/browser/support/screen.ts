/** What the game says that it shows, for tests (`game/services/screen-state.ts`). */
import type { Rect } from '../../../game/base/geometry.ts';

/** Something that can be pressed, in CSS pixels. */
export interface Pressable {
  label: string;
  bounds: Rect;
  isFocused: boolean;
}

/** The contents of `window.__thirtyOne`. */
export interface Screen {
  scene: 'boot' | 'menu' | 'table' | 'lesson' | 'result' | 'replay';
  buttons: Pressable[];
  /** The title of the page that is open over the scene. */
  page: string | null;
  settings: { rules: string; opponents: number; seats: unknown[]; speed: string; isMuted: boolean };
  sound: { is: string; heard: Record<string, number> };
  opponents: { is: string; model?: string; reason?: string };
  evaluationTimes: number[];
  adviceTimes: number[];
  /** Keys of the scenes that run. */
  scenes: string[];
  textures: number;
  offline: string;
  /** In the menu: the open matches. */
  openMatches: { id: string; isElsewhere: boolean }[];
  /** At the table: the id of the match, and whether its current state is stored. */
  match: string;
  isKept: boolean;
  names: string[];
  phase: string;
  deal: number;
  turn: number;
  tokens: number[];
  winner: number | null;
  isQueueEmpty: boolean;
  legal: string[];
  targets: (Pressable & { action: string })[];
  notice: string;
  /** At the table: the hint of this turn. */
  hint: { action: string; sentence: string; details: string[]; isFinal: boolean } | null;
  /** At the table: what the note about the value of one's hand says, empty for nothing. */
  valueNote: string;
  /** In the lesson: its step, the action that it waits for, and the text of its note. */
  lesson: { step: string; wants: string | null; heading: string; text: string };
  question: { title: string; text: string } | null;
  headline: string;
  standings: { place: number; name: string; end: string }[];
  shown: Record<string, unknown>;
  view: number | 'all';
  /** In a replay: its position, and whether it is playing. */
  position: number;
  isPlaying: boolean;
  isMoving: boolean;
  /** Positions after decisions that a review marks, how far it is, and what it says of the action that was seen. */
  marks: number[];
  review: { is: string } | null;
  sentence: string;
}

/** Whether somebody may act at the table. */
export const mayAct = ({ scene, targets }: Screen): boolean => scene === 'table' && targets.length > 0;

/** Whether there is a button with a label. */
export const hasButton = ({ buttons }: Screen, wanted: string): boolean =>
  buttons.some(({ label }) => label === wanted);

/** What the scenes of highlights share: when things move, and the faces in them. */
import type Phaser from 'phaser';
import { between, easeOut, phase } from '../../base/easing.ts';
import type { Point, Size } from '../../base/geometry.ts';
import { DURATION } from '../../base/theme/motion.ts';
import { drawSeatFace } from '../art/faces.ts';
import type { Picture } from '../art/pen.ts';
import type { Stage } from '../stage.ts';

export interface HighlightMoment {
  /** Since its beginning, in ms at speed 1. */
  after: number;
  /** How much of it has come, and has not left yet, 0 to 1. */
  arrived: number;
  staying: number;
  reducedMotion: boolean;
}

/** Adds a picture to a scene. @param height above the others */
export type AddPicture = (name: string, height: number) => Phaser.GameObjects.Image;

/** What a highlight shows besides words and hands. */
export interface HighlightScene {
  /** Room that it takes, in CSS px. */
  size: Size;
  pictures: readonly Picture[];
  /** Puts everything below the middle of its upper edge; returns what shows a moment of it. */
  build: (add: AddPicture, top: Point) => (moment: HighlightMoment) => void;
}

/** What the makers of scenes are told; `unit` is the width of a face in CSS px. */
export interface SceneOptions {
  stage: Stage;
  seat: number;
  unit: number;
}

/** From when until when something moves, in ms at speed 1. */
export type Span = readonly [from: number, to: number];

/**
 * How far something has come on its way, and how visible it is there. With reduced motion it fades where it was, and appears
 * where it goes.
 */
export function course(
  { after, reducedMotion }: HighlightMoment,
  [from, to]: Span,
  ease: (share: number) => number = easeOut,
): { way: number; alpha: number } {
  if (!reducedMotion) return { way: ease(phase(after, from, to)), alpha: 1 };
  const share = phase(after, from, from + DURATION.fade);
  return { way: Number(share >= 0.5), alpha: Math.abs(2 * share - 1) };
}

/** How much of a change of light is done, which is no motion. */
export function change({ after, reducedMotion }: HighlightMoment, [from, to]: Span): number {
  return phase(after, from, reducedMotion ? from + DURATION.fade : to);
}

/** How visible things are that come and go with the whole. */
export function presence({ arrived, staying }: HighlightMoment): number {
  return arrived * staying;
}

/** The frame of a face in a scene. */
export function portraitOf(seat: number): string {
  return `portrait of ${seat}`;
}

export function portraitPicture({ seats }: Stage, seat: number, size: number): Picture {
  const draw = (pen: CanvasRenderingContext2D): void => drawSeatFace(pen, seats[seat], size);
  return { name: portraitOf(seat), width: size, height: size, draw };
}

/** A face comes from its seat, and grows. With reduced motion it appears. */
export function bringFace(
  face: Phaser.GameObjects.Image,
  { stage, seat, unit }: SceneOptions,
  to: Point,
  moment: HighlightMoment,
): void {
  const { x, y, radius } = stage.seat(seat).face;
  const { arrived, staying, reducedMotion } = moment;
  const way = reducedMotion ? 1 : arrived;
  const size = between(2 * radius, unit, way);
  face.setPosition(between(x, to.x, way), between(y, to.y, way)).setDisplaySize(size, size);
  face.setAlpha(reducedMotion ? presence(moment) : staying);
}

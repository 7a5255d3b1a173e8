/**
 * Faces under a lamp: of somebody who is out the last coin rolls away, and the lamp goes out; on whoever wins it brightens, and
 * the kitty slides over. Where you have lost, yours goes out beside that of the winner.
 */
import type Phaser from 'phaser';
import { between, easeInOut, phase } from '../../base/easing.ts';
import type { Point } from '../../base/geometry.ts';
import { toInteger } from '../../base/theme/colours.ts';
import { HIGHLIGHT_TURN } from '../../model/highlights.ts';
import { KITTY_LEAVES, KITTY_SLIDE } from '../../model/schedule.ts';
import { emblemPicture } from '../art/game-emblems.ts';
import { propPicture } from '../art/highlight-pictures.ts';
import {
  bringFace,
  change,
  course,
  portraitOf,
  portraitPicture,
  presence,
  type AddPicture,
  type HighlightScene,
  type HighlightMoment,
  type SceneOptions,
} from './highlight-scene.ts';

/** In widths of a face. */
const LAMP = { width: 1.1, rim: 0.55 };
const LIGHT = { width: 2, high: 1.6 };
const FACE = 1.32;
const HIGH = 1.95;
const COLUMN = 2;
const TOKEN = 0.4;
/** Width of the crown, how far its middle is above that of the face, and from how much higher it comes. */
const CROWN = { width: 0.6, above: 0.56, falls: 0.5 };
/** How far the last coin rolls. */
const ROLLS = 2.2;
/** How bright a face is in the dark, and how far it sinks. */
const DARK = 0.42;
const SINKS = 0.08;
/** How long a lamp takes to change, and the last coin to roll away, in ms at speed 1. */
const DIMS = 300;
const ROLL = 700;
/** When the crown comes down, in ms at speed 1. */
const CROWNED = [1150, 1450] as const;

/** A lamp with somebody below it. @returns what shows it, so bright and so high up */
function underLamp(
  options: SceneOptions,
  add: AddPicture,
  { x, y }: Point,
): (moment: HighlightMoment, brightness: number) => Point {
  const { seat, unit } = options;
  const lamp = add('lamp', 3).setPosition(x, y + (LAMP.width * 0.3 + 0.02) * unit);
  const light = add('lamplight', 1).setPosition(x, y + (LAMP.rim + LIGHT.high / 2) * unit);
  const face: Phaser.GameObjects.Image = add(portraitOf(seat), 2);
  return (moment, brightness) => {
    lamp.setAlpha(presence(moment));
    light.setAlpha(presence(moment) * brightness);
    const sunk = moment.reducedMotion ? 0 : (1 - brightness) * SINKS;
    const place = { x, y: y + (FACE + sunk) * unit };
    bringFace(face, options, place, moment);
    const grey = Math.round(255 * between(DARK, 1, brightness));
    face.setTint(toInteger(`#${grey.toString(16).padStart(2, '0').repeat(3)}`));
    return place;
  };
}

function lampPictures({ stage, seat, unit }: SceneOptions) {
  const { theme } = stage;
  return [
    portraitPicture(stage, seat, unit),
    propPicture('lamp', LAMP.width * unit, theme),
    propPicture('lamplight', LIGHT.width * unit, theme),
  ];
}

/** What somebody who is out has lost last: a coin, or a seat on the bus; nothing where there are only letters or points. */
function lastToken({ tokens }: SceneOptions['stage']): 'penny' | 'nickel' | 'bus' | null {
  if (tokens === 'nickels') return 'nickel';
  if (tokens === 'places') return 'bus';
  return tokens === 'letters' || tokens === 'points' ? null : 'penny';
}

export function outScene(options: SceneOptions): HighlightScene {
  const { stage, unit } = options;
  const token = lastToken(stage);
  const size = TOKEN * unit * (token === 'bus' ? 2 : 1);
  return {
    size: { width: COLUMN * unit, height: HIGH * unit },
    pictures: [...lampPictures(options), ...(token === null ? [] : [emblemPicture(token, stage.theme, size, 'token')])],
    build: (add, top) => {
      const show = underLamp(options, add, top);
      const image = token === null ? null : add('token', 4);
      const from = { x: top.x + 0.42 * unit, y: top.y + (HIGH - TOKEN / 2) * unit };
      return (moment) => {
        const since = HIGHLIGHT_TURN.out;
        const dims = change(moment, [since + ROLL / 2, since + ROLL / 2 + DIMS]);
        show(moment, 1 - dims);
        const { way } = course(moment, [since, since + ROLL], easeInOut);
        const gone = moment.reducedMotion ? change(moment, [since, since]) : phase(way, 0.6, 1);
        const rolled = moment.reducedMotion ? 0 : way * ROLLS * unit;
        image?.setPosition(from.x + rolled, from.y).setAlpha(presence(moment) * (1 - gone));
        if (token !== 'bus') image?.setRotation(rolled / (size / 2));
      };
    },
  };
}

function kittySlide(
  coins: readonly Point[],
  add: AddPicture,
  unit: number,
): (moment: HighlightMoment, to: Point) => void {
  const images = coins.map(() => add('token', 4));
  return (moment, { x, y }) => {
    const { way, alpha } = course(moment, [KITTY_LEAVES, KITTY_LEAVES + KITTY_SLIDE], easeInOut);
    for (const [index, image] of images.entries()) {
      // They come to lie in a row before the face, one half over the other.
      const aside = (index - (images.length - 1) / 2) * TOKEN * unit * Math.min(0.5, 4 / images.length);
      const size = TOKEN * 0.8 * unit;
      image
        .setPosition(between(coins[index].x, x + aside, way), between(coins[index].y, y + 0.5 * unit, way))
        .setDisplaySize(size, size)
        .setAlpha(presence(moment) * alpha);
    }
  };
}

function kittyPictures({ stage, unit }: SceneOptions, coins: readonly Point[]) {
  const emblem = stage.tokens === 'nickels' ? 'nickel' : 'penny';
  return coins.length === 0 ? [] : [emblemPicture(emblem, stage.theme, TOKEN * unit, 'token')];
}

export function wonScene(options: SceneOptions, coins: readonly Point[]): HighlightScene {
  const { stage, unit } = options;
  return {
    size: { width: COLUMN * unit, height: HIGH * unit },
    pictures: [
      ...lampPictures(options),
      propPicture('crown', CROWN.width * unit, stage.theme),
      ...kittyPictures(options, coins),
    ],
    build: (add, top) => {
      const show = underLamp(options, add, top);
      const crown = add('crown', 4);
      const slide = kittySlide(coins, add, unit);
      return (moment) => {
        const place = show(moment, change(moment, [HIGHLIGHT_TURN.won, HIGHLIGHT_TURN.won + DIMS]));
        const { way } = course(moment, CROWNED);
        crown.setPosition(place.x, place.y - (CROWN.above + CROWN.falls * (1 - way)) * unit);
        crown.setAlpha(moment.staying * change(moment, CROWNED));
        slide(moment, place);
      };
    },
  };
}

/** @param winner who gets the kitty, whose coins lie there */
export function lostScene(options: SceneOptions, winner: number, coins: readonly Point[]): HighlightScene {
  const { stage, unit } = options;
  const won = { ...options, seat: winner };
  return {
    size: { width: 2 * COLUMN * unit, height: HIGH * unit },
    pictures: [...lampPictures(options), portraitPicture(stage, winner, unit), ...kittyPictures(options, coins)],
    build: (add, { x, y }) => {
      const showYou = underLamp(options, add, { x: x - (COLUMN / 2) * unit, y });
      const showWinner = underLamp(won, add, { x: x + (COLUMN / 2) * unit, y });
      const slide = kittySlide(coins, add, unit);
      return (moment) => {
        const since = HIGHLIGHT_TURN.lost;
        showYou(moment, 1 - change(moment, [since, since + DIMS]));
        slide(moment, showWinner(moment, change(moment, [since + DIMS, since + 2 * DIMS])));
      };
    },
  };
}

/** What becomes of a knock: the knocker's fist turns over and shows a thumb, or breaks in two. */
import { easeInOut } from '../../base/easing.ts';
import { HIGHLIGHT_TURN } from '../../model/highlights.ts';
import { brokenFist, HALVES, propPicture } from '../art/highlight-pictures.ts';
import { emblemPicture } from '../art/game-emblems.ts';
import {
  bringFace,
  change,
  course,
  portraitOf,
  portraitPicture,
  presence,
  type HighlightScene,
  type SceneOptions,
} from './highlight-scene.ts';

/** In widths of a face. */
const GAP = 0.2;
const LIGHT = 3.4;
/** How long the fist takes to turn over, in ms at speed 1. */
const TURNS = 320;
/** When it is there before it breaks, and how long its halves take to fall apart, in ms at speed 1. */
const COMES = 320;
const FALLS = 420;
/** How far the halves fall aside and down, in widths of the fist, and how far they tip, in radians. */
const APART = 0.24;
const DOWN = 0.12;
const TIPS = 0.36;

/** Beside the knocker the fist stands firm, then turns over. */
export function holdsScene(options: SceneOptions): HighlightScene {
  const { stage, seat, unit } = options;
  const width = (2 + GAP) * unit;
  return {
    size: { width, height: unit },
    pictures: [
      portraitPicture(stage, seat, unit),
      emblemPicture('knock', stage.theme, unit, 'fist whole'),
      propPicture('thumb', unit, stage.theme),
    ],
    build: (add, { x, y }) => {
      const middle = y + unit / 2;
      const light = add('amber', 1).setPosition(x, middle);
      const plaques = ['fist whole', 'thumb'].map((name) => add(name, 2).setPosition(x + (width - unit) / 2, middle));
      const face = add(portraitOf(seat), 2);
      return (moment) => {
        const since = HIGHLIGHT_TURN.holds;
        const { way, alpha } = course(moment, [since, since + TURNS], easeInOut);
        const shown = presence(moment);
        const wide = unit * Math.max(0.02, Math.abs(Math.cos(way * Math.PI)));
        for (const [side, plaque] of plaques.entries())
          plaque.setDisplaySize(wide, unit).setAlpha(side === Number(way >= 0.5) ? shown * alpha : 0);
        const lit = change(moment, [since, since + TURNS]);
        light.setDisplaySize(LIGHT * unit, LIGHT * unit).setAlpha(shown * lit);
        bringFace(face, options, { x: x - (width - unit) / 2, y: middle }, moment);
      };
    },
  };
}

/** Below the two hands the fist breaks, and the light goes to the knocker's seat. */
export function caughtScene({ stage, seat, unit }: SceneOptions): HighlightScene {
  return {
    size: { width: unit * (1 + 2 * APART), height: unit },
    pictures: [emblemPicture('knock', stage.theme, unit, 'fist whole'), ...brokenFist(unit, stage.theme)],
    build: (add, { x, y }) => {
      const middle = y + unit / 2;
      const whole = add('fist whole', 2).setPosition(x, middle);
      const halves = HALVES.map((name) => add(name, 2));
      const light = add('amber', 1);
      const { plate } = stage.seat(seat);
      const seatPlace = { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };
      return (moment) => {
        const since = HIGHLIGHT_TURN.caught;
        const comes = change(moment, [since - COMES, since - COMES / 2]);
        const breaks = course(moment, [since, since + FALLS]);
        const isBroken = breaks.way > 0;
        whole.setAlpha(isBroken ? 0 : moment.staying * comes * breaks.alpha);
        for (const [index, half] of halves.entries()) {
          const aside = 2 * index - 1;
          half
            .setPosition(x + aside * APART * unit * breaks.way, middle + DOWN * unit * breaks.way ** 2)
            .setRotation(aside * TIPS * breaks.way)
            .setAlpha(isBroken ? moment.staying * breaks.alpha : 0);
        }
        const size = plate.width * 2.4;
        light.setPosition(seatPlace.x, seatPlace.y).setDisplaySize(size, size);
        light.setAlpha(moment.staying * change(moment, [since, since + FALLS]));
      };
    },
  };
}

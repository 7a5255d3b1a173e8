/** A knock: beside whoever knocks a fist comes down on the wood, twice, each time with a ring on the felt. */
import { easeOut, phase } from '../../base/easing.ts';
import { DURATION } from '../../base/theme/motion.ts';
import { fistHeight, RAPS } from '../../model/schedule.ts';
import { propPicture } from '../art/highlight-pictures.ts';
import {
  bringFace,
  portraitOf,
  portraitPicture,
  presence,
  type HighlightScene,
  type SceneOptions,
} from './highlight-scene.ts';

/** In widths of a face. */
const PLANK = { width: 1.6, thick: 0.48 };
const FIST = { width: 0.64, high: 1.344, rises: 0.4, sinks: 0.05 };
const GAP = 0.2;
const HIGH = 1.8;
/** How wide a ring becomes, and its height as a share of that. */
const RING = { width: 3.2, flat: 0.5 };

export function knockScene(options: SceneOptions): HighlightScene {
  const { stage, seat, unit } = options;
  const width = (1 + GAP + PLANK.width) * unit;
  return {
    size: { width, height: HIGH * unit },
    pictures: [
      portraitPicture(stage, seat, unit),
      propPicture('plank', PLANK.width * unit, stage.theme),
      propPicture('knuckles', FIST.width * unit, stage.theme),
    ],
    build: (add, { x, y }) => {
      const at = {
        x: x + (width - PLANK.width * unit) / 2,
        y: y + (HIGH - PLANK.thick / 2 - FIST.sinks - 0.06) * unit,
      };
      const rings = RAPS.map((since) => ({ since, image: add('ripple', 1).setPosition(at.x, at.y) }));
      const plank = add('plank', 2);
      const fist = add('knuckles', 3);
      const face = add(portraitOf(seat), 2);
      const facePlace = { x: x - (width - unit) / 2, y: y + (HIGH / 2) * unit };
      return (moment) => {
        const { after, reducedMotion, staying } = moment;
        const raised = reducedMotion ? 0 : fistHeight(after);
        const pressed = after < RAPS[0] && !reducedMotion ? 0 : 1 - raised;
        plank.setPosition(at.x, at.y + pressed * FIST.sinks * unit).setAlpha(presence(moment));
        const low = at.y - PLANK.thick * 0.34 * unit + pressed * FIST.sinks * unit;
        fist.setPosition(at.x, low - (FIST.high / 2 + raised * FIST.rises) * unit).setAlpha(presence(moment));
        for (const { since, image } of rings) {
          // At rest they lie around the wood.
          const done = reducedMotion
            ? 0.3 + (0.25 * since) / RAPS[1]
            : phase(after, since, since + 2 * DURATION.ripple);
          const wide = Math.max(1, easeOut(done) * RING.width * unit);
          image.setDisplaySize(wide, wide * RING.flat).setAlpha(done > 0 ? (1 - done) * staying * moment.arrived : 0);
        }
        bringFace(face, options, facePlace, moment);
      };
    },
  };
}

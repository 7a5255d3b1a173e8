/** Light, coins and a rapping fist: what happens on the table besides cards. */
import { DURATION } from '../../base/theme/motion.ts';
import type { Run } from './animator.ts';
import { between, easeInOut, easeOut, hump, phase } from '../../base/easing.ts';
import { centre, type Point } from '../../base/geometry.ts';
import { fistHeight, KITTY_SLIDE, RAPS } from '../../model/schedule.ts';
import { DEPTH, type Stage } from '../stage.ts';

/** Height of a coin's hop as a share of its way. */
const HOP = 0.28;
/** How far the table jumps under a rap in CSS px at scale 1, and for how long in ms at speed 1. */
const JOLT = 5;
const JOLTED = 130;

/**
 * A fist comes down twice, each time with a ring that spreads over the felt. With reduced motion it only rests there,
 * for as long.
 */
export async function rap(stage: Stage, at: Point, run: Run): Promise<void> {
  if (run.isInstant) return;
  const reach = stage.layout.pileWidth * 2.2;
  const rings = (run.reducedMotion ? [] : RAPS).map((since) => ({
    since,
    image: stage.image('ripple', DEPTH.light).setPosition(at.x, at.y),
  }));
  const fist = stage.image('knuckles', DEPTH.light + 1);
  const size = fist.displayWidth;
  const duration = RAPS[1] + DURATION.ripple;
  const draw = (share: number): void => {
    const after = share * duration;
    for (const { since, image } of rings) {
      const own = (after - since) / DURATION.ripple;
      const wide = Math.max(1, reach * easeOut(Math.max(0, own)));
      image.setDisplaySize(wide, wide).setAlpha(own > 0 && own < 1 ? (1 - own) * 0.9 : 0);
    }
    const height = run.reducedMotion ? 0 : fistHeight(after);
    fist
      .setPosition(at.x, at.y - height * size * 0.6)
      .setDisplaySize(size * (1 + height * 0.4), size * (1 + height * 0.4))
      .setAlpha(Math.min(1, phase(after, 0, RAPS[0] / 2), 1 - phase(after, duration * 0.7, duration)));
  };
  draw(0);
  await run.animate({ duration, update: draw });
  for (const { image } of rings) image.destroy();
  fist.destroy();
}

/** The whole table jumps a little under each rap of a fist. */
export async function jolt({ scene, layout }: Stage, run: Run): Promise<void> {
  if (run.isInstant || run.reducedMotion) return;
  const camera = scene.cameras.main;
  const reach = JOLT * layout.scale;
  const duration = RAPS[1] + JOLTED;
  await run.animate({
    duration,
    update: (share) => {
      const since = RAPS.map((at) => share * duration - at).filter((time) => time >= 0 && time < JOLTED);
      camera.setScroll(
        0,
        since.reduce((sum, time) => sum + reach * (1 - time / JOLTED) * Math.cos(time / 14), 0),
      );
    },
  });
  camera.setScroll(0, 0);
}

/** Amber light appears at a place and fades. */
export async function glow(stage: Stage, at: Point, size: number, run: Run): Promise<void> {
  if (run.isInstant) return;
  const light = stage.image('amber', DEPTH.light).setPosition(at.x, at.y).setDisplaySize(size, size).setAlpha(0);
  await run.animate({
    duration: DURATION.glory,
    update: (share) => light.setAlpha(Math.min(1, hump(share) * 1.6)),
  });
  light.destroy();
}

interface Hop {
  /** Rolls instead of hopping. */ rolls: boolean;
  delay: number;
  duration: number;
}

/** A coin hops from one place to another, or rolls there. */
export async function hopCoin(
  stage: Stage,
  from: Point,
  to: Point,
  run: Run,
  { rolls, delay, duration }: Hop,
): Promise<void> {
  if (run.isInstant) return;
  const coin = stage.image('coin', DEPTH.coin).setPosition(from.x, from.y);
  const size = coin.displayWidth;
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const height = run.reducedMotion || rolls ? 0 : way * HOP;
  await run.animate({
    duration: run.reducedMotion ? DURATION.fade : duration,
    delay,
    update: (share) => {
      const done = easeInOut(share);
      coin.setPosition(between(from.x, to.x, done), between(from.y, to.y, done) - hump(done) * height);
      if (run.reducedMotion) coin.setAlpha(Math.abs(2 * share - 1));
      else if (rolls) coin.setRotation((done * way) / (size / 2));
      else coin.setDisplaySize(size, size * (0.35 + 0.65 * Math.abs(Math.cos(share * Math.PI * 2))));
    },
  });
  coin.destroy();
}

/** A heap of coins slides over the felt as it is, and disappears where it arrives. */
export async function slideCoins(stage: Stage, coins: readonly Point[], to: Point, run: Run): Promise<void> {
  if (run.isInstant || coins.length === 0) return;
  const images = coins.map(({ x, y }) => stage.image('coin', DEPTH.coin).setPosition(x, y));
  const middle = centre(stage.layout.kitty);
  await run.animate({
    duration: KITTY_SLIDE,
    update: (share) => {
      const done = run.reducedMotion ? 0 : easeInOut(share);
      for (const [index, image] of images.entries()) {
        const { x, y } = coins[index];
        image.setPosition(x + (to.x - middle.x) * done, y + (to.y - middle.y) * done);
        image.setAlpha(1 - phase(share, 0.8, 1));
      }
    },
  });
  for (const image of images) image.destroy();
}

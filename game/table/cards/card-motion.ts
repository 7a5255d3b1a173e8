/** How cards move: fly, slide, turn over. Each promise resolves when the card has arrived. */
import { DURATION, SETTLE } from '../../base/theme/motion.ts';
import type { Run } from '../animation/animator.ts';
import { between, easeInOut, easeOut, hump, phase } from '../../base/easing.ts';
import type { CardSprite, Pose } from './card-sprite.ts';

interface Flight {
  duration: number;
  delay?: number;
  /** Height of the arc as a share of the way. */ arc?: number;
}

/** Share of a flight after which the card settles. */
const LANDING = 0.8;
/** How far a thrown card turns on its way, in radians. */
const SPIN = 0.12;
/** How high a card flies, in CSS px. */
const HEIGHT = 18;

function crossFade(sprite: CardSprite, to: Pose, run: Run, delay: number): Promise<void> {
  const moves = sprite.claim('place');
  let arrived = false;
  return run.animate({
    duration: DURATION.fade,
    delay,
    update: (share) => {
      if (!moves()) return;
      if (!arrived) sprite.pose = to;
      arrived = true;
      sprite.alpha = share;
      sprite.draw();
    },
  });
}

/** Throws a card to a pose: it turns a little, slows down and settles. */
export function fly(
  sprite: CardSprite,
  to: Pose,
  run: Run,
  { duration, delay = 0, arc = 0.08 }: Flight,
): Promise<void> {
  if (run.reducedMotion) return crossFade(sprite, to, run, delay);
  const from = sprite.pose;
  const moves = sprite.claim('place');
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = Math.hypot(dx, dy);
  const spin = way > 80 ? SPIN * Math.sign(dx || 1) : 0;
  return run.animate({
    duration,
    delay,
    update: (share) => {
      if (!moves()) return;
      const done = easeOut(share);
      const settle = way > 0 ? (hump(phase(share, LANDING, 1)) * SETTLE) / way : 0;
      sprite.moveBetween(from, to, done + settle);
      const height = hump(done);
      sprite.pose.y -= height * way * arc;
      sprite.pose.angle += height * spin;
      sprite.pose.lift += height * HEIGHT;
      sprite.alpha = 1;
      sprite.draw();
      if (share === 1) sprite.moveBetween(from, to, 1);
    },
  });
}

/** Slides a card to a pose without lifting it: a hand closing ranks, cards rising or dimming. */
export function slide(sprite: CardSprite, to: Pose, run: Run, duration: number = DURATION.regroup): Promise<void> {
  const from = sprite.pose;
  const moves = sprite.claim('place');
  return run.animate({
    duration: run.reducedMotion ? 0 : duration,
    update: (share) => {
      if (moves()) sprite.moveBetween(from, to, easeInOut(share));
    },
  });
}

/** Turns a card over, `open` 1 to its face or 0 to its back. */
export function turnOver(sprite: CardSprite, open: 0 | 1, run: Run, delay = 0): Promise<void> {
  const turns = sprite.claim('side');
  const from = sprite.open;
  if (from === open) return Promise.resolve();
  return run.animate({
    duration: run.reducedMotion ? DURATION.fade : DURATION.flip,
    delay,
    update: (share) => {
      if (!turns()) return;
      sprite.open = run.reducedMotion ? (share < 0.5 ? from : open) : from + (open - from) * easeInOut(share);
      sprite.draw();
    },
  });
}

/** Lifts a card, turns it face up and puts it down at a pose. */
export async function turnInPlace(sprite: CardSprite, to: Pose, run: Run, delay = 0): Promise<void> {
  const opens = turnOver(sprite, 1, run, delay);
  if (run.reducedMotion) {
    await opens;
    return;
  }
  const from = sprite.pose;
  const moves = sprite.claim('place');
  const rises = run.animate({
    duration: DURATION.flip * 1.3,
    delay,
    update: (share) => {
      if (!moves()) return;
      sprite.moveBetween(from, to, easeInOut(share));
      sprite.pose.y -= hump(share) * HEIGHT * 0.6;
      sprite.pose.lift += hump(share) * HEIGHT;
      sprite.draw();
      if (share === 1) sprite.moveBetween(from, to, 1);
    },
  });
  await Promise.all([opens, rises]);
}

/** Grows or shrinks a card under the mouse to `growth` times its size. */
export function grow(sprite: CardSprite, growth: number, run: Run): Promise<void> {
  const grows = sprite.claim('growth');
  const from = sprite.growth;
  if (from === growth) return Promise.resolve();
  return run.animate({
    duration: run.reducedMotion ? 0 : DURATION.hover,
    update: (share) => {
      if (!grows()) return;
      sprite.growth = between(from, growth, share);
      sprite.draw();
    },
  });
}

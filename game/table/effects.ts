/** Light and coins: what happens on the table besides cards. */
import { DURATION } from '../theme/motion.ts';
import type { Run } from './animator.ts';
import { between, easeInOut, easeOut, hump } from './easing.ts';
import type { Point } from './geometry.ts';
import { DEPTH, type Stage } from './stage.ts';

/** Height of a coin's hop as a share of its way. */
const HOP = 0.28;

/** Two rings run over the felt from where somebody rapped. */
export async function ripple(stage: Stage, at: Point, run: Run): Promise<void> {
  if (run.isInstant || run.reducedMotion) return;
  const reach = stage.layout.pileWidth * 2.2;
  const rings = [0, 0.22].map((late) => ({ late, image: stage.image('ripple', DEPTH.light).setPosition(at.x, at.y) }));
  for (const { image } of rings) image.setAlpha(0);
  await run.animate({
    duration: DURATION.ripple,
    update: (share) => {
      for (const { late, image } of rings) {
        const own = Math.max(0, (share - late) / (1 - late));
        const size = Math.max(1, reach * easeOut(own));
        image.setDisplaySize(size, size).setAlpha(own > 0 ? (1 - own) * 0.9 : 0);
      }
    },
  });
  for (const { image } of rings) image.destroy();
}

/** Amber light comes up at a place and goes again. */
export async function glow(stage: Stage, at: Point, size: number, run: Run): Promise<void> {
  if (run.isInstant) return;
  const light = stage.image('amber', DEPTH.light).setPosition(at.x, at.y).setDisplaySize(size, size).setAlpha(0);
  await run.animate({
    duration: DURATION.glory,
    update: (share) => light.setAlpha(Math.min(1, hump(share) * 1.6)),
  });
  light.destroy();
}

/** A coin hops from one place to another; the last one of a player rolls. */
export async function hopCoin(
  stage: Stage,
  from: Point,
  to: Point,
  run: Run,
  rolls: boolean,
  delay = 0,
): Promise<void> {
  if (run.isInstant) return;
  const coin = stage.image('coin', DEPTH.coin).setPosition(from.x, from.y);
  const size = coin.displayWidth;
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const height = run.reducedMotion || rolls ? 0 : way * HOP;
  await run.animate({
    duration: run.reducedMotion ? DURATION.fade : DURATION.coinHop * (rolls ? 1.5 : 1),
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

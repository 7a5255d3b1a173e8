/** Coins that hop, and the table under a rapping fist: what happens there besides cards. */
import { DURATION } from '../../base/theme/motion.ts';
import type { Run } from './animator.ts';
import { between, easeInOut, hump } from '../../base/easing.ts';
import type { Point } from '../../base/geometry.ts';
import { RAPS } from '../../model/schedule.ts';
import { DEPTH, type Stage } from '../stage.ts';
import type { Cue } from '../../services/sound/cues.ts';
import { rankOfSound } from '../../services/sound/sounds.ts';

/** Height of a coin's hop as a share of its way. */
const HOP = 0.28;
/** How far the table jumps under a rap in CSS px at scale 1, and for how long in ms at speed 1. */
const JOLT = 5;
const JOLTED = 130;

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

/** Plays a cue; `hurried` if its step was skipped or takes no time. */
type PlayCue = (cue: Cue, hurried: boolean) => void;

/**
 * Plays each cue when its time has come at the pace of the run. A step that is skipped, or instant from the start,
 * plays at most one sound: the most important one.
 */
export function accompany(cues: readonly Cue[], run: Pick<Run, 'animate' | 'isInstant'>, play: PlayCue): void {
  let hasPlayed = false;
  for (const cue of cues) {
    let isDue = true;
    const update = (share: number): void => {
      if (share < 1 || !isDue) return;
      isDue = false;
      if (run.isInstant && hasPlayed) return;
      hasPlayed = true;
      play(run.isInstant ? mostImportant(cues) : cue, run.isInstant);
    };
    void run.animate({ duration: cue.after, update });
  }
}

function mostImportant(cues: readonly Cue[]): Cue {
  return cues.reduce((best, cue) => (rankOfSound(cue.sound) > rankOfSound(best.sound) ? cue : best));
}

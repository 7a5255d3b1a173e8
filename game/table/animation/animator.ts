/** Runs animations in sequence or in parallel, at a pace; they can be finished at once. */
import type Phaser from 'phaser';
import type { StepPace } from '../../model/presentation-queue.ts';

export interface Animation {
  /** In ms at speed 1. */
  duration: number;
  /** In ms at speed 1. */
  delay?: number;
  /** Draws the animation at `share` of its course, 0 to 1; always called with 1 at its end. */
  update: (share: number) => void;
}

interface Running {
  end: () => void;
  abandon: () => void;
}

export class Animator {
  readonly #tweens: Phaser.Tweens.TweenManager;
  readonly #running = new Set<Running>();
  readonly #runs = new Set<Run>();

  constructor(tweens: Phaser.Tweens.TweenManager) {
    this.#tweens = tweens;
  }

  /** A series of animations at one pace; `finish` ends those that it starts later too. */
  begin(pace: StepPace): Run {
    const run = new Run(pace, (animation, scale) => this.#animate(animation, scale));
    this.#runs.add(run);
    return run;
  }

  /** Call this when a series has started all its animations. */
  close(run: Run): void {
    this.#runs.delete(run);
  }

  /** Jumps every animation to its end; open series play the rest of theirs instantly. */
  finish(): void {
    for (const run of this.#runs) run.rush();
    for (const running of this.#running) running.end();
  }

  /** Stops everything where it is. Promises of what was running resolve. */
  destroy(): void {
    for (const run of this.#runs) run.abandon();
    this.#runs.clear();
    for (const running of this.#running) running.abandon();
  }

  #animate({ duration, delay = 0, update }: Animation, scale: number): Promise<void> {
    if ((duration + delay) * scale <= 0) {
      update(1);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const clock = { share: 0 };
      const stop = (): void => {
        this.#running.delete(running);
        tween.remove();
        resolve();
      };
      const running: Running = {
        end: () => {
          if (!this.#running.has(running)) return;
          stop();
          update(1);
        },
        abandon: stop,
      };
      const tween = this.#tweens.add({
        targets: clock,
        share: 1,
        duration: duration * scale,
        delay: delay * scale,
        onUpdate: () => update(clock.share),
        onComplete: running.end,
      });
      this.#running.add(running);
    });
  }
}

export class Run {
  readonly reducedMotion: boolean;
  readonly #animate: (animation: Animation, scale: number) => Promise<void>;
  #scale: number;
  #abandoned = false;

  constructor(pace: StepPace, animate: (animation: Animation, scale: number) => Promise<void>) {
    this.reducedMotion = pace.reducedMotion;
    this.#scale = pace.scale;
    this.#animate = animate;
  }

  get isInstant(): boolean {
    return this.#scale === 0;
  }

  animate(animation: Animation): Promise<void> {
    return this.#abandoned ? Promise.resolve() : this.#animate(animation, this.#scale);
  }

  /** Lets time pass, in ms at speed 1. */
  wait(duration: number): Promise<void> {
    return this.animate({ duration, update: () => undefined });
  }

  rush(): void {
    this.#scale = 0;
  }

  abandon(): void {
    this.#abandoned = true;
  }
}

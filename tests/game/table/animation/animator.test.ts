import type Phaser from 'phaser';
import { describe, expect, test } from 'vitest';
import { Animator } from '../../../../game/table/animation/animator.ts';

interface Config {
  duration: number;
  delay: number;
  targets: { share: number };
  onUpdate: () => void;
  onComplete: () => void;
}

/** Stands for Phaser's tweens: time passes when told to. */
class Tweens {
  readonly configs = new Set<Config>();

  add(config: Config): { remove: () => void } {
    this.configs.add(config);
    return { remove: () => this.configs.delete(config) };
  }

  /** Lets every tween come to `share` of its way. */
  pass(share: number): void {
    for (const config of this.configs) {
      config.targets.share = share;
      config.onUpdate();
      if (share === 1) config.onComplete();
    }
  }
}

function setUp(): { tweens: Tweens; animator: Animator } {
  const tweens = new Tweens();
  return { tweens, animator: new Animator(tweens as unknown as Phaser.Tweens.TweenManager) };
}

const PACE = { scale: 1, reducedMotion: false };

describe('an animation', () => {
  test('follows its tween and resolves at its end', async () => {
    const { tweens, animator } = setUp();
    const shares: number[] = [];
    const done = animator.begin(PACE).animate({ duration: 100, update: (share) => shares.push(share) });
    tweens.pass(0.5);
    tweens.pass(1);
    await done;
    expect(shares).toEqual([0.5, 1, 1]);
  });

  test('takes half as long at double speed, and no time at instant speed', async () => {
    const { tweens, animator } = setUp();
    void animator.begin({ ...PACE, scale: 0.5 }).animate({ duration: 100, delay: 40, update: () => undefined });
    expect([...tweens.configs].map(({ duration, delay }) => [duration, delay])).toEqual([[50, 20]]);
    const shares: number[] = [];
    await animator.begin({ ...PACE, scale: 0 }).animate({ duration: 100, update: (share) => shares.push(share) });
    expect(shares).toEqual([1]);
    expect(tweens.configs.size).toBe(1);
  });
});

describe('finish', () => {
  test('jumps what runs to its end, and plays the rest of the series without taking time', async () => {
    const { tweens, animator } = setUp();
    const run = animator.begin(PACE);
    const ends: string[] = [];
    const series = (async () => {
      await run.animate({ duration: 100, update: (share) => share === 1 && ends.push('first') });
      await run.animate({ duration: 100, update: (share) => share === 1 && ends.push('second') });
    })();
    animator.finish();
    await series;
    expect(ends).toEqual(['first', 'second']);
    expect(tweens.configs.size).toBe(0);
  });

  test('leaves a series alone that was closed, and one that begins later', () => {
    const { tweens, animator } = setUp();
    const closed = animator.begin(PACE);
    animator.close(closed);
    animator.finish();
    expect(closed.isInstant).toBe(false);
    void animator.begin(PACE).animate({ duration: 100, update: () => undefined });
    expect(tweens.configs.size).toBe(1);
  });
});

describe('destroy', () => {
  test('leaves no promise pending and touches nothing any more', async () => {
    const { tweens, animator } = setUp();
    const run = animator.begin(PACE);
    const shares: number[] = [];
    const series = (async () => {
      await run.animate({ duration: 100, update: (share) => shares.push(share) });
      await run.animate({ duration: 100, update: (share) => shares.push(share) });
    })();
    animator.destroy();
    await series;
    expect(shares).toEqual([]);
    expect(tweens.configs.size).toBe(0);
  });
});

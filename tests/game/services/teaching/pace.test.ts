import { describe, expect, test } from 'vitest';
import { DUTY, Pace, paced, type Effort, type Time } from '../../../../game/services/teaching/pace.ts';

/** A clock that is set by hand; waiting takes its time. */
class Clock implements Time {
  ms = 0;
  readonly waits: number[] = [];

  now(): number {
    return this.ms;
  }

  wait(ms: number): Promise<void> {
    this.waits.push(ms);
    this.ms += ms;
    return Promise.resolve();
  }
}

describe('the pace', () => {
  test.each(Object.entries(DUTY))('%s works %d of the time', async (effort, share) => {
    const clock = new Clock();
    const pace = new Pace(clock, effort as Effort);
    for (let i = 0; i < 1000; i++) {
      await pace.breathe();
      clock.ms += 10;
    }
    expect(pace.worked).toBe(10_000);
    expect(pace.worked / clock.ms).toBeCloseTo(share, 2);
  });

  test.each([
    ['full', 1],
    ['normal', 0.03],
    ['quiet', 0.03],
  ] as const)('%s steps aside to %d of the time, after each piece of work', async (effort, share) => {
    const clock = new Clock();
    const pace = new Pace(clock, effort);
    pace.isAside = true;
    for (let i = 0; i < 1000; i++) {
      await pace.breathe();
      clock.ms += 10;
    }
    expect(pace.worked / clock.ms).toBeCloseTo(share, 2);
    expect(Math.max(...clock.waits)).toBeLessThan(400);
  });

  test('is normal where none is asked for', () => {
    expect(new Pace(new Clock()).effort).toBe('normal');
  });

  test('lets messages be handled every 50 ms, even at full effort', async () => {
    const clock = new Clock();
    const pace = new Pace(clock, 'full');
    for (let i = 0; i < 10; i++) {
      await pace.breathe();
      clock.ms += 10;
    }
    expect(clock.waits).toEqual([0]);
  });

  test('counts sleep until others have come as time, but not as work to rest from; a pause meanwhile is no time', async () => {
    const clock = new Clock();
    const pace = new Pace(clock, 'normal');
    let paused = 3_000;
    pace.asleep(
      () => {
        clock.ms += 1_000;
        paused += 400;
      },
      () => paused,
    );
    clock.ms += 60;
    await pace.breathe();
    expect([pace.worked, clock.waits.map(Math.round)]).toEqual([660, [40]]);
  });

  test('stands still while it is paused, with its clock', async () => {
    const clock = new Clock();
    const pace = new Pace(clock, 'full');
    pace.pause();
    let isThrough = false;
    const breath = pace.breathe().then(() => (isThrough = true));
    await new Promise((resolve) => setImmediate(resolve));
    clock.ms += 5_000;
    expect([isThrough, pace.worked]).toEqual([false, 0]);
    pace.resume();
    await breath;
    expect([isThrough, pace.worked]).toEqual([true, 0]);
  });
});

test('a session at a pace runs once at a time, and goes on after a failure', async () => {
  let running = 0;
  let runs = 0;
  const session = paced(
    {
      async run() {
        expect(++running).toBe(1);
        await Promise.resolve();
        running--;
        if (runs++ === 0) throw new Error('once');
        return {};
      },
      release: () => Promise.resolve(),
    },
    new Pace(new Clock(), 'full'),
  );
  const answers = await Promise.allSettled([session.run({}), session.run({}), session.run({})]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('a session at a pace rests after a turn of work before it runs again', async () => {
  const clock = new Clock();
  const work = {
    run: () => {
      clock.ms += 60;
      return Promise.resolve({});
    },
    release: () => Promise.resolve(),
  };
  const session = paced(work, new Pace(clock, 'normal'));
  for (let i = 0; i < 3; i++) await session.run({});
  expect(clock.waits.map(Math.round)).toEqual([40, 40]);
});

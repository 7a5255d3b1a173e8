import { describe, expect, test } from 'vitest';
import { DUTY, Pace, paced, type Effort, type Time } from '../../../../game/services/teaching/pace.ts';
import { soon } from '../../support/soon.ts';

/** A clock that is set by hand; waiting takes its time. */
class Clock implements Time {
  ms = 0;
  readonly waits: number[] = [];

  now(): number {
    return this.ms;
  }

  wait(ms: number): Promise<void> {
    this.waits.push(Math.round(ms));
    this.ms += ms;
    return Promise.resolve();
  }
}

describe('the pace', () => {
  test.each<[Effort | undefined, boolean, number]>([
    ...Object.entries(DUTY).map(([effort, share]) => [effort as Effort, false, share] as const),
    // None is asked for.
    [undefined, false, DUTY.normal],
    ['full', true, 1],
    ['normal', true, 0.03],
    ['quiet', true, 0.03],
  ] as [Effort | undefined, boolean, number][])(
    '%s, aside: %s, works %d of the time',
    async (effort, isAside, share) => {
      const clock = new Clock();
      const pace = new Pace(clock, effort);
      pace.isAside = isAside;
      for (let i = 0; i < 200; i++) {
        await pace.breathe();
        clock.ms += 10;
      }
      expect(pace.worked).toBeCloseTo(2000, 9);
      expect(pace.worked / clock.ms).toBeCloseTo(share, 1.8);
      // Messages are handled every 50 ms, even at full effort.
      expect(clock.waits.length).toBe(isAside && effort !== 'full' ? 199 : 39);
    },
  );

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
    expect([pace.worked, clock.waits]).toEqual([660, [40]]);
  });

  test('stands still while it is paused, with its clock, until it goes on or is to hurry', async () => {
    for (const goOn of ['resume', 'hurry'] as const) {
      const clock = new Clock();
      const pace = new Pace(clock);
      pace.pause();
      let isThrough = false;
      const breath = pace.breathe().then(() => (isThrough = true));
      await soon();
      clock.ms += 5_000;
      expect([isThrough, pace.worked]).toEqual([false, 0]);
      pace[goOn]();
      await breath;
      expect([isThrough, pace.worked, pace.effort]).toEqual([true, 0, goOn === 'hurry' ? 'full' : 'normal']);
    }
  });
});

test('a session at a pace runs once at a time, rests after a turn of work, and goes on after a failure', async () => {
  const clock = new Clock();
  let [running, runs] = [0, 0];
  const work = {
    async run() {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      clock.ms += 60;
      runs += 1;
      if (runs === 1) throw new Error('once');
      return {};
    },
    release: () => Promise.resolve(),
  };
  const session = paced(work, new Pace(clock, 'normal'));
  const answers = await Promise.allSettled([session.run({}), session.run({}), session.run({})]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(clock.waits).toEqual([40, 40]);
});

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Match } from '../../../engine/match.ts';
import { AfterDeal, type AfterDealOptions } from '../../../game/match/after-deal.ts';
import { PresentationQueue } from '../../../game/model/presentation-queue.ts';
import type { Hud, NextStep } from '../../../game/table/hud/hud.ts';

/** The buttons over the table. */
class Buttons {
  steps: readonly NextStep[] = [];

  offerNextSteps(steps: readonly NextStep[]): void {
    this.steps = steps;
  }

  get labels(): string[] {
    return this.steps.map(({ label }) => label);
  }

  press(label: string): void {
    const step = this.steps.find((one) => one.label === label);
    this.steps = [];
    step?.onPress();
  }

  pressNextStep(): void {
    if (this.steps.length > 0) this.press(this.steps[0].label);
  }
}

/** After a deal of a match in which two people play. */
function setUp(changes: Partial<AfterDealOptions> = {}) {
  const match = { hasDealt: true, mayExtendSteps: false, extendSteps: vi.fn<() => void>() };
  const buttons = new Buttons();
  const queue = new PresentationQueue({ scale: 1, reducedMotion: false });
  const people = [0, 1];
  const now = { isCovered: false };
  /** What is called back later; undefined once it has been stopped. */
  const timers: { ms: number; ring: () => void; isStopped: boolean }[] = [];
  const onward = { label: () => 'Onward', onPress: vi.fn<() => void>() };
  const afterDeal = new AfterDeal({
    match: match as unknown as Match,
    queue,
    hud: buttons as unknown as Hud,
    peopleIn: () => people,
    isWatched: false,
    goesOnAfter: () => 0,
    later: (ms, ring) => {
      const timer = { ms, ring, isStopped: false };
      timers.push(timer);
      return () => (timer.isStopped = true);
    },
    isCovered: () => now.isCovered,
    nextFrame: () => Promise.resolve(),
    onward,
    isSingleDeal: false,
    ...changes,
  });
  const nextDeal = () => {
    const began = vi.fn<() => void>();
    void afterDeal.nextDeal().then(began);
    return began;
  };
  const running = () => timers.filter(({ isStopped }) => !isStopped);
  return { afterDeal, match, buttons, queue, people, now, timers, running, onward, nextDeal };
}

const settled = () => new Promise((resolve) => void setTimeout(resolve, 0));

describe('the next deal', () => {
  test('begins at once where none was dealt before', async () => {
    const { match, buttons, nextDeal } = setUp();
    match.hasDealt = false;
    const began = nextDeal();
    await settled();
    expect(began).toHaveBeenCalledOnce();
    expect(buttons.labels).toEqual([]);
  });

  test('begins when its button is pressed, and not before', async () => {
    const { buttons, nextDeal } = setUp();
    const began = nextDeal();
    await settled();
    expect(buttons.labels).toEqual(['Next deal']);
    expect(began).not.toHaveBeenCalled();
    buttons.press('Next deal');
    await settled();
    expect(began).toHaveBeenCalledOnce();
  });

  test('is shown at the usual pace again, after somebody has skipped the end of the last one', () => {
    const { queue, nextDeal } = setUp();
    queue.hurry();
    nextDeal();
    expect(queue.isHurrying).toBe(false);
  });

  test('never begins by itself where nobody has chosen that', () => {
    const { timers, nextDeal } = setUp();
    nextDeal();
    expect(timers).toEqual([]);
  });

  test('begins by itself after the time that was chosen', async () => {
    const { running, nextDeal } = setUp({ goesOnAfter: () => 4000 });
    const began = nextDeal();
    expect(running()).toMatchObject([{ ms: 4000 }]);
    running()[0].ring();
    await settled();
    expect(began).toHaveBeenCalledOnce();
  });

  test('does not begin by itself when somebody has just gone out, who may want to see why', () => {
    const { people, timers, buttons, nextDeal } = setUp({ goesOnAfter: () => 4000 });
    people.pop();
    nextDeal();
    expect(timers).toEqual([]);
    expect(buttons.labels).toEqual(['Next deal']);
  });

  test('begins by itself again after the deal at whose end somebody went out', () => {
    const { people, buttons, running, nextDeal } = setUp({ goesOnAfter: () => 4000 });
    people.pop();
    nextDeal();
    buttons.press('Next deal');
    nextDeal();
    expect(running()).toHaveLength(1);
  });

  test('waits while something is open over the table, and then as long again', () => {
    const { now, buttons, running, timers, nextDeal } = setUp({ goesOnAfter: () => 4000 });
    nextDeal();
    now.isCovered = true;
    timers[0].ring();
    expect(buttons.labels).toEqual(['Next deal']);
    expect(running().at(-1)).toMatchObject({ ms: 4000 });
    now.isCovered = false;
    timers[1].ring();
    expect(buttons.labels).toEqual([]);
  });

  test('does not begin a second time by itself after its button was pressed', async () => {
    const { buttons, running, timers, nextDeal } = setUp({ goesOnAfter: () => 4000 });
    nextDeal();
    buttons.press('Next deal');
    expect(running()).toEqual([]);
    buttons.offerNextSteps([{ label: 'Something else', onPress: () => undefined }]);
    timers[0].ring();
    expect(buttons.labels).toEqual(['Something else']);
  });
});

describe('whoever is out of the match', () => {
  const out = () => {
    const told: boolean[] = [];
    const goesOnAfter = (isWatching: boolean): number => {
      told.push(isWatching);
      return isWatching ? 6000 : 0;
    };
    const all = setUp({ goesOnAfter });
    all.people.length = 0;
    return { ...all, told };
  };

  test('watches on, or goes to the result', () => {
    const { buttons, nextDeal } = out();
    nextDeal();
    expect(buttons.labels).toEqual(['Keep watching', 'The result']);
  });

  test('is not hurried by the first deal that goes on without them, but by the next ones', () => {
    const { buttons, running, told, nextDeal } = out();
    nextDeal();
    expect(running()).toEqual([]);
    buttons.press('Keep watching');
    nextDeal();
    expect(running()).toMatchObject([{ ms: 6000 }]);
    expect(told).toEqual([true, true]);
  });

  test('sees the rest of the match at once after “The result”, and then what comes after it', async () => {
    const { afterDeal, buttons, queue, onward, nextDeal } = out();
    const began = nextDeal();
    buttons.press('The result');
    await settled();
    expect(began).toHaveBeenCalledOnce();
    expect(queue.isHurrying).toBe(true);
    const next = nextDeal();
    await settled();
    expect(next).toHaveBeenCalledOnce();
    expect(queue.isHurrying).toBe(true);
    afterDeal.end();
    expect(onward.onPress).toHaveBeenCalledOnce();
  });
});

test('a match that is only watched goes on after a pause in which the showdown can be read, and a frame', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let drawn: () => void = () => undefined;
  const nextFrame = () => new Promise<void>((resolve) => (drawn = resolve));
  const { buttons, nextDeal } = setUp({ isWatched: true, nextFrame });
  const began = nextDeal();
  await vi.advanceTimersByTimeAsync(2499);
  drawn();
  await vi.advanceTimersByTimeAsync(0);
  expect(began).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(began).not.toHaveBeenCalled();
  drawn();
  await vi.advanceTimersByTimeAsync(0);
  expect(began).toHaveBeenCalledOnce();
  expect(buttons.labels).toEqual([]);
});

describe('after the last deal', () => {
  test('a button leads onward, labelled anew in another language', () => {
    let language = 'en';
    const onPress = vi.fn<() => void>();
    const { afterDeal, buttons } = setUp({ onward: { label: () => `Onward, ${language}`, onPress } });
    afterDeal.refreshText();
    expect(buttons.labels).toEqual([]);
    afterDeal.end();
    expect(onPress).not.toHaveBeenCalled();
    language = 'de';
    afterDeal.refreshText();
    buttons.press('Onward, de');
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe('one more step for all', () => {
  test('can be agreed on while the next deal is offered, where the rules allow it', () => {
    const { afterDeal, match, buttons, nextDeal } = setUp();
    match.mayExtendSteps = true;
    expect(afterDeal.mayExtendSteps).toBe(false);
    nextDeal();
    expect(afterDeal.mayExtendSteps).toBe(true);
    buttons.press('Next deal');
    expect(afterDeal.mayExtendSteps).toBe(false);
  });

  test('cannot be agreed on where the rules do not allow it, or one deal is all that is played', () => {
    const usual = setUp();
    usual.nextDeal();
    expect(usual.afterDeal.mayExtendSteps).toBe(false);
    const single = setUp({ isSingleDeal: true });
    single.match.mayExtendSteps = true;
    single.nextDeal();
    expect(single.afterDeal.mayExtendSteps).toBe(false);
  });

  test('brings people back who had lost their last token: the next deal is offered to them', async () => {
    const { afterDeal, match, buttons, people, nextDeal } = setUp();
    people.length = 0;
    const began = nextDeal();
    expect(buttons.labels).toEqual(['Keep watching', 'The result']);
    match.extendSteps.mockImplementation(() => void people.push(0));
    afterDeal.extendSteps();
    expect(match.extendSteps).toHaveBeenCalledOnce();
    expect(buttons.labels).toEqual(['Next deal']);
    buttons.press('Next deal');
    await settled();
    expect(began).toHaveBeenCalledOnce();
  });

  test('lets the next deal wait for a press still, where somebody else stays out', () => {
    const { afterDeal, match, people, timers, nextDeal } = setUp({ goesOnAfter: () => 4000 });
    people.length = 0;
    nextDeal();
    match.extendSteps.mockImplementation(() => void people.push(0));
    afterDeal.extendSteps();
    expect(timers).toEqual([]);
  });

  test('lets the next deal begin by itself, where everybody is back', () => {
    const { afterDeal, match, people, running, nextDeal } = setUp({ goesOnAfter: () => 4000 });
    people.pop();
    nextDeal();
    match.extendSteps.mockImplementation(() => void people.push(1));
    afterDeal.extendSteps();
    expect(running()).toMatchObject([{ ms: 4000 }]);
  });
});

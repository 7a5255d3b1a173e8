import { describe, expect, test, vi } from 'vitest';
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

/** After a deal of a match in which so many of two people are still in; others may go out, or come back, after that. */
function setUp(changes: Partial<AfterDealOptions> = {}, { isIn = 2 } = {}) {
  const match = { hasDealt: true, mayExtendSteps: false, extendSteps: vi.fn<() => void>() };
  const buttons = new Buttons();
  const queue = new PresentationQueue({ scale: 1, reducedMotion: false });
  const now = { people: 2, isCovered: false };
  /** What is called back later. */
  const timers: { ms: number; ring: () => void; isStopped: boolean }[] = [];
  const onward = { label: () => 'Onward', onPress: vi.fn<() => void>() };
  const afterDeal = new AfterDeal({
    match: match as unknown as Match,
    queue,
    hud: buttons as unknown as Hud,
    peopleIn: () => [0, 1].slice(0, now.people),
    isWatched: false,
    goesOnAfter: (isWatching) => (isWatching ? 6000 : 4000),
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
  now.people = isIn;
  const nextDeal = () => {
    const began = vi.fn<() => void>();
    void afterDeal.nextDeal().then(began);
    return began;
  };
  /** After how many ms the next deal begins by itself. */
  const running = () => timers.filter(({ isStopped }) => !isStopped).map(({ ms }) => ms);
  return { afterDeal, match, buttons, queue, now, timers, running, onward, nextDeal };
}

/** The scale at which the queue shows a step now. */
function paceOf(queue: PresentationQueue): number {
  const scales: number[] = [];
  queue.push({ play: ({ scale }) => Promise.resolve(void scales.push(scale)), finish: () => undefined });
  return scales[0];
}

const settled = () => new Promise((resolve) => void setTimeout(resolve, 0));

describe('the next deal', () => {
  test('begins when its button is pressed, and not before, at the usual pace again after a hurry', async () => {
    const { buttons, queue, running, timers, nextDeal } = setUp();
    queue.hurry();
    const began = nextDeal();
    await settled();
    expect([buttons.labels, paceOf(queue)]).toEqual([['Next deal'], 1]);
    expect(began).not.toHaveBeenCalled();
    buttons.press('Next deal');
    await settled();
    expect(began).toHaveBeenCalledOnce();
    // It does not begin a second time by itself.
    expect(running()).toEqual([]);
    buttons.offerNextSteps([{ label: 'Something else', onPress: () => undefined }]);
    timers[0].ring();
    expect(buttons.labels).toEqual(['Something else']);
  });

  test('never begins by itself where nobody has chosen that', () => {
    const { timers, nextDeal } = setUp({ goesOnAfter: () => 0 });
    nextDeal();
    expect(timers).toEqual([]);
  });

  test('does not begin by itself when somebody has just gone out, who may want to see why, but the one after it does', () => {
    const { buttons, running, nextDeal } = setUp({}, { isIn: 1 });
    nextDeal();
    expect([running(), buttons.labels]).toEqual([[], ['Next deal']]);
    buttons.press('Next deal');
    nextDeal();
    expect(running()).toEqual([4000]);
  });
});

describe('whoever is out of the match', () => {
  test('watches on, not hurried by the first deal that goes on without them, but by the next ones', () => {
    const { buttons, running, nextDeal } = setUp({}, { isIn: 0 });
    nextDeal();
    expect([buttons.labels, running()]).toEqual([['Keep watching', 'The result'], []]);
    buttons.press('Keep watching');
    nextDeal();
    expect(running()).toEqual([6000]);
  });

  test('sees the rest of the match at once after “The result”, and then what comes after it', async () => {
    const { afterDeal, buttons, queue, onward, nextDeal } = setUp({}, { isIn: 0 });
    const began = nextDeal();
    buttons.press('The result');
    const next = nextDeal();
    await settled();
    for (const one of [began, next]) expect(one).toHaveBeenCalledOnce();
    expect(paceOf(queue)).toBe(0);
    afterDeal.end();
    expect(onward.onPress).toHaveBeenCalledOnce();
  });
});

test('a match that is only watched goes on after a pause in which the showdown can be read, and a frame', async () => {
  vi.useFakeTimers();
  let drawn: () => void = () => undefined;
  const nextFrame = () => new Promise<void>((resolve) => (drawn = resolve));
  const { buttons, nextDeal } = setUp({ isWatched: true, nextFrame });
  const began = nextDeal();
  for (const [ms, times] of [
    [2499, 0],
    [1, 1],
  ]) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(began).not.toHaveBeenCalled();
    drawn();
    await vi.advanceTimersByTimeAsync(0);
    expect(began).toHaveBeenCalledTimes(times);
  }
  expect(buttons.labels).toEqual([]);
});

test('after the last deal a button leads onward, labelled anew in another language', () => {
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

describe('one more step for all', () => {
  test.each([
    [{ mayExtendSteps: true }, {}, true],
    [{ mayExtendSteps: false }, {}, false],
    [{ mayExtendSteps: true }, { isSingleDeal: true }, false],
  ])('can be agreed on while the next deal is offered, where the match allows it: %j %j', (allowed, options, may) => {
    const { afterDeal, match, buttons, nextDeal } = setUp(options);
    Object.assign(match, allowed);
    expect(afterDeal.mayExtendSteps).toBe(false);
    nextDeal();
    expect(afterDeal.mayExtendSteps).toBe(may);
    buttons.press('Next deal');
    expect(afterDeal.mayExtendSteps).toBe(false);
  });

  test.each<[string, wereIn: number, areIn: number, before: string[], running: number[]]>([
    ['the next deal waits for a press still, where somebody else stays out', 0, 1, ['Keep watching', 'The result'], []],
    ['the next deal begins by itself, where everybody is back', 1, 2, ['Next deal'], [4000]],
  ])('brings people back who had lost their last token: %s', async (_, isIn, areIn, before, timers) => {
    const { afterDeal, match, buttons, now, running, nextDeal } = setUp({}, { isIn });
    const began = nextDeal();
    expect(buttons.labels).toEqual(before);
    match.extendSteps.mockImplementation(() => void (now.people = areIn));
    afterDeal.extendSteps();
    expect(match.extendSteps).toHaveBeenCalledOnce();
    expect([buttons.labels, running()]).toEqual([['Next deal'], timers]);
    buttons.press('Next deal');
    await settled();
    expect(began).toHaveBeenCalledOnce();
  });
});

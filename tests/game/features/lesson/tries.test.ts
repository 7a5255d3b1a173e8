import { describe, expect, test } from 'vitest';
import { formatAction } from '../../../../engine/actions.ts';
import type { MatchEvent } from '../../../../engine/events.ts';
import { preset, PRESETS } from '../../../../engine/rules/resolve.ts';
import { LEARNER, Lesson, PARTNER, type LessonPlan } from '../../../../game/features/lesson/lesson.ts';
import { tryOf } from '../../../../game/features/lesson/tries.ts';

/** A try done from its beginning to its end, with everything that happened. */
function done(plan: LessonPlan): { lesson: Lesson; events: MatchEvent[] } {
  const events: MatchEvent[] = [];
  const lesson = new Lesson(plan, (event) => events.push(event));
  for (const step of plan.steps) {
    expect(lesson.step).toBe(step);
    if (lesson.wanted === null) continue;
    expect(lesson.match.seat, step.name).toBe(LEARNER);
    expect(lesson.legal.map(formatAction), step.name).toContain(step.wants);
    expect(lesson.answer(lesson.wanted)).toBeNull();
  }
  return { lesson, events };
}

test('nothing is tried with hands of brag, since what is said adds up points, nor where turns begin with a discard', () => {
  expect(tryOf({ ...preset('widow'), handRanking: 'brag' })).toBeNull();
  expect(tryOf({ ...preset('driver-stop'), discardFirst: true })).toBeNull();
});

const TRIED = PRESETS.flatMap((name) => {
  const plan = tryOf(preset(name));
  return plan === null ? [] : [{ name, plan }];
});

describe('what is new in a game', () => {
  test('can be tried where there is something new to do', () => {
    expect(TRIED.map(({ name }) => name).join(', ')).toBe(
      'thirty-one, blitz, hammer, cadillac, gin, driver-stop, golf, hard-to-knock, pub, italian, four-card, schwimmen, ' +
        'schnauz, widow, web-bus, forty-one',
    );
  });

  test.each(TRIED)('is done step by step in a try of $name, and the last step is only read', ({ plan }) => {
    const { lesson } = done(plan);
    expect([lesson.isLast, lesson.wanted]).toEqual([true, null]);
    for (const step of plan.steps) expect(plan.heading(step)).toMatch(/ · \d /);
  });

  test('is not done by anything else, which gets a friendly word and changes nothing', () => {
    const [{ plan }] = TRIED;
    const lesson = new Lesson(plan, () => undefined);
    const others = lesson.legal.filter((action) => action !== lesson.wanted);
    expect(others.length).toBeGreaterThan(0);
    for (const action of others) expect(lesson.answer(action)).toMatch(/Here, try what is lit/);
    expect(lesson.at).toBe(0);
  });

  test.each([
    ['schwimmen', 'knock', 30],
    ['widow', 'knock', 30],
    ['gin', 'knock', 29],
    ['driver-stop', 'knock', 30],
    ['web-bus', 'knock', 30],
    ['hammer', 'hammer', 26],
    ['four-card', 'declare', 41],
    ['forty-one', 'declare', 41],
  ])('says what is true: %s ends by %s with %i, which is more than the other has', (name, end, value) => {
    const { events } = done(tryOf(preset(name)) as LessonPlan);
    const shown = events.find((event) => event.type === 'showdown');
    expect([shown?.end, shown?.values[LEARNER]]).toEqual([end, value]);
    expect(shown?.values[PARTNER]).toBeLessThan(value);
  });

  test('in golf has a row that is worth 20 after two turns', () => {
    const { lesson } = done(tryOf(preset('golf')) as LessonPlan);
    const { table } = lesson.match.view(LEARNER);
    expect(Array.from(table.rows.subarray(0, 3)).filter((card) => card >= 0)).toHaveLength(2);
    expect(lesson.match.seat).toBe(PARTNER);
  });

  test('has the words of the rules for three of a kind', () => {
    const plan = tryOf(preset('blitz')) as LessonPlan;
    expect(plan.text(plan.steps[2], 'Fox')).toBe('Three of a kind counts 30½. Think twice before you break up a pair!');
  });
});

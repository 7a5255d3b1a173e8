import { describe, expect, test } from 'vitest';
import { formatAction, parseAction } from '../../../../engine/actions.ts';
import { parseCards } from '../../../../engine/cards.ts';
import type { MatchEvent } from '../../../../engine/events.ts';
import { packOf } from '../../../../engine/pack.ts';
import { Lesson, LEARNER, packFor, PARTNER } from '../../../../game/features/lesson/lesson.ts';
import { layoutNote } from '../../../../game/features/lesson/note-layout.ts';
import { LESSON_RULES, SCAT_LESSON, STEP_NAMES, STEPS } from '../../../../game/features/lesson/scat-lesson.ts';
import { bottom, right, type Rect } from '../../../../game/base/geometry.ts';
import { layoutTable } from '../../../../game/table/layout/layout-table.ts';
import { LANGUAGES } from '../../../../game/i18n/languages.ts';
import { wordsOf } from '../../../../game/i18n/words.ts';
import { clearlyOverlap, expectWithin } from '../../support/screens.ts';
import '../../support/all-languages.ts';

/** A lesson at a step, everything before it done right. */
function lessonAt(name: string): Lesson {
  const lesson = new Lesson(SCAT_LESSON, () => undefined);
  lesson.skipTo(STEPS.findIndex((step) => step.name === name));
  return lesson;
}

const DEALS = STEPS.flatMap(({ deal }) => (deal === undefined ? [] : [deal]));
const DOING = STEPS.filter(({ wants }) => wants !== null).map(({ name }) => name);

describe('the packs of the lesson', () => {
  test.each(DEALS)('hold every card once: $hands', (deal) => {
    expect(packFor(LESSON_RULES, deal).toSorted((a, b) => a - b)).toEqual(
      Array.from(packOf(LESSON_RULES)).toSorted((a, b) => a - b),
    );
  });

  test('give everybody the cards and the stock that they say', () => {
    const [deal] = DEALS;
    const { match } = new Lesson(SCAT_LESSON, () => undefined);
    expect(match.view(LEARNER).cards).toEqual(parseCards(deal.hands[LEARNER]));
    expect(match.view(PARTNER).cards).toEqual(parseCards(deal.hands[PARTNER]));
    match.apply(parseAction('draw'));
    expect(match.view(LEARNER).drawn).toBe(parseCards(deal.stock)[0]);
  });
});

describe('the lesson', () => {
  test.each(DOING)('answers every other action in the step "%s" with a word, and changes nothing', (name) => {
    const lesson = lessonAt(name);
    const before = JSON.stringify(lesson.match.view(LEARNER));
    const others = lesson.legal.filter((action) => action !== lesson.wanted);
    expect(others.length).toBeGreaterThan(0);
    for (const action of others) expect(lesson.answer(action), formatAction(action)).toMatch(/\S.{10}/);
    expect(JSON.stringify(lesson.match.view(LEARNER))).toBe(before);
    expect(lesson.step.name).toBe(name);
  });

  test('tells the truth: 17, then 26, then 30 against 24; a token lost; and 31 declared', () => {
    const events: MatchEvent[] = [];
    const lesson = new Lesson(SCAT_LESSON, (event) => events.push(event));
    lesson.skipTo(STEPS.length - 1);
    const showdowns = events.filter((event) => event.type === 'showdown');
    expect(showdowns.map(({ end, values }) => [end, values[LEARNER]])).toEqual([
      ['knock', 30],
      ['declare', 31],
    ]);
    expect(showdowns[0].values[PARTNER]).toBe(24);
    expect(Array.from(lesson.match.tokens)).toEqual([3, 1]);
  });

  test('is completed by doing what each step waits for, in order, and goes on at any step as if all before had been done', () => {
    const straight = new Lesson(SCAT_LESSON, () => undefined);
    for (const [at, name] of STEP_NAMES.entries()) {
      const later = lessonAt(name);
      expect([later.at, straight.step.name, straight.isLast]).toEqual([at, name, name === 'end']);
      expect(later.match.seat).toBe(straight.match.seat);
      expect(JSON.stringify(later.match.view(LEARNER))).toBe(JSON.stringify(straight.match.view(LEARNER)));
      if (straight.wanted === null) straight.nextStep();
      else expect(straight.answer(straight.wanted)).toBeNull();
    }
  });

  test('ends at the last step, also when it is to go on beyond it', () => {
    const lesson = lessonAt('end');
    lesson.nextStep();
    lesson.skipTo(99);
    expect(lesson.step.name).toBe('end');
  });

  test('waits for nothing while there is something to read', () => {
    const lesson = lessonAt('showdown');
    expect(lesson.legal).toEqual([]);
    expect(() => lesson.answer(parseAction('draw'))).toThrow('waits for no action');
  });
});

/** Letters of Inter and Fraunces are about half their size wide; words break lines a little early. */
function heightOf(text: string): (size: number, width: number) => number {
  return (size, width) => size * 1.25 * (1 + Math.ceil((text.length * size * 0.52) / (width - size * 2)));
}

const SCREENS = [
  [1280, 720],
  [390, 844],
  [844, 390],
  [360, 640],
  [640, 360],
] as const;
const STEPS_SAID = LANGUAGES.flatMap((language) =>
  STEPS.map((step) => ({ ...step, said: wordsOf(language).lesson.steps[step.name].text('Heron') })),
);

/** How far two rectangles are apart. */
function distance(one: Rect, other: Rect): number {
  return Math.max(0, other.x - right(one), one.x - right(other), other.y - bottom(one), one.y - bottom(other));
}

describe.each(SCREENS)('its note at %d × %d', (width, height) => {
  const screen = { width, height, safe: { top: 0, right: 0, bottom: 0, left: 0 } };
  const layout = layoutTable(screen, 2, LESSON_RULES, { hasNote: true });
  const [own, other] = layout.seats;
  const piles = [layout.stock, layout.discard];
  const targetOf = (wants: string | null): Rect | null =>
    wants === 'draw' ? layout.stock : wants === 'take' ? layout.discard : null;

  test('never covers what it speaks of, nor what the player uses', () => {
    for (const { name, about, wants, said } of STEPS_SAID) {
      const { sheet } = layoutNote(layout, { about, target: targetOf(wants) }, heightOf(said));
      const spoken: readonly Rect[] = { 'own hand': [], piles, everybody: [other.plate, other.hand.bounds] }[about];
      const kept = [own.plate, own.hand.bounds, layout.buttons, ...spoken, ...(wants === null ? [] : piles)];
      expectWithin(sheet, { x: 0, y: 0, width, height }, name);
      expect(
        kept.some((rect) => clearlyOverlap(sheet, rect)),
        name,
      ).toBe(false);
    }
  });

  test('stands beside the card or pile that it names, and points at it', () => {
    for (const { name, about, wants, said } of STEPS_SAID) {
      if (about === 'everybody') continue;
      const { sheet, pointer } = layoutNote(layout, { about, target: targetOf(wants) }, heightOf(said));
      const named = targetOf(wants) ?? own.hand.bounds;
      expect([name, pointer?.side]).toEqual([name, expect.any(String)]);
      expect(distance(sheet, named), name).toBeLessThan(24);
    }
  });
});

import { describe, expect, test } from 'vitest';
import {
  BUY_IN,
  DEAL,
  DECLARE,
  DRAW,
  HAMMER,
  KNOCK,
  LEAVE,
  LOOK,
  QUIET,
  SUDDEN_DEATH,
  TAKE,
} from '../../../engine/actions.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { questionOf } from '../../../game/model/questions.ts';

const unseen = { value: null, extraSteps: 0 };

describe('a question', () => {
  test('is none in a turn, also where the hammer may be called', () => {
    expect(questionOf([DRAW, TAKE, KNOCK, HAMMER], preset('hammer'), unseen)).toBeNull();
  });

  test('says who loses, or scores, by turning the cards up', () => {
    const text = (name: string) => questionOf([HAMMER, LOOK], { ...preset(name), hammer: 'shotgun' }, unseen)?.text;
    expect(text('scat')).toMatch(/lowest loses\.$/);
    expect(text('jacobs')).toMatch(/highest scores\.$/);
    expect(questionOf([SUDDEN_DEATH, DEAL], preset('sudden-death'), unseen)?.title).toBe('Sudden death?');
  });

  test('hurries only for a hand that is to be declared, and silence keeps it quiet', () => {
    const question = questionOf([DECLARE, QUIET], preset('honour'), { value: 31, extraSteps: 0 });
    expect(question).toMatchObject({ title: 'You hold 31', otherwise: QUIET });
    expect(question?.text).toContain('counts 30');
    expect(question?.answers.get(DECLARE)).toBe('Thirty-one!');
    expect(questionOf([HAMMER, LOOK], preset('shotgun'), unseen)?.otherwise).toBeNull();
  });

  test('of four cards is about forty-one', () => {
    const question = questionOf([DECLARE, QUIET], preset('four-card'), { value: 41, extraSteps: 0 });
    expect(question?.answers.get(DECLARE)).toBe('Forty-one!');
    expect(question?.text).toContain('counts 40');
  });

  test('to whoever is out tells what they come back with', () => {
    const text = questionOf([BUY_IN, LEAVE], preset('pub'), { value: null, extraSteps: 1 })?.text;
    expect(text).toBe('Pay a stake and come back with 6 pennies?');
  });
});

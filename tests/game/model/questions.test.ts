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
  type Action,
} from '../../../engine/actions.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { questionOf } from '../../../game/model/questions.ts';

const unseen = { value: null, hand: [], extraSteps: 0 };

/** Everything of a question, its answers in their order. */
function asked(actions: readonly Action[], name: string, context: Parameters<typeof questionOf>[2] = unseen) {
  const question = questionOf(actions, preset(name), context);
  return question && { ...question, answers: [...question.answers] };
}

describe('a question', () => {
  test('whether to turn the cards up unseen', () => {
    expect(asked([HAMMER, LOOK], 'shotgun')).toEqual({
      title: 'Shotgun?',
      text: 'Turn all cards up now, unseen: it counts as your knock, lowest loses.',
      answers: [
        [HAMMER, 'Cards up!'],
        [LOOK, 'Look first'],
      ],
      otherwise: null,
    });
  });

  test('whether one card each is to decide', () => {
    const text = (scored: string) => `Everybody has one card, unseen. Turn them up now: ${scored}.`;
    const question = asked([SUDDEN_DEATH, DEAL], 'sudden-death');
    expect(question).toEqual({
      title: 'Sudden death?',
      text: text('lowest loses'),
      answers: [
        [SUDDEN_DEATH, 'Cards up!'],
        [DEAL, 'Keep dealing'],
      ],
      otherwise: null,
    });
    expect(asked([SUDDEN_DEATH, DEAL], 'jacobs')?.text).toBe(text('highest scores'));
  });

  test('whether to say that a hand is full; who has not looked holds 31', () => {
    const question = {
      title: 'You hold 31',
      text: 'Say so before the ring has run down, or it counts 30.',
      answers: [
        [DECLARE, 'Thirty-one!'],
        [QUIET, 'Keep quiet'],
      ],
      otherwise: QUIET,
    };
    expect(asked([DECLARE, QUIET], 'honour', { value: 31, hand: [], extraSteps: 0 })).toEqual(question);
    expect(asked([DECLARE, QUIET], 'honour')).toEqual(question);
    expect(asked([DECLARE, QUIET], 'four-card', { value: 41, hand: [], extraSteps: 0 })).toMatchObject({
      title: 'You hold 41',
      text: 'Say so before the ring has run down, or it counts 40.',
    });
  });

  test('whether to buy back in, with coins or without', () => {
    expect(asked([BUY_IN, LEAVE], 'pub')).toEqual({
      title: 'You are out',
      text: 'Pay a stake and come back with 5 tokens?',
      answers: [
        [BUY_IN, 'Buy in'],
        [LEAVE, 'Stay out'],
      ],
      otherwise: null,
    });
    expect(asked([BUY_IN, LEAVE], 'ride-the-bus')?.text).toBe('Pay a stake and come back?');
  });

  test('is none of any other decision', () => {
    expect(asked([], 'scat')).toBeNull();
    expect(asked([TAKE], 'scat')).toBeNull();
    expect(asked([KNOCK], 'scat')).toBeNull();
  });

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
    const question = questionOf([DECLARE, QUIET], preset('honour'), { value: 31, hand: [], extraSteps: 0 });
    expect(question).toMatchObject({ title: 'You hold 31', otherwise: QUIET });
    expect(question?.text).toContain('counts 30');
    expect(question?.answers.get(DECLARE)).toBe('Thirty-one!');
    expect(questionOf([HAMMER, LOOK], preset('shotgun'), unseen)?.otherwise).toBeNull();
  });

  test('of four cards is about forty-one', () => {
    const question = questionOf([DECLARE, QUIET], preset('four-card'), { value: 41, hand: [], extraSteps: 0 });
    expect(question?.answers.get(DECLARE)).toBe('Forty-one!');
    expect(question?.text).toContain('counts 40');
  });

  test('to whoever is out tells what they come back with', () => {
    const text = questionOf([BUY_IN, LEAVE], preset('pub'), { value: null, hand: [], extraSteps: 1 })?.text;
    expect(text).toBe('Pay a stake and come back with 6 tokens?');
  });
});

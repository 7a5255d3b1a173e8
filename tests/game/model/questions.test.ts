import { expect, test } from 'vitest';
import { parseAction } from '../../../engine/actions.ts';
import { parseCards } from '../../../engine/cards.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { ViewPhase } from '../../../engine/view.ts';
import { questionOf } from '../../../game/model/questions.ts';

type Context = Parameters<typeof questionOf>[2];

const UNSEEN: Context = { value: null, hand: [], extraSteps: 0 };
const SHOTGUN = (who: string) => `Turn all cards up now, unseen: it counts as your knock, and ${who}.`;
const SUDDEN_DEATH = (who: string) => `Everybody has one card, unseen. Turn them up now: ${who}.`;
const say = (least: number) => `Say so before the ring runs out, or it counts ${least}.`;
const change = (worth: string) =>
  `${worth}You may change all of it for the three cards in the middle, unseen; yours then lie there.`;
const HOLD_20 = 'You now hold 20. Knock with it, or play on?';
const TURN_UP = { hammer: 'Cards up!', look: 'Look first' };
const TURN_UP_ONE = { 'sudden-death': 'Cards up!', deal: 'Keep dealing' };
const BUY_IN = { 'buy-in': 'Buy in', leave: 'Stay out' };
const KEEP = { keep: 'Keep it', change: 'Change it' };
const say31 = (name: string) => ({ declare: `${name}!`, quiet: 'Keep quiet' });
const comeBack = (tokens: number) => `Pay a stake and come back with ${tokens} tokens?`;
const sevens = { value: 30.5, hand: parseCards('7h 7s 7d') };

test.each<
  [
    game: string,
    phase: ViewPhase,
    answers: Record<string, string>,
    title: string,
    text: string,
    Partial<Context>?,
    string?,
  ]
>([
  ['shotgun', 'shotgun', TURN_UP, 'Shotgun?', SHOTGUN('the lowest loses')],
  ['jacobs', 'shotgun', TURN_UP, 'Shotgun?', SHOTGUN('the highest scores')],
  ['sudden-death', 'sudden-death', TURN_UP_ONE, 'Sudden death?', SUDDEN_DEATH('the lowest loses')],
  ['jacobs', 'sudden-death', TURN_UP_ONE, 'Sudden death?', SUDDEN_DEATH('the highest scores')],
  ['honour', 'declare', say31('Thirty-one'), 'You hold 31', say(30), { value: 31 }, 'quiet'],
  // Who has not looked holds 31.
  ['honour', 'declare', say31('Thirty-one'), 'You hold 31', say(30), {}, 'quiet'],
  ['four-card', 'declare', say31('Forty-one'), 'You hold 41', say(40), { value: 41 }, 'quiet'],
  // Who has kept it quiet before, and is asked again, holds 31 for the question.
  [
    'honour',
    'declare',
    say31('Thirty-one'),
    'You hold 31',
    say(30),
    { value: 30, hand: parseCards('Ac Kc Qc') },
    'quiet',
  ],
  ['schwimmen', 'declare', say31('Three sevens'), 'You hold 30½', say(30), sevens, 'quiet'],
  ['pub', 'buy-in', BUY_IN, 'You are out', comeBack(5)],
  ['pub', 'buy-in', BUY_IN, 'You are out', comeBack(6), { extraSteps: 1 }],
  ['ride-the-bus', 'buy-in', BUY_IN, 'You are out', 'Pay a stake and come back?'],
  ['schwimmen', 'dealer-choice', KEEP, 'Keep your hand?', change('It is worth 20. '), { value: 20 }],
  ['schwimmen', 'dealer-choice', KEEP, 'Keep your hand?', change('')],
  ['schwimmen', 'knock', { knock: 'Knock', pass: 'Play on' }, 'Knock?', HOLD_20, { value: 20 }],
])('in %s there is a question (%s) to answer by %j', (game, phase, answers, title, text, context, otherwise) => {
  const labels = Object.entries(answers).map(([action, label]) => [parseAction(action), label] as const);
  const question = questionOf(phase, preset(game), { ...UNSEEN, ...context });
  expect({ ...question, answers: [...(question?.answers ?? [])] }).toEqual({
    title,
    text,
    answers: labels,
    // Only a hand that is to be declared hurries, and silence keeps it quiet.
    otherwise: otherwise === undefined ? null : parseAction(otherwise),
  });
});

test.each(['draw', 'discard', 'second-exchange'] as const)('in a turn there is none: %s', (phase) => {
  expect(questionOf(phase, preset('schwimmen'), UNSEEN)).toBeNull();
});

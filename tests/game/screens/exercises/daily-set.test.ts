import { expect, test } from 'vitest';
import { queueOf } from '../../../../game/screens/exercises/daily-set.ts';
import { afterAnswer, type Practice } from '../../../../game/model/spaced-repetition.ts';

const TODAY = '2026-11-24';

const own = (id: string, loss: number) => ({ id, isOwn: true, loss });
const other = (id: string) => ({ id, isOwn: false, loss: 0.2 });
const ENTRIES = [own('small', 0.03), own('large', 0.12), other('first'), other('second')];

type Dates = Record<string, string>;

/** Which ids come next, and how many were done today, where some have been answered wrong on these dates, and some right. */
test.each<[string, next: string[], done: number, wrong: Dates, right?: Dates]>([
  ['begin with one’s own mistakes, the dearest first, then the library', ['large', 'small', 'first', 'second'], 0, {}],
  [
    'bring back first what is due, what has waited longest before the rest',
    ['second', 'small', 'large', 'first'],
    0,
    { second: '2026-11-20', small: '2026-11-22' },
  ],
  ['do not repeat what was answered today', ['small', 'second'], 2, { large: TODAY }, { first: TODAY }],
  ['leave out what is solved', ['small', 'first', 'second'], 0, {}, { large: '2026-01-01' }],
])('the exercises of a day %s', (_, next, done, wrong, right = {}) => {
  const all = (dates: Dates, isRight: boolean): [string, Practice][] =>
    Object.entries(dates).map(([id, on]) => [id, afterAnswer(null, isRight, on)]);
  const queue = queueOf(ENTRIES, new Map([...all(wrong, false), ...all(right, true)]), TODAY);
  expect([queue.next.map(({ id }) => id), queue.done]).toEqual([next, done]);
});

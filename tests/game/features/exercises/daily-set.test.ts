import { describe, expect, test } from 'vitest';
import { queueOf } from '../../../../game/features/exercises/daily-set.ts';
import { afterAnswer, type Practice } from '../../../../game/model/spaced-repetition.ts';

const TODAY = '2026-11-24';

const own = (id: string, loss: number) => ({ id, isOwn: true, loss });
const other = (id: string) => ({ id, isOwn: false, loss: 0.2 });
const ENTRIES = [own('small', 0.03), own('large', 0.12), other('first'), other('second')];

/** The ids that come next, where some have been answered wrong on these dates, and some right. */
function next(wrong: Record<string, string>, right: Record<string, string> = {}, date = TODAY): string[] {
  const all = (dates: Record<string, string>, isRight: boolean): [string, Practice][] =>
    Object.entries(dates).map(([id, on]) => [id, afterAnswer(null, isRight, on)]);
  const practices = new Map([...all(wrong, false), ...all(right, true)]);
  return queueOf(ENTRIES, practices, date).next.map(({ id }) => id);
}

describe('the exercises of a day', () => {
  test('begin with one’s own mistakes, the dearest first, and are filled up from the library', () => {
    expect(next({})).toEqual(['large', 'small', 'first', 'second']);
  });

  test('bring back first what is due, what has waited longest before the rest', () => {
    expect(next({ second: '2026-11-20', small: '2026-11-22' })).toEqual(['second', 'small', 'large', 'first']);
  });

  test('do not repeat what was answered today', () => {
    expect(next({ large: TODAY }, { first: TODAY })).toEqual(['small', 'second']);
  });

  test('leave out what is solved', () => {
    expect(next({}, { large: '2026-01-01' })).toEqual(['small', 'first', 'second']);
  });

  test('count what was answered today', () => {
    const practices = new Map([
      ['large', afterAnswer(null, false, TODAY)],
      ['small', afterAnswer(null, true, TODAY)],
      ['first', afterAnswer(null, true, '2026-11-23')],
    ]);
    expect(queueOf(ENTRIES, practices, TODAY).done).toBe(2);
  });
});

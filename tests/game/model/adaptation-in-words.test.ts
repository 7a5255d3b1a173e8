import { afterEach, describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE } from '../../../engine/actions.ts';
import { packedRival } from '../../../engine/habits/packed.ts';
import { RIVAL_SIZE } from '../../../engine/habits/rival-numbers.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import { LANGUAGES } from '../../../game/i18n/languages.ts';
import { loadWords, speakIn, words } from '../../../game/i18n/words.ts';
import { adaptationInWords } from '../../../game/model/adaptation-in-words.ts';

await Promise.all(LANGUAGES.map(loadWords));
afterEach(() => speakIn('en'));

/** Deals of a match whose bot in seat 1 knew so much of you. */
function deals(...known: (string | null)[]): Pick<MatchRecord, 'deals'> {
  return { deals: known.map((one) => ({ bots: [null, { knows: [one, null] }] })) as never };
}

/** Somebody who knocks with 25 and 28 less often than the policy. */
const LATE = packedRival(new Float32Array(RIVAL_SIZE).fill(-1, 4, 6));
const decision = (played: number, otherwise: number, seat = 1) => ({ deal: 1, at: 0, seat, played, otherwise });
const knocks = (count: number, seat = 1) => Array.from({ length: count }, () => decision(KNOCK, DRAW, seat));

describe('what a bot that adapts did', () => {
  test('is said with what it had noticed, where two played', () => {
    const match = { record: deals(null, LATE, null), names: ['You', 'Fox'], you: 0 };
    expect(adaptationInWords({ ...match, decisions: knocks(3) })).toBe(
      'Fox noticed that you knock late, and knocked sooner than usual (3 times).',
    );
    expect(adaptationInWords({ ...match, decisions: [decision(TAKE, DRAW), decision(TAKE, DRAW)] })).toBe(
      'Fox adapted to the others and took the open card more often than usual (twice).',
    );
  });

  test('is said of the one that did most, among several', () => {
    const match = { record: deals(LATE), names: ['You', 'Fox', 'Owl'], you: 0 };
    const decisions = [...knocks(2), ...knocks(3, 2), decision(DRAW, KNOCK, 2)];
    expect(adaptationInWords({ ...match, decisions })).toBe(
      'Owl adapted to the others and knocked sooner than usual (3 times).',
    );
  });

  test('is said without a habit of which nothing is plain, or that is not yours alone', () => {
    const unknown = { record: deals(null), names: ['You', 'Fox'], you: 0, decisions: knocks(2) };
    const without = 'Fox adapted to the others and knocked sooner than usual (twice).';
    expect(adaptationInWords(unknown)).toBe(without);
    expect(adaptationInWords({ ...unknown, record: { deals: [{}] as never } })).toBe(without);
    expect(adaptationInWords({ ...unknown, record: deals(LATE), you: -1 })).toBe(without);
    expect(adaptationInWords({ ...unknown, record: deals(LATE), names: ['You', 'Fox', 'Owl'] })).toBe(without);
  });

  test('is not said where it was next to nothing', () => {
    const match = { record: deals(LATE), names: ['You', 'Fox'], you: 0 };
    expect(adaptationInWords({ ...match, decisions: [decision(KNOCK, DRAW), decision(TAKE, DRAW)] })).toBe('');
    expect(adaptationInWords({ ...match, decisions: [] })).toBe('');
  });

  test.each(LANGUAGES)('is a sentence in %s, whatever it was', (language) => {
    speakIn(language);
    const { changed, habits, noticed, adapted, times } = words().adaptation;
    for (const what of Object.values(changed)) {
      expect(adapted('Fox', what, times(2))).toMatch(/^Fox .*\)\.$/);
      for (const habit of Object.values(habits)) expect(noticed('Fox', habit, what, times(4)).length).toBeLessThan(125);
    }
  });
});

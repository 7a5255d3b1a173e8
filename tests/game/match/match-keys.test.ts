import { describe, expect, test, vi } from 'vitest';
import { MatchKeys } from '../../../game/match/match-keys.ts';

function setUp() {
  const time = { now: 1000 };
  const rules = vi.fn<() => void>();
  const answers: Record<string, string> = { a: 'You hold 17 in hearts.', q: '' };
  const options = {
    scene: { time },
    announcer: { answer: (key: string) => answers[key] ?? null },
    commands: { r: rules },
  };
  return { time, rules, keys: new MatchKeys(options as unknown as ConstructorParameters<typeof MatchKeys>[0]) };
}

describe('a key', () => {
  test('that asks something is answered for seven seconds, or until something else is asked', () => {
    const { keys, time } = setUp();
    expect([keys.answer, keys.press('a')]).toEqual(['', true]);
    time.now = 7999;
    expect(keys.answer).toBe('You hold 17 in hearts.');
    time.now = 8000;
    expect(keys.answer).toBe('');
    keys.press('a');
    keys.press('q');
    expect(keys.answer).toBe('');
  });

  test('that asks something is not answered any more once another person has the device', () => {
    const { keys } = setUp();
    keys.press('a');
    keys.clear();
    expect(keys.answer).toBe('');
  });

  test('of a command is followed, and leaves the answer; any other is left to others', () => {
    const { keys, rules } = setUp();
    keys.press('a');
    expect(['r', 'z'].map((key) => keys.press(key))).toEqual([true, false]);
    expect(rules).toHaveBeenCalledOnce();
    expect(keys.answer).toBe('You hold 17 in hearts.');
  });
});

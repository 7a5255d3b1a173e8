import { describe, expect, test, vi } from 'vitest';
import { MatchKeys } from '../../../game/match/match-keys.ts';

function setUp() {
  const time = { now: 1000 };
  const [rules, hint] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const answers: Record<string, string> = { hand: 'You hold 17 in hearts.', top: '' };
  const table = { announcer: { answer: (asked: string) => answers[asked] }, readRules: rules };
  const options = { scene: { time }, table, commands: { i: hint } };
  const keys = new MatchKeys(options as unknown as ConstructorParameters<typeof MatchKeys>[0]);
  return { time, rules, hint, keys, press: (key: string) => keys.commandOf(key)?.() };
}

describe('a key', () => {
  test('that asks something is answered for seven seconds, or until something else is asked', () => {
    const { keys, press, time } = setUp();
    expect([keys.commandOf('a') === undefined, keys.answer]).toEqual([false, '']);
    press('a');
    time.now = 7999;
    expect(keys.answer).toBe('You hold 17 in hearts.');
    time.now = 8000;
    expect(keys.answer).toBe('');
    press('a');
    press('u');
    expect(keys.answer).toBe('');
  });

  test('that asks something is not answered any more once another person has the device', () => {
    const { keys, press } = setUp();
    press('a');
    keys.clear();
    expect(keys.answer).toBe('');
  });

  test('of a command is followed, and leaves the answer; any other is left to others', () => {
    const { keys, press, rules, hint } = setUp();
    for (const key of 'ari') press(key);
    expect([rules, hint].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect([keys.commandOf('x'), keys.answer]).toEqual([undefined, 'You hold 17 in hearts.']);
  });
});

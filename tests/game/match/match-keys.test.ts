import { describe, expect, test, vi } from 'vitest';
import { MatchKeys } from '../../../game/match/match-keys.ts';

function keys() {
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
  test('that asks something is answered for seven seconds', () => {
    const { keys: pressed, time } = keys();
    expect(pressed.answer).toBe('');
    expect(pressed.press('a')).toBe(true);
    time.now = 7999;
    expect(pressed.answer).toBe('You hold 17 in hearts.');
    time.now = 8000;
    expect(pressed.answer).toBe('');
  });

  test('that asks something takes the place of the answer before, for its own time', () => {
    const { keys: pressed, time } = keys();
    pressed.press('a');
    time.now = 5000;
    pressed.press('q');
    expect(pressed.answer).toBe('');
    pressed.press('a');
    time.now = 11_999;
    expect(pressed.answer).toBe('You hold 17 in hearts.');
  });

  test('of a command is followed, and leaves the answer', () => {
    const { keys: pressed, rules } = keys();
    pressed.press('a');
    expect(pressed.press('r')).toBe(true);
    expect(rules).toHaveBeenCalledOnce();
    expect(pressed.answer).toBe('You hold 17 in hearts.');
  });

  test('that is neither is left to others', () => {
    const { keys: pressed, rules } = keys();
    expect(pressed.press('z')).toBe(false);
    expect([pressed.answer, rules.mock.calls]).toEqual(['', []]);
  });
});

test('an answer is gone as soon as another person has the device', () => {
  const { keys: pressed } = keys();
  pressed.press('a');
  pressed.clear();
  expect(pressed.answer).toBe('');
});

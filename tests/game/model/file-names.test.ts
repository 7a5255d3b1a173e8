/** Files that are told from others by their names. */
import { describe, expect, test } from 'vitest';
import { challengeFileName, isChallengeFile } from '../../../game/model/challenge-file.ts';
import { isCriticFile, isPolicyFile, policyStem } from '../../../game/model/policy-file.ts';

describe('a file of a policy', () => {
  test.each([
    ['mine.onnx', true, false, 'mine'],
    ['mine.critic.onnx', true, true, 'mine'],
    ['mine.critic', false, false, null],
    ['mine.onnx.zip', false, false, null],
    ['critic.onnx', true, false, 'critic'],
    ['a.b.onnx', true, false, 'a.b'],
    ['onnx', false, false, null],
  ])('%s', (name, isPolicy, isCritic, stem) => {
    expect([isPolicyFile(name), isCriticFile(name)]).toEqual([isPolicy, isCritic]);
    if (stem !== null) expect(policyStem(name)).toBe(stem);
  });
});

describe('a file of a challenge', () => {
  test('is named after the time at which it was made', () => {
    const name = challengeFileName(new Date(2026, 2, 4, 5, 6, 7));
    expect(name).toBe('thirty-one-2026-03-04-050607.challenge.json');
    expect(isChallengeFile(name)).toBe(true);
  });

  test.each(['challenge.json', 'x.challenge', 'thirty-one-2026-03-04-050607.json', 'x.challenge.json.txt'])(
    'is not called %s',
    (name) => expect(isChallengeFile(name)).toBe(false),
  );
});

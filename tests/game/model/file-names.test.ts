/** Files that are named by the game, or told from others by their names. */
import { expect, test } from 'vitest';
import { challengeFileName, isChallengeFile } from '../../../game/model/challenge-file.ts';
import { isCriticFile, isPolicyFile, policyStem } from '../../../game/model/policy-file.ts';
import { recordFile } from '../../../game/model/record-file.ts';
import { playedMatch } from '../support/records.ts';
import { preset } from '../../../engine/rules/resolve.ts';

test.each([
  ['mine.onnx', true, false, 'mine'],
  ['mine.critic.onnx', true, true, 'mine'],
  ['mine.critic', false, false, null],
  ['mine.onnx.zip', false, false, null],
  ['critic.onnx', true, false, 'critic'],
  ['a.b.onnx', true, false, 'a.b'],
  ['onnx', false, false, null],
])('%s is a policy: %j, or its critic: %j', (name, isPolicy, isCritic, stem) => {
  expect([isPolicyFile(name), isCriticFile(name)]).toEqual([isPolicy, isCritic]);
  if (stem !== null) expect(policyStem(name)).toBe(stem);
});

test('a challenge is named after the time at which it was made', () => {
  const name = challengeFileName(new Date(2026, 2, 4, 5, 6, 7));
  expect(name).toBe('thirty-one-2026-03-04-050607.challenge.json');
  expect(isChallengeFile(name)).toBe(true);
});

test.each(['challenge.json', 'x.challenge', 'thirty-one-2026-03-04-050607.json', 'x.challenge.json.txt'])(
  'no challenge is called %s',
  (name) => expect(isChallengeFile(name)).toBe(false),
);

test('a record is saved under the day and the time at which the match ended', () => {
  const { record } = playedMatch(preset('scat'), 2, 1);
  const { name, text } = recordFile(record, new Date(2026, 0, 9, 7, 5, 3));
  expect(name).toBe('thirty-one-2026-01-09-070503.json');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(record)));
});

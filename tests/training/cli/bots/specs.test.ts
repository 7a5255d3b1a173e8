import { describe, expect, test } from 'vitest';
import { createBot, filesOfSpec, HABITS_POLICY, specs } from '../../../../training/cli/bots/bots.ts';

describe('a list of SPECs', () => {
  test.each<[string, string[]]>([
    ['random,expert', ['random', 'expert']],
    ['pipe:python3 bot.py,expert', ['pipe:python3 bot.py', 'expert']],
    ['expert,pipe:bot --levels "1,2" "a b",random', ['expert', 'pipe:bot --levels "1,2" "a b"', 'random']],
    ['model:"a,b.onnx",expert', ['model:a,b.onnx', 'expert']],
    ['level:"a,b@c.onnx"@casual/even,search:"a,b.onnx"@20', ['level:a,b@c.onnx@casual/even', 'search:a,b.onnx@20']],
    ['expert,"model:a,b.onnx"', ['expert', 'model:a,b.onnx']],
  ])('%s', (text, list) => expect(specs({ meaning: '' }).read(text, '--seats')).toEqual(list));

  test.each(['expert', 'expert@casual', 'quirk:coin'])('may name %s', async (spec) => {
    await expect(createBot(spec, 1)).resolves.toMatchObject({ name: spec });
  });
});

const ROUNDS = 'allowed is model:FILE.onnx@N with N from 1 to 40';

test.each([
  ['expert:3', 'expert takes nothing after it'],
  [
    'expert@casul',
    'allowed is expert@LEVEL with LEVEL beginner, casual, regular, strong, master; did you mean "casual"?',
  ],
  [
    'quirk:coins',
    'allowed is quirk:NAME with NAME first-turn, fourth-turn, dealer, coin, no-takes, colour; did you mean "coin"?',
  ],
  ['model:models/general.onnx@0', ROUNDS],
  ['model:models/general.onnx@ten', ROUNDS],
  ['model:none.onnx@10', 'there is no file "none.onnx"'],
  ['pipe: ', 'allowed is pipe:COMMAND'],
])('the SPEC %s is refused', async (spec, line) => {
  await expect(createBot(spec, 1)).rejects.toThrow(`"${spec}": ${line}`);
});

test('a policy that gets to know the others needs the one that habits correct', () => {
  expect(filesOfSpec('model:a.onnx@10')).toEqual(['a.onnx', HABITS_POLICY]);
  expect(filesOfSpec('model:a@b.onnx')).toEqual(['a@b.onnx']);
});

import { describe, expect, test } from 'vitest';
import { createBot, splitSpecs } from '../../../../training/cli/bots/bots.ts';

describe('a list of SPECs', () => {
  test.each<[string, string[]]>([
    ['random,expert', ['random', 'expert']],
    ['pipe:python3 bot.py,expert', ['pipe:python3 bot.py', 'expert']],
    ['expert,pipe:bot --levels "1,2" "a b",random', ['expert', 'pipe:bot --levels "1,2" "a b"', 'random']],
  ])('%s', (text, specs) => {
    expect(splitSpecs(text)).toEqual(specs);
  });

  test('has a command after pipe:', async () => {
    await expect(createBot('pipe: ', 1)).rejects.toThrow('"pipe: ": allowed is pipe:COMMAND');
  });
});

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

  test('may name the expert alone, or at a level', async () => {
    await expect(createBot('expert', 1)).resolves.toMatchObject({ name: 'expert' });
    await expect(createBot('expert@casual', 1)).resolves.toMatchObject({ name: 'expert@casual' });
    await expect(createBot('expert:3', 1)).rejects.toThrow('"expert:3": expert takes nothing after it');
    await expect(createBot('expert@casul', 1)).rejects.toThrow(
      '"expert@casul": allowed is expert@LEVEL with LEVEL beginner, casual, regular, strong, master; did you mean "casual"?',
    );
  });

  test('has a command after pipe:', async () => {
    await expect(createBot('pipe: ', 1)).rejects.toThrow('"pipe: ": allowed is pipe:COMMAND');
  });
});

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
  ])('%s', (text, list) => {
    expect(specs({ meaning: '' }).read(text, '--seats')).toEqual(list);
  });

  test('may name the expert alone, or at a level', async () => {
    await expect(createBot('expert', 1)).resolves.toMatchObject({ name: 'expert' });
    await expect(createBot('expert@casual', 1)).resolves.toMatchObject({ name: 'expert@casual' });
    await expect(createBot('expert:3', 1)).rejects.toThrow('"expert:3": expert takes nothing after it');
    await expect(createBot('expert@casul', 1)).rejects.toThrow(
      '"expert@casul": allowed is expert@LEVEL with LEVEL beginner, casual, regular, strong, master; did you mean "casual"?',
    );
  });

  test('may be a bot with a quirk', async () => {
    await expect(createBot('quirk:coin', 1)).resolves.toMatchObject({ name: 'quirk:coin' });
    await expect(createBot('quirk:coins', 1)).rejects.toThrow(
      '"quirk:coins": allowed is quirk:NAME with NAME first-turn, fourth-turn, dealer, coin, no-takes, colour; did you mean "coin"?',
    );
  });

  test('may be a policy that gets to know the others in some matches', async () => {
    const wrong = 'allowed is model:FILE.onnx@N with N from 1 to 40';
    await expect(createBot('model:models/general.onnx@0', 1)).rejects.toThrow(wrong);
    await expect(createBot('model:models/general.onnx@ten', 1)).rejects.toThrow(wrong);
    await expect(createBot('model:none.onnx@10', 1)).rejects.toThrow('there is no file "none.onnx"');
    expect(filesOfSpec('model:a.onnx@10')).toEqual(['a.onnx', HABITS_POLICY]);
    expect(filesOfSpec('model:a@b.onnx')).toEqual(['a@b.onnx']);
  });

  test('has a command after pipe:', async () => {
    await expect(createBot('pipe: ', 1)).rejects.toThrow('"pipe: ": allowed is pipe:COMMAND');
  });
});

import { expect, test } from 'vitest';
import { run } from '../training/support/command.ts';

test('random input causes no error, no stuck scene and no blank picture', async () => {
  const { out, error, status } = await run('monkey', '--minutes', '0.3', '--seed', '31');
  expect([out.split('\n')[0], status], error).toEqual([
    expect.stringMatching(/^seed 31: [1-9]\d* actions in .*no fault$/),
    0,
  ]);
});

import { expect, test } from 'vitest';
import { runHere } from '../training/support/command.ts';
import { TOOLS } from './tools.ts';

test('a tool answers as commands do: help, and invalid input in one line, with how it is started', async () => {
  const help = await runHere('tool', 'widen', '--help');
  expect(help).toMatchObject({ status: 0, error: '' });
  expect(help.out).toContain('Usage: npm run tool -- widen [options] <FILE...>');
  expect(await runHere('tool', 'widen')).toMatchObject({
    status: 2,
    out: '',
    error: expect.stringMatching(/^missing required argument 'FILE'; see npm run tool -- widen --help\n$/),
  });
});

test('an unknown tool is refused in one line that says which there are, and which is meant', async () => {
  expect(await runHere('tool', 'widn')).toEqual({
    status: 2,
    out: '',
    error: `"widn" is no tool: allowed are ${Object.keys(TOOLS).join(', ')}; did you mean "widen"?\n`,
  });
});

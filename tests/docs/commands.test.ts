import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { helpOf } from '../../training/cli/command/help.ts';
import { readArguments } from '../../training/cli/command/read-arguments.ts';
import { COMMANDS, TOOL_SCRIPTS, commandsPage } from './commands.ts';
import { ROOT } from './pages.ts';

const commands = Object.values(COMMANDS).flat();
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

test('the page about commands is the one in docs/commands.md', async () => {
  await expect(commandsPage()).toMatchFileSnapshot('../../docs/commands.md');
});

test('every script of package.json is on the page, and every command is a script', () => {
  const named = [...commands.map(({ name }) => name), ...Object.keys(TOOL_SCRIPTS)];
  expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test.each(commands.map((command) => [command.name, command] as const))('%s: help and example', (name, command) => {
  expect(scripts[name]).toMatch(/^tsx [\w/-]+\.ts$/);
  const help = helpOf(command);
  for (const option of Object.keys(command.options)) expect(help).toContain(`  --${option}`);
  expect(help).toContain(`Example: npm run ${name}`);
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  // The example is one that the command takes.
  const words = command.example === '' ? [] : command.example.split(' ');
  expect(() => readArguments({ ...command, run: () => {} }, words)).not.toThrow();
});

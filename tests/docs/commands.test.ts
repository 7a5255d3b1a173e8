import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callOf, flagOf, helpOf, readArguments } from '../../training/cli/command/command.ts';
import { TOOLS, listOfTools } from '../tools/tools.ts';
import { COMMANDS, OTHER_SCRIPTS } from './commands.ts';
import { ROOT } from './pages.ts';

const commands = Object.values(COMMANDS).flat();
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

test('every script of package.json is on the page, and every command is a script or a tool', () => {
  const started = commands.filter(({ isTool }) => !isTool).map(({ name }) => name);
  // npm runs `preinstall` by itself.
  const named = [...started, ...Object.keys(OTHER_SCRIPTS), 'preinstall'];
  expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted());
  for (const name of started) expect(scripts[name]).toMatch(/^(node --import )?tsx [\w/-]+\.ts$/);
});

test('every tool is on the page, and is started by the name that it declares', async () => {
  const tools = commands.filter(({ isTool }) => isTool);
  expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(TOOLS));
  for (const tool of tools) expect(await TOOLS[tool.name]()).toBe(tool);
});

test('the list of tools has a line for each, as it declares itself', async () => {
  const lines = (await listOfTools()).split('\n');
  for (const { name, does } of commands.filter(({ isTool }) => isTool))
    expect(lines.filter((line) => line.startsWith(`  ${name} `))).toEqual([expect.stringContaining(does)]);
});

test.each(commands.map((command) => [command.name, command] as const))('%s: help and example', (_, command) => {
  const help = helpOf(command);
  for (const option of Object.keys(command.options)) expect(help).toContain(`  ${flagOf(option)}`);
  expect(help).toContain(`Example: ${callOf(command, command.example)}`);
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  // The example is one that the command takes.
  const words = command.example === '' ? [] : command.example.split(' ');
  expect(() => readArguments({ ...command, run: () => {} }, words)).not.toThrow();
});

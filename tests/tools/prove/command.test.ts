import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { runCommand } from '../../../training/cli/command/command.ts';
import { prove } from './command.ts';
import type { ProveReport } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'thirty-one-prove-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in this process. @returns its exit status, and what it wrote */
async function run(...args: string[]): Promise<{ status: unknown; out: string; error: string }> {
  const texts = { out: '', error: '' };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => (texts.out += String(text)) !== ''),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => (texts.error += String(text)) !== ''),
  ];
  const { exitCode } = process;
  process.exitCode = undefined;
  try {
    await runCommand(prove, args);
    return { status: process.exitCode ?? 0, ...texts };
  } finally {
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}

test('a small run ends with a line for each proof, and a report that a second one goes on from', async () => {
  const file = join(folder, 'report.json');
  const args = ['--only', 'views', '--scale', '.0001', '--workers', '1', '--out', file];
  const first = await run(...args);
  expect(first).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^views: 100 views in .*, no fault \(matches \d+/),
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as ProveReport;
  expect(report).toMatchObject({
    seed: 1,
    scale: 0.0001,
    ended: { views: { size: 100, done: 1, parts: 1 } },
    open: {},
  });
  expect(await run(...args)).toEqual(first);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(report);
});

test('an unknown proof is refused in a line', async () => {
  expect(await run('--only', 'luck')).toMatchObject({
    status: 2,
    out: '',
    error: expect.stringMatching(/^--only has "luck": allowed are views, .*\n$/),
  });
});

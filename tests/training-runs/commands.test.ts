/** Commands that train: briefly, to see that their results can be used. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readModelFacts } from '../../training/learner/files/stored-model.ts';
import { run, start } from '../training/support/command.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

const folder = temporaryFolder();

test('a run goes on to its end when nobody reads what it prints any more', async () => {
  const out = join(folder, 'unread');
  const size = ['--set', 'decisions=512', '--steps', '4096', '--measure', '0.5'];
  const args = ['--rules', 'scat', '--players', '2', ...size, '--out', out];
  const { child, ended } = start('train', ...args);
  await once(child.stderr as Readable, 'data');
  child.stdout?.destroy();
  child.stderr?.destroy();
  expect((await ended).status).toBe(0);
  for (const name of ['policy.onnx', 'report.html']) expect(existsSync(join(out, name))).toBe(true);
});

test('exploit trains against a bot, measures that, and keeps the exploiter', async () => {
  const out = join(folder, 'exploiters');
  const size = ['--steps', '8192', '--seeds', '2', '--packs', '10'];
  const table = ['--rules', 'gin', '--players', '3', '--against', 'random'];
  const ended = await run('exploit', ...table, ...size, '--out', out, '--json');
  expect(ended.status).toBe(0);
  const report = JSON.parse(ended.out);
  expect(report).toMatchObject({ model: 'random', rules: 'gin', players: 3, steps: 16_384 });
  for (const { matchWins, tokensGainedPerDeal, from, steps } of report.seeds) {
    expect({ from, steps }).toEqual({ from: 'scratch', steps: 8_192 });
    expect(matchWins.low).toBeLessThanOrEqual(matchWins.high);
    expect(tokensGainedPerDeal.low).toBeLessThanOrEqual(tokensGainedPerDeal.high);
  }
  const exploiter = readFileSync(join(out, 'exploiter-scratch-2.onnx'));
  expect(readModelFacts(exploiter).training).toMatchObject({ seed: 2, decisions: 8_192 });
});

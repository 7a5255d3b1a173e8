import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMetrics } from '../../training/cli/run/metrics.ts';
import { RunFolder } from '../../training/cli/run/run-folder.ts';
import { runHere } from '../training/support/command.ts';
import { writeEagerPolicy } from '../training/support/eager-policy.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

const folder = temporaryFolder();

test('a policy comes nearer to its teacher in the first half of a run, and is its own magnet in the second', async () => {
  const [out, teacher] = ['run', 'teacher.onnx'].map((name) => join(folder, name));
  writeEagerPolicy(teacher);
  const rules = ['--rules', 'schwimmen', '--players', '2'];
  const policies = ['--init', 'models/general.onnx', '--teachers', teacher];
  const length = ['--steps', '16384', '--set', 'decisions=2048', '--workers', '1', '--measure', '0.5'];
  const { status, error } = await runHere('train', ...rules, ...policies, ...length, '--out', out);
  expect(status, error).toBe(0);
  // Measurements are lines of their own, as often as the machine is slow.
  const divergence = readMetrics(new RunFolder(out)).flatMap((figures) => figures['losses/magnet_kl'] ?? []);
  expect(divergence[0]).toBeGreaterThan(0.1);
  expect(divergence[3]).toBeLessThan(0.8 * divergence[0]);
  expect(divergence[4]).toBeLessThan(0.05);
});

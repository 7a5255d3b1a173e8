/** A policy from its training to the arena, where ONNX Runtime plays it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readModelFacts, readPolicyParameters } from '../../training/learner/files/policy-file.ts';
import { suitNetwork } from '../../training/learner/tensorflow/suit-network.ts';
import { run, runHere } from '../training/support/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'thirty-one-short-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const network = suitNetwork();

test('a short run ends with a policy that plays, reports, and is the same again from the same seed', async () => {
  const size = ['--steps', '16384', '--seed', '6', '--workers', '2', '--measure', '1'];
  const train = async (name: string) => {
    const out = join(folder, name);
    const ended = await run('train', '--rules', 'scat', '--players', '2', ...size, '--out', out);
    expect(ended.error).toContain('2 players, seed 6, 2 learners');
    expect(ended.status).toBe(0);
    return { out, ended, policy: readFileSync(join(out, 'policy.onnx')) };
  };
  const first = await train('first');
  expect(first.ended.out).toContain('policy.onnx');
  expect(readModelFacts(first.policy)).toMatchObject({ players: [2, 2], training: { seed: 6, decisions: 16_384 } });
  const metrics = readFileSync(join(first.out, 'metrics.jsonl'), 'utf8').trim().split('\n');
  const lines = metrics.map((line) => JSON.parse(line) as Record<string, number>);
  const last = lines.findLast((line) => 'losses/policy_loss' in line);
  expect(last).toMatchObject({ global_step: 16_384, 'charts/SPS': expect.any(Number) });
  expect(last).toHaveProperty(['charts/first_turn_knocks']);
  const report = readFileSync(join(first.out, 'report.html'), 'utf8');
  expect(report).toContain('The ladder, 2 players');
  expect(report).not.toMatch(/<script|<link|src=|@import|url\(/);

  const seats = `model:${join(first.out, 'policy.onnx')},random`;
  const { out, status } = await runHere('arena', '--rules', 'scat', '--seats', seats, '--matches', '100', '--json');
  expect(status).toBe(0);
  expect(JSON.parse(out).seats[0].matchWins.low).toBeGreaterThan(0.5);

  const second = await train('second');
  expect(readPolicyParameters(network, second.policy)).toEqual(readPolicyParameters(network, first.policy));

  const policy = join(second.out, 'policy.onnx');
  const little = ['--steps', '4096', '--workers', '1', '--measure', '1'];
  const further = await run('train', '--rules', 'gin', '--init', policy, ...little, '--out', join(folder, 'further'));
  expect(further.error).toContain(`Begins with ${policy} and its critic`);
  expect(further.status).toBe(0);
});

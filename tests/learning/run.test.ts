/** A run from its start to a policy that ONNX Runtime plays in the arena; killed on the way it ends with the same bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMetrics } from '../../training/cli/run/metrics.ts';
import { RunFolder } from '../../training/cli/run/run-folder.ts';
import { readModelFacts } from '../../training/learner/files/stored-model.ts';
import { runHere } from '../training/support/command.ts';
import { expectDone, lastIteration, startTraining, train, until } from '../training/support/train-process.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

const folder = temporaryFolder();

/** One more than the iterations after which there is a checkpoint. */
const ITERATIONS = 17;
const DECISIONS_OF_ONE = 2_048;
const DECISIONS = ITERATIONS * DECISIONS_OF_ONE;
const MEASURED = ['--measure', '0.05'];
const SIZE = ['--set', `decisions=${DECISIONS_OF_ONE}`, '--steps', String(DECISIONS), ...MEASURED];
const RUN = ['--rules', 'scat', '--players', '2', '--workers', '1', '--seed', '5', ...SIZE];

const undisturbed = join(folder, 'undisturbed');

test('a run ends with a policy that plays, a report and its figures', async () => {
  const ended = await train(...RUN, '--out', undisturbed);
  expectDone(ended);
  expect(ended.error).toContain('2 players, seed 5, 1 learner');
  expect(ended.out).toMatch(/Done: 34,816 decisions.*policy\.onnx.*against expert.*report\.html/s);
  const facts = readModelFacts(readFileSync(join(undisturbed, 'policy.onnx')));
  expect(facts).toMatchObject({ players: [2, 2], training: { seed: 5, decisions: DECISIONS } });
  const lines = readMetrics(new RunFolder(undisturbed));
  expect(lines.find((line) => 'losses/policy_loss' in line)).toMatchObject({
    iteration: 1,
    global_step: DECISIONS_OF_ONE,
    'charts/SPS': expect.any(Number),
    'charts/first_turn_knocks': expect.any(Number),
  });
  const report = readFileSync(join(undisturbed, 'report.html'), 'utf8');
  expect(report).toMatch(/^<!doctype html>.*Thirty-One, rules “scat”.*The ladder, 2 players.*<svg.*<\/html>\n$/s);
  expect(report).not.toMatch(/<script|<link|src=|@import|url\(/);

  const seats = `model:${join(undisturbed, 'policy.onnx')},random`;
  const { out, status } = await runHere('arena', '--rules', 'scat', '--seats', seats, '--matches', '100', '--json');
  expect(status).toBe(0);
  expect(JSON.parse(out).seats[0].matchWins.low).toBeGreaterThan(0.5);
});

test('a run that is killed after a checkpoint ends with the same bytes', async () => {
  const out = join(folder, 'killed');
  const run = startTraining(...RUN, '--out', out);
  await until(() => lastIteration(out) >= ITERATIONS - 1, run);
  run.child.kill('SIGKILL');
  await run.ended;
  expect(existsSync(join(out, 'policy.onnx'))).toBe(false);
  expectDone(await train('--resume', out, ...MEASURED));
  const [one, other] = [undisturbed, out].map((of) => readFileSync(join(of, 'policy.onnx')));
  expect(one.equals(other)).toBe(true);
  const iterations = readMetrics(new RunFolder(out)).flatMap((line) =>
    'losses/entropy' in line ? [line.iteration] : [],
  );
  expect(iterations).toEqual(Array.from({ length: ITERATIONS }, (_, i) => i + 1));
});

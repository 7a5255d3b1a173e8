import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ruleFeatures } from '../../engine/rule-features.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { CHECKPOINT, readCheckpoint, writeCheckpoint } from '../../training/cli/run/checkpoint.ts';
import { RunFolder } from '../../training/cli/run/run-folder.ts';
import { readModelFacts, readPolicyParameters } from '../../training/learner/files/stored-model.ts';
import { totalSize } from '../../training/learner/network/parameters.ts';
import { suitNetwork } from '../../training/learner/tensorflow/suit-network.ts';
import type { Ended } from '../training/support/command.ts';
import { expectDone, lastIteration, startTraining, train, until } from '../training/support/train-process.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

/** A device on which every write fails for want of room. */
const FULL_DISK = '/dev/full';
/** Of a policy that takes longer to be measured than so short a run. */
const BRIEFLY_MEASURED = ['--measure', '0.5'];
/** Of an iteration of two learners. */
const DECISIONS_OF_ONE = 512;
const BRIEF = ['--set', `decisions=${DECISIONS_OF_ONE / 2}`, ...BRIEFLY_MEASURED];
const TABLE = ['--rules', 'scat', '--players', '2', '--workers', '2', '--seed', '5', ...BRIEF];
/** Until a signal comes. */
const ENDLESS = [...TABLE, '--steps', '100000000'];
const iterations = (count: number): string[] => ['--steps', String(count * DECISIONS_OF_ONE)];
/** The signal that killed the child, as a Ctrl-C without a listener does. */
const INTERRUPTED = 'SIGINT';

const folder = temporaryFolder();

const inFolder = (name: string): string => join(folder, name);
const iterationOf = (out: string): number => readCheckpoint(out, () => {}).iteration;

/** A copy of a run that is made once, whoever asks for it first. */
async function copyOf(run: string, copy: string, make: (out: string) => Promise<void>): Promise<string> {
  const [original, out] = [run, copy].map(inFolder);
  if (!existsSync(original)) await make(original);
  cpSync(original, out, { recursive: true });
  return out;
}

/** A run that was stopped by Ctrl-C when it had two checkpoints. */
const stoppedRun = (name: string): Promise<string> =>
  copyOf('stopped', name, async (out) => {
    const run = startTraining(...ENDLESS, '--out', out);
    await until(() => lastIteration(out) > 16, run);
    run.child.kill('SIGINT');
    expect((await run.ended).status).toBe(0);
  });

/** Byte by byte, as one question: a checkpoint has millions of them. */
const isSame = (bytes: Buffer, file: string): boolean => bytes.equals(readFileSync(file));

/** One line, no stack, status 2. */
function expectOneLine({ status, error }: Ended, message: RegExp): void {
  const lines = error.trim().split('\n');
  expect(lines.at(-1)).toMatch(message);
  expect(error).not.toMatch(/^\s+at /m);
  expect(status).toBe(2);
}

describe('a run that is killed', () => {
  test.each([
    ['before it has learnt anything begins again', (out: string) => existsSync(join(out, CHECKPOINT))],
    ['before its second checkpoint goes on from the first', (out: string) => lastIteration(out) >= 1],
  ])('%s', async (_when, isThere) => {
    const out = inFolder(`killed-${_when.length}`);
    const run = startTraining(...ENDLESS, '--out', out);
    await until(() => isThere(out), run);
    run.child.kill('SIGKILL');
    await run.ended;
    const before = iterationOf(out);
    expectDone(await train('--resume', out, ...iterations(before + 3), ...BRIEFLY_MEASURED));
    expect(iterationOf(out)).toBe(before + 3);
    expect(existsSync(join(out, 'policy.onnx'))).toBe(true);
    expectDone(await train('--resume', out, ...iterations(before + 4), ...BRIEFLY_MEASURED));
    expect(iterationOf(out)).toBe(before + 4);
  });

  test('after a checkpoint ends with the same bytes, with two learners too', async () => {
    const [undisturbed, killed] = ['undisturbed', 'killed'].map(inFolder);
    // So many more than 16 that the signal comes before the end.
    const long = [...TABLE, ...iterations(48)];
    expectDone(await train(...long, '--out', undisturbed));
    const run = startTraining(...long, '--out', killed);
    await until(() => lastIteration(killed) > 16, run);
    run.child.kill('SIGKILL');
    await run.ended;
    expectDone(await train('--resume', killed, ...BRIEFLY_MEASURED));
    expect(isSame(readFileSync(join(undisturbed, 'policy.onnx')), join(killed, 'policy.onnx'))).toBe(true);
  });
});

describe('a run by one rules file, without inputs that are not in use,', () => {
  const general = 'models/general.onnx';
  const original = inFolder('pruned');
  const network = suitNetwork();
  const policyOf = (out: string): Float32Array => readPolicyParameters(network, readFileSync(join(out, 'policy.onnx')));
  const placeOfFourCards = ruleFeatures({ ...preset('scat'), handSize: 4 }).findIndex(
    (number, at) => number !== ruleFeatures(preset('scat'))[at],
  );
  /** The weights of the number of a house rule in the first layer. */
  const weightsOfRule = (policy: Float32Array): Float32Array => {
    const layer = network.policyParameters.findIndex(({ name }) => name === 'policy/table1/global');
    const width = network.policyParameters[layer].shape[1];
    const at = totalSize(network.policyParameters.slice(0, layer)) + placeOfFourCards * width;
    return policy.slice(at, at + width);
  };
  const before = weightsOfRule(readPolicyParameters(network, readFileSync(general)));

  /** A run that starts from the general policy and has made an iteration. */
  const runOfOne = (name: string): Promise<string> =>
    copyOf('pruned', name, async (out) => {
      const options = ['--rules', 'scat', '--players', '2', '--init', general, '--steps', '1024', '--workers', '1'];
      expectDone(await train(...options, ...BRIEF, '--out', out));
    });

  test('goes on to the same bytes, and keeps the weights of the others that it began with', async () => {
    const [one, other] = [await runOfOne('pruned-one'), await runOfOne('pruned-other')];
    expect(weightsOfRule(policyOf(one))).toEqual(before);
    for (const out of [one, other]) expectDone(await train('--resume', out, '--steps', '2048', ...BRIEFLY_MEASURED));
    expect(isSame(readFileSync(join(one, 'policy.onnx')), join(other, 'policy.onnx'))).toBe(true);
    expect(policyOf(one)).not.toEqual(policyOf(original));
    expect(weightsOfRule(policyOf(one))).toEqual(before);
  });
});

describe('Ctrl-C', () => {
  test('ends with a usable policy, and the run can go on', async () => {
    const out = await stoppedRun('interrupted');
    expect(readModelFacts(readFileSync(join(out, 'policy.onnx')))).toMatchObject({ players: [2, 2] });
    expect(existsSync(join(out, 'report.html'))).toBe(true);
    const before = iterationOf(out);
    expectDone(await train('--resume', out, ...iterations(before + 2), ...BRIEFLY_MEASURED));
    expect(iterationOf(out)).toBe(before + 2);
  });

  test('that arrives twice at once, as from a terminal and from npm, counts once', async () => {
    const out = inFolder('twice');
    const run = startTraining(...ENDLESS, '--out', out);
    await until(() => lastIteration(out) > 2, run);
    run.child.kill('SIGINT');
    setTimeout(() => run.child.kill('SIGINT'), 50);
    const { status, error } = await run.ended;
    expect(status).toBe(0);
    expect(error).toContain('Ctrl-C again ends at once');
  });

  test('a second time ends at once, with the last checkpoint in place', async () => {
    const out = inFolder('second');
    // Rounds of the standard game are long enough for a second Ctrl-C within the first's.
    const run = startTraining('--rules', 'scat', '--players', '2', '--steps', '100000000', '--out', out);
    await until(() => lastIteration(out) >= 1, run);
    run.child.kill('SIGINT');
    await until(() => run.said().includes('Stopping'), run);
    setTimeout(() => run.child.kill('SIGINT'), 600);
    const { status, error } = await run.ended;
    expect(error).toMatch(/Ended at once\. Go on .*--resume|Ended without a report/);
    expect(status).toBe(INTERRUPTED);
    expect(iterationOf(out)).toBe(0);
  });
});

describe('what stops a run is reported in one line, and the last good state stays', () => {
  test.skipIf(!existsSync(FULL_DISK))('a full disk', async () => {
    const out = await stoppedRun('full');
    const kept = readFileSync(join(out, CHECKPOINT));
    const length = iterations(iterationOf(out) + 2);
    // Where the next checkpoint is drafted.
    symlinkSync(FULL_DISK, join(out, 'checkpoint-next.bin.new'));
    expectOneLine(
      await train('--resume', out, ...length),
      /checkpoint-next\.bin" cannot be written: the disk is full \(ENOSPC\); the last checkpoint is kept: npm run train -- --resume/,
    );
    expect(isSame(kept, join(out, CHECKPOINT))).toBe(true);
    // With room again it goes on.
    expectDone(await train('--resume', out, ...length, ...BRIEFLY_MEASURED));
  });

  test('a loss that is not a number', async () => {
    const out = await stoppedRun('nan');
    const checkpoint = readCheckpoint(out, () => {});
    for (const { arrays } of checkpoint.learners) arrays.parameters.fill(NaN);
    writeCheckpoint(new RunFolder(out), checkpoint);
    const kept = readFileSync(join(out, CHECKPOINT));
    expectOneLine(
      await train('--resume', out),
      /learning broke off: .*(not finite|not numbers|is NaN).*the last checkpoint is kept/,
    );
    expect(isSame(kept, join(out, CHECKPOINT))).toBe(true);
  });

  test('a folder that has a run already', async () => {
    const out = await stoppedRun('taken');
    const kept = readFileSync(join(out, CHECKPOINT));
    expectOneLine(
      await train(...ENDLESS, '--out', out),
      /--out is ".*taken", which has a run: allowed are another folder, or/,
    );
    expect(isSame(kept, join(out, CHECKPOINT))).toBe(true);
  });
});

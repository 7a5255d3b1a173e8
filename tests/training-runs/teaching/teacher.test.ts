import { describe, expect, test } from 'vitest';
import type { TaughtSoFar, TeachingReport } from '../../../game/services/teaching/messages.ts';
import { gzip } from '../../../game/services/teaching/gzip.ts';
import { continuedBeginning, newBeginning, type PolicyFiles } from '../../../game/services/teaching/beginning.ts';
import { Teacher } from '../../../game/services/teaching/teacher.ts';
import { readCriticFile, readModelFacts, readPolicyParameters } from '../../../training/learner/files/stored-model.ts';
import { CheckpointError } from '../../../training/learner/ppo/checkpoint-file.ts';
import { suitShape } from '../../../training/learner/games/suit-shape.ts';
import { hashOf } from '../../training/support/hash.ts';
import { GENERAL, SHORT, tinyPlan } from '../../game/support/teaching.ts';
import { madeUpTime, reportsOf, testEnvironment, type TestEnvironmentOptions } from './environment.ts';

const SHAPE = suitShape();

/** Teaches to the end, and answers with all reports. */
async function taught(start: PolicyFiles | null, options?: TestEnvironmentOptions): Promise<TeachingReport[]> {
  const environment = await testEnvironment(options);
  await (await Teacher.create(environment, newBeginning(tinyPlan(), start))).teach();
  return environment.reports;
}

function endOf(reports: readonly TeachingReport[]) {
  return reportsOf(reports, 'taught')[0];
}

/** The files of the end, short enough to be compared. */
function hashes(reports: readonly TeachingReport[]): string[] {
  const { policy, critic } = endOf(reports);
  return [policy, critic].map(hashOf);
}

const reports = await taught(GENERAL, { hasCheckpoints: true });
const undisturbed = endOf(reports);

describe('a policy that was taught', () => {
  test('is a policy file for its rules and players', () => {
    expect(readModelFacts(undisturbed.policy)).toEqual({
      rules: SHORT,
      players: [2, 2],
      training: { command: 'taught in the page', commit: 'test', seed: 3, decisions: 384 },
    });
  });

  test('comes with its critic and match equity', () => {
    const { critic, equity } = readCriticFile(SHAPE, undisturbed.critic);
    const before = readCriticFile(SHAPE, GENERAL.critic!);
    expect(critic).not.toEqual(before.critic);
    expect(equity).toHaveLength(before.equity.length);
  });

  test('has changed from what it started from, but not become another', () => {
    const [before, after] = [GENERAL.policy, undisturbed.policy].map((file) => readPolicyParameters(SHAPE, file));
    const change = after.reduce((most, weight, i) => Math.max(most, Math.abs(weight - before[i])), 0);
    expect(change).toBeGreaterThan(0);
    expect(change).toBeLessThan(0.1);
  });

  test('is the same, byte for byte, whatever the pace', async () => {
    const environment = await testEnvironment({ time: madeUpTime(7) });
    environment.pace.effort = 'quiet';
    await (await Teacher.create(environment, newBeginning(tinyPlan(), GENERAL))).teach();
    expect(hashes(environment.reports)).toEqual(hashes(reports));
  });

  test('is the same, byte for byte, whatever is measured on the way', async () => {
    const measured = await taught(GENERAL, { time: madeUpTime(300) });
    const first = (['strength', 'habits'] as const).map((kind) => reportsOf(measured, kind)[0]);
    expect(Math.max(...first.map(({ iteration }) => iteration))).toBeLessThan(6);
    expect(hashes(measured)).toEqual(hashes(reports));
  });
});

describe('a checkpoint', () => {
  const checkpoints = reportsOf(reports, 'checkpoint');

  test('is handed over at fixed iterations, and at the end', () => {
    expect(checkpoints.map(({ iteration }) => iteration)).toEqual([0, 4, 6]);
  });

  test.each(checkpoints)('of iteration $iteration goes on to the same bytes', async ({ bytes, decisions }) => {
    const environment = await testEnvironment();
    await (await Teacher.create(environment, await continuedBeginning(bytes))).teach();
    expect(environment.reports[0]).toMatchObject({ type: 'began', decisions });
    expect(hashes(environment.reports)).toEqual(hashes(reports));
  });

  test('that is damaged is refused', async () => {
    const { bytes } = checkpoints[0];
    const damaged = [bytes.slice(0, -1), bytes.with(1000, bytes[1000] ^ 1), await gzip(bytes)];
    for (const some of damaged) {
      await expect(continuedBeginning(some)).rejects.toThrow(CheckpointError);
    }
  });
});

test('at the end the strength of the policy is measured, its habits, and how it plays a deal beside its beginning', () => {
  const [{ plays }] = reportsOf(reports, 'deal');
  expect(plays.map(({ minute }) => minute)).toEqual([0, null]);
  expect([reportsOf(reports, 'strength').length, reportsOf(reports, 'habits').length]).toEqual([1, 1]);
});

describe('the seconds', () => {
  test('are those of learning: what is measured takes none', async () => {
    let teacher: Teacher | undefined;
    let now = 0;
    // Each iteration takes 100 s, and measuring habits 7 s.
    const onReport = (report: TeachingReport): void => {
      if (report.type === 'habits') now += 7_000;
      if (report.type !== 'progress') return;
      now += 100_000;
      if (report.iteration === 2) teacher?.stop();
    };
    const environment = await testEnvironment({ time: { ...madeUpTime(0), now: () => now }, onReport });
    teacher = await Teacher.create(environment, newBeginning(tinyPlan(), GENERAL));
    await teacher.teach();
    expect(now).toBe(207_000);
    expect(endOf(environment.reports).seconds).toBe(200);
  });

  test('go on from those before, whatever the measurements among them took', async () => {
    let now = 5_000;
    const environment = await testEnvironment({ time: { ...madeUpTime(0), now: () => now } });
    now += 1_000;
    const before = { seconds: 200, measured: 7_000 };
    const teacher = await Teacher.create(environment, { ...newBeginning(tinyPlan(), GENERAL), ...before });
    now += 30_000;
    expect(teacher.progress.seconds).toBe(230);
  });
});

describe('teaching that is stopped', () => {
  test('ends after the iteration, with the policy as it is then and the last checkpoint', async () => {
    let teacher: Teacher | undefined;
    const onReport = ({ type, ...rest }: TeachingReport): void => {
      if (type === 'progress' && 'iteration' in rest && rest.iteration === 5) teacher?.stop();
    };
    const environment = await testEnvironment({ onReport, hasCheckpoints: true });
    teacher = await Teacher.create(environment, newBeginning(tinyPlan(), GENERAL));
    await teacher.teach();
    expect(endOf(environment.reports)).toMatchObject({ iteration: 5, decisions: 320, isDone: false });
    expect(reportsOf(environment.reports, 'checkpoint').at(-1)).toMatchObject({ iteration: 4 });
  });

  test('ends while it is paused, too', async () => {
    const environment = await testEnvironment();
    const teacher = await Teacher.create(environment, newBeginning(tinyPlan(), GENERAL));
    environment.pace.pause();
    const end = teacher.teach();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reportsOf(environment.reports, 'progress')).toEqual([]);
    teacher.stop();
    await end;
    expect(endOf(environment.reports)).toMatchObject({ isDone: false });
  });
});

test('the policy as it is can be had at any time', async () => {
  let teacher: Teacher | undefined;
  let found: TaughtSoFar | undefined;
  const onReport = ({ type, ...rest }: TeachingReport): void => {
    if (type !== 'progress' || !('iteration' in rest) || rest.iteration !== 2) return;
    found = teacher?.current();
    teacher?.stop();
  };
  const environment = await testEnvironment({ onReport });
  teacher = await Teacher.create(environment, newBeginning(tinyPlan(), GENERAL));
  await teacher.teach();
  expect(readModelFacts(found!.policy).training.decisions).toBe(128);
  expect(found!.progress.decisions).toBe(128);
});

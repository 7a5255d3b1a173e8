import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { TeachingReport } from '../../../../game/services/teaching/messages.ts';
import { Teacher, type PolicyFiles } from '../../../../game/services/teaching/teacher.ts';
import { readCriticFile } from '../../../../training/learner/files/critic-file.ts';
import { readModelFacts, readPolicyParameters } from '../../../../training/learner/files/policy-file.ts';
import { suitShape } from '../../../../training/learner/games/suit-shape.ts';
import { GENERAL, madeUpTime, reportsOf, surroundings, tinyPlan } from '../../support/teaching.ts';

const SHAPE = suitShape();

/** Teaches to the end, and answers with all reports. */
async function taught(start: PolicyFiles | null, plan = tinyPlan()): Promise<TeachingReport[]> {
  const around = await surroundings();
  await (await Teacher.begin(around, plan, start)).teach();
  return around.reports;
}

function endOf(reports: readonly TeachingReport[]) {
  return reportsOf(reports, 'taught')[0];
}

/** The files of the end, short enough to be compared. */
function hashes(reports: readonly TeachingReport[]): string[] {
  const { policy, critic } = endOf(reports);
  return [policy, critic].map((file) => createHash('sha256').update(file).digest('hex'));
}

const reports = await taught(GENERAL);
const undisturbed = endOf(reports);

describe('a policy that was taught', () => {
  test('is a policy file for its rules and players', () => {
    expect(readModelFacts(undisturbed.policy)).toEqual({
      rules: preset('scat'),
      players: [2, 2],
      training: { command: 'taught in the page', commit: 'test', seed: 3, decisions: 640 },
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

  test('may start from nothing', async () => {
    const fromNothing = await taught(null);
    expect(endOf(fromNothing)).toMatchObject({ decisions: 640, isDone: true });
    expect(hashes(fromNothing)).not.toEqual(hashes(reports));
  });

  test('is the same, byte for byte, whatever the pace', async () => {
    const around = await surroundings(madeUpTime(7));
    around.pace.effort = 'quiet';
    await (await Teacher.begin(around, tinyPlan(), GENERAL)).teach();
    expect(hashes(around.reports)).toEqual(hashes(reports));
  });
});

describe('a checkpoint', () => {
  const checkpoints = reportsOf(reports, 'checkpoint');

  test('is handed over at fixed iterations, and at the end', () => {
    expect(checkpoints.map(({ iteration }) => iteration)).toEqual([0, 4, 8, 10]);
  });

  test.each(checkpoints)('of iteration $iteration goes on to the same bytes', async ({ bytes, decisions }) => {
    const around = await surroundings();
    await (await Teacher.continue(around, bytes)).teach();
    expect(around.reports[0]).toMatchObject({ type: 'began', decisions });
    expect(hashes(around.reports)).toEqual(hashes(reports));
  });

  test('that is damaged is refused', async () => {
    const bytes = checkpoints[0].bytes.slice(0, -1);
    await expect(Teacher.continue(await surroundings(), bytes)).rejects.toThrow('is damaged');
  });
});

describe('teaching that is stopped', () => {
  test('ends after the iteration, with the policy as it is then and the last checkpoint', async () => {
    let teacher: Teacher | undefined;
    const around = await surroundings(undefined, ({ type, ...rest }) => {
      if (type === 'progress' && 'iteration' in rest && rest.iteration === 6) teacher?.stop();
    });
    teacher = await Teacher.begin(around, tinyPlan(), GENERAL);
    await teacher.teach();
    expect(endOf(around.reports)).toMatchObject({ iteration: 6, decisions: 384, isDone: false });
    expect(reportsOf(around.reports, 'checkpoint').at(-1)).toMatchObject({ iteration: 4 });
  });

  test('ends while it is paused, too', async () => {
    const around = await surroundings();
    const teacher = await Teacher.begin(around, tinyPlan(), GENERAL);
    around.pace.pause();
    const end = teacher.teach();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reportsOf(around.reports, 'progress')).toEqual([]);
    teacher.stop();
    await end;
    expect(endOf(around.reports)).toMatchObject({ isDone: false });
  });
});

test('the policy as it is can be had at any time', async () => {
  let teacher: Teacher | undefined;
  const around = await surroundings(undefined, ({ type, ...rest }) => {
    if (type === 'progress' && 'iteration' in rest && rest.iteration === 2) teacher?.give();
  });
  teacher = await Teacher.begin(around, tinyPlan(), GENERAL);
  await teacher.teach();
  const [{ policy }] = reportsOf(around.reports, 'policy');
  expect(readModelFacts(policy).training.decisions).toBe(128);
});

test('a file that is no policy is refused', async () => {
  const other = { policy: GENERAL.critic!, critic: null };
  await expect(Teacher.begin(await surroundings(), tinyPlan(), other)).rejects.toThrow('not a policy for Thirty-One');
});

/** A policy that learns what it can know of its rivals: from records over a population to a bot that plays so. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPopulation } from '../../engine/habits/population-file.ts';
import { OBSERVATION_VERSION } from '../../engine/observation-layout.ts';
import { readMetadata } from '../../training/learner/onnx/read.ts';
import { runHere } from '../training/support/command.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

const folder = temporaryFolder();
const [records, people, run] = ['records', 'people.json', 'run'].map((name) => join(folder, name));
const policy = join(run, 'policy.onnx');

const ONE_ITERATION = ['--set', 'decisions=1024', '--steps', '1024', '--measure', '0.5'];
const train = (...args: string[]) =>
  runHere('train', '--rules', 'scat', '--players', '2', '--workers', '1', ...ONE_ITERATION, ...args);

beforeAll(async () => {
  const seats = ['--seats', 'threshold:26,threshold:20', '--matches', '4', '--seed', '3'];
  expect((await runHere('arena', '--rules', 'scat', ...seats, '--records', records)).status).toBe(0);
  expect((await runHere('habits', records, '--population', people)).status).toBe(0);
  const { status, error } = await train('--rivals', people, '--init', 'models/general.onnx', '--out', run);
  expect(status, error).toBe(0);
});

test('a population has people who play as those in the records do, and what can be known of them, ever more', () => {
  const { people: all } = readPopulation(JSON.parse(readFileSync(people, 'utf8')));
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all.map(({ play }) => play))).toEqual(new Set(['draw-discard']));
  const trust = all[0].known.map(([known]) => known);
  expect(trust[0]).toBeLessThan(0.3);
  expect(trust.at(-1)).toBeGreaterThan(0.9);
  expect(trust.toSorted((a, b) => a - b)).toEqual(trust);
});

describe('a policy that learnt against it', () => {
  test('is what learning goes on from, with its critic', async () => {
    const { status, error } = await train('--rivals', people, '--init', policy, '--out', join(folder, 'again'));
    expect(status, error).toBe(0);
    expect(error).toContain(`Begins with ${policy} and its critic`);
  });

  test('plays as a bot that gets to know the others, and as one that is told nothing', async () => {
    const seats = ['--seats', `model:${policy}@1,model:${policy}`, '--matches', '4', '--json'];
    const { status, out } = await runHere('arena', '--rules', 'scat', ...seats);
    expect(status).toBe(0);
    const { seats: played } = JSON.parse(out) as { seats: { matchWins: { mean: number } }[] };
    expect(played[0].matchWins.mean + played[1].matchWins.mean).toBeCloseTo(1, 6);
  });

  test('is learnt against by an exploiter that remembers as it does', async () => {
    const out = join(folder, 'exploiters');
    const size = ['--steps', '8192', '--seeds', '1', '--packs', '4', '--from', 'model', '--workers', '1'];
    const table = ['--rules', 'scat', '--against', `model:${policy}@2`, '--out', out, '--json'];
    const ended = await runHere('exploit', ...table, ...size);
    expect(ended.status, ended.error).toBe(0);
    const [exploiter] = (JSON.parse(ended.out) as { seeds: object[] }).seeds;
    expect(exploiter).toMatchObject({ from: 'model', steps: 8_192, tokensGainedPerDeal: null });
    const file = readFileSync(join(out, 'exploiter-model-1.onnx'));
    expect(readMetadata(file).observation).toBe(String(OBSERVATION_VERSION));
  });
});

describe('what is wrong is said', () => {
  test.each([
    ['a population that is not there', join(folder, 'none.json'), /^--rivals is ".*none\.json": there is no such file/],
    ['a file that is none', join(folder, 'no.json'), /^--rivals is ".*no\.json": it is no population: people: /],
  ])('%s', async (_what, file, wrong) => {
    writeFileSync(join(folder, 'no.json'), '{"format": "thirty-one-population/1"}');
    const { status, error } = await train('--rivals', file, '--out', join(folder, 'never'));
    expect(error).toMatch(wrong);
    expect(status).toBe(2);
  });
});

/** A policy that becomes one of the game's models: its entry in the list, and its page. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation-layout.ts';
import { preset, RULES_FORMAT } from '../../../../engine/rules/resolve.ts';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { addModel, packsAfter } from '../../../../training/cli/jobs/add-model.ts';
import { playMatches } from '../../../../training/learner/evaluation/arena.ts';
import type { TrainingFacts } from '../../../../training/learner/files/stored-model.ts';
import { readMetadata } from '../../../../training/learner/onnx/read.ts';
import { withWeights } from '../../../../training/learner/onnx/weights.ts';
import { createBot } from '../../../../training/cli/bots/bots.ts';
import { percentOf } from '../../../../training/cli/command/in-words.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const made = vi.hoisted(() => ({
  fails: false,
  jobs: [] as { options: { workers: number | null }; unit: string; parts: readonly unknown[] }[],
}));
// Threads take a second to start: parts are done by this one.
vi.mock(import('../../../../training/cli/jobs/run-job.ts'), async (original) => {
  const { runJob } = await original();
  return {
    runJob: (job, onResult) => {
      made.jobs.push(job);
      if (made.fails) throw new Error('broken off');
      return runJob({ ...job, options: { workers: null, json: true } }, onResult);
    },
  };
});

const root = temporaryFolder();
const file = join(root, 'brought.onnx');
const bytes = readFileSync('models/general.onnx');

interface Facts {
  rules: object;
  players: [number, number];
  training: Partial<TrainingFacts>;
}

/** Writes a policy with these facts. */
function bring({ rules = { base: 'scat' }, players = [2, 4], training = {} }: Partial<Facts> = {}): void {
  const told = {
    command: 'npm run train -- --rules scat',
    seed: 7,
    decisions: 1_234_567,
    commit: 'abc1234',
    ...training,
  };
  const metadata = {
    ...readMetadata(bytes),
    rules: JSON.stringify({ format: RULES_FORMAT, name: 'Ours', ...rules }),
    players: JSON.stringify(players),
    training: JSON.stringify(told),
  };
  writeFileSync(file, withWeights(bytes, {}, metadata));
}

const general = { rules: 'all', players: [2, 10], observation: OBSERVATION_VERSION };
const parent = { name: 'Parent', file: 'parent.onnx', ...general, factorCost: 0.07 };
const childless = { name: 'Childless', file: 'childless.onnx', ...general, factorCost: 0.09 };

let folder: string;
let said: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'models-'));
  const manifest = { format: 'thirty-one-models/1', models: [childless, parent] };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  rmSync(join(root, 'brought.critic.onnx'), { force: true });
  made.jobs = [];
  made.fails = false;
  said = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => (said += String(text)) !== '');
  return () => spy.mockRestore();
});

type Listed = Record<string, unknown>;
const listed = (): Listed[] =>
  (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { models: Listed[] }).models;

/** Adds a policy. @returns the files that are said to be written */
async function add(name = 'Grandma’s best', { factorCost, packs = 1 }: { factorCost?: number; packs?: number } = {}) {
  await addModel({ file, name, folder, factorCost, packs, workers: 3 });
  return Array.from(said.matchAll(/^ {2}(.*)$/gm), ([, written]) => written);
}

/** What a policy is listed with, which is known before its strength is measured. */
async function listedWith(options: Parameters<typeof add>[1] = {}): Promise<Listed> {
  made.fails = true;
  await expect(add('Ours', options)).rejects.toThrow('broken off');
  return listed()[0];
}

describe('a policy that is added', () => {
  test('is copied, and listed before the others with all that the game needs to know of it', async () => {
    bring();
    const policy = readFileSync(file);
    const names = ['grandmas-best.onnx', 'grandmas-best.md', 'manifest.json'];
    expect(await add()).toEqual(names.map((name) => join(folder, name)));
    const facts = { rules: 'scat', players: [2, 4], observation: OBSERVATION_VERSION, bytes: policy.length };
    const entry = { name: 'Grandma’s best', file: 'grandmas-best.onnx', card: 'grandmas-best.md', ...facts };
    expect(listed()).toEqual([entry, childless, parent]);
    expect(readFileSync(join(folder, 'grandmas-best.onnx')).equals(policy)).toBe(true);
    expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
  });

  test('brings its critic, where that lies beside it', async () => {
    bring();
    writeFileSync(join(root, 'brought.critic.onnx'), 'a critic');
    const names = ['grandmas-best.onnx', 'grandmas-best.critic.onnx', 'grandmas-best.md', 'manifest.json'];
    expect(await add()).toEqual(names.map((name) => join(folder, name)));
    expect(readFileSync(join(folder, 'grandmas-best.critic.onnx'), 'utf8')).toBe('a critic');
    expect(listed()[0]).toMatchObject({ critic: 'grandmas-best.critic.onnx' });
  });

  test.each<[string, object, unknown]>([
    ['the name of a preset that plays the same', { base: 'golf' }, 'golf'],
    ['a rules file, where none does', { base: 'golf', lives: 1 }, expect.objectContaining({ name: 'Ours', lives: 1 })],
    ['“pool”, where it was trained for all with a pool', { base: 'widow', name: 'pool' }, 'pool'],
  ])('is listed with %s', async (_, rules, name) => {
    bring({ rules, players: [2, 2] });
    expect((await listedWith())['rules']).toEqual(name);
  });

  test.each([
    ['that of the policy with which its training began', '--init models/parent.onnx --steps 1', undefined, 0.07],
    ['the same, written otherwise', '--init=parent.onnx', undefined, 0.07],
    ['the same, in a folder with a space', '--init "my \\"best\\"/parent.onnx"', undefined, 0.07],
    ['what is given', '--init models/parent.onnx', 0.5, 0.5],
    ['nothing, where it began with another policy', '--init models/other.onnx', undefined, undefined],
  ])('costs as much for an unlikely action as %s', async (_, args, given, cost) => {
    bring({ training: { command: `npm run train -- ${args}` } });
    const { factorCost } = await listedWith(given === undefined ? {} : { factorCost: given });
    expect(factorCost).toBe(cost);
  });
});

test('a policy is listed, with a page, before its strength is measured, which may be broken off', async () => {
  bring();
  expect(await listedWith()).toMatchObject({ name: 'Ours', file: 'ours.onnx' });
  expect(readdirSync(folder).toSorted()).toEqual(['manifest.json', 'ours.md', 'ours.onnx']);
  expect(readFileSync(join(folder, 'ours.md'), 'utf8')).toContain('That has not been measured to its end');
});

test.each([
  [30, 20],
  [600, 150],
  [1_200, 300],
  [86_400, 300],
])('after %i seconds of learning its strength is measured on %i packs', (seconds, packs) => {
  expect(packsAfter(seconds)).toBe(packs);
});

describe('the page about a policy', () => {
  const page = (): string => readFileSync(join(folder, 'ours.md'), 'utf8');

  async function winsOf(players: number, rules = preset('scat')): Promise<string> {
    const bots = [await createBot(`model:${file}`, 1)];
    while (bots.length < players) bots.push(await createBot('expert', 31 + bots.length));
    const { seats } = await playMatches({ rules, bots, seed: 31 }, 1);
    return percentOf(seats[0].matchWins);
  }

  test('says how it was made, and how strong it is', async () => {
    bring();
    await add('Ours');
    expect(page()).toBe(`# \`ours.onnx\`: Ours

Rules: scat, 2 to 4 players. 1,234,567 decisions learnt from. ${Math.round(readFileSync(file).length / 1024)} kB, observation version ${OBSERVATION_VERSION}.

## How it was made

With the code of commit abc1234, seed 7:

    npm run train -- --rules scat

## How strong it is

It wins ${await winsOf(2)} of matches from \`expert\` (a fair share is 50%; 1 packs in all rotations of the seats, seed 31, most likely actions).
`);
  });

  test('names rules that are no preset, and measures among as many experts as the fewest players are', async () => {
    bring({ rules: { base: 'scat', lives: 1, name: 'Quick' }, players: [3, 3] });
    await add('Ours');
    expect(page()).toMatch(/^Rules: Quick, 3 players\. /m);
    const wins = await winsOf(3, { ...preset('scat'), lives: 1 });
    expect(page()).toContain(`It wins ${wins} of matches from 2 \`expert\` (a fair share is 33%; 1 packs in`);
  });

  test('is measured by as many threads as are given, twenty packs at a time', async () => {
    bring();
    await listedWith({ packs: 21 });
    const specs = [`model:${file}`, 'expert'];
    const part = { rules: expect.objectContaining({ name: 'Ours' }), specs, measure: 'matches' };
    const parts = [20, 1].map((packs, i) => ({ ...part, first: 20 * i, packs }));
    expect(made.jobs).toMatchObject([{ options: { workers: 3 }, unit: 'packs', parts }]);
  });
});

describe('a policy is refused in one line, and nothing is written', () => {
  test('where there is none, or it is none', async () => {
    const nothing = join(root, 'nothing.onnx');
    const ours = { file: nothing, name: 'Ours', folder, factorCost: undefined, packs: 1, workers: 1 };
    await expect(addModel(ours)).rejects.toThrow(new UsageError(`there is no file "${nothing}"`));
    writeFileSync(file, 'no policy');
    await expect(add()).rejects.toThrow(new RegExp(`^the policy "${file}": `));
  });

  test('where a folder has no list of models', async () => {
    rmSync(join(folder, 'manifest.json'));
    bring();
    await expect(add()).rejects.toThrow(
      new UsageError(`"${folder}" has no list of models: allowed is the folder of the game's models`),
    );
  });

  test.each([
    ['is listed', 'Parent'],
    ['would have the file of one that is listed', 'PARENT!'],
    ['would have a file that is there', 'Left over'],
  ])('where a model of its name %s', async (_, name) => {
    writeFileSync(join(folder, 'left-over.onnx'), '');
    bring();
    const before = [listed(), readdirSync(folder)];
    await expect(add(name)).rejects.toThrow(
      new UsageError(
        `a model called "${name}" is in ${folder} already: choose another name, or npm run models -- remove "${name}"`,
      ),
    );
    expect([listed(), readdirSync(folder), made.jobs]).toEqual([...before, []]);
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noHabits } from '../../../../engine/habits/weights.ts';
import { packedHabits } from '../../../../engine/habits/packed.ts';
import { RIVAL } from '../../../../engine/observation-layout.ts';
import { flagOf, readArguments } from '../../../../training/cli/command/command.ts';
import { ROOT } from '../../../../training/cli/command/paths.ts';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { specialistsOf } from '../../../../training/cli/jobs/train-each.ts';
import { writeCheckpoint } from '../../../../training/cli/run/checkpoint.ts';
import { readTraining, type Training } from '../../../../training/cli/run/read-run.ts';
import { RunFolder } from '../../../../training/cli/run/run-folder.ts';
import { runGame, type RunGame } from '../../../../training/cli/run/run-game.ts';
import { commandOf, without } from '../../../../training/cli/run/run-plan.ts';
import { TRAIN_OPTIONS } from '../../../../training/cli/run/train-options.ts';
import { STANDARD_OPTIONS } from '../../../../training/learner/ppo/options.ts';
import { train } from '../../../../training/cli/train.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { planOf } from '../../support/run-plan.ts';

const folder = temporaryFolder();

const stopped = join(folder, 'stopped');
const out = join(folder, 'out');
const plan = planOf({ workers: 5, commit: 'abc' });
writeCheckpoint(new RunFolder(stopped).make(), { plan, iteration: 1, decisions: 9, seconds: 1, learners: [] });

const people = join(folder, 'people.json');
const known = [Array.from({ length: RIVAL.size }, () => 0.5)];
const somebody = { play: 'draw-discard', habits: packedHabits(noHabits()), known };
writeFileSync(people, JSON.stringify({ format: 'thirty-one-population/1', people: [somebody] }));

const learnt = join(folder, 'learnt.json');
writeFileSync(learnt, JSON.stringify({ ...STANDARD_OPTIONS, clip: 0.3, learningRate: [1e-3, 1e-5] }));

/** What somebody may ask `train` for, and what else they must say then. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'one policy': ['--rules', 'scat'],
  'a policy for all rules': ['--rules', 'all'],
  'a policy for each of several rules': ['--rules', 'scat,gin'],
  'a run that goes on': ['--resume', stopped],
};

/** A value for each option that differs from what is taken without it, and what it needs besides. */
const GIVEN: Readonly<Record<keyof typeof TRAIN_OPTIONS, readonly string[]>> = {
  rules: ['golf'],
  players: ['3'],
  minutes: ['7'],
  steps: ['31'],
  seed: ['31'],
  seeds: ['3'],
  workers: ['13'],
  keepEvery: ['31'],
  measure: ['31'],
  out: [out],
  resume: [stopped],
  init: [join(ROOT, 'models/general.onnx')],
  set: ['clip=0.2'],
  options: [learnt],
  teachers: [join(ROOT, 'models/general.onnx')],
  rivals: [people],
  install: ['ours'],
  queue: ['redis://localhost'],
  blobs: ['redis://elsewhere', '--queue', 'redis://localhost'],
  weights: ['float16'],
};

/** What a training is done with: of several, what is handed to those who learn, and what their files depend on. */
function takenUp(training: Training): object {
  if ('run' in training || 'seeds' in training) return training;
  const { runs, where } = training;
  return { ...specialistsOf(runs), where, files: runs.map(({ folder: path, plan: { weights } }) => [path, weights]) };
}

function trainingOf(args: readonly string[]): Training {
  const { options } = readArguments(train, args);
  return readTraining({ options, argv: [] }, () => undefined);
}

/** What is played in the one run that is asked for. */
function gameOf(args: readonly string[]): RunGame {
  const training = trainingOf(args);
  if (!('run' in training)) throw new Error('several runs');
  return runGame(training.run.plan);
}

describe.each(Object.entries(KINDS))('an option for %s', (_, base) => {
  const others = Object.keys(GIVEN).filter((name) => flagOf(name) !== base[0]) as (keyof typeof GIVEN)[];
  const before = takenUp(trainingOf(base));

  test.each(others)('--%s is taken up, or refused', (name) => {
    const [value, ...needed] = GIVEN[name];
    const without = [...base, ...needed];
    const withIt = [...without, flagOf(name), ...(value === '' ? [] : [value])];
    try {
      const after = takenUp(trainingOf(withIt));
      expect(after).not.toEqual(needed.length > 0 ? takenUp(trainingOf(without)) : before);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      expect(error.message).toMatch(/^(--[\w-]+ (does not go with|needs) |option '.*' cannot be used with )/);
    }
  });
});

test.each<[line: string, message: string | RegExp]>([
  ['--rules scat,gin --keep-every 9', '--keep-every does not go with several rules'],
  [`--resume ${stopped} --seed 3`, /^option '--seed <S>' cannot be used with option '--resume <DIR>'; see /],
  ['', 'give either --rules NAME|FILE or --resume DIR'],
  ['--rules scat --set clipp=0.2', /^--set names "clipp": allowed are tables, .*; did you mean "clip"\?$/],
  ['--rules scat --set clip', '--set clip is "": allowed is from 0.000001 to 1'],
  ['--rules scat --set epochs=1.5', '--set epochs is "1.5": allowed is a whole number from 1 to 100'],
  ['--rules scat --set isLocal=no', '--set isLocal is "no": allowed is true or false'],
  ['--rules scat --set learningRate=1e-3:2', 'is "1e-3:2": allowed is FIRST or FIRST:LAST, from 0 to 1'],
  ['--rules scat --set decisions=1000', '--set decisions is 1000: allowed is a multiple of minibatch, which is 128'],
  ['--rules scat --queue redis://localhost', '--queue needs several rules: one policy is learnt by the cores of one'],
])('%s is refused in one line', (line, message) => {
  expect(() => trainingOf(line.split(' ').filter(Boolean))).toThrow(message);
});

test('a rules file with a comma in its name can be quoted', () => {
  const file = join(folder, 'ours, too.json');
  writeFileSync(file, '{"format": "thirty-one-rules/1", "name": "ours"}');
  expect(trainingOf(['--rules', `"${file}"`])).toMatchObject({ run: { plan: { rules: { name: 'ours' } } } });
  const { runs } = trainingOf(['--rules', `gin,"${file}"`]) as Extract<Training, { runs: unknown }>;
  expect(runs.map((run) => run.plan.rulesOption)).toEqual(['gin', file]);
});

test('the command for the record is the one that was given, without its folder', () => {
  const argv = ['--rules', 'scat,a b.json', '--out', 'x', '--init=models/general.onnx', '--out=y', '--seed', '2'];
  expect(commandOf({ argv: without(argv, '--out') })).toBe(
    "npm run train -- --rules 'scat,a b.json' --init=models/general.onnx --seed 2",
  );
});

test('runs with several seeds differ in nothing else, and each names the command that repeats it', () => {
  const argv = ['--rules', 'scat', '--seeds', '2', '--seed', '7', '--out', out];
  const { options } = readArguments(train, argv);
  const training = readTraining({ options, argv }, () => undefined);
  if (!('seeds' in training)) throw new Error('no seeds');
  const [first, second] = training.seeds;
  expect(training.seeds.map(({ plan: { seed }, folder: { path } }) => [seed, path])).toEqual([
    [7, join(out, '7')],
    [8, join(out, '8')],
  ]);
  expect(commandOf(second.plan)).toBe('npm run train -- --rules scat --seed 8');
  expect({ ...second.plan, seed: 7, argv: first.plan.argv }).toEqual(first.plan);
});

test('options of the learner are set one by one, and reach it', () => {
  const given = 'clip=0.2 learningRate=0.001 entropyCoefficient=0.2:0.01 isLocal=false regulariser=uniform';
  const { options } = gameOf(['--rules', 'scat', ...given.split(' ').flatMap((set) => ['--set', set])]);
  expect(options).toEqual({
    ...STANDARD_OPTIONS,
    clip: 0.2,
    learningRate: [0.001, 5e-5],
    entropyCoefficient: [0.2, 0.01],
    isLocal: false,
    regulariser: 'uniform',
  });
});

describe('a file of options', () => {
  const optionsOf = (...more: string[]) => gameOf(['--rules', 'scat', '--options', learnt, ...more]).options;
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  test('as a run has written it gives another the same ones, but for what is set', () => {
    const others = { ...STANDARD_OPTIONS, clip: 0.3, learningRate: [1e-3, 1e-5] };
    expect(optionsOf()).toEqual(others);
    expect(optionsOf('--set', 'clip=0.25')).toEqual({ ...others, clip: 0.25 });
  });

  test.each([
    ['another name', '{"clipp": 0.2}', /^--options ".*" names "clipp": allowed are .*did you mean "clip"/],
    ['another value', '{"epochs": 1.5}', /^--options ".*" epochs is "1\.5": allowed is a whole number from 1 to 100$/],
    ['a list', '[0.2]', /^--options ".*" is no JSON object, such as \{"clip": 0\.2\}$/],
    ['no JSON', 'clip=0.2', /^--options ".*": /],
  ])('that has %s is refused in one line', (_, text, message) => {
    const other = file('others.json', text);
    expect(() => trainingOf(['--rules', 'scat', '--options', other])).toThrow(message);
  });

  test('that is not there, too', () => {
    const missing = () => trainingOf(['--rules', 'scat', '--options', join(folder, 'none.json')]);
    expect(missing).toThrow(/^--options: there is no file "/);
  });
});

test('only a run with people reads what is known of others', () => {
  const readBy = (...more: string[]): number => {
    const { network, learning } = gameOf(['--rules', 'all', ...more]);
    return network.observationSize - learning.network.observationSize;
  };
  expect([readBy(), readBy('--rivals', people)]).toEqual([9 * RIVAL.size, 0]);
});

test('teachers are refused that cannot teach what is learnt', () => {
  expect(() => trainingOf(['--rules', 'all', '--teachers', 'none.onnx'])).toThrow('there is no such file');
});

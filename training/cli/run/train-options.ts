/** The options of `npm run train`, and what they do not go with. */
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { RULES_SCOPES } from '../../../engine/rules/suited.ts';
import { LEARNING_OPTIONS, type LearningOptions } from '../../learner/ppo/options.ts';
import { WEIGHT_TYPES } from '../../learner/tensorflow/tracing/trace.ts';
import { flagOf, type ValuesOf } from '../command/command.ts';
import {
  QUEUE_OPTIONS,
  choice,
  kind,
  oneOf,
  path,
  policyFile,
  policyFiles,
  positiveNumber,
  splitList,
  text,
  wholeNumber,
  allowedRules,
  typedRules,
} from '../command/options.ts';
import { readNamedFile } from '../bots/model-file.ts';
import { parseJson } from '../command/json.ts';
import { IS_PACKAGE } from '../command/paths.ts';
import { UsageError } from '../command/usage-error.ts';

/** In the folder of a run: the options that its learner has. */
export const OPTIONS_FILE = 'options.json';
export const STANDARD_MINUTES = 20;
export const MOST_WORKERS = 16;

/** As `--rules`, a policy for each preset. */
const EACH_PRESET = 'presets';
/** What `--rules` takes besides presets and files. */
export const OTHER_NAMES = [...RULES_SCOPES, EACH_PRESET];

/** The names and files that `--rules` asks for. */
function rulesIn(list: string): readonly string[] {
  return list === EACH_PRESET ? PRESETS : splitList(list);
}

const ruleList = kind<readonly string[]>(() => ({
  value: 'NAME|FILE',
  allowed: allowedRules(OTHER_NAMES),
  read: (list) => rulesIn(list).map((one) => typedRules(one, OTHER_NAMES)),
}));

type OptionName = keyof LearningOptions;
export const OPTION_NAMES = Object.keys(LEARNING_OPTIONS) as OptionName[];

/** An option of the learner, besides those that were set before. */
const setting = kind<Partial<LearningOptions>>(() => ({
  value: 'NAME=VALUE',
  read(given, _, before) {
    const [, typed = given, value = ''] = /^([^=]*)=(.*)$/.exec(given) ?? [];
    return { ...(before as object), ...optionOf('--set', typed, value) };
  },
}));

/** @param subject what was given, for messages @throws {UsageError} where there is no such option, or it may not be that */
function optionOf(subject: string, typed: string, value: string): Partial<LearningOptions> {
  const name = oneOf(OPTION_NAMES, typed, `${subject} names "${typed}"`);
  const { allowed, read } = LEARNING_OPTIONS[name];
  const set = read(value);
  if (set === undefined) throw new UsageError(`${subject} ${name} is "${value}": allowed is ${allowed}`);
  return { [name]: set };
}

/**
 * The options of the learner in a file as runs write it (`OPTIONS_FILE`); some may be missing.
 * @throws {UsageError} where it cannot be read, or has something else
 */
export function readOptionsFile(file: string): Partial<LearningOptions> {
  const subject = `--options "${file}"`;
  const given = readNamedFile(file, subject, `--options: there is no file "${file}"`, parseJson);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new UsageError(`${subject} is no JSON object, such as {"clip": 0.2}`);
  const all = Object.entries(given).map(([name, value]: [string, unknown]) =>
    // What changes over a run, from its first value to its last.
    optionOf(subject, name, Array.isArray(value) ? value.join(':') : String(value)),
  );
  return Object.assign({}, ...all) as Partial<LearningOptions>;
}

/** For `--resume`: a run keeps what it began with. */
const AT_BEGINNING = { conflicts: ['resume'] } as const;

export const TRAIN_OPTIONS = {
  rules: ruleList({
    meaning:
      `what is learnt: a preset, or a rules file; \`all\` for every preset and random rules at once, \`pool\` for those with a pool, \`draw-discard\` for those in which one draws and discards; ` +
      `several names or files, separated by commas (a file with a comma in double quotes), or \`${EACH_PRESET}\`, for a policy for each of them`,
    ...AT_BEGINNING,
  }),
  players: text({
    value: 'N|A-B',
    meaning: 'for how many players',
    leftOut: 'all that the rules allow',
    ...AT_BEGINNING,
  }),
  minutes: positiveNumber({
    meaning: 'how long to learn',
    value: 'M',
    leftOut: `${STANDARD_MINUTES}, without --steps`,
  }),
  steps: wholeNumber({
    meaning: 'in place of minutes, how many decisions to learn from',
    from: 1,
    to: 1e12,
    conflicts: ['minutes'],
  }),
  seed: wholeNumber({
    meaning: 'with --steps, the same seed and number of workers give the same policy',
    value: 'S',
    from: 0,
    to: 2 ** 31 - 1,
    leftOut: '1',
    ...AT_BEGINNING,
  }),
  seeds: wholeNumber({
    meaning: 'runs one after another that differ in their seeds alone, from --seed on, with a report about all of them',
    from: 2,
    to: 100,
    leftOut: 'one run',
    conflicts: ['resume', 'install'],
  }),
  workers: wholeNumber({
    meaning: 'learners, each on a core of its own; with several rules, policies that learn at once',
    from: 1,
    to: MOST_WORKERS,
    leftOut: `one for each core that it may use, at most ${MOST_WORKERS}`,
    conflicts: ['queue'],
  }),
  keepEvery: positiveNumber({
    meaning: 'keeps a policy every so many seconds, in the run’s folder past/, to be measured afterwards',
    value: 'SECONDS',
    leftOut: 'only a few are kept',
    ...AT_BEGINNING,
  }),
  measure: positiveNumber({
    meaning: 'how long the policy is measured at the end',
    value: 'SECONDS',
    leftOut: 'a twentieth of the time that it learnt, at least 4 and at most 60',
  }),
  out: path({
    value: 'DIR',
    meaning: 'where checkpoints, metrics, the policy and the report go; a run that is there is never overwritten',
    leftOut: 'runs/NAME-SEED of the project',
    ...AT_BEGINNING,
  }),
  resume: path({
    value: 'DIR',
    meaning: 'goes on with a run that was stopped or killed; with --minutes or --steps for longer',
  }),
  init: policyFile({
    meaning: 'starts from a policy, and from its critic where that lies beside it as FILE.critic.onnx',
    leftOut: 'random weights',
    ...AT_BEGINNING,
  }),
  set: setting({
    meaning:
      'an option of the learner, such as clip=0.2 or learningRate=1e-3:1e-5, from its first value to its last; may be given again',
    leftOut: 'what has worked',
    ...AT_BEGINNING,
  }),
  options: path({
    value: 'FILE.json',
    meaning: `options of the learner from a file, such as the ${OPTIONS_FILE} of another run; --set counts before it`,
    leftOut: 'what has worked',
    ...AT_BEGINNING,
  }),
  teachers: policyFiles({
    meaning:
      'policies that teach the games which they play: for the first half of the run the learner stays close to them there',
    leftOut: 'nobody teaches',
    ...AT_BEGINNING,
  }),
  rivals: path({
    value: 'FILE',
    meaning:
      'a population (npm run habits -- --population FILE), whose people sit at most tables: the policy reads what is known of their habits',
    ...AT_BEGINNING,
  }),
  install: text({
    value: 'NAME',
    meaning: 'adds the policy to the models of the game under this name, as npm run models -- add does',
  }),
  ...QUEUE_OPTIONS,
  weights: choice(WEIGHT_TYPES, {
    meaning: 'how the policy file stores its weights; float16 halves the file, and rounds them to 11 bits',
    value: 'TYPE',
    leftOut: 'float32',
    ...AT_BEGINNING,
  }),
};

export type TrainOptions = ValuesOf<typeof TRAIN_OPTIONS>;

/** What does not go with several rules. */
export const FOR_ONE_POLICY = [
  'seeds',
  'keepEvery',
  'measure',
  'set',
  'options',
  'teachers',
  'rivals',
  'install',
] as const;

/** @throws {UsageError} where options do not go with as many rules, or none */
export function checkWithRules(options: TrainOptions): void {
  const { rules = [], resume, queue, install } = options;
  if (rules.length === 0 && resume === undefined) throw new UsageError('give either --rules NAME|FILE or --resume DIR');
  const forOne = FOR_ONE_POLICY.find((name) => options[name] !== undefined);
  if (rules.length > 1 && forOne !== undefined)
    throw new UsageError(`${flagOf(forOne)} does not go with several rules`);
  if (rules.length < 2 && queue !== undefined)
    throw new UsageError('--queue needs several rules: one policy is learnt by the cores of one machine');
  if (IS_PACKAGE && install !== undefined)
    throw new UsageError('--install needs a checkout of the project, which has the models of the game');
}

/** The options of `npm run train`, and what they do not go with. */
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { RULES_SCOPES } from '../../../engine/rules/suited.ts';
import { initialOptions } from '../../learner/ppo/options.ts';
import { WEIGHT_TYPES } from '../../learner/tensorflow/tracing/trace.ts';
import type { ValuesOf } from '../command/declaration.ts';
import { inPackage, option, whenGiven, type Circumstance } from '../command/option.ts';
import {
  BY_QUEUE,
  QUEUE_OPTIONS,
  choice,
  flag,
  path,
  policyFile,
  policyFiles,
  positiveNumber,
  splitList,
  text,
  wholeNumber,
} from '../command/options.ts';
import { allowedRules, typedRules } from '../command/rules-options.ts';

export const STANDARD_MINUTES = 20;
export const MOST_WORKERS = 16;

/** As `--rules`, a policy for each preset. */
const EACH_PRESET = 'presets';
/** What `--rules` takes besides presets and files. */
export const OTHER_NAMES = [...RULES_SCOPES, EACH_PRESET];

const RESUMED = whenGiven('resume', 'the run keeps what it began with');
const SEVERAL_RULES: Circumstance = {
  name: 'several rules',
  holds: (given) => rulesIn(given.get('rules') ?? '').length > 1,
};

/** The names and files that `--rules` asks for. */
function rulesIn(list: string): readonly string[] {
  return list === EACH_PRESET ? PRESETS : splitList(list);
}

export const TRAIN_OPTIONS = {
  rules: option<readonly string[], { leftOut?: string }>(
    {
      meaning:
        `what is learnt: a preset, or a rules file; \`all\` for every preset and random rules at once, \`pool\` for those with a pool, \`draw-discard\` for those in which one draws and discards; ` +
        `several names or files, separated by commas (a file with a comma in double quotes), or \`${EACH_PRESET}\`, for a policy for each of them`,
    },
    'NAME|FILE',
    allowedRules(OTHER_NAMES),
    (list) => rulesIn(list).map((one) => typedRules(one, OTHER_NAMES)),
  ),
  players: text({
    value: 'N|A-B',
    meaning: 'for how many players',
    allowed: 'allowed is N or A-B',
    leftOut: 'all that the rules allow',
    notWith: [RESUMED],
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
  }),
  seed: wholeNumber({
    meaning: 'with --steps, the same seed and number of workers give the same policy',
    value: 'S',
    from: 0,
    to: 2 ** 31 - 1,
    leftOut: '1',
    notWith: [RESUMED],
  }),
  workers: wholeNumber({
    meaning: 'learners, each on a core of its own; with several rules, policies that learn at once',
    from: 1,
    to: MOST_WORKERS,
    leftOut: `one for each core that it may use, at most ${MOST_WORKERS}`,
    notWith: [BY_QUEUE],
  }),
  'keep-every': positiveNumber({
    meaning: 'keeps a policy every so many seconds, in the run’s folder past/, to be measured afterwards',
    value: 'SECONDS',
    leftOut: 'only a few are kept',
    notWith: [RESUMED, SEVERAL_RULES],
  }),
  measure: positiveNumber({
    meaning: 'how long the policy is measured at the end',
    value: 'SECONDS',
    leftOut: 'a twentieth of the time that it learnt, at least 4 and at most 60',
    notWith: [SEVERAL_RULES],
  }),
  out: path({
    value: 'DIR',
    meaning: 'where checkpoints, metrics, the policy and the report go; a run that is there is never overwritten',
    allowed: 'allowed is a folder without a run',
    leftOut: 'runs/NAME-SEED of the project',
    notWith: [RESUMED],
  }),
  resume: path({
    value: 'DIR',
    meaning: 'goes on with a run that was stopped or killed; with --minutes or --steps for longer',
    allowed: 'allowed is the folder of a run',
  }),
  init: policyFile({
    meaning: 'starts from a policy, and from its critic where that lies beside it as FILE.critic.onnx',
    leftOut: 'random weights',
    notWith: [RESUMED],
  }),
  entropy: positiveNumber({
    meaning:
      'the entropy coefficient at first: with more, a policy unlearns more of what it was sure of, and finds more that is new',
    value: 'COEFFICIENT',
    leftOut: `${initialOptions(null).entropyCoefficient[0]}, or ${initialOptions('a policy').entropyCoefficient[0]} with --init`,
    notWith: [RESUMED, SEVERAL_RULES],
  }),
  teachers: policyFiles({
    meaning:
      'policies that teach the games which they play: for the first half of the run the learner stays close to them there',
    leftOut: 'nobody teaches',
    notWith: [RESUMED, SEVERAL_RULES],
  }),
  rivals: path({
    value: 'FILE',
    meaning:
      'a population (npm run habits -- --population FILE), whose people sit at most tables: the policy reads what is known of their habits',
    allowed: 'allowed is the file of a population',
    notWith: [RESUMED, SEVERAL_RULES],
  }),
  'best-responses': policyFiles({
    meaning:
      'policies of npm run exploit that teach the games which they play, but only where all others play as a threshold of the population',
    leftOut: 'nobody teaches there',
    needs: whenGiven('rivals'),
    notWith: [RESUMED, SEVERAL_RULES],
  }),
  'rivals-unknown': flag('the policy is told nothing of those people: a control, for what knowing them is worth', {
    needs: whenGiven('rivals'),
    notWith: [RESUMED],
  }),
  install: text({
    value: 'NAME',
    meaning: 'adds the policy to the models of the game under this name, as npm run models -- add does',
    allowed: 'allowed is a name',
    notWith: [SEVERAL_RULES, inPackage('the models of the game are those of a checkout')],
  }),
  queue: {
    ...QUEUE_OPTIONS.queue,
    needs: { ...SEVERAL_RULES, because: 'one policy is learnt by the cores of one machine' },
  },
  blobs: QUEUE_OPTIONS.blobs,
  weights: choice(WEIGHT_TYPES, {
    meaning: 'how the policy file stores its weights; float16 halves the file, and rounds them to 11 bits',
    value: 'TYPE',
    leftOut: 'float32',
    notWith: [RESUMED],
  }),
};

export type TrainOptions = ValuesOf<typeof TRAIN_OPTIONS>;

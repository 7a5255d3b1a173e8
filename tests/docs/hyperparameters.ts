/** The page about hyperparameters, training/hyperparameters.md, from the options of the learner. */
import { initialOptions, STANDARD_OPTIONS, type LearningOptions } from '../../training/learner/ppo/options.ts';
import { SOLVABLE_GAMES } from '../training/support/solvable/solvable.ts';

/** Does not compile when an option has no meaning here. */
const MEANINGS: Readonly<Record<keyof LearningOptions, string>> = {
  tables: 'tables played in lockstep by each worker',
  decisions: 'decisions of an iteration, for each worker',
  minibatch: 'decisions of a minibatch, for each worker',
  epochs: 'how often each decision is learnt from',
  isLocal: 'whether workers average their parameters once an iteration (local SGD), in place of each gradient',
  learningRate: "Adam's learning rate, falling linearly",
  regulariser: 'the regulariser: entropy, or the KL divergence of the uniform policy from ours',
  entropyCoefficient: 'its coefficient, falling geometrically',
  magnetCoefficient: 'weight of the KL to the averaged policy',
  teacherCoefficient: 'weight of the KL to a teacher in the games that it plays, falling linearly while teachers teach',
  taughtShare: 'share of the run in which teachers teach, where there are any (`--teachers`)',
  clip: "clipping range ε of PPO's policy ratio",
  lambda: 'λ of generalised advantage estimation',
  confidentSampleRate:
    'confident sample rate: share of the decisions played with a probability above .995 that are learnt from',
  emaDecay: 'decay of the averaged (EMA) policy in an iteration, once warmed up',
  equityLearningRate: "the match equity's learning rate, falling linearly",
  equityUpdates: 'updates of the match equity in an iteration',
};

const RUNS: readonly [title: string, options: LearningOptions][] = [
  ['standard', STANDARD_OPTIONS],
  ['`--init`', initialOptions('a policy')],
  ...SOLVABLE_GAMES.map(({ title, options }): [string, LearningOptions] => [title, options]),
];

/** The page as Markdown. */
export function hyperparametersPage(): string {
  const names = Object.keys(MEANINGS) as (keyof LearningOptions)[];
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    '# Hyperparameters',
    '',
    'Every option of the learner: `STANDARD_OPTIONS` of `training/learner/ppo/options.ts`, with which Thirty-One is learnt; where runs with `--init` differ; and the',
    'options of the games with known answers (`tests/training/support/solvable/solvable.ts`), where they differ from the standard. An arrow goes from the beginning of a run to its end. The page is generated',
    'from the code; what the options do is in [the algorithm](algorithm.md), and how they were chosen in the [experiments](experiments/README.md).',
    '',
    row(['option', 'meaning', ...RUNS.map(([title]) => title)]),
    row(['---', '---', ...RUNS.map(() => '---')]),
    ...names.map((name) =>
      row([`\`${name}\``, MEANINGS[name], ...RUNS.map(([, options], i) => valueOf(options, name, i > 0))]),
    ),
    '',
  ].join('\n');
}

function valueOf(options: LearningOptions, name: keyof LearningOptions, isVariant: boolean): string {
  const written = textOf(options[name]);
  return isVariant && written === textOf(STANDARD_OPTIONS[name]) ? '' : written;
}

function textOf(value: LearningOptions[keyof LearningOptions]): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.map((end: number) => figure(end)).join(' → ');
  if (typeof value === 'number') return figure(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function figure(value: number): string {
  return value > 0 && value < 0.002 ? value.toExponential() : value.toLocaleString('en', { maximumFractionDigits: 6 });
}

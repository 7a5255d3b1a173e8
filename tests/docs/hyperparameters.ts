/** The page about hyperparameters, training/hyperparameters.md, from the options of the learner. */
import {
  initialOptions,
  LEARNING_OPTIONS,
  STANDARD_OPTIONS,
  type LearningOptions,
} from '../../training/learner/ppo/options.ts';
import { SOLVABLE_GAMES } from '../training/support/solvable/solvable.ts';

const RUNS: readonly [title: string, options: LearningOptions][] = [
  ['standard', STANDARD_OPTIONS],
  ['`--init`', initialOptions('a policy')],
  ...SOLVABLE_GAMES.map(({ title, options }): [string, LearningOptions] => [title, options]),
];

/** The page as Markdown. */
export function hyperparametersPage(): string {
  const names = Object.keys(LEARNING_OPTIONS) as (keyof LearningOptions)[];
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    '# Hyperparameters',
    '',
    'Every option of the learner (`training/learner/ppo/options.ts`): with what Thirty-One is learnt, unless `npm run train -- --set NAME=VALUE` says otherwise; where runs with `--init` differ; and the',
    'options of the games with known answers (`tests/training/support/solvable/solvable.ts`), where they differ from the standard. An arrow goes from the beginning of a run to its end. The page is generated',
    'from the code; what the options do is in [the algorithm](algorithm.md), and how they were chosen in the [experiments](experiments/README.md).',
    '',
    row(['option', 'meaning', 'allowed', ...RUNS.map(([title]) => title)]),
    row(['---', '---', '---', ...RUNS.map(() => '---')]),
    ...names.map((name) =>
      row([
        `\`${name}\``,
        LEARNING_OPTIONS[name].meaning,
        LEARNING_OPTIONS[name].allowed,
        ...RUNS.map(([, options], i) => valueOf(options, name, i > 0)),
      ]),
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

/** The page about commands, docs/commands.md, from their declarations. */
import { BOTS_NOTE } from '../../training/cli/bots/bots.ts';
import { callOf, headOf, leftOutOf, meaningOf, type Declaration } from '../../training/cli/command/command.ts';
import { arena } from '../../training/cli/arena.ts';
import { blind } from '../../training/cli/blind.ts';
import { review } from '../../training/cli/review.ts';
import { environment } from '../../training/cli/environment.ts';
import { exploit } from '../../training/cli/exploit.ts';
import { habits } from '../../training/cli/habits.ts';
import { ladder } from '../../training/cli/ladder.ts';
import { mistakes } from '../../training/cli/mistakes.ts';
import { models } from '../../training/cli/models.ts';
import { positions } from '../../training/cli/positions.ts';
import { replay } from '../../training/cli/replay.ts';
import { rules } from '../../training/cli/rules.ts';
import { train } from '../../training/cli/train.ts';
import { widen } from '../../training/cli/widen.ts';
import { worker } from '../../training/cli/worker.ts';
import { bench } from '../tools/benchmarks/bench.ts';
import { monkey } from '../tools/browser/monkey/monkey.ts';
import { measure } from '../tools/browser/measure.ts';
import { pictures } from '../tools/browser/pictures.ts';
import { mutants } from '../tools/mutants/command.ts';
import { stress } from '../tools/stress.ts';
import { test } from '../run.ts';

/** Our own commands, by purpose. */
export const COMMANDS: Readonly<Record<string, readonly Declaration[]>> = {
  'Read rules': [rules],
  'Train a bot': [train, models, widen, environment],
  'Measure how strong bots are': [arena, ladder, exploit, review, habits, mistakes, worker],
  Check: [test, mutants, replay, blind, stress, monkey],
  'Measure how fast it is': [bench, measure],
  'Find exercises': [positions],
  Draw: [pictures],
};

/** Scripts that are no commands of ours: most only start a program with help of its own. */
export const OTHER_SCRIPTS: Readonly<Record<string, string>> = {
  start:
    'builds the game and serves it on <http://localhost:3131>; `--port N` for another port, `--host` for other machines',
  dev: 'serves the game on <http://localhost:3132>, and updates the page as files change',
  build:
    'builds the game into `dist/`: static files, with compressed copies (`.br`, `.gz`) of the large ones for servers that send them',
  package:
    'builds the package for npm into `package/dist/`, which `npm pack ./package/dist` packs ([what is in it](../package/README.md))',
  'test:unit': '`npm test` without what needs a browser or takes long',
  'test:all': '`npm test`, and all that takes long: before a change is called done, and before a release',
  format: 'formats all code',
  tool: 'starts one of the [tools](#tools) for maintainers; without a name, says which there are',
};

/** The page as Markdown. */
export function commandsPage(): string {
  const all = Object.values(COMMANDS).flat();
  const row = (command: Declaration): string => `| [\`${command.name}\`](#${command.name}) | ${command.does} |`;
  return [
    '# Commands',
    '',
    '`npm run NAME -- OPTIONS`, with `--` before the options. `--help` says what a command does and takes; this page is made from the same declarations.',
    'Commands that take more than five seconds show how much is done and how long the rest takes: on a terminal all the time, in a log every half minute, with `--json` never.',
    'Files and folders are looked up where you stand, in a folder of the project or, with `npm --prefix`, anywhere; those that a command chooses by itself are in the project.',
    'Invalid input is reported in one line, with exit status 2. npm says something before the output of a command, unless it is asked not to: `npm run -s arena -- … --json | head`. The presets and the keys of a rules file: [rules](rules.md).',
    '',
    '| command | does |',
    '| --- | --- |',
    ...Object.entries(OTHER_SCRIPTS).map(([name, does]) => `| \`${name}\` | ${does} |`),
    ...all.filter(({ isTool }) => !isTool).map(row),
    '',
    "`start`, `dev`, `build` and `package` are [Vite](https://vite.dev)'s commands, and take its options.",
    '',
    '## Tools',
    '',
    'What only maintainers need is started by `npm run tool -- NAME OPTIONS`.',
    '',
    '| tool | does |',
    '| --- | --- |',
    ...all.filter(({ isTool }) => isTool).map(row),
    '',
    '## Bots',
    '',
    BOTS_NOTE,
    '',
    ...Object.entries(COMMANDS).flatMap(([title, commands]) => [
      `## ${title}`,
      '',
      ...commands.map((command) => sectionOf(withLinkToBots(command))),
    ]),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}

/** The command's section of docs/commands.md. */
function sectionOf(declared: Declaration): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const rows = Object.entries(declared.options).map(
    ([name, option]) =>
      `| \`${cell(headOf(name, option).replaceAll(/[<>]/g, ''))}\` | ${leftOutOf(option)} | ${cell(meaningOf(option))} |`,
  );
  return [
    `### \`${declared.name}\``,
    declared.does,
    ...(rows.length === 0 ? [] : [['| option | default | meaning |', '| --- | --- | --- |', ...rows].join('\n')]),
    ...(declared.files === undefined ? [] : [`Files: ${declared.files}.`]),
    ...(declared.notes ?? []),
    `Example: \`${callOf(declared, declared.example)}\`\n`,
  ].join('\n\n');
}

function withLinkToBots(command: Declaration): Declaration {
  const { notes = [] } = command;
  return { ...command, notes: notes.map((note) => (note === BOTS_NOTE ? 'What a SPEC is: [bots](#bots).' : note)) };
}

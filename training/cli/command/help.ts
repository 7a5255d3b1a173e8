/** The help of a command: for the terminal, and as Markdown. */
import { callOf, type Declaration } from './declaration.ts';
import { goesWith, type Option } from './option.ts';
import { IS_PACKAGE } from './paths.ts';

const WIDTH = 100;
/** Meanings of options start in this column at the latest; after a longer name they have lines of their own. */
const MOST_INDENT = 30;

/** The text of `--help`. */
export function helpOf(command: Declaration): string {
  const text = textOf(command);
  return IS_PACKAGE ? text.replaceAll(/\bnpm run (\w+)(?: --)?/g, 'npx thirty-one $1') : text;
}

function textOf(command: Declaration): string {
  const rows = [
    ...Object.entries(command.options).map(([name, option]): [string, string] => [
      headOf(name, option),
      aboutOf(option),
    ]),
    ['-h, --help', 'shows this help'] as [string, string],
  ];
  const indent = Math.min(MOST_INDENT, Math.max(...rows.map(([head]) => head.length)) + 4);
  return [
    ...wrapped(command.does, 0),
    '',
    ...wrapped(usageOf(command), 4),
    '',
    ...rows.flatMap(([head, about]) => {
      const lines = wrapped(`${' '.repeat(indent)}${about}`, indent);
      const start = `  ${head}`;
      return start.length + 2 > indent
        ? [start, ...lines]
        : [start.padEnd(indent) + lines[0].slice(indent), ...lines.slice(1)];
    }),
    ...(command.notes ?? []).flatMap((note) => ['', ...wrapped(note, 0)]),
    '',
    `Example: ${exampleOf(command)}`,
    '',
  ].join('\n');
}

/** The command's section of docs/commands.md. */
export function sectionOf(command: Declaration): string {
  const options = Object.entries(command.options);
  const rows = options.map(([name, option]) => {
    const leftOut = option.isRequired ? 'required' : (option.leftOut ?? '');
    return `| \`${headOf(name, option).replaceAll('|', '\\|')}\` | ${leftOut} | ${meaningOf(option).replaceAll('|', '\\|')} |`;
  });
  return [
    `### \`${command.name}\``,
    '',
    command.does,
    '',
    '```',
    ...wrapped(usageOf(command), 4),
    '```',
    '',
    ...(rows.length === 0 ? [] : ['| option | default | meaning |', '| --- | --- | --- |', ...rows, '']),
    ...(command.files === undefined ? [] : [`Files: ${command.files}.`, '']),
    ...(command.notes ?? []).flatMap((note) => [note, '']),
    `Example: \`${exampleOf(command)}\``,
    '',
  ].join('\n');
}

function headOf(name: string, { value }: Option<unknown>): string {
  return value === null ? `--${name}` : `--${name} ${value}`;
}

/** With what it does not go with. */
function meaningOf(option: Option<unknown>): string {
  return [option.meaning, goesWith(option)].filter(Boolean).join('; ');
}

function aboutOf(option: Option<unknown>): string {
  const { leftOut, isRequired } = option;
  const meaning = meaningOf(option);
  if (isRequired) return `${meaning} (required)`;
  return leftOut === null ? meaning : `${meaning} (default: ${leftOut})`;
}

function usageOf(command: Declaration): string {
  const { options, exactlyOne = [], atMostOne = [] } = command;
  const groups = [...exactlyOne, ...atMostOne];
  const parts = Object.entries(options).flatMap(([name, option]) => {
    const group = groups.find((names) => names.includes(name));
    if (group === undefined) return [option.isRequired ? headOf(name, option) : `[${headOf(name, option)}]`];
    if (group[0] !== name) return [];
    const either = group.map((one) => headOf(one, options[one])).join(' | ');
    return [exactlyOne.includes(group) ? `(${either})` : `[${either}]`];
  });
  if (command.files !== undefined) parts.unshift(command.isFileOptional ? '[FILE…]' : 'FILE…');
  // A non-breaking space.
  return callOf(command, parts.map((part) => part.replaceAll(' ', '\u00a0')).join(' '));
}

function exampleOf(command: Declaration): string {
  return callOf(command, command.example);
}

/** Lines of a text no wider than help, all but the first indented; the first as it is in the text. */
export function wrapped(text: string, indent: number): string[] {
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  for (const word of text.trim().split(' ')) {
    if (line.trim() !== '' && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = ' '.repeat(indent);
    }
    line += line.trim() === '' ? word : ` ${word}`;
  }
  return [...lines, line].map((one) => one.replaceAll('\u00a0', ' '));
}

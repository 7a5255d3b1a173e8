/** Commands: each is declared once; its parser (commander), its help and its part of docs/commands.md follow from that. */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command as Parser, CommanderError, Option as ParserOption } from 'commander';
import { RulesError } from '../../../engine/rules/resolve.ts';
import { didYouMean } from './nearest.ts';
import type { Option } from './options.ts';
import { IS_PACKAGE, standIn, standingPlace } from './paths.ts';
import { UsageError } from './usage-error.ts';
import type { EventEmitter } from 'node:events';

/** By name in camel case: `keepEvery` is written `--keep-every`. */
export type Options = Readonly<Record<string, Option<unknown>>>;

/** What the options of a command are once they have been read. */
export type ValuesOf<O extends Options> = { [Name in keyof O]: O[Name] extends Option<infer T> ? T : never };

/** A command line, read. */
export interface Arguments<O extends Options> {
  options: ValuesOf<O>;
  /** The arguments that belong to no option, where the command takes files. */
  files: string[];
  argv: readonly string[];
}

/** What is known about a command before it runs. */
export interface Declaration {
  /** The name of its script in package.json, or of the tool. */
  readonly name: string;
  /** It is for maintainers: no script of its own starts it, but `npm run tool -- NAME`. */
  readonly isTool?: true;
  /** One sentence. */
  readonly does: string;
  readonly options: Options;
  /** What its file arguments are; absent where it takes none. */
  readonly files?: string;
  /** Whether it may be started without any. */
  readonly isFileOptional?: true;
  /** Whether it goes on when nobody reads its output any more: it learns. */
  readonly ignoreEpipe?: true;
  /** A command line to start from, without what starts it. */
  readonly example: string;
  /** What else one should know, a paragraph each. */
  readonly notes?: readonly string[];
}

export interface Command<O extends Options> extends Declaration {
  readonly options: O;
  run(given: Arguments<O>): void | Promise<void>;
}

export function command<const O extends Options>(declared: Command<O>): Command<O> {
  return declared;
}

/**
 * Runs a command if its module was started, not only imported.
 * @param module its `import.meta.url`
 */
export async function runWhereStarted<O extends Options>(module: string, started: Command<O>): Promise<void> {
  const [, script, ...args] = process.argv;
  if (script === undefined || realpathSync(script) !== fileURLToPath(module)) return;
  await runCommand(started, args);
}

/**
 * Runs a command with these arguments. Help goes to standard output; invalid input, or a file that cannot be read or written,
 * is reported in one line on standard error, with exit status 2.
 */
export async function runCommand<O extends Options>(started: Command<O>, args: readonly string[]): Promise<void> {
  standIn(standingPlace(started.isTool ? 'tool' : started.name, process.env, process.cwd()));
  onUntakenOutput(process, (status) => (started.ignoreEpipe ? undefined : process.exit(status)));
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(helpOf(started, process.stdout.columns));
    return;
  }
  try {
    await started.run(readArguments(started, args));
  } catch (error) {
    const { syscall, path } = error as NodeJS.ErrnoException;
    if (syscall === 'write' && path === undefined) process.stdout.emit('error', error);
    else if (error instanceof UsageError || error instanceof RulesError || path !== undefined) {
      process.stderr.write(`${(error as Error).message}\n`);
      process.exitCode = 2;
    } else throw error;
  }
}

/** Commands by name, imported only where they are asked for. */
export type Commands = Readonly<Record<string, () => Promise<Command<Options>>>>;

/** Runs the command that the first argument names. @param what what they are called @param list what help says of them */
export async function runNamed(commands: Commands, what: string, list: () => string | Promise<string>): Promise<void> {
  const [name = '--help', ...args] = process.argv.slice(2);
  const names = Object.keys(commands);
  if (Object.hasOwn(commands, name)) return runCommand(await commands[name](), args);
  onUntakenOutput(process, (status) => process.exit(status));
  if (['--help', '-h'].includes(name)) process.stdout.write(await list());
  else {
    process.stderr.write(`"${name}" is no ${what}: allowed are ${names.join(', ')}${didYouMean(name, names)}\n`);
    process.exitCode = 2;
  }
}

/** @throws {UsageError} at the first thing that cannot be used */
export function readArguments<O extends Options>(given: Command<O>, args: readonly string[]): Arguments<O> {
  const parser = parserOf(given);
  try {
    parser.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const line = error.message.replace(/^error: /, '').replaceAll(/\s+/g, ' ');
    throw new UsageError(`${line}; see ${callOf(given, '--help')}`);
  }
  // As where somebody leaves out npm's own --.
  if (given.files === undefined && parser.args.length > 0)
    throw new UsageError(`"${parser.args[0]}" is no option: options are written ${callOf(given, '--NAME VALUE')}`);
  const isGiven = (name: string): boolean => !['default', undefined].includes(parser.getOptionValueSource(name));
  for (const [name, { required, needs, allowed }] of Object.entries(given.options)) {
    if (required && !isGiven(name)) throw new UsageError(`${flagOf(name)} is missing${allowed ? `: ${allowed}` : ''}`);
    if (needs !== undefined && isGiven(name) && !isGiven(needs))
      throw new UsageError(`${flagOf(name)} needs ${flagOf(needs)}`);
  }
  return { options: parser.opts<ValuesOf<O>>(), files: parser.args, argv: args };
}

function parserOf(declared: Declaration): Parser {
  const { does, files, isFileOptional, options } = declared;
  const parser = new Parser(callOf(declared, Object.keys(options).length === 0 ? '' : ' ').trimEnd())
    .description(does)
    .helpOption('-h, --help', 'shows this help')
    .allowExcessArguments()
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  if (files !== undefined) parser.argument(isFileOptional ? '[FILE...]' : '<FILE...>', files);
  for (const [name, option] of Object.entries(options)) {
    const { value, read, conflicts = [] } = option;
    const made = new ParserOption(headOf(name, option), aboutOf(option))
      .conflicts([...conflicts])
      .default(option.default);
    // What looks like the next option is no value.
    const parse = (text: string, before: unknown): unknown => {
      if (text === '' || text.startsWith('--'))
        throw new UsageError(`${flagOf(name)} has no value: give ${headOf(name, option)}`);
      return read(text, `${flagOf(name)} is "${text}"`, before);
    };
    parser.addOption(value === undefined ? made : made.argParser(parse));
  }
  return parser.configureHelp({ optionDescription: ({ description }) => description });
}

/** How an option is written: `--keep-every`. */
export function flagOf(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** An option as it is declared to the parser: `--keep-every <SECONDS>`. */
export function headOf(name: string, { value }: Option<unknown>): string {
  return value === undefined ? flagOf(name) : `${flagOf(name)} <${value}>`;
}

/** What an option means, and with what it goes. */
export function meaningOf({ meaning, needs, conflicts = [] }: Option<unknown>): string {
  return [
    meaning,
    ...(needs === undefined ? [] : [`needs ${flagOf(needs)}`]),
    ...(conflicts.length === 0 ? [] : [`not with ${conflicts.map(flagOf).join(', ')}`]),
  ].join('; ');
}

export function leftOutOf(option: Option<unknown>): string {
  const { value, required, leftOut = option.default } = option;
  return required ? 'required' : value === undefined ? '' : String((leftOut ?? '') as string | number);
}

function aboutOf(option: Option<unknown>): string {
  const leftOut = leftOutOf(option);
  if (leftOut === '') return meaningOf(option);
  return `${meaningOf(option)} (${option.required ? '' : 'default: '}${leftOut})`;
}

/** The text of `--help`. @param columns how wide it may be */
export function helpOf(declared: Declaration, columns = 80): string {
  const { example, notes = [] } = declared;
  const parser = parserOf(declared).configureOutput({ getOutHelpWidth: () => columns });
  const paragraphs = [
    ...notes.map((note) => parser.createHelp().boxWrap(note, columns)),
    `Example: ${callOf(declared, example)}`,
  ];
  const text = [parser.helpInformation(), ...paragraphs.map((paragraph) => `${paragraph}\n`)].join('\n');
  return IS_PACKAGE ? text.replaceAll(/\bnpm run (\w+)(?: --)?/g, 'npx thirty-one $1') : text;
}

/** How a command is started with these arguments: `npm run arena -- --deals 9`, `npm run tool -- widen FILE…`. */
export function callOf({ name, isTool }: Declaration, args: string): string {
  if (IS_PACKAGE) return ['npx thirty-one', name, args].filter(Boolean).join(' ');
  // Without -s, npm's banner would come before the JSON.
  const npm = /--json\b/.test(args) ? 'npm run -s' : 'npm run';
  const words = isTool ? [npm, 'tool --', name] : [npm, name, ...(args === '' ? [] : ['--'])];
  return [...words, ...(args === '' ? [] : [args])].join(' ');
}

/** The streams of a process, as far as they are used here. */
export interface OutputStreams {
  stdout: EventEmitter;
  stderr: EventEmitter & { write(text: string): unknown };
}

/**
 * Ends a command whose output is not taken: quietly where its reader has gone, else with a line. What it says on standard error,
 * such as progress, may go unread.
 * @param end ends the process with this status; what goes on instead, such as learning, does nothing
 */
export function onUntakenOutput({ stdout, stderr }: OutputStreams, end: (status?: number) => void): void {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return end();
    stderr.write(`the output cannot be written: ${error.message}\n`);
    end(1);
  });
  stderr.on('error', () => undefined);
}

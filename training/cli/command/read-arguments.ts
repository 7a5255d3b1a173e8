/** Reads a command line as the command declares it. */
import { parseArgs } from 'node:util';
import { callOf, type Arguments, type Command, type Declaration, type Options, type ValuesOf } from './declaration.ts';
import { nearest } from './nearest.ts';
import { checkTogether } from './option.ts';
import { UsageError } from './usage-error.ts';

const HELP = ['--help', '-h'];

/** Whether help is asked for, whatever other arguments there are. */
export function isHelpWanted(args: readonly string[]): boolean {
  return args.some((arg) => HELP.includes(arg));
}

/** @throws {UsageError} at the first thing that cannot be used */
export function readArguments<O extends Options>(command: Command<O>, args: readonly string[]): Arguments<O> {
  const { options, files } = textsOf(command, args);
  for (const names of command.exactlyOne ?? []) {
    const given = names.filter((name) => options.has(name));
    if (given.length !== 1)
      throw new UsageError(`give either ${names.map((name) => shown(command, name)).join(' or ')}`);
  }
  for (const names of command.atMostOne ?? []) {
    const given = names.filter((name) => options.has(name)).map((name) => `--${name}`);
    if (given.length > 1) throw new UsageError(`${given.join(' and ')} exclude each other: give one of them`);
  }
  checkTogether(command.options, options);
  if (command.files !== undefined && !command.isFileOptional && files.length === 0) {
    throw new UsageError(`no file is given: ${callOf(command, 'FILE…')}, ${command.files}`);
  }
  const values = Object.entries(command.options).map(([name, option]) => {
    const text = options.get(name);
    if (text !== undefined) return [name, option.read(text, `--${name} is "${text}"`)];
    if (option.isRequired) throw new UsageError(`--${name} is missing: ${option.allowed}`);
    return [name, option.standard()];
  });
  return { options: Object.fromEntries(values) as ValuesOf<O>, files };
}

/** The texts of the options that were given, and the arguments that belong to none. */
function textsOf(command: Declaration, args: readonly string[]): { options: Map<string, string>; files: string[] } {
  const options = new Map<string, string>();
  const files: string[] = [];
  const known = Object.fromEntries(
    Object.entries(command.options).map(([name, { value }]) => [
      name,
      { type: value === null ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (command.files === undefined) throw new UsageError(strayText(command, token.value));
      files.push(token.value);
    }
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(command.options, token.name) ? command.options[token.name] : undefined;
    if (option === undefined || token.rawName !== `--${token.name}`) throw unknownOption(command, token.rawName);
    const { value = '' } = token;
    if (option.value === null && token.inlineValue) throw new UsageError(`${token.rawName} takes no value`);
    if (option.value !== null && (value === '' || (!token.inlineValue && value.startsWith('--')))) {
      throw new UsageError(`${token.rawName} has no value: allowed is ${shown(command, token.name)}`);
    }
    options.set(token.name, value);
  }
  return { options, files };
}

function unknownOption(command: Declaration, given: string): UsageError {
  const names = [...Object.keys(command.options), 'help'].map((name) => `--${name}`);
  const meant = nearest(given, names);
  const suggestion = meant === null ? '' : `; did you mean ${meant}?`;
  return new UsageError(`${given} is not an option of ${command.name}: allowed are ${names.join(', ')}${suggestion}`);
}

function strayText(command: Declaration, given: string): string {
  const names = Object.keys(command.options);
  const how = names.length === 0 ? 'it takes none' : `options are written ${callOf(command, `--${names[0]} …`)}`;
  return `"${given}" is not an option of ${command.name}: ${how}`;
}

/** `--model FILE.onnx` */
function shown({ options }: Declaration, name: string): string {
  const { value } = options[name];
  return value === null ? `--${name}` : `--${name} ${value}`;
}

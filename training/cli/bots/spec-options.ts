/** Options that name bots: a SPEC, or several. */
import { option, type Described, type LeftOut, type Option, type Read } from '../command/option.ts';
import { splitList } from '../command/options.ts';
import { typedPath } from '../command/paths.ts';
import { SPECS } from './bots.ts';

/** A bot. */
export function spec<const D extends Described & LeftOut<string>>(about: D): Option<Read<string, D>> {
  return option<string, D>(about, 'SPEC', 'allowed is the SPEC of a bot', typedSpec);
}

/** Several bots, separated by commas. */
export function specs<const D extends Described & LeftOut<readonly string[]>>(
  about: D,
): Option<Read<readonly string[], D>> {
  const quoting = 'a FILE or COMMAND with a comma in double quotes';
  const allowed = `allowed is a list such as expert,threshold:27, of ${SPECS} (${quoting})`;
  const described = { ...about, meaning: `${about.meaning}; ${quoting}` };
  return option<readonly string[], D>(described, 'SPEC,SPEC,…', allowed, (list) => splitList(list).map(typedSpec));
}

/** A SPEC as people type it, with the path of its file from where they stand, and without quotes around that. */
export function typedSpec(typed: string): string {
  const [, kind, quoted, plain = '', rest = ''] =
    /^(model):(?:"([^"]*)"|(.*))$/s.exec(typed) ?? /^(level|search):(?:"([^"]*)"|(.*))(@[^@]*)$/s.exec(typed) ?? [];
  const file = quoted ?? plain;
  return file === '' ? typed : `${kind}:${typedPath(file)}${rest}`;
}

/** Options that name bots: a SPEC, or several. */
import { kind, splitList } from '../command/options.ts';
import { typedPath } from '../command/paths.ts';
import { SPECS } from './bots.ts';

/** A bot. */
export const spec = kind<string>(() => ({ value: 'SPEC', read: typedSpec }));

/** Several bots, separated by commas; a FILE or COMMAND with a comma is in double quotes. */
export const specs = kind<readonly string[]>(() => ({
  value: 'SPEC,SPEC,…',
  allowed: `allowed is a list such as expert,threshold:27, of ${SPECS} (a FILE or COMMAND with a comma in double quotes)`,
  read: (list) => splitList(list).map(typedSpec),
}));

/** A SPEC as people type it, with the path of its file from where they stand, and without quotes around that. */
export function typedSpec(typed: string): string {
  const [, kindOfBot, quoted, plain = '', rest = ''] =
    /^(model|double):(?:"([^"]*)"|(.*))$/s.exec(typed) ??
    /^(level|search):(?:"([^"]*)"|(.*))(@[^@]*)$/s.exec(typed) ??
    /^(rival):(?:"([^"]*)"|(.*?))(@\d+)?$/s.exec(typed) ??
    [];
  const file = quoted ?? plain;
  return file === '' ? typed : `${kindOfBot}:${typedPath(file)}${rest}`;
}

/** What only maintainers need, by name: `npm run tool -- NAME`. Each is imported only where it is asked for. */
import type { Commands } from '../../training/cli/command/command.ts';

export const TOOLS: Commands = {
  measure: async () => (await import('./browser/measure.ts')).measure,
  mistakes: async () => (await import('../../training/cli/mistakes.ts')).mistakes,
  monkey: async () => (await import('./browser/monkey/monkey.ts')).monkey,
  pictures: async () => (await import('./browser/pictures.ts')).pictures,
  positions: async () => (await import('../../training/cli/positions.ts')).positions,
  stress: async () => (await import('./stress.ts')).stress,
  widen: async () => (await import('../../training/cli/widen.ts')).widen,
};

/** A line for each tool, as it declares itself. */
export async function listOfTools(): Promise<string> {
  const names = Object.keys(TOOLS);
  const width = Math.max(...names.map(({ length }) => length));
  const tools = await Promise.all(names.map((known) => TOOLS[known]()));
  return [
    'npm run tool -- NAME OPTIONS starts one of these; npm run tool -- NAME --help says what it takes.',
    '',
    ...tools.map((tool) => `  ${tool.name.padEnd(width)}  ${tool.does}`),
    '',
  ].join('\n');
}

/** What only maintainers need, by name: `npm run tool -- NAME`. Each is imported only where it is asked for. */
import type { Command, Options } from '../../training/cli/command/declaration.ts';

export const TOOLS: Readonly<Record<string, () => Promise<Command<Options>>>> = {
  bait: async () => (await import('../../training/cli/bait.ts')).bait,
  'blind-in-page': async () => (await import('./browser/blind-in-page.ts')).blindInPage,
  endurance: async () => (await import('./browser/endurance.ts')).endurance,
  icons: async () => (await import('./browser/icons.ts')).icons,
  informed: async () => (await import('../../training/cli/informed.ts')).informed,
  loudness: async () => (await import('./browser/loudness/command.ts')).loudness,
  measure: async () => (await import('./browser/measure.ts')).measure,
  mistakes: async () => (await import('../../training/cli/mistakes.ts')).mistakes,
  monkey: async () => (await import('./browser/monkey/command.ts')).monkey,
  outages: async () => (await import('./training/outages.ts')).outages,
  'pack-orders': async () => (await import('./engine/pack-orders.ts')).packOrders,
  pictures: async () => (await import('./browser/pictures.ts')).pictures,
  positions: async () => (await import('../../training/cli/positions.ts')).positions,
  recipes: async () => (await import('./engine/recipes.ts')).recipes,
  'rule-conflicts': async () => (await import('./engine/rule-conflicts.ts')).ruleConflicts,
  'same-day': async () => (await import('./browser/same-day/command.ts')).sameDay,
  stress: async () => (await import('./engine/stress.ts')).stress,
  'teach-in-page': async () => (await import('./browser/teaching-load/course.ts')).teachInPage,
  'teaching-load': async () => (await import('./browser/teaching-load/command.ts')).teachingLoad,
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

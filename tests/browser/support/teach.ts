/** Teaching bots on the screen. */
import type { Locator } from 'playwright-core';
import { RULES_FORMAT } from '../../../engine/rules/resolve.ts';
import type { Effort } from '../../../game/services/teaching/pace.ts';
import { drop } from './files.ts';
import type { Visit } from './visit.ts';

/** Rules that no policy was trained for. */
export const OURS = { format: RULES_FORMAT, name: 'Ours', base: 'scat', threeOfAKind: 30.5, lives: 1, players: [2, 2] };

/** In the address: learns little between two looks at what it is to do. */
export const SHORT_ITERATIONS = '&iteration=512';
/** In the address: stores a course as soon as that is possible. */
export const STORED_SOON = '&checkpoint=1';

/** Opens the page on which bots are taught some rules, from what is said of their file. */
export async function openTeaching(visit: Visit, rules: { name: string } = OURS): Promise<Locator> {
  await visit.seeScene('menu');
  await drop(visit, 'rules.json', JSON.stringify(rules));
  const offered = visit.page.getByRole('dialog', { name: rules.name, exact: true });
  await offered.getByRole('button', { name: 'Teach them these rules' }).click();
  const teaching = visit.page.getByRole('dialog', { name: `Teach a bot: ${rules.name}` });
  await teaching.waitFor();
  return teaching;
}

/** Begins there. */
export async function begin(
  teaching: Locator,
  { start = 'the bot that plays them now', effort = 'full' }: { start?: string; effort?: Effort } = {},
): Promise<void> {
  await teaching.getByText('More choices').click();
  await choice(teaching, 'Start from', start).check();
  await choice(teaching, 'Effort', effort).check();
  await teaching.getByRole('button', { name: 'Teach it' }).click();
  await teaching.getByText(/^About .* left\.$/).waitFor();
}

/** One of a few choices there. @param group what they are about */
export function choice(teaching: Locator, group: string, name: string): Locator {
  return teaching.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
}

/** Goes back to the menu from there. */
export async function close(visit: Visit): Promise<void> {
  // Whatever the rules are called.
  for (const name of [/^Teach a bot/, /./]) {
    const dialog = visit.page.getByRole('dialog', { name });
    if (await dialog.isVisible()) await dialog.locator('footer button').last().click();
  }
}

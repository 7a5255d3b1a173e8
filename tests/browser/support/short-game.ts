/** Games for one visit, most of them over after two or three deals. */
import { preset, RULES_FORMAT } from '../../../engine/rules/resolve.ts';
import { rulesLink } from '../../../game/features/rules/shared-rules.ts';
import type { Visit } from './visit.ts';

/** In the menu: chooses a game for this visit, as from a link that somebody sent. */
export async function chooseGame(
  { page }: Visit,
  rules: { name: string; base: string; lives?: number },
): Promise<void> {
  const link = await rulesLink({ format: RULES_FORMAT, ...rules });
  await page.evaluate((fragment) => {
    window.location.hash = fragment;
  }, link);
  await page.getByRole('button', { name: 'Play once' }).click();
  // Those of several matches within seconds would cover the table.
  await page.locator('.toast').filter({ hasText: rules.name }).getByRole('button').click();
}

/** Chooses the game of a preset with one token, or to few points. */
export function chooseShortGame(visit: Visit, base: string): Promise<void> {
  const end = preset(base).scoring === 'points' ? { pointsTarget: 4 } : { lives: 1 };
  return chooseGame(visit, { name: `Short ${base}`, base, ...end });
}

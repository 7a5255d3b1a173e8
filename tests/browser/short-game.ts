/** Games that are over after two or three deals. */
import { preset, RULES_FORMAT } from '../../engine/rules/resolve.ts';
import { rulesLink } from '../../game/features/rules/shared-rules.ts';
import type { Visit } from './visit.ts';

/** A link to the game of a preset, with one token or to few points. */
function shortGame(name: string): Promise<string> {
  const end = preset(name).scoring === 'points' ? { pointsTarget: 5 } : { lives: 1 };
  return rulesLink({ format: RULES_FORMAT, base: name, name: `Short ${name}`, ...end });
}

/** In the menu: chooses the short game of a preset for this visit, as from a link that somebody sent. */
export async function chooseShortGame({ page }: Visit, name: string): Promise<void> {
  const link = await shortGame(name);
  await page.evaluate((fragment) => {
    window.location.hash = fragment;
  }, link);
  await page.getByRole('button', { name: 'Play once' }).click();
  // Those of several matches within seconds would cover the table.
  await page
    .locator('.toast')
    .filter({ hasText: `Short ${name}` })
    .getByRole('button')
    .click();
}

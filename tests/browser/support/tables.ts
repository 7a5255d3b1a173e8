/** What tests sit down to: games, most of them over after two or three deals, company, and the policy that plays. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import { preset, RULES_FORMAT } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { pickModel, readManifest } from '../../../game/catalogue/manifest.ts';
import { forPlayers } from '../../../game/catalogue/table-rules.ts';
import { rulesLink } from '../../../game/screens/rules/shared-rules.ts';
import type { Visit } from './visit.ts';

/** In the menu: chooses a game for this visit, as from a link that somebody sent. */
export async function chooseGame(
  visit: Visit,
  rules: { name: string; base: string; lives?: number; grace?: boolean },
): Promise<void> {
  const { page } = visit;
  await visit.follow(await rulesLink({ format: RULES_FORMAT, ...rules }));
  await page.getByRole('button', { name: 'Play once' }).click();
  // Those of several matches within seconds would cover the table.
  await page.locator('.toast').filter({ hasText: rules.name }).getByRole('button').click();
}

/** Chooses the game of a preset with one token, or to few points. */
export function chooseShortGame(visit: Visit, base: string): Promise<void> {
  const end = preset(base).scoring === 'points' ? { pointsTarget: 4 } : { lives: 1 };
  return chooseGame(visit, { name: `Short ${base}`, base, ...end });
}

/** Seats of the settings: a person's, and those of bots. */
export const person = (name: string) => ({ kind: 'person', name });
export const bots = (count: number) =>
  Array.from({ length: count }, () => ({ kind: 'bot', level: 'casual', style: 'even' }));

/** Of November 26, 2026, whose deals are of Scat. */
export const NOON = Date.UTC(2026, 10, 26, 12);

/** The SHA-256 of the policy that the game plays some rules with. */
export function policyFor(rules: HouseRules, players: number): string {
  const file = (path: string): Buffer => readFileSync(new URL(`../../../models/${path}`, import.meta.url));
  const models = readManifest(JSON.parse(file('manifest.json').toString()));
  const { model } = pickModel(models, { rules: forPlayers(players, rules), observation: OBSERVATION_VERSION });
  if (model === null) throw new Error(`no policy plays ${rules.name}`);
  return createHash('sha256').update(file(model.file)).digest('hex');
}

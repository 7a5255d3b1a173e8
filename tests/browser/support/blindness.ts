/** Matches whose bots the built game asks again, with other hidden cards. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { pickModel, readManifest } from '../../../game/catalogue/manifest.ts';
import { forPlayers } from '../../../game/catalogue/table-rules.ts';
import { RecordedBots } from '../../../training/cli/bots/recorded-bots.ts';
import { botsOf, sealedMatch } from '../../engine/fair/sealed-match.ts';
import type { Visit } from './visit.ts';

const MODELS = join(import.meta.dirname, '../../../models');
const manifest = readManifest(JSON.parse(readFileSync(join(MODELS, 'manifest.json'), 'utf8')));

/** The SHA-256 of the policy that the game plays some rules with. */
function policyFor(rules: HouseRules, players: number): string {
  const { model } = pickModel(manifest, { rules: forPlayers(players, rules), observation: OBSERVATION_VERSION });
  if (model === null) throw new Error(`no policy plays ${rules.name}`);
  return createHash('sha256')
    .update(readFileSync(join(MODELS, model.file)))
    .digest('hex');
}

/** A match by policies as they play in the game, and by the expert in the last seat, as before they are loaded. */
export async function playedMatch(rules: HouseRules, seed: number, mostDeals: number): Promise<MatchRecord> {
  const players = Math.min(rules.players[1], 2 + (seed % 5));
  const bots = botsOf(policyFor(rules, players), players, seed);
  bots[players - 1].policy = 'expert';
  const recorded = new RecordedBots(MODELS);
  for (const { policy } of bots) await recorded.load(policy);
  return sealedMatch({ rules, bots, seed, mostDeals, create: (player, chance) => recorded.create(player, chance) });
}

/** Opens the list of records. */
export async function openRecords(visit: Visit): Promise<void> {
  await visit.pressButton('Records');
  await visit.page.getByRole('dialog', { name: 'Records' }).waitFor();
}

/** What the game says about the bots of a match, and how long it took, in ms. */
interface Answer {
  said: string;
  ms: number;
}

/**
 * Imports a match into the list of records, which is open, and has its bots asked again.
 * @param look receives the dialog before that
 */
export async function askInGame(
  { page }: Visit,
  record: MatchRecord,
  look: (dialog: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<Answer> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import files' }).click();
  const buffer = Buffer.from(JSON.stringify(record));
  await (await choosing).setFiles([{ name: 'match.json', mimeType: 'application/json', buffer }]);
  await page.getByText('1 match was imported.').waitFor();
  // The newest comes first.
  const open = page.getByRole('button', { name: /^Fairness: / });
  await open.first().click();
  const dialog = page.getByRole('dialog', { name: 'Fairness' });
  await look(dialog);
  const began = performance.now();
  await dialog.getByRole('button', { name: /^Ask them again/ }).click();
  await dialog.locator('.report p').first().waitFor();
  const ms = performance.now() - began;
  const said = await dialog.locator('.report').innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /^Delete: / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Really delete: / }).click();
  await page.getByText('The record has been deleted.').waitFor();
  return { said, ms };
}

/**
 * Asks the bots of many matches again through the built game: `npx tsx tests/browser/blindness.ts DECISIONS` plays sealed
 * matches by all presets with bots of all levels and styles, imports them into the game, and presses *Ask them again* for
 * each. Then it looks for a planted bot in every preset.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import type { Bot } from '../../engine/bots/bot.ts';
import { createThresholdBot } from '../../engine/bots/threshold.ts';
import { askAgain, decisionsIn, isKnownBot } from '../../engine/fair/blindness.ts';
import { playTo, type Course } from '../../engine/fair/deal-anew.ts';
import type { Match } from '../../engine/match.ts';
import { OBSERVATION_VERSION } from '../../engine/observation.ts';
import { RESHUFFLED } from '../../engine/public.ts';
import { Random } from '../../engine/random.ts';
import type { MatchRecord } from '../../engine/record.ts';
import { PRESETS, preset, resolveRules } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { pickModel, readManifest } from '../../game/catalogue/manifest.ts';
import { forPlayers } from '../../game/catalogue/table-rules.ts';
import { RecordedBots } from '../../training/cli/bots/recorded-bots.ts';
import { ProgressLine } from '../../training/cli/command/progress-line.ts';
import { botsOf, planted, sealedMatch } from '../engine/fair/sealed-match.ts';
import { Visit } from './support/visit.ts';
import { withBuiltGame } from '../tools/browser/with-built-game.ts';

/** For the bots of one match, in ms. */
const ASKING_TIMEOUT = 600_000;

const MODELS = join(import.meta.dirname, '../../models');
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
export type Answer = { said: string; ms: number };

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
  await dialog.locator('.report p').first().waitFor({ timeout: ASKING_TIMEOUT });
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

/** Rules under which stocks are used up, which those of no preset often are. */
const NEW_STOCKS = resolveRules({
  format: 'thirty-one-rules/1',
  name: 'new stocks',
  stockEmpty: 'reshuffle',
  knockMinimum: 31,
  declare: 'off',
});
const ALL_RULES = [...PRESETS.map(preset), NEW_STOCKS];
const MOST_DEALS = 6;

/** Plays and asks until there are so many decisions, the same share by each of the rules. */
async function askMany(visit: Visit, wanted: number): Promise<void> {
  const share = Math.ceil(wanted / ALL_RULES.length);
  const progress = new ProgressLine('decisions', share * ALL_RULES.length);
  const characters = new Map<string, number>();
  let [decisions, differing, milliseconds] = [0, 0, 0];
  for (const rules of ALL_RULES) {
    let [asked, matches, afterNewStock] = [0, 0, 0];
    for (let seed = 1; asked < share; seed++) {
      const record = await playedMatch(rules, seed, MOST_DEALS);
      const { said, ms } = await askInGame(visit, record);
      const known = decisionsIn(record).filter(({ player }) => isKnownBot(player));
      if (!said.startsWith(`${known.length} decisions of `)) console.log(`${rules.name}, seed ${seed}: ${said}`);
      if (!/8 times each with other hidden cards: the same action every time\./.test(said)) differing++;
      for (const { player, course } of known) {
        const name = player?.policy === 'expert' ? `expert ${player.level}` : `${player?.level} ${player?.style}`;
        characters.set(name, (characters.get(name) ?? 0) + 1);
        if (hasNewStock(course)) afterNewStock++;
      }
      [asked, matches, milliseconds] = [asked + known.length, matches + 1, milliseconds + ms];
      progress.update(decisions + asked);
    }
    decisions += asked;
    progress.clear();
    console.log(`${rules.name}: ${asked} decisions of ${matches} matches, ${afterNewStock} after a new stock`);
  }
  const by = Array.from(characters, ([name, count]) => `${name} ${count}`)
    .sort()
    .join(', ');
  console.log(
    `${decisions} decisions asked again 8 times each in ${(milliseconds / 1000).toFixed(0)} s: ${differing} matches differ`,
  );
  console.log(by);
}

/** Whether a new stock was made before the decision. */
function hasNewStock(course: Course): boolean {
  const { historyActions, historyLength } = playTo(course).deal.table;
  return historyActions.subarray(0, historyLength).includes(RESHUFFLED);
}

/** After how many decisions a planted bot is found. */
async function findPlanted(rules: HouseRules): Promise<number> {
  const players = Math.min(4, rules.players[1]);
  const random = new Random(31);
  let decisions = 0;
  for (let seed = 1; ; seed++) {
    const cheat = (match: Match): Bot => planted(createThresholdBot(24), match);
    const record = await sealedMatch({
      rules,
      bots: botsOf('expert', players),
      seed,
      mostDeals: MOST_DEALS,
      create: (_player, _chance, match) => cheat(match),
    });
    for (const decision of decisionsIn(record)) {
      const { differences } = await askAgain([decision], { sitDown: (_, match) => cheat(match), again: 8, random });
      decisions++;
      if (differences.length > 0) return decisions;
    }
  }
}

if (import.meta.filename === process.argv[1]) {
  await withBuiltGame(async (browser, origin) => {
    const visit = await Visit.begin(browser, origin, { viewport: { width: 800, height: 600 } });
    await visit.see('the menu', ({ scene }) => scene === 'menu');
    await openRecords(visit);
    await askMany(visit, Number(process.argv[2]));
    await visit.end();
  });
  for (const rules of ALL_RULES)
    console.log(`${rules.name}: the planted bot is found after ${await findPlanted(rules)} decisions`);
}

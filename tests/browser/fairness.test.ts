/** Matches whose cards can be checked: sealed before the player's word, the same after every reload, and shown. */
import { expect, test } from 'vitest';
import { decisionsIn } from '../../engine/fair/blindness.ts';
import { replayRecord, type MatchRecord } from '../../engine/record.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { RecordedBots } from '../../training/cli/bots/recorded-bots.ts';
import { inGroups } from '../../game/base/in-groups.ts';
import { botsOf, sealedMatch } from '../engine/fair/sealed-match.ts';
import { builtGame, PHONE, WINDOW } from './support/built-game.ts';
import { chooseFiles, savedFile } from './support/files.ts';
import { picker, playToTheEnd, POINTER_INPUT } from './support/player.ts';
import { hasButton, mayAct, type Screen } from './support/screen.ts';
import { chooseGame, policyFor } from './support/tables.ts';
import type { Visit } from './support/visit.ts';

const game = builtGame();

/** How often the page is reloaded in a match. */
const RELOADS = 6;

const isDealOver = (screen: Screen) => hasButton(screen, 'Next deal');
/** Unlike with a fixed seed, a deal may be over before one's first turn: an opponent is dealt a 31, or draws it. */
const mayGoOn = (screen: Screen) => mayAct(screen) || isDealOver(screen);

/** A visit to the game as it is for everybody: no address fixes its shuffles. */
const visitingUnseeded = (during: (visit: Visit) => Promise<void>): Promise<void> =>
  game.visiting({ ...WINDOW, isSeeded: false }, during);

const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Fairness' });

/** Opens the dialog from the rules. */
async function openFairness(visit: Visit): Promise<string> {
  await visit.page.getByRole('button', { name: 'How the cards are shuffled' }).click();
  await dialog(visit).waitFor();
  return ((await dialog(visit).locator('code').first().textContent()) ?? '').replaceAll(' ', '');
}

/** In the menu: adds a word to what the cards of the next match follow from. @returns what they are sealed with */
async function sayWord(visit: Visit, word: string | null): Promise<{ commitment: string; word: string }> {
  await visit.pressButton('Game');
  await visit.page
    .getByRole('listitem')
    .filter({ has: visit.page.locator('[aria-pressed="true"]') })
    .getByText('Rules', { exact: true })
    .click();
  const commitment = await openFairness(visit);
  const field = dialog(visit).getByRole('textbox');
  await dialog(visit).getByRole('button', { name: 'Cut' }).click();
  const cut = await field.inputValue();
  if (word !== null) await field.fill(word);
  for (let open = 3; open > 0; open--) await visit.page.keyboard.press('Escape');
  await visit.see('the menu', ({ page }) => page === null);
  return { commitment, word: word ?? cut };
}

async function savedRecord(visit: Visit): Promise<MatchRecord> {
  const { contents } = await savedFile(visit.page, () => visit.pressButton('Save the record'));
  return JSON.parse(contents.toString()) as MatchRecord;
}

test('the cards are sealed before one’s word is taken, and everything follows from both', async () => {
  await visitingUnseeded(async (visit) => {
    await visit.applySettings({ opponents: 1 });
    // With two tokens nobody is out after one deal, which a dealt 31 may end before anybody acts.
    await chooseGame(visit, { name: 'Two tokens', base: 'scat', lives: 2 });
    const { commitment } = await sayWord(visit, 'Zoé');
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);

    await visit.pressButton('Play');
    await visit.see('a decision or the end of a deal', mayGoOn);
    await visit.pressButton('Rules');
    expect(await openFairness(visit)).toBe(commitment);
    for (let open = 2; open > 0; open--) await visit.page.keyboard.press('Escape');
    const { result } = await playToTheEnd(visit, POINTER_INPUT);
    expect(result.standings).toHaveLength(2);
    const record = await savedRecord(visit);
    expect(record.fair).toEqual({ format: 'thirty-one-fair/1', commitment, word: 'Zoé' });
    expect(replayRecord(record).deals).toBeGreaterThan(0);

    await visit.pressButton('Turning point');
    await visit.page.getByRole('button', { name: /^Play it again/ }).click();
    await visit.seeScene('menu');
    const offered = visit.page.getByRole('dialog', { name: 'Challenge' });
    await offered.getByText(`deal ${record.deals.length} of a match`).waitFor();
  });
});

test('a match that is reloaded again and again keeps the cards that were sealed', async () => {
  await visitingUnseeded(async (visit) => {
    await visit.applySettings({ opponents: 1 });
    // So long that it is not over before the last reload.
    await chooseGame(visit, { name: 'Long', base: 'scat', lives: 10 });
    const { commitment, word } = await sayWord(visit, null);
    expect(word).toMatch(/^[a-z]{12}$/);
    await visit.pressButton('Play');
    await visit.see('a decision or the end of a deal', mayGoOn);
    await visit.pressButton('Rules');
    expect(await openFairness(visit)).toBe(commitment);
    await dialog(visit).getByText(`Your word: “${word}”.`).waitFor();
    await visit.page.keyboard.press('Escape');
    await visit.page.keyboard.press('Escape');
    const pick = picker();
    for (let reload = 0; reload < RELOADS; reload++) {
      const screen = await visit.see('a decision or the end of a deal', mayGoOn);
      if (isDealOver(screen)) await visit.pressButton('Next deal');
      else await POINTER_INPUT.act(visit, screen, pick(screen.legal));
      await visit.see('what is kept', ({ isKept }) => isKept);
      await visit.page.reload();
      await visit.see('the open match', ({ openMatches }) => openMatches?.length === 1);
      await visit.pressButton('Continue');
    }
    const { deal } = await visit.seeScene('table');
    expect(deal).toBeGreaterThan(1);
    await visit.pressButton('Rules');
    expect(await openFairness(visit)).toBe(commitment);
    await dialog(visit).getByText('Checked: the cards of').waitFor();
  });
});

test('a match that the address gives a seed says that it is not sealed', async () => {
  await game.visiting(WINDOW, async (visit) => {
    await visit.sitDown({ opponents: 1 });
    await visit.seeTurn();
    await visit.pressButton('Rules');
    await visit.page.getByRole('button', { name: 'How the cards are shuffled' }).click();
    await dialog(visit).getByText('The cards of this match are not sealed').waitFor();
  });
});

/** A deal by policies as they play in the game, and by the expert in the last seat, as before they are loaded. */
async function playedDeal(): Promise<MatchRecord> {
  const rules = preset('scat');
  const bots = botsOf(policyFor(rules, 3), 3, 1);
  bots[2].policy = 'expert';
  const recorded = new RecordedBots('models');
  for (const { policy } of bots) await recorded.load(policy);
  const create: RecordedBots['create'] = (player, chance) => recorded.create(player, chance);
  return sealedMatch({ rules, bots, seed: 1, mostDeals: 1, create });
}

test('a record shows every byte of its deals, and has its bots asked again with other hidden cards', async () => {
  const record = await playedDeal();
  const [{ deck, secret = '' }] = record.deals;
  await game.visiting({ ...PHONE, hasPolicy: true }, async (visit) => {
    const { page } = visit;
    await visit.pressButton('Records');
    await chooseFiles(page, { 'match.json': JSON.stringify(record) }, () =>
      page.getByRole('button', { name: 'Import files' }).click(),
    );
    await page.getByRole('button', { name: /^More: / }).click();
    await page.getByRole('button', { name: /^Fairness: / }).click();
    await dialog(visit).getByText('Checked: the cards of the deal so far').waitFor();
    await dialog(visit).getByText('Secrets and cards of the deals').click();
    for (const line of [inGroups(secret), inGroups(record.fair?.commitment ?? ''), deck])
      expect(await dialog(visit).locator('details code').allInnerTexts()).toContain(line);
    await dialog(visit)
      .getByRole('button', { name: /^Ask them again/ })
      .click();
    await expect
      .poll(() => dialog(visit).locator('.report').innerText())
      .toBe(
        `${decisionsIn(record).length} decisions of bot 0, bot 1, and bot 2 asked again, 8 times each with other hidden cards: the same action every time.`,
      );
  });
});

/** Records in the built game: stored, replayed, imported and exported as files, counted, and all data as one file. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { Match } from '../../engine/match.ts';
import { Recorder, replayRecord, type MatchRecord } from '../../engine/record.ts';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { saveMatch } from '../../engine/save.ts';
import { allData, dataFile } from '../../game/services/storage/data-file.ts';
import { recordFile } from '../../game/model/record-file.ts';
import { DEFAULT_SETTINGS } from '../../game/catalogue/settings.ts';
import { memoryStores } from '../../game/services/storage/stores.ts';
import { sha256Of } from '../../game/services/sha256.ts';
import { wholeBots } from '../../game/services/storage/whole-bots.ts';
import { keptBot } from '../game/support/own-bots.ts';
import { keptRecord, playedMatch } from '../game/support/records.ts';
import { builtGame, LAPTOP } from './support/built-game.ts';
import { chooseFiles, savedFile } from './support/files.ts';
import { seeAtRest, seeReplay } from './support/replay.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

const TIME = new Date('2026-03-01T20:00:00Z');

const recordOf = (seed: number): MatchRecord => playedMatch(preset('scat'), 3, seed).record;

/** A record as it is saved; the same seed gives the same match. */
const file = (seed: number): string => recordFile(recordOf(seed), TIME).text;

/** A game of one's own, and a bot that plays it. */
const OURS = { format: 'thirty-one-rules/1', name: 'Ours', base: 'pub', lives: 4 } as const;
const OUR_BOT = 'Apprentice';

/** A data file with `count` records of all games, an open match, and a custom game with its bot, which is chosen. */
async function fileOfManyMatches(count: number): Promise<string> {
  const stores = memoryStores();
  for (let number = 0; number < count; number++) {
    const rules = preset(PRESETS[number % PRESETS.length]);
    const kept = keptRecord({ rules, players: rules.players[0], seed: number, day: 1 + (number % 300) });
    await stores.records.put(`match ${String(number).padStart(3, '0')}`, kept);
  }
  const recorder = new Recorder();
  const match = new Match(preset('golf'), 3, { seed: 31, recorder });
  match.startDeal();
  const { players, you, began, ended, policy: by } = keptRecord();
  const save = saveMatch(match, recorder, ['You', 'Fox', 'Owl']);
  await stores.matches.put('open', { players, you, began, saved: ended, policy: by, save });
  await stores.rules.put('Ours', OURS);
  const policy = new Uint8Array(await readFile('models/general.onnx'));
  const bot = keptBot({ name: OUR_BOT, rules: OURS, isUsed: true });
  await wholeBots(stores).put(await sha256Of(policy), { ...bot, policy, critic: null });
  const settings = { ...DEFAULT_SETTINGS, fourColours: true, rules: 'own:Ours' };
  return dataFile(await allData(stores, settings), TIME).text;
}

/** A data file without the time when it was written. */
const withoutTime = (text: string): string => text.replace(/"written":"[^"]*"/, '');

async function openRecords(visit: Visit): Promise<void> {
  await visit.pressButton('Records');
  await visit.page.getByRole('dialog', { name: 'Records' }).waitFor();
}

async function importFiles({ page }: Visit, files: Readonly<Record<string, string>>): Promise<void> {
  await chooseFiles(page, files, () => page.getByRole('button', { name: 'Import files' }).click());
}

describe('records in the built game', () => {
  test('a match is replayed, forward and back, and every deal ends as in its record', async () => {
    // Nothing was agreed between its deals, so that each ends where the next begins.
    const isPlain = (number: number): boolean => recordOf(number).deals.every(({ before }) => before.length === 0);
    let seed = 1;
    while (!isPlain(seed)) seed += 1;
    const record = recordOf(seed);
    await visiting(LAPTOP, async (visit) => {
      await openRecords(visit);
      await importFiles(visit, { 'match.json': file(seed) });
      await visit.page.getByRole('button', { name: /^Watch: / }).click();
      const opened = await seeReplay(visit, 'the match again', () => true);
      expect(opened).toMatchObject({
        steps: replayRecord(record).actions + record.deals.length,
        deals: record.deals.length,
      });
      const { keyboard } = visit.page;
      await keyboard.press('Home');
      await keyboard.press('ArrowRight');
      const forward = [];
      for (const { result } of record.deals) {
        const number = forward.length + 1;
        await keyboard.press('ArrowDown');
        if (number < record.deals.length) await keyboard.press('ArrowLeft');
        const over = await seeAtRest(visit, `the end of deal ${number}`, ({ deal }) => deal === number);
        const { tokens, out, values } = over.shown as { tokens: number[]; out: boolean[]; values: number[] };
        expect(tokens.map((left, seat) => (out[seat] ? -1 : left))).toEqual(result.tokens);
        expect(values).toEqual(result.values);
        forward.push({ position: over.position, shown: over.shown });
        await keyboard.press('ArrowRight');
      }
      for (const { position, shown } of forward.toReversed()) {
        await visit.page.locator('.replay input').fill(String(position));
        const back = await seeAtRest(visit, 'the same table', (screen) => screen.position === position);
        expect(back.shown).toEqual(shown);
      }
      await keyboard.press('Home');
      for (let step = 1; step <= 6; step++) {
        await keyboard.press('ArrowRight');
        await seeAtRest(visit, 'a step', ({ position }) => position === step);
      }
      await keyboard.press('a');
      const open = await seeReplay(visit, 'all hands', ({ view }) => view === 'all');
      expect((open.shown.open as number[][]).every(({ length }) => length >= 3)).toBe(true);
      await keyboard.press('2');
      const other = await seeReplay(visit, "Fox's hand", ({ view }) => view === 1);
      expect(other.shown).toMatchObject({ bottom: 1, viewer: 1 });
      await keyboard.press('Escape');
      await visit.seeScene('menu');
      await visit.page.getByRole('dialog', { name: 'Records' }).waitFor();
    });
  });

  test('all data with 500 matches and a bot are saved as one file, deleted after two questions, and restored unchanged; the bot plays', async () => {
    const text = await fileOfManyMatches(500);
    await visiting({ ...LAPTOP, hasPolicy: true }, async (visit) => {
      const { page } = visit;
      await openRecords(visit);
      await page.getByRole('button', { name: 'Your data' }).click();
      const dialog = page.getByRole('dialog', { name: 'Your data' });
      const restore = async (contents: string): Promise<void> => {
        await chooseFiles(page, { 'all.json': contents }, () =>
          dialog.getByRole('button', { name: /^Restore/ }).click(),
        );
        await page.getByRole('button', { name: /^Replace what is here/ }).click();
        await page.getByRole('button', { name: 'Replace it' }).click();
        await dialog.getByText('Restored: 500 played matches').waitFor();
      };
      const saved = async (): Promise<string> => {
        const save = dialog.getByRole('button', { name: 'Save everything as a file' });
        return (await savedFile(page, () => save.click())).contents.toString();
      };
      await restore(text);
      const before = await saved();
      expect(withoutTime(before)).toBe(withoutTime(text));

      await dialog.getByRole('button', { name: 'Delete everything' }).click();
      await page
        .getByRole('dialog', { name: 'Delete everything that is stored here?' })
        .getByRole('button')
        .first()
        .click();
      await page.getByRole('button', { name: 'Yes, delete it all' }).click();
      await dialog.getByText('Stored here: 0 played matches, 0 open matches and 0 games of your own.').waitFor();
      expect((await visit.screen()).settings).toMatchObject({ fourColours: false, rules: 'scat' });

      await restore(before);
      expect(withoutTime(await saved())).toBe(withoutTime(before));
      await dialog.getByRole('button', { name: 'Done' }).click();
      const { settings } = await visit.see(
        'the menu again',
        ({ scene, buttons }) => scene === 'menu' && buttons.length > 0,
      );
      expect(settings).toMatchObject({ fourColours: true, rules: 'own:Ours' });
      await visit.see('the bot that came back', ({ opponents }) => opponents.model === OUR_BOT);
    });
  });
});

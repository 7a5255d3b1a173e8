import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { KeptRecord } from '../../game/services/storage/match-schemas.ts';
import { expectAbsent } from './support/absence.ts';
import { builtGame, PHONE, WINDOW } from './support/built-game.ts';
import { chooseFiles, drop, savedFile } from './support/files.ts';
import { playToTheEnd, POINTER_INPUT } from './support/player.ts';
import { stored } from './support/storage.ts';
import { begin, close, openTeaching, OURS, SHORT_ITERATIONS, STORED_SOON } from './support/teach.ts';
import type { Visit } from './support/visit.ts';

const game = builtGame();

/** A visit whose courses learn little between two looks at what they are to do. */
const visiting: typeof game.visiting = (options, during, more = '') =>
  game.visiting(options, during, SHORT_ITERATIONS + more);

describe('teaching in the page', () => {
  test('pauses by a press and while the page is hidden; on a phone it goes on only by a press', async () => {
    await visiting({ ...PHONE, hasPolicy: true }, async (visit) => {
      const teaching = await openTeaching(visit);
      await begin(teaching, { start: 'scratch' });
      await teaching.getByRole('button', { name: 'Pause' }).click();
      await teaching.getByText('Paused.').waitFor();
      await teaching.getByRole('button', { name: 'Resume' }).click();
      for (const hidden of [true, false]) {
        await visit.page.evaluate((is) => {
          Object.defineProperty(document, 'hidden', { get: () => is, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
        await teaching.getByText('Paused.').waitFor();
      }
      await teaching.getByRole('button', { name: 'Resume' }).click();
      await teaching.getByRole('button', { name: 'Pause' }).waitFor();
    });
  });

  test('shows what has changed and one deal as it was played; one sits down against the bot while it learns, and the record names it', async () => {
    await visiting({ ...WINDOW, hasPolicy: true }, async (visit) => {
      await visit.applySettings({ opponents: 1 });
      const teaching = await openTeaching(visit);
      await begin(teaching, { start: 'scratch' });
      await teaching.getByText('More', { exact: true }).click();
      await teaching.getByRole('heading', { name: 'How it differs from the expert' }).waitFor();
      await teaching
        .getByText(/times in 100 \(the expert: \d+\)\.$/)
        .first()
        .waitFor();
      await teaching.getByRole('table', { name: 'At the start' }).waitFor();
      expect(await teaching.getByRole('table', { name: 'Now', exact: true }).getByRole('row').count()).toBeGreaterThan(
        2,
      );

      await teaching.getByRole('button', { name: /^Play against / }).click();
      await expectAbsent('a dialog', () => visit.page.getByRole('dialog').count(), {
        once: () => visit.seeScene('table'),
      });
      await visit.see('the bot in mid-course', (screen) => /^\w+, minute \d/.test(screen.opponents.model ?? ''));
      expect(visit.page.workers().some((worker) => worker.url().includes('teaching-worker'))).toBe(true);
      await visit.see('a decision that is kept', ({ targets, isKept }) => targets?.length > 0 && isKept);
      await visit.page.reload();
      await visit.pressButton('Continue');
      await visit.see(
        'the same bot again',
        ({ scene, opponents }) => scene === 'table' && /^\w+, minute \d/.test(opponents.model ?? ''),
      );
      await playToTheEnd(visit, POINTER_INPUT);
      const policies = new Set(await policiesInRecord(visit));
      expect([...policies]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    });
  });

  test('goes on after a reload; what was taught plays its rules, is named in the record, gives way again, and goes to friends as files', async () => {
    let policy: Buffer;
    let critic: Buffer;
    await visiting(
      { ...WINDOW, hasPolicy: true },
      async (visit) => {
        await visit.applySettings({ opponents: 1 });
        await begin(await openTeaching(visit));
        await expect.poll(() => stored(visit, 'courses', 'keys')).toHaveLength(1);
        await visit.page.reload();
        await visit.pressButton('Teaching');
        const teaching = visit.page.getByRole('dialog', { name: 'Teach a bot: Ours' });
        await teaching.getByText(/had not finished when the page was closed\.$/).waitFor();
        await teaching.getByRole('button', { name: 'Resume' }).click();
        await teaching.getByText(/^About .* left\.$/).waitFor();
        await teaching.getByRole('button', { name: 'Stop' }).click();
        await teaching.getByText(/^You stopped (\w+) before the end\. \1 (plays these rules|is kept below)/).waitFor();

        await teaching.getByRole('switch', { name: /^Let “.*” play$/ }).check();
        await teaching.getByText('It plays these rules now.').waitFor();
        const name = teaching.getByRole('textbox', { name: /^Name of “/ });
        await name.fill('Apprentice');
        await name.blur();
        policy = await saved(visit, 'Save “Apprentice” as a file', 'Apprentice.onnx');
        critic = await saved(visit, 'Save the critic of “Apprentice” as a file', 'Apprentice.critic.onnx');
        const sha256 = createHash('sha256').update(policy).digest('hex');
        await close(visit);

        await drop(visit, 'ours.json', JSON.stringify(OURS));
        const offered = visit.page.getByRole('dialog', { name: 'Ours', exact: true });
        await offered.getByText('Well. They were trained on this very game.').waitFor();
        await offered.getByRole('button', { name: 'Play once' }).click();
        await visit.see('the taught bot', ({ opponents }) => opponents.model === 'Apprentice');
        await visit.pressButton('Play');
        await playToTheEnd(visit, POINTER_INPUT);
        expect(new Set(await policiesInRecord(visit))).toEqual(new Set([sha256]));

        await visit.pressButton('Menu');
        await openTeaching(visit);
        await teaching.getByRole('switch', { name: 'Let “Apprentice” play' }).uncheck();
        await close(visit);
        await visit.see('the general bot', ({ opponents }) => opponents.model === 'general');
      },
      STORED_SOON,
    );

    await visiting({ ...WINDOW, hasPolicy: true }, async (visit) => {
      await visit.applySettings({ opponents: 1 });
      const teaching = await openTeaching(visit);
      await chooseFiles(visit.page, { 'Anna.onnx': policy, 'Anna.critic.onnx': critic }, () =>
        teaching.getByRole('button', { name: 'Open a bot’s file' }).click(),
      );
      await teaching.getByText('“Anna” is among your bots now, and plays its rules.').waitFor();
      expect(await saved(visit, 'Save the critic of “Anna” as a file', 'Anna.critic.onnx')).toEqual(critic);
      await visit.page
        .getByRole('dialog', { name: /^Teach a bot/ })
        .locator('footer button')
        .last()
        .click();
      await visit.page.getByRole('button', { name: 'Play once' }).click();
      await visit.see('the bot that was brought', ({ opponents }) => opponents.model === 'Anna');
      await drop(visit, 'letter.onnx', 'Dear Anna');
      await visit.page.getByText('“letter.onnx” is not a bot of this game.').waitFor();
      await visit.pressButton('Options');
      await visit.page.getByRole('button', { name: 'Your bots', exact: true }).press('Enter');
      const bots = visit.page.getByRole('dialog', { name: 'Your bots' });
      expect(await bots.getByRole('textbox', { name: 'Name of “Anna”' }).inputValue()).toBe('Anna');
    });
  });
});

/** What a button saves. */
async function saved({ page }: Visit, button: string, name: string): Promise<Buffer> {
  const file = await savedFile(page, () => page.getByRole('button', { name: button, exact: true }).click());
  expect(file.name).toBe(name);
  return file.contents;
}

/** The policies that the record names, one for each deal. */
async function policiesInRecord(visit: Visit): Promise<unknown[]> {
  const [kept] = (await stored(visit, 'records', 'values')) as KeptRecord[];
  return kept.record.deals.map(({ bots }) => bots?.find((bot) => bot !== null)?.policy);
}

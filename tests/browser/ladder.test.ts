/** The ladder and the goals in the built game: an opponent is beaten, the result says so, and the next can be played. */
import { expect, test } from 'vitest';
import { parseCards } from '../../engine/cards.ts';
import { Match } from '../../engine/match.ts';
import { packOf } from '../../engine/pack.ts';
import { Recorder } from '../../engine/record.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { saveMatch } from '../../engine/save.ts';
import { LADDER, ladderTable } from '../../game/catalogue/ladder.ts';
import type { OpenMatch } from '../../game/services/storage/match-schemas.ts';
import { expectAbsent } from './support/absence.ts';
import { builtGame, LAPTOP } from './support/built-game.ts';
import { illegible } from './support/legible.ts';
import type { Screen } from './support/screen.ts';
import { store } from './support/storage.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

const TIME = '2026-05-01T10:00:00.000Z';

/** A match against Fox that is won by taking the queen of spades and discarding the four of hearts. */
function nearlyWon(): OpenMatch {
  const rules = { ...preset('scat'), lives: 1, grace: false };
  const recorder = new Recorder();
  const match = new Match(rules, 2, { seed: 1, dealer: 1, recorder });
  const front = parseCards('As 2c Ks 3d 4h 5h Qs 6c');
  match.startDeal([...front, ...Array.from(packOf(rules)).filter((card) => !front.includes(card))]);
  const { seats } = ladderTable(LADDER[0], { kind: 'person', name: '' });
  const save = saveMatch(match, recorder, ['You', 'Fox']);
  return { players: seats, you: 0, began: TIME, saved: TIME, policy: 'scat', save };
}

/** Stores an open match as the game does, and opens the page again. */
async function resumeLater(visit: Visit, match: OpenMatch): Promise<void> {
  await visit.applySettings({ opponents: 3 });
  await store(visit, 'matches', { [`${TIME} fox`]: match });
  await visit.page.reload();
}

async function pressTarget(visit: Visit, action: string): Promise<void> {
  const find = ({ targets }: Screen) => targets?.find((one) => one.action === action);
  const target = find(await visit.see(`"${action}" on the table`, (screen) => find(screen) !== undefined));
  if (target !== undefined) await visit.press(target);
}

test('who beats Fox is told so, and who is next, and meets Owl without a change of settings', async () => {
  await visiting(LAPTOP, async (visit) => {
    const { page } = visit;
    await resumeLater(visit, nearlyWon());
    await visit.pressButton('Continue');
    await pressTarget(visit, 'take');
    await pressTarget(visit, 'discard 4h');
    await visit.pressButton('The result');
    await page.getByText('You have beaten Fox: Owl is next.', { exact: true }).waitFor({ state: 'attached' });
    await page.getByText('Won: card backs in rust', { exact: true }).waitFor({ state: 'attached' });
    await page.getByText('Fox: “I was only warming up. Again?”', { exact: true }).waitFor({ state: 'attached' });
    const medals = page.getByRole('main').getByRole('listitem');
    for (const goal of ['First win', 'Thirty-one']) await medals.filter({ hasText: goal }).waitFor();
    const main = ({ buttons }: Screen) => buttons.find(({ label }) => !/^(Use it now|Undo): /.test(label))?.label;
    await visit.see('what to do next', (screen) => main(screen) === 'Play Owl');
    for (const size of [{ width: 360, height: 640 }, { width: 844, height: 390 }, LAPTOP.viewport]) {
      await page.setViewportSize(size);
      await visit.frames(2);
      await expectAbsent('what cannot be read', () => illegible(visit), {
        once: () => visit.see('the next opponent', (screen) => main(screen) === 'Play Owl'),
      });
    }

    await visit.pressButton('Use it now: card backs in rust');
    await page.getByText('In use from now on.', { exact: true }).waitFor();

    await visit.pressButton('Menu');
    await visit.pressButton(/^(The l|L)adder/);
    const ladder = page.getByRole('dialog', { name: 'The ladder' });
    await ladder.getByText('1 of 9 opponents beaten').waitFor();
    await ladder.getByRole('button', { name: 'Goals' }).click();
    const goals = page.getByRole('dialog', { name: 'Goals' });
    await goals.getByRole('heading', { name: /^Reached: / }).waitFor();
    expect(await goals.locator('.reached').getByText('First win', { exact: true }).count()).toBe(1);
    await page.keyboard.press('Escape');
    const rust = ladder.getByRole('button', { name: 'Use: card backs in rust' });
    for (const face of ['Use', 'In use']) {
      await rust.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(face);
    }
    await ladder.getByRole('button', { name: 'Play Owl', exact: true }).press('Enter');
    const { names, settings } = await visit.seeScene('table');
    expect(names).toEqual(['You', 'Owl']);
    expect(settings).toMatchObject({ opponents: 3, cardBack: 'rust' });
  });
});

test('the title of the ladder stays at the top, and no rung shows above it', async () => {
  await visiting(LAPTOP, async (visit) => {
    await visit.pressButton(/^(The l|L)adder/);
    const ladder = visit.page.getByRole('dialog', { name: 'The ladder' });
    const title = ladder.getByRole('heading', { level: 1 });
    const above = await title.evaluate((heading) => {
      const shown = heading.closest('dialog')!.querySelector('article')!;
      shown.scrollTop = shown.scrollHeight;
      return [shown.scrollTop, heading.getBoundingClientRect().top - shown.getBoundingClientRect().top];
    });
    expect(above[0]).toBeGreaterThan(100);
    expect(above[1]).toBeLessThanOrEqual(0);
  });
});

import { describe, expect, test } from 'vitest';
import { expectGone } from './support/absence.ts';
import { builtGame } from './support/built-game.ts';
import { inOneBrowser, playSome, reloadAndGoOn, tableOf } from './support/kept-match.ts';
import { playDeal, playToTheEnd, POINTER_INPUT } from './support/player.ts';
import { hasButton, type Screen } from './support/screen.ts';
import { bots, chooseShortGame, person } from './support/tables.ts';
import type { Visit } from './support/visit.ts';

const game = builtGame();

/** Ends the page as a crash does: nothing in it runs any more. */
async function crash({ page }: Visit): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const hasCrashed = page.waitForEvent('crash');
  // It does not live to answer.
  devtools.send('Page.crash').catch(() => undefined);
  await hasCrashed;
  await page.close();
}

describe('a match survives', () => {
  test('what was kept being deleted from outside while it is played', async () => {
    await inOneBrowser(game, async (openTab) => {
      const tab = await openTab();
      const before = await playSome(tab, {}, 1);
      const other = await openTab();
      await tab.page.bringToFront();
      await other.page.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const deletion = indexedDB.deleteDatabase('thirty-one-matches');
            deletion.addEventListener('success', () => resolve());
            deletion.addEventListener('blocked', () => reject(new Error('a tab keeps hold of it')));
          }),
      );
      await tab.page.locator('.toast', { hasText: 'has been deleted' }).waitFor();
      await tab.see('the match that is kept anew', ({ isKept }) => isKept);
      await reloadAndGoOn(tab);
      expect(tableOf(await tab.seeTurn())).toEqual(tableOf(before));
    });
  });

  test('a reload while cards fly: the table shows what had happened, at once', async () => {
    await inOneBrowser(game, async (openTab) => {
      const tab = await openTab();
      await tab.sitDown({ opponents: 2, speed: 'normal' });
      await tab.see('cards that fly', ({ shown, isKept }) => shown?.phase === 'dealing' && isKept);
      const { shown } = await reloadAndGoOn(tab);
      expect(shown).toMatchObject({ phase: 'play', deal: 1 });
      expect(shown.hand).toHaveLength(3);
    });
  });

  test('a decision that is taken back, which is stored; to the same one the bots answer as before', async () => {
    await inOneBrowser(game, async (openTab) => {
      const tab = await openTab();
      const discards = ({ legal }: Screen): string[] => legal.filter((action) => action.startsWith('discard'));
      await playSome(tab, {}, 1);
      const drawn = await tab.seeTurn();
      const [discard] = discards(drawn);
      await POINTER_INPUT.act(tab, drawn, discard);
      const answered = await tab.see('the next turn', ({ legal }) => legal?.includes('draw'));
      await tab.pressButton('Take back');
      await tab.page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
      const before = await tab.see('the discard again', (screen) => screen.legal?.includes(discard) && screen.isKept);
      expect(tableOf(before)).toEqual(tableOf(drawn));
      await reloadAndGoOn(tab);
      const after = await tab.see('the discard after a reload', ({ legal }) => legal?.includes(discard));
      await POINTER_INPUT.act(tab, after, discard);
      const again = await tab.see('the next turn again', ({ legal }) => legal?.includes('draw'));
      expect(tableOf(again)).toEqual(tableOf(answered));
    });
  });

  test('a crash between two deals, with the hands on the table', async () => {
    await inOneBrowser(game, async (openTab) => {
      const tab = await openTab();
      await tab.sitDown({ opponents: 1 });
      const hasEnded = (screen: Screen) => screen.scene === 'table' && hasButton(screen, 'Next deal');
      await playDeal(tab, POINTER_INPUT);
      const before = await tab.see('the end that is kept', (screen) => hasEnded(screen) && screen.isKept);
      await crash(tab);
      const next = await openTab();
      await next.pressButton('Continue');
      const after = await next.see('the end of the deal again', hasEnded);
      expect(tableOf(after)).toEqual(tableOf(before));
      expect((after.shown.open as number[][]).map((cards) => cards.length)).toEqual([3, 3]);
      await next.pressButton('Next deal');
      await next.see('the second deal', ({ shown }) => shown.deal === 2 && shown.phase === 'play');
    });
  });

  test('with its questions, and with hands hidden until somebody takes the device', async () => {
    await inOneBrowser(game, async (openTab) => {
      const tab = await openTab();
      await tab.sitDown({ rules: 'shotgun', opponents: 2, seats: [person('Ann'), person('Ben'), ...bots(8)] });
      const asked = await tab.see(
        'the device passed on',
        ({ question }) => question !== undefined && question !== null,
      );
      await tab.pressButton(`I am ${asked.names[asked.turn]}`);
      const before = await tab.see('the question', (screen) => screen.legal?.includes('look') && screen.isKept);
      expect(before.shown.open).toEqual([[], [], []]);
      await reloadAndGoOn(tab);
      const covered = await tab.see('the device passed on again', ({ question }) => question !== null);
      expect(covered.question).toEqual(asked.question);
      expect(covered.shown).toMatchObject({ viewer: -1, hand: [] });
      await tab.pressButton(`I am ${asked.names[asked.turn]}`);
      const after = await tab.see('the question again', ({ legal }) => legal.includes('look'));
      expect(tableOf(after)).toEqual(tableOf(before));
    });
  });

  test('being left for another: both are listed, one is given up and the other gone on with', async () => {
    await inOneBrowser(game, async (openTab) => {
      const tab = await openTab();
      const first = await playSome(tab, { rules: 'golf', opponents: 1 }, 2);
      await tab.pressButton('Menu');
      expect((await tab.screen()).question?.text).toContain('you can continue it from the menu');
      await tab.pressButton('Leave');
      await tab.seeScene('menu');
      await playSome(tab, {}, 1);
      await tab.page.reload();
      await tab.pressButton('Continue');
      const dialog = tab.page.getByRole('dialog', { name: 'Open matches' });
      const rows = dialog.getByRole('listitem');
      await expect.poll(() => rows.count()).toBe(2);
      const scat = rows.filter({ hasText: 'Scat' });
      await scat.getByRole('button', { name: /^Give up/ }).click();
      // It counts only half a second after the first press, by when that has been released.
      await expectGone(scat, () => scat.getByRole('button', { name: /^Really/ }).click({ delay: 600 }));
      await rows.getByRole('button', { name: /^Continue/ }).click();
      const again = await tab.seeTurn();
      expect(tableOf(again)).toEqual(tableOf(first));
    });
  });
});

test('a match is followed by one of the same game and company, whatever the menu has chosen since', async () => {
  await inOneBrowser(game, async (openTab) => {
    const tab = await openTab();
    await tab.sitDown({ rules: 'harsh-knock', opponents: 1, seats: bots(10), speed: 'normal' });
    const first = await tab.see('a match that is kept', ({ deal, isKept }) => deal === 1 && isKept);
    await tab.page.reload();
    await tab.applySettings({ rules: 'golf', opponents: 3 });
    await tab.pressButton('Continue');
    await tab.pressButton('The result');
    await tab.playAgain();
    const next = await tab.see('the next match', ({ scene, match }) => scene === 'table' && match !== first.match);
    expect(next.names).toEqual(first.names);
    await tab.pressButton('Rules');
    await tab.page.getByRole('dialog', { name: 'Harsh Knock' }).waitFor();
  });
});

test('two tabs follow each other’s language, in the lesson too', async () => {
  await inOneBrowser(game, async (openTab) => {
    // The last one is in front: others get a frame a second.
    const [other, lesson] = [await openTab(), await openTab()];
    await lesson.pressButton('The lesson');
    await lesson.see('the first step', (screen) => screen.lesson?.heading.includes('Your hand'));
    await other.page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('thirty-one/settings') ?? '{}') as object;
      localStorage.setItem('thirty-one/settings', JSON.stringify({ ...settings, language: 'de' }));
    });
    await lesson.see('the same step in German', (screen) => screen.lesson?.heading.includes('Dein Blatt'));
  });
});

describe('when the browser does not keep what it should', () => {
  test('a blocked storage is told of once, and a match that is left goes on as long as the page is open', async () => {
    await inOneBrowser(game, async (openTab, context) => {
      await context.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      });
      const tab = await openTab();
      const toast = tab.page.getByRole('status').getByText('This browser stores nothing for this page');
      await toast.waitFor();
      const before = await playSome(tab, {}, 1);
      await tab.pressButton('Menu');
      await tab.pressButton('Leave');
      await tab.pressButton('Continue');
      expect(tableOf(await tab.seeTurn())).toEqual(tableOf(before));
    });
  });

  test('a full storage is told of once, and the match goes on', async () => {
    await inOneBrowser(game, async (openTab, context) => {
      await context.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('There is no room.', 'QuotaExceededError');
        };
      });
      const tab = await openTab();
      await tab.applySettings({ opponents: 1 });
      await chooseShortGame(tab, 'scat');
      await tab.pressButton('Play');
      await tab.page.getByText('The match goes on, but it is not saved right now').waitFor();
      const { result } = await playToTheEnd(tab, POINTER_INPUT);
      expect(result.standings).toHaveLength(2);
      await tab.page.getByText('you can save it as a file').waitFor();
      const told = await tab.page.locator('.toast p').allTextContents();
      expect(told.filter((text) => text.includes('storage is full'))).toHaveLength(new Set(told).size);
    });
  });
});

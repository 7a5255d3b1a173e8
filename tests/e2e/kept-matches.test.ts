/** What the browser keeps of a match: through a reload, beside another tab, and where it is damaged. */
import { expect, test } from 'vitest';
import { expectAbsent } from '../browser/support/absence.ts';
import { builtGame } from '../browser/support/built-game.ts';
import { inOneBrowser, leaveDamagedTwin, playSome, reloadAndGoOn, tableOf } from '../browser/support/kept-match.ts';
import { playToTheEnd, POINTER_INPUT } from '../browser/support/player.ts';
import { mayAct } from '../browser/support/screen.ts';

const game = builtGame();

test('a reload in the middle of a deal, and is played to its end', async () => {
  await inOneBrowser(game, async (openTab) => {
    const tab = await openTab();
    const before = await playSome(tab, {}, 3);
    await reloadAndGoOn(tab);
    const after = await tab.seeTurn();
    expect(tableOf(after)).toEqual(tableOf(before));
    const { result } = await playToTheEnd(tab, POINTER_INPUT);
    expect(result.standings).toHaveLength(3);
    await tab.pressButton('Menu');
    await tab.see('nothing to go on with', ({ openMatches }) => openMatches?.length === 0);
  });
});

test('do not play the same match, and each keep one of their own', async () => {
  await inOneBrowser(game, async (openTab) => {
    const first = await openTab();
    const { match } = await playSome(first, {}, 1);
    const second = await openTab();
    const menu = await second.see('the match of the other tab', ({ openMatches }) => openMatches?.length === 1);
    expect(menu.openMatches).toEqual([{ id: match, isElsewhere: true }]);
    await second.pressButton('Open matches');
    const dialog = second.page.getByRole('dialog', { name: 'Open matches' });
    await dialog.getByText('Being played in another tab').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await second.pressButton('Play');
    await second.see('a match of its own', (screen) => mayAct(screen) && screen.isKept && screen.match !== match);
    await first.page.close();
    await second.page.close();
    const third = await openTab();
    const { openMatches } = await third.see('both matches', (screen) => screen.openMatches?.length === 2);
    expect(openMatches.map(({ isElsewhere }) => isElsewhere)).toEqual([false, false]);
  });
});

test('a damaged match is put aside and told of, and the sound one goes on', async () => {
  await inOneBrowser(game, async (openTab) => {
    const tab = await openTab();
    const before = await playSome(tab, {}, 1);
    await leaveDamagedTwin(tab);
    await tab.page.getByText('An open match is damaged and cannot be resumed').waitFor();
    await tab.see('the sound match alone', ({ openMatches }) => openMatches?.length === 1);
    await tab.pressButton('Continue');
    expect(tableOf(await tab.seeTurn())).toEqual(tableOf(before));
    await tab.page.reload();
    await expectAbsent('the message', () => tab.page.getByText('An open match is damaged').count(), {
      once: () => tab.see('the sound match', ({ openMatches }) => openMatches?.length === 1),
    });
  });
});

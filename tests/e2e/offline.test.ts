/** The built game without its server, and when there is a new version of it. */
import { expect, test } from 'vitest';
import { preset } from '../../engine/rules/resolve.ts';
import { challengeLink } from '../../game/screens/challenge/challenge-link.ts';
import { expectAbsent } from '../browser/support/absence.ts';
import { playDealByTree } from '../browser/support/listener.ts';
import { keyboardInput, playDeal, playToTheEnd, POINTER_INPUT } from '../browser/support/player.ts';
import { buildOf, checkForUpdate, leaveTable, servedCopy, startMatch, toast } from '../browser/support/served-copy.ts';
import { chooseShortGame, NOON } from '../browser/support/tables.ts';
import type { Visit } from '../browser/support/visit.ts';
import { challengeFrom, sealedMatch } from '../game/support/challenges.ts';

const copy = servedCopy();
const { visitingOffline, releaseNewVersion, newestBuild } = copy;

test('a cached game is not updated during a match, and offers it in the menu; settings survive the update', async () => {
  await visitingOffline(async (visit) => {
    await visit.applySettings({ opponents: 1, cardBack: 'blue' });
    const before = await buildOf(visit);
    await startMatch(visit);
    await releaseNewVersion();
    await checkForUpdate(visit);
    await expectAbsent('an offer', () => toast(visit, 'A new version is ready.').count(), {
      once: () => visit.see('the new version', ({ offline, scene }) => offline === 'update' && scene === 'table'),
    });
    expect(await buildOf(visit)).toBe(before);
    await POINTER_INPUT.act(visit, await visit.screen(), 'draw');

    await leaveTable(visit);
    await toast(visit, 'A new version is ready.').getByRole('button', { name: 'Update' }).click();
    const changed = await visit.see('the menu of the new version', ({ offline }) => offline === 'ready');
    expect(await buildOf(visit)).toBe(await newestBuild());
    expect(changed.settings).toMatchObject({ opponents: 1, cardBack: 'blue' });
    expect(await visit.page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  });
});

test('a cached game starts without a server after one visit; a match, a deal of the day and a challenge are played', async () => {
  const play = async (visit: Visit): Promise<void> => {
    const late = visit.requests.filter((request) => request.url().endsWith('.wasm'));
    const usable = (await visit.marks())['menu usable'] + (await visit.page.evaluate(() => performance.timeOrigin));
    expect(late.length).toBeGreaterThan(0);
    for (const request of late) expect(request.timing().startTime).toBeGreaterThan(usable - 50);

    await visit.applySettings({ opponents: 1 });
    await copy.served.close();
    await visit.page.reload();
    await visit.see('the menu and the policy', ({ scene, opponents }) => scene === 'menu' && opponents.is === 'policy');
    await chooseShortGame(visit, 'scat');
    await startMatch(visit);
    const { result } = await playToTheEnd(visit, POINTER_INPUT);
    expect(result.opponents.is).toBe('policy');

    await visit.pressButton('Menu');
    await visit.pressButton('Deal of the day');
    const press = (name: string) => visit.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await press('Play');
    await visit.seeScene('table');
    await playDealByTree(visit);
    await leaveTable(visit);

    const link = await challengeLink(challengeFrom(await sealedMatch(preset('scat'), 3), 1));
    await visit.follow(link);
    await press('Play');
    expect(await playDeal(visit, keyboardInput())).toBe('The result');
    await visit.pressButton('The result');
    await visit.page.getByRole('dialog', { name: 'Both results' }).waitFor();
  };
  await visitingOffline(play, { time: NOON });
});

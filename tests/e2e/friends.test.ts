import { expect, test } from 'vitest';
import { builtGame, LAPTOP, PHONE } from '../browser/support/built-game.ts';
import { goOnLabel, picker, POINTER_INPUT } from '../browser/support/player.ts';
import { mayAct, type Screen } from '../browser/support/screen.ts';
import type { KeptRecord } from '../../game/services/storage/stores.ts';
import { stored } from '../browser/support/storage.ts';
import { chooseShortGame } from '../browser/support/tables.ts';
import type { Visit } from '../browser/support/visit.ts';
import { replayRecord } from '../../engine/record.ts';

const game = builtGame();

/** Says who one is, on the page that leads to a table. */
async function introduce(visit: Visit, name: string): Promise<void> {
  await visit.changeSettings({ speed: 'instant', isNew: false, explainsValue: false, explainsKnock: false });
  await visit.page.getByRole('button', { name: 'Play with friends' }).click();
  await visit.page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
}

/** Plays whatever is asked of somebody, until the result. */
async function playAlong(visit: Visit): Promise<Screen> {
  const pick = picker();
  for (;;) {
    const screen = await visit.see(
      'a decision or the end',
      (there) =>
        there.scene === 'result' || (there.scene === 'table' && (mayAct(there) || goOnLabel(there) !== undefined)),
    );
    if (screen.scene === 'result') return screen;
    const label = goOnLabel(screen);
    if (label === undefined) await POINTER_INPUT.act(visit, screen, pick(screen.legal));
    else await visit.pressButton(label);
    await visit.see(
      'what comes next',
      (next) => JSON.stringify([next.legal, next.buttons]) !== JSON.stringify([screen.legal, screen.buttons]),
    );
  }
}

test('two people play a match with a bot from devices of their own, and one of them reloads in between', async () => {
  await game.visiting({ ...LAPTOP, hasPolicy: true }, async (anna) => {
    await chooseShortGame(anna, 'scat');
    await introduce(anna, 'Anna');
    await anna.page.getByRole('button', { name: 'Open a table' }).click();
    const title = anna.page.getByRole('heading', { name: /^Table / });
    const code = ((await title.textContent()) ?? '').replace('Table ', '');
    await game.visiting({ ...PHONE, hasPolicy: true }, async (ben) => {
      await introduce(ben, 'Ben');
      await ben.page.getByRole('textbox', { name: 'Code' }).fill(code);
      await ben.page.getByRole('button', { name: 'Come in' }).click();
      await anna.page.getByText('Ben', { exact: true }).waitFor();
      await anna.page.getByRole('combobox', { name: /Seat 3/ }).selectOption('beginner');
      await anna.page.getByRole('button', { name: 'Start' }).click();
      await ben.seeScene('table');
      await ben.page.reload();
      const results = await Promise.all([playAlong(anna), playAlong(ben)]);
      expect(results.map(({ scene }) => scene)).toEqual(['result', 'result']);
      const kept = (visit: Visit) => stored(visit, 'records', 'values') as Promise<KeptRecord[]>;
      const [[one], [other]] = await Promise.all([kept(anna), kept(ben)]);
      expect(other.record).toEqual(one.record);
      expect(replayRecord(one.record).match.phase).toBe('over');
    });
  });
});

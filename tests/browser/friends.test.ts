import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { builtGame, LAPTOP, PHONE } from './support/built-game.ts';
import { AS_GUEST, comeByLink, HAS_ROOMS, keptBy, openTable, playAlong } from './support/friends.ts';
import { keyboardInput, POINTER_INPUT, tabTo } from './support/player.ts';
import type { Screen } from './support/screen.ts';
import type { Visit } from './support/visit.ts';

/** The smallest phone that tables are made for. */
const SMALL_PHONE = { viewport: { width: 360, height: 640 } };
/** Where the server may be gone for a while. */
const UNSTEADY = { ...HAS_ROOMS, expected: /WebSocket|net::ERR|Failed to load resource|closed unexpectedly/ };

let server: ChildProcess;
let port: number;
let matches: string;

/** Serves the built game in a process of its own, as `npm start` does. */
async function start(): Promise<void> {
  const flags = [
    'preview',
    '--outDir',
    inject('folder'),
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--strictPort',
  ];
  server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...flags], {
    env: { ...process.env, ROOMS_FOLDER: matches },
    stdio: 'ignore',
  });
  await eventually(() => fetch(`http://127.0.0.1:${port}/`));
}

async function kill(): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  ({ port } = probe.address() as AddressInfo);
  probe.close();
  matches = await mkdtemp(join(tmpdir(), 'thirty-one-friends-'));
  await start();
});
afterAll(async () => {
  await kill();
  await rm(matches, { recursive: true });
});

const game = builtGame(() => `http://127.0.0.1:${port}/`);

/** By keys alone: moves the focus to a field, and types. */
async function typeInto({ page }: Visit, name: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.waitFor();
  for (let step = 0; step < 60; step++) {
    if (await field.evaluate((one) => one === document.activeElement)) return page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  throw new Error(`“${name}” never had the focus`);
}

async function comeByKeys(cleo: Visit, code: string): Promise<void> {
  await cleo.changeSettings(AS_GUEST);
  await tabTo(cleo, 'Play with friends');
  await typeInto(cleo, 'Name', 'Cleo');
  await typeInto(cleo, 'Code', code);
  await cleo.key('Enter');
}

/** At a laptop, at a phone without a canvas, and at a small phone with a keyboard. */
async function atThreeDevices(during: (anna: Visit, ben: Visit, cleo: Visit) => Promise<void>): Promise<void> {
  await game.visiting({ ...LAPTOP, ...UNSTEADY }, (anna) =>
    game.visiting(
      { ...PHONE, ...UNSTEADY },
      (ben) => game.visiting({ ...SMALL_PHONE, ...UNSTEADY }, (cleo) => during(anna, ben, cleo)),
      '&canvas=off',
    ),
  );
}

test.each(['scat', 'schwimmen'])(
  'three people and a bot play %s: by mouse, by touch and without a canvas, and by keys alone; one reloads in mid-turn, and the server is killed once',
  (preset) =>
    atThreeDevices(async (anna, ben, cleo) => {
      const { link, code } = await openTable(anna, preset);
      await comeByLink(ben, link);
      await comeByKeys(cleo, code);
      for (const name of ['Ben', 'Cleo']) await anna.page.getByText(name, { exact: true }).waitFor();
      await anna.page.getByRole('combobox', { name: /Seat 4/ }).selectOption('beginner');
      await anna.page.getByRole('button', { name: 'Start' }).click();

      let [reloads, kills] = [0, 0];
      // One after the other: no page can be reloaded while there is no server.
      let trouble: Promise<unknown> = Promise.resolve();
      await Promise.all([
        playAlong(anna, POINTER_INPUT, {
          onDecision: async () => {
            if (kills++ === 0) await (trouble = trouble.then(kill).then(start));
          },
        }),
        playAlong(ben, POINTER_INPUT, {
          onDecision: async () => {
            if (reloads++ > 0) return;
            await (trouble = trouble.then(() => ben.page.reload()));
            await ben.seeTurn();
          },
        }),
        playAlong(cleo, keyboardInput()),
      ]);

      const [one, ...others] = await keptBy(anna, ben, cleo);
      expect(one.players.slice(0, 3)).toEqual(['Anna', 'Ben', 'Cleo']);
      expect(others).toEqual([one, one]);
    }),
);

test('a late guest takes the seat of a bot at the next deal, and has only their hand on the phone beside a television', async () => {
  const hasButton =
    (wanted: string) =>
    ({ buttons }: Screen) =>
      buttons.some(({ label }) => label === wanted);
  const isSeated = ({ scene, names }: Screen): boolean => scene === 'table' && names.includes('Ben');
  await game.visiting({ ...LAPTOP, ...HAS_ROOMS }, async (anna) => {
    const { link, code } = await openTable(anna, 'scat');
    for (const seat of [/Seat 2/, /Seat 3/])
      await anna.page.getByRole('combobox', { name: seat }).selectOption('beginner');
    await anna.page.getByRole('button', { name: 'Start' }).click();
    await anna.seeScene('table');
    await game.visiting({ ...PHONE, ...HAS_ROOMS }, async (ben) => {
      await comeByLink(ben, link);
      await ben.pressButton('Join in');
      await ben.see('that one may rather watch', hasButton('Only watch'));
      await game.visiting({ ...LAPTOP, ...HAS_ROOMS }, async (television) => {
        const { page } = television;
        await page.getByRole('button', { name: 'Play with friends' }).click();
        await page.getByRole('textbox', { name: 'Code' }).fill(code);
        await page.getByRole('button', { name: 'Show the table' }).click();
        await television.seeScene('table');
        await playAlong(anna, POINTER_INPUT, { isEnough: isSeated });
        await ben.see('the own seat', isSeated);
        await ben.pressButton('Only my hand');
        await ben.see('the hand alone', hasButton('The whole table'));
        let hasPlayed = false;
        await Promise.all([
          playAlong(ben, POINTER_INPUT, {
            onDecision: () => Promise.resolve(void (hasPlayed = true)),
            isEnough: () => hasPlayed,
          }),
          playAlong(anna, POINTER_INPUT, { isEnough: () => hasPlayed }),
        ]);
      });
    });
  });
});

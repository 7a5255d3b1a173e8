import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replayRecord } from '../../engine/record.ts';
import { expectAbsent } from './support/absence.ts';
import { builtGame } from './support/built-game.ts';
import { playToTheEnd, POINTER_INPUT } from './support/player.ts';
import type { Screen } from './support/screen.ts';
import { sitDown } from './support/sit-down.ts';
import type { VisitOptions } from './support/visit.ts';

const game = builtGame();

const LANDSCAPE = { viewport: { width: 800, height: 480 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The server has no models to give. */
const NO_MODEL: VisitOptions = {
  ...LANDSCAPE,
  routes: { 'manifest.json': (route) => route.fulfill({ status: 404 }) },
  expected: /manifest\.json/,
};

const { visiting } = game;

const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', level: 'casual', style: 'even' }));
const person = (name: string) => ({ kind: 'person', name });

describe('the built game', () => {
  test('a game with a question before play: the cards stay closed until somebody looks, and the rules can be read', async () => {
    await visiting(PHONE, async (visit) => {
      await visit.applySettings({ rules: 'shotgun', opponents: 1 });
      await visit.pressButton('Play');
      const asked = await visit.see('the question', ({ legal }) => legal?.includes('look'));
      expect(asked.shown.message).toMatch(/^Shotgun\?/);
      expect(asked.shown.open).toEqual([[], []]);

      await visit.pressButton('Rules');
      const rules = visit.page.getByRole('dialog', { name: 'Shotgun' });
      await rules.getByText('At this table').waitFor();
      await rules.getByRole('button', { name: 'Done' }).click();

      await POINTER_INPUT.act(
        visit,
        await visit.see('the question again', ({ targets }) => targets.length > 0),
        'look',
      );
      const turn = await visit.see('the first turn', ({ legal }) => legal.includes('draw'));
      expect((turn.shown.open as number[][])[0]).toHaveLength(3);
    });
  });

  test('without a model the built-in expert plays, and nobody is asked', async () => {
    await visiting(NO_MODEL, async (visit) => {
      await sitDown(visit, 1);
      const { question, notice, opponents } = await visit.see(
        'a turn',
        (screen) => screen.opponents.is === 'unavailable' && screen.targets.length > 0,
      );
      expect([question, notice]).toEqual([null, '']);
      expect(opponents.reason).toContain('manifest.json cannot be fetched: 404');
    });
  });

  test('the record of a match is saved by pointer or keyboard, and replays to the same result', async () => {
    await visiting(NO_MODEL, async (visit) => {
      await sitDown(visit, 2);
      const { result } = await playToTheEnd(visit, POINTER_INPUT);
      const saved = async (press: () => Promise<void>): Promise<unknown> => {
        const [file] = await Promise.all([visit.page.waitForEvent('download'), press()]);
        expect(file.suggestedFilename()).toMatch(/^thirty-one-\d{4}-\d\d-\d\d-\d{6}\.json$/);
        return JSON.parse(readFileSync(await file.path(), 'utf8'));
      };

      const { record, match } = replayRecord(await saved(() => visit.pressButton('Save the record')));
      expect(record.players).toEqual(['You', 'Fox', 'Owl']);
      const expert = { policy: 'expert', level: 'casual' };
      const seated = [null, { ...expert, style: 'even' }, { ...expert, style: 'cautious' }];
      for (const { bots: players } of record.deals) expect(players).toEqual(seated);
      expect(record.players[match.winner as number]).toBe(result.standings[0].name);

      for (let step = 0; step < result.buttons.length; step++) await visit.page.keyboard.press('Tab');
      const { buttons } = await visit.screen();
      expect(buttons.find(({ isFocused }) => isFocused)?.label).toBe('Save the record');
      expect(await saved(() => visit.page.keyboard.press('Enter'))).toEqual(record);
    });
  });

  test('a model of another observation version is refused by name, and the expert plays', async () => {
    const model = { name: 'old', file: 'old.onnx', rules: 'scat', players: [2, 10], observation: 0 };
    const json = { format: 'thirty-one-models/1', models: [model] };
    await visiting({ ...LANDSCAPE, routes: { 'manifest.json': (route) => route.fulfill({ json }) } }, async (visit) => {
      await sitDown(visit, 1);
      await expectAbsent('a question', async () => (await visit.screen()).question !== null, {
        once: () =>
          visit.see('a turn', ({ opponents, targets }) => opponents.is === 'unavailable' && targets.length > 0),
      });
      expect((await visit.screen()).opponents.reason).toContain('"old" reads version 0');
    });
  });

  test('leaving the table asks first, and leads back to the menu, which remembers what was chosen', async () => {
    await visiting(LANDSCAPE, async (visit) => {
      await sitDown(visit, 4);
      await visit.pressButton('Menu');
      await visit.pressButton('Stay');
      expect((await visit.screen()).scene).toBe('table');
      await visit.pressButton('Menu');
      await visit.pressButton('Leave');
      await visit.see('the menu', ({ scene }) => scene === 'menu');
      await visit.page.reload();
      const { settings } = await visit.see('the menu', ({ scene }) => scene === 'menu');
      expect(settings).toMatchObject({ opponents: 4, speed: 'instant' });
    });
  });

  test('the table is left while cards are dealt, and nobody is asked anything there any more', async () => {
    await visiting(LANDSCAPE, async (visit) => {
      await visit.applySettings({ speed: 'normal', opponents: 1 });
      await visit.pressButton('Play');
      await visit.see('cards that fly', ({ scene, isQueueEmpty }) => scene === 'table' && !isQueueEmpty);
      await visit.pressButton('Menu');
      await visit.see('the question, while they fly', (screen) => screen.question !== null && !screen.isQueueEmpty);
      await visit.pressButton('Leave');
      await visit.see('the menu', ({ scene }) => scene === 'menu');
      await visit.frames(5);
    });
  });

  test('the deal is heard after the first touch, and silence is remembered', async () => {
    await visiting(NO_MODEL, async (visit) => {
      const menu = await visit.see('the menu', ({ scene }) => scene === 'menu');
      expect(menu.sound).toEqual({ is: 'waiting', heard: {} });
      await sitDown(visit, 1);
      await visit.see('a card that is heard', ({ sound }) => sound.heard.slide > 0);
      await visit.pressButton('Sound');
      await visit.page.reload();
      const { settings } = await visit.see('the menu', ({ scene }) => scene === 'menu');
      expect(settings.isMuted).toBe(true);
    });
  });

  test('the table is laid out anew when the window turns', async () => {
    await visiting(LANDSCAPE, async (visit) => {
      await sitDown(visit, 3);
      await visit.see('the person’s turn', ({ targets }) => targets.length > 0);
      await visit.page.setViewportSize({ width: 420, height: 860 });
      const { targets, buttons } = await visit.see('everything within the new window', (screen) =>
        [...screen.targets, ...screen.buttons].every(({ bounds }) => bounds.x + bounds.width <= 420),
      );
      for (const { bounds } of [...targets, ...buttons]) expect(bounds.y + bounds.height).toBeLessThanOrEqual(860);
      const canvas = await visit.page.locator('canvas').boundingBox();
      expect(canvas).toEqual({ x: 0, y: 0, width: 420, height: 860 });
      await visit.pressButton('Menu');
      await visit.see('the question', ({ question }) => question !== null);
    });
  });

  test('turning the window, another speed and a skip in the middle of a deal leave everything where it belongs', async () => {
    await visiting(LANDSCAPE, async (visit) => {
      await visit.applySettings({ speed: 'normal', opponents: 3 });
      await visit.pressButton('Play');
      const dealing = ({ shown }: Screen) => shown?.phase === 'dealing' && (shown.stock as number) < 48;
      await visit.see('cards that fly', dealing);
      await visit.page.setViewportSize({ width: 420, height: 860 });
      await visit.page.keyboard.press('s');
      expect((await visit.screen()).settings.speed).toBe('double');
      await visit.page.mouse.click(210, 560);
      await visit.page.keyboard.press('s');
      expect((await visit.screen()).settings.speed).toBe('instant');
      const { shown } = await visit.see('a turn', ({ targets }) => targets.length > 0);
      expect(shown.hand).toHaveLength(3);
      expect((shown.open as number[][]).map((cards) => cards.length)).toEqual([3, 0, 0, 0]);
    });
  });

  test('people who share the device pass it on, and nobody sees a hand but their own', async () => {
    await visiting(LANDSCAPE, async (visit) => {
      await visit.applySettings({ opponents: 2, seats: [person('Ann'), ...bots(1), person('Ben'), ...bots(7)] });
      await visit.pressButton('Play');
      for (let turn = 0; turn < 3; turn++) {
        const covered = await visit.see(
          'the device passed on',
          ({ scene, question }) => scene === 'table' && question !== null,
        );
        const name = covered.names[covered.turn];
        expect(covered.question?.title).toBe(`Pass the device to ${name}`);
        expect(covered.shown).toMatchObject({ viewer: -1, hand: [], value: null });
        expect((covered.shown.open as number[][]).map((cards) => cards.length)).toEqual([0, 0, 0]);
        await visit.pressButton(`I am ${name}`);
        const open = await visit.see('a turn', ({ targets }) => targets.length > 0);
        expect(open.shown).toMatchObject({ viewer: open.turn, bottom: open.turn });
        expect(open.names[open.turn]).toBe(name);
        await POINTER_INPUT.act(visit, open, 'draw');
        const drawn = await visit.see('a discard', ({ legal }) => legal.some((action) => action.startsWith('discard')));
        await POINTER_INPUT.act(visit, drawn, drawn.legal[0]);
      }
    });
  });

  test('who only watches is asked nothing, and sees no hand before the showdown', async () => {
    await visiting(LANDSCAPE, async (visit) => {
      await visit.applySettings({ opponents: 1, seats: bots(10) });
      await visit.pressButton('Play');
      const play = await visit.see('the play', ({ shown }) => shown?.phase === 'play');
      expect(play.shown).toMatchObject({ viewer: -1, hand: [] });
      await visit.pressButton('The result');
      const { headline } = await visit.see('the result', ({ scene }) => scene === 'result');
      expect(headline).toMatch(/^(Bear|Fox) wins the match$/);
    });
  });

  test('game and players are chosen on pages of the menu, by pointer, keys and a name that one types', async () => {
    await visiting(PHONE, async (visit) => {
      await visit.pressButton('Game');
      for (let page = 0; page < 4; page++) await visit.pressButton('More games');
      await visit.pressButton('Blitz');
      await visit.page.keyboard.press('Escape');
      await visit.pressButton('Players');
      await visit.pressButton('Seat 2');
      await visit.pressButton('A person');
      await visit.pressButton('Name');
      await visit.page.keyboard.type('Anna');
      await visit.page.keyboard.press('Enter');
      await visit.pressButton('Back');
      await visit.pressButton('Seat 3');
      await visit.pressButton('Level: Casual');
      await visit.page.keyboard.press('Escape');
      await visit.page.keyboard.press('Escape');
      const { settings } = await visit.see('the menu', (screen) => screen.page === null);
      expect(settings).toMatchObject({ rules: 'blitz' });
      expect(settings.seats.slice(1, 3)).toEqual([
        { kind: 'person', name: 'Anna' },
        { kind: 'bot', level: 'casual', style: 'cautious' },
      ]);
    });
  });

  test('cards of one’s own hand are dragged to another place, and stay there', async () => {
    await visiting(LANDSCAPE, async (visit) => {
      await sitDown(visit, 1);
      const before = await visit.see('the person’s turn', ({ targets }) => targets.length > 0);
      const hand = before.shown.hand as number[];
      const { width, height } = LANDSCAPE.viewport;
      await visit.page.mouse.move(0.43 * width, 0.84 * height);
      await visit.page.mouse.down();
      await visit.page.mouse.move(0.6 * width, 0.84 * height, { steps: 5 });
      await visit.page.mouse.up();
      await visit.see('the card at its new place', ({ shown }) => {
        return JSON.stringify(shown.hand) === JSON.stringify([...hand.slice(1), hand[0]]);
      });
    });
  });

  test('the options lie over the match, which goes on in other colours', async () => {
    await visiting(LANDSCAPE, async (visit) => {
      await sitDown(visit, 1);
      const before = await visit.see('the person’s turn', ({ targets }) => targets.length > 0);
      await visit.pressButton('Menu');
      await visit.pressButton('Options');
      await visit.pressButton('Light: Day');
      await visit.pressButton('Card backs: Blue');
      await expectAbsent('anything to press below', async () => (await visit.screen()).targets, {
        once: () =>
          visit.see('the options', ({ buttons }) => buttons.some(({ label }) => label === 'Card backs: Blue')),
      });
      await visit.pressButton('Done');
      const after = await visit.see('the person’s turn again', ({ targets }) => targets.length > 0);
      expect(after.settings).toMatchObject({ theme: 'day', cardBack: 'blue' });
      expect(after.shown.hand).toEqual(before.shown.hand);
      await POINTER_INPUT.act(visit, after, after.legal.find((action) => action !== 'knock') as string);
      await visit.see('the next decision', ({ legal }) => legal.join() !== after.legal.join());
    });
  });
});

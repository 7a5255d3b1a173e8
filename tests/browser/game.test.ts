import { describe, expect, test } from 'vitest';
import { replayRecord } from '../../engine/record.ts';
import { builtGame, PHONE, WINDOW } from './support/built-game.ts';
import { savedFile } from './support/files.ts';
import { playToTheEnd, POINTER_INPUT, tabTo } from './support/player.ts';
import type { Screen } from './support/screen.ts';
import { bots, person } from './support/tables.ts';

const { visiting } = builtGame();

describe('the built game', () => {
  test('a game with a question before play: the cards stay closed until somebody looks, and the rules can be read', async () => {
    await visiting(PHONE, async (visit) => {
      await visit.sitDown({ rules: 'shotgun', opponents: 1 });
      const asked = await visit.see('the question', ({ legal }) => legal?.includes('look'));
      expect(asked.shown.message).toMatch(/^Shotgun\?/);
      expect(asked.shown.open).toEqual([[], []]);

      await visit.pressButton('Rules');
      const rules = visit.page.getByRole('dialog', { name: 'Shotgun' });
      await rules.getByText('At this table').waitFor();
      await rules.getByRole('button', { name: 'Close' }).click();

      await POINTER_INPUT.act(
        visit,
        await visit.see('the question again', ({ targets }) => targets.length > 0),
        'look',
      );
      const turn = await visit.see('the first turn', ({ legal }) => legal.includes('draw'));
      expect((turn.shown.open as number[][])[0]).toHaveLength(3);
    });
  });

  test('the record of a match is saved by pointer or keyboard, and replays to the same result', async () => {
    await visiting(WINDOW, async (visit) => {
      await visit.sitDown({ opponents: 2 });
      const { result } = await playToTheEnd(visit, POINTER_INPUT);
      const saved = async (press: () => Promise<void>): Promise<unknown> => {
        const { name, contents } = await savedFile(visit.page, press);
        expect(name).toMatch(/^thirty-one-\d{4}-\d\d-\d\d-\d{6}\.json$/);
        return JSON.parse(contents.toString());
      };

      const { record, match } = replayRecord(await saved(() => visit.pressButton('Save the record')));
      expect(record.players).toEqual(['You', 'Fox', 'Owl']);
      const expert = { policy: 'expert', level: 'casual' };
      const seated = [null, { ...expert, style: 'even' }, { ...expert, style: 'cautious' }];
      for (const { bots: players } of record.deals) expect(players).toEqual(seated);
      expect(record.players[match.winner as number]).toBe(result.standings[0].name);

      await visit.page.keyboard.press('Tab');
      expect(await saved(() => tabTo(visit, 'Save the record'))).toEqual(record);
    });
  });

  test('leaving the table asks first, and leads back to the menu, which remembers what was chosen', async () => {
    await visiting(WINDOW, async (visit) => {
      await visit.applySettings({ opponents: 3 });
      await visit.pressButton('More opponents');
      await visit.pressButton('Play');
      await visit.seeScene('table');
      await visit.pressButton('Menu');
      await visit.pressButton('Stay');
      expect((await visit.screen()).scene).toBe('table');
      await visit.pressButton('Menu');
      await visit.pressButton('Leave');
      await visit.seeScene('menu');
      await visit.page.reload();
      const { settings } = await visit.seeScene('menu');
      expect(settings).toMatchObject({ opponents: 4, speed: 'instant' });
    });
  });

  test('the table is left while cards are dealt, and nobody is asked anything there any more', async () => {
    await visiting(WINDOW, async (visit) => {
      await visit.sitDown({ speed: 'normal', opponents: 1 });
      await visit.see('cards that fly', ({ scene, isQueueEmpty }) => scene === 'table' && !isQueueEmpty);
      await visit.pressButton('Menu');
      await visit.see('the question, while they fly', (screen) => screen.question !== null && !screen.isQueueEmpty);
      await visit.pressButton('Leave');
      await visit.seeScene('menu');
      await visit.frames(5);
    });
  });

  test('the deal is heard after the first touch, and silence is remembered', async () => {
    await visiting(WINDOW, async (visit) => {
      const menu = await visit.seeScene('menu');
      expect(menu.sound).toEqual({ is: 'waiting', heard: {} });
      await visit.chooseSpeed('Instant');
      await visit.pressButton('Play');
      await visit.see('a card that is heard', ({ sound }) => sound.heard.slide > 0);
      await visit.pressButton('Sound');
      await visit.page.reload();
      const { settings } = await visit.seeScene('menu');
      expect(settings.isMuted).toBe(true);
    });
  });

  test('the table is laid out anew when the window turns', async () => {
    await visiting(WINDOW, async (visit) => {
      await visit.sitDown({ opponents: 3 });
      await visit.seeTurn();
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
    await visiting(WINDOW, async (visit) => {
      await visit.sitDown({ speed: 'normal', opponents: 3 });
      const dealing = ({ shown }: Screen) => shown?.phase === 'dealing' && (shown.stock as number) < 48;
      await visit.see('cards that fly', dealing);
      await visit.page.setViewportSize({ width: 420, height: 860 });
      await visit.page.keyboard.press('s');
      expect((await visit.screen()).settings.speed).toBe('double');
      await visit.page.mouse.click(210, 560);
      await visit.page.keyboard.press('s');
      expect((await visit.screen()).settings.speed).toBe('instant');
      const { shown } = await visit.seeTurn();
      expect(shown.hand).toHaveLength(3);
      expect((shown.open as number[][]).map((cards) => cards.length)).toEqual([3, 0, 0, 0]);
    });
  });

  test('people who share the device pass it on, and nobody sees a hand but their own', async () => {
    await visiting(WINDOW, async (visit) => {
      await visit.sitDown({ opponents: 2, seats: [person('Ann'), ...bots(1), person('Ben'), ...bots(7)] });
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
        const open = await visit.seeTurn();
        expect(open.shown).toMatchObject({ viewer: open.turn, bottom: open.turn });
        expect(open.names[open.turn]).toBe(name);
        await POINTER_INPUT.act(visit, open, 'draw');
        const drawn = await visit.see('a discard', ({ legal }) => legal.some((action) => action.startsWith('discard')));
        await POINTER_INPUT.act(visit, drawn, drawn.legal[0]);
      }
    });
  });

  test('who only watches is asked nothing, and sees no hand before the showdown', async () => {
    await visiting(WINDOW, async (visit) => {
      await visit.sitDown({ opponents: 1, seats: bots(10) });
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
      await visit.pressButton('Blitz');
      await visit.page.keyboard.press('Escape');
      await visit.pressButton('Players');
      await visit.pressButton(/^Seat 2/);
      await visit.pressButton('Who: A person');
      await visit.page.getByRole('textbox').fill('Anna');
      await visit.page.keyboard.press('Enter');
      await visit.pressButton('Back');
      await visit.pressButton(/^Seat 3/);
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
    await visiting(WINDOW, async (visit) => {
      await visit.sitDown({ opponents: 1 });
      const before = await visit.seeTurn();
      const hand = before.shown.hand as number[];
      const { width, height } = WINDOW.viewport;
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
    await visiting(WINDOW, async (visit) => {
      await visit.sitDown({ opponents: 1 });
      const before = await visit.seeTurn();
      await visit.pressButton('Menu');
      await visit.pressButton('Options');
      await visit.pressButton('Light: Day');
      await visit.pressButton('Card backs: Blue');
      await visit.pressButton('Done');
      const after = await visit.seeTurn();
      expect(after.settings).toMatchObject({ theme: 'day', cardBack: 'blue' });
      expect(after.shown.hand).toEqual(before.shown.hand);
      await POINTER_INPUT.act(visit, after, after.legal.find((action) => action !== 'knock') as string);
      await visit.see('the next decision', ({ legal }) => legal.join() !== after.legal.join());
    });
  });
});

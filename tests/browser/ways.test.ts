/** The screens that have no address, on ways through the game: for axe, and in all languages and sizes. */
import { expect, test } from 'vitest';
import { expectAbsent } from './support/absence.ts';
import { builtGame, WINDOW } from './support/built-game.ts';
import { findings, illegibleAnywhere } from './support/legible.ts';
import { POINTER_INPUT } from './support/player.ts';
import { hasButton, type Screen } from './support/screen.ts';
import { bots, person } from './support/tables.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

type Step = (visit: Visit) => Promise<unknown>;

const press =
  (label: string | RegExp): Step =>
  (visit) =>
    visit.pressButton(label);
const key =
  (name: string): Step =>
  async ({ page }) =>
    page.keyboard.press(name);
/** Waits for the dialog of that name: a key that comes before it would go to what lies below. */
const dialog =
  (name: string): Step =>
  ({ page }) =>
    page.getByRole('dialog', { name, exact: true }).waitFor();
const scene =
  (name: Screen['scene']): Step =>
  (visit) =>
    visit.seeScene(name);
const aTurn: Step = (visit) => visit.see('a turn', ({ targets }) => targets?.length > 0);
/** Waits for what the table says. */
const message =
  (said: RegExp): Step =>
  (visit) =>
    visit.see(String(said), ({ shown }) => said.test(String(shown?.message)));
/** Does what is legal and begins so. */
const act =
  (action: string): Step =>
  async (visit) => {
    const screen = await visit.see(action, ({ legal }) => legal?.some((one) => one.startsWith(action)));
    await POINTER_INPUT.act(visit, screen, screen.legal.find((one) => one.startsWith(action)) as string);
  };
/** All that a screen reader can read. */
const readable = ({ page }: Visit): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-page, .screen, dialog')].map(({ textContent }) => textContent).join('\n'),
  );
const covered = (visit: Visit) =>
  visit.see('the device passed on', ({ question }) => question?.title.startsWith('Pass the device') === true);

/** Ways through the game, and the screens on them: steps of which each ends on one. `addresses.test.ts` has the others. */
const WAYS: { way: string; settings: object; screens: Record<string, readonly Step[]> }[] = [
  {
    way: 'the menu of somebody new',
    settings: { opponents: 3, isNew: true },
    screens: { 'the menu': [] },
  },
  {
    way: 'the menu',
    settings: { opponents: 3 },
    screens: {
      'the menu': [],
      'a bot’s seat': [press('Players'), press(/^Seat 2/)],
      'a person’s seat': [press('Who: A person')],
      'the rules': [key('Escape'), key('Escape'), press('Game'), press('Rules of Scat'), dialog('Scat')],
      'two games side by side': [press('Compare games'), dialog('Compare games')],
      'the rules of one’s own': [key('Escape'), key('Escape'), press('Edit rules'), dialog('A game of your own')],
    },
  },
  {
    way: 'a deal',
    settings: { opponents: 3 },
    screens: {
      'a turn': [press('Play'), aTurn],
      'a hint': [key('i'), (visit) => visit.see('it', ({ hint }) => hint?.isFinal === true)],
      'a card too many': [act('draw'), aTurn],
      'leaving the table': [press('Menu')],
    },
  },
  {
    way: 'a knock',
    settings: { opponents: 1, seats: [person(''), ...bots(9)] },
    screens: {
      'what it may cost': [press('Play'), aTurn, key('k'), message(/again to knock.* you lose 2/)],
      // Another size has taken the focus away.
      'the showdown': [key('k'), key('k'), (visit) => visit.see('it', (screen) => hasButton(screen, 'Next deal'))],
    },
  },
  {
    way: 'the bus, which is left',
    settings: { opponents: 4, rules: 'ride-the-bus' },
    screens: {
      'a turn': [press('Play'), aTurn],
      'the menu of somebody new where a match waits': [
        press('Menu'),
        press('Leave'),
        scene('menu'),
        (visit) => visit.applySettings({ isNew: true }),
        (visit) => visit.see('the match', ({ openMatches }) => openMatches.length > 0),
      ],
    },
  },
  {
    way: 'the lesson',
    settings: { isNew: true },
    screens: {
      'a step to read': [press('The lesson'), (visit) => visit.see('it', (screen) => hasButton(screen, 'Continue'))],
      'a step to do': [press('Continue'), aTurn],
      'leaving the lesson': [press('Menu')],
    },
  },
  {
    way: 'golf',
    settings: { opponents: 9, rules: 'golf' },
    screens: { 'a row': [press('Play'), aTurn], 'a card that waits': [act('draw'), aTurn] },
  },
  {
    way: 'a question before the cards are seen',
    settings: { opponents: 1, rules: 'shotgun' },
    screens: { 'the question': [press('Play'), aTurn] },
  },
  {
    way: 'a device that is passed on',
    settings: { opponents: 1, seats: [person('Ann'), person('Ben'), ...bots(8)] },
    screens: { 'the device passed on': [press('Play'), covered] },
  },
  {
    way: 'a match that is watched',
    settings: { opponents: 1, seats: bots(10) },
    screens: {
      'the result': [press('Play'), press('The result'), scene('result')],
      'the match played again': [press('Watch it again'), scene('replay')],
      'an answer to an exercise': [
        key('Escape'),
        press('Menu'),
        scene('menu'),
        (visit) => visit.follow('#/exercises'),
        ({ page }) => page.locator('.exercise .tools button').first().press('Enter'),
      ],
    },
  },
];

/** Among the screens of all ways. */
const numberOf = (name: string): number => WAYS.flatMap(({ screens }) => Object.keys(screens)).indexOf(name);

test.each(WAYS)('on $way axe finds nothing, and all can be read', async ({ settings, screens }) => {
  await visiting(WINDOW, async (visit) => {
    await visit.applySettings({ isNew: false, ...settings });
    const found: string[] = [];
    let before = '';
    for (const [name, steps] of Object.entries(screens)) {
      for (const step of steps) await step(visit);
      await expect.poll(() => readable(visit)).toSatisfy((text) => text !== before);
      const wrong = await findings(visit);
      // Beside its bar the table of a replay is drawn smaller than a whole window would have it.
      if ((await visit.screen()).scene !== 'replay') wrong.push(...(await illegibleAnywhere(visit, numberOf(name))));
      found.push(...wrong.map((what) => `${name}: ${what}`));
      before = await readable(visit);
    }
    await expectAbsent('what is wrong', () => found, { once: async () => expect(before).toMatch(/\w/) });
  });
});

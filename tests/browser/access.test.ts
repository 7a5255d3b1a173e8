/** The game for screen readers and those who use keys: what a screen reader gets, and nothing else. */
import { describe, expect, test } from 'vitest';
import { DAY_COLOURS, EVENING_COLOURS } from '../../game/base/theme/colours.ts';
import { expectAbsent } from './support/absence.ts';
import { builtGame, WINDOW } from './support/built-game.ts';
import { findings } from './support/legible.ts';
import { listed, treeText, playByTree, pressListed, spoken } from './support/listener.ts';
import { playDeal, POINTER_INPUT } from './support/player.ts';
import { hasButton, type Screen } from './support/screen.ts';
import { bots, person } from './support/tables.ts';
import type { Visit } from './support/visit.ts';

const game = builtGame();

function visiting(settings: object, during: (visit: Visit) => Promise<void>): Promise<void> {
  return game.visiting(WINDOW, async (visit) => {
    await visit.applySettings(settings);
    await during(visit);
  });
}

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

/** Ways through the game, and the screens on them: steps of which each ends on one. `addresses.test.ts` has those with an address. */
const WAYS: { way: string; settings: object; screens: Record<string, readonly Step[]> }[] = [
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
      'the showdown': [press('Stay'), aTurn, (visit) => playDeal(visit, POINTER_INPUT)],
    },
  },
  {
    way: 'the lesson',
    settings: {},
    screens: {
      'a step to read': [press('The lesson'), (visit) => visit.see('it', (screen) => hasButton(screen, 'Continue'))],
      'a step to do': [press('Continue'), aTurn],
      'leaving the lesson': [press('Menu')],
    },
  },
  {
    way: 'golf',
    settings: { opponents: 1, rules: 'golf' },
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

describe('axe finds nothing', () => {
  test.each(WAYS)('on $way', async ({ settings, screens }) => {
    await visiting(settings, async (visit) => {
      let before = '';
      for (const [name, steps] of Object.entries(screens)) {
        for (const step of steps) await step(visit);
        await expectAbsent(`what axe finds on ${name}`, () => findings(visit), {
          once: () => expect.poll(() => readable(visit)).toSatisfy((text) => text !== before),
        });
        before = await readable(visit);
      }
    });
  });
});

describe('through buttons and texts alone', () => {
  test.each(['scat', 'golf', 'driver-stop', 'schwimmen'])('a match of %s is played to its end', async (rules) => {
    await visiting({ opponents: 1, rules, explainsPool: false }, async (visit) => {
      await pressListed(visit, 'Play');
      await visit.seeScene('table');
      expect(await playByTree(visit)).toMatch(/wins? the match$/);
      await expect.poll(() => treeText(visit)).toMatch(/1\D.*2\D.*out in deal/);
    });
  });

  test('a knock asks once more where it is pressed out of nowhere', async () => {
    await visiting({ opponents: 1 }, async (visit) => {
      await pressListed(visit, 'Play');
      await aTurn(visit);
      const knock = visit.page.getByRole('button', { name: /^Knock with \d+/ });
      await knock.dispatchEvent('click');
      await visit.frames(2);
      expect((await visit.screen()).legal).toContain('knock');
      expect(await visit.page.locator('#urgent').textContent()).toMatch(/^Press again to knock: one more turn/);
      await knock.dispatchEvent('click');
      await visit.see('the knock', ({ legal }) => !legal.includes('knock'));
    });
  });

  test('single keys are answered, aloud and on the screen', async () => {
    await visiting({ opponents: 2 }, async (visit) => {
      await pressListed(visit, 'Play');
      await aTurn(visit);
      const answers: Record<string, RegExp> = {
        a: /^(\w+ of \w+, ){2}\w+ of \w+: \d+( in \w+)?\.$/,
        u: /^Top card: \w+ of \w+\.$/,
        z: /^You: 3 tokens left\. Fox: 3 tokens left\. Owl: 3 tokens left\.$/,
        w: /^Your turn\. You can: Draw from the stock; Take the \w+ of \w+; Knock with \d+/,
        e: /Top card: \w+ of \w+\./,
      };
      for (const [name, answer] of Object.entries(answers)) {
        await visit.page.keyboard.press(name);
        expect((await spoken(visit)).at(-1)).toMatch(answer);
        await visit.see('the answer', ({ notice }) => answer.test(notice.replaceAll('\n', ' ')));
      }
      await visit.page.keyboard.press('?');
      await visit.page.getByRole('dialog', { name: 'Keys' }).getByRole('button', { name: 'Close' }).press('Enter');
    });
  });

  test('the focus comes back from a page to the button that opened it, and is never lost at the table', async () => {
    await visiting({ opponents: 1 }, async (visit) => {
      const { page } = visit;
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
      await page.getByRole('button', { name: 'Options' }).press('Enter');
      await visit.see('the options', (screen) => screen.page === 'Options');
      await visit.frames(2);
      expect(await focused()).toContain('Speed');
      await page.keyboard.press('Escape');
      await visit.frames(2);
      expect(await focused()).toBe('Options');
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('button');

      await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
      await aTurn(visit);
      await page.getByRole('button', { name: 'Draw from the stock' }).press('Enter');
      await visit.see('a card too many', ({ legal }) => legal.some((action) => action.startsWith('discard')));
      await visit.frames(2);
      expect(await focused()).toBe('Scat, deal 1');
      await page.keyboard.press('Tab');
      expect(await focused()).toMatch(/^Discard/);
    });
  });

  test('of a hidden hand nothing is there for whoever takes the device', async () => {
    await visiting({ opponents: 1, seats: [person('Ann'), person('Ben'), ...bots(8)] }, async (visit) => {
      await pressListed(visit, 'Play');
      const { turn, shown } = await covered(visit);
      expect(shown).toMatchObject({ viewer: -1, hand: [], open: [[], []] });
      const [first, second] = turn === 0 ? ['Ann', 'Ben'] : ['Ben', 'Ann'];
      await pressListed(visit, `I am ${first}`);
      await aTurn(visit);
      await pressListed(visit, 'Draw from the stock');
      await visit.see('a card too many', ({ legal }) => legal.some((action) => action.startsWith('discard')));
      expect((await spoken(visit)).join(' ')).toContain(`${first} draws the`);
      await visit.frames(2);
      const away = (await listed(visit)).find((name) => name.startsWith('Discard')) as string;
      await pressListed(visit, away);
      await covered(visit);
      const isListed = { once: () => expect.poll(() => listed(visit)).toContain(`I am ${second}`) };
      const cards = async () => (await treeText(visit)).match(/ of (clubs|diamonds|hearts|spades)/g);
      await expectAbsent('cards in the tree', cards, isListed);
      const drawn = async () => (await spoken(visit)).filter((text) => text.includes(`${first} draws the`));
      await expectAbsent('the card that was announced', drawn, isListed);
      await pressListed(visit, `I am ${second}`);
      const hand = await visit.see('the hand', ({ targets }) => targets.length > 0);
      expect(hand.shown).toMatchObject({ viewer: hand.turn, bottom: hand.turn });
      await visit.frames(2);
      await expect.poll(() => treeText(visit)).toContain(`${second}’s hand`);
    });
  });
});

test('light, where it is left to the system, and contrast follow it at once', async () => {
  await visiting({ opponents: 1, theme: 'auto' }, async (visit) => {
    const { page } = visit;
    const colour = (name: string) =>
      page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), `--${name}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit.frames(3);
    expect(await colour('room')).toBe(EVENING_COLOURS.room);
    await pressListed(visit, 'Play');
    await aTurn(visit);
    await page.emulateMedia({ colorScheme: 'light' });
    await visit.frames(3);
    expect(await colour('room')).toBe(DAY_COLOURS.room);
    expect(await colour('ink-soft')).toBe(DAY_COLOURS.inkSoft);
    await page.emulateMedia({ contrast: 'more' });
    await visit.frames(3);
    expect(await colour('ink-soft')).toBe(await colour('ink'));
    await aTurn(visit);
  });
});

/** The game for screen readers and those who use keys: what a screen reader gets, and nothing else. */
import { describe, expect, test } from 'vitest';
import { DAY_COLOURS, EVENING_COLOURS } from '../../game/base/theme/colours.ts';
import { expectAbsent } from './support/absence.ts';
import { builtGame, WINDOW } from './support/built-game.ts';
import { listed, treeText, playByTree, pressListed, spoken } from './support/listener.ts';
import { bots, person } from './support/tables.ts';
import type { Visit } from './support/visit.ts';

const game = builtGame();

function visiting(settings: object, during: (visit: Visit) => Promise<void>): Promise<void> {
  return game.visiting(WINDOW, async (visit) => {
    await visit.applySettings(settings);
    await during(visit);
  });
}

const aTurn = (visit: Visit) => visit.see('a turn', ({ targets }) => targets?.length > 0);
const covered = (visit: Visit) =>
  visit.see('the device passed on', ({ question }) => question?.title.startsWith('Pass the device') === true);

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

/** The result: who won, who came where, what the match has added, and what to do next. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import { botToBeginWith } from '../../../game/catalogue/settings.ts';
import { open } from '../../../game/kit/dialog.tsx';
import { FIRST_RATING } from '../../../game/model/rating.ts';
import type { Outcome } from '../../../game/model/outcome.ts';
import type { Known } from '../../../game/screens/result/news.ts';
import { ResultScreen } from '../../../game/screens/result/screen.tsx';
import { press, readable, settle } from '../support/page.ts';
import { preferencesOf } from '../support/table.ts';
import '../support/all-languages.ts';

const OUTCOME: Outcome = {
  names: ['You', 'Fox', 'Owl'],
  you: 0,
  places: [[0], [1], [2]],
  remains: ['2 tokens left', '', ''],
  eliminatedIn: [0, 7, 4],
  deals: 7,
};
const NOTHING: Known = { news: null, level: null, adaptation: '', retort: '', headToHead: [] };

async function shown(known: Partial<Known> = {}, outcome: Partial<Outcome> = {}, celebrates = false) {
  const { theme } = preferencesOf();
  const onPress = vi.fn();
  const onMenu = vi.fn();
  const close = open(() => (
    <ResultScreen
      rules={preset('scat')}
      theme={theme}
      outcome={{ ...OUTCOME, ...outcome }}
      players={[{ kind: 'person', name: '' }, botToBeginWith(1), botToBeginWith(2)]}
      story="after 7 deals"
      known={{ ...NOTHING, ...known }}
      celebrates={celebrates}
      actions={[
        { label: 'Play again', onPress },
        { label: 'Menu', onPress: onMenu },
      ]}
    />
  ));
  onTestFinished(close);
  await settle();
  return { onPress, onMenu, screen: document.querySelector('.screen') as HTMLElement };
}

test('says who won and who came where, and leads on, by Enter to what is most likely', async () => {
  const { screen, onPress, onMenu } = await shown();
  expect(readable(screen)).toEqual([
    '# You win the match',
    'after 7 deals',
    '1 You 2 tokens left',
    '2 Fox out in deal 7',
    '3 Owl out in deal 4',
    '[Play again]',
    '[Menu]',
  ]);
  press('Menu', screen);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect([onPress, onMenu].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('goals are medals, and what else is new stands in sentences', async () => {
  const { screen } = await shown({
    news: {
      beaten: 'fox',
      goals: ['first-31'],
      game: null,
      rating: { after: { ...FIRST_RATING, rating: 1311.6 }, change: 61.6 },
    },
    level: 'strong',
    adaptation: 'Owl has learnt.',
    retort: 'Fox: “Again!”',
  });
  const lines = readable(screen);
  expect(lines.slice(2, lines.indexOf('1 You 2 tokens left'))).toEqual([
    'Thirty-one',
    'You have beaten Fox: Owl is next.',
    'Won: card backs in rust.',
    'Your rating: 1312 (+62).',
    expect.stringContaining('Strong'),
    'Owl has learnt.',
    'Fox: “Again!”',
  ]);
});

test('beside each opponent stands how often one has come before and behind it', async () => {
  const { screen } = await shown({ headToHead: [null, { before: 3, behind: 5 }, null] });
  expect(readable(screen)).toContain('2 Fox out in deal 7 you 3 : 5');
});

test.each([
  [true, {}, true],
  [true, { places: [[1], [0], [2]] }, false],
  [false, {}, false],
])('coins rain where it is celebrated (%s) and won: %j', async (celebrates, outcome, rains) => {
  const { screen } = await shown({}, outcome, celebrates);
  expect(screen.querySelector('.coins') !== null).toBe(rains);
  expect(screen.querySelector('.winner')?.classList.contains('lit')).toBe(!('places' in outcome));
});

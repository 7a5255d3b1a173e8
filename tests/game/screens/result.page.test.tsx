/** The result: who won, who came where, what the match has added, and what to do next. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import { choosingLook } from '../../../game/catalogue/rewards.ts';
import { botToBeginWith } from '../../../game/catalogue/settings.ts';
import { open } from '../../../game/kit/dialog.tsx';
import { FIRST_RATING } from '../../../game/model/rating.ts';
import type { Outcome } from '../../../game/model/outcome.ts';
import type { Known } from '../../../game/screens/result/news.ts';
import { ResultScreen } from '../../../game/screens/result/screen.tsx';
import { press, pressAndSettle, readable, settle } from '../support/page.ts';
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

async function shown(known: Partial<Known> = {}, outcome: Partial<Outcome> = {}, beat = 0) {
  const preferences = preferencesOf({ cardBack: 'blue' });
  const { theme } = preferences;
  const onPress = vi.fn();
  const onMenu = vi.fn();
  const Shown = () => (
    <ResultScreen
      rules={preset('scat')}
      theme={theme}
      settings={preferences.settings}
      onChoose={(kind, look) => preferences.change(choosingLook(kind, look, preferences.settings))}
      outcome={{ ...OUTCOME, ...outcome }}
      players={[{ kind: 'person', name: '' }, botToBeginWith(1), botToBeginWith(2)]}
      story="after 7 deals"
      turning="In deal 7 you had 24, and Fox 22."
      known={{ ...NOTHING, ...known }}
      beat={beat}
      actions={[
        { label: 'Play again', onPress },
        { label: 'Menu', onPress: onMenu },
      ]}
    />
  );
  onTestFinished(open(() => <Shown />));
  await settle();
  return { onPress, onMenu, preferences, screen: document.querySelector('.screen') as HTMLElement };
}

test('says who won and who came where, and leads on, by Enter to what is most likely', async () => {
  const { screen, onPress, onMenu } = await shown();
  expect(readable(screen)).toEqual([
    '# You win the match',
    'after 7 deals',
    'In deal 7 you had 24, and Fox 22.',
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

test('what was achieved is medals, and what else is new stands in sentences', async () => {
  const { screen } = await shown({
    news: {
      beaten: 'fox',
      goals: ['first-31'],
      game: { id: 'golf', gamesWon: 2 },
      rating: { after: { ...FIRST_RATING, rating: 1311.6 }, change: 61.6 },
    },
    level: 'strong',
    adaptation: 'Owl has learnt.',
    retort: 'Fox: “Again!”',
  });
  const lines = readable(screen);
  expect(lines.slice(3, lines.indexOf('1 You 2 tokens left'))).toEqual([
    'Won: card backs in teal',
    '[Use it now: card backs in teal]',
    'Won: card backs in rust',
    '[Use it now: card backs in rust]',
    'Fox',
    'Thirty-one',
    'Golf',
    'You have beaten Fox: Owl is next.',
    'Your rating: 1312 (+62).',
    'First win at Golf: 2 of 29 games.',
    expect.stringContaining('Strong'),
    'Owl has learnt.',
    'Fox: “Again!”',
  ]);
});

test('beside each opponent stands how often one has come before and behind it', async () => {
  const { screen } = await shown({ headToHead: [null, { before: 3, behind: 5 }, null] });
  expect(readable(screen)).toContain('2 Fox out in deal 7 you 3 : 5');
});

test('a prize is used with one press, which is said, and undone with another', async () => {
  const news = { beaten: 'fox', goals: [], game: null, rating: null } as const;
  const { screen, preferences } = await shown({ news });
  await pressAndSettle('Use it now: card backs in rust');
  expect(preferences.settings.cardBack).toBe('rust');
  expect(readable(screen)).toContain('Won: card backs in rust In use from now on.');
  await pressAndSettle('Undo: card backs in rust');
  expect(preferences.settings.cardBack).toBe('blue');
});

/** Longer than any test. */
const LONG = 1_000_000;

const isOver = (screen: Element) => readable(screen).includes('[Play again]');

describe('at first there is the moment alone', () => {
  test('for a beat', async () => {
    const { screen } = await shown({}, {}, 400);
    expect(readable(screen)).toEqual(['# You win the match', 'after 7 deals', 'In deal 7 you had 24, and Fox 22.']);
    await vi.waitFor(() => expect(isOver(screen)).toBe(true));
  });

  test.each<[string, () => void]>([
    ['a press', () => document.body.click()],
    ['a key', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))],
  ])('until %s, which presses nothing', async (_, act) => {
    const { screen, onPress } = await shown({}, {}, LONG);
    expect(isOver(screen)).toBe(false);
    act();
    await settle();
    expect(isOver(screen)).toBe(true);
    expect(onPress).not.toHaveBeenCalled();
  });

  test('and no key that was held before', async () => {
    const { screen } = await shown({}, {}, LONG);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }));
    await settle();
    expect(isOver(screen)).toBe(false);
  });
});

test.each([
  [LONG, {}, true],
  [LONG, { places: [[1], [0], [2]] }, false],
  [0, {}, false],
])('coins rain where there is a beat (%s ms) and one has won: %j', async (beat, outcome, rains) => {
  const { screen } = await shown({}, outcome, beat);
  expect(screen.querySelector('.coins') !== null).toBe(rains);
  expect(screen.querySelector('.winner')?.classList.contains('lit')).toBe(!('places' in outcome));
});

test('those who share the win are all seen', async () => {
  const { screen } = await shown({}, { places: [[0, 2], [1]], eliminatedIn: [0, 7, 0] });
  expect(screen.querySelectorAll('.winner')).toHaveLength(2);
});

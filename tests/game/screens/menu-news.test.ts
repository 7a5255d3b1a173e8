/** What the tiles of the menu say of what has been played. */
import { loadWords, speakIn, words, wordsOf } from '../../../game/i18n/words.ts';
import { describe, expect, test } from 'vitest';
import { StorageError } from '../../../game/base/store.ts';
import { LADDER } from '../../../game/catalogue/ladder.ts';
import { totalOf } from '../../../game/screens/daily/points.ts';
import { signed } from '../../../game/i18n/numbers.ts';
import { GOAL_IDS } from '../../../game/screens/goals/goals.ts';
import { learning, MenuNews } from '../../../game/screens/menu/news.ts';
import { TeachingSign } from '../../../game/services/teaching/sign.ts';
import { playedDay } from '../support/daily-deals.ts';

/** News of somebody who has played so many of today's deals and beaten these animals. */
async function newsOf(
  deals: number | null,
  beaten: readonly string[] = [],
  failure?: Error,
  {
    goals = [],
    ratings = [],
  }: { goals?: readonly string[]; ratings?: readonly [ended: string, rating: number][] } = {},
): Promise<MenuNews> {
  const played = deals === null ? null : playedDay('2026-11-26', deals);
  const stored = {
    days: { get: () => (failure ? Promise.reject(failure) : Promise.resolve(played)) },
    stores: {
      ladder: { all: () => Promise.resolve(new Map(beaten.map((animal) => [animal, {}]))) },
      goals: { all: () => Promise.resolve(new Map(goals.map((id) => [id, {}]))) },
      ratings: { all: () => Promise.resolve(new Map(ratings.map(([ended, rating]) => [ended, { rating }]))) },
    },
  };
  const news = new MenuNews();
  await news.look(stored as unknown as Parameters<MenuNews['look']>[0]);
  return news;
}

describe('the deal of the day', () => {
  test.each([
    [null, 'Eight deals, the same for everybody', true],
    [3, '3 of 8 played', true],
    [8, `${signed(totalOf(playedDay('2026-11-26').first))} points today`, false],
  ])('after %s deals says “%s”', async (deals, line, isOpen) => {
    const news = await newsOf(deals);
    expect([news.today().line, news.isTodayOpen]).toEqual([line, isOpen]);
  });

  test('is not said to be open before that is known, or where it cannot be read, while no other error is hidden', async () => {
    expect(new MenuNews().isTodayOpen).toBe(false);
    expect((await newsOf(null, [], new StorageError('full'))).isTodayOpen).toBe(false);
    await expect(newsOf(null, [], new TypeError('broken'))).rejects.toThrow('broken');
  });
});

test('the ladder names who is next, by the lowest that has not been beaten, and has a line about them once that has come', async () => {
  const first = await newsOf(null);
  expect(first.ladder()).toEqual({ title: 'Ladder: Fox is next', line: 'Beginner' });
  await first.fetchTexts();
  expect(first.ladder().line).toBe('Smiles at every card, the bad ones too.');
  const third = await newsOf(null, ['fox', 'heron']);
  expect([third.ladder().title, third.nextAnimal]).toEqual(['Ladder: Owl is next', 'owl']);
  const animals = LADDER.map(({ animal }) => animal);
  const [last, unread] = [await newsOf(null, animals), new MenuNews()];
  expect([last.ladder(), last.nextAnimal]).toEqual([{ title: 'The ladder', line: 'All nine beaten' }, null]);
  expect([unread.ladder(), unread.nextAnimal]).toEqual([{ title: 'The ladder', line: '' }, null]);
});

test('the nearest goal is the first that is still open', async () => {
  const news = await newsOf(null, [], undefined, { goals: ['first-win', 'won:scat', 'first-31'] });
  expect(news.goals()).toEqual({ title: 'Goals', line: '' });
  await news.fetchTexts();
  expect(news.goals()).toEqual({ title: 'Goals: 2 of 25', line: 'Hold 31 without drawing a card.' });
  const all = await newsOf(null, [], undefined, { goals: GOAL_IDS });
  await all.fetchTexts();
  expect(all.goals()).toEqual({ title: 'Goals: 25 of 25', line: 'Every one of them reached' });
});

test('goals and ladder are told of in the language that is spoken by then', async () => {
  const news = await newsOf(null);
  await news.fetchTexts();
  await loadWords('de');
  speakIn('de');
  try {
    const { goals, biographies } = wordsOf('de');
    expect([news.goals().line, news.ladder().line]).toEqual([goals.list['first-win'].how, biographies.fox]);
  } finally {
    speakIn('en');
  }
});

test('ratings come in the order of their matches', async () => {
  const ratings: [string, number][] = [
    ['2026-02-01T12:00:00.000Z', 1310],
    ['2026-01-01T12:00:00.000Z', 1250],
  ];
  expect((await newsOf(null, [], undefined, { ratings })).ratings).toEqual([1250, 1310]);
});

test.each([
  [null, 'Exercises', 'Five positions a day: what would you do?'],
  [{ share: 0.42, isPaused: false }, 'Teaching', '42% learnt'],
  [{ share: 0.42, isPaused: true }, 'Teaching', '42%, paused'],
])('what is learnt are exercises, or bots that are being taught: %j', (state, title, line) => {
  const teachingSign = new TeachingSign();
  teachingSign.show(state);
  expect(learning(teachingSign)).toEqual({ title, line });
});

test('a single point of a day is one, won or lost', () => {
  const { played } = words().menu.tiles.today;
  expect([played('+1', 1), played('−1', -1), played('+2', 2), played('0', 0)]).toEqual([
    '+1 point today',
    '−1 point today',
    '+2 points today',
    '0 points today',
  ]);
});

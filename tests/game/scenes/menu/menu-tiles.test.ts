/** What the tiles of the menu say of what has been played. */
import { describe, expect, test } from 'vitest';
import { StorageError } from '../../../../game/base/store.ts';
import { LADDER } from '../../../../game/catalogue/ladder.ts';
import { totalOf } from '../../../../game/features/daily/points.ts';
import { signed } from '../../../../game/i18n/numbers.ts';
import { learning, MenuNews } from '../../../../game/scenes/menu/menu-tiles.ts';
import type { Services } from '../../../../game/scenes/services.ts';
import { TeachingSign } from '../../../../game/services/teaching/sign.ts';
import { playedDay } from '../../support/daily-deals.ts';

/** News of somebody who has played so many of today's deals and beaten these animals. */
async function newsOf(deals: number | null, beaten: readonly string[] = [], failure?: Error): Promise<MenuNews> {
  const played = deals === null ? null : playedDay('2026-11-26', deals);
  const stored = {
    days: { get: () => (failure ? Promise.reject(failure) : Promise.resolve(played)) },
    stores: { ladder: { all: () => Promise.resolve(new Map(beaten.map((animal) => [animal, {}]))) } },
  };
  const news = new MenuNews();
  await news.look(stored as unknown as Services);
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
  const shorter = { brief: 'Beginner', short: { title: 'Fox', line: 'The ladder' } };
  const first = await newsOf(null);
  expect(first.ladder()).toEqual({ title: 'Ladder: Fox is next', line: 'The ladder', ...shorter });
  await first.meetAnimals();
  expect(first.ladder()).toMatchObject({ line: 'Smiles at every card, the bad ones too.', ...shorter });
  const third = await newsOf(null, ['fox', 'heron']);
  expect([third.ladder().title, third.nextAnimal]).toEqual(['Ladder: Owl is next', 'owl']);
  const animals = LADDER.map(({ animal }) => animal);
  const [last, unread] = [await newsOf(null, animals), new MenuNews()];
  expect([last.ladder(), last.nextAnimal]).toEqual([{ line: 'All nine beaten' }, null]);
  expect([unread.ladder(), unread.nextAnimal]).toEqual([{ line: '' }, null]);
});

test.each([
  [null, 'Exercises', 'Five positions a day: what would you do?', 'Five a day'],
  [{ share: 0.42, isPaused: false }, 'Teaching', '42% learnt', '42%'],
  [{ share: 0.42, isPaused: true }, 'Teaching', '42%, paused', '42%'],
])('what is learnt are exercises, or bots that are being taught: %j', (state, label, line, short) => {
  const teachingSign = new TeachingSign();
  teachingSign.show(state);
  expect(learning({ teachingSign })).toEqual({ label, line, short: { line: short } });
});

/** What the tiles of the menu say of what has been played. */
import { describe, expect, test } from 'vitest';
import { StorageError } from '../../../../game/base/store.ts';
import { totalOf } from '../../../../game/features/daily/points.ts';
import { signed } from '../../../../game/i18n/numbers.ts';
import { LADDER } from '../../../../game/catalogue/ladder.ts';
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
    expect(news.today().line).toBe(line);
    expect(news.isTodayOpen).toBe(isOpen);
  });

  test('is not said to be open before that is known, or where it cannot be read', async () => {
    expect(new MenuNews().isTodayOpen).toBe(false);
    expect((await newsOf(null, [], new StorageError('full'))).isTodayOpen).toBe(false);
  });

  test('another error is not hidden', async () => {
    await expect(newsOf(null, [], new TypeError('broken'))).rejects.toThrow('broken');
  });
});

describe('the ladder', () => {
  /** What a tile says where it has less room. */
  const shorter = { brief: 'Beginner', short: { title: 'Fox', line: 'The ladder' } };

  test('names who is next, by the lowest that has not been beaten', async () => {
    expect((await newsOf(null)).ladder()).toEqual({ title: 'Ladder: Fox is next', line: 'The ladder', ...shorter });
    const news = await newsOf(null, ['fox', 'heron']);
    expect(news.ladder().title).toBe('Ladder: Owl is next');
    expect(news.nextAnimal).toBe('owl');
  });

  test('has a line about who is next once that has come', async () => {
    const news = await newsOf(null);
    await news.meetAnimals();
    expect(news.ladder()).toEqual({
      title: 'Ladder: Fox is next',
      line: 'Smiles at every card, the bad ones too.',
      ...shorter,
    });
  });

  test('says so where all have been beaten', async () => {
    const news = await newsOf(
      null,
      LADDER.map(({ animal }) => animal),
    );
    expect(news.ladder()).toEqual({ line: 'All nine beaten' });
    expect(news.nextAnimal).toBeNull();
  });

  test('says nothing before it has been read', () => {
    expect(new MenuNews().ladder()).toEqual({ line: '' });
    expect(new MenuNews().nextAnimal).toBeNull();
  });
});

describe('what is learnt', () => {
  const taught = (state: { share: number; isPaused: boolean } | null) => {
    const teachingSign = new TeachingSign();
    teachingSign.show(state);
    return learning({ teachingSign });
  };

  test('are exercises, where no bot is being taught', () => {
    expect(taught(null)).toEqual({
      label: 'Exercises',
      line: 'Five positions a day: what would you do?',
      short: { line: 'Five a day' },
    });
  });

  test('is how far the bots are that are being taught', () => {
    expect(taught({ share: 0.42, isPaused: false })).toEqual({
      label: 'Teaching',
      line: '42% learnt',
      short: { line: '42%' },
    });
    expect(taught({ share: 0.42, isPaused: true }).line).toBe('42%, paused');
  });
});

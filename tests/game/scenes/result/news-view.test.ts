import { afterEach, describe, expect, test } from 'vitest';
import { LADDER } from '../../../../game/catalogue/ladder.ts';
import { LANGUAGES } from '../../../../game/i18n/languages.ts';
import { loadWords, speakIn } from '../../../../game/i18n/words.ts';
import { newsInWords } from '../../../../game/scenes/result/news-view.ts';
import type { News } from '../../../../game/scenes/progress.ts';

await Promise.all(LANGUAGES.map(loadWords));

afterEach(() => speakIn('en'));

const NONE: News = { beaten: null, goals: [], game: null };

describe('news at the result', () => {
  test('say who was beaten and who is next', () => {
    expect(newsInWords({ ...NONE, beaten: 'fox' })).toEqual([
      'You have beaten Fox: Owl is next.',
      'Won: card backs in rust.',
    ]);
    expect(newsInWords({ ...NONE, beaten: 'marten' })).toEqual([
      'You have beaten Marten: that was the top of the ladder.',
      'Won: card backs in black and gold.',
    ]);
  });

  test('name the goals that were reached', () => {
    expect(newsInWords({ ...NONE, goals: ['first-31'] })).toEqual(['Goal reached: Thirty-one.']);
    expect(newsInWords({ ...NONE, goals: ['first-31', 'flawless'] })).toEqual([
      'Goals reached: Thirty-one, Not a scratch.',
    ]);
  });

  test('say which game was won for the first time', () => {
    expect(newsInWords({ ...NONE, game: { id: 'golf', gamesWon: 5 } })).toEqual(['First win at Golf: 5 of 28 games.']);
  });

  test.each(LANGUAGES)('are each short enough for a line and a half on a phone in %s', (language) => {
    speakIn(language);
    const lines = LADDER.flatMap(({ animal }) =>
      newsInWords({ ...NONE, beaten: animal, game: { id: 'scat', gamesWon: 1 } }),
    );
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(70);
  });
});

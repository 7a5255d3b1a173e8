import { expect, test } from 'vitest';
import { LADDER } from '../../../game/catalogue/ladder.ts';
import { LANGUAGES } from '../../../game/i18n/languages.ts';
import { speakIn } from '../../../game/i18n/words.ts';
import type { News } from '../../../game/screens/result/news.ts';
import { newsInWords } from '../../../game/screens/result/news.ts';
import '../support/all-languages.ts';

const NONE: News = { beaten: null, goals: [], game: null, rating: null };

test.each<[Partial<News>, string[]]>([
  [{ beaten: 'fox' }, ['You have beaten Fox: Owl is next.', 'Won: card backs in rust.']],
  [
    { beaten: 'marten' },
    ['You have beaten Marten: that was the top of the ladder.', 'Won: card backs in black and gold.'],
  ],
  [{ goals: ['first-31'] }, ['Goal reached: Thirty-one.']],
  [{ goals: ['first-31', 'flawless'] }, ['Goals reached: Thirty-one, Not a scratch.']],
  [{ game: { id: 'golf', gamesWon: 5 } }, ['First win at Golf: 5 of 29 games.']],
])('news at the result of %j', (news, lines) => expect(newsInWords({ ...NONE, ...news })).toEqual(lines));

test.each(LANGUAGES)('news are each short enough for a line and a half on a phone in %s', (language) => {
  speakIn(language);
  const game = { id: 'scat', gamesWon: 1 } as const;
  for (const { animal } of LADDER)
    for (const line of newsInWords({ ...NONE, beaten: animal, game }))
      expect(line.length, line).toBeLessThanOrEqual(70);
});

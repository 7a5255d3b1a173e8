import { expect, test } from 'vitest';
import { LADDER } from '../../../game/catalogue/ladder.ts';
import { LANGUAGES } from '../../../game/i18n/languages.ts';
import { speakIn } from '../../../game/i18n/words.ts';
import type { News } from '../../../game/screens/result/news.ts';
import { newsInWords } from '../../../game/screens/result/news.ts';
import '../support/all-languages.ts';

const NONE: News = { beaten: null, goals: [], game: null, rating: null };

test.each<[Partial<News>, string[]]>([
  [{ beaten: 'fox' }, ['Won: card backs in rust.', 'You have beaten Fox: Owl is next.']],
  [
    { beaten: 'marten' },
    ['Won: card backs in black and gold.', 'You have beaten Marten: that was the top of the ladder.'],
  ],
  [{ goals: ['first-win'] }, ['Goal reached: First win.']],
  [{ goals: ['first-31', 'comeback'] }, ['Goals reached: Thirty-one, Comeback.', 'Won: card backs in teal.']],
  [{ game: { id: 'golf', gamesWon: 5 } }, ['First win at Golf: 5 of 29 games.']],
])('news at the result of %j', (news, lines) => expect(newsInWords({ ...NONE, ...news })).toEqual(lines));

test.each(LANGUAGES)('news are each short enough for a line and a half on a phone in %s', (language) => {
  speakIn(language);
  const game = { id: 'scat', gamesWon: 1 } as const;
  for (const { animal } of LADDER)
    for (const line of newsInWords({ ...NONE, beaten: animal, game }))
      expect(line.length, line).toBeLessThanOrEqual(70);
});

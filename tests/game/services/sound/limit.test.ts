import { expect, test } from 'vitest';
import { SoundLimit, type SoundRequest } from '../../../../game/services/sound/limit.ts';
import { lengthOf } from '../../../../game/services/sound/sounds.ts';

type Step = [at: number, sound: SoundRequest['sound'], spot: SoundRequest['spot'], isHeard: boolean];

const cards = (count: number, isHeard: boolean): Step[] =>
  Array.from({ length: count }, (_, seat) => [0, 'slide', seat, isHeard]);

test.each<[string, boolean, Step[]]>([
  [
    'one spot takes no second sound at once',
    false,
    [
      [0, 'slide', 2, true],
      [20, 'slide', 2, false],
      [20, 'slide', 3, true],
      [49, 'slide', 2, false],
      [50, 'slide', 2, true],
    ],
  ],
  [
    'one spot gives way at once to what matters more, and never to what matters less',
    false,
    [
      [0, 'slide', 1, true],
      [1, 'rap', 1, true],
      [100, 'flick', 1, false],
      [1 + lengthOf('rap'), 'flick', 1, true],
    ],
  ],
  [
    'the table takes no more cards when six things sound, but still a knock, and what takes the place of another',
    false,
    [...cards(6, true), [0, 'slide', 6, false], [0, 'rap', 7, true], [60, 'slide', 0, true]],
  ],
  ['of everything that happens in a hurry one sound is heard', true, [[0, 'slide', 9, true], ...cards(9, false)]],
  [
    'a knock is heard among cards in a hurry',
    true,
    [
      [0, 'flick', 'discards', true],
      [1, 'rap', 2, true],
      [2, 'slide', 'stock', false],
    ],
  ],
  [
    'sounds in a hurry come again after a while',
    true,
    [
      [0, 'slide', 0, true],
      [139, 'slide', 1, false],
      [140, 'slide', 1, true],
    ],
  ],
])('%s', (_, hurried, steps) => {
  const limit = new SoundLimit();
  for (const [now, sound, spot, isHeard] of steps) {
    // To ask changes nothing.
    for (let time = 0; time < 2; time++)
      expect([now, sound, spot, limit.admits({ sound, spot, hurried }, now)]).toEqual([now, sound, spot, isHeard]);
    if (isHeard) limit.begin({ sound, spot }, now);
  }
});

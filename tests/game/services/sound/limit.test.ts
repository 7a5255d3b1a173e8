import { expect, test } from 'vitest';
import { SoundLimit, type SoundRequest } from '../../../../game/services/sound/limit.ts';
import { lengthOf } from '../../../../game/services/sound/sounds.ts';

/** What is asked for, in brackets where it is not admitted: when, which sound and at which spot. */
const steps = (text: string) =>
  text.split(', ').map((step) => {
    const [now, sound, spot] = step.replaceAll(/[()]/g, '').split(' ');
    const at = { sound, spot: /\d/.test(spot) ? Number(spot) : spot } as Pick<SoundRequest, 'sound' | 'spot'>;
    return { now: Number(now), at, isHeard: !step.startsWith('(') };
  });

const AFTER_RAP = 1 + lengthOf('rap');
const SIX = [0, 1, 2, 3, 4, 5].map((seat) => `0 slide ${seat}`).join(', ');
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((seat) => `(0 slide ${seat})`).join(', ');

test.each<[string, boolean, string]>([
  ['one spot takes no second sound at once', false, '0 slide 2, (20 slide 2), 20 slide 3, (49 slide 2), 50 slide 2'],
  [
    'one spot gives way at once to what matters more, and never to what matters less',
    false,
    `0 slide 1, 1 rap 1, (100 flick 1), ${AFTER_RAP} flick 1`,
  ],
  [
    'the table takes no more cards when six things sound, but still a knock, and what takes the place of another',
    false,
    `${SIX}, (0 slide 6), 0 rap 7, 60 slide 0`,
  ],
  ['of everything that happens in a hurry one sound is heard', true, `0 slide 9, ${NINE}`],
  ['a knock is heard among cards in a hurry', true, '0 flick discards, 1 rap 2, (2 slide stock)'],
  ['sounds in a hurry come again after a while', true, '0 slide 0, (139 slide 1), 140 slide 1'],
])('%s', (_, hurried, text) => {
  const limit = new SoundLimit();
  for (const { now, at, isHeard } of steps(text)) {
    // To ask changes nothing.
    for (let time = 0; time < 2; time++)
      expect([now, at, limit.admits({ ...at, hurried }, now)]).toEqual([now, at, isHeard]);
    if (isHeard) limit.begin(at, now);
  }
});

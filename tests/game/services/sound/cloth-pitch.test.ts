import { expect, test } from 'vitest';
import { CLOTHS } from '../../../../game/base/theme/cloths.ts';
import { pitchOn } from '../../../../game/services/sound/cloth-pitch.ts';
import { lengthOf, SOUNDS, voiceOf } from '../../../../game/services/sound/sounds.ts';

test('cards are dealt and laid in another pitch on every cloth', () => {
  const pitches = CLOTHS.map((cloth) => [pitchOn(cloth, 'slide'), pitchOn(cloth, 'flick')].join());
  expect(new Set(pitches).size).toBe(CLOTHS.length);
});

test('nickels ring lower than pennies, and a counter ticks higher', () => {
  expect(pitchOn('burgundy', 'coin')).toBeLessThan(pitchOn('green', 'coin'));
  expect(pitchOn('slate', 'coin')).toBeGreaterThan(pitchOn('green', 'coin'));
});

test('only cards and tokens differ, by a third of an octave or so, and stay short', () => {
  for (const cloth of CLOTHS) {
    for (const sound of SOUNDS) {
      const pitch = pitchOn(cloth, sound);
      if (!['slide', 'flick', 'coin', 'roll'].includes(sound)) expect(pitch, `${sound} on ${cloth}`).toBe(1);
      expect(Math.abs(Math.log2(pitch))).toBeLessThan(0.35);
      expect(lengthOf(sound) / pitch).toBeLessThan(2500);
    }
    expect(pitchOn(cloth, voiceOf('owl', 'wins'))).toBe(1);
  }
});

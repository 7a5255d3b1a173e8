import { expect, test } from 'vitest';
import { CLOTHS } from '../../../../game/base/theme/cloths.ts';
import { pitchOn } from '../../../../game/services/sound/cloth-pitch.ts';
import { SOUNDS, voiceOf } from '../../../../game/services/sound/sounds.ts';

test('cards and tokens sound in another pitch on every cloth, by a third of an octave or so, and nothing else does', () => {
  const pitches = CLOTHS.map((cloth) => SOUNDS.map((sound) => pitchOn(cloth, sound)));
  expect(new Set(pitches.map(String)).size).toBe(CLOTHS.length);
  for (const pitch of pitches.flat()) expect(Math.abs(Math.log2(pitch))).toBeLessThan(0.35);
  const differing = SOUNDS.filter((_, sound) => pitches.some((pitch) => pitch[sound] !== 1));
  expect(differing).toEqual(['slide', 'flick', 'coin', 'roll']);
  expect(pitchOn('burgundy', 'coin')).toBeLessThan(pitchOn('slate', 'coin'));
  expect(pitchOn('slate', voiceOf('owl', 'wins'))).toBe(1);
});

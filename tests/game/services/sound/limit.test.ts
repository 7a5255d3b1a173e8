import { describe, expect, test } from 'vitest';
import { SoundLimit, type SoundRequest } from '../../../../game/services/sound/limit.ts';
import { lengthOf } from '../../../../game/services/sound/sounds.ts';

function heard(sound: SoundRequest['sound'], spot: SoundRequest['spot'], hurried = false): SoundRequest {
  return { sound, spot, hurried, gain: 1, pitch: 1, pan: 0 };
}

describe('one spot', () => {
  test('takes no second sound at once', () => {
    const limit = new SoundLimit();
    expect(limit.admits(heard('slide', 2), 0)).toBe(true);
    expect(limit.admits(heard('slide', 2), 20)).toBe(false);
    expect(limit.admits(heard('slide', 3), 20)).toBe(true);
  });

  test('lets a sound take over from one like it that has been heard for a moment', () => {
    const limit = new SoundLimit();
    limit.admits(heard('coin', 'dish'), 0);
    expect(limit.admits(heard('coin', 'dish'), 140)).toBe(true);
  });

  test('gives way at once to what matters more, and never to what matters less', () => {
    const limit = new SoundLimit();
    limit.admits(heard('slide', 1), 0);
    expect(limit.admits(heard('rap', 1), 1)).toBe(true);
    expect(limit.admits(heard('flick', 1), 100)).toBe(false);
    expect(limit.admits(heard('flick', 1), 1 + lengthOf('rap'))).toBe(true);
  });
});

describe('the table', () => {
  test('takes no more cards when six things sound, but still a knock', () => {
    const limit = new SoundLimit();
    for (let seat = 0; seat < 6; seat++) expect(limit.admits(heard('slide', seat), 0)).toBe(true);
    expect(limit.admits(heard('slide', 6), 0)).toBe(false);
    expect(limit.admits(heard('rap', 7), 0)).toBe(true);
  });
});

describe('in a hurry', () => {
  test('of everything that happens at one moment one sound is heard', () => {
    const limit = new SoundLimit();
    const admitted = Array.from({ length: 27 }, (_, card) => limit.admits(heard('slide', card % 9, true), 5));
    expect(admitted.filter(Boolean)).toHaveLength(1);
  });

  test('a knock is heard among cards', () => {
    const limit = new SoundLimit();
    limit.admits(heard('flick', 'discards', true), 0);
    expect(limit.admits(heard('rap', 2, true), 1)).toBe(true);
    expect(limit.admits(heard('slide', 'stock', true), 2)).toBe(false);
  });

  test('sounds come again after a while', () => {
    const limit = new SoundLimit();
    limit.admits(heard('slide', 0, true), 0);
    expect(limit.admits(heard('slide', 1, true), 100)).toBe(false);
    expect(limit.admits(heard('slide', 1, true), 200)).toBe(true);
  });
});

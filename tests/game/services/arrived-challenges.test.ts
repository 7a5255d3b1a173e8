import { expect, test } from 'vitest';
import type { Challenge } from '../../../engine/challenge/challenge.ts';
import { ArrivedChallenges } from '../../../game/services/arrived-challenges.ts';

test('a challenge that comes before the menu is shown by it, one that comes after it was left waits', () => {
  const arrived = new ArrivedChallenges();
  const [one, two, three] = [1, 2, 3].map((deal) => ({ deal }) as unknown as Challenge);
  const shown: Challenge[] = [];
  const follow = () => arrived.follow((challenge) => shown.push(challenge));
  expect(arrived.add(one)).toBe('shown');
  const leave = follow();
  expect([arrived.add(two), shown]).toEqual(['shown', [one, two]]);
  leave();
  expect([arrived.add(three), shown.length]).toEqual(['waits', 2]);
  follow();
  expect(shown).toEqual([one, two, three]);
});

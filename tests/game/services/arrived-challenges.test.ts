import { expect, test } from 'vitest';
import { readChallenge } from '../../../engine/challenge/challenge.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { ArrivedChallenges } from '../../../game/services/arrived-challenges.ts';
import { challengeFrom, sealedMatch } from '../support/challenges.ts';

const challenge = readChallenge(challengeFrom(await sealedMatch(preset('scat'), 2, { mostDeals: 1 }), 1));

test('a challenge that comes before the menu is shown by it, one that comes after it was left waits', () => {
  const arrived = new ArrivedChallenges();
  const shown: unknown[] = [];
  expect(arrived.add(challenge)).toBe('shown');
  const leave = arrived.follow((one) => shown.push(one));
  expect(shown).toEqual([challenge]);
  expect(arrived.add(challenge)).toBe('shown');
  expect(shown).toHaveLength(2);
  leave();
  expect(arrived.add(challenge)).toBe('waits');
  expect(shown).toHaveLength(2);
  arrived.follow((one) => shown.push(one));
  expect(shown).toHaveLength(3);
});

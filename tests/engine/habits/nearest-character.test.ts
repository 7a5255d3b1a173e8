import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, TAKE } from '../../../engine/actions.ts';
import { choiceChances, type CharacterTraits } from '../../../engine/bots/character.ts';
import { nearestCharacter, type PlayedDecision } from '../../../engine/habits/nearest-character.ts';
import { Random, placeByShare } from '../../../engine/random.ts';

const FACTOR_COST = 0.006;
const LEGAL = [DRAW, TAKE, KNOCK];

/** Decisions of a character, each where the policy likes the actions differently much. */
function played(character: CharacterTraits, count: number, seed = 1): PlayedDecision[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const byPolicy = LEGAL.map(() => Math.exp(-20 * random.unit()));
    const chances: number[] = [];
    for (const [i, action] of LEGAL.entries()) chances[action] = byPolicy[i];
    const shares = choiceChances(character, LEGAL, { chances, factorCost: FACTOR_COST });
    return { rows: [], legal: LEGAL, byPolicy, chosen: placeByShare(shares, random.unit()) };
  });
}

describe('the character that somebody plays like', () => {
  test.each<CharacterTraits>([
    { level: 'beginner', style: 'cautious' },
    { level: 'casual', style: 'gambler' },
    { level: 'regular', style: 'early-knocker' },
    { level: 'strong', style: 'hoarder' },
    { level: 'master', style: 'even' },
  ])('is $level, $style where they are that', (character) => {
    const { level, style, mean } = nearestCharacter(played(character, 300), FACTOR_COST);
    expect(level).toBe(character.level);
    // What a character never does between these three actions cannot be told: the hoarder keeps cards, too.
    if (style !== null) expect(style).toBe(character.style);
    expect(mean).toBeGreaterThan(-1.1);
  });

  test('has a style only where one is clearly the likeliest', () => {
    const knocker = { level: 'regular', style: 'early-knocker' } as const;
    expect(nearestCharacter(played(knocker, 3), FACTOR_COST).style).toBeNull();
    expect(nearestCharacter(played(knocker, 400), FACTOR_COST).style).toBe('early-knocker');
  });

  test('may be none that explains all: anybody slips', () => {
    const careless = played({ level: 'master', style: 'even' }, 100).map((decision, i) =>
      i < 2 ? { ...decision, chosen: (decision.chosen + 1) % LEGAL.length } : decision,
    );
    expect(nearestCharacter(careless, FACTOR_COST).level).toBe('master');
  });
});

import { describe, expect, test } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import { listedRules, playedBy, RULES_SCOPES, rulesFor, suitedFor } from '../../../engine/rules/suited.ts';

const all = { name: 'all', rules: 'all' } as const;
const pool = { name: 'pool', rules: 'pool' } as const;
const draws = { name: 'draws', rules: 'draw-discard' } as const;
const scat = { name: 'scat', rules: preset('scat') };
const gin = { name: 'gin', rules: preset('gin') };
const schwimmen = { name: 'schwimmen', rules: preset('schwimmen') };

describe('policies that play some rules', () => {
  test('are those for just these rules, before those for all', () => {
    expect(suitedFor([all, gin, scat], preset('scat'))).toEqual([scat, all]);
    expect(suitedFor([gin], preset('scat'))).toEqual([]);
  });

  test('are found by how the rules play, whatever they are called', () => {
    expect(suitedFor([scat], { ...preset('scat'), name: 'Ours' })).toEqual([scat]);
  });

  test('are those for a pool, before those for all, where one swaps with a pool', () => {
    expect(suitedFor([all, pool, schwimmen], preset('schwimmen'))).toEqual([schwimmen, pool, all]);
    expect(suitedFor([all, pool, schwimmen], preset('widow'))).toEqual([pool, all]);
    expect(suitedFor([pool, all], preset('golf'))).toEqual([all]);
  });

  test('are those for drawing and discarding, before those for all, where one draws and discards', () => {
    expect(suitedFor([all, draws, pool], preset('gin'))).toEqual([draws, all]);
    expect(suitedFor([all, draws], preset('schwimmen'))).toEqual([all]);
  });
});

describe('what a policy plays', () => {
  test.each(RULES_SCOPES)('is written in its file as rules called “%s”, and read again', (scope) => {
    expect(playedBy({ ...rulesFor(scope), name: scope })).toBe(scope);
    expect(listedRules(scope)).toBe(scope);
  });

  test('is a game of somebody’s own that has the name of a scope', () => {
    const ours = { ...preset('golf'), name: 'pool' };
    expect(playedBy(ours)).toBe(ours);
  });
});

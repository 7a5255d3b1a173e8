import { describe, expect, test } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import { ALL_RULES, suitedFor } from '../../../engine/rules/suited.ts';

describe('policies that play some rules', () => {
  const all = { name: 'all', rules: ALL_RULES } as const;
  const scat = { name: 'scat', rules: preset('scat') };
  const gin = { name: 'gin', rules: preset('gin') };

  test('are those for just these rules, before those for all', () => {
    expect(suitedFor([all, gin, scat], preset('scat'))).toEqual([scat, all]);
    expect(suitedFor([gin], preset('scat'))).toEqual([]);
  });

  test('are found by how the rules play, whatever they are called', () => {
    expect(suitedFor([scat], { ...preset('scat'), name: 'Ours' })).toEqual([scat]);
  });
});

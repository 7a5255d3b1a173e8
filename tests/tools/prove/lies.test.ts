import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIES, planted } from './lies.ts';
import { PROOFS } from './proofs.ts';

test.each(LIES.map((lie) => [lie.what, lie] as const))(
  '%s: can be planted, and a proof is there to find it',
  (_, lie) => {
    const { file, from, to, foundBy } = lie;
    const text = readFileSync(file, 'utf8');
    const changed = planted(text, from, to);
    expect(changed.length).toBe(text.length - from.length + to.length);
    expect(PROOFS.map(({ name }) => name)).toContain(foundBy);
  },
);

test('what does not stand there once cannot be planted', () => {
  expect(() => planted('no lie', 'truth', 'lie')).toThrow('"truth" stands there 0 times');
  expect(() => planted('a, a', 'a', 'b')).toThrow('"a" stands there 2 times');
});

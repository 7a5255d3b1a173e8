import { expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { recipeCall } from '../../../../game/screens/fairness/screen.tsx';

const SECRET = '07'.repeat(32);

test('the recipe is called with secret, position and word, quoted for a shell', () => {
  expect(recipeCall(SECRET, "Anna's", preset('scat'))).toBe(`python3 pack.py ${SECRET} 1 'Anna'\\''s'`);
});

test('the cards of an Italian pack are named, since the recipe knows 52 by itself', () => {
  const call = recipeCall(SECRET, '', preset('italian'));
  expect(call).toMatch(/ 1 '' deal 2c 3c 4c 5c 6c 7c Jc Qc Kc Ac 2d /);
  expect(call.split(' deal ')[1].split(' ')).toHaveLength(40);
});

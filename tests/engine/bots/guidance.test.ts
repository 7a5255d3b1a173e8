import { expect, test } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK, TAKE } from '../../../engine/actions.ts';
import { guided } from '../../../engine/bots/guidance.ts';
import { RIVALS_AT } from '../../../engine/observation-layout.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';

/** By action, numbers for all outputs; 0 where none is given. */
const outputs = (given: Readonly<Record<number, number>>): Float32Array =>
  Float32Array.from({ length: ACTION_COUNT }, (_, action) => given[action] ?? 0);

const UNTOLD = { [DRAW]: 0.5, [TAKE]: 0.3, [KNOCK]: 0.2 };
const TOLD = { [DRAW]: 0.4, [TAKE]: 0.24, [KNOCK]: 0.36 };

/** What a policy answers by guidance that knocks more where it is told of its rivals, and how often it was asked. */
async function answer({ isTold, told = TOLD }: { isTold: boolean; told?: Record<number, number> }) {
  let asked = 0;
  const observation = new Float32Array(OBSERVATION_SIZE).fill(1, 0, RIVALS_AT);
  if (isTold) observation[RIVALS_AT + 3] = -0.5;
  const chances = await guided((given) => {
    asked++;
    expect(given[0]).toBe(1);
    return Promise.resolve(outputs(given.subarray(RIVALS_AT).some((number) => number !== 0) ? told : UNTOLD));
  })(observation, outputs({ [DRAW]: 1, [TAKE]: 1, [KNOCK]: 1 }));
  return { asked, chances: [DRAW, TAKE, KNOCK].map((action) => chances[action]), sum: chances.reduce((a, b) => a + b) };
}

test('where nothing is known of the rivals, the policy is asked once, and answers', async () => {
  const { asked, chances } = await answer({ isTold: false });
  expect([asked, chances]).toEqual([1, [0.5, 0.3, 0.2].map(Math.fround)]);
});

test('what is known moves it half as far again', async () => {
  const { chances, sum } = await answer({ isTold: true });
  // In odds against a draw: 2/5 untold, 9/10 told; 9/10 × (9/4) ^ 1/2 is 27/20.
  expect(chances[2] / chances[0]).toBeCloseTo(27 / 20, 1);
  expect(chances[1] / chances[0]).toBeCloseTo(3 / 5, 2);
  expect(sum).toBeCloseTo(1, 5);
});

test('what is hardly ever played stays so, however much likelier it is when told', async () => {
  const { chances } = await answer({ isTold: true, told: { [DRAW]: 0.9999, [TAKE]: 1e-9, [KNOCK]: 1e-4 } });
  expect(chances[1]).toBeLessThan(1e-9);
  expect(chances[2]).toBeLessThan(1e-4);
});

import { expect, test } from 'vitest';
import { doParts } from './do-parts.ts';
import type { Findings, Proof, ProofPart } from './proof.ts';
import { views } from './views.ts';

const PARTS: ProofPart[] = [1, 2, 3].map((seed) => ({ seed, size: 5 }));

/** Does the parts of a proof. @returns the places of the parts, and what was found, as it came */
async function done(proof: Proof, { first = 0, stopAfter = Infinity } = {}): Promise<[number, Findings][]> {
  const found: [number, Findings][] = [];
  const stopping = new AbortController();
  await doParts({
    proof,
    parts: PARTS,
    first,
    threads: 2,
    signal: stopping.signal,
    onProgress: () => {},
    onFindings: (at, findings) => {
      found.push([at, findings]);
      if (found.length === stopAfter) stopping.abort();
    },
  });
  return found;
}

const here = (run: Proof['run']): Proof => ({ ...views, isAlone: true, run });

test('threads find what this one finds, and findings come in the order of the parts', async () => {
  const alone = await done(here((...args) => views.run(...args)));
  expect(alone.map(([at]) => at)).toEqual([0, 1, 2]);
  expect(await done(views)).toEqual(alone);
});

test('parts that were done before are not done again', async () => {
  expect(
    (
      await done(
        here(() => ({ figures: {}, faults: [] })),
        { first: 2 },
      )
    ).map(([at]) => at),
  ).toEqual([2]);
});

test('a part that fails is a fault, and the next ones are done all the same', async () => {
  const found = await done(
    here(({ seed }) => {
      if (seed === 2) throw new Error('no cards', { cause: new Error('none were dealt') });
      return { figures: { seed }, faults: [] };
    }),
  );
  expect(found).toEqual([
    [0, { figures: { seed: 1 }, faults: [] }],
    [1, { figures: {}, faults: [{ what: 'no cards: none were dealt', again: 'part of seed 2, size 5' }] }],
    [2, { figures: { seed: 3 }, faults: [] }],
  ]);
});

test('no part is begun when no more are wanted', async () => {
  expect(
    await done(
      here(() => ({ figures: {}, faults: [] })),
      { stopAfter: 1 },
    ),
  ).toHaveLength(1);
});

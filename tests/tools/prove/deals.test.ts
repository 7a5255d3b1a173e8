import { expect, test, vi } from 'vitest';
import { Match, type DealResult } from '../../../engine/match.ts';
import { deals } from './deals.ts';
import type { Findings, Proof } from './proof.ts';

const never = new AbortController().signal;
const prove = async (proof: Proof, size: number): Promise<Findings> => proof.run({ seed: 5, size }, () => {}, never);

test('deals by random rules are played until there are enough, and nothing is wrong with them', async () => {
  const seen: number[] = [];
  const { figures, faults } = await deals.run({ seed: 5, size: 200 }, (done) => seen.push(done), never);
  expect(faults).toEqual([]);
  expect(figures.deals).toBeGreaterThanOrEqual(200);
  expect(figures.actions).toBeGreaterThan(figures.deals);
  expect(seen.at(-1)).toBe(200);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('the same seed plays the same, another one does not', async () => {
  const [one, again] = [await prove(deals, 60), await prove(deals, 60)];
  const other = await deals.run({ seed: 1005, size: 60 }, () => {}, never);
  expect(again).toEqual(one);
  expect(other.figures).not.toEqual(one.figures);
});

test('an engine in which nobody loses is found, with the rules and the seed that show it', async () => {
  const dealResult = Reflect.get(Match.prototype, 'dealResult') as (this: Match) => DealResult;
  const spy = vi.spyOn(Match.prototype, 'dealResult').mockImplementation(function (this: Match) {
    const result = dealResult.call(this);
    return { ...result, losses: result.losses.map(() => 0) };
  });
  const { faults } = await prove(deals, 200);
  spy.mockRestore();
  expect(faults.length).toBeGreaterThan(0);
  expect(faults[0]).toEqual({
    what: expect.stringContaining('losses'),
    again: expect.stringMatching(/^seed \d+, rules \{"format":"thirty-one-rules\/1",/),
  });
});

import { describe, expect, test } from 'vitest';
import { ACTION_COUNT } from '../../../engine/actions.ts';
import { createCharacter } from '../../../engine/bots/character.ts';
import type { Level } from '../../../engine/bots/characters.ts';
import { compareDay } from '../../../engine/daily/comparison.ts';
import { DailyChance, isDailyDeal, policyOf } from '../../../engine/daily/daily-deal.ts';
import { pointsOf } from '../../../engine/daily/points.ts';
import { dayOf, DEALS_OF_A_DAY, TRIES } from '../../../engine/daily/day.ts';
import { seatChance } from '../../../engine/fair/seat-chance.ts';
import { Match } from '../../../engine/match.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import { Recorder, type MatchRecord } from '../../../engine/record.ts';

const COST = 0.005;

/** Probabilities that depend on the observation in some way: a stand-in for a policy. */
function answer(observation: Float32Array, mask: Float32Array): Float32Array {
  const some = observation.filter((_, index) => index % 31 === 0);
  const sum = some.reduce((total, number, index) => total + number * ((index * 7) % 13), 0);
  const weights = mask.map((legal, action) => legal * (1 + ((sum * (action + 3)) % 5)));
  const all = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / all);
}

const evaluateOne = (observation: Float32Array, mask: Float32Array): Promise<Float32Array> =>
  Promise.resolve(answer(observation, mask));

function evaluateBatch(observations: Float32Array, masks: Float32Array, rows: number) {
  const policy = new Float32Array(rows * ACTION_COUNT);
  for (let row = 0; row < rows; row++) {
    const observation = observations.slice(row * OBSERVATION_SIZE, (row + 1) * OBSERVATION_SIZE);
    policy.set(answer(observation, masks.slice(row * ACTION_COUNT, (row + 1) * ACTION_COUNT)), row * ACTION_COUNT);
  }
  return Promise.resolve({ policy, value: new Float32Array(rows) });
}

/** One deal of a day with a level in seat 0, played by itself. @param word chooses the chance of seat 0 */
async function played(date: string, position: number, level: Level, word: string): Promise<MatchRecord> {
  const chance = new DailyChance(date, position);
  const recorder = new Recorder();
  const { rules, players, opponents } = dayOf(date);
  const match = new Match(rules, players, { chance, recorder });
  const own = {
    numbers: (deal: number, purpose: Parameters<DailyChance['numbers']>[1]) => chance.numbers(deal, purpose, word),
  };
  const bots = [{ level, style: 'even' } as const, ...opponents].map((who, seat) =>
    createCharacter({
      ...who,
      evaluate: evaluateOne,
      factorCost: () => COST,
      seed: seatChance(seat === 0 ? own : chance, match, recorder, seat),
    }),
  );
  match.startDeal();
  while (match.phase === 'deal') {
    const { seat } = match;
    match.apply(await bots[seat].decide(match.view(seat), match.legalActions()));
  }
  return recorder.record(match, ['You', 'Hare', 'Badger', 'Owl'].slice(0, players));
}

describe('the comparison of a day', () => {
  test.each([
    ['2026-11-24', 'a day for four'],
    ['2026-12-14', 'the first of a week of Schwimmen for three'],
  ])('on %s, %s, has what each try of each level gets if it is played by itself', async (date) => {
    const shares: number[] = [];
    const { master, totals } = await compareDay(dayOf(date), {
      evaluate: evaluateBatch,
      factorCost: COST,
      onProgress: (share) => shares.push(share),
    });
    expect(shares.at(-1)).toBe(1);
    const positions = Array.from({ length: DEALS_OF_A_DAY }, (_, index) => index + 1);
    const pointsWith = async (level: Level, word: string): Promise<number[]> =>
      Promise.all(positions.map(async (position) => pointsOf(await played(date, position, level, word))));
    expect(master).toEqual(await pointsWith('master', ''));
    for (const [level, index] of [
      ['beginner', TRIES - 1],
      ['strong', 0],
    ] as const) {
      const points = await pointsWith(level, String(index + 1));
      expect(totals[level]).toHaveLength(TRIES);
      expect(totals[level][index], `${level} ${index}`).toBe(points.reduce((sum, one) => sum + one, 0));
    }
    expect(new Set(totals.beginner).size).toBeGreaterThan(1);
    expect(new Set(totals.master).size).toBe(1);
  });
});

test('the record of a deal is that of its day and its place there, and of no other', async () => {
  const record = await played('2026-11-24', 3, 'strong', '1');
  expect(isDailyDeal(record, '2026-11-24', 3)).toBe(true);
  expect(isDailyDeal(record, '2026-11-24', 4)).toBe(false);
  expect(isDailyDeal(record, '2026-11-29', 3)).toBe(false);
});

test('the records of a day say which policy played, if it was one throughout', async () => {
  const record = await played('2026-11-24', 1, 'strong', '1');
  const [one, other] = ['5a'.repeat(32), '6b'.repeat(32)];
  const by = (...bots: object[]): MatchRecord => {
    const [deal] = record.deals;
    return { ...record, deals: [{ ...deal, bots: [null, ...bots] }] };
  };
  const all = (policy: string) => by({ policy }, { policy }, { policy });
  expect(policyOf([all(one), all(one)])).toBe(one);
  for (const unclear of [[all(one), all(other)], [by({ policy: one }, { policy: one }, {})], [all('expert')], [record]])
    expect(policyOf(unclear)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { createRival, RivalMemory } from '../../../engine/habits/rival.ts';
import { RIVAL_SIZE, SIZE_WITH_RIVALS } from '../../../engine/habits/rival-numbers.ts';
import { Match } from '../../../engine/match.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import { Recorder } from '../../../engine/record.ts';
import { preset } from '../../../engine/rules/resolve.ts';

/** A policy to which all legal actions are alike. */
const uniform: EvaluateOne = (_observation, mask) => {
  const count = mask.reduce((sum, one) => sum + one, 0);
  return Promise.resolve(mask.map((one) => one / count));
};

/** Plays some deals of a match, a rival in seat 0 against bots that wait for 29. @returns what it was asked */
async function played(deals: number, players = 2, memory = new RivalMemory(uniform, players)) {
  const asked: Float32Array[] = [];
  const recorder = new Recorder();
  const match: Match = new Match(preset('scat'), players, { seed: 4, recorder });
  memory.begin(0);
  const evaluate: EvaluateOne = (observation, mask) => {
    asked.push(observation);
    return uniform(observation, mask);
  };
  const record = () =>
    recorder.record(
      match,
      Array.from({ length: players }, (_, seat) => `${seat}`),
    );
  const rival = createRival({ evaluate, memory, record, name: 'rival' });
  const patient = createThresholdBot(29);
  while (match.phase !== 'over' && (match.seat >= 0 || match.dealNumber < deals)) {
    if (match.seat < 0) match.startDeal();
    else {
      const bot = match.seat === 0 ? rival : patient;
      match.apply(await bot.decide(match.view(match.seat), match.legalActions()));
    }
  }
  return { asked, memory };
}

describe('a rival', () => {
  test('knows nothing in the first deal, and more with each that is over', async () => {
    const { asked } = await played(4);
    const trust = asked.map((observation) => observation[OBSERVATION_SIZE]);
    expect(asked.every(({ length }) => length === SIZE_WITH_RIVALS)).toBe(true);
    expect(trust[0]).toBe(0);
    expect(asked[0].subarray(OBSERVATION_SIZE).every((number) => number === 0)).toBe(true);
    expect(new Set(trust).size).toBe(4);
    expect([...trust].sort((a, b) => a - b)).toEqual(trust);
  });

  test('knows in a second match with the same players what it has learnt in the first', async () => {
    const { memory } = await played(3);
    const { asked } = await played(2, 2, memory);
    const trust = asked.map((observation) => observation[OBSERVATION_SIZE]);
    expect(trust[0]).toBeGreaterThan(0);
    expect(trust[trust.length - 1]).toBeGreaterThan(trust[0]);
  });

  test('finds that somebody seldom knocks, and asks about each of the others', async () => {
    const { asked, memory } = await played(6, 3);
    // In a later turn, with 19.
    const knock = 2;
    const last = asked[asked.length - 1];
    const [nobody, ...others] = memory.numbers;
    expect(nobody).toBeNull();
    for (const [place, numbers] of others.entries()) {
      expect(numbers?.[knock], `seat ${place + 1}`).toBeLessThan(0);
      expect(last[OBSERVATION_SIZE + place * RIVAL_SIZE + knock]).not.toBe(0);
    }
  });
});

import { describe, expect, test } from 'vitest';
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { createRival, RivalMemory } from '../../../engine/habits/rival.ts';
import { decisionsIn } from '../../../engine/habits/rival-numbers.ts';
import { RIVAL, RIVALS_AT } from '../../../engine/observation-layout.ts';
import { Match } from '../../../engine/match.ts';
import { OBSERVATION_SIZE, type RivalNumbers } from '../../../engine/observation.ts';
import { Recorder } from '../../../engine/record.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { uniform } from '../../training/support/uniform.ts';

/** Plays some deals of a match, a rival in seat 0 against bots that wait for 29, or others. @returns what it was asked */
async function played(
  deals: number,
  players = 2,
  { memory = new RivalMemory(uniform, players), other = createThresholdBot(29) } = {},
) {
  const asked: Float32Array[] = [];
  const recorder = new Recorder();
  const match: Match = new Match(preset('scat'), players, { seed: 4, recorder });
  memory.begin(0);
  const evaluate: EvaluateOne = (observation, mask) => {
    // From the second deal on it is asked without what is known, too.
    if (match.dealNumber === 1 || observation[RIVALS_AT] > 0) asked.push(observation);
    return uniform(observation, mask);
  };
  const names = Array.from({ length: players }, (_, seat) => `${seat}`);
  const record = () => recorder.record(match, names);
  const rival = createRival({ evaluate, memory, record, name: 'rival' });
  while (match.phase !== 'over' && (match.seat >= 0 || match.dealNumber < deals)) {
    if (match.seat < 0) match.startDeal();
    else {
      const bot = match.seat === 0 ? rival : other;
      match.apply(await bot.decide(match.view(match.seat), match.legalActions()));
    }
  }
  return { asked, memory, record: record() };
}

/** What is known of the player in seat 1. */
const numbersOf = (memory: RivalMemory): RivalNumbers => memory.numbers[1] as RivalNumbers;

/** From how many decisions that is. */
const knownFrom = (memory: RivalMemory): number => decisionsIn(numbersOf(memory));

describe('a rival', () => {
  test('knows nothing in the first deal, and more with each that is over', async () => {
    const { asked } = await played(4);
    const trust = asked.map((observation) => observation[RIVALS_AT]);
    expect(asked.every(({ length }) => length === OBSERVATION_SIZE)).toBe(true);
    expect(trust[0]).toBe(0);
    expect(asked[0].subarray(RIVALS_AT).every((number) => number === 0)).toBe(true);
    expect(new Set(trust).size).toBe(4);
    expect([...trust].sort((a, b) => a - b)).toEqual(trust);
  });

  test('knows as much of somebody when the next match begins, until it has seen more', async () => {
    const { record } = await played(4);
    const learnt = async (): Promise<RivalMemory> => {
      const memory = new RivalMemory(uniform, 2);
      memory.begin(0);
      await memory.learn(record);
      return memory;
    };
    const [asked, begun] = [await learnt(), await learnt()];
    begun.begin(0);
    expect(numbersOf(begun)).toEqual(numbersOf(asked));
  });

  test('knows of a match before this one what it would have learnt in it', async () => {
    const { record } = await played(4);
    const [memory, later] = [new RivalMemory(uniform, 2), new RivalMemory(uniform, 2)];
    for (const each of [memory, later]) each.begin(0);
    await memory.learn(record);
    await later.recall(1, { record, seat: 1 });
    expect(knownFrom(later)).toBeGreaterThan(0);
    expect(numbersOf(later)).toEqual(numbersOf(memory));
  });

  test('knows nothing of a match before in which a bot has decided for somebody', async () => {
    const { record } = await played(4);
    const later = new RivalMemory(uniform, 2);
    later.begin(0);
    const bots = [null, { level: 'regular' as const }];
    const deals = record.deals.map((deal) => ({ ...deal, bots }));
    await later.recall(1, { record: { ...record, deals }, seat: 1 });
    expect(knownFrom(later)).toBe(0);
  });

  test('has soon found that somebody who waited knocks at once now', async () => {
    const knocksWith28 = 5;
    const { memory } = await played(12);
    const waited = numbersOf(memory)[knocksWith28];
    await played(12, 2, { memory, other: createThresholdBot(15) });
    const both = numbersOf(memory)[knocksWith28];
    const { memory: another } = await played(12, 2, { other: createThresholdBot(15) });
    await played(12, 2, { memory: another });
    expect(both).toBeGreaterThan(waited);
    expect(both).toBeGreaterThan(numbersOf(another)[knocksWith28]);
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
      expect(last[RIVALS_AT + place * RIVAL.size + knock]).not.toBe(0);
    }
  });
});

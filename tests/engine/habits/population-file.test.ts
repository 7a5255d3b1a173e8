import { describe, expect, test } from 'vitest';
import { noHabits, WEIGHT_COUNT } from '../../../engine/habits/habits.ts';
import { packedHabits } from '../../../engine/habits/packed.ts';
import { habitsIn, PopulationError, readPopulation } from '../../../engine/habits/population-file.ts';

const habits = packedHabits(noHabits());
const FILE = {
  format: 'thirty-one-population/1',
  players: [
    { name: 'Anna in scat for 2', play: 'draw-discard', habits },
    { name: 'Anna in golf for 2', play: 'golf', habits },
  ],
  deviations: [{ decisions: 10, weights: Array.from({ length: WEIGHT_COUNT }, () => 1) }],
};

describe('the file of a population', () => {
  test('gives the habits of those who were seen in a way of playing', () => {
    const population = readPopulation(FILE);
    expect(habitsIn(population, 'golf')).toEqual([noHabits()]);
    expect(habitsIn(population, 'pool')).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['nobody', { players: [] }, 'players'],
    ['another way of playing', { players: [{ ...FILE.players[0], play: 'whist' }] }, 'players.0.play'],
    ['half a weight', { players: [{ ...FILE.players[0], habits: 'gA' }] }, 'players.0.habits'],
    ['a deviation too few', { deviations: [{ decisions: 10, weights: [1] }] }, 'deviations.0.weights'],
    ['no deviations', { deviations: [] }, 'deviations'],
  ])('is refused with %s, and says where', (_what, change, where) => {
    expect(() => readPopulation({ ...FILE, ...change })).toThrow(PopulationError);
    expect(() => readPopulation({ ...FILE, ...change })).toThrow(where);
  });
});

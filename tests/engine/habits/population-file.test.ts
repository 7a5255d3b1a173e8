import { describe, expect, test } from 'vitest';
import { noHabits } from '../../../engine/habits/weights.ts';
import { packedHabits } from '../../../engine/habits/packed.ts';
import { PopulationError, readPopulation } from '../../../engine/habits/population-file.ts';
import { RIVAL } from '../../../engine/observation-layout.ts';

const known = [Array.from({ length: RIVAL.size }, () => 0.5)];
const person = { play: 'golf', habits: packedHabits(noHabits()), known };
const FILE = { format: 'thirty-one-population/1', people: [person, { ...person, play: 'pool', threshold: 25 }] };

describe('the file of a population', () => {
  test('is read as it was written', () => expect(readPopulation(FILE)).toEqual(FILE));

  test.each<[string, object, string]>([
    ['nobody', { people: [] }, 'people'],
    ['another way of playing', { people: [{ ...person, play: 'whist' }] }, 'people.0.play'],
    ['a threshold in words', { people: [{ ...person, threshold: 'high' }] }, 'people.0.threshold'],
    ['half a weight', { people: [person, { ...person, habits: 'gA' }] }, 'people.1.habits'],
    ['a number too few', { people: [{ ...person, known: [known[0].slice(1)] }] }, 'people.0.known.0'],
    ['a number beyond what they can be', { people: [{ ...person, known: [known[0].map(() => 2)] }] }, 'known.0.0'],
    ['somebody of whom nothing is known', { people: [{ ...person, known: [] }] }, 'people.0.known'],
  ])('is refused with %s, and says where', (_what, change, where) => {
    expect(() => readPopulation({ ...FILE, ...change })).toThrow(PopulationError);
    expect(() => readPopulation({ ...FILE, ...change })).toThrow(where);
  });
});

import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, KNOCK } from '../../../../engine/actions.ts';
import type { EvaluateBatch } from '../../../../engine/bots/batch.ts';
import { createThresholdBot } from '../../../../engine/bots/threshold.ts';
import { FEATURES, noHabits } from '../../../../engine/habits/weights.ts';
import { packedHabits } from '../../../../engine/habits/packed.ts';
import type { PopulationFile } from '../../../../engine/habits/population-file.ts';
import { RIVAL, RIVALS_AT } from '../../../../engine/observation-layout.ts';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { People } from '../../../../training/learner/games/people.ts';
import { suitShape } from '../../../../training/learner/games/suit-shape.ts';
import { oneGame } from '../../../../training/learner/games/tables.ts';
import { botOpponent, thirtyOneGame, type ThirtyOneTable } from '../../../../training/learner/games/thirty-one.ts';
import { decisionRows } from '../../../../training/learner/self-play/game.ts';
import { NO_EQUITY } from '../../support/no-equity.ts';

/** A policy to which all legal actions are alike. */
const uniform: EvaluateBatch = (_observations, masks, rows) => {
  const policy = masks.slice();
  for (let row = 0; row < rows; row++) {
    const one = policy.subarray(row * ACTION_COUNT, (row + 1) * ACTION_COUNT);
    const count = one.reduce((sum, legal) => sum + legal, 0);
    for (let action = 0; action < ACTION_COUNT; action++) one[action] /= count;
  }
  return Promise.resolve({ policy, value: new Float32Array(rows) });
};

const knockers = noHabits();
knockers[1 + FEATURES.indexOf('knock')] = 30;

/** What is known of them after few and after many decisions. */
const KNOWN = [0.2, 0.95].map((trust) => [trust, ...Array.from({ length: RIVAL.size - 1 }, () => trust / 2)]);

const POPULATION: PopulationFile = {
  format: 'thirty-one-population/1',
  people: [{ play: 'draw-discard', habits: packedHabits(knockers), known: KNOWN }],
};

/** Nobody else is there than somebody who knocks with 20, whatever their habits say. */
const THRESHOLDS: PopulationFile = {
  ...POPULATION,
  people: [{ play: 'draw-discard', habits: packedHabits(noHabits()), known: [KNOWN[1]], threshold: 20 }],
};

const network = suitShape();

/** @param progress of the run: its end, unless another is given */
async function tablesOf(rules = preset('scat'), players = 2, progress = 1, population = POPULATION) {
  const people = new People(population, uniform);
  const random = new Random(2);
  const game = people.at(thirtyOneGame(oneGame(rules, players, players), network, NO_EQUITY));
  const tables = Array.from({ length: 200 }, () => game.createTable(random));
  await game.settle(tables);
  const seats = tables.map((table) => people.assign(table, random, progress));
  return { people, tables, seats, random };
}

/** What a table says of the rivals of the seat that acts. */
function rivalsAt(table: Awaited<ReturnType<typeof tablesOf>>['tables'][number]): Float32Array {
  const rows = decisionRows(network, 2);
  table.observe(rows, 1);
  return rows.observation.slice(network.observationSize + RIVALS_AT);
}

describe('people at the tables of training', () => {
  test('sit at most tables, and leave one seat to the learner at least', async () => {
    const { seats } = await tablesOf(preset('scat'), 4);
    const withPeople = seats.filter((one) => one !== null);
    expect(withPeople.length).toBeGreaterThan(110);
    expect(withPeople.length).toBeLessThan(170);
    const counts = withPeople.map((one) => one.filter((opponent) => opponent !== null).length);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('play the rarer as they are said to, the fewer decisions they are known from: otherwise the learner does', async () => {
    const { tables, seats } = await tablesOf();
    const [few, many] = KNOWN.map(([trust]) => {
      const told = tables.flatMap((table, i) =>
        rivalsAt(table)[0] === Math.fround(trust) ? [seats[i]?.[1 - table.seat] !== null] : [],
      );
      return told.filter(Boolean).length / told.length;
    });
    expect(few).toBeLessThan(0.15);
    expect(many).toBeGreaterThan(0.7);
    expect(many).toBeLessThan(1);
  });

  test('are well known and play so when a run begins, then ever fewer', async () => {
    const [wellKnown, genuine] = [[], []] as [number[], number[]];
    for (const progress of [0, 0.35, 0.7]) {
      const { tables, seats } = await tablesOf(preset('scat'), 2, progress);
      const told = tables.flatMap((table, i) => {
        const [trust] = rivalsAt(table);
        return trust > 0 ? [{ trust, isGenuine: seats[i]?.[1 - table.seat] !== null }] : [];
      });
      wellKnown.push(told.filter(({ trust }) => trust === Math.fround(0.95)).length / told.length);
      genuine.push(told.filter(({ isGenuine }) => isGenuine).length / told.length);
    }
    expect(wellKnown[0]).toBe(1);
    expect(genuine[0]).toBe(1);
    expect(wellKnown[1]).toBeGreaterThan(wellKnown[2] + 0.1);
    expect(wellKnown[1]).toBeLessThan(0.9);
    expect(genuine[1]).toBeLessThan(0.9);
    expect(wellKnown[2]).toBeLessThan(0.65);
  });

  test('are told of to the learner as they may be known, and nothing is told of where all learn', async () => {
    const { tables, seats } = await tablesOf();
    const told = new Set<string>();
    for (const [i, table] of tables.entries()) {
      if (seats[i]?.[table.seat]) continue;
      const numbers = rivalsAt(table).subarray(0, RIVAL.size);
      if (seats[i] === null) expect(numbers.every((number) => number === 0)).toBe(true);
      else if (numbers[0] > 0) told.add([...numbers].join());
    }
    expect(told).toEqual(new Set(KNOWN.map((numbers) => [...Float32Array.from(numbers)].join())));
  });

  test('are not told of any more in a later deal in which all learn', async () => {
    const { people, tables, random } = await tablesOf();
    const later = tables.filter((table) => people.assign(table, random, 1) === null);
    expect(later.length).toBeGreaterThan(30);
    for (const table of later) expect(rivalsAt(table).every((number) => number === 0)).toBe(true);
  });

  test('play by their habits', async () => {
    const { tables, seats } = await tablesOf();
    const asked = tables.filter((table, i) => seats[i]?.[table.seat]);
    expect(asked.length).toBeGreaterThan(20);
    const opponent = seats.flatMap((one) => one ?? []).find((one) => one !== null);
    const outputs = await opponent?.choose(asked);
    expect(new Set(Array.from(outputs ?? []))).toEqual(new Set([KNOCK]));
  });

  test('choose as the threshold does that they are', async () => {
    const { tables, seats } = await tablesOf(preset('scat'), 2, 0, THRESHOLDS);
    const asked = (tables as ThirtyOneTable[]).filter((table, i) => seats[i]?.[table.seat]);
    expect(asked.length).toBeGreaterThan(20);
    const opponent = seats.flatMap((one) => one ?? []).find((one) => one !== null);
    const threshold = botOpponent(createThresholdBot(20));
    const chosen = Array.from((await opponent?.choose(asked)) ?? []);
    expect(chosen).toEqual(Array.from(await threshold.choose(asked)));
    expect(new Set(chosen).size).toBeGreaterThan(2);
  });
});

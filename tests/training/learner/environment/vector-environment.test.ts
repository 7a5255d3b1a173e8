/** What a learner may rely on: the checks that PettingZoo makes of an agent environment cycle, and that it is our game. */
import { describe, expect, test } from 'vitest';
import { ACTION_COUNT } from '../../../../engine/actions.ts';
import { Match } from '../../../../engine/match.ts';
import { OBSERVATION_SIZE, writeObservation } from '../../../../engine/observation.ts';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { rulesWith } from '../../../engine/support/stacked.ts';
import { packSeed } from '../../../../training/learner/evaluation/arena.ts';
import {
  environmentArrays,
  EnvironmentError,
  observedPlaces,
  VectorEnvironment,
  type EnvironmentOptions,
} from '../../../../training/learner/environment/vector-environment.ts';

const STANDARD: EnvironmentOptions = { rules: preset('scat'), players: 3, tables: 8, reward: 'match' };
const seedsOf = (tables: number, first = 40) => Array.from({ length: tables }, (_, at) => first + at);

function begun(changes: Partial<EnvironmentOptions> = {}, seeds?: readonly number[]) {
  const options = { ...STANDARD, ...changes };
  const arrays = environmentArrays(options);
  const environment = new VectorEnvironment(options, arrays);
  environment.reset(seeds ?? seedsOf(options.tables));
  return { options, arrays, environment };
}

const legalAt = ({ masks }: { masks: Uint8Array }, table: number) =>
  Array.from({ length: ACTION_COUNT }, (_, action) => action).filter(
    (action) => masks[table * ACTION_COUNT + action] === 1,
  );

/** A legal action for each table. */
function randomActions(arrays: { masks: Uint8Array; seats: Uint8Array }, random: Random): number[] {
  return Array.from(arrays.seats.keys()).map((table) => {
    const legal = legalAt(arrays, table);
    return legal[random.below(legal.length)];
  });
}

test.each(['golf', 'schwimmen', 'honour', 'sudden-death'])(
  '%s always asks a seat that has something to do, and gives as much as it takes',
  (name) => {
    for (const reward of ['match', 'deal'] as const) {
      const { arrays, environment, options } = begun({ rules: preset(name), tables: 4, reward });
      const random = new Random(2);
      let given = 0;
      let ended = 0;
      for (let step = 0; step < 100; step++) {
        environment.step(randomActions(arrays, random));
        for (let table = 0; table < options.tables; table++) {
          const rewards = arrays.rewards.subarray(table * 3, (table + 1) * 3);
          const isFair = Math.abs(rewards.reduce((sum, one) => sum + one, 0)) < 1e-4;
          const acts = arrays.seats[table] < 3 && legalAt(arrays, table).length > 0;
          if (!isFair || !acts) expect([step, table, isFair, acts]).toEqual([step, table, true, true]);
          if (rewards.some((one) => one !== 0)) given++;
          ended += arrays.ended[table];
        }
      }
      if (reward === 'match') expect(given).toBe(ended);
      else expect(given).toBeGreaterThan(0);
    }
  },
);

test('a shared win is rewarded by its share, and the others lose as after any match', () => {
  const rules = rulesWith({ scoring: 'points', pointsTarget: 1, sharedWin: true, lastTurns: 0, knockerTieScore: 1 });
  const { arrays, environment, options } = begun({ rules, players: 5, tables: 40 });
  const random = new Random(3);
  const seen = new Set<string>();
  for (let step = 0; step < 400; step++) {
    environment.step(randomActions(arrays, random));
    for (let table = 0; table < options.tables; table++) {
      if (arrays.ended[table] === 0) continue;
      const rewards = Array.from(arrays.rewards.subarray(table * 5, (table + 1) * 5));
      const texts = rewards.map((one) => one.toFixed(3));
      seen.add(texts.toSorted().join(' '));
    }
  }
  // Five to be shared among two is two and a half times what one has to begin with.
  expect(seen).toContain('-0.250 -0.250 -0.250 -0.250 1.000');
  expect(seen).toContain('-0.250 -0.250 -0.250 0.375 0.375');
});

/** The matches of the engine that a table plays, one after another. */
class MatchesBeside {
  readonly #rules: HouseRules;
  readonly #seed: number;
  match: Match;
  number = 0;
  /** What the last action gained each seat on the others who were in. */
  readonly gained = [0, 0, 0];

  constructor(rules: HouseRules, seed: number) {
    this.#rules = rules;
    this.#seed = seed;
    this.match = this.#begun();
  }

  /** @returns whether that ended the match */
  play(action: number): boolean {
    const { number } = this;
    this.gained.fill(0);
    const wasDealt = this.match.phase === 'deal';
    this.match.apply(action);
    if (wasDealt && this.match.phase !== 'deal') this.#settle();
    while (this.match.seat < 0) {
      if (this.match.phase === 'over') {
        this.number++;
        this.match = this.#begun();
      } else {
        this.match.startDeal();
        if (this.match.phase !== 'deal') this.#settle();
      }
    }
    return this.number > number;
  }

  #begun(): Match {
    const match = new Match(this.#rules, 3, { seed: packSeed(this.#seed, this.number) });
    match.startDeal();
    return match;
  }

  #settle(): void {
    const { losses, points } = this.match.dealResult();
    const counted = this.#rules.scoring === 'points' ? points : losses.map((lost) => -lost);
    const inPlay = [0, 1, 2].filter((seat) => this.match.deal.tokens[seat] >= 0);
    for (const seat of inPlay) {
      const others = inPlay.filter((other) => other !== seat);
      this.gained[seat] += counted[seat] - others.reduce((sum, other) => sum + counted[other], 0) / others.length;
    }
  }
}

describe('a vector environment', () => {
  test.each(['pub', 'golf'])('plays the matches of the engine in %s: what a seat sees, may do and gains', (name) => {
    const rules = preset(name);
    const { arrays, environment } = begun({ rules, tables: 2, reward: 'deal' });
    const places = observedPlaces(rules, 3);
    const [seen, whole] = [new Set(places), new Float32Array(OBSERVATION_SIZE)];
    const unseen = Array.from(whole.keys()).filter((place) => !seen.has(place));
    const random = new Random(5);
    const beside = [40, 41].map((seed) => new MatchesBeside(rules, seed));
    for (let step = 0; step < 200; step++) {
      for (const [table, { match }] of beside.entries()) {
        expect(arrays.seats[table]).toBe(match.seat);
        expect(legalAt(arrays, table)).toEqual(match.legalActions().toSorted((a, b) => a - b));
        writeObservation(match.view(match.seat), whole, 0);
        const shown = arrays.observations.subarray(table * places.length, (table + 1) * places.length);
        expect(places.every((place, i) => shown[i] === whole[place])).toBe(true);
        expect(unseen.every((place) => whole[place] === 0)).toBe(true);
      }
      const actions = randomActions(arrays, random);
      environment.step(actions);
      for (const [table, one] of beside.entries()) {
        expect(arrays.ended[table]).toBe(Number(one.play(actions[table])));
        const differing = one.gained.findIndex(
          (gain, seat) => Math.abs(gain - arrays.rewards[3 * table + seat]) > 1e-5,
        );
        expect([step, differing]).toEqual([step, -1]);
      }
    }
    expect(beside.some(({ number }) => number > 0)).toBe(true);
  });

  test('plays the same from the same seeds, and each table as it would alone', () => {
    const [one, other] = [begun(), begun()];
    const alone = begun({ tables: 1 }, [43]);
    const random = new Random(3);
    for (let step = 0; step < 40; step++) {
      const actions = randomActions(one.arrays, random);
      one.environment.step(actions);
      other.environment.step(actions);
      alone.environment.step([actions[3]]);
      expect(other.arrays).toEqual(one.arrays);
      const size = one.environment.observationSize;
      expect(alone.arrays.observations).toEqual(one.arrays.observations.subarray(3 * size, 4 * size));
    }
  });

  test('refuses what no table can play, and names it', () => {
    const { arrays, environment } = begun();
    const actions = randomActions(arrays, new Random(1));
    const illegal = [...Array(ACTION_COUNT).keys()].find((action) => !legalAt(arrays, 2).includes(action)) as number;
    expect(() => environment.step(actions.with(2, illegal))).toThrow(
      new EnvironmentError(`table 2: action ${illegal} is not legal now`),
    );
    expect(() => environment.step(actions.slice(1))).toThrow('7 actions are given for 8 tables');
    expect(() => environment.reset([1])).toThrow('1 seeds are given for 8 tables');
    expect(() => begun({ players: 11 })).toThrow(/players/);
  });
});

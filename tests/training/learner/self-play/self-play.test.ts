import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { preset, resolveRules } from '../../../../engine/rules/resolve.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import {
  EQUITY_SEATS,
  EQUITY_SIZE,
  writeEquityFeatures,
  type MatchState,
} from '../../../../training/learner/equity/features.ts';
import type { View } from '../../../../engine/view.ts';
import type { SelfPlayGame } from '../../../../training/learner/self-play/game.ts';
import { everyGame, oneGame } from '../../../../training/learner/games/tables.ts';
import {
  oneLearnerAmong,
  botOpponent,
  REWARD_SCALE,
  thirtyOneGame,
} from '../../../../training/learner/games/thirty-one.ts';
import { gae } from '../../../../training/learner/ppo/ppo.ts';
import { Learner } from '../../../../training/learner/ppo/learner.ts';
import { OtherShape, type LearnerSnapshot } from '../../../../training/learner/ppo/snapshot.ts';
import { STANDARD_OPTIONS } from '../../../../training/learner/ppo/options.ts';
import { initialParameters, allParameters } from '../../../../training/learner/network/parameters.ts';
import { SelfPlay } from '../../../../training/learner/self-play/self-play.ts';
import { type AssignOpponents, type FrozenOpponent } from '../../../../training/learner/self-play/opponent.ts';
import { EquityModel } from '../../../../training/learner/equity/equity-model.ts';
import { learnerSessions, traced } from '../../../../training/learner/tensorflow/sessions.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';

const execute = traced(await loadRuntime());
const network = suitNetwork();
const sessions = await learnerSessions(execute, network, STANDARD_OPTIONS);
const withLambda = (lambda: number) => (values: readonly number[], reward: number) => gae(values, reward, lambda);
const TABLES = 24;
const CAPACITY = 1_200;

function moment(...tokens: number[]): MatchState {
  const none = tokens.map(() => 0);
  return { rules: preset('scat'), tokens, points: none, buyIns: none, dealer: 0, deals: 0 };
}

async function selfPlay(players: number): Promise<{ play: SelfPlay; parameters: Float32Array }> {
  const random = new Random(players);
  const equity = new EquityModel(sessions, random);
  const game = thirtyOneGame(oneGame(preset('scat'), players, players), network, equity);
  const parameters = initialParameters(allParameters(network), random);
  return {
    play: new SelfPlay(game, sessions.act, random, {
      tables: TABLES,
      advantagesOf: withLambda(0.95),
      confidentSampleRate: 1,
      capacity: CAPACITY,
    }),
    parameters,
  };
}

function digest({ arrays }: LearnerSnapshot, name: string): string {
  return createHash('sha256').update(arrays[name]).digest('hex');
}

describe('self-play', () => {
  test('collects decisions that were legal, with finite advantages', async () => {
    const { play, parameters } = await selfPlay(4);
    await play.collect(1_000, parameters);
    const { store, ready } = play;
    expect(ready.length).toBeGreaterThanOrEqual(1_000);
    expect(new Set(ready).size).toBe(ready.length);
    for (const row of ready) {
      expect(store.mask[row * network.actionCount + store.action[row]]).toBe(1);
      expect(store.logProbability[row]).toBeLessThanOrEqual(0);
      expect(Number.isFinite(store.advantage[row])).toBe(true);
    }
  });

  test('released rows can be reused without end', async () => {
    const { play, parameters } = await selfPlay(3);
    for (let round = 0; round < 8; round++) {
      await play.collect(CAPACITY / 2, parameters);
      play.release(play.ready.splice(0));
    }
    expect(play.episodes).toBeGreaterThan(100);
  });

  test('there is room for long deals, in which nobody may knock', async () => {
    const random = new Random(6);
    const equity = new EquityModel(sessions, random);
    const rules = resolveRules({ format: 'thirty-one-rules/1', knockMinimum: 31 });
    const game = thirtyOneGame(oneGame(rules, 2, 2), network, equity);
    const play = new SelfPlay(game, sessions.act, random, {
      tables: TABLES,
      advantagesOf: withLambda(0.95),
      confidentSampleRate: 1,
      capacity: 2 * TABLES,
    });
    await play.collect(500, initialParameters(allParameters(network), random));
    expect(play.ready.length).toBeGreaterThanOrEqual(500);
    expect(new Set(play.ready).size).toBe(play.ready.length);
  });

  test('with λ = 1 the return of every decision is what its seat got', async () => {
    const random = new Random(5);
    const equity = new EquityModel(sessions, random);
    const game = thirtyOneGame(oneGame(preset('scat'), 2, 2), network, equity);
    const play = new SelfPlay(game, sessions.act, random, {
      tables: TABLES,
      advantagesOf: withLambda(1),
      confidentSampleRate: 1,
      capacity: CAPACITY,
    });
    await play.collect(500, initialParameters(allParameters(network), random));
    // With two players what one gains the other loses, and nobody can gain more than the whole match.
    for (const row of play.ready) expect(Math.abs(play.store.return[row])).toBeLessThanOrEqual(2 * REWARD_SCALE);
  });
});

describe('opponents', () => {
  test('play their seats, and their decisions are not learnt from', async () => {
    const random = new Random(7);
    const game = thirtyOneGame(oneGame(preset('scat'), 3, 3), network, null);
    const asked: number[] = [];
    const learning: number[] = [];
    const watched: SelfPlayGame = {
      ...game,
      createTable(own) {
        const table = game.createTable(own);
        const observe = table.observe.bind(table);
        table.observe = (rows, row) => {
          learning.push(table.seat);
          observe(rows, row);
        };
        return table;
      },
    };
    const drawer = {
      decide(view: View, legal: readonly number[]): number {
        asked.push(view.seat);
        return legal[0];
      },
      name: 'first legal action',
    };
    const opponent = botOpponent(drawer);
    const options = { tables: TABLES, advantagesOf: withLambda(1), confidentSampleRate: 1, capacity: CAPACITY };
    const assignOpponents: AssignOpponents = ({ inPlay }) =>
      inPlay.includes(1) ? [opponent, null, opponent] : [opponent, null, null];
    const play = new SelfPlay(watched, sessions.act, random, options, { assignOpponents });
    await play.collect(300, initialParameters(allParameters(network), random));
    expect(new Set(asked)).toEqual(new Set([0, 2]));
    // Seat 2 learns only where seat 1 is out.
    expect(learning.filter((seat) => seat === 0)).toEqual([]);
    expect(learning.filter((seat) => seat === 1).length).toBeGreaterThan(200);
  });

  test('are asked once for all tables where it is their turn', async () => {
    const random = new Random(7);
    const game = thirtyOneGame(oneGame(preset('scat'), 3, 3), network, null);
    const asked: number[] = [];
    const bot = botOpponent({ name: 'first legal action', decide: (_, legal) => legal[0] });
    const opponent: FrozenOpponent = {
      choose(tables) {
        asked.push(tables.length);
        return bot.choose(tables);
      },
    };
    const options = { tables: TABLES, advantagesOf: withLambda(1), confidentSampleRate: 1, capacity: CAPACITY };
    const assignOpponents: AssignOpponents = () => [opponent, opponent, null];
    const play = new SelfPlay(game, sessions.act, random, options, { assignOpponents });
    await play.collect(1, initialParameters(allParameters(network), random));
    expect(asked[0]).toBeGreaterThan(TABLES / 3);
  });

  test('a single learner among opponents sits anywhere', () => {
    const random = new Random(8);
    const opponent = botOpponent({ name: 'nobody', decide: () => 0 });
    const seatings = Array.from({ length: 200 }, () => oneLearnerAmong(opponent)({ inPlay: [0, 2, 5] }, random) ?? []);
    for (const seats of seatings) expect([0, 2, 5].filter((seat) => seats[seat] === null).length).toBe(1);
    expect(new Set(seatings.map((seats) => seats.indexOf(null)))).toEqual(new Set([0, 2, 5]));
  });
});

test('without match equity a deal is worth the tokens that it gained', async () => {
  const random = new Random(10);
  const game = thirtyOneGame(oneGame(preset('scat'), 2, 2), network, null);
  const play = new SelfPlay(game, sessions.act, random, {
    tables: TABLES,
    advantagesOf: withLambda(1),
    confidentSampleRate: 1,
    capacity: CAPACITY,
  });
  await play.collect(500, initialParameters(allParameters(network), random));
  const returns = new Set(play.ready.map((row) => Math.round(play.store.return[row] * 1e4) / 1e4));
  expect([...returns].every((tokens) => [-2, -1, 0, 1, 2].includes(tokens))).toBe(true);
  expect(returns.has(1) && returns.has(-1)).toBe(true);
});

describe('match equity', () => {
  test('before it learns: equal tokens have almost equal chances, more tokens better ones, and a seat that is out none', async () => {
    const model = new EquityModel(sessions, new Random(1));
    const features = new Float32Array(2 * EQUITY_SIZE);
    writeEquityFeatures(moment(3, 3), features, 0);
    writeEquityFeatures(moment(3, 1, -1), features, EQUITY_SIZE);
    const chances = await model.chances(features, 2);
    expect(chances[0]).toBeCloseTo(0.5, 1);
    expect(chances[0] + chances[1]).toBeCloseTo(1, 5);
    expect(chances[EQUITY_SEATS]).toBeGreaterThan(0.6);
    expect(chances[EQUITY_SEATS + 2]).toBe(0);
  });

  test('it learns who wins from where', async () => {
    const random = new Random(2);
    const model = new EquityModel(sessions, random);
    const features = new Float32Array(EQUITY_SIZE);
    // A strange game: the seat with fewer tokens wins nine times out of ten.
    writeEquityFeatures(moment(1, 3), features, 0);
    for (let i = 0; i < 2_000; i++) model.learnFrom(moment(1, 3), i % 10 === 0 ? 1 : 0);
    for (let i = 0; i < 60; i++) model.state.update((await model.gradient(random)).gradient, 1e-2);
    const chances = await model.chances(features, 1);
    expect(chances[0]).toBeCloseTo(0.9, 1);
  });
});

test('a learner goes on from a snapshot to the same bits, equity included', async () => {
  const options = { ...STANDARD_OPTIONS, tables: 16, decisions: 256, minibatch: 128 };
  const create = async (seed: number): Promise<Learner> => {
    const equity = new EquityModel(sessions, new Random(seed));
    const game = thirtyOneGame(everyGame(), network, equity);
    return new Learner(game, sessions, new Random(seed), options, { equity });
  };
  const undisturbed = await create(1);
  for (let i = 0; i < 4; i++) await undisturbed.iterate(i / 8);
  const snapshot = undisturbed.snapshot();
  const resumed = await create(2);
  resumed.restore({ json: JSON.parse(JSON.stringify(snapshot.json)), arrays: snapshot.arrays });
  for (let i = 4; i < 7; i++) {
    expect((await resumed.iterate(i / 8)).metrics).toEqual((await undisturbed.iterate(i / 8)).metrics);
  }
  const [one, other] = [resumed.snapshot(), undisturbed.snapshot()];
  expect(one.json).toEqual(other.json);
  for (const name of Object.keys(other.arrays)) {
    expect([name, digest(one, name)]).toEqual([name, digest(other, name)]);
  }
});

test('a snapshot of a network of another shape is refused', async () => {
  const options = { ...STANDARD_OPTIONS, tables: 1, decisions: 256 };
  const game = thirtyOneGame(oneGame(preset('scat'), 2, 2), network, null);
  const learner = new Learner(game, sessions, new Random(1), options);
  const { json, arrays } = learner.snapshot();
  const parameters = new Float32Array(7);
  expect(() => learner.restore({ json, arrays: { ...arrays, parameters } })).toThrow(OtherShape);
  expect(() => learner.restore({ json, arrays: { ...arrays, parameters } })).toThrow('it has 7 parameters, and');
});

test('an iteration changes the parameters, counts its decisions and reports finite figures', async () => {
  const random = new Random(9);
  const equity = new EquityModel(sessions, random);
  const game = thirtyOneGame(oneGame(preset('scat'), 2, 10), network, equity);
  const options = { ...STANDARD_OPTIONS, tables: 32, decisions: 512, minibatch: 256 };
  const learner = new Learner(game, sessions, random, options, { equity });
  const before = learner.state.parameters.slice();
  const figures = await learner.iterate(0);
  expect(figures.decisions).toBe(512);
  expect(learner.state.step).toBe(2);
  expect(learner.state.parameters).not.toEqual(before);
  for (const value of Object.values(figures.metrics)) expect(Number.isFinite(value)).toBe(true);
});

/** What self-play collects, with a game and a policy made for these tests. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import type { Feed, Session } from '../../../../training/learner/network/session.ts';
import { gae } from '../../../../training/learner/ppo/ppo.ts';
import type {
  SelfPlayGame,
  SelfPlayTable,
  AssignOpponents,
  FrozenOpponent,
} from '../../../../training/learner/self-play/game.ts';
import { SelfPlay } from '../../../../training/learner/self-play/self-play.ts';
import { sessionOf } from '../../support/session.ts';
import { Stopwatch } from '../../../../training/learner/self-play/stopwatch.ts';

const NETWORK = { observationSize: 2, hiddenSize: 1, actionCount: 2, policyParameters: [], criticParameters: [] };

/** What happened at the tables, in order. */
type Happened = string[];

/**
 * Deals in which seat 0, seat 1 and seat 0 again decide, worth 6 to seat 0 and -2 to seat 1. A decision shows the number of
 * the table, from 1, and how many came before in its deal.
 */
function madeGame(happened: Happened = []): SelfPlayGame {
  let tables = 0;
  const createTable = (): SelfPlayTable => {
    const number = ++tables;
    let decided = 0;
    const table = {
      seats: 2,
      inPlay: [0, 1],
      get seat() {
        return decided % 2;
      },
      returns: [6, -2],
      observe({ observation, hidden, mask }: Parameters<SelfPlayTable['observe']>[0], row: number): void {
        observation.set([number, decided], 2 * row);
        hidden[row] = 10 * number + decided;
        mask.set([1, decided === 0 ? 0 : 1], 2 * row);
      },
      get isOver() {
        return decided === 0;
      },
      play(output: number): void {
        happened.push(`table ${number} seat ${decided % 2} plays ${output}`);
        decided = (decided + 1) % 3;
      },
      begin: () => happened.push(`table ${number} begins`),
      snapshot: () => ({ number }),
      restore: (snapshot: object) => void happened.push(`table ${number} is ${JSON.stringify(snapshot)}`),
    };
    return table;
  };
  return {
    network: NETWORK,
    createTable,
    settle(settled) {
      for (const table of settled) (table as unknown as { begin(): void }).begin();
      return Promise.resolve();
    },
  };
}

/** A policy that always plays output 0, by the log-probability that it has, and expects of each decision how many came before. */
function always(logProbability: (decided: number) => number, given: Record<string, Feed>[] = []): Session {
  return sessionOf((feeds) => {
    const { data, dims } = feeds.observation;
    given.push({ ...feeds, observation: { dims, data: data.slice() } });
    const value = Float32Array.from({ length: dims[0] }, (_, row) => data[2 * row + 1]);
    const logProbabilities = new Float32Array(2 * dims[0]).fill(-Infinity);
    value.forEach((decided, row) => (logProbabilities[2 * row] = logProbability(decided)));
    return { logProbabilities: { data: logProbabilities, dims }, value: { data: value, dims: [dims[0], 1] } };
  });
}

type SelfPlayOptions = ConstructorParameters<typeof SelfPlay>[3];
const certain = (): number => 0;
const withLambda = (lambda: number) => (values: readonly number[], reward: number) => gae(values, reward, lambda);
const OPTIONS: SelfPlayOptions = {
  tables: 2,
  advantagesOf: withLambda(1),
  confidentSampleRate: 1,
  capacity: 8,
  stopwatch: new Stopwatch(),
  assignOpponents: null,
};
const PARAMETERS = Float32Array.of(1, 2, 3);

interface Made {
  options?: Partial<SelfPlayOptions>;
  /** What happens at the tables. */
  happened?: Happened;
  session?: Session;
}

/** Self-play at two tables, unless it is said otherwise. */
function made({ options = {}, happened = [], session = always(certain) }: Made = {}): SelfPlay {
  return new SelfPlay(madeGame(happened), session, new Random(1), { ...OPTIONS, ...options });
}

describe('what is collected', () => {
  test('are decisions of deals that have ended: what was seen, what was played, and what came of it', async () => {
    const play = made();
    await play.collect(6, PARAMETERS);
    const { store } = play;
    const decisions = play.ready.map((row) => ({
      seen: Array.from(store.observation.slice(2 * row, 2 * row + 2)),
      hidden: store.hidden[row],
      mask: Array.from(store.mask.slice(2 * row, 2 * row + 2)),
      action: store.action[row],
      value: store.value[row],
      // The value of each decision is how many came before it.
      advantage: store.advantage[row],
      return: store.return[row],
    }));
    const ofTable = (table: number) => [
      { seen: [table, 2], hidden: 10 * table + 2, mask: [1, 1], action: 0, value: 2, advantage: 4, return: 6 },
      { seen: [table, 0], hidden: 10 * table, mask: [1, 0], action: 0, value: 0, advantage: 6, return: 6 },
      { seen: [table, 1], hidden: 10 * table + 1, mask: [1, 1], action: 0, value: 1, advantage: -3, return: -2 },
    ];
    expect(decisions).toEqual([...ofTable(1), ...ofTable(2)]);
    expect({ episodes: play.episodes, played: play.played }).toEqual({ episodes: 2, played: 6 });
  });

  test('has λ-returns', async () => {
    const play = made({ options: { tables: 1, advantagesOf: withLambda(0.5) } });
    await play.collect(3, PARAMETERS);
    // Seat 0 expects 0, then 2, and gets 6: the last decision gained 4, the first 2 and half of that.
    const [last, first] = play.ready.map((row) => [play.store.advantage[row], play.store.return[row]]);
    expect([first, last]).toEqual([
      [4, 4],
      [4, 6],
    ]);
  });

  test('is what the policy was asked about in one go for all tables, with its parameters', async () => {
    const given: Record<string, Feed>[] = [];
    const play = made({ session: always(certain, given), options: { tables: 3 } });
    await play.collect(1, PARAMETERS);
    expect(given).toHaveLength(3);
    expect(Array.from(given[1].observation.data)).toEqual([1, 1, 2, 1, 3, 1]);
    const dims = Object.entries(given[0]).map(([name, feed]) => [name, feed.dims]);
    expect(Object.fromEntries(dims)).toEqual({ parameters: [3], observation: [3, 2], hidden: [3, 1], mask: [3, 2] });
    expect(given[0].parameters.data).toBe(PARAMETERS);
  });

  test.each([
    ['all decisions', 1, 0, [0, 1, 2]],
    ['those that are not confident', 0, 0, [1, 2]],
    ['those of a probability up to .995', 0, Math.log(0.9951), [1, 2]],
    ['those of a probability up to .995', 0, Math.log(0.9949), [0, 1, 2]],
  ])(
    'are %s, where a share of %d of the confident ones is learnt from',
    async (_what, confidentSampleRate, first, left) => {
      // The first decision of each deal has that log-probability, the others one that leaves doubt.
      const session = always((decided) => (decided === 0 ? first : Math.log(0.5)));
      const play = made({ session, options: { tables: 1, confidentSampleRate } });
      await play.collect(1, PARAMETERS);
      const decided = play.ready.map((row) => play.store.observation[2 * row + 1]);
      expect(decided.toSorted((a, b) => a - b)).toEqual(left);
      expect(play.played).toBe(3);
    },
  );
});

describe('the tables', () => {
  test('begin together, and each again when its deal has ended', async () => {
    const happened: Happened = [];
    const play = made({ happened });
    await play.collect(3, PARAMETERS);
    await play.collect(7, PARAMETERS);
    const deal = [0, 1, 0].flatMap((seat) => [1, 2].map((table) => `table ${table} seat ${seat} plays 0`));
    const begin = ['table 1 begins', 'table 2 begins'];
    expect(happened).toEqual([...begin, ...deal, ...begin, ...deal, ...begin]);
  });

  test('begin anew after a snapshot, which leaves nothing ready', async () => {
    const happened: Happened = [];
    const play = made({ happened });
    await play.collect(1, PARAMETERS);
    expect(play.snapshot()).toEqual([{ number: 1 }, { number: 2 }]);
    expect(play.ready).toEqual([]);
    happened.length = 0;
    await play.collect(1, PARAMETERS);
    expect(happened.slice(0, 2)).toEqual(['table 1 begins', 'table 2 begins']);
  });

  test('are restored one by one, all of them', () => {
    const happened: Happened = [];
    const play = made({ happened });
    play.restore([{ a: 1 }, { b: 2 }]);
    expect(happened).toEqual(['table 1 is {"a":1}', 'table 2 is {"b":2}']);
    expect(() => play.restore([{}])).toThrow('the snapshot has 1 tables, expected 2');
  });

  test('share rows that are made more where they do not suffice, and used again once they are free', async () => {
    const play = made({ options: { capacity: 4 } });
    await play.collect(12, PARAMETERS);
    expect(new Set(play.ready).size).toBe(12);
    const rows = play.store.action.length;
    expect(rows).toBe(16);
    for (let i = 0; i < 20; i++) {
      play.release(play.ready.splice(0));
      await play.collect(6, PARAMETERS);
    }
    expect(play.store.action).toHaveLength(rows);
  });
});

describe('opponents', () => {
  /** Always plays output 1, and says whom it was asked about. */
  function opponent(asked: number[]): FrozenOpponent {
    return {
      choose(tables) {
        asked.push(tables.length);
        return Promise.resolve(tables.map(() => 1));
      },
    };
  }

  test('play their seats at all tables where it is their turn, and nothing of theirs is collected', async () => {
    const happened: Happened = [];
    const asked: number[] = [];
    const assignOpponents: AssignOpponents = () => [null, opponent(asked)];
    const play = made({ happened, options: { tables: 1, assignOpponents } });
    await play.collect(2, PARAMETERS);
    expect(happened).toEqual([
      'table 1 begins',
      'table 1 seat 0 plays 0',
      'table 1 seat 1 plays 1',
      'table 1 seat 0 plays 0',
      'table 1 begins',
    ]);
    expect({ ready: play.ready.length, played: play.played, episodes: play.episodes }).toEqual({
      ready: 2,
      played: 2,
      episodes: 1,
    });
    expect(asked).toEqual([1]);
  });

  test('are asked once for the tables of each, and may end a deal', async () => {
    const asked: number[] = [];
    const one = opponent(asked);
    const assignOpponents: AssignOpponents = () => [one, null];
    const play = made({ options: { tables: 3, assignOpponents } });
    await play.collect(4, PARAMETERS);
    // The first and the last decisions of two deals, and the first ones of the next.
    expect(asked).toEqual([3, 3, 3, 3, 3]);
    expect(play.ready).toHaveLength(6);
    expect(play.ready.map((row) => play.store.return[row])).toEqual(Array(6).fill(-2));
  });
});

test('the time goes to engine, network, opponents and equity', async () => {
  let now = 0;
  const stopwatch = new Stopwatch(() => (now += 1_000));
  const assignOpponents: AssignOpponents = () => null;
  const play = made({ options: { tables: 1, stopwatch, assignOpponents } });
  await play.collect(3, PARAMETERS);
  // Three decisions, each with what the engine does before and after the network; twice a deal is opened.
  expect(stopwatch.take()).toEqual({ engine: 6, 'playing network': 3, equity: 2 });
});

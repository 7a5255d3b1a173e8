/** Thirty-One for two by the standard rules, reduced to 340 inputs and 60 outputs for a plain network. */
import { DISCARD } from '../../../engine/actions.ts';
import { CARD_COUNT } from '../../../engine/cards.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import { Random } from '../../../engine/random.ts';
import {
  decisionRows,
  type DecisionRows,
  type SelfPlayGame,
  type SelfPlayTable,
} from '../../../training/learner/self-play/game.ts';
import { mlpNetwork } from './mlp.ts';

const { observationSize, actionCount } = mlpNetwork;
/** Outputs that are not discards; the standard game needs no other actions. */
const PLAIN = actionCount - CARD_COUNT;
/** Random play that shows which numbers of an observation vary. */
const TABLES = 64;
const ROUNDS = 200;

/** @param game of the standard rules, for two */
export async function compactGame(game: SelfPlayGame): Promise<SelfPlayGame> {
  const columns = await mostVarying(game);
  return {
    ...game,
    network: mlpNetwork,
    createTable: (random) => new CompactTable(game.createTable(random), game, columns),
    settle: (tables) => game.settle((tables as readonly CompactTable[]).map(({ whole }) => whole)),
  };
}

class CompactTable implements SelfPlayTable {
  readonly whole: SelfPlayTable;
  readonly #columns: Uint16Array;
  readonly #rows: DecisionRows;

  constructor(whole: SelfPlayTable, { network }: SelfPlayGame, columns: Uint16Array) {
    this.whole = whole;
    this.#columns = columns;
    this.#rows = decisionRows(network, 1);
  }

  get seats(): number {
    return this.whole.seats;
  }

  get inPlay(): readonly number[] {
    return this.whole.inPlay;
  }

  get seat(): number {
    return this.whole.seat;
  }

  get returns(): ArrayLike<number> {
    return this.whole.returns;
  }

  observe(rows: DecisionRows, row: number): void {
    const columns = this.#columns;
    this.whole.observe(this.#rows, 0);
    const { observation, mask } = this.#rows;
    for (let i = 0; i < observationSize; i++) rows.observation[row * observationSize + i] = observation[columns[i]];
    rows.mask.set(mask.subarray(0, PLAIN), row * actionCount);
    rows.mask.set(mask.subarray(DISCARD, DISCARD + CARD_COUNT), row * actionCount + PLAIN);
  }

  play(output: number): boolean {
    return this.whole.play(output < PLAIN ? output : output - PLAIN + DISCARD);
  }

  snapshot(): object {
    return this.whole.snapshot();
  }

  restore(snapshot: object): void {
    this.whole.restore(snapshot);
  }
}

/** The columns of an observation that vary most in random play, in order. */
async function mostVarying(game: SelfPlayGame): Promise<Uint16Array> {
  const { network } = game;
  const random = new Random(1);
  const tables = Array.from({ length: TABLES }, () => game.createTable(random));
  const rows = decisionRows(network, 1);
  const sums = new Float64Array(OBSERVATION_SIZE);
  const squares = new Float64Array(OBSERVATION_SIZE);
  await game.settle(tables);
  for (let round = 0; round < ROUNDS; round++) {
    const ended: SelfPlayTable[] = [];
    for (const table of tables) {
      table.observe(rows, 0);
      rows.observation.forEach((x, i) => {
        sums[i] += x;
        squares[i] += x * x;
      });
      const legal = Array.from(rows.mask.keys()).filter((output) => rows.mask[output] === 1);
      if (table.play(legal[random.below(legal.length)])) ended.push(table);
    }
    if (ended.length > 0) await game.settle(ended);
  }
  const count = TABLES * ROUNDS;
  const variance = squares.map((square, i) => square / count - (sums[i] / count) ** 2);
  const order = Array.from(variance.keys()).toSorted((a, b) => variance[b] - variance[a]);
  return Uint16Array.from(order.slice(0, observationSize)).toSorted();
}

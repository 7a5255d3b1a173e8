import type { Random } from '../../../engine/random.ts';
import type { NetworkShape } from '../network/parameters.ts';
import type { Session } from '../network/session.ts';
import { decisionRows, type SelfPlayTable } from './game.ts';
import type { FrozenOpponent } from './opponent.ts';
import { sampleOutput } from './sample-output.ts';

/** An opponent that plays by a policy with given parameters, possibly with a bias. */
export class FrozenPolicy implements FrozenOpponent {
  readonly #network: NetworkShape;
  readonly #session: Session;
  readonly parameters: Float32Array;
  readonly #random: Random;
  readonly #bias: Float32Array | null;

  /**
   * @param session executes `policyComputation`
   * @param parameters of the policy, flat
   * @param bias what is added to the log-probability of an output
   */
  constructor(
    network: NetworkShape,
    session: Session,
    parameters: Float32Array,
    random: Random,
    bias: ((output: number) => number) | null = null,
  ) {
    this.#network = network;
    this.#session = session;
    this.parameters = parameters;
    this.#random = random;
    this.#bias = bias && Float32Array.from({ length: network.actionCount }, (_, output) => bias(output));
  }

  async choose(tables: readonly SelfPlayTable[]): Promise<number[]> {
    const { observationSize, actionCount } = this.#network;
    const batch = tables.length;
    const rows = decisionRows(this.#network, batch);
    tables.forEach((table, i) => table.observe(rows, i));
    const { logProbabilities } = await this.#session.run({
      parameters: { data: this.parameters, dims: [this.parameters.length] },
      observation: { data: rows.observation, dims: [batch, observationSize] },
      mask: { data: rows.mask, dims: [batch, actionCount] },
    });
    if (this.#bias !== null) addBias(logProbabilities.data, this.#bias);
    return tables.map((_, i) => sampleOutput(logProbabilities.data, i * actionCount, actionCount, this.#random));
  }
}

/** Adds a bias to the log-probabilities of each row, [rows, outputs], and normalises them again. */
function addBias(logProbabilities: Float32Array, bias: Float32Array): void {
  const count = bias.length;
  for (let start = 0; start < logProbabilities.length; start += count) {
    const row = logProbabilities.subarray(start, start + count);
    let total = 0;
    for (let output = 0; output < count; output++) total += Math.exp((row[output] += bias[output]));
    const log = Math.log(total);
    for (let output = 0; output < count; output++) row[output] -= log;
  }
}

/** Tables that tell the network, after the observation, what is known of the others. */
import { writeRivals, type KnownRivals } from '../../../engine/habits/rival-numbers.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import type { NetworkShape } from '../network/parameters.ts';
import { decisionRows, type SelfPlayGame, type SelfPlayTable } from '../self-play/game.ts';
import type { ThirtyOneTable } from './thirty-one.ts';

/**
 * @param network that reads both
 * @param knownAt what the seat that acts knows of the others
 */
export function withRivals(
  game: SelfPlayGame,
  network: NetworkShape,
  knownAt: (table: SelfPlayTable) => KnownRivals,
): SelfPlayGame {
  const { observationSize, hiddenSize, actionCount } = network;
  return {
    ...game,
    network,
    createTable: (random) => {
      const table = game.createTable(random);
      const own = decisionRows(game.network, 1);
      const observe = table.observe.bind(table);
      table.observe = (rows, row) => {
        observe(own, 0);
        const at = row * observationSize;
        rows.observation.set(own.observation, at);
        writeRivals((table as ThirtyOneTable).view, knownAt(table), rows.observation, at + OBSERVATION_SIZE);
        rows.hidden.set(own.hidden, row * hiddenSize);
        rows.mask.set(own.mask, row * actionCount);
      };
      return table;
    },
  };
}

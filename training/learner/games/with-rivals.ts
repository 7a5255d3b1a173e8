/** Tables that tell the network, after the observation, what is known of the others. */
import { writeRivals, type KnownRivals } from '../../../engine/habits/rival-numbers.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import type { NetworkShape } from '../network/parameters.ts';
import { decisionRows, observedBy, type SelfPlayGame, type SelfPlayTable } from '../self-play/game.ts';
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
  const own = decisionRows(game.network, 1);
  return observedBy(network, game, own, (rows, row, table) => {
    const at = row * network.observationSize;
    rows.observation.set(own.observation, at);
    writeRivals((table as ThirtyOneTable).view, knownAt(table), rows.observation, at + OBSERVATION_SIZE);
    rows.hidden.set(own.hidden, row * network.hiddenSize);
  });
}

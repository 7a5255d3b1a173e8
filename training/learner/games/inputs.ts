/** Which numbers of the observation, of what is known of the others and of what only the critic sees the networks of Thirty-One read. */
import { RANK_COUNT, SUIT_COUNT } from '../../../engine/cards.ts';
import { inputsInUse, type InputPlaces } from '../../../engine/inputs-in-use.ts';
import { CARD_FEATURES, RIVAL, RIVALS_AT, SEATS, SUIT, TABLE } from '../../../engine/observation-layout.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { parametersByName, type NetworkShape, type ParameterSpec } from '../network/parameters.ts';
import { decisionRows, type SelfPlayGame } from '../self-play/game.ts';
import { HIDDEN_GLOBAL_SIZE, HIDDEN_SUIT_SIZE, hiddenInUse } from './hidden.ts';

export interface NetworkInputs {
  observation: InputPlaces;
  hidden: InputPlaces;
  /** Of what is known of the others' habits. */
  rivals: readonly number[];
}

/** Everything, as any rules need it. */
export const ALL_INPUTS: NetworkInputs = {
  observation: { table: upTo(TABLE.size), suit: upTo(SUIT.size) },
  hidden: { table: upTo(HIDDEN_GLOBAL_SIZE), suit: upTo(HIDDEN_SUIT_SIZE) },
  rivals: upTo((SEATS - 1) * RIVAL.size),
};

/** Everything for somebody who is told nothing of the others. */
export const ALL_BUT_RIVALS: NetworkInputs = { ...ALL_INPUTS, rivals: [] };

/** What is in use in a game by some rules, where nobody is told of others' habits. @param players the fewest and the most */
export function inputsOf(rules: HouseRules, players: readonly [number, number]): NetworkInputs {
  return { observation: inputsInUse(rules, players), hidden: hiddenInUse(players[1]), rivals: [] };
}

/** The same, with the habits of as many others as there can be. */
export function rivalInputsOf(rules: HouseRules, players: readonly [number, number]): NetworkInputs {
  return { ...inputsOf(rules, players), rivals: upTo((players[1] - 1) * RIVAL.size) };
}

/** Which features of each card are read, in ascending order; they come first in the block of a suit. */
export function cardFeaturesIn({ observation }: NetworkInputs): number[] {
  return upTo(CARD_FEATURES).filter((feature) => observation.suit.includes(feature * RANK_COUNT));
}

/**
 * The same game for a network that reads some inputs.
 * @param game for a network that reads all
 * @param network that plays
 */
export function withInputs(game: SelfPlayGame, inputs: NetworkInputs, network: NetworkShape): SelfPlayGame {
  if (inputs === ALL_INPUTS) return { ...game, network };
  const all = decisionRows(game.network, 1);
  const rivals = inputs.rivals.map((place) => RIVALS_AT + place);
  const observation = piecesOf(all.observation, [...placesOf(inputs.observation, TABLE.size, SUIT.size), ...rivals]);
  const hidden = piecesOf(all.hidden, placesOf(inputs.hidden, HIDDEN_GLOBAL_SIZE, HIDDEN_SUIT_SIZE));
  return {
    ...game,
    network,
    createTable(random) {
      const table = game.createTable(random);
      const observe = table.observe.bind(table);
      table.observe = (rows, row) => {
        observe(all, 0);
        copyPieces(observation, rows.observation, row * network.observationSize);
        copyPieces(hidden, rows.hidden, row * network.hiddenSize);
        rows.mask.set(all.mask, row * network.actionCount);
      };
      return table;
    },
  };
}

/** Places in a row: the part of the table, then those of the suits. */
export function placesOf({ table, suit }: InputPlaces, tableSize: number, suitSize: number): number[] {
  const suits = upTo(SUIT_COUNT).flatMap((which) => suit.map((place) => tableSize + which * suitSize + place));
  return [...table, ...suits];
}

/** The numbers at some places of a row, as parts of that row without gaps. @param places in ascending order */
export function piecesOf(row: Float32Array, places: readonly number[]): Float32Array[] {
  const starts = places.filter((place, i) => i === 0 || place !== places[i - 1] + 1);
  return starts.map((start) => {
    let end = start + 1;
    while (places.includes(end)) end++;
    return row.subarray(start, end);
  });
}

/** Writes pieces one after another. Number by number it would take several times as long, for every decision. */
export function copyPieces(pieces: readonly Float32Array[], to: Float32Array, offset: number): void {
  let at = offset;
  for (const piece of pieces) {
    to.set(piece, at);
    at += piece.length;
  }
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/**
 * Rivals are alike: what is learnt of one at the table holds for the others, too. Each has weights of its own in the first layer,
 * since it matters who sits where; so that these need not all learn the same, the gradients of each block are added to those
 * of every other, as if they were weights of its own plus weights that all blocks share.
 * @param parameters all of the learner's, in their order
 * @returns what changes a gradient of them; null where nothing is read of rivals, or of one alone
 */
export function tieRivalGradients(
  parameters: readonly ParameterSpec[],
  inputs: NetworkInputs,
): ((gradient: Float32Array) => void) | null {
  const rivals = inputs.rivals.length / RIVAL.size;
  if (rivals < 2) return null;
  const layers = parameters.filter(({ name }) => name.endsWith('/table1/global'));
  const before = inputs.observation.table.length;
  return (gradient) => {
    const byName = parametersByName(parameters, gradient);
    for (const { name, shape } of layers) {
      const width = shape[1];
      addSums(byName[name], before * width, RIVAL.size * width, rivals);
    }
  };
}

/** Adds to each of some blocks the sum of all. */
function addSums(values: Float32Array, from: number, size: number, blocks: number): void {
  for (let i = from; i < from + size; i++) {
    let sum = 0;
    for (let block = 0; block < blocks; block++) sum += values[i + block * size];
    for (let block = 0; block < blocks; block++) values[i + block * size] += sum;
  }
}

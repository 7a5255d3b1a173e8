/** What tests of the small games share. */
import { Random } from '../../../../engine/random.ts';
import type { GameTree } from './game-tree.ts';
import { CHANCE, OVER, type Position } from './position.ts';
import { SOLVABLE_GAMES, type SolvableGame } from './solvable.ts';

/** How likely a seat is to play a choice where it is to act. */
export type Strategy = (position: Position, choice: number) => number;

export const uniform: Strategy = ({ choices }) => 1 / choices.length;

export function solvableGame(name: SolvableGame['name']): SolvableGame {
  return SOLVABLE_GAMES.find((game) => game.name === name) as SolvableGame;
}

/** A strategy as `GameTree` takes it, [informationSets.rows, actionCount]. */
export function policyOf({ informationSets: { rows, examples, mask } }: GameTree, strategy: Strategy): Float64Array {
  const actionCount = mask.length / rows;
  const policy = new Float64Array(rows * actionCount);
  examples.forEach((position, row) => {
    for (const choice of position.choices) policy[row * actionCount + choice] = strategy(position, choice);
  });
  return policy;
}

interface Member {
  position: Position;
  weight: number;
}

/**
 * The value of a best response, worked out from the definition: the positions that a seat cannot tell apart are carried
 * along together, and where it acts it takes the choice that is best for all of them.
 */
export function bestResponseByDefinition(start: Position, strategy: Strategy, seat: number): number {
  return respond([{ position: start, weight: 1 }], strategy, seat);
}

function respond(members: readonly Member[], strategy: Strategy, seat: number): number {
  let value = 0;
  const alike = new Map<string, Member[]>();
  const visit = (position: Position, weight: number): void => {
    const { actor, choices } = position;
    if (actor === OVER) value += weight * position.payoff * (seat === 0 ? 1 : -1);
    else if (actor === seat) {
      const { information } = position;
      alike.set(information, [...(alike.get(information) ?? []), { position, weight }]);
    } else {
      for (const choice of choices) {
        visit(position.after(choice), weight * (actor === CHANCE ? 1 / choices.length : strategy(position, choice)));
      }
    }
  };
  for (const { position, weight } of members) visit(position, weight);
  for (const group of alike.values()) {
    const values = group[0].position.choices.map((choice) =>
      respond(
        group.map(({ position, weight }) => ({ position: position.after(choice), weight })),
        strategy,
        seat,
      ),
    );
    value += Math.max(...values);
  }
  return value;
}

/**
 * Information sets, met in random play, that show the network different things, or the same as another one.
 * @param sizes of the game's network
 */
export function ambiguities(
  start: Position,
  { observationSize }: { observationSize: number },
  games: number,
): string[] {
  const random = new Random(games);
  const shownBy = new Map<string, string>();
  const nameOf = new Map<string, string>();
  const found: string[] = [];
  for (let game = 0; game < games; game++) {
    let position = start;
    while (position.actor !== OVER) {
      if (position.actor !== CHANCE) {
        const row = new Float32Array(observationSize);
        position.observe(row, 0);
        const name = `${position.actor}: ${position.information}`;
        const shown = `${row.join(' ')}: ${position.choices.join(' ')}`;
        if ((shownBy.get(name) ?? shown) !== shown || (nameOf.get(shown) ?? name) !== name) found.push(name);
        shownBy.set(name, shown);
        nameOf.set(shown, name);
      }
      position = position.after(position.choices[random.below(position.choices.length)]);
    }
  }
  return found;
}

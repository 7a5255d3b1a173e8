/** Small games in full: their information sets, and what a best response is worth, worked out from its definition. */
import { Random } from '../../../../engine/random.ts';
import { CHANCE, OVER, type Position } from './position.ts';

/** How likely a seat is to play a choice where it is to act. */
export type Strategy = (position: Position, choice: number) => number;

export const uniform: Strategy = ({ choices }) => 1 / choices.length;

/** The information set of a position in which a seat acts. */
export const nameOf = ({ actor, information }: Position): string => `${actor}: ${information}`;

/** All information sets, by name, with a position of each. */
export function informationSets(start: Position): Map<string, Position> {
  const found = new Map<string, Position>();
  const visit = (position: Position): void => {
    if (position.actor >= 0 && !found.has(nameOf(position))) found.set(nameOf(position), position);
    for (const choice of position.choices) visit(position.after(choice));
  };
  visit(start);
  return found;
}

/**
 * Sum over both seats of what a best response gains on a strategy of the other seat (Lanctot et al. 2017, "A unified
 * game-theoretic approach to multiagent reinforcement learning"). 0 in equilibrium.
 */
export function nashConv(start: Position, strategy: Strategy): number {
  return bestResponse(start, strategy, 0) + bestResponse(start, strategy, 1);
}

interface Member {
  position: Position;
  weight: number;
}

/** The most that a seat can win against a strategy of the other. */
export function bestResponse(start: Position, strategy: Strategy, seat: number): number {
  return respond([{ position: start, weight: 1 }], strategy, seat);
}

/** The positions that the seat cannot tell apart are carried along together: where it acts it takes what is best for all of them. */
function respond(members: readonly Member[], strategy: Strategy, seat: number): number {
  let value = 0;
  const alike = new Map<string, Member[]>();
  const visit = (position: Position, weight: number): void => {
    const { actor, choices } = position;
    if (actor === OVER) value += weight * position.payoff * (seat === 0 ? 1 : -1);
    else if (actor === seat) {
      const group = alike.get(position.information);
      if (group === undefined) alike.set(position.information, [{ position, weight }]);
      else group.push({ position, weight });
    } else {
      for (const choice of choices) {
        visit(position.after(choice), weight * (actor === CHANCE ? 1 / choices.length : strategy(position, choice)));
      }
    }
  };
  for (const { position, weight } of members) visit(position, weight);
  for (const group of alike.values()) {
    const after = (choice: number) =>
      group.map(({ position, weight }) => ({ position: position.after(choice), weight }));
    value += Math.max(...group[0].position.choices.map((choice) => respond(after(choice), strategy, seat)));
  }
  return value;
}

/** Information sets, met in random play, that show the network different things, or the same as another one. */
export function ambiguities(start: Position, observationSize: number, games: number): string[] {
  const random = new Random(games);
  const shownBy = new Map<string, string>();
  const nameFor = new Map<string, string>();
  const found: string[] = [];
  for (let game = 0; game < games; game++) {
    let position = start;
    while (position.actor !== OVER) {
      if (position.actor !== CHANCE) {
        const row = new Float32Array(observationSize);
        position.observe(row, 0);
        const name = nameOf(position);
        const shown = `${row.join(' ')}: ${position.choices.join(' ')}`;
        if ((shownBy.get(name) ?? shown) !== shown || (nameFor.get(shown) ?? name) !== name) found.push(name);
        shownBy.set(name, shown);
        nameFor.set(shown, name);
      }
      position = position.after(position.choices[random.below(position.choices.length)]);
    }
  }
  return found;
}

/** Who sits at a table, in which seat and by which name. */
import type { Seat } from './settings.ts';
import { words } from '../i18n/words.ts';
import { ANIMALS } from '../base/animals.ts';

/** `isYou` for the person who plays alone: sentences say "you", and the face is the lamp. */
export type SeatInfo = { name: string; isYou: boolean };

/** Names of so many opponents, 1 to 9, in the order in which they come. */
export function opponentNames(count: number): readonly string[] {
  return ANIMALS.slice(0, count).map((animal) => words().seats.animals[animal]);
}

/** Who plays at a table, and where. */
export type TableSetup = {
  /** By seat. */
  seats: readonly SeatInfo[];
  /** By seat, who plays there. */
  players: readonly Seat[];
  /** The seats of people, who share the device; nobody's where one only watches. */
  people: readonly number[];
  /** The seat at the bottom of the screen when the match begins. */
  bottom: number;
};

/** Who sits at the table that the settings ask for. `isYou` holds for a person who plays alone. */
export function tableSetupOf({ seats, opponents }: { seats: readonly Seat[]; opponents: number }): TableSetup {
  const players = seats.slice(0, opponents + 1);
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const isAlone = people.length === 1;
  return {
    seats: players.map((player, seat) => {
      const isYou = player.kind === 'person' && isAlone;
      const name = player.kind === 'person' ? player.name : '';
      return { name: name || (isYou ? words().seats.you : animalAt(seat)), isYou };
    }),
    players,
    people,
    bottom: people[0] ?? 0,
  };
}

/** The name of the animal of a seat. The animals sit where they always do; the last of them comes where nobody plays in your own seat. */
export function animalAt(seat: number): string {
  return words().seats.animals[seat === 0 ? ANIMALS[ANIMALS.length - 1] : ANIMALS[seat - 1]];
}

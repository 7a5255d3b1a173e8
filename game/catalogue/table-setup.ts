/** Who sits at a table, in which seat and by which name. */
import type { Level } from '../../engine/bots/characters.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import type { TableFacts } from '../model/table-state.ts';
import { doesAdapt, type SeatWithBot, type Seat } from './settings.ts';
import type { Portrait } from '../base/portraits.ts';
import { words } from '../i18n/words.ts';
import { animalOfSeat, ANIMALS, type Animal } from '../base/animals.ts';

/**
 * `isYou` for the person who plays alone, of whom sentences say "you". Where it is known who plays: `isPerson` or `isDouble`,
 * with `portrait` if one was chosen; `level` and `animal` for a bot, `adapts` for one that adapts to how the others play.
 */
export interface SeatInfo {
  name: string;
  isYou: boolean;
  isPerson?: boolean;
  /** A person at a device of their own. */
  isElsewhere?: boolean;
  isDouble?: boolean;
  portrait?: Portrait;
  level?: Level;
  animal?: Animal;
  adapts?: boolean;
}

/** Names of the first opponents. */
export function opponentNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, opponent) => animalAt(opponent + 1));
}

/** Who plays at a table, and in which seat. */
export interface TableSetup {
  seats: readonly SeatInfo[];
  /** By seat, who plays there. */
  players: readonly Seat[];
  /** The seats of people, who share the device; empty if the person only watches. */
  people: readonly number[];
  /** The seat at the bottom of the screen when the match begins. */
  bottom: number;
}

/** The table setup from the settings. `isYou` is true for a person who plays alone. */
export function tableSetupOf({ seats, opponents }: { seats: readonly Seat[]; opponents: number }): TableSetup {
  const players = seats.slice(0, opponents + 1);
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const isAlone = people.length === 1;
  return {
    seats: players.map((player, seat) => {
      const isYou = player.kind === 'person' && isAlone;
      return {
        name: nameOf(player) || (isYou ? words().seats.you : animalAt(seat)),
        isYou,
        ...kindFacts(seat, player),
      };
    }),
    players,
    people,
    bottom: people[0] ?? 0,
  };
}

function kindFacts(seat: number, player: Seat): Partial<SeatInfo> {
  switch (player.kind) {
    case 'bot':
      return { level: player.level, animal: animalOf(seat, player), ...(doesAdapt(player) && { adapts: true }) };
    case 'double':
      return portraitIn(player);
    case 'person':
      return { isPerson: true, ...portraitIn(player) };
  }
}

/** The animal that a bot is: that of its seat, unless it is one of the ladder. */
export function animalOf(seat: number, { animal }: SeatWithBot): Animal {
  return animal ?? animalOfSeat(seat);
}

/** What is known of the face of a player who is no animal. */
export function portraitIn(player: Seat): { portrait?: Portrait; isDouble?: boolean } {
  if (player.kind === 'double') return { portrait: player.portrait ?? 'lamp', isDouble: true };
  return player.kind === 'person' && player.portrait !== undefined ? { portrait: player.portrait } : {};
}

/** The name that a player brings along, empty for none. */
function nameOf(player: Seat): string {
  if (player.kind === 'person') return player.name;
  if (player.kind === 'double') return player.name || words().seats.ownDouble;
  return player.animal === undefined ? '' : words().seats.animals[player.animal];
}

/** The name of a seat's animal; those that come again have a number. */
export function animalAt(seat: number): string {
  const name = words().seats.animals[animalOfSeat(seat)];
  return seat < ANIMALS.length ? name : `${name} 2`;
}

/**
 * The portrait of the person in a seat, the lamp for one who plays alone; undefined for one of several who has not chosen,
 * and for a seat that another tab has taken away from the table.
 */
export function portraitAt(table: { seats: readonly Seat[]; opponents: number }, seat: number): Portrait | undefined {
  const info = tableSetupOf(table).seats.at(seat);
  return info?.portrait ?? (info?.isYou === true ? 'lamp' : undefined);
}

/** What the table that is shown needs to know of a match: people hold their cards in order. */
export function tableFactsOf(rules: HouseRules, seats: readonly SeatInfo[]): TableFacts {
  return {
    rules,
    speakers: seats.map(({ name, isYou }) => ({ name, you: isYou })),
    sortedSeats: seats.flatMap(({ isPerson, isElsewhere }, seat) =>
      isPerson === true && isElsewhere !== true ? [seat] : [],
    ),
  };
}

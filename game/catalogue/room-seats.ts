/** The seats of a room, in which people play at devices of their own, as the page shows them. */
import type { RoomState } from '../../engine/room/messages.ts';
import { ANIMALS, type Animal } from '../base/animals.ts';
import { PORTRAITS, type Portrait } from '../base/portraits.ts';
import { words } from '../i18n/words.ts';
import { animalAt, type SeatInfo } from './table-setup.ts';

export type SeatOfRoom = RoomState['seats'][number];

/** Who sits in a seat of a room; null where nobody does. */
export function roomSeatInfo(seat: SeatOfRoom, place: number): SeatInfo | null {
  switch (seat.is) {
    case 'free':
      return null;
    case 'bot': {
      const animal = ANIMALS.find((one) => one === seat.animal);
      const name = animal === undefined ? animalAt(place) : words().seats.animals[animal];
      return { name, isYou: false, level: seat.level, ...(animal !== undefined && { animal }) };
    }
    case 'double':
      return { name: seat.name, isYou: false, isDouble: true, portrait: portraitCalled(seat.portrait) ?? 'lamp' };
    case 'person': {
      const portrait = portraitCalled(seat.portrait);
      return { name: seat.name, isYou: false, isPerson: true, ...(portrait !== undefined && { portrait }) };
    }
  }
}

/** The first animal that no bot of a room is. */
export function freeAnimal(seats: readonly SeatOfRoom[]): Animal {
  const taken = new Set(seats.map((seat) => (seat.is === 'bot' ? seat.animal : undefined)));
  return ANIMALS.find((animal) => !taken.has(animal)) ?? ANIMALS[0];
}

/** None where another version of the game has others. */
function portraitCalled(name: string | undefined): Portrait | undefined {
  return PORTRAITS.find((portrait) => portrait === name);
}

/** The seats of a room, in which people play at devices of their own, as the page shows them. */
import type { RoomState } from '../../engine/room/messages.ts';
import { ANIMALS, type Animal } from '../base/animals.ts';
import { PORTRAITS, type Portrait } from '../base/portraits.ts';
import { words } from '../i18n/words.ts';
import { LONGEST_NAME, type Seat } from './settings.ts';
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
      return { name: seat.own?.name ?? name, isYou: false, level: seat.level, ...(animal !== undefined && { animal }) };
    }
    case 'double':
      return { name: seat.name, isYou: false, isDouble: true, portrait: portraitCalled(seat.portrait) ?? 'lamp' };
    case 'person': {
      const portrait = portraitCalled(seat.portrait);
      return { name: seat.name, isYou: false, isPerson: true, ...(portrait !== undefined && { portrait }) };
    }
  }
}

/** By seat, who plays in a match of a room: of the own seat sentences say "you", and others hold their cards elsewhere. */
export function roomTable({ seats, you }: Pick<RoomState, 'seats' | 'you'>): SeatInfo[] {
  return seats.map((seat, place) => {
    const info = roomSeatInfo(seat, place) ?? { name: '', isYou: false };
    return place === you ? { ...info, isYou: true } : { ...info, isElsewhere: seat.is === 'person' };
  });
}

/** By seat, as a record keeps them. */
export function keptSeats({ seats }: Pick<RoomState, 'seats'>): Seat[] {
  return seats.map((seat, place) => {
    const info = roomSeatInfo(seat, place);
    if (seat.is === 'bot') {
      const { level, style } = seat;
      return { kind: 'bot', level, style, adapts: false, ...(info?.animal !== undefined && { animal: info.animal }) };
    }
    const name = Array.from(info?.name ?? '')
      .slice(0, LONGEST_NAME)
      .join('');
    const about = { name, ...(info?.portrait !== undefined && { portrait: info.portrait }) };
    return seat.is === 'double'
      ? { kind: 'double', ...about, pace: seat.pace, habits: seat.habits }
      : { kind: 'person', ...about };
  });
}

/** The first animal that no bot of a room is, or that fewest are. */
export function freeAnimal(seats: readonly SeatOfRoom[]): Animal {
  const count = (animal: Animal): number => seats.filter((seat) => seat.is === 'bot' && seat.animal === animal).length;
  return ANIMALS.reduce((best, one) => (count(one) < count(best) ? one : best));
}

/** None where another version of the game has others. */
function portraitCalled(name: string | undefined): Portrait | undefined {
  return PORTRAITS.find((portrait) => portrait === name);
}

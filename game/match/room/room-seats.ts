/** Who sits at the table of a room, for the table that shows them and for what is kept of the match. */
import type { RoomState } from '../../../engine/room/messages.ts';
import { ANIMALS, animalOfSeat, type Animal } from '../../base/animals.ts';
import { PORTRAITS, type Portrait } from '../../base/portraits.ts';
import { LONGEST_NAME, type Seat } from '../../catalogue/settings.ts';
import type { SeatInfo } from '../../catalogue/table-setup.ts';
import { words } from '../../i18n/words.ts';

type RoomSeat = RoomState['seats'][number];

/** By seat, as the table shows them. */
export function shownSeats({ seats, you }: RoomState): SeatInfo[] {
  return seats.map((seat, place) => {
    const isYou = place === you;
    switch (seat.is) {
      case 'bot': {
        const animal = animalIn(seat, place);
        return { name: words().seats.animals[animal], isYou, level: seat.level, animal };
      }
      case 'double':
        return { name: seat.name, isYou, isDouble: true, portrait: portraitIn(seat) };
      case 'person':
        return { name: seat.name, isYou, isPerson: true, isElsewhere: !isYou, portrait: portraitIn(seat) };
      case 'free':
        return { name: '', isYou };
    }
  });
}

/** By seat, as a record keeps them. */
export function keptSeats({ seats }: Pick<RoomState, 'seats'>): Seat[] {
  return seats.map((seat, place) => {
    if (seat.is === 'bot')
      return { kind: 'bot', level: seat.level, style: seat.style, animal: animalIn(seat, place), adapts: false };
    if (seat.is === 'free') return { kind: 'person', name: '' };
    const about = { name: Array.from(seat.name).slice(0, LONGEST_NAME).join(''), portrait: portraitIn(seat) };
    return seat.is === 'person'
      ? { kind: 'person', ...about }
      : { kind: 'double', ...about, pace: seat.pace, habits: seat.habits };
  });
}

/** The animals and portraits of a newer page may be others. */
function animalIn({ animal }: Extract<RoomSeat, { is: 'bot' }>, place: number): Animal {
  return ANIMALS.find((known) => known === animal) ?? animalOfSeat(place);
}

function portraitIn({ portrait }: { portrait?: string | undefined }): Portrait {
  return PORTRAITS.find((known) => known === portrait) ?? 'cup';
}

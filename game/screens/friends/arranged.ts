/** What the host asks of the seats of a room. */
import type { OtherSeat, RoomState } from '../../../engine/room/messages.ts';

/** All seats as they are, or but one; people keep theirs, whatever is said of them. @param count how many there are to be */
export function arranged(
  { seats }: Pick<RoomState, 'seats'>,
  change: { place: number; seat: OtherSeat } | null,
  count = seats.length,
): OtherSeat[] {
  return Array.from({ length: count }, (_, place): OtherSeat => {
    if (place === change?.place) return change.seat;
    const seat = seats.at(place);
    return seat === undefined || seat.is === 'person' ? { is: 'free' } : seat;
  });
}

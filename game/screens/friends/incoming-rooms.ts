/** Links to tables with friends, and the table that a reload comes back to. */
import { followLinks } from '../../base/incoming.ts';
import { closeDialogs } from '../../kit/dialog.tsx';
import { JOIN_LINK, type Rooms } from '../../services/rooms/rooms.ts';

/** @param open shows the screen of tables with friends: that of a link, or the one that the page was in before it was loaded anew */
export function followIncomingRooms(
  rooms: Pick<Rooms, 'follow' | 'last'>,
  open: (to: { id?: string }) => Promise<void>,
): void {
  // Whatever the address names comes first.
  if (window.location.hash === '' && rooms.last !== null) void open({});
  followLinks(JOIN_LINK, async (fragment) => {
    const room = rooms.follow(fragment);
    if (room === null) return;
    closeDialogs();
    await open(room);
  });
}

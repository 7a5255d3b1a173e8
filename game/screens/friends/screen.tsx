/** Playing with friends: how one comes to a table with people at devices of their own, and what is arranged there before a match. */
import { useEffect, useState } from 'preact/hooks';
import { rulesFile } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { words } from '../../i18n/words.ts';
import { opens, type Closable } from '../../kit/dialog.tsx';
import type { Doubles } from '../../services/doubles.ts';
import type { Games } from '../../services/games.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { RoomAddress, Rooms } from '../../services/rooms/rooms.ts';
import { isRefusal, type RoomSession } from '../../services/rooms/session.ts';
import type { PlayedDays } from '../../services/storage/played-days.ts';
import { EntryScreen } from './entry.tsx';
import type { Guest } from './guest.ts';
import { LobbyScreen } from './lobby.tsx';
import type { OfferedBots } from './own-bots.ts';
import './screen.css';

export interface FriendsDialogOptions {
  rooms: Rooms;
  preferences: Preferences;
  games: Games;
  doubles: () => Promise<Pick<Doubles, 'friends' | 'seatOf'>>;
  ownBots: OfferedBots;
  /** Of the room that a link invites to. */
  id?: string;
  /** Called with a room that one is in: from then on it leads to its table. */
  onRoom: (session: RoomSession) => void;
  onRules: (rules: HouseRules) => void;
  days: Pick<PlayedDays, 'get'>;
  onDay: (date: string) => void;
}

export const openFriendsDialog = opens(FriendsScreen);

/** How one comes in: to a seat, to look on, or back to what one had before the page was loaded anew. */
type Coming = { is: 'guest'; guest: Guest } | { is: 'table' } | { is: 'back' };

function FriendsScreen(props: Closable<FriendsDialogOptions>) {
  const { rooms, games, onRoom, onClose, id } = props;
  const [session, show] = useState(id === undefined || rooms.session?.id === id ? rooms.session : null);
  const [isComing, wait] = useState(false);
  const [problem, say] = useState('');
  const come = async (address: RoomAddress, how: Coming): Promise<void> => {
    say('');
    wait(true);
    try {
      const entered = await rooms.enter(address);
      // Whoever opens a table begins with the game that the menu has.
      if (address.id === undefined && address.code === undefined)
        entered.send('arrange', { rules: rulesFile(games.rules) });
      if (how.is === 'guest') sitDown(entered, how.guest);
      else if (how.is === 'table') entered.send('table');
      onRoom(entered);
      show(entered);
    } catch (error) {
      // What is no more is nothing to come back to.
      const isGone = isRefusal(error);
      if (isGone) rooms.forgetLast();
      if (how.is !== 'back' || !isGone) say(problemInWords(error));
    }
    wait(false);
  };
  useEffect(() => {
    if (session !== null) onRoom(session);
    else if (id === undefined && rooms.last !== null) void come({ id: rooms.last }, { is: 'back' });
  }, []);
  if (session === null) {
    const enter = (address: RoomAddress, guest: Guest | null): void =>
      void come(address, guest === null ? { is: 'table' } : { is: 'guest', guest });
    return <EntryScreen {...props} isComing={isComing} problem={problem} onProblem={say} onEnter={enter} />;
  }
  const leave = (): void => {
    rooms.leave();
    show(null);
  };
  return (
    <LobbyScreen
      key={session}
      {...props}
      session={session}
      onBackHere={() => void come({ id: session.id }, { is: 'back' })}
      onLeave={leave}
      onClose={onClose}
    />
  );
}

/** Takes a seat where there is one, unless one has had it since before. */
function sitDown(session: RoomSession, guest: Guest): void {
  const { you, seats, phase } = session.state;
  if (you < 0 && phase !== 'match' && seats.some(({ is }) => is === 'free')) session.sit(guest);
}

function problemInWords(error: unknown): string {
  const { locked, unknown, unreached } = words().friends;
  if (!isRefusal(error)) return unreached;
  return error.message.includes('locked') ? locked : unknown;
}

/** A table before its match, and after it: who sits there, how others come to it, and what is played. */
import { useEffect } from 'preact/hooks';
import type { RoomState } from '../../../engine/room/messages.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { doPoliciesPlay } from '../../../engine/rules/suited.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { inGroups } from '../../base/in-groups.ts';
import { roomSeatInfo } from '../../catalogue/room-seats.ts';
import { words } from '../../i18n/words.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { showToast } from '../../kit/toast.tsx';
import { useChanges } from '../../kit/use-changes.ts';
import type { Doubles } from '../../services/doubles.ts';
import type { Games } from '../../services/games.ts';
import type { Preferences } from '../../services/preferences.ts';
import type { Rooms } from '../../services/rooms/rooms.ts';
import type { RoomSession } from '../../services/rooms/session.ts';
import type { PlayedDays } from '../../services/storage/played-days.ts';
import { BoardOfRoom } from '../day-board/board.tsx';
import { ownGuest, tidied } from './guest.ts';
import { Invitation } from './invitation.tsx';
import { GameOfRoom } from './game.tsx';
import type { OfferedBots } from './own-bots.ts';
import { SeatsOfRoom } from './seats.tsx';

interface LobbyProps {
  session: RoomSession;
  rooms: Rooms;
  preferences: Preferences;
  games: Games;
  doubles: () => Promise<Pick<Doubles, 'friends' | 'seatOf'>>;
  ownBots: OfferedBots;
  onRules: (rules: HouseRules) => void;
  days: Pick<PlayedDays, 'get'>;
  onDay: (date: string) => void;
  /** Takes the seat back from another tab or device. */
  onBackHere: () => void;
  onLeave: () => void;
  onClose: () => void;
}

export function LobbyScreen(props: LobbyProps) {
  const { session, onBackHere, onClose, onLeave } = props;
  useChanges((changed) => session.follow({ changed }));
  useEffect(() => session.follow({ refused: ({ why }) => void showToast(words().friends.refused[why]) }), []);
  const { friends, dialogs } = words();
  const { state, status } = session;
  const why = whyNotStarted(state);
  const start = (): void => session.send(state.phase === 'over' ? 'rematch' : 'start');
  return (
    <Dialog
      title={friends.table.tableOf(state.code)}
      head={
        <p class="lead" role="status">
          {status === 'here' ? why.inWords : statusInWords(status)}
        </p>
      }
      isWide
      close={dialogs.back}
      actions={[{ label: friends.leave, onPress: onLeave }]}
      {...(state.isHost &&
        status === 'here' && {
          main: {
            label: state.phase === 'over' ? friends.again : friends.start,
            isDisabled: !why.canStart,
            onPress: start,
          },
        })}
      onClose={onClose}
    >
      {status === 'here' && <Table {...props} state={state} />}
      {status === 'elsewhere' && (
        <div class="tools">
          <button type="button" class="main" onClick={onBackHere}>
            {friends.backHere}
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** The state is handed on, since the session stays the same when it changes. */
function Table(props: LobbyProps & { state: RoomState }) {
  const { session, state, preferences } = props;
  const text = words().friends;
  const { you, seats, watching, commitment, phase } = state;
  const canSit = you < 0 && phase !== 'match' && seats.some(({ is }) => is === 'free');
  const guest = ownGuest(preferences);
  return (
    <div class="lobby">
      <Invitation {...props} />
      <section class="who">
        <LastMatch record={session.record} state={state} />
        <SeatsOfRoom {...props} />
        {!doPoliciesPlay(seats.length) && <p class="soft">{words().seats.beyondPolicy}</p>}
        {canSit && guest.name !== '' && (
          <div class="tools">
            <button type="button" class="main" onClick={() => session.sit(guest)}>
              {text.sitDown}
            </button>
          </div>
        )}
        {watching > 0 && <p class="soft">{text.watching(watching)}</p>}
      </section>
      <section class="what">
        <GameOfRoom {...props} />
        <p class="soft sealed">{text.sealed(`${inGroups(commitment.slice(0, SHOWN_DIGITS))} …`)}</p>
      </section>
      <BoardOfRoom {...props} guest={tidied(guest)} />
    </div>
  );
}

/** Of the number with which the packs are sealed: enough to compare by eye. */
const SHOWN_DIGITS = 16;

function LastMatch({ record, state }: Pick<RoomSession, 'record' | 'state'>) {
  if (record === null) return null;
  const winners = record.winners ?? (record.winner === null ? [] : [record.winner]);
  const nameOf = (place: number): string => {
    const seat = state.seats.at(place);
    const info = seat?.is === 'bot' ? roomSeatInfo(seat, place) : null;
    return info?.name ?? record.players[place];
  };
  return winners.length > 0 && <p class="last-match">{words().friends.won(winners.map(nameOf))}</p>;
}

function statusInWords(status: 'away' | 'elsewhere' | 'ended'): string {
  const { reconnecting, elsewhere, ended } = words().friends.table;
  return { away: reconnecting, elsewhere, ended }[status];
}

function whyNotStarted({ seats, isHost, host, rules }: RoomState): { canStart: boolean; inWords: string } {
  const text = words().friends;
  const count = seats.filter(({ is }) => is !== 'free').length;
  const [fewest, most] = resolveRules(rules).players;
  if (count < FEWEST) return { canStart: false, inWords: text.tooFew };
  if (count < fewest || count > most) return { canStart: false, inWords: text.wrongCount(fewest, most) };
  const leader = seats.at(host);
  const somebody = host >= 0 && leader?.is === 'person' ? text.hostStarts(leader.name) : text.somebodyStarts;
  return { canStart: true, inWords: isHost ? text.canStart : somebody };
}

const FEWEST = 2;

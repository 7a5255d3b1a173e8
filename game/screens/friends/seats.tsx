/** The seats of a table as they fill, and who the host lets sit there. */
import { LEVELS, type Level } from '../../../engine/bots/characters.ts';
import type { OtherSeat, RoomState } from '../../../engine/room/messages.ts';
import { ANIMAL_FACTS } from '../../catalogue/animals.ts';
import { freeAnimal, roomSeatInfo, type SeatOfRoom } from '../../catalogue/room-seats.ts';
import type { SeatWithDouble } from '../../catalogue/settings.ts';
import { timeOfDay } from '../../i18n/dates.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { ConfirmButton } from '../../kit/buttons.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { useLoaded } from '../../kit/use-loaded.ts';
import type { Doubles } from '../../services/doubles.ts';
import type { RoomSession } from '../../services/rooms/session.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import { arranged } from './arranged.ts';

interface SeatsProps {
  session: RoomSession;
  state: RoomState;
  doubles: () => Promise<Pick<Doubles, 'friends' | 'seatOf'>>;
}

/** Of a face, in CSS px. */
const FACE = 44;

export function SeatsOfRoom({ session, state, doubles }: SeatsProps) {
  const { seats, isHost, phase } = state;
  const friends = useFriends(doubles);
  const decides = isHost && phase !== 'match';
  return (
    <ul class="room-seats" aria-label={words().seats.whoPlays}>
      {seats.map((seat, place) => (
        <li key={place}>
          <Face seat={seat} place={place} />
          <span>
            <strong>{nameIn(seat, place)}</strong> <small>{detailOf(state, session.toldAt, place)}</small>
          </span>
          {decides && seat.is !== 'person' && <OtherSeatChoice {...{ session, state, place, seat, friends }} />}
          {decides && seat.is === 'person' && place !== state.you && (
            <Remove name={seat.name} onRemove={() => session.send('kick', { seat: place })} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({ seat, place }: { seat: SeatOfRoom; place: number }) {
  const info = roomSeatInfo(seat, place);
  if (info === null) return <span class="nobody" aria-hidden="true" />;
  return <Drawing width={FACE} height={FACE} draw={(pen) => drawSeatFace(pen, info, FACE)} of={JSON.stringify(info)} />;
}

function nameIn(seat: SeatOfRoom, place: number): string {
  return roomSeatInfo(seat, place)?.name ?? words().seats.seat(place + 1);
}

/** What is known of a seat besides its name. */
function detailOf({ seats, you, host }: RoomState, toldAt: number, place: number): string {
  const text = words().friends;
  const seat = seats[place];
  switch (seat.is) {
    case 'free':
      return text.free;
    case 'bot':
      return words().seats.bot(seat.level, seat.style);
    case 'double':
      return words().seats.double;
    case 'person':
      return [
        ...(place === you ? [text.you] : []),
        ...(place === host ? [text.host] : []),
        ...(seat.awayFor === null ? [] : [text.away(timeOfDay(toldAt - seat.awayFor))]),
        ...(seat.isPlayedFor ? [text.playedFor] : []),
      ].join(' · ');
  }
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { remove, removeOne, reallyRemove, reallyRemoveOne } = words().friends;
  return (
    <ConfirmButton
      label={remove}
      name={removeOne(name)}
      sure={reallyRemove}
      sureName={reallyRemoveOne(name)}
      onConfirm={onRemove}
    />
  );
}

interface OtherSeatProps extends Pick<SeatsProps, 'session' | 'state'> {
  place: number;
  seat: OtherSeat;
  friends: readonly SeatWithDouble[];
}

const FREE = 'free';
const DOUBLE = 'double ';

/** Whether a bot or the double of a friend sits where no person does. */
function OtherSeatChoice({ session, state, place, seat, friends }: OtherSeatProps) {
  const text = words().friends;
  const { aBot, levels, seat: seatName } = words().seats;
  const at = seat.is === 'double' ? friends.findIndex(({ habits }) => habits === seat.habits) : -1;
  const value = seat.is === 'bot' ? seat.level : seat.is === 'double' ? DOUBLE + at : FREE;
  const choose = (chosen: string): void => {
    const next = chosen.startsWith(DOUBLE)
      ? doubleSeat(friends[Number(chosen.slice(DOUBLE.length))])
      : chosen === FREE
        ? ({ is: 'free' } as const)
        : botSeat(state, seat, chosen as Level);
    session.send('arrange', { seats: arranged(state, { place, seat: next }) });
  };
  return (
    <select
      aria-label={seatName(place + 1)}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value={FREE}>{capitalised(text.free)}</option>
      <optgroup label={aBot}>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {levels[level]}
          </option>
        ))}
      </optgroup>
      {friends.length > 0 && (
        <optgroup label={text.aDouble}>
          {friends.map(({ name }, index) => (
            <option key={index} value={DOUBLE + index}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}

/** The bot that sits there with another level, or one that is not at the table yet. */
function botSeat({ seats }: RoomState, seat: OtherSeat, level: Level): OtherSeat {
  if (seat.is === 'bot') return { ...seat, level };
  const animal = freeAnimal(seats);
  return { is: 'bot', level, style: ANIMAL_FACTS[animal].style, animal };
}

function doubleSeat({ name, pace, habits, portrait }: SeatWithDouble): OtherSeat {
  return { is: 'double', name, pace, habits, ...(portrait !== undefined && { portrait }) };
}

/** The doubles of friends; none where the storage fails, which says so elsewhere. */
function useFriends(doubles: SeatsProps['doubles']): readonly SeatWithDouble[] {
  const { value } = useLoaded<SeatWithDouble[]>(async (show) => {
    const kept = await doubles();
    show((await kept.friends()).map(([, double]) => kept.seatOf(double)));
  });
  return value ?? [];
}

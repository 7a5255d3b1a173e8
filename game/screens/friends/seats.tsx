/** The seats of a table as they fill, and who the host lets sit there. */
import { useRef, useState } from 'preact/hooks';
import { LEVELS, type Level } from '../../../engine/bots/characters.ts';
import type { OtherSeat, OwnBot, RoomState } from '../../../engine/room/messages.ts';
import { ANIMAL_FACTS } from '../../catalogue/animals.ts';
import { freeName } from '../../catalogue/library.ts';
import { freeAnimal, roomSeatInfo, type SeatOfRoom } from '../../catalogue/room-seats.ts';
import type { SeatWithDouble } from '../../catalogue/settings.ts';
import { timeOfDay } from '../../i18n/dates.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { ConfirmButton } from '../../kit/buttons.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { useChanges } from '../../kit/use-changes.ts';
import { useLoaded } from '../../kit/use-loaded.ts';
import type { Doubles } from '../../services/doubles.ts';
import type { RoomSession } from '../../services/rooms/session.ts';
import { drawSeatFace } from '../../table/art/faces.ts';
import { bringToRoom, ownBotsFor, type OfferedBots } from './own-bots.ts';

interface SeatsProps {
  session: RoomSession;
  state: RoomState;
  doubles: () => Promise<Pick<Doubles, 'friends' | 'seatOf'>>;
  ownBots: OfferedBots;
}

/** Of a face, in CSS px. */
const FACE = 44;

export function SeatsOfRoom({ session, state, doubles, ownBots }: SeatsProps) {
  const { seats, isHost, phase } = state;
  const friends = useFriends(doubles);
  const [said, say] = useState('');
  useChanges((changed) => ownBots.onChange(changed));
  const decides = isHost && phase !== 'match';
  return (
    <>
      <ul class="room-seats" aria-label={words().seats.whoPlays}>
        {seats.map((seat, place) => (
          <li key={place}>
            <Face seat={seat} place={place} />
            <span>
              <strong>{nameIn(seat, place)}</strong> <small>{detailOf(state, session.toldAt, place)}</small>
            </span>
            {decides && seat.is !== 'person' && (
              <OtherSeatChoice {...{ session, state, place, seat, friends, ownBots, say }} />
            )}
            {decides && seat.is === 'person' && place !== state.you && (
              <Remove name={seat.name} onRemove={() => session.send('kick', { seat: place })} />
            )}
          </li>
        ))}
      </ul>
      <p class="soft sending" role="status">
        {said}
      </p>
    </>
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

function detailOf({ seats, you, host, missing }: RoomState, toldAt: number, place: number): string {
  const text = words().friends;
  const seat = seats[place];
  switch (seat.is) {
    case 'free':
      return text.free;
    case 'bot':
      return missing.includes(place)
        ? text.table.usualBot(nameIn(seat, place))
        : words().seats.bot(seat.level, seat.style);
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

interface OtherSeatProps extends Pick<SeatsProps, 'session' | 'state' | 'ownBots'> {
  place: number;
  seat: OtherSeat;
  friends: readonly SeatWithDouble[];
  /** Tells how it goes where that takes a moment. */
  say: (text: string) => void;
}

const FREE = 'free';
const DOUBLE = 'double ';
const OWN = 'own ';

/** Whether a bot, one's own among them, or the double of a friend sits where no person does. */
function OtherSeatChoice({ session, state, place, seat, friends, ownBots, say }: OtherSeatProps) {
  const text = words().friends;
  const { aBot, seat: seatName } = words().seats;
  const latest = useRef('');
  const seated = seat.is === 'bot' ? seat.own : undefined;
  const offered = ownBotsFor(ownBots, state);
  const isOffered = seated === undefined || offered.some(({ policy }) => policy === seated.policy);
  const own = isOffered ? offered : [...offered, seated];
  // The state of the room may have changed since.
  const arrange = (next: OtherSeat): void =>
    session.send('arrange', { seats: arranged(session.state, { place, seat: next }) });
  const arrangeOwn = async (bot: OwnBot): Promise<void> => {
    say(text.sendingBot(bot.name));
    const why = await bringToRoom(bot, ownBots, session);
    if (latest.current !== OWN + bot.policy) return;
    say(why === null ? '' : text.botNotSent[why](bot.name));
    if (why !== null) return;
    const names = session.state.seats.map((one, at) => (at === place ? '' : nameIn(one, at)));
    const name = freeName(bot.name, (wanted) => names.includes(wanted));
    arrange({ ...botSeat(state, seat, seat.is === 'bot' ? seat.level : BEST), own: { ...bot, name } });
  };
  const choose = (chosen: string): void => {
    latest.current = chosen;
    say('');
    if (chosen.startsWith(OWN)) void arrangeOwn(own.find(({ policy }) => OWN + policy === chosen)!);
    else if (chosen.startsWith(DOUBLE)) arrange(doubleSeat(friends[Number(chosen.slice(DOUBLE.length))]));
    else arrange(chosen === FREE ? { is: 'free' } : botSeat(state, seat, chosen as Level));
  };
  return (
    <>
      <select
        aria-label={seatName(place + 1)}
        value={chosenIn(seat, friends)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value={FREE}>{capitalised(text.free)}</option>
        <optgroup label={aBot}>
          <LevelOptions />
        </optgroup>
        <OptionGroup label={text.ownBots} options={own.map(({ policy, name }) => [OWN + policy, name])} />
        <OptionGroup label={text.aDouble} options={friends.map(({ name }, at) => [DOUBLE + at, name])} />
      </select>
      {seat.is === 'bot' && seated !== undefined && (
        <select
          aria-label={`${words().seats.level}: ${seated.name}`}
          value={seat.level}
          onChange={({ currentTarget }) => arrange({ ...seat, level: currentTarget.value as Level })}
        >
          <LevelOptions />
        </select>
      )}
    </>
  );
}

/** At which a bot of one's own sits down where none was before. */
const BEST: Level = 'master';

function chosenIn(seat: OtherSeat, friends: readonly SeatWithDouble[]): string {
  if (seat.is === 'free') return FREE;
  if (seat.is === 'double') return DOUBLE + friends.findIndex(({ habits }) => habits === seat.habits);
  return seat.own === undefined ? seat.level : OWN + seat.own.policy;
}

function LevelOptions() {
  return LEVELS.map((level) => (
    <option key={level} value={level}>
      {words().seats.levels[level]}
    </option>
  ));
}

function OptionGroup({ label, options }: { label: string; options: readonly (readonly [string, string])[] }) {
  if (options.length === 0) return null;
  return (
    <optgroup label={label}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

/** The usual bot that sits there with another level, or one that is not at the table yet. */
function botSeat({ seats }: RoomState, seat: OtherSeat, level: Level): Extract<OtherSeat, { is: 'bot' }> {
  if (seat.is === 'bot') return { is: 'bot', level, style: seat.style, ...(seat.animal && { animal: seat.animal }) };
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

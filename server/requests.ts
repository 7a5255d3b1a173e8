/** What each message of a page does in a room. */
import { CloseCode, type Client } from '@colyseus/core';
import { SIGN_PAUSE, type Checked, type RoomRefusal } from '../engine/room/messages.ts';
import { ownPolicies } from './lobby.ts';
import { send, type Device, type RoomFacts, type Telling } from './telling.ts';

/** The room that is asked. */
interface AskedRoom extends RoomFacts {
  telling: Telling;
  /** Begins the match. @returns why not, null where it does */
  begin: () => RoomRefusal | null;
  /** Whether a bot of the host's own has come, by the SHA-256 of its policy. */
  hasBot: (policy: string) => boolean;
}

/** Who asks for something; `seat` is -1 for none. */
interface RoomRequest {
  client: Client;
  device: Device;
  seat: number;
}

/** What changes how the room is; everything else is told in other ways. */
export const ARRANGING: ReadonlySet<keyof Checked> = new Set([
  'sit',
  'watch',
  'table',
  'arrange',
  'start',
  'rematch',
  'kick',
  'lock',
  'leave',
  'day',
]);

/** Each answers why it does not do what is asked, null where it does. */
const HANDLERS: {
  readonly [Type in keyof Checked]: (room: AskedRoom, from: RoomRequest, message: Checked[Type]) => RoomRefusal | null;
} = {
  sit: ({ lobby, phase, table }, { device }, person) => {
    device.isScreen = false;
    if (phase !== 'match') return lobby.sit(device.key, person);
    return table === null ? 'playing' : lobby.sitLate(device.key, person, (seat) => table.isIn(seat));
  },
  watch: ({ lobby }, { device }) => {
    lobby.leaveLate(device.key);
    device.isScreen = false;
    return null;
  },
  table: (_room, { device, seat }) => {
    if (seat >= 0) return 'seated';
    device.isScreen = true;
    return null;
  },
  arrange: (room, { device }, wanted) =>
    whyNotHost(room, device) ?? whyNoSuchBot(room, wanted) ?? room.lobby.arrange(wanted),
  start: (room, { device }) => whyNotHost(room, device) ?? room.begin(),
  rematch: (room, { device }) => whyNotHost(room, device) ?? room.begin(),
  kick: (room, { device }, { seat }) => {
    const why = whyNotHost(room, device);
    if (why === null) room.lobby.free(seat);
    return why;
  },
  lock: ({ lobby }, { device }, { isLocked }) => {
    if (device.key !== lobby.hostKey) return 'not-host';
    lobby.isLocked = isLocked;
    return null;
  },
  act: ({ table, telling }, { client, seat }, asked) => {
    const why = table === null || seat < 0 ? 'no-seat' : table.act(seat, asked);
    if (why !== null) telling.view(client);
    return why;
  },
  ready: ({ table }, { seat }) => {
    if (seat < 0) return 'no-seat';
    table?.readyFor(seat);
    return null;
  },
  sign: ({ clients }, { device, seat }, { id }) => {
    if (seat < 0) return 'no-seat';
    if (performance.now() < device.signsFrom) return 'too-often';
    device.signsFrom = performance.now() + SIGN_PAUSE;
    for (const other of clients) send(other, 'sign', { seat, id });
    return null;
  },
  day: ({ lobby }, { device }, played) => lobby.board.enter(device.key, played, Date.now()),
  again: ({ telling }, { client }) => {
    telling.all(client);
    return null;
  },
  leave: ({ lobby, phase, table }, { client, device, seat }) => {
    if (phase === 'match') table?.presence.leftForGood(seat);
    else lobby.free(seat);
    if (device.key === lobby.hostKey) lobby.hostKey = '';
    client.leave(CloseCode.CONSENTED);
    return null;
  },
};

/** Does what somebody asks for. @returns why not, null where it was done */
export function answer<Type extends keyof Checked>(
  room: AskedRoom,
  from: RoomRequest,
  [what, message]: readonly [Type, Checked[Type]],
): RoomRefusal | null {
  return HANDLERS[what](room, from, message);
}

/** Why somebody may not change what is arranged; null where they may. */
export function whyNotHost({ lobby, phase }: RoomFacts, { key }: Pick<Device, 'key'>): RoomRefusal | null {
  if (key !== lobby.hostKey) return 'not-host';
  return phase === 'match' ? 'playing' : null;
}

/** Whoever is seated stays, even where it has been lost. */
function whyNoSuchBot({ lobby, hasBot }: AskedRoom, { seats = [] }: Checked['arrange']): RoomRefusal | null {
  const seated = ownPolicies(lobby.seats);
  return ownPolicies(seats).every((policy) => seated.includes(policy) || hasBot(policy)) ? null : 'illegal';
}

/** How a bot of the host's own comes to a room: as a file by HTTP, since it is larger than any message. */
import { matchMaker } from '@colyseus/core';
import type { IncomingMessage } from 'node:http';
import { ROOM_ID } from '../engine/room/messages.ts';
import { ModelError } from '../training/learner/files/stored-model.ts';
import type { RoomServices, TableRoom } from './table-room.ts';

/** Why one is not taken, with the status that says so. */
class NotTaken extends Error {
  readonly status: number;

  constructor([status, why]: readonly [status: number, why: string]) {
    super(why);
    this.status = status;
  }
}

/** Of what a room may answer. */
const WHY_NOT = {
  'not-host': [403, 'only the host may send a bot'],
  playing: [409, 'the match has begun'],
  full: [503, 'no more bots can be taken'],
  silent: [503, 'the room does not answer'],
} as const;

/** The key of the device that sends it, which no browser adds by itself. */
const KEY = /^Bearer ([0-9a-f]{32})$/;

/** Takes one for a room, which any process may play. @returns the status of the answer, and why it is not taken; an empty text where it is */
export async function receiveBot(
  request: IncomingMessage,
  room: string,
  services: RoomServices,
): Promise<[status: number, why: string]> {
  try {
    await take(request, room, services);
    return [204, ''];
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    services.refusals.count('bots');
    return [error.status, error.message];
  }
}

/** @param request no larger than it may be (`guard.ts`) @throws {NotTaken} */
async function take(request: IncomingMessage, room: string, { hostBots }: RoomServices): Promise<void> {
  const key = KEY.exec(request.headers.authorization ?? '')?.[1];
  if (key === undefined) throw new NotTaken([401, 'the key of the host’s device is missing']);
  // Before anything of it is read.
  await ask(room, 'whyNoBot', key);
  const parts: Buffer[] = await request.toArray().catch(() => {
    throw new NotTaken([400, 'the file breaks off']);
  });
  const sha256 = await hostBots.keep(room, Buffer.concat(parts)).catch((error: unknown) => {
    throw error instanceof ModelError ? new NotTaken([422, error.message]) : error;
  });
  await ask(room, 'takeBot', key, sha256);
}

/** @throws {NotTaken} where the room is not there, or says why not */
async function ask(room: string, method: 'whyNoBot' | 'takeBot', ...about: string[]): Promise<void> {
  const isThere = ROOM_ID.test(room) && (await matchMaker.driver.findOne({ roomId: room }));
  if (!isThere) throw new NotTaken([404, 'there is no such room']);
  // The error would tell the key.
  const why = await matchMaker.remoteRoomCall<TableRoom>(room, method, about).catch(() => 'silent');
  if (why) throw new NotTaken(WHY_NOT[why as keyof typeof WHY_NOT]);
}

/** A room as a page hears of it. */
import { rulesFile, preset } from '../../../engine/rules/resolve.ts';
import type { PersonSeat, RoomState } from '../../../engine/room/messages.ts';

export const FOX = { is: 'bot', level: 'regular', style: 'even', animal: 'fox' } as const;

export function person(name: string, more: Partial<PersonSeat> = {}): PersonSeat {
  return { is: 'person', name, awayFor: null, isPlayedFor: false, ...more };
}

/** What a guest is told at a table with two people. */
export const AT_A_TABLE: RoomState = {
  code: 'K7Q2MX',
  seats: [person('Anna'), person('Ben'), { is: 'free' }],
  you: 1,
  isHost: false,
  host: 0,
  rules: rulesFile(preset('scat')),
  turnSeconds: 0,
  awaySeconds: 30,
  mayJoinLate: true,
  joining: [],
  phase: 'lobby',
  isLocked: false,
  watching: 0,
  screens: 0,
  isScreen: false,
  commitment: 'ab'.repeat(32),
  ready: [],
  missing: [],
};

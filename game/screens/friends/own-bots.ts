/** The host's own bots in the seats of a room: which can sit there, and how one comes to it. */
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import type { OwnBot, RoomState } from '../../../engine/room/messages.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { StorageError } from '../../base/store.ts';
import { pickModel } from '../../catalogue/manifest.ts';
import { LONGEST_NAME } from '../../catalogue/settings.ts';
import { forPlayers } from '../../catalogue/table-rules.ts';
import { modelOf, type OwnBots } from '../../services/bots/own-bots.ts';
import type { RoomSession } from '../../services/rooms/session.ts';

export type OfferedBots = Pick<OwnBots, 'all' | 'filesOf' | 'onChange'>;

/** Those that play the game of a room with as many seats, as they sit there. */
export function ownBotsFor(ownBots: OfferedBots, { rules, seats }: Pick<RoomState, 'rules' | 'seats'>): OwnBot[] {
  const wanted = { rules: forPlayers(seats.length, resolveRules(rules)), observation: OBSERVATION_VERSION };
  return [...ownBots.all]
    .filter(([id, bot]) => pickModel([modelOf(id, bot)], wanted).model !== null)
    .map(([policy, { name, factorCost }]) => ({ policy, name: shownName(name), factorCost }));
}

/** Sends one to the room, unless it plays there already. @returns why it does not come; null where it has */
export async function bringToRoom(
  { policy }: OwnBot,
  ownBots: OfferedBots,
  session: Pick<RoomSession, 'bring' | 'state'>,
): Promise<'unfit' | 'unsent' | null> {
  const { seats, missing } = session.state;
  if (seats.some((seat, place) => seat.is === 'bot' && seat.own?.policy === policy && !missing.includes(place)))
    return null;
  try {
    const files = await ownBots.filesOf(policy);
    return files === null ? 'unsent' : await session.bring(files.policy);
  } catch (error) {
    if (error instanceof StorageError) return 'unsent';
    throw error;
  }
}

/** What a number may add to a name that has been taken. */
const NUMBER = ' 17';

/** As long as names in rooms may be, and without what they must not have. */
function shownName(name: string): string {
  const letters = Array.from(name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ''));
  return (
    letters
      .slice(0, LONGEST_NAME - NUMBER.length)
      .join('')
      .trim() || '?'
  );
}

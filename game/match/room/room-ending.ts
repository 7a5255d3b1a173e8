/** The end of a match that was played in a room, as any match ends. */
import { replayRecord, type MatchRecord } from '../../../engine/record.ts';
import type { RoomState } from '../../../engine/room/messages.ts';
import { keptSeats } from '../../catalogue/room-seats.ts';
import { recordFile } from '../../model/record-file.ts';
import type { KeptRecord } from '../../services/storage/stores.ts';
import { outcomeOf, type Ending } from '../ending.ts';

interface EndedMatch {
  id: string;
  began: string;
  record: MatchRecord;
  room: RoomState;
  /** One's own seat, -1 for somebody who looked on. */
  you: number;
  /** By seat, in the current language. */
  names: readonly string[];
}

/** What is shown of a match that is over. @throws {RecordError} where the room's record is damaged */
export function roomEnding({ id, began, record, room, you, names }: EndedMatch): Ending & { kept: KeptRecord } {
  const { match } = replayRecord(record);
  const players = keptSeats(room);
  const ended = new Date();
  const policy = record.deals.at(-1)?.bots?.find((bot) => bot?.policy !== undefined)?.policy ?? 'expert';
  return {
    id,
    outcome: outcomeOf(match, names, you),
    record: recordFile(record, ended),
    again: { rules: match.rules, settings: { seats: players, opponents: players.length - 1 } },
    isOfRoom: true,
    kept: { players, you, began, ended: ended.toISOString(), policy, record },
  };
}

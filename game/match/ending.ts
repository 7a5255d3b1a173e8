/** What the result shows of a match. */
import type { Match } from '../../engine/match.ts';
import type { Outcome } from '../model/outcome.ts';
import { recordFile, type RecordFile } from '../model/record-file.ts';
import { remains } from '../model/token-names.ts';
import type { PolicyState } from '../services/bots/policy-service.ts';
import type { KeptRecord } from '../services/storage/match-schemas.ts';
import type { Arrangement } from './arrangement.ts';
import type { OpenedTable } from './open-table.ts';
import { replayRecord, type MatchRecord } from '../../engine/record.ts';
import type { RoomState } from '../../engine/room/messages.ts';
import { keptSeats } from '../catalogue/room-seats.ts';

/** How a match ended, its record, and the arrangement of another like it. */
export interface Ending {
  id: string;
  outcome: Outcome;
  record: RecordFile;
  again: Arrangement;
  /** Whether it was played in a room, in which another one is played with the same people. */
  isOfRoom?: boolean;
  /** As it is kept; null if the match is not over. */
  kept: KeptRecord | null;
}

/** How a match ended. @param names by seat, in the current language @param you one's own seat, -1 for none */
export function outcomeOf(match: Match, names: readonly string[], you: number): Outcome {
  const { rules, extraSteps } = match;
  return {
    names,
    you,
    places: match.places(),
    eliminatedIn: Array.from(match.eliminatedIn),
    deals: match.dealNumber,
    remains: Array.from(match.tokens, (tokens, seat) =>
      remains(rules, { tokens, points: match.points[seat], extraSteps }),
    ),
  };
}

/** The ending of a match that is over. @param names by seat, in the current language @param bots who played the bots */
export function endingOf(
  { id, match, recorder, setup, snapshot, guest }: OpenedTable,
  names: readonly string[],
  bots: PolicyState,
): Ending {
  const { rules } = match;
  const { seats, players } = setup;
  const last = snapshot(bots);
  return {
    id,
    outcome: outcomeOf(
      match,
      names,
      seats.findIndex(({ isYou }) => isYou),
    ),
    record: recordFile(recorder.record(match, names), new Date()),
    again: {
      rules,
      settings: { seats: players, opponents: players.length - 1 },
      ...(guest !== undefined && { guest }),
    },
    kept: last.is === 'over' ? last.kept : null,
  };
}

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

/** What the result shows of a match. */
import type { Match } from '../../engine/match.ts';
import type { Recorder } from '../../engine/record.ts';
import type { TableSetup } from '../catalogue/table-setup.ts';
import type { Outcome } from '../model/outcome.ts';
import { recordFile, type RecordFile } from '../model/record-file.ts';
import { remains } from '../model/tokens.ts';
import type { Arrangement } from './open-table.ts';

/** How a match ended, its record, and the arrangement of another like it. */
export type Ending = { outcome: Outcome; record: RecordFile; again: Arrangement };

/** The ending of a match that is over. @param names by seat, in the current language */
export function endingOf(
  match: Match,
  recorder: Recorder,
  { seats, players }: TableSetup,
  names: readonly string[],
): Ending {
  const { rules, extraSteps } = match;
  return {
    outcome: {
      names,
      you: seats.findIndex(({ isYou }) => isYou),
      places: match.places(),
      eliminatedIn: Array.from(match.eliminatedIn),
      deals: match.dealNumber,
      remains: Array.from(match.tokens, (tokens, seat) =>
        remains(rules, { tokens, points: match.points[seat], extraSteps }),
      ),
    },
    record: recordFile(recorder.record(match, names), new Date()),
    again: { rules, settings: { seats: players, opponents: players.length - 1 } },
  };
}

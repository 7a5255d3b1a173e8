/** Match records of random legal play, for measuring how fast records replay. */
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { Recorder, type MatchRecord } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { playRandomly } from '../../engine/support/arbitraries.ts';

/** Records of whole matches with at least so many deals in total. */
export function randomRecords(rules: HouseRules, players: number, deals: number): MatchRecord[] {
  const names = Array.from({ length: players }, (_, seat) => `random ${seat + 1}`);
  const random = new Random(1);
  const records: MatchRecord[] = [];
  for (let made = 0; made < deals; made += records[records.length - 1].deals.length) {
    const recorder = new Recorder();
    const match = new Match(rules, players, { seed: random.seed(), recorder });
    playRandomly(match, random.seed());
    records.push(recorder.record(match, names));
  }
  return records;
}

/** Sealed matches against bots, played by experts in all seats, and challenges from them. */
import { createHash } from 'node:crypto';
import { createExpert } from '../../../engine/bots/expert.ts';
import { challengeOf, type ChallengeFile } from '../../../engine/challenge/challenge.ts';
import { SealedChance } from '../../../engine/fair/sealed-chance.ts';
import { Match } from '../../../engine/match.ts';
import { readRecord, Recorder, type DealBots, type MatchRecord } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { linkText } from '../../../game/base/link-text.ts';
import { NAMES } from './records.ts';

/** A hash as good as any: unlike a repeated letter, it hardly gets shorter in a link. */
export const POLICY = '6c1f0a9d3be85274c7d9e2f41ab0638857f3cc9d02ea41b67d805ef93a1c24be';

/** A sealed match of you in seat 0 against bots. @param seed of the cards @param mostDeals after which it is left */
export async function sealedMatch(
  rules: HouseRules,
  players: number,
  { seed = 5, mostDeals = Infinity } = {},
): Promise<MatchRecord> {
  const secret = createHash('sha256').update(Uint8Array.of(seed)).digest('hex');
  const sealed = new SealedChance([secret], '', () => new Uint8Array(32));
  const recorder = new Recorder(sealed);
  const bots: DealBots = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? null : { policy: POLICY, level: 'casual', style: 'even' },
  );
  const match = new Match(rules, players, { chance: sealed, recorder });
  const expert = createExpert();
  while (match.phase !== 'over' && (match.phase === 'deal' || match.dealNumber < mostDeals)) {
    if (match.seat < 0) {
      recorder.playedBy(bots);
      match.startDeal();
    } else match.apply(await expert.decide(match.view(match.seat), match.legalActions()));
  }
  return readRecord(JSON.parse(JSON.stringify(recorder.record(match, NAMES.slice(0, players)))));
}

/** The challenge to play a deal of it, or all of it. */
export function challengeFrom(record: MatchRecord, deal: number | null): ChallengeFile {
  const file = challengeOf(record, 0, deal);
  if (file === null) throw new Error('there is no such challenge');
  return file;
}

/** A link that holds something else than `challengeLink` would pack, and is not damaged. */
export async function linkHolding(json: object): Promise<string> {
  return `#challenge=2.${await linkText(JSON.stringify(json))}`;
}

/** What chance decides for a bot where that can be checked: a stream of its own for each decision (docs/formats.md#fair-dealing). */
import { hexToBytes } from '@noble/hashes/utils.js';
import type { DecisionSeed } from '../bots/view-seed.ts';
import type { Match } from '../match.ts';
import type { Recorder } from '../record.ts';
import { KeyedNumbers, keyFor, placeOf, type KeyedChance } from './recipe.ts';

/**
 * The seed of each decision of a seat's bot. It depends on the deal and on how many decisions the seat has made in it, so
 * that a match that is resumed goes on in the same way; answers before a deal count as decisions in it.
 */
export function seatChance(
  chance: Pick<KeyedChance, 'numbers'>,
  match: Match,
  recorder: Recorder,
  seat: number,
): DecisionSeed {
  return () => {
    const { openDeal, answers } = recorder;
    const decided = [...answers, ...(openDeal?.actions ?? [])].filter(([who]) => who === seat).length;
    const deal = openDeal === null ? match.dealNumber + 1 : match.dealNumber;
    return chance.numbers(deal, `seat-${seat}-${decided}`).next();
  };
}

/**
 * The same seed from a deal that is over.
 * @param secret of the deal, in hexadecimal @param deal its number in the match, from 1 @param decided how many decisions the
 *   seat had made in it before
 */
export function revealedSeed(secret: string, word: string, deal: number, seat: number, decided: number): number {
  return new KeyedNumbers(keyFor(hexToBytes(secret), `seat-${seat}-${decided}`, placeOf(deal).position, word)).next();
}

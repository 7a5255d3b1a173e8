/** Moments of a match: what a decision was worth, and why. Points and values come as texts, cards as signs such as 9♥. */
import type { Verdict } from '../../../engine/review/verdict.ts';
import type { Speaker } from '../message-arguments.ts';
import { does } from './speaking.ts';

/** So many deals of a hundred. */
const deals = (count: number): string => (count === 0 ? 'none of 100 deals' : `${count} of 100 deals`);
/** The same, where a hundred deals have been spoken of. */
const ofThem = (count: number): string => (count === 0 ? 'none' : String(count));

export const moments = {
  verdicts: {
    fine: 'Fine',
    unclear: 'Too close to tell',
    doubtful: 'Doubtful',
    mistake: 'Mistake',
    blunder: 'Blunder',
  } satisfies Record<Verdict, string>,
  /** A verdict on what is named before it, or before what is said of it. */
  labelled: (label: string, text: string): string => `${label}: ${text}`,
  /** @param amount such as `12 ± 4` @param _least the number in it */
  points: (amount: string, _least: number): string => `${amount} points`,
  pointsAre: 'One point is one match in a hundred.',
  /** Actions as they are compared with others: “Drawing is 12 ± 4 points better than knocking.” */
  better: (best: string, than: string, points: string): string => `${best} is ${points} better than ${than}.`,
  reasons: {
    /** In how many of 100 deals one loses. */
    knock: (fails: number, playingOn: number): string =>
      `A knock here loses ${deals(fails)}; playing on loses ${ofThem(playingOn)}.`,
    value: (better: string, worse: string): string => `What you keep is worth ${better} instead of ${worse}.`,
    outs: (better: number, worse: number, of: number): string =>
      `${better} of the ${of} unseen cards improve your hand, instead of ${worse}.`,
    pile: (better: number, of: number, card: string): string =>
      `${better === 0 ? 'None' : better} of the ${of} unseen cards ${better === 1 ? 'improves' : 'improve'} your hand more than the ${card}.`,
    feeds: (who: Speaker, card: string, worse: number, instead: string, better: number): string =>
      `${does(who, 'take')} the ${card} in ${deals(worse)}, the ${instead} in ${ofThem(better)}.`,
    holds: (who: Speaker, held: string, card: string): string =>
      `${who.you ? 'You are' : `${who.name} is`} known to hold the ${held}: the ${card} goes with it.`,
    hurry: (share: number): string => `Somebody knocks before your next turn in ${deals(share)}.`,
    loses: (worse: number, better: number): string =>
      `Your choice loses ${deals(worse)}, the better one ${ofThem(better)}.`,
  },
  /** The table at that moment. */
  table: 'The table at that moment',
  discards: 'Discards',
  stock: (count: number): string => `Stock: ${count}`,
  drawn: 'drawn',
  taken: 'taken',
  known: 'Known cards',
  discarded: (sign: string): string => `discarded ${sign}`,
};

export type MomentWords = typeof moments;

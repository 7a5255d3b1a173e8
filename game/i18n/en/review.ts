/** Reviews of matches, their moments, and exercises from them. */
import type { DecisionKind } from '../../../engine/review/review.ts';
import type { Grade, Verdict } from '../../../engine/review/verdict.ts';
import { joined } from '../grammar.ts';
import type { Speaker } from '../message-arguments.ts';
import { counted, does } from './speaking.ts';

/** The review of a match: what decisions were worth. Numbers come as texts. */
export const review = {
  mistakeOfDeal: 'A mistake in this deal',
  lead: 'Decisions are judged by what could be known when they were made, never by the cards that came. Losses are in percent of a match: 1% is one match in a hundred.',
  whose: 'Whose decisions',
  choose: 'Choose a player',
  making: 'Reviewing…',
  unavailable: 'The bots that judge did not load, so there is no review now.',
  tryAgain: 'Try again',
  /** Once it is whole. @param marked how many decisions certainly lost something @param judged of how many */
  whole: (marked: number, judged: number): string => {
    if (judged === 0) return 'There was nothing to judge: every decision was obvious.';
    const of = judged === 1 ? '1 decision' : `${judged} decisions`;
    return marked === 0 ? `${of} judged, and nothing to point out.` : `${of} judged, ${marked} of them marked.`;
  },
  /** Beside the numbers of each verdict. */
  counts: {
    fine: 'Fine',
    unclear: 'Too close to tell',
    doubtful: 'Doubtful',
    mistake: 'Mistakes',
    blunder: 'Blunders',
  } satisfies Record<Verdict, string>,
  obvious: 'Obvious, not judged',
  lost: 'Lost in all, in % of a match',
  /** From which verdict on decisions are pointed out. */
  pointedOut: 'What to mark',
  grades: {
    doubtful: 'every loss',
    mistake: 'mistakes and worse',
    blunder: 'blunders only',
  } satisfies Record<Grade, string>,
  dearest: 'What cost the most',
  all: 'All of them, in order',
  noneDear: {
    doubtful: 'No decision clearly gave anything away.',
    mistake: 'No decision was clearly a mistake.',
    blunder: 'No decision was clearly a blunder.',
  } satisfies Record<Grade, string>,
  noneDearYet: 'Nothing so far.',
  moment: (deal: number, turn: number): string => `Deal ${deal}, turn ${turn}`,
  show: 'Watch from here',
  showOne: (moment: string): string => `Watch from here: ${moment}`,
  /** The name of a level follows. */
  playedLike: ({ name, you }: Speaker): string => `${you ? 'You' : name} played like`,
  perDecision: 'Lost in each decision, in % of a match',
  player: 'Player',
  level: 'Level',
  chance: 'Chance to win the match',
  fairShare: (share: string): string => `The dashed line is an equal share, ${share}.`,
  start: 'Start',
  byDeal: 'Deal by deal',
  byKind: 'By kind of decision',
  deal: 'Deal',
  chanceAfter: 'Chance after it',
  decisions: 'Decisions',
  pointsLost: 'Lost, in %',
  kind: 'Kind',
  kinds: {
    knock: 'Knock or play on',
    draw: 'Draw or take',
    exchange: 'What to exchange',
    discard: 'What to discard',
    change: 'Keep the hand or change it',
    declare: 'Declare or keep quiet',
    place: 'Where to place it',
  } satisfies Record<DecisionKind, string>,
  assumed: 'What is assumed',
  equity: 'The chance to win the match assumes that all who play on are equally strong.',
  bots: 'The record does not say how the bots played: they are taken to play their best.',
  people: 'People are taken to play on as well as the best bots.',
  /** In which a bot has decided for a person, or has sat in the seat before them. @param deals their numbers */
  byBot: ({ name, you }: Speaker, deals: readonly string[]): string =>
    `A bot played for ${you ? 'you' : name} in ${deals.length === 1 ? 'deal' : 'deals'} ${joined(deals, 'and')}, or in a part of ${deals.length === 1 ? 'it' : 'them'}.`,
  /** At a decision of a bot that adapts: what it would have done had it known nobody. */
  adapted: (name: string, otherwise: string): string => `${name} adapts to the others here. Otherwise: ${otherwise}.`,
  adaptedMark: 'Adapted',
  /** In the bar of a replay. */
  marked: (count: number): string => (count === 1 ? '1 marked decision' : `${count} marked decisions`),
  noneMarked: 'No marked decisions',
  nextMark: 'To the next marked decision',
  previousMark: 'To the previous marked decision',
};

/** So many deals of a hundred. */
const deals = (count: number): string => (count === 0 ? 'none of 100 deals' : `${count} of 100 deals`);
/** The same, where a hundred deals have been spoken of. */
const ofThem = (count: number): string => (count === 0 ? 'none' : String(count));

/** Moments of a match: what a decision was worth, and why. Points and values come as texts, cards as signs such as 9♥. */
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
  /** @param amount such as `12 ± 4` */
  percent: (amount: string): string => `${amount}%`,
  /** Actions as they are compared with others: “Drawing is 12 ± 4% better than knocking.” */
  better: (best: string, than: string, points: string): string => `${best} wins ${points} more matches than ${than}.`,
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
  table: 'The table at that moment',
  discards: 'Discards',
  aside: 'Just discarded',
  pool: 'In the middle',
  stock: (count: number): string => `Stock: ${count}`,
  drawn: 'drawn',
  taken: 'taken',
  known: 'Known cards',
  discarded: (sign: string): string => `discarded ${sign}`,
  gave: (sign: string): string => `gave ${sign}`,
};

/** Exercises: decisions to make again. Actions, points and dates come as texts. */
export const exercises = {
  title: 'Exercises',
  today: (done: number, of: number): string => `${done} of ${of} today`,
  /** Where an exercise comes from. */
  ownMatch: (game: string, date: string): string => `${game} · your match of ${date}`,
  library: (game: string): string => `${game} · from the master’s games`,
  question: 'What do you do?',
  right: 'Right.',
  wrong: 'There is a better move.',
  /** @param best another action, which has about the same chance */
  asGood: (best: string): string => `${best} is about as good.`,
  inTheMatch: (action: string): string => `In your match: ${action}.`,
  comesBack: (days: number): string =>
    days === 1 ? 'This comes back tomorrow.' : `This comes back in ${counted(days, 'day')}.`,
  solved: 'Solved: you will not be asked this one again.',
  best: (action: string): string => `${action}: best`,
  next: 'Next',
  done: 'That is all for today. Tomorrow there will be new ones.',
  more: 'Another one',
  nothing: 'You have solved all there are.',
  ownToo: 'Once a match of yours has been reviewed, your own mistakes come up here too.',
  actions: 'All actions',
  action: 'Action',
  chance: 'Chance to win',
};

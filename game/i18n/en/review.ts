/** The review of a match: what decisions were worth. Numbers come as texts. */
import type { Grade, Verdict } from '../../../engine/review/verdict.ts';
import type { DecisionKind } from '../../../engine/review/review.ts';
import type { Speaker } from '../message-arguments.ts';

export const review = {
  lead: 'Decisions are judged by what could be known when they were made, never by the cards that came. Losses are in points: one point is one match in a hundred.',
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
  lost: 'Points lost in all',
  /** From which verdict on decisions are pointed out. */
  pointedOut: 'Point out',
  grades: {
    doubtful: 'every loss',
    mistake: 'mistakes and worse',
    blunder: 'blunders only',
  } satisfies Record<Grade, string>,
  dearest: 'What cost most',
  all: 'All of them, in order',
  noneDear: {
    doubtful: 'No decision certainly gave anything away.',
    mistake: 'No decision was certainly a mistake.',
    blunder: 'No decision was certainly a blunder.',
  } satisfies Record<Grade, string>,
  noneDearYet: 'Nothing so far.',
  moment: (deal: number, turn: number): string => `Deal ${deal}, turn ${turn}`,
  show: 'Watch from here',
  showOne: (moment: string): string => `Watch from here: ${moment}`,
  /** The name of a level follows. */
  playedLike: ({ name, you }: Speaker): string => `${you ? 'You' : name} played like`,
  perDecision: 'Points lost in each decision',
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
  pointsLost: 'Points lost',
  kind: 'Kind',
  kinds: {
    knock: 'Knock or play on',
    draw: 'Draw or take',
    discard: 'What to discard',
    declare: 'Say it or keep quiet',
    place: 'Where to place it',
  } satisfies Record<DecisionKind, string>,
  assumed: 'What is assumed',
  equity: 'The chance to win the match supposes that all who play on are equally strong.',
  bots: 'The record does not say how the bots played: they are taken to play their best.',
  people: 'People are taken to play on as well as the best bots.',
  /** In the bar of a replay. */
  marked: (count: number): string => (count === 1 ? '1 marked decision' : `${count} marked decisions`),
  noneMarked: 'No marked decisions',
  nextMark: 'To the next marked decision',
  previousMark: 'To the previous marked decision',
};

export type ReviewWords = typeof review;

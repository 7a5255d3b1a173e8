/** What is said at a table of golf. */
import { rankOf, type Card } from '../../engine/cards.ts';
import { does, rankName, rankNames, shownValue, type Speaker } from './sentences.ts';

/** Where the slots of a row are, from left to right on the screen. */
export const SLOT_PLACES = ['on the left', 'in the middle', 'on the right'] as const;

function aRank(card: Card): string {
  const name = rankName(rankOf(card));
  return `${/^[ae]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** "Fox puts a king in the middle of the row." */
export function replacedSentence(speaker: Speaker, slot: number, card: Card): string {
  return `${does(speaker, 'put')} ${aRank(card)} ${SLOT_PLACES[slot]} of ${speaker.you ? 'your' : 'the'} row.`;
}

/** "Owl turns up an eight on the left." */
export function flippedSentence(speaker: Speaker, slot: number, card: Card): string {
  return `${does(speaker, 'turn')} up ${aRank(card)} ${SLOT_PLACES[slot]}.`;
}

/** Says which of one's own three turns it is, given how many cards one has turned up. */
export function ownTurnSentence(up: number): string {
  return ['Your turn: the first of three.', 'Your second turn.', 'Your last turn.'][up];
}

/** "16 in eights": cards of one rank that count together. */
export function rankText(value: number, rank: number): string {
  return `${shownValue(value)} in ${rankNames(rank)}`;
}

/** A screen's text for screen readers and for the page, without its buttons. */
import type { Card } from '../../../engine/cards.ts';

/** A sentence, with the cards that it names, which the page shows as pictures; null for one that is face down. */
export type Line = string | LineWithCards;

interface LineWithCards {
  text: string;
  cards: readonly (Card | null)[];
}

export function lineOf(line: Line): LineWithCards {
  return typeof line === 'string' ? { text: line, cards: [] } : line;
}

/** Something to read, under a heading where it has one. */
export interface Passage {
  /** What it is about, for the page to place it. */
  topic?: 'message' | 'hand' | 'middle' | 'players';
  title?: string;
  lines: readonly Line[];
}

export interface AccessibleScreen {
  /** What it is, for its style. */
  layer: 'table' | 'replay';
  title: string;
  passages: readonly Passage[];
  /** The heading of what can be pressed. */
  actionsTitle?: string;
}

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
  /** Identifies what is on top: when a layer is shown again, it gets its focus back. */
  layer: string;
  title: string;
  passages: readonly Passage[];
  /** The heading of what can be pressed. */
  actionsTitle?: string;
}

/**
 * A button's name for screen readers: its label, and what is printed on it if that is words and says more.
 */
export function spokenName(label: string, face: string): string {
  const printed = face.replaceAll(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(printed) || label.includes(printed)) return label;
  return printed.includes(label) ? printed : `${label}: ${printed}`;
}

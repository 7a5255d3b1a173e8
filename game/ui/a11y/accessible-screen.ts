/** What a screen says to screen readers, besides what can be pressed on it. */
import { CARD_COUNT } from '../../../engine/cards.ts';
import { cardName, cardSign } from '../../model/sentences.ts';

/** Something to read, under a heading where it has one. */
export type Passage = { title?: string; lines: readonly string[] };

export type AccessibleScreen = {
  /** Tells what lies on top from what lies below it: the focus comes back when a layer does. */
  layer: string;
  title: string;
  passages: readonly Passage[];
  /** The heading of what can be pressed. */
  ways?: string;
};

/**
 * What something is called for screen readers: by its label, and by what is printed on it where that are words and
 * says more.
 */
export function spokenName(label: string, face: string): string {
  const printed = face.replaceAll(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(printed) || label.includes(printed)) return label;
  return printed.includes(label) ? printed : `${label}: ${printed}`;
}

/** Some words with the names of cards in place of their signs: "takes the 7♥" is heard as "takes the seven of hearts". */
export function spelled(words: string): string {
  if (!/[♣♦♥♠]/.test(words)) return words;
  let told = words;
  for (let card = 0; card < CARD_COUNT; card++) told = told.replaceAll(cardSign(card), cardName(card));
  return told;
}

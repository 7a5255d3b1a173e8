/** What is said at the table, in plain words. */
import type { Card } from '../../engine/cards.ts';
import { rankOf, suitOf } from '../../engine/cards.ts';
import type { DealEnd } from '../../engine/events.ts';
import { rankLabel, SUIT_NAMES, SUIT_SIGNS } from './cards/suits.ts';

/** A player as sentences name one: `you` makes it "You lose" instead of "Owl loses". */
export type Speaker = { name: string; you: boolean };

const RANK_NAMES = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
] as const;

/** A card in a sentence: "seven of hearts". */
export function cardName(card: Card): string {
  return `${RANK_NAMES[rankOf(card)]} of ${SUIT_NAMES[suitOf(card)]}`;
}

/** A card where there is little room: "7♥". */
export function cardSign(card: Card): string {
  return rankLabel(rankOf(card)) + SUIT_SIGNS[suitOf(card)];
}

/** "Fox draws", "You draw". The verb is given as for "you". */
export function does({ name, you }: Speaker, verb: string): string {
  if (you) return `You ${verb}`;
  return `${name} ${/(s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`}`;
}

/** "Fox", "Fox and Owl", "Fox, Owl and you": you come last. */
export function listed(speakers: readonly Speaker[]): string {
  const names = speakers.toSorted((a, b) => Number(a.you) - Number(b.you)).map(({ name, you }) => (you ? 'you' : name));
  const text = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}` : (names[0] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value as shown: halves as ½. */
export function shownValue(value: number): string {
  return Number.isInteger(value) ? String(value) : `${Math.floor(value)}½`;
}

/** "24 in hearts"; without a suit where several make the value. */
export function valueText(value: number, suit: number | null): string {
  return suit === null ? shownValue(value) : `${shownValue(value)} in ${SUIT_NAMES[suit]}`;
}

export function valueSign(value: number, suit: number | null): string {
  return suit === null ? shownValue(value) : `${shownValue(value)} ${SUIT_SIGNS[suit]}`;
}

/** The suit of all these cards, null where they are of several or there are none. */
export function suitOfAll(cards: readonly Card[]): number | null {
  const suits = new Set(cards.map(suitOf));
  return suits.size === 1 ? suitOf(cards[0]) : null;
}

/** One player's loss in a deal. */
export type Loss = { seat: number; lost: number; onGrace: boolean; eliminated: boolean };

/** What a deal's end says about who loses why. */
export type Reckoning = {
  end: DealEnd;
  knocker: number;
  declarers: readonly number[];
  values: readonly (number | null)[];
};

function reason(loss: Loss, { end, knocker, declarers, values }: Reckoning, speakers: readonly Speaker[]): string {
  if (declarers.length > 0) {
    return `${listed(declarers.map((seat) => speakers[seat]))} declared ${shownValue(values[declarers[0]] ?? 31)}`;
  }
  const value = values[loss.seat];
  const shown = value === null ? '' : ` (${shownValue(value)})`;
  if (end === 'sudden-death') return `lowest card${shown}`;
  const lowest = Math.min(...values.filter((other) => other !== null));
  const hand = value === lowest ? `the lowest hand${shown}` : `${shown.slice(2, -1)} was not enough`;
  return loss.seat === knocker ? `knocked with ${hand}` : hand.replace(/^the /, '');
}

/** Says who lost how much and why: "Owl loses 2: knocked with the lowest hand (19)." */
export function lossSentences(losses: readonly Loss[], reckoning: Reckoning, speakers: readonly Speaker[]): string {
  const groups = new Map<string, Loss[]>();
  for (const loss of losses) {
    const key = `${loss.lost}: ${reason(loss, reckoning, speakers)}.`;
    groups.set(key, [...(groups.get(key) ?? []), loss]);
  }
  const lost = [...groups].map(([key, group]) => {
    const who = group.map(({ seat }) => speakers[seat]);
    return who.length === 1 ? `${does(who[0], 'lose')} ${key}` : `${listed(who)} lose ${key}`;
  });
  const fate = (which: Loss[], words: string): string[] => {
    const who = which.map(({ seat }) => speakers[seat]);
    if (who.length === 0) return [];
    return [`${listed(who)} ${who.length > 1 || who[0].you ? 'are' : 'is'} ${words}.`];
  };
  return [
    ...lost,
    ...fate(
      losses.filter(({ eliminated }) => eliminated),
      'out',
    ),
    ...fate(
      losses.filter(({ onGrace, eliminated }) => onGrace && !eliminated),
      'on the county',
    ),
  ].join(' ');
}

/** What is said at the table, in plain words. */
import type { Card } from '../../engine/cards.ts';
import { rankOf, suitOf } from '../../engine/cards.ts';
import type { DealEnd } from '../../engine/events.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { rankOfTopThree } from '../../engine/value.ts';
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

/** A rank in a sentence: "seven". */
export function rankName(rank: number): string {
  return RANK_NAMES[rank];
}

/** Several of a rank in a sentence: "sevens". */
export function rankNames(rank: number): string {
  return `${RANK_NAMES[rank]}${RANK_NAMES[rank] === 'six' ? 'es' : 's'}`;
}

/** "a", "a or b", "a, b or c". */
export function joined(parts: readonly string[], last: 'and' | 'or'): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}` : (parts[0] ?? '');
}

/** Some words as a sentence begins with them. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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
  return capitalised(joined(names, 'and'));
}

/** A value as shown: halves as ½; three of a kind that beat everything by their name. */
export function shownValue(value: number): string {
  const top = rankOfTopThree(value);
  if (top !== null) return `three ${rankNames(top)}`;
  return Number.isInteger(value) ? String(value) : `${Math.floor(value)}½`;
}

/** What somebody calls who declares: a game with three aces at 33 has names for it. */
export function declaredName({ threeAces }: HouseRules, value: number): string {
  if (threeAces === null) return shownValue(value);
  return value === threeAces ? 'Grand Cadillac' : 'Cadillac';
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

/** One player's points in a deal. */
export type Gain = { seat: number; gained: number };

/** How a table tells losses. */
export type LossWords = {
  /** Of a loss of so many tokens: the verb as for "you", and what follows it. */
  loss: (lost: number) => { verb: string; what: string };
  onGrace: string;
  out: string;
  /** Whether a knock promises the highest hand. */
  promise: boolean;
};

/** What a deal's end says about who loses or gains why. */
export type Reckoning = {
  end: DealEnd;
  knocker: number;
  declarers: readonly number[];
  values: readonly (number | null)[];
  words: LossWords;
};

/** Who lost or gained alike because of the same thing, in the order of the first of each. */
function grouped<T extends { seat: number }>(all: readonly T[], keyOf: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups];
}

function reason(
  loss: Loss,
  { end, knocker, declarers, values, words }: Reckoning,
  speakers: readonly Speaker[],
): string {
  if (declarers.length > 0) {
    return `${listed(declarers.map((seat) => speakers[seat]))} declared ${shownValue(values[declarers[0]] ?? 31)}`;
  }
  const value = values[loss.seat];
  const shown = value === null ? '' : ` (${shownValue(value)})`;
  if (end === 'sudden-death') return `lowest card${shown}`;
  const lowest = Math.min(...values.filter((other) => other !== null));
  if (words.promise && knocker >= 0) {
    const highest = Math.max(...values.filter((other) => other !== null));
    return loss.seat === knocker
      ? `promised the highest hand, but ${shown.slice(2, -1)} is not it`
      : `${does(speakers[knocker], 'keep')} the promise with ${shownValue(highest)}`;
  }
  const hand =
    value === lowest ? `the lowest ${end === 'golf' ? 'row' : 'hand'}${shown}` : `${shown.slice(2, -1)} was not enough`;
  return loss.seat === knocker ? `knocked with ${hand}` : hand.replace(/^the /, '');
}

function allDo(group: readonly { seat: number }[], verb: string, speakers: readonly Speaker[]): string {
  const who = group.map(({ seat }) => speakers[seat]);
  return who.length === 1 ? does(who[0], verb) : `${listed(who)} ${verb}`;
}

/** Says who gained how much and why: "Owl scores 1: highest hand (27)." */
export function gainSentences(
  gains: readonly Gain[],
  { end, declarers, values }: Reckoning,
  speakers: readonly Speaker[],
): string {
  const why = ({ seat }: Gain): string => {
    const shown = shownValue(values[seat] ?? 0);
    if (declarers.includes(seat)) return `declared ${shown}`;
    return end === 'sudden-death' ? `highest card (${shown})` : `highest hand (${shown})`;
  };
  return grouped(gains, (gain) => `${gain.gained}: ${why(gain)}.`)
    .map(([key, group]) => `${allDo(group, 'score', speakers)} ${key}`)
    .join(' ');
}

/** Says who lost how much and why: "Owl loses 2: knocked with the lowest hand (19)." */
export function lossSentences(losses: readonly Loss[], reckoning: Reckoning, speakers: readonly Speaker[]): string {
  const { words } = reckoning;
  const lost = grouped(losses, (loss) => `${words.loss(loss.lost).what}: ${reason(loss, reckoning, speakers)}.`).map(
    ([key, group]) => `${allDo(group, words.loss(group[0].lost).verb, speakers)} ${key}`,
  );
  const fate = (which: Loss[], words: string): string[] => {
    const who = which.map(({ seat }) => speakers[seat]);
    if (who.length === 0) return [];
    return [`${listed(who)} ${who.length > 1 || who[0].you ? 'are' : 'is'} ${words}.`];
  };
  return [
    ...lost,
    ...fate(
      losses.filter(({ eliminated }) => eliminated),
      words.out,
    ),
    ...fate(
      losses.filter(({ onGrace, eliminated }) => onGrace && !eliminated),
      words.onGrace,
    ),
  ].join(' ');
}
